# not compiled: made for people, once per position
"""Who must decide what, as one sentence seen from a seat."""

from spielwerk.core import game
from spielwerk.games.noria.presentation.choosing.consequence import due
from spielwerk.games.noria.presentation.costs import step_units
from spielwerk.games.noria.presentation.telling.result import result
from spielwerk.games.noria.presentation.telling.wording import position, wording
from spielwerk.games.noria.presentation.telling.words import disc_name, island_name, path, seat_title
from spielwerk.games.noria.rules.discs import current_kind, may_act
from spielwerk.games.noria.state import (
    ADMINISTRATION,
    BUILDING_WHEELS,
    DRAWING,
    FREE_STEP,
    INFLUENCE,
    POLITICS,
    STEP,
    TAKING_RESOURCE,
)
from spielwerk.games.noria.terms import CITY, MOST_ACTIONS
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue

_SETTING_UP = {BUILDING_WHEELS: "build", TAKING_RESOURCE: "resource", FREE_STEP: "envoy"}


def question(state: game.State, seat: int | None, language: str) -> str:
    """What the seat has to decide, or whom it waits for; a seat of None is a watcher."""
    table, say = position(state), wording(language)
    if table.is_terminal():
        return result(table, say)
    if table.phase == DRAWING or table.due_reveal:
        return say("shown.ask.drawing")
    if seat is not None and seat == table.turn:
        return _own(table, seat, say)
    return say("shown.ask.wait", who=seat_title(table, int(table.turn), say), what=say(f"shown.waiting.{_kind(table)}"))


def _kind(state: Noria) -> str:
    """What the seat on turn has to decide: a key of `shown.ask` and `shown.waiting`."""
    if int(state.phase) in _SETTING_UP:
        return _SETTING_UP[int(state.phase)]
    if due(state):
        return due(state)
    if state.stage == ADMINISTRATION:
        return "insert"
    if state.stage == POLITICS:
        return "politics"
    if state.current >= 0 and may_act(state, state.players[state.turn]):
        return "disc" if current_kind(state, int(state.turn)) >= CITY else "again"
    if state.stage == INFLUENCE:
        return "turn"
    return "action"


def _own(state: Noria, seat: int, say: Catalogue) -> str:
    kind, player = _kind(state), state.players[seat]
    values: dict[str, object] = {"n": int(state.due_any)}
    if kind == "pay-step":
        number = int(state.due_path)
        units = step_units(state, number, int(player.amounts[STEP + number]))
        values = {"n": units, "path": path(number, say), "what": say(f"shown.units.{number}", n=units)}
    elif kind in ("insert", "build"):
        values = {"disc": disc_name(int(player.waiting[0]), say), "n": len(player.waiting)}
    elif kind == "landing":
        values = {"island": island_name(int(player.ambassador), say)}
    elif kind in ("disc", "again"):
        values = {"disc": disc_name(int(player.wheel[state.current]), say), "n": MOST_ACTIONS - int(state.actions)}
    elif kind == "action":
        values = {"n": int(state.actions)}
    return say(f"shown.ask.{kind}", **values)
