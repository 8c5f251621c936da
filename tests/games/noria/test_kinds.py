"""The table of kinds of action: numbers that stay, entries everywhere, prices, and all that stands in the way."""

from collections.abc import Iterator

import pytest

from games.noria.play import fresh, given, refusal, table, wheel
from games.noria.sources import cited_rules
from spielwerk.core.random import Random
from spielwerk.games.noria import lively
from spielwerk.games.noria.kinds import NUM_DISTINCT_ACTIONS, TABLE, row
from spielwerk.games.noria.presentation.choosing import elements, groups
from spielwerk.games.noria.presentation.telling import steps
from spielwerk.games.noria.rules import payment
from spielwerk.games.noria.situations import CHANCE
from spielwerk.games.noria.state import FULL, RESOURCE, STEP
from spielwerk.games.noria.terms import GOODS, RESOURCES
from spielwerk.games.noria.turn import Noria

NAMES = [kind.name for kind in TABLE]


def test_numbers_stay_as_they_are() -> None:
    """Learners have seen them: a new kind begins at 779."""
    assert [(kind.name, int(kind.start)) for kind in TABLE] == [
        ("take-resource", 0), ("envoy", 3), ("done", 7), ("night-shift", 8), ("rebuild", 11), ("use", 77),
        ("inspect", 89), ("buy", 101), ("invest", 108), ("journey", 112), ("discover", 121), ("take-ship", 122),
        ("factory", 125), ("take-nothing", 131), ("upgrade", 132), ("produce", 144), ("produce-each", 204),
        ("sell", 236), ("trade", 241), ("pay-resources", 244), ("pay-simple", 463), ("pay-complex", 682),
        ("intrigue", 736), ("remove", 742), ("insert", 748), ("draw-market", 760), ("draw-wheel", 764), ("reveal", 770),
    ]  # fmt: skip
    assert NUM_DISTINCT_ACTIONS == 779


def test_every_kind_is_shown_and_told() -> None:
    assert list(elements.KINDS) == NAMES
    assert list(steps.KINDS) == NAMES
    assert set(groups.PRICES) <= set(NAMES)
    people = {elements.KINDS[kind.name][0] for kind in TABLE if kind.when & CHANCE == 0}
    assert people == set(groups.ORDER)


def test_lively_games_know_words_of_this_game_only() -> None:
    assert set(lively.FIRST_WORDS) <= {kind.pattern.partition(" ")[0] for kind in TABLE}
    assert lively.weight(table(), "invest research", 0) > lively.weight(table(), "rebuild S-T S-B", 0)


def rich_game(players: int, seed: int) -> Iterator[Noria]:
    """Positions of a random game in which everybody has much to spend."""
    random = Random(seed)
    state = fresh(players, random_market=seed % 2 == 1)
    while state.round == 0:
        legal = state.legal_actions()
        state.apply_action(legal[random.below(len(legal))])
    for name in ("red", "yellow", "blue", "purple")[:players]:
        given(state, name, energy=8, mycelium=9, obsidian=9, knowledge=20, full="engine sail lamp", free="lamp piston")
    for _ in range(250):
        if state.is_terminal():
            return
        legal = state.legal_actions()
        choice = legal[random.below(len(legal))]
        if state.action_to_string(choice) != "done" or random.below(4) == 0:
            state.apply_action(choice)
            yield state


def units(state: Noria, seat: int) -> tuple[int, int, int]:
    """Knowledge, resources and goods of a seat, less what it still has to pay."""
    player = state.players[seat]
    resources = sum(int(player.amounts[RESOURCE + kind]) for kind in range(RESOURCES)) - int(state.due_any)
    goods = sum(int(player.amounts[FULL + good]) for good in range(GOODS))
    if state.due_path >= 0:
        due = int(payment.step_price(state, state.due_path, player.amounts[STEP + state.due_path]))
        resources, goods = (
            (resources - due, goods) if payment.in_resources(state.due_path) else (resources, goods - due)
        )
    return int(player.knowledge), resources, goods


@pytest.mark.parametrize("players", [2, 4])
def test_prices_are_what_is_taken(players: int) -> None:
    """Kinds without a price take nothing but what was due before, or the good that is sold."""
    priced: set[str] = set()
    for seed in range(3):
        for state in rich_game(players, seed):
            if state.is_terminal() or state.is_chance_node():
                continue
            seat = state.current_player()
            for action in state.legal_actions():
                kind, price = row(action), state.price(action)
                copy = state.clone()
                copy.apply_action(action)
                before, after = units(state, seat), units(copy, seat)
                lost = tuple(old - new for old, new in zip(before, after, strict=True))
                in_resources = price.path < 0 or payment.in_resources(price.path)
                resources = sum(price.resources) + price.any + (price.units if in_resources else 0)
                due = (int(price.knowledge), int(resources), 0 if in_resources else int(price.units))
                if any(due):
                    priced.add(kind.name)
                    gained = 1 if kind.name == "trade" else 0
                    made = int(kind.value(action, 1)) + 1 if kind.name == "produce" else 0
                    made = int(kind.value(action, 0)).bit_count() if kind.name == "produce-each" else made
                    assert lost == (due[0], due[1] - gained, due[2] - made), state.action_to_string(action)
                else:
                    assert all(amount <= 0 for amount in lost) or kind.name == "sell", state.action_to_string(action)
    assert priced == {
        "night-shift", "rebuild", "buy", "invest", "journey", "produce", "produce-each", "trade", "intrigue",
    }  # fmt: skip


def test_obstacles_begin_with_the_reason_and_are_none_for_what_is_legal() -> None:
    known = cited_rules()
    for number, state in enumerate(rich_game(3, 5)):
        if number % 9 or state.is_terminal():
            continue
        for seat in range(3):
            for action in range(NUM_DISTINCT_ACTIONS):
                reason, all = state.why_not(action, seat), state.obstacles(action, seat)
                assert [repr(one) for one in all[:1]] == ([] if reason is None else [repr(reason)])
                assert {one.rule for one in all} <= known


def test_all_that_stands_in_the_way_is_named() -> None:
    """Too dear, no city disc, and after an intrigue too late besides."""
    state = table()
    wheel(state, "red", "S-B tool")
    given(state, "red", energy=0, knowledge=9)
    buy = state.string_to_action("buy tool")
    assert [one.rule for one in state.obstacles(buy)] == ["actions.city-disc", "market.price"]
    state.apply_action(state.string_to_action("intrigue research"))
    state.apply_action(state.string_to_action("remove research"))
    found = [(one.rule, one.need, one.have) for one in state.obstacles(buy)]
    assert found == [
        ("turn.politics-last", -1, -1), ("actions.city-disc", -1, -1), ("market.price", 3, 0),
    ]  # fmt: skip
    assert [one.rule for one in state.obstacles(buy, 1)] == ["turn.your-turn"], "another seat's turn is not looked into"
    assert refusal(state, "red: buy tool").rule == "turn.politics-last"
    assert refusal(state, "red: produce engine").rule == "components.absent"
