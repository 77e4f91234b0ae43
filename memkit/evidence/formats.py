"""The blocks of formats that are no programming language: settings by key and section, SQL by statement, Dockerfiles by
stage, HTML by element, documents by heading.

The content of `<script>` and `<style>` is read in its own language.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.evidence.blanks import blank_strings
from memkit.evidence.blocks import Block
from memkit.evidence.braces import brace_reader
from memkit.evidence.indents import indent_blocks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.blocks import Reader


_SECTION = lazy(r"^\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:[#;].*)?$")
_KEY = lazy(r"^\s*(?:export\s+)?[\"']?([\w.@/-]+(?:[ ][\w.@/-]+)*)[\"']?\s*[=:](?!=)")
_OPENING, _CLOSING = "[{(", "]})"
_JSON_KEY = lazy(r"\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*$")
_JSON_SCALAR = lazy(r"^\s*\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*[^\s{\[]")


def section_blocks(lines: list[str]) -> list[Block]:
    """Sections up to the next one, and their keys with the lines of their values."""
    found: list[Block] = []
    heads = [(number, match[1]) for number, line in enumerate(lines, 1) if (match := _SECTION.match(line))]
    stops = [number for number, _ in heads[1:]] + [len(lines) + 1]
    before = heads[0][0] if heads else len(lines) + 1
    found += _keys(lines, 1, before, "")
    for (number, name), stop in zip(heads, stops, strict=False):
        # one of several tables with this name, such as a package in a lock file: one block each
        listed = lines[number - 1].lstrip().startswith("[[")
        keys = [] if listed else _keys(lines, number + 1, stop, f"{name}.")
        found += [Block(name, name, number, _last_setting(lines, number, stop - 1), bool(keys)), *keys]
    return found


def _keys(lines: list[str], start: int, stop: int, scope: str) -> list[Block]:
    found: list[Block] = []
    depth, name, first = 0, "", 0
    for number in range(start, stop):
        line = lines[number - 1]
        match = _KEY.match(line) if depth <= 0 and not line.lstrip().startswith(("#", ";")) else None
        if match:
            if name:
                found.append(Block(name, scope + name, first, _last_setting(lines, first, number - 1)))
            name, first, depth = match[1], number, 0
        depth += sum(line.count(sign) for sign in _OPENING) - sum(line.count(sign) for sign in _CLOSING)
    if name:
        found.append(Block(name, scope + name, first, _last_setting(lines, first, stop - 1)))
    return found


def _last_setting(lines: list[str], first: int, last: int) -> int:
    """The last line that is neither blank nor a comment of what follows."""
    while last > first and (not lines[last - 1].strip() or lines[last - 1].lstrip().startswith(("#", ";"))):
        last -= 1
    return last


def json_blocks(lines: list[str]) -> list[Block]:
    """The keys of a JSON text, to the third level."""
    text = blank_strings("json", "\n".join(lines))
    found: list[Block] = []
    keys: list[tuple[str, int]] = []
    for number, (line, signs) in enumerate(zip(lines, text.split("\n"), strict=True), 1):
        if len(keys) < 4 and (match := _JSON_SCALAR.match(line)):
            found.append(Block(match[1], _key_path(keys, match[1]), number, number))
        for at, sign in enumerate(signs):
            if sign in "{[":
                match = _JSON_KEY.search(line[:at])
                keys.append((match[1] if match else "", number))
            elif sign in "}]" and keys:
                name, first = keys.pop()
                if name and len(keys) < 4:
                    found.append(Block(name, _key_path(keys, name), first, number, number > first))
    return found


def _key_path(keys: list[tuple[str, int]], name: str) -> str:
    return ".".join([*[key for key, _ in keys if key], name])


_CREATED = lazy(
    r"(?i)^\s*create\s+(?:or\s+(?:replace|alter)\s+)?(?:(?:temp(?:orary)?|unique|unlogged|global|local|materialized|virtual"
    r"|recursive|constraint|definer\s*=\s*\S+)\s+)*(?:table|view|index|function|procedure|trigger|type|schema|sequence|domain"
    r"|extension|policy|role|user|database|event|aggregate|rule)\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?([^\s(;]+)"
)
_ROUTINE = lazy(r"(?i)^\s*create\b.*\b(?:function|procedure|trigger|event)\b")
_DOLLARS = lazy(r"\$\w*\$")
_BODY, _BODY_END = lazy(r"(?i)^\s*(?:as\s+)?begin\b(?!.*;)"), lazy(r"(?i)^end\b")
_STAGE = lazy(r"(?i)^\s*from\s+(\S+)(?:\s+as\s+(\S+))?")
_SETTING = lazy(r"(?i)^\s*(?:arg|env|label)\s+([\w.-]+)")
_ELEMENT = lazy(r"^<[A-Za-z][\w-]*\b[^>]*?\bid=[\"']([^\"'\s]+)[\"']|^<(template|script|style)\b")
_EMBEDDED = lazy(r"(?i)^\s*<(script|style)\b[^>]*>\s*$")


def instruction_reader(family: str) -> Reader:
    """The reader for SQL (statements), Dockerfiles (stages) or HTML and its kin (markup)."""
    return {"statements": statement_blocks, "stages": stage_blocks}.get(family, element_blocks)


def statement_blocks(lines: list[str]) -> list[Block]:
    """The objects that SQL creates, each with its whole statement."""
    found: list[Block] = []
    number = 0
    while number < len(lines):
        match = _CREATED.match(lines[number])
        last = _statement_end(lines, number) if match else number
        if match:
            path = match[1].translate({ord(sign): None for sign in '"`[]'})
            first = _comments_above(lines, number, "--")
            found.append(Block(path.rpartition(".")[2], path, first + 1, last + 1))
        number = last + 1
    return found


def _statement_end(lines: list[str], first: int) -> int:
    """The line of the semicolon that ends a statement: not in a quoted body and not between BEGIN and END."""
    quoted, body, routine = False, False, _ROUTINE.match(lines[first]) is not None
    for number in range(first, len(lines)):
        line = lines[number].partition("--")[0].rstrip()
        quoted ^= len(_DOLLARS.findall(line)) % 2 == 1
        body = body or (routine and not quoted and _BODY.match(line) is not None)
        ends = _BODY_END.match(line) is not None if body else line.endswith(";")
        if ends and not quoted:
            return number
    return len(lines) - 1


def stage_blocks(lines: list[str]) -> list[Block]:
    """The stages of a Dockerfile, each up to the next, and what ARG, ENV and LABEL set."""
    heads = [(at, match) for at, line in enumerate(lines) if (match := _STAGE.match(line))]
    stops = [at for at, _ in heads[1:]] + [len(lines)]
    found = [
        Block(match[2] or match[1], match[2] or match[1], at + 1, _last_filled(lines, at, stop), True)
        for (at, match), stop in zip(heads, stops, strict=False)
    ]
    for at, line in enumerate(lines):
        if match := _SETTING.match(line):
            last = at
            while last + 1 < len(lines) and lines[last].rstrip().endswith("\\"):
                last += 1
            found.append(Block(match[1], match[1], at + 1, last + 1))
    return found


def element_blocks(lines: list[str]) -> list[Block]:
    """Elements with an id, the parts of a component, and the definitions in its scripts and styles."""
    found = indent_blocks(lines, _ELEMENT, "<!--")
    at = 0
    while at < len(lines):
        match = _EMBEDDED.match(lines[at])
        end = at + 1
        while match and end < len(lines) and f"</{match[1].lower()}" not in lines[end].lower():
            end += 1
        if match:
            inner = [""] * (at + 1) + lines[at + 1 : end]
            found += brace_reader("script" if match[1].lower() == "script" else "css")(inner)
        at = end
    return found


def _last_filled(lines: list[str], first: int, stop: int) -> int:
    while stop > first + 1 and not lines[stop - 1].strip():
        stop -= 1
    return stop


def _comments_above(lines: list[str], at: int, comment: str) -> int:
    while at > 0 and lines[at - 1].lstrip().startswith(comment):
        at -= 1
    return at


# markdown-it reads twenty thousand lines per second; a longer text is only scanned for heading signs
LARGE = 20_000


def heading_reader(family: str) -> Reader:
    """The reader for markdown, rst or asciidoc."""
    return lambda lines: _blocks(family, lines)


def _blocks(family: str, lines: list[str]) -> list[Block]:
    try:
        rows = _headings(family, "\n".join(_without_front_matter(lines) if family == "markdown" else lines))
    except (ValueError, IndexError, RecursionError):
        return []
    found: list[Block] = []
    path: list[tuple[int, str]] = []
    starts = {row[2]: _over(family, lines, row[2]) for row in rows}
    for at, (level, title, first, last) in enumerate(rows):
        last = starts.get(last + 1, last + 1) - 1
        while path and path[-1][0] >= level:
            path.pop()
        # the document's own title is above everything and does not locate a heading
        qualified = "/".join([*[name for depth, name in path if depth > 1], title])
        holds = at + 1 < len(rows) and rows[at + 1][2] <= last
        found.append(Block(title, qualified, starts[first], _last_text(lines, first, last), holds))
        path.append((level, title))
    return found


def _without_front_matter(lines: list[str]) -> list[str]:
    """The lines with the header between two `---` blanked, since its last key would look like a heading."""
    if not lines or lines[0].rstrip() != "---":
        return lines
    ends = [at for at, line in enumerate(lines[1:200], 1) if line.rstrip() in ("---", "...")]
    return [""] * (ends[0] + 1) + lines[ends[0] + 1 :] if ends else lines


def _over(family: str, lines: list[str], first: int) -> int:
    """The first line of an rst heading, which may have an overline."""
    if family == "rst" and first > 1:
        sign = lines[first - 2].strip()[:1]
        if sign and not sign.isalnum() and not lines[first - 2].strip().strip(sign):
            return first - 1
    return first


def _last_text(lines: list[str], first: int, last: int) -> int:
    last = min(last, len(lines))
    while last > first and not lines[last - 1].strip():
        last -= 1
    return last


def _headings(family: str, text: str) -> list[tuple[int, str, int, int]]:
    """(level, title, first line, last line) of every heading with the text below it, in order."""
    from memkit.documents import dialects, rst
    from memkit.documents import outline as structure

    if family == "rst":
        text = rst.markdown(text)
    elif family == "asciidoc":
        text = dialects.from_asciidoc(text)
    if text.count("\n") > LARGE:
        return _scan_headings(text.split("\n"))
    found = structure.parse(text).sections
    return [(part.level, part.title, part.start, part.end) for part in found if part.level]


def _scan_headings(lines: list[str]) -> list[tuple[int, str, int, int]]:
    """The headings of a long markdown text by their signs alone, without those in fences."""
    found: list[tuple[int, str, int]] = []
    fence = ""
    for number, line in enumerate(lines, 1):
        words = line.strip()
        if words[:3] in ("```", "~~~"):
            fence = "" if fence == words[:3] else fence or words[:3]
        level = len(words) - len(words.lstrip("#"))
        if not fence and 0 < level < 7 and line[0] == "#" and words[level : level + 1] in ("", " ", "\t"):
            found.append((level, words[level:].rstrip("#").strip(), number))
    return _with_ends(found, len(lines))


def _with_ends(heads: list[tuple[int, str, int]], count: int) -> list[tuple[int, str, int, int]]:
    """Each heading with the last line before the next heading of the same or a higher level."""
    next_start = [count + 1] * 8
    rows = []
    for level, title, first in reversed(heads):
        rows.append((level, title, first, next_start[level] - 1))
        next_start[level:] = [first] * (8 - level)
    return rows[::-1]
