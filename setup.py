"""Compiles the engine by mypyc. Everything else about the package stands in pyproject.toml.

SPIELWERK_COMPILE=0 leaves everything plain Python.
"""

import os
import runpy
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src", "spielwerk")

# A type error elsewhere must not stop the compiler, so `[tool.mypy]` with its strictness does not count here.
MYPY_FLAGS = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--follow-imports=silent"]

C_FLAGS = [
    "-fno-semantic-interposition",  # the engine's functions call each other directly: games are a fifth faster
    "-ffp-contract=off",  # fused operations would round differently from Python
    "-Wno-error",  # warnings of newer compilers about generated code are no defects
]

# Commands that only ask about the package, and need no compiling.
QUESTIONS = {"egg_info", "dist_info", "sdist"}


def is_accepted(flag: str) -> bool:
    """Whether the C compiler knows a flag."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    trial = [*compiler, "-Werror", flag, "-x", "c", "-c", os.devnull, "-o", os.devnull]
    return subprocess.run(trial, capture_output=True).returncode == 0


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
    flags = [flag for flag in C_FLAGS if is_accepted(flag)]
    for module in modules:
        module.extra_compile_args += flags
    return modules


compiling = os.environ.get("SPIELWERK_COMPILE", "1") != "0" and not QUESTIONS & set(sys.argv)

setup(
    ext_modules=extensions() if compiling else [],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
