"""`memkit log`: sessions, newest first; the sessions of one fact; the sessions in which a text came, changed or left."""

from __future__ import annotations

from memkit.cli.frame.declare import INT, PERSONAL, Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import Row
    from memkit.query.call import Call
    from memkit.query.reader import Reader

VERB = Verb(
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
)


def run(
    call: Call,
    ids: tuple[str, ...],
    search: str | None,
    limit: int | None,
    actor: str | None,
    kind: str | None,
) -> Outcome:
    """Lists sessions, or those of given facts or of a text."""
    from memkit.errors import UsageError
    from memkit.query.reader import open_reader

    if search is not None and not search.strip():
        raise UsageError("no text to look for", code="missing-argument", hint='memkit log -S "25 MB"')
    if limit is not None and limit < 1:
        raise UsageError("at least one session", code="bad-limit", hint="memkit log -n 10")
    reader = open_reader(call)
    found = _find_story(reader, ids, search) or _sessions(reader, call.argv, limit, actor, kind)
    found.layout, found.pages = "log", True
    return found


def _find_story(reader: Reader, ids: tuple[str, ...], search: str | None) -> Outcome | None:
    """The sessions of facts or of a text; None if the call names neither."""
    if ids:
        return _stories(reader, ids)
    return _changes(reader, search) if search is not None else None


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
    return Outcome("\n".join(map(_line, rows)), data={"sessions": [_data(row) for row in rows]}, id=stems)


def _visible_row(reader: Reader, row: Row) -> Row:
    """The row, without its title if that names a fact this reader may not see."""
    title = reader.masked(row.title)
    if title == row.title:
        return row
    from dataclasses import replace

    return replace(row, title=title)


def _line(row: Row) -> str:
    return f"{row.stem}  {row.kind:<10} {row.actor}  {row.title}"


def _data(row: Row) -> dict[str, object]:
    return {
        "session": row.stem,
        "kind": row.kind,
        "actor": row.actor,
        "title": row.title,
        "events": row.events,
    }


def _stories(reader: Reader, ids: tuple[str, ...]) -> Outcome:
    lines: list[str] = []
    seen: dict[str, dict[str, object]] = {}
    for typed in ids:
        fact = reader.find(typed)
        lines.append(f"{fact.id}: {reader.filled(fact.text)}")
        for at, line, verb in sorted(fact.history, key=lambda item: item[0]):
            row = _visible_row(reader, reader.state.rows[at])
            place = f"{row.stem}#L{line}" if line else row.stem
            lines.append(f"  {place}  {verb:<12} {row.actor}  {row.title}")
            seen.setdefault(row.stem, {**_data(row), "verbs": []})["verbs"].append(verb)  # type: ignore[attr-defined]
    stems = sorted(seen, reverse=True)
    data = {"sessions": [seen[stem] for stem in stems]}
    return Outcome("\n".join(lines), data=data, id="\n".join(stems))


def _changes(reader: Reader, text: str) -> Outcome:
    """Sessions with an event that contains the text, or that ended a fact which contains it."""
    from memkit.query.load import read_sessions
    from memkit.replay.search import sessions_saying

    intact = {row.path for row in reader.intact_rows()}
    entries = [entry for entry in reader.loaded.entries if entry[1] in intact]
    sessions = read_sessions(reader.loaded.workspace.root, entries, type(reader.state)())
    saying = {fact.id for fact in reader.state.facts.values() if text in fact.text}
    found = sessions_saying(sessions, text, saying, reader.hidden)
    ordinal, rows = reader.state.ordinal, reader.state.rows
    told = [(_visible_row(reader, rows[ordinal[stem]]), said) for stem, said in found if stem in ordinal]
    lines = [
        f"{_line(row)}\n" + "\n".join(f"  L{line}  {reader.filled(text)}" for line, text in said)
        for row, said in told
    ]
    data = {"sessions": [_data(row) for row, _ in told]}
    stems = "\n".join(row.stem for row, _ in told[::-1])
    notes = () if found else (f"no event of {counted(len(entries), 'session')} holds these words",)
    return Outcome("\n".join(lines[::-1]), data=data, exit_code=0 if found else 1, id=stems, notes=notes)
