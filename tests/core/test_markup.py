"""Texts come into pictures escaped, and escaped once."""

import pytest

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined, label, named, placed, sign

WILD = "<Ada> & \"Bo\" 'C'"
ESCAPED = "&lt;Ada&gt; &amp; &#34;Bo&#34; &#39;C&#39;"
CONTENT = Markup("<b>3</b>")


@pytest.mark.parametrize(
    "made",
    [
        named(WILD, CONTENT, "n"),
        label(1, 2, WILD),
        Marks({}).named("hex-A1", "hex", WILD),
        Marks({"hex-A1": "choice"}).button("hex-A1", "hex", WILD, CONTENT),
        named(escape(WILD), CONTENT, "n"),
        label(1, 2, escape(WILD)),
    ],
)
def test_texts_are_escaped_once(made: Markup) -> None:
    assert isinstance(made, Markup)
    assert WILD not in made and ESCAPED in made and "&amp;lt;" not in made
    assert escape(made) == made


def test_content_stays_as_it_is() -> None:
    assert CONTENT in named("three", CONTENT, "n")
    assert CONTENT in Marks({}).button("hex-A1", "hex", "three", CONTENT)


def test_parts_together_are_markup() -> None:
    parts = joined([sign("ship"), placed("ship", 1, 2), NOTHING])
    assert parts.startswith("<svg") and parts.endswith("/>") and escape(parts) == parts
    assert CONTENT + WILD == f"<b>3</b>{ESCAPED}"
