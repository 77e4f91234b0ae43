"""Views: state → markdown and HTML. The text depends only on the ledger and on the tables [decay] [index] [layout].

Uses no files, no clock and no locale. The order is fixed: rendering twice gives the same bytes. A projection ends with
its marker, whose digest shows whether the file was edited after memkit rendered it.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.memo import lazy
from memkit.model.policy import Policy
from memkit.model.state import State


def render(state: State, policy: Policy) -> dict[str, str]:
    """Path → text of every projection, in the order to write them; continuity.md is the last."""
    from memkit.views.continuity import render_continuity
    from memkit.views.records import render_glossary, render_index, render_records
    from memkit.views.sheet import lay_out
    from memkit.views.side_pages import render_archive, render_queue

    sheet = lay_out(state, policy)
    return {
        **render_records(sheet),
        **render_archive(sheet),
        sheet.path("glossary.md"): render_glossary(sheet),
        sheet.path("QUEUE.md"): render_queue(sheet),
        sheet.path("INDEX.md"): render_index(sheet),
        policy.layout.continuity: render_continuity(sheet),
    }


FRESH = "fresh"
EDITED = "edited"
FOREIGN = "foreign"
CONFLICTED = "conflicted"

_OPEN = "<!-- memkit:projection v1 "
_CLOSE = " -->\n"
# the first version of memkit wrote no session count
_NAMES = (("body",), ("body", "ledger", "policy"), ("body", "ledger", "policy", "sessions"))
_HEX = frozenset("0123456789abcdef")
# beginnings of git's conflict markers
_MARKS = tuple(sign * 7 for sign in "<|=>")
_CONFLICT = lazy(r"(?m)^(?:<{7}|>{7})(?: |$)")

# keys of [decay] that do not affect rendering
_UNRENDERED = ("unreviewed_window",)


def with_marker(body: str, ledger: str = "", policy: str = "", sessions: int = 0) -> str:
    """A projection's text: its body, a blank line, and the marker with a digest of all bytes before it.

    `sessions`: how many it was rendered from; a reader that finds fewer knows that some are missing.
    """
    body = body.rstrip("\n") + "\n\n"
    return body + _marker(_digest(body), ledger, policy, sessions)


def marked_page(parts: list[str], ledger: str = "", policy: str = "", sessions: int = 0) -> bytes:
    """As `with_marker` of these parts with blank lines between them, in bytes: each copy of a large text costs as much as
    its digest."""
    body = b"\n\n".join([*map(str.encode, parts), b""])
    if body.endswith(b"\n\n\n"):
        body = body.rstrip(b"\n") + b"\n\n"
    return body + _marker(sha256(body).hexdigest()[:12], ledger, policy, sessions).encode()


def _marker(body: str, ledger: str, policy: str, sessions: int) -> str:
    seals = f" ledger={ledger} policy={policy} sessions={sessions}" if ledger else ""
    return f"{_OPEN}body={body}{seals} -->\n"


def is_fresh(data: bytes) -> bool:
    """Whether a file is as memkit wrote it; `verify` says what else it is."""
    start = data.rfind(b"\n", 0, len(data) - 1) + 1
    marker = _split(data[start:].decode("utf-8", "replace"))[1]
    return bool(marker) and marker["body"] == sha256(memoryview(data)[:start]).hexdigest()[:12]


def verify(text: str) -> str:
    """`fresh` (as memkit wrote it), `conflicted` (with git's conflict markers), `edited`, or `foreign` (not memkit's)."""
    body, marker = _split(text)
    if marker and marker["body"] == _digest(body):
        return FRESH
    if _OPEN not in text:
        return FOREIGN
    return CONFLICTED if len(_CONFLICT.findall(text)) > 1 else EDITED


def read_marker(text: str) -> dict[str, str]:
    """The fields of the last line: `body`, and in continuity.md `ledger`, `policy`, `sessions`; empty without a marker."""
    return _split(text)[1]


def find_marker(text: str) -> dict[str, str]:
    """The fields of the last marker anywhere in the text, since the end of the file may have been edited."""
    lines = (line for line in reversed(text.splitlines()) if line.startswith(_OPEN))
    return next((found for line in lines if (found := _split(f"{line.rstrip()}\n")[1])), {})


def sides_of(text: str) -> tuple[str, str]:
    """The two versions of a text with git's conflict markers."""
    ours: list[str] = []
    theirs: list[str] = []
    into: tuple[list[str], ...] = (ours, theirs)
    for line in text.splitlines(keepends=True):
        if line.startswith(_MARKS):
            into = {"<": (ours,), "|": (), "=": (theirs,), ">": (ours, theirs)}[line[0]]
            continue
        for side in into:
            side.append(line)
    return "".join(ours), "".join(theirs)


def is_conflict_mark(line: str) -> bool:
    """Whether a line is one of git's conflict markers."""
    return line.startswith(_MARKS)


def ledger_digest(state: State) -> str:
    """12 hex over the lines `stem sha256` of every session, in stem order."""
    return state.rows.ledger_sha256()[:12]


def policy_digest(policy: Policy) -> str:
    """12 hex over the tables that rendering reads, as canonical JSON."""
    from memkit.boot.json import canonical_json
    from memkit.boot.struct import as_dict

    tables = {name: as_dict(getattr(policy, name)) for name in ("decay", "index", "layout")}
    for key in _UNRENDERED:
        del tables["decay"][key]
    return _digest(canonical_json(tables))


def _split(text: str) -> tuple[str, dict[str, str]]:
    """The body and the content of its marker; empty if the last line is not a marker."""
    start = text.rfind("\n", 0, len(text) - 1) + 1
    line = text[start:]
    if not (line.startswith(_OPEN) and line.endswith(_CLOSE)):
        return text[:start], {}
    pairs = dict(part.partition("=")[::2] for part in line[len(_OPEN) : -len(_CLOSE)].split(" "))
    good = tuple(pairs) in _NAMES and all(_is_value(name, at) for name, at in pairs.items())
    return text[:start], pairs if good else {}


def _is_value(name: str, value: str) -> bool:
    if name == "sessions":
        return value.isascii() and value.isdecimal() and len(value) < 10
    return len(value) == 12 and _HEX.issuperset(value)


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]
