"""Digests without the weight of OpenSSL, and sums that notice spoilt bytes of a cache.

Digests: the hashes Python brings itself, which load in a tenth of the time. Large data still goes to `hashlib`, which is
faster once it is there. The digests are the same either way.

Sums: what a fault of the disk or of a writer spoilt is noticed before it is read. The sum is the one that Python itself
keeps of source files (SipHash): built in, and a gigabyte in a third of a second. It finds errors, not forgers: a cache
that somebody else made is never read at all.
"""

from __future__ import annotations

import sys

__all__ = ("blake2b", "first_digits", "for_many", "sha1", "sha256")
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from hashlib import blake2b, sha1, sha256

    _sha256 = sha256
else:

    def _sha256(data=b""):
        """Loads Python's own hash at the first digest: most questions need none."""
        global _sha256
        try:
            if sys.version_info >= (3, 12):
                from _sha2 import sha256 as made
            else:
                from _sha256 import sha256 as made
        except ImportError:  # an interpreter built without it
            from hashlib import sha256 as made
        _sha256 = made
        return made(data)

    _LARGE = 1_000_000

    def blake2b(data=b"", *, digest_size=64):
        """The BLAKE2b of some bytes, as `hashlib.blake2b` gives it."""
        try:
            from _blake2 import blake2b as made
        except ImportError:
            from hashlib import blake2b as made
        return made(data, digest_size=digest_size)

    def sha1(data=b""):
        """The SHA-1 of some bytes, which only names of git's blobs still need."""
        try:
            if "hashlib" in sys.modules:
                # faster, once it is there
                from hashlib import sha1 as made
            else:
                from _sha1 import sha1 as made
        except ImportError:
            from hashlib import sha1 as made
        return made(data)

    def sha256(data=b""):
        """The SHA-256 of some bytes, as `hashlib.sha256` gives it."""
        if len(data) >= _LARGE:
            for_many()
        return _sha256(data)


def first_digits(texts: Iterable[str], count: int) -> dict[str, str]:
    """Text → the first hex digits of its SHA-256, for many short texts."""
    return {text: _sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:count] for text in texts}


def for_many() -> None:
    """Switches to OpenSSL's hashes, which pays off from about a thousand digests on."""
    global _sha256
    import hashlib

    _sha256 = hashlib.sha256


if TYPE_CHECKING:
    from _imp import source_hash

    Buffer = bytes | memoryview
else:
    try:
        from _imp import source_hash
    except ImportError:  # another interpreter: the public name, which has a key of its own
        from importlib import util

        def source_hash(_key, source):
            return util.source_hash(source)


# how many bytes a sum takes
SIZE = 8
_KEY = 0x6D656D6B6974


class SpoiltError(ValueError):
    """These bytes are not those that were written: take them for none."""


def sum_of(data: Buffer) -> bytes:
    """The sum of some bytes."""
    return source_hash(_KEY, data)


def summed(data: Buffer) -> bytes:
    """The bytes behind their sum."""
    return sum_of(data) + data


def whole(data: Buffer) -> memoryview:
    """The bytes behind a sum; raises SpoiltError if they have another one."""
    body = memoryview(data)[SIZE:]
    if len(data) < SIZE or sum_of(body) != data[:SIZE]:
        raise SpoiltError("bytes of a cache are spoilt")
    return body
