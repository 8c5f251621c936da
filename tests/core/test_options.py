"""Options: what is allowed, what the errors say, and the text form."""

import pytest

from spielwerk.core.errors import Problem
from spielwerk.core.options import Option, OptionError, OptionSet, choice, number, options_of, several, switch, text
from toy import TOY

OPTIONS = OptionSet(
    [
        switch("fast", False),
        number("rounds", 6, 1, 9),
        choice("map", "base", ("base", "lakes")),
        several("factions", ("witches", "nomads", "giants")),
        text("label", "none"),
    ],
    {"quick": {"fast": True, "rounds": 3}, "normal": {}},
)


def test_defaults_are_complete() -> None:
    assert OPTIONS.complete({}) == {"fast": False, "rounds": 6, "map": "base", "factions": (), "label": "none"}


def test_values_come_in_the_order_of_the_options() -> None:
    assert list(OPTIONS.complete({"label": "x", "fast": True})) == ["fast", "rounds", "map", "factions", "label"]


def test_text_parses_back() -> None:
    values = OPTIONS.complete({"fast": True, "factions": ("giants", "witches"), "rounds": 9})
    line = OPTIONS.format(values)
    assert line == "fast=yes rounds=9 map=base factions=giants,witches label=none"
    assert OPTIONS.parse(line) == values
    assert OPTIONS.parse(OPTIONS.format(OPTIONS.defaults())) == OPTIONS.defaults()


@pytest.mark.parametrize(("word", "value"), [("yes", True), ("on", True), ("TRUE", True), ("0", False), ("no", False)])
def test_switches_understand_the_usual_words(word: str, value: bool) -> None:
    assert OPTIONS.parse(f"fast={word}") == {"fast": value}


def test_preset_and_single_values_the_later_wins() -> None:
    assert OPTIONS.parse("quick rounds=5") == {"fast": True, "rounds": 5}
    assert OPTIONS.parse("rounds=5 quick") == {"fast": True, "rounds": 3}


def test_names_are_tolerant() -> None:
    assert options_of(TOY).parse("Players=3") == {"players": 3}
    assert OptionSet([switch("mini-expansion", True)], {}).parse("mini_expansion=no") == {"mini-expansion": False}


def test_nothing_picked_is_any() -> None:
    assert OPTIONS.parse("factions=any") == OPTIONS.parse("factions=") == {"factions": ()}


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("speed=yes", ["'speed'", "fast, rounds, map, factions, label"]),
        ("slow", ["'slow'", "quick, normal"]),
        ("fast=maybe", ["fast", "'maybe'", "yes or no"]),
        ("rounds=10", ["rounds", "'10'", "1 to 9"]),
        ("rounds=-1", ["rounds", "'-1'", "1 to 9"]),
        ("rounds=1_0", ["rounds", "1 to 9"]),
        ("rounds=99999999999999999999", ["rounds", "1 to 9"]),
        ("map=moon", ["map", "'moon'", "base, lakes"]),
        ("factions=witches,elves", ["factions", "'witches,elves'", "witches, nomads, giants"]),
        ("factions=witches,witches", ["factions", "'witches,witches'"]),
    ],
)
def test_errors_name_option_value_and_what_is_allowed(line: str, named: list[str]) -> None:
    with pytest.raises(OptionError) as caught:
        OPTIONS.parse(line)
    for part in named:
        assert part in str(caught.value)
    assert isinstance(caught.value, Problem)


@pytest.mark.parametrize(
    ("name", "value"),
    [("fast", 1), ("rounds", True), ("rounds", "6"), ("map", 3), ("factions", "witches"), ("label", "two words")],
)
def test_values_of_another_kind_are_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=name):
        OPTIONS.complete({name: value})


def test_wrong_presets_show_at_once() -> None:
    with pytest.raises(OptionError, match="rounds"):
        OptionSet([number("rounds", 6, 1, 9)], {"long": {"rounds": 10}})


def test_rule_ids_are_those_of_the_rulebook() -> None:
    assert switch("mini-expansion", True).rule == "options.mini-expansion"


@pytest.mark.parametrize("option", OPTIONS.options.values())
def test_defaults_are_allowed(option: Option) -> None:
    assert option.checked(option.default) == option.default
    assert option.parsed(option.formatted(option.default)) == option.default


def test_every_game_has_players() -> None:
    options = options_of(TOY)
    assert options.parse("players=4") == {"players": 4}
    with pytest.raises(OptionError, match="2 to 4"):
        options.parse("players=5")
