# not compiled: pictures for people
"""The six rounds: what each pays for, and its reward for cults."""

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined
from spielwerk.games.terra_mystica.presentation.panels.faces import reward_face, scoring_face
from spielwerk.games.terra_mystica.state import ACTIONS, CULT_SPADES, FINISHED, State
from spielwerk.games.terra_mystica.steps import tile
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.locale.catalogue import Catalogue


def rounds_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    """Tiles in a row; the present one is marked, past ones are faint."""
    tiles = joined(_tile(state, number, marks, say) for number in range(1, ROUNDS + 1))
    return Markup(f'<ol class="rounds">{tiles}</ol>')


def rounds_line(state: State, say: Catalogue) -> Markup:
    """The short form: the present round, or the first one before it begins."""
    number = max(1, int(state.round))
    heading = escape(say("screen.round", round=number, rounds=ROUNDS))
    tile_number = int(state.scoring[number])
    if not tile_number:
        return heading
    reward = reward_face(tile_number) if number < ROUNDS else NOTHING
    return Markup(
        f'<b>{heading}</b> <span class="face">{scoring_face(tile_number)}</span> <span class="face">{reward}</span>'
    )


def _tile(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    tile_number = int(state.scoring[number])
    if not tile_number:
        return Markup(f'<li class="round"><span class="no">{number}</span></li>')
    words = say("pictures.round", n=number, what=tile("scoring", tile_number, say))
    if number < ROUNDS:
        words += say("pictures.round-reward", what=tile("reward", tile_number, say))
    now = state.round == number and state.phase in (ACTIONS, CULT_SPADES)
    past = state.round > number or state.phase == FINISHED
    classes = "round" + (" now" if now else " past" if past else "")
    current = ' aria-current="step"' if now else ""
    face = Markup(f'<span class="no">{number}</span><span class="face">{scoring_face(tile_number)}</span>')
    reward = reward_face(tile_number) if number < ROUNDS else NOTHING
    button = marks.button(
        f"tile-SCORE{tile_number}", classes, words, Markup(f'{face}<span class="face cult-face">{reward}</span>')
    )
    return Markup(f"<li{current}>{button}</li>")
