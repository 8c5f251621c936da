"""Helpers: positions at every question, what a seat is shown of them, and pictures read as XML."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

from spielwerk.core.game import NOBODY
from spielwerk.core.record import CHANCE, Entry, Record
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.presentation import PRESENTATION, drawn
from spielwerk.games.nottingham.state import PHASE_NAMES
from spielwerk.games.nottingham.turn import Nottingham
from spielwerk.table.pages import rendering

LANGUAGES = ("de", "en")
ELEMENTS = (
    "card-pearls", "card-chain", "card-coin", "revealed", "pile", "discards", "town", "player-0", "player-1", "offer-2",
    "task-five", "task-seven", "task-four-pairs", "ambush-red", "ambush-pearls-gems", "loot-coin",
)  # fmt: skip


def lively(players: int, seed: int) -> Record:
    """A random game to its end in which actions and trades are more likely than keeping."""
    random = Random(seed)
    record = Record(GAME, {"players": players})
    state = record.initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = random.choices([one for one, _ in outcomes], [chance for _, chance in outcomes])[0]
            record.append(Entry(CHANCE, state.action_to_string(action)))
            state.apply_action(action)
            continue
        seat = random.choice(state.deciders())
        legal = state.legal_actions(seat)
        texts = [state.action_to_string(action, seat) for action in legal]
        wanted = [text for text in texts if text.split()[0] in ("act", "set", "task", "spring")]
        text = random.choice(wanted if wanted and random.random() < 0.75 else texts)
        record.append(Entry(state.seat_name(seat), text))
        state.apply_action(state.string_to_action(text, seat), seat)
    return record


@cache
def positions() -> tuple[Nottingham, ...]:
    """Two positions at every question that came up in some games, and the ends of those games."""
    found: dict[str, list[Nottingham]] = {}
    for players, seed in ((3, 1), (5, 2), (7, 3), (4, 4)):
        record = lively(players, seed)
        for index, state in record.steps():
            assert isinstance(state, Nottingham)
            name = PHASE_NAMES[state.phase]
            if name == "finished" or (index > 30 and len(found.setdefault(name, [])) < 2):
                found.setdefault(name, []).append(state.clone())
    return tuple(state for states in found.values() for state in states)


def views() -> Iterator[tuple[Nottingham, int | None]]:
    """Every position as the one who decides, another seat and an onlooker see it."""
    for state in positions():
        decider = max(state.current_player(), 0)
        for seat in (decider, (decider + 1) % state.num_players(), None):
            yield state.view(NOBODY if seat is None else seat), seat


def shown(state: Nottingham, seat: int | None, language: str = "en") -> str:
    """Everything that a page shows of a view, one after the other."""
    parts = [
        PRESENTATION.board(state, language, {}, ()),
        PRESENTATION.board_text(state, language),
        PRESENTATION.question(state, seat, language),
        *(panel.html + panel.summary for panel in PRESENTATION.panels(state, seat, language, {})),
    ]
    if seat is not None and seat in state.deciders():
        groups = PRESENTATION.groups(state, seat, language)
        parts += [str(group) for group in groups]
        for group in groups:
            parts += [str(PRESENTATION.consequence(state, seat, one.actions, language)) for one in group.choices]
    if seat is not None:
        parts += [str(PRESENTATION.reasons(state, seat, element, language)) for element in ELEMENTS]
    return "\n".join(parts)


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{picture}</root>")


def references(root: ElementTree.Element) -> set[str]:
    """Ids that a picture points to."""
    return {element.attrib["href"].removeprefix("#") for element in root.iter() if "href" in element.attrib}


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def style_sheets() -> str:
    """The styles of all games and those of this one."""
    own = Path(drawn.__file__).parent / "styles"
    sheets = [*(rendering.STATIC / "css").glob("*.css"), *own.glob("*.css")]
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


def defined() -> set[str]:
    return set(ids(parsed(PRESENTATION.definitions(GAME.new_initial_state()))))
