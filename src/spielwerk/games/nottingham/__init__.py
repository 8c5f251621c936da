"""Nottingham (2006): take from the others what you need, trade it for points, and mind the sheriff."""
