"""What a seat may not know is nowhere on its page: exchanged cards change nothing, and the log keeps secrets."""

import pytest

from games.nottingham.positions import table
from games.nottingham.presentation.looking import positions, shown
from games.nottingham.shown import play
from spielwerk.core.game import NOBODY
from spielwerk.core.record import Entry, Record
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.presentation import PRESENTATION


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_cards_in_hidden_places_change_nothing(seed: int) -> None:
    """components.secret. Everything shown is the same in every world that looks alike to the reader."""
    different = 0
    for state in positions():
        if state.is_terminal():
            continue
        for seat in (0, state.num_players() - 1, None):
            viewer = NOBODY if seat is None else seat
            other = state.resample_from_infostate(viewer, seed)
            different += other.to_string() != state.to_string()
            assert shown(other.view(viewer), seat) == shown(state.view(viewer), seat)
    assert different > 20


DEALT = "begin red; deal coin; deal {0}; deal pearls; deal coin; deal {1}; deal pearls; deal coin; deal {2}; deal gems"


def game(first: str, second: str, third: str, *moves: str) -> Record:
    """Yellow is dealt these three cards; red has coins, green pearls and gems. Then moves as in records."""
    record = Record(GAME, {"players": 3})
    for text in DEALT.format(first, second, third).split("; "):
        record.append(Entry("chance", text))
    for move in moves:
        actor, _, text = move.partition(": ")
        record.append(Entry(actor, text))
    record.replay()
    return record


def told(record: Record, seat: int | None, language: str = "en") -> list[str]:
    return [line.text for line in PRESENTATION.log(record, seat, language)]


def test_a_refused_offer_is_known_to_the_buyer_alone() -> None:
    """purchase.refuse, purchase.seen, p. 5."""
    moves = ("chance: reveal coin", "red: act", "yellow: offer {}", "green: offer gems", "red: refuse", "red: pass")
    one = game("gold", "box", "chain", *(move.format("gold") for move in moves))
    other = game("gold", "box", "chain", *(move.format("box") for move in moves))
    assert told(one, 2) == told(other, 2) and told(one, None) == told(other, None)
    assert "Yellow offers a card face down." in told(one, 2) and "Yellow offers a gold face down." in told(one, 1)
    assert told(one, 0)[-1] == (
        "Red refuses all offers and keeps the copper coin. On offer were 1 gold by Yellow and 1 gemstone by Green."
    )


def test_an_accepted_offer_is_known_to_buyer_and_seller() -> None:
    """purchase.action, p. 5."""
    moves = ("chance: reveal coin", "red: act", "yellow: offer {}", "green: offer gems", "red: accept yellow")
    one = game("gold", "box", "chain", *(move.format("gold") for move in moves))
    other = game("gold", "box", "chain", *(move.format("box") for move in moves))
    assert told(one, 2) == told(other, 2)
    assert told(one, 2)[-1] == "Red takes the offer of Yellow: a card. The copper coin goes to Yellow."
    for seat in (0, 1):
        assert told(one, seat)[-1] == "Red takes the offer of Yellow: 1 gold. The copper coin goes to Yellow."


def test_a_theft_is_known_to_thief_and_victim() -> None:
    """theft.action, p. 5."""
    moves = ("chance: reveal candlestick", "red: act", "red: steal from yellow", "yellow: yield", "chance: theft {}")
    one = game("gold", "box", "chain", *(move.format("gold") for move in moves))
    other = game("gold", "box", "chain", *(move.format("box") for move in moves))
    assert told(one, 2) == told(other, 2)
    line = "Red blindly draws {} from the hand of Yellow; the silver candlestick goes to Yellow."
    assert told(one, 2)[-1] == line.format("a card")
    assert told(one, 0)[-1] == told(one, 1)[-1] == line.format("a gold")


def test_a_robbery_shows_the_hand_to_the_robber_alone() -> None:
    """robbery.action, p. 5."""
    moves = ("chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield", "red: take {}")
    one = game("gold", "box", "chain", *(move.format("gold") for move in moves))
    other = game("box", "box", "coin", *(move.format("box") for move in moves))
    assert told(one, 2) == told(other, 2) and told(one, 2)[-2] == "Yellow does not defend."
    assert told(one, 0)[-2] == "Yellow does not defend; the hand holds 1 gold, 1 chain and 1 chest."
    assert told(one, 1)[-2] == "Yellow does not defend.", "its owner need not be told"
    assert told(one, 2)[-1] == "Red takes a card from Yellow and gives the pearls for it."


def test_a_raid_shows_the_hand_to_all() -> None:
    """raid.action, p. 5."""
    moves = ("chance: reveal gems", "red: act", "red: raid yellow", "yellow: yield", "red: take gold")
    record = game("gold", "box", "chain", *moves)
    for seat in (0, 1, 2, None):
        assert told(record, seat)[-2:] == [
            "Yellow does not defend and lays the hand open: 1 gold, 1 chain and 1 chest.",
            "Red takes a gold from Yellow and gives the gemstones for it.",
        ]


def test_an_ambush_is_known_to_its_owner() -> None:
    """ambush.lay, p. 5."""
    moves = ("chance: reveal gold", "red: act", "chance: look {}", "chance: look red", "red: lay {}")
    one = game("gold", "box", "chain", *(move.format("pearls-gems") for move in moves))
    other = game("gold", "box", "chain", *(move.format("yellow") for move in moves))
    assert told(one, 1) == told(other, 1) and told(one, None) == told(other, None)
    assert told(one, 1)[-1] == "Red lays an ambush and puts the gold under it."
    assert told(one, 0)[-1] == (
        "Red lays an ambush and puts the gold under it: Pearls and Gemstones. Under the pile goes: Red."
    )


def test_a_favour_is_known_to_the_seat_that_draws() -> None:
    """favour.who, p. 4. What is dealt and drawn is told to nobody else."""
    state = table(red="3 pearls", yellow="coin box gems", green="5 gold")
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert not state.is_terminal() and state.is_chance_node()
    record = game("gold", "box", "chain", "chance: reveal coin", "red: keep", "red: set 4 coin")
    for text in ("favour gold", "favour box", "favour gold"):
        record.append(Entry("chance", text))
    assert told(record, 1)[-3:] == [
        "The sheriff's favour: Red draws a card.",
        "The sheriff's favour: Yellow draws a chest.",
        "The sheriff's favour: Green draws a card.",
    ]
    assert told(record, 1)[1] == "Everybody gets three cards. You get 1 gold, 1 chain and 1 chest."
    assert told(record, None)[1] == "Everybody gets three cards."


def test_everything_is_told_when_the_game_is_over() -> None:
    moves = ("chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield", "red: take gold")
    record = game("gold", "box", "chain", *moves)
    lines = [line.text for line in PRESENTATION.log(record, 2, "en", is_open=True)]
    assert lines[-2:] == [
        "Yellow does not defend; the hand holds 1 gold, 1 chain and 1 chest.",
        "Red takes a gold from Yellow and gives the pearls for it.",
    ]


def test_marks_of_moves_betray_nothing() -> None:
    """Elements that were touched are marked for all: none of them names a card that is hidden."""
    state = table(red="coin", yellow="gold box", green="pearls gems")
    play(state, "chance: reveal coin", "red: act")
    offers = [state.string_to_action(f"offer {kind}", 1) for kind in ("gold", "box")]
    assert {PRESENTATION.element(state, action) for action in offers} == {""}
    play(state, "yellow: offer gold", "green: offer gems", "red: refuse", "chance: reveal pearls")
    play(state, "yellow: act", "yellow: rob green", "green: yield")
    takes = [state.string_to_action(f"take {kind}", 1) for kind in ("pearls", "gems")]
    assert {PRESENTATION.element(state, action) for action in takes} == {"player-2"}
