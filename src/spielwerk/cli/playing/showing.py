"""Menus as lines of a given width.

Choices of a group that lead to the same are one entry. Entries are numbered through; groups aside are the last ones.
"""

from typing import Final

from rich.text import Text

from spielwerk.cli.folding import hanging
from spielwerk.core.presentation import Choice, Group
from spielwerk.locale.catalogue import Catalogue

LONG: Final = 34
"""A group whose choices are longer than this on average has a line for each."""
INDENT: Final = 2


Entry = list[Choice]
"""What one number stands for: the ways to one thing."""


def entries_of(group: Group) -> list[Entry]:
    """The choices of a group, those with the same goal together."""
    found: dict[str, Entry] = {}
    for place, choice in enumerate(group.choices):
        found.setdefault(choice.goal or f"choice {place}", []).append(choice)
    return list(found.values())


def asks(entry: Entry) -> bool:
    """Whether the ways should be shown before one is taken."""
    return len(entry) > 1 or entry[0].asks


def menu(groups: list[Group], say: Catalogue, width: int, room: int) -> list[Text]:
    """The groups with numbered entries. Groups are cut short where the lines would not fit into the room."""
    firsts = [1 + sum(len(entries_of(group)) for group in groups[:place]) for place in range(len(groups))]
    blocks = [group_lines(group, first, width) for group, first in zip(groups, firsts, strict=True)]
    aside: list[Text] = []
    titles = [group.title for group in groups if group.aside]
    if titles and sum(map(len, blocks)) > room:
        aside = hanging(Text(say("play.aside", titles=", ".join(titles)), "dim"), width)
        del blocks[len(groups) - len(titles) :]
    while sum(map(len, blocks)) > room - len(aside):
        place = max(range(len(blocks)), key=lambda place: len(blocks[place]))
        if len(blocks[place]) == 1:
            break
        blocks[place] = _cut(groups[place], firsts[place], say, width, len(blocks[place]) - 1)
    return [line for block in [*blocks, aside] for line in block]


def group_lines(group: Group, first: int, width: int) -> list[Text]:
    """Title and entries, numbered from `first`; short ones share lines."""
    lines = [_line(first + place, entry) for place, entry in enumerate(entries_of(group))]
    if sum(line.cell_len for line in lines) <= LONG * len(lines) + 8:
        return _flow(group.title, lines, width)
    return [_title(group.title), *(folded for line in lines for folded in _hanging(line, width))]


def word_for(group: Group) -> str:
    """The word by which somebody asks for a group in the reader's language."""
    return group.title.split()[0].strip(",").lower()


def _cut(group: Group, first: int, say: Catalogue, width: int, most: int) -> list[Text]:
    """At most so many lines: without what stands behind colons, then without prices, at last only the first entries."""
    named = [[_shortened(entry[0]), *entry[1:]] for entry in entries_of(group)]
    bare = [[entry[0]._replace(price=""), *entry[1:]] for entry in named]
    for entries in (named, bare):
        shown = [_line(first + place, entry) for place, entry in enumerate(entries)]
        lines = _flow(group.title, shown, width)
        if len(lines) <= most:
            return lines
    note = Text(say("play.more", name=word_for(group)), "not bold dim")
    while len(lines) > most and shown:
        del shown[-1]
        lines = _flow(group.title, [*shown, note], width)
    return lines


def _shortened(choice: Choice) -> Choice:
    return choice._replace(goal=(choice.goal or choice.label).partition(": ")[0])


def _flow(title: str, entries: list[Text], width: int) -> list[Text]:
    """The title and the entries one behind the other; what is longer than a line has lines of its own."""
    lines = [_title(title)]
    full = False
    for entry in entries:
        if INDENT + entry.cell_len > width:
            lines += _hanging(entry, width)
            full = True
            continue
        if full or lines[-1].cell_len + INDENT + entry.cell_len > width:
            lines.append(Text(no_wrap=True))
            full = False
        lines[-1].append(" " * INDENT, "not bold").append_text(entry)
    return lines


def _title(title: str) -> Text:
    return Text(title, "bold", no_wrap=True)


def _line(number: int, entry: Entry) -> Text:
    usual, more = entry[0], " ..." if asks(entry) else ""
    line = Text(no_wrap=True)
    line.append(f"{number}", "bold cyan").append(f" {usual.goal or usual.label}", "not bold")
    return line.append(f" ({usual.price}{more})" if usual.price else more, "not bold dim")


def _hanging(entry: Text, width: int) -> list[Text]:
    """A long entry in as many lines as it needs, the later ones further in."""
    return hanging(Text(" " * INDENT, no_wrap=True).append_text(entry), width)
