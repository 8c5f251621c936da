"""Playing logs: what their commands become, where turns end, and how mistakes are told."""

import pytest

from games.terra_mystica.interchange.made_up import TWO, with_ledger
from spielwerk.core.record_text import dump, parse
from spielwerk.games.terra_mystica import actions, terms
from spielwerk.games.terra_mystica.interchange.command_log import read_command_log
from spielwerk.games.terra_mystica.interchange.moves import nearest_terrain
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.replay import Replay


def replay(text: str) -> Replay:
    entries = read_command_log(text, "game.txt")
    played = Replay(entries, "game.txt")
    for entry in entries[played.moves :]:
        played.play(entry)
    played.finish()
    return played


def texts(played: Replay, count: int) -> list[str]:
    """The last actions, as texts with the seat before them."""
    return [f"{entry.actor}: {entry.text}" for entry in played.record().entries][-count:]


def problem(text: str) -> LogProblem:
    with pytest.raises(LogProblem) as caught:
        replay(text)
    return caught.value


def test_the_head_sets_options_tiles_people_and_factions() -> None:
    played = replay(TWO)
    assert played.options["cultists-erratum"] is True
    assert played.options["mini-expansion"] is False
    assert played.options["keys-in-order"] is True
    assert list(played.state.scoring[1:]) == [3, 1, 2, 4, 5, 6]
    assert played.seats == {"witches": 0, "nomads": 1}
    assert played.people == ["Ada", "Bo"]
    assert played.state.round == 1


def test_a_turn_ends_when_somebody_else_goes_on() -> None:
    played = replay(TWO + "witches: upgrade F4 to TP\nnomads: leech 1 from witches\nnomads: upgrade F3 to TP\n")
    assert texts(played, 5) == [
        "witches: upgrade F4 to TP",
        "witches: done",
        "nomads: leech 1 from witches",
        "nomads: upgrade F3 to TP",
        "nomads: done",
    ]


def test_a_turn_goes_on_as_long_as_something_is_to_be_decided() -> None:
    log = TWO + (
        "witches: upgrade F4 to TP\nnomads: decline\nnomads: upgrade F3 to TP\nwitches: leech 2 from nomads\n"
        "witches: upgrade F4 to TE\nnomads: leech 2 from witches\nwitches: +FAV8\nnomads: burn 1\n"
    )
    assert texts(replay(log), 5) == [
        "witches: upgrade F4 to TE",
        "nomads: leech 2 from witches",
        "witches: +FAV8",
        "witches: done",
        "nomads: burn 1",
    ]


def test_an_own_answer_ends_a_turn_whose_action_is_complete() -> None:
    log = TWO + (
        "witches: upgrade F4 to TP\nnomads: upgrade F3 to TP\nwitches: dig 1\nwitches: transform G2\n"
        "witches: leech 2 from nomads\n"
    )
    with pytest.raises(LogProblem, match="nobody offers this power"):
        replay(log)
    log = TWO + "witches: upgrade F4 to TP\nnomads: dig 1\nnomads: build E6\nwitches: leech 2 from nomads\n"
    assert texts(replay(log), 3) == ["nomads: build E6", "nomads: done", "witches: leech 2 from nomads"]


def test_power_may_be_answered_before_the_own_next_action_only() -> None:
    late = TWO + "witches: upgrade F4 to TP\nnomads: {}\nnomads: leech 1 from witches\n"
    assert texts(replay(late.format("burn 1")), 1) == ["nomads: leech 1 from witches"]
    assert str(problem(late.format("upgrade F3 to TP"))).endswith("nobody offers this power")


def test_an_offer_of_another_size_is_not_taken() -> None:
    assert "nobody offers" in str(problem(TWO + "witches: upgrade F4 to TP\nnomads: leech 3 from witches\n"))


def test_an_answer_without_a_source_takes_the_first_offer_of_that_size() -> None:
    assert texts(replay(TWO + "witches: upgrade F4 to TP\nnomads: leech 1\n"), 1) == ["nomads: leech 1 from witches"]


def test_declining_without_arguments_declines_everything() -> None:
    played = replay(TWO + "witches: upgrade F4 to TP\nnomads: decline\n")
    assert texts(played, 1) == ["nomads: decline 1 from witches"]


def test_whoever_is_left_alone_takes_one_turn_after_the_other() -> None:
    log = TWO + (
        "witches: pass BON4\nnomads: upgrade F3 to TP\nwitches: decline\nnomads: upgrade F3 to TE\nwitches: decline\n"
        "nomads: +FAV11\nnomads: burn 1\nnomads: pass BON6\n"
    )
    assert texts(replay(log), 5) == [
        "witches: decline 1 from nomads",
        "nomads: +FAV11",
        "nomads: burn 1",
        "nomads: done",
        "nomads: pass BON6",
    ]


def test_digging_after_transforming_begins_another_action() -> None:
    log = TWO + (
        "witches: pass BON4\nnomads: dig 1\nnomads: transform G2 to yellow\nnomads: dig 1\nnomads: transform E6\n"
    )
    assert texts(replay(log), 6) == [
        "nomads: dig 1",
        "nomads: transform G2 to yellow",
        "nomads: done",
        "nomads: dig 1",
        "nomads: transform E6 to yellow",
        "nomads: done",
    ]


def test_building_on_foreign_terrain_transforms_it_first() -> None:
    log = TWO + "witches: dig 1\nwitches: transform G2\nnomads: dig 1\nnomads: build E6\n"
    assert texts(replay(log), 4) == [
        "nomads: dig 1",
        "nomads: transform E6 to yellow",
        "nomads: build E6",
        "nomads: done",
    ]


def test_transforming_without_a_terrain_goes_towards_home() -> None:
    assert "witches: transform G2 to gray" in texts(replay(TWO + "witches: dig 1\nwitches: transform G2\n"), 2)


def test_several_units_of_a_conversion_are_several_actions() -> None:
    played = replay(TWO + "witches: burn 3\nwitches: convert 2pw to 2c\nwitches: convert 2W to 2C\n")
    assert texts(played, 7) == [
        *["witches: burn 1"] * 3,
        *["witches: convert 1PW to 1C"] * 2,
        *["witches: convert 1W to 1C"] * 2,
    ]


def test_a_conversion_at_a_wrong_rate_is_told() -> None:
    assert "2 cost 6, not 5" in str(problem(TWO + "witches: burn 4\nwitches: convert 5PW to 2W\n"))


def test_priests_go_to_the_best_space_that_is_free() -> None:
    log = TWO + ("witches: burn 3\nwitches: action ACT2\nnomads: pass BON4\nwitches: send p to FIRE\nwitches: burn 1\n")
    assert "witches: send p to FIRE for 3" in texts(replay(log), 3)


def test_leaving_the_game() -> None:
    played = replay(TWO + "witches: upgrade F4 to TP\ndrop-faction nomads\nwitches: burn 1\n")
    assert played.state.players[1].withdrawn
    assert texts(played, 3) == ["witches: done", "!: withdraw nomads", "witches: burn 1"]


def test_the_record_of_a_log_leads_to_the_same_position() -> None:
    played = replay(TWO + "witches: upgrade F4 to TP\nnomads: leech 1 from witches\ndrop-faction witches\n")
    record = parse(dump(played.record()))
    assert record.replay().to_string() == played.state.to_string()
    assert record.people == {0: "Ada", 1: "Bo"}
    assert played.steps[-1].action < 0
    assert actions.DONE in [step.action for step in played.steps]


@pytest.mark.parametrize(
    ("terrain", "spades", "target"),
    [
        (terms.BROWN, 1, terms.YELLOW),
        (terms.BROWN, 3, terms.YELLOW),
        (terms.GRAY, 1, terms.RED),
        (terms.BLUE, 2, terms.BROWN),
        (terms.GREEN, 3, terms.YELLOW),
    ],
)
def test_transforming_without_a_terrain_goes_as_near_home_as_the_spades_lead(
    terrain: int, spades: int, target: int
) -> None:
    assert nearest_terrain(terrain, terms.YELLOW, spades) == target


MISTAKES = [
    ("witches: bild F4", 19, "", "no command"),
    ("witches: build A1", 19, "build.home-terrain", "refuse"),
    ("nomads: build G2", 19, "turn.your-turn", "refuse"),
    ("witches: convert 5PW to 1P", 19, "conversions.power", "needed 5, there 0"),
    ("auren: pass BON4", 19, "", "not in the game"),
    ("witches: leech 1 from auren", 19, "", "not in the game"),
    ("hello world", 19, "", "neither"),
    ("drop-faction auren", 19, "", "not in the game"),
]


@pytest.mark.parametrize(("line", "number", "rule", "reason"), MISTAKES)
def test_mistakes_tell_file_line_command_and_rule(line: str, number: int, rule: str, reason: str) -> None:
    found = problem(TWO + line + "\n")
    assert (found.file, found.line, found.rule) == ("game.txt", number, rule)
    assert reason in str(found)
    assert found.command == line


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("score SCORE3,SCORE1,SCORE2,SCORE4,SCORE5,SCORE6\n", "", "does not say which scoring tiles"),
        ("SCORE3,SCORE1", "SCORE3", "six scoring tiles are needed"),
        ("SCORE3,SCORE1", "SCORE3,SCORE3", "does not fit"),
        ("SCORE3,SCORE1", "SCORE9,SCORE1", "does not fit"),
        ("SCORE3,SCORE1", "SCORE3,SCORE10", "expected a tile"),
        ("delete BON1\n", "", "does not say which bonus tiles"),
        ("delete BON1\n", "delete BON1\ndelete BON3\n", "does not fit"),
        ("delete BON1\n", "delete FAV1\n", "expected a tile"),
        ("option strict-leech", "option fire-and-ice-factions/ice", "cannot be played here"),
        ("option strict-leech", "map be8f6ebf549404d015547152d5f2a1906ae8dd90", "cannot be played here"),
        ("option strict-leech", "hello world", "neither"),
        ("setup nomads", "setup nobody", "unknown faction"),
        ("setup nomads", "setup yetis", "cannot be played here"),
        ("setup nomads", "setup auren", "cannot be chosen"),
        ("player Bo\n", "", "1 players but 2 factions"),
        ("setup nomads", "setup nomads\nsetup giants", "2 players but 3 factions"),
    ],
)
def test_a_wrong_head_is_told(old: str, new: str, reason: str) -> None:
    assert old in TWO
    assert reason in str(problem(TWO.replace(old, new, 1)))


def test_start_points_of_2017_come_with_their_map() -> None:
    played = replay(TWO.replace("option strict-leech", "map 91645cdb135773c2a7a50e5ca9cb18af54c664c4"))
    assert [int(player.points) for player in played.state.players] == [19, 19]


def test_a_player_may_leave_before_choosing() -> None:
    log = TWO.replace("player Bo\n", "player Bo\nplayer Cy\n").replace("delete BON1\n", "")
    log = log.replace("setup nomads\n", "drop-faction player2\nsetup nomads\n")
    played = replay(log)
    assert played.seats == {"witches": 0, "nomads": 2}
    assert played.state.players[1].withdrawn


def test_a_ledger_tells_which_cult_a_key_has_opened() -> None:
    """Two markers at 9, one key: the server opens either; the numbers of the row decide."""
    for told, opened in (((10, 9, 1, 3), [10, 9, 1, 3]), ((9, 10, 1, 3), [9, 10, 1, 3]), (None, [10, 9, 1, 3])):
        played = replay(TWO)
        player = played.state.players[0]
        player.due_towns = 1
        player.cults[terms.FIRE] = player.cults[terms.WATER] = 9
        played.told_cults = lambda told=told: told  # type: ignore[misc]
        played.play(read_command_log("witches: +TW5")[0])
        assert list(player.cults) == opened


def test_rows_of_the_ledger_are_found_by_the_place_of_their_commands() -> None:
    game = with_ledger("made-up", read_command_log(TWO + "witches: upgrade F4 to TP\nnomads: leech 1 from witches\n"))
    assert game.cults_after(len(game.entries) - 2) == (0, 0, 0, 2)
    assert game.cults_after(len(game.entries) - 1) == (1, 0, 1, 0)
    assert game.cults_after(3) is None
    assert game.cults_after(999) is None
