"""`memkit recall`: a ranked answer to a question."""

from __future__ import annotations

from memkit.cli.declare import INT, Arg, Flag, Opt, Verb
from memkit.cli.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.call import Call
    from memkit.model.fact import Fact
    from memkit.reading import Reader
    from memkit.recall.rank import Hit, Miss

FILTERS = (
    Opt("--tier", "only this tier", metavar="TIER"),
    Opt("--section", "only this section", metavar="SECTION"),
    Opt("--kind", "only this kind", metavar="KIND"),
    Opt("--since", "created on or after a date", metavar="DATE"),
    Opt("--until", "created on or before a date", metavar="DATE"),
    Opt("--by", "raised by this actor", metavar="WHO"),
    Opt(
        "--classification",
        "only this classification",
        choices=("public", "internal", "confidential", "restricted"),
    ),
    Opt("--fresh", "used within the last N work sessions", kind=INT, metavar="N"),
    Opt("--paths", "resting on one of these files", many=True, metavar="FILE"),
)
VERB = Verb(
    "recall",
    "ranked answer to a question",
    description=(
        "Lexical and deterministic: no model, no network. Searches promoted memory; --archive adds what faded or was"
        " superseded, --sessions the prose of sessions, --layer episodic the episodes."
    ),
    example='memkit recall "API errors and retries" -n 2',
    exits={0: "found", 1: "nothing found, and why", 2: "could not search"},
    args=(Arg("query", "the question", many=True),),
    opts=(
        Opt("--limit", "at most so many", short="-n", kind=INT, default=8, metavar="N"),
        Opt("--layer", "which memory", choices=("semantic", "durable", "episodic")),
        Opt("--last", "episodic: only the last N episodes", kind=INT, metavar="N"),
        *FILTERS,
        Flag("--archive", "also what left live memory"),
        Flag("--sessions", "also the prose of sessions"),
        Flag("--explain", "what ranked each hit"),
    ),
)


def run(
    call: Call,
    query: tuple[str, ...],
    limit: int,
    layer: str | None,
    last: int | None,
    archive: bool,
    sessions: bool,
    explain: bool,
    **filters: object,
) -> Outcome:
    """Asks the memory."""
    from memkit.errors import CannotSearch
    from memkit.reading import open_reader
    from memkit.searching import search

    question = " ".join(query)
    if limit < 1:
        raise CannotSearch("-n asks for no hits", hint='memkit recall "…" -n 5')
    reader = open_reader(call)
    if layer == "episodic":
        from memkit.cli.episodic import recall_episodes

        return recall_episodes(reader, question, limit, last, filters)
    accept, filtered = acceptance(reader, layer, archive, filters)
    hits, miss = search(reader, question, limit, accept)
    if miss.nothing:
        raise CannotSearch("there is nothing to search for in that", hint='memkit recall "a few words"')
    more = _session_hits(reader, question, limit) if sessions else []
    if not hits and not more:
        return missed(question, miss, searched_words(reader, archive, filters), filtered)
    rows = [hit_data(reader, hit, place, explain) for place, hit in enumerate(hits, 1)]
    lines = [line for row in rows for line in hit_lines(row, explain)] + [
        f"{path}:{number}: {text}" for path, number, text in more
    ]
    data = {
        "hits": rows,
        "searched": {"facts": len(reader.state.facts), "archive": archive, "filters": _given(filters)},
        "sessions": [{"file": p, "line": n, "text": t} for p, n, t in more],
    }
    return Outcome("\n".join(lines), data=data)


def acceptance(
    reader: Reader, layer: str | None, archive: bool, filters: dict[str, object]
) -> tuple[Callable[[Fact], bool], dict[str, int]]:
    """The filter that the options make, and how many facts each of its words turned away."""
    from memkit.rules import decay, view

    turned: dict[str, int] = {}
    given = _given(filters)
    paths = {str(path) for path in given.get("paths") or ()}  # type: ignore[attr-defined]
    tests: dict[str, Callable[[Fact], bool]] = {
        "tier": lambda fact: (
            decay.tier(fact, reader.state, reader.policy)[0]
            in (given["tier"], _TIERS.get(str(given["tier"]), ""))
        ),
        "section": lambda fact: view.section(fact).casefold() == str(given["section"]).casefold(),
        "kind": lambda fact: fact.kind == given["kind"],
        "since": lambda fact: fact.created >= str(given["since"]),
        "until": lambda fact: fact.created <= str(given["until"]),
        "by": lambda fact: fact.author == given["by"],
        "classification": lambda fact: view.classification(fact) == given["classification"],
        "fresh": lambda fact: decay.sslu(fact, reader.state) <= int(str(given["fresh"])),
        "paths": lambda fact: any(source.partition("@")[0] in paths for source in fact.every("evidence")),
    }

    def accept(fact: Fact) -> bool:
        if decay.place(fact) != "live" and not (archive and decay.place(fact) == "archive"):
            return False
        if layer and decay.layer(fact, reader.policy) != layer:
            turned["layer"] = turned.get("layer", 0) + 1
            return False
        for name in given:
            if not tests[name](fact):
                turned[name] = turned.get(name, 0) + 1
                return False
        return True

    return accept, turned


_TIERS = {"fading": "archive-candidate"}


def searched_words(reader: Reader, archive: bool, filters: dict[str, object]) -> dict[str, object]:
    """What a search looked at."""
    from memkit.model.fact import TIER2_KINDS
    from memkit.rules import decay

    live = [
        fact for fact in reader.state.facts.values() if decay.place(fact) == "live" and fact.kind != "prose"
    ]
    records = sum(1 for fact in live if fact.kind in TIER2_KINDS)
    return {"facts": len(live) - records, "records": records, "archive": archive, "filters": _given(filters)}


def _given(filters: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in filters.items() if value not in (None, ())}


def hit_data(reader: Reader, hit: Hit, place: int, explain: bool) -> dict[str, object]:
    """The shape of DESIGN §15 for one hit."""
    fact = reader.state.facts[hit.id]
    shown = reader.as_json(fact)
    at, line, _ = fact.history[0] if fact.history else (0, 1, "")
    row = reader.state.rows[at]
    keys = ("id", "text", "kind", "status", "created", "tier", "verdict", "conflicts", "origin", "section")
    found: dict[str, object] = {key: shown[key] for key in keys}
    found |= {
        "rank": place,
        "score": hit.score,
        "file": row.path,
        "line": line,
        "evidence": shown["evidence"],
    }
    known = reader.state.ordinal.get(fact.promoted_in)
    found["sem"] = reader.state.rows[known].sem if known is not None else ""
    found["explain"] = (
        [{"what": what, "which": which, "weight": weight} for what, which, weight in hit.explain]
        if explain
        else []
    )
    return found


def hit_lines(row: dict[str, object], explain: bool) -> list[str]:
    """One hit for people."""
    tier = {"archive-candidate": "fading"}.get(str(row["tier"]), str(row["tier"]))
    standing = f"thread · {row['status']}" if row["kind"] == "thread" else tier
    verdict = str(row["verdict"])
    shown = verdict if verdict == "fresh" else verdict.upper()
    lines = [f"[{row['id']}] {' '.join(str(row['text']).split())}  {standing} · {shown} · {row['created']}"]
    reasons = row["explain"]
    if explain and isinstance(reasons, list):
        lines += [f"    {item['weight']:>9.4f}  {item['what']} {item['which']}" for item in reasons]
    return lines


def missed(question: str, miss: Miss, searched: dict[str, object], turned: dict[str, int]) -> Outcome:
    """Nothing found: which words were unknown or dropped, what was filtered out, the nearest spelling."""
    parts: list[str] = []
    if miss.unknown:
        names = " and ".join(f'"{word}"' for word in miss.unknown[:3])
        parts.append(f"{names} occur{'s' * (len(miss.unknown) == 1)} nowhere in live memory")
    if miss.dropped:
        parts.append(f"dropped as empty: {', '.join(miss.dropped[:5])}")
    for word, near in miss.near.items():
        if near:
            parts.append(f'nearest to "{word}": {", ".join(near[:3])}')
    parts += [f"{count} turned away by --{name}" for name, count in sorted(turned.items())]
    said = f"nothing found in {searched['facts']} facts and {searched['records']} records: " + (
        "; ".join(parts) or "no match"
    )
    first = (miss.unknown or question.split() or ["word"])[0]
    data = {
        "hits": [],
        "searched": searched,
        "unknown": list(miss.unknown),
        "dropped": list(miss.dropped),
        "near": miss.near,
    }
    notes = (said, f"hint: memkit grep {first} --all also searches archive and sessions")
    return Outcome("", data={**data, "filtered": turned}, exit_code=1, notes=notes)


def _session_hits(reader: Reader, question: str, limit: int) -> list[tuple[str, int, str]]:
    """Lines of session prose, ranked by the same ranker."""
    from memkit.recall import ranker
    from memkit.rules.masking import seen
    from memkit.store import files

    documents: list[dict[str, object]] = []
    where: dict[str, tuple[str, int, str]] = {}
    hidden = reader.hidden
    for row in reader.state.rows:
        text = files.read(reader.loaded.workspace.path(row.path)).decode("utf-8", "replace")
        prose = text.split("\n## Memory References")[0].split("\n## Working Memory")[0]
        start = prose.find("\n---\n", 4) if prose.startswith("---\n") else -1
        for number, line in seen(prose.split("\n"), hidden):
            if line.strip() and prose.count("\n", 0, max(start, 0)) < number - 1:
                id = f"{row.stem}#L{number}"
                where[id] = (row.path, number, line.strip())
                documents.append(
                    {
                        "id": id,
                        "seq": number,
                        "ts": row.stem[:10],
                        "who": row.actor,
                        "session": row.stem,
                        "text": line,
                    }
                )
    return [where[id] for id in ranker(documents)(question, limit)] if documents else []
