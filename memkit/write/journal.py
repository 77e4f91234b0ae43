"""How a session is written down: frontmatter, events as journal lines, reasons and evidence for people, and the receipt.

The section of reasons and evidence repeats what the events' footers contain: it adds nothing that was not sanitised, and
memkit does not read it.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.events import WORKING, Event
from memkit.model.fact import END_OF_SESSION
from memkit.store import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memkit.model.session import Session
    from memkit.model.state import State
    from memkit.query.load import Snapshot
    from memkit.store.journals import Draft, Line
    from memkit.store.workspace import Workspace

_CREATING = (ev.Created.verb, ev.Adopted.verb)


def as_line(event: Event) -> Line:
    """The journal line of an event."""
    from memkit.ledger import raw_of

    verb, subject, text, fields = raw_of(event)
    return {"verb": verb, "subject": subject, "text": text, "fields": [list(pair) for pair in fields]}


def lines_of(events: Sequence[Event], records: Sequence[tuple[str, str]] = ()) -> list[Line]:
    """The journal lines of records and events, with the time."""
    at = clock.iso(clock.now())
    lines: list[Line] = [{"record": id, "body": body} for id, body in records]
    return lines + [{**as_line(event), "at": at} for event in events]


def draft_events(draft: Draft, first: int = 0) -> list[Event]:
    """The events in a draft, from its `first` line on; skips lines that are no events, which memkit never acknowledged."""
    from memkit.ledger import make_event

    found: list[Event] = []
    for line in draft.events[first:]:
        fields = tuple((str(key), str(value)) for key, value in line.get("fields", []))
        made = make_event(line.get("verb", ""), line.get("subject", ""), line.get("text", ""), fields)
        if not isinstance(made, str):
            found.append(made)
    return found


def refuse_created_twice(events: Iterable[Event], before: Iterable[Line] = ()) -> None:
    """Refuses events that create an id twice in one session; `before`: what its journal contains already."""
    taken = {line.get("subject") for line in before if line.get("verb") in _CREATING}
    for event in events:
        if isinstance(event, ev.Created | ev.Adopted) and event.get("again") != "yes":
            if event.id in taken:
                message = f"{event.id} would be created twice in one session; nothing was recorded"
                raise Refused(message, code="duplicate-id", hint=f"memkit show {event.id}")
            taken.add(event.id)


def draft_session(draft: Draft, events: Sequence[Event]) -> Session:
    """A draft as the session it would become, for rehearsals."""
    return session_of(
        draft.head, events, tuple(draft.records.items()), f"9999-01-01-000000-{draft.seed}", draft.path
    )


def session_of(
    head: dict[str, str],
    events: Sequence[Event],
    records: Sequence[tuple[str, str]],
    stem: str,
    path: str = "draft",
) -> Session:
    """A session that is in no file yet, for rehearsals."""
    from memkit.model.session import STRICT, Session

    header = (
        ("memkit", "1"),
        *((key, value) for key, value in head.items() if key in ("kind", "actor", "task")),
    )
    return Session(stem, path, STRICT, header, tuple(events), tuple(records))


# sessions of these kinds have hundreds of claims, each with its lines
_IN_BULK = ("harvest", "adopt")


def words_of(kind: str, events: Iterable[Event]) -> str:
    """One list item for each reason, outcome and set of evidence; empty if the session has none."""
    if kind in _IN_BULK:
        return ""
    plain = [event for event in events if not isinstance(event, WORKING)]
    successors = {(event.right, event.get("why")) for event in plain if isinstance(event, ev.Superseded)}
    lines = [line for event in plain for line in _lines(event, successors)]
    return "".join(f"- {line}\n" for line in dict.fromkeys(lines))


def _lines(event: Event, successors: set[tuple[str, str]]) -> list[str]:
    # a supersession has the same reason as the claim that replaces the fact
    is_said = isinstance(event, ev.Created) and (event.id, event.get("why")) in successors
    said = ["" if is_said else _reason(event), _rests(event)]
    return [on_one_line(line) for line in said if line]


def _reason(event: Event) -> str:
    why, outcome = event.get("why"), event.get("outcome")
    why = "" if why == END_OF_SESSION else why
    if not why and not outcome:
        return ""
    about = " ".join(filter(None, (event.verb, _subject(event))))
    return ": ".join(filter(None, (f"{about} ({outcome})" if outcome else about, why)))


def _subject(event: Event) -> str:
    if isinstance(event, ev.OfIds):
        return ", ".join(f"`{id}`" for id in event.ids)
    if isinstance(event, ev.OfPair):
        sign = " by " if isinstance(event, ev.Superseded) else " and "
        return sign.join(f"`{id}`" for id in (event.left, event.right) if id)
    if isinstance(event, ev.OfId):
        return f"`{event.id}`"
    return f"`{event.name}`" if isinstance(event, ev.OfName) else event.get("class")


def _rests(event: Event) -> str:
    sources = event.every("evidence")
    if not sources or not isinstance(event, ev.OfId):
        return ""
    from memkit.evidence.forms import sources_in_words

    verb = "no longer matches" if isinstance(event, ev.Staled) else "rests on"
    return f"`{event.id}` {verb} {sources_in_words(sources)}"


def on_one_line(text: str) -> str:
    """The text for a list item: without tags, comments, hidden characters and line breaks."""
    from memkit.privacy.characters import shown

    return shown(" ".join(text.split())).replace("<", "&lt;").replace(">", "&gt;")


def new_seed(started: str, actor: str, title: str, is_taken: Callable[[str], bool]) -> str:
    """A free seed: ten hex digits from the start values and chance, so that two clones never share one.

    Under a fixed clock nothing is random: the same job gives the same bytes everywhere.
    """
    n, apart = 0, clock.unique_word()
    while True:
        seed = sha256(f"{started}\n{actor}\n{title}\n{n}\n{apart}".encode()).hexdigest()[:10]
        if not is_taken(seed):
            return seed
        n += 1


def snapshot(state: State, taken: Snapshot) -> dict[str, str]:
    """The frontmatter fields for what a writer could know at its start."""
    return {"seen": seen_of(state), "sem": taken.sem}


def seen_of(state: State) -> str:
    """The `seen` field: the heads that this writer knows."""
    heads = sorted(state.heads)
    return ", ".join(f"{stem}@{state.rows[state.ordinal[stem]].sha256[:12]}" for stem in heads) or "none"


def constants(workspace: Workspace) -> str:
    """The working-memory constants in force, for the frontmatter."""
    table = workspace.policy.working_memory
    return f"refs={table.refs} window={table.window} ttl=end ttl_cwm={table.ttl_cwm} tokens={table.tokens}"


@struct(frozen=True)
class Receipt:
    """The session that events went to: an open one (`waits`) or a sealed one."""

    session: str
    opened: bool = False
    waits: bool = False
    file: str = ""
    written: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    redacted: tuple[dict[str, object], ...] = ()
    dry: bool = False

    def redaction_lines(self) -> list[str]:
        """What was redacted, counted by class, as one line of an answer; none if nothing was."""
        classes = ", ".join(f"{each['class']} {each['count']}" for each in self.redacted)
        return [f"redacted: {classes}"] if classes else []

    def tail(self) -> str:
        """The end of a one-line answer: that a session was opened, or that the event takes effect when it ends."""
        if self.dry:
            return " · dry run, nothing written"
        if self.opened:
            return f" · session {self.session} opened"
        return " · counts when the session ends" if self.waits else ""
