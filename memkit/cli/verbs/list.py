"""`memkit list` and `memkit export`: facts, or the queue, threads, conflicts, records, terms, archive, sessions, episodes;
and the whole ledger or the live facts as JSON lines for other tools.
"""

from __future__ import annotations

from memkit.cli.frame import FACT_KINDS, INT, PERSONAL, SHOWN_TIERS, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted
from memkit.model.fact import REVIEWED, UNREVIEWED
from memkit.query.filters import STATUSES, check_filters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TypeVar

    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.store.journals import Draft
    from memkit.store.listing import Entry
    from memkit.store.workspace import Workspace

    _Row = TypeVar("_Row")


WHAT = (
    "facts",
    "queue",
    "threads",
    "conflicts",
    "records",
    "terms",
    "archive",
    "unreviewed",
    "episodes",
    "sessions",
    "state",
)


VERBS = (
    Verb(
        "list",
        "facts, or: queue, threads, conflicts, records, terms, episodes, archive",
        description="Live facts by default, one line each: id, text, tier, verdict, date. -q prints bare ids.",
        example="memkit list --tier core",
        exits={0: "listed, also when there is nothing"},
        args=(Arg("what", "what to list", required=False, choices=WHAT),),
        opts=(
            Opt("--tier", "one tier", choices=SHOWN_TIERS),
            Opt("--status", "one status, such as waiting or open", choices=STATUSES, metavar="STATUS"),
            Opt("--standing", "reviewed or unreviewed", choices=(REVIEWED, UNREVIEWED)),
            Opt("--section", "one section", metavar="SECTION"),
            Opt("--kind", "one kind", choices=FACT_KINDS, metavar="KIND"),
            Opt("--layer", "one layer", choices=("working", "episodic", "semantic", "durable"), rare=True),
            Opt(
                "--verdict",
                "one verdict",
                choices=("fresh", "no evidence", "stale", "unverified", "in conflict"),
            ),
            Opt("--place", "where it is", choices=("live", "archive", "queue", "all"), rare=True),
            Opt("--prefix", "facts whose canonical key starts so", metavar="KEY", rare=True),
            Opt("--limit", "at most so many", short="-n", kind=INT, metavar="N"),
            PERSONAL,
        ),
        run="run_list",
    ),
    Verb(
        "export",
        "the whole ledger as JSON lines",
        description=(
            "The first line describes the export; then one file per line: memkit.toml and every session, each with its"
            " path, its bytes as text (base64 if they are not UTF-8) and their SHA-256; with --drafts the open sessions"
            " too. memkit import restores the same bytes. Projections and the vault are not part of it. With --jsonl: the"
            " live facts that you may read, one per line, for other tools."
        ),
        example="memkit export > ledger.jsonl",
        exits={0: "written", 3: "a session cannot be read"},
        opts=(
            Flag("--drafts", "also everybody's open sessions"),
            Flag("--jsonl", "the live facts instead, one per line, for other tools"),
        ),
        run="run_export",
    ),
)


def run_list(
    call: Call, what: str | None, place: str | None, limit: int | None = None, **words: str | None
) -> Outcome:
    """Lists facts, or another kind of thing."""
    from memkit.query.reader import open_reader

    if limit is not None and limit < 1:
        from memkit.errors import UsageError

        raise UsageError("at least one line", code="bad-limit", hint="memkit list --limit 20")
    reader = open_reader(call)
    check_filters(reader, words)
    if what == "sessions":
        from memkit.cli.verbs.history import run_log as log

        return log(call, (), None, limit, None, None)
    others = {"conflicts": conflicts, "terms": _terms, "episodes": _episodes, "state": _state}
    if what in others:
        found = others[what](reader, limit)
    else:
        found = _facts(reader, what, place, words, call.json, limit)
    found.layout, found.pages = "cards", True
    return found


def _first(rows: list[_Row], limit: int | None) -> tuple[list[_Row], tuple[str, ...]]:
    """The first `limit` rows, and a note that counts the others."""
    if limit is None or len(rows) <= limit:
        return rows, ()
    return rows[:limit], (f"{len(rows) - limit:,} more; without --limit all are listed",)


def _facts(
    reader: Reader,
    what: str | None,
    place: str | None,
    words: dict[str, str | None],
    as_json: bool,
    limit: int | None,
) -> Outcome:
    """Facts or candidates, one line each."""
    from memkit.query.fact_lines import lines

    wanted = {key: value for key, value in words.items() if value}
    if what == UNREVIEWED:
        wanted["standing"] = UNREVIEWED
    if "prefix" in wanted:
        wanted["prefix"] = wanted["prefix"].strip("/").lower()
    wanted["place"] = place or {"queue": "queue", "archive": "archive"}.get(what or "", "live")
    if wanted.get("status") and not place and what is None:
        wanted["place"] = "all"
    if wanted.get("tier") in ("archived", "superseded") and not place:
        wanted["place"] = "archive"
    facts = reader.select(**wanted)
    if what == "threads":
        wants_all = bool(place or words.get("status"))
        facts = [fact for fact in facts if fact.is_open_thread or (wants_all and fact.kind == "thread")]
    if what == "records":
        from memkit.model.fact import TIER2_KINDS

        facts = [fact for fact in facts if fact.kind in (*TIER2_KINDS, "rule")]
    facts, more = _first(facts, limit)
    data = {"facts": [reader.as_json(fact) for fact in facts]}
    notes = more if facts or as_json else _empty_notes(reader, what, bool(any(words.values()) or place))
    return Outcome(lines(reader, facts), data=data, notes=notes, id=bare_ids(fact.id for fact in facts))


def bare_ids(ids: Iterable[str]) -> str:
    """The output of `-q`: one id per line."""
    return "\n".join(ids)


def _empty_notes(reader: Reader, what: str | None, narrowed: bool) -> tuple[str, ...]:
    """Notes for an empty list: what it means, and what to try."""
    from memkit.query.lookup import open_claims

    claims = () if narrowed or what not in (None, "facts", "queue") else open_claims(reader)
    if not len(reader.state.facts) and not reader.loaded.damage:
        return "nothing is recorded yet", *(
            claims or ('hint: memkit remember "…"  # records the first fact',)
        )
    if narrowed:
        return "no fact matches these filters", "hint: memkit list --place all"
    return {"queue": "nothing waits for an answer"}.get(
        what or "", f"no {what or 'live facts'} here"
    ), *claims


def conflicts(reader: Reader, limit: int | None = None) -> Outcome:
    """The open conflicts with one line per side; hides the words of a side that waits for a person."""
    from memkit.query.fact_lines import side_words
    from memkit.query.merged_claims import merge_notes
    from memkit.rules import view
    from memkit.rules.gate import conflict_reason

    rows: list[dict[str, object]] = []
    lines: list[str] = []
    found, more = _first(
        [c for c in reader.conflicts.values() if view.is_open_conflict(c, reader.state)], limit
    )
    for conflict in found:
        rows.append(
            {"id": conflict.id, "rule": conflict.rule, "ids": list(conflict.ids), "origin": conflict.origin}
        )
        lines.append(f"{conflict.id} · {conflict_reason(conflict)} · {' ↔ '.join(conflict.ids)}")
        for id in conflict.ids:
            fact = reader.state.facts.get(id)
            if fact is not None and reader.visible(fact):
                lines.append(f"  [{id}] {side_words(reader, fact)}")
    ids = bare_ids(str(row["id"]) for row in rows)
    return Outcome(
        "\n".join(lines), data={"conflicts": rows}, id=ids, notes=(*more, *merge_notes(reader.loaded))
    )


def _episodes(reader: Reader, limit: int | None) -> Outcome:
    """The episodes, newest first."""
    from memkit.query.other_texts import episode_line, episode_row, visible_episodes

    found, more = _first(visible_episodes(reader)[::-1], limit)
    notes = more if found else ("no episodes here", "hint: memkit session end writes one")
    data = {"episodes": [episode_row(reader, episode) for episode in found]}
    return Outcome(
        "\n".join(map(episode_line, found)), data=data, id=bare_ids(item.id for item in found), notes=notes
    )


def _terms(reader: Reader, limit: int | None) -> Outcome:
    terms, more = _first(sorted(reader.terms.values(), key=lambda term: term.name.casefold()), limit)
    lines = [
        f"{term.name}: {term.meaning}" + (f" ({', '.join(term.aliases)})" if term.aliases else "")
        for term in terms
    ]
    data = {
        "terms": [
            {"term": t.name, "meaning": t.meaning, "aliases": list(t.aliases), "origin": t.origin}
            for t in terms
        ]
    }
    return Outcome("\n".join(lines), data=data, id=bare_ids(term.name for term in terms), notes=more)


def _state(reader: Reader, limit: int | None) -> Outcome:
    """The project's keys and values."""
    keys, more = _first(list(reader.state.scalars), limit)
    pairs = {key: reader.state.scalars[key][0] for key in keys}
    said = "\n".join(f"{key}: {value}" for key, value in pairs.items())
    return Outcome(said, data={"state": pairs}, id=bare_ids(pairs), notes=more)


def run_export(call: Call, drafts: bool, jsonl: bool) -> Outcome:
    """Writes the ledger to stdout file by file, or the live facts one by one."""
    if jsonl:
        return Outcome(lines=_live_facts(call), raw=True)
    from memkit.query.call import load_for
    from memkit.store.drafts import open_drafts

    workspace = call.workspace
    entries = load_for(call, tolerant=True).entries
    damaged = {problem.file for problem in call.damage}
    entries = [entry for entry in entries if entry[1] not in damaged]
    opened = open_drafts(workspace)
    many = len(opened)
    left = f"{counted(many, 'open session')} {'is' if many == 1 else 'are'} not part of it; memkit export --drafts adds"
    left += " it" if many == 1 else " them"
    notes = (left,) if opened and not drafts else ()
    return Outcome(lines=_lines(workspace, entries, opened if drafts else []), raw=True, notes=notes)


def _live_facts(call: Call) -> Iterator[str]:
    """Every live fact that this reader may see, oldest first."""
    from memkit.boot.json import canonical_json
    from memkit.query.reader import open_reader
    from memkit.rules.view import by_age

    reader = open_reader(call)
    for fact in sorted(reader.select(place="live"), key=by_age):
        yield canonical_json(reader.as_json(fact))


def _lines(workspace: Workspace, entries: list[Entry], opened: list[Draft]) -> Iterator[str]:
    import os

    from memkit.store import TOML, files
    from memkit.write.bundle import DRAFT, POLICY, SESSION, file_line, head_line

    yield head_line(len(entries), len(opened), policy=True)
    yield file_line(POLICY, TOML, files.read(workspace.path(TOML)))
    folder = workspace.policy.layout.sessions
    for _, path, *_ in entries:
        yield file_line(SESSION, path[len(folder) + 1 :], files.read(workspace.path(path)))
    for draft in opened:
        yield file_line(DRAFT, os.path.basename(draft.path), files.read(draft.path))
