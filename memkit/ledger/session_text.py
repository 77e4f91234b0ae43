"""The canonical text of a session file: its frontmatter, its seal, its edition. The only writer of the format.

The frontmatter has one `key: value` per line, every value text. The seal is the last line, over all bytes before it. A
session has edition 2 if it contains something that the first edition of memkit does not know; an older memkit then stops
instead of folding it differently.
"""

from __future__ import annotations

from itertools import groupby

from memkit.boot.digest import sha256
from memkit.boot.memo import lazy
from memkit.boot.struct import struct
from memkit.ledger import control_in, text_fault, write_event
from memkit.ledger.sections import ADOPTED, OURS, REFERENCES, WORDS, parsed_headings
from memkit.ledger.sections import WORKING as WORKING_MEMORY
from memkit.model import events as ev
from memkit.model.events import WORKING, Adopted
from memkit.model.ids import LIST_IDS
from memkit.model.session import HEADER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event

Header = tuple[tuple[str, str], ...]

# the most lines a frontmatter may have
MAX_HEADER = 400

_OURS = frozenset(HEADER)
_LINE = lazy(r"(?m)^([A-Za-z][A-Za-z0-9_-]*):(?: (.*))?$")
_PLAIN = lazy(r"[A-Za-z0-9(/].*")
# signs that end a plain YAML value, and `<!--`, which could look like a seal
_YAML_SIGNS = lazy(r":\s|\s#|:$|<!--")
# characters that YAML reads as a line end or refuses
_UNPRINTABLE = lazy(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_YAML_WORDS = frozenset("true false yes no on off null y n ~".split())
_YAML_VALUE = lazy(
    r"(?i)[-+]?[\d_.:xoXO]+([eE][-+]?\d+)?|0x[0-9a-fA-F_]+|[-+]?\.(?:inf|nan)|\d{4}-\d\d?-\d\d?([Tt ].*)?"
)
_STAMPS = ("started", "ended", "memkit")


def read_plain(block: str) -> Header | None:
    """The pairs of a header that memkit wrote; None if a line has another form or a key occurs twice."""
    lines = block.split("\n")
    try:
        pairs = dict([line.split(": ", 1) for line in lines])
    except ValueError:
        pairs = {}
    if len(pairs) == len(lines) < MAX_HEADER and '"' not in block and _OURS.issuperset(pairs):
        return tuple(pairs.items())
    header, wrong = read_header(lines)
    return None if wrong or len(lines) >= MAX_HEADER else header


def read_header(lines: list[str]) -> tuple[Header, list[tuple[int, str]]]:
    """The header's pairs, and its faults as (index of the line, sentence)."""
    pairs: dict[str, str] = {}
    wrong: list[tuple[int, str]] = []
    for index, line in enumerate(lines):
        match = _LINE.fullmatch(line)
        if match is None:
            wrong.append((index, f"not a `key: value` line: {line[:40]!r}"))
        elif match[1] in pairs:
            wrong.append((index, f"{match[1][:40]} stands twice"))
        else:
            read = _read_value(match[2] or "")
            pairs[match[1]] = read or ""
            if read is None:
                wrong.append((index, f"{match[1][:40]} is not a JSON string"))
    return tuple(pairs.items()), wrong


def _read_value(value: str) -> str | None:
    if not value.startswith('"'):
        return value
    from memkit.boot.json import loads

    try:
        read = loads(value)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, str) else None


def write_header(header: Header) -> str:
    """The frontmatter block with both fences; a key without a value is left out."""
    lines = [f"{key}: {_write_value(key, value)}\n" for key, value in header if value]
    return f"---\n{''.join(lines)}---\n"


def _write_value(key: str, value: str) -> str:
    if key in _STAMPS or not _yaml_differs(value):
        return value
    from memkit.boot.json import dumps

    written = dumps(value).replace("<!--", "\\u003c!--")
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", written)


def _yaml_differs(value: str) -> bool:
    """True if a YAML reader would not read this plain value as the same text."""
    if _PLAIN.match(value) is None or value != value.strip() or _UNPRINTABLE.search(value):
        return True
    if value.lower() in _YAML_WORDS or _YAML_SIGNS.search(value):
        return True
    return _YAML_VALUE.fullmatch(value) is not None


MARK = b"<!-- memkit:seal "

OPEN = "unsealed"
BROKEN = "broken"
WHOLE = "whole"


@struct(frozen=True)
class Seal:
    """A file's seal: its state, its offset, its digest, and the digest of the whole file."""

    state: str
    at: int
    digest: str
    sha256: str


def seal(body: bytes) -> bytes:
    """The body with its seal line appended."""
    return body + _line(sha256(body).hexdigest(), len(body))


def _line(digest: str, length: int) -> bytes:
    return f"<!-- memkit:seal v1 sha256={digest} len={length} -->\n".encode()


def read_seal(data: bytes) -> Seal:
    """The seal of these bytes. Text after it, a second seal, or a seal in mid-line breaks it."""
    at = data.find(MARK)
    if at < 0:
        return Seal(OPEN, -1, "", sha256(data).hexdigest())
    hashed = sha256(data[:at])
    digest = hashed.hexdigest()
    last = data[at:]
    hashed.update(last)
    whole = last == _line(digest, at) and data[at - 1 : at] == b"\n"
    return Seal(WHOLE if whole else BROKEN, at, digest, hashed.hexdigest())


def sealed_digest(body: bytes) -> str:
    """The digest in the seal of this body; its first ten digits are part of the file's name."""
    return sha256(body).hexdigest()


LISTS = LIST_IDS[0]
# fields of an event that are new in edition 2
_FIELDS: dict[str, frozenset[str]] = {
    "Verified": frozenset({"content", "evidence"}),
    "Refreshed": frozenset({"by"}),
    "Created": frozenset({"again", "asks", "auto", "order", "via"}),
    "Promoted": frozenset({"pass", "profile"}),
    "Set": frozenset({"fingerprint"}),
    "Consented": frozenset({"entity"}),
    "Erased": frozenset({"vault"}),
    "Adopted": frozenset({"again", "named", "order", "row", "stays"}),
    "Summarised": frozenset({"how"}),
}
# events that the first edition accepts only with a reason
_REASONED = (ev.Deferred, ev.Rejected, ev.Quarantined, ev.RolledBack, ev.Archived)


def edition(kind: str, events: Iterable[Event], records: Iterable[tuple[str, str]]) -> int:
    """1, or 2 if any part of the session can be read only by the second edition."""
    if kind != "adopt" and any(id == LISTS for id, _ in records):
        return 2
    return 2 if any(_is_new(event) for event in events) else 1


def _is_new(event: Event) -> bool:
    if isinstance(event, ev.Reopened | ev.Asked) or (isinstance(event, _REASONED) and not event.get("why")):
        return True
    if isinstance(event, ev.Noted) and not event.get("ttl"):
        return True
    known = _FIELDS.get(event.verb)
    if known is not None and any(key in known for key, _ in event.fields):
        return True
    if isinstance(event, ev.Created | ev.Promoted | ev.Verified | ev.Refreshed):
        return any("#" in value for value in event.every("evidence"))
    return False


Fault = tuple[int, str]


def write_session(
    header: Header,
    prose: str,
    events: Sequence[Event],
    records: Sequence[tuple[str, str]] = (),
    words: str = "",
) -> bytes:
    """The bytes of a session without its seal: header, prose, events, their reasons in words, working memory, records."""
    actor = dict(header).get("actor", "")
    title = dict(header).get("title", "")
    parts = [write_header(header), "\n", f"# {title}".rstrip(), "\n"]
    if prose.strip():
        parts += ["\n", prose.strip("\n"), "\n"]
    plain = [event for event in events if not isinstance(event, WORKING)]
    working = [event for event in events if isinstance(event, WORKING)]
    for is_adopted, run in groupby(plain, lambda event: isinstance(event, Adopted)):
        heading = ADOPTED if is_adopted else REFERENCES
        parts.append(f"\n{heading}\n\n" + "".join([write_event(event, actor) for event in run]))
    if words:
        parts.append(f"\n{WORDS}\n\n{words}")
    if working:
        parts.append(f"\n{WORKING_MEMORY}\n\n" + "".join([write_event(event, actor) for event in working]))
    for id, body in records:
        parts.append(f"\n## Record: {id}\n\n" + body.strip("\n") + "\n")
    return ("".join(parts) + "\n").encode()


def unfit_text(text: str, headings: bool = True) -> Fault | None:
    """Why a session may not contain this user text, as (line, sentence); None if it may."""
    for number, line in enumerate(text.split("\n"), 1):
        if "<!-- memkit:" in line:
            return number, "`<!-- memkit:` is memkit's own"
        if headings and line.startswith(OURS):
            return number, f"the heading {line.split(':')[0][:30]!r} is memkit's own"
        if control_in(line):
            return number, "a control character"
    return _left_open(text) if headings else None


def _left_open(text: str) -> Fault | None:
    """The fault of an unclosed fence, comment or tag, which would hide the sections after it."""
    if "```" not in text and "~~~" not in text and "<" not in text:
        return None
    lines = [*text.split("\n"), "", REFERENCES]
    headings, opened = parsed_headings(lines)
    if opened >= 0:
        what = "comment" if "<!--" in lines[opened] else "fence"
        return opened + 1, f"a {what} that is never closed"
    if len(lines) - 1 not in headings:
        return len(lines) - 2, "a tag that is never closed"
    return None


def unfit_record(body: str) -> Fault | None:
    """Like `unfit_text` for a record's body, whose own headings begin at `###`."""
    found = unfit_text(body)
    if found is None and ("\n## " in body or body.startswith("## ")):
        headings = parsed_headings(body.split("\n"))[0]
        if headings:
            return headings[0] + 1, "a heading of the second level would end the record; begin at ###"
    return found


def unfit_event_text(text: str) -> Fault | None:
    """Like `unfit_text` for the text of an event: no blank line, no fence, comments only in code spans."""
    return text_fault(text)
