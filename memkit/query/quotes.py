"""Remembers quotations by the words they were made from, because judging each sentence is slow.

It is a cache: deleting it never changes an answer.
"""

from __future__ import annotations

from memkit.boot.digest import blake2b
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.workspace import Workspace

# raise this when sentences are judged differently
_FORM = f"{__version__} 1"
_MOST = 32


def quotation(workspace: Workspace, words: str, limit: int) -> tuple[str, int]:
    """The words without sentences that could be obeyed, cut at `limit`, and how many sentences were left out."""
    key = blake2b(f"{limit} {words}".encode("utf-8", "surrogatepass"), digest_size=16).digest()
    path = workspace.private("cache", "quotes")
    known = _read(path)
    if key in known:
        return known[key]
    from memkit.rules.norms import quotable

    found = quotable(words, limit)
    rows = [*known.items(), (key, found)][-_MOST:]
    write_memo(path, (_FORM, dict(rows)))
    return found


def _read(path: str) -> dict[bytes, tuple[str, int]]:
    try:
        form, rows = read_memo(path)
        return dict(rows) if form == _FORM else {}
    except NO_MEMO:
        return {}
