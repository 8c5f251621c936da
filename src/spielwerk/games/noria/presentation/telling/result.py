# not compiled: sentences for people
"""Who has won."""

from spielwerk.games.noria.presentation.telling.words import seat_title
from spielwerk.games.noria.rules import scoring
from spielwerk.games.noria.state import SOLO_BOT
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue


def result(state: Noria, say: Catalogue) -> str:
    """Who has won, with how many points."""
    winners = [int(seat) for seat in scoring.winners(state)]
    if state.settings.solo and not state.players[0].withdrawn:
        mine, its = int(scoring.points(state, 0)), int(scoring.points(state, SOLO_BOT))
        return say("shown.ask.solo-won" if winners else "shown.ask.solo-lost", n=mine, bot=its)
    if not winners:
        return say("shown.ask.nobody")
    names = say.enumerate([seat_title(state, seat, say) for seat in winners])
    return say("shown.ask.over", names=names, points=int(scoring.points(state, winners[0])), n=len(winners))
