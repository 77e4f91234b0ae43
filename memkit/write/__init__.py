"""Writing: from a verb's intent to events in a journal or a sealed session. The only way into the ledger."""

from __future__ import annotations


def host_id(id: str) -> str:
    """A host's session id for a journal: unchanged, or its digest if a detector might match it."""
    bare = id.replace("-", "")
    if not id or (id.isascii() and len(bare) == 32 and bare.isalnum() and id.count("-") == 4):
        return id
    from memkit.privacy.superset import maybe_dirty

    if len(id) <= 100 and id.isprintable() and not maybe_dirty(id):
        return id
    from memkit.boot.digest import sha256

    return sha256(id.encode("utf-8", "replace")).hexdigest()[:32]
