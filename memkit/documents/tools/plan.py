"""An agent-memory repository → the content of one adopt session. The caller reads and writes files."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from typing import Any

from memkit.documents.tools.branch import live_words
from memkit.documents.tools.draft import RESERVED, Draft, new_draft
from memkit.documents.tools.items import Page
from memkit.documents.tools.pack import Row, index_rows, pack_archive, pack_index, pack_live
from memkit.documents.tools.pages import (
    ARCHIVE,
    CONTINUITY,
    INDEX,
    POLICY,
    Claims,
    Clean,
    Source,
    Watch,
    as_it_is,
    below,
    claims,
    read_page,
    read_sources,
    unwatched,
)
from memkit.documents.tools.project import decay_table, is_project_state, names, read_scalars
from memkit.documents.tools.reworded import NOTHING, compare_prose
from memkit.ledger.parse import read_session
from memkit.model import Problem
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.model.generated import stem_of
from memkit.model.ids import quarter, stem_date
from memkit.model.session import LENIENT, Session
from memkit.model.state import State


@dataclass(frozen=True)
class Counts:
    """Counts of what an adoption takes."""

    facts: int = 0
    archived: int = 0
    prose: int = 0
    scalars: int = 0
    sessions: int = 0
    reworded: int = 0

    def line(self) -> str:
        """The answer in one line."""
        rows = (
            (self.facts, "fact", "facts"),
            (self.archived, "archived fact", "archived facts"),
            (self.prose, "block of prose", "blocks of prose"),
            (self.sessions, "old session", "old sessions"),
        )
        said = ", ".join(f"{count} {one if count == 1 else many}" for count, one, many in rows)
        return f"{said}, new words of {self.reworded}" if self.reworded else said


@dataclass(frozen=True)
class Plan:
    """The content of one adopt session, and the problems of the files it was made from."""

    events: tuple[Event, ...] = ()
    records: tuple[tuple[str, str], ...] = ()
    problems: tuple[Problem, ...] = ()
    summary: Counts = Counts()

    @property
    def is_empty(self) -> bool:
        """True when the ledger has everything already."""
        return not self.events and not self.records


def plan(
    files: Mapping[str, bytes],
    state: State,
    *,
    base: str = "memory",
    clean: Clean = as_it_is,
    before: Container[str] = (),
    fork: Mapping[str, bytes] | None = None,
    shown: Mapping[str, bytes] | None = None,
    is_edited: bool = False,
    watch: Watch = unwatched,
) -> Plan:
    """The adopt session for these files (path in the repository → bytes), less what the ledger of `state` has.

    `clean` sanitises a page first, so that no id is made from secret or personal data. `before`: sessions of a branch that
    did not know of the adoption, whenever they were written; `fork`: the files where it left; `shown`: pages here that
    somebody edited, whose prose `absorb` takes. `is_edited`: these are such pages, of which only new facts are taken.
    """
    sessions = _sessions(files, base, watch)
    old = _old(sessions, state, before)
    sources, problems = read_sources(files, base, state.replaced_files, clean, watch)
    written = [source for source in sources if source.name != POLICY]
    named, claimed = names(sessions, state.ordinal), claims(written, watch)
    pages = {source.name: claimed.page(source) for source in written}
    rows = index_rows(pages[INDEX]) if INDEX in pages else {}
    left = read_sources(fork or {}, base, {}, clean, unwatched)[0]
    draft = new_draft(
        named,
        state,
        _known(state, old),
        [*claimed.spots, *rows],
        live_words(left),
        compare_prose(left, written, shown or {}) if left else NOTHING,
    )
    draft.is_of_edited = is_edited
    if not is_edited:
        _pack_state(draft, pages, state, old)
    _pack(draft, written, pages, rows, claimed)
    draft.add_reworded()
    _, wrong = _decay(sources)
    listed = [(session.stem, session.sha256) for session in old if session.stem not in state.legacy]
    replaced = [(source.path, source.sha256) for source in sources if source.is_replaced]
    if is_edited or (not draft.events and not listed and _first_adoption(state)):
        replaced = []
    kept = (("legacy-sessions", _lines(listed)), ("legacy-files", _lines(replaced)))
    events, records = tuple(draft.events), (*draft.records, *(pair for pair in kept if pair[1]))
    return Plan(
        events,
        records,
        tuple(sorted([*problems, *claimed.problems, *draft.problems, *wrong], key=Problem.sort_key)),
        _counted(events, records),
    )


def _sessions(files: Mapping[str, bytes], base: str, watch: Watch) -> list[Session]:
    """The session files in stem order."""
    named = below(files, base)
    stems = {name: stem_of(name) for name in named if name.startswith("sessions/")}
    found = sorted(((stem, named[name]) for name, stem in stems.items() if stem), key=_by_stem)
    watched = watch(found, len(found), "reading old sessions")
    return [read_session(files[path], stem, path)[0] for stem, path in watched]


def _by_stem(pair: tuple[str, str]) -> bytes:
    return pair[0].encode()


def _old(sessions: list[Session], state: State, before: Container[str]) -> list[Session]:
    """Sessions of the old kind, without sessions that were written by hand after an adoption and knew of it."""
    first = _first_adoption(state)
    found = (session for session in sessions if session.mode == LENIENT)
    return [
        session
        for session in found
        if not first or session.path in before or session.stem.encode() < first.encode()
    ]


def with_held_back(made: Plan, state: State, brought: Mapping[str, str]) -> Plan:
    """The plan without sessions that created an id which no page has: read as an old one, such a session would lose it.

    `brought`: session → the commit that brought it without that page.
    """
    if not _first_adoption(state):
        return made
    taken = {event.id for event in made.events if isinstance(event, ev.Adopted)}
    lost = [fact for fact in state.facts.values() if fact.id not in taken and not fact.get("was")]
    stems = {fact.origin for fact in lost}
    records = [(name, _without(body, stems) if name == RESERVED[0] else body) for name, body in made.records]
    if dict(records).get(RESERVED[0]) == dict(made.records).get(RESERVED[0]):
        return made
    kept = tuple((name, body) for name, body in records if body and (name != RESERVED[1] or made.events))
    listed = dict(made.records)[RESERVED[0]]
    paths = {row.stem: row.path for row in state.rows}
    wordless = [fact for fact in lost if fact.is_wordless and f"{fact.origin} " in listed]
    told = [_wordless_problem(f, paths[f.origin], brought.get(f.origin, "")) for f in wordless]
    return replace(made, records=kept, problems=(*made.problems, *told), summary=_counted(made.events, kept))


def _without(body: str, stems: set[str]) -> str:
    return "\n".join(line for line in body.split("\n") if line.partition(" ")[0] not in stems)


def _wordless_problem(fact: Fact, path: str, commit: str) -> Problem:
    said = f"{fact.id} is not taken over: {fact.origin} created it, and no page has its words"
    said += f"; commit {commit} brought it without its line" if commit else ""
    hint = f"put its line into the page and run memkit adopt again, or memkit reject {fact.id}"
    return Problem("id-without-words", path, 1, said, hint)


def _first_adoption(state: State) -> str:
    return next((row.stem for row in state.rows if row.kind == "adopt"), "")


def joined(plans: list[Plan]) -> Plan:
    """Several plans merged into one session: the first one wins, and records of the same name are one."""
    events: dict[str, Event] = {}
    records: dict[str, list[str]] = {}
    for number, each in enumerate(plans):
        for at, event in enumerate(each.events):
            events.setdefault(event.id if isinstance(event, ev.Adopted) else f"{number}#{at}", event)
        for name, body in each.records:
            known = records.setdefault(name, [])
            known += [line for line in body.split("\n") if line not in known] if name in RESERVED else [body]
    told = tuple(
        (name, "\n".join(lines) if name in RESERVED else lines[0]) for name, lines in records.items()
    )
    problems = tuple(dict.fromkeys(problem for each in plans for problem in each.problems))
    said = tuple(events.values())
    return replace(plans[0], events=said, records=told, problems=problems, summary=_counted(said, told))


def _counted(events: tuple[Event, ...], records: tuple[tuple[str, str], ...]) -> Counts:
    adopted = [event for event in events if isinstance(event, ev.Adopted)]
    facts = [event for event in adopted if event.get("kind") != "prose"]
    left = sum(event.get("status") == "archived" for event in facts)
    sessions = dict(records).get("legacy-sessions", "")
    return Counts(
        len(facts) - left,
        left,
        len(adopted) - len(facts),
        sum(isinstance(event, ev.Set) for event in events),
        len(sessions.split("\n")) if sessions else 0,
        sum(isinstance(event, ev.Revised) for event in events),
    )


def _known(state: State, old: list[Session]) -> frozenset[str]:
    """Ids the ledger keeps: candidates that only an old session raised go when that is read as an old one."""
    stems = {session.stem for session in old}
    return frozenset(fact.id for fact in state.facts.values() if fact.origin not in stems or fact.get("was"))


def _pack_state(draft: Draft, pages: dict[str, Page], state: State, old: list[Session]) -> None:
    """The project's scalars as events; the lines themselves go along like all others."""
    page = pages.get(CONTINUITY)
    stems = {session.stem for session in old}
    for group in page.groups if page is not None else ():
        if is_project_state(group.section):
            found = read_scalars(group.prose, draft.names)
            draft.events += [event for event in found.events() if not _is_set(event, state, stems)]


def _is_set(event: Event, state: State, old: set[str]) -> bool:
    """True when the ledger says it already, or something later; what only an old session set does not count."""
    if isinstance(event, ev.Set):
        return event.name in state.scalars and state.scalars[event.name][1] not in old
    adopted = any(row.kind == "adopt" for row in state.rows)
    return adopted and event.get("scope") in state.reviewed


def _pack(
    draft: Draft, sources: list[Source], pages: dict[str, Page], rows: dict[str, Row], claimed: Claims
) -> None:
    newest = quarter(stem_date(draft.names.stems[-1])) if draft.names.stems else ""
    alone = [row for row in rows.values() if row.id not in claimed.spots]
    left = {id: row for id, row in rows.items() if row in alone or _is_archived(claimed, id)}
    for source in sources:
        if source.name == INDEX:
            pack_index(draft, source, pages[INDEX], left, alone)
        elif source.name.startswith(ARCHIVE):
            pack_archive(draft, source, pages[source.name], rows, newest)
        else:
            pack_live(draft, source, pages[source.name], newest)


def _is_archived(claimed: Claims, id: str) -> bool:
    return id in claimed.spots and f"/{ARCHIVE}" in f"/{claimed.spots[id][0]}"


def settings(files: Mapping[str, bytes], base: str) -> tuple[str, dict[str, dict[str, Any]]]:
    """What these files say for a new memkit.toml: the project's name, and the tables for layout and decay."""
    wanted = {path: files[path] for name, path in below(files, base).items() if name in (CONTINUITY, POLICY)}
    sources, _ = read_sources(wanted, base, {}, as_it_is, unwatched)
    page = next((read_page(source, lambda _: True) for source in sources if source.name == CONTINUITY), None)
    groups = [group for group in page.groups if is_project_state(group.section)] if page is not None else []
    found = [event for group in groups for event in read_scalars(group.prose, names([])).events()]
    project = next(
        (event.text for event in found if isinstance(event, ev.Set) and event.name == "project"), ""
    )
    return project, {"layout": _layout(base), "decay": _decay(sources)[0]}


def _decay(sources: list[Source]) -> tuple[dict[str, int], list[Problem]]:
    page = next((source for source in sources if source.name == POLICY), None)
    return decay_table(page.text, page.path) if page is not None else ({}, [])


def _layout(base: str) -> dict[str, str]:
    prefix = "" if base in ("", ".") else base.rstrip("/") + "/"
    return {
        "sessions": f"{prefix}sessions",
        "continuity": f"{prefix}{CONTINUITY}",
        "memory": prefix.rstrip("/") or ".",
    }


def _lines(pairs: list[tuple[str, str]]) -> str:
    return "\n".join(f"{name} {digest}" for name, digest in pairs)
