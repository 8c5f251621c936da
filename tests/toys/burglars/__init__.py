"""A game with secrets, for tests of what such games share; see `game`."""
