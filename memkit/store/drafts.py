"""Open sessions: one journal a writer in .memkit/open/, one redacted event a line, one write and fsync each."""

from __future__ import annotations

import json
import os
from contextlib import suppress

from memkit.errors import LedgerUnreadable
from memkit.model.problem import WARNING, Problem
from memkit.model.struct import field, struct
from memkit.store import files
from memkit.store.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Line = dict[str, Any]


@struct
class Draft:
    """An open session as its journal tells it."""

    seed: str
    path: str
    head: dict[str, str]
    events: list[Line] = field(default_factory=list)
    records: dict[str, str] = field(default_factory=dict)
    prose: list[str] = field(default_factory=list)
    stamp: str = ""
    last_at: str = ""
    problems: list[Problem] = field(default_factory=list)

    @property
    def writer(self) -> tuple[str, str]:
        """Who it belongs to: the actor and the host's session id."""
        return self.head.get("actor", ""), self.head.get("host", "")

    @property
    def title(self) -> str:
        """Its title so far."""
        return self.head.get("title", "")


def open_drafts(workspace: Workspace) -> list[Draft]:
    """Every open session, by seed."""
    folder = workspace.private("open")
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    found = [read_draft(os.path.join(folder, name)) for name in names if name.endswith(".jsonl")]
    return [draft for draft in found if draft is not None]


def read_draft(path: str) -> Draft | None:
    """A draft from its journal; a torn last line is dropped with a problem."""
    try:
        data = files.read(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise LedgerUnreadable(f"{path}: {error.strerror}", file=path) from error
    draft = Draft(os.path.basename(path).removesuffix(".jsonl"), path, {})
    for number, raw in enumerate(data.split(b"\n"), 1):
        if raw:
            _take(draft, raw, number)
    return draft if draft.head else None


def _take(draft: Draft, raw: bytes, number: int) -> None:
    try:
        line = json.loads(raw)
        if not isinstance(line, dict):
            raise ValueError
    except ValueError:
        message = "a torn line, dropped; its writer was told that it failed"
        draft.problems.append(
            Problem("bad-event", draft.path, number, message, "memkit session show", WARNING)
        )
        return
    if "head" in line:
        draft.head.update(line["head"])
    elif "undo" in line:
        if draft.events:
            draft.events.pop()
    elif "record" in line:
        draft.records[line["record"]] = line["body"]
    elif "prose" in line:
        draft.prose.append(line["prose"])
    elif "stamp" in line:
        draft.stamp = line["stamp"]
    else:
        draft.events.append(line)
    draft.last_at = line.get("at", draft.last_at)


def write(draft: Draft, lines: list[Line]) -> None:
    """Adds lines to the journal, durably, and to the draft in hand."""
    data = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    files.with_retry(
        lambda: files.append(draft.path, data.encode()), draft.seed, ".memkit/open/", tuple(lines)
    )
    for line in lines:
        _take(draft, json.dumps(line).encode(), 0)


def discard(draft: Draft) -> None:
    """Removes a journal whose session is sealed or was empty."""
    with suppress(FileNotFoundError):
        os.unlink(draft.path)
    files.sync_folder(os.path.dirname(draft.path))


def abort(workspace: Workspace, draft: Draft) -> str:
    """Moves a journal to .memkit/aborted/ and says where."""
    folder = workspace.private("aborted")
    os.makedirs(folder, exist_ok=True)
    target = os.path.join(folder, os.path.basename(draft.path))
    turn = 1
    while os.path.exists(target):
        target = os.path.join(folder, f"{draft.seed}-{turn}.jsonl")
        turn += 1
    os.replace(draft.path, target)
    files.sync_folder(folder)
    return os.path.relpath(target, workspace.root)
