"""`spielwerk draw`: positions as pictures."""

import json
import re
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from spielwerk.arena.simulate import Plan, play_game
from spielwerk.cli.main import main
from spielwerk.core.discovery import all_games, feature
from spielwerk.core.driver import new_game
from spielwerk.core.files import save_record
from spielwerk.core.game import Game, State
from spielwerk.games.nottingham.state import TAKING
from spielwerk.games.nottingham.state import State as Nottingham
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.table.pages.picture import SIGN_WIDTH, TEXT_BEGINS, foot_places

LOOT = 'id="loot-'
"""How cards of an open hand lie on the county of Nottingham."""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game just set up."""
    play = new_game(GAME, {**GAME.presets()["introductory"], "players": 2}, "a seed")
    path = tmp_path / "game.txt"
    save_record(play.record, path)
    return path


def draw(*words: object) -> int:
    return main(["draw", *map(str, words)])


def test_svg(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "board.svg"
    assert draw(record, "-o", output) == 0
    assert output.read_text("utf-8").startswith("<svg ")
    assert str(output) in capsys.readouterr().err.replace("\n", "")


def test_language_and_dark_colours(record: Path, tmp_path: Path) -> None:
    light, dark = tmp_path / "light.svg", tmp_path / "dark.svg"
    assert draw(record, "-o", light, "--lang", "de") == draw(record, "-o", dark, "--dark", "--lang", "en") == 0
    assert "Hexen" in light.read_text("utf-8") and "Witches" in dark.read_text("utf-8")


def test_png(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    pytest.importorskip("fontTools")
    assert draw(record, "-o", tmp_path / "board.png", "--width", 400) == 0
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_png_without_the_packages_says_what_to_do(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    assert draw(record, "-o", tmp_path / "board.png") == 2
    assert "spielwerk[draw]" in capsys.readouterr().err


def test_json(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "board.svg"
    assert draw(record, "--ply", 0, "-o", output, "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert said == {"file": str(output), "ply": 0, "of": said["of"], "bytes": output.stat().st_size}


@pytest.mark.parametrize(
    ("words", "said"),
    [(("-o", "board.gif"), "neither"), (("-o", "board.svg", "--ply", "999"), "no position 999")],
)
def test_what_is_wrong_is_said(
    record: Path, words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert draw(record, "--lang", "en", *words) == 2
    assert said in capsys.readouterr().err


def test_a_position_as_a_seat_knows_it(tmp_path: Path) -> None:
    """A hand that a raider looks at is seen by him and by whose it is, and by nobody else."""
    made = play_game(Plan("nottingham", ("random",), 4, 1, "draw"), 0)[1]()
    file, output = tmp_path / "game.txt", tmp_path / "board.svg"
    save_record(made, file)
    plies = ((ply, cast(Any, made.replay(ply))) for ply in range(len(made.entries)))
    ply, state = next((ply, state) for ply, state in plies if state.phase == TAKING and state.hand_size[state.victim])

    def picture(*words: str) -> str:
        assert draw(file, "--ply", ply, "-o", output, "--force", *words) == 0
        return output.read_text("utf-8")

    seen = [picture("--seat", state.seat_name(seat)).count(LOOT) for seat in range(4)]
    whole = picture().count(LOOT)
    assert [seat for seat in range(4) if seen[seat] == whole] == sorted({state.turn, state.victim})
    assert picture("--seat", "Nobody").count(LOOT) < whole


def test_no_such_seat(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert draw(record, "-o", tmp_path / "board.svg", "--seat", "pirates", "--lang", "en") == 2
    assert "pirates" in capsys.readouterr().err


def test_a_file_that_exists_stays(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "board.svg"
    output.write_text("precious")
    assert draw(record, "-o", output) == 2
    assert output.read_text() == "precious"
    assert draw(record, "-o", output, "--force") == 0
    assert output.read_text("utf-8").startswith("<svg ")


def test_games_of_other_programs(games_folder: Path, tmp_path: Path) -> None:
    league = games_folder / "league_4p.jsonl.gz"
    assert draw(league, "--game", "2", "--ply", 60, "-o", tmp_path / "board.svg") == 0
    assert draw(league, "--game", "no such game", "-o", tmp_path / "other.svg") == 2


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_with_a_presentation_is_drawn(game: Game, tmp_path: Path) -> None:
    """Early, late and at the end, as a picture that is well-formed by itself."""
    if feature(game, "presentation") is None:
        pytest.skip("nothing to draw yet")
    made = play_game(Plan(game.name, ("random",), max(2, game.min_players), 1, "draw"), 0)[1]()
    file = tmp_path / "game.txt"
    save_record(made, file)
    for ply in (0, len(made.entries) // 2, len(made.entries)):
        output = tmp_path / f"{ply}.svg"
        assert draw(file, "--ply", ply, "-o", output) == 0
        assert ElementTree.parse(output).getroot().tag.endswith("svg")


@pytest.mark.parametrize("width", [720.0, 1200.0])
@pytest.mark.parametrize("texts", [["Red  7"], ["Purple  120"] * 7, ["Red  0", "Chaosmagicians  102", "Purple  7"] * 2])
def test_names_and_points_have_room_under_the_board(texts: list[str], width: float) -> None:
    """Where seven have a hundred points and more, too."""
    places, scale = foot_places(texts, width)
    ends = [place + scale * (TEXT_BEGINS + SIGN_WIDTH * len(text)) for place, text in zip(places, texts, strict=True)]
    assert scale > 0.7
    for end, begin in zip(ends, [*(place - 12 * scale for place in places[1:]), width], strict=True):
        assert end <= begin + 0.1


@pytest.mark.parametrize("players", [3, 5, 7])
def test_plates_of_nottingham_have_room_for_ambushes(players: int, tmp_path: Path) -> None:
    """Several ambushes, told by a number, lie beside the points and beside their number."""
    game = next(game for game in all_games() if game.name == "nottingham")
    for number in range(40):
        record = play_game(Plan("nottingham", ("random",), players, 1, f"ambushes {number}"), 0)[1]()
        plies = [place for place, entry in enumerate(record.entries, 1) if entry.text.startswith("lay")]
        ply = next((ply for ply in plies if max(_lying(record.replay(ply))) > 1), None)
        if ply is not None:
            break
    assert ply is not None and game.name == record.game.name
    save_record(record, tmp_path / "game.txt")
    assert draw(tmp_path / "game.txt", "--ply", ply, "-o", tmp_path / "x.svg") == 0
    found = re.findall(
        r'class="points" x="([\d.]+)" y="58.5">(\d+)</text><g transform="translate\(([\d.]+) 53\) scale\(.2\)">'
        r'.*?</g><text class="times" x="([\d.]+)"',
        (tmp_path / "x.svg").read_text("utf-8"),
    )
    assert found
    for points, amount, cards, times in found:
        assert float(points) + 9 * max(2, len(amount)) < float(cards) - 7
        assert float(cards) + 11 < float(times)


def _lying(state: State) -> list[int]:
    assert isinstance(state, Nottingham)
    return [int(amount) for amount in state.lying]


def test_the_number_of_hidden_islands_lies_beside_their_pile(tmp_path: Path) -> None:
    """The veil of the pile reaches 48 to the right; the number is two signs wide."""
    game = next(game for game in all_games() if game.name == "noria")
    save_record(new_game(game, {"players": 3}, "islands").record, tmp_path / "game.txt")
    assert draw(tmp_path / "game.txt", "-o", tmp_path / "x.svg") == 0
    pile = (tmp_path / "x.svg").read_text("utf-8").partition('class="veil"')[2]
    found = re.search(r'<text[^>]*x="(\d+)"[^>]*>\d+(?:×|&#215;)', pile)
    assert found is not None and int(found[1]) >= 48 + 14
