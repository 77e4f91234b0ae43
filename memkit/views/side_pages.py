"""The pages beside memory: QUEUE.md, the claims that are not memory yet, oldest first up to a limit; archive/, the facts
that ended: INDEX.md has one line per fact, one file per quarter has them in full.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.model import counted, verb
from memkit.model.fact import BLOCKED, QUARANTINED, ROLLED_BACK, Fact, without_digest
from memkit.model.ids import quarter, stem_date
from memkit.rules.decay import target
from memkit.rules.gate import conflict_reason
from memkit.views import with_marker
from memkit.views.endings import shown_reason
from memkit.views.footers import fact_footer
from memkit.views.items import (
    code,
    fact_item,
    first_line,
    full_text,
    has_place,
    inline,
    item_lines,
    keeps_place,
    placed_item,
)
from memkit.views.records import document
from memkit.views.sheet import (
    FOLDERS,
    Sheet,
    joined_home,
    lay_pieces,
    make_piece,
    pieces_of,
    prose_lines,
    section_blocks,
)

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
        text = queue_item(fact, sheet) if fact.id in oldest else ""
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


def queue_item(fact: Fact, sheet: Sheet) -> str:
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
    waits = fact.get("waits")
    if waits and sheet.hidden.isdisjoint(waits.split()):
        said.append(f"needs a person: {inline(waits, 160)}")
    status = fact.get("unknown_status")
    said += [f"**status “{inline(status, 80)}” is not known, taken as in force**"] if status else []
    if rejected_by := fact.get("rejected_by"):
        said.append(f"**other words of it were rejected before by {inline(rejected_by, 80)}**")
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
    return said + (
        [f"evidence {', '.join(inline(without_digest(each)) for each in evidence)}"] if evidence else []
    )


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


_QUARTER = lazy(r"\d{4}-Q[1-4]")
# memkit's archive has no sections; an adopted one may have
_TITLES = {"": ""}
_KNOWN = ("faded", "retention", "swept")


def render_archive(sheet: Sheet) -> dict[str, str]:
    """Path → text: the quarters, then the index."""
    quarters: dict[str, list[Fact]] = {}
    prose = [fact for fact in sheet.prose if fact.archived and fact.get("quarter")]
    for fact in [*prose, *(fact for fact in sheet.archive if not fact.get("stays"))]:
        quarters.setdefault(quarter_left(fact), []).append(fact)
    files = {
        sheet.path(f"archive/{name}.md"): _quarter(sheet, name, quarters[name]) for name in sorted(quarters)
    }
    return {**files, sheet.path("archive/INDEX.md"): _index(sheet)}


def quarter_left(fact: Fact) -> str:
    """The quarter in which a fact ended; for an adopted one, the quarter of its old archive."""
    named = fact.get("quarter")
    if _QUARTER.fullmatch(named):
        return named
    return quarter(stem_date(fact.left or fact.origin))


def ending_reason(fact: Fact, sheet: Sheet) -> str:
    """Why the fact ended, as one word for the archive's index."""
    if fact.status == ROLLED_BACK:
        return "rolled back"
    successors = sheet.shown(fact.superseded_by)
    if successors:
        return f"superseded by {', '.join(successors)}"
    if fact.invalidated:
        return "invalidated"
    said = inline(shown_reason(fact.archived, fact, sheet.state), 60).replace(" — ", " - ")
    word = said.partition(" ")[0].strip(":;,.").lower()
    return word if word in _KNOWN else said or ("archived" if fact.archived else "superseded")


def _index(sheet: Sheet) -> str:
    # prose of an adopted index belongs to no quarter
    prose = [fact for fact in sheet.prose if fact.archived and not fact.get("quarter")]
    if any(map(has_place, prose)):
        return with_marker(_owners_index(sheet, prose))
    blocks = section_blocks(prose, _TITLES, str, joined_home)
    return lay_index(sheet, [line_of(fact, sheet) for fact in sheet.archive], blocks)


def lay_index(sheet: Sheet, lines: Sequence[str], blocks: Sequence[str] = ()) -> str:
    """The text of the index: blocks of prose, then these lines."""
    head = (
        f"# Archive: {sheet.title}\n\n"
        f"> {counted(len(lines), 'fact')} that left, one a line: id, first words, why, where in full. "
        "`memkit ref <id>` brings a faded one back."
    )
    return with_marker("\n\n".join([head, *blocks, *(["\n".join(lines)] if lines else [])]))


def _owners_index(sheet: Sheet, prose: list[Fact]) -> str:
    """An adopted index: its owner's rows in their order and words, then facts that were archived later."""
    rows = [fact for fact in sheet.archive if fact.get("row").isdecimal()]
    pieces = [make_piece(fact, prose_lines(fact)) for fact in prose if has_place(fact)]
    # a blank line between prose and the first row
    pieces += [make_piece(fact, [line_of(fact, sheet)], "row") for fact in rows]
    lines = _apart(lay_pieces(pieces)[0])
    return "\n".join([*lines, *(line_of(fact, sheet) for fact in sheet.archive if fact not in rows)])


def _apart(lines: list[str]) -> list[str]:
    """The lines, with a blank line above the first list item."""
    found: list[str] = []
    for line in lines:
        if line.startswith("- ") and found and found[-1] and not found[-1].startswith(("- ", "  ")):
            found.append("")
        found.append(line)
    return found


def line_of(fact: Fact, sheet: Sheet) -> str:
    """The fact's line in the index."""
    as_adopted = fact.get("row") and fact.archived == fact.get("why")
    words = inline(fact.get("summary")) if as_adopted else ""
    words = words or first_line(fact.get("summary") or full_text(fact), 90)
    why = inline(fact.archived) if as_adopted else ending_reason(fact, sheet)
    return f"- {fact.id} — {words} — {why} — {quarter_left(fact)}.md"


def _quarter(sheet: Sheet, name: str, facts: list[Fact]) -> str:
    """The file of a quarter: adopted rows as their owner wrote them, then facts that were archived since."""
    placed = [fact for fact in facts if fact.archived and keeps_place(fact)]
    own = [fact for fact in facts if fact not in placed]
    blocks = section_blocks(own, _TITLES, lambda fact: archive_item(fact, sheet), joined_home)
    if not placed:
        return _quarter_page(sheet, name, sum(fact.kind != "prose" for fact in own), blocks)
    pieces = pieces_of(placed, lambda fact: _placed_lines(fact, sheet), sheet.state.facts.get)
    return with_marker("\n\n".join(["\n".join(lay_pieces(pieces)[0]), *blocks]))


def lay_quarter(sheet: Sheet, name: str, items: Sequence[str]) -> str:
    """The file of a quarter with these items."""
    return _quarter_page(sheet, name, len(items), ["\n".join(items)])


def _quarter_page(sheet: Sheet, name: str, facts: int, blocks: Sequence[str]) -> str:
    count = counted(facts, "fact")
    head = f"# Archive: {sheet.title}, {name}\n\n> {count} in full; nothing here holds now."
    return with_marker("\n\n".join([head, *blocks]))


def _placed_lines(fact: Fact, sheet: Sheet) -> list[str]:
    return prose_lines(fact) if fact.kind == "prose" else placed_item(fact, sheet).split("\n")


def archive_item(fact: Fact, sheet: Sheet) -> str:
    """The fact in full, as an item of its quarter."""
    # a rolled-back record keeps its own file
    has_file = fact.status == ROLLED_BACK and target(fact) in FOLDERS
    more = _provenance(fact) if target(fact) in FOLDERS else []
    return fact_item(fact, sheet, _label(fact, sheet), more, full=not has_file)


def _label(fact: Fact, sheet: Sheet) -> str:
    word = ending_reason(fact, sheet)
    successors = sheet.shown(fact.superseded_by)
    if successors and word.startswith("superseded by"):
        return f"**Superseded** by {', '.join(map(code, successors))}"
    said = shown_reason(fact.why, fact, sheet.state)
    why = inline(said, 160).rstrip(". ") if fact.status == ROLLED_BACK or fact.invalidated else ""
    return f"**{word[:1].upper()}{word[1:]}**" + (f" ({why})" if why else "")


def _provenance(fact: Fact) -> list[str]:
    said = [f"evidence {', '.join(code(without_digest(each)) for each in fact.every('evidence'))}"]
    said = said if fact.every("evidence") else []
    when, kept = inline(fact.get("applies_when")).rstrip("."), document(fact)
    said += [f"Load when: {when}"] if when else []
    said += [f"document {code(kept)}"] if kept else []
    return [" · ".join(said)] if said else []
