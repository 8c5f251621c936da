# not compiled: only raised and caught, never in a hot loop
"""The base of all errors that a person can put right."""


class Problem(ValueError):
    """Something is wrong with what somebody typed, chose or keeps in a file.

    The text is meant for that person. Programs print it and go on or exit with 1; they show no traceback.
    """
