"""MediaWiki text rewritten as markdown, line for line, so that one outline parser serves both.

Every input line gives exactly one output line: line numbers in evidence stay true.
"""

from __future__ import annotations

import re

from memkit.documents.inline import rewritten

_INLINE = (
    (re.compile(r"'''(\S(?:[^']*\S)?)'''"), r"**\1**"),
    (re.compile(r"''(\S(?:[^']*\S)?)''"), r"*\1*"),
    (re.compile(r"\[\[([^\]|]+)\|([^\]]+)\]\]"), r"[\2](<\1>)"),
    (re.compile(r"\[\[([^\]|]+)\]\]"), r"[\1](<\1>)"),
    (re.compile(r"\[(https?://[^\s\]]+)\s+([^\]]+)\]"), r"[\2](<\1>)"),
    (re.compile(r"<(?:tt|code|nowiki)>(.*?)</(?:tt|code|nowiki)>"), r"`\1`"),
)
_BLOCK = re.compile(r"^\s*</?(?:pre|source|syntaxhighlight|blockquote|div|center)\b[^>]*>\s*$", re.I)
_OPENS = re.compile(r"^\s*<(?:pre|source|syntaxhighlight)\b", re.I)
_CLOSES = re.compile(r"</(?:pre|source|syntaxhighlight)>", re.I)


def markdown(text: str) -> str:
    """The text as markdown with the same number of lines."""
    out: list[str] = []
    # a block above the first heading is the header: its lines are read, not quoted
    quoted = headed = False
    for line in text.split("\n"):
        opens, closes = _OPENS.match(line), _CLOSES.search(line)
        if bool(opens) != bool(closes):
            out.append("```" if quoted or (opens and headed) else "")
            quoted = bool(opens) and headed
        elif quoted:
            out.append(line)
        else:
            headed = headed or line.startswith("=")
            out.append(_line(line if headed else line.strip()))
    return "\n".join(out)


def _line(line: str) -> str:
    if _BLOCK.match(line) or line.startswith(("{|", "|}", "|-", "__")):
        return ""
    if match := re.match(r"^(={1,6})\s*(.+?)\s*\1\s*$", line):
        return f"{'#' * len(match[1])} {_inline(match[2])}"
    if match := re.match(r"^([*#:;]+)\s*(.*)$", line):
        sign = "1." if match[1].endswith("#") else "*"
        return f"{'   ' * (len(match[1]) - 1)}{sign} {_inline(match[2])}"
    return _inline(line)


def _inline(text: str) -> str:
    return rewritten(text, _INLINE)
