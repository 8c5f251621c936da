"""Menus as lines of a given width."""

from typing import Final

from rich.text import Text

from spielwerk.cli.folding import hanging
from spielwerk.core.choices import Choice, Group
from spielwerk.locale.catalogue import Catalogue

LONG: Final = 34
"""A group whose choices are longer than this on average has a line for each."""
INDENT: Final = 2


def menu(groups: list[Group], say: Catalogue, width: int, room: int) -> list[Text]:
    """The groups with numbered choices. Groups are cut short where the lines would not fit into the room."""
    firsts = [1 + sum(len(group.choices) for group in groups[:place]) for place in range(len(groups))]
    blocks = [group_lines(group, first, width) for group, first in zip(groups, firsts, strict=True)]
    while sum(map(len, blocks)) > room:
        place = max(range(len(blocks)), key=lambda place: len(blocks[place]))
        if len(blocks[place]) == 1:
            break
        blocks[place] = _cut(groups[place], firsts[place], say, width, len(blocks[place]) - 1)
    return [line for block in blocks for line in block]


def group_lines(group: Group, first: int, width: int) -> list[Text]:
    """Title and choices, numbered from `first`; short choices share lines."""
    entries = [_entry(first + place, choice) for place, choice in enumerate(group.choices)]
    if sum(entry.cell_len for entry in entries) <= LONG * len(entries) + 8:
        return _flow(group.title, entries, width)
    return [_title(group.title), *(line for entry in entries for line in _hanging(entry, width))]


def word_for(group: Group) -> str:
    """The word by which somebody asks for a group in the reader's language."""
    return group.title.split()[0].strip(",").lower()


def _cut(group: Group, first: int, say: Catalogue, width: int, most: int) -> list[Text]:
    """At most so many lines: labels without what stands behind a colon, and if need be only the first choices."""
    entries = [_entry(first + place, _shortened(choice)) for place, choice in enumerate(group.choices)]
    lines = _flow(group.title, entries, width)
    note = Text(say("play.more", name=word_for(group)), "not bold dim")
    while len(lines) > most and entries:
        del entries[-1]
        lines = _flow(group.title, [*entries, note], width)
    return lines


def _shortened(choice: Choice) -> Choice:
    return choice._replace(label=choice.label.partition(":")[0])


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


def _entry(number: int, choice: Choice) -> Text:
    entry = Text(no_wrap=True)
    entry.append(f"{number}", "bold cyan").append(f" {choice.label}", "not bold")
    more = " ..." if choice.asks else ""
    return entry.append(f" ({choice.price}{more})" if choice.price else more, "not bold dim")


def _hanging(entry: Text, width: int) -> list[Text]:
    """A long entry in as many lines as it needs, the later ones further in."""
    return hanging(Text(" " * INDENT, no_wrap=True).append_text(entry), width)
