"""A session's canonical text. The only writer of the format."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memkit.ledger.grammar import write_event
from memkit.ledger.header import Header, write_header
from memkit.ledger.sections import OURS, parsed_headings
from memkit.model.events import WORKING, Event

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u2028\u2029]")


def write_session(
    header: Header, prose: str, events: Sequence[Event], records: Sequence[tuple[str, str]] = ()
) -> bytes:
    """The unsealed bytes of a session: header, prose, events, working memory, records."""
    actor = dict(header).get("actor", "")
    title = dict(header).get("title", "")
    parts = [write_header(header), "\n", f"# {title}\n"]
    if prose.strip():
        parts += ["\n", prose.strip("\n"), "\n"]
    plain = [event for event in events if not isinstance(event, WORKING)]
    working = [event for event in events if isinstance(event, WORKING)]
    for heading, some in (("Memory References", plain), ("Working Memory", working)):
        if some:
            parts.append(f"\n## {heading}\n\n" + "".join(write_event(event, actor) for event in some))
    for id, body in records:
        parts.append(f"\n## Record: {id}\n\n" + body.strip("\n") + "\n")
    return ("".join(parts) + "\n").encode()


def unfit(text: str, headings: bool = True) -> tuple[int, str] | None:
    """Why this user text may not stand in a session, as (line, sentence); None when it may."""
    for number, line in enumerate(text.split("\n"), 1):
        if "<!-- memkit:" in line:
            return number, "`<!-- memkit:` is memkit's own"
        if headings and line.startswith(OURS):
            return number, f"the heading {line.split(':')[0][:30]!r} is memkit's own"
        if _CONTROL.search(line):
            return number, "a control character"
    if headings:
        opened = parsed_headings(text.split("\n"))[1] if "```" in text or "~~~" in text else -1
        if opened >= 0:
            return opened + 1, "a fence that is never closed"
    return None


def unfit_event_text(text: str) -> tuple[int, str] | None:
    """The same for the text of an event: no blank line, no fence, comments only in code spans."""
    found = unfit(text, headings=False)
    if found:
        return found
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() and "\n" in text:
            return number, "a blank line; longer matter goes to a record (--record FILE)"
        if line.lstrip().startswith(("```", "~~~")):
            return number, "a fence; longer matter goes to a record (--record FILE)"
    if "<!--" in re.sub(r"`[^`\n]*`", "", text) or "-->" in re.sub(r"`[^`\n]*`", "", text):
        return 1, "an HTML comment; put it in `backticks`"
    return None
