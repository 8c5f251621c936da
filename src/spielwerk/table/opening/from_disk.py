"""Games from files of this computer, opened when the server starts."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spielwerk.core.errors import FileProblem, Problem, of_the_system
from spielwerk.locale.catalogue import Catalogue
from spielwerk.table.house import House
from spielwerk.table.opening.incoming import games_in
from spielwerk.table.opening.opening import open_games
from spielwerk.table.people.security import new_secret, visitor_of
from spielwerk.table.problems import Refused
from spielwerk.table.store.schema import WATCH

_NUMBERED: Final = re.compile(r"(.+):([0-9]{1,6})")


def links_to(house: House, files: Sequence[str], say: Catalogue) -> list[str]:
    """Opens the games and gives the path of a link to each. `FILE:3` is the third game of a file.

    Raises Problem where one cannot be opened; none is opened then.
    """
    owner = visitor_of(new_secret()) or ""
    found = []
    for file in files:
        path, number = _split(file)
        games = games_in(path.name, _content(path, house.limits.file + 1), house.limits, say.language)
        if number is None and len(games) > 1:
            raise Problem("serve.several", file=file, n=len(games))
        if not 1 <= (number or 1) <= len(games):
            raise Refused(422, "no-such-game", number=number, n=len(games))
        found.append((path.name, games[(number or 1) - 1]))
    links = []
    for name, game in found:
        tables = open_games(house.rooms, house.limits, owner, name, [game])
        links.append(house.seats.links(tables[0])[WATCH])
    return links


def _split(file: str) -> tuple[Path, int | None]:
    numbered = _NUMBERED.fullmatch(file)
    if numbered is not None and not Path(file).exists():
        return Path(numbered[1]), int(numbered[2])
    return Path(file), None


def _content(path: Path, most: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise FileProblem(str(path), 0, Problem("file.unreadable", why=of_the_system(error))) from None
