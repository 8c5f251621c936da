"""Compiled and plain, the engine plays the same games: checksums after every action of random games agree."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.walks import CASES, Case, positions
from spielwerk.core import build_info

GAMES = 2


def checksums(case: Case, seed: int) -> str:
    return f"{case} {seed}: " + " ".join(str(state.checksum()) for state, _ in positions(case, seed))


def all_checksums() -> list[str]:
    return [checksums(case, seed) for case in CASES for seed in case.seeds(GAMES)]


def test_compiled_and_plain_play_the_same(compiled: bool, tmp_path: Path) -> None:
    if not compiled:
        pytest.skip("this run is plain; the compiled one compares both")
    build_info.copy_plain(tmp_path)
    tests = Path(__file__).resolve().parent.parent
    program = "from conformance import test_variants as t; assert not t.build_info.is_compiled(); "
    result = subprocess.run(
        [sys.executable, "-c", program + "print(*t.all_checksums(), sep='\\n')"],
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{tests}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    plain = result.stdout.splitlines()
    assert len(plain) == len(all_checksums())
    for ours, theirs in zip(all_checksums(), plain, strict=True):
        assert ours == theirs
