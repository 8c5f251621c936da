"""The board of a position as a picture that stands alone: SVG with the styles it needs, or PNG made from it.

Programs for pictures know less of style sheets than browsers do; so colours are filled in here, for light or for dark.
"""

import base64
import io
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.core.game import Game, State
from spielwerk.core.markup import Markup, escape, joined
from spielwerk.core.presentation import Panel, Presentation
from spielwerk.table.games.features import features_of
from spielwerk.table.pages.rendering import style_folder

FONT: Final = "source-sans-3.woff2"
FAMILY: Final = "Source Sans 3"
_FONTS: Final = f"'{FAMILY}', sans-serif"
"""In quotation marks, for no word of a style sheet begins with a digit."""
_WEIGHT: Final = 620
"""The one weight of text in PNG files: between those of the page."""
_FOOT: Final = 40
"""Height of the line under the board with the seats and their points."""
TOKEN: Final = 24
"""From where a seat's room begins to the middle of its token."""
TEXT_BEGINS: Final = 17
"""From there to its text."""
SIGN_WIDTH: Final = 8.5
"""Of a wide text of that size, by letter."""
_LARGEST_WIDTH: Final = 8000

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_MEDIA: Final = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_MOTION: Final = re.compile(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|animation:[^;}]*;?")
_TOKEN: Final = re.compile(r"(--[\w-]+):\s*([^;]+);")
_FONT_IN_SHORT: Final = re.compile(r"font:\s*(\d+)\s+([\d.]+px)\s+([^;}]+)")
"""Programs for pictures read weights between the hundreds only where they stand by themselves."""
_USE: Final = re.compile(r"var\((--[\w-]+)\)")
_VIEW_BOX: Final = re.compile(r'viewBox="([^"]+)"')
_OPENING: Final = re.compile(r"<svg[^>]*>")
_CLASS: Final = re.compile(r'class="[^"]+"')
_DEFS: Final = re.compile(r"<defs>.*</defs>", re.DOTALL)


class NoPng(Problem):
    """PNG needs packages that are not there."""


def svg_picture(game: Game, state: State, language: str, dark: bool = False) -> str:
    """The board with the seats and their points below it."""
    shown = features_of(game).presentation
    board = str(shown.board(state, language, {}, ()))
    found = _VIEW_BOX.search(board)
    assert found is not None, "a board is an svg element with a viewBox"
    left, top, width, height = (float(number) for number in found[1].split())
    box = f"{left:g} {top:g} {width:g} {height + _FOOT:g}"
    opening = _OPENING.search(board)
    kind = _CLASS.search(opening[0]) if opening is not None else None
    assert opening is not None and kind is not None, "a board says by its class whose styles it has"
    content = board[opening.end() :].removesuffix("</svg>")
    seats = [panel for panel in shown.panels(state, None, language, {}) if panel.place.startswith("seat-")]
    foot = _foot(shown, state, seats, left, top + height, width)
    size = f'width="{2 * width:g}" height="{2 * (height + _FOOT):g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} '
        f'font-family="{_FONTS}" role="img">'
        f"<desc>{escape(shown.board_text(state, language))}</desc><style>{_font_face()}{style(game, dark)}</style>"
        f'{_drawings(shown, state)}<rect class="table" x="{left:g}" y="{top:g}" width="100%" height="100%"/>'
        f"<g {kind[0]}>{content}</g>{foot}</svg>"
    )


def _drawings(shown: Presentation, state: State) -> str:
    found = _DEFS.search(shown.definitions(state))
    return found[0] if found is not None else ""


def _foot(shown: Presentation, state: State, seats: list[Panel], left: float, top: float, width: float) -> Markup:
    """A token, a name and the points of every seat, side by side."""
    signs, points = shown.colours(state), state.returns()
    numbers = [int(panel.place.removeprefix("seat-")) for panel in seats]
    texts = [f"{panel.title}  {points[seat]:g}" for panel, seat in zip(seats, numbers, strict=True)]
    places, scale = foot_places(texts, width)
    y = top + _FOOT / 2 - 4
    return joined(
        Markup(
            f'<g transform="translate({left + place:g} {y:g}) scale({scale:g})"><use href="#{signs[seat][1]}"/>'
            f'<text class="seat-text" x="{TEXT_BEGINS}" y="5">{escape(text)}</text></g>'
        )
        for place, seat, text in zip(places, numbers, texts, strict=True)
    )


def foot_places(texts: list[str], width: float) -> tuple[list[float], float]:
    """Where the tokens of the line under the board stand, and at what size, so that every text has its room."""
    needed = [TOKEN + TEXT_BEGINS + SIGN_WIDTH * len(text) for text in texts]
    scale = min(1.0, width / max(1.0, sum(needed)))
    room = width / max(1, len(texts))
    if max(needed, default=0.0) > room:
        rest = (width - scale * sum(needed)) / len(texts)
        begins = [sum(scale * need + rest for need in needed[:place]) for place in range(len(texts))]
    else:
        begins = [room * place for place in range(len(texts))]
    return [round(begin + scale * TOKEN, 2) for begin in begins], round(scale, 4)


# Styles.


@cache
def style(game: Game, dark: bool) -> str:
    """The style sheet of a game's pictures with the colours filled in; what a rule sets for itself stays as it is."""
    tokens = design_tokens(game, dark)
    sheets = [_css("pieces.css"), *(text for name, text in _own_styles(game) if name == "pieces.css")]
    rules = _MOTION.sub("", _MEDIA.sub("", _COMMENT.sub("", "".join(sheets))))
    rules += ".table{fill:var(--table)}.seat-text{fill:var(--ink);font:700 14px var(--font);white-space:pre}"
    rules = _FONT_IN_SHORT.sub(r"font-weight:\1;font-size:\2;font-family:\3", rules)
    filled = _USE.sub(lambda use: tokens.get(use[1], use[0]), rules)
    return re.sub(r"\s*([{};:,>])\s*", r"\1", filled).strip()


def design_tokens(game: Game, dark: bool) -> dict[str, str]:
    """All design tokens of the light or the dark table, with those of a game."""
    sheets = [_css("tokens.css"), *(text for name, text in _own_styles(game) if name == "tokens.css")]
    text = _MEDIA.sub("", _COMMENT.sub("", "".join(sheets)))
    tokens: dict[str, str] = {}
    for selector, block in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        if "dark" not in selector or dark:
            tokens.update(_TOKEN.findall(block))
    return tokens | {"--font": _FONTS}


def _own_styles(game: Game) -> list[tuple[str, str]]:
    """Names and texts of a game's style sheets: tokens.css, pieces.css for drawings, others for the page."""
    folder = style_folder(game)
    return [(sheet.name, sheet.read_text("utf-8")) for sheet in sorted(folder.glob("*.css"))] if folder else []


@cache
def _css(name: str) -> str:
    return (files("spielwerk.table") / "static" / "css" / name).read_text(encoding="utf-8")


@cache
def _font() -> bytes:
    return (files("spielwerk.table") / "static" / "font" / FONT).read_bytes()


@cache
def _font_face() -> str:
    data = base64.b64encode(_font()).decode()
    return f"@font-face{{font-family:'{FAMILY}';src:url(data:font/woff2;base64,{data});font-weight:200 900}}"


# PNG.


def png_picture(svg: str, width: int) -> bytes:
    """The picture in pixels. Raises NoPng where the packages for it are missing."""
    if not 0 < width <= _LARGEST_WIDTH:
        raise Problem("draw.width", most=_LARGEST_WIDTH)
    try:
        import resvg_py
    except ImportError:
        raise NoPng("draw.no-png") from None
    with TemporaryDirectory() as folder:
        font = Path(folder) / "font.ttf"
        font.write_bytes(_plain_font())
        without_font = svg.replace(_font_face(), "")
        return bytes(resvg_py.svg_to_bytes(without_font, width=width, skip_system_fonts=True, font_files=[str(font)]))


@cache
def _plain_font() -> bytes:
    """The page's font unpacked, in one weight."""
    try:
        from fontTools.ttLib import TTFont
        from fontTools.varLib.instancer import instantiateVariableFont
    except ImportError:
        raise NoPng("draw.no-png") from None
    font = TTFont(io.BytesIO(_font()))
    font = instantiateVariableFont(font, {"wght": _WEIGHT})
    font.flavor = None
    font["name"].setName(FAMILY, 1, 3, 1, 0x409)  # its name there is that of the thinnest weight
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()
