"""Gathers what one reader may see of a memory for the HTML report; checks evidence again, as every answer does."""

from __future__ import annotations

from memkit.model.fact import UNREVIEWED, Fact
from memkit.model.state import Row
from memkit.query.fact_lines import report_lines
from memkit.query.reader import Reader
from memkit.rules import decay, view
from memkit.rules.authority import visible_lines
from memkit.rules.due import due
from memkit.views.endings import shown_reason, shown_tier_reason
from memkit.views.growth import USES, cohorts, flows, history_of, series
from memkit.views.report_page import NOWHERE, ConflictRow, FactRow, Proof, Report, SessionRow, TermRow

# the longest record body and last words on the page, in characters
BODY = 4000
WORDS = 300


def gather(reader: Reader, ledger: str, base: str = "", numbers: tuple[tuple[str, ...], ...] = ()) -> Report:
    """The report of a memory. `ledger`: its digest; `base`: the path from the page to the root; `numbers`: their table."""
    state, policy = reader.state, reader.policy
    facts = reader.select(place="all")
    place = {fact.id: at for at, fact in enumerate(facts)}
    verbs = sorted({verb for fact in facts for _, _, verb in fact.history})
    windows, hidden = policy.decay, reader.hidden
    return Report(
        project=state.scalars.get("project", ("", ""))[0] or reader.loaded.workspace.name,
        ledger=ledger,
        folder=policy.layout.sessions,
        base=base,
        windows=(
            ("working", windows.working_window),
            ("active", windows.active_window),
            ("archive", windows.archive_window),
        ),
        scalars=tuple((key, said) for key, (said, _) in sorted(state.scalars.items()) if key != "project"),
        due=tuple(item.text for item in due(state, policy) if item.now or item.name == "review"),
        verbs=tuple((verb, int(verb in USES)) for verb in verbs),
        sessions=tuple(_session(row, policy.layout.sessions, hidden) for row in state.rows),
        facts=tuple(_fact(fact, reader, place, verbs, hidden) for fact in facts),
        conflicts=_conflicts(reader, place, hidden),
        terms=_terms(reader),
        series=series(facts, state),
        cohorts=cohorts(facts, state),
        flows=flows(facts, state, policy),
        numbers=numbers,
    )


def _session(row: Row, folder: str, hidden: frozenset[str]) -> SessionRow:
    """A session without the words that name what this reader may not see."""
    usual = f"{folder}/{row.stem}.md"
    return SessionRow(
        row.stem,
        row.kind,
        row.actor,
        row.events,
        _mask_lines(row.title, hidden),
        _shorten(_mask_lines(row.last_words, hidden), WORDS),
        row.task,
        "" if row.path == usual else row.path,
    )


def _mask_lines(text: str, hidden: frozenset[str]) -> str:
    """The text without lines that name what this reader may not see."""
    return "\n".join(line for _, line in visible_lines(text.split("\n"), hidden))


def _shorten(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most].rstrip() + " …"


def _fact(
    fact: Fact, reader: Reader, place: dict[str, int], verbs: list[str], hidden: frozenset[str]
) -> FactRow:
    state, policy = reader.state, reader.policy
    tier, _, reason = decay.tier(fact, state, policy)
    verdict = reader.verdict(fact)
    return FactRow(
        id=fact.id,
        text=fact.text,
        kind=fact.kind,
        section=view.section(fact),
        place=decay.place(fact),
        tier="fading" if tier == decay.FADING else tier,
        status=fact.shown_status,
        verdict=verdict,
        author=fact.author,
        src=fact.src,
        created=fact.created,
        used=view.last_used(fact),
        uses=fact.uses,
        sslu=decay.sslu(fact, state) if fact.is_live else 0,
        origin=state.ordinal.get(fact.origin, NOWHERE),
        history=_history(fact, verbs),
        reason=_mask_lines(shown_tier_reason(reason, fact, state), hidden),
        changes=decay.changes_when(fact, state, policy),
        promoted=state.ordinal.get(fact.promoted_in, NOWHERE),
        promoted_by=fact.promoted_by,
        confidence=fact.get("confidence"),
        when=fact.get("applies_when"),
        evidence=_evidence(fact, reader, verdict, hidden),
        left=state.ordinal.get(fact.left, NOWHERE),
        why=_mask_lines(shown_reason(fact.why or fact.archived, fact, state), hidden),
        supersedes=_places(fact.supersedes, place),
        superseded_by=_places(fact.superseded_by, place),
        pinned=int(decay.is_pinned(fact)),
        closed=fact.closed if fact.closed != "closed" else "",
        not_when=fact.get("does_not_apply_when"),
        key=fact.get("key"),
        value=fact.get("value"),
        body=_shorten(fact.body, BODY),
        unreviewed=int(view.standing_of(fact) == UNREVIEWED),
        disputed_by=_places(tuple(reader.disputed_by(fact)), place),
    )


def _history(fact: Fact, verbs: list[str]) -> tuple[int, ...]:
    """Session (as the difference to the one before), line and verb of every event, flattened."""
    found: list[int] = []
    before = 0
    for at, line, verb in history_of(fact):
        found += (at - before, line, verbs.index(verb))
        before = at
    return tuple(found)


def _evidence(fact: Fact, reader: Reader, verdict: str, hidden: frozenset[str]) -> tuple[Proof, ...]:
    """Each piece without its digest, its current verdict, and its lines or a diff."""
    sources = fact.every("evidence")
    if not sources:
        return ()
    said = {path: "missing" if now == "missing" else "changed" for path, _, now in fact.stale}
    found = dict(reader.changed_evidence(fact)) if verdict in (view.STALE, view.IN_CONFLICT) else {}
    rows = []
    for source in sources:
        path, at, _ = source.partition("@sha256:")
        how = found.get(path) or said.get(path) or ("as recorded" if at else "not checked")
        lines = report_lines(reader.verdicts, source) if at and fact.is_memory else []
        rows.append((path, how, _mask_lines("\n".join(lines), hidden)))
    return tuple(row for row in rows if _mask_lines(row[0], hidden))


def _places(ids: tuple[str, ...], place: dict[str, int]) -> tuple[int, ...]:
    """The positions of these ids in the list of facts, without facts that this reader may not see."""
    return tuple(place[id] for id in ids if id in place)


def _conflicts(reader: Reader, place: dict[str, int], hidden: frozenset[str]) -> tuple[ConflictRow, ...]:
    state = reader.state
    rows = (
        ConflictRow(
            item.id,
            item.rule,
            _places(item.ids, place),
            state.ordinal.get(item.origin, NOWHERE),
            int(view.is_open_conflict(item, state)),
            item.outcome,
            _mask_lines(item.why, hidden),
        )
        for item in reader.conflicts.values()
    )
    return tuple(sorted(rows, key=lambda row: (-row.open, row.origin, row.id)))


def _terms(reader: Reader) -> tuple[TermRow, ...]:
    terms = sorted(reader.terms.values(), key=lambda term: (term.name.casefold(), term.name))
    return tuple(
        TermRow(
            term.name, term.meaning, reader.state.ordinal.get(term.origin, NOWHERE), ", ".join(term.aliases)
        )
        for term in terms
    )
