"""Everything a game can say has a message, and every message can be said, in every language."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

import serai
from serai.bots import LEVELS
from serai.core.events import Event
from serai.core.game import Game
from serai.core.refusals import Reason, Refusal
from serai.core.registry import find, names
from serai.testing import missing_words, scenario
from serai.testing.texts import PEOPLE, complete, declared, samples, sentences, words_of
from serai.text import Phrasebook, bot_help
from serai.text.phrasebook import Words, message_id
from tests.text.languages import LANGUAGES, phrasebook

GAMES = names()
CORE_REFUSALS = {
    "game_is_over": {},
    "not_your_decision": {"seat": 1},
    "not_asked_now": {},
    "nothing_to_undo": {},
    "undo_would_unsee": {},
    "undo_needs_consent": {},
}

POWERS_OF_TWO = [
    ("standard", "nl", None, None),
    ("advanced", "fr", "palace_wear", "palace_wear"),
    ("advanced", "nl", "palace_wear", "cleaning_bill"),
]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return serai.game(request.param)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def phrases(game: Game, lang: str) -> Phrasebook:
    return phrasebook(game.id, lang)


def test_no_words_are_missing(game: Game, lang: str) -> None:
    assert len(list(sentences(game))) > 100
    assert missing_words(game, lang) == []


def test_every_piece_of_advice_has_a_message(game: Game, phrases: Phrasebook) -> None:
    reasons = declared(game, Reason, advice=True)
    assert len(reasons) >= 10
    for reason in reasons:
        for facts in samples(game, reason.fields):
            said = phrases.say(message_id("reason", reason.code), facts, PEOPLE)
            assert complete(said), f"{reason.code} with {facts}: {said!r}"


def test_the_refusals_of_the_core_have_messages(phrases: Phrasebook) -> None:
    for code, facts in CORE_REFUSALS.items():
        assert complete(phrases.say(message_id("refusal", code), facts, PEOPLE)), code


def test_every_question_of_real_games_can_be_asked(game: Game) -> None:
    from serai.terminal import screen_for

    screen = screen_for(game)
    phrasebooks = [phrasebook(game.id, lang) for lang in LANGUAGES]
    for players in game.meta.players:
        match = game.new(players=players, seed=3)
        while match.decision is not None and len(match.choices) < 400:
            decision, view = match.decision.as_dict(), match.view(match.decision.seat)
            message, facts = message_id("ask", str(decision["kind"])), screen.facts(view)
            for phrases in phrasebooks:
                said = phrases.say(
                    message, {"from": 0, "to": 0, **decision.get("range", {}), **facts}, screen.names(view)
                )
                assert complete(said), f"{decision} in {phrases.lang}: {said!r}"
            match.act(match.decision.actions[len(match.choices) * 7 % len(match.decision.actions)])


def test_every_card_of_emira_says_what_it_does(lang: str) -> None:
    phrases = phrasebook("emira", lang)
    for card in words_of(phrases.game, "event"):
        assert complete(phrases.effect("event-card", card)), card


@pytest.mark.parametrize("kind", ["artifact", "item"])
def test_every_artifact_and_every_spell_of_dragons_says_what_it_does(kind: str, lang: str) -> None:
    phrases = phrasebook("dragons", lang)
    things = words_of(phrases.game, kind)
    usable = words_of(phrases.game, "artifact") if kind == "item" else []
    for thing in things:
        assert phrases.knows(message_id(kind, str(thing))), thing
        assert thing in usable or complete(phrases.effect(kind, thing)), thing


@pytest.mark.parametrize(("mode", "edition", "albina", "firyal"), POWERS_OF_TWO)
def test_every_power_of_a_princess_has_a_message(
    mode: str, edition: str, albina: str | None, firyal: str | None, lang: str
) -> None:
    phrases = phrasebook("emira", lang)
    palace = [card for card in words_of(phrases.game, "princess") if card != "sidi_suleiman"]
    match = scenario("emira", mode=mode, edition=edition, base_room=28, palace={0: palace}, in_play=[])
    powers = {princess["card"]: princess["power"] for princess in match.view(None)["sheiks"][0]["palace"]}
    assert (powers["albina"], powers["firyal"], powers["asima"]) == (albina, firyal, None)
    for power in powers.values():
        assert power is None or complete(phrases.name("power", power)), power


HINDS = [
    ("next_round", "may_be_chosen", "you miss the next round"),
    ("next_round", "barred", "you miss the next round; meanwhile no new princess chooses you"),
    ("while_in_palace", "may_be_chosen", "you miss every round while she stays"),
    ("while_in_palace", "barred", "you miss every round while she stays; meanwhile no new princess chooses you"),
]


@pytest.mark.parametrize(("duration", "phase6", "said"), HINDS)
def test_a_card_says_what_it_does_at_this_table(duration: str, phase6: str, said: str) -> None:
    settings = find("emira").resolve_settings({"hind_duration": duration, "hind_phase6": phase6})
    assert Phrasebook(find("emira"), settings=settings).name("power", "honeymoon") == said


@pytest.mark.parametrize(
    ("power", "option", "values"),
    [
        ("honeymoon", "hind_duration", ["next_round", "while_in_palace"]),
        ("honeymoon", "hind_phase6", ["may_be_chosen", "barred"]),
        ("lose_appearance", "loss_powers_repeat", ["first_time_per_player", "every_time"]),
        ("lose_status", "loss_powers_repeat", ["first_time_per_player", "every_time"]),
        ("cleaning_bill", "firyal_fee", [30, 70]),
    ],
)
def test_a_card_says_so_in_every_language(power: str, option: str, values: list[object], lang: str) -> None:
    game = find("emira")
    tables = [Phrasebook(game, lang, game.resolve_settings({option: value})) for value in values]
    said = [phrases.name("power", power) for phrases in tables]
    assert all(map(complete, said))
    assert len(set(said)) == len(values)
    assert phrasebook("emira", lang).name("power", power) == said[0], "without a table, as usual"


@pytest.mark.parametrize(
    ("spell", "option", "values"),
    [
        ("alms", "alms_units", [3, 1, 5]),
        ("baksheesh", "baksheesh_units", [2, 1]),
        ("sultans_taxes", "taxes_units", [1, 2]),
        ("offering", "offering_units", [5, 1, 4, 10]),
        ("sacrifice", "sacrifice_units", [7, 1, 3]),
        ("teleportation", "teleport_units", [3, 0, 1, 5]),
        ("teleportation", "teleportation", ["placement_limits", "any_unscored"]),
        ("dragon_flight", "flight_top", [4, 1, 5]),
        ("dragon_flight", "flight_second", [2, 0, 1, 5]),
        ("smuggling", "smuggling_strength", ["ties_with_all", "3"]),
    ],
)
def test_a_spell_says_what_it_gives_and_takes_at_this_table(
    spell: str, option: str, values: list[object], lang: str
) -> None:
    game = find("dragons")
    said = [Phrasebook(game, lang, game.resolve_settings({option: value})).effect("item", spell) for value in values]
    assert all(map(complete, said))
    assert len(set(said)) == len(values)
    assert phrasebook("dragons", lang).effect("item", spell) == said[0], "without a table, as usual"
    for value, text in zip(values, said, strict=True):
        if isinstance(value, int) and value > 1:
            assert str(value) in text


def test_sentences_do_not_know_the_options_of_a_table() -> None:
    phrases = Phrasebook(serai.game("emira"))
    words = "power-odd = { $upkeep } a round\n    .effect = costs { $upkeep }\nevent-odd = pays { $upkeep }"
    phrases._bundle.add_resource(FluentResource(words))
    assert phrases.name("power", "odd") == "50 a round"
    assert phrases.effect("power", "odd") == "costs 50"
    assert phrases.event(Event("odd", "1", {}, None, 0)) == "Odd"


def test_names_of_copies_are_the_same() -> None:
    phrases = Phrasebook(serai.game("emira"))
    assert phrases.name("event-card", "vermin_1") == phrases.name("event-card", "vermin_3") == "Vermin"
    assert phrases.name("status", "status_350_4") == "status card 350 (1 point)"
    assert phrases.name("status", "status_1500") == "status card 1500 (3 points)"


def test_what_nobody_has_written_falls_back_to_plain_data() -> None:
    phrases = Phrasebook(serai.game("emira"))
    assert phrases.event(Event("sky_fell", "1", {"seat": 1}, None, 0)) == "Sky fell (seat 1)"
    assert phrases.refusal(Refusal("too_blue", "1", {"blue": 3})) == "Too blue (blue 3)"
    assert phrases.question({"kind": "which_sky"}) == "Which sky?"
    assert phrases.move({"kind": "fly", "to": "moon"}, "which_sky") == "fly moon"
    assert phrases.name("planet", "red_one") == "red one"
    assert phrases.ending("big_bang") == "Big bang"


def test_a_message_with_missing_facts_falls_back_too() -> None:
    phrases = Phrasebook(serai.game("emira"))
    assert phrases.event(Event("bid_made", "4.4.2", {"seat": 1}, None, 0)) == "Bid made (seat 1)"


def test_numbers_have_no_separators_and_plurals_work() -> None:
    phrases = Phrasebook(serai.game("emira"))
    won = Event("auction_won", "4.4.3", {"seat": 0, "bid": 1250, "discount": 0, "paid": 1250}, None, 0)
    assert phrases.event(won, PEOPLE) == "Green wins with 1250 and pays 1250."
    one, two = (Event("camels_born", "5.2", {"seat": 4, "camels": camels}, None, 0) for camels in (1, 2))
    assert phrases.event(one, PEOPLE) == "Black gains a camel."
    assert phrases.event(two, PEOPLE) == "Black gains 2 camels."
    assert phrases.event(two) == "Seat 5 gains 2 camels."


def test_records_are_put_in_words_by_the_messages_of_the_game() -> None:
    phrases = Phrasebook(serai.game("dragons"))
    token = {"piece": 7, "owner": 1, "what": "token", "value": None, "face_up": False, "doubled": False}
    seen = {**token, "value": 9, "face_up": True, "doubled": True}
    carpet = {**seen, "what": "flying_carpet", "value": 3, "doubled": False}
    home = {"piece": token, "space": "market"}
    assert phrases.say("event-piece-went-home", home, PEOPLE) == "White's token #7 goes home from the market."
    assert phrases.say("event-tokens-turned-up", {"space": "tent", "pieces": [seen, carpet]}, PEOPLE) == (
        "Turned up in Aladdin's tent: White's 9 (doubled), White's carpet."
    )


def test_records_of_numbers_have_plurals_and_leave_zeros_out() -> None:
    phrases = Phrasebook(serai.game("dragons"))
    paid = {"seat": 0, "units": {"crown": 1, "pearl": 0, "gem": 12}}
    assert phrases.say("event-taxes-paid", paid, PEOPLE) == "Green pays 1 crown, 12 gems as taxes."
    assert phrases.say("event-taxes-paid", {"seat": 0, "units": {}}, PEOPLE) == "Green pays nothing as taxes."
    filled = {"cave": "cave_red", "amounts": [4, 2, 0, 0]}
    assert phrases.say("event-cave-filled", filled) == "Red cave, from the top: 4, 2."


def test_several_seats_have_their_names() -> None:
    phrases = Phrasebook(serai.game("dragons"))
    passes = {"window": "start", "seats": [2, 0]}
    assert phrases.say("event-passes", passes, PEOPLE) == "Nothing from Red, Green."
    assert phrases.say("event-passes", passes) == "Nothing from Seat 3, Seat 1."


def test_a_record_without_a_message_falls_back_to_plain_data() -> None:
    phrases = Phrasebook(serai.game("emira"))
    phrases._bundle.add_resource(
        FluentResource('odd = { THING($moon, "moon") }\nmany = { COUNTS($sky, "star") }\nall = { $moon }')
    )
    assert phrases.say("odd", {"moon": {"face": "full"}}) == "Moon (face full)"
    assert phrases.say("many", {"sky": {"red_giant": 2}}) == "2 red giant"
    assert phrases.say("all", {"moon": {"face": "full"}}) == "face full"


def test_equal_things_are_counted() -> None:
    phrases = Phrasebook(serai.game("saba"))
    data = {"seat": 0, "card": "arch_3", "site": 1, "paid": ["alabaster", "sandstone", "sandstone"]}
    built = phrases.event(Event("built", "4.4.3", data, None, 0), ["Blue"])
    assert built == "Blue builds arch 3 from site 1 for 1 alabaster, 2 sandstone."
    taken = {"seat": 0, "card": "treasure_1", "site": 1, "paid": []}
    free = phrases.event(Event("special_taken", "4.4.4", taken, None, 0), ["Blue"])
    assert free == "Blue takes the first treasure chamber card from site 1 for nothing."


def test_every_action_card_of_saba_says_what_it_does(lang: str) -> None:
    phrases = phrasebook("saba", lang)
    for card in words_of(phrases.game, "action_card"):
        assert complete(phrases.effect("action-card", card)), card


@pytest.mark.parametrize("kind", ["card", "quarter", "resource"])
def test_every_card_quarter_and_resource_of_saba_has_a_name(kind: str, lang: str) -> None:
    phrases = phrasebook("saba", lang)
    for thing in words_of(phrases.game, kind):
        assert phrases.knows(message_id(kind, str(thing))), thing


def test_a_kind_may_name_a_form_of_the_word() -> None:
    phrases = Phrasebook(find("saba"))
    words = """
resource-gold = gold
    .whose = of gold
gets = { NAME($type, "resource.whose") }, { NAMES($types, "resource.whose") }
"""
    phrases._bundle.add_resource(FluentResource(words), allow_overrides=True)
    said = phrases.say("gets", {"type": "gold", "types": ["gold", "ebony"]})
    assert said == f"of gold, of gold, {phrases.name('resource', 'ebony')}"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_says_what_it_settles_and_what_its_values_are(name: str) -> None:
    game = find(name)
    words = phrasebook(name, "en")
    assert words.summary()
    for setting in game.settings:
        message = message_id("option", setting.name)
        assert words.say(message), setting.name
        assert words.setting_help(setting) != words.say(message), setting.name
        for value in setting.values:
            if isinstance(value, str):
                assert words.say(message_id(message, value.replace(":", "-"))), (setting.name, value)


def test_levels_of_bots_have_names_and_say_what_they_are_like() -> None:
    words = Words()
    for level in LEVELS:
        assert words.say(message_id("bot", level.name)), level.name
        assert bot_help(level.name).endswith("."), level.name
