"""Exact short texts of actions and of whole positions. They are the same in every position and for every seat."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.games.noria.kinds import KINDS, NUM_DISTINCT_ACTIONS
from spielwerk.games.noria.state import Player, State
from spielwerk.games.noria.terms import COLOUR_NAMES, DISC_NAMES, ISLAND_NAMES, UPGRADED

_known_texts: dict[str, int] = {}


def _texts(state: State) -> dict[str, int]:
    """All texts in lower case. Made once."""
    if not _known_texts:
        for action in range(NUM_DISTINCT_ACTIONS):
            _known_texts[KINDS.text(state, action).lower()] = action
    return _known_texts


def parse_action(state: State, words: str) -> int:
    """The action of a canonical text, upper and lower case alike. Raises ValueError that quotes the text."""
    known = _texts(state).get(" ".join(words.lower().split()), -1)
    if known < 0:
        raise Problem("action.none", text=words.strip())
    return known


# Whole positions.


def _numbers(values: vec[i64]) -> str:
    return " ".join([str(value) for value in values])


def disc_text(disc: i64) -> str:
    """A disc for people who read positions: its kind, with a plus when upgraded; a hyphen for a free slot."""
    if disc < 0:
        return "-"
    return f"{DISC_NAMES[disc - UPGRADED]}+" if disc >= UPGRADED else DISC_NAMES[disc]


def position_text(state: State) -> str:
    """Everything that the position consists of, one fact per line. Equal positions have equal texts."""
    opponent = f"{_numbers(state.letters)} boost {state.boost} last {state.last_path}"
    lines = [
        f"phase {state.phase} stage {state.stage} round {state.round} turn {state.turn} drawn {state.drawn}",
        f"prices {_numbers(state.prices)} market {_numbers(state.market)} boxed {_numbers(state.boxed)}",
        f"politicians above {_numbers(state.upper)} seated {_numbers(state.seated)}",
        f"islands {' '.join([ISLAND_NAMES[island] for island in state.open_islands])} hidden {state.hidden}",
        f"ships {_numbers(state.ships)} supply {_numbers(state.ship_supply)}",
        f"builders {_numbers(state.builders)} warehouses {_numbers(state.warehouse_supply)}",
        f"influence {state.night_shifts} {state.rebuilds} intrigues {state.intrigues}",
        f"chosen {_numbers(state.chosen)} inspected {state.inspected} fresh {state.fresh} current {state.current} "
        f"uses {state.uses} actions {state.actions} doubled {state.doubled} extras {state.extras}",
        f"due path {state.due_path} any {state.due_any} reveal {state.due_reveal} landing {state.due_landing} "
        f"removal {state.due_removal}",
        f"opponent {opponent} did {_numbers(state.bot_deeds)}",
    ]
    for index in range(len(state.players)):
        name = COLOUR_NAMES[index] if index < state.settings.num_players else "opponent"
        lines.extend(_player_lines(state.players[index], name))
    return "\n".join(lines) + "\n"


def _player_lines(player: Player, name: str) -> list[str]:
    island = ISLAND_NAMES[player.ambassador] if player.ambassador >= 0 else "harbour"
    waiting = " ".join([DISC_NAMES[kind] for kind in player.waiting])
    left = " withdrawn" if player.withdrawn else ""
    return [
        f"{name} wheel: {' '.join([disc_text(disc) for disc in player.wheel])} | {waiting}",
        f"{name} has: {_numbers(player.amounts)} knowledge {player.knowledge} ambassador {island} "
        f"factories {player.factories_built}{left}",
    ]
