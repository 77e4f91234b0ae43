"""The data of an answer, as small as it can be and still say all: some hosts give a model nothing else of it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Data = dict[str, Any]

# what goes without saying of a hit, and of a fact in full
_USUAL = {"kind": "fact", "verdict": "fresh", "standing": "reviewed", "weak": False}
_HIT = "id text outcome kind standing tier verdict conflicts superseded_by passage weak".split()
_OF_FACT = {
    "pinned": False,
    "place": "live",
    "sslu": 0,
    "classification": "internal",
    "tenant": "default",
    "verdict": "fresh",
    "status": "promoted",
}
# so many hits of one kind say it once
_SEVERAL = 3
# tiers that say no more than that a fact is live
_LIVE = ("working", "new", "active")
# parts of an answer's line that go without saying
_USUAL_PARTS = ("in facts", "no conflict")


def recalled(data: Data) -> Data:
    """Hits without what is usual, what ranked them, and where and when they come from."""
    rows = [
        {name: hit[name] for name in _HIT if name in hit and hit[name] != _USUAL.get(name)}
        for hit in data.get("hits", ())
    ]
    for row in rows:
        if row.get("tier") in _LIVE:
            del row["tier"]
    rest = {name: data.get(name) for name in ("episodes", "sessions", "near")}
    return {
        "hits": rows,
        "all": _in_common(rows) or None,
        **rest,
        "waiting": data.get("waiting") or None,
        **_personal(data),
    }


def _in_common(rows: list[Data]) -> Data:
    """Takes out of three rows and more what each of them says, but for their words."""
    if len(rows) < _SEVERAL:
        return {}
    shared: Data = {
        name: rows[0][name] for name in ("kind", "standing", "tier", "verdict") if name in rows[0]
    }
    found: Data = {
        name: value for name, value in shared.items() if all(row.get(name) == value for row in rows)
    }
    for row, name in ((row, name) for row in rows for name in found):
        del row[name]
    return found


def shown(data: Data) -> Data:
    """A fact, or what else was shown, without what is usual or said twice."""
    found = {name: value for name, value in data.items() if name not in _OF_FACT or value != _OF_FACT[name]}
    for name, same in (("author", "by"), ("promoted_in", "origin")):
        if name in found and found[name] == found.get(same):
            del found[name]
    return {name: value for name, value in found.items() if name not in ("layer", "src")}


def explained(data: Data) -> Data:
    """Why a fact stands as it does, without what is usual; its history names the sessions that count."""
    found = {name: value for name, value in data.items() if name not in _OF_FACT or value != _OF_FACT[name]}
    counted = len(data.get("counted") or ())
    return {name: value for name, value in found.items() if name != "rule"} | {"counted": counted or None}


def checked(data: Data) -> Data:
    """What was looked at, and how many problems there are, where there are any."""
    counts = {name: data.get(name) or {} for name in ("checked", "trusted")}
    without = ("events", "new")
    return data | {
        name: {key: value for key, value in found.items() if value != 0 and key not in without}
        for name, found in counts.items()
    }


def packed(data: Data) -> Data:
    """The pack, and how much did not fit."""
    kept = {name: data.get(name) for name in ("text", "tokens", "budget")}
    return {**kept, "omitted": data.get("left_out", {}).get("facts") or None, **_personal(data)}


def _personal(data: Data) -> Data:
    """The user's own memory, if it says anything."""
    told = data.get("personal") or {}
    return {"personal": told} if told.get("facts") or told.get("problem") else {}


def waiting(data: Data) -> Data:
    """The items, without the answers that only a person gives."""
    rows = [
        {name: item[name] for name in ("kind", "id", "text", "detail", "group") if name in item}
        for item in data.get("items", ())
    ]
    return {"items": rows, "waiting": data.get("waiting")}


def claimed(data: Data) -> Data:
    """What became of a claim."""
    without = ("target", "layer", "checks", "evidence", "changed_files", "session", "opened")
    found = {name: value for name, value in data.items() if name not in without and value is not False}
    return {name: value for name, value in found.items() if name != "kind" or value != "fact"}


def answered(data: Data) -> Data:
    """What became of the facts."""
    return {name: data.get(name) for name in ("ids", "status")}


def referenced(data: Data) -> Data:
    """The facts that count as used."""
    return {"ids": data.get("ids")}


def noted(data: Data) -> Data:
    """The note and its session."""
    return {name: data.get(name) for name in ("id", "session")}


def sealed(data: Data) -> Data:
    """What was sealed, and how much of it waits."""
    without = ("written", "touched", "ask", "file", "sealed")
    return {name: value for name, value in data.items() if name not in without and value != 0}


def untold(body: str, data: Data, session: str) -> str:
    """What an answer's text says beside its data: parts of its first line that name no value of it, and further lines.

    Near facts stand in the data as rows, and the session is the server's own.
    """
    first, *rest = body.strip("\n").split("\n")
    ids = data.get("ids") or ()
    told = {session, *ids, *([str(len(ids))] if ids else [])}
    told |= {str(value) for value in data.values() if isinstance(value, str | int)}
    parts = [
        part for part in first.split(" · ") if part not in _USUAL_PARTS and told.isdisjoint(part.split())
    ]
    lines = [" · ".join(parts), *(line for line in rest if not line.startswith("  near "))]
    return "\n".join(lines).strip("\n")
