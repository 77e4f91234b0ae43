"""`memkit import`: take in the JSON lines that export wrote."""

from __future__ import annotations

from memkit.cli.declare import Arg, Verb
from memkit.cli.outcome import Outcome
from memkit.errors import Refused, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.call import Call

VERB = Verb(
    "import",
    "take in JSON lines that export wrote",
    description=(
        "Adds the sessions with the bytes they had, then renders. Everything is looked at before anything is written:"
        " a line that is cut off or changed, a place that is none, or another session under the same name refuses it"
        " all. Sessions that are here already are passed over."
    ),
    example="memkit import ledger.jsonl",
    exits={
        0: "taken in, or all here already",
        2: "no such file, or no export",
        4: "refused; nothing was written",
    },
    args=(Arg("file", "the export; - reads stdin"),),
    writes=True,
)

_LIMIT = 2**31


def run(call: Call, file: str) -> Outcome:
    """Checks all of it, writes what is new, renders."""
    from memkit import pipeline
    from memkit.store import files

    workspace = call.workspace
    folder = workspace.policy.layout.sessions
    found = _sessions(_text(call, file))
    new: dict[str, bytes] = {}
    for name, data in found.items():
        here = files.read_if_there(workspace.path(folder, name))
        if here is None:
            new[name] = data
        elif here != data:
            message = f"{folder}/{name} is here with other bytes; nothing was written"
            raise Refused(message, code="append-only", file=f"{folder}/{name}", hint="memkit check")
    told = {"sessions": len(found), "new": len(new)}
    said = f"imported {len(new)} of {len(found)} sessions"
    if call.dry_run:
        return Outcome(f"{said} · dry run, nothing written", data={**told, "written": []})
    for name, data in new.items():
        files.with_retry(
            lambda name=name, data=data: files.write_new(workspace.path(folder, name), data),  # type: ignore[misc]
            "0000",
            name,
        )
    done = pipeline.publish(workspace, who="import")
    return Outcome(said, data={**told, "written": list(done.written)}, notes=("hint: memkit check",))


def _text(call: Call, file: str) -> str:
    if file == "-":
        return call.stdin(_LIMIT)
    from os.path import join

    from memkit.store.files import read

    try:
        return read(join(call.cwd, file), _LIMIT).decode()
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not UTF-8"
        raise UsageError(
            f"{file}: {reason}", code="unreadable", hint="memkit export > ledger.jsonl"
        ) from None


def _sessions(text: str) -> dict[str, bytes]:
    """Place → bytes, every line checked."""
    rows = [_row(line, number) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not rows or rows[0].get("export") != "ledger":
        raise UsageError("this is no export", code="not-an-export", hint="memkit export > ledger.jsonl")
    if rows[0].get("sessions") != len(rows) - 1:
        message = (
            f"{rows[0].get('sessions')} sessions were exported, {len(rows) - 1} are here; nothing was written"
        )
        raise Refused(message, code="cut-off", hint="export it again")
    return {_name(row, at): _bytes(row, at) for at, row in enumerate(rows[1:], 2)}


def _row(line: str, number: int) -> dict[str, Any]:
    import json

    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict):
        raise UsageError(f"line {number} is no JSON object", code="not-an-export", hint="export it again")
    return row


def _name(row: dict[str, Any], number: int) -> str:
    """A place below sessions/: a stem, flat or below its year and month, and nothing that leads elsewhere."""
    from memkit.model.stems import is_stem

    name = str(row.get("session", ""))
    *above, last = name.split("/")
    stem = last.removesuffix(".md")
    if not last.endswith(".md") or not is_stem(stem) or above not in ([], [stem[:4], stem[5:7]]):
        message = f"line {number}: no place for a session; nothing was written"
        raise Refused(message, code="bad-place", hint="export it again")
    return name


def _bytes(row: dict[str, Any], number: int) -> bytes:
    from base64 import b64decode
    from hashlib import sha256

    try:
        data = b64decode(str(row["base64"]), validate=True) if "base64" in row else str(row["text"]).encode()
    except (KeyError, ValueError):
        data = b""
    if sha256(data).hexdigest() != row.get("sha256"):
        message = f"line {number}: the bytes are not those that were exported; nothing was written"
        raise Refused(message, code="changed-on-the-way", hint="export it again")
    return data
