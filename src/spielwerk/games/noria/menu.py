# not compiled: made for people, once per decision
"""How a turn of Noria runs, for those who put one together step by step, and what may be chosen in the terminal."""

from typing import Final

from spielwerk.core.choices import Choice, Group
from spielwerk.games.noria.actions import DONE
from spielwerk.games.noria.presentation.choosing import groups as shown
from spielwerk.games.noria.presentation.choosing.question import question as shown_question
from spielwerk.games.noria.presentation.telling.amounts import amounts_of, short_changes
from spielwerk.games.noria.state import ADMINISTRATION, BUILDING_WHEELS, INFLUENCE, TAKING_RESOURCE, TURNS, State
from spielwerk.games.noria.terms import STARTING_DISCS
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue

ABSENT: Final = "components.absent"
MOST_WAYS: Final = 9


def is_under_way(state: State, seat: int) -> bool:
    """Whether the seat is in the middle of its own turn; also while it builds its wheel."""
    if state.turn != seat:
        return False
    if state.phase < TAKING_RESOURCE:
        return len(state.players[seat].waiting) < STARTING_DISCS
    if state.phase != TURNS:
        return False
    return state.must_decide() or state.stage != INFLUENCE or state.night_shifts + state.rebuilds > 0


def usual_action(state: State, seat: int) -> int | None:
    """What a person means who only confirms: to end the turn, where nothing is to be inserted after it."""
    if state.phase != TURNS or state.turn != seat or state.must_decide() or state.stage == ADMINISTRATION:
        return None
    return DONE if len(state.players[seat].waiting) == 0 else None


def only_prepares(action: int) -> bool:
    """Whether an action leaves the turn still to be taken. None does: the turn goes on until it is ended."""
    return False


def is_matter_of_taste(state: State) -> bool:
    """Whether bots may decide at random, so that games differ: nothing here is worth it."""
    return False


def question(state: State, seat: int, say: Catalogue) -> str:
    """What the seat is asked now."""
    return shown_question(state, seat, say.language)


def needs_map(state: State, seat: int) -> bool:
    """Whether one wants to see the whole table: at the beginning of the turn, and while wheels are built."""
    return state.phase == BUILDING_WHEELS or not is_under_way(state, seat)


def groups(state: Noria, seat: int, turns: list[list[int]], say: Catalogue) -> list[Group]:
    """Everything worth choosing from, single steps in the groups of the table. `turns` are not needed for that."""
    return [
        Group(
            group.key,
            group.title,
            [
                Choice(choice.label, choice.price, [[state.string_to_action(text, seat) for text in choice.actions]])
                for choice in group.choices
            ],
        )
        for group in shown.groups(state, seat, say.language)
    ]


def price(state: Noria, seat: int, way: list[int], say: Catalogue) -> str:
    """What a way costs and brings at once, in few words."""
    if len(way) == 1:
        return shown.price(state, seat, way[0], say)
    copy = state.clone()
    for action in way:
        copy.apply_action(action, seat)
    return short_changes(amounts_of(state, seat), amounts_of(copy, seat), say)


def ways_to(state: Noria, seat: int, action: int, turns: list[list[int]]) -> list[list[int]]:
    """Ways that end with an action which is not legal yet, as using a disc before what it allows. Mostly none.

    First a single step before it, then what thinking players would do before it.
    """
    refusal = state.why_not(action, seat)
    if state.phase != TURNS or state.turn != seat or refusal is None or refusal.rule == ABSENT:
        return []
    found: list[list[int]] = []
    for first in state.legal_actions(seat):
        copy = state.clone()
        copy.apply_action(first, seat)
        if copy.turn == seat and not copy.due_reveal and copy.why_not(action, seat) is None:
            found.append([first, action])
    for turn in turns:
        if action in turn[1:] and turn[: turn.index(action) + 1] not in found:
            found.append(turn[: turn.index(action) + 1])
    return found[:MOST_WAYS]
