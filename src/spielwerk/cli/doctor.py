"""`spielwerk doctor`: whether everything is in order here, and where things are."""

import argparse
import importlib.metadata
import os
import platform
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

import spielwerk
from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.cli.playing.saving import data_folder
from spielwerk.core import build_info
from spielwerk.core.discovery import all_games

NAME: Final = "doctor"
PACKAGES: Final = ("librt", "mypy_extensions", "rich")
SIGNS: Final = "äß·→"
"""Signs that a good terminal can show."""


def add_arguments(parser: Parser) -> None:
    """Nothing to choose."""


def run(arguments: argparse.Namespace, out: Output) -> int:
    """Exit code 1 if something is not as it should be."""
    facts = examine()
    trouble = troubles(facts)
    if out.json:
        out.print_json({**facts, "troubles": trouble})
        return 1 if trouble else 0
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in facts.items():
        shown = out.say(f"doctor.variant.{str(value).replace(' ', '-')}") if name == "engine" else _shown(value, out)
        table.add_row(Text(out.say(f"doctor.{name}"), "bold"), Text(shown))
    out.print(table)
    if facts["engine"] == "plain":
        out.print(out.say("doctor.plain-is-slow"))
    for name in trouble:
        out.print(Text(out.say(f"doctor.trouble.{name}"), "bold red"))
    if not trouble:
        out.print(Text(out.say("doctor.well"), "bold green"))
    return 1 if trouble else 0


def _shown(value: object, out: Output) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {text}" for name, text in value.items()) or "-"
    if isinstance(value, bool):
        return out.say("cli.yes" if value else "cli.no")
    return str(value) or "-"


def examine() -> dict[str, object]:
    """What there is to know."""
    folder = data_folder()
    return {
        "version": spielwerk.__version__,
        "engine": build_info.variant(),
        "package": str(build_info.package_folder()),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "packages": {name: _version(name) for name in PACKAGES},
        "games": {game.name: game.rules_version for game in all_games()},
        "compiler": _compiler(),
        "headers": Path(sysconfig.get_path("include"), "Python.h").exists(),
        "data": str(folder),
        "data_writable": _is_writable(folder),
        "encoding": sys.stdout.encoding or "",
        "signs": _can_write(SIGNS, sys.stdout.encoding),
    }


def troubles(facts: dict[str, object]) -> list[str]:
    """Names of what is wrong."""
    checks = {
        "half-compiled": facts["engine"] not in ("plain", "compiled"),
        "no-games": not facts["games"],
        "data": not facts["data_writable"],
        "packages": "" in facts["packages"].values() if isinstance(facts["packages"], dict) else True,
    }
    return [name for name, is_wrong in checks.items() if is_wrong]


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


def _compiler() -> str:
    named = os.environ.get("CC", "").split()[:1]
    return next((found for name in (*named, "cc", "gcc", "clang") if (found := shutil.which(name))), "")


def _is_writable(folder: Path) -> bool:
    """Whether the folder can be written to, or made."""
    there = next((parent for parent in (folder, *folder.parents) if parent.exists()), folder)
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _can_write(signs: str, encoding: str | None) -> bool:
    try:
        signs.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
