"""Both languages say the same things: the same keys, the same placeholders, and nothing is empty."""

import string

import pytest

from spielwerk.core.discovery import all_games
from spielwerk.locale.catalogue import PACKAGE, Catalogue, UnknownSentence, language_of, read_sentences


def placeholders(forms: tuple[str, ...]) -> set[str]:
    return {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name is not None}


@pytest.mark.parametrize("package", [PACKAGE, *(game.package for game in all_games())])
def test_both_languages_are_complete(package: str) -> None:
    german, english = read_sentences(package, "de"), read_sentences(package, "en")
    assert set(german) == set(english)
    for key, forms in german.items():
        assert placeholders(forms) == placeholders(english[key]), key
        assert len(forms) in (1, 2), key
        assert all(form.strip() for form in (*forms, *english[key])), key


def test_singular_and_plural() -> None:
    say = Catalogue("en", {"coins": ("{n} coin", "{n} coins"), "cli.and": ("and",)})
    assert [say("coins", n=n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert say.enumerate(["a", "b", "c"]) == "a, b and c"
    assert say.enumerate(["a"]) == "a"


def test_a_key_that_is_missing_is_named() -> None:
    with pytest.raises(UnknownSentence, match="'nothing'"):
        Catalogue("en", {})("nothing")


def test_languages_of_systems() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "de"
    assert language_of({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}) == "en"
    assert language_of({"LANG": "pt_BR"}) == "en"
