"""Values of components: listed, corrected, checked."""

import pytest

from spielwerk.core import data, data_file
from spielwerk.core.data import CONFIDENCES, CORRECTED, DATA, Value, corrections, facts, groups, has_data, rows, values
from spielwerk.core.data_file import DataFault, export, read_corrections
from spielwerk.core.discovery import all_games
from spielwerk.core.game import Game
from spielwerk.core.options import OptionError, options_of
from spielwerk.core.record import Record
from spielwerk.core.record_text import dump, parse
from spielwerk.locale.catalogue import LANGUAGES
from toys.burglars.game import GAME, Burglars

PACKAGE = GAME.package


def test_values_are_listed_in_the_order_of_the_file() -> None:
    assert list(facts(PACKAGE)) == ["deck.counts", "deck.worth", "house.motto"]
    assert values(PACKAGE) == {"deck.counts": [5, 4, 3], "deck.worth": [1, 2, 3], "house.motto": "mind the dog"}
    assert [group.name["de"] for group in groups(PACKAGE)] == ["Hausordnung"]


def test_rows_tell_in_the_readers_language_what_is_how_sure() -> None:
    german = rows(PACKAGE, "de")
    assert [(row.name, row.value, row.confidence) for row in german] == [
        ("Karten je Sorte", "5, 4, 3", "assumed"),
        ("Wert der Sorten", "1, 2, 3", "printed"),
        ("Motto", "mind the dog", "hint"),
        ("Hausordnung", "", "verified"),
    ]
    assert german[0].source == "frei erfunden"
    assert rows(PACKAGE, "en")[0].source == "made up"
    assert german[1].source == "Burglars (2026)", "titles are the same in all languages"


def test_a_corrected_value_is_shown_with_the_one_it_replaces() -> None:
    row = rows(PACKAGE, "en", "deck.counts=[9,9,9]")[0]
    assert (row.value, row.usual, row.confidence) == ("9, 9, 9", "5, 4, 3", CORRECTED)


def test_corrections_are_one_word_and_hold_only_what_differs() -> None:
    changed: dict[str, Value] = {"house.motto": "no; dogs here", "deck.worth": [1, 2, 3], "deck.counts": [6, 6, 6]}
    word = corrections(PACKAGE, changed)
    assert word == 'deck.counts=[6,6,6];house.motto="no\\u003b\\u0020dogs\\u0020here"'
    assert values(PACKAGE, word) == values(PACKAGE) | changed
    assert corrections(PACKAGE, values(PACKAGE)) == ""


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("deck.counts", "'deck.counts' is not of the form PATH=VALUE"),
        ("deck.counts=[5,4", "is not of the form PATH=VALUE"),
        ("deck.count=[5,4,3]", "deck.count: there is no value of this name; did you mean deck.counts?"),
        ("deck.counts=7", "deck.counts: this must be a list such as [5,4,3]"),
        ("deck.counts=[5,4,true]", "deck.counts: this must be a whole number such as 5"),
        ("deck.counts=[5,4,3.5]", "deck.counts: this must be a whole number"),
        ("deck.counts=[5,4,9999999]", "deck.counts: this number is larger than 1000000"),
        ("house.motto=3", "house.motto: this must be a text"),
        ("house.motto=null", "house.motto: this must be a text"),
        ("deck.counts=[5,4,0]", "deck.counts: this must be a list such as [5,4,3]"),
        (f'house.motto="{"x" * 5000}"', "at most 4000 signs"),
    ],
)
def test_corrections_that_cannot_be_are_refused_with_the_reason(word: str, reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        values(PACKAGE, word)
    assert reason in str(caught.value)


def test_the_option_keeps_corrections_in_their_one_tidy_form() -> None:
    known = options_of(GAME)
    assert known.option(DATA).parsed("deck.worth=[1,2,3];deck.counts=[6,6,6]") == "deck.counts=[6,6,6]"
    with pytest.raises(OptionError, match=r"deck\.counts"):
        known.parse("data=deck.counts=[1]")


def test_records_tell_which_values_were_played_with_and_are_replayed_with_them() -> None:
    record = Record(GAME, {DATA: "deck.counts=[6,6,6]"})
    text = dump(record)
    assert "options: data=deck.counts=[6,6,6]\n" in text
    again = parse(text, games=lambda name: GAME)
    state = again.initial_state()
    assert isinstance(state, Burglars)
    assert state.deck == [6, 6, 6]
    assert "options: data=\n" in dump(Record(GAME, {}))
    assert parse(dump(Record(GAME, {})), games=lambda name: GAME).options[DATA] == ""


def test_records_with_values_that_cannot_be_name_the_line() -> None:
    text = dump(Record(GAME, {})).replace("data=", "data=deck.counts=[1,1,1]")
    with pytest.raises(ValueError, match=r"record:5: option data: deck\.counts: this must be a list such as"):
        parse(text, games=lambda name: GAME)


def test_an_exported_file_changes_nothing() -> None:
    for language in LANGUAGES:
        text = export(GAME, "", language)
        assert read_corrections(GAME, text, "own.toml") == ""
    german = export(GAME, "deck.counts=[9,9,9]", "de")
    assert "# Karten je Sorte (corrected: frei erfunden)\ncounts = [9, 9, 9]\n" in german
    assert read_corrections(GAME, german, "own.toml") == "deck.counts=[9,9,9]"


def test_a_file_may_say_only_what_differs() -> None:
    assert read_corrections(GAME, "deck.counts = [9, 9, 9]\n", "own.toml") == "deck.counts=[9,9,9]"
    assert read_corrections(GAME, "[deck]\ncounts = [\n 9,\n 9,\n 9,\n]\n", "own.toml") == "deck.counts=[9,9,9]"
    assert read_corrections(GAME, "", "own.toml") == ""


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('game = "burglars"\n[deck]\n\ncounts = [5, 4, 0]\n', 4, "deck.counts: this must be a list such as"),
        ('[deck]\ncounts = "many"\n', 2, "deck.counts: this must be a list such as [5,4,3]"),
        ("[deck]\nworth = [1, 2, 3]\nnumber = 3\n", 3, "deck.number: there is no value of this name"),
        ('game = "chess"\n', 1, "these are values of 'chess', not of burglars"),
        ("[deck]\ncounts = [1, 2\n", 3, "this is no TOML"),
        ("[deck\n", 1, "this is no TOML"),
        ("[deck]\nworth = [1]\ncounts = [1]\n", 2, "deck.worth: this must be a list such as [1,2,3]"),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(DataFault) as caught:
        read_corrections(GAME, text, "own.toml")
    assert caught.value.line == line
    assert reason in str(caught.value.reason)
    assert str(caught.value).startswith(f"own.toml:{line}: ")


def test_a_game_without_a_file_has_nothing_to_list() -> None:
    assert not has_data("spielwerk.core")
    assert not has_data("toy"), "a game may be a single module"
    assert facts("spielwerk.core") == {}
    assert rows("spielwerk.core", "en") == []


@pytest.mark.parametrize("game", [*all_games(), GAME], ids=lambda game: game.name)
def test_components_of_all_games(game: Game) -> None:
    """Names and sources are there in every language, the game's own check finds nothing, and the option fits."""
    if not has_data(game.package):
        pytest.skip(f"{game.name} lists no components")
    for fact in [*facts(game.package).values(), *groups(game.package)]:
        assert fact.confidence in CONFIDENCES
        for words in (fact.name, fact.source):
            assert "" in words or all(words.get(language) for language in LANGUAGES), fact
    assert data.faults(game.package, values(game.package)) == []
    assert read_corrections(game, export(game, "", "de"), "own.toml") == ""
    if facts(game.package):
        assert any(option.name == DATA for option in game.option_specs()), "there are values, but no option"


def test_the_module_of_files_knows_the_form_of_places_in_toml() -> None:
    """Where the parser of a newer Python words its errors in another way, lines would be lost."""
    with pytest.raises(DataFault) as caught:
        data_file.read_corrections(GAME, "a = 1\nb = = 2\n", "own.toml")
    assert caught.value.line == 2
