"""reStructuredText rewritten as markdown, line for line, so that one outline parser serves all.

Every input line gives exactly one output line: line numbers in evidence stay true.
"""

from __future__ import annotations

import re

from memkit.documents.inline import rewritten

_ADORNMENT = re.compile(r"^([=\-~^\"'`#*+.:_<>])\1{2,}\s*$")
_SIGNS = frozenset("=-~^\"'`#*+.:_<>")
_DIRECTIVE = re.compile(r"^(\s*)\.\.\s+([\w:-]+?)::\s*(.*)$")
_TARGET = re.compile(r"^\.\.\s+_`?([^:`]+)`?:\s*(\S.*)?$")
_TERM = re.compile(r"^(?![\s*+|:-]|\d+[.)]|[\w-]+:(?:\s|$))\S")
_CODE = frozenset(
    {"code-block", "code", "sourcecode", "parsed-literal", "literalinclude", "highlight-block", "math"}
)
_NOTES = frozenset(
    {"note", "warning", "attention", "caution", "danger", "error", "hint", "important", "tip", "admonition",
     "deprecated", "canonical-doc", "superseded", "rejected", "withdrawn"}
)  # fmt: skip
_OPEN = frozenset({"list-table", "glossary", "topic", "container", "rst-class", "epigraph"})
_SILENT = frozenset(
    {"contents", "toctree", "image", "figure", "include", "highlight", "header", "sectnum", "raw", "meta", "index",
     "csv-table", "table", "graphviz", "mermaid", "uml", "footer", "role", "only", "youtube", "default-role"}
)  # fmt: skip
_ROLES = (
    (re.compile(r":[\w:+.-]+:`([^`<]*?)\s*<([^`>]+)>`"), r"[\1](<\2>)"),
    (re.compile(r":pep:`(\d[^`]*)`"), r"PEP \1"),
    (re.compile(r":rfc:`(\d[^`]*)`"), r"RFC \1"),
    (re.compile(r":(?:doc|ref|pep|rfc|adr|numref|any):`([^`]+)`"), r"\1"),
    (re.compile(r":[\w:+.-]+:`([^`]+)`"), r"`\1`"),
)
_LINKS = (
    (re.compile(r"`([^`<]+?)\s*<([^`>]+)>`__?"), r"[\1](<\2>)"),
    (re.compile(r"`([^`]+)`__?"), r"[\1]"),
)
# "`the long\nname <address>`_": a link that goes on in the next line
_WRAPPED = re.compile(r"`(?<![`\w:]`)(?!`)([^`\n<]{1,100})\n([ \t]*)([^`\n<]{0,100})<([^`<>\n]+)>`__?")
_ITEM = re.compile(r"(?:[-*+]|\d{1,3}[.)]|#\.)\s")
_DEEP_ITEM = re.compile(rf"(?: {{4,}}|\t){_ITEM.pattern}")
_NAMES = ((re.compile(r"\|([A-Za-z][\w -]*)\|"), r"\1"),)
# each with the signs that every match contains, which most lines do not
_INLINE = ((":`", _ROLES), ("`_", _LINKS), ("|", _NAMES))


def markdown(text: str) -> str:
    """The text as markdown with the same number of lines."""
    lines = (_WRAPPED.sub(_wrapped_link, text) if ">`_" in text else text).split("\n")
    out: list[str] = []
    levels: list[tuple[str, bool]] = []
    for at, (before, line, below) in enumerate(zip(["", *lines], lines, [*lines[1:], ""], strict=False)):
        if at < len(out):
            continue
        if not line:
            out.append(line)
        elif not before.strip() and (listed := _indented_list(lines, at)):
            out += listed
        elif _is_prose(line, below) or _is_deep(before, line):
            out.append(_inline(line) if "`" in line or "|" in line else line)
        else:
            out += _structure(lines, at, levels) or [_line(lines, at)]
    return "\n".join(out[: len(lines)])


def _indented_list(lines: list[str], at: int) -> list[str]:
    """The lines of a list that is indented below a paragraph, at the left margin: in markdown they would be code."""
    if not _DEEP_ITEM.match(lines[at]):
        return []
    above = next((line for line in lines[at - 1 :: -1] if line.strip()), "")
    if above[:1].isspace() or _ITEM.match(above) or above.rstrip().endswith("::") or above.startswith(".."):
        return []
    return _dedented(_indented(lines, at, 0))


def _structure(lines: list[str], at: int, levels: list[tuple[str, bool]]) -> list[str]:
    """The lines of a heading, table, directive or literal block that begins here, recognised by its first character."""
    line = lines[at].strip()
    sign = line[:1]
    found: list[str] = []
    if _may_adorn(lines[at]) or (at + 1 < len(lines) and _may_adorn(lines[at + 1])):
        found = _heading(lines, at, levels)
    if sign == "+":
        found = found or _grid(lines, at)
    elif sign == ".":
        found = found or _explicit(lines, at)
    return found or (_literal(lines, at) if line.endswith("::") else [])


def _may_adorn(line: str) -> bool:
    """Whether a line could be the one above or below a heading: it opens with three equal signs."""
    return line[:1] in _SIGNS and line[:3] == 3 * line[:1]


def _is_prose(line: str, below: str) -> bool:
    """Whether a line is part of a paragraph, as most lines are; checked without a pattern."""
    if not line[0].isalpha() or line.rstrip().endswith("::"):
        return False
    return not below or below[0].isalnum() or below[0].isspace()


def _is_deep(before: str, line: str) -> bool:
    """Whether an indented line below a blank or an indented one means the same in markdown, as most of code does."""
    if line[0] not in " \t" or (before and before[0] not in " \t"):
        return False
    bare = line.strip()
    if bare == "" or bare[0] in ".+#" or bare.endswith("::"):
        return False
    # a bar after a tab may begin a line of a table
    return line[0] == " " or ("`" not in line and "|" not in line)


def _heading(lines: list[str], at: int, levels: list[tuple[str, bool]]) -> list[str]:
    over = (
        _ADORNMENT.match(lines[at]) and at + 2 < len(lines) and lines[at + 2].rstrip() == lines[at].rstrip()
    )
    words, under = (
        (lines[at + 1], lines[at + 2]) if over else (lines[at], lines[at + 1] if at + 1 < len(lines) else "")
    )
    adorned = _ADORNMENT.match(under)
    if not adorned or not words.strip() or _ADORNMENT.match(words) or (words[0] == " " and not over):
        return [""] if _ADORNMENT.match(lines[at]) else []
    if len(under.strip()) < min(len(words.strip()), 4):
        return []
    style = (adorned[1], bool(over))
    if style not in levels:
        levels.append(style)
    title = f"{'#' * min(levels.index(style) + 1, 6)} {_inline(words.strip())}"
    return ["", title, ""] if over else [title, ""]


def _explicit(lines: list[str], at: int) -> list[str]:
    """The lines of a directive, target or comment: everything that starts with two dots."""
    if not re.match(r"^\s*\.\.(?:\s|$)", lines[at]):
        return []
    target = _TARGET.match(lines[at])
    if target and target[2]:
        return [f"[{target[1]}]: <{target[2].strip()}>"]
    match = _DIRECTIVE.match(lines[at])
    indent = len(lines[at]) - len(lines[at].lstrip())
    body = _indented(lines, at + 1, indent)
    if not match:
        return [""] * (1 + len(body))
    return _directive(match[2].lower(), match[3].strip(), body)


def _directive(name: str, argument: str, body: list[str]) -> list[str]:
    if name in _CODE:
        return _fenced(body) if body else [""]
    if name in _NOTES:
        return [
            f"> {_inline(argument)}" if argument else "",
            *(f"> {_inline(line.strip())}" for line in body),
        ]
    if name in _OPEN:
        return ["", *_dedented(body)]
    if name in _SILENT or not argument:
        return [""] * (1 + len(body))
    return [f":{name}: {_inline(argument)}", *[""] * len(body)]


def _literal(lines: list[str], at: int) -> list[str]:
    """A paragraph line that ends in two colons and the literal block below it."""
    if not lines[at].rstrip().endswith("::") or at + 1 >= len(lines) or lines[at + 1].strip():
        return []
    indent = len(lines[at]) - len(lines[at].lstrip())
    body = _indented(lines, at + 1, indent)
    return [_inline(lines[at].rstrip()[:-1]), *_fenced(body[1:])] if body else []


def _grid(lines: list[str], at: int) -> list[str]:
    """A grid table as one bullet per row, first cell bold."""
    if not re.match(r"^\+[-=]+\+", lines[at].strip()):
        return []
    end = at
    while end < len(lines) and lines[end].strip()[:1] in ("+", "|"):
        end += 1
    out = [""] * (end - at)
    row, first = list[list[str]](), at
    for number in range(at, end):
        if lines[number].strip().startswith("+"):
            out[first - at] = _bullet(row) if row else out[first - at]
            row, first = [], number + 1
        else:
            row.append([cell.strip() for cell in lines[number].strip().strip("|").split("|")])
    return out


def _bullet(row: list[list[str]]) -> str:
    width = max(len(cells) for cells in row)
    joined = [" ".join(cells[i] for cells in row if i < len(cells) and cells[i]) for i in range(width)]
    rest = " | ".join(_inline(cell) for cell in joined[1:] if cell)
    return f"- **{_inline(joined[0]).strip('*`')}**: {rest}"


def _indented(lines: list[str], at: int, indent: int) -> list[str]:
    """The following lines that are blank or deeper than the indent, without trailing blanks."""
    end = at
    while end < len(lines) and (
        not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > indent
    ):
        end += 1
    while end > at and not lines[end - 1].strip():
        end -= 1
    return lines[at:end]


def _fenced(body: list[str]) -> list[str]:
    """A directive line and its body as a code fence; the closing fence takes the body's last line."""
    return ["```", *[""] * (len(body) - 1), "```"]


def _dedented(body: list[str]) -> list[str]:
    """A body at the left margin, directive options dropped; definition lists in markdown form."""
    depth = min((len(line) - len(line.lstrip()) for line in body if line.strip()), default=0)
    bare = ["" if re.match(r"^\s*:[\w-]+:(?:\s|$)", line) else line[depth:] for line in body]
    return [_line(bare, number) for number in range(len(bare))]


def _line(lines: list[str], at: int) -> str:
    line = lines[at]
    before = lines[at - 1] if at else ""
    if (
        before[:1].strip()
        and line.startswith((" ", "\t"))
        and _TERM.match(before)
        and not re.match(r"^\s*(?:[-*+]\s|\d+[.)]\s)", line)
    ):
        # an indented line right below a word is a definition in a definition list
        return f": {_inline(line.strip())}"
    if line.startswith(("#. ", "#.\t")):
        line = "1." + line[2:]
    return _inline(line.removeprefix("| "))


def _inline(line: str) -> str:
    if "``" in line:
        parts = line.split("``")
        if "``\\" in line:
            parts[2::2] = map(_without_escape, parts[2::2])
        return "``".join(part if i % 2 else _roles(part) for i, part in enumerate(parts))
    return _roles(line)


def _wrapped_link(match: re.Match[str]) -> str:
    """A link over two lines in markdown, with the end of the line in its words or before its address."""
    words, dent, more, address = match.groups()
    if more.strip():
        return f"[{words}\n{dent}{more.rstrip()}](<{address}>)"
    return f"[{words.rstrip()}](\n{dent}<{address}>)"


def _without_escape(text: str) -> str:
    """The words after code, without the sign that only separates a letter from it, as in "``seam``\\s"."""
    return text[1:] if text.startswith("\\") and text[1:2].isalnum() else text


def _roles(text: str) -> str:
    for signs, rules in _INLINE:
        if signs in text:
            text = rewritten(text, rules)
    return text
