"""What a table tells about its components, and tables with corrected values."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import spielwerk.games
from spielwerk.core.data import DATA
from spielwerk.core.data_file import read_corrections
from spielwerk.core.discovery import find_game
from spielwerk.core.record_text import parse
from spielwerk.table.app import make_app
from spielwerk.table.config import Config
from table.webs import PATIENT, Web

TOYS = Path(__file__).resolve().parents[2] / "toys"
OWN = "[deck]\ncounts = [6, 6, 6]\n"
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    monkeypatch.setattr(spielwerk.games, "__path__", [*spielwerk.games.__path__, str(TOYS)])
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", bot_processes=1, bot_pause=0, limits=PATIENT)
    with TestClient(make_app(config), base_url="http://table.test") as client:
        yield Web(client)


def test_the_page_lists_values_with_confidence_and_source_in_both_languages(toys: Web) -> None:
    english = toys.client.get("/components/burglars?language=en").text
    assert "Cards of each kind</th><td>5, 4, 3</td><td>assumed</td><td>made up</td>" in english
    german = toys.client.get("/components/burglars?language=de").text
    assert "Karten je Sorte</th><td>5, 4, 3</td><td>angenommen</td><td>frei erfunden</td>" in german
    assert "Hausordnung" in german


def test_components_that_no_file_corrects_are_listed_too(web: Web) -> None:
    page = web.client.get("/components/terra-mystica?language=de").text
    assert "Völkertafeln" in page
    assert "Werte herunterladen" not in page
    assert 'href="/components/terra-mystica"' in web.client.get("/rules/terra-mystica").text
    assert web.client.get("/components/chess").status_code == 404


def test_a_table_is_opened_with_a_data_file_and_shows_what_it_corrects(toys: Web) -> None:
    person = toys.person()
    answer = person.post("/api/tables", {"game": "burglars", "seats": SEATS, "data": OWN})
    assert answer.status_code == 200, answer.text
    table = answer.json()["table"]
    record = parse(person.get(f"/api/tables/{table}/record").text, games=find_game)
    assert record.options[DATA] == "deck.counts=[6,6,6]"
    page = person.get(f"/components/burglars?table={table}&language=en").text
    assert "<td>6, 6, 6<br><small>instead of 5, 4, 3</small></td><td>corrected</td>" in page
    shown = person.get(f"/table/{table}?language=en").text
    assert f'href="/components/burglars?table={table}"' in shown
    assert "1 value is not certain" in shown
    assert "1 is corrected here" in shown


def test_corrections_of_a_table_are_for_those_who_may_see_it(toys: Web) -> None:
    person, stranger = toys.person(), toys.person()
    table = person.post("/api/tables", {"game": "burglars", "seats": SEATS, "data": OWN}).json()["table"]
    assert stranger.get(f"/components/burglars?table={table}").status_code == 403
    assert person.get(f"/components/terra-mystica?table={table}").status_code == 404


def test_the_downloaded_file_holds_the_values_of_the_table(toys: Web) -> None:
    person = toys.person()
    table = person.post("/api/tables", {"game": "burglars", "seats": SEATS, "data": OWN}).json()["table"]
    answer = person.get(f"/components/burglars/file?table={table}")
    assert 'filename="burglars.toml"' in answer.headers["content-disposition"]
    assert read_corrections(find_game("burglars"), answer.text, "x") == "deck.counts=[6,6,6]"


def test_a_long_data_file_is_read_to_its_end(toys: Web) -> None:
    """Comments first, the values after twenty thousand signs."""
    data = "# what I have found in my box\n" * 700 + OWN
    form = {"game": "burglars", "seat-0": "me", "seat-1": "bot:random", "data": data}
    founded = toys.client.post("/new", data=form, follow_redirects=False)
    assert founded.status_code == 303
    assert "deck.counts=[6,6,6]" in toys.client.get(f"/api/tables/{founded.headers['location'][7:]}/record").text


def test_the_form_has_a_field_for_it(toys: Web) -> None:
    client = toys.client
    shown = client.get("/new?game=burglars").text
    assert '<textarea name="data"' in shown
    assert "maxlength" not in shown.split('<textarea name="data"')[1].split(">")[0], "browsers cut silently"
    assert '<textarea name="data"' not in client.get("/new?game=terra-mystica").text
    form = {"game": "burglars", "seat-0": "me", "seat-1": "bot:random", "data": OWN.replace("\n", "\r\n")}
    founded = client.post("/new", data=form, follow_redirects=False)
    assert founded.status_code == 303
    assert "data=deck.counts=[6,6,6]" in client.get(f"/api/tables/{founded.headers['location'][7:]}/record").text


@pytest.mark.parametrize(
    ("wishes", "key", "sentence"),
    [
        ({"data": "[deck]\n\ncounts = [1]\n"}, "wrong-data-file", "Line 3: deck.counts: this must be a list such as"),
        ({"data": "counts"}, "wrong-data-file", "Line 1: this is no TOML"),
        ({"options": {"data": "deck.count=[1]"}}, "wrong-data", "did you mean deck.counts?"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(
    toys: Web, wishes: dict[str, object], key: str, sentence: str
) -> None:
    answer = toys.person().post(
        "/api/tables", {"game": "burglars", "seats": SEATS} | wishes, **{"Accept-Language": "en"}
    )
    assert answer.status_code == 422
    assert answer.json()["error"] == key
    assert sentence in answer.json()["reason"]


def test_a_game_without_values_takes_no_file(web: Web) -> None:
    answer = web.person().post("/api/tables", {"game": "terra-mystica", "seats": SEATS, "data": OWN})
    assert (answer.status_code, answer.json()["error"]) == (422, "no-data")
