"""Games are found by their folders."""

from itertools import count
from pathlib import Path

import pytest

from spielwerk.core.discovery import UnknownGame, all_games, feature, find_game
from spielwerk.core.folders import game_names

NUMBERS = count()
GAME = """
from spielwerk.core.game import Game
GAME = Game({name!r}, {package!r}, 2, 4, 1)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with two games, a folder that is none, and a module."""
    name = f"shelf_{next(NUMBERS)}"  # imported packages stay, so every test gets its own
    shelf = tmp_path / name
    for folder in ("red_castle", "ants", "pictures"):
        (shelf / folder).mkdir(parents=True)
        (shelf / folder / "__init__.py").touch()
    (shelf / "__init__.py").touch()
    (shelf / "tools.py").touch()
    (shelf / "ants" / "game.py").write_text(GAME.format(name="ants", package=f"{name}.ants"))
    (shelf / "ants" / "drawing.py").write_text("SHAPES = 3\n")
    (shelf / "red_castle" / "game.py").write_text(GAME.format(name="red-castle", package=f"{name}.red_castle"))
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_every_folder_with_a_game_is_found(package: str) -> None:
    assert game_names(package) == ["ants", "red-castle"]
    assert [game.name for game in all_games(package)] == ["ants", "red-castle"]


@pytest.mark.parametrize("name", ["red-castle", "red_castle", "Red Castle", " RED-CASTLE "])
def test_names_are_tolerant(package: str, name: str) -> None:
    assert find_game(name, package).name == "red-castle"


def test_unknown_games_are_told_with_what_there_is(package: str) -> None:
    with pytest.raises(UnknownGame, match=r"'chess'.*ants, red-castle"):
        find_game("chess", package)
    with pytest.raises(UnknownGame, match="did you mean red-castle"):
        find_game("redcastle", package)


@pytest.mark.parametrize("name", ["", "..", "pictures", "tools", "os.path", "ants.game"])
def test_what_is_no_game_is_unknown(package: str, name: str) -> None:
    with pytest.raises(UnknownGame):
        find_game(name, package)


def test_features_are_optional_modules_of_the_folder(package: str) -> None:
    drawing = feature(find_game("ants", package), "drawing")
    assert drawing is not None
    assert drawing.SHAPES == 3
    assert feature(find_game("red-castle", package), "drawing") is None


def test_the_games_of_the_package_can_be_imported() -> None:
    for game in all_games():
        assert find_game(game.name) is game
