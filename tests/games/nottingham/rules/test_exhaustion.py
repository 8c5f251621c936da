"""When the draw pile is empty (rulebook, p. 4). Fields 1, 2 ... bear 3, 5, 4, 6, 2."""

from collections.abc import Mapping

from games.nottingham.positions import knows, table
from games.nottingham.shown import asked, choices, discarded, drawing, hand, may, play, points, refused, turn_of
from spielwerk.games.nottingham.state import TRADING
from spielwerk.games.nottingham.turn import Nottingham


def test_a_card_is_needed_and_the_pile_is_empty() -> None:
    """exhaustion.shuffle. Everybody may know what the new pile holds (options.open-discards)."""
    state = table(red="2 coin", yellow="gems", everything_else="green", discards="5 pearls 2 gold")
    assert state.pile_size == 0
    _pass_to(state, "red")
    assert drawing(state) == "reveal" and state.pile_size == 7 and discarded(state) == ""
    assert choices(state) == ["reveal gold", "reveal pearls"]
    assert knows(state, "all", "pile") == "2 gold 5 pearls"


def test_nobody_may_look_through_the_discard_pile() -> None:
    """options.open-discards. Then the new pile is as unknown as the first."""
    state = table(red="2 coin", everything_else="green", discards="5 pearls", options={"open-discards": False})
    assert sum(state.view(0).discards) == 0 and state.view(0).discard_size == 5
    _pass_to(state, "red")
    assert state.pile_size == 5 and knows(state, "all", "pile") == ""


def _pass_to(state: Nottingham, name: str) -> None:
    """The seat before does not trade, so that a card has to be revealed for this one."""
    names = [state.seat_name(seat) for seat in range(state.num_players())]
    seat = (names.index(name) - 1) % len(names)
    state.phase, state.turn = TRADING, seat
    state.apply_action(state.string_to_action("pass", seat), seat)


def test_all_discard_down_to_the_number_under_the_sheriff() -> None:
    """exhaustion.discard, exhaustion.moves-on. Beginning with the player whose turn it is; then no favour."""
    state = table(red="5 coin", yellow="4 gems", green="3 box", sheriff=1, everything_else="green")
    _pass_to(state, "yellow")
    assert turn_of(state) == "yellow" and asked(state) == ["yellow"] and choices(state) == ["discard gems"]
    play(state, "yellow: discard gems")
    assert asked(state) == ["red"]
    play(state, "red: discard coin", "red: discard coin")
    assert state.sheriff == 2 and drawing(state) == "reveal" and state.pile_size == 3
    assert knows(state, "green", "pile") == "2 coin gems"
    assert [int(size) for size in state.hand_size] == [3, 3, 3], "no favour on the field with the 5"


def test_only_what_is_above_the_number() -> None:
    """exhaustion.limit, exhaustion.in-hand."""
    state = table(red="5 coin", yellow="4 gems", green="3 box", sheriff=1, everything_else="green")
    _pass_to(state, "yellow")
    assert refused(state, "green: discard box") == "exhaustion.limit"
    assert refused(state, "red: discard coin") == "turn.your-turn"
    assert refused(state, "yellow: discard coin") == "exhaustion.in-hand"
    play(state, "yellow: discard gems")
    assert refused(state, "yellow: discard gems") == "exhaustion.limit"


def test_the_sheriff_moves_on_until_cards_are_freed() -> None:
    """exhaustion.nothing-freed. On the town and on 3, 5, 4, 6 nobody has too many; on the 2 red has."""
    state = table(red="3 coin", yellow="gems", green="2 box", everything_else="green")
    _pass_to(state, "yellow")
    assert state.sheriff == 5 and state.number() == 2 and asked(state) == ["red"]
    play(state, "red: discard coin")
    assert state.sheriff == 6 and drawing(state) == "reveal"


def test_nothing_freed_may_end_the_game() -> None:
    """options.nothing-freed-ends. On the 3 nobody has too many; where somebody has, it goes on as usual."""
    options = {"nothing-freed-ends": True}
    state = table(red="3 coin", yellow="gems", green="2 box", sheriff=1, everything_else="green", options=options)
    _pass_to(state, "yellow")
    assert state.is_terminal() and state.sheriff == 1
    state = table(red="4 coin", yellow="gems", green="2 box", sheriff=1, everything_else="green", options=options)
    _pass_to(state, "yellow")
    play(state, "red: discard coin")
    assert not state.is_terminal() and state.sheriff == 2 and drawing(state) == "reveal"


def test_the_town_is_reached() -> None:
    """exhaustion.nothing-freed, end.town."""
    state = table(red="2 coin", yellow="gems", everything_else="green", sheriff=20)
    _pass_to(state, "yellow")
    assert state.is_terminal() and state.sheriff == 0 and points(state, "green") > 0


def test_the_town_may_have_a_number() -> None:
    """options.data. Then hands are counted on it as well."""
    state = table(red="5 coin", everything_else="green", options={"data": 'board.town="4"'})
    _pass_to(state, "yellow")
    assert state.sheriff == 0 and asked(state) == ["red"] and may(state, "red: discard coin")


def test_what_is_left_of_a_favour_is_lost() -> None:
    """exhaustion.favours. Two of three favours find cards: one from the pile, two from the discards."""
    state = _favour_without_cards({})
    assert asked(state) == ["yellow"], "yellow has more than the three cards of the field"
    play(state, "yellow: discard gems", "yellow: discard gems")
    assert state.sheriff == 2 and drawing(state) == "reveal" and turn_of(state) == "yellow"
    assert hand(state, "red") == "coin" and [int(size) for size in state.hand_size] == [1, 3, 1, 1, 0]


def test_favours_go_on() -> None:
    """options.favours-go-on."""
    state = _favour_without_cards({"favours-go-on": True})
    play(state, "yellow: discard gems", "yellow: discard gems")
    assert drawing(state) == "favour" and state.pile_size == 2
    play(state, "chance: favour gems")
    assert [int(size) for size in state.hand_size] == [1, 3, 1, 1, 1]


def _favour_without_cards(options: Mapping[str, object]) -> Nottingham:
    """Red has traded; red, green and blue have drawn from what there was, purple is still to draw."""
    state = table(5, red="3 coin", yellow="5 gems", everything_else="yellow", options=options)
    state.pile[0] += 1
    state.won[7] -= 1
    state.pile_size = 1
    play(state, "chance: reveal coin", "red: keep", "red: set 4 coin")
    assert drawing(state) == "favour" and state.pile_size == 3
    play(state, *["chance: favour coin"] * 3)
    return state
