"""AsciiDoc, MediaWiki and Org documents rewritten as markdown, line for line, so that one outline parser serves all."""

from __future__ import annotations

import re
from itertools import takewhile

from memkit.documents.fields import field_key, is_known, without_prefix
from memkit.documents.inline import rewritten
from memkit.documents.markup import PARTS, heading_key

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
_ADOC_INLINE = (
    (re.compile(r"(?:link|xref):([^\s\[\]]+)\[([^\]]*)\]"), r"[\2](<\1>)"),
    (re.compile(r"<<([^,>]+),\s*([^>]+)>>"), r"[\2](<\1>)"),
    (re.compile(r"<<([^,>]+)>>"), r"[\1](<\1>)"),
    (re.compile(r"(https?://[^\s\[\]]+)\[([^\]]+)\]"), r"[\2](<\1>)"),
    (re.compile(r"(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])"), r"**\1**"),
    (re.compile(r"\s*\bfootnote(?:ref)?:\w*\[(?:[^\[\]]|\[[^\[\]]*\])*\]"), ""),
    (re.compile(r"\{nbsp\}"), " "),
    (EMOJI, ""),
)


def from_asciidoc(text: str) -> str:
    """The text as markdown with the same number of lines."""
    lines = _with_attributes(text.split("\n"))
    out: list[str] = []
    while len(out) < len(lines):
        at = len(out)
        out += _delimited(lines, at) or _table(lines, at) or _part(lines, at) or _admonition(lines, at)
        out += [_adoc_line(lines[at])] if len(out) == at else []
    return "\n".join(out[: len(lines)])


def _with_attributes(lines: list[str]) -> list[str]:
    """The lines with attributes and the revision line as fields of the document; those that say nothing of it are blank."""
    head = list(takewhile(lambda line: not line.startswith("== "), lines[1:_HEAD]))
    told = [match for line in head if (match := _ATTRIBUTE.match(line)) and match["value"]]
    values = {match["name"].lower(): match["value"] for match in told}
    shown = [match for line in head if (match := _SHOWN.match(line))]
    hidden = {match["name"].lower() for match in shown if "{" not in match["value"]}
    named = without_prefix(field_key(match["name"]) for match in told)
    out = []
    for number, line in enumerate(lines):
        match = _ATTRIBUTE.match(line)
        key = field_key(match["name"]) if match else ""
        if match and key in named and match["value"]:
            line = f":{named[key]}: {match['value']}"
        elif match and (match["name"].lower() in hidden or not is_known(key)):
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
        rest = " | ".join(_adoc_inline(cell) for _, cell in cells[index + 1 : index + width])
        out[number - at] = f"- **{_adoc_inline(head).strip('*`')}**: {rest}"
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
    return [
        "",
        *(f"> {_adoc_inline(line)}" for line in body),
        *([""] if is_block and end < len(lines) else []),
    ]


def _part(lines: list[str], at: int) -> list[str]:
    """A block whose title names a part, such as ".Summary" above "====", as a section of that name."""
    head = list(takewhile(lambda line: line.startswith(("[", ".")), lines[at : at + 3]))
    title = next((line[1:] for line in head if line.startswith(".")), "")
    fence = lines[at + len(head)].rstrip() if at + len(head) < len(lines) else ""
    if heading_key(title).replace(" ", "-") not in PARTS or not (fence and fence[:4] in _BLOCKS):
        return []
    start = at + len(head) + 1
    end = next((number for number in range(start, len(lines)) if lines[number].rstrip() == fence), 0)
    above = [""] * (len(head) - 1)
    return [f"## {title}", *above, "", *map(_adoc_line, lines[start:end]), ""] if end else []


def _columns(attributes: str, rows: list[str]) -> int:
    if match := re.search(r"cols=(?:\"([^\"]+)|([^\",\]]+))", attributes):
        specs = (match[1] or match[2]).split(",")
        if len(specs) == 1 and specs[0].strip().isdigit():
            return min(max(int(specs[0]), 1), _WIDEST)
        stars = [re.match(r"\s*(\d{1,2})\*", spec) for spec in specs]
        return sum(max(int(star[1]), 1) if star else 1 for star in stars)
    first = next((row for row in rows if row.strip()), "")
    return max(len(re.findall(r"(?:^|\s)\|", first)), 1)


def _adoc_line(line: str) -> str:
    if line.startswith("//") or _SILENT.match(line) or line.rstrip() in _BLOCKS:
        return ""
    if _ATTRIBUTE.match(line):
        return line
    if match := re.match(r"^(={1,6})\s+(.*)$", line):
        return f"{'#' * len(match[1])} {_adoc_inline(match[2])}"
    if match := re.match(r"^\s*(\*{1,5}|-)\s+(.*)$", line):
        return f"{'  ' * (len(match[1]) - 1)}* {_adoc_inline(match[2])}"
    if match := re.match(r"^\s*(\.{1,5})\s+(.*)$", line):
        return f"{'   ' * (len(match[1]) - 1)}1. {_adoc_inline(match[2])}"
    if match := re.match(r"^([^:\s][^:]*?)::\s+(.*)$", line):
        return f"- **{_adoc_inline(match[1])}**: {_adoc_inline(match[2])}"
    if re.match(r"^(?:NOTE|WARNING|IMPORTANT|TIP|CAUTION): ", line):
        return f"> {_adoc_inline(line)}"
    return _adoc_inline(line)


def _adoc_inline(text: str) -> str:
    return rewritten(text, _ADOC_INLINE)


_WIKI_INLINE = (
    (re.compile(r"'''(\S(?:[^']*\S)?)'''"), r"**\1**"),
    (re.compile(r"''(\S(?:[^']*\S)?)''"), r"*\1*"),
    (re.compile(r"\[\[([^\]|]+)\|([^\]]+)\]\]"), r"[\2](<\1>)"),
    (re.compile(r"\[\[([^\]|]+)\]\]"), r"[\1](<\1>)"),
    (re.compile(r"\[(https?://[^\s\]]+)\s+([^\]]+)\]"), r"[\2](<\1>)"),
    (re.compile(r"<(?:tt|code|nowiki)>(.*?)</(?:tt|code|nowiki)>"), r"`\1`"),
)
_WIKI_BLOCK = re.compile(r"^\s*</?(?:pre|source|syntaxhighlight|blockquote|div|center)\b[^>]*>\s*$", re.I)
_OPENS = re.compile(r"^\s*<(?:pre|source|syntaxhighlight)\b", re.I)
_CLOSES = re.compile(r"</(?:pre|source|syntaxhighlight)>", re.I)


def from_mediawiki(text: str) -> str:
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
            out.append(_wiki_line(line if headed else line.strip()))
    return "\n".join(out)


def _wiki_line(line: str) -> str:
    if _WIKI_BLOCK.match(line) or line.startswith(("{|", "|}", "|-", "__")):
        return ""
    if match := re.match(r"^(={1,6})\s*(.+?)\s*\1\s*$", line):
        return f"{'#' * len(match[1])} {_wiki_inline(match[2])}"
    if match := re.match(r"^([*#:;]+)\s*(.*)$", line):
        sign = "1." if match[1].endswith("#") else "*"
        return f"{'   ' * (len(match[1]) - 1)}{sign} {_wiki_inline(match[2])}"
    return _wiki_inline(line)


def _wiki_inline(text: str) -> str:
    return rewritten(text, _WIKI_INLINE)


_ORG_INLINE = (
    (re.compile(r"\[\[(?:file:)?([^\]]+)\]\[([^\]]+)\]\]"), r"[\2](<\1>)"),
    (re.compile(r"\[\[(?:file:)?([^\]]+)\]\]"), r"[\1](<\1>)"),
    (re.compile(r"(?<![\w*])\*(\S(?:[^*\n]*\S)?)\*(?![\w*])"), r"**\1**"),
    (re.compile(r"(?<![\w/:])/([^\s/](?:[^/\n]*[^\s/])?)/(?![\w/])"), r"*\1*"),
    (re.compile(r"(?<![\w=])=([^\s=](?:[^=\n]*[^\s=])?)=(?![\w=])"), r"`\1`"),
    (re.compile(r"(?<![\w~])~([^\s~](?:[^~\n]*[^\s~])?)~(?![\w~])"), r"`\1`"),
)
_KEYWORD = re.compile(r"^#\+([A-Za-z_-]+):\s*(.*)$")
_ORG_BLOCK = re.compile(r"^\s*#\+(begin|end)_(\w+)", re.I)
_HEADING = re.compile(
    r"^(\*+)\s+(?:(?:TODO|DONE|NEXT|WAITING)\s+)?(?:\[#[A-Z]\]\s+)?(.*?)(?:\s+:[\w@#%:]+:)?\s*$"
)
_PROPERTY = re.compile(r"^\s*:([A-Za-z][\w-]*):\s*(.*)$")
_TERM = re.compile(r"^(\s*)[-+]\s+(.+?)\s+::\s+(.*)$")
# an inactive or active stamp, as in [2024-05-13 Mon] and <2024-05-13 Mon 10:00>
_STAMP = re.compile(r"[\[<](\d{4}-\d{2}-\d{2})(?:\s[^\]>\n]*)?[\]>]")
_QUOTED = frozenset({"src", "example", "export", "comment"})


def from_org(text: str) -> str:
    """The text as markdown with the same number of lines."""
    deeper = re.search(r"^#\+title:", text, re.I | re.M) is not None
    out: list[str] = []
    quoted = ""
    for line in text.split("\n"):
        block = _ORG_BLOCK.match(line)
        if block and block[2].lower() in _QUOTED and (not quoted or block[2].lower() == quoted):
            quoted = block[2].lower() if block[1].lower() == "begin" else ""
            out.append("```")
        elif quoted:
            out.append(line)
        else:
            out.append("" if block else _org_line(_STAMP.sub(r"\1", line), deeper))
    return "\n".join(out)


def _org_line(line: str, deeper: bool) -> str:
    if match := _HEADING.match(line):
        return f"{'#' * min(len(match[1]) + deeper, 6)} {_org_inline(match[2])}"
    if match := _KEYWORD.match(line):
        title = match[1].lower() == "title"
        return f"# {_org_inline(match[2])}" if title else f"- **{match[1].lower()}**: {_org_inline(match[2])}"
    if re.match(r"^\s*#(?:\s|$)", line) or re.match(r"^\s*:(?:properties|end|logbook):\s*$", line, re.I):
        return ""
    if match := _PROPERTY.match(line):
        return f"- **{match[1].lower()}**: {_org_inline(match[2])}" if match[2] else ""
    if match := _TERM.match(line):
        return f"{match[1]}- **{_org_inline(match[2])}**: {_org_inline(match[3])}"
    if re.match(r"^\s*\|-[-+|]*\s*$", line):
        return line.replace("+", "|")
    return _org_inline(line)


def _org_inline(text: str) -> str:
    return rewritten(text, _ORG_INLINE)


_YAML_NAME = re.compile(r"^(?:name|title|subject)\s*:\s*[\"']?(.+?)[\"']?\s*$")
_YAML_PART = re.compile(r"^(\w[\w -]*?)\s*:\s*(?:[>|][-+0-9]*)?\s*$")
_YAML_SAID = re.compile(r"^(\w[\w -]*?)\s*:\s+[\"']?(.+?)[\"']?\s*$")


def from_yaml(text: str) -> str:
    """A record kept as one YAML mapping, as markdown with the same number of lines: its keys are its parts.

    Other YAML is unchanged: only a mapping with a decision is a record.
    """
    if re.search(r"^decision\w*\s*:", text, re.M) is None:
        return text
    return "\n".join(map(_yaml_line, text.split("\n")))


def _yaml_line(line: str) -> str:
    if line.startswith((" ", "\t")):
        return line.removeprefix("  ")
    if match := _YAML_NAME.match(line):
        return f"# {match[1]}"
    if match := _YAML_PART.match(line):
        return f"## {match[1].capitalize()}"
    if match := _YAML_SAID.match(line):
        return f"- **{match[1]}**: {match[2]}"
    return "" if line.startswith(("#", "---")) else line
