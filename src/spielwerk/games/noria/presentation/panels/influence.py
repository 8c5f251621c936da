# not compiled: pictures for people
"""Beside the own wheel: night shift and rebuilding with their prices, and the look ahead at the next turns."""

from spielwerk.core.markup import Marks, Markup, escape, sign
from spielwerk.games.noria.presentation.board.wheel import REBUILD_MODE, half_wheel
from spielwerk.games.noria.presentation.markup import count
from spielwerk.games.noria.presentation.telling.words import ring
from spielwerk.games.noria.rules import influence as rules
from spielwerk.games.noria.state import TURNS, State
from spielwerk.games.noria.terms import LARGE, MIDDLE, RING_NAMES
from spielwerk.locale.catalogue import Catalogue

LOOK_AHEAD = 2
"""Turns that the wheel can be looked at ahead."""


def prices(state: State, seat: int) -> tuple[int, int]:
    """Knowledge for the next night shift and the next rebuilding of a seat; its repetitions count in its own turn."""
    if state.turn == seat and state.phase == TURNS:
        return int(rules.night_shift_price(state)), int(rules.rebuild_price(state))
    return int(rules.first_night_shift(state)), int(rules.first_rebuild(state))


def influence(state: State, seat: int, marks: Marks, say: Catalogue) -> Markup:
    """Three buttons; what they cost stands on them."""
    shift, rebuild = prices(state, seat)
    parts = []
    for number in (MIDDLE, LARGE):
        words = say("pictures.influence.night-shift", ring=ring(number, say), n=shift)
        content = Markup(f'{sign("night")}{_ring_sign(number)}<span class="cost">{count(shift, "knowledge")}</span>')
        parts.append(marks.button(f"night-{RING_NAMES[number]}", "control", words, content))
    words = say("pictures.influence.rebuild", n=rebuild)
    content = Markup(f'{sign("rebuild")}<span class="cost">{count(rebuild, "knowledge")}</span>')
    may = any(one.startswith("rebuild") for one in marks.chosen)
    classes = "control" + (" is-choice" if may else "") + (" is-on" if REBUILD_MODE in marks else "")
    more = f' data-focus="{REBUILD_MODE}"' if may else ""
    parts.append(marks.button("rebuild", classes, words, content, Markup(more)))
    return Markup(f'<div class="influence" id="influence-{seat}">{"".join(parts)}</div>')


def _ring_sign(number: int) -> Markup:
    """Three circles, the ring in question filled."""
    circles = "".join(
        f'<circle r="{radius}"{" class=on" if ring_number == number else ""}/>'.replace("class=on", 'class="on"')
        for ring_number, radius in ((2, 10.5), (1, 7), (0, 3.2))
    )
    return Markup(f'<svg class="s rings" viewBox="-12 -12 24 24">{circles}</svg>')


def ahead(state: State, seat: int, say: Catalogue) -> Markup:
    """A switch that turns the picture of the wheel on by a turn or two; nothing happens in the game."""
    parts = []
    for turns in range(LOOK_AHEAD + 1):
        words = say(f"pictures.ahead.{turns}")
        title = half_wheel(state, seat, turns, say)
        checked = ' checked=""' if turns == 0 else ""
        parts.append(
            Markup(
                f'<label title="{escape(title)}"><input type="radio" name="ahead-{seat}" id="ahead-{seat}-{turns}" '
                f'class="ahead-{turns}" aria-describedby="ahead-words-{seat}-{turns}"{checked}/>'
                f"<span>{escape(words)}</span>"
                f'<span class="said" id="ahead-words-{seat}-{turns}">{escape(title)}</span></label>'
            )
        )
    legend = escape(say("pictures.ahead.name"))
    return Markup(
        f'<fieldset class="ahead" id="ahead-{seat}"><legend class="said">{legend}</legend>{"".join(parts)}</fieldset>'
    )
