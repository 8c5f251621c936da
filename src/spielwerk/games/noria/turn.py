"""The sequence of play: who decides, what may be done, and what follows. The rules themselves are in `rules/`.

| phase           | who decides        | what                                                                          |
|-----------------|--------------------|-------------------------------------------------------------------------------|
| DRAWING         | chance             | lower row of the market; then resource discs, or (expert) islands |
| BUILDING_WHEELS | seats in turn order | expert game: `insert` six discs each |
| TAKING_RESOURCE | seats in turn order | base game: one resource                                                      |
| FREE_STEP       | seats in turn order | base game: one envoy to step 1                                               |
| TURNS           | the seat on turn   | one turn: see below; chance where an island is discovered                     |
| FINISHED        | nobody             |                                                                               |

A turn runs through the stages INFLUENCE (`night-shift`, `rebuild`), ACTION (`use`, `inspect`, what discs allow, black
market) and POLITICS (`intrigue`, `remove`); an action of a later stage begins that stage. `done` ends the turn:
knowledge, rotation, and in the stage ADMINISTRATION an `insert` for every bought disc. What an action makes due
(a payment with a choice, a landing, a removal) comes before anything else.
"""
