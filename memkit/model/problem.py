"""Problems: facts about the user's text, as values. They never stop a run."""

from __future__ import annotations

from memkit.boot.struct import struct

ERROR = "error"
WARNING = "warning"

# codes for missing and for damaged sessions: without them the memory is not complete
MISSING = frozenset(("seen-missing", "session-removed"))
DAMAGE = MISSING | {
    "seal-broken", "unsealed", "ledger-unreadable", "session-modified", "session-renamed", "duplicate-session",
}  # fmt: skip


@struct(frozen=True)
class Problem:
    """Something wrong in a file: a code, a place, a sentence, a hint."""

    code: str
    file: str
    line: int
    message: str
    hint: str = ""
    severity: str = ERROR
    excerpt: str = ""

    def sort_key(self) -> tuple[str, int, str, str]:
        """By place, then by code, so that lists read like a file."""
        return (self.file, self.line, self.code, self.message)
