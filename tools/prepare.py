"""Sets up .venv and keeps it up to date: packages, and the engine compiled where a C compiler is found.

    prepare.py            what playing needs
    prepare.py --test     what the tests need as well
    prepare.py --tools    the packages of --test, but the engine is left as it is
    prepare.py --compile  compiles again, whether or not something has changed; exit code 1 if that fails
    prepare.py --status   changes nothing; exit code 0: compiled, 1: plain, 2: compiling failed

SPIELWERK_COMPILE=0 in the environment leaves the engine plain. Uses only the standard library.
"""

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "spielwerk.json"
LOG = VENV / "build.log"
BUILD = VENV / "build"
"""The package is built from a copy here, so that the source tree stays clean and the next build is shorter."""
LIBRARY = "spielwerk__mypyc"
"""The compiled engine, as mypyc names it."""

COMPILED, PLAIN, FAILED = "compiled", "plain", "failed"

NO_COMPILER = """\
{missing}, so Spielwerk runs as plain Python: the same rules, but bots and long simulations are many times slower.
For the fast one install a C compiler and Python's headers, then run make again:
  Debian, Ubuntu:  sudo apt install build-essential python3-dev
  Fedora:          sudo dnf install gcc python3-devel
  macOS:           xcode-select --install"""

COMPILING_FAILED = f"""\
*** COMPILING THE ENGINE FAILED. Spielwerk runs as plain Python: the same rules, but many times slower.
*** What went wrong stands in {LOG.relative_to(ROOT)}; `make compile` tries again."""

SWITCHED_OFF = "SPIELWERK_COMPILE=0 is set, so Spielwerk runs as plain Python."


def say(text: str) -> None:
    print(text, flush=True)


def give_up(text: str) -> NoReturn:
    sys.exit(f"Set-up failed: {text}")


def digest(parts: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(8, "big") + part)
    return total.hexdigest()


def build_inputs() -> list[Path]:
    """Every file that the package is built from."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "LICENSE", ROOT / "README.md"]
    files += [file for file in (ROOT / "src" / "spielwerk").rglob("*") if "__pycache__" not in file.parts]
    return sorted(file for file in files if file.is_file())


def read_stamp() -> dict[str, Any]:
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def write_stamp(stamp: dict[str, Any]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


# The virtual environment and its packages


def is_venv_usable() -> bool:
    """Whether the environment is there with the Python that it was made from, which an upgrade may have removed."""
    try:
        settings = (VENV / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    made_from = [line.split("=", 1)[1].strip() for line in settings if line.startswith("executable")]
    return PYTHON.exists() and STAMP.exists() and all(Path(path).exists() for path in made_from)


def pip(*arguments: str) -> list[str]:
    """The command for pip: the environment's own, or the system's where the environment could not have one."""
    options = ["--disable-pip-version-check", "--no-input", "--quiet"]
    if (VENV / "bin" / "pip").exists():
        return [str(PYTHON), "-m", "pip", *arguments, *options]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON), *arguments, *options]


def make_venv() -> None:
    say("Making the virtual environment .venv ...")
    if VENV.exists():
        shutil.rmtree(VENV)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if made.returncode != 0:
        # Some systems leave out what puts pip into an environment; an installed pip can do its work from outside.
        shutil.rmtree(VENV, ignore_errors=True)
        bare = subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(VENV)], capture_output=True)
        if bare.returncode != 0 or subprocess.run(pip("list"), capture_output=True).returncode != 0:
            shutil.rmtree(VENV, ignore_errors=True)
            give_up(
                f"this Python cannot make virtual environments.\n{made.stdout}{made.stderr}"
                "On Debian and Ubuntu: sudo apt install python3-venv"
            )
    write_stamp({})


def wanted_packages(tools: bool) -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages: list[str] = settings["build-system"]["requires"] + settings["project"]["dependencies"]
    if tools:
        packages = packages + settings["project"]["optional-dependencies"]["test"]
    return sorted(set(packages))


def install_packages(stamp: dict[str, Any], tools: bool) -> None:
    """Installs what is missing. Tools for testing that are there once stay up to date."""
    tools = tools or stamp.get("tools", False)
    packages = wanted_packages(tools)
    if stamp.get("packages") == packages:
        return
    say(f"Installing {len(packages)} packages into .venv ...")
    if subprocess.run(pip("install", *packages)).returncode != 0:
        give_up("the packages could not be installed (see above). They come from where pip is set up to look.")
    stamp.update(packages=packages, tools=tools)
    write_stamp(stamp)


# The engine


def find_compiler() -> str:
    named = os.environ.get("CC", "").split()[:1]
    return next((found for name in [*named, "cc", "gcc", "clang"] if (found := shutil.which(name))), "")


def find_headers() -> str:
    """Where Python.h of the environment's Python is, or would be."""
    ask = "import sysconfig; print(sysconfig.get_path('include'))"
    return subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True).stdout.strip() + "/Python.h"


def why_plain(headers: str) -> str:
    """Why the engine cannot be compiled here; empty if it can."""
    if os.environ.get("SPIELWERK_COMPILE") == "0":
        return SWITCHED_OFF
    if not find_compiler():
        return NO_COMPILER.format(missing="No C compiler was found")
    if not Path(headers).exists():
        return NO_COMPILER.format(missing="There is a C compiler, but Python's headers are missing")
    return ""


def is_same(name: Path) -> bool:
    """Whether the copy of a file is up to date."""
    copy = BUILD / name
    return copy.exists() and copy.read_bytes() == (ROOT / name).read_bytes()


def copy_sources() -> None:
    """Brings the copy of the sources up to date; files that are the same keep their time, which spares work."""
    inputs = {file.relative_to(ROOT): file for file in build_inputs()}
    for old in [*BUILD.glob("*"), *(BUILD / "src").rglob("*")]:
        if old.is_file() and old.relative_to(BUILD) not in inputs:
            old.unlink()
    # What was put together for the last package goes where its source is another one now, or none.
    modules = [name for name in inputs if name.parts[0] == "src" and name.suffix == ".py"]
    same = {str(name.relative_to("src").with_suffix("")) for name in modules if is_same(name)}
    for put_together in (BUILD / "build").glob("lib*"):
        for file in [file for file in put_together.rglob("*") if file.is_file()]:
            module = str(file.relative_to(put_together)).split(".")[0]
            if module not in same and module != LIBRARY:
                file.unlink()
    for name, file in inputs.items():
        if not is_same(name):
            (BUILD / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, BUILD / name)


def install_package(compiled: bool) -> bool:
    """Builds the package and installs it; a compiled one counts only if every module of the engine can be imported."""
    environment = os.environ | {"SPIELWERK_COMPILE": "1" if compiled else "0"}
    environment.pop("PYTHONPATH", None)
    copy_sources()
    install = pip("install", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall", str(BUILD))
    commands = [[*install, "-v"]]
    if compiled:
        check = (
            "import importlib; from spielwerk.core import build_info;"
            "[importlib.import_module(name) for name in build_info.engine_modules()];"
            "assert build_info.is_compiled(), build_info.variant()"
        )
        commands.append([str(PYTHON), "-c", check])
    with LOG.open("w", encoding="utf-8") as log:
        return all(
            subprocess.run(command, cwd=VENV, env=environment, stdout=log, stderr=log).returncode == 0
            for command in commands
        )


def errors_in(log: str) -> list[str]:
    """The few lines of a failed build that say why, or else the last ones."""
    lines = list(dict.fromkeys(line.strip() for line in log.splitlines()))
    errors = [line for line in lines if "error: " in line.lower() and len(line) < 300 and "subprocess" not in line]
    return errors[:10] or lines[-15:]


def build(stamp: dict[str, Any], force: bool) -> None:
    """Builds what has changed: sources, the way to build, or the compiler that is there."""
    headers = stamp.get("headers") or find_headers()
    plain_because = why_plain(headers)
    way = digest([part.encode() for part in (find_compiler(), plain_because, *wanted_packages(False))])
    parts = [way.encode()]
    for file in build_inputs():
        parts += [str(file.relative_to(ROOT)).encode(), file.read_bytes()]
    built_from = digest(parts)
    if stamp.get("built_from") == built_from and not force:
        return
    if force or stamp.get("outcome") != COMPILED or way != stamp.get("way") or not is_same(Path("setup.py")):
        shutil.rmtree(BUILD, ignore_errors=True)  # what is there was compiled in another way, or not to the end
    write_stamp({"packages": stamp["packages"], "tools": stamp["tools"]})
    if plain_because:
        say("Installing the package ...")
        outcome = PLAIN if install_package(compiled=False) else ""
    else:
        say("Compiling the engine (takes a minute or two, and only when something has changed) ...")
        outcome = COMPILED if install_package(compiled=True) else FAILED
        if outcome == FAILED:
            failure = LOG.read_text(encoding="utf-8", errors="replace")
            say("\n".join(errors_in(failure)))
            if install_package(compiled=False):
                LOG.write_text(failure, encoding="utf-8")
            else:
                outcome = ""
    if not outcome:
        give_up(f"the package could not be built.\n{LOG.read_text(encoding='utf-8', errors='replace')[-2000:]}")
    stamp.update(headers=headers, way=way, built_from=built_from, outcome=outcome, because=plain_because)
    write_stamp(stamp)


def main() -> int:
    parser = argparse.ArgumentParser(description="Sets up .venv and compiles the engine.")
    parser.add_argument("--test", action="store_true", help="install the tools for testing too")
    parser.add_argument("--tools", action="store_true", help="install the tools for testing, do not build")
    parser.add_argument("--compile", action="store_true", help="compile again; failing is an error")
    parser.add_argument("--status", action="store_true", help="only report: 0 compiled, 1 plain, 2 compiling failed")
    options = parser.parse_args()
    if options.status:
        return {COMPILED: 0, PLAIN: 1}.get(read_stamp().get("outcome", FAILED), 2)
    with (ROOT / "pyproject.toml").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes at once take turns; .venv itself may be made anew
        if not is_venv_usable():
            make_venv()
        stamp = read_stamp()
        install_packages(stamp, options.test or options.tools)
        if options.tools:
            return 0
        build(stamp, force=options.compile)
    if stamp["outcome"] == PLAIN:
        say(stamp["because"])
    elif stamp["outcome"] == FAILED:
        say(COMPILING_FAILED)
    return 1 if options.compile and stamp["outcome"] != COMPILED else 0


if __name__ == "__main__":
    sys.exit(main())
