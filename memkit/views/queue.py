"""memory/QUEUE.md: the claims that wait for an answer, the oldest first and so many of them. Nothing in it is memory yet."""

from __future__ import annotations

from memkit.model.counting import verb
from memkit.model.fact import BLOCKED, QUARANTINED, Fact
from memkit.rules.decay import target
from memkit.views.footer import conflict_reason, footer, path_of
from memkit.views.marker import marked
from memkit.views.sheet import FOLDERS, Sheet
from memkit.views.text import code, inline, item_lines

# so many claims are shown; the count is of all
MOST = 100
# heading, and the word of the summary
GROUPS = (
    ("Ready", "ready"),
    ("In conflict", "in conflict"),
    ("Blocked", "blocked"),
    ("From outside: needs a second witness", "from outside"),
)


def render_queue(sheet: Sheet) -> str:
    """The whole text."""
    groups: dict[str, list[Fact]] = {heading: [] for heading, _ in GROUPS}
    for fact in sheet.queue:
        groups[_group(fact, sheet)].append(fact)
    parts = [_head(sheet, groups)]
    oldest = {fact.id for fact in sheet.queue[:MOST]}
    for heading, facts in groups.items():
        shown = [fact for fact in facts if fact.id in oldest]
        if shown:
            parts.append(f"## {heading}\n\n" + "\n".join(_item(fact, sheet) for fact in shown))
    return marked("\n\n".join(parts))


def _group(fact: Fact, sheet: Sheet) -> str:
    if fact.status == QUARANTINED:
        return GROUPS[3][0]
    if fact.status == BLOCKED:
        return GROUPS[2][0]
    return GROUPS[1 if fact.conflicts and sheet.conflicts_of(fact) else 0][0]


def _head(sheet: Sheet, groups: dict[str, list[Fact]]) -> str:
    title = f"# Queue: {sheet.title}\n\n"
    if not sheet.queue:
        return title + "> Nothing waits for an answer."
    count = len(sheet.queue)
    counts = ", ".join(f"{len(groups[heading])} {word}" for heading, word in GROUPS if groups[heading])
    return (
        f"{title}> Claims that wait for an answer, oldest first. Nothing here is memory yet. "
        "`memkit review` walks through them.\n"
        f"> {count} {verb(count, 'wait')}, the oldest since {sheet.queue[0].created}: {counts}."
        + (f"\n> The oldest {MOST} are shown; `memkit list queue` lists all." if count > MOST else "")
    )


def _item(fact: Fact, sheet: Sheet) -> str:
    text = "\n  ".join(item_lines(fact.text))
    return f"- {code(fact.id)}: {text}\n  {_details(fact, sheet)}\n{footer(fact, sheet, waiting=True)}"


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
        reason = conflict_reason(conflict)
        said.append(f"against {others} ({reason})" if others else reason)
    return said


def _votes(fact: Fact) -> list[str]:
    said = []
    for word, past in (("approve", "approved"), ("object", "objected")):
        who = [inline(by) for by, vote in fact.votes if vote == word]
        said += [f"{past} by {', '.join(who)}"] if who else []
    return said
