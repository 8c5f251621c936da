"""Whole games, followed by somebody who knows only the texts (`bookkeeping`): hands, piles, turns and points agree."""

from pathlib import Path
from typing import Final
from zlib import crc32

import pytest

from games.nottingham.bookkeeping import Bookkeeper
from spielwerk.core.driver import check_draws, new_game
from spielwerk.core.files import load_record
from spielwerk.core.game import NOBODY, State
from spielwerk.core.random import Random
from spielwerk.core.record import Record
from spielwerk.games.nottingham.actions import PASS, SET, SPRING
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.invariants import Watch
from spielwerk.games.nottingham.state import DECIDING, DISCARDING, FAVOURING, REVEALING
from spielwerk.games.nottingham.terms import KIND_NAMES, KINDS
from spielwerk.games.nottingham.turn import Nottingham

PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "five_players.txt"

RETURNS: Final = [50, 68, 59, 54, 56]
END: Final = 149651816
VIEWS: Final = [
    14998406140,
    12045802555,
    11403314308,
    15120354742,
    21468809071,
    16587715790,
    10110534044,
    9484373627,
]
"""Sums of the texts of the views of all seats and of onlookers, added up, after every fifty entries."""


def agreed(state: Nottingham, book: Bookkeeper) -> None:
    """The engine's position is what the bookkeeper has."""
    for seat, colour in enumerate(book.colours):
        hand = [book.hands[colour][kind] for kind in KIND_NAMES]
        assert [state.count(seat, kind) for kind in range(KINDS)] == hand, colour
        assert int(state.lying[seat]) == len(book.ambushes[colour])
    assert state.returns() == book.points()
    assert state.sheriff == book.sheriff
    discards, pile = (book.discards, book.pile) if book.pile.total() else (book.pile, book.discards)
    # An empty pile is shuffled as soon as a card is needed.
    if book.pile.total() or state.phase in (REVEALING, FAVOURING):
        assert list(state.discards) == [discards[kind] for kind in KIND_NAMES]
        assert list(state.pile) == [pile[kind] for kind in KIND_NAMES]
    if state.phase in (REVEALING, DECIDING):
        assert state.seat_name(int(state.turn)) == book.turn


def follow(record: Record) -> Nottingham:
    """Replays a record, comparing at every step."""
    start = record.initial_state()
    assert isinstance(start, Nottingham)
    book = Bookkeeper(record.players, list(start.settings.numbers))
    watch = Watch(start)

    def compare(state: State, index: int) -> None:
        assert isinstance(state, Nottingham)
        if index > 0:
            agreed(state, book)
            assert watch.look(state, -1, 0) == []
        entry = record.entries[index]
        book.hear(entry.actor, entry.text)

    end = record.replay(before=compare)
    assert isinstance(end, Nottingham)
    assert end.returns() == book.points()
    return end


def random_record(seed: int, players: int) -> Record:
    """A random game in which whoever can trade something mostly does. One in which both piles run out is not for the
    bookkeeper; another one is played then."""
    play = new_game(GAME, {"players": players}, f"bookkeeping {seed}")
    random = Random(seed)
    while not play.state.is_terminal():
        seats = play.state.deciders()
        seat = seats[random.below(len(seats))]
        legal = play.state.legal_actions(seat)
        better = [action for action in legal if SET <= action < SPRING] or [a for a in legal if a != PASS] or legal
        chosen = better if random.below(4) else legal
        play.act(chosen[random.below(len(chosen))], seat)
        assert isinstance(play.state, Nottingham)
        if play.state.phase == DISCARDING:
            return random_record(seed + 1000, players)
    return play.record


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("seed", range(6))
def test_the_engine_and_the_bookkeeper_agree(players: int, seed: int) -> None:
    assert follow(random_record(seed + 100 * players, players)).is_terminal()


def test_a_playthrough_of_five() -> None:
    """A game that was looked at: attacks, chains, offers taken and refused, foiled sets, tasks, a shuffled pile."""
    record = load_record(PLAYTHROUGH)
    check_draws(record)
    state = follow(record)
    texts = [entry.text.split()[0] for entry in record.entries]
    for verb in ("defend", "yield", "take", "theft", "accept", "refuse", "barter", "lay", "spring", "hold", "task"):
        assert verb in texts, verb
    assert state.is_terminal()
    assert state.returns() == RETURNS
    assert crc32(state.to_string().encode()) == END


def test_what_each_seat_has_seen_of_it_stays_the_same() -> None:
    """Views at the end of every fiftieth step, for every seat."""
    record = load_record(PLAYTHROUGH)
    sums = []
    for index, (_, state) in enumerate(record.steps()):
        if index % 50 == 49 and not state.is_terminal():
            sums.append(sum(crc32(state.view(seat).to_string().encode()) for seat in (NOBODY, *range(5))))
    assert sums == VIEWS
