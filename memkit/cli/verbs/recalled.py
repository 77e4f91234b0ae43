"""A question put to the whole memory: with filters, the archive, sessions and episodes, as JSON, and with why it missed."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs.recall import given
from memkit.model.cited import path_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.model.fact import Fact
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.recall.answer import Miss
    from memkit.recall.rank import Hit


def recalled(
    call: Call,
    question: str,
    limit: int,
    layer: str | None,
    last: int | None,
    archive: bool,
    sessions: bool,
    explain: bool,
    filters: dict[str, object],
) -> Outcome:
    """The answer, or why there is none."""
    from memkit.errors import CannotSearch
    from memkit.query.episodes import episode_line, episode_row
    from memkit.query.filters import check_filters
    from memkit.query.glance import MOST_EPISODES
    from memkit.query.reader import open_reader
    from memkit.query.search import search, search_episodes, waiting_ids
    from memkit.recall.answer import presented
    from memkit.recall.cards import page, waits, weakly

    reader = open_reader(call)
    check_filters(reader, filters)
    if layer == "episodic":
        from memkit.cli.verbs.episodic import recall_episodes

        return recall_episodes(reader, question, limit, last, filters)
    accept, turned = acceptance(reader, layer, archive, filters)
    hits, miss = search(reader, question, limit, accept, explain, prose=True)
    if miss.nothing:
        raise CannotSearch("there is nothing to search for in that", hint='memkit recall "a few words"')
    hits = presented(hits)
    more = _session_hits(reader, question, limit) if sessions else []
    is_plain = not (layer or archive or given(filters))
    episodes = search_episodes(reader, question, MOST_EPISODES) if is_plain else []
    waiting = len(waiting_ids(reader, question))
    rows = [_row(reader, found, place, explain) for place, found in enumerate(hits, 1)]
    lines = page(
        [(line, bool(row["weak"])) for row in rows for line in hit_lines(row, explain)],
        map(episode_line, episodes),
    )
    lines += [f"{path}:{number}: {text}" for path, number, text in more]
    data: dict[str, object] = {
        "hits": rows,
        "waiting": waiting,
        "episodes": [episode_row(reader, episode) for episode in episodes],
        "searched": {},
        "sessions": [{"file": p, "line": n, "text": t} for p, n, t in more],
    }
    if more or (hits and not hits[0].weak):
        data["searched"] = _searched(reader, archive, sessions, filters) if call.json else {}
        notes = () if miss.found or not hits else _guesses(miss)
        ids = "\n".join(dict.fromkeys(str(row["id"]) for row in rows))
        return Outcome("\n".join(lines), data=data, notes=(*notes, *waits(waiting)), id=ids, layout="cards")
    data["searched"] = searched = _searched(reader, archive, sessions, filters)
    notes = weakly(int(str(searched["facts"]))) if hits else ()
    if not hits:
        missing, notes = missed(question, miss, searched, turned, waiting, is_whole=not reader.loaded.damage)
        data |= missing
    return Outcome("\n".join(lines), data=data, exit_code=1, notes=(*notes, *waits(waiting)), layout="cards")


def _looked_at(searched: dict[str, object]) -> str:
    from memkit.model.counting import counted

    return counted(int(str(searched["facts"])), "fact")


def _guesses(miss: Miss) -> tuple[str, ...]:
    """What is said where no word of the question occurs and the hits are only near it."""
    near = [f'"{word}" is near {", ".join(terms[:3])}' for word, terms in miss.near.items() if terms]
    return (f"no word of that occurs in live memory; {'; '.join(near)}",) if near else ()


def acceptance(
    reader: Reader, layer: str | None, archive: bool, filters: dict[str, object]
) -> tuple[Callable[[Fact], bool], dict[str, int]]:
    """The filter that the options make, and how many facts each of its words turned away."""
    from memkit.rules import decay

    turned: dict[str, int] = {}
    tests = _tests(reader, given(filters))
    if layer:
        tests["layer"] = lambda fact: decay.layer(fact, reader.policy) == layer

    def accept(fact: Fact) -> bool:
        place = decay.place(fact)
        if place != "live" and not (archive and place == "archive"):
            if place == "archive":
                turned["archive"] = turned.get("archive", 0) + 1
            return False
        for name, test in tests.items():
            if not test(fact):
                turned[name] = turned.get(name, 0) + 1
                return False
        return True

    return accept, turned


def _tests(reader: Reader, given: dict[str, object]) -> dict[str, Callable[[Fact], bool]]:
    """Option → whether a fact passes it, for the options that were given."""
    if not given:
        return {}
    from memkit.rules import decay, view

    def value(name: str) -> str:
        return str(given[name])

    tests: dict[str, Callable[[Fact], bool]] = {
        "tier": lambda fact: (
            decay.tier(fact, reader.state, reader.policy)[0] == decay.tier_named(value("tier"))
        ),
        "section": lambda fact: view.section(fact).casefold() == value("section").casefold(),
        "kind": lambda fact: fact.kind == given["kind"],
        "since": lambda fact: fact.created >= value("since"),
        "until": lambda fact: fact.created <= value("until"),
        "by": lambda fact: fact.author == given["by"],
        "classification": lambda fact: view.classification(fact) == given["classification"],
        "fresh": lambda fact: decay.sslu(fact, reader.state) <= int(value("fresh")),
        "paths": lambda fact: _rests_on(fact, given["paths"]),
    }
    return {name: tests[name] for name in given}


def _rests_on(fact: Fact, paths: object) -> bool:
    wanted = {str(path).removeprefix("./") for path in paths} if isinstance(paths, tuple | list) else set()
    return any(path_of(source) in wanted for source in fact.every("evidence"))


def _searched(reader: Reader, archive: bool, sessions: bool, filters: dict[str, object]) -> dict[str, object]:
    """What a search looked at."""
    from memkit.query.search import searched

    counts = searched(reader)
    return {**counts, "archive": archive, "sessions": sessions, "filters": given(filters)}


def _row(reader: Reader, found: Hit, rank: int, explain: bool) -> dict[str, object]:
    from memkit.query.hit import hit
    from memkit.recall.passages import passages, split_id

    reasons: list[dict[str, object]] = [
        {"what": what, "which": which, "weight": weight} for what, which, weight in found.explain
    ]
    id, line = split_id(found.id)
    fact = reader.state.facts[id]
    row = hit(reader, fact, rank, reasons if explain else None)
    if line:
        text = dict(passages(fact.body or fact.text)).get(line, "")
        row["passage"] = {"line": line, "text": reader.filled(text)}
    return {**row, "score": found.score, "weak": found.weak}


def hit_lines(row: dict[str, object], explain: bool) -> list[str]:
    """One hit for people."""
    from memkit.query.hit import standing
    from memkit.recall.cards import in_a_line

    text, passage = in_a_line(str(row["text"])), row.get("passage")
    if row["outcome"]:
        text += f" → {in_a_line(str(row['outcome']))}"
    if isinstance(passage, dict):
        text += f", line {passage['line']}: {in_a_line(str(passage['text']))}"
    lines = [f"[{row['id']}] {text}  {standing(row)} · {row['created']}"]
    reasons = row["explain"]
    if explain and isinstance(reasons, list):
        lines += [f"    {item['weight']:>9.4f}  {item['what']} {item['which']}".rstrip() for item in reasons]
    return lines


def missed(
    question: str,
    miss: Miss,
    searched: dict[str, object],
    turned: dict[str, int],
    waiting: int,
    is_whole: bool = True,
) -> tuple[dict[str, object], tuple[str, ...]]:
    """Nothing found: which words were unknown or dropped, what was filtered out, the nearest spelling.

    The same as data and as notes.
    """
    from memkit.query.call import quoted
    from memkit.recall.words import STOP

    parts: list[str] = []
    unknown = [word for word in miss.unknown if word not in STOP]
    if unknown:
        names = _listed([f'"{word}"' for word in unknown[:3]], len(unknown) - 3)
        parts.append(f"{names} occur{'s' * (len(unknown) == 1)} nowhere in live memory")
    elif miss.unknown:
        parts.append(f"it says nothing by itself: {' '.join(miss.unknown[:5])}; ask with a word that tells")
    parts += [f'nearest to "{word}": {", ".join(near[:3])}' for word, near in miss.near.items() if near]
    if miss.dropped:
        parts.append(f"not looked for: {', '.join(miss.dropped[:5])}")
    parts += [_turned_away(name, count) for name, count in sorted(turned.items())]
    said = f"nothing found in {_looked_at(searched)}: {'; '.join(parts) or 'no match'}"
    first = (unknown or question.split() or ["word"])[0][:60]
    words = (
        ["memkit", "grep", "--all", "--", first]
        if first.startswith("-")
        else ["memkit", "grep", first, "--all"]
    )
    data: dict[str, object] = {
        "unknown": list(miss.unknown),
        "dropped": list(miss.dropped),
        "left_out": list(miss.left_out),
        "near": miss.near,
        "filtered": turned,
    }
    notes = (said, f"hint: {quoted(words)} also searches archive and sessions")
    if is_whole and not (searched["facts"] or turned):
        hint = "hint: memkit review" if waiting else 'hint: memkit remember "…" records one'
        notes = ("no fact is live here yet, so nothing was found", hint)
    return data, notes


def _listed(names: list[str], more: int) -> str:
    if more > 0:
        return f"{', '.join(names)} and {more} more words"
    return " and ".join((", ".join(names[:-1]), names[-1]) if len(names) > 1 else names)


def _turned_away(name: str, count: int) -> str:
    if name == "archive":
        return f"{count} that match{'es' * (count == 1)} left live memory (--archive)"
    return f"{count} turned away by --{name}"


def _session_hits(reader: Reader, question: str, limit: int) -> list[tuple[str, int, str]]:
    """Lines of session prose, ranked by the same ranker."""
    from memkit.recall import ranker
    from memkit.rules.masking import seen
    from memkit.store import files

    documents: list[dict[str, object]] = []
    where: dict[str, tuple[str, int, str]] = {}
    hidden = reader.hidden
    for row in reader.intact_rows():
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
