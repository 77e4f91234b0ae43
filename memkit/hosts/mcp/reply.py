"""From a verb's answer to a tool's: a short text and the same as data, both limited in size."""

from __future__ import annotations

import json

from memkit.hosts.mcp.answer_data import extra_text
from memkit.hosts.mcp.tool_hints import for_tools, own_line
from memkit.privacy.characters import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.errors import MemkitError
    from memkit.hosts.mcp.tool import Answer, Tool
    from memkit.model.problem import Problem

# largest text and data, in UTF-8 bytes
TEXT_MOST, DATA_MOST = 32_000, 48_000
# shorten lists to these lengths until the data fits
_LENGTHS = (100, 30, 10, 3)
# list at most so many problems
_PROBLEMS = 20


def reply(tool: Tool, answer: Answer) -> dict[str, Any]:
    """The result of a tool call."""
    body = answer.text or "\n".join(line.rstrip("\n") for line in answer.lines or ())
    notes = [for_tools(note) for note in answer.notes]
    text = shown(
        "\n".join([*map(own_line, body.split("\n")), *notes, *_problem_lines(answer.problems)]).strip("\n")
    )
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
    shaped = tool.shape(dict(answer.data or {}))
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
