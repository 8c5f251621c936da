"""The command line as a whole: languages, help, errors, exit codes."""

import argparse
import json
import subprocess
import sys
import types

import pytest

from spielwerk.cli import main as cli_main
from spielwerk.cli.main import PIPE_CLOSED, commands, main
from spielwerk.core.errors import FileProblem, Problem


def test_without_a_command_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en"]) == 0
    text = capsys.readouterr().out
    for name in commands():
        assert f"\n  {name} " in text


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_command_explains_itself_in_both_languages(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for name in commands():
        assert main([name, "--help", "--lang", language]) == 0
        first, _, rest = capsys.readouterr().out.partition(f"spielwerk {name}")
        assert first == {"de": "Aufruf: ", "en": "Usage: "}[language]
        assert {"de": "Optionen:", "en": "options:"}[language] in rest


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("spielwerk 0.")


def test_common_options_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "--lang", "de", "games"]) == 0
    assert "terra-mystica" in {game["name"] for game in json.loads(capsys.readouterr().out)}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["gmes"], "there is no command 'gmes'; did you mean games?"),
        (["xyz", "--lang", "de"], "einen Befehl 'xyz' gibt es nicht; es gibt: "),
        (["games", "--nonsense"], "unrecognized arguments: --nonsense"),
        (["games", "--lang", "la"], "'la'"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_wrong_arguments_are_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: list[str], expected: str
) -> None:
    assert main(words) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("spielwerk: ") and written.err.count("\n") == 1
    assert expected in written.err


@pytest.mark.parametrize(
    ("error", "code", "expected"),
    [
        (FileProblem("game.txt", 7, Problem("file.no-text")), 2, "spielwerk: game.txt:7: this is not text\n"),
        (KeyboardInterrupt(), 130, "spielwerk: interrupted\n"),
    ],
)
def test_errors_of_a_command_are_told_without_a_traceback(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    code: int,
    expected: str,
) -> None:
    def fail(arguments: argparse.Namespace, out: object) -> int:
        raise error

    broken = types.SimpleNamespace(NAME="broken", add_arguments=lambda parser: None, run=fail)
    monkeypatch.setattr(cli_main, "commands", lambda: {"broken": broken})
    assert main(["broken", "--lang", "en"]) == code
    assert capsys.readouterr().err == expected


@pytest.mark.parametrize(
    ("variables", "first"),
    [
        ({"LC_ALL": "de_AT.UTF-8"}, "Aufruf: "),
        ({"LANG": "fr_FR"}, "Usage: "),
        ({"LC_ALL": "C", "LANG": "de"}, "Usage: "),
    ],
)
def test_the_language_is_the_systems(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], first: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main([]) == 0
    assert capsys.readouterr().out.startswith(first)


def test_a_reader_that_goes_away_is_no_error() -> None:
    program = [sys.executable, "-m", "spielwerk.cli.main", "rules", "terra-mystica", "factions"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == PIPE_CLOSED
