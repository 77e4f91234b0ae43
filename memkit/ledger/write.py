"""Writes a session's canonical text, and finds its edition. The only writer of the format.

A session has edition 2 if it contains something that the first edition of memkit does not know; an older memkit then
stops instead of folding it differently.
"""

from __future__ import annotations

from itertools import groupby

from memkit.ledger import control_in, text_fault, write_event
from memkit.ledger.envelope import Header, write_header
from memkit.ledger.sections import ADOPTED, OURS, REFERENCES, WORDS, parsed_headings
from memkit.ledger.sections import WORKING as WORKING_MEMORY
from memkit.model import events as ev
from memkit.model.events import WORKING, Adopted, Event
from memkit.model.ids import LIST_IDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event

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
    "Adopted": frozenset({"order", "row", "stays"}),
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
    if isinstance(event, ev.Reopened) or (isinstance(event, _REASONED) and not event.get("why")):
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
