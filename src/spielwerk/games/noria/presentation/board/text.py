# not compiled: sentences for people
"""Everything on the table as text, for screen readers and programs."""

from collections.abc import Iterator

from spielwerk.games.noria.presentation.panels.market import price_words
from spielwerk.games.noria.presentation.telling.wording import wording
from spielwerk.games.noria.presentation.telling.words import (
    chamber_words,
    disc_name,
    good,
    hidden_words,
    island_words,
    path_words,
    plot_words,
    points_words,
    resource,
    seat_title,
    ship_words,
    slot_words,
)
from spielwerk.games.noria.state import FREE, FULL, RESOURCE, SHIP, State
from spielwerk.games.noria.terms import CHAMBERS, DISC_KINDS, EMPTY, GOODS, PATHS, RESOURCES, SLOTS
from spielwerk.locale.catalogue import Catalogue


def board_text(state: State, language: str) -> str:
    """Town hall, islands, market, then wheel and stock of every seat."""
    say = wording(language)
    return "\n".join([*_hall(state, say), *_islands(state, say), *_market(state, say), *_seats(state, say)])


def _hall(state: State, say: Catalogue) -> Iterator[str]:
    yield points_words(state, say) + "."
    yield from (chamber_words(state, number, say) + "." for number in range(CHAMBERS))
    yield from (path_words(state, number, say) + "." for number in range(PATHS))


def _islands(state: State, say: Catalogue) -> Iterator[str]:
    for island in (int(island) for island in state.open_islands):
        parts = [island_words(state, island, say)]
        lying = [kind for kind in range(RESOURCES) if state.ships[island * RESOURCES + kind] > 0]
        parts += [ship_words(state, island, kind, say) for kind in lying]
        parts += [plot_words(state, island, plot, say) for plot in range(int(state.settings.values.plots[island]))]
        yield "; ".join(parts) + "."
    if state.hidden:
        yield hidden_words(state, say) + "."


def _market(state: State, say: Catalogue) -> Iterator[str]:
    parts = [
        say("pictures.market.disc", disc=disc_name(kind, say), price=price_words(state, kind, say), n=int(left))
        for kind, left in zip(range(DISC_KINDS), state.market, strict=True)
    ]
    yield f"{say('pictures.text.market')}: {'; '.join(parts)}."


def _seats(state: State, say: Catalogue) -> Iterator[str]:
    for seat in range(state.settings.num_players):
        player = state.players[seat]
        who = seat_title(state, seat, say)
        discs = [slot_words(state, seat, slot, say) for slot in range(SLOTS) if player.wheel[slot] != EMPTY]
        yield say("pictures.text.wheel", who=who, what="; ".join(discs)) + "."
        parts = [
            say(
                "pictures.seat.resource",
                what=resource(kind, say),
                n=int(player.amounts[RESOURCE + kind]),
                ships=int(player.amounts[SHIP + kind]),
            )
            for kind in range(RESOURCES)
        ]
        parts.append(say("shown.knowledge", n=int(player.knowledge)))
        for number in range(GOODS):
            full, free = int(player.amounts[FULL + number]), int(player.amounts[FREE + number])
            if full + free:
                parts.append(say("pictures.seat.good", what=good(number, say), full=full, free=free))
        yield say("pictures.text.seat", who=who, what="; ".join(parts)) + "."
