"""memory/<folder>/<id>.md: one record per file, with the provenance of its claim as frontmatter.

It contains no counters, so it changes only with its history, not with every session.
"""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.model.fact import ROLLED_BACK, Fact
from memkit.model.ids import content_hash, stem_date
from memkit.rules.decay import target
from memkit.rules.view import classification, tenant
from memkit.views.footer import doubt_labels
from memkit.views.index import document, record_path
from memkit.views.marker import with_marker
from memkit.views.sheet import Sheet
from memkit.views.text import block, inline

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
    parts = [f"---\n{front}---", f"# {inline(fact.text)}", *_doubt(fact, sheet), *_when_lines(fact)]
    body = block(fact.body)
    return with_marker("\n\n".join([*parts, body] if body else parts))


def _doubt(fact: Fact, sheet: Sheet) -> list[str]:
    if fact.status == ROLLED_BACK:
        why = inline(fact.why).rstrip(". ")
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
        ("validated", tuple(f"{by}: {how}" for by, how in fact.validations)),
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
