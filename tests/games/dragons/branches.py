"""Every artifact and every spell with every branch of its effect (6.2, 6.4): `python3 dev.py branches dragons`."""

from __future__ import annotations

from serai.testing.branches import Branch, Sign, sign


def countered(spell: str) -> Branch:
    return Branch(spell, "cancelled by a Counterspell", [sign("spell_countered", spell=spell)])


def in_vain(spell: str, why: str) -> Branch:
    return Branch(spell, f"without effect: {why}", [sign("spell_without_effect", spell=spell)])


def cast_on(spell: str) -> Sign:
    return sign("spell_cast_on_space", spell=spell)


def used(artifact: str) -> Sign:
    return sign("artifact_used", artifact=artifact)


def levy(spell: str) -> list[Branch]:
    return [
        Branch(spell, "a choice of treasures is returned", [sign("treasures_returned", spell=spell)]),
        Branch(spell, "somebody with less returns everything", [sign("all_treasures_returned", spell=spell)]),
        countered(spell),
    ]


UNSEEN_HOME = sign("piece_went_home", piece__value=None)


def eclipse(spell: str) -> list[Branch]:
    return [
        Branch(spell, "a face-up token goes home", [cast_on(spell), sign("piece_went_home", piece__face_up=True)]),
        Branch(
            spell, "a face-down token goes home unseen", [cast_on(spell), sign("piece_went_home", piece__value=None)]
        ),
        in_vain(spell, "wrong parity"),
        countered(spell),
    ]


LANDED = sign("carpet_landed", piece__what="flying_carpet")
BORROWED_LANDED = sign("carpet_landed", piece__what="borrowed_carpet")

BRANCHES = [
    Branch("lamp", "lit by the first spell of a round", [sign("lamp_lit")]),
    Branch("counterspell", "cancels a spell at once", [used("counterspell"), sign("spell_countered")]),
    Branch("astral_double", "doubles a token", [sign("piece_doubled", piece__what="token")]),
    Branch("astral_double", "doubles a carpet", [sign("piece_doubled", piece__what="flying_carpet")]),
    Branch("astral_double", "finds its piece gone, or the room full", [sign("double_found_no_piece")]),
    Branch("flying_carpet", "lands on the space being scored", [used("flying_carpet"), LANDED]),
    Branch("flying_carpet", "lands in the guard room", [sign("carpet_landed", space="guard_room")]),
    Branch("flying_carpet", "lands in a palace room", [sign("carpet_landed", space="room_1")]),
    Branch("flying_carpet", "finds no place any more", [sign("carpet_found_no_place")]),
    Branch("flying_carpet", "is taken back and stays used", [sign("piece_went_home", piece__what="flying_carpet")]),
    Branch("key", "lets its owner in", [used("key"), sign("key_turned"), sign("admitted_by_key")]),
    Branch("scroll", "breaks the tie at the end", [sign("scrolls_decided")]),
    Branch("scroll", "is handed over by the Apprentice", [sign("artifacts_swapped", given="scroll")]),
    Branch("abracadabra", "takes a hidden artifact", [sign("took_a_hidden_one")]),
    Branch("abracadabra", "takes the one on sale", [sign("took_the_one_on_sale"), sign("artifact_bought")]),
    Branch(
        "abracadabra",
        "cancelled: the purchase stands",
        [sign("spell_countered", spell="abracadabra"), sign("artifact_bought")],
    ),
    Branch("sorcerers_apprentice", "swaps two artifacts", [sign("artifacts_swapped")]),
    in_vain("sorcerers_apprentice", "the artifact was used meanwhile"),
    countered("sorcerers_apprentice"),
    Branch("alms", "treasures are taken", [sign("spell_cast", spell="alms"), sign("alms_taken")]),
    Branch("alms", "cast at the door, then a bribe", [sign("alms_taken"), sign("guard_bribed")]),
    in_vain("alms", "the bank is empty"),
    countered("alms"),
    Branch("baksheesh", "paid for", [sign("spell_cast", spell="baksheesh"), sign("baksheesh_paid")]),
    Branch("baksheesh", "a token is taken back", [sign("spell_cast", spell="baksheesh"), sign("piece_went_home")]),
    countered("baksheesh"),
    Branch("smuggling", "into every empty place of the city", [sign("smuggled_in")]),
    in_vain("smuggling", "no place is empty any more"),
    countered("smuggling"),
    Branch("last_shall_be_first", "takes force", [sign("last_are_first")]),
    countered("last_shall_be_first"),
    Branch("exchange", "treasures are exchanged", [sign("treasures_exchanged")]),
    in_vain("exchange", "nothing left to exchange"),
    countered("exchange"),
    *eclipse("lunar_eclipse"),
    Branch(
        "lunar_eclipse",
        "a carpet goes home",
        [cast_on("lunar_eclipse"), sign("piece_went_home", piece__what="flying_carpet")],
    ),
    *eclipse("solar_eclipse"),
    Branch("dragon_flight", "treasure for an empty cave", [sign("dragon_flew")]),
    Branch("dragon_flight", "less, because the bank is short", [sign("dragon_flew", amounts=[3, 0, 0, 0])]),
    in_vain("dragon_flight", "the bank has none of the kind"),
    countered("dragon_flight"),
    Branch("borrow", "a carpet lands", [sign("artifact_borrowed", artifact="flying_carpet"), BORROWED_LANDED]),
    Branch("borrow", "a borrowed carpet vanishes", [sign("piece_went_home", piece__what="borrowed_carpet")]),
    Branch("borrow", "a double", [sign("artifact_borrowed_for"), sign("piece_doubled")]),
    Branch("borrow", "a key", [sign("artifact_borrowed", artifact="key"), sign("admitted_by_key")]),
    Branch("borrow", "a Counterspell, in stage 1", [sign("spell_countered_by_loan")]),
    Branch("borrow", "a Counterspell that comes too late", [sign("borrowed_counterspell_too_late")]),
    countered("borrow"),
    Branch("spy", "others place face up", [sign("spy_sent"), sign("token_placed_face_up")]),
    Branch("spy", "the caster goes on face down", [sign("spy_sent"), sign("token_placed")]),
    countered("spy"),
    Branch("sultans_taxes", "paid for all pieces", [sign("taxes_paid")]),
    Branch("sultans_taxes", "all pieces are withdrawn", [sign("pieces_withdrawn")]),
    countered("sultans_taxes"),
    Branch("mirage", "another artifact goes on sale", [sign("mirage_changed")]),
    Branch("mirage", "the same one stays on sale", [sign("mirage_kept")]),
    countered("mirage"),
    Branch("eye_for_an_eye", "a piece for a piece", [sign("eye_answered")]),
    Branch("eye_for_an_eye", "nothing to remove in return", [sign("no_piece_to_remove_in_return")]),
    in_vain("eye_for_an_eye", "the piece is gone"),
    countered("eye_for_an_eye"),
    *levy("offering"),
    Branch("dragon_return", "a cave loses its treasure", [sign("dragon_returned")]),
    countered("dragon_return"),
    *levy("sacrifice"),
    Branch(
        "second_chance",
        "an own token moves",
        [sign("spell_cast_to_move", spell="second_chance"), sign("piece_moved")],
    ),
    in_vain("second_chance", "the token or the destination is lost"),
    countered("second_chance"),
    Branch("close_sesame", "a space is sealed", [sign("space_sealed")]),
    countered("close_sesame"),
    Branch(
        "teleportation",
        "another's token moves and its owner is paid",
        [sign("spell_cast_to_move", spell="teleportation"), sign("piece_moved"), sign("teleport_paid")],
    ),
    in_vain("teleportation", "the token cannot move, nothing is paid"),
    countered("teleportation"),
]
