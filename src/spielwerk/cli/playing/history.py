"""The game so far, told from its record."""

from spielwerk.cli.playing.features import Features
from spielwerk.core.game import State
from spielwerk.core.record import CHANCE, TABLE, Record
from spielwerk.locale.catalogue import Catalogue


def told_moves(record: Record, features: Features, say: Catalogue, reader: int, is_over: bool) -> list[str]:
    """A sentence for every run of moves of one seat, below a line for every part of the game, as a seat knows it."""
    if features.told is None:
        return _told_by_sentences(record, features, say)
    lines: list[str] = []
    chapter = ""
    for line in features.told.log(record, reader, say.language, 0, is_over):
        if line.chapter != chapter:
            chapter = line.chapter
            lines.append(f"-- {chapter} --")
        lines.append(f"{line.text} {line.changes}".strip())
    return lines


def _told_by_sentences(record: Record, features: Features, say: Catalogue) -> list[str]:
    lines: list[str] = []
    steps: list[object] = []
    who = ""
    chapter = ""

    def finish() -> None:
        if steps:
            lines.append(features.sentences.told(who, list(steps), say))
            steps.clear()

    def follow(state: State, index: int) -> None:
        nonlocal who, chapter
        entry = record.entries[index]
        if entry.actor == TABLE:
            finish()
            lines.append(str(entry))
            return
        seat = -1 if entry.actor == CHANCE else _seat_named(state, entry.actor)
        name = features.sentences.seat_title(state, seat, say) if seat >= 0 else ""
        if name != who or state.chapter() != chapter:
            finish()
        if state.chapter() != chapter:
            chapter = state.chapter()
            lines.append(f"-- {chapter} --")
        who = name
        action = state.string_to_action(entry.text, seat) if seat >= 0 else state.string_to_action(entry.text)
        steps.append(features.sentences.step(state, action, seat, say))

    record.replay(before=follow)
    finish()
    return [line for line in lines if line]


def _seat_named(state: State, name: str) -> int:
    return next(seat for seat in range(state.num_players()) if state.seat_name(seat) == name)
