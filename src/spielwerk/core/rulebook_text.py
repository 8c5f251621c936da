# not compiled: reads texts
"""The form in which rulebooks are written: Markdown with marks.

    # Title of the book
    Preface.

    ## Towns {#towns p. 15}
    <!-- words: town, city, key -->

    {#towns.size} A town needs at least four buildings ...

A heading carries its id and, where it is known, the page in the printed rules. The comment lists further words by which
people ask for it. A rule is one paragraph or list item that begins with its mark; the part of the id before the dot is
the heading's id or another word that stands for this heading alone. Text without a mark may only precede the rules.
"""

import re
from dataclasses import dataclass

HEADING = re.compile(r"## (?P<title>\S.*?) \{#(?P<id>[a-z][a-z0-9-]*)(?: p\. (?P<page>[1-9]\d*))?\}")
RULE = re.compile(r"(?:- )?\{#(?P<id>[a-z][a-z0-9-]*\.[a-z0-9][a-z0-9-]*)(?: p\. (?P<page>[1-9]\d*))?\} (?P<text>\S.*)")
WORDS = re.compile(r"<!-- words: (?P<words>.+) -->")
INDEX_COLUMNS = ["heading", "rule file", "test file"]


class RulebookError(ValueError):
    """A rulebook or rule index that cannot be read, which is a mistake in the program: names file and line."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")
        self.file = file
        self.line = line


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement. `heading` is the id of the heading it stands under, `page` that of the printed rules if known."""

    id: str
    heading: str
    page: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Heading:
    """A chapter: its id, title in the book's language, further words for it, and what stands in it."""

    id: str
    title: str
    page: int | None
    words: tuple[str, ...]
    introduction: tuple[str, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class RuleSources:
    """Where a heading is played and tested: paths from the game's folder and from the project's root."""

    heading: str
    rule_files: tuple[str, ...]
    test_files: tuple[str, ...]


class RulebookReader:
    """Reads a rulebook line by line, collecting paragraphs."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.title = ""
        self.preface: list[str] = []
        self.headings: list[Heading] = []
        self.paragraph: list[str] = []
        self.paragraph_line = 0
        self.ids: dict[str, int] = {}
        self.prefixes: dict[str, str] = {}
        self.words: tuple[str, ...] = ()
        self.introduction: list[str] = []
        self.rules: list[Rule] = []
        self.open: re.Match[str] | None = None

    def read(self, text: str) -> None:
        """Takes in the whole text; then `title`, `preface` and `headings` hold it. Raises RulebookError."""
        number = 0
        for number, line in enumerate(text.splitlines(), 1):
            self.line(number, line.rstrip())
        self.end_paragraph()
        self.end_heading()
        if not self.title:
            raise RulebookError(self.file, max(number, 1), "the book has no title; it begins with '# Title'")

    def line(self, number: int, line: str) -> None:
        if not line or line.startswith(("#", "<!--", "- ")):
            self.end_paragraph()
        if line.startswith("<!--"):
            self.comment(number, line)
        elif line.startswith("# "):
            if self.title:
                raise RulebookError(self.file, number, f"a second title; the first is {self.title!r}")
            self.title = line[2:].strip()
        elif line.startswith("#"):
            self.begin_heading(number, line)
        elif line:
            if not self.paragraph:
                self.paragraph_line = number
            self.paragraph.append(line.strip())

    def comment(self, number: int, line: str) -> None:
        words = WORDS.fullmatch(line)
        if words is None:
            if not line.endswith("-->") or line.startswith("<!-- words"):
                raise RulebookError(self.file, number, f"comment not understood: {line!r}")
        elif self.open is None or self.rules:
            raise RulebookError(self.file, number, "the words for a heading stand directly below it")
        else:
            self.words = tuple(word.strip() for word in words["words"].split(","))

    def begin_heading(self, number: int, line: str) -> None:
        self.end_heading()
        match = HEADING.fullmatch(line)
        if match is None:
            form = "'## Title {#id}' or '## Title {#id p. 7}'"
            raise RulebookError(self.file, number, f"not a heading like {form}: {line!r}")
        self.take_id(match["id"], number)
        self.open = match

    def end_heading(self) -> None:
        if self.open is not None:
            id, title, page = self.open["id"], self.open["title"], _page(self.open)
            self.headings.append(Heading(id, title, page, self.words, tuple(self.introduction), tuple(self.rules)))
        self.open, self.words, self.introduction, self.rules = None, (), [], []

    def end_paragraph(self) -> None:
        if not self.paragraph:
            return
        text, number = " ".join(self.paragraph), self.paragraph_line
        self.paragraph = []
        match = RULE.fullmatch(text)
        if match is None and "{#" in text:
            raise RulebookError(self.file, number, f"not a rule '{{#heading.rule}} text': {text[:60]!r}")
        if match is not None and "{#" in match["text"]:
            raise RulebookError(self.file, number, f"a second mark inside the rule {match['id']}")
        if match is not None:
            self.take_rule(match, number)
        elif self.open is None:
            self.preface.append(text)
        elif self.rules:
            raise RulebookError(self.file, number, f"text without a mark after a rule: {text[:60]!r}")
        else:
            self.introduction.append(text)

    def take_rule(self, match: re.Match[str], number: int) -> None:
        id = match["id"]
        if self.open is None:
            raise RulebookError(self.file, number, f"rule {id} stands before the first heading")
        self.take_id(id, number)
        heading, prefix = self.open["id"], id.partition(".")[0]
        owner = self.prefixes.setdefault(prefix, heading)
        if owner != heading or (prefix != heading and prefix in self.ids):
            where = prefix if owner == heading else owner
            raise RulebookError(self.file, number, f"rule {id} stands under {heading}, but {prefix}.* under {where}")
        self.rules.append(Rule(id, heading, _page(match) or _page(self.open), match["text"]))

    def take_id(self, id: str, number: int) -> None:
        if id in self.ids:
            raise RulebookError(self.file, number, f"id {id} is given twice, first in line {self.ids[id]}")
        if "." not in id and self.prefixes.get(id, id) != id:
            raise RulebookError(self.file, number, f"rules called {id}.* stand under {self.prefixes[id]} already")
        self.ids[id] = number


def _page(match: re.Match[str]) -> int | None:
    return int(match["page"]) if match["page"] else None


def parse_rule_index(text: str, file: str) -> dict[str, RuleSources]:
    """The table `| heading | rule file | test file |` in this text. Raises RulebookError."""
    index: dict[str, RuleSources] = {}
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if [cell.lower() for cell in cells] == INDEX_COLUMNS:
            inside = True
        elif not cells:
            inside = False
        elif inside and not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
            if len(cells) != len(INDEX_COLUMNS):
                raise RulebookError(file, number, f"a row of the rule index has three cells, this one {len(cells)}")
            heading = cells[0].strip("`")
            if heading in index:
                raise RulebookError(file, number, f"heading {heading} stands twice in the rule index")
            index[heading] = RuleSources(heading, _paths(cells[1]), _paths(cells[2]))
    if not index:
        raise RulebookError(file, 1, "there is no table '| heading | rule file | test file |'")
    return index


def _paths(cell: str) -> tuple[str, ...]:
    """The paths in a cell; a dash says that there are none."""
    return tuple(re.findall(r"`([^`]+)`", cell))
