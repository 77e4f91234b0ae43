"""A claim as a JSON object: its keys, those that mean the same, and the refusal of others."""

from __future__ import annotations

from memkit.boot.json import dumps
from memkit.errors import UsageError
from memkit.write.intent import Intent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SHAPE = '{"text": "One sentence.", "kind": "fact", "evidence": ["src/net.py#send"]}'
_PLAIN = ("text", "id", "kind", "section", "src")
_LISTS = ("evidence", "asks", "supersedes", "contradicts")
_FIELDS = (
    *(
        "confidence",
        "class",
        "key",
        "value",
        "term",
        "aliases",
        "from",
        "twin",
        "obligations",
        "traces",
        "pass",
        "profile",
        "why",
    ),
    *("classification", "tenant", "consent", "purpose", "applies_when", "does_not_apply_when"),
)
_KNOWN = frozenset((*_PLAIN, *_LISTS, *_FIELDS, "body"))
# alternative keys of a claim in JSON → memkit's keys
_OTHER_KEYS = {
    "claim": "text", "content": "text", "statement": "text", "fact": "text", "type": "kind", "category": "kind",
    "reason": "why", "rationale": "why", "when": "applies_when", "not_when": "does_not_apply_when",
    "source": "evidence", "sources": "evidence", "file": "evidence", "files": "evidence", "path": "evidence",
    "paths": "evidence", "question": "asks", "questions": "asks", "ask": "asks",
}  # fmt: skip
# the keys that a refusal names
_OFFERED = ("text", "kind", "evidence", "asks", "when", "why", "id", "supersedes", "contradicts")


def intent_of_object(line: Any, typed: str) -> Intent:
    """The intent of an object; `typed`: the text it was read from, which a refusal mends."""
    if isinstance(line, dict):
        line = _with_own_keys(line)
    if not isinstance(line, dict) or not isinstance(line.get("text"), str):
        raise ValueError("no object with a text")
    unknown = sorted(str(key) for key in line if key not in _KNOWN)
    if unknown:
        raise _unknown_keys(unknown, line, typed)
    fields = {key: str(line[key]) for key in _FIELDS if isinstance(line.get(key), str | int)}
    text, id, kind, section, src = (str(line.get(key) or "") for key in _PLAIN)
    if kind == "term" and not id and not fields.keys() & {"term", "key"}:
        from memkit.write.claim_lines import split_term

        fields["term"], text = split_term(text)
    lists = {key: _as_list(line.get(key)) for key in _LISTS}
    return Intent(
        text,
        id,
        kind,
        section,
        src,
        lists["evidence"],
        fields,
        str(line.get("body") or ""),
        supersedes=lists["supersedes"],
        asks=lists["asks"],
        contradicts=lists["contradicts"],
    )


def _with_own_keys(line: dict[str, Any]) -> dict[str, Any]:
    """The object with memkit's keys for those that mean the same; a key that the object has already keeps its value."""
    found = {key: value for key, value in line.items() if key in _KNOWN}
    for key, value in line.items():
        found.setdefault(_OTHER_KEYS.get(key.casefold().replace("-", "_"), key), value)
    return found


def _unknown_keys(unknown: list[str], line: dict[str, Any], typed: str) -> UsageError:
    """The refusal of a line with unknown keys; it is printed back without them, or with the keys that they nearly are."""
    from difflib import get_close_matches

    near = {key: next(iter(get_close_matches(key, sorted(_KNOWN), 1, 0.75)), "") for key in unknown}
    meant = {key: name for key, name in near.items() if name and name not in line}
    left = [key for key in unknown if key not in meant]
    said = [f"{key} is {name}" for key, name in meant.items()]
    said += [f"{', '.join(left)} left out"] if left else []
    error = UsageError(
        f"unknown key {', '.join(unknown)}; in the line printed back {' and '.join(said)}",
        code="unknown-key",
        hint=f"the keys are {', '.join(_OFFERED)}: {SHAPE}",
    )
    better = {meant.get(key, key): value for key, value in line.items() if key not in left}
    error.instead = (typed, dumps(better))
    return error


def _as_list(value: object) -> tuple[str, ...]:
    if not value:
        return ()
    items = [value] if isinstance(value, str) else value
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        raise ValueError(f"no text and no list of texts: {str(value)[:40]}")
    return tuple(items)
