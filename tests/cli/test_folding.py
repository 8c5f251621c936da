"""Windows that are narrower than what is to be seen: nothing is cut off, and words stay whole."""

import pytest
from rich.text import Text

from cli.conftest import Terminal
from spielwerk.cli.folding import folded
from spielwerk.cli.playing.showing import menu
from spielwerk.core.presentation import Choice, Group
from spielwerk.locale.catalogue import catalogue


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_table_goes_on_below_with_its_names() -> None:
    table = [
        "        points  cards  ships",
        "> Red       12     10      1",
        "  Blue       7      9      0",
    ]
    assert plain(folded([Text(line, no_wrap=True) for line in table], 24)) == [
        "        points  cards",
        "> Red       12     10",
        "  Blue       7      9",
        "        ships",
        "> Red       1",
        "  Blue      0",
    ]


def test_a_single_line_is_cut_between_words() -> None:
    assert plain(folded([Text("one two three four", no_wrap=True)], 13)) == ["one two three", "     four"]


@pytest.mark.parametrize("width", [40, 48, 60, 80])
def test_choices_are_whole_at_any_width(width: int) -> None:
    labels = [f"Leave out Mycelium {'(large ring, bottom left) ' * number}" for number in range(1, 4)]
    choices = tuple(Choice((), "", "inspect", label.strip(), "+1 knowledge") for label in labels)
    group = Group("inspect", "Inspection", choices)
    shown = menu([group], catalogue("en"), width, 50)
    assert all(line.cell_len <= width for line in shown)
    for label in labels:
        assert label.strip() in " ".join(" ".join(plain(shown)).split())


@pytest.mark.parametrize(
    ("game", "words", "last"),
    [("noria", ["--players", "4"], "Fab"), ("terra-mystica", ["--set-up", "introductory"], "Karte")],
)
def test_nothing_is_cut_off_in_a_narrow_window(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, game: str, words: list[str], last: str
) -> None:
    """The last column of the players' table is the first to get lost."""
    monkeypatch.setenv("TERM", "dumb")
    wide = terminal("play", game, *words, "--seed", "narrow", "--lang", "de", lines=["1", "quit"])
    monkeypatch.setenv("COLUMNS", "60")
    said = terminal("play", game, *words, "--seed", "narrow", "--lang", "de", lines=["1", "quit"])
    assert "…" not in wide.out + said.out
    assert last in said.out


def test_points_are_whole_in_a_narrow_window(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that are longer than their column go on below."""
    monkeypatch.setenv("COLUMNS", "44")
    words = ("--set-up", "introductory", "--players", "5", "--lang", "de")
    said = terminal("play", "terra-mystica", *words, lines=["punkte", "ende"])
    assert "…" not in said.out
