"""Setting up says what is missing, and builds from what the sources are now."""

import re
import tomllib
from pathlib import Path

import pytest

import prepare


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two modules, set up nowhere yet."""
    for name in ("pyproject.toml", "setup.py", "src/spielwerk/one.py", "src/spielwerk/rulebook/de.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    monkeypatch.setattr(prepare, "BUILD", tmp_path / ".venv" / "build")
    return tmp_path


def built_from(project: Path) -> list[str]:
    build = project / ".venv" / "build"
    return sorted(str(file.relative_to(build)) for file in build.rglob("*") if file.is_file())


def test_without_a_compiler_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SPIELWERK_COMPILE", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    said = prepare.why_plain(str(tmp_path))
    assert "No C compiler was found" in said
    assert "sudo apt install build-essential python3-dev" in said


def test_missing_headers_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SPIELWERK_COMPILE", raising=False)
    monkeypatch.setattr(prepare, "find_compiler", lambda: "/usr/bin/cc")
    assert "headers are missing" in prepare.why_plain(str(tmp_path / "Python.h"))
    (tmp_path / "Python.h").touch()
    assert prepare.why_plain(str(tmp_path / "Python.h")) == ""


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELWERK_COMPILE", "0")
    assert prepare.why_plain("") == prepare.SWITCHED_OFF


def test_the_copy_follows_the_sources(project: Path) -> None:
    prepare.copy_sources()
    assert built_from(project) == ["pyproject.toml", "setup.py", "src/spielwerk/one.py", "src/spielwerk/rulebook/de.md"]
    (project / "src/spielwerk/one.py").unlink()
    (project / "src/spielwerk/two.py").touch()
    prepare.copy_sources()
    assert built_from(project) == ["pyproject.toml", "setup.py", "src/spielwerk/rulebook/de.md", "src/spielwerk/two.py"]


def test_what_is_the_same_is_not_copied_again(project: Path) -> None:
    prepare.copy_sources()
    copies = [project / ".venv/build" / name for name in ("src/spielwerk/one.py", "setup.py")]
    times = [copy.stat().st_mtime_ns for copy in copies]
    (project / "setup.py").write_text("changed")
    prepare.copy_sources()
    assert copies[0].stat().st_mtime_ns == times[0]
    assert copies[1].read_text() == "changed"


def test_compiled_modules_whose_source_has_changed_leave_the_package(project: Path) -> None:
    (project / "src/spielwerk/two.py").touch()
    (project / "src/spielwerk/three.py").touch()
    prepare.copy_sources()
    package = project / ".venv/build/build/lib.linux"
    names = ["one.so", "two.so", "three.so"]
    for file in [package / "spielwerk__mypyc.so", *(package / "spielwerk" / name for name in names)]:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (project / "src/spielwerk/two.py").unlink()
    (project / "src/spielwerk/three.py").write_text("# not compiled: says so now")
    prepare.copy_sources()
    assert sorted(file.name for file in package.rglob("*.so")) == ["one.so", "spielwerk__mypyc.so"]


def test_a_failed_build_shows_its_errors_first() -> None:
    log = "Building\n  one.py:3: error: No such name\n  one.py:3: error: No such name\nSee above"
    assert prepare.errors_in(log) == ["one.py:3: error: No such name"]
    assert prepare.errors_in("Building\nKilled") == ["Building", "Killed"]


def test_what_checks_types_is_what_compiles() -> None:
    settings = tomllib.loads((prepare.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pins = [package for package in prepare.wanted_packages(tools=True) if re.match(r"(mypy|librt)\b(?!_)", package)]
    assert sorted(package.split("==")[0] for package in pins) == ["librt", "mypy"]
    assert set(prepare.wanted_packages(tools=False)) >= set(settings["project"]["dependencies"])
