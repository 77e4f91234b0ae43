"""Statistics of a ledger, per period and in total, counted from its sessions. Nothing is timed, sampled or estimated.

A measure is a function of the `Story` and a span of sessions. `numbers_of` reads and folds all sessions again and runs the
detectors over their files, so only the verbs that show numbers pay for it. docs/numbers.md defines every number.
"""

from __future__ import annotations

from collections import Counter
from statistics import median

from memkit.checks.pages import unclean_in
from memkit.query.chronicle import LAPSED, OPEN, PROMOTED, SETTLED, TURNED_DOWN, WITHDRAWN, Watch, spans
from memkit.rules.episodes import PACK, RECALL
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from typing import Any

    from memkit.model.policy import Policy
    from memkit.model.session import Session
    from memkit.model.state import State
    from memkit.query.chronicle import Finding, Span, Stay, Story, Told
    from memkit.query.load import Loaded
    from memkit.store.workspace import Workspace


Number = int | float
# a period's numbers, by the name of the measure
Period = dict[str, object]


def count(story: Story, span: Span) -> Period:
    """Every measure over one span."""
    told = [item for item in story.told if span.has(item.at)]
    return {
        "sessions": sum(map(span.has, range(len(story.kinds)))),
        "packs": hits(item for item in told if item.how == PACK),
        "recall": hits(item for item in told if item.how == RECALL),
        "tasks": by_task(story, told),
        "tokens": tokens(told),
        "review": review(story, span),
        "contradictions": contradictions(story, span),
        "corrections": corrections(story, span),
        "privacy": privacy(story, span),
        "tests": tests(story, span),
        "facts": facts(story, span),
    }


def hits(told: Iterable[Told]) -> dict[str, Number | None]:
    """How often facts were given to a session, how often one was used, and the ids given and used."""
    given = list(told)
    ids, used = sum(len(item.ids) for item in given), sum(len(item.used) for item in given)
    hit = sum(1 for item in given if item.used)
    return {"given": len(given), "hit": hit, "ids": ids, "used": used, "rate": _share(used, ids)}


def by_task(story: Story, told: Sequence[Told]) -> dict[str, dict[str, Number | None]]:
    """The hits by task; sessions without a task have the empty name."""
    names = sorted({story.tasks[item.at] for item in told})
    return {name: hits(item for item in told if story.tasks[item.at] == name) for name in names}


def tokens(told: Sequence[Told]) -> dict[str, Number | None]:
    """Tokens of the packs that recorded them, and the tokens of all live facts at the same times."""
    packs = [item for item in told if item.how == PACK and item.tokens]
    packed, live = sum(item.tokens for item in packs), sum(item.live for item in packs)
    return {"packs": len(packs), "packed": packed, "all": live, "share": _share(packed, live)}


def review(story: Story, span: Span) -> dict[str, object]:
    """How many claims became pending, were answered, and were pending at the end of the span, and how long they waited."""
    ended = _ended_stays(story.claims, span)
    how = Counter(stay.how for stay in ended)
    waiting = _still(story.claims, span)
    return {
        "raised": sum(1 for stay in story.claims if span.has(stay.since)),
        "at_once": sum(map(span.has, story.at_once)),
        **{name: how[name] for name in (PROMOTED, TURNED_DOWN, WITHDRAWN)},
        "waited": _time(story, [(stay.since, stay.until) for stay in ended]),
        "waiting": len(waiting),
        "waiting_for": _time(story, [(stay.since, span.last) for stay in waiting]),
    }


def contradictions(story: Story, span: Span) -> dict[str, object]:
    """How many conflicts were found, settled, ended because a side ended, and were open at the end of the span; and how
    long."""
    ended = _ended_stays(story.conflicts, span)
    still = _still(story.conflicts, span)
    return {
        "found": sum(1 for stay in story.conflicts if span.has(stay.since)),
        **{name: sum(1 for stay in ended if stay.how == name) for name in (SETTLED, LAPSED)},
        "took": _time(story, [(stay.since, stay.until) for stay in ended if stay.how == SETTLED]),
        "open": len(still),
        "open_for": _time(story, [(stay.since, span.last) for stay in still]),
    }


def corrections(story: Story, span: Span) -> dict[str, Number | None]:
    """How many facts were replaced, and how many of the successors a later session used."""
    replaced = [used for at, used in story.corrections if span.has(at)]
    return {"superseded": len(replaced), "used": sum(replaced), "rate": _share(sum(replaced), len(replaced))}


def privacy(story: Story, span: Span) -> dict[str, object]:
    """Counts of redactions, of waived findings, and of findings in the ledger."""
    rows = [row for row in story.redacted if span.has(row[0])]
    classes = sorted({cls for _, cls, _, waived in rows if not waived})
    return {
        "redacted": {
            cls: sum(n for _, name, n, waived in rows if name == cls and not waived) for cls in classes
        },
        "waived": sum(number for _, _, number, waived in rows if waived),
        "personal_data_found": _finding_count(story, span, "personal-data-found"),
        "secrets_found": _finding_count(story, span, "secret-found"),
    }


def _finding_count(story: Story, span: Span, rule: str) -> Number | None:
    """How many findings of a rule the detectors have; None if they did not run."""
    if story.found is None:
        return None
    return sum(1 for at, code in story.found if code == rule and span.has(at))


def tests(story: Story, span: Span) -> dict[str, Number | None]:
    """How many runs of the memory tests were recorded, and the result of the last one."""
    runs = [(passed, failed) for at, passed, failed in story.tests if span.has(at)]
    passed, failed = runs[-1] if runs else (0, 0)
    clean = sum(1 for _, wrong in runs if not wrong)
    return {
        "runs": len(runs),
        "clean": clean,
        "passed": passed,
        "failed": failed,
        "rate": _share(passed, passed + failed),
    }


def facts(story: Story, span: Span) -> dict[str, Number | None]:
    """Live facts at the end of the span, and the shares of unreviewed, stale and verified ones."""
    live, unreviewed, stale, verified = story.stood.get(span.last, (0, 0, 0, 0))
    return {
        "live": live,
        "unreviewed": unreviewed,
        "stale": stale,
        "verified": verified,
        "unreviewed_share": _share(unreviewed, live),
        "stale_share": _share(stale, live),
        "verified_share": _share(verified, live),
    }


def _ended_stays(stays: Iterable[Stay], span: Span) -> list[Stay]:
    return [stay for stay in stays if stay.until != OPEN and span.has(stay.until)]


def _still(stays: Iterable[Stay], span: Span) -> list[Stay]:
    """The stays that had begun and not ended at the end of the span."""
    return [stay for stay in stays if stay.since <= span.last and not OPEN < stay.until <= span.last]


def _time(story: Story, pairs: Sequence[tuple[int, int]]) -> dict[str, Number | None]:
    """The median and the longest of these times, in sessions and in days; None without any."""
    if not pairs:
        return dict.fromkeys(("sessions", "sessions_longest", "days", "days_longest"))
    sessions = [until - since for since, until in pairs]
    days = [story.days[until] - story.days[since] for since, until in pairs]
    return {
        "sessions": _plain(median(sessions)),
        "sessions_longest": max(sessions),
        "days": _plain(median(days)),
        "days_longest": max(days),
    }


def _plain(number: float) -> Number:
    return int(number) if number == int(number) else number


def _share(part: int, whole: int) -> float | None:
    """The share of a part, rounded to thousandths; None if the whole is 0."""
    return round(part / whole, 3) if whole else None


UNITS = ("month", "quarter", "year")

__all__ = ("UNITS", "Period", "count", "numbers", "numbers_of", "unit_for")


def numbers(
    sessions: Iterable[Session],
    stems: list[str],
    policy: Policy,
    state: State,
    *,
    by: str = "month",
    since: str = "",
    found: tuple[Finding, ...] | None = (),
) -> dict[str, Any]:
    """`{"by": …, "since": …, "total": {…}, "periods": [{"period": …, …}, …]}` of sessions in order.

    `stems`: those of the sessions. `state`: empty except for the rules for reading files. `found`: (ordinal, code) of the
    detectors' findings, None if they did not run. Sessions before the day `since` are folded but not counted.
    """
    total, periods = spans(stems, by, since)
    watch = Watch(policy, state, {span.last for span in (total, *periods)})
    for session in sessions:
        watch.add(session)
    story = watch.story(found)
    return {
        "by": by,
        "since": since,
        "total": count(story, total),
        "periods": [{"period": span.label, **count(story, span)} for span in periods],
    }


def unit_for(stems: list[str], most: int = 12) -> str:
    """The finest unit with few enough periods for one table."""
    from memkit.views.growth import divide

    return next((unit for unit in UNITS if len(divide(stems, unit).labels) <= most), UNITS[-1])


def numbers_of(loaded: Loaded, by: str = "month", since: str = "", look: bool = True) -> dict[str, Any]:
    """The numbers of a loaded memory, without sessions that do not match their seals.

    `look` False skips the detectors, which cost most; their numbers are None then.
    """
    from memkit.model.state import DAMAGED, State
    from memkit.query.replays import read_sessions

    known, workspace = loaded.state, loaded.workspace
    entries = [entry for entry in loaded.entries if entry[0] in known.ordinal]
    damaged = {row.path for row in known.rows if row.mode == DAMAGED}
    state = State(legacy=dict(known.legacy), exempt=dict(known.exempt), gate=known.gate)
    return numbers(
        read_sessions(workspace.root, entries, state, damaged),
        [row.stem for row in known.rows],
        workspace.policy,
        state,
        by=by,
        since=since,
        found=findings(workspace, known, damaged) if look else None,
    )


def findings(workspace: Workspace, state: State, damaged: Container[str]) -> tuple[Finding, ...]:
    """(ordinal of the session, code of the rule) of all findings that `check` would report if every session were new.

    Waivers count as on the day of the newest session, so that the same ledger always gives the same numbers.
    """
    today = state.rows[-1].stem[:10] if state.rows else ""
    found: list[Finding] = []
    for at, row in enumerate(state.rows):
        if row.path in damaged:
            continue
        text = (files.read_if_there(workspace.path(row.path)) or b"").decode("utf-8", "replace")
        found += [(at, problem.code) for problem in unclean_in(row.path, text, workspace.policy, today)]
    return tuple(found)
