"""The data of an answer, as small as possible but complete: some hosts show a model nothing else."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Data = dict[str, Any]

# usual values of a hit and of a full fact, which are left out
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
# from so many rows on, state common fields once
_SEVERAL = 3
# tiers that mean only that a fact is live
_LIVE = ("working", "new", "active")
# usual parts of an answer's line, which are left out
_USUAL_PARTS = ("in facts", "no conflict")


def hit_data(data: Data) -> Data:
    """Hits without usual values, ranking and origin."""
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
        "all": _take_common(rows) or None,
        **rest,
        "waiting": data.get("waiting") or None,
        **_personal(data),
    }


def _take_common(rows: list[Data]) -> Data:
    """Removes fields that all of three or more rows share, except their text, and returns them."""
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


def fact_data(data: Data) -> Data:
    """The data of `show` without usual or repeated values."""
    found = {name: value for name, value in data.items() if name not in _OF_FACT or value != _OF_FACT[name]}
    for name, same in (("author", "by"), ("promoted_in", "origin")):
        if name in found and found[name] == found.get(same):
            del found[name]
    return {name: value for name, value in found.items() if name not in ("layer", "src")}


def why_data(data: Data) -> Data:
    """The data of `why` without usual values; the history names the counted sessions."""
    found = {name: value for name, value in data.items() if name not in _OF_FACT or value != _OF_FACT[name]}
    counted = len(data.get("counted") or ())
    return {name: value for name, value in found.items() if name != "rule"} | {"counted": counted or None}


def check_data(data: Data) -> Data:
    """What was checked, and the number of problems, if any."""
    counts = {name: data.get(name) or {} for name in ("checked", "trusted")}
    without = ("events", "new")
    return data | {
        name: {key: value for key, value in found.items() if value != 0 and key not in without}
        for name, found in counts.items()
    }


def pack_data(data: Data) -> Data:
    """The pack, and how much did not fit."""
    kept = {name: data.get(name) for name in ("text", "tokens", "budget")}
    return {**kept, "omitted": data.get("left_out", {}).get("facts") or None, **_personal(data)}


def _personal(data: Data) -> Data:
    """Hits from the user's own memory, if any."""
    told = data.get("personal") or {}
    return {"personal": told} if told.get("facts") or told.get("problem") else {}


def review_data(data: Data) -> Data:
    """The waiting items, without the answers that only a person may give."""
    rows = [
        {name: item[name] for name in ("kind", "id", "text", "detail", "group") if name in item}
        for item in data.get("items", ())
    ]
    return {"items": rows, "waiting": data.get("waiting")}


def claim_data(data: Data) -> Data:
    """What became of a claim."""
    without = ("target", "layer", "checks", "evidence", "changed_files", "session", "opened")
    found = {name: value for name, value in data.items() if name not in without and value is not False}
    return {name: value for name, value in found.items() if name != "kind" or value != "fact"}


def answer_data(data: Data) -> Data:
    """What became of the facts."""
    return {name: data.get(name) for name in ("ids", "status")}


def reference_data(data: Data) -> Data:
    """The facts recorded as used."""
    return {"ids": data.get("ids")}


def note_data(data: Data) -> Data:
    """The note and its session."""
    return {name: data.get(name) for name in ("id", "session")}


def session_data(data: Data) -> Data:
    """The sealed session, and how many candidates wait."""
    without = ("written", "touched", "ask", "file", "sealed")
    return {name: value for name, value in data.items() if name not in without and value != 0}


def extra_text(body: str, data: Data, session: str) -> str:
    """What an answer's text adds to its data: parts of the first line that repeat no value, and further lines.

    Near facts are rows of the data, and the session is the server's own.
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
