# not compiled: reads and writes files
"""Records in files: read with errors that name the file and line, written so that nothing gets lost.

This is the one module of `core` that touches the disk.
"""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from spielwerk.core.discovery import find_game
from spielwerk.core.errors import Problem, of_the_system
from spielwerk.core.game import Game
from spielwerk.core.record import Record, RecordError
from spielwerk.core.record_text import dump, parse


class WriteRefused(Problem):
    """A file stays as it is."""


def load_record(path: Path, games: Callable[[str], Game] = find_game) -> Record:
    """The record in a file. Raises RecordError for whatever is wrong with it."""
    return parse(read_text(path), str(path), games)


def read_text(path: Path) -> str:
    """The text in a file; RecordError if there is none."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise RecordError(str(path), 0, Problem("file.unreadable", why=of_the_system(error))) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise RecordError(str(path), line, Problem("file.not-utf8")) from None


def save_record(record: Record, path: Path, overwrite: bool = False) -> None:
    """Writes the record to a file. An earlier stand of the same record may be there; anything else is refused."""
    write_text(path, dump(record), overwrite)


def write_text(path: Path, text: str, overwrite: bool = False) -> None:
    """Replaces a file as a whole: whatever happens, the old or the new text is there, never a part.

    Refused with WriteRefused if the file exists and the new text does not begin with the old one, unless
    `overwrite` is set.
    """
    path = Path(os.path.realpath(path))
    content = text.encode("utf-8")
    try:
        old = path.read_bytes() if path.exists() else b""
        if old == content and old:
            return
        if not content.startswith(old) and not overwrite:
            raise WriteRefused("file.holds-else", file=path)
        _replace(path, content)
    except OSError as error:
        raise WriteRefused("file.unwritable", file=path, why=of_the_system(error)) from None


def _replace(path: Path, content: bytes) -> None:
    mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fchmod(file.fileno(), mode)
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
    _sync_folder(path.parent)


def _umask() -> int:
    """The process's file mode mask, which can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    """Makes the new name of the file durable; not every system lets folders be opened."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
