"""Many candidates, a line each: plain, a bullet, or JSON. Each is judged by itself; what is refused is printed back."""

from __future__ import annotations

import json
import re
from typing import Any

from memkit.cli.frame.aliases import KEYS
from memkit.cli.frame.discreet import discreet_text
from memkit.cli.frame.outcome import Outcome
from memkit.cli.verbs.claims import without_marker
from memkit.errors import LedgerUnreadable, MachineError, MemkitError, UsageError
from memkit.model.fact import ROUTES
from memkit.model.problem import Problem
from memkit.write.claims import Raised, propose
from memkit.write.intent import Intent
from memkit.write.transaction import Transaction

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
    *("classification", "tenant", "consent", "purpose", "applies_when", "does_not_apply_when", "change"),
)
_KNOWN = frozenset((*_PLAIN, *_LISTS, *_FIELDS, "body"))
_KIND = re.compile(r"^([a-z]+):\s+")
# a path in parentheses at the end of a line: `(src/net.py#send)`
_CITED = re.compile(r"\s*\(([^()\s]+(?:,\s*[^()\s]+)*)\)[.]?\s*$")
_PATH = re.compile(r"[/#]|\.\w{1,8}(?::\d|$)")
_SHAPE = '{"text": "One sentence.", "kind": "fact", "evidence": ["src/net.py#send"]}'


def propose_all(tx: Transaction, source: str, text: str | None = None) -> Outcome:
    """Raises every candidate of a file, of stdin, or of this text: one a line."""
    raised: list[Raised] = []
    problems: list[Problem] = []
    back: list[str] = []
    for number, line in enumerate(_lines(tx, source) if text is None else text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            raised.append(propose(tx, intent_of(line)))
        except (LedgerUnreadable, MachineError):
            # no line's fault; what is raised already is known when the file is given again
            raise
        except (MemkitError, ValueError, TypeError) as error:
            code = getattr(error, "code", "bad-line")
            problems.append(Problem(code, source, number, str(error), getattr(error, "hint", _SHAPE)))
            # a line that holds a secret is no reason to print it again
            back.append(discreet_text(line))
        tx.look_again()
    return _answer(raised, problems, back)


def _answer(raised: list[Raised], problems: list[Problem], back: list[str]) -> Outcome:
    known = [item.fact.id for item in raised if item.known]
    new = [item for item in raised if not item.known]
    counting = [item.fact.id for item in new if item.counts]
    said = f"raised {len(new)} · {len(known)} known · {len(problems)} refused"
    if counting:
        said += f" · {len(counting)} count unreviewed when the session ends"
    if new and raised[-1].receipt.session:
        said += f" · session {raised[-1].receipt.session}"
    lines = [said, *(line for item in new for line in _lines_about(item)), *back]
    data = {
        "candidates": [item.fact.id for item in new],
        "counting": counting,
        "known": known,
        "waits": {item.fact.id: item.waits for item in new if item.waits},
        "near": {item.fact.id: [near.as_json() for near in item.near] for item in new if item.near},
        "refused": len(problems),
        "back": back,
    }
    return Outcome("\n".join(lines), data=data, problems=tuple(problems), exit_code=4 if problems else 0)


def _lines_about(item: Raised) -> list[str]:
    """Why a claim waits, and what stands near it."""
    said = [f"  {item.fact.id} waits for a person: {item.waits}"] if item.waits else []
    return [*said, *(f"  {item.fact.id}:{near.line()[1:]}" for near in item.near)]


def _lines(tx: Transaction, source: str) -> list[str]:
    if source == "-":
        return tx.call.stdin().splitlines()
    from os.path import join

    from memkit.store.files import read

    try:
        return read(join(tx.call.cwd, source)).decode().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(
            f"{source}: {error}", code="unreadable", hint="memkit propose --from-file FILE"
        ) from None


def is_batch(text: str) -> bool:
    """Whether a text is a list of claims: several lines, a bullet, or an object."""
    lines = [line for line in text.splitlines() if line.strip()]
    return len(lines) > 1 or any(
        without_marker(line) != line or line.lstrip().startswith("{") for line in lines
    )


def intent_of(line: str) -> Intent:
    """One line as a claim: an object, or words with a kind before and evidence behind them."""
    bare = line.strip()
    if bare.startswith("{"):
        return _object(json.loads(bare))
    text = without_marker(bare)
    kind, found = "fact", _KIND.match(text)
    if found is not None and found[1] in ROUTES and found[1] != "prose":
        kind, text = found[1], text[found.end() :]
    cited = _CITED.search(text)
    pieces = tuple(part.strip() for part in cited[1].split(",")) if cited is not None else ()
    if cited is not None and all(map(_PATH.search, pieces)):
        return Intent(text[: cited.start()].strip(), kind=kind, evidence=pieces)
    return Intent(text.strip(), kind=kind)


def _object(line: Any) -> Intent:
    if isinstance(line, dict):
        line = {
            KEYS.get(key, key) if KEYS.get(key) not in line else key: value for key, value in line.items()
        }
    if not isinstance(line, dict) or not isinstance(line.get("text"), str):
        raise ValueError("no object with a text")
    unknown = sorted(str(key) for key in line if key not in _KNOWN)
    if unknown:
        raise UsageError(f"unknown key {', '.join(unknown)}", code="unknown-key", hint=_SHAPE)
    fields = {key: str(line[key]) for key in _FIELDS if isinstance(line.get(key), str | int)}
    text, id, kind, section, src = (str(line.get(key) or "") for key in _PLAIN)
    lists = {key: _listed(line.get(key)) for key in _LISTS}
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


def _listed(value: object) -> tuple[str, ...]:
    if not value:
        return ()
    return (value,) if isinstance(value, str) else tuple(str(item) for item in value)  # type: ignore[attr-defined]
