"""Reads sessions: by the fast path if they have the canonical form, else by the full parser; both agree on every canonical
file. Also defines the order of sessions: byte order of their stems, independent of folders and listings.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.ledger import MARKERS, read_event
from memkit.ledger.prose import own_words
from memkit.ledger.sections import EVENTS, RECORD, Part, RawPart, cut_parts, plain_headings
from memkit.ledger.session_text import WHOLE, Header, Seal, read_plain, read_seal
from memkit.model import Problem
from memkit.model.events import Event
from memkit.model.session import KINDS, STRICT, Events, Session
from memkit.model.state import DAMAGED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def sort_key(stem: str) -> bytes:
    """The sort key for the order of replay: the bytes of the stem."""
    return stem.encode()


def in_order(sessions: Iterable[Session]) -> list[Session]:
    """Sessions in the order of replay."""
    return sorted(sessions, key=lambda session: sort_key(session.stem))


Reading = tuple[Session, list[Problem]]


def read_session(data: bytes, stem: str, path: str, lazily: bool = False) -> Reading:
    """The session in these bytes: by the fast path (`scan`) if it is canonical, else by the full parser."""
    fast = scan(data, stem, path, lazily)
    if fast is not None:
        return fast, []
    from memkit.ledger.full_parser import parse_session

    return parse_session(data, stem, path)


def read_trusted(data: bytes, stem: str, path: str, lazily: bool = False) -> Reading:
    """Like `read_session`, but returns an empty session for a file in memkit's form that has no intact seal or is too
    long."""
    if len(data) > MAX_BYTES:
        hint = "a session is a page, not a dump; move the rest elsewhere"
        message = f"longer than a session may be ({MAX_BYTES:,} bytes); it is not read"
        return empty_session(stem, path, ""), [Problem("ledger-unreadable", path, 1, message, hint)]
    session, problems = read_session(data, stem, path, lazily)
    codes = {problem.code for problem in problems}
    if "bad-frontmatter" in codes and not session.sealed and codes.isdisjoint(_SEAL):
        problems.append(unsealed_problem(path))
        codes.add("unsealed")
    return (
        (session, problems)
        if codes.isdisjoint(_SEAL)
        else (empty_session(stem, path, session.sha256), problems)
    )


_SEAL = frozenset(("seal-broken", "unsealed"))


def empty_session(stem: str, path: str, sha256: str) -> Session:
    """A session without content, for a file that exists but must not count."""
    return Session(stem, path, DAMAGED, (), (), sha256=sha256)


def unsealed_problem(path: str) -> Problem:
    """The problem of a session in memkit's form that has no seal."""
    hint = "memkit session end seals what memkit writes; a file by hand needs no frontmatter"
    return Problem("unsealed", path, 1, "a session of memkit's form without a seal", hint)


# the longest session; the full parser reads the beginning of a longer file and reports it
MAX_BYTES = 8_000_000
_CR = ord("\r")
_STARTS = (b"---\nmemkit: 1\n", b"---\nmemkit: 2\n")
# compare a byte as a number: `bytes in bytes` raises and catches an exception internally each time
_LESS, _MORE, _TICK, _TILDE = b"<>`~"
_MARKERS = MARKERS.encode()
_EVENTS = {heading.removeprefix("## ").encode(): heading for heading in EVENTS}


def scan(data: bytes, stem: str, path: str, lazily: bool = False) -> Session | None:
    """The session in a canonical, sealed file, or None if the full parser must read it.

    `lazily` leaves the trace of working memory unread, because replay needs only its length.
    """
    if not data.startswith(_STARTS) or _CR in data or 0 in data or len(data) > MAX_BYTES:
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
    parts = _simple_parts(body, first) or _fenced_parts(body, first)
    events = None if parts is None else _events(parts, lazily)
    return None if parts is None or events is None else assemble(stem, path, header, parts, seal, events)


def _simple_parts(body: bytes, first_line: int) -> list[RawPart] | None:
    """The sections of a body in which every line that starts with `## ` is a heading; None for any other body.

    Such a body has no fence, and no quote or HTML outside the event sections, whose lines the grammar checks.
    """
    if (
        body[:1] == b"#"
        or (_TICK in body and _opens(b"```", body))
        or (_TILDE in body and _opens(b"~~~", body))
    ):
        return None
    before, *pieces = body.split(b"\n## ")
    if _LESS in before or _MORE in before:
        return None
    parts = [("", first_line, before)]
    line = first_line + before.count(b"\n") + 2
    for piece in pieces:
        heading, _, rest = piece.partition(b"\n")
        name = _EVENTS.get(heading)
        if name is None:
            name = f"## {heading.decode()}".rstrip()
            if _LESS in rest or _MORE in rest:
                return None
        parts.append((name, line, rest))
        line += piece.count(b"\n") + 1
    return parts


def _opens(fence: bytes, body: bytes) -> bool:
    """True if a line starts with this fence, possibly after list and quote marks."""
    at = body.find(fence)
    while at >= 0:
        if not body[body.rfind(b"\n", 0, at) + 1 : at].strip(_MARKERS):
            return True
        at = body.find(fence, at + 1)
    return False


def _fenced_parts(body: bytes, first: int) -> list[RawPart] | None:
    lines = body.decode().split("\n")
    headings = plain_headings(lines)
    return None if headings is None else as_bytes(cut_parts(lines, headings, first))


def as_bytes(parts: Sequence[Part]) -> list[RawPart]:
    """The parts as bytes, for the grammar."""
    return [(part.heading, part.first, part.body.encode()) for part in parts]


def _events(parts: Sequence[RawPart], lazily: bool) -> tuple[Event, ...] | Events | None:
    told = [(first, body) for heading, first, body in parts if heading in EVENTS]
    trace = told.pop() if lazily and told and is_trace(told[-1][1]) else None
    found: list[Event] = []
    for first, body in told:
        if not read_items(first, body, found):
            return None
    if trace is None:
        return tuple(found)
    return Events(tuple(found), len(found) + trace[1].count(b"\n- "), lambda: read_trace(*trace))


def assemble(
    stem: str,
    path: str,
    header: Header,
    parts: Sequence[RawPart],
    seal: Seal,
    events: tuple[Event, ...] | Events,
) -> Session:
    """The session with these parts and events."""
    records: list[tuple[str, str]] = []
    prose: list[bytes] = []
    before = True
    for heading, _, body in parts:
        if heading.startswith(RECORD):
            records.append((heading[len(RECORD) :], body.decode().strip("\n")))
        before = before and not records and heading not in EVENTS
        if before:
            prose.append(body)
    whole = seal.state == WHOLE
    return Session(
        stem,
        path,
        STRICT,
        header,
        events,
        tuple(records),
        (),
        dict(header).get("title", ""),
        own_words(b"\n".join(prose)),
        seal.sha256,
        whole,
        seal.digest[:10] if whole else "",
    )


def read_items(first: int, body: bytes, events: list[Event]) -> bool:
    """Reads a section's events into `events`; False at the first item that is not an event."""
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


# notes, looks and ticks in ASCII, as in nearly every trace; the two bytes after \xe2 complete the dash
_FIELD = r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*: [ -$&-{}~]*"
_TRACE = lazy(
    r"(?:\n- (?:(?:Noted|Touched|Consolidated|Expired): [A-Za-z0-9_:./]+|Ticked:|Aimed:)"
    r"(?: \xe2\x80\x94 [ -_a-}][ -~]*(?=\n  <!-- ))?"
    rf"(?:\n  <!-- {_FIELD}(?: \| {_FIELD})* -->)?)*\n*"
)


def is_trace(body: bytes) -> bool:
    """True for a section with nothing but a canonical trace of working memory."""
    # `--` occurs only in the marks of a footer
    marks = body.count(b"--") == 2 * body.count(b"\n  <!-- ")
    return marks and _TRACE.fullmatch(body.decode("latin-1")) is not None


def read_trace(first: int, body: bytes) -> list[Event]:
    """The events of a section that `is_trace`."""
    events: list[Event] = []
    assert read_items(first, body, events)
    return events
