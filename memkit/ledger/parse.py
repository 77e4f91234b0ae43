"""The full reader: any bytes → a session and its problems. Never raises for what a file holds."""

from __future__ import annotations

from hashlib import sha256

from memkit.ledger.header import Header, read_header
from memkit.ledger.lenient import read_lenient
from memkit.ledger.scan import items, last_words, read_items, scan
from memkit.ledger.seal import BROKEN, OPEN, seal_state
from memkit.ledger.sections import RECORD, REFERENCES, WORKING, Part, cut, parsed_headings
from memkit.model.events import Event
from memkit.model.problem import WARNING, Problem
from memkit.model.session import FORMAT, KINDS, LENIENT, STRICT, Session

MAX_BYTES = 16_000_000
Reading = tuple[Session, list[Problem]]


def read_session(data: bytes, stem: str, path: str) -> Reading:
    """The session in these bytes: by the fast path where it is canonical, else in full."""
    fast = scan(data, stem, path)
    if fast is not None and fast.sealed:
        return fast, []
    return parse_session(data, stem, path)


def parse_session(data: bytes, stem: str, path: str) -> Reading:
    """The full reading, by markdown-it; agrees with `scan` on every canonical file."""
    problems: list[Problem] = []
    text = _decode(data, path, problems)
    lines = text.split("\n")
    header, start = _header(lines, path, problems)
    if dict(header).get("memkit") is None:
        return _lenient(data, text, header, lines, start, stem, path, problems)
    return _strict(data, header, lines, start, stem, path, problems)


def _decode(data: bytes, path: str, problems: list[Problem]) -> str:
    if len(data) > MAX_BYTES:
        problems.append(_bad(path, 1, f"{len(data)} bytes; a session holds at most {MAX_BYTES}", "bad-event"))
        data = data[:MAX_BYTES]
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        problems.append(_bad(path, 1, "UTF-16, not UTF-8", "bad-frontmatter", "iconv -f utf-16 -t utf-8"))
        return data.decode("utf-16", "replace").replace("\r\n", "\n")
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        problems.append(_bad(path, line, "a NUL byte", "bad-event", "remove it; session files are text"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        problems.append(_bad(path, line, "not UTF-8", "bad-event", "save the file as UTF-8"))
        text = data.decode("utf-8", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")


def _header(lines: list[str], path: str, problems: list[Problem]) -> tuple[Header, int]:
    if lines[0] != "---":
        return (), 0
    end = next((at for at, line in enumerate(lines[1:400], 1) if line == "---"), 0)
    if not end:
        if any(line.startswith("memkit:") for line in lines[1:20]):
            problems.append(_bad(path, 1, "the frontmatter has no closing ---", "bad-frontmatter"))
        return (), 0
    header, wrong = read_header(lines[1:end])
    if dict(header).get("memkit") is not None:
        problems.extend(_bad(path, at + 2, sentence, "bad-frontmatter") for at, sentence in wrong)
    return header, end + 1


def _strict(
    data: bytes, header: Header, lines: list[str], start: int, stem: str, path: str, problems: list[Problem]
) -> Reading:
    values = dict(header)
    _check_header(values, path, problems)
    sealed = _check_seal(data, path, problems)
    kept = lines[start:]
    if seal_state(data) != OPEN:
        at = max(index for index, line in enumerate(kept) if "<!-- memkit:seal " in line)
        kept = [*kept[:at], ""]
    headings, opened = parsed_headings(kept)
    if opened >= 0:
        problems.append(
            _bad(
                path,
                start + opened + 1,
                "a fence that is never closed",
                "unclosed-fence",
                "close it with ```",
            )
        )
    parts = cut(kept, headings, start + 1)
    events, records = _parts(parts, path, problems)
    session = Session(
        stem,
        path,
        STRICT,
        header,
        events,
        records,
        (),
        values.get("title", ""),
        last_words(parts),
        _sha(data),
        sealed,
    )
    return session, problems


def _parts(
    parts: list[Part], path: str, problems: list[Problem]
) -> tuple[tuple[Event, ...], tuple[tuple[str, str], ...]]:
    events: list[Event] = []
    records: list[tuple[str, str]] = []
    for part in parts:
        if part.heading in (REFERENCES, WORKING):
            wrong: list[tuple[int, str]] = []
            read_items(part, events, wrong)
            lines = dict(items(part))
            problems.extend(_bad(path, at, why, "bad-event", excerpt=lines[at][0]) for at, why in wrong)
        elif part.heading.startswith(RECORD):
            records.append((part.heading[len(RECORD) :], "\n".join(part.lines).strip("\n")))
    return tuple(events), tuple(records)


def _check_header(values: dict[str, str], path: str, problems: list[Problem]) -> None:
    version = values.get("memkit", "")
    if version.isdigit() and int(version) > FORMAT:
        hint = "pip install --upgrade memkit-cli"
        problems.append(_bad(path, 2, f"format {version}, written by a newer memkit", "format-newer", hint))
    elif version != str(FORMAT):
        problems.append(_bad(path, 2, f"memkit: {version[:20]!r} is no format", "bad-frontmatter"))
    if values.get("kind", "work") not in KINDS:
        problems.append(
            _bad(path, 3, f"kind {values['kind'][:30]!r}", "bad-frontmatter", f"one of {', '.join(KINDS)}")
        )


def _check_seal(data: bytes, path: str, problems: list[Problem]) -> bool:
    state = seal_state(data)
    if state == BROKEN:
        hint = f"git restore {path}; to correct a fact use memkit supersede"
        problems.append(
            _bad(path, data.count(b"\n"), "the content does not match its seal", "seal-broken", hint)
        )
    elif state == OPEN:
        hint = "memkit session end seals what memkit writes; a file by hand needs no frontmatter"
        problems.append(
            _bad(path, 1, "a session of memkit's form without a seal", "unsealed", hint, severity=WARNING)
        )
    return state == "whole"


def _lenient(
    data: bytes,
    text: str,
    header: Header,
    lines: list[str],
    start: int,
    stem: str,
    path: str,
    problems: list[Problem],
) -> Reading:
    headings, _ = parsed_headings(lines[start:])
    parts = cut(lines[start:], headings, start + 1)
    found = read_lenient(parts, path, text)
    problems.extend(found.problems)
    if found.actor:
        header = (*(pair for pair in header if pair[0] != "actor"), ("actor", found.actor))
    session = Session(
        stem,
        path,
        LENIENT,
        header,
        found.events,
        (),
        found.tokens,
        found.title,
        last_words(parts),
        _sha(data),
        False,
    )
    return session, problems


def _sha(data: bytes) -> str:
    return sha256(data).hexdigest()


def _bad(
    path: str, line: int, message: str, code: str, hint: str = "", excerpt: str = "", severity: str = "error"
) -> Problem:
    return Problem(
        code, path, line, message, hint or "memkit help formats shows the form", severity, excerpt[:200]
    )
