"""The data of an answer, as small as it can be and still say all: some hosts give a model nothing else of it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Data = dict[str, Any]

# what goes without saying of a hit
_USUAL = {"kind": "fact", "verdict": "fresh", "standing": "reviewed", "weak": False}
_HIT = "id text outcome kind standing tier verdict conflicts superseded_by passage weak created".split()


def recalled(data: Data) -> Data:
    """Hits without what is usual, what ranked them, and where they come from."""
    rows = [
        {name: hit[name] for name in _HIT if name in hit and hit[name] != _USUAL.get(name)}
        for hit in data.get("hits", ())
    ]
    rest = {name: data.get(name) for name in ("episodes", "sessions", "near")}
    return {"hits": rows, **rest, "waiting": data.get("waiting") or None}


def packed(data: Data) -> Data:
    """The pack, and how much did not fit."""
    kept = {name: data.get(name) for name in ("text", "tokens", "budget")}
    return {**kept, "omitted": len(data.get("omitted", ())) or None}


def waiting(data: Data) -> Data:
    """The items, without the answers that only a person gives."""
    rows = [
        {name: item[name] for name in ("kind", "id", "text", "detail", "group") if name in item}
        for item in data.get("items", ())
    ]
    return {"items": rows, "waiting": data.get("waiting")}


def claimed(data: Data) -> Data:
    """What became of a claim."""
    without = ("target", "layer", "checks", "evidence", "changed_files")
    return {name: value for name, value in data.items() if name not in without}


def answered(data: Data) -> Data:
    """What became of the facts."""
    return {name: data.get(name) for name in ("ids", "status", "session")}


def sealed(data: Data) -> Data:
    """What was sealed, and how much of it waits."""
    return {name: value for name, value in data.items() if name not in ("written", "touched", "ask")}
