"""Saves a folded state as a checkpoint, or the changes of later sessions as its `after` file. `cache` reads them."""

from __future__ import annotations

import marshal

from memkit.boot.struct import names_of, values_of
from memkit.model import DAMAGE, Problem
from memkit.model.state import State
from memkit.store import file_writes
from memkit.store.cache import CORE_FIELDS, pack, pack_row, plain_field, sections_of, session_count
from memkit.store.checkpoint import (
    FORM,
    Checkpoint,
    encode_checkpoint,
    path_after,
    recent_ns,
    section_table,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.store.listing import Entry, Listing


def entries_bytes(entries: list[Entry]) -> bytes:
    """The entries as bytes for comparison: equal bytes for equal files."""
    return marshal.dumps(entries, 2)


def _extended_stamp(checkpoint: Checkpoint, state: State) -> str:
    """The stamp for a checkpoint continued by later sessions."""
    from memkit.boot.digest import blake2b

    later = "\n".join(row.sha256 for row in state.rows[session_count(checkpoint) :])
    return blake2b(f"{checkpoint.stamp}\n{later}".encode(), digest_size=16).hexdigest()


def save(
    path: str, state: State, entries: list[Entry], seen: bytes = b"", listed: list[Problem] | None = None
) -> str:
    """Writes a checkpoint and returns its stamp; if it cannot be written, nothing is cached."""
    from memkit.boot.digest import blake2b

    rows = [pack_row(row) for row in state.rows.plain()]
    parts = {
        "files": entries_bytes(entries),
        "seen": seen,
        **_all_fields(state),
        **_table("rows", rows),
        # stored apart from the rows: most commands need the digest of the ledger, few need a row
        "ledger": state.rows.ledger(),
        "actors": marshal.dumps(state.rows.last_by_actor()),
        **_facts(state),
        **_renumbered_catalog(state),
    }
    young = recent_ns()
    racy = _racy(state, [entry[1] for entry in entries if entry[3] > young or entry[4] > young])
    stamp = blake2b(parts["files"] + repr(racy).encode(), digest_size=16).hexdigest()
    return _store(path, parts, {"racy": racy, "stamp": stamp, "listed": listed or []}, state)


def save_after(checkpoint: Checkpoint, state: State, listing: Listing) -> str:
    """Writes the `after` file of a checkpoint, with what later sessions changed; returns the stamp of both together."""
    facts = sorted((fact.id.encode("utf-8", "surrogatepass"), pack(fact)) for fact in state.facts.changed())
    parts = {
        "base": checkpoint.stamp.encode(),
        "files": b"",
        "seen": listing.seen,
        **_all_fields(state),
        **_table("rows", [pack_row(values_of(row)) for row in state.rows[session_count(checkpoint) :]]),
        **_table("ids", [name for name, _ in facts]),
        **_table("facts", [data for _, data in facts]),
        **_catalog(state),
    }
    racy = _racy(state, listing.younger(recent_ns()))
    head = {"racy": racy, "stamp": _extended_stamp(checkpoint, state), "listed": listing.problems}
    return _store(path_after(checkpoint), parts, head, state)


def _racy(state: State, young: list[str]) -> list[tuple[str, str]]:
    """Files too recently written for their stat values to prove anything, with the digests of what was read."""
    # a fresh clone: every file is recent; the state's rows hold their digests
    rows = state.rows[-64:] if len(young) <= 64 else state.rows
    digests = {row.path: row.sha256 for row in rows}
    return [(path, digests.get(path, "")) for path in young]


def _all_fields(state: State) -> dict[str, bytes]:
    return {
        "core": marshal.dumps({name: plain_field(state, name) for name in CORE_FIELDS}),
        "rest": marshal.dumps({name: marshal.dumps(plain_field(state, name)) for name in _later()}),
    }


def _later() -> list[str]:
    return [name for name in names_of(State) if name not in (*CORE_FIELDS, "facts", "rows")]


def _facts(state: State) -> dict[str, bytes]:
    packed = state.facts.packed(pack)
    names = [id.encode("utf-8", "surrogatepass") for id in packed]
    return _table("ids", names) | _table("facts", list(packed.values()))


def _catalog(state: State) -> dict[str, bytes]:
    return sections_of(state.facts.settle_catalog())


def _renumbered_catalog(state: State) -> dict[str, bytes]:
    from memkit.model.catalog_update import renumber

    return sections_of(renumber(state.facts.settle_catalog()))


def _table(name: str, items: list[bytes]) -> dict[str, bytes]:
    """The items joined into one section, and a section of offsets."""
    from array import array
    from itertools import accumulate

    at = array("Q", accumulate(map(len, items), initial=0))
    return {f"{name}_at": at.tobytes(), name: b"".join(items)}


def _store(path: str, parts: dict[str, bytes], header: dict[str, Any], state: State) -> str:
    sections, length = section_table(parts)
    listed = [values_of(problem) for problem in header["listed"]]
    is_whole = not any(problem.code in DAMAGE for problem in (*header["listed"], *state.problems))
    more = {"listed": listed, "whole": is_whole, "sessions": len(state.rows)}
    more["ledger"] = state.rows.ledger_sha256()
    head = {**header, **more, "form": FORM, "sections": sections, "size": length}
    file_writes.replace_cached(path, encode_checkpoint(head, list(parts.values())))
    return str(header["stamp"])
