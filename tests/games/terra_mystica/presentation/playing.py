"""Whole games that are played by nothing but what the table offers, and positions from them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from spielwerk.core.driver import Play, new_game
from spielwerk.core.presentation import Choice, Group
from spielwerk.core.record import Record
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.presentation.choosing.groups import groups
from spielwerk.games.terra_mystica.presentation.telling.wording import position
from spielwerk.games.terra_mystica.projection import projection
from spielwerk.games.terra_mystica.state import ACTIONS
from spielwerk.games.terra_mystica.turn import TerraMystica

TABLES = (
    ("witches", "nomads"),
    ("halflings", "auren", "engineers"),
    ("cultists", "dwarves", "mermaids", "giants"),
    ("alchemists", "chaosmagicians", "fakirs", "swarmlings", "witches"),
    ("darklings", "cultists", "nomads"),
)
"""Factions by seat: every number of players, and every faction at least once."""
LEAGUE = dict.fromkeys(GAME.presets()["league"], True)
TRIES = 6
"""Choices that are compared for a move, so that games become rich enough to have towns and strongholds."""


class Decision(NamedTuple):
    """A position in which a seat chooses, and what it is offered."""

    play: Play
    seat: int
    groups: list[Group]

    @property
    def state(self) -> TerraMystica:
        return position(self.play.state)

    @property
    def choices(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]


def decisions(factions: tuple[str, ...], seed: int, league: bool = False, language: str = "en") -> Iterator[Decision]:
    """All decisions of a game, which goes on with one of the choices whenever the next decision is asked for.

    The factions are as given; everything else is chosen by chance, the better of a few choices.
    """
    options: dict[str, object] = {"players": len(factions), **(LEAGUE if league else {})}
    play = new_game(GAME, options, seed=f"choices-{seed}")
    random = Random(seed)
    while not play.state.is_terminal():
        seat = random.choice(play.state.deciders())
        found = Decision(play, seat, groups(play.state, seat, language))
        yield found
        for text in _picked(found, factions[seat], random).actions:
            play.act_text(text, seat)


def _picked(decision: Decision, faction: str, random: Random) -> Choice:
    if decision.groups[0].key == "factions":
        return next(choice for choice in decision.choices if choice.element == f"faction-{faction}")
    ordinary = [
        choice
        for group in decision.groups
        for choice in group.choices
        if group.key not in ("convert", "pass", "lower", "give-up")
    ]
    if not ordinary or random.random() < 0.05:
        return random.choice(decision.choices)
    few = [random.choice(ordinary) for _ in range(TRIES)]
    return max(few, key=lambda choice: projection(after(decision.state, decision.seat, choice), decision.seat))


def after(state: TerraMystica, seat: int, choice: Choice) -> TerraMystica:
    """The position after a choice, which must be legal action by action."""
    copy = state.clone()
    for text in choice.actions:
        copy.apply_action_with_legality_check(copy.string_to_action(text, seat), seat)
    return copy


@cache
def finished_game(number: int) -> Record:
    """A whole game of one of the `TABLES`."""
    game = list(decisions(TABLES[number], number, league=number == 2))
    return game[-1].play.record


class Position(NamedTuple):
    """A position of a game and a seat that may decide in it."""

    state: TerraMystica
    seat: int
    choices: tuple[Choice, ...]


@cache
def positions() -> tuple[Position, ...]:
    """Positions of all kinds, from all `TABLES`: about every eighth decision."""
    found = []
    for number, factions in enumerate(TABLES):
        for place, decision in enumerate(decisions(factions, 100 + number, league=number == 3)):
            if place % 8 == number or (decision.state.phase < ACTIONS and place % 5 == 0):
                found.append(Position(decision.state.clone(), decision.seat, tuple(decision.choices)))
    return tuple(found)
