# not compiled: reads files
"""Drawings as files: `drawings/*.svg` beside a game's pictures, which any program for pictures can open.

Every drawing in them has an id. A page holds them once, and its pictures point to them.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_BETWEEN: Final = re.compile(r">\s+<")
_INSIDE: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_ID: Final = re.compile(r' id="([^"]+)"')


@cache
def drawings_in(package: str, names: Sequence[str]) -> str:
    """The drawings of some files of a package one after the other, without blanks between them."""
    folder = files(package) / "drawings"
    return "".join(_content((folder / f"{name}.svg").read_text(encoding="utf-8")) for name in names)


def _content(text: str) -> str:
    inside = _INSIDE.search(text)
    assert inside is not None, "a file of drawings is one svg element"
    return _BETWEEN.sub("><", _COMMENT.sub("", inside[1])).strip()


def ids_in(drawings: str) -> frozenset[str]:
    """The ids that pictures may point to."""
    return frozenset(_ID.findall(drawings))


def definitions_of(drawings: str) -> str:
    """Drawings as a page holds them: once, before anything else."""
    return f'<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>{drawings}</defs></svg>'
