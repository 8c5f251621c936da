"""A real server process: started, stopped, killed and attacked; and the example client that plays a game on it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import hostile
import kill_server
from table_server import Client, ServerProcess, free_port

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log")
    server.start()
    yield server
    server.stop()


def serve(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "spielwerk.cli.main", "serve", "--no-browser", *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | environment
    )


def test_the_example_client_plays_a_whole_game(server: ServerProcess) -> None:
    client = ROOT / "docs" / "client.py"
    done = subprocess.run(
        [sys.executable, str(client), f"http://127.0.0.1:{server.port}"], capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr
    *_, first, second = done.stdout.splitlines()
    assert first.split()[-1].isdecimal() and second.split()[-1].isdecimal()
    assert len(client.read_text(encoding="utf-8").splitlines()) <= 35


def test_bots_go_on_after_a_restart(server: ServerProcess) -> None:
    client = Client(server.port).introduce()
    wishes = {"game": "terra-mystica", "preset": "introductory", "seats": [{"kind": "bot"}] * 4}
    table = client.request("POST", "/api/tables", wishes).json["table"]
    server.kill()
    server.start()
    end = time.monotonic() + 120
    client.close()
    while not client.request("GET", f"/api/tables/{table}").json["over"]:
        assert time.monotonic() < end, "the bots have stopped"
        time.sleep(0.1)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = kill_server.run(games=3, players=3, seed=1, folder=tmp_path)
    assert tally.problems == []
    assert (tally.games, tally.lost) == (3, 0)
    assert tally.kills > 0 and tally.actions > 100


def test_hostile_requests_change_nothing(tmp_path: Path) -> None:
    tally = hostile.run(requests=400, seed=2, folder=tmp_path)
    assert tally.wrong == []
    assert (tally.sent, tally.changed) == (400, 0)
    assert all(tally.kinds[attack.__name__] for attack in hostile.ATTACKS)


def test_streams_tell_what_happens_and_end_with_the_server(server: ServerProcess) -> None:
    client = Client(server.port).introduce()
    wishes = {"game": "terra-mystica", "preset": "introductory", "seats": [{"kind": "me"}] * 2}
    table = client.request("POST", "/api/tables", wishes).json["table"]
    with socket.create_connection(("127.0.0.1", server.port), 20) as stream:
        request = (
            f"GET /api/tables/{table}/news?seat=0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {client.secret}\r\n\r\n"
        )
        stream.sendall(request.encode())
        lines = stream.makefile("rb")
        head = [line for line in iter(lines.readline, b"\r\n")]
        assert b"200" in head[0]
        assert any(b"text/event-stream" in line for line in head)
        first = _next_id(lines)
        client.request("POST", f"/api/tables/{table}/message", {"text": "hello"})
        assert _next_id(lines) > first
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 10
        assert lines.read().endswith(b"0\r\n\r\n")


def _next_id(lines: object) -> int:
    while True:
        line: bytes = lines.readline()  # type: ignore[attr-defined]
        assert line, "the stream has ended"
        if line.startswith(b"id: "):
            return int(line[4:])


def test_no_secret_gets_into_the_log(server: ServerProcess) -> None:
    client = Client(server.port).introduce()
    wishes = {"game": "terra-mystica", "preset": "introductory", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    founded = client.request("POST", "/api/tables", wishes).json
    secrets = [client.secret, *(path.rsplit("/", 1)[1] for path in founded["links"].values())]
    for path in founded["links"].values():
        assert Client(server.port).request("GET", path).status == 303
        assert Client(server.port).request("POST", path, {}).status == 405
        assert client.request("GET", f"{path}x").status == 404
    server.stop()
    log = server.log.read_text(errors="replace")
    assert not [secret for secret in secrets if secret in log]


def test_two_processes_on_one_database(tmp_path: Path) -> None:
    """Whoever plays at one of them hears and sees what happens at the other."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    servers = [ServerProcess(database, tmp_path / f"server-{number}.log") for number in range(2)]
    for server in servers:
        server.start()
    first = Client(servers[0].port).introduce()
    second = Client(servers[1].port, first.secret)
    wishes = {"game": "terra-mystica", "preset": "introductory", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    table = first.request("POST", "/api/tables", wishes).json["table"]
    moves, end = 0, time.monotonic() + 60
    while moves < 12:
        assert time.monotonic() < end
        client = (first, second)[moves % 2]
        state = client.request("GET", f"/api/tables/{table}").json
        if not state["may_act"]:
            time.sleep(0.05)
            continue
        choice = state["groups"][0]["choices"][0]["actions"]
        move = {"seat": 0, "position": state["position"], "actions": choice}
        moves += client.request("POST", f"/api/tables/{table}/act", move).status == 200
    while any(seat["thinking"] for seat in first.request("GET", f"/api/tables/{table}").json["seats"]):
        time.sleep(0.05)
    records = [client.request("GET", f"/api/tables/{table}/record").body for client in (first, second)]
    assert records[0] == records[1]
    for server in servers:
        server.stop()


# Starting.


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = serve("--port", str(port), SPIELWERK_DATA=str(tmp_path))
        _, said = server.communicate(timeout=60)
    assert server.returncode == 2
    assert str(port) in said and len(said.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments", [("--port", "70000"), ("--host", "no.such.host.invalid"), ("--database", "nonsense")]
)
def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, str]) -> None:
    server = serve(*arguments, SPIELWERK_DATA=str(tmp_path))
    _, said = server.communicate(timeout=60)
    assert server.returncode == 2
    assert len(said.splitlines()) == 1 and "Traceback" not in said


def test_without_a_port_the_next_free_one_is_taken_and_games_lie_in_the_data_folder(tmp_path: Path) -> None:
    servers = [serve(SPIELWERK_DATA=str(tmp_path), LANG="de_DE.UTF-8") for _ in range(2)]
    addresses = []
    for server in servers:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Der Tisch ist offen: http://localhost:")
        addresses.append(line.split()[-1])
    assert addresses[0] != addresses[1]
    for server in servers:
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
    assert (tmp_path / "tables.db").is_file()
    assert free_port() > 0
