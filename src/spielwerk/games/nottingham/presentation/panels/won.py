# not compiled: pictures for people
"""What everybody has won: cards in the winning piles, and tasks."""

from spielwerk.core.markup import NOTHING, Markup, escape, joined, named, sign
from spielwerk.games.nottingham.presentation.board.tasks import holders, worth
from spielwerk.games.nottingham.presentation.markup import (
    card_id,
    fan,
    seat_token,
    style_colour,
)
from spielwerk.games.nottingham.presentation.telling.wording import counted, seat_name
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import KIND_NAMES, KINDS, TASK_NAMES, TASKS
from spielwerk.locale.catalogue import Catalogue


def won_kinds(state: State, seat: int) -> list[tuple[int, int]]:
    """Kinds in a winning pile, with their numbers."""
    return [(kind, int(state.won[KINDS * seat + kind])) for kind in range(KINDS) if state.won[KINDS * seat + kind]]


def tasks_of(state: State, seat: int) -> list[int]:
    return [task for task in range(TASKS) if seat in holders(state, task)]


def won_words(state: State, seat: int, say: Catalogue) -> list[str]:
    """Everything that a seat has won, with points: "2 pearls: 20 points"."""
    cards = [
        say("pictures.won.card", what=counted(kind, n, say), n=n * int(state.worth(kind)))
        for kind, n in won_kinds(state, seat)
    ]
    tasks = [
        say("pictures.won.task", task=say(f"shown.task.{TASK_NAMES[task]}"), n=worth(state, task))
        for task in tasks_of(state, seat)
    ]
    return cards + tasks


def won_line(state: State, seat: int, say: Catalogue) -> Markup:
    """Signs with numbers, for the places of the seats."""
    parts = [
        named(
            say("pictures.won.card", what=counted(kind, n, say), n=n * int(state.worth(kind))),
            Markup(f"{n}\u00d7{sign(KIND_NAMES[kind])}"),
            "n won-kind",
        )
        for kind, n in won_kinds(state, seat)
    ]
    parts += [
        named(
            say("pictures.won.task", task=say(f"shown.task.{TASK_NAMES[task]}"), n=worth(state, task)),
            Markup(f"{sign('task')}{worth(state, task)}"),
            "n won-task",
        )
        for task in tasks_of(state, seat)
    ]
    heading = Markup(f'<span class="of">{escape(say("pictures.won.heading"))}</span>')
    return Markup(f'<span class="won-line">{heading}{"".join(parts)}</span>') if parts else NOTHING


def won_panel(state: State, say: Catalogue) -> Markup:
    return Markup(
        f'<ul class="won">{"".join(_seat(state, seat, say) for seat in range(int(state.settings.num_players)))}</ul>'
    )


def _seat(state: State, seat: int, say: Catalogue) -> Markup:
    who = seat_name(seat, say)
    fans = joined(_fan(state, kind, n) for kind, n in won_kinds(state, seat))
    tasks = joined(
        Markup(
            f'<span class="done">{sign("task")}<span>{escape(say(f"shown.task.{TASK_NAMES[task]}"))}</span> '
            f"<b>{worth(state, task)}</b></span>"
        )
        for task in tasks_of(state, seat)
    )
    words = "; ".join(won_words(state, seat, say)) or say("pictures.won.empty")
    inner = fans + tasks or Markup(f'<span class="none">{escape(say("pictures.won.empty"))}</span>')
    return Markup(
        f'<li id="won-{seat}" class="seat-{style_colour(seat)}"><div class="seat-head">'
        f"{sign(seat_token(seat), 's token')}<b>{escape(who)}</b>"
        f'<span class="n">{int(state.returns()[seat])}{sign("points")}</span></div>'
        f'<div class="fans" role="img" aria-label="{escape(words)}">{inner}</div></li>'
    )


def _fan(state: State, kind: int, n: int) -> Markup:
    """Cards of a kind, and what they are worth."""
    points = Markup(f'<span class="label"><b>{n * int(state.worth(kind))}</b></span>')
    return Markup(f'<span class="cards">{fan([card_id(kind)] * n)}{points}</span>')


def won_summary(state: State, say: Catalogue) -> Markup:
    return joined(
        named(
            f"{seat_name(seat, say)}: {say('pictures.amount.points', n=int(state.returns()[seat]))}",
            Markup(f"{sign(seat_token(seat), 's token')}{int(state.returns()[seat])}"),
            "n",
        )
        for seat in range(int(state.settings.num_players))
    )
