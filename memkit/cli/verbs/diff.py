"""`memkit diff`: what changed in memory between two points."""

from __future__ import annotations

from memkit.cli.frame.declare import Arg, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.cited import path_of
from memkit.rules.view import visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.query.call import Call
    from memkit.query.reader import Reader
    from memkit.query.revisions import Range
    from memkit.rules.difference import Change

VERB = Verb(
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
)
SIGNS = {"added": "+", "revised": "~", "superseded": "×", "retiered": "↔", "archived": "-"}


def run(call: Call, a: str, b: str | None, format: str | None) -> Outcome:
    """Prints what changed between two states of the ledger."""
    from memkit.query.reader import open_reader
    from memkit.rules.difference import KINDS, difference, newly_waiting

    reader = open_reader(call)
    policy = call.workspace.policy
    before, after, stale = _compare_points(call, reader, a, b)
    stale = {id: why for id, why in stale.items() if visible(after.facts[id], policy)}
    changes, waiting = difference(before, after, policy), newly_waiting(before, after, policy)
    if format == "markdown":
        from memkit.views.changes import Changes, render_changes

        return Outcome(render_changes(Changes(changes, stale, waiting, after), reader.filled), raw=True)
    lines = [line for change in changes for line in _lines(change, reader.filled)]
    lines += [
        _line("!", after.facts[id], f"gone stale: {path_of(path)} {how}", reader)
        for id, (path, how) in stale.items()
    ]
    lines += [_line("?", fact, f"waiting · by {fact.author}", reader) for fact in waiting]
    data: dict[str, list[dict[str, str]]] = {what: [] for what in KINDS}
    for change in changes:
        data[change.what].append(_data(change, reader.filled))
    data["stale"] = [{"id": id, "evidence": path, "verdict": how} for id, (path, how) in stale.items()]
    data["waiting"] = [{"id": fact.id, "text": reader.filled(fact.text)} for fact in waiting]
    text = "\n".join(lines) or "nothing changed"
    return Outcome(text, data=data, id=_ids(changes), layout="cards", pages=True)


def _compare_points(
    call: Call, reader: Reader, a: str, b: str | None
) -> tuple[State, State, dict[str, tuple[str, str]]]:
    """The states before and after, and what went stale in between."""
    from memkit.errors import NotFound
    from memkit.query import past
    from memkit.query.revisions import is_range, range_between, range_since
    from memkit.rules.difference import newly_stale

    if is_range(a) and b is None:
        found = range_between(call.workspace, a)
        past.withhold_as_today(call.workspace, found.after)
        return _compare_commits(call, found)
    try:
        before = past.memory_at(call.workspace, a)
    except NotFound as error:
        then = range_since(call.workspace, a, reader.state) if b is None else None
        if then is not None:
            return _compare_commits(call, then)
        message = error.message if b else f'no session, date or commit "{a}"'
        hint = f"memkit diff {a}..{b}  # if these are commits" if b else "memkit log  # lists the sessions"
        raise NotFound(message, hint=hint) from error
    after = past.memory_at(call.workspace, b) if b else reader.loaded
    if len(after.entries) < len(before.entries):
        from memkit.errors import UsageError

        raise UsageError(f"{a} is later than {b}", code="bad-order", hint=f"memkit diff {b} {a}")
    if after.state.consents and after is not reader.loaded:
        from memkit.query.consents import open_consented

        open_consented(call.workspace.root, after.state, call.workspace.policy)
    return before.state, after.state, newly_stale(before.state, after.state)


def _compare_commits(call: Call, found: Range) -> tuple[State, State, dict[str, tuple[str, str]]]:
    """The states at both ends of a range of commits, without what is withheld today, and what went stale in between."""
    from memkit.query import past
    from memkit.rules.difference import newly_stale

    past.withhold_as_today(call.workspace, found.before)
    return found.before, found.after, {**newly_stale(found.before, found.after), **found.stale}


def _line(sign: str, fact: Fact, happened: str, reader: Reader) -> str:
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


def _data(change: Change, filled: Callable[[str], str]) -> dict[str, str]:
    row = {"id": change.id, "session": change.session, "text": filled(change.text)}
    names = {"revised": "was", "superseded": "by", "retiered": "tiers"}
    return {**row, names[change.what]: filled(change.detail)} if change.what in names else row
