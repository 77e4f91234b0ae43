"""Org mode rewritten as markdown, line for line, so that one outline parser serves both.

Every input line gives exactly one output line: line numbers in evidence stay true.
"""

from __future__ import annotations

import re

from memkit.documents.inline import rewritten

_INLINE = (
    (re.compile(r"\[\[(?:file:)?([^\]]+)\]\[([^\]]+)\]\]"), r"[\2](<\1>)"),
    (re.compile(r"\[\[(?:file:)?([^\]]+)\]\]"), r"[\1](<\1>)"),
    (re.compile(r"(?<![\w*])\*(\S(?:[^*\n]*\S)?)\*(?![\w*])"), r"**\1**"),
    (re.compile(r"(?<![\w/:])/([^\s/](?:[^/\n]*[^\s/])?)/(?![\w/])"), r"*\1*"),
    (re.compile(r"(?<![\w=])=([^\s=](?:[^=\n]*[^\s=])?)=(?![\w=])"), r"`\1`"),
    (re.compile(r"(?<![\w~])~([^\s~](?:[^~\n]*[^\s~])?)~(?![\w~])"), r"`\1`"),
)
_KEYWORD = re.compile(r"^#\+([A-Za-z_-]+):\s*(.*)$")
_BLOCK = re.compile(r"^\s*#\+(begin|end)_(\w+)", re.I)
_HEADING = re.compile(
    r"^(\*+)\s+(?:(?:TODO|DONE|NEXT|WAITING)\s+)?(?:\[#[A-Z]\]\s+)?(.*?)(?:\s+:[\w@#%:]+:)?\s*$"
)
_PROPERTY = re.compile(r"^\s*:([A-Za-z][\w-]*):\s*(.*)$")
_TERM = re.compile(r"^(\s*)[-+]\s+(.+?)\s+::\s+(.*)$")
# an inactive or active stamp, as in [2024-05-13 Mon] and <2024-05-13 Mon 10:00>
_STAMP = re.compile(r"[\[<](\d{4}-\d{2}-\d{2})(?:\s[^\]>\n]*)?[\]>]")
_QUOTED = frozenset({"src", "example", "export", "comment"})


def markdown(text: str) -> str:
    """The text as markdown with the same number of lines."""
    deeper = re.search(r"^#\+title:", text, re.I | re.M) is not None
    out: list[str] = []
    quoted = ""
    for line in text.split("\n"):
        block = _BLOCK.match(line)
        if block and block[2].lower() in _QUOTED and (not quoted or block[2].lower() == quoted):
            quoted = block[2].lower() if block[1].lower() == "begin" else ""
            out.append("```")
        elif quoted:
            out.append(line)
        else:
            out.append("" if block else _line(_STAMP.sub(r"\1", line), deeper))
    return "\n".join(out)


def _line(line: str, deeper: bool) -> str:
    if match := _HEADING.match(line):
        return f"{'#' * min(len(match[1]) + deeper, 6)} {_inline(match[2])}"
    if match := _KEYWORD.match(line):
        title = match[1].lower() == "title"
        return f"# {_inline(match[2])}" if title else f"- **{match[1].lower()}**: {_inline(match[2])}"
    if re.match(r"^\s*#(?:\s|$)", line) or re.match(r"^\s*:(?:properties|end|logbook):\s*$", line, re.I):
        return ""
    if match := _PROPERTY.match(line):
        return f"- **{match[1].lower()}**: {_inline(match[2])}" if match[2] else ""
    if match := _TERM.match(line):
        return f"{match[1]}- **{_inline(match[2])}**: {_inline(match[3])}"
    if re.match(r"^\s*\|-[-+|]*\s*$", line):
        return line.replace("+", "|")
    return _inline(line)


def _inline(text: str) -> str:
    return rewritten(text, _INLINE)
