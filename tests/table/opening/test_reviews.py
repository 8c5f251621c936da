"""Games from files at the table: looking at them, and going on from their positions."""

from spielwerk.core.record_text import dump
from spielwerk.games.terra_mystica.interchange import export_log
from spielwerk.table.opening.replayed import replayed
from table.opened import opened, played, record_of, refused
from table.webs import PATIENT, Person, Web


def test_nobody_plays_a_review(web: Web) -> None:
    ada = web.person()
    table = opened(ada, dump(played(2, 30)))
    path, before = f"/api/tables/{table}", record_of(ada, table)
    seat, position = ada.get(path).json()["deciders"][0], len(before.entries)
    step = {"seat": seat, "position": position}
    for call, body in {
        "act": step | {"actions": ["pass"]},
        "draft": step | {"actions": ["pass"]},
        "withdraw": step,
        "undo": step,
        "confirm": step,
        "order": {"seat": seat, "limit": 1},
        f"seats/{seat}/bot": {"bot": "greedy"},
        f"seats/{seat}/person": {},
        f"seats/{seat}/name": {"name": "Ada"},
        f"seats/{seat}/take": {"name": "Ada"},
        "links": {"link": "0"},
    }.items():
        answer = ada.post(f"{path}/{call}", body)
        assert answer.status_code in (403, 409), call
    refused(ada.post(f"{path}/act", step | {"actions": ["pass"]}), 409, "review")
    refused(ada.post(f"{path}/links", {"link": "join"}), 409, "review")
    assert record_of(ada, table) == before
    assert ada.post(f"{path}/message", {"text": "Look!"}).status_code == 200


def test_others_look_on_by_its_link_at_any_position(web: Web) -> None:
    ada, ben = web.person(), web.person()
    table = opened(ada, dump(played()))
    refused(ben.get(f"/api/tables/{table}"), 403, "not-invited")
    link = ada.post(f"/api/tables/{table}/links", {"link": "watch"}).json()["path"]
    answer = ben.get(f"{link}?position=50")
    assert answer.headers["location"] == f"/table/{table}?position=50"
    assert 'data-position="50"' in ben.get(f"/table/{table}?position=50").text
    assert [info["review"] for info in ben.get("/api/tables").json()["mine"]] == [True]


def test_page_shows_a_position_with_what_led_there(web: Web) -> None:
    ada, record = web.person(), played()
    table = opened(ada, dump(record), file="attic.txt")
    page = ada.get(f"/table/{table}?position=100&language=en").text
    assert 'data-position="100"' in page and 'id="slider"' in page and 'id="board"' in page
    assert 'class="is-review"' in page and "/play-on?position=100" in page and "attic.txt" in page
    log = ada.get(f"/api/tables/{table}?position=100").json()["log"]
    led = [line["text"] for line in log if line["position"] <= 100][-1]
    assert f"<b>{led}</b>" in page
    assert len(log) == len(ada.get(f"/api/tables/{table}").json()["log"]), "all of the log, so that one sees ahead"
    end = ada.get(f"/table/{table}").text
    assert f"/table/{table}/result" in end and "/play-on" not in end
    result = ada.get(f"/table/{table}/result").text
    assert "export?to=snellman" in result and "/record" in result


def test_reviews_have_a_list_of_their_own(web: Web) -> None:
    web.client.get("/")
    table = opened(Person(web.client, ""), dump(played(2, 20)), file="attic.txt")
    assert "attic" not in web.client.get("/").text
    assert f"/table/{table}" in web.client.get("/my").text
    for language in ("de", "en"):
        page = web.client.get(f"/open?language={language}").text
        assert 'type="file"' in page and "<textarea" in page


# Playing on.


def test_game_goes_on_from_a_position(web: Web) -> None:
    ada, record = web.person(), played()
    table = opened(ada, export_log(record), file="log.txt")
    whole = record_of(ada, table)
    seat = whole.replay(200).deciders()[0]
    seats = [{"kind": "me"} if place == seat else {"kind": "bot"} for place in range(4)]
    answer = ada.post(f"/api/tables/{table}/play-on", {"position": 200, "seats": seats})
    founded = answer.json()
    assert answer.status_code == 200 and founded["position"] == 200 and set(founded["links"]) >= {"join", "watch", "0"}
    fork = founded["table"]
    assert record_of(ada, fork).entries == whole.entries[:200]
    refused(ada.post(f"/api/tables/{fork}/undo", {"seat": seat, "position": 200}), 409, "nothing-to-take-back")
    while not (state := ada.my_turn(fork, seat))["over"]:
        assert ada.choose(fork, state).status_code == 200
    after = record_of(ada, fork)
    assert after.entries[:200] == whole.entries[:200] and after.replay().is_terminal()
    assert state["seed"] == "" and state["commitment"] == "" and after.seed == "", "it draws by a seed of its own"
    assert record_of(ada, table) == whole
    assert ada.get(f"/table/{fork}/result").status_code == 200


def test_known_seed_goes_on(web: Web) -> None:
    ada, record = web.person(), played()
    table = opened(ada, dump(record))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "open"}]
    fork = ada.post(f"/api/tables/{table}/play-on", {"position": 150, "seats": seats, "title": "Again"}).json()["table"]
    state = ada.get(f"/api/tables/{fork}").json()
    assert (state["seed"], state["title"]) == (record.seed, "Again")
    after = record_of(ada, fork)
    assert (after.entries[:150], after.seed) == (record.entries[:150], record.seed)


def test_form_makes_the_table(web: Web) -> None:
    web.client.get("/")
    table = opened(Person(web.client, ""), dump(played()))
    assert 'name="seat-1"' in web.client.get(f"/table/{table}/play-on?position=90").text
    fields = {"position": "90", "name": "Ada", "seat-0": "me", "seat-1": "bot:random", "seat-2": "open"}
    answer = web.client.post(f"/table/{table}/play-on", data=fields, follow_redirects=False)
    state = web.client.get(f"/api{answer.headers['location'].replace('/table/', '/tables/')}").json()
    assert [(seat["kind"], seat["name"]) for seat in state["seats"]] == [
        ("person", "Ada"),
        ("bot", ""),
        ("open", ""),
        ("open", ""),
    ]


def test_going_on_is_refused_where_it_makes_no_sense(web: Web) -> None:
    ada, record = web.person(), played()
    table = opened(ada, dump(record))
    me = [{"kind": "me"}] * 4
    path = f"/api/tables/{table}/play-on"
    refused(ada.post(path, {"position": len(record.entries), "seats": me}), 409, "over")
    refused(ada.post(path, {"position": len(record.entries) + 1, "seats": me}), 404, "no-position")
    refused(ada.post(path, {"position": 9, "seats": me[:1]}), 422, "seats-to-play-on")
    refused(ada.post(path, {"position": 9, "seats": [*me[:3], {"kind": "bot", "bot": "x"}]}), 422, "unknown-bot")
    refused(web.person().post(path, {"position": 9, "seats": me}), 403, "not-invited")
    assert ada.get(f"/table/{table}/play-on").status_code == 409
    running = ada.found("me", "me", "me", "me")["table"]
    refused(ada.post(f"/api/tables/{running}/play-on", {"position": 0, "seats": me}), 409, "not-over")


def test_rows_tell_whose_move_and_where_a_turn_began() -> None:
    game = replayed(played(2, 20), PATIENT)
    assert all(row.batch <= row.number for row in game.rows)
    turns = [row.number for row in game.rows if row.batch == row.number]
    assert turns[0] == 0 and len(turns) < len(game.rows)
    assert {row.seat for row in game.rows} == {0, 1}
