"""One file a heading of the rulebook. Rules that refuse, by file:

turn.py        turn.over turn.your-turn turn.phase turn.decide turn.no-possible-action (and the statement
               turn.chain-to-hand) chance.drawn chance.not-now components.absent
purchase.py    purchase.no-coin purchase.in-hand purchase.offered purchase.no-offer
theft.py       theft.target
robbery.py     robbery.target
raid.py        raid.target
attack.py      attack.taken-card attack.no-attack
defence.py     defence.no-chain defence.not-attacked defence.compulsory
ambush.py      ambush.empty-pile ambush.most ambush.own-colour ambush.looked-at ambush.not-yours ambush.no-match
               ambush.compulsory (and the statement ambush.three-left)
barter.py      barter.no-box barter.in-hand barter.must-accept barter.no-offer
trading.py     trading.three trading.in-hand trading.once
tasks.py       tasks.seven tasks.five tasks.four-pairs tasks.three-pairs tasks.gone tasks.done-already
exhaustion.py  exhaustion.limit exhaustion.in-hand
"""
