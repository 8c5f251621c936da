"""The worked examples of the rulebook: their sums are right, and play and scoring come out as they are told."""

import re

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.discovery import find_game
from spielwerk.core.options import options_of
from spielwerk.core.rulebook import Rulebook, load_rulebook, rulebook_languages
from spielwerk.games.terra_mystica.factions.all import faction_named
from spielwerk.games.terra_mystica.rules import scoring
from spielwerk.games.terra_mystica.scorings.network import POINTS
from spielwerk.games.terra_mystica.state import Player
from spielwerk.games.terra_mystica.terms import CULTS
from spielwerk.games.terra_mystica.turn import TerraMystica

PACKAGE = "spielwerk.games.terra_mystica"
BOOKS = {language: load_rulebook(PACKAGE, language) for language in rulebook_languages(PACKAGE)}

in_both_languages = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


def results_of_sums(text: str) -> list[tuple[str, int, int]]:
    """Every `17 - 2 = 15` in a text: what stands left, its value rounded down, and what the text says."""
    found = []
    for left, right in re.findall(r"([\d(][\d+−/() ]*[\d)]) = (\d+)", text):
        bracket = re.fullmatch(r"\((.+)\) / (\d+)|(\d+) / (\d+)", left)
        sum_, divisor = (left, 1)
        if bracket:
            sum_, divisor = bracket[1] or bracket[3], int(bracket[2] or bracket[4])
        value = sum(int(term.replace("−", "-")) for term in sum_.replace("− ", "−").replace("+ ", "").split())
        found.append((left, value // divisor, int(right)))
    return found


@in_both_languages
def test_sums_in_the_examples_are_right(book: Rulebook) -> None:
    sums = [result for rule in book.headings["example"].rules for result in results_of_sums(rule.text)]
    assert len(sums) == 26
    for left, value, said in sums:
        assert value == said, left


def play_first_turns() -> list[TerraMystica]:
    """The example: positions after set-up and after each of its three turns."""
    game = find_game("terra-mystica")
    options = options_of(game)
    state = game.new_initial_state(options.complete(options.parse("introductory players=2")))
    assert isinstance(state, TerraMystica)
    positions: list[TerraMystica] = []
    for seat, text in [
        (1, "pass BON5"),
        (0, "pass BON1"),
        (-1, "look"),
        (0, "action BON1"),
        (0, "transform E7 to green"),
        (0, "build E7"),
        (1, "leech 1 from witches"),
        (0, "done"),
        (-1, "look"),
        (1, "upgrade F3 to TP"),
        (0, "leech 1 from nomads"),
        (1, "done"),
        (-1, "look"),
        (0, "upgrade F4 to TP"),
        (1, "leech 2 from witches"),
        (-1, "look"),
    ]:
        if text == "look":
            positions.append(state.clone())
        else:
            state.apply_action_with_legality_check(state.string_to_action(text, seat), seat)
    return positions


def bowls_of(player: Player) -> str:
    return f"{player.bowl_one}/{player.bowl_two}/{player.bowl_three}"


def results_said(book: Rulebook, id: str) -> list[int]:
    return [said for _, _, said in results_of_sums(book.rule(id).text)]


@in_both_languages
def test_the_example_turns_are_played_as_they_are_told(book: Rulebook) -> None:
    start, built, upgraded, last = ((state.players[0], state.players[1]) for state in play_first_turns())
    witches, nomads = start
    assert results_said(book, "example.start") == [witches.coins, witches.workers, nomads.workers]
    assert bowls_of(witches) in book.rule("example.start").text and bowls_of(nomads) in book.rule("example.start").text
    assert results_said(book, "example.build") == [built[0].coins, built[0].workers, built[0].points]
    assert book.rule("example.build").text.endswith(f"{bowls_of(built[1])}.")
    assert results_said(book, "example.upgrade") == [upgraded[1].workers, upgraded[1].coins]
    assert book.rule("example.upgrade").text.endswith(f"{bowls_of(upgraded[0])}.")
    assert results_said(book, "example.power") == [last[0].workers, last[0].coins, 1, last[1].points]
    assert book.rule("example.power").text.endswith(f"{bowls_of(last[1])}.")


def final_position() -> TerraMystica:
    """The end of the other game of the example: steps and goods as told, networks left out."""
    game = find_game("terra-mystica")
    options = options_of(game)
    state = game.new_initial_state(options.complete({"players": 3}))
    assert isinstance(state, TerraMystica)
    goods = [(78, 5, 2, 1, "2/5/3"), (84, 8, 0, 0, "4/1/2"), (70, 3, 1, 0, "0/4/4")]
    steps = [(7, 10, 4, 2), (7, 5, 4, 6), (0, 3, 4, 2)]
    for seat, name in enumerate(["witches", "nomads", "alchemists"]):
        player = state.players[seat]
        player.faction = faction_named(name)
        player.points, player.coins, player.workers, player.priests = goods[seat][:4]
        player.bowl_one, player.bowl_two, player.bowl_three = map(int, goods[seat][4].split("/"))
        for cult in range(CULTS):
            player.cults[cult] = steps[seat][cult]
    return state


@in_both_languages
def test_the_example_scoring_is_what_the_rules_score(book: Rulebook) -> None:
    state = final_position()
    scoring.score_game(state)
    networks = vec[i64]([11, 9, 9])
    totals = [
        player.points + scoring.shared_points(networks, seat, POINTS) for seat, player in enumerate(state.players)
    ]
    assert results_said(book, "example.scoring-total") == totals
