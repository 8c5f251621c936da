"""The numbers in the words for tiles, cards and action spaces are those of their tables, in both languages."""

import re

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import SPECIAL_NAMES
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.presentation.telling.wording import wording
from spielwerk.games.terra_mystica.tiles import bonus, favours, power_actions, scoring, special_actions, towns

SIGNS = re.compile(r"(?<![A-Z])\d+")
"""Numbers, without those that belong to names such as BON1."""

in_both_languages = pytest.mark.parametrize("language", ["de", "en"])


def said(language: str, key: str) -> list[int]:
    return sorted(int(number) for number in SIGNS.findall(wording(language)(f"tiles.{key}")))


def printed(number: int, *columns: vec[i64]) -> list[int]:
    return [int(column[number]) for column in columns if column[number] != 0]


def special(number: int) -> list[int]:
    """What a special action says in numbers; the rest is in words."""
    columns = (special_actions.WORKERS, special_actions.SPADES, special_actions.CULT_STEPS)
    return [] if number == NO_ACTION else printed(number, *columns)


@in_both_languages
@pytest.mark.parametrize("number", range(1, bonus.TILES + 1))
def test_bonus_cards(language: str, number: int) -> None:
    found = printed(
        number,
        bonus.INCOME_COINS,
        bonus.INCOME_WORKERS,
        bonus.INCOME_PRIESTS,
        bonus.INCOME_POWER,
        bonus.EXTRA_SHIPPING,
        bonus.POINTS_PER_DWELLING,
        bonus.POINTS_PER_TRADING_HOUSE,
        bonus.POINTS_PER_BIG,
        bonus.POINTS_PER_SHIPPING,
    )
    assert said(language, f"bonus.{number}") == sorted(found + special(int(bonus.ACTION[number])))


@in_both_languages
@pytest.mark.parametrize("number", range(1, favours.TILES + 1))
def test_favour_tiles(language: str, number: int) -> None:
    found = printed(
        number,
        favours.STEPS,
        favours.INCOME_COINS,
        favours.INCOME_WORKERS,
        favours.INCOME_POWER,
        favours.TOWN_POWER,
        favours.POINTS_PER_DWELLING,
        favours.POINTS_PER_TRADING_HOUSE,
    )
    if number == favours.PASS_TILE:
        points = [int(points) for points in favours.PASS_POINTS][1:]
        found += [*points, 1, len(points)]
    assert said(language, f"favour.{number}") == sorted(found + special(int(favours.ACTION[number])))


@in_both_languages
@pytest.mark.parametrize("number", range(1, towns.TILES + 1))
def test_town_tiles(language: str, number: int) -> None:
    """A single key is not spoken of."""
    found = printed(
        number,
        towns.POINTS,
        towns.COINS,
        towns.WORKERS,
        towns.PRIESTS,
        towns.POWER,
        towns.CULT_STEPS,
        towns.SHIPPING_STEP,
    )
    keys = int(towns.KEYS[number])
    assert said(language, f"town.{number}") == sorted(found + [keys] * (keys > 1))


@in_both_languages
@pytest.mark.parametrize("number", range(1, scoring.TILES + 1))
def test_scoring_tiles(language: str, number: int) -> None:
    """A reward for a single step does not say that it is one."""
    assert said(language, f"scoring.{number}") == printed(
        number,
        scoring.POINTS_PER_DWELLING,
        scoring.POINTS_PER_TRADING_HOUSE,
        scoring.POINTS_PER_TEMPLE,
        scoring.POINTS_PER_BIG,
        scoring.POINTS_PER_SPADE,
        scoring.POINTS_PER_TOWN,
    )
    found = printed(
        number,
        scoring.REWARD_COINS,
        scoring.REWARD_WORKERS,
        scoring.REWARD_PRIESTS,
        scoring.REWARD_POWER,
        scoring.REWARD_SPADES,
        scoring.COINS_PER_BOARD_PRIEST,
    )
    steps = int(scoring.REWARD_STEPS[number])
    for key in ("reward", "reward-short"):
        assert said(language, f"{key}.{number}") == sorted(found + [steps] * (steps > 1))


@in_both_languages
def test_power_actions(language: str) -> None:
    columns = (power_actions.PRIESTS, power_actions.WORKERS, power_actions.COINS, power_actions.SPADES)
    for number in range(len(power_actions.COST)):
        assert said(language, f"power.{number + 1}") == printed(number, *columns)


@in_both_languages
def test_special_actions(language: str) -> None:
    for number, name in enumerate(SPECIAL_NAMES):
        assert said(language, f"special.{name}") == special(number)
