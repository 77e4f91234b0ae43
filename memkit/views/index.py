"""memory/INDEX.md: the list of records, one line each with its *Load when*. It is bounded and contains no bodies."""

from __future__ import annotations

from memkit.model.cited import path_of
from memkit.model.fact import ROUTES, TIER2_KINDS, Fact
from memkit.model.ids import stem_date
from memkit.model.policy import Index
from memkit.rules.decay import is_adopted, sslu, target
from memkit.rules.view import by_age
from memkit.views.marker import with_marker
from memkit.views.sheet import FOLDERS, Sheet
from memkit.views.text import code, inline, relative

GROUPS = (*FOLDERS, "rules", "retracted")
_LONGEST = 240
_CLAIM = 160

Entry = tuple[str, Fact]
Row = tuple[str, Fact, str]


def render_index(sheet: Sheet) -> str:
    """The text of INDEX.md within the policy's limits: drops the longest unused rows first, and says how many."""
    entries = _entries(sheet)
    by_use = sorted(entries, key=lambda entry: entry[1].created, reverse=True)
    by_use.sort(key=lambda entry: sslu(entry[1], sheet.state))
    # do not print more rows than the limit of lines
    return lay_index(sheet, by_use[: sheet.policy.index.max_lines], len(entries))


def lay_index(sheet: Sheet, shown: list[Entry], entries: int) -> str:
    """The page with as many of these rows as fit, last used first, out of `entries`; with claims only if all rows fit."""
    limits = sheet.policy.index
    rows = [(group, fact, _row(group, fact, sheet, claim=True)) for group, fact in shown]
    if len(shown) == entries and _fits(text := _page(sheet, entries, rows), limits):
        return text
    # drop claims before dropping rows
    rows = [(group, fact, _row(group, fact, sheet)) for group, fact in shown]
    low, high = 0, len(rows)
    while low < high:
        middle = (low + high + 1) // 2
        fits = _fits(_page(sheet, entries, rows[:middle]), limits)
        low, high = (middle, high) if fits else (low, middle - 1)
    return _page(sheet, entries, rows[:low])


def _fits(text: str, limits: Index) -> bool:
    return text.count("\n") <= limits.max_lines and len(text.encode()) <= limits.max_bytes


def _entries(sheet: Sheet) -> list[Entry]:
    found = [(target(fact), fact) for fact in sheet.records]
    # an adopted record stays on its page; it gets a row here once it says when to load it
    found += [
        (ROUTES[fact.kind][0], fact)
        for fact in sheet.live
        if fact.kind in TIER2_KINDS and fact.get("applies_when") and is_adopted(fact)
    ]
    found += [("rules", fact) for fact in sheet.rules]
    return found + [("retracted", fact) for fact in sheet.retracted]


def _page(sheet: Sheet, entries: int, kept: list[Row]) -> str:
    parts = [_head(sheet, entries, len(kept))]
    kept = sorted(kept, key=lambda row: by_age(row[1]))
    for group in GROUPS:
        lines = [line for name, _, line in kept if name == group]
        if lines:
            parts.append(f"## {group.capitalize()}\n\n" + "\n".join(lines))
    return with_marker("\n\n".join(parts))


def _head(sheet: Sheet, rows: int, shown: int) -> str:
    left = rows - shown
    listed = ", the longest unused first: `memkit list records` lists all" if left else ""
    return (
        f"# Index: {sheet.title}\n\n"
        "> Map of the evidence records. Match your task against *Load when*, then open only those: "
        "`memkit show <id>`.\n"
        f"> {rows} record{'' if rows == 1 else 's'}, {shown} shown, {left} left out{listed}."
    )


def _row(group: str, fact: Fact, sheet: Sheet, claim: bool = False) -> str:
    if group == "retracted":
        return _retraction_note(fact, sheet)
    when = inline(fact.get("applies_when"), _LONGEST).rstrip(". ") or "(nobody said)"
    said = f": {_claim(fact)}" if claim else "."
    return f"- {_doubt(fact, sheet)}{_link(fact, sheet)}{said} Load when: {when}."


def _claim(fact: Fact) -> str:
    said = inline(fact.text, _CLAIM)
    return said if said.endswith((".", "!", "?", "…")) else f"{said}."


def _doubt(fact: Fact, sheet: Sheet) -> str:
    said = ["**Stale** "] if fact.stale else []
    said += ["**In conflict** "] if fact.conflicts and sheet.conflicts_of(fact) else []
    if fact.pending_successor and sheet.shown((fact.pending_successor,)):
        said.append("**Being replaced** ")
    return "".join(said)


def _retraction_note(fact: Fact, sheet: Sheet) -> str:
    why = inline(fact.why, _LONGEST).rstrip(". ")
    reason = f": {why}" if why else ""
    return f"- {_link(fact, sheet)}. Rolled back {stem_date(fact.left)}{reason}."


def _link(fact: Fact, sheet: Sheet) -> str:
    to = document(fact)
    if to.startswith(("https://", "http://")):
        return f"[{fact.id}]({inline(to).replace(' ', '%20').replace(')', '%29')})"
    if not to and target(fact) in FOLDERS:
        to = record_path(fact, sheet)
    elif not to and fact.kind in TIER2_KINDS and fact.is_live:
        to = sheet.policy.layout.continuity
    return f"[{fact.id}]({relative(to, sheet.path('INDEX.md'))})" if to else code(fact.id)


def record_path(fact: Fact, sheet: Sheet) -> str:
    """The path of a record's file."""
    return sheet.path(f"{target(fact)}/{fact.id}.md")


def document(fact: Fact) -> str:
    """The document that a row links to instead of a record file: for a rule or a harvested decision."""
    if fact.kind == "rule":
        return _source(fact)
    if fact.kind == "decision" and fact.src == "doc" and not fact.body:
        found = _source(fact)
        return found if found.lower().endswith(_DOCUMENTS) else ""
    return ""


_DOCUMENTS = (".md", ".markdown", ".rst", ".adoc", ".asciidoc", ".txt", ".org")


def _source(fact: Fact) -> str:
    for named in (fact.get("from"), *fact.every("evidence")):
        path = path_of(named).strip()
        head, colon, lines = path.rpartition(":")
        if colon and lines and lines.replace("-", "").isdigit():
            path = head
        if path.startswith(("https://", "http://")) or _is_inside(path):
            return path
    return ""


def _is_inside(path: str) -> bool:
    """True for a path inside this repository: relative, not upwards, without a scheme."""
    return bool(path) and ":" not in path and not path.startswith("/") and ".." not in path.split("/")
