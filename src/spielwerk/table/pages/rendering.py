"""Pages from templates. These see `say`, language and theme, and static files under names that change with them."""

import hashlib
import time
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from spielwerk.core.data import has_data
from spielwerk.core.discovery import feature, find_game
from spielwerk.core.game import Game
from spielwerk.core.markup import Markup
from spielwerk.table.pages.units import Units
from spielwerk.table.people.calls import Call

STATIC: Final = Path(__file__).parent.parent / "static"
THEME_COOKIE: Final = "theme"
NAME_COOKIE: Final = "name"
THEMES: Final = ("light", "dark")
SIGNS_PER_VERSION: Final = 10


@cache
def static(path: str) -> str:
    """The address of a static file; it changes with the file, so that browsers may keep what they have."""
    version = hashlib.sha256((STATIC / path).read_bytes()).hexdigest()[:SIGNS_PER_VERSION]
    return f"/static/{path}?{version}"


def style_folder(game: Game) -> Path | None:
    """Where a game's own styles lie, beside its drawings; None if it has none."""
    module = feature(game, "presentation")
    path = Path(str(module.__file__)).parent / "styles" if module is not None else None
    return path if path is not None and path.is_dir() else None


@cache
def styles(game: str) -> tuple[str, ...]:
    """Addresses of a game's own style sheets, in alphabetical order: `static/games/NAME/FILE`."""
    folder = style_folder(find_game(game))
    sheets = sorted(folder.glob("*.css")) if folder is not None else []
    return tuple(f"/static/games/{game}/{sheet.name}?{version_of(sheet.read_text('utf-8'))}" for sheet in sheets)


def has_components(game: str) -> bool:
    """Whether there is a page about a game's components."""
    return has_data(find_game(game).package)


def version_of(html: str) -> str:
    """What tells two versions of a piece of a page apart."""
    return hashlib.sha256(html.encode()).hexdigest()[:SIGNS_PER_VERSION]


def moment(seconds: float) -> str:
    """A time as clocks at the server show it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


@cache
def environment() -> Environment:
    made = Environment(
        loader=PackageLoader("spielwerk.table"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    made.globals |= {
        "static": static,
        "styles": styles,
        "version": version_of,
        "news": Units().news,
        "has_components": has_components,
        "moment": moment,
    }
    return made


def render(call: Call, template: str, **values: Any) -> Markup:
    """A template filled in for a reader; it escapes whatever is no Markup."""
    theme = call.cookies.get(THEME_COOKIE, "")
    return Markup(
        environment()
        .get_template(template)
        .render(
            say=call.say,
            language=call.language,
            theme=theme if theme in THEMES else "",
            here=call.here,
            my_name=unquote(call.cookies.get(NAME_COOKIE, ""))[:40],
            **values,
        )
    )


def page(call: Call, template: str, status: int = 200, **values: Any) -> Response:
    return HTMLResponse(render(call, template, **values), status)
