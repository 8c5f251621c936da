"""Comparing with ledgers: what agrees, what is found, and what must be tolerated."""

from functools import cache
from typing import Any

import pytest

from games.terra_mystica.interchange.made_up import random_game, with_ledger
from spielwerk.games.terra_mystica.interchange import check, check_all, game_of
from spielwerk.games.terra_mystica.interchange.exporter import export_log
from spielwerk.games.terra_mystica.interchange.ledger import SERVER, Row
from spielwerk.games.terra_mystica.interchange.source import EndPosition, SourceGame

INCOME = "other_income_for_faction"


@cache
def text(seed: int) -> str:
    record, _, _ = random_game(seed, {"players": 2 + seed % 4, "variable-turn-order": True})
    return export_log(record)


def ledger(seed: int = 1) -> SourceGame:
    """A made-up game with its ledger."""
    return with_ledger(f"made-up-{seed}", game_of(text(seed), "x.txt").entries)


def first(game: SourceGame, command: str, nth: int = 0) -> int:
    """The place of a row with that command."""
    return [place for place, row in enumerate(game.rows) if row.commands == [command]][nth]


@pytest.mark.parametrize("seed", range(12))
def test_a_ledger_that_agrees(seed: int) -> None:
    report = check(ledger(seed))
    assert [str(difference) for difference in report.differences] == []
    assert report.games == 1
    assert report.rows == len(ledger(seed).rows) > 60


def test_counts_of_several_games() -> None:
    report = check_all([ledger(1), ledger(2)])
    assert str(report) == f"2 games, {len(ledger(1).rows) + len(ledger(2).rows)} rows, 0 differences"


def changed(row: Row, **amounts: Any) -> Row:
    assert row.amounts is not None
    return row._replace(amounts=row.amounts._replace(**amounts))


@pytest.mark.parametrize(
    ("field", "value", "sign"),
    [
        ("points", 99, "VP"),
        ("coins", 99, "C"),
        ("workers", 99, "W"),
        ("priests", 9, "P"),
        ("bowls", (9, 9, 9), "PW"),
        ("cults", (9, 9, 9, 9), "cults"),
    ],
)
def test_one_number_in_any_kind_of_row_is_found(field: str, value: object, sign: str) -> None:
    game = ledger()
    kinds = [0, 12, first(game, "cult_income_for_faction"), first(game, INCOME, 3), first(game, "score_resources")]
    for place in kinds:
        game = ledger()
        game.rows[place] = changed(game.rows[place], **{field: value})
        differences = check(game).differences
        assert len(differences) == 1
        found = differences[0]
        assert (found.row, found.who) == (game.rows[place].line, game.rows[place].faction)
        shown = "/".join(str(number) for number in value) if isinstance(value, tuple) else value
        assert found.expected == f"{shown} {sign}"
        assert found.found.endswith(f" {sign}")
        assert str(found).startswith(f"made-up-1:{found.row}: {found.who}: ")


def test_the_row_of_the_last_to_pass_is_compared_with_what_was_there_before_the_income() -> None:
    game = ledger()
    place = first(game, "cult_income_for_faction") - 1
    assert game.rows[place].commands[0].startswith("pass")
    game.rows[place] = changed(game.rows[place], coins=99)
    assert len(check(game).differences) == 1


def test_a_refused_move_ends_the_comparison_of_its_game() -> None:
    game = ledger()
    place = next(place for place, entry in enumerate(game.entries) if entry.command.startswith("upgrade"))
    game.entries[place] = game.entries[place]._replace(command="build A1")
    game.rows = []
    found = check(game).differences
    assert len(found) == 1
    assert found[0].what == "refused"
    assert "rule " in found[0].found
    assert found[0].row == game.entries[place].line


def test_commands_that_are_not_those_of_the_row_are_told() -> None:
    game = ledger()
    del game.entries[-20]
    assert "the commands go on with" in check(game).differences[0].found


def test_final_points_are_compared() -> None:
    game = ledger()
    game.final[next(iter(game.final))] += 1
    assert [difference.what for difference in check(game).differences] == ["final points"]


def test_the_end_position_is_compared() -> None:
    game = ledger()
    name = next(iter(game.final))
    game.end = EndPosition()
    game.end.hexes = {"A1": ("brown", "SH", True)}
    game.end.bridges = [("red", "C2", "E5")]
    game.end.tiles = {name: ["FAV1", "FAV2", "FAV3", "FAV4"]}
    game.end.shipping = {name: 9}
    game.end.digging = {name: 9}
    found = check(game).differences
    assert [difference.what for difference in found] == ["A1", "bridges", "tiles", "shipping", "digging"]
    assert found[0].expected == "brown SH in a town"


def test_a_row_of_the_server_that_tells_of_nothing_is_found() -> None:
    game = ledger()
    place = first(game, INCOME)
    game.rows.insert(0, game.rows[place]._replace(commands=["[opponent accepted power]"]))
    found = check(game).differences
    assert [difference.found for difference in found] == ["nothing like it"]


# What the server's ledgers do by themselves.


@pytest.mark.parametrize("command", ["cult_income_for_faction", INCOME])
@pytest.mark.parametrize("nth", [2, 3, 4, 5])
def test_a_row_of_the_server_may_be_missing(command: str, nth: int) -> None:
    game = ledger()
    del game.rows[first(game, command, nth)]
    assert not check(game).differences


def test_income_may_be_glued_to_the_command_before_it() -> None:
    """The player who decided is the first in turn order, so the row holds his own income."""
    glued = 0
    for game in [ledger(seed) for seed in range(20)]:
        for place in range(len(game.rows) - 1):
            row, income = game.rows[place : place + 2]
            if row.faction == income.faction and income.commands == [INCOME] and not SERVER.fullmatch(row.commands[0]):
                game.rows[place : place + 2] = [income._replace(commands=[*row.commands, *income.commands])]
                assert not check(game).differences
                glued += 1
                break
    assert glued


def test_income_glued_to_a_command_may_stand_once_more_by_itself() -> None:
    """The row is then labelled with the player who decided, while the income in it was somebody else's."""
    game = ledger()
    place = first(game, "cult_income_for_faction")
    passing, income = game.rows[place - 1], game.rows[place]
    assert passing.faction != income.faction
    game.rows[place - 1 : place + 1] = [passing._replace(commands=[*passing.commands, *income.commands])]
    assert not check(game).differences
    game.rows[place - 1] = changed(game.rows[place - 1], coins=99)
    assert len(check(game).differences) == 1


def test_rows_of_players_who_left_have_no_command() -> None:
    game = ledger()
    leaver = game.rows[-1].faction
    for place, row in enumerate(game.rows):
        if row.faction == leaver and SERVER.fullmatch(row.commands[0]) and "[" not in row.commands[0]:
            game.rows[place] = row._replace(commands=[] if row.commands != ["setup"] else ["setup"])
    assert not check(game).differences
    game.rows[-1] = changed(game.rows[-1], points=99)
    assert [difference.what for difference in check(game).differences] == ["row of a player who left"]
