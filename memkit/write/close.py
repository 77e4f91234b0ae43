"""The end of a session: the gate, the handing over, the fixed stamp, the seal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from memkit.errors import MachineError, Refused
from memkit.model import events as ev
from memkit.model.counting import counted
from memkit.model.fact import PENDING, VALIDATED, Fact
from memkit.query import load
from memkit.store import clock, drafts
from memkit.store.journals import Draft, Line
from memkit.write import seal
from memkit.write.guards import refuse_forgery

if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.write.desk import Desk

# values that memkit makes itself
_MADE = frozenset(
    "tag sem content reviewed detector items sha256 digest subject ids pack budget ttl count".split()
)


def unanswered(desk: Desk, draft: Draft) -> list[Fact]:
    """Candidates this session raised that nobody has answered."""
    raised = [line["subject"] for line in draft.events if line.get("verb") == "Created"]
    if not raised:
        return []
    view = desk.rehearse_drafts()
    found = [fact for fact in map(view.facts.get, raised) if fact is not None]
    return [fact for fact in found if fact.status in (PENDING, VALIDATED)]


def close(
    desk: Desk,
    draft: Draft,
    *,
    prose: str = "",
    title: str = "",
    defer: str | None = None,
    closed: str = "",
    ended: str = "",
) -> seal.Sealed | None:
    """Ends a session; None when it held nothing and was discarded. Refuses while a candidate has no answer."""
    with drafts.held(draft):
        if draft.stamp:
            # it was being sealed when its writer was stopped: the same bytes, the same name
            return desk.finish(draft)
        return _close(desk, draft, prose, title, defer, closed, ended)


def _close(
    desk: Desk, draft: Draft, prose: str, title: str, defer: str | None, closed: str, ended: str
) -> seal.Sealed | None:
    from memkit.write.journal import as_line

    waiting = unanswered(desk, draft)
    if waiting and defer is None:
        raise Refused(
            _unanswered_words(len(waiting)),
            code="promotion-pending",
            detail=tuple(f"{fact.id}  {fact.text}" for fact in waiting),
            hint=desk.call.again("--defer") + "   (hands it to the review queue)",
        )
    if not draft.events and not draft.prose and not prose.strip():
        drafts.discard(draft)
        desk.drafts.remove(draft)
        return None
    at = clock.iso(clock.now())
    lines: list[Line] = []
    by = desk.actor.name
    for fact in waiting:
        event = ev.Deferred(fact.id, "", (("by", by), ("why", defer or "end of session")))
        lines.append({**as_line(event), "at": at})
    lines += episode_lines(desk, draft, at)
    # the title is taken from the washed prose: it stands in the frontmatter
    said = desk.clean_prose(prose) if prose.strip() else ""
    refuse_forgery(said)
    if desk.finished and not draft.events and desk.finished[1] == said:
        # `session end` said again after it was stopped: its session is sealed by now, and is not sealed twice
        drafts.discard(draft)
        desk.drafts.remove(draft)
        return desk.finished[0]
    title = desk.wash.text(title) or draft.title or title_of(said, draft)
    # the journal is a file that anyone could write to; what is sealed stays for good
    desk.wash.refuse_unclean(_journal_texts(draft))
    lines += [{**as_line(ev.Redacted("", fields)), "at": at} for fields in desk.wash.redacted_fields()]
    if said:
        lines.append({"prose": said, "at": at})
    head = {"title": title, "closed": closed, "ended": ended}
    lines.append({"head": {key: value for key, value in head.items() if value}, "at": at})
    desk.loaded = load.load_to_write(desk.workspace)
    lines.append({"stamp": clock.iso(seal.next_stamp(desk.loaded, desk.accept_clock)), "at": at})
    try:
        drafts.write(draft, lines)
    except MachineError as error:
        raise desk.unsaved(error, lines, draft=draft.seed, closing=True) from error
    return desk.finish(draft)


def _journal_texts(draft: Draft) -> Iterator[tuple[str, str]]:
    """(what, text) of everything a draft says."""
    for line in draft.events:
        name = f"{line.get('verb', 'an event')} {line.get('subject', '')}".strip()
        yield name, str(line.get("text", ""))
        yield from ((name, str(value)) for key, value in line.get("fields", []) if key not in _MADE)
    yield from (("the prose", said) for said in draft.prose)
    yield from ((f"the record {id}", body) for id, body in draft.records.items())


def episode_lines(desk: Desk, draft: Draft, at: str) -> list[Line]:
    """The episode that the consolidated working memory comes down to, if there is any."""
    from memkit.write.episodes import summarised
    from memkit.write.journal import as_line

    event = summarised(desk, draft)
    return [{**as_line(event), "at": at}] if event is not None else []


def title_of(prose: str, draft: Draft) -> str:
    """The first heading or sentence of the prose; else what the session did first."""
    for line in prose.splitlines():
        bare = line.strip().lstrip("# ").strip()
        if bare:
            sentence = bare.split(". ")[0].rstrip(".")
            return sentence if len(sentence) <= 100 else sentence[:99] + "…"
    if draft.events:
        first = draft.events[0]
        return f"{first.get('verb', '')} {first.get('subject', '')}".strip()[:100]
    return "Untitled"


def _unanswered_words(count: int) -> str:
    return f"{counted(count, 'candidate')} of this session {'has' if count == 1 else 'have'} no answer"
