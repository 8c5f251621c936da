# not compiled: hashing and fractions, a handful of draws per game
"""Draws that nobody can steer and everybody can check afterwards.

A game lists the outcomes of a draw; the driver draws here. The number behind the k-th draw of a stream depends on
the seed, the stream's name and k alone: what players do in between shifts nothing, and taking a move back does not
bring a new draw. Publish `commitment` before the game and the seed after it, and anybody can repeat every draw:

    HMAC-SHA256(key = seed, message = "STREAM/K/0"), read as a big-endian number X of 256 bits

With the probabilities as fractions of one common denominator D, outcome i is taken where X modulo D falls into its
share of 0..D-1, shares in the order of the list. If X lies in the incomplete last stretch of length D below 2^256,
"STREAM/K/1" is next, and so on; so no outcome is favoured, not even by a hair.

Whoever fixes the seed could have tried many and kept one that suits him. Therefore seats may *contribute* a text of
their own once the seed is fixed (`! contribute red my cat is called Mo`). From then on the message of every draw is

    "STREAM/K/0/C" with C = SHA-256, in hexadecimal, of all contributions so far, `red my cat is called Mo`, by line

A draw that has been made once stays what it was, also where it was taken back and comes again after a contribution:
C counts for those K of a stream that had never been drawn before. Without contributions the message is as above.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Final

_BITS: Final = 256
_LARGEST_DENOMINATOR: Final = 1_000_000
"""Probabilities are taken for fractions with denominators up to this; real games stay far below."""
_ROUNDING: Final = 1e-14
"""How far a float may lie beside the fraction that it stands for."""


def fresh_seed() -> str:
    """A seed of 128 random bits, enough that its commitment does not give it away."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """SHA-256 of the seed, in hexadecimal: published beforehand, it fixes the seed without telling it.

    It hides only seeds that cannot be guessed: those of `fresh_seed`, not `7`.
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def mixture(contributions: Sequence[str]) -> str:
    """What contributions add to the message of a draw: SHA-256 of all of them, one a line; empty without any."""
    return hashlib.sha256("\n".join(contributions).encode()).hexdigest() if contributions else ""


class Chance:
    """The draws of one game. `drawn` counts the draws made so far by stream, to go on with a stored game."""

    def __init__(self, seed: str, drawn: Mapping[str, int] | None = None) -> None:
        self.seed: Final = seed
        self.drawn: Final[dict[str, int]] = dict(drawn or {})
        self.contributions: Final[list[str]] = []
        self._since: Final[list[dict[str, int]]] = []
        """For each contribution, how many draws of each stream had ever been made before it."""

    def copy(self) -> "Chance":
        """The same draws, to go on with independently."""
        copy = Chance(self.seed, self.drawn)
        copy.contributions.extend(self.contributions)
        copy._since.extend(self._since)
        return copy

    def contribute(self, text: str, drawn: Mapping[str, int]) -> None:
        """Mixes a text into all draws to come. `drawn` counts all draws ever made, those taken back too."""
        self.contributions.append(text)
        self._since.append(dict(drawn))

    def mixture(self, stream: str, place: int) -> str:
        """What the contributions add to the message of a draw."""
        count = sum(since.get(stream, 0) <= place for since in self._since)
        return mixture(self.contributions[:count])

    def commitment(self) -> str:
        return commitment(self.seed)

    def draw(self, stream: str, outcomes: Sequence[tuple[int, float]]) -> int:
        """Draws one of the outcomes, with exactly their probabilities."""
        outcome = self.next(stream, outcomes)
        self.drawn[stream] = self.drawn.get(stream, 0) + 1
        return outcome

    def next(self, stream: str, outcomes: Sequence[tuple[int, float]]) -> int:
        """What `draw` would draw. Changes nothing."""
        weights = exact_weights([probability for _, probability in outcomes])
        share = self.below(sum(weights), stream, self.drawn.get(stream, 0))
        for (outcome, _), weight in zip(outcomes, weights, strict=True):
            share -= weight
            if share < 0:
                return outcome
        raise AssertionError("the shares add up to the whole")

    def below(self, bound: int, stream: str, place: int) -> int:
        """The number from 0 to bound - 1 that stands at a place of a stream. Changes nothing."""
        if not 0 < bound <= 1 << _BITS:
            raise ValueError(f"cannot draw below {bound}")
        limit = (1 << _BITS) // bound * bound
        mixed = self.mixture(stream, place)
        attempt = 0
        while True:
            message = f"{stream}/{place}/{attempt}{f'/{mixed}' if mixed else ''}".encode()
            value = int.from_bytes(hmac.digest(self.seed.encode(), message, "sha256"), "big")
            if value < limit:
                return value % bound
            attempt += 1


def exact_weights(probabilities: Sequence[float]) -> list[int]:
    """Whole numbers in the proportion of the probabilities.

    Probabilities arrive as floats; 1/3 is meant where 0.333... is given, so simple fractions count if they
    are that near and together make exactly 1. Otherwise the floats themselves are taken as they are.
    """
    if not probabilities or min(probabilities) < 0 or not abs(sum(probabilities) - 1) < 1e-9:
        raise ValueError("probabilities must not be negative and must add up to 1")
    if min(probabilities) == max(probabilities):
        return [1] * len(probabilities)
    fractions = [Fraction(probability).limit_denominator(_LARGEST_DENOMINATOR) for probability in probabilities]
    near = all(
        abs(simple - probability) < _ROUNDING for simple, probability in zip(fractions, probabilities, strict=True)
    )
    if not near or sum(fractions) != 1:
        fractions = [Fraction(probability) for probability in probabilities]
    denominator = lcm(*(fraction.denominator for fraction in fractions))
    return [fraction.numerator * (denominator // fraction.denominator) for fraction in fractions]
