"""`memkit log` and `memkit diff`: the sessions, and what changed in memory between two points."""

from __future__ import annotations

from memkit.cli.frame import INT, PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted
from memkit.model.fact import path_of
from memkit.rules.view import visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.model.fact import Fact
    from memkit.model.state import Row, State
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.query.revisions import Range
    from memkit.views.changes import Change


VERBS = (
    Verb(
        "log",
        "sessions, newest first; one fact's story; -S TEXT: when it changed",
        description="With ids: the sessions that touched them. -S finds the sessions in which a text came, changed or left.",
        example='memkit log -S "25 MB"',
        exits={0: "listed", 1: "nothing matched", 2: "no text, or no number"},
        args=(Arg("ids", "facts", required=False, many=True, of="fact"),),
        opts=(
            Opt("--search", "sessions whose events hold this text", short="-S", metavar="TEXT"),
            Opt("--limit", "at most so many", short="-n", kind=INT, metavar="N"),
            Opt("--actor", "by this actor", metavar="WHO"),
            Opt("--kind", "of this kind", metavar="KIND"),
            PERSONAL,
        ),
        run="run_log",
    ),
    Verb(
        "diff",
        "what changed in memory between two sessions, dates or commits",
        description=(
            "Facts added, revised, superseded, retiered and archived, each with its words and the session that did it; what"
            " went stale; what waits. BASE..HEAD compares two commits, BASE...HEAD begins where HEAD left BASE, and a"
            " commit alone is compared with now. --format markdown is a comment for a pull request."
        ),
        example="memkit diff 2026-11-01 2026-11-15",
        exits={
            0: "shown, also when nothing changed",
            1: "no such session or date",
            2: "the later one comes first, or git has no such commit",
        },
        args=(
            Arg("a", "a session, a date, a commit, or BASE..HEAD", of="session"),
            Arg("b", "a later one; now when left out", required=False),
        ),
        opts=(Opt("--format", "how to print it", choices=("text", "markdown")),),
        run="run_diff",
    ),
)


def run_log(
    call: Call,
    ids: tuple[str, ...],
    search: str | None,
    limit: int | None,
    actor: str | None,
    kind: str | None,
) -> Outcome:
    """Lists sessions, or those of given facts or of a text."""
    from memkit.errors import UsageError
    from memkit.query.call import is_person
    from memkit.query.reader import open_reader

    if search is not None and not search.strip():
        raise UsageError("no text to look for", code="missing-argument", hint='memkit log -S "25 MB"')
    if limit is not None and limit < 1:
        raise UsageError("at least one session", code="bad-limit", hint="memkit log -n 10")
    reader = open_reader(call)
    found = _find_story(reader, ids, search, not is_person(call)) or _sessions(
        reader, call.argv, limit, actor, kind
    )
    found.layout, found.pages = "log", True
    return found


def _find_story(reader: Reader, ids: tuple[str, ...], search: str | None, for_agent: bool) -> Outcome | None:
    """The sessions of facts or of a text; None if the call names neither."""
    if ids:
        return _stories(reader, ids, for_agent)
    return _changes(reader, search, for_agent) if search is not None else None


def _sessions(
    reader: Reader, argv: tuple[str, ...], limit: int | None, actor: str | None, kind: str | None
) -> Outcome:
    """Sessions, newest first, one line each."""
    from memkit.model.session import KINDS
    from memkit.query.filters import refuse_unless

    if actor is not None:
        refuse_unless(argv, "--actor", actor, (row.actor for row in reader.state.rows))
    if kind is not None:
        refuse_unless(argv, "--kind", kind, KINDS)
    rows = [row for row in reader.state.rows if actor in (None, row.actor) and kind in (None, row.kind)]
    rows = [_visible_row(reader, row) for row in rows[::-1][: limit if limit is not None else len(rows)]]
    stems = "\n".join(row.stem for row in rows)
    return Outcome(
        "\n".join(map(_session_line, rows)), data={"sessions": [_session_data(row) for row in rows]}, id=stems
    )


def _visible_row(reader: Reader, row: Row) -> Row:
    """The row, without its title if that names a fact this reader may not see, or could be obeyed."""
    from memkit.query.other_texts import told_title

    title = told_title(reader, row)
    if title == row.title:
        return row
    from dataclasses import replace

    return replace(row, title=title)


def _session_line(row: Row) -> str:
    return f"{row.stem}  {row.kind:<10} {row.actor}  {row.title}"


def _session_data(row: Row) -> dict[str, object]:
    return {
        "session": row.stem,
        "kind": row.kind,
        "actor": row.actor,
        "title": row.title,
        "events": row.events,
    }


def _stories(reader: Reader, ids: tuple[str, ...], for_agent: bool) -> Outcome:
    """The sessions of facts; an agent reads only words that are in memory."""
    from memkit.query.session_lines import fact_for_agent
    from memkit.query.signers import signed_history

    lines: list[str] = []
    seen: dict[str, dict[str, object]] = {}
    for typed in ids:
        fact = reader.find(typed)
        text = reader.filled(fact.text)
        lines.append(f"{fact.id}: {fact_for_agent(reader, fact.id, text) if for_agent else text}")
        ordinal = reader.state.ordinal
        for found, line, verb, who in sorted(
            signed_history(reader, fact), key=lambda item: ordinal[item[0].stem]
        ):
            row = _visible_row(reader, found)
            place = f"{row.stem}#L{line}" if line else row.stem
            lines.append(f"  {place}  {verb:<12} {who}  {row.title}")
            seen.setdefault(row.stem, {**_session_data(row), "verbs": []})["verbs"].append(verb)  # type: ignore[attr-defined]
    stems = sorted(seen, reverse=True)
    data = {"sessions": [seen[stem] for stem in stems]}
    return Outcome("\n".join(lines), data=data, id="\n".join(stems))


def _changes(reader: Reader, text: str, for_agent: bool) -> Outcome:
    """Sessions with an event that contains the text, or that ended a fact which contains it.

    `for_agent`: without words that an agent could obey; people get them as they stand.
    """
    from memkit.query.replays import read_sessions
    from memkit.query.session_lines import event_for_agent
    from memkit.views.changes import sessions_saying

    intact = {row.path for row in reader.intact_rows()}
    entries = [entry for entry in reader.loaded.entries if entry[1] in intact]
    sessions = read_sessions(reader.loaded.workspace.root, entries, type(reader.state)())
    saying = {fact.id for fact in reader.state.facts.values() if text in fact.text}
    found = sessions_saying(sessions, text, saying, reader.hidden)
    ordinal, rows = reader.state.ordinal, reader.state.rows
    told = [(_visible_row(reader, rows[ordinal[stem]]), said) for stem, said in found if stem in ordinal]

    def words_for(words: str) -> str:
        return reader.filled(event_for_agent(reader, words) if for_agent else words)

    lines = [
        f"{_session_line(row)}\n" + "\n".join(f"  L{line}  {words_for(text)}" for line, text in said)
        for row, said in told
    ]
    data = {"sessions": [_session_data(row) for row, _ in told]}
    stems = "\n".join(row.stem for row, _ in told[::-1])
    notes = () if found else (f"no event of {counted(len(entries), 'session')} holds these words",)
    return Outcome("\n".join(lines[::-1]), data=data, exit_code=0 if found else 1, id=stems, notes=notes)


_LATER = "adopted later: what changed between these days is in git"
SIGNS = {"added": "+", "revised": "~", "superseded": "×", "retiered": "↔", "archived": "-"}


def run_diff(call: Call, a: str, b: str | None, format: str | None) -> Outcome:
    """Prints what changed between two states of the ledger."""
    from memkit.query import replays
    from memkit.query.reader import open_reader
    from memkit.views.changes import KINDS, difference, newly_waiting

    reader = open_reader(call)
    policy = call.workspace.policy
    before, after, stale = _compare_points(call, reader, a, b)
    stale = {id: why for id, why in stale.items() if visible(after.facts[id], policy)}
    changes, waiting = difference(before, after, policy), newly_waiting(before, after, policy)
    earlier = replays.diff_before_adoption(call.workspace, (before, after), (a, b)) if b else ()
    if earlier:
        # an old session created it by its id alone; its words are on the page of then, in git
        waiting = [fact for fact in waiting if not fact.is_wordless]
    if format == "markdown":
        from memkit.views.changes import Changes, render_changes

        return Outcome(render_changes(Changes(changes, stale, waiting, after), reader.filled), raw=True)
    lines = [line for change in changes for line in _lines(change, reader.filled)]
    lines += [
        _change_line("!", after.facts[id], f"gone stale: {path_of(path)} {how}", reader)
        for id, (path, how) in stale.items()
    ]
    lines += [_change_line("?", fact, f"waiting · by {fact.author}", reader) for fact in waiting]
    data: dict[str, list[dict[str, str]]] = {what: [] for what in KINDS}
    for change in changes:
        data[change.what].append(_change_data(change, reader.filled))
    data["stale"] = [{"id": id, "evidence": path, "verdict": how} for id, (path, how) in stale.items()]
    data["waiting"] = [{"id": fact.id, "text": reader.filled(fact.text)} for fact in waiting]
    text = "\n".join(lines) or (_LATER if earlier else "nothing changed")
    return Outcome(text, data=data, id=_ids(changes), layout="cards", pages=True, notes=earlier)


def _compare_points(
    call: Call, reader: Reader, a: str, b: str | None
) -> tuple[State, State, dict[str, tuple[str, str]]]:
    """The states before and after, and what went stale in between."""
    from memkit.errors import NotFound
    from memkit.query import replays
    from memkit.query.revisions import is_range, range_between, range_since
    from memkit.views.changes import newly_stale

    if is_range(a) and b is None:
        found = range_between(call.workspace, a)
        replays.withhold_as_today(call.workspace, found.after)
        return _compare_commits(call, found)
    try:
        before = replays.memory_at(call.workspace, a)
    except NotFound as error:
        then = range_since(call.workspace, a, reader.state) if b is None else None
        if then is not None:
            return _compare_commits(call, then)
        message = error.message if b else f'no session, date or commit "{a}"'
        hint = f"memkit diff {a}..{b}  # if these are commits" if b else "memkit log  # lists the sessions"
        raise NotFound(message, hint=hint) from error
    after = replays.memory_at(call.workspace, b) if b else reader.loaded
    if len(after.entries) < len(before.entries):
        from memkit.errors import UsageError

        raise UsageError(f"{a} is later than {b}", code="bad-order", hint=f"memkit diff {b} {a}")
    if after.state.consents and after is not reader.loaded:
        from memkit.query.consents import open_consented

        open_consented(call.workspace.root, after.state, call.workspace.policy)
    return before.state, after.state, newly_stale(before.state, after.state)


def _compare_commits(call: Call, found: Range) -> tuple[State, State, dict[str, tuple[str, str]]]:
    """The states at both ends of a range of commits, without what is withheld today, and what went stale in between."""
    from memkit.query import replays
    from memkit.views.changes import newly_stale

    replays.withhold_as_today(call.workspace, found.before)
    return found.before, found.after, {**newly_stale(found.before, found.after), **found.stale}


def _change_line(sign: str, fact: Fact, happened: str, reader: Reader) -> str:
    return f"{sign} [{fact.id}] {' '.join(reader.filled(fact.text).split())}  {happened}"


def _ids(changes: list[Change]) -> str:
    return "\n".join(dict.fromkeys(change.id for change in changes))


def _lines(change: Change, filled: Callable[[str], str]) -> list[str]:
    """One change: its sign, words, what happened and when; a new wording has the old one below."""
    happened = {
        "superseded": f"superseded by {change.detail}" if change.detail else "superseded",
        "retiered": change.detail,
    }.get(change.what, change.what)
    text = " ".join(filled(change.text).split())
    lines = [f"{SIGNS[change.what]} [{change.id}] {text}  {happened} · {change.session}"]
    if change.what == "revised":
        lines.append(f"    was: {' '.join(filled(change.detail).split())}")
    return lines


def _change_data(change: Change, filled: Callable[[str], str]) -> dict[str, str]:
    row = {"id": change.id, "session": change.session, "text": filled(change.text)}
    names = {"revised": "was", "superseded": "by", "retiered": "tiers"}
    return {**row, names[change.what]: filled(change.detail)} if change.what in names else row
