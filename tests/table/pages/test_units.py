"""What a browser has already comes as stubs."""

from spielwerk.core.markup import Markup
from spielwerk.table.pages.units import SHORTEST, Units

LONG = "x" * SHORTEST
FIRST = f'<svg id="board"><g id="a"><path d="{LONG}"/></g><g id="b"><g class="{LONG}"></g></g></svg><input id="i">'
SECOND = FIRST.replace('<g class="', '<g class="new ')


def news(units: Units, html: str, version: str, known: str) -> str:
    return units.news(Markup(html), version, known)


def test_without_anything_known_all_of_it_comes() -> None:
    units = Units()
    assert news(units, FIRST, "1", "") == FIRST
    assert news(units, FIRST, "1", "forgotten") == FIRST


def test_elements_that_are_the_same_come_as_stubs() -> None:
    units = Units()
    news(units, FIRST, "1", "")
    sent = news(units, SECOND, "2", "1")
    assert '<g id="a" data-same></g>' in sent
    assert f'<g id="b"><g class="new {LONG}"></g></g>' in sent
    assert sent.startswith('<svg id="board">') and sent.endswith('<input id="i">')


def test_an_outer_element_that_is_the_same_is_one_stub() -> None:
    units = Units()
    whole = f'<div id="outer"><p id="inner">{LONG}</p></div><p>old</p>'
    news(units, whole, "1", "")
    sent = news(units, whole.replace("old", "new"), "2", "1")
    assert sent == '<div id="outer" data-same></div><p>new</p>'


def test_short_elements_are_sent_as_they_are() -> None:
    units = Units()
    news(units, '<b id="n">1</b><i>old</i>', "1", "")
    assert news(units, '<b id="n">1</b><i>new</i>', "2", "1") == '<b id="n">1</b><i>new</i>'


def test_signs_in_attributes_are_no_tags() -> None:
    units = Units()
    html = f'<p id="a" title="2 > 1 </p>">{LONG}</p><p id="b">old</p>'
    news(units, html, "1", "")
    assert news(units, html.replace("old", "new"), "2", "1") == '<p id="a" data-same></p><p id="b">new</p>'
