# not compiled: made for people, once per choice
"""What would happen: carried out on a copy of the position, told as changes, points as things stand, and notes."""

from collections.abc import Iterator, Sequence
from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Consequence
from spielwerk.games.noria.actions import DISCOVER, DONE
from spielwerk.games.noria.kind import ANY_DISC
from spielwerk.games.noria.kinds import named, row
from spielwerk.games.noria.presentation.telling.amounts import amounts_of, compared, points_of_others
from spielwerk.games.noria.presentation.telling.wording import position, wording
from spielwerk.games.noria.presentation.telling.words import chamber, disc_name
from spielwerk.games.noria.rules import administration
from spielwerk.games.noria.state import ADMINISTRATION, TURNS, State
from spielwerk.games.noria.terms import BONUS, DISC_NAMES, kind_of
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue

USING: Final = named("use")


def consequence(state: game.State, seat: int, actions: Sequence[str], language: str) -> Consequence:
    """What the actions lead to. Raises IllegalAction at the first one that the rules refuse."""
    table, say = position(state), wording(language)
    copy = table.clone()
    ended = discovered = False
    for text in actions:
        action = copy.string_to_action(text, seat)
        copy.apply_action_with_legality_check(action, seat)
        ended = ended or action == DONE
        discovered = discovered or action == DISCOVER
    before, after = amounts_of(table, seat), amounts_of(copy, seat)
    points = [
        (chamber(number, say), new - old)
        for number, (old, new) in enumerate(zip(before.points, after.points, strict=True))
        if new != old
    ]
    return Consequence(
        tuple(compared(before, after, say)),
        tuple(points),
        (),
        tuple(_notes(table, copy, seat, ended, discovered, say)),
    )


def _notes(before: Noria, after: Noria, seat: int, ended: bool, discovered: bool, say: Catalogue) -> Iterator[str]:
    if discovered and after.due_reveal:
        yield say("shown.note.discover")
    others = points_of_others(before, after, seat, say)
    if others:
        yield say("shown.note.others", who=", ".join(others))
    if ended:
        yield from _at_the_end(before, after, seat, say)
    elif after.turn == seat and after.phase == TURNS and not after.must_decide():
        found = unused(after, seat, say)
        if found:
            yield say("shown.note.unused", what=", ".join(found))


def _at_the_end(before: Noria, after: Noria, seat: int, say: Catalogue) -> Iterator[str]:
    """What the administration brings, and what is to be inserted."""
    cogs = int(administration.cogs(after, after.players[seat]))
    if cogs and before.phase == TURNS:
        yield say("shown.note.knowledge", n=cogs)
    if after.stage == ADMINISTRATION and after.turn == seat:
        yield say("shown.note.insert", n=len(after.players[seat].waiting))
    if after.is_over():
        yield say("shown.note.over")


def unused(state: Noria, seat: int, say: Catalogue) -> list[str]:
    """Discs of the turn under way that could still give an action, each kind once."""
    wheel = state.players[seat].wheel
    slots = [action - USING.start for action in state.legal_actions(seat) if USING.covers(action)]
    if state.current >= 0 and state.current not in slots and _gives_more(state, seat):
        slots.append(int(state.current))
    kinds = dict.fromkeys(int(kind_of(wheel[slot])) for slot in slots)
    return [disc_name(kind, say) for kind in kinds if kind < len(DISC_NAMES) and kind != BONUS]


def _gives_more(state: Noria, seat: int) -> bool:
    """Whether the disc under way has an action that could be taken now."""
    return any(row(action).disc != ANY_DISC for action in state.legal_actions(seat))


def due(state: State) -> str:
    """What must be decided first, as part of a key; empty if nothing."""
    if state.due_path >= 0:
        return "pay-step"
    if state.due_any > 0:
        return "pay-any"
    if state.due_landing:
        return "landing"
    return "remove" if state.due_removal else ""
