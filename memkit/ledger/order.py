"""The order of the ledger: byte order of stems, whatever the folder or the listing."""

from __future__ import annotations

from collections.abc import Iterable

from memkit.model.session import Session
from memkit.model.stems import is_stem


def stem_of(name: str) -> str:
    """The stem of a session's file name; empty if it is not a session's."""
    stem = name.removesuffix(".md")
    return stem if stem != name and is_stem(stem) else ""


def sort_key(stem: str) -> bytes:
    """Sessions are replayed in byte order of their stems."""
    return stem.encode()


def in_order(sessions: Iterable[Session]) -> list[Session]:
    """Sessions as they are replayed, however they were listed."""
    return sorted(sessions, key=lambda session: sort_key(session.stem))
