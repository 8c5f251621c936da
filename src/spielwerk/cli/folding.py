"""Lines that are wider than the window: nothing of them is cut off."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

SMALLEST_BLOCK: Final = 3
"""From so many lines on, lines that follow each other are a table or a map and are cut at one column."""
INDENT: Final = 5


def folded(lines: Sequence[Text], width: int) -> list[Text]:
    """Lines that belong together. Where they are too wide, tables and maps go on in a further part below, which begins
    each line with what it begins with above; single lines go on further in."""
    longest = max((line.cell_len for line in lines), default=0)
    if longest <= width:
        return list(lines)
    if len(lines) < SMALLEST_BLOCK:
        return [part for line in lines for part in hanging(line, width)]
    label = _label(lines, width // 3)
    found = []
    begin = 0
    while begin < longest:
        room = width - (label if begin else 0)
        end = longest if longest - begin <= room else _gap(lines, begin, begin + room)
        for line in lines:
            part = line[begin:end]
            if part.plain.strip() or not begin:
                part = line[:label].append_text(part) if begin else part
                part.no_wrap = True
                part.rstrip()
                found.append(part)
        begin = end
    return found


def hanging(line: Text, width: int, indent: int = INDENT) -> list[Text]:
    """A long line in as many as it needs, the later ones further in."""
    words = line.divide([place + 1 for place, sign in enumerate(line.plain) if sign == " "])
    found = [Text(no_wrap=True)]
    for word in words:
        if found[-1].cell_len + len(word.plain.rstrip()) > width and found[-1].plain.strip():
            found[-1].rstrip()
            found.append(Text(" " * indent, no_wrap=True))
        found[-1].append_text(word)
    found[-1].rstrip()
    return found


def _is_blank(line: Text, column: int) -> bool:
    return line.plain[column : column + 1] in ("", " ")


def _label(lines: Sequence[Text], most: int) -> int:
    """The columns in front of the first two that are blank in all lines, with them; 0 where there are none."""
    for column in range(1, most - 1):
        is_gap = all(_is_blank(line, column) and _is_blank(line, column + 1) for line in lines)
        if is_gap and any(line.plain[:column].strip() for line in lines):
            return column + 2
    return 0


def _gap(lines: Sequence[Text], begin: int, end: int) -> int:
    """The last place to cut between two columns, which is the end where no column is blank in all lines."""
    for column in range(end, begin + (end - begin) // 2, -1):
        if all(_is_blank(line, column - 1) for line in lines):
            return column
    return end
