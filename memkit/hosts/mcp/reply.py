"""From a verb's answer to a tool's: a short text and the same as data, both limited in size.

The data are as small as possible but complete: some hosts show a model nothing else.
"""

from __future__ import annotations

import json

from memkit.hosts.mcp.tool_hints import for_tools, own_line
from memkit.privacy.characters import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.errors import MemkitError
    from memkit.hosts.mcp.tool import Answer, Tool
    from memkit.model import Problem

    Data = dict[str, Any]


# usual values of a hit and of a full fact, which are left out
_USUAL = {"kind": "fact", "verdict": "fresh", "standing": "reviewed", "weak": False}
_HIT = "id text outcome kind standing tier verdict conflicts disputed_by rechecked superseded_by passage weak".split()
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
        "raised": data.get("raised") or None,
        "archived": data.get("archived") or None,
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


# largest text and data, in UTF-8 bytes
TEXT_MOST, DATA_MOST = 32_000, 48_000
# shorten lists to these lengths until the data fits
_LENGTHS = (100, 30, 10, 3)
# list at most so many problems
_PROBLEMS = 20


def reply(tool: Tool, answer: Answer) -> dict[str, Any]:
    """The result of a tool call."""
    body = answer.text or "\n".join(line.rstrip("\n") for line in answer.lines or ())
    body = "\n".join(map(own_line, body.split("\n")))
    notes = [for_tools(note) for note in answer.notes]
    text = shown("\n".join([body, *notes, *_problem_lines(answer.problems)]).strip("\n"))
    text = cut_text(text, TEXT_MOST, tool.more)
    return {
        "content": [{"type": "text", "text": text}],
        "structuredContent": _data(tool, answer, notes, text, cut_text(shown(body), TEXT_MOST, tool.more)),
    }


def failure(error: MemkitError) -> dict[str, Any]:
    """The result of a refused call: what is wrong, and what to do."""
    more = "".join(f"\n  {line}" for line in error.detail)
    return refusal(f"{error.message} [{error.code}]{more}", for_tools(error.hint))


def refusal(message: str, hint: str) -> dict[str, Any]:
    """The result of a call that could not run."""
    text = cut_text(shown(f"{message}\nhint: {hint}"), TEXT_MOST, "")
    return {"content": [{"type": "text", "text": text}], "isError": True}


def cut_text(text: str, most: int, more: str) -> str:
    """The text cut to `most` bytes, at line ends if possible, with a count of what was left out."""
    data = text.encode("utf-8", "replace")
    if len(data) <= most:
        return text
    kept = data[: most - 200].decode("utf-8", "ignore")
    kept = kept[: kept.rfind("\n")] if kept.rfind("\n") > most // 2 else kept
    left = len(data) - len(kept.encode())
    return f"{kept}\n… {left:,} bytes left out{more and f': {more}'}"


def _problem_lines(problems: tuple[Problem, ...]) -> list[str]:
    lines = [
        f"{item.file}:{item.line}: {item.severity}: {item.message} [{item.code}] hint: {for_tools(item.hint)}"
        for item in problems[:_PROBLEMS]
    ]
    return lines + [f"… {len(problems) - _PROBLEMS} more problems"] * (len(problems) > _PROBLEMS)


def _data(tool: Tool, answer: Answer, notes: list[str], text: str, body: str) -> dict[str, Any]:
    """The answer as data that is complete without the text."""
    problems = [
        {"code": item.code, "severity": item.severity, "file": item.file, "line": item.line, "message": item.message}
        for item in answer.problems
    ]  # fmt: skip
    shaped = _own_words(tool.shape(dict(answer.data or {})))
    if "text" in shaped and tool.verb == "context":
        shaped["text"] = text
    said = {"text": extra_text(body, shaped, str((answer.data or {}).get("session")))} if tool.writes else {}
    whole = {**shaped, **said, "problems": problems, "notes": notes}
    empty: dict[str, Any] = {name: [] for name in ("hits", "items") if shaped.get(name) == []}
    found = fit_data(whole)
    # if nothing fits, or nothing is left, the text must do
    if found is None:
        return {**empty, "text": text}
    return {**empty, **found} or {"text": text}


# values of the data that are memkit's own words
_OWN_WORDS = ("waits", "changes_when", "personal")


def _own_words(data: Data) -> Data:
    """The data with the commands in memkit's own words as tool calls."""
    return data | {name: _in_tools(data[name]) for name in _OWN_WORDS if data.get(name)}


def _in_tools(value: object) -> object:
    if isinstance(value, dict):
        return {name: _in_tools(item) if name != "facts" else item for name, item in value.items()}
    return for_tools(value) if isinstance(value, str) else value


def fit_data(data: dict[str, Any], most: int = DATA_MOST) -> dict[str, Any] | None:
    """The data without empty values, with long lists shortened and counted; None if it is still too large."""
    for length in _LENGTHS:
        found: dict[str, Any] = _plain(data, length)
        if len(json.dumps(found, ensure_ascii=False).encode("utf-8", "replace")) <= most:
            return found
    return None


def _plain(value: object, length: int) -> Any:
    """JSON values with hidden characters escaped: an agent could obey what a reader does not see."""
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, dict):
        lists = {name: item for name, item in value.items() if isinstance(item, list | tuple)}
        left = {name: len(item) - length for name, item in lists.items() if len(item) > length}
        found = {shown(str(name)): _plain(item, length) for name, item in value.items()}
        found = {name: item for name, item in found.items() if item not in (None, "", [], {})}
        return {**found, "left_out": left} if left else found
    if isinstance(value, list | tuple):
        return [_plain(item, length) for item in value[:length]]
    return value if isinstance(value, bool | int | float) or value is None else shown(str(value))
