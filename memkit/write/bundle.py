"""The format of an export: JSON lines, each with a file's bytes and their SHA-256. Reads and checks it; writes no file.

The first line has the counts; then come the policy, sessions and open sessions. Every line is plain ASCII, so that no
console or pipe can change a byte.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from hashlib import sha256

from memkit.boot.struct import struct
from memkit.errors import Refused, UsageError
from memkit.model.generated import is_stem
from memkit.model.ids import SEED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

AGAIN = "export it again: memkit export > ledger.jsonl"
SESSION, DRAFT, POLICY = "session", "draft", "policy"


@struct(frozen=True)
class Bundle:
    """The content of an export: sessions by path below sessions/, open ones by seed, the policy's bytes."""

    sessions: dict[str, bytes]
    drafts: dict[str, bytes]
    policy: bytes | None


def head_line(sessions: int, drafts: int, policy: bool) -> str:
    """The first line of an export."""
    head: dict[str, object] = {"schema": "memkit/1", "export": "ledger", "sessions": sessions}
    return json.dumps({**head, "drafts": drafts, "policy": int(policy)})


def file_line(kind: str, name: str, data: bytes) -> str:
    """The line of one file: as text, or as base64 if it is not UTF-8."""
    digest = sha256(data).hexdigest()
    try:
        return json.dumps({kind: name, "sha256": digest, "text": data.decode()})
    except UnicodeDecodeError:
        return json.dumps({kind: name, "sha256": digest, "base64": b64encode(data).decode()})


def read_bundle(text: str) -> Bundle:
    """The content of an export, with every line checked; refuses truncated or changed lines and paths leading elsewhere."""
    rows = [(at, _row(line, at)) for at, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not rows or rows[0][1].get("export") != "ledger":
        raise UsageError("this is no export", code="not-an-export", hint="memkit export > ledger.jsonl")
    head, rest = rows[0][1], rows[1:]
    found: dict[str, dict[str, bytes]] = {SESSION: {}, DRAFT: {}, POLICY: {}}
    for at, row in rest:
        kind = next((kind for kind in found if kind in row), "")
        name = _name(kind, row, at)
        if name in found[kind]:
            raise _refusal(at, f"{name} stands there twice", "listed-twice")
        found[kind][name] = _bytes(row, at)
    _check_counts(head, found)
    for at, row in rest:
        if SESSION in row:
            _check_seal(str(row[SESSION]), found[SESSION][str(row[SESSION])], at)
    return Bundle(found[SESSION], found[DRAFT], found[POLICY].get("memkit.toml"))


def _row(line: str, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise UsageError(f"line {number} is no JSON object", code="not-an-export", hint=AGAIN)
    return row


def _name(kind: str, row: dict[str, Any], number: int) -> str:
    """The checked name of a file: valid for its kind, and no path that leads elsewhere."""
    name = row.get(kind)
    good = isinstance(name, str) and (
        (kind == SESSION and _is_session(name))
        or (kind == DRAFT and name.endswith(".jsonl") and SEED.fullmatch(name[: -len(".jsonl")]) is not None)
        or (kind == POLICY and name == "memkit.toml")
    )
    if not good:
        raise _refusal(number, "no place for a file of a memory", "bad-place")
    return str(name)


def _is_session(name: str) -> bool:
    """Whether a name is a session's stem, flat or below its year and month."""
    *above, last = name.split("/")
    stem = last.removesuffix(".md")
    return last.endswith(".md") and is_stem(stem) and above in ([], [stem[:4], stem[5:7]])


def _bytes(row: dict[str, Any], number: int) -> bytes:
    try:
        data = b64decode(str(row["base64"]), validate=True) if "base64" in row else str(row["text"]).encode()
    except (KeyError, ValueError):
        data = b""
    if sha256(data).hexdigest() != row.get("sha256"):
        raise _refusal(number, "the bytes are not those that were exported", "changed-on-the-way")
    return data


def _check_counts(head: dict[str, Any], found: dict[str, dict[str, bytes]]) -> None:
    for kind, word in ((SESSION, "sessions"), (DRAFT, "drafts"), (POLICY, "policy")):
        # the first version counted sessions only
        said = head.get(word, 0)
        if said != len(found[kind]):
            message = f"{said} {word} were exported, {len(found[kind])} are here; nothing was written"
            raise Refused(message, code="cut-off", hint=AGAIN)


def _check_seal(name: str, data: bytes, number: int) -> None:
    """Refuses a session whose seal does not match its bytes, or its name unless an erasure is recorded."""
    from memkit.ledger.envelope import WHOLE, read_seal
    from memkit.ledger.parse import read_session

    stem = name.rpartition("/")[2].removesuffix(".md")
    _, problems = read_session(data, stem, name)
    broken = any(problem.code == "seal-broken" for problem in problems)
    found = read_seal(data)
    renamed = found.state == WHOLE and len(stem) == 28 and not found.digest.startswith(stem[18:])
    if broken or (renamed and b"[ERASED]" not in data):
        raise _refusal(number, f"{name} does not match its seal", "seal-broken")


def stems_twice(names: Sequence[str]) -> str:
    """A stem that occurs in two places; empty if none does."""
    seen: set[str] = set()
    for name in names:
        stem = name.rpartition("/")[2]
        if stem in seen:
            return stem.removesuffix(".md")
        seen.add(stem)
    return ""


def _refusal(number: int, what: str, code: str) -> Refused:
    return Refused(f"line {number}: {what}; nothing was written", code=code, hint=AGAIN)
