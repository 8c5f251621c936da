"""Texts of actions and whole records survive the way there and back, in every game."""

import contextlib

import pytest

from conformance.walks import CASES, TOYS, Case, Picker, played, positions
from spielwerk.core.discovery import find_game
from spielwerk.core.driver import check_draws, resume
from spielwerk.core.game import NOBODY, Game, State
from spielwerk.core.options import options_of
from spielwerk.core.record import Record, RecordError
from spielwerk.core.record_text import dump, parse

every_case = pytest.mark.parametrize("case", CASES, ids=str)

GARBAGE = [
    "",
    " ",
    "x",
    "pass",
    "pass BON99",
    "build",
    "build Z99",
    "42",
    "-1",
    "🎲",
    "a" * 3000,
    "\x00",
    "score",
    "+",
    ":",
]


def find(name: str) -> Game:
    return next((toy for toy in TOYS if toy.name == name), None) or find_game(name)


def read(text: str) -> Record:
    return parse(text, games=find)


@every_case
def test_texts_of_legal_actions_parse_back(case: Case) -> None:
    for seed in case.seeds():
        for state, _ in positions(case, seed):
            if state.is_chance_node():
                for outcome in state.legal_actions():
                    assert state.string_to_action(state.action_to_string(outcome)) == outcome
            for seat in state.deciders():
                legal = state.legal_actions(seat)
                texts = [state.action_to_string(action, seat) for action in legal]
                assert len(set(texts)) == len(texts)
                assert [state.string_to_action(text, seat) for text in texts] == legal
                assert all(text.isprintable() and text == " ".join(text.split()) for text in texts)


@every_case
def test_texts_of_all_actions_parse_back(case: Case) -> None:
    """Also of those that are not legal: people are told why. Actions that do not exist here have no text to keep."""
    for state, _ in positions(case, 1, one_in=60):
        for seat in state.deciders()[:1]:
            for action in range(case.game.num_distinct_actions()):
                refusal = state.why_not(action, seat)
                if refusal is None or refusal.rule != "components.absent":
                    text = state.action_to_string(action, seat)
                    assert state.string_to_action(text, seat) == action, text


def what_it_is(state: State, text: str, seat: int) -> int | str:
    """The action that a text stands for, or the reason why it is none."""
    try:
        return state.string_to_action(text, seat)
    except ValueError as error:
        return str(error)


@every_case
def test_texts_that_are_no_actions_are_told_apart(case: Case) -> None:
    """Whatever somebody types: an action, or a ValueError with a reason."""
    for state, picker in positions(case, 2, one_in=25):
        texts = list(GARBAGE)
        seat = NOBODY if state.is_chance_node() or state.is_terminal() else picker.seat(state)
        for action in state.legal_actions(seat)[:20]:
            text = state.action_to_string(action, seat)
            place = picker.random.below(len(text))
            head, tail = text[:place], text[place:]
            texts += [head, tail, f"{head}9{tail}", f"{head} {tail}", f"{text} {text}", text.upper()]
        for text in texts:
            found = what_it_is(state, text, seat)
            assert found in range(case.game.num_distinct_actions()) if isinstance(found, int) else found, text


@every_case
def test_seat_names(case: Case) -> None:
    for state, _ in positions(case, 1, one_in=5):
        names = [state.seat_name(seat) for seat in range(state.num_players())]
        assert len(set(names)) == len(names)
        assert all(name.replace("-", "").isalnum() and name.isascii() and name == name.lower() for name in names)
        assert "chance" not in names


@every_case
def test_record_to_text_to_record_to_position(case: Case) -> None:
    for seed in case.seeds():
        play = played(case, seed, withdrawals=seed % 2)
        text = dump(play.record)
        record = read(text)
        assert record == play.record
        assert dump(record) == text
        assert record.replay().to_string() == play.state.to_string()
        assert record.replay().checksum() == play.state.checksum()
        check_draws(record)


@every_case
def test_replay_of_the_first_entries_is_every_position_on_the_way(case: Case) -> None:
    record = played(case, 1).record
    for index, state in record.steps():
        if index % 17 == 0:
            cut = read(dump(record.fork(index + 1)))
            assert cut.replay().to_string() == state.to_string()


@every_case
def test_a_game_that_is_interrupted_goes_on_the_same(case: Case) -> None:
    whole = played(case, 2)
    picker = Picker(case, 5)
    cut = picker.random.below(len(whole.record.entries))
    play = resume(read(dump(whole.record.fork(cut))), whole.record.seed)
    play.draw()
    while len(play.record.entries) < len(whole.record.entries):
        entry = whole.record.entries[len(play.record.entries)]
        names = [play.state.seat_name(seat) for seat in range(play.state.num_players())]
        play.act_text(entry.text, names.index(entry.actor))
    assert dump(play.record) == dump(whole.record)


@every_case
def test_take_backs(case: Case) -> None:
    play = played(case, 0)
    half = len(play.record.entries) // 2
    play.take_back(len(play.record.entries) - half)
    assert play.state.to_string() == play.record.replay(half).to_string()
    assert read(dump(play.record)).replay().to_string() == play.state.to_string()


@every_case
def test_damaged_records_give_clear_errors(case: Case) -> None:
    """Lines left out, doubled or exchanged: either still a game, or an error at a line of the file."""
    play = played(case, 1)
    lines = dump(play.record).split("\n")
    picker = Picker(case, 3)
    for _ in case.seeds(8):
        first, second = picker.random.below(len(lines) - 1), picker.random.below(len(lines) - 1)
        for damaged in (
            lines[:first] + lines[first + 1 :],
            lines[:first] + lines[first : first + 1] + lines[first:],
            [lines[second] if place == first else line for place, line in enumerate(lines)],
        ):
            with contextlib.suppress(RecordError):
                read("\n".join(damaged)).replay()


@every_case
def test_the_options_stand_in_the_record(case: Case) -> None:
    agreed = options_of(case.game).complete(case.options)
    record = Record(case.game, agreed)
    assert read(dump(record)).options == agreed
