# not compiled: pictures for people
"""The solo opponent: its wheel of letters, and what it did in its last turn."""

from html import escape

from spielwerk.games.noria.presentation.deeds import deeds
from spielwerk.games.noria.presentation.geometry import WHEEL_BOX, slot_place
from spielwerk.games.noria.presentation.markup import label
from spielwerk.games.noria.presentation.wheel import HALF, OTHER_HALF
from spielwerk.games.noria.presentation.words import letter_words
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import EMPTY, LETTER_NAMES, LETTERS, SLOTS
from spielwerk.locale.catalogue import Catalogue


def bot_panel(state: State, say: Catalogue) -> str:
    """Approximate, and said to be."""
    done = "".join(f"<li>{escape(one)}</li>" for one in deeds(state, say))
    told = f"<p><b>{escape(say('pictures.bot.deeds'))}</b></p><ul>{done}</ul>" if done else ""
    boost = f"<p>{escape(say('pictures.bot.boost'))}</p>" if state.boost else ""
    return (
        f'<div class="bot-place seat-white"><div class="wheel-box">{_wheel(state, say)}</div>'
        f'<div>{told}{boost}<p class="small">{escape(say("pictures.bot.approximate"))}</p></div></div>'
    )


def _wheel(state: State, say: Catalogue) -> str:
    """Letters where they lie now. They turn by being somewhere else."""
    slots = "".join(_letter(state, slot, say) for slot in range(SLOTS) if state.letters[slot] != EMPTY)
    bands = "".join(f'<use href="#w-{name}"/>' for name in ("large", "middle", "small"))
    return (
        f'<svg class="wheel bot-wheel" viewBox="{WHEEL_BOX}" role="group" '
        f'aria-label="{escape(say("pictures.panel.bot"))}">'
        f'<circle class="wheel-plate" r="190"/>{bands}<path class="half-lit" d="{HALF}"/>'
        f'<path class="half-dim" d="{OTHER_HALF}"/>{slots}</svg>'
    )


def _letter(state: State, slot: int, say: Catalogue) -> str:
    number = int(state.letters[slot])
    x, y = slot_place(slot)
    plate = "p-disc-upgraded" if number >= LETTERS else "p-disc"
    return (
        f'<g class="letter k-tool" transform="translate({x:g} {y:g})">'
        f"<title>{escape(letter_words(slot, number, say))}</title>"
        f'<use href="#{plate}" transform="scale(1.1)"/>{label(0, 9, LETTER_NAMES[number % LETTERS])}</g>'
    )


def bot_line(state: State, say: Catalogue) -> str:
    return escape(" ".join(deeds(state, say)))
