"""Every refusal that the rules can give is given in these games, by the rule that it names."""

from games.noria.play import built, expert, fresh, given, table, wheel
from games.noria.sources import cited_rules
from spielwerk.core.game import Refusal
from spielwerk.core.random import Random
from spielwerk.games.noria.kinds import NUM_DISTINCT_ACTIONS
from spielwerk.games.noria.turn import Noria

TRIED_BY_HAND = {
    "actions.one-doubled",
    "bonus.first",
    "chance.drawn",
    "expert.different",
    "expert.halves",
    "expert.occupied",
    "expert.ring",
    "investment.surcharge",
    "investment.top",
    "journey.factories",
    "journey.neighbour",
    "journey.toll",
    "market.sold-out",
    "payment.same",
    "politics.seat",
    "upgrade.not-this-turn",
}
"""Rules that seldom refuse in random games; tests named after their files show most of them.

`politics.seat` refuses only what `politics.upper` would refuse too.
"""


ONE_IS_NEEDED = {
    "administration.none-waiting",
    "black-market.good",
    "journey.factories",
    "journey.ship",
    "market.sold-out",
    "politics.seat",
    "politics.upper",
}


def check_amounts(refusal: Refusal) -> None:
    """Where amounts are told, too little is there; only a payment may also be too much."""
    if refusal.rule in ONE_IS_NEEDED:
        assert (refusal.need, refusal.have) == (1, 0), refusal
    elif refusal.need >= 0:
        assert refusal.need > refusal.have >= 0 or refusal.rule == "payment.amount", refusal
        assert refusal.need != refusal.have, refusal


def walk(state: Noria, seed: int, seen: set[str]) -> None:
    random = Random(seed)
    while not state.is_terminal():
        legal = state.legal_actions()
        if random.below(4) == 0 and not state.is_chance_node():
            for seat in range(state.num_players()):
                allowed = state.legal_actions(seat)
                for action in range(NUM_DISTINCT_ACTIONS):
                    refusal = state.why_not(action, seat)
                    assert (refusal is None) == (action in allowed)
                    if refusal is not None:
                        seen.add(refusal.rule)
                        check_amounts(refusal)
        choice = legal[random.below(len(legal))]
        if state.action_to_string(choice) != "done" or random.below(3) == 0:
            state.apply_action(choice)
    seen.update(refusal.rule for action in range(9) if (refusal := state.why_not(action)) is not None)


def test_all_rules_refuse_something() -> None:
    seen: set[str] = set()
    for seed, state in enumerate([table(2), table(4), built(3), expert(2), fresh(1), fresh(3), fresh(4, expert=True)]):
        if state.round > 0:
            for name in ("red", "yellow"):
                given(state, name, energy=6, mycelium=5, obsidian=5, knowledge=9, full="engine sail lamp piston")
            wheel(state, "red", "S-B city+, M-BL tool, M-TL journey, L-B bonus, L-T energy+, L-TR obsidian")
        walk(state, seed + 30, seen)
    assert cited_rules() - seen <= TRIED_BY_HAND, sorted(cited_rules() - seen - TRIED_BY_HAND)
