"""The seal: the last line of a session, over all bytes before it."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.struct import struct

MARK = b"<!-- memkit:seal "

OPEN = "unsealed"
BROKEN = "broken"
WHOLE = "whole"


@struct(frozen=True)
class Seal:
    """A file's seal: its state, its offset, its digest, and the digest of the whole file."""

    state: str
    at: int
    digest: str
    sha256: str


def seal(body: bytes) -> bytes:
    """The body with its seal line appended."""
    return body + _line(sha256(body).hexdigest(), len(body))


def _line(digest: str, length: int) -> bytes:
    return f"<!-- memkit:seal v1 sha256={digest} len={length} -->\n".encode()


def read_seal(data: bytes) -> Seal:
    """The seal of these bytes. Text after it, a second seal, or a seal in mid-line breaks it."""
    at = data.find(MARK)
    if at < 0:
        return Seal(OPEN, -1, "", sha256(data).hexdigest())
    hashed = sha256(data[:at])
    digest = hashed.hexdigest()
    last = data[at:]
    hashed.update(last)
    whole = last == _line(digest, at) and data[at - 1 : at] == b"\n"
    return Seal(WHOLE if whole else BROKEN, at, digest, hashed.hexdigest())


def sealed_digest(body: bytes) -> str:
    """The digest in the seal of this body; its first ten digits are part of the file's name."""
    return sha256(body).hexdigest()
