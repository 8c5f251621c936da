# not compiled: reads files
"""The drawings of signs and pieces: `drawings/*.svg`, which any program for pictures can open."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

SIGN_BOX: Final = "-12 -12 24 24"
"""The room around the origin that a sign takes, as a viewBox."""
DISC_BOX: Final = "-30 -30 60 60"
FILES: Final = ("signs", "pieces")

_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_BETWEEN: Final = re.compile(r">\s+<")
_INSIDE: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_ID: Final = re.compile(r' id="([^"]+)"')


@cache
def drawings() -> str:
    """All drawings one after the other, each with an id, without blanks between them."""
    folder = files(__package__) / "drawings"
    return "".join(_content((folder / f"{name}.svg").read_text(encoding="utf-8")) for name in FILES)


def _content(text: str) -> str:
    inside = _INSIDE.search(text)
    assert inside is not None, "a file of drawings is one svg element"
    return _BETWEEN.sub("><", _COMMENT.sub("", inside[1])).strip()


@cache
def ids() -> frozenset[str]:
    """The ids that pictures may point to."""
    return frozenset(_ID.findall(drawings()))


def definitions() -> str:
    """All drawings as a page holds them: once, before anything else."""
    return f'<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>{drawings()}</defs></svg>'
