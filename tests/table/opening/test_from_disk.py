"""`spielwerk serve --open FILE`: games of this computer, with a link to each."""

from pathlib import Path

import pytest

from spielwerk.core.errors import Problem
from spielwerk.core.record_text import dump
from spielwerk.locale.catalogue import catalogue
from spielwerk.table.opening.from_disk import links_to
from table.opened import as_json, played
from table.webs import Web


def links(web: Web, *files: Path | str, language: str = "en") -> list[str]:
    house = web.client.app.state.house  # type: ignore[attr-defined]
    return links_to(house, [str(file) for file in files], catalogue(language))


def test_link_leads_to_the_game(web: Web, tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(dump(played()), encoding="utf-8")
    (tmp_path / "more.jsonl").write_text(as_json("a", played()) + "\n" + as_json("b", played(3)), encoding="utf-8")
    found = links(web, tmp_path / "one.txt", f"{tmp_path / 'more.jsonl'}:2")
    for link, title in zip(found, ("one", "b"), strict=True):
        page = web.client.get(link)
        assert page.status_code == 200 and title in page.text and 'class="is-review"' in page.text
    assert len(web.client.get("/api/tables").json()["mine"]) == 2


@pytest.mark.parametrize(
    ("content", "number", "says"),
    [
        (None, "", "none.txt: cannot be read: there is no such file"),
        ("", "", "empty"),
        ("Once upon a time\n", "", "neither"),
        ("two", "", "holds 2 games"),
        ("two", ":3", "no game 3"),
    ],
)
def test_what_cannot_be_opened_is_said(web: Web, tmp_path: Path, content: str | None, number: str, says: str) -> None:
    path, good = tmp_path / "none.txt", tmp_path / "good.txt"
    good.write_text(dump(played()), encoding="utf-8")
    if content is not None:
        two = as_json("a", played()) + "\n" + as_json("b", played())
        path.write_text(two if content == "two" else content, encoding="utf-8")
    with pytest.raises(Problem, match=says):
        links(web, good, f"{path}{number}")
    house = web.client.app.state.house  # type: ignore[attr-defined]
    assert house.store.count_tables() == 0
