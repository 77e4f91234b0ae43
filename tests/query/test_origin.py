"""The ledger a page was rendered from: today's, cut after a session."""

from __future__ import annotations

from hashlib import sha256

from memkit.query.revisions import cut_with_digest

LEDGER = b"2026-01-01-000000 aa\n2026-01-02-000000 bb\n2026-01-03-000000 cc\n"


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]


def test_a_digest_is_found_after_the_session_it_was_taken_at() -> None:
    lines = LEDGER.splitlines(keepends=True)
    for count in range(4):
        assert cut_with_digest(LEDGER, digest(b"".join(lines[:count]))) == count


def test_a_ledger_that_was_never_cut_so_has_no_such_digest() -> None:
    lines = LEDGER.splitlines(keepends=True)
    assert cut_with_digest(LEDGER, digest(lines[0] + lines[2])) is None
    assert cut_with_digest(b"", digest(LEDGER)) is None
