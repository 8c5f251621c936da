"""`spielwerk rules GAME [HEADING or question]`: the rulebook in the terminal, with the code and tests of each rule."""

import argparse
from pathlib import PurePosixPath
from typing import Final

from rich.text import Text

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.cli.wording import heading_title, list_of_headings, rule_text
from spielwerk.core.discovery import find_game
from spielwerk.core.game import Game
from spielwerk.core.rulebook import Rule, Rulebook, RuleSources, load_rulebook, read_rule_index
from spielwerk.core.rulebook_positions import position_files

NAME: Final = "rules"
MOST_FILES: Final = 5
"""Of more files than this their folder is named."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=parser.say("rules.help-on.game"))
    parser.add_argument("asked", metavar="HEADING", nargs="*", default=[], help=parser.say("rules.help-on.asked"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    game = find_game(arguments.game)
    book = load_rulebook(game.package, out.language)
    if not arguments.asked:
        _list(book, out)
        return 0
    rules = book.look_up(" ".join(arguments.asked))
    index = read_rule_index(game.package)
    if out.json:
        out.print_json([_as_json(rule, game, index) for rule in rules])
        return 0
    parts: dict[tuple[str, tuple[str, ...]], list[Rule]] = {}
    for rule in rules:
        parts.setdefault((rule.heading, tuple(_sources(game, rule, index)["code"])), []).append(rule)
    shown = ""
    for part in parts.values():
        if shown:
            out.print()
        if part[0].heading != shown:
            out.print(heading_title(book.headings[part[0].heading], out.say))
        shown = part[0].heading
        _print_part(book, part, _sources(game, part[0], index), out)
        for rule in part:
            if file := _position(game, rule):
                out.print(Text(out.say("rules.position", id=rule.id, file=file), "dim"))
    return 0


def _list(book: Rulebook, out: Output) -> None:
    if out.json:
        out.print_json(
            [
                {"heading": heading.id, "title": heading.title, "page": heading.page}
                for heading in book.headings.values()
            ]
        )
        return
    out.print(Text(book.title, "bold"), list_of_headings(book), out.say("rules.ask"))


def _print_part(book: Rulebook, rules: list[Rule], files: dict[str, list[str]], out: Output) -> None:
    """Rules of one heading: code and tests, the introduction if it is shown from its beginning, the wording."""
    heading = book.headings[rules[0].heading]
    for name in ("code", "tests"):
        if files[name]:
            out.print(Text(out.say(f"rules.{name}", files=" ".join(files[name])), "dim"))
    if rules[0] == heading.rules[0]:
        for paragraph in heading.introduction:
            out.print(paragraph)
    for rule in rules:
        out.print(rule_text(rule, out.say))


def _sources(game: Game, rule: Rule, index: dict[str, RuleSources]) -> dict[str, list[str]]:
    """Where a rule is played and tested, as paths from the project's root. A file named like the rule is enough."""
    if rule.heading not in index:
        return {"code": [], "tests": []}
    sources = index[rule.heading]
    _, _, name = rule.id.partition(".")
    begins = name.replace("-", "")
    files = [file for file in sources.rule_files if begins.startswith(PurePosixPath(file).stem.replace("_", ""))]
    files = files or list(sources.rule_files)
    if len(files) > MOST_FILES:
        files = sorted({f"{PurePosixPath(file).parent}/" for file in files})
    folder = f"src/{game.package.replace('.', '/')}"
    return {"code": [f"{folder}/{file}" for file in files], "tests": list(sources.test_files)}


def _position(game: Game, rule: Rule) -> str:
    """The record that shows a rule, as a path from the project's root; empty where there is none."""
    file = position_files(game.package).get(rule.id)
    return f"src/{game.package.replace('.', '/')}/rulebook/positions/{file.name}" if file is not None else ""


def _as_json(rule: Rule, game: Game, index: dict[str, RuleSources]) -> dict[str, object]:
    facts = {"id": rule.id, "heading": rule.heading, "page": rule.page, "text": rule.text}
    return {**facts, **_sources(game, rule, index), "position": _position(game, rule)}
