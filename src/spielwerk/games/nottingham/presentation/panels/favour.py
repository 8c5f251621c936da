# not compiled: pictures for people
"""Two strips that are always in sight: the sheriff's next step with those in favour, and the seven items."""

from spielwerk.core.markup import Markup, escape, joined, named, sign
from spielwerk.games.nottingham.presentation.board.tasks import tasks_left
from spielwerk.games.nottingham.presentation.board.track import in_favour, next_number
from spielwerk.games.nottingham.presentation.drawn import ACTION_SIGNS
from spielwerk.games.nottingham.presentation.markup import token
from spielwerk.games.nottingham.presentation.telling.wording import action_name, kind_name
from spielwerk.games.nottingham.state import FINISHED, State
from spielwerk.games.nottingham.terms import KIND_NAMES, KINDS, is_attack
from spielwerk.locale.catalogue import Catalogue


def favour_panel(state: State, say: Catalogue) -> Markup:
    """The number ahead, who would get the favour with the hands as they are, how far it is to the town."""
    if state.phase == FINISHED:
        return Markup(
            f'<div class="favour-strip">{sign("sheriff")}<span>{escape(say("pictures.favour.over"))}</span></div>'
        )
    limit = next_number(state)
    steps = len(state.settings.numbers) + 1 - int(state.sheriff)
    left = escape(say("pictures.favour.left", n=steps))
    tasks = escape(say("pictures.favour.tasks", n=tasks_left(state)))
    if not limit:
        inner = Markup(f'<span class="now-in-favour"><b>{escape(say("pictures.favour.town-next"))}</b></span>')
    else:
        seats = in_favour(state)
        tokens = joined(token(seat, say) for seat in seats) or escape(say("pictures.favour.nobody"))
        ahead = Markup(f'{escape(say("pictures.favour.next"))} <b class="limit">{limit}</b>')
        inner = Markup(f'<span class="now-in-favour">{ahead}{tokens}</span>')
    return Markup(f'<div class="favour-strip">{sign("sheriff")}{inner}<small>{left} \u00b7 {tasks}</small></div>')


def favour_line(state: State, say: Catalogue) -> Markup:
    return Markup(f"{sign('sheriff')}{next_number(state) or say('pictures.favour.town-next')}")


def kinds_panel(state: State, say: Catalogue) -> Markup:
    """Value, action, and how many lie on the discard pile."""
    return Markup(f'<ul class="kinds">{"".join(_kind(state, kind, say) for kind in range(KINDS))}</ul>')


def _kind(state: State, kind: int, say: Catalogue) -> Markup:
    words = say(
        "pictures.kinds.name", kind=kind_name(kind, say), value=int(state.worth(kind)), action=action_name(kind, say)
    )
    if state.settings.open_discards:
        words += say("pictures.kinds.discarded", n=int(state.discards[kind]))
    banner = " banner" if is_attack(kind) else ""
    inner = Markup(
        f'<b>{state.worth(kind)}</b>{sign(KIND_NAMES[kind])}<span class="action{banner}">{sign(ACTION_SIGNS[kind])}'
        f"<span>{escape(action_name(kind, say))}</span></span>"
    )
    return Markup(f"<li>{named(words, inner, f'kind-of k-ground-{KIND_NAMES[kind]}')}</li>")


def kinds_line(state: State, say: Catalogue) -> Markup:
    worth = ((state.worth(kind), sign(KIND_NAMES[kind])) for kind in range(KINDS))
    return joined(Markup(f'<span class="n">{points}{picture}</span>') for points, picture in worth)
