"""What a seat sees: exactly what it may know, whatever the hidden cards are."""

from collections.abc import Iterator

import pytest

from games.nottingham.positions import card_named, table
from games.nottingham.shown import play
from spielwerk.core.game import NOBODY
from spielwerk.core.options import options_of
from spielwerk.core.random import Random
from spielwerk.games.nottingham.actions import PASS
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.invariants import check
from spielwerk.games.nottingham.state import OFFERING, UNKNOWN_PLACE
from spielwerk.games.nottingham.terms import COIN, KINDS, UNKNOWN_KIND
from spielwerk.games.nottingham.turn import Nottingham

MOVES = [
    "chance: reveal pearls",
    "red: act",
    "red: rob yellow",
    "yellow: yield",
    "red: take gems",
    "chance: reveal gold",
    "yellow: act",
    "chance: look pearls-gems",
    "chance: look coin-box",
    "yellow: lay coin-box",
    "chance: reveal candlestick",
    "green: act",
    "green: steal from yellow",
    "yellow: yield",
    "chance: theft gems",
]
"""A robbery, an ambush and a theft."""


def positions(seed: int, players: int, one_in: int, patient: bool, **options: object) -> Iterator[Nottingham]:
    """Positions of a random game. Patient players pass more often, so that hands grow and piles run out."""
    random = Random(seed)
    state = GAME.new_initial_state(options_of(GAME).complete({"players": players, **options}))
    while not state.is_terminal():
        if random.below(one_in) == 0:
            yield state
        player = state.current_player()
        legal = state.legal_actions(player)
        action = legal[random.below(len(legal))]
        if patient and PASS in legal and random.below(3):
            action = PASS
        state.apply_action(action, player)


def swapped(state: Nottingham, viewer: int, random: Random) -> Nottingham | None:
    """The position with two cards exchanged that the viewer cannot tell apart; None where there are none."""
    players = state.num_players()
    view = state.view(viewer)
    places: list[tuple[int, int]] = []
    for owner in [*range(players), players]:
        for kind in range(KINDS):
            there = state.pile[kind] if owner == players else state.count(owner, kind)
            known = view.pile[kind] if owner == players else view.count(owner, kind)
            if owner < players and state.offers[2 * owner] == kind:
                known = max(known, 1)  # the offer itself is exchanged elsewhere
            places += [(owner, kind)] * (there > known)
    if len(places) < 2:
        return None
    first, second = places[random.below(len(places))], places[random.below(len(places))]
    if first[0] == second[0] or first[1] == second[1]:
        return None
    copy = state.clone()
    for (owner, kind), (_, other) in ((first, second), (second, first)):
        if owner == players:
            copy.pile[kind] -= 1
            copy.pile[other] += 1
        else:
            copy.hands[KINDS * owner + kind] -= 1
            copy.hands[KINDS * owner + other] += 1
    _keep_ledgers_true(copy)
    return copy if _may_be(copy) else None


def _keep_ledgers_true(state: Nottingham) -> None:
    """Others cannot know of cards that are not there any more."""
    players = state.num_players()
    for observer in range(players):
        for owner in range(players + 1):
            for kind in range(KINDS):
                place = KINDS * ((players + 1) * observer + owner) + kind
                there = state.pile[kind] if owner == players else state.count(owner, kind)
                state.known[place] = min(state.known[place], there)


def _may_be(state: Nottingham) -> bool:
    """Whoever must offer something can."""
    return not check(state) and all(state.legal_actions(seat) for seat in state.deciders())


@pytest.mark.parametrize("players", range(3, 8))
def test_exchanging_what_a_seat_cannot_know_changes_nothing_that_it_is_told(players: int) -> None:
    """View, legal actions, refusals, who is asked, texts of what happens next: all alike."""
    tried = 0
    for seed in range(4):
        random = Random(seed)
        for state in positions(seed + 10 * players, players, 8, seed % 2 == 1):
            for viewer in [NOBODY, *range(players)]:
                other = swapped(state, viewer, random)
                if other is None or other.to_string() == state.to_string():
                    continue
                tried += 1
                assert other.view(viewer).to_string() == state.view(viewer).to_string()
                if state.is_chance_node():
                    assert other.view(viewer).chance_outcomes() == state.view(viewer).chance_outcomes()
                assert other.deciders() == state.deciders() and other.current_player() == state.current_player()
                if viewer != NOBODY:
                    assert other.legal_actions(viewer) == state.legal_actions(viewer)
                    assert other.observation_string(viewer) == state.observation_string(viewer)
    assert tried > 250


def test_a_seat_sees_its_own_cards_and_how_many_the_others_have() -> None:
    state = table(red="coin 2 gems", yellow="3 box", ambushes={"red": "pearls-gems", "yellow": "red"})
    view = state.view(0)
    assert [view.count(0, kind) for kind in range(KINDS)] == [1, 0, 0, 0, 2, 0, 0]
    assert view.unknown_cards(1) == 3 and view.hand_size[1] == 3 and view.unknown_cards(0) == 0
    assert view.pile_size == state.pile_size and sum(view.pile) == 0
    assert view.ambush_place[card_named(state, "pearls-gems")] == 0 and view.lying[1] == 1
    assert view.ambush_place[card_named(state, "red")] == UNKNOWN_PLACE


def test_an_onlooker_sees_only_what_everybody_sees() -> None:
    state = table(red="coin 2 gems", ambushes={"red": "pearls-gems"})
    play(state, "chance: reveal gold", "red: keep")
    view = state.view(NOBODY)
    assert view.unknown_cards(0) == 3 and view.count(0, 2) == 1
    assert all(place in (-1, UNKNOWN_PLACE) for place in view.ambush_place)


def test_offers_show_only_that_they_were_made() -> None:
    state = table(4, red="coin", yellow="2 gems", green="box", blue="gold")
    play(state, "chance: reveal coin", "red: act", "green: offer box")
    assert state.phase == OFFERING
    for viewer in (NOBODY, 0, 1, 3):
        assert list(state.view(viewer).offers) == [-1, -1, -1, -1, UNKNOWN_KIND, -1, -1, -1]
    assert state.view(2).offers[4] == 6


def test_only_the_robber_sees_the_hand() -> None:
    state = table(red="coin", yellow="2 gems box", green="coin")
    play(state, "chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield")
    assert state.view(0).unknown_cards(1) == 0 and state.view(2).unknown_cards(1) == 3
    assert "open hand 0/0/0/0/2/0/1" in state.observation_string(0)
    assert "open hand" not in state.observation_string(2)


def test_texts_for_others() -> None:
    """What is hidden keeps its verb: everybody sees that it happens."""
    state = table(4, red="coin", yellow="2 gems", green="box", blue="gold")
    hidden: list[tuple[str, list[str]]] = []

    def told(move: str) -> None:
        name, _, text = move.partition(": ")
        seat = NOBODY if name == "chance" else [state.seat_name(each) for each in range(4)].index(name)
        texts = [state.text_for(viewer, state.string_to_action(text, seat), seat) for viewer in (NOBODY, 0, 1, 2)]
        hidden.append((text, texts))
        play(state, move)

    for move in MOVES:
        told(move)
    secret = [(text, texts) for text, texts in hidden if texts != [text] * 4]
    assert secret == [
        ("take gems", ["take ?", "take gems", "take gems", "take ?"]),
        ("look pearls-gems", ["look ?", "look ?", "look pearls-gems", "look ?"]),
        ("look coin-box", ["look ?", "look ?", "look coin-box", "look ?"]),
        ("lay coin-box", ["lay ?", "lay ?", "lay coin-box", "lay ?"]),
        ("theft gems", ["theft ?", "theft ?", "theft gems", "theft gems"]),
    ]


def test_everybody_attacked_and_everybody_with_an_ambush_is_asked_whatever_he_holds() -> None:
    """defence.asked, ambush.order."""
    for cards in ("chain", "gold"):
        state = table(red="2 coin", yellow=cards)
        play(state, "chance: reveal gems", "red: act", "red: raid yellow")
        assert state.deciders() == [1]
    for card in ("pearls-gems", "coin-box"):
        state = table(red="3 pearls", ambushes={"yellow": card})
        play(state, "chance: reveal chain", "red: set 3 pearls")
        assert state.deciders() == [1]


def test_who_could_offer_is_asked_whatever_he_holds() -> None:
    """purchase.only-coins. Only who has nothing but coins is not, and that is shown to all."""
    for cards in ("gems coin", "2 chain"):
        state = table(red="2 box", yellow=cards)
        play(state, "chance: reveal coin", "red: act")
        assert state.deciders() == [1]


def test_a_sampled_world_is_another_one_and_a_possible_one() -> None:
    state = table(4, red="coin gems", yellow="3 box", green="2 chain", blue="gold pearls")
    play(state, "chance: reveal coin", "red: act", "green: offer chain")
    worlds = [state.resample_from_infostate(0, seed) for seed in range(40)]
    assert len({world.to_string() for world in worlds}) == 40
    for world in worlds:
        assert check(world) == [] and world.deciders() == [1, 3]
        assert all(world.legal_actions(seat) for seat in (1, 3)), "who owes an offer has something to offer"
        assert world.offers[4] not in (COIN, UNKNOWN_KIND) and world.count(2, world.offers[4]) > 0


def test_every_card_is_as_likely_as_it_is_unseen() -> None:
    """Red holds all twelve coins and eleven boxes: the others' cards are never coins, and seldom the last box."""
    state = table(red="12 coin 11 box", yellow="2 gems")
    found = [0] * KINDS
    for seed in range(600):
        world = state.resample_from_infostate(0, seed)
        for kind in range(KINDS):
            found[kind] += world.count(1, kind)
    assert found[COIN] == 0 and 5 <= found[6] <= 45
    assert all(150 <= found[kind] <= 290 for kind in range(1, 6)), found


def test_in_views_unseen_cards_stand_for_what_is_drawn() -> None:
    """A view can be played on: the pile gives what the viewer has not seen."""
    view = table(red="12 coin 6 box").view(0)
    shares = {view.action_to_string(outcome): chance for outcome, chance in view.chance_outcomes()}
    assert "reveal coin" not in shares and shares["reveal box"] == pytest.approx(6 / 66)


def test_a_view_holds_nothing_for_other_seats() -> None:
    view = table(red="coin").view(0)
    with pytest.raises(ValueError, match="does not hold"):
        view.view(1)
    with pytest.raises(ValueError, match="does not hold"):
        view.resample_from_infostate(1, 0)


def test_after_the_end_everything_is_open() -> None:
    state = table(red="3 pearls", yellow="box", sheriff=24)
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert state.is_terminal() and state.view(0) is state and state.view(NOBODY).count(1, 6) == 1
