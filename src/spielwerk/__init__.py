"""Modern board games, made playable, explainable and searchable."""

__version__ = "0.1.0"
