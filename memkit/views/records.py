"""The reference pages of memory/: one file per record, INDEX.md that lists them, and glossary.md.

A record has the provenance of its claim as frontmatter and no counters, so it changes only with its history, not with
every session. INDEX.md has one line per record with its *Load when*; it is bounded and contains no bodies. The glossary
gives one word one meaning.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.model import counted
from memkit.model.fact import ROLLED_BACK, ROUTES, TIER2_KINDS, UNREVIEWED, Fact, Term, path_of
from memkit.model.ids import content_hash, stem_date
from memkit.model.policy import Index
from memkit.rules.decay import is_adopted, sslu, target
from memkit.rules.view import by_age, classification, standing_of, tenant
from memkit.views import with_marker
from memkit.views.endings import shown_reason, shown_witness
from memkit.views.items import block, cell, code, doubt_labels, inline, relative
from memkit.views.sheet import FOLDERS, Sheet

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
    return f"- {_doubt_mark(fact, sheet)}{_link(fact, sheet)}{said} Load when: {when}."


def _claim(fact: Fact) -> str:
    said = inline(fact.text, _CLAIM)
    return said if said.endswith((".", "!", "?", "…")) else f"{said}."


def _doubt_mark(fact: Fact, sheet: Sheet) -> str:
    said = ["**Unreviewed** "] if standing_of(fact) == UNREVIEWED else []
    said += ["**Stale** "] if fact.stale else []
    said += ["**In conflict** "] if fact.conflicts and sheet.conflicts_of(fact) else []
    said += ["**Disputed** "] if fact.conflicts and sheet.disputed_by(fact) else []
    if sheet.successor_of(fact):
        said.append("**Being replaced** ")
    return "".join(said)


def _retraction_note(fact: Fact, sheet: Sheet) -> str:
    why = inline(shown_reason(fact.why, fact, sheet.state), _LONGEST).rstrip(". ")
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


Value = str | tuple[str, ...]

# a word that YAML reads back unchanged
_PLAIN = lazy(r"[A-Za-z][A-Za-z0-9_./@+-]*(?::[A-Za-z0-9_./@+-]+)*")
_YAML_WORDS = frozenset("true false yes no on off null y n nan inf".split())
_UNPRINTED = lazy(r"[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


def render_records(sheet: Sheet) -> dict[str, str]:
    """Path → text of every record file; a claim with an existing document has none and is linked instead."""
    own = [fact for fact in [*sheet.records, *sheet.retracted] if not document(fact)]
    return dict(sorted((record_path(fact, sheet), render_record(fact, sheet)) for fact in own))


def render_record(fact: Fact, sheet: Sheet) -> str:
    """The file of one record."""
    front = "".join(f"{key}:{_yaml(value)}\n" for key, value in _front(fact, sheet) if value not in ("", ()))
    parts = [f"---\n{front}---", f"# {inline(fact.text)}", *_doubt_lines(fact, sheet), *_when_lines(fact)]
    body = block(fact.body)
    return with_marker("\n\n".join([*parts, body] if body else parts))


def _doubt_lines(fact: Fact, sheet: Sheet) -> list[str]:
    if fact.status == ROLLED_BACK:
        why = inline(shown_reason(fact.why, fact, sheet.state)).rstrip(". ")
        return [f"**Rolled back** {stem_date(fact.left)}{f': {why}' if why else ''}. Do not rely on it."]
    said = doubt_labels(fact, sheet)
    doubtful = " Do not rely on it." if fact.stale or sheet.conflicts_of(fact) else ""
    return [f"{said}.{doubtful}"] if said else []


def _when_lines(fact: Fact) -> list[str]:
    pairs = (("Load when", fact.get("applies_when")), ("Not when", fact.get("does_not_apply_when")))
    lines = [f"{word}: {inline(said).rstrip('. ')}." for word, said in pairs if said]
    return ["\n".join(f"- {line}" for line in lines)] if lines else []


def _front(fact: Fact, sheet: Sheet) -> list[tuple[str, Value]]:
    promotion, said = dict(fact.promotion), dict(reversed(fact.fields))
    return [
        ("id", fact.id),
        ("kind", fact.kind),
        ("status", fact.shown_status),
        ("created", fact.created),
        ("confidence", said.get("confidence", "")),
        ("class", said.get("class", "")),
        ("key", said.get("key", "")),
        ("value", said.get("value", "")),
        ("src", fact.src),
        ("author", fact.author),
        ("origin", fact.origin),
        *_provenance(fact, said),
        ("reviewer", fact.promoted_by),
        ("reviewed", promotion.get("reviewed", "")),
        ("via", promotion.get("via", "")),
        ("target", promotion.get("target", "") or target(fact)),
        ("promoted-in", fact.promoted_in),
        ("content", promotion.get("content", "") or content_hash(fact.text, fact.body)),
        ("supersedes", sheet.shown(fact.supersedes)),
        ("superseded-by", sheet.shown(fact.superseded_by)),
        ("applies-when", said.get("applies_when", "")),
        ("does-not-apply-when", said.get("does_not_apply_when", "")),
        ("classification", classification(fact)),
        ("tenant", tenant(fact, sheet.policy)),
        ("consent", promotion.get("consent", "") or said.get("consent", "")),
    ]


def _provenance(fact: Fact, said: dict[str, str]) -> list[tuple[str, Value]]:
    return [
        ("from", said.get("from", "")),
        ("evidence", fact.every("evidence")),
        ("obligations", fact.every("obligations")),
        ("traces", fact.every("traces")),
        ("pass", said.get("pass", "")),
        ("profile", said.get("profile", "")),
        ("validated", tuple(shown_witness(by, how) for by, how in fact.validations)),
    ]


def _yaml(value: Value) -> str:
    """A value in YAML that every reader reads back as this text or list of texts."""
    if isinstance(value, tuple):
        return "".join(f"\n  - {_scalar(each)}" for each in value)
    return f" {_scalar(value)}"


def _scalar(text: str) -> str:
    if _PLAIN.fullmatch(text) and text.lower() not in _YAML_WORDS:
        return text
    from memkit.boot.json import dumps

    quoted = dumps(text)
    return _UNPRINTED.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def render_glossary(sheet: Sheet) -> str:
    """The text of glossary.md: a table of terms in alphabetical order."""
    terms = sorted(sheet.terms, key=lambda term: (term.name.casefold(), term.name))
    head = (
        f"# Glossary: {sheet.title}\n\n"
        f"> {counted(len(terms), 'term')}, one meaning each. "
        '`memkit define "Term" "…"` adds one; a second meaning asks for a decision.'
    )
    if not terms:
        return with_marker(head)
    rows = "\n".join(_term_row(term, sheet) for term in terms)
    return with_marker(f"{head}\n\n| Term | Canonical meaning | Aliases |\n| --- | --- | --- |\n{rows}")


def _term_row(term: Term, sheet: Sheet) -> str:
    conflict = sheet.state.conflicts.get(term.conflict) if term.conflict else None
    doubt = f"**In conflict** ({code(conflict.id)}): " if conflict is not None and conflict.is_open else ""
    return f"| {cell(term.name)} | {doubt}{cell(term.meaning)} | {cell(', '.join(term.aliases))} |"
