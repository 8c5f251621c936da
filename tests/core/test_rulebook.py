"""Reading rulebooks: what is understood, what is refused with file and line, and how people find what they ask for."""

import re

import pytest

from spielwerk.core.rulebook import (
    NotInRulebook,
    Rule,
    Rulebook,
    RulebookError,
    load_rulebook,
    parse_rule_index,
    parse_rulebook,
    rulebook_languages,
)

BOOK = """# The game of squares

How squares are played.

## Founding towns {#towns p. 15}

<!-- words: city, key -->

Towns are the heart of the game.

{#towns.size} A town needs at least four buildings
that touch.

- {#towns.keys p. 16} Every town brings a key.
- {#gate.open} A key opens a gate.

## Bridges {#bridges}

{#bridges.place} A bridge crosses the water. It is never taken down.
"""


def book(text: str = BOOK) -> Rulebook:
    return parse_rulebook(text, "en", "book.md", [("Städte", "towns"), ("Brücke", "bridges")])


def test_a_rule_has_id_heading_page_and_text() -> None:
    assert book().rule("towns.size") == Rule(
        "towns.size", "towns", 15, "A town needs at least four buildings that touch."
    )


def test_a_rule_may_stand_on_a_page_of_its_own() -> None:
    assert book().rule("towns.keys").page == 16


def test_a_page_that_is_not_known_is_left_out() -> None:
    assert book().rule("bridges.place").page is None


def test_list_items_are_rules_of_their_own() -> None:
    assert [rule.id for rule in book().headings["towns"].rules] == ["towns.size", "towns.keys", "gate.open"]


def test_the_first_part_of_an_id_may_be_another_word_for_the_heading() -> None:
    assert book().rule("gate.open").heading == "towns"
    assert book().heading("gate").id == "towns"


def test_title_preface_and_introductions_are_kept() -> None:
    assert book().title == "The game of squares"
    assert book().preface == ("How squares are played.",)
    assert book().headings["towns"].introduction == ("Towns are the heart of the game.",)
    assert book().headings["towns"].words == ("city", "key")


@pytest.mark.parametrize(
    "name",
    [
        "towns",
        "TOWNS",
        "town",
        "Founding towns",
        "founding-towns",
        "city",
        "Städte",
        "staedte",
        "Stadte",
        "found",
    ],
)
def test_headings_are_found_by_every_name_they_have(name: str) -> None:
    assert book().heading(name).id == "towns"


def test_asking_for_a_heading_leaves_the_book_as_it_was() -> None:
    squares = book()
    assert [squares.heading("city").id for _ in range(2)] == ["towns", "towns"]


def test_a_word_for_two_headings_names_neither() -> None:
    text = BOOK.replace("{#bridges}\n", "{#bridges}\n\n<!-- words: key -->\n")
    with pytest.raises(NotInRulebook, match="nothing called 'key'"):
        book(text).heading("key")


def test_the_title_of_one_heading_goes_before_a_word_for_another() -> None:
    assert book(BOOK.replace("words: city", "words: bridges")).heading("bridges").id == "bridges"


def test_unknown_names_come_with_suggestions() -> None:
    with pytest.raises(NotInRulebook, match=r"nothing called 'brigde'; perhaps bridges\?"):
        book().heading("brigde")
    with pytest.raises(NotInRulebook, match=r"perhaps towns.size"):
        book().rule("towns.seize")
    with pytest.raises(NotInRulebook, match="nothing called ''"):
        book().heading("")


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("towns.size", ["towns.size"]),
        ("Bridges", ["bridges.place"]),
        ("open", ["gate.open"]),
        ("how many buildings must touch?", ["towns.size"]),
    ],
)
def test_look_up_takes_ids_headings_second_parts_and_questions(asked: str, found: list[str]) -> None:
    assert [rule.id for rule in book().look_up(asked)] == found


def test_look_up_says_when_there_is_nothing() -> None:
    with pytest.raises(NotInRulebook, match="nothing called 'wool and sheep'"):
        book().look_up("wool and sheep")


def test_questions_find_the_rule_that_shares_the_rarest_words() -> None:
    assert book().search("May I take down a bridge?")[0].id == "bridges.place"
    assert book().search("does a key open the gates?")[0].id == "gate.open"
    assert len(book().search("town", limit=2)) == 2
    assert book().search("does it and is the") == []


REFUSED = [
    ("", 1, "no title"),
    ("## Towns {#towns}\n", 1, "no title"),
    ("# A\n\n# B\n", 3, "a second title; the first is 'A'"),
    ("# A\n\n## Towns\n", 3, "not a heading"),
    ("# A\n\n## Towns {#towns page 3}\n", 3, "not a heading"),
    ("# A\n\n## Towns {#towns p. 0}\n", 3, "not a heading"),
    ("# A\n\n## Towns {#Towns}\n", 3, "not a heading"),
    ("# A\n\n### Towns {#towns}\n", 3, "not a heading"),
    ("# A\n\n## Towns {#towns}\n\n## More {#towns}\n", 5, "id towns is given twice, first in line 3"),
    (
        "# A\n\n## Towns {#towns}\n\n{#towns.a} One.\n\n{#towns.a} Two.\n",
        7,
        "id towns.a is given twice, first in line 5",
    ),
    ("# A\n\n{#towns.a} One.\n", 3, "rule towns.a stands before the first heading"),
    ("# A\n\n## Towns {#towns}\n\n{#towns} One.\n", 5, "not a rule"),
    ("# A\n\n## Towns {#towns}\n\n{#towns.a}\n", 5, "not a rule"),
    ("# A\n\n## Towns {#towns}\n\n{#towns.a One.\n", 5, "not a rule"),
    ("# A\n\n## Towns {#towns}\n\nSome {#towns.a} One.\n", 5, "not a rule"),
    ("# A\n\n## Towns {#towns}\n\n{#towns.a} One.\n{#towns.b} Two.\n", 5, "a second mark inside the rule towns.a"),
    ("# A\n\n## Towns {#towns}\n\n{#towns.a} One.\n\nMore.\n", 7, "text without a mark after a rule"),
    ("# A\n\n## B {#b}\n\n{#x.a} One.\n\n## C {#c}\n\n{#x.b} Two.\n", 9, "rule x.b stands under c, but x.* under b"),
    ("# A\n\n## B {#b}\n\n## C {#c}\n\n{#b.b} Two.\n", 7, "rule b.b stands under c, but b.* under b"),
    ("# A\n\n## B {#b}\n\n{#c.a} One.\n\n## C {#c}\n", 7, "rules called c.* stand under b already"),
    ("# A\n\n<!-- words: a, b -->\n", 3, "the words for a heading stand directly below it"),
    ("# A\n\n## B {#b}\n\n<!-- words: -->\n", 5, "comment not understood"),
    ("# A\n\n## B {#b}\n\n<!-- never closed\n", 5, "comment not understood"),
]


@pytest.mark.parametrize(("text", "line", "reason"), REFUSED)
def test_what_is_not_understood_is_refused_with_file_and_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RulebookError, match=re.escape(reason)) as refused:
        book(text)
    assert str(refused.value).startswith(f"book.md:{line}: ")


def test_a_game_without_a_rulebook_says_so() -> None:
    assert rulebook_languages("spielwerk.core") == []
    with pytest.raises(RulebookError, match="no rulebook in this language; there are: none"):
        load_rulebook("spielwerk.core", "en")


INDEX = """# Rules

| heading | rule file | test file |
|---|---|---|
| towns | `rules/towns.py` `tiles/towns.py` | `tests/test_towns.py` |
| questions | - | `tests/test_book.py` |

| other | table |
|---|---|
| a | b |
"""


def test_the_rule_index_names_the_files_of_each_heading() -> None:
    index = parse_rule_index(INDEX, "README.md")
    assert list(index) == ["towns", "questions"]
    assert index["towns"].rule_files == ("rules/towns.py", "tiles/towns.py")
    assert index["towns"].test_files == ("tests/test_towns.py",)
    assert index["questions"].rule_files == ()


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("# Rules\n", "README.md:1", "there is no table"),
        (INDEX.replace("| questions | - |", "| questions |"), "README.md:6", "three cells, this one 2"),
        (INDEX.replace("questions", "towns"), "README.md:6", "heading towns stands twice"),
    ],
)
def test_a_wrong_rule_index_is_refused(text: str, place: str, reason: str) -> None:
    with pytest.raises(RulebookError, match=f"^{re.escape(place)}: .*{re.escape(reason)}"):
        parse_rule_index(text, "README.md")
