"""The metadata block at the head of a document, read as plain text values by a loader that constructs no objects.

Broken YAML is read line by line, so that one bad title does not lose the status; aliases are refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

# the longest header, in characters and in lines
_LIMIT = 64_000
_LINES = 2_000
# the lines in which a header written as code ends
_APART = 60
# keys that show that a header is the document's own and not an example
_NAMED = frozenset({"status", "title", "author", "authors", "created"})
_SIMPLE = re.compile(r"^([A-Za-z][\w .-]{0,40}?)\s*[:=]\s*(.*)$")
# lines of the simplest headers
_FLAT = re.compile(r"([A-Za-z][\w-]*):(?: +| *(?=$))(.*?) *")
_FLAT_ITEM = re.compile(r" *- (?! )(.+?) *")
_ITEM = re.compile(r"\s*-\s+(\S.*)$")
_UNQUOTED = re.compile(r"(?![-?:,\[\]{}#&*!|>'\"%@`])(?!.*(?:: |:$| #))[^\t\x00-\x1f\x7f-\x9f\ufeff]*")
_INDENTED = re.compile(r"^[ \t]+([A-Za-z][\w-]{0,40}):[ \t]+(\S.*)$")


# lines allowed above a header written as code: a heading that says so, or the mark of a literal block
_ANNOUNCED = re.compile(r"^(?:::|#{0,6}\s*(?:preamble|header|metadata|front ?matter)\s*:{0,2})\s*$", re.I)
_CONTENT = re.compile(r"[A-Za-z][\w .-]{0,40}?\s*:(?: |$)|\s+\S|\s*- ")
_RULE = re.compile(r"^\s*(?:=+|-+)?\s*$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One key of a header with one value, and its line."""

    key: str
    value: str
    line: int
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """The entries of a header, how many lines it has, and whether it was valid."""

    entries: tuple[Entry, ...] = ()
    lines: int = 0
    sound: bool = True
    text: str = ""

    def values(self) -> dict[str, str]:
        """Every key in lower case with its first value, including keys one level down."""
        found = {
            match[1].lower(): _bare(match[2])
            for match in map(_INDENTED.match, self.text.split("\n"))
            if match
        }
        for entry in reversed(self.entries):
            found[entry.key.lower()] = " ".join(entry.value.split())
        return found


def split(text: str) -> tuple[Header, str]:
    """The header of a text and the text with the header's lines blanked, so that line numbers stay."""
    # the rest of the text stays whole
    lines = text.split("\n", _APART)
    start = next((i for i, line in enumerate(lines[:5]) if line.strip()), 0)
    fence = lines[start].rstrip()
    if fence not in ("---", "+++"):
        return _set_apart(lines, start, text)
    lines = text.split("\n", _LINES)
    closing = ("---", "...") if fence == "---" else ("+++",)
    end = next((i for i in range(start + 1, min(len(lines), _LINES)) if lines[i].rstrip() in closing), -1)
    if end < 0 and fence == "---":
        end = _unclosed_end(lines, start)
    block = lines[start + 1 : end]
    if end < 0 or not _looks_like_header(block):
        return Header(), text
    entries, sound = (_toml if fence == "+++" else _yaml)("\n".join(block), start + 2)
    return Header(entries, end + 1, sound, "\n".join(block)), "\n".join([""] * (end + 1) + lines[end + 1 :])


def _unclosed_end(lines: list[str], start: int) -> int:
    """The line that ends a header without a proper closing fence: other dashes or a blank line; -1 if it is no header."""
    end = start + 1
    while end < min(len(lines), start + _APART) and _CONTENT.match(lines[end]):
        end += 1
    keys = {match[1].lower() for line in lines[start + 1 : end] if (match := _SIMPLE.match(line))}
    is_closed = end < len(lines) and _RULE.match(lines[end]) is not None
    return end if is_closed and len(keys) > 1 and _NAMED & keys else -1


def _set_apart(lines: list[str], start: int, text: str) -> tuple[Header, str]:
    """A header written as code, indented or fenced: only "Key: value" lines, at least three."""
    announced = _ANNOUNCED.match(lines[start]) is not None
    if announced:
        below = enumerate(lines[start + 1 : start + 5], start + 1)
        start = next((number for number, line in below if not _RULE.match(line)), start)
    dent = " " if announced else "    "
    fenced = lines[start].strip().startswith(("```", "<pre"))
    if not fenced and not lines[start].startswith((dent, "\t")):
        return Header(), text
    end = start + fenced
    while end < min(len(lines), start + 40) and _continues(lines[end], fenced, dent):
        end += 1
    entries = _by_line("\n".join(line.strip() for line in lines[start + fenced : end]), start + fenced + 1)
    # a deeper line goes on with the value above it, such as a long list of authors
    written = _least_indented(lines[start + fenced : end])
    if len(entries) < 3 or len(entries) * 2 < written or not _NAMED & {e.key.lower() for e in entries}:
        return Header(), text
    stop = end + (fenced and end < len(lines))
    return Header(entries, stop, True), "\n".join([""] * stop + lines[stop:])


def _least_indented(lines: list[str]) -> int:
    """How many lines are not deeper than the first one."""
    dents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    return sum(dent <= dents[0] for dent in dents)


def _continues(line: str, fenced: bool, dent: str) -> bool:
    if fenced:
        return not line.strip().startswith(("```", "</pre"))
    return line.startswith((dent, "\t"))


def read_yaml(text: str) -> tuple[Entry, ...]:
    """The entries of a metadata file such as kep.yaml; unreadable lines are left out."""
    return _yaml(text, 1)[0]


def _looks_like_header(block: list[str]) -> bool:
    if sum(map(len, block)) > _LIMIT:
        return False
    written = [line for line in block if line.strip() and not line.lstrip().startswith("#")]
    return not written or any(_SIMPLE.match(line) for line in written)


def _yaml(text: str, first_line: int) -> tuple[tuple[Entry, ...], bool]:
    loaded = _load_yaml(text)
    if not isinstance(loaded, dict):
        return _by_line(text, first_line), not text.strip() or (
            loaded is None and not _by_line(text, first_line)
        )
    places, comments = _places(text, first_line)
    entries = [
        Entry(str(key), value, places.get(str(key), first_line), comments.get(str(key), ""))
        for key, values in loaded.items()
        for value in _scalars(values)
    ]
    return tuple(entries), True


def _load_yaml(text: str) -> Any:
    """The document as strings, lists and mappings; None if it is invalid or uses aliases."""
    if text.count("[") + text.count("{") > 500 or len(text) > _LIMIT:
        return None
    if (flat := flat_yaml(text)) is not None:
        return flat
    import yaml
    from frontmatter.default_handlers import YAMLHandler

    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        if "*" in text and any(
            isinstance(event, yaml.AliasEvent) for event in yaml.parse(text, Loader=loader)
        ):
            return None
        # the default loader would turn a day into a date object and "on" into a boolean
        return YAMLHandler().load(text, Loader=loader)
    except (yaml.YAMLError, RecursionError, ValueError):
        return None


def flat_yaml(text: str) -> dict[str, str | list[str]] | None:
    """Keys with plain values or lists of them, as the loader would read them; None if a line has any other form."""
    found: dict[str, str | list[str]] = {}
    key, listed = "", False
    for line in text.split("\n"):
        if not line.strip(" ") or line.startswith("#"):
            continue
        if pair := _FLAT.fullmatch(line):
            if pair[1] in found or (value := _plain(pair[2])) is None:
                return None
            key, listed = pair[1], not value
            found[key] = value
        elif listed and (item := _FLAT_ITEM.fullmatch(line)) and (value := _plain(item[1])):
            values = found[key] or []
            assert isinstance(values, list)
            found[key] = [*values, value]
        else:
            return None
    return found or None


def _plain(value: str) -> str | None:
    """The words of a value on one line; None if the loader might read them differently."""
    quote = value[:1] in "\"'" and value[:1]
    inner = value[1:-1] if quote and len(value) > 1 and value.endswith(quote) else value
    if quote and (inner == value or quote in inner or "\\" in inner or not inner):
        return None
    return inner if quote or _UNQUOTED.fullmatch(inner) else None


def _toml(text: str, first_line: int) -> tuple[tuple[Entry, ...], bool]:
    import tomllib

    try:
        loaded = tomllib.loads(text)
    except (ValueError, RecursionError):
        return _by_line(text, first_line), False
    places, _ = _places(text, first_line)
    return tuple(
        Entry(key, value, places.get(key, first_line))
        for key, values in loaded.items()
        for value in _scalars(values)
    ), True


def _scalars(values: Any) -> list[str]:
    if isinstance(values, list):
        return [str(value) for value in values[:50] if not isinstance(value, (list, dict))]
    return [] if isinstance(values, dict) else [str(values)]


def _places(text: str, first_line: int) -> tuple[dict[str, int], dict[str, str]]:
    places: dict[str, int] = {}
    comments: dict[str, str] = {}
    for number, line in enumerate(text.split("\n"), first_line):
        if match := _SIMPLE.match(line):
            places.setdefault(match[1], number)
            comments.setdefault(match[1], match[2].partition(" #")[2].strip())
    return places, comments


def _by_line(text: str, first_line: int) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    # the key above a list, until another key follows
    above = ""
    for number, line in enumerate(text.split("\n"), first_line):
        if match := _SIMPLE.match(line):
            value, _, comment = match[2].partition(" #")
            entries.append(Entry(match[1], _bare(value), number, comment.strip()))
            above = "" if _bare(value) else match[1]
        elif above and (item := _ITEM.match(line)):
            entries.append(Entry(above, _bare(item[1]), number))
    return tuple(entries)


def _bare(value: str) -> str:
    return value.strip().strip("\"'")
