"""Nothing that a seat may not know leaves the table: exchanging it changes no answer, byte by byte."""

import os
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from sqlalchemy import create_engine, update
from starlette.testclient import TestClient

import spielwerk.games
from spielwerk.bots.bot import Bot
from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.game import NOBODY, State
from spielwerk.core.record import Record
from spielwerk.core.record_text import dump, parse
from spielwerk.table.app import make_app
from spielwerk.table.bots import thinker
from spielwerk.table.config import Config
from spielwerk.table.store.schema import ENTRIES
from table.webs import PATIENT, Person, Web
from table.worlds import exchanged

TOYS = Path(__file__).resolve().parent.parent / "toys"
SEED = "secrets"


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are games like the others."""
    monkeypatch.setattr(spielwerk.games, "__path__", [*spielwerk.games.__path__, str(TOYS)])


def config_of(file: Path) -> Config:
    return Config(database=f"sqlite:///{file}", bot_processes=1, bot_pause=0, limits=PATIENT)


@pytest.fixture
def secret_web(tmp_path: Path) -> Iterator[Web]:
    with TestClient(make_app(config_of(tmp_path / "tables.db")), base_url="http://table.test") as client:
        yield Web(client)


class Game:
    """Three people at a table."""

    def __init__(self, web: Web, name: str = "burglars") -> None:
        self.web = web
        self.people = [web.person() for _ in range(3)]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wishes = {"game": name, "seats": seats, "seed": SEED}
        founded = self.people[0].post("/api/tables", wishes)
        assert founded.status_code == 200, founded.text
        self.table: str = founded.json()["table"]
        for seat in (1, 2):
            link = founded.json()["links"][str(seat)]
            follow = {"kind": "seat", "secret": link.rsplit("/", 1)[1]}
            assert self.people[seat].post("/api/links", follow).status_code == 200

    def act(self, seat: int, text: str) -> None:
        position = self.people[seat].state(self.table, seat)["position"]
        move = {"seat": seat, "position": position, "actions": [text]}
        answer = self.people[seat].post(f"/api/tables/{self.table}/act", move)
        assert answer.status_code == 200, answer.text

    def play(self, *moves: str) -> None:
        """Moves as `SEAT TEXT`."""
        for move in moves:
            seat, _, text = move.partition(" ")
            self.act(int(seat), text)

    def leave(self) -> None:
        """Everybody withdraws, which ends the game."""
        for seat, person in enumerate(self.people):
            leave = {"seat": seat, "position": person.state(self.table, seat)["position"]}
            assert person.post(f"/api/tables/{self.table}/withdraw", leave).status_code == 200

    def record(self) -> Record:
        """The whole record, which only the server has."""
        house = self.web.client.app.state.house  # type: ignore[attr-defined]
        record: Record = house.rooms.room(self.table, house.store.table(self.table).owner).play.record
        return record


def stages() -> list[list[str]]:
    """Moves up to positions that differ in what is hidden and who is asked."""
    first = ["0 open"]
    chosen = [*first, "1 open", "2 lock"]
    robbed = [*chosen, "0 steal blue"]
    later = [*robbed, "1 quiet"]
    return [first, chosen, robbed, later]


def answers(person: Person, table: str, seat: int | None, last: int, elements: list[str]) -> dict[str, str]:
    """Everything that can be asked about a table, and what is answered."""
    at = f"/api/tables/{table}"
    me = f"seat={seat}" if seat is not None else ""
    paths = [
        f"{at}?{me}",
        *(f"{at}?{me}&position={position}" for position in range(last)),
        f"{at}/record?{me}",
        f"{at}/export?to=any",
        *(f"{at}/why?{me}&action={text}" for text in elements),
        *(f"{at}/why?{me}&element={text}" for text in elements),
        *(f"{at}/preview?{me}&action={text}" for text in elements),
        f"/table/{table}/parts?{me}",
        f"/table/{table}/text?{me}",
        f"/table/{table}/result?{me}",
        f"/table/{table}?{me}",
        "/api/tables",
        "/my",
    ]
    found = {path: (answer := person.get(path)).text + f" [{answer.status_code}]" for path in paths}
    if seat is not None:
        for text in (*elements, "nonsense", "ste", "cry. steal red", "rest; lock; open"):
            body = {"seat": seat, "position": last, "request": "", "typed": text}
            answer = person.post(f"{at}/draft", body)
            found[f"typed {text}"] = f"{answer.text} [{answer.status_code}]"
            found[f"draft {text}"] = person.get(f"{at}?{me}").text
            found[f"parts {text}"] = person.get(f"/table/{table}/parts?{me}").text
            person.post(f"{at}/draft/restart", {"seat": seat, "position": last})
        for text in ("deal gold", "theft ?", "steal green. steal green"):
            move = {"seat": seat, "position": last, "request": "", "actions": text.split(". ")}
            answer = person.post(f"{at}/act", move)
            found[f"act {text}"] = f"{answer.text} [{answer.status_code}]"
    return {path: re.sub(r'"changed":[0-9.]+', "", text) for path, text in found.items()}


def in_world(file: Path, game: Game, record: Record, seat: int | None, elements: list[str]) -> dict[str, str]:
    """All answers of a server whose database holds another course of the game."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        for number, entry in enumerate(record.entries):
            here = (ENTRIES.c.table_id == game.table) & (ENTRIES.c.number == number)
            connection.execute(update(ENTRIES).where(here).values(text=entry.text))
    engine.dispose()
    with TestClient(make_app(config_of(file)), base_url="http://table.test") as client:
        person = Person(client, game.people[seat].secret if seat is not None else watcher(client, game))
        return answers(person, game.table, seat, len(record.entries), elements)


def watcher(client: TestClient, game: Game) -> str:
    """Somebody who has come by the watchers' link, the same in all worlds."""
    secret = "w" * 43
    renewed = Person(client, game.people[0].secret).post(f"/api/tables/{game.table}/links", {"link": "watch"})
    link = renewed.json()["path"].rsplit("/", 1)[1]
    assert Person(client, secret).post("/api/links", {"kind": "watch", "secret": link}).status_code == 200
    return secret


def check_exchange(game: Game, folder: Path, seat: int | None, elements: list[str], seed: int) -> None:
    """Two servers, whose databases differ in what a reader may not know, give him the same answers."""
    record = game.record()
    other = exchanged(record, NOBODY if seat is None else seat, seed)
    assert [str(entry) for entry in other.entries] != [str(entry) for entry in record.entries]
    found = []
    for number, course in enumerate((record, other)):
        file = folder / f"world-{number}.db"
        shutil.copy(folder / "tables.db", file)
        for more in ("-wal", "-shm"):
            if (folder / f"tables.db{more}").exists():
                shutil.copy(folder / f"tables.db{more}", f"{file}{more}")
        found.append(in_world(file, game, course, seat, elements))
    assert found[0].keys() == found[1].keys()
    for path, answer in found[0].items():
        assert answer == found[1][path], path
    assert any(" [200]" in answer for answer in found[0].values())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("stage", range(4))
def test_exchanging_what_is_hidden_leaves_every_answer_identical(
    secret_web: Web, tmp_path: Path, stage: int, seat: int | None
) -> None:
    game = Game(secret_web)
    game.play(*stages()[stage])
    state = game.record().replay()
    elements = [state.action_to_string(action) for action in range(game.record().game.num_distinct_actions())]
    check_exchange(game, tmp_path, seat, elements, stage)


REAL_GAMES = [game.name for game in all_games() if game.has_secrets]
MOVES = range(25, 25 + round(70 * float(os.environ.get("SPIELWERK_TEST_SCALE", "1"))), 35)
"""Random moves before everything is asked. With a larger scale, later positions are looked at as well."""
ASKED = 16
"""So many actions, and so many elements of the page, are asked about."""


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("name", REAL_GAMES)
def test_exchanging_what_is_hidden_in_a_real_game_leaves_every_answer_identical(
    secret_web: Web, tmp_path: Path, name: str, moves: int, seat: int | None
) -> None:
    game, dice = Game(secret_web, name), Random(moves)
    state = game.record().replay()
    for _ in range(moves):
        actor = dice.choice(state.deciders())
        game.act(actor, state.action_to_string(dice.choice(state.legal_actions(actor)), actor))
        state = game.record().replay()
        if state.is_terminal():
            pytest.skip("the game was shorter")
    me = seat if seat is not None else 0
    texts = {state.action_to_string(action, me) for action in range(game.record().game.num_distinct_actions())}
    legal = [state.action_to_string(action, me) for action in state.legal_actions(me)]
    page = game.people[0].get(f"/table/{game.table}/parts?seat=0").text
    ids = sorted(set(re.findall(r'id="([a-z0-9-]+)"', page)))
    elements = legal[:ASKED] + dice.sample(sorted(texts), ASKED) + dice.sample(ids, min(ASKED, len(ids)))
    check_exchange(game, tmp_path, seat, elements, moves)


def test_the_games_that_toys_are_in_are_found() -> None:
    assert find_game("burglars").has_secrets


def texts(state: dict[str, Any]) -> list[str]:
    return [str(line["text"]) for line in state["log"]]


def test_each_reads_his_own_cards_in_the_log_and_nobody_elses(secret_web: Web) -> None:
    game = Game(secret_web)
    logs = [texts(game.people[seat].state(game.table, seat)) for seat in range(3)]
    for seat, log in enumerate(logs):
        dealt = log[:6]
        assert ["?" in line for line in dealt] == [place // 2 != seat for place in range(6)]


def test_the_record_is_told_as_the_seat_sees_it_and_whole_in_the_end(secret_web: Web) -> None:
    game = Game(secret_web)
    game.play("0 lock", "1 open")
    path = f"/api/tables/{game.table}/record?seat=1"
    text = game.people[1].get(path).text
    assert "# as one place at the table sees it" in text
    assert "red: choose ?\nblue: open\n" in text
    assert text.count("chance: deal ?\n") == 4
    assert "\nseed: " not in text
    game.leave()
    whole = game.people[1].get(path).text
    assert "?" not in whole
    assert "red: lock\n" in whole
    assert f"\nseed: {SEED}\n" in whole
    record = parse(whole, games=find_game)
    assert record.replay().is_terminal()


def test_in_the_end_earlier_positions_are_open_too(secret_web: Web) -> None:
    game = Game(secret_web)
    earlier = f"/api/tables/{game.table}?seat=1&position=6"
    board = game.people[1].get(earlier).json()["board"]
    assert "unknown [2, 0, 2]" in board
    game.leave()
    told = game.people[1].get(earlier).json()
    assert "unknown [0, 0, 0]" in told["board"]
    assert not any("?" in line for line in texts(told))


def test_a_given_seed_is_told_only_in_the_end(secret_web: Web) -> None:
    """Whoever knows it could draw every card himself."""
    game = Game(secret_web)
    state = game.people[0].state(game.table)
    assert state["seed"] == ""
    assert state["commitment"]
    warning = "chosen by whoever made the table"
    assert warning in game.people[1].get(f"/table/{game.table}?language=en").text
    game.leave()
    assert game.people[1].state(game.table, 1)["seed"] == SEED
    assert warning not in game.people[1].get(f"/table/{game.table}?language=en").text


def test_a_draft_does_not_show_what_only_confirming_shows(secret_web: Web) -> None:
    """The last to choose would otherwise see all doors, and take his choice back."""
    game = Game(secret_web)
    game.play("0 lock", "1 open")
    position = game.people[2].state(game.table, 2)["position"]
    draft = {"seat": 2, "position": position, "request": "", "actions": ["lock"]}
    assert game.people[2].post(f"/api/tables/{game.table}/draft", draft).status_code == 200
    state = game.people[2].state(game.table, 2)
    assert state["draft"]["actions"] == ["lock"]
    assert "doors [3, 3, 0]" in state["board"]
    confirm = {"seat": 2, "position": position, "request": ""}
    assert game.people[2].post(f"/api/tables/{game.table}/confirm", confirm).status_code == 200
    assert "doors [1, 2, 1]" in game.people[2].state(game.table, 2)["board"]


def test_a_draft_shows_what_follows_from_what_the_seat_knows(secret_web: Web) -> None:
    game = Game(secret_web)
    draft = {"seat": 0, "position": 6, "request": "", "actions": ["lock"]}
    assert game.people[0].post(f"/api/tables/{game.table}/draft", draft).status_code == 200
    assert "doors [1, 0, 0]" in game.people[0].state(game.table)["board"]


def test_taking_back_is_free_only_while_nothing_was_learned(secret_web: Web) -> None:
    game = Game(secret_web)
    game.play("0 lock")
    assert game.people[0].state(game.table)["undo"] == {"entries": 1, "free": True}
    game.play("1 open", "2 lock")  # white was the last: all doors are shown
    undo = game.people[2].state(game.table, 2)["undo"]
    assert undo["entries"] == 1
    assert not undo["free"]


def test_a_chain_that_is_not_possible_by_what_the_seat_knows_changes_nothing(secret_web: Web) -> None:
    game = Game(secret_web)
    game.play("0 open", "1 open", "2 open", "0 steal blue")
    position = game.people[1].state(game.table, 1)["position"]
    move = {"seat": 1, "position": position, "request": "", "actions": ["quiet", "cry"]}
    assert game.people[1].post(f"/api/tables/{game.table}/act", move).status_code == 422
    assert game.people[1].state(game.table, 1)["position"] == position


def test_points_in_lists_of_tables_are_those_that_everybody_knows(secret_web: Web) -> None:
    game = Game(secret_web)
    found = game.people[0].get("/api/tables").json()["mine"][0]
    assert [seat["points"] for seat in found["seats"]] == [0, 0, 0]


def test_nobody_plays_on_from_a_game_with_secrets_that_is_under_way(secret_web: Web) -> None:
    game = Game(secret_web)
    body = {"position": 3, "seats": [{"kind": "me"}] * 3}
    assert game.people[0].post(f"/api/tables/{game.table}/play-on", body).status_code == 409


def test_from_every_position_of_a_game_that_is_over_another_may_go_on(secret_web: Web) -> None:
    """Its cards are open by then, but those that will be drawn are not: nobody knows the new seed."""
    game = Game(secret_web)
    page = f"/table/{game.table}?seat=0&position=7"
    game.play("0 lock", "1 open")
    assert "play-on" not in game.people[0].get(page).text
    game.leave()
    assert f'href="/table/{game.table}/play-on?position=7"' in game.people[0].get(page).text
    body = {"position": 7, "seats": [{"kind": "me"}] * 3}
    other = game.people[0].post(f"/api/tables/{game.table}/play-on", body).json()["table"]
    state = game.people[0].state(other, 1)
    assert state["may_act"]
    assert (state["seed"], state["commitment"]) == ("", "")


def test_bots_play_and_pause_the_same_time_whatever_they_hold(tmp_path: Path) -> None:
    """Nobody can tell by the time whether a bot had a choice."""
    config = config_of(tmp_path / "tables.db")
    pause = 0.4
    with TestClient(make_app(replace(config, bot_pause=pause)), base_url="http://table.test") as client:
        person = Web(client).person()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        table = person.post("/api/tables", {"game": "burglars", "seats": seats, "seed": SEED}).json()["table"]
        state = person.my_turn(table)
        for _ in range(2):
            begin = time.monotonic()
            assert person.choose(table, state).status_code == 200
            state = person.my_turn(table)
            moved = [entry for entry in state["log"] if entry["seat"] == 1]
            assert moved
            assert time.monotonic() - begin >= pause
            if state["over"]:
                break


class Spy(Bot):
    """Notes what it is shown, and does something sensible."""

    shown: ClassVar[list[str]] = []

    def choose(self, view: State, seat: int) -> list[int]:
        Spy.shown.append(view.to_string())
        return self.game.sensible_turns(view, seat)[0]


def test_bots_processes_show_them_their_views_only(secret_web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "make_bot", lambda name, game, seed: Spy(name, game, seed))
    game = Game(secret_web)
    game.play("1 lock", "2 open")
    record = game.record()
    Spy.shown.clear()
    assert thinker.think(dump(record), "spy", 0, 1) == ["lock"], "one decision at a time: red learns all doors by it"
    assert Spy.shown == [record.replay().view(0).to_string()]
