"""Bots at tables, and the processes that they think in."""
