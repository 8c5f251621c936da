# not compiled: pictures for people
"""The cult board: four tracks with all markers, spaces for priests, power on the way, and this round's reward."""

from html import escape
from typing import Final

from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.presentation.faces import reward_face
from spielwerk.games.terra_mystica.presentation.markup import Marks, token_of
from spielwerk.games.terra_mystica.rules.cults import TOP
from spielwerk.games.terra_mystica.sentences import seat_title
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.steps import cult, tile
from spielwerk.games.terra_mystica.terms import CULT_NAMES, CULTS, ROUNDS
from spielwerk.games.terra_mystica.tiles import scoring
from spielwerk.locale.catalogue import Catalogue

POWER_ON_TRACK: Final = {3: 1, 5: 2, 7: 2, 10: 3}
"""Power for coming to a step (`rules.cults`)."""
WIDTH: Final = 72
STEP: Final = 19
HEAD: Final = 26
FOOT: Final = 30
HEIGHT: Final = HEAD + (TOP + 1) * STEP + FOOT
TWOS: Final = 3
"""Spaces for priests that bring two steps, per cult."""


def cults_panel(state: State, marks: Marks, say: Catalogue) -> str:
    tracks = "".join(_track(state, number, marks, say) for number in range(CULTS))
    name = escape(say("pictures.cults.title"))
    return (
        f'<svg class="cults" viewBox="0 0 {CULTS * WIDTH + 20} {HEIGHT}" role="group" aria-label="{name}">'
        f"{_numbers()}{tracks}</svg>{_reward(state, say)}"
    )


def cults_line(state: State, say: Catalogue) -> str:
    """The short form: what is paid at the end of this round."""
    return _reward(state, say) or escape(say("pictures.cults.title"))


def reward_now(state: State) -> int:
    """The scoring tile whose reward comes next, or 0."""
    number = max(1, int(state.round))
    return int(state.scoring[number]) if number < ROUNDS else 0


def _reward(state: State, say: Catalogue) -> str:
    number = reward_now(state)
    if not number:
        return ""
    words = say("pictures.cults.reward", what=tile("reward", number, say))
    return f'<p class="reward" title="{escape(words)}">{escape(say("pictures.cults.at-end"))} {reward_face(number)}</p>'


def _y(step: int) -> int:
    """The upper edge of a step."""
    return HEAD + (TOP - step) * STEP


def _numbers() -> str:
    numbers = "".join(f'<text x="10" y="{_y(step) + 14}">{step}</text>' for step in range(TOP + 1))
    return f'<g class="scale" aria-hidden="true">{numbers}</g>'


def _track(state: State, number: int, marks: Marks, say: Catalogue) -> str:
    """One column, drawn from x = 0 and moved to its place."""
    name = CULT_NAMES[number]
    words = _words(state, number, say)
    shape = f"M2 {HEAD}H{WIDTH - 2}V{HEIGHT - FOOT}H2Z"
    steps = "".join(f"M2 {_y(step)}H{WIDTH - 2}" for step in range(TOP))
    return (
        f'<g {marks.named(f"cult-{name}", f"cult k-{name}", words)} transform="translate({20 + WIDTH * number} 0)">'
        f'<title>{escape(words)}</title><path class="field" d="{shape}"/><path class="rungs" d="{steps}"/>'
        f'<use href="#s-{name}" transform="translate({WIDTH // 2} 13)"/>'
        f"{_rewards(state, number)}{_power()}{_markers(state, number)}{_priests(state, number)}</g>"
    )


def _power() -> str:
    """Marks beside the steps that bring power."""
    marks = ""
    for step, power in POWER_ON_TRACK.items():
        y = _y(step) + STEP
        marks += "".join(f"M{WIDTH - 5 - 5 * place} {y - 4.5}l3 4.5-3 4.5-3-4.5z" for place in range(power))
    return f'<path class="token-power" d="{marks}"/>'


def _rewards(state: State, number: int) -> str:
    """The steps up to which this round's reward is counted."""
    tile_number = reward_now(state)
    if not tile_number or scoring.REWARD_CULT[tile_number] != number:
        return ""
    every = int(scoring.REWARD_STEPS[tile_number])
    return "".join(
        f'<path class="reward-step" d="M2 {_y(step)}H{WIDTH - 2}V{_y(step) + STEP}H2Z"/>'
        for step in range(every, TOP + 1, every)
    )


def _markers(state: State, number: int) -> str:
    """All seats' markers; those on one step stand side by side."""
    by_step: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        if player.has_faction:
            by_step.setdefault(int(player.cults[number]), []).append(seat)
    parts = []
    for step, seats in by_step.items():
        apart = min(17.0, (WIDTH - 20) / max(1, len(seats) - 1))
        for place, seat in enumerate(seats):
            x = WIDTH / 2 + apart * (place - (len(seats) - 1) / 2)
            token = token_of(state.players[seat], seat)
            parts.append(f'<use href="#s-{token}" transform="translate({x:g} {_y(step) + STEP / 2:g}) scale(.72)"/>')
    return "".join(parts)


def _priests(state: State, number: int) -> str:
    """The four spaces for priests: 3, 2, 2, 2."""
    three = state.cult_threes & BIT[number] != 0
    twos = int(state.cult_twos[number])
    taken = [three, *(place < twos for place in range(TWOS))]
    parts = []
    for place, is_taken in enumerate(taken):
        x, y = 11 + place * 16.6, HEIGHT - FOOT // 2
        steps = 3 if place == 0 else 2
        content = (
            f'<use href="#s-priest" transform="translate({x:g} {y}) scale(.62)"/>'
            if is_taken
            else f'<text x="{x:g}" y="{y + 4.5}">{steps}</text>'
        )
        parts.append(f'<circle class="space{" taken" if is_taken else ""}" cx="{x:g}" cy="{y}" r="7.6"/>{content}')
    return "".join(parts)


def _words(state: State, number: int, say: Catalogue) -> str:
    """ "Fire: Witches 5, Nomads 2; for priests: 3 free, 2 free twice"."""
    seats = sorted(
        (seat for seat, player in enumerate(state.players) if player.has_faction),
        key=lambda seat: -state.players[seat].cults[number],
    )
    places = ", ".join(f"{seat_title(state, seat, say)} {state.players[seat].cults[number]}" for seat in seats)
    three = say("screen.taken" if state.cult_threes & BIT[number] else "screen.free")
    twos = TWOS - int(state.cult_twos[number])
    return say("pictures.cults.track", cult=cult(number, say), places=places, three=three, twos=twos)
