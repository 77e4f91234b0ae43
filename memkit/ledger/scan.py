"""The fast path: the canonical session form, by lines alone. Says nothing (None) of any other form."""

from __future__ import annotations

from hashlib import sha256

from memkit.ledger.grammar import read_event
from memkit.ledger.header import read_header
from memkit.ledger.seal import OPEN, seal_state
from memkit.ledger.sections import RECORD, REFERENCES, WORKING, Part, cut, plain_headings
from memkit.model.events import Event
from memkit.model.session import KINDS, STRICT, Session

_START = b"---\nmemkit: 1\n"


def scan(data: bytes, stem: str, path: str) -> Session | None:
    """The session in a canonical file, or None where the full parser must look."""
    if not data.startswith(_START) or b"\r" in data or b"\0" in data:
        return None
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    end = text.find("\n---\n", 4)
    if end < 0:
        return None
    header_lines = text[4:end].split("\n")
    header, wrong = read_header(header_lines)
    kept, sealed = without_seal(data, text)
    if wrong or kept is None or dict(header).get("kind") not in KINDS:
        return None
    lines = kept[end + 5 :].split("\n")
    headings = plain_headings(lines)
    if headings is None:
        return None
    parts = cut(lines, headings, len(header_lines) + 3)
    return assemble(parts, stem, path, header, data, sealed)


def without_seal(data: bytes, text: str) -> tuple[str | None, bool]:
    """The text before its seal line, and whether it has a whole one; None when the seal is broken."""
    state = seal_state(data)
    if state == OPEN:
        return text, False
    if state == "broken":
        return None, False
    return text[: text.rindex("<!-- memkit:seal ")], True


def assemble(
    parts: list[Part], stem: str, path: str, header: tuple[tuple[str, str], ...], data: bytes, sealed: bool
) -> Session | None:
    """A session of parts that all read as canonical, or None."""
    events: list[Event] = []
    records: list[tuple[str, str]] = []
    for part in parts:
        if part.heading in (REFERENCES, WORKING):
            if not read_items(part, events):
                return None
        elif part.heading.startswith(RECORD):
            records.append((part.heading[len(RECORD) :], "\n".join(part.lines).strip("\n")))
    return Session(
        stem,
        path,
        STRICT,
        header,
        tuple(events),
        tuple(records),
        (),
        dict(header).get("title", ""),
        last_words(parts),
        sha256(data).hexdigest(),
        sealed,
    )


def read_items(part: Part, events: list[Event], wrong: list[tuple[int, str]] | None = None) -> bool:
    """Reads a section's events into `events`; False at the first line that is none, or all noted in `wrong`."""
    for number, item in items(part):
        event = read_event(item, number)
        if isinstance(event, str):
            if wrong is None:
                return False
            wrong.append((number, event))
        else:
            events.append(event)
    return True


def items(part: Part) -> list[tuple[int, list[str]]]:
    """The section's items: a line that is no continuation begins one; blank lines end it."""
    found: list[tuple[int, list[str]]] = []
    current: list[str] | None = None
    for index, line in enumerate(part.lines):
        if line.startswith("  ") and current is not None:
            current.append(line)
        elif not line:
            current = None
        else:
            current = [line]
            found.append((part.first + index, current))
    return found


def last_words(parts: list[Part]) -> str:
    """The last paragraph of the prose before our sections: what is handed over."""
    prose = ""
    for part in parts:
        if part.heading == REFERENCES or part.heading == WORKING or part.heading.startswith(RECORD):
            break
        prose += "\n".join(part.lines) + "\n"
    last = prose.strip().rpartition("\n\n")[2]
    return "" if last.startswith("#") else " ".join(last.split())[:600]
