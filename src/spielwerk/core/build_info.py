"""Which modules belong to the engine, and whether they run compiled.

The engine is compiled by mypyc, and the same files run as plain Python. A module of a game or a bot that must stay
plain says so itself, near its top: `# not compiled: <reason>`.
"""

import re
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ENGINE = [
    "core/sets.py",
    "core/game.py",
    "core/random.py",
    "core/checksums.py",
    "core/hexes.py",
    "core/tape.py",
    "core/kinds.py",
    "games/*/**/*.py",
    "bots/**/*.py",
    "arena/**/*.py",
]
"""Where the engine's modules are, seen from the package's folder."""

MARKER = re.compile(r"# not compiled: (\S.*)")
MARKER_LINES = 15
"""The marker stands within this many lines from the top."""


def reason_not_compiled(source: Path) -> str | None:
    """What a module says about why it stays plain Python; None if it is to be compiled."""
    with source.open(encoding="utf-8") as file:
        for _, line in zip(range(MARKER_LINES), file, strict=False):
            if found := MARKER.match(line):
                return found[1].strip()
    return None


def engine_sources(package: Path) -> list[Path]:
    """Sources of the modules that are to be compiled. A package's own `__init__` only says what it is about."""
    found = {source for pattern in ENGINE for source in package.glob(pattern)}
    return sorted(source for source in found if source.name != "__init__.py" and reason_not_compiled(source) is None)


def engine_modules() -> list[str]:
    """Names of the modules that are to be compiled, such as `spielwerk.core.sets`."""
    package = package_folder()
    return [".".join(source.relative_to(package.parent).with_suffix("").parts) for source in engine_sources(package)]


def package_folder() -> Path:
    """Where the running package lies."""
    return Path(__file__).resolve().parent.parent


def is_module_compiled(module: str) -> bool:
    """Whether there is a compiled module beside the source; importing takes that one then."""
    source = package_folder().parent.joinpath(*module.split("."))
    return any(source.with_name(source.name + suffix).is_file() for suffix in EXTENSION_SUFFIXES)


def variant() -> str:
    """`compiled` or `plain`: the engine is built as a whole. `partly compiled` is a build that went wrong."""
    compiled = {is_module_compiled(module) for module in engine_modules()}
    return "partly compiled" if len(compiled) > 1 else "compiled" if True in compiled else "plain"


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    return variant() == "compiled"


def copy_plain(folder: Path) -> None:
    """Puts a copy of the package without compiled modules into a folder, for measuring plain Python beside it.

    A program that has the folder first in PYTHONPATH runs the plain engine.
    """
    binaries = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in EXTENSION_SUFFIXES))
    shutil.copytree(package_folder(), folder / "spielwerk", ignore=binaries)
