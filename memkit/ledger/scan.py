"""The fast path: the canonical session form, by its text alone. Says nothing (None) of any other form."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from memkit.ledger.grammar import read_event
from memkit.ledger.header import Header, read_plain
from memkit.ledger.seal import WHOLE, Seal, read_seal
from memkit.ledger.sections import EVENTS, RECORD, Part, RawPart, cut, plain_headings, simple_parts
from memkit.model.events import Event
from memkit.model.session import KINDS, STRICT, Session

# what one session may hold; past it the full parser reads the beginning and says so
MAX_BYTES = 8_000_000
_CR = ord("\r")
_START = b"---\nmemkit: 1\n"

Reader = Callable[[int, bytes, list[Event]], bool]


def scan(data: bytes, stem: str, path: str) -> Session | None:
    """The session in a canonical, sealed file, or None where the full parser must look."""
    if not data.startswith(_START) or _CR in data or 0 in data or len(data) > MAX_BYTES:
        return None
    seal = read_seal(data)
    end = data.find(b"\n---\n", 4)
    if seal.state != WHOLE or end < 0:
        return None
    try:
        data.decode()
    except UnicodeDecodeError:
        return None
    header = read_plain(data[4:end].decode())
    if header is None or dict(header).get("kind") not in KINDS:
        return None
    first = len(header) + 3
    body = data[end + 5 : seal.at]
    parts = simple_parts(body, first) or _fenced_parts(body, first)
    return assemble(stem, path, header, parts, seal, read_items) if parts else None


def _fenced_parts(body: bytes, first: int) -> list[RawPart] | None:
    lines = body.decode().split("\n")
    headings = plain_headings(lines)
    return None if headings is None else as_bytes(cut(lines, headings, first))


def as_bytes(parts: Sequence[Part]) -> list[RawPart]:
    """The parts as the grammar reads them."""
    return [(heading, first, body.encode()) for heading, first, body in parts]


def assemble(
    stem: str, path: str, header: Header, parts: Sequence[RawPart], seal: Seal, read: Reader
) -> Session | None:
    """The session of these parts; None when `read` gives up on a section of events."""
    events: list[Event] = []
    records: list[tuple[str, str]] = []
    prose: list[bytes] = []
    for heading, first, body in parts:
        if heading in EVENTS:
            if not read(first, body, events):
                return None
        elif heading.startswith(RECORD):
            records.append((heading[len(RECORD) :], body.decode().strip("\n")))
        elif not events and not records:
            prose.append(body)
    whole = seal.state == WHOLE
    return Session(
        stem,
        path,
        STRICT,
        header,
        tuple(events),
        tuple(records),
        (),
        dict(header).get("title", ""),
        last_words(b"\n".join(prose)),
        seal.sha256,
        whole,
        seal.digest[:10] if whole else "",
    )


def read_items(first: int, body: bytes, events: list[Event]) -> bool:
    """Reads a section's events into `events`; False at the first item that is none."""
    before, *items = body.rstrip(b"\n").split(b"\n- ")
    if before.strip(b"\n"):
        return False
    line = first + before.count(b"\n") + 1
    for item in items:
        event = read_event(item, line)
        if isinstance(event, str):
            return False
        events.append(event)
        line += item.count(b"\n") + 1
    return True


def last_words(prose: bytes) -> str:
    """The last paragraph of the prose: what is handed over."""
    last = prose.strip().rpartition(b"\n\n")[2]
    return "" if last.startswith(b"#") else " ".join(last.decode().split())[:600]
