"""The benchmark measures what it says, in both variants."""

from pathlib import Path

import pytest

from spielwerk.arena.bench import Effort, compare, games_folder, measure, steps_of, stored_games
from spielwerk.arena.playout import WITHDRAWS
from spielwerk.core.build_info import is_compiled
from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.driver import new_game
from spielwerk.core.game import Game
from spielwerk.core.record import TABLE, Entry

GAME = find_game("terra-mystica")
SHORT = Effort(1, 0.01)
KEYS = {"random_4p_games_per_s", "steps_per_s", "replay_games_per_s", "clone_us"}


def test_both_variants_have_the_same_figures() -> None:
    result = compare(GAME, SHORT, None)
    assert list(result) == ["compiled", "plain"]
    plain, compiled = result["plain"], result["compiled"]
    assert plain is not None and set(plain) > KEYS
    assert (compiled is not None) == is_compiled()
    for figures in (plain, compiled or plain):
        assert all(float(str(figures[key])) > 0 for key in KEYS)
        assert figures["replayed"] == "20 games of bots"
    if compiled is not None:
        assert float(str(compiled["steps_per_s"])) > 3 * float(str(plain["steps_per_s"]))


def test_real_games_are_replayed_where_there_are_any(games_folder: Path) -> None:
    stored = stored_games(GAME, games_folder)
    assert stored.kind == "real games"
    assert len(stored.texts) == 50
    figures = measure(GAME, SHORT, games_folder)
    assert figures.replayed == "50 real games"


def test_where_real_games_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPIELWERK_GAMES", str(tmp_path))
    assert games_folder(GAME) == tmp_path
    monkeypatch.setenv("SPIELWERK_GAMES", str(tmp_path / "none"))
    assert games_folder(GAME) is None
    monkeypatch.delenv("SPIELWERK_GAMES")
    (tmp_path / "project").mkdir()
    monkeypatch.chdir(tmp_path / "project")
    assert games_folder(GAME) is None
    (tmp_path / "shared" / "terra_mystica_games").mkdir(parents=True)
    assert games_folder(GAME) == tmp_path / "shared" / "terra_mystica_games"


def test_steps_of_a_record_leave_out_what_was_taken_back() -> None:
    play = new_game(GAME, {"players": 2}, "seed")
    drawn = len(play.record.entries)
    play.act_text("faction witches", 0)
    play.record.append(Entry(TABLE, "back 1"))
    play.record.append(Entry("seat1", "faction auren"))
    play.record.append(Entry(TABLE, "withdraw auren"))
    steps = steps_of(play.record)
    assert list(steps.seats) == [-1] * drawn + [0, 0]
    assert steps.actions[len(steps.actions) - 1] == WITHDRAWS


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_is_measured_with_or_without_real_games(game: Game) -> None:
    figures = measure(game, SHORT, None)
    assert all(getattr(figures, key) > 0 for key in KEYS)
    assert figures.replayed == "20 games of bots"
