"""The table in the browser: a server that keeps games, lets people, programs and bots act, and shows what is there.

It names no game. Everything of a game comes from its folder: rules by `core.game`, looks by `core.presentation`.
"""
