# not compiled: pictures for people
"""The round track with what it will cost, the phases of the turn, and what influence and intrigues cost now."""

from spielwerk.core.markup import NOTHING, Markup, escape, joined, named, sign
from spielwerk.games.noria.presentation.markup import count
from spielwerk.games.noria.rules import influence, intrigue, rounds
from spielwerk.games.noria.state import TURNS, State
from spielwerk.games.noria.terms import MOST_ACTIONS
from spielwerk.locale.catalogue import Catalogue

STAGES = 4


def rounds_panel(state: State, say: Catalogue) -> Markup:
    last = int(rounds.rounds(state.settings))
    spaces = joined(_space(state, number, say) for number in range(1, last + 1))
    return Markup(
        f'<div class="rounds-panel"><div class="rounds-top"><b>{escape(_round_words(state, say))}</b>'
        f"{_prices(state, say)}</div>"
        f'<ol class="track-of-rounds">{spaces}</ol>{_phases(state, say)}</div>'
    )


def _round_words(state: State, say: Catalogue) -> str:
    last = int(rounds.rounds(state.settings))
    return say("pictures.rounds.now" if state.round else "pictures.rounds.setup", n=int(state.round), all=last)


def _space(state: State, number: int, say: Catalogue) -> Markup:
    """A round: its number, and a cog where one is laid open by it."""
    price = int(rounds.cogs_at(state.settings, number))
    opened = price - int(rounds.cogs_at(state.settings, number - 1)) if number > 1 else price
    dear = number >= rounds.first_dear_round(state.settings)
    key = "pictures.rounds.space-dear" if dear else "pictures.rounds.space"
    words = say(key, n=number, price=price, more=influence.DEARER)
    when = " past" if number < state.round else " now" if number == state.round else ""
    cogs = Markup(f'<span class="cogs">{count(price, "cog")}</span>') if opened else NOTHING
    return Markup(
        f'<li class="space{when}{" dear" if dear else ""}" title="{escape(words)}"><span>{number}</span>{cogs}</li>'
    )


def _prices(state: State, say: Catalogue) -> Markup:
    """What an intrigue, a night shift and a rebuilding cost, repetitions in this turn counted."""
    prices = (
        ("intrigue", "intrigue", int(intrigue.price(state)) if state.round else int(rounds.cogs_at(state.settings, 1))),
        ("shift", "night", int(influence.night_shift_price(state))),
        ("rebuild", "rebuild", int(influence.rebuild_price(state))),
    )
    shown = joined(
        named(say(f"pictures.rounds.{key}", n=price), Markup(f"{sign(name)}{count(price, 'knowledge')}"), "price-of")
        for key, name, price in prices
    )
    return Markup(f'<span class="prices">{shown}</span>')


def _phases(state: State, say: Catalogue) -> Markup:
    """The four phases of the turn, and how many actions have been taken."""
    turns = state.phase == TURNS
    parts = []
    for stage in range(STAGES):
        now = turns and state.stage == stage
        pips = _actions(state, say) if stage == 1 else NOTHING
        parts.append(
            Markup(f'<li class="{"now" if now else ""}">{escape(say(f"pictures.rounds.phase-{stage}"))}{pips}</li>')
        )
    return Markup(f'<ol class="phases" aria-label="{escape(say("pictures.rounds.phases"))}">{"".join(parts)}</ol>')


def _actions(state: State, say: Catalogue) -> Markup:
    done = int(state.actions)
    pips = joined(Markup(f'<i class="{"done" if place < done else ""}"></i>') for place in range(MOST_ACTIONS))
    return named(say("pictures.rounds.actions", n=done, most=MOST_ACTIONS), pips, "pips")


def rounds_line(state: State, say: Catalogue) -> Markup:
    return escape(_round_words(state, say))
