# not compiled: a few words per game
"""A game from a file in a few words, for choosing among several."""

from spielwerk.games.terra_mystica.interchange.source import SourceGame
from spielwerk.locale.catalogue import Catalogue


def overview(game: SourceGame, say: Catalogue) -> str:
    """The factions, with the points that the file gives them in the end; without such, those that it names."""

    def called(faction: str) -> str:
        key = f"words.faction.{faction}"
        return say(key) if key in say else faction.capitalize()

    if game.final:
        ranking = sorted(game.final.items(), key=lambda item: -item[1])
        return ", ".join(f"{called(faction)} {points}" for faction, points in ranking)
    named = dict.fromkeys(entry.faction for entry in game.entries if entry.faction)
    return ", ".join(map(called, named))
