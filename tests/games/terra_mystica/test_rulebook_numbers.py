"""The numbers in the rulebook of Terra Mystica are those of the faction boards, tiles and set-ups."""

import re

import pytest

from spielwerk.core.options import options_of
from spielwerk.core.rulebook import Rulebook, load_rulebook, rulebook_languages
from spielwerk.games.terra_mystica.components import introductory_setup
from spielwerk.games.terra_mystica.factions.all import FACTIONS, faction_named
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.scorings.cults import POINTS as CULT_POINTS
from spielwerk.games.terra_mystica.scorings.network import POINTS as NETWORK_POINTS
from spielwerk.games.terra_mystica.terms import CULTS
from spielwerk.games.terra_mystica.tiles import bonus, favours, scoring, towns
from spielwerk.games.terra_mystica.tiles.power_actions import COST as POWER_ACTION_COST

PACKAGE = "spielwerk.games.terra_mystica"
BOOKS = {language: load_rulebook(PACKAGE, language) for language in rulebook_languages(PACKAGE)}

in_both_languages = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
for_every_faction = pytest.mark.parametrize("faction", FACTIONS, ids=[faction.name for faction in FACTIONS])

# Numbers of the faction boards.

WORDS = {
    "en": {
        "buildings": ["dwelling", "trading house", "temple", "stronghold", "sanctuary"],
        "cults": ["Fire", "Water", "Earth", "Air"],
        "coins": r"coins?",
        "workers": r"workers?",
        "priests": r"priests?",
        "power": r"power",
        "bowls": "bowls",
        "several": ["dwellings", "trading houses", "temples"],
        "as usual": "Income as usual.",
    },
    "de": {
        "buildings": ["Wohnhaus", "Handelshaus", "Tempel", "Festung", "Heiligtum"],
        "cults": ["Feuer", "Wasser", "Erde", "Luft"],
        "coins": r"Münzen?",
        "workers": r"Arbeitern?",
        "priests": r"Priestern?",
        "power": r"Macht",
        "bowls": "Schalen",
        "several": ["Wohnhäuser", "Handelshäuser", "Tempel"],
        "as usual": "Einkommen wie üblich.",
    },
}


def amount(text: str, unit: str) -> int:
    """The amount that stands before a unit, 0 if there is none."""
    found = re.search(rf"(\d+) (?:{unit})\b", text)
    return int(found[1]) if found else 0


def series(text: str, unit: str) -> list[int] | None:
    """The row of amounts before a unit; None if there is none."""
    found = re.search(rf"((?:\d+, )+\d+) (?:{unit})\b", text)
    return [int(number) for number in found[1].split(", ")] if found else None


def parts_of(book: Rulebook, faction: Faction) -> tuple[str, str, str]:
    """Start, costs and income in the statement with a faction's numbers."""
    text = book.rule(f"factions.{faction.name}-numbers").text
    start, costs, income = re.split(r"(?<=[^.]{10}\.) ", text, maxsplit=2)
    return start, costs, income


@in_both_languages
@for_every_faction
def test_start_of_the_factions(book: Rulebook, faction: Faction) -> None:
    words = WORDS[book.language]
    start = parts_of(book, faction)[0]
    assert amount(start, str(words["coins"])) == faction.start_coins
    assert amount(start, str(words["workers"])) == faction.start_workers
    assert amount(start, str(words["priests"])) == faction.start_priests
    assert f"{words['bowls']} {faction.start_bowl_one}/{faction.start_bowl_two}/0" in start
    for cult in range(CULTS):
        found = re.search(rf"{words['cults'][cult]} (\d)", start)
        assert (int(found[1]) if found else 0) == faction.start_cults[cult]


@in_both_languages
@for_every_faction
def test_costs_of_the_factions(book: Rulebook, faction: Faction) -> None:
    names = WORDS[book.language]["buildings"]
    costs = parts_of(book, faction)[1]
    expected = [f"{names[n - 1]} {faction.cost_workers[n]}/{faction.cost_coins[n]}" for n in range(1, 6)]
    assert costs.partition(": ")[2] == ", ".join(expected) + "."


@in_both_languages
@for_every_faction
def test_income_of_the_factions(book: Rulebook, faction: Faction) -> None:
    """The statement names exactly what differs from the usual board."""
    words, usual = WORDS[book.language], Faction(0, "usual", 0)
    units = {unit: str(words[unit]) for unit in ("coins", "workers", "priests", "power")}
    pieces = dict.fromkeys([*words["several"], *words["buildings"][3:]], "")
    income = parts_of(book, faction)[2]
    for piece in income.removesuffix(".").partition(": ")[2].split("; "):
        for name in pieces:
            if piece.startswith(name):
                pieces[name] = piece
    dwellings, houses, temples, stronghold, sanctuary = pieces.values()
    assert (income == words["as usual"]) == (not any(pieces.values()))
    for piece, unit, numbers, usually in (
        (dwellings, "workers", faction.dwelling_workers, usual.dwelling_workers),
        (houses, "coins", faction.trading_house_coins, usual.trading_house_coins),
        (houses, "power", faction.trading_house_power, usual.trading_house_power),
        (temples, "priests", faction.temple_priests, usual.temple_priests),
        (temples, "power", faction.temple_power, usual.temple_power),
    ):
        said = series(piece, units[unit])
        assert (list(usually)[1:] if said is None else said) == list(numbers)[1:]
    printed = {unit: amount(stronghold, units[unit]) for unit in units} if stronghold else {"power": 2}
    assert printed.get("coins", 0) == faction.stronghold_coins
    assert printed.get("workers", 0) == faction.stronghold_workers
    assert printed.get("priests", 0) == faction.stronghold_priests
    assert printed.get("power", 0) == faction.stronghold_power
    assert (amount(sanctuary, units["priests"]) or 1) == faction.sanctuary_priests


@in_both_languages
def test_every_faction_has_abilities_and_numbers(book: Rulebook) -> None:
    expected = ["factions.common-board"]
    for faction in sorted(FACTIONS, key=lambda faction: faction.name):
        expected += [f"factions.{faction.name}", f"factions.{faction.name}-numbers"]
    assert [rule.id for rule in book.headings["factions"].rules] == expected


@in_both_languages
def test_start_points_of_2017(book: Rulebook) -> None:
    """Names and points in the order of the list; several names may share the points that follow."""
    text = book.rule("options.start-points-2017").text.partition(": ")[2].partition(". ")[0]
    names = {book.rule(f"factions.{faction.name}-numbers").text.split(" 1")[0]: faction for faction in FACTIONS}
    found: dict[str, int] = {}
    waiting: list[str] = []
    for word in re.findall(r"\d+|[A-ZÄÖÜ]\w+(?: [A-Z]\w+)?", text):
        if word.isdigit():
            found.update(dict.fromkeys(waiting, int(word)))
            waiting = []
        else:
            waiting.append(word)
    expected = {next(n.split()[0] for n in names if names[n] is faction): faction for faction in FACTIONS}
    assert {name.split()[0]: points for name, points in found.items()} == {
        name: faction.start_points for name, faction in expected.items()
    }


# Numbers of tiles and actions.


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@in_both_languages
@pytest.mark.parametrize("number", range(1, 9))
def test_numbers_of_town_tiles(book: Rulebook, number: int) -> None:
    values = (towns.POINTS, towns.COINS, towns.WORKERS, towns.PRIESTS, towns.POWER, towns.CULT_STEPS)
    expected = [row[number] for row in values if row[number] > 0]
    said = numbers_in(book.rule(f"towns.tw{number}").text.partition(": ")[2])
    assert said == (expected + [expected[0]] if number == 7 else expected + [10] if number == 5 else expected)


@in_both_languages
@pytest.mark.parametrize("number", range(1, 13))
def test_numbers_of_favour_tiles(book: Rulebook, number: int) -> None:
    text = book.rule(f"favours.fav{number}").text.partition(": ")[2]
    assert amount(text, r"\w+") == favours.STEPS[number]
    assert WORDS[book.language]["cults"][favours.CULT_OF[number]] in text
    income = text.partition("; ")[2]
    if number in (7, 8, 9):
        assert amount(income, str(WORDS[book.language]["coins"])) == favours.INCOME_COINS[number]
        assert amount(income, str(WORDS[book.language]["workers"])) == favours.INCOME_WORKERS[number]
        assert amount(income, str(WORDS[book.language]["power"])) == favours.INCOME_POWER[number]


@in_both_languages
@pytest.mark.parametrize("number", range(1, 11))
def test_income_of_bonus_cards(book: Rulebook, number: int) -> None:
    words = WORDS[book.language]
    income = book.rule(f"tiles.bon{number}").text.partition(": ")[2].partition("; ")[0]
    assert amount(income, str(words["coins"])) == bonus.INCOME_COINS[number]
    assert amount(income, str(words["workers"])) == bonus.INCOME_WORKERS[number]
    assert amount(income, str(words["priests"])) == bonus.INCOME_PRIESTS[number]
    assert amount(income, str(words["power"])) == bonus.INCOME_POWER[number]


@in_both_languages
@pytest.mark.parametrize("number", range(1, 11))
def test_points_of_bonus_cards(book: Rulebook, number: int) -> None:
    """With one of everything that counts, passing brings the sum of the numbers said."""
    state = GAME.new_initial_state(options_of(GAME).complete({}))
    player = state.players[0]
    player.dwellings = player.trading_houses = player.strongholds = player.sanctuaries = player.shipping = 1
    parts = re.split(r"[;.]", book.rule(f"tiles.bon{number}").text)
    passing = [part for part in parts if re.search("pass", part, re.I)]
    assert sum(numbers_in("".join(passing))) == bonus.pass_points(player, number)


@in_both_languages
def test_points_of_the_favour_tile_for_passing(book: Rulebook) -> None:
    said = numbers_in(book.rule("favours.fav12").text.partition("; ")[2])
    assert said == [*list(favours.PASS_POINTS)[1:], 1, 2, 3, 4]


@in_both_languages
@pytest.mark.parametrize("number", range(1, 10))
def test_numbers_of_scoring_tiles(book: Rulebook, number: int) -> None:
    points_text, _, reward = book.rule(f"tiles.score{number}").text.partition(": ")[2].partition(". ")
    points = (
        scoring.POINTS_PER_SPADE,
        scoring.POINTS_PER_TOWN,
        scoring.POINTS_PER_DWELLING,
        scoring.POINTS_PER_TRADING_HOUSE,
        scoring.POINTS_PER_TEMPLE,
        scoring.POINTS_PER_BIG,
    )
    assert numbers_in(points_text) == [row[number] for row in points if row[number] > 0]
    rewards = (
        scoring.REWARD_COINS,
        scoring.REWARD_WORKERS,
        scoring.REWARD_PRIESTS,
        scoring.REWARD_POWER,
        scoring.REWARD_SPADES,
        scoring.COINS_PER_BOARD_PRIEST,
    )
    expected = [row[number] for row in rewards if row[number] > 0]
    if scoring.REWARD_CULT[number] >= 0:
        assert WORDS[book.language]["cults"][scoring.REWARD_CULT[number]] in reward
        expected += [steps for steps in [scoring.REWARD_STEPS[number]] if steps > 1]
    assert numbers_in(reward) == expected


@in_both_languages
@pytest.mark.parametrize("number", range(1, 7))
def test_prices_of_power_actions(book: Rulebook, number: int) -> None:
    assert numbers_in(book.rule(f"power-actions.act{number}").text)[:2] == [number, POWER_ACTION_COST[number - 1]]


@in_both_languages
def test_prices_and_points_of_the_tracks(book: Rulebook) -> None:
    usual = Faction(0, "usual", 0)
    shipping = [number for level in (1, 2, 3) for number in (usual.shipping_points[level], level)]
    assert numbers_in(book.rule("shipping.advance").text) == [1, usual.shipping_coins, *shipping]
    first, second, third = usual.spade_workers
    prices = [1, usual.digging_workers, usual.digging_coins]
    prices += [first, second, second, third, usual.digging_points]
    assert numbers_in(book.rule("digging.advance").text) == prices
    halflings = faction_named("halflings")
    assert numbers_in(book.rule("digging.halflings").text) == [1, halflings.digging_workers, halflings.digging_coins]
    mermaids = faction_named("mermaids")
    start, top = mermaids.shipping_start, mermaids.shipping_max
    points = list(mermaids.shipping_points)[start + 1 :]
    assert numbers_in(book.rule("shipping.mermaids").text) == [start, top, start + 1, top, *points]


@in_both_languages
def test_points_of_the_final_scoring(book: Rulebook) -> None:
    assert numbers_in(book.rule("scoring.cults").text)[:3] == list(CULT_POINTS)
    assert numbers_in(book.rule("scoring.network").text) == list(NETWORK_POINTS)


@in_both_languages
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_game(book: Rulebook, players: int) -> None:
    setup = introductory_setup(players)
    hexes = re.findall(r"\b[A-I]\d+\b", book.rule(f"setup.first-game-{players}").text)
    assert hexes == [hex for seat in setup.seats for hex in seat.dwellings]
    tiles = book.rule("setup.first-game-tiles").text
    assert [int(number) for number in re.findall(r"SCORE(\d)", tiles)] == setup.scoring
    left_out = [int(number) for number in re.findall(r"BON(\d)", tiles)]
    assert sorted(left_out[: 6 - players]) == sorted(setup.bonus_left_out)
