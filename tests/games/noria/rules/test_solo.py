"""The solo game, approximate (rulebook: solo)."""

from librt.vecs import vec
from mypy_extensions import i64

from games.noria.play import apply, built, given, lacks, numbers, play, seated, wheel
from spielwerk.core.game import NOBODY
from spielwerk.games.noria.invariants import check
from spielwerk.games.noria.rules.scoring import points, winners
from spielwerk.games.noria.state import SOLO_BOT, STEP
from spielwerk.games.noria.terms import CHAMBERS, EMPTY, ISLAND_NAMES, LETTER_NAMES, PLOTS, RESOURCES, SLOT_NAMES, SLOTS
from spielwerk.games.noria.turn import Noria
from spielwerk.games.noria.values import BOT_BOOST, BOT_INVESTMENT, BOT_SHIPS


def solo(data: str = "", line_up: str = "normal") -> Noria:
    return built(1, expert=False, data=data, line_up=line_up)


def steps(state: Noria) -> list[int]:
    return [int(state.players[SOLO_BOT].amounts[STEP + path]) for path in range(4)]


def deeds(state: Noria) -> str:
    """The letters that the opponent carried out in its last turn."""
    return "".join(LETTER_NAMES[letter] for letter in numbers(state.bot_deeds)[::3])


def alone(letter: str) -> Noria:
    """A solo game in which nothing but this letter lies on the opponent's wheel: it acts in rounds 1, 3, 5 ..."""
    state = solo()
    state.letters = vec[i64]([EMPTY] * SLOTS)
    state.letters[0] = LETTER_NAMES.index(letter)
    return state


def where(state: Noria) -> list[int]:
    """Where the opponent did something in its last turn; -1 for nothing."""
    return numbers(state.bot_deeds)[2::3]


def act(state: Noria) -> list[int]:
    """The next turn in which the lonely letter acts."""
    apply(state, 0, "done")
    while not len(state.bot_deeds):
        apply(state, 0, "done")
    return where(state)


def lay(state: Noria, **ships: str) -> None:
    """All ships on islands: I2="1/1/0" is obsidian, mycelium, energy."""
    for island, name in enumerate(ISLAND_NAMES):
        for kind, count in enumerate(ships.get(name, "0/0/0").split("/")):
            state.ship_supply[kind] += state.ships[island * RESOURCES + kind] - int(count)
            state.ships[island * RESOURCES + kind] = int(count)
    assert check(state) == []


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


def test_it_takes_ships_where_most_lie() -> None:
    """solo.letters: A; the first of several such islands, energy before mycelium before obsidian"""
    state = alone("A")
    lay(state, I1="1/0/0", I2="1/1/0", I3="0/1/1")
    place = [ISLAND_NAMES.index(name) * RESOURCES for name in ("I1", "I2", "I3")]
    assert act(state) == [place[1] + 1]
    assert act(state) == [place[2] + 2]
    assert act(state) == [place[0]]
    assert act(state) == [place[1]]
    assert act(state) == [place[2] + 1]
    assert sum(numbers(state.ships)) == 0
    state.round = 1
    assert act(state) == [-1]
    assert check(state) == []


def test_ships_up_to_round_ten() -> None:
    """solo.letters: A; the boost comes from round 11 on"""
    for round, deed in ((10, BOT_SHIPS), (11, BOT_BOOST)):
        state = alone("A")
        state.round = round
        play(state, "red: done")
        assert numbers(state.bot_deeds)[1] == deed
        assert state.boost == (round == 11)


def test_it_builds_where_most_plots_are_free() -> None:
    """solo.letters: B; the first of several such islands, and its first free plot"""
    state = alone("B")
    state.builders[0] = 0
    state.players[0].factories_built = 1
    built_on = [act(state)[0] for _ in range(6)]
    assert [(place // PLOTS, place % PLOTS) for place in built_on] == [(1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (1, 1)]
    assert act(state) == [2 * PLOTS + 1]
    assert check(state) == []
    state.players[SOLO_BOT].factories_built = 7
    assert act(state) == [-1], "seven factories"


def test_it_builds_on_the_last_free_plot() -> None:
    """solo.letters: B"""
    state = alone("B")
    for place in range(5 * PLOTS):
        state.builders[place] = NOBODY if place == PLOTS + 3 else 0
    assert act(state) == [PLOTS + 3]


def test_it_builds_nothing_where_nothing_is_free() -> None:
    """solo.letters: B"""
    state = alone("B")
    for place in range(5 * PLOTS):
        state.builders[place] = 0
    assert act(state) == [-1]


def test_it_takes_politicians_away_where_the_player_is_ahead() -> None:
    """solo.letters: C; the first of several such paths, and other chambers when no path has one left"""
    state = alone("C")
    given(state, "red", steps="1/3/3/0")
    state.players[SOLO_BOT].amounts[STEP + 3] = 2
    assert act(state) == [3 * CHAMBERS + 1]
    assert act(state) == [3 * CHAMBERS + 1]
    assert act(state) == [3 * CHAMBERS + 1]
    assert numbers(state.upper) == [4, 1, 4, 1, 4, 4]
    assert act(state) == [3 * CHAMBERS + 1]
    assert act(state) == [0 * CHAMBERS + 2], "the next path where it is not further behind"
    assert numbers(state.seated) == [1, 0, 0, 4, 0, 0]
    assert check(state) == []


def test_when_no_path_has_a_politician_left() -> None:
    """solo.letters: C; specialization before division, and then none leaves"""
    state = alone("C")
    for chamber, upper in enumerate((1, 0, 0, 0, 1, 1)):
        state.upper[chamber] = upper
        state.seated[chamber] = 4 - upper if chamber == 0 else 0
    assert act(state) == [0 * CHAMBERS + 4]
    state.upper[0], state.seated[0] = 1, 3
    assert act(state) == [0 * CHAMBERS + 5]
    state.upper[0], state.seated[0] = 1, 3
    assert act(state) == [0]
    assert numbers(state.upper) == [0, 0, 0, 0, 0, 0]
    assert act(state) == [-1]


def test_it_goes_on_where_it_has_fewest_steps() -> None:
    """solo.letters: D; among paths of one value, and never beyond the last step"""
    state = alone("D")
    assert [act(state)[0] for _ in range(5)] == [0, 1, 2, 3, 0]
    seated(state, research=1)
    for path, step in enumerate((9, 9, 8, 9)):
        state.players[SOLO_BOT].amounts[STEP + path] = step
    assert act(state) == [2]
    assert act(state) == [-1]
    assert steps(state) == [9, 9, 9, 9]


def test_a_boost_waits_for_an_advance_and_ends_at_the_last_step() -> None:
    """solo.letters: A, E"""
    state = alone("E")
    state.boost = True
    state.last_path = 2
    state.players[SOLO_BOT].amounts[STEP + 2] = 9
    assert act(state) == [-1]
    assert state.boost
    state.players[SOLO_BOT].amounts[STEP + 2] = 8
    assert act(state) == [2]
    assert (steps(state)[2], state.boost) == (9, False)
    state.players[SOLO_BOT].amounts[STEP + 2] = 5
    assert act(state) == [2]
    assert steps(state)[2] == 6


def test_it_imitates_the_first_of_the_highest_envoys() -> None:
    """solo.letters: E, before the player has invested"""
    state = alone("E")
    given(state, "red", steps="1/4/4/2")
    assert act(state) == [1]


def test_letters_are_upgraded_one_after_the_other() -> None:
    """solo.letters: F; B, C, E, D, and then there is nothing left to do"""
    state = solo(data='solo.normal=["M-BR","M-BL","L-BR","L-B","L-BL","S-T"]')
    found = [act(state)[0] for _ in range(1)]
    while len(found) < 5:
        play(state, "red: done")
        upgraded = [where(state)[place] for place, letter in enumerate(numbers(state.bot_deeds)[::3]) if letter == 5]
        found += upgraded
    assert [LETTER_NAMES[letter] if letter >= 0 else "-" for letter in found] == ["B", "C", "E", "D", "-"]
    state = solo(data='solo.normal=["M-BR","M-BL","L-BR","L-B","L-BL","S-T+"]')
    assert [LETTER_NAMES[letter] for letter in act(state)] == ["B", "C"]


def test_each_ring_brings_its_letters_from_above() -> None:
    """solo.turn: after as many turns as the slot is away from the right-hand end of the active half"""
    for slot, name in enumerate(SLOT_NAMES):
        state = alone("D")
        state.letters[0], state.letters[slot] = EMPTY, 3
        rounds = 0
        while not len(state.bot_deeds):
            apply(state, 0, "done")
            rounds += 1
        entry, size = {"S": (1, 2), "M": (4, 4), "L": (9, 6)}[name[0]]
        assert rounds == ((entry - slot) % size or size)
