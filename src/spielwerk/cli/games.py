"""`spielwerk games`: which games there are."""

import argparse
from typing import Final

from rich.table import Table

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.core.discovery import all_games
from spielwerk.core.rulebook import rulebook_languages

NAME: Final = "games"


def add_arguments(parser: Parser) -> None:
    """Nothing to choose."""


def run(arguments: argparse.Namespace, out: Output) -> int:
    facts = [
        {
            "name": game.name,
            "players": [game.min_players, game.max_players],
            "rules_version": game.rules_version,
            "rulebooks": rulebook_languages(game.package),
        }
        for game in all_games()
    ]
    if out.json:
        out.print_json(facts)
        return 0
    table = Table(box=None, pad_edge=False)
    for column in ("name", "players", "rules", "rulebooks"):
        table.add_column(out.say(f"games.{column}"))
    for game in all_games():
        languages = ", ".join(rulebook_languages(game.package))
        table.add_row(game.name, f"{game.min_players}-{game.max_players}", str(game.rules_version), languages)
    out.print(table)
    return 0
