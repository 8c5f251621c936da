# not compiled: used for people only
"""Finds rules by everyday words: rare words count more, plurals and the parts of German compounds are recognised."""

import math
import re
import unicodedata
from collections.abc import Iterable
from itertools import pairwise

SMALLEST_STEM = 4
"""Letters that two words must share at least before a longer one is taken for a form or compound of the shorter."""
LONGEST_ENDING = 3
COMMON_WORDS = frozenset(
    "a am an and are as at be by can do does for from get have how i if in is it its many me much my of on one or so"
    " that the their there they this to was what when where which who why will with you your make makes happens happen"
    " not aber als am an auch auf aus bei bin bis da das dass dem den der des die dies ein eine einem einen einer eines"
    " er es fur gibt geht habe haben hat ich ihr im in ist kann man mein meine mir mit nach nicht nur oder passiert"
    " sein sich sie sind so und uber um von vor wann warum was wenn wer werden wie wieso wird wo wohin wozu zu zum zur"
    " viel viele darf durfen muss mussen may must".split()
)
COMMON_WEIGHT = 0.3
"""Such words tell questions from statements, and little else."""
TEXT_WEIGHT, ID_WEIGHT, NAME_WEIGHT = 1.0, 0.7, 0.4
"""What a word counts in the text, in the rule's id and among the words of its heading."""
PAIR_WEIGHT = 0.7
"""What two words side by side count that stand side by side in the text too."""


def folded(text: str) -> str:
    """Lower case without accents and hyphens; `ae`, `oe`, `ue` count as umlauts."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    bare = re.sub(r"([aou])e", r"\1", bare)
    return " ".join(re.findall(r"\w+", bare))


def alike(first: str, second: str) -> bool:
    """Whether two folded words are forms of the same word, as far as their beginnings tell."""
    shorter, longer = sorted((first, second), key=len)
    if shorter == longer:
        return True
    if len(longer) - len(shorter) > LONGEST_ENDING or len(shorter) < SMALLEST_STEM - 1:
        return False
    return longer.startswith(shorter) or (len(shorter) > SMALLEST_STEM and longer.startswith(shorter[:-1]))


def _part_of(word: str, longer: str) -> bool:
    """Whether a word begins or ends a compound."""
    return len(word) >= SMALLEST_STEM and (longer.startswith(word) or longer.endswith(word))


class Search:
    """An index over texts, each with an id and further names. Made once, asked often."""

    def __init__(self, documents: Iterable[tuple[str, str, str]]) -> None:
        """Documents are id, text and names."""
        self._weights: dict[str, dict[str, float]] = {}
        self._pairs: dict[str, set[tuple[str, str]]] = {}
        self._occurrences: dict[str, int] = {}
        for id, text, names in documents:
            weights = self._weights[id] = {}
            self._pairs[id] = set(pairwise(folded(text).split()))
            for words, weight in ((text, TEXT_WEIGHT), (id, ID_WEIGHT), (names, NAME_WEIGHT)):
                for word in set(folded(words).split()):
                    weights[word] = weights.get(word, 0.0) + weight
            for word in weights:
                self._occurrences[word] = self._occurrences.get(word, 0) + 1

    def best(self, question: str, limit: int) -> list[str]:
        """Ids of the texts that share most with the question, best first; ties in the order of the documents."""
        asked = folded(question).split()
        pairs = set(pairwise(asked))
        telling = [self._related(word) for word in sorted(set(asked) - COMMON_WORDS)]
        common = [{word: COMMON_WEIGHT} for word in sorted(set(asked) & COMMON_WORDS)]
        scores: dict[str, float] = {}
        for id, weights in self._weights.items():
            length = 1 + 0.01 * len(weights)
            score = sum(_best_hit(weights, words) for words in telling) / length
            if score > 0:
                score += sum(_best_hit(weights, words) for words in common) / length
                scores[id] = score + PAIR_WEIGHT * len(pairs & self._pairs[id])
        return sorted(scores, key=lambda id: -scores[id])[:limit]

    def _related(self, word: str) -> dict[str, float]:
        """Words of the index that a word of the question may mean, with what a hit is worth."""
        kin: dict[str, float] = {}
        for known in self._occurrences:
            if known == word:
                kin[known] = 1.0
            elif alike(known, word):
                kin[known] = 0.9
            elif _part_of(word, known) or _part_of(known, word):
                kin[known] = 0.6
        spread = sum(self._occurrences[known] * closeness for known, closeness in kin.items())
        return {known: closeness * math.log(1 + len(self._weights) / spread) for known, closeness in kin.items()}


def _best_hit(weights: dict[str, float], words: dict[str, float]) -> float:
    return max((weights[word] * worth for word, worth in words.items() if word in weights), default=0.0)
