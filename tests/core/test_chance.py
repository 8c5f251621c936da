"""Draws: the same for everybody, exact, and independent of each other."""

import hashlib
import hmac
from collections import Counter

import pytest

from spielwerk.core.chance import Chance, commitment, exact_weights, fresh_seed

DICE = [(face, 1 / 6) for face in range(6)]


def test_same_seed_same_draws() -> None:
    first, second = Chance("a seed"), Chance("a seed")
    assert [first.draw("dice", DICE) for _ in range(50)] == [second.draw("dice", DICE) for _ in range(50)]


def test_other_seed_other_draws() -> None:
    assert [Chance("a").below(1000, "dice", k) for k in range(9)] != [
        Chance("b").below(1000, "dice", k) for k in range(9)
    ]


def test_draws_of_one_stream_do_not_shift_another() -> None:
    undisturbed = Chance("seed")
    expected = [undisturbed.draw("dice", DICE) for _ in range(20)]
    disturbed = Chance("seed")
    drawn = []
    for k in range(20):
        for _ in range(k % 3):
            disturbed.draw("deck", [(0, 0.25), (1, 0.75)])
        drawn.append(disturbed.draw("dice", DICE))
    assert drawn == expected


def test_outcomes_offered_earlier_do_not_shift_later_draws() -> None:
    first, second = Chance("seed"), Chance("seed")
    first.draw("deck", [(0, 0.5), (1, 0.5)])
    second.draw("deck", [(n, 0.1) for n in range(10)])
    assert first.draw("deck", DICE) == second.draw("deck", DICE)


def test_going_on_with_a_stored_game() -> None:
    whole = Chance("seed")
    drawn = [whole.draw("deck", DICE) for _ in range(10)]
    later = Chance("seed", {"deck": 4})
    assert [later.draw("deck", DICE) for _ in range(6)] == drawn[4:]
    assert later.drawn == {"deck": 10}


def test_the_documented_recipe_repeats_a_draw() -> None:
    value = int.from_bytes(hmac.new(b"open sesame", b"deck/7/0", hashlib.sha256).digest(), "big")
    assert Chance("open sesame").below(52, "deck", 7) == value % 52
    assert Chance("open sesame", {"deck": 7}).draw("deck", [(n, 1 / 52) for n in range(52)]) == value % 52


def test_values_of_the_incomplete_last_stretch_are_drawn_again() -> None:
    bound = (1 << 255) + 1  # nearly half of all values lie beyond the last whole stretch
    values = [Chance("x").below(bound, "s", k) for k in range(64)]
    assert all(0 <= value < bound for value in values)
    first_tries = [int.from_bytes(hmac.digest(b"x", f"s/{k}/0".encode(), "sha256"), "big") for k in range(64)]
    assert any(value >= bound for value in first_tries)


def test_uneven_shares_are_exact() -> None:
    assert exact_weights([0.5, 0.25, 1 / 6, 1 / 12]) == [6, 3, 2, 1]
    assert exact_weights([2 / 3, 1 / 3]) == [2, 1]
    assert exact_weights([1 / 7] * 7) == [1] * 7
    assert exact_weights([1.0]) == [1]
    assert exact_weights([0.0, 1.0]) == [0, 1]


def test_shares_that_are_no_simple_fractions_keep_their_proportion() -> None:
    probabilities = [0.1234567890123, 0.8765432109877]
    weights = exact_weights(probabilities)
    assert weights[0] / sum(weights) == pytest.approx(probabilities[0], abs=1e-12)


def test_frequencies_follow_the_probabilities() -> None:
    chance = Chance("frequencies")
    counts = Counter(chance.draw("s", [(10, 0.5), (20, 0.25), (30, 1 / 6), (40, 1 / 12)]) for _ in range(12000))
    for outcome, expected in [(10, 6000), (20, 3000), (30, 2000), (40, 1000)]:
        assert abs(counts[outcome] - expected) < 5 * expected**0.5


def test_an_impossible_outcome_is_never_drawn() -> None:
    chance = Chance("s")
    assert {chance.draw("s", [(0, 0.0), (1, 0.5), (2, 0.5), (3, 0.0)]) for _ in range(200)} == {1, 2}


@pytest.mark.parametrize("probabilities", [[], [0.5], [0.5, 0.6], [-0.5, 1.5], [float("nan"), 1.0]])
def test_wrong_probabilities_are_refused(probabilities: list[float]) -> None:
    with pytest.raises(ValueError, match="add up to 1"):
        exact_weights(probabilities)


def test_commitment_is_plain_sha256_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert Chance("abc").commitment() == commitment("abc")


def test_fresh_seeds_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)
