"""AsciiDoc rewritten as markdown, line for line, so that one outline parser serves both.

Every input line gives exactly one output line: line numbers in evidence stay true.
"""

from __future__ import annotations

import re
from itertools import takewhile

from memkit.documents.fields import field_key, is_known
from memkit.documents.inline import rewritten

_FENCES = {"----": "code", "....": "code", "++++": "code", "////": "code", "```": "code"}
_BLOCKS = frozenset({"====", "****", "____", "--", "+"})
_ADMONITION = re.compile(r"^\[(?:NOTE|WARNING|IMPORTANT|TIP|CAUTION)\b[^\]]*\]\s*$")
_ATTRIBUTE = re.compile(r":!?(?P<name>\w[\w-]*)!?:(?:\s+(?P<value>\S.*)|\s*$)")
# "v0.1, 2023-01-30: first draft", the second line below the title
_REVISION = re.compile(r"v?\d[\w.]*,\s*(?P<day>[^:]*\d[^:]*?)\s*(?::.*)?$")
# "* Status: approved" shows a value; "* Status: {status}" uses an attribute
_SHOWN = re.compile(r"\s*[*-]?\s*\**(?P<name>[A-Za-z]+):\**\s+(?P<value>\S.*)$")
_NAMED = re.compile(r"\{(\w[\w-]*)\}")
# the lines at whose head attributes are looked for
_HEAD = 40
# block attributes and anchors, block titles, macros that stand for other text
_SILENT = re.compile(r"^(?:\[\[?[^\]]*\]?\]\s*$|\.[^\s.].*$|(?:include|image|toc|ifn?def|ifeval|endif)::)")
EMOJI = re.compile(r"(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])\s?")
# more columns than a header has; a wrong number would make one row of everything
_WIDEST = 40
_INLINE = (
    (re.compile(r"(?:link|xref):([^\s\[\]]+)\[([^\]]*)\]"), r"[\2](<\1>)"),
    (re.compile(r"<<([^,>]+),\s*([^>]+)>>"), r"[\2](<\1>)"),
    (re.compile(r"<<([^,>]+)>>"), r"[\1](<\1>)"),
    (re.compile(r"(https?://[^\s\[\]]+)\[([^\]]+)\]"), r"[\2](<\1>)"),
    (re.compile(r"(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])"), r"**\1**"),
    (re.compile(r"\s*\bfootnote(?:ref)?:\w*\[(?:[^\[\]]|\[[^\[\]]*\])*\]"), ""),
    (re.compile(r"\{nbsp\}"), " "),
    (EMOJI, ""),
)


def markdown(text: str) -> str:
    """The text as markdown with the same number of lines."""
    lines = _with_attributes(text.split("\n"))
    out: list[str] = []
    while len(out) < len(lines):
        at = len(out)
        out += _delimited(lines, at) or _table(lines, at) or _admonition(lines, at) or [_line(lines[at])]
    return "\n".join(out[: len(lines)])


def _with_attributes(lines: list[str]) -> list[str]:
    """The lines with attributes and the revision line as fields of the document; those that say nothing of it are blank."""
    head = list(takewhile(lambda line: not line.startswith("== "), lines[1:_HEAD]))
    told = [match for line in head if (match := _ATTRIBUTE.match(line)) and match["value"]]
    values = {match["name"].lower(): match["value"] for match in told}
    shown = [match for line in head if (match := _SHOWN.match(line))]
    hidden = {match["name"].lower() for match in shown if "{" not in match["value"]}
    out = []
    for number, line in enumerate(lines):
        match = _ATTRIBUTE.match(line)
        if match and (match["name"].lower() in hidden or not is_known(field_key(match["name"]))):
            line = ""
        elif 0 < number < 4 and (revision := _REVISION.match(line)):
            line = f":revdate: {revision['day']}"
        out.append(
            _NAMED.sub(lambda name: values.get(name[1].lower(), name[0]), line) if "{" in line else line
        )
    return out


def _delimited(lines: list[str], at: int) -> list[str]:
    """Listing, literal, passthrough and comment blocks, as blank lines."""
    fence = "```" if lines[at].startswith("```") else lines[at].rstrip()
    if fence[:4] not in _FENCES or fence.strip(fence[:1]):
        return []
    end = next((i for i in range(at + 1, len(lines)) if lines[i].rstrip() == fence), len(lines) - 1)
    return ["```", *[""] * (end - at - 1), "```"] if end > at else ["```"]


def _table(lines: list[str], at: int) -> list[str]:
    """A table as one bullet per row, first cell bold."""
    if lines[at].rstrip() != "|===":
        return []
    end = next((i for i in range(at + 1, len(lines)) if lines[i].rstrip() == "|==="), len(lines) - 1)
    cells: list[tuple[int, str]] = []
    for number in range(at + 1, end):
        if lines[number].startswith("//"):
            continue
        parts = re.split(r"(?:^|\s)[\w.+<^>*]*\|", lines[number])
        cells += [(number, part.strip()) for part in parts[1:]]
        if len(parts) == 1 and cells and lines[number].strip():
            cells[-1] = (cells[-1][0], f"{cells[-1][1]} {lines[number].strip()}")
    out = [""] * (end - at + 1)
    width = _columns(lines[at - 1] if at else "", lines[at + 1 : end])
    for index in range(0, len(cells) - width + 1, width):
        number, head = cells[index]
        rest = " | ".join(_inline(cell) for _, cell in cells[index + 1 : index + width])
        out[number - at] = f"- **{_inline(head).strip('*`')}**: {rest}"
    return out


def _admonition(lines: list[str], at: int) -> list[str]:
    """A note, tip or warning as a quote: the block below its label, or the paragraph if no block follows."""
    if not _ADMONITION.match(lines[at]) or at + 1 == len(lines):
        return []
    fence = lines[at + 1].rstrip()
    is_block = len(fence) >= 4 and fence[:4] in _BLOCKS and not fence.strip(fence[0])
    ends = (n for n in range(at + 2, len(lines)) if lines[n].rstrip() == (fence if is_block else ""))
    end = next(ends, len(lines))
    body = (
        ["" if line.rstrip() == fence else line for line in lines[at + 1 : end]]
        if is_block
        else lines[at + 1 : end]
    )
    return ["", *(f"> {_inline(line)}" for line in body), *([""] if is_block and end < len(lines) else [])]


def _columns(attributes: str, rows: list[str]) -> int:
    if match := re.search(r"cols=(?:\"([^\"]+)|([^\",\]]+))", attributes):
        specs = (match[1] or match[2]).split(",")
        if len(specs) == 1 and specs[0].strip().isdigit():
            return min(max(int(specs[0]), 1), _WIDEST)
        stars = [re.match(r"\s*(\d{1,2})\*", spec) for spec in specs]
        return sum(max(int(star[1]), 1) if star else 1 for star in stars)
    first = next((row for row in rows if row.strip()), "")
    return max(len(re.findall(r"(?:^|\s)\|", first)), 1)


def _line(line: str) -> str:
    if line.startswith("//") or _SILENT.match(line) or line.rstrip() in _BLOCKS:
        return ""
    if _ATTRIBUTE.match(line):
        return line
    if match := re.match(r"^(={1,6})\s+(.*)$", line):
        return f"{'#' * len(match[1])} {_inline(match[2])}"
    if match := re.match(r"^\s*(\*{1,5}|-)\s+(.*)$", line):
        return f"{'  ' * (len(match[1]) - 1)}* {_inline(match[2])}"
    if match := re.match(r"^\s*(\.{1,5})\s+(.*)$", line):
        return f"{'   ' * (len(match[1]) - 1)}1. {_inline(match[2])}"
    if match := re.match(r"^([^:\s][^:]*?)::\s+(.*)$", line):
        return f"- **{_inline(match[1])}**: {_inline(match[2])}"
    if re.match(r"^(?:NOTE|WARNING|IMPORTANT|TIP|CAUTION): ", line):
        return f"> {_inline(line)}"
    return _inline(line)


def _inline(text: str) -> str:
    return rewritten(text, _INLINE)
