"""The log as the page tells it: by chapters and turns."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from spielwerk.core.presentation import LogLine
from spielwerk.table.play.view import View

TURNS_IN_CHUNK: Final = 5

Turn = tuple[LogLine, ...]


class Chapter(NamedTuple):
    number: int
    title: str
    chunks: tuple[tuple[int, tuple[Turn, ...]], ...]
    """Lines of one seat after the other, some turns in a numbered chunk, the latest first."""
    is_last: bool
    has_news: bool


def chapters(view: View) -> list[Chapter]:
    """The log by chapters and turns, the latest first."""
    lines: dict[str, list[LogLine]] = {}
    for line in view.log:
        lines.setdefault(line.chapter, []).append(line)
    last = len(lines) - 1
    found = [
        Chapter(number, title, _chunks(list(_turns(of))), number == last, of[-1].position > view.since)
        for number, (title, of) in enumerate(lines.items())
    ]
    return found[::-1]


def _chunks(turns: list[Turn]) -> tuple[tuple[int, tuple[Turn, ...]], ...]:
    """A move changes only the last chunk, so that what came before need not be sent again."""
    starts = range(0, len(turns), TURNS_IN_CHUNK)
    return tuple((start, tuple(turns[start : start + TURNS_IN_CHUNK][::-1])) for start in starts)[::-1]


def _turns(lines: Sequence[LogLine]) -> Iterator[Turn]:
    turn: list[LogLine] = []
    for line in lines:
        if turn and turn[-1].seat != line.seat:
            yield tuple(turn)
            turn = []
        turn.append(line)
    if turn:
        yield tuple(turn)
