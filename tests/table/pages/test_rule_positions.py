"""Positions that show rules are opened from the rulebook, at a table of their own."""

import pytest

from spielwerk.core.discovery import all_games
from spielwerk.core.rulebook_positions import position_files
from table.webs import Web

SHOW = "/rules/terra-mystica/show/example.upgrade"


def test_the_rulebook_leads_to_the_position(web: Web) -> None:
    ada = web.person()
    assert f'action="{SHOW}"' in web.client.get("/rules/terra-mystica").text
    assert f'action="{SHOW}"' in web.client.get("/rules/terra-mystica/part?at=example.upgrade").text
    answer = web.client.post(SHOW, headers=ada.headers, follow_redirects=False)
    assert answer.status_code == 303
    table = answer.headers["location"].split("/")[2].split("?")[0]
    assert answer.headers["location"].endswith("?position=10"), "nomads have upgraded, witches have taken the power"
    assert ada.get(answer.headers["location"]).status_code == 200
    (mine,) = ada.get("/api/tables").json()["mine"]
    assert mine["id"] == table and mine["review"] and not mine["over"]
    assert ada.get(f"/api/tables/{table}?position=10").json()["position"] == 10


def test_asking_again_leads_to_the_same_table(web: Web) -> None:
    ada, ben = web.person(), web.person()
    first, again, other = (
        web.client.post(SHOW, headers=person.headers, follow_redirects=False).headers["location"]
        for person in (ada, ada, ben)
    )
    assert first == again != other


@pytest.mark.parametrize("path", ["/rules/terra-mystica/show/towns.size", "/rules/terra-mystica/show/nothing.at-all"])
def test_what_is_not_shown_cannot_be_opened(web: Web, path: str) -> None:
    assert web.client.post(path, headers=web.person().headers).status_code == 404


SHOWN = [(game.name, next(iter(position_files(game.package)))) for game in all_games() if position_files(game.package)]


@pytest.mark.parametrize(("game", "rule"), SHOWN)
def test_a_position_of_every_game_can_be_looked_at(web: Web, game: str, rule: str) -> None:
    ada = web.person()
    answer = web.client.post(f"/rules/{game}/show/{rule}", headers=ada.headers, follow_redirects=False)
    assert answer.status_code == 303
    page = ada.get(answer.headers["location"])
    assert page.status_code == 200 and "<svg" in page.text
