"""Sealing: events → canonical bytes → a write-once file → the state and the projections after it."""

from __future__ import annotations

from collections.abc import Sequence

from memkit.boot.struct import struct
from memkit.errors import ClockSkew, MachineError, MemkitError
from memkit.ledger.seal import seal, sealed_digest
from memkit.ledger.write import write_session
from memkit.model.events import Event
from memkit.model.session import HEADER
from memkit.query.load import Loaded
from memkit.store import clock, files
from memkit.store.workspace import Workspace
from memkit.write import publish

_DAY = 86_400
# the last second of a year with four digits
_LAST = 253_402_300_799


@struct(frozen=True)
class Sealed:
    """A session that is in the ledger, and what rendering made of it."""

    stem: str
    file: str
    events: int
    written: tuple[str, ...]
    notes: tuple[str, ...]


@struct(frozen=True)
class Content:
    """What a session will hold, before its stamp."""

    header: dict[str, str]
    prose: str
    events: Sequence[Event]
    records: Sequence[tuple[str, str]] = ()


def next_stamp(loaded: Loaded, accept_clock: bool = False) -> int:
    """max(now, newest stamp + 1 s); a stamp more than a day ahead is passed over, or followed with `accept_clock`.

    Refuses what would lie past the year 9999: no reader takes such a name for a session.
    """
    now, rows = clock.now(), loaded.state.rows
    stamp = now
    for at in range(len(rows) - 1, -1, -1):
        latest = clock.stem_seconds(rows[at].stem)
        if accept_clock or latest <= now + _DAY:
            stamp = max(now, latest + 1)
            break
    if stamp > _LAST:
        raise ClockSkew(f"no stamp is left after {rows[-1].stem if rows else clock.iso(now)}")
    return stamp


def build(content: Content, ended: str) -> bytes:
    """The sealed bytes of a session that ends then."""
    values = {**content.header, "memkit": "1", "ended": content.header.get("ended") or ended}
    header = tuple((key, values[key]) for key in HEADER if values.get(key))
    return seal(write_session(header, content.prose, content.events, content.records))


def write_sealed(workspace: Workspace, content: Content, stamp: int) -> tuple[str, str]:
    """Links the session under its name; the same bytes found there are the same session. Returns stem and path."""
    data = build(content, clock.iso(stamp))
    body_end = data.rindex(b"<!-- memkit:seal ")
    stem = f"{clock.stamp(stamp)}-{sealed_digest(data[:body_end])[:10]}"
    folder = workspace.policy.layout.sessions
    if workspace.policy.layout.sessions_by == "month":
        # nobody writes into the month before any more, so nobody else would sweep it
        files.sweep(workspace.path(f"{folder}/{_month_before(stem)}"))
        folder += f"/{stem[:4]}/{stem[5:7]}"
    path = f"{folder}/{stem}.md"
    seed = content.header.get("seed", "0000")
    files.sweep(workspace.path(folder))
    files.with_retry(lambda: files.write_new(workspace.path(path), data), seed, path)
    return stem, path


def _month_before(stem: str) -> str:
    year, month = int(stem[:4]), int(stem[5:7])
    return f"{year - 1}/12" if month == 1 else f"{year}/{month - 1:02d}"


def render_after(
    workspace: Workspace, path: str, who: str, render: bool, stage: bool
) -> tuple[tuple[str, ...], list[str]]:
    """Renders after the acknowledgement; a failure is a warning, since the ledger has the event."""
    notes: list[str] = []
    written: tuple[str, ...] = ()
    if render:
        try:
            done = publish.publish(workspace, who=who)
            written = (*done.written, *done.removed)
        except (MemkitError, OSError) as error:
            notes += [f"recorded, but the projections were not rendered: {error}", _hint(error)]
    if stage:
        from memkit.store.git import stage as add_to_index

        try:
            add_to_index(workspace.root, [path, *written])
        except (MemkitError, OSError) as error:
            notes += [f"recorded, but not staged: {error}", f"hint: git add {path}"]
    return written, notes


def _hint(error: Exception) -> str:
    """What settles it: an edit wants its own command, everything else is rendered again."""
    if isinstance(error, MemkitError) and not isinstance(error, MachineError):
        return f"hint: {error.hint}"
    return "hint: memkit replay renders them"
