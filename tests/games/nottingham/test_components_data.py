"""The values of the components, and corrections by somebody who owns the box."""

import pytest

from spielwerk.core.data import facts, rows
from spielwerk.core.data_file import DataFault, export, read_corrections
from spielwerk.core.options import OptionError, options_of
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.options import settings_of
from spielwerk.games.nottingham.terms import KINDS


def test_every_value_says_how_sure_it_is() -> None:
    """components.assumed. What nobody could verify is marked."""
    confidence = {path: fact.confidence for path, fact in facts(GAME.package).items()}
    assert confidence["items.values"] == confidence["items.counts"] == "norm"
    assert confidence["ambush.colours"] == "conf"
    unsure = {path for path, sure in confidence.items() if sure == "assumed"}
    tasks = {
        f"tasks.{task}.{side}"
        for task in ("seven", "five", "four-pairs", "three-pairs")
        for side in ("first", "second")
    }
    assert unsure == {"board.town", "board.numbers", "ambush.items", *tasks}


@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_has_a_name_and_a_source_in_both_languages(language: str) -> None:
    found = rows(GAME.package, language)
    assert len(found) == len(facts(GAME.package)) + 1
    assert all(row.name and row.source for row in found)


def test_the_file_is_what_the_rules_play_with() -> None:
    settings = settings_of(options_of(GAME).complete({"players": 3}))
    assert len(settings.numbers) == 24 and settings.numbers[0] == 3 and settings.town_number == 0
    assert list(settings.task_first) == [30, 25, 20, 15] and list(settings.task_second) == [20, 15, 15, 10]
    assert [bin(bits).count("1") for bits in settings.ambush_items] == [0] * 7 + [2] * 6
    assert sum(settings.values) == 70 and list(settings.counts) == [12] * KINDS and settings.most_ambushes == 12


def test_each_item_but_gold_is_on_two_ambush_cards() -> None:
    settings = settings_of(options_of(GAME).complete({"players": 3}))
    found = [sum(1 for bits in settings.ambush_items if bits & 2**kind) for kind in range(KINDS)]
    assert found == [2, 2, 0, 2, 2, 2, 2]


def test_corrections_change_the_game() -> None:
    """options.data."""
    values = options_of(GAME).complete({"players": 3, "data": "board.numbers=[4,4,4,4,4];tasks.seven.first=40"})
    settings = settings_of(values)
    assert list(settings.numbers) == [4] * 5 and settings.task_first[0] == 40 and settings.task_second[0] == 20


def test_an_exported_file_corrects_nothing() -> None:
    for language in ("de", "en"):
        assert read_corrections(GAME, export(GAME, "", language), "mine.toml") == ""


BAD = [
    ("[board]\n\nnumbers = [3, 9, 4, 5, 6]\n", 3, "a field shows a number from 2 to 8, not 9"),
    ("[board]\nnumbers = [3, 1, 4, 5, 6]\n", 2, "a field shows a number from 2 to 8, not 1"),
    ("[board]\nnumbers = [3]\n", 2, "the path has 5 to 60 fields, not 1"),
    ('[board]\ntown = "9"\n', 2, "this is 'none' or a number from 2 to 8, not '9'"),
    ("[items]\ncounts = [12, 12, 12, 12, 12, 12, 11]\n", 2, "there are 84 item cards, 12 of each of 7 kinds, not 83"),
    (
        "[items]\ncounts = [11, 13, 12, 12, 12, 12, 12]\n",
        2,
        "there are 84 item cards, 12 of each of 7 kinds, not 84 so",
    ),
    ("[items]\nvalues = [7, 8, 9, 10, 11, 12, 14]\n", 2, "the rules give 7, 8, 9, 10, 11, 12, 13"),
    ("[tasks.seven]\nfirst = 20\nsecond = 20\n", 2, r"the side with one pawn \(20\) is worth more"),
    ("[tasks.seven]\nfirst = 30\nsecond = 0\n", 3, "a task card is worth 1 to 99 points, not 0"),
    ('[ambush]\nitems = [["chain", "box"]]\n', 2, "there are 13 ambush cards with the colours, not 8"),
    ('[ambush]\ncolours = ["red"]\n', 2, "there is one card for each of the 7 colours"),
]
PAIRS = '["coin","candlestick"],["candlestick","pearls"],["pearls","gems"],["gems","chain"],["chain","box"]'
BAD += [
    (f"[ambush]\nitems = [{PAIRS}, {last}]\n", 2, reason)
    for last, reason in (
        ('["gold", "coin"]', "no ambush card shows gold"),
        ('["ruby", "coin"]', "there is no kind 'ruby'"),
        ('["coin", "coin"]', "an ambush card shows two different kinds, not coin, coin"),
        ('["coin"]', "an ambush card shows two different kinds, not coin"),
        ('["candlestick", "coin"]', "two ambush cards show candlestick, coin"),
    )
]


@pytest.mark.parametrize(("text", "line", "reason"), BAD, ids=[reason for _, _, reason in BAD])
def test_what_cannot_be_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(DataFault, match=reason) as caught:
        read_corrections(GAME, text, "mine.toml")
    assert caught.value.line == line and str(caught.value).startswith(f"mine.toml:{line}: ")


def test_the_option_refuses_the_same() -> None:
    with pytest.raises(OptionError, match=r"board\.numbers: a field shows a number from 2 to 8, not 9"):
        settings_of(options_of(GAME).complete({"players": 3, "data": "board.numbers=[9,3,3,3,3]"}))
