"""Breaks the rules of a game on purpose, in thousands of small ways, and tells which breaks no test notices.

    mutation.py GAME                  all rules of a game; goes on where it was interrupted
    mutation.py GAME --only towns     rules/towns.py alone
    mutation.py GAME --report         only what has been found so far

The breaks are made by mutmut (`pip install 'spielwerk[mutation]'`), in a copy of the project under build/mutation. A
break that the type checker finds counts as noticed. A break that lives is either a missing test, or makes no difference
that anybody could see: then it is judged, and stands with the reason in `tests/games/GAME/survivors.toml`. Exit code 1:
some live unjudged, or have not been tried.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "mutation"
COPIED: Final = ("src", "tests", "tools", "docs", "README.md", "pyproject.toml")
TESTS: Final = ("rules", "factions", "tiles", "maps", "test_*.py")
"""Of the folder of a game's tests: what may notice a break of its rules."""
KILLED: Final = frozenset({1, 3, 24, 36, 37, 152, 255, -24})
"""Exit codes of mutmut for what was noticed: by a test, by running without end, by the type checker."""

SETTINGS: Final = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = [{patterns}]
also_copy = ["tools", "docs", "README.md"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist"]
pytest_add_cli_args_test_selection = [{tests}]
type_check_command = ["{python}", "-m", "mypy", "--output", "json", "--config-file=", "--ignore-missing-imports",
  "--namespace-packages", "--explicit-package-bases", "--follow-imports=silent", {patterns_to_check}]
"""


@dataclass(frozen=True)
class Break:
    """A change of one function: what it was and what it became."""

    file: str
    function: str
    change: str
    """The lines taken away and put in, with their signs."""


def prepare(game: str, only: str) -> Path:
    """The copy that is broken; what has been found in it stays as long as a function and its tests stay the same."""
    folder = WORK / game
    folder.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, copy = ROOT / name, folder / name
        if source.is_dir():
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copyfile(source, copy)
    rules = f"src/spielwerk/games/{game}/rules"
    tests = sorted(
        str(found.relative_to(ROOT)) for pattern in TESTS for found in (ROOT / "tests" / "games" / game).glob(pattern)
    )
    settings = SETTINGS.format(
        patterns=f'"{rules}/{only or "*"}.py"',
        tests=", ".join(f'"{test}"' for test in tests),
        python=sys.executable,
        patterns_to_check=f'"{rules}"',
    )
    project = folder / "pyproject.toml"
    project.write_text(project.read_text(encoding="utf-8") + settings, encoding="utf-8")
    return folder


def found(folder: Path, game: str) -> Iterator[tuple[str, int | None]]:
    """Names of all breaks, and mutmut's exit code for each; None where it has not been tried."""
    for meta in sorted((folder / "mutants" / "src" / "spielwerk" / "games" / game / "rules").glob("*.meta")):
        yield from json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"].items()


def broken(folder: Path, name: str) -> Break:
    """What a break changes, read from mutmut."""
    shown = subprocess.run([sys.executable, "-m", "mutmut", "show", name], cwd=folder, capture_output=True, text=True)
    lines = [line for line in shown.stdout.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    module, _, function = name.rpartition("__mutmut_")[0].rpartition(".")
    return Break(
        module.split(".rules.")[-1], function.removeprefix("x_").lstrip("ǁ").replace("ǁ", "."), "\n".join(lines)
    )


def judged(game: str) -> dict[Break, str]:
    """The breaks that may live, and why."""
    path = ROOT / "tests" / "games" / game / "survivors.toml"
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["survivors"]
    return {Break(row["file"], row["function"], row["change"].strip("\n")): row["why"] for row in rows}


def report(folder: Path, game: str) -> int:
    codes = dict(found(folder, game))
    tried = {name: code for name, code in codes.items() if code is not None}
    killed = sum(code in KILLED for code in tried.values())
    alive = [broken(folder, name) for name, code in tried.items() if code not in KILLED]
    reasons = judged(game)
    unjudged = [one for one in alive if one not in reasons]
    for one in unjudged:
        print(f"{one.file}.{one.function}\n{one.change}\n")
    for one in reasons.keys() - set(alive):
        if len(tried) == len(codes):
            print(f"judged, but it does not live any more: {one.file}.{one.function}\n{one.change}\n")
    by_file = Counter(one.file for one in unjudged)
    print("alive and not judged:", ", ".join(f"{file} {count}" for file, count in by_file.most_common()) or "none")
    share = 100 * killed / max(1, len(tried))
    print(
        f"{game}: {killed} of {len(tried)} breaks noticed, {share:.1f} %; {len(alive) - len(unjudged)} judged,", end=" "
    )
    print(f"{len(unjudged)} not; {len(codes) - len(tried)} not tried")
    return 1 if unjudged or len(tried) < len(codes) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Breaks the rules of a game on purpose.")
    parser.add_argument("game", help="name of its folder, such as terra_mystica")
    parser.add_argument("--only", default="", metavar="RULE", help="only this file of rules/")
    parser.add_argument("--report", action="store_true", help="break nothing more")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    game = options.game.replace("-", "_")
    if options.report:
        return report(WORK / game, game)
    folder = prepare(game, options.only)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(options.processes)]
    log = folder / "mutmut.log"
    with log.open("w", encoding="utf-8") as output:
        if subprocess.run(command, cwd=folder, stdout=output, stderr=output).returncode != 0:
            print(log.read_text(encoding="utf-8", errors="replace")[-2000:])
    return report(folder, game)


if __name__ == "__main__":
    sys.exit(main())
