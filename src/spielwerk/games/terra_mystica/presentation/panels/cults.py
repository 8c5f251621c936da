# not compiled: pictures for people
"""The cult board: four tracks with all markers, spaces for priests, power on the way, and this round's reward."""

from typing import Final

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.presentation.markup import token_of
from spielwerk.games.terra_mystica.presentation.panels.faces import reward_face
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.steps import cult, tile
from spielwerk.games.terra_mystica.terms import CULT_NAMES, CULTS, ROUNDS
from spielwerk.games.terra_mystica.tiles import scoring
from spielwerk.games.terra_mystica.values import POWER_AT, SPACES, TOP
from spielwerk.locale.catalogue import Catalogue

HEAD: Final = 15
"""Height of the numbers of the steps."""
ROW: Final = 42
SIGN: Final = 30
"""Width of a cult's sign before its track."""
STEP: Final = 27
TRACK: Final = (TOP + 1) * STEP
SPACE: Final = 17
"""Width of a space for priests, behind the track."""
TWOS: Final = int(SPACES[2])
"""Spaces for priests that bring two steps, per cult."""
WIDTH: Final = SIGN + TRACK + 6 + (TWOS + 1) * SPACE
HEIGHT: Final = HEAD + CULTS * ROW
_SPREAD: Final = {
    1: (0.86, ((0, 0),)),
    2: (0.74, ((0, -9), (0, 9))),
    3: (0.6, ((-6, -9), (6, -9), (0, 6))),
    4: (0.56, ((-6.5, -8), (6.5, -8), (-6.5, 7), (6.5, 7))),
    5: (0.52, ((-6.5, -12), (6.5, -12), (-6.5, 1), (6.5, 1), (0, 13.5))),
}
"""Size and places of so many markers on one step."""


def cults_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    """Four tracks from left to right, one below the other."""
    tracks = joined(_track(state, number, marks, say) for number in range(CULTS))
    steps = joined(_steps(state, number) for number in range(CULTS))
    name = escape(say("pictures.cults.title"))
    return Markup(
        f'<svg class="cults" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{name}">'
        f'{_numbers()}{tracks}<g class="steps" aria-hidden="true">{steps}</g></svg>{_reward(state, say)}'
    )


def cults_line(state: State, say: Catalogue) -> Markup:
    """The short form: what is paid at the end of this round."""
    return _reward(state, say) or escape(say("pictures.cults.title"))


def reward_now(state: State) -> int:
    """The scoring tile whose reward comes next, or 0."""
    number = max(1, int(state.round))
    return int(state.scoring[number]) if number < ROUNDS else 0


def _reward(state: State, say: Catalogue) -> Markup:
    number = reward_now(state)
    if not number:
        return NOTHING
    words = say("pictures.cults.reward", what=tile("reward", number, say))
    return Markup(
        f'<p class="reward" title="{escape(words)}">{escape(say("pictures.cults.at-end"))} {reward_face(number)}</p>'
    )


def _x(step: int) -> int:
    """The left edge of a step."""
    return SIGN + STEP * step


def _numbers() -> Markup:
    numbers = joined(Markup(f'<text x="{_x(step) + STEP / 2:g}" y="11">{step}</text>') for step in range(TOP + 1))
    return Markup(f'<g class="scale" aria-hidden="true">{numbers}</g>')


def _track(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    """One track, drawn from y = 0 and moved to its place."""
    name = CULT_NAMES[number]
    words = _words(state, number, say)
    rungs = "".join(f"M{_x(step)} 2V{ROW - 2}" for step in range(1, TOP + 1))
    return Markup(
        f'<g {marks.named(f"cult-{name}", f"cult k-{name}", words)} transform="translate(0 {HEAD + ROW * number})">'
        f'<title>{escape(words)}</title><path class="field" d="M{SIGN} 2h{TRACK}v{ROW - 4}h-{TRACK}z"/>'
        f'{_rewards(state, number)}<path class="rungs" d="{rungs}"/>'
        f'<use href="#s-{name}" transform="translate({SIGN // 2 - 1} {ROW // 2}) scale(1.1)"/>'
        f"{_power()}{_top(state, number)}{_markers(state, number)}{_spaces(state, number)}</g>"
    )


def _power() -> Markup:
    """Marks on the edge of the steps that bring power."""
    marks = "".join(
        f"M{_x(step)} {5 + 10 * place}l3 4.5-3 4.5-3-4.5z"
        for step, power in enumerate(POWER_AT)
        for place in range(power)
    )
    return Markup(f'<path class="token-power" d="{marks}"/>')


def _top(state: State, number: int) -> Markup:
    """A key lies where the tenth step is still free."""
    if any(player.cults[number] == TOP for player in state.players):
        return NOTHING
    return Markup(
        f'<use class="faint" href="#s-key" transform="translate({_x(TOP) + STEP / 2 + 1:g} {ROW // 2}) scale(.62)"/>'
    )


def _rewards(state: State, number: int) -> Markup:
    """The steps up to which this round's reward is counted."""
    tile_number = reward_now(state)
    if not tile_number or scoring.REWARD_CULT[tile_number] != number:
        return NOTHING
    every = int(scoring.REWARD_STEPS[tile_number])
    steps = "".join(f"M{_x(step)} 2h{STEP}v{ROW - 4}h-{STEP}z" for step in range(every, TOP + 1, every))
    return Markup(f'<path class="reward-step" d="{steps}"/>')


def _markers(state: State, number: int) -> Markup:
    """All seats' markers; those on one step share its room."""
    by_step: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        if player.has_faction:
            by_step.setdefault(int(player.cults[number]), []).append(seat)
    parts = []
    for step, seats in by_step.items():
        size, places = _SPREAD[len(seats)]
        for seat, (right, down) in zip(seats, places, strict=True):
            x, y = _x(step) + STEP / 2 + right, ROW / 2 + down
            token = token_of(state.players[seat], seat)
            parts.append(Markup(f'<use href="#s-{token}" transform="translate({x:g} {y:g}) scale({size:g})"/>'))
    return joined(parts)


def _taken(state: State, number: int) -> list[bool]:
    """The four spaces for priests, 3, 2, 2, 2: which ones are taken."""
    three = state.cult_threes & BIT[number] != 0
    twos = int(state.cult_twos[number])
    return [three, *(place < twos for place in range(TWOS))]


def _space_x(place: int) -> float:
    return SIGN + TRACK + 6 + SPACE * (place + 0.5)


def _spaces(state: State, number: int) -> Markup:
    """Spaces for priests, with the priests that stand there."""
    parts = []
    for place, is_taken in enumerate(_taken(state, number)):
        x, y = _space_x(place), ROW // 2
        parts.append(Markup(f'<circle class="space{" taken" if is_taken else ""}" cx="{x:g}" cy="{y}" r="7.8"/>'))
        if is_taken:
            parts.append(Markup(f'<use href="#s-priest" transform="translate({x:g} {y}) scale(.62)"/>'))
    return joined(parts)


def _steps(state: State, number: int) -> Markup:
    """What a priest on a free space brings, written over the spaces."""
    y = HEAD + ROW * number + ROW / 2 + 4.5
    return joined(
        Markup(f'<text x="{_space_x(place):g}" y="{y:g}">{3 if place == 0 else 2}</text>')
        for place, is_taken in enumerate(_taken(state, number))
        if not is_taken
    )


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
