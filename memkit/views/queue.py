"""memory/QUEUE.md: the pending claims, oldest first, up to a limit. None of them is memory yet."""

from __future__ import annotations

from memkit.model.fact import BLOCKED, QUARANTINED, Fact
from memkit.model.prose import verb
from memkit.rules.decay import target
from memkit.rules.gate import conflict_reason
from memkit.views.footer import fact_footer, path_of
from memkit.views.marker import with_marker
from memkit.views.sheet import FOLDERS, Sheet, code, inline, item_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

# the most claims to show; the count covers all
MOST = 100
# (heading, word in the summary)
GROUPS = (
    ("Ready", "ready"),
    ("In conflict", "in conflict"),
    ("Blocked", "blocked"),
    ("From outside: needs a second witness", "from outside"),
)


def render_queue(sheet: Sheet) -> str:
    """The text of QUEUE.md."""
    groups: dict[str, list[tuple[str, str]]] = {}
    oldest = {fact.id for fact in sheet.queue[:MOST]}
    for fact in sheet.queue:
        text = item_of(fact, sheet) if fact.id in oldest else ""
        groups.setdefault(group_of(fact, sheet), []).append((fact.id, text))
    return lay_queue(sheet, groups, oldest, sheet.queue[0].created if sheet.queue else "")


def lay_queue(
    sheet: Sheet, groups: Mapping[str, Sequence[tuple[str, str]]], oldest: Container[str], since: str
) -> str:
    """The page of these items, (id, text) by group; shows the ids in `oldest`. `since`: the day of the oldest claim."""
    parts = [_head(sheet, {heading: len(items) for heading, items in groups.items()}, since)]
    for heading, _ in GROUPS:
        shown = [text for id, text in groups.get(heading, ()) if id in oldest]
        if shown:
            parts.append(f"## {heading}\n\n" + "\n".join(shown))
    return with_marker("\n\n".join(parts))


def group_of(fact: Fact, sheet: Sheet) -> str:
    """The heading of a claim's group."""
    if fact.status == QUARANTINED:
        return GROUPS[3][0]
    if fact.status == BLOCKED:
        return GROUPS[2][0]
    return GROUPS[1 if fact.conflicts and sheet.conflicts_of(fact) else 0][0]


def _head(sheet: Sheet, counted: Mapping[str, int], since: str) -> str:
    title = f"# Queue: {sheet.title}\n\n"
    count = sum(counted.values())
    if not count:
        return title + "> Nothing waits for an answer."
    counts = ", ".join(f"{counted[heading]} {word}" for heading, word in GROUPS if heading in counted)
    return (
        f"{title}> Claims that wait for an answer, oldest first. Nothing here is memory yet. "
        "`memkit review` walks through them.\n"
        f"> {count} {verb(count, 'wait')}, the oldest since {since}: {counts}."
        + (f"\n> The oldest {MOST} are shown; `memkit list queue` lists all." if count > MOST else "")
    )


def item_of(fact: Fact, sheet: Sheet) -> str:
    """One claim, and what a reviewer has to know."""
    text = "\n  ".join(item_lines(fact.text))
    return f"- {code(fact.id)}: {text}\n  {_details(fact, sheet)}\n{fact_footer(fact, sheet, waiting=True)}"


def _details(fact: Fact, sheet: Sheet) -> str:
    """What a reviewer has to know, on one line."""
    said = [f"{inline(fact.kind)} → {_target(fact, sheet)}", f"by {inline(fact.author)}", *_sources(fact)]
    when = inline(fact.get("applies_when")).rstrip(".")
    said += [f"Load when: {when}"] if when else []
    said += [f"seen in {fact.uses} sessions"] if fact.uses > 1 else []
    replaced = sheet.shown(fact.supersedes)
    said += [f"replaces {', '.join(map(code, replaced))}"] if replaced else []
    said += _against(fact, sheet) + _votes(fact)
    said += [f"{fact.status}: {inline(fact.why, 160)}"] if fact.why and fact.status == BLOCKED else []
    status = fact.get("unknown_status")
    said += [f"**status “{inline(status, 80)}” is not known, taken as in force**"] if status else []
    signal = fact.get("signal")
    said += [f"**reads like an instruction: “{inline(signal, 80)}”**"] if signal else []
    return " · ".join(said)


def _target(fact: Fact, sheet: Sheet) -> str:
    to = target(fact)
    if to == "change":
        return inline(fact.get("change")) or "change"
    return sheet.path(to) if to in FOLDERS else to


def _sources(fact: Fact) -> list[str]:
    named, evidence = fact.get("from"), fact.every("evidence")
    said = [f"from {inline(named)}"] if named else []
    if not named and fact.src == "external":
        said = ["from an external page"]
    return said + ([f"evidence {', '.join(inline(path_of(each)) for each in evidence)}"] if evidence else [])


def _against(fact: Fact, sheet: Sheet) -> list[str]:
    said = []
    for conflict in sheet.conflicts_of(fact):
        others = ", ".join(code(id) for id in conflict.ids if id != fact.id)
        reason = inline(conflict_reason(conflict))
        said.append(f"against {others} ({reason})" if others else reason)
    return said


def _votes(fact: Fact) -> list[str]:
    said = []
    for word, past in (("approve", "approved"), ("object", "objected")):
        who = [inline(by) for by, vote in fact.votes if vote == word]
        said += [f"{past} by {', '.join(who)}"] if who else []
    return said
