"""Compiles the engine by mypyc. Everything else about the package stands in pyproject.toml.

SPIELWERK_COMPILE=0 leaves everything plain Python.
"""

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src", "spielwerk")

# A type error elsewhere must not stop the compiler, so `[tool.mypy]` with its strictness does not count here.
MYPY_FLAGS = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--follow-imports=silent"]

# Commands that only ask about the package, and need no compiling.
QUESTIONS = {"egg_info", "dist_info", "sdist"}


def extensions() -> list[Extension]:
    """One library for the whole engine, so that the C compiler sees every call, and a small shim per module."""
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    sources = runpy.run_path(str(PACKAGE / "core" / "build_info.py"))["engine_sources"](PACKAGE)
    modules = mypycify(
        MYPY_FLAGS + [str(source) for source in sources],
        opt_level="3",
        debug_level="0",
        group_name="spielwerk",
    )
    for module in modules:
        module.extra_link_args.append("-Wl,-S")
    return modules


compiling = os.environ.get("SPIELWERK_COMPILE", "1") != "0" and not QUESTIONS & set(sys.argv)

setup(
    ext_modules=extensions() if compiling else [],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
