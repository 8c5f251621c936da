"""The engine is compiled as a whole or not at all, and modules say themselves when they stay plain."""

from pathlib import Path

import pytest

from spielwerk.core import build_info


def test_every_engine_module_is_of_the_one_variant(compiled: bool) -> None:
    modules = build_info.engine_modules()
    assert "spielwerk.core.sets" in modules
    assert {name: build_info.is_module_compiled(name) for name in modules} == dict.fromkeys(modules, compiled)


def test_modules_outside_the_engine_stay_plain() -> None:
    assert not build_info.is_module_compiled("spielwerk.core.build_info")
    assert not build_info.is_module_compiled("spielwerk")


def test_a_module_that_says_so_is_left_out(tmp_path: Path) -> None:
    rules = tmp_path / "games" / "chess" / "rules"
    rules.mkdir(parents=True)
    (rules / "__init__.py").write_text('"""Rules."""\n')
    (rules / "castling.py").write_text('"""Castling."""\n')
    (rules / "texts.py").write_text('"""Texts."""\n\n# not compiled: reads files\n')
    assert build_info.engine_sources(tmp_path) == [rules / "castling.py"]
    assert build_info.reason_not_compiled(rules / "texts.py") == "reads files"


def test_a_plain_copy_has_every_source_and_no_compiled_module(tmp_path: Path) -> None:
    build_info.copy_plain(tmp_path)
    copied = tmp_path / "spielwerk"
    assert (copied / "core" / "sets.py").is_file()
    assert (copied / "py.typed").is_file()
    assert not list(copied.rglob("*.so"))


def test_the_installed_package_has_every_file_of_the_sources(compiled: bool) -> None:
    if not compiled:
        pytest.skip("the plain engine runs from the sources themselves")
    sources = Path(__file__).resolve().parents[2] / "src" / "spielwerk"
    files = {file.relative_to(sources) for file in sources.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    installed = build_info.package_folder()
    assert sorted(str(file) for file in files if not (installed / file).is_file()) == []
