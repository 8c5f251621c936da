"""Many games between bots: fair, repeatable, and with records that stand up to checking."""

import dataclasses

import pytest

from spielwerk.arena.simulate import Plan, check, play_game, simulate
from spielwerk.core.driver import check_draws
from spielwerk.core.errors import Problem
from spielwerk.core.record_text import dump, parse

PLAN = Plan("terra-mystica", ("random",), 2, 4, "7")


def without_times(plan: Plan, jobs: int) -> dict[str, object]:
    data = simulate(plan, jobs).to_json()
    del data["speed"]
    return data


def test_the_number_of_processes_changes_nothing() -> None:
    plan = dataclasses.replace(PLAN, vary=True, random_start=1, records=True)
    kept: list[dict[int, str]] = [{}, {}]
    one = simulate(plan, 1, keep=kept[0].__setitem__)
    two = simulate(plan, 2, keep=kept[1].__setitem__)
    assert one.results == two.results
    assert kept[0] == kept[1]
    assert sorted(kept[0]) == [0, 1, 2, 3]


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    assert without_times(PLAN, 1) == without_times(PLAN, 1)
    assert simulate(PLAN).results != simulate(dataclasses.replace(PLAN, seed="8")).results


def test_bots_go_around_the_table() -> None:
    plan = Plan("terra-mystica", ("a", "b", "c"), 3, 4, "1")
    assert [plan.bots_of(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]


def test_points_come_from_somewhere() -> None:
    for result in simulate(PLAN).results:
        assert [sum(sources) for sources in result.sources] == list(result.points)


def test_records_can_be_replayed_and_their_draws_repeated() -> None:
    plan = dataclasses.replace(PLAN, players=3, options="league")
    result, record = play_game(plan, 2)
    again = parse(dump(record()))
    state = again.replay()
    check_draws(again)
    assert tuple(state.returns()) == result.points
    assert tuple(state.seat_name(seat) for seat in range(3)) == result.names
    assert again.people == {0: "random", 1: "random", 2: "random"}
    assert again.options["keys-in-order"] is True


def test_first_decisions_at_random_show_all_factions() -> None:
    plan = dataclasses.replace(PLAN, players=5, games=12, random_start=1)
    names = {name for result in simulate(plan).results for name in result.names}
    assert len(names) == 14


def test_varied_options_keep_what_is_given() -> None:
    plan = dataclasses.replace(PLAN, vary=True, options="variable-turn-order=yes", records=True)
    records = [play_game(plan, number)[1]() for number in range(4)]
    assert all(record.options["variable-turn-order"] is True for record in records)
    assert len({dump(record).split("options: ")[1].splitlines()[0] for record in records}) > 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"bots": ("random", "clever")}, "no bot is called 'clever'"),
        ({"bots": ("random", "random", "random")}, "3 bots for 2 players"),
        ({"games": 0}, "at least one game"),
        ({"options": "wind=yes"}, "no option 'wind'"),
        ({"players": 6}, "players cannot be '6'"),
    ],
)
def test_what_cannot_be_played(changes: dict[str, object], message: str) -> None:
    with pytest.raises(Problem, match=message):
        check(dataclasses.replace(PLAN, **changes))  # type: ignore[arg-type]
