# not compiled: pictures for people
"""The factions while they are chosen: name, home terrain, and whether they can still be had."""

from spielwerk.core.markup import Marks, Markup, escape, joined, sign
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.presentation.panels.faces import count
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.steps import terrain
from spielwerk.games.terra_mystica.terms import CULT_NAMES, TERRAIN_NAMES
from spielwerk.locale.catalogue import Catalogue


def factions_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    """By home terrain around the wheel; those of a colour that is taken are faint."""
    ordered = sorted(FACTIONS, key=lambda faction: (faction.colour, faction.name))
    return Markup(f'<div class="factions">{"".join(_faction(state, faction, marks, say) for faction in ordered)}</div>')


def _faction(state: State, faction: Faction, marks: Marks, say: Catalogue) -> Markup:
    colour = TERRAIN_NAMES[faction.colour]
    name = say(f"words.faction.{faction.name}")
    owner = next((seat for seat, p in enumerate(state.players) if p.has_faction and p.faction is faction), -1)
    taken = any(player.has_faction and player.faction.colour == faction.colour for player in state.players)
    words = say("pictures.faction", name=name, terrain=terrain(faction.colour, say))
    if owner >= 0:
        words += say("pictures.faction-of", who=say("words.seat", n=owner + 1))
    start = count(int(faction.start_coins), "coin") + count(int(faction.start_workers), "worker")
    if faction.start_priests:
        start += count(int(faction.start_priests), "priest")
    start += joined(count(int(n), CULT_NAMES[cult]) for cult, n in enumerate(faction.start_cults) if n)
    classes = f"faction-card seat-{colour}" + (" is-gone" if taken else "")
    content = Markup(f'{sign(f"seat-{colour}", "s token")}<b>{escape(name)}</b><span class="at-start">{start}</span>')
    return marks.button(f"faction-{faction.name}", classes, words, content)


def factions_line(state: State, say: Catalogue) -> Markup:
    chosen = [seat_title(state, seat, say) for seat, player in enumerate(state.players) if player.has_faction]
    return escape(say.enumerate(chosen))
