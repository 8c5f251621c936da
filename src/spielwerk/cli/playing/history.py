"""The game so far, told from its record."""

from spielwerk.core.presentation import LogLine, Presentation
from spielwerk.core.record import Record


def sentence(line: LogLine) -> str:
    """What has happened, and what it has changed."""
    return f"{line.text} ({line.changes})" if line.changes else line.text


def told_moves(record: Record, shown: Presentation, language: str, reader: int, is_over: bool) -> list[str]:
    """Everything that has happened, below a line for every part of the game, as a seat knows it."""
    lines: list[str] = []
    chapter = ""
    for line in shown.log(record, reader, language, 0, is_over):
        if line.chapter != chapter:
            chapter = line.chapter
            lines.append(f"-- {chapter} --")
        lines.append(sentence(line))
    return lines
