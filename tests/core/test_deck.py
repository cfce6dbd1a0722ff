"""Decks, what viewers know of them, and dealing anew what they do not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from serai.core.deck import Deck, deal_hidden, in_mask, mask_of, permuted_mask
from serai.core.rng import seeded

CARDS = 10
VIEWERS = 3


def deck_of(cards: list[int]) -> Deck:
    """From the bottom up, nobody knowing anything."""
    return Deck(cards, [0] * len(cards), [])


@given(st.sets(st.integers(0, 60)))
def test_a_mask_and_its_numbers(numbers: set[int]) -> None:
    assert in_mask(mask_of(list(numbers))) == sorted(numbers)


def test_positions_count_from_the_top() -> None:
    deck = deck_of([5, 6, 7, 8])
    assert deck.top(2) == [8, 7]
    assert deck.top(9) == [8, 7, 6, 5]
    assert deck.take() == 8
    assert deck.take(2) == 6
    deck.put_under(9, 0)
    assert deck.cards == [9, 5, 7]


def test_who_is_shown_a_card_knows_its_place() -> None:
    deck = deck_of([5, 6, 7, 8])
    assert deck.show(2, 0b101) == 7
    assert deck.known_to(0) == [(2, 7)]
    assert deck.known_to(1) == []
    assert deck.known_to(2) == [(2, 7)]
    assert deck.unknown_to(0) == [5, 6, 8]


def test_knowledge_travels_with_the_place() -> None:
    deck = deck_of([5, 6, 7, 8])
    deck.show(2, 0b1)
    deck.take()
    assert deck.known_to(0) == [(1, 7)]
    deck.put_under(9, 0b10)
    assert deck.known_to(0) == [(1, 7)]
    assert deck.known_to(1) == [(4, 9)]


def test_mixing_leaves_a_zone_to_who_knew() -> None:
    """Seat 0 knew two of three cards that seat 1 then arranges: it knows both to be among the three places."""
    deck = deck_of([4, 5, 6, 7])
    deck.show(1, 0b1)
    deck.show(2, 0b1)
    for position in (1, 2, 3):
        deck.show(position, 0b10)
    deck.arrange([5, 7, 6], 1, VIEWERS)
    assert deck.top(3) == [5, 7, 6]
    assert deck.known_to(0) == []
    assert deck.zones_of(0) == [(mask_of([5, 6, 7]), mask_of([6, 7]))]
    assert deck.known_to(1) == [(1, 5), (2, 7), (3, 6)]
    assert deck.zones_of(1) == []
    assert deck.zones_of(2) == []


def test_a_card_that_is_seen_leaves_the_zone() -> None:
    deck = deck_of([4, 5, 6, 7])
    deck.add_zone(0, mask_of([5, 6, 7]), mask_of([6, 7]))
    deck.mark_seen(6, 0b1)
    assert deck.zones_of(0) == [(mask_of([5, 7]), mask_of([7]))]
    deck.mark_seen(7, 0b1)
    assert deck.zones_of(0) == []


def test_a_card_seen_by_others_stays_in_the_zone() -> None:
    deck = deck_of([4, 5, 6, 7])
    deck.add_zone(0, mask_of([5, 6, 7]), mask_of([6, 7]))
    deck.mark_seen(6, 0b10)
    assert deck.zones_of(0) == [(mask_of([5, 6, 7]), mask_of([6, 7]))]


def test_zones_that_overlap_become_one() -> None:
    deck = deck_of(list(range(CARDS)))
    deck.add_zone(0, mask_of([0, 1]), mask_of([1]))
    deck.add_zone(0, mask_of([4, 5]), mask_of([4]))
    deck.add_zone(1, mask_of([1, 2]), mask_of([2]))
    deck.add_zone(0, mask_of([1, 4, 7]), mask_of([7]))
    assert deck.zones_of(0) == [(mask_of([0, 1, 4, 5, 7]), mask_of([1, 4, 7]))]
    assert deck.zones_of(1) == [(mask_of([1, 2]), mask_of([2]))]


def test_a_zone_without_cards_is_none() -> None:
    deck = deck_of([0, 1, 2])
    deck.add_zone(0, mask_of([0, 1]), 0)
    assert deck.zones == []


def test_a_shuffle_forgets_everything() -> None:
    deck = deck_of(list(range(CARDS)))
    deck.show(1, 0b111)
    deck.add_zone(0, 0b11, 0b1)
    deck.shuffle(seeded("x"))
    assert sorted(deck.cards) == list(range(CARDS))
    assert deck.known == [0] * CARDS
    assert deck.zones == []


def test_a_clone_is_its_own() -> None:
    deck = deck_of([0, 1, 2])
    deck.add_zone(0, 0b11, 0b1)
    clone = deck.clone()
    clone.take()
    clone.show(1, 0b1)
    clone.add_zone(1, 0b11, 0b1)
    assert (deck.cards, deck.known, deck.zones) == ([0, 1, 2], [0, 0, 0], [0, 0b11, 0b1])


# Any history of a deck.


@st.composite
def handled_decks(draw: st.DrawFn) -> Deck:
    """A deck after some looking, arranging and putting under."""
    deck = deck_of(draw(st.permutations(range(CARDS))))
    for _ in range(draw(st.integers(0, 8))):
        what = draw(st.sampled_from(["show", "arrange", "blur", "under"]))
        viewers = draw(st.integers(0, 2**VIEWERS - 1))
        if what == "show":
            deck.show(draw(st.integers(1, CARDS)), viewers)
        elif what == "arrange":
            seat = draw(st.integers(0, VIEWERS - 1))
            cards = deck.top(3)
            for position in (1, 2, 3):
                deck.show(position, 1 << seat)
            deck.arrange(draw(st.permutations(cards)), seat, VIEWERS)
        elif what == "blur":
            deck.blur(draw(st.integers(1, CARDS)), draw(st.integers(0, VIEWERS - 1)), VIEWERS)
        else:
            position = draw(st.integers(1, CARDS))
            known = deck.known[deck.at(position)]
            deck.put_under(deck.take(position), known)
    return deck


@given(handled_decks())
def test_what_is_believed_is_true_and_said_once(deck: Deck) -> None:
    for viewer in range(VIEWERS):
        sure = mask_of([card for _, card in deck.known_to(viewer)])
        taken = 0
        for places, cards in deck.zones_of(viewer):
            assert cards
            assert cards & ~places == 0, "a card of a zone lies in one of its places"
            assert places & taken == 0, "zones of a viewer do not overlap"
            assert cards & sure == 0, "nobody knows a card exactly and roughly"
            taken |= places


@given(handled_decks(), st.integers(0, VIEWERS - 1), st.text(alphabet="ab", max_size=4))
def test_dealing_anew_keeps_what_a_viewer_knows(deck: Deck, viewer: int, seed: str) -> None:
    before = deck.clone()
    hidden = deck.unknown_to(viewer)
    permutation = deal_hidden(hidden, deck.zones_of(viewer), CARDS, seeded(seed))
    deck.permute(permutation, viewer)
    assert sorted(permutation) == list(range(CARDS))
    assert deck.known_to(viewer) == before.known_to(viewer)
    rough = [(len(in_mask(places)), cards) for places, cards in before.zones_of(viewer)]
    assert [(len(in_mask(places)), cards) for places, cards in deck.zones_of(viewer)] == rough
    for places, cards in deck.zones_of(viewer):
        assert cards & ~places == 0
    where_before = [places_by_position(before, places) for places, _ in before.zones_of(viewer)]
    assert [places_by_position(deck, places) for places, _ in deck.zones_of(viewer)] == where_before
    for other in range(VIEWERS):
        for places, cards in deck.zones_of(other):
            assert cards & ~places == 0


def places_by_position(deck: Deck, places: int) -> list[int]:
    return [index for index, card in enumerate(deck.cards) if places >> card & 1]


@given(
    st.sets(st.integers(0, CARDS - 1), min_size=2),
    st.data(),
)
def test_guarded_places_never_get_banned_cards(hidden: set[int], data: st.DataObject) -> None:
    """As many cards are allowed at the guarded places as there are such places, or more."""
    cards = sorted(hidden)
    banned = data.draw(st.sets(st.sampled_from(cards), max_size=len(cards) // 2))
    allowed = [card for card in cards if card not in banned]
    guarded = mask_of(data.draw(st.lists(st.sampled_from(allowed), unique=True)))
    permutation = deal_hidden(cards, [], CARDS, seeded("x"), guarded, mask_of(sorted(banned)))
    assert sorted(permutation[card] for card in cards) == cards
    assert all(permutation[card] == card for card in range(CARDS) if card not in hidden)
    assert not any(permutation[place] in banned for place in in_mask(guarded))


@given(st.sets(st.integers(0, CARDS - 1)), st.permutations(range(CARDS)))
def test_a_permuted_mask(cards: set[int], permutation: list[int]) -> None:
    assert in_mask(permuted_mask(mask_of(list(cards)), permutation)) == sorted(permutation[card] for card in cards)
