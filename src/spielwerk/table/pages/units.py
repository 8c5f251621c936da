"""What a browser has already is not sent again: elements of a unit that are as in the version it knows become stubs.

The versions that went out last are remembered by this process. Whoever knows another one gets the unit in full.
"""

import re
from typing import Final

from spielwerk.core.markup import Markup
from spielwerk.table.play.memory import Memory

MOST_VERSIONS: Final = 4000
SHORTEST: Final = 80
"""Signs of an element that is worth a stub."""
_TAG: Final = re.compile(r"""<(/?)([a-zA-Z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(/?)>""")
_ID: Final = re.compile(r'\sid="([^"]+)"')

Elements = dict[str, str]
"""Elements with an id, by it: from the first sign of their tag to the last one of their end."""


class Units:
    def __init__(self) -> None:
        self._versions: Final[Memory[Elements]] = Memory(MOST_VERSIONS)

    def news(self, content: Markup, version: str, known: str) -> Markup:
        """A unit's content for a browser that knows some version of it, or none."""
        html = str(content)
        spans = _spans(html)
        self._versions.put(version, {id: html[start:end] for id, (_, start, end) in spans.items()})
        before = self._versions.known(known)
        return content if before is None else Markup(_with_stubs(html, spans, before))


def _with_stubs(html: str, spans: dict[str, tuple[str, int, int]], before: Elements) -> str:
    parts, done = [], 0
    for id, (tag, start, end) in sorted(spans.items(), key=lambda item: item[1][1]):
        if start >= done and end - start >= SHORTEST and before.get(id) == html[start:end]:
            parts += [html[done:start], f'<{tag} id="{id}" data-same></{tag}>']
            done = end
    return "".join([*parts, html[done:]])


def _spans(html: str) -> dict[str, tuple[str, int, int]]:
    """Tag, start and end of every element with an id that has an end."""
    found: dict[str, tuple[str, int, int]] = {}
    open_tags: dict[str, list[tuple[str, int]]] = {}
    for match in _TAG.finditer(html):
        closes, tag, attributes, is_empty = match.groups()
        if closes:
            if open_tags.get(tag):
                id, start = open_tags[tag].pop()
                if id:
                    found[id] = (tag, start, match.end())
        elif not is_empty:
            named = _ID.search(attributes)
            open_tags.setdefault(tag, []).append((named[1] if named else "", match.start()))
    return found
