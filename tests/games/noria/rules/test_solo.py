"""The solo game, approximate (rulebook: solo)."""

from games.noria.play import apply, built, given, lacks, numbers, play, seated, wheel
from spielwerk.games.noria.invariants import check
from spielwerk.games.noria.rules.scoring import points, winners
from spielwerk.games.noria.state import SOLO_BOT, STEP
from spielwerk.games.noria.terms import ISLAND_NAMES, LETTER_NAMES, PLOTS
from spielwerk.games.noria.turn import Noria
from spielwerk.games.noria.values import BOT_BOOST, BOT_INVESTMENT, BOT_SHIPS


def solo(data: str = "", line_up: str = "normal") -> Noria:
    return built(1, expert=False, data=data, line_up=line_up)


def steps(state: Noria) -> list[int]:
    return [int(state.players[SOLO_BOT].amounts[STEP + path]) for path in range(4)]


def deeds(state: Noria) -> str:
    """The letters that the opponent carried out in its last turn."""
    return "".join(LETTER_NAMES[letter] for letter in numbers(state.bot_deeds)[::3])


def test_the_frame() -> None:
    """solo.frame: expert set-up, 16 rounds, 5 open islands"""
    state = solo()
    assert state.num_players() == 1
    assert len(state.open_islands) == 5
    assert numbers(state.market) == [4] * 7
    rounds = 0
    while not state.is_terminal():
        apply(state, 0, "done")
        rounds += 1
        assert check(state) == []
    assert rounds == 16


def test_letters_act_when_they_come_into_the_active_half() -> None:
    """solo.turn: small ring every 2nd turn, middle every 4th, large every 6th, in alphabetical order"""
    state = solo()
    seen = []
    for _ in range(12):
        apply(state, 0, "done")
        seen.append(deeds(state))
    assert seen == ["AC", "E", "AD", "B", "AC", "F", "AD", "E", "AC", "BB", "AD", "F"]


def test_ships_until_round_ten_then_the_boost() -> None:
    """solo.letters: A"""
    state = solo(data='solo.normal=["S-T","L-BL","M-TR","L-TR","L-B","L-BR"]')
    ships = sum(numbers(state.ships))
    play(state, "red: done")
    assert sum(numbers(state.ships)) == ships - 1
    assert numbers(state.bot_deeds)[:2] == [0, BOT_SHIPS]
    state.round = 11
    play(state, "red: done. done")
    assert numbers(state.bot_deeds)[:2] == [0, BOT_BOOST]
    assert sum(numbers(state.ships)) == ships - 1
    assert state.boost
    assert check(state) == []


def test_the_boost_makes_the_next_advance_longer() -> None:
    """solo.letters: A"""
    state = solo(line_up="hardest")
    state.boost = True
    play(state, "red: done")
    assert sorted(steps(state)) == [0, 0, 0, 2]
    assert not state.boost


def test_it_builds_and_blocks() -> None:
    """solo.letters: B takes the first free plot of the island with most free plots"""
    state = solo(data='solo.normal=["L-T","S-T","M-TR","L-TR","M-BL","L-BR"]')
    play(state, "red: done")
    assert state.players[SOLO_BOT].factories_built == 1
    assert state.builders[ISLAND_NAMES.index("I1") * PLOTS] == SOLO_BOT
    assert check(state) == []


def test_it_seats_where_it_is_ahead() -> None:
    """solo.letters: C"""
    state = solo()
    given(state, "red", steps="2/0/0/0")
    state.players[SOLO_BOT].amounts[STEP + 2] = 3
    play(state, "red: done")
    assert numbers(state.seated) == [0, 0, 1, 0, 0, 0]
    assert numbers(state.upper) == [3, 4, 3, 4, 4, 4]


def test_it_invests_where_it_pays() -> None:
    """solo.letters: D goes to the path with the highest value"""
    state = solo(data='solo.normal=["L-T","L-BL","L-TL","S-T","M-BL","L-BR"]')
    seated(state, settlement=2, exploration=2)
    play(state, "red: done")
    assert numbers(state.bot_deeds) == [3, BOT_INVESTMENT, 2]
    assert steps(state) == [0, 0, 1, 0]


def test_it_imitates() -> None:
    """solo.letters: E follows the path on which the player advanced last"""
    state = solo(data='solo.normal=["L-T","L-BL","L-TL","L-B","S-T","L-BR"]')
    given(state, "red", steps="5/1/0/0")
    play(state, "red: done")
    assert steps(state) == [1, 0, 0, 0]
    state.last_path = 1
    play(state, "red: done. done")
    assert steps(state) == [1, 1, 0, 0]


def test_it_imitates_the_last_investment() -> None:
    """solo.letters: E"""
    state = solo(data='solo.normal=["L-T","L-BL","L-TL","L-B","S-T","L-BR"]')
    given(state, "red", steps="5/0/0/0", energy=1)
    wheel(state, "red", "S-B city")
    play(state, "red: use S-B. invest settlement. done")
    assert steps(state) == [0, 1, 0, 0]


def test_an_upgraded_letter_acts_twice() -> None:
    """solo.letters: F turns B, then C, E, D; one of the harder line-ups begins with a better D"""
    for line_up, expected in (("normal", "AD"), ("harder", "ADD"), ("hardest", "DE")):
        state = solo(line_up=line_up)
        play(state, "red: done. done. done")
        assert deeds(state) == expected


def test_only_more_points_win() -> None:
    """solo.frame"""
    state = solo()
    seated(state, research=1)
    assert numbers(winners(state)) == []
    given(state, "red", steps="0/0/0/1")
    assert points(state, 0) == 4
    assert numbers(winners(state)) == [0]
    state.players[SOLO_BOT].amounts[STEP + 3] = 1
    assert numbers(winners(state)) == []


def test_it_stands_in_the_way() -> None:
    """investment.surcharge: its envoys count as those of a player"""
    state = solo()
    state.players[SOLO_BOT].amounts[STEP + 1] = 1
    given(state, "red", energy=1)
    wheel(state, "red", "S-B city")
    play(state, "red: use S-B")
    assert lacks(state, "red: invest settlement") == ("investment.surcharge", 1, 0)
