"""The benchmark of the table measures what it says."""

import json

import pytest

from spielwerk.cli.main import main
from spielwerk.core.discovery import find_game
from spielwerk.table.bench import bench
from spielwerk.table.bench.bench import Effort, prepared_game, quantile


def test_a_prepared_game_is_a_whole_one() -> None:
    turns = prepared_game(find_game("terra-mystica"), 3)
    assert {turn.seat for turn in turns} == {0, 1, 2}
    assert turns == prepared_game(find_game("terra-mystica"), 3)


def test_quantiles() -> None:
    assert quantile([], 0.5) == 0
    assert quantile([0.003, 0.001, 0.002], 0.5) == 2
    assert quantile([n / 1000 for n in range(1, 101)], 0.99) == 100


@pytest.mark.parametrize("words", [["--json"], ["--lang", "de"]])
def test_the_command(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "QUICK", Effort(games=1, tables=3, moves_per_second=10, seconds=1.5, clicks=0))
    assert main(["bench", "table", "--quick", *words]) == 0
    printed = capsys.readouterr().out
    if "--json" in words:
        figures = json.loads(printed)
        assert figures["tables"] == 3 and figures["streams"] == 12
        assert figures["durable_actions_per_s"] > 1
        assert 0 < figures["act_p50_ms"] <= figures["act_p99_ms"]
        assert 0 < figures["news_p50_ms"] <= figures["news_p99_ms"]
        assert figures["page_bytes"] > 1000
    else:
        assert "dauerhafte Aktionen" in printed
