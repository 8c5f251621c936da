"""The compiled engine and the same files as plain Python play the same games: checksums of all positions agree.

Both variants run in processes of their own, on seeded random games over all set-ups. SPIELWERK_TEST_SCALE multiplies
the number of games; `tools/stress.py` plays thousands.
"""

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.arena.stress import Case, Outcome, cases
from spielwerk.core.build_info import copy_plain, is_compiled, package_folder
from spielwerk.core.discovery import all_games

GAMES = round(40 * float(os.environ.get("SPIELWERK_TEST_SCALE", "1")))


def outcomes(place: Path, all_cases: list[Case]) -> list[Outcome]:
    """What the package in a folder makes of the cases."""
    text = "".join(json.dumps(dataclasses.asdict(case)) + "\n" for case in all_cases)
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk.arena.stress"],
        cwd=place,
        env=os.environ | {"PYTHONPATH": str(place)},
        input=text,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return [Outcome(**json.loads(line)) for line in done.stdout.splitlines()]


def variant_in(place: Path) -> str:
    command = "from spielwerk.core import build_info; print(build_info.variant())"
    environment = os.environ | {"PYTHONPATH": str(place)}
    done = subprocess.run([sys.executable, "-c", command], cwd=place, env=environment, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture(scope="module")
def plain_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without its compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    copy_plain(folder)
    return folder


def test_the_copy_is_plain(plain_folder: Path) -> None:
    assert variant_in(plain_folder) == "plain"


def test_both_variants_play_the_same_games(plain_folder: Path) -> None:
    if not is_compiled():
        pytest.skip("the engine under test is plain Python; there is no compiled one to compare it with")
    all_cases = [case for game in all_games() for case in cases(game, GAMES, 77, checked=False)]
    compiled = outcomes(package_folder().parent, all_cases)
    plain = outcomes(plain_folder, all_cases)
    assert len(compiled) == len(plain) == len(all_cases)
    for case, one, other in zip(all_cases, compiled, plain, strict=True):
        assert one.problems == other.problems == []
        assert (one.steps, one.checksum) == (other.steps, other.checksum), str(case)
