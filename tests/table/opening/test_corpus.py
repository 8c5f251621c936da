"""Real games at the table. They are no part of the project; without them these tests are skipped."""

from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.presentation import Presentation
from spielwerk.games.terra_mystica.interchange import SourceGame, read_games
from spielwerk.table.people.security import visitor_of
from spielwerk.table.play.rooms import Room
from spielwerk.table.play.views import Views
from table.opened import opened, points_of, record_of, send
from table.webs import Person, Web

EVERY: int = 12
"""Of the many random games every so many are opened."""
STEP = 7


def final_points(game: SourceGame) -> dict[str, int]:
    """The points in the end as the file gives them: by themselves, or in the last row of each player."""
    last = {row.faction: row.amounts.points for row in game.rows if row.amounts is not None}
    return game.final or last


def opens(person: Person, path: Path, every: int = 1) -> None:
    """All games of a file, or every so many, are opened and end with the points that the file gives."""
    games = list(read_games(path))
    numbers = list(range(1, len(games) + 1, every))
    for first in range(0, len(numbers), 50):
        some = numbers[first : first + 50]
        answer = send(person, content=path.read_bytes(), file=path.name, games=some)
        assert answer.status_code == 200, answer.text
        for number, table in zip(some, answer.json()["tables"], strict=True):
            points = final_points(games[number - 1])
            found = points_of(record_of(person, table["table"]))
            assert {name: found[name] for name in points} == points, games[number - 1].file


def test_league_games(web: Web, games_folder: Path) -> None:
    opens(web.person(), games_folder / "league_4p.jsonl.gz")


def test_game_of_five(web: Web, games_folder: Path) -> None:
    opens(web.person(), games_folder / "human_3p_5p.jsonl.gz")


def test_ledgers(web: Web, games_folder: Path) -> None:
    paths = sorted((games_folder / "ledgers").glob("*.txt"))
    assert paths
    for path in paths:
        opens(web.person(), path)


def test_random_games(web: Web, games_folder: Path) -> None:
    opens(web.person(), games_folder / "random_base.jsonl.gz", EVERY)


def looks_back(web: Web, person: Person, table: str, language: str) -> None:
    """Every position is shown, with map, panels and log, and is the one that the record leads to."""
    house: Any = web.client.app.state.house  # type: ignore[attr-defined]
    visitor = visitor_of(person.secret) or ""
    room: Room = house.rooms.room(table, visitor)
    views: Views = house.views
    shown: Presentation = room.features.presentation
    states = room.play.record.steps()
    for position in range(room.table.position + 1):
        view = views.view(room, None, language, position)
        assert view.position == position and view.panels and view.log and view.question
        if position:
            _, state = next(states)
            assert view.board_text == shown.board_text(state, language)
            if position % STEP == 0:
                assert view.panels == tuple(shown.panels(state, None, language, {}))
                assert view.sheet == shown.sheet(state, language)


def test_every_position_of_a_ledger(web: Web, games_folder: Path) -> None:
    ada = web.person()
    path = min((games_folder / "ledgers").glob("*.txt"))
    looks_back(web, ada, opened(ada, path.read_text(encoding="utf-8"), file=path.name), "en")


@pytest.mark.parametrize(("file", "number"), [("league_4p.jsonl.gz", 7), ("random_base.jsonl.gz", 100)])
def test_every_position_of_other_games(web: Web, games_folder: Path, file: str, number: int) -> None:
    ada = web.person()
    table = opened(ada, content=(games_folder / file).read_bytes(), file=file, games=[number])
    looks_back(web, ada, table, "de")


def test_positions_of_a_game_as_pages(web: Web, games_folder: Path) -> None:
    ada = web.person()
    table = opened(ada, content=(games_folder / "human_3p_5p.jsonl.gz").read_bytes())
    last = ada.get(f"/api/tables/{table}").json()["position"]
    for position in [*range(0, last, 5 * STEP), last]:
        page = ada.get(f"/table/{table}?position={position}")
        assert page.status_code == 200 and f'data-position="{position}"' in page.text
        assert ada.get(f"/table/{table}/result?position={position}").status_code == 200
