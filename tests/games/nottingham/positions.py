"""Positions to test rules on: whatever lies on the table, written in few words; all other cards are in the pile.

    state = table(red="3 pearls 2 gold", yellow="coin", ambushes={"green": "pearls-gems"})
    play(state, "chance: reveal gems", "red: act", "red: raid yellow")

It is red's turn, and the next card is about to be revealed. Nobody knows anything of the others' hands yet.
"""

from collections.abc import Mapping

from spielwerk.core.game import NOBODY
from spielwerk.core.options import options_of
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import ambush_name
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.invariants import check
from spielwerk.games.nottingham.knowledge import row
from spielwerk.games.nottingham.rules import turns
from spielwerk.games.nottingham.state import SHUFFLED, UNDER
from spielwerk.games.nottingham.terms import (
    AMBUSH_CARDS,
    COLOUR_NAMES,
    GOLD,
    HAND_AT_START,
    KIND_NAMES,
    KINDS,
    TASK_NAMES,
)
from spielwerk.games.nottingham.turn import Nottingham


def cards_in(text: str) -> list[int]:
    """How many of each kind "3 pearls 2 gold coin" are."""
    counts = [0] * KINDS
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            counts[KIND_NAMES.index(word)] += number
            number = 1
    return counts


def table(
    players: int = 3,
    turn: str = "red",
    sheriff: int = 0,
    discards: str = "",
    everything_else: str = "pile",
    ambushes: Mapping[str, str] | None = None,
    under: str = "",
    top: str = "",
    tasks: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    **hands: str,
) -> Nottingham:
    """A position before a card is revealed; invariants hold.

    `everything_else` is where the other item cards are: in the pile, on the discard pile, or in a colour's winning
    pile. `ambushes` lie before colours; `under` are known cards at the bottom of the ambush pile, which has nothing
    above them then unless `top` names the cards that are shuffled there. `tasks` names who has done what, first and
    second: {"seven": "red blue"}.
    """
    state = GAME.new_initial_state(options_of(GAME).complete({"players": players, **(options or {})}))
    state.dealt = HAND_AT_START * players
    for name, cards in hands.items():
        seat = COLOUR_NAMES.index(name)
        for kind, count in enumerate(cards_in(cards)):
            state.hands[KINDS * seat + kind] = count
            state.hand_size[seat] += count
            state.pile[kind] -= count
    for kind, count in enumerate(cards_in(discards)):
        state.discards[kind] = count
        state.discard_size += count
        state.pile[kind] -= count
    _lay_ambushes(state, ambushes or {}, under, top)
    state.pile_size = sum(state.pile)
    _move_the_rest(state, everything_else)
    state.sheriff = sheriff
    for task, names in (tasks or {}).items():
        seats = [COLOUR_NAMES.index(name) for name in names.split()]
        state.task_first[TASK_NAMES.index(task)] = seats[0]
        state.task_second[TASK_NAMES.index(task)] = seats[1] if len(seats) > 1 else NOBODY
    turns.begin(state, COLOUR_NAMES.index(turn))
    assert not check(state), check(state)
    return state


def _move_the_rest(state: Nottingham, where: str) -> None:
    if where == "pile":
        return
    for kind in range(KINDS):
        if where == "discards":
            state.discards[kind] += state.pile[kind]
        else:
            state.won[KINDS * COLOUR_NAMES.index(where) + kind] += state.pile[kind]
        state.pile[kind] = 0
    state.discard_size += state.pile_size if where == "discards" else 0
    state.pile_size = 0


def card_named(state: Nottingham, name: str) -> int:
    return next(card for card in range(AMBUSH_CARDS) if ambush_name(state.settings, card) == name)


def _lay_ambushes(state: Nottingham, ambushes: Mapping[str, str], under: str, top: str) -> None:
    for name, cards in ambushes.items():
        seat = COLOUR_NAMES.index(name)
        for word in cards.split():
            card = card_named(state, word)
            state.ambush_place[card] = seat
            state.ambush_seen[card] = BIT[seat]
            state.lying[seat] += 1
            state.shuffled -= 1
            state.pile[GOLD] -= 1
    for word in under.split():
        card = card_named(state, word)
        state.ambush_place[card] = UNDER
        state.under = type(state.under)([*state.under, card])
        state.shuffled -= 1
    if under or top:
        for card in range(AMBUSH_CARDS):
            if state.ambush_place[card] == SHUFFLED and ambush_name(state.settings, card) not in top.split():
                _put_before_last(state, card)


def _put_before_last(state: Nottingham, card: int) -> None:
    """An ambush card that is not wanted in the pile lies before the last player, or the one before if it is his."""
    seat = state.num_players() - 1
    if card == seat:
        seat -= 1
    state.ambush_place[card] = seat
    state.ambush_seen[card] = BIT[seat]
    state.lying[seat] += 1
    state.shuffled -= 1
    state.pile[GOLD] -= 1


def knows(state: Nottingham, observer: str, owner: str) -> str:
    """What a colour, or "all", knows for certain of a hand or of the "pile": "2 pearls"."""
    players = state.num_players()
    seats = {**{name: seat for seat, name in enumerate(COLOUR_NAMES[:players])}, "all": players, "pile": players}
    start = row(state, seats[observer], seats[owner])
    counts = [(state.known[start + kind], KIND_NAMES[kind]) for kind in range(KINDS)]
    return " ".join(name if count == 1 else f"{count} {name}" for count, name in counts if count)
