"""What the server wants of a log: whose line comes when, what is said in words, and which moves have no counterpart.

The rules of the server are those that it refused exported games by. Positions are set up as needed; the logs are read
back both as ours and as the server takes them.
"""

import pytest

from games.terra_mystica.boards import alone
from games.terra_mystica.interchange.made_up import random_game, random_options
from games.terra_mystica.play import APART, BESIDE, given, player_of, put, table, terrain
from spielwerk.core.record import Record
from spielwerk.core.sets import contains, with_hex
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.interchange import NoCounterpart, Replay, export_log
from spielwerk.games.terra_mystica.interchange.command_log import OWN_MOVE, read_command_log
from spielwerk.games.terra_mystica.interchange.exporter import Exporter
from spielwerk.games.terra_mystica.interchange.problems import BUILT_LATE, LOWERED, NO_ORDER, TUNNELS
from spielwerk.games.terra_mystica.interchange.server_order import NoOrder
from spielwerk.games.terra_mystica.interchange.server_turn import wordless
from spielwerk.games.terra_mystica.interchange.steps import Step
from spielwerk.games.terra_mystica.rules.neighbours import reach
from spielwerk.games.terra_mystica.terms import EARTH, FIRE
from spielwerk.games.terra_mystica.turn import TerraMystica


def steps_of(state: TerraMystica, moves: list[str]) -> list[Step]:
    """`FACTION: move` each, played on a copy."""
    copy = state.clone()
    seats = {copy.seat_name(seat): seat for seat in range(copy.num_players())}
    steps = []
    for move in moves:
        name, _, text = move.partition(": ")
        step = Step(seats[name], copy.string_to_action(text, seats[name]))
        assert copy.why_not(step.action, step.seat) is None, move
        copy.apply_action(step.action, step.seat)
        steps.append(step)
    return steps


def lines(state: TerraMystica, *moves: str) -> list[str]:
    """What the server reads."""
    exporter = Exporter(state.clone(), steps_of(state, list(moves)))
    return [f"{entry.faction}: {entry.command}" for entry in exporter.moves() if entry.faction]


def as_server(record: Record) -> Replay:
    entries = read_command_log(export_log(record), servers=True)
    replay = Replay(entries)
    for entry in entries[replay.moves :]:
        replay.play(entry)
    return replay


@pytest.mark.parametrize("seed", range(24))
def test_the_servers_order_leads_to_the_same_end(seed: int) -> None:
    record, _, state = random_game(seed + 1, random_options(seed), leaves=seed % 4 == 0)
    try:
        export_log(record)
    except NoCounterpart as problem:
        assert problem.why in (LOWERED, BUILT_LATE)  # noqa: PT017
        return
    assert as_server(record).state.to_string() == state.to_string()


# Whose line comes when.


def test_answers_come_after_the_turn() -> None:
    state = table(*BESIDE)
    given(state, "witches", workers=5, coins=6)
    turn = ("witches: upgrade F4 to TP", "nomads: leech 1 from witches", "witches: convert 1W to 1C", "witches: done")
    assert lines(state, *turn) == [turn[0], turn[2], turn[3], turn[1]]


def test_answers_before_the_action_stay_where_they_are() -> None:
    state = table(*BESIDE)
    given(state, "witches", workers=5, coins=6)
    given(state, "nomads", workers=5, coins=6)
    turns = (
        "witches: upgrade F4 to TP",
        "witches: done",
        "nomads: leech 1 from witches",
        "nomads: convert 1W to 1C",
        "nomads: upgrade F3 to TP",
        "nomads: done",
        "witches: convert 1W to 1C",
        "witches: leech 2 from nomads",
    )
    assert lines(state, *turns) == list(turns)


def test_answers_that_come_while_something_is_due_stay_where_they_are() -> None:
    """As long as the Cultists have no tile yet, their turn is open: the step that an answer brings still serves."""
    state = table("cultists E6 A1", "nomads F3 G7 I7")
    put(state, "cultists", "TP E6")
    given(state, "cultists", workers=5, coins=9, cults="2/0/0/0", bowls="0/1/0")
    turn = [
        "cultists: upgrade E6 to TE",
        "nomads: leech 1 from cultists",
        "cultists: +FIRE",
        "cultists: +FAV12",
        "cultists: convert 1PW to 1C",
        "cultists: done",
    ]
    assert lines(state, *turn) == turn


def test_a_step_that_an_answer_brings_comes_after_it() -> None:
    state = table("cultists E6 A1", "nomads F3 G7 I7")
    given(state, "cultists", workers=5, coins=9)
    turn = ["cultists: upgrade E6 to TP", "nomads: leech 1 from cultists", "cultists: +FIRE", "cultists: done"]
    assert lines(state, *turn) == [turn[0], turn[3], turn[1], turn[2]]


def test_power_that_an_answer_brings_cannot_be_used_in_the_same_turn() -> None:
    """All opponents decline, so the Cultists gain 1 power and exchange it before their turn is over."""
    state = table("cultists E6 A1", "nomads F3 G7 I7")
    given(state, "cultists", workers=5, coins=9, bowls="0/1/0")
    turn = ("cultists: upgrade E6 to TP", "nomads: decline 1 from cultists", "cultists: convert 1PW to 1C")
    with pytest.raises(NoOrder) as caught:
        lines(state, *turn, "cultists: done")
    assert (caught.value.place, caught.value.why) == (0, NO_ORDER)


# What a turn says.


def test_a_hex_is_turned_at_once_after_all_spades_are_bought() -> None:
    state = table(*APART)
    terrain(state, "F6", "black")
    given(state, "witches", workers=9, coins=9)
    turn = [
        "witches: dig 1",
        "witches: transform F6 to blue",
        "witches: convert 1W to 1C",
        "witches: dig 1",
        "witches: transform F6 to green",
        "witches: build F6",
        "witches: done",
    ]
    assert lines(state, *turn) == [turn[0], turn[2], turn[3], turn[4], turn[5], turn[6]]


@pytest.mark.parametrize("end", [["witches: build F6", "witches: done"], ["witches: done"]])
def test_spades_that_nobody_uses_are_given_up(end: list[str]) -> None:
    state = table(*APART)
    given(state, "witches", workers=9, coins=9, bowls="0/0/12")
    turn = ["witches: action ACT6", "witches: transform F6 to green"]
    assert lines(state, *turn, *end) == [*turn, "witches: -SPADE", *end]


def test_spades_are_given_up_before_others_are_bought() -> None:
    """Bought spades must be used, and the server does not tell them from the others."""
    state = table(*APART)
    given(state, "witches", workers=9, coins=9, bowls="0/0/12")
    turn = ["witches: action ACT5", "witches: dig 1", "witches: transform F6 to green", "witches: done"]
    assert lines(state, *turn) == [turn[0], "witches: -SPADE", *turn[1:]]


def test_a_single_spade_of_the_giants_is_given_up_at_the_end_of_the_round() -> None:
    state = alone("giants", scoring="SCORE2")
    player_of(state, "giants").cults[EARTH] = 4
    passing = ["giants: pass BON9", "cultists: pass BON10"]
    assert lines(state, *passing) == [*passing, "giants: -SPADE"]


def test_power_for_full_bowls_is_declined_by_whoever_has_passed() -> None:
    state = table(*BESIDE)
    given(state, "witches", workers=5, coins=6)
    given(state, "nomads", bowls="0/0/12")
    upgrade = ["witches: upgrade F4 to TP", "witches: done"]
    assert lines(state, *upgrade) == upgrade
    player_of(state, "nomads").passed = True
    assert lines(state, *upgrade) == [*upgrade, "nomads: decline 1 from witches"]


def darklings() -> TerraMystica:
    state = alone("darklings")
    put(state, "darklings", "TP E5")
    given(state, "darklings", workers=9, coins=9, bowls="0/0/12")
    return state


def test_an_exchange_that_the_darklings_do_not_use_is_given_up() -> None:
    turn = ["darklings: upgrade E5 to SH", "darklings: done"]
    assert lines(darklings(), *turn) == [turn[0], "darklings: -3CONVERT_W_TO_P", turn[1]]


def test_the_darklings_exchange_workers_for_priests_at_once_and_first() -> None:
    exchange = ["darklings: convert 1W to 1P"] * 2
    turn = ["darklings: upgrade E5 to SH", "darklings: convert 1PW to 1C", *exchange, "darklings: done"]
    assert lines(darklings(), *turn) == [turn[0], "darklings: convert 2W to 2P", turn[1], turn[-1]]


def test_a_worker_for_the_exchange_of_the_darklings_comes_before_it() -> None:
    state = darklings()
    given(state, "darklings", workers=4)
    turn = ["darklings: upgrade E5 to SH", "darklings: convert 3PW to 1W", "darklings: convert 1W to 1P"]
    assert lines(state, *turn, "darklings: done") == [turn[1], turn[0], turn[2], "darklings: done"]


def chaos_magicians() -> tuple[TerraMystica, list[str]]:
    """A double action whose first half is a transformation."""
    state = alone("chaosmagicians")
    put(state, "chaosmagicians", "SH G2")
    terrain(state, "F3", "yellow")
    given(state, "chaosmagicians", workers=9, coins=9)
    moves = ["action ACTC", "dig 1", "transform F3 to red", "done"]
    return state, [f"chaosmagicians: {move}" for move in moves]


@pytest.mark.parametrize(("second", "loose"), [("build F3", True), ("advance dig", False)])
def test_the_end_of_half_a_double_action_is_ours_alone(second: str, loose: bool) -> None:
    """A dwelling on the hex just turned is no second action for the server, so the turn ends with one unused."""
    state, first = chaos_magicians()
    given(state, "chaosmagicians", priests=1)
    turn = [*first, f"chaosmagicians: {second}", "chaosmagicians: done"]
    exporter = Exporter(state, steps_of(state, turn))
    entries = list(exporter.moves())
    assert [f"{entry.faction}: {entry.command}" for entry in entries if entry.faction] == [*turn[:3], *turn[4:]]
    assert [entry.command for entry in entries if not entry.faction] == [f"{OWN_MOVE} {turn[3]}"]
    assert ("loose-done" in exporter.options()) == loose


def test_what_an_action_lets_build_is_built_in_its_turn() -> None:
    state = table("swarmlings E4 I4", "witches A3 A10", decide_later=True)
    put(state, "swarmlings", "SH E4")
    given(state, "swarmlings", workers=9, coins=19, priests=1)
    player_of(state, "witches").passed = True
    turn = ["action ACTS", "done", "advance ship", "upgrade I4 to TP", "done"]
    moves = [f"swarmlings: {move}" for move in turn]
    first = steps_of(state, moves[:1])[0]
    copy = state.clone()
    copy.apply_action(first.action, 0)
    if copy.why_not(actions.DONE, 0) is not None:
        pytest.skip("decide-later does not reach so far")
    assert lines(state, *moves) == [moves[0], moves[3], moves[1], moves[2], moves[4]]


# The head.


def test_exchanges_before_an_answer_need_the_server_to_be_lenient() -> None:
    state = table(*BESIDE)
    given(state, "witches", workers=5, coins=6)
    given(state, "nomads", workers=5, coins=6)
    turns = ["witches: upgrade F4 to TP", "witches: done", "nomads: leech 1 from witches", "nomads: convert 1W to 1C"]
    for moves, strict in ((turns, True), ([*turns[:2], turns[3], turns[2]], False)):
        exporter = Exporter(state.clone(), steps_of(state, moves))
        assert len(list(exporter.moves())) == 4
        assert ("strict-leech" in exporter.options()) == strict


def test_signs_in_names_mean_nothing_in_a_log() -> None:
    record, _, _ = random_game(3, {"players": 3})
    record.people.update({0: "a:b #c", 1: "pass.+bon", 2: "Bo Li-2"})
    text = export_log(record)
    assert [line for line in text.splitlines() if line.startswith("player ")] == [
        "player a_b__c",
        "player pass__bon",
        "player Bo_Li-2",
    ]


# What has no counterpart.


def test_a_hex_turned_away_and_back_has_no_counterpart() -> None:
    """Where the rules allow it at all: the server would find nothing to turn."""
    state = table(*APART)
    given(state, "witches", workers=9, coins=9)
    first = steps_of(state, ["witches: dig 2", "witches: transform F6 to red"])
    copy = state.clone()
    for step in first:
        copy.apply_action(step.action, step.seat)
    back = Step(0, copy.string_to_action("transform F6 to gray"))
    if copy.why_not(back.action, 0) is None:
        with pytest.raises(NoOrder) as caught:
            Exporter(state, [*first, back, Step(0, actions.DONE)])
        assert caught.value.why == NO_ORDER


def test_a_marker_lowered_from_seven_has_no_counterpart() -> None:
    state = table(*APART, keys_in_order=True)
    player = player_of(state, "witches")
    player.due_towns = 1
    player.cults[FIRE] = 8
    assert lines(state, "witches: -FIRE") == ["witches: -FIRE"]
    player.cults[FIRE] = 7
    step = Step(0, actions.LOWER + FIRE)
    if state.why_not(step.action, 0) is None:
        with pytest.raises(NoOrder) as caught:
            list(Exporter(state, [step]).moves())
        assert caught.value.why == LOWERED


def test_a_second_tunnel_in_one_action_has_no_counterpart() -> None:
    state = alone("dwarves")
    given(state, "dwarves", workers=9, coins=9, bowls="0/0/12")
    copy = state.clone()
    copy.apply_action(copy.string_to_action("action ACT6"), 0)
    copy.players[0].tunnelled = with_hex(copy.players[0].tunnelled, int(copy.board.hex_number("A1")))
    far = [hex for hex in range(copy.board.land) if not contains(reach(copy, 0), hex)]
    assert wordless(copy, Step(0, actions.transforming(far[-1], 0))) == TUNNELS
    near = next(hex for hex in range(copy.board.land) if contains(reach(copy, 0), hex))
    assert wordless(copy, Step(0, actions.transforming(near, 0))) is None
