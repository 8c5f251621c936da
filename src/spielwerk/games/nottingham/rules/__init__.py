"""One file a heading of the rulebook. Rules that refuse, by file:

turn.py        turn.over turn.your-turn turn.phase turn.decide turn.no-possible-action chance.drawn chance.not-now
               components.absent
purchase.py    purchase.no-coin purchase.in-hand purchase.offered
attack.py      theft.target robbery.target raid.target attack.taken-card
defence.py     defence.no-chain options.defence-compulsory
ambush.py      ambush.empty-pile ambush.own-colour ambush.looked-at ambush.not-yours ambush.no-match
               options.most-ambushes options.ambush-compulsory
barter.py      barter.no-box barter.in-hand barter.must-accept barter.no-offer
trading.py     trading.three trading.in-hand trading.once
tasks.py       tasks.seven tasks.five tasks.four-pairs tasks.three-pairs tasks.gone tasks.done-already
exhaustion.py  exhaustion.limit exhaustion.in-hand
"""
