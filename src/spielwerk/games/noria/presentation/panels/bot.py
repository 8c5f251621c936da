# not compiled: pictures for people
"""The solo opponent: its wheel of letters, and what it did in its last turn."""

from spielwerk.core.markup import NOTHING, Markup, escape, joined, label
from spielwerk.games.noria.presentation.board.geometry import WHEEL_BOX, slot_place
from spielwerk.games.noria.presentation.board.wheel import HALF, OTHER_HALF
from spielwerk.games.noria.presentation.telling.deeds import deeds
from spielwerk.games.noria.presentation.telling.words import letter_words
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import EMPTY, LETTER_NAMES, LETTERS, RING_NAMES, RING_START, RINGS
from spielwerk.locale.catalogue import Catalogue


def bot_panel(state: State, say: Catalogue) -> Markup:
    """Approximate, and said to be."""
    done = joined(Markup(f"<li>{escape(one)}</li>") for one in deeds(state, say))
    told = Markup(f"<p><b>{escape(say('pictures.bot.deeds'))}</b></p><ul>{done}</ul>") if done else NOTHING
    boost = Markup(f"<p>{escape(say('pictures.bot.boost'))}</p>") if state.boost else NOTHING
    approximate = Markup(f'<p class="small">{escape(say("pictures.bot.approximate"))}</p>')
    return Markup(
        f'<div class="bot-place seat-white"><div class="wheel-box">{_wheel(state, say)}</div>'
        f'<div class="bot-told">{told}{boost}{_meanings(state, say)}{approximate}</div></div>'
    )


def _meanings(state: State, say: Catalogue) -> Markup:
    """What each letter does."""
    does = state.settings.values.bot_does
    round = int(state.settings.values.bot_boost_round)
    told = [say(f"shown.bot.means-{int(does[letter])}", round=round) for letter in range(LETTERS)]
    lines = joined(
        Markup(f"<li><b>{name}</b> {escape(one)}</li>") for name, one in zip(LETTER_NAMES, told, strict=True)
    )
    return Markup(f'<ul class="meanings">{lines}</ul>')


def _wheel(state: State, say: Catalogue) -> Markup:
    """Letters on rings that turn once in every round."""
    slots = joined(_ring(state, ring, say) for ring in range(RINGS))
    bands = joined(_band(state, ring) for ring in reversed(range(RINGS)))
    return Markup(
        f'<svg class="wheel bot-wheel" viewBox="{WHEEL_BOX}" role="group" '
        f'aria-label="{escape(say("pictures.panel.bot"))}">'
        f'<circle class="wheel-plate" r="190"/>{bands}<path class="half-lit" d="{HALF}"/>'
        f'<path class="half-dim" d="{OTHER_HALF}"/>{slots}</svg>'
    )


def _turning(state: State, ring: int) -> str:
    tens, ones = divmod(int(state.round), 10)
    return f'class="turning ring-{RING_NAMES[ring]}" data-tens="{tens}" data-ones="{ones}"'


def _band(state: State, ring: int) -> Markup:
    name = RING_NAMES[ring]
    return Markup(f'<g id="band-{name}-bot" {_turning(state, ring)}><use href="#w-{name}"/></g>')


def _ring(state: State, ring: int, say: Catalogue) -> Markup:
    slots = range(int(RING_START[ring]), int(RING_START[ring + 1]))
    letters = joined(_letter(state, slot, say) for slot in slots if state.letters[slot] != EMPTY)
    return Markup(f'<g id="ring-{RING_NAMES[ring]}-bot" {_turning(state, ring)}>{letters}</g>')


def _letter(state: State, slot: int, say: Catalogue) -> Markup:
    number = int(state.letters[slot])
    x, y = slot_place(slot, int(state.round))
    plate = "p-disc-upgraded" if number >= LETTERS else "p-disc"
    return Markup(
        f'<g class="letter k-tool" transform="translate({x:g} {y:g})">'
        f"<title>{escape(letter_words(slot, number, say))}</title>"
        f'<g class="upright"><use href="#{plate}" transform="scale(1.1)"/>'
        f"{label(0, 9, LETTER_NAMES[number % LETTERS])}</g></g>"
    )


def bot_line(state: State, say: Catalogue) -> Markup:
    return escape(" ".join(deeds(state, say)))
