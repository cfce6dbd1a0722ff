"""The proof of a shuffle: made when a game is over, checked by anybody, and explained in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, ValidationError

from serai.server.tables import shuffle
from serai.server.tables.table import Table

OLD_MEANING = (
    "Scheme 1: this proves that the server did not change the deal after the players' salts were in. It does not bind "
    "an operator who plays: whoever knew the secret could try many salts before adding one."
)


def proof_of(table: Table) -> dict[str, object] | None:
    """What is published after the game, so that everybody can derive the seed again. None for a given position."""
    secret = table.opened.secret
    if table.opened.scheme == shuffle.OPEN_SALTS:
        return shuffle.proof(secret, table.id, [seat.salt for seat in table.seats])
    if not table.dealt_together:
        return None
    return {
        "scheme": shuffle.COMMITTED_SALTS,
        "table": table.id,
        "commitment": shuffle.commitment(secret),
        "secret": secret,
        **table.current_deal.proof(),
        "called_off": [{**deal.proof(), "by": deal.called_off_by} for deal in table.called_off],
    }


@dataclass(frozen=True)
class Kept:
    """What a player noted before the deal, to compare with; None where nothing was noted."""

    commitment: str | None = None
    fingerprint: str | None = None
    salt: str | None = None
    commit: str | None = None


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class OldProof(_Strict):
    """Of scheme 1."""

    table: str
    commitment: str
    secret: str
    salts: list[str]


class ShownDeal(_Strict):
    """By seat: the commitments, and the salts that were revealed."""

    deal: int
    names: list[str]
    commitments: list[str | None]
    salts: list[str | None]
    absent: list[int]
    uncommitted: list[int] = []

    def problems(self) -> list[str]:
        """Salts that do not match a commitment, and seats that are wrongly listed as absent or not."""
        if len(self.commitments) != len(self.salts):
            return ["shuffle: there are not as many salts as commitments"]
        wrong = []
        for seat, (commit, salt) in enumerate(zip(self.commitments, self.salts, strict=True)):
            if salt is not None and (commit is None or shuffle.commitment(salt) != commit):
                wrong.append(f"shuffle: the salt of seat {seat} is not the one that it has committed to")
        missing = [seat for seat, commit in enumerate(self.commitments) if commit and self.salts[seat] is None]
        if missing != self.absent:
            wrong.append(f"shuffle: the seats {missing} were absent, not {self.absent}")
        if any(self.commitments[seat : seat + 1] != [None] for seat in self.uncommitted):
            wrong.append(f"shuffle: not all of the seats {self.uncommitted} are without a commitment")
        return wrong

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"seat {seat}"

    def named(self, seats: Sequence[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)


class CalledOffDeal(ShownDeal):
    by: int


class Proof(ShownDeal):
    """Of scheme 2."""

    scheme: int
    table: str
    commitment: str
    secret: str
    called_off: list[CalledOffDeal]

    @property
    def revealed(self) -> list[int]:
        return [seat for seat, salt in enumerate(self.salts) if salt is not None]


def proof_in(save: Mapping[str, object]) -> Proof | OldProof | str:
    """The proof of a save, or what is wrong with it."""
    given = save.get(shuffle.PROOF)
    if not isinstance(given, dict):
        return "shuffle: there is no proof"
    try:
        if "scheme" not in given:
            return OldProof.model_validate(given)
        if given["scheme"] == shuffle.COMMITTED_SALTS:
            return Proof.model_validate(given)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        return f"shuffle: not all of the proof is there, or it is not well formed ({place})"
    return f"shuffle: scheme {given['scheme']!r} is not known here; 1 and 2 are"


def problems(save: Mapping[str, object], kept: Kept | None = None) -> list[str]:
    """What is wrong with a save's proof."""
    proof = proof_in(save)
    if isinstance(proof, str):
        return [proof]
    try:
        return derivation_problems(save, proof, kept or Kept())
    except ValueError:
        return ["shuffle: the secret or a salt is not hexadecimal"]


def derivation_problems(save: Mapping[str, object], proof: Proof | OldProof, kept: Kept) -> list[str]:
    found, wrong = shuffle.commitment(proof.secret), []
    if proof.commitment != found:
        wrong.append(f"shuffle: the secret's hash is {found}, not the commitment {proof.commitment}")
    if kept.commitment is not None and kept.commitment.lower() != found:
        wrong.append(f"shuffle: the secret's hash is {found}, not {kept.commitment} as was promised")
    if isinstance(proof, OldProof):
        seed = shuffle.seed_of(proof.secret, proof.table, proof.salts)
        if kept != Kept(commitment=kept.commitment):
            wrong.append("shuffle: scheme 1 knows no commitments of players to compare with")
    else:
        seed = shuffle.seed_of_deal(proof.secret, proof.table, proof.deal, proof.salts)
        wrong += deal_problems(proof) + own_problems(proof, kept)
    if save.get("seed") != seed:
        wrong.append(f"shuffle: secret, table and salts give the seed {seed}, not {save.get('seed')}")
    return wrong


def deal_problems(proof: Proof) -> list[str]:
    deals = [*proof.called_off, proof]
    wrong = [problem for deal in deals for problem in deal.problems()]
    if [deal.deal for deal in deals] != list(range(len(deals))):
        wrong.append("shuffle: the deals that were called off are not all there, or not in order")
    return wrong


def own_problems(proof: Proof, kept: Kept) -> list[str]:
    """What is wrong for a player who took part."""
    wrong = []
    found = shuffle.fingerprint(proof.table, proof.deal, proof.commitment, proof.commitments)
    if kept.fingerprint is not None and kept.fingerprint.lower() != found:
        wrong.append(f"shuffle: the fingerprint of all commitments is {found}, not {kept.fingerprint} as was shown")
    if kept.commit is not None and kept.commit.lower() not in proof.commitments:
        wrong.append("shuffle: your commitment is not in this deal")
    if kept.salt is not None and kept.salt.lower() not in proof.salts:
        named = shuffle.commitment(kept.salt) in proof.commitments
        why = "you are said not to have revealed it" if named else "nor is your commitment"
        wrong.append(f"shuffle: your salt is not in this deal; {why}")
    return wrong


def meaning(save: Mapping[str, object]) -> list[str]:
    """What a verified proof proves, and against whom."""
    proof = proof_in(save)
    if isinstance(proof, str):
        return [proof]
    if isinstance(proof, OldProof):
        return [OLD_MEANING]
    told = [whom_it_binds(proof)]
    if proof.absent:
        choices = 2 ** len(proof.absent)
        told.append(
            f"Absent, though committed: {proof.named(proof.absent)}. Whoever withholds a salt together with the server "
            f"can choose between {choices} deals; everybody was told, and could call the deal off."
        )
    if proof.uncommitted:
        told.append(
            f"Not in this shuffle, though in the one before: {proof.named(proof.uncommitted)}. Everybody was told, and "
            "could call the deal off."
        )
    for deal in proof.called_off:
        absent = sorted(deal.absent + deal.uncommitted)
        told.append(f"Deal {deal.deal + 1} was called off by {deal.name(deal.by)}; absent were {deal.named(absent)}.")
    return told


def whom_it_binds(proof: Proof) -> str:
    if not proof.revealed:
        return (
            "Scheme 2, but nobody who plays took part in the shuffle: this proves only that the server did not "
            "change its secret after showing the commitment; it may have chosen one to its liking."
        )
    return (
        "Scheme 2: as long as one of the following people did not collude with the server, nobody chose this deal: "
        f"{proof.named(proof.revealed)}. To be sure of others' commitments, compare the fingerprint that was shown "
        "while the cards were dealt (--fingerprint)."
    )
