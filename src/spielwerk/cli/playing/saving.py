"""Where games under way are kept: a record each, written anew after every action."""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from spielwerk.core.errors import Problem, of_the_system
from spielwerk.core.files import WriteRefused, load_record
from spielwerk.core.game import Game
from spielwerk.core.record import Record

FOLDER_VARIABLE: Final = "SPIELWERK_DATA"


def data_folder() -> Path:
    """The user's folder for what this program keeps; SPIELWERK_DATA names another one."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "spielwerk"


def games_folder(game: Game) -> Path:
    return data_folder() / "games" / game.name


def file_for_new_game(game: Game) -> Path:
    """A file name that is not taken; its folder is made."""
    folder = games_folder(game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteRefused("file.unmakable", file=folder, why=of_the_system(error)) from None
    name = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while (file := folder / f"{name}{f'-{number}' if number > 1 else ''}.txt").exists():
        number += 1
    return file


def latest_game(game: Game) -> tuple[Path, Record] | None:
    """The game that was played last, if it is not over and its file is in order."""
    try:
        files = sorted(games_folder(game).glob("*.txt"), key=lambda file: file.stat().st_mtime)
    except OSError:
        return None
    if not files:
        return None
    try:
        record = load_record(files[-1])
        return None if record.replay().is_terminal() else (files[-1], record)
    except Problem:
        return None
