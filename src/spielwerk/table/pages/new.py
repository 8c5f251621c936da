"""The form for a new table: who sits where, and what is agreed, in words for people where records have names."""

import re
from functools import cache
from typing import Final, NamedTuple

from starlette.responses import Response

from spielwerk.bots.all import BOTS
from spielwerk.core.data import DATA
from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.driver import new_game
from spielwerk.core.game import Game
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.table.api.tables import game_info
from spielwerk.table.api.types import OptionInfo
from spielwerk.table.games.features import Features, features_of
from spielwerk.table.pages.rendering import page
from spielwerk.table.people.calls import Call

_REFERENCE: Final = re.compile(r" \([a-z-]+\.[a-z-]+\)")
"""Another rule that the text leads to, as the rulebook does it."""

ELSEWHERE: Final = (PLAYERS, DATA)
"""Options that have a place of their own in the form."""


class Named(NamedTuple):
    """Something to choose, by its name in records."""

    name: str
    title: str
    text: str = ""


class Agreed(NamedTuple):
    """An option as the form shows it."""

    option: OptionInfo
    title: str
    choices: list[Named]
    text: str


def new(call: Call, usual_bot: str) -> Response:
    call.greet()
    games = [game_info(game, call.language) for game in all_games()]
    game = next((game for game in games if game.name == call.query.get("game")), games[0])
    features = features_of(find_game(game.name))
    return page(
        call,
        "new.html",
        games=games,
        game=game,
        bots=list(BOTS),
        usual_bot=usual_bot,
        presets=[preset(name, features, call.language) for name in game.presets],
        seats=[name for _, _, name in seats_at_first(find_game(game.name), game.max_players, call.language)],
        agreed=[agreed(option, features, call.language) for option in game.options if option.name not in ELSEWHERE],
        has_data=any(option.name == DATA for option in game.options),
    )


@cache
def seats_at_first(game: Game, players: int, language: str, preset: str = "") -> list[tuple[str, str, str]]:
    """Colour, sign and name of the seats as a game begins; empty where they all look the same then."""
    options = dict(options_of(game).presets.get(preset, {})) | {PLAYERS: players}
    features, state = features_of(game), new_game(game, options, "start").state
    colours = features.presentation.colours(state)
    if len({colour for colour, _ in colours}) < len(colours):
        return []
    return [(colour, sign, features.seat_title(state, seat, language)) for seat, (colour, sign) in enumerate(colours)]


def preset(name: str, features: Features, language: str) -> Named:
    title = features.own_words(f"options.preset.{name}", language, name)
    return Named(name, title, features.own_words(f"options.about-preset.{name}", language))


def agreed(option: OptionInfo, features: Features, language: str) -> Agreed:
    """An option with titles in place of names, also within the rule that explains it."""
    title = features.own_words(f"options.title.{option.name}", language, option.name)
    choices = [Named(name, features.own_words(f"options.choice.{name}", language, name)) for name in option.choices]
    say = features.catalogue(language)
    text = _with_title(_REFERENCE.sub("", option.text), option.name, say("pages.new.quoted", words=title))
    for choice in choices:
        # Names are English words: in an English sentence only those with a hyphen are surely no others.
        if language != "en" or "-" in choice.name:
            text = _with_title(text, choice.name, say("pages.new.quoted", words=choice.title))
    return Agreed(option, title, choices, text)


def _with_title(text: str, name: str, title: str) -> str:
    """The name is replaced where it comes first; after that it may be a word like others."""
    return re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", lambda _: title, text, count=1)
