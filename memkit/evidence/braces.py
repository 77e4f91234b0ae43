"""The blocks of brace languages: definitions with their `{ … }`, and the constants, fields and macros beside them.

One pass over the text with strings and comments blanked. What a `{` opens is told by the words before it.
"""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.evidence.blocks import Block, Reader
from memkit.evidence.definitions import control, listed_by, opened_by, stated_by
from memkit.evidence.lexis import blanked

_SIGNS = lazy(r"[{}();\[\]\n]")
_KEY = lazy(r"\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*$")
_SCALAR = lazy(r"^\s*\"((?:[^\"\\\n]|\\.){1,120})\"\s*:\s*[^\s{\[]")
_ABOVE = ("//", "/*", "*", "@", "#[", "--")
_OPENING_SIGNS = frozenset("_$~@#\"'*<[")
_UNFINISHED = tuple("=+-*/%&|^<>?:,.([{!~\\")
_CONTINUES = tuple("{.?:=+*/%&|<>,)]")
_LINE_ENDS = frozenset({"go", "script"})
_GROUPS = ("const (", "var (", "type (", "const(", "var(", "type(")
# more lines than this is no definition's head
_TALLEST, _LONGEST = 12, 600


def brace_reader(family: str) -> Reader:
    """The reader for one family of brace languages."""
    if family == "json":
        return json_blocks
    return lambda lines: _Scan(family, lines).blocks()


class _Open:
    """A brace that is not closed yet."""

    __slots__ = ("first", "holds", "name", "parens", "scope")

    def __init__(self, name: str, scope: str, first: int, holds: bool, parens: int) -> None:
        self.name, self.scope, self.first, self.holds, self.parens = name, scope, first, holds, parens


class _Scan:
    """One pass over the signs of a text. `start` is where the statement at hand begins."""

    def __init__(self, family: str, lines: list[str]) -> None:
        self.family, self.lines = family, lines
        self.text = blanked(family, "\n".join(lines))
        self.open: list[_Open] = []
        self.found: list[Block] = []
        self.start, self.line, self.parens, self.group = 0, 1, 0, False

    def blocks(self) -> list[Block]:
        act = {"\n": self.newline, "{": self.brace, "}": self.close, ";": self.semicolon}
        for match in _SIGNS.finditer(self.text):
            sign, at = match[0], match.start()
            if sign in "([":
                self.bracket(at)
            elif sign in ")]":
                self.parens = max(self.parens - 1, 0)
                self.group = self.group and self.parens > 0
            else:
                act[sign](at)
        while self.open:
            self.pop(len(self.lines))
        return self.found

    def newline(self, at: int) -> None:
        words = self.text[self.start : at].strip() if at - self.start < _LONGEST else ""
        if words.startswith("#") and not self.text[:at].endswith("\\"):
            self.state(at)
        elif words and self.group and self.parens == 1:
            self.member(at)
        elif self.family in _LINE_ENDS and not self.parens and self.ends(words, at):
            self.state(at)
        elif self.family in _LINE_ENDS and at - self.start >= _LONGEST and not self.parens:
            self.start = at + 1
        self.line += 1

    def ends(self, words: str, at: int) -> bool:
        """True if a line ends its statement, as it does in Go and in scripts without semicolons."""
        if not words or words.endswith(_UNFINISHED):
            return False
        following = self.text[at + 1 : at + 200].lstrip()
        return self.family == "go" or not following.startswith(_CONTINUES)

    def bracket(self, at: int) -> None:
        if self.family == "go" and not self.open and not self.parens:
            self.group = self.text[self.start : at + 1].strip() in _GROUPS
            if self.group:
                self.start = at + 1
        self.parens += 1

    def semicolon(self, at: int) -> None:
        if not self.parens:
            self.state(at)

    def brace(self, at: int) -> None:
        header = self.text[max(self.start, at - _LONGEST) : at]
        what, tall = self.definition(header)
        first = self.above(self.line - tall) if what else self.line
        name, scope, holds = what or ("", "", self.is_wrapper(header))
        self.open.append(_Open(name, scope, first, holds, self.parens))
        self.parens, self.start = 0, at + 1

    def is_wrapper(self, header: str) -> bool:
        return not self.open and header.strip()[:1] in ("(", "!", "")

    def definition(self, header: str) -> tuple[tuple[str, str, bool] | None, int]:
        """What the header defines and how many lines above its end that begins."""
        rows = header.split("\n")[-_TALLEST:]
        for tall in range(len(rows)):
            row = rows[-1 - tall].strip()
            if not row or not (row[0].isalnum() or row[0] in _OPENING_SIGNS or self.family == "css"):
                continue
            if row.startswith("where"):
                continue
            if control(row):
                return None, 0
            words = "\n".join(rows[len(rows) - 1 - tall :]).strip()
            if (row.endswith(",") and self.family != "css") or words.count("(") < words.count(")"):
                continue
            if words.count("(") == words.count(")") and (what := self.opened(words)):
                return what, self.whole_head(rows, tall)
            if words.count("(") > words.count(")"):
                return None, 0
        return None, 0

    def opened(self, words: str) -> tuple[str, str, bool] | None:
        outside = not self.open or self.open[-1].holds
        return opened_by(self.family, " ".join(words.split()), outside)

    def whole_head(self, rows: list[str], tall: int) -> int:
        """Where statements end with a sign, all of the header up to the last blank line is the definition's."""
        if self.family in _LINE_ENDS:
            return tall
        while tall + 1 < len(rows) and rows[-2 - tall].strip():
            tall += 1
        return tall

    def close(self, at: int) -> None:
        if self.open:
            self.pop(self.line)
        self.start = at + 1

    def pop(self, last: int) -> None:
        block = self.open.pop()
        self.parens = block.parens
        if block.name:
            self.found.append(Block(block.name, self.path(block.name), block.first, last, block.holds))

    def path(self, name: str) -> str:
        return ".".join([*[outer.scope for outer in self.open if outer.scope], name])

    def state(self, at: int) -> None:
        """A statement ends here; outside of functions it may define something."""
        if all(outer.holds for outer in self.open) and at - self.start < _LONGEST:
            words = self.text[self.start : at].strip()
            name = stated_by(self.family, f"{words};" if self.family == "c" else words)
            if name:
                self.add(name, words.count("\n"))
        self.start = at + 1

    def member(self, at: int) -> None:
        name = listed_by(self.text[self.start : at].strip())
        if name:
            self.add(name, self.text[self.start : at].strip().count("\n"))
        self.start = at + 1

    def add(self, name: str, tall: int) -> None:
        self.found.append(Block(name, self.path(name), self.above(self.line - tall), self.line))

    def above(self, first: int) -> int:
        """The first line of the comments over a definition; a blank line may part it from a block comment."""
        if first > 2 and not self.lines[first - 2].strip() and self.lines[first - 3].rstrip().endswith("*/"):
            first -= 1
        while first > 1 and _belongs_below(self.lines[first - 2].strip()):
            first -= 1
            if self.lines[first - 1].rstrip().endswith("*/"):
                first = self.comment_start(first)
        return max(first, 1)

    def comment_start(self, last: int) -> int:
        """The line on which the block comment that ends on this one begins."""
        first = last
        while first > 1 and "/*" not in self.lines[first - 1]:
            first -= 1
        return first if "/*" in self.lines[first - 1] else last


def _belongs_below(words: str) -> bool:
    if words.endswith("*/"):
        return not words.startswith(("}", "{")) and words[0] not in "#"
    return words.startswith(_ABOVE) and not (words[0] == "@" and words.endswith("{"))


def json_blocks(lines: list[str]) -> list[Block]:
    """The keys of a JSON text that hold an object, a list or a value, to the third level."""
    text = blanked("json", "\n".join(lines))
    found: list[Block] = []
    keys: list[tuple[str, int]] = []
    for number, (line, signs) in enumerate(zip(lines, text.split("\n"), strict=True), 1):
        if len(keys) < 4 and (match := _SCALAR.match(line)):
            found.append(Block(match[1], _key_path(keys, match[1]), number, number))
        for at, sign in enumerate(signs):
            if sign in "{[":
                match = _KEY.search(line[:at])
                keys.append((match[1] if match else "", number))
            elif sign in "}]" and keys:
                name, first = keys.pop()
                if name and len(keys) < 4:
                    found.append(Block(name, _key_path(keys, name), first, number, number > first))
    return found


def _key_path(keys: list[tuple[str, int]], name: str) -> str:
    return ".".join([*[key for key, _ in keys if key], name])
