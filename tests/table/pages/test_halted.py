"""Tables that cannot go on, as pages and programs show them: nothing is told of what cannot be shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from spielwerk.table.app import make_app
from spielwerk.table.config import Config
from spielwerk.table.store.schema import ENTRIES, TABLES
from table.webs import PATIENT, Person, Web

DAMAGED = {"de": "beschädigt", "en": "is damaged"}
CARDS = ("coin", "gold", "gems", "pearls", "box", "chain", "candlestick")


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(database=f"sqlite:///{tmp_path / 'tables.db'}", bot_processes=1, limits=PATIENT)


@pytest.fixture
def web(config: Config) -> Iterator[Web]:
    with TestClient(make_app(config), base_url="http://table.test") as client:
        yield Web(client)


def begun(web: Web) -> tuple[Person, Person, str]:
    """Ada and Ben at a table of Nottingham with a bot, both hands dealt."""
    ada, ben = web.person(), web.person()
    founded = ada.found("me", "open", "bot", game="nottingham", preset="", title="Sherwood")
    ben.get(founded["links"]["1"])
    return ada, ben, founded["table"]


def after_a_restart(web: Web, config: Config, table: str, person: Person, **values: object) -> Iterator[Person]:
    """The same person at a server that was started after something was changed in the database."""
    store = web.client.app.state.house.store  # type: ignore[attr-defined]
    with store.engine.begin() as connection:
        if "number" in values:
            here = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == values.pop("number"))
            connection.execute(update(ENTRIES).where(here).values(**values))
        else:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    with TestClient(make_app(config), base_url="http://table.test") as client:
        yield Person(client, person.secret)


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_damaged_table(web: Web, config: Config, language: str, number: int) -> None:
    ada, _ben, table = begun(web)
    state = ada.state(table)
    for one in after_a_restart(web, config, table, ada, number=number, text="deal chainx"):
        asked = {"accept-language": language}
        page = one.get(f"/table/{table}?seat=0", **asked)
        assert page.status_code == 200 and DAMAGED[language] in page.text
        assert "chainx" not in page.text and f'data-position="{number}"' in page.text
        assert not any(f'id="{id}"' in page.text for id in ("confirm", "typed"))
        for end in ("", "/why?seat=0&element=hand", "/preview?seat=0", "/record?seat=0"):
            answer = one.get(f"/api/tables/{table}{end}", **asked)
            assert answer.status_code < 500 and "chainx" not in answer.text, end
        for path in (f"/table/{table}/result", f"/table/{table}/text?seat=0", "/my", "/api/tables"):
            answer = one.get(path, **asked)
            assert answer.status_code == 200 and "chainx" not in answer.text, path
        step = {"seat": 0, "position": state["position"]}
        for end, more in (
            ("act", {"actions": ["pass"]}),
            ("draft", {"actions": ["pass"]}),
            ("confirm", {}),
            ("undo", {}),
            ("withdraw", {}),
            ("consent", {"agree": True}),
            ("draft/back", {}),
        ):
            answer = one.post(f"/api/tables/{table}/{end}", step | more, **asked)
            assert answer.status_code == 409, (end, answer.text)
            assert answer.json()["error"] == "damaged" and DAMAGED[language] in answer.json()["reason"]
            assert "chainx" not in answer.text and "deal" not in answer.text
        assert one.post(f"/api/tables/{table}/message", {"seat": 0, "text": "oh"}).status_code == 200
        assert one.get(f"/api/tables/{table}?seat=0").json()["halted"]


def test_the_record_of_a_damaged_table_hides_what_a_seat_may_not_know(web: Web, config: Config) -> None:
    ada, ben, table = begun(web)
    before = {seat: who.get(f"/api/tables/{table}/record?seat={seat}").text for seat, who in enumerate((ada, ben))}
    for one in after_a_restart(web, config, table, ada, number=2, text="deal chainx"):
        text = one.get(f"/api/tables/{table}/record?seat=0").text
        assert text.startswith("spielwerk record 1\n") and "\nrules: 1\n" in text
        told = [line for line in text.splitlines() if line.startswith("chance: ") and not line.endswith("?")]
        known = [line for line in before[0].splitlines() if line.startswith("chance: ") and not line.endswith("?")]
        assert set(told) <= set(known)
        assert len([line for line in text.splitlines() if line.startswith("chance: ")]) == len(
            [line for line in before[1].splitlines() if line.startswith("chance: ")]
        )
        assert one.get(f"/api/tables/{table}/record?seat=1").status_code == 403
        assert Person(one.client, "").get(f"/api/tables/{table}/record").status_code in (401, 403)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_table_of_newer_rules(web: Web, config: Config, language: str) -> None:
    ada, _ben, table = begun(web)
    ada.post(f"/api/tables/{table}/seats/0/name", {"name": "Ada"})
    for one in after_a_restart(web, config, table, ada, rules=99):
        asked = {"accept-language": language}
        page = one.get(f"/table/{table}?seat=0", **asked)
        assert page.status_code == 409 and "Sherwood" in page.text and "Ada" in page.text and "99" in page.text
        assert f"/api/tables/{table}/record" in page.text
        answer = one.post(f"/api/tables/{table}/act", {"seat": 0, "position": 0, "actions": ["pass"]}, **asked)
        assert (answer.status_code, answer.json()["error"]) == (409, "newer-rules")
        text = one.get(f"/api/tables/{table}/record?seat=0").text
        assert "\nrules: 99\n" in text and "chance: ?" in text
        assert not [line for line in text.splitlines() if line.startswith("chance: ") and line != "chance: ?"]
        assert one.get("/my").status_code == 200
        stranger = Person(one.client, "")
        assert stranger.get(f"/table/{table}").status_code == 403
        assert stranger.get(f"/api/tables/{table}/record").status_code in (401, 403)


def test_a_table_of_a_game_that_is_gone(web: Web, config: Config) -> None:
    ada, _ben, table = begun(web)
    for one in after_a_restart(web, config, table, ada, game="chess"):
        assert "Sherwood" in one.get("/my").text
        assert one.get(f"/table/{table}").status_code == 409
        assert "game: chess\n" in one.get(f"/api/tables/{table}/record?seat=0").text
