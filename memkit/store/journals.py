"""Journals: reads an open session from the lines of its file, and encodes lines to append."""

from __future__ import annotations

import os

from memkit.boot import json
from memkit.boot.struct import field, struct
from memkit.errors import LedgerUnreadable
from memkit.model import WARNING, Problem
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

Line = dict[str, "Any"]


@struct
class Draft:
    """An open session, read from its journal."""

    seed: str
    path: str
    head: dict[str, str]
    events: list[Line] = field(default_factory=list)
    records: dict[str, str] = field(default_factory=dict)
    prose: list[str] = field(default_factory=list)
    stamp: str = ""
    last_at: str = ""
    problems: list[Problem] = field(default_factory=list)
    # how many of the last events one command with many claims wrote; 0 once another event followed
    batch: int = 0
    # the open and locked journal while this process holds it, else -1
    handle: int = -1
    # the bytes of the journal that it was read from, as far as it was
    taken: bytes = field(default=b"", compare=False)

    @property
    def writer(self) -> tuple[str, str]:
        """Who it belongs to: the actor and the host's session id."""
        return self.head.get("actor", ""), self.head.get("host", "")

    @property
    def is_sitting(self) -> bool:
        """True if it holds the answers of a review in progress or interrupted; it is not a work session then."""
        return self.head.get("kind") == "review"

    @property
    def title(self) -> str:
        """Its title so far."""
        return self.head.get("title", "")


def read_draft(path: str) -> Draft | None:
    """The draft in a journal; drops a torn last line and adds a problem."""
    try:
        data = files.read(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise LedgerUnreadable(f"{path}: {error.strerror}", file=path) from error
    draft = Draft(os.path.basename(path).removesuffix(".jsonl"), path, {})
    take_all(draft, data)
    return draft if draft.head else None


def take_all(draft: Draft, data: bytes) -> None:
    """Adds every line to the draft. Lines of one write count together or not at all: a crash may leave only some."""
    held: list[Line] = []
    number = 0
    draft.taken += data
    for number, raw in enumerate(data.split(b"\n"), 1):
        if not raw:
            continue
        line = _read(raw)
        at, of = _place(line)
        if line is None or at != len(held) + 1:
            _drop(draft, number)
            held = []
        if line is not None and at == len(held) + 1:
            held.append(line)
            if at == of:
                for whole in held:
                    _take(draft, whole)
                held = []
    if held:
        _drop(draft, number)


def _read(raw: bytes) -> Line | None:
    """One parsed line of a journal; None if it is torn."""
    try:
        line = json.loads(raw)
    except ValueError:
        return None
    return line if isinstance(line, dict) else None


def _place(line: Line | None) -> tuple[int, int]:
    """(position, count) of this line among the lines of its write."""
    place = line.pop("of", [1, 1]) if line is not None else None
    if not isinstance(place, list) or [type(number) for number in place] != [int, int]:
        return 0, 0
    return place[0], place[1]


def _drop(draft: Draft, number: int) -> None:
    message = "a torn line, dropped; its writer was told that it failed"
    draft.problems.append(Problem("bad-event", draft.path, number, message, "memkit session show", WARNING))


def _take(draft: Draft, line: Line) -> None:
    if "head" in line:
        draft.head.update(line["head"])
    elif "cites" in line:
        _cite(draft, line)
    elif "undo" in line:
        # how many events belong to one answer
        del draft.events[max(0, len(draft.events) - int(line["undo"])) :]
        draft.batch = 0
    elif "batch" in line:
        draft.batch = int(line["batch"])
    elif "record" in line:
        draft.records[line["record"]] = line["body"]
    elif "prose" in line:
        draft.prose.append(line["prose"])
    elif "stamp" in line:
        draft.stamp = line["stamp"]
    else:
        draft.events.append(line)
        draft.batch = 0
    draft.last_at = line.get("at", draft.last_at)


def _cite(draft: Draft, line: Line) -> None:
    """Replaces the fields of a candidate of this session, after evidence was added to it."""
    for at, event in enumerate(draft.events):
        if event.get("verb") == "Created" and event.get("subject") == line["cites"]:
            draft.events[at] = {**event, "fields": line["fields"]}


def encode_lines(lines: list[Line]) -> bytes:
    """The bytes of lines to be appended in one write."""
    if len(lines) > 1:
        lines = [{**line, "of": [at, len(lines)]} for at, line in enumerate(lines, 1)]
    return "".join([json.dumps(line, compact=True) + "\n" for line in lines]).encode()
