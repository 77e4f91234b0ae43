"""The seal: the last line of a session, over all bytes before it."""

from __future__ import annotations

import re
from hashlib import sha256

_SEAL = re.compile(rb"<!-- memkit:seal v1 sha256=([0-9a-f]{64}) len=(\d+) -->\n\Z")

OPEN = "unsealed"
BROKEN = "broken"
WHOLE = "whole"


def seal(body: bytes) -> bytes:
    """The body with its seal line."""
    return body + f"<!-- memkit:seal v1 sha256={sha256(body).hexdigest()} len={len(body)} -->\n".encode()


def seal_state(data: bytes) -> str:
    """`whole`, `broken` or `unsealed`; anything after the seal, or a second seal, breaks it."""
    at = data.rfind(b"<!-- memkit:seal ")
    if at < 0:
        return OPEN
    match = _SEAL.fullmatch(data, at)
    if match is None or int(match[2]) != at:
        return BROKEN
    return WHOLE if sha256(data[:at]).hexdigest().encode() == match[1] else BROKEN


def sealed_digest(body: bytes) -> str:
    """The digest a body's seal will carry; its first ten digits name the file."""
    return sha256(body).hexdigest()
