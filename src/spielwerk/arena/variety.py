# not compiled: once per game
"""Options at random, and the many ways to set a game up that tests and long runs go through."""

from collections.abc import Iterator, Mapping
from random import Random

from spielwerk.core.game import Game
from spielwerk.core.options import CHOICE, NUMBER, PLAYERS, SEVERAL, SWITCH, Option, OptionError, options_of

_ATTEMPTS = 200
"""So many draws until options go together; a game whose options nearly never do is a mistake."""


def random_options(game: Game, players: int, random: Random, fixed: Mapping[str, object]) -> dict[str, object]:
    """Values for all options that go together, those in `fixed` as given."""
    options = options_of(game)
    for _ in range(_ATTEMPTS):
        drawn = {name: _any_value(option, random) for name, option in options.options.items() if name != PLAYERS}
        values = options.complete({**drawn, **fixed, PLAYERS: players})
        try:
            game.new_initial_state(values)
        except OptionError:
            continue
        return values
    raise OptionError("option.none-together", game=game.name)


def _any_value(option: Option, random: Random) -> object:
    if option.kind == SWITCH:
        return random.random() < 0.5
    if option.kind == NUMBER:
        return random.randint(option.low, option.high)
    if option.kind == CHOICE:
        return random.choice(option.choices)
    if option.kind == SEVERAL and random.random() < 0.3:
        return tuple(random.sample(option.choices, random.randint(1, len(option.choices))))
    return option.default


def set_ups(game: Game, seed: int) -> Iterator[dict[str, object]]:
    """Without end: every number of players with each preset, then with options at random, and again."""
    random = Random(seed)
    options = options_of(game)
    presets = [options.preset(name) for name in options.presets] or [{}]
    while True:
        for players in range(game.min_players, game.max_players + 1):
            for preset in presets:
                yield options.complete({**preset, PLAYERS: players})
                yield random_options(game, players, random, {})
