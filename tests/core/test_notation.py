"""Words that people type, put into a game's notation."""

from spielwerk.core.notation import tidied
from spielwerk.core.rulebook_search import folded

NAMES = {
    folded(word): meant for word, meant in {"dig": "dig", "großer Ring": "large", "Ring": "ring", "see": "lake"}.items()
}


def test_words_and_phrases_are_replaced() -> None:
    assert tidied("  Dig ,  SEE  ", NAMES) == "dig lake"
    assert tidied("turn grosser ring", NAMES) == tidied("turn Großer  Ring", NAMES) == "turn large"


def test_parts_of_words_stay() -> None:
    assert tidied("seebad", NAMES) == "seebad"
    assert tidied("ringsee", NAMES) == "ringsee"
