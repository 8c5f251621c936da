"""Secrets: of visitors, who keep theirs in a cookie, and of links. The database holds hashes only.

A link's secret follows from the server's key, so that the owner of a table can be shown the link again.
"""

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

VISITOR_COOKIE: Final = "visitor"
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{24,64}")
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def one_line(text: str) -> str:
    """What somebody has typed as a name: in one line, without signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def new_secret() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """No secret, but nothing that can be guessed either; without letters that look alike."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(10))


def hash_of(secret: str) -> str:
    """How the database knows a secret. They are long and random, so that a plain hash does."""
    return hashlib.sha256(secret.encode()).hexdigest()


def visitor_of(secret: str | None) -> str | None:
    """The hash of a visitor's secret; None where it cannot be one of ours."""
    return hash_of(f"visitor {secret}") if secret and _SECRET.fullmatch(secret) else None


def link_secret(key: str, table: str, seat: int, generation: int) -> str:
    """The secret part of a link; a new generation makes the old one worthless."""
    digest = hmac.digest(key.encode(), f"link {table} {seat} {generation}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode()


def number_from(key: str, *parts: object) -> int:
    """A number below 2^31 that nobody without the key can foresee, the same for the same parts."""
    digest = hmac.digest(key.encode(), " ".join(map(str, parts)).encode(), "sha256")
    return int.from_bytes(digest[:4], "big") >> 1
