"""Positions of the rulebook, played on: where a rule is shown, what may be done there, and what comes of it.

    state = at("questions.when-chain")
    play(state, "yellow: defend")
    assert hand(state, "red") == "coin gold pearls chain"
    assert refused(state, "red: act") == "turn.phase"

Moves are written as in records; "chance" draws. Every move is held against both answers of the engine.
"""

from spielwerk.core.game import NOBODY, IllegalAction
from spielwerk.core.record import CHANCE
from spielwerk.core.rulebook import load_rulebook
from spielwerk.core.rulebook_positions import load_position
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.terms import COLOUR_NAMES, KIND_NAMES, KINDS
from spielwerk.games.nottingham.turn import Nottingham


def at(rule: str, back: int = 0) -> Nottingham:
    """The position that shows a rule, or so many entries before it."""
    position = load_position(GAME.package, rule)
    assert position is not None, f"nothing shows {rule}"
    state = position.record.replay(position.shown - back)
    assert isinstance(state, Nottingham)
    return state


def seat_of(name: str) -> int:
    return NOBODY if name == CHANCE else COLOUR_NAMES.index(name)


def may(state: Nottingham, move: str) -> bool:
    """Whether a move ("red: set 3 gold") is legal; the engine's two answers must agree."""
    name, _, text = move.partition(": ")
    seat = seat_of(name)
    action = state.string_to_action(text, seat)
    assert state.action_to_string(action, seat) == text, "a move is written in its canonical form"
    legal = action in state.legal_actions(seat)
    assert legal == (state.why_not(action, seat) is None), move
    return legal


def play(state: Nottingham, *moves: str) -> None:
    """Plays moves one after the other. Raises IllegalAction with the rule where one is refused."""
    for move in moves:
        name, _, text = move.partition(": ")
        may(state, move)
        state.apply_action_with_legality_check(state.string_to_action(text, seat_of(name)), seat_of(name))


def refused(state: Nottingham, move: str) -> str:
    """The rule that refuses a move; the rulebook has it, and nothing changes."""
    assert not may(state, move), f"{move} is legal"
    before = state.to_string()
    try:
        play(state, move)
    except IllegalAction as illegal:
        assert state.to_string() == before
        return load_rulebook(GAME.package, "en").rule(illegal.refusal.rule).id
    raise AssertionError(f"{move} was carried out though refused")


def choices(state: Nottingham) -> list[str]:
    """The texts of everything that the seat that is asked, or chance, may do."""
    seat = state.current_player()
    return [state.action_to_string(action, seat) for action in state.legal_actions()]


def asked(state: Nottingham) -> list[str]:
    """Who is asked something; nobody at chance and at the end."""
    return [state.seat_name(seat) for seat in state.deciders()]


def drawing(state: Nottingham) -> str:
    """What chance does next ("favour", "reveal" ...); empty where somebody is asked and at the end."""
    return choices(state)[0].split()[0] if state.is_chance_node() else ""


def turn_of(state: Nottingham) -> str:
    return state.seat_name(int(state.turn))


def hand(state: Nottingham, name: str) -> str:
    """The cards in a hand: "2 coin gold"."""
    return _cards([state.count(seat_of(name), kind) for kind in range(KINDS)])


def won(state: Nottingham, name: str) -> str:
    """The cards in a winning pile."""
    seat = seat_of(name)
    return _cards([int(state.won[KINDS * seat + kind]) for kind in range(KINDS)])


def discarded(state: Nottingham) -> str:
    return _cards([int(count) for count in state.discards])


def points(state: Nottingham, name: str) -> float:
    return state.returns()[seat_of(name)]


def _cards(counts: list[int]) -> str:
    there = [(count, kind) for kind, count in enumerate(counts) if count]
    return " ".join(KIND_NAMES[kind] if count == 1 else f"{count} {KIND_NAMES[kind]}" for count, kind in there)
