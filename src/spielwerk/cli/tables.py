"""`spielwerk tables check|rollback DATABASE [TABLE]`: what an operator can do for tables whose record is damaged."""

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.core.errors import FileProblem, Problem, of_the_system

if TYPE_CHECKING:
    from spielwerk.table.play.mending import Finding
    from spielwerk.table.play.rooms import Rooms

NAME: Final = "tables"
CHECK, ROLLBACK = "check", "rollback"
DAMAGED: Final = 1


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.epilog = say("tables.exit-codes")
    parser.add_argument("do", metavar="DO", choices=(CHECK, ROLLBACK), help=say("tables.do"))
    parser.add_argument("database", metavar="DATABASE", help=say("tables.database"))
    parser.add_argument("table", metavar="TABLE", nargs="?", default="", help=say("tables.table"))
    parser.add_argument("--to", type=int, metavar="N", help=say("tables.to"))
    parser.add_argument("--backup", metavar="FILE", type=Path, help=say("tables.backup"))
    parser.add_argument("--dry-run", action="store_true", help=say("tables.dry-run"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    rooms = _opened(arguments.database)
    try:
        if arguments.do == CHECK:
            return _check(rooms, arguments.table, out)
        if not arguments.table:
            raise Problem("tables.which")
        return _roll_back(rooms, arguments, out)
    finally:
        rooms.store.close()


def _opened(database: str) -> "Rooms":
    # The server's packages take a moment to load, which other commands need not wait for.
    from spielwerk.table.play.rooms import Rooms
    from spielwerk.table.store.store import Store

    if "://" not in database:
        if not Path(database).is_file():
            raise FileProblem(database, 0, Problem("system.missing"))
        database = f"sqlite:///{Path(database).resolve()}"
    store = Store(database)
    if not store.is_up_to_date():
        raise Problem("tables.other-schema")
    return Rooms(store, "")


def _examined(rooms: "Rooms", table_id: str) -> "Finding":
    from spielwerk.table.play.mending import examine

    table = rooms.store.table(table_id)
    if table is None:
        raise Problem("tables.no-table", table=table_id)
    return examine(rooms, table)


def _check(rooms: "Rooms", table_id: str, out: Output) -> int:
    ids = [table_id] if table_id else rooms.store.table_ids()
    with out.progress(out.say("tables.checking"), len(ids)) as advance:
        damaged = []
        for one in ids:
            finding = _examined(rooms, one)
            damaged += [finding] if finding.reason else []
            advance(1)
    if out.json:
        out.print_json({"tables": len(ids), "damaged": [_facts(finding) for finding in damaged]})
    else:
        for finding in damaged:
            out.print(_sentence(finding, out))
        out.print(out.say("tables.checked", n=len(ids), damaged=len(damaged)))
    return DAMAGED if damaged else 0


def _facts(finding: "Finding") -> dict[str, object]:
    table = finding.table
    return {"table": table.id, "game": table.game, "good": finding.good, "of": table.position, "why": finding.reason}


def _sentence(finding: "Finding", out: Output) -> str:
    table = finding.table
    key = "tables.damaged" if finding.good >= 0 else "tables.damaged-head"
    return out.say(key, table=table.id, game=table.game, good=finding.good, of=table.position, why=finding.reason)


def _roll_back(rooms: "Rooms", arguments: argparse.Namespace, out: Output) -> int:
    from spielwerk.table.play.mending import roll_back

    finding = _examined(rooms, arguments.table)
    table = finding.table
    if finding.good < 0:
        raise Problem("tables.nothing-good", table=table.id, why=finding.reason)
    if not finding.reason and arguments.to is None:
        out.print(out.say("tables.in-order", table=table.id))
        return 0
    to = finding.good if arguments.to is None else arguments.to
    if not 0 <= to <= finding.good:
        raise Problem("tables.wrong-place", to=to, good=finding.good)
    values = {"table": table.id, "to": to, "n": table.position - to}
    if arguments.dry_run:
        out.print(out.say("tables.would", **values))
        return 0
    backup = arguments.backup or Path(time.strftime(f"{table.id}-%Y%m%d-%H%M%S.json"))
    try:
        after = roll_back(rooms, table.id, to, lambda content: _write(backup, content))
    except OSError as error:
        raise Problem("tables.no-backup", file=backup, why=of_the_system(error)) from None
    if out.json:
        out.print_json({"table": table.id, "cut": table.position - to, "position": after, "backup": str(backup)})
    else:
        out.print(out.say("tables.done", backup=backup, position=after, **values))
    return 0


def _write(file: Path, content: bytes) -> None:
    """A new file that only its owner may read, for it holds all secrets of the game; on the disk before it returns."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as backup:
        backup.write(content)
        backup.flush()
        os.fsync(backup.fileno())
