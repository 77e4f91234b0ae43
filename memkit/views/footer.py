"""A fact as a list item: the footer comment with its counters, and bold labels before a doubtful text."""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.ledger import encode
from memkit.model.fact import ROLLED_BACK, Conflict, Fact, without_digest
from memkit.model.ids import stem_date
from memkit.rules.decay import is_adopted
from memkit.rules.view import last_used
from memkit.views.page import keeps_place
from memkit.views.sheet import Sheet, body_lines, code, inline, item_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_PLAIN = lazy(r"[A-Za-z0-9:,_. ]+(?:-[A-Za-z0-9:,_. ]+)*")
OUTCOME = "Outcome: "
MORE = "More: `memkit show "

Pair = tuple[str, str]


def fact_footer(fact: Fact, sheet: Sheet, waiting: bool = False) -> str:
    """A fact's footer: fields in fixed order, optional ones only if set; without counters in the queue."""
    pairs: list[Pair] = [("id", fact.id), ("created", fact.created)]
    if not waiting:
        tier = sheet.tier(fact)
        pairs += [("last_used", last_used(fact)), ("uses", str(fact.uses)), ("tier", tier)]
    pairs += [
        ("status", _status(fact, waiting)),
        ("confidence", fact.get("confidence")),
        ("supersedes", ", ".join(sheet.shown(fact.supersedes))),
        ("superseded-by", ", ".join(sheet.shown(fact.superseded_by))),
        ("origin", fact.origin),
    ]
    return footer_comment(pairs)


def _status(fact: Fact, waiting: bool) -> str:
    if waiting or fact.status == ROLLED_BACK:
        return fact.status
    if fact.kind != "thread":
        return ""
    return "closed" if fact.closed else "open"


def conflict_footer(conflict: Conflict) -> str:
    """A conflict's footer; a conflict counts as an open thread."""
    day = stem_date(conflict.origin)
    seen = [("created", day), ("last_used", day), ("uses", "1"), ("tier", "active"), ("status", "open")]
    return footer_comment([("id", conflict.id), *seen, ("origin", conflict.origin)])


def footer_comment(pairs: list[Pair]) -> str:
    """The pairs that have a value, as a comment line of a list item."""
    inside = " | ".join([f"{key}: {value}" for key, value in pairs if value])
    # nearly all values are ids, dates and stems, which need no encoding
    if _PLAIN.fullmatch(inside.replace(" | ", " ")) is None:
        inside = " | ".join([f"{key}: {encode(value)}" for key, value in pairs if value])
    return f"  <!-- {inside} -->"


def placed_item(fact: Fact, sheet: Sheet) -> str:
    """A fact on an adopted page: with its owner's bullet, a box for a thread, and the owner's remarks below the footer."""
    bullet, box = fact.get("bullet", "-"), _box(fact)
    said = doubt_labels(fact, sheet, boxed=True) if fact.is_live else ""
    text = fact_item(fact, sheet, said, full=not fact.is_live)
    lead = f"{bullet} {box}"
    indent = " " * (len(bullet) + 1)
    lines = [f"{indent}{line[2:]}" if line else "" for line in text.split("\n")]
    notes = [f"{indent}<!-- {note} -->" for note in fact.every("note")]
    return "\n".join([lead + lines[0][len(indent) :], *lines[1:], *notes])


def _box(fact: Fact) -> str:
    """The checkbox of a thread, ticked if it is closed; empty if it was adopted without one."""
    if fact.kind != "thread" or (keeps_place(fact) and not fact.get("box")):
        return ""
    return "[x] " if fact.closed else "[ ] "


def fact_item(
    fact: Fact, sheet: Sheet, label: str | None = None, more: Sequence[str] = (), full: bool = False
) -> str:
    """A fact as a list item: labels that mark it as doubtful, its text, its id, and the footer.

    `full` prints its record too; otherwise the item refers to the record, unless the record is the text itself.
    """
    said = doubt_labels(fact, sheet) if label is None else label
    # adopted text keeps its form
    lines = fact.text.split("\n") if is_as_adopted(fact) else _with_id(item_lines(fact.text), fact.id)
    if fact.body:
        lines = _with_body(fact, lines, full)
    if said:
        lines[0] = f"{said}: {lines[0]}"
    if fact.kind == "thread" and fact.closed not in ("", "closed"):
        lines.append(f"{OUTCOME}{inline(fact.closed)}")
    # a blank line inside an item has no indent
    inside = "\n".join([f"  {line}" if line else "" for line in (*lines, *more)])
    return f"- {inside.lstrip()}\n{fact_footer(fact, sheet)}"


def _with_id(lines: list[str], id: str) -> list[str]:
    """The lines followed by the id, because a rendered page hides the footer comment."""
    return [f"{lines[0]} {code(id)}"] if len(lines) == 1 else [*lines, code(id)]


def is_as_adopted(fact: Fact) -> bool:
    """True if a fact still has its owner's place and words."""
    return keeps_place(fact) and all(verb != "Revised" for _, _, verb in fact.history)


def full_text(fact: Fact) -> str:
    """The fact's full text; an adopted text that does not fit into an event is in its record."""
    return fact.body if _is_text(fact) else fact.text


def _is_text(fact: Fact) -> bool:
    first = fact.body.strip().partition("\n")[0].strip()
    return bool(first) and is_adopted(fact) and fact.text in (first, fact.id)


def _with_body(fact: Fact, lines: list[str], full: bool) -> list[str]:
    if _is_text(fact):
        lines = body_lines(fact.body)
        return lines if is_as_adopted(fact) else _with_id(lines, fact.id)
    return [*lines, "", *body_lines(fact.body), ""] if full else [*lines, f"{MORE}{fact.id}`"]


def doubt_labels(fact: Fact, sheet: Sheet, boxed: bool = False) -> str:
    """The bold labels before a text: unreviewed, stale, in conflict, being replaced, closed; empty if none applies.

    `boxed`: a checkbox shows that a thread is closed, so that label is left out.
    """
    said = []
    if fact.is_live and not fact.is_reviewed and fact.kind != "prose":
        said.append("**Unreviewed**")
    if fact.stale:
        said.append(f"**Stale** ({stale_reason(fact)})")
    conflicts = sheet.conflicts_of(fact) if fact.conflicts else []
    if conflicts:
        said.append(f"**In conflict** ({', '.join(code(item.id) for item in conflicts)})")
    if fact.pending_successor and sheet.shown((fact.pending_successor,)):
        said.append(f"**Being replaced** (by {code(fact.pending_successor)}, which waits)")
    if fact.kind == "thread" and fact.closed and not boxed:
        said.append("**Closed**")
    return ", ".join(said)


def stale_reason(fact: Fact) -> str:
    """Which evidence changed or is missing, and since when."""
    return "; ".join(
        f"{code(path_of(evidence))} {'missing' if now == 'missing' else 'changed'} since {stem_date(stem)}"
        for evidence, stem, now in fact.stale
    )


def path_of(evidence: str) -> str:
    """A piece of evidence without its hash."""
    return without_digest(evidence)
