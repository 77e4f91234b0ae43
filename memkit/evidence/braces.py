"""The blocks of brace languages: definitions with their `{ … }`, and constants, fields and macros.

One pass over the text with strings and comments blanked. The words before a `{` show what it opens.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import replace
from memkit.evidence import definitions
from memkit.evidence.blocks import Block

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.blocks import Reader

_SIGNS = lazy(r"[{}();\[\]\n]")
_ABOVE = ("//", "/*", "*", "@", "#[", "--")
_OPENING_SIGNS = frozenset("_$~@#\"'*<[")
_UNFINISHED = (*"=+-*/%&|^<:,.([{~\\", "=>", "->", " >", " ?")
_CONTINUES = (*"{.?:=+*/%&|<>,)]", "with ", "extends ", "implements ")
_LINE_ENDS = frozenset({"go", "script", "gradle", "proto"})
_GROUPS = ("const (", "var (", "type (", "const(", "var(", "type(")
# the most lines and characters of a definition's head
_TALLEST, _LONGEST = 30, 3000
# text after a closing brace that continues the statement: a default `= {}`, a destructured `({ a })`
_GOES_ON = tuple(",)>]=&|.[?:")
# beginnings of lines that continue a head: parents of a type, conditions, exceptions
_PARENTS = ("where", "throws ", "implements ", "extends ", "with ", "on ")
_WRAPPING = ('extern "', "declare ", "export default")
_CHAINED = (".", "?.", "?:")
_IMPORTED = lazy(r"import\s[\w.]+\.\*$")
_MACRO = lazy(r"^[ \t]*#[ \t]*define[ \t]+(\w+)[^\n]*(?:(?<=\\)\n[^\n]*)*", 8)


def brace_reader(family: str) -> Reader:
    """The reader for one family of brace languages."""
    return lambda lines: _Scan(family, lines).blocks()


class _Open:
    """A brace that is not closed yet."""

    __slots__ = ("first", "holds", "name", "parens", "scope", "start")

    def __init__(self, name: str, scope: str, first: int, holds: bool, parens: int, start: int) -> None:
        self.name, self.scope, self.first, self.holds = name, scope, first, holds
        self.parens, self.start = parens, start


class _Scan:
    """One pass over the signs of a text. `start`: where the current statement begins."""

    def __init__(self, family: str, lines: list[str]) -> None:
        self.family, self.lines = family, lines
        self.raw = "\n".join(lines)
        self.text = definitions.blank_strings(family, self.raw)
        if family == "c" and "#el" in self.raw:
            self.text = definitions.first_branches(lines, self.text.split("\n"))
        self.open: list[_Open] = []
        self.found: list[Block] = []
        self.promised: list[Block] = []
        self.start, self.line, self.parens, self.group = 0, 1, 0, False
        # the block to which chained calls on the next lines belong: `fun f() = list.map { … }` and `.filter { … }`
        self.chained = -1
        if family == "c":
            self.macros()

    def macros(self) -> None:
        """Macros are blocks; their braces open nothing, so they are blanked."""
        kept = 0
        parts: list[str] = []
        for match in _MACRO.finditer(self.text):
            first = self.text.count("\n", 0, match.start()) + 1
            name, last = str(match[1]), first + match[0].count("\n")
            self.found.append(Block(name, name, self.above(first), last))
            parts += [self.text[kept : match.start()], "\n" * (last - first)]
            kept = match.end()
        self.text = "".join([*parts, self.text[kept:]])

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
        if self.family in _LINE_ENDS and not self.parens:
            self.state(len(self.text))
        while self.open:
            self.pop(len(self.lines))
        known = {block.qualified for block in self.found}
        return [*self.found, *[block for block in self.promised if block.qualified not in known]]

    def newline(self, at: int) -> None:
        words = self.text[self.start : at].strip() if at - self.start < _LONGEST else ""
        if not words and not self.parens and at - self.start < _LONGEST:
            self.start = at + 1
        elif words and self.group and self.parens == 1:
            self.member(at)
        elif self.family in _LINE_ENDS and not self.parens and self.ends(words, at):
            self.state(at)
        elif self.family in _LINE_ENDS and at - self.start >= _LONGEST and not self.parens:
            self.start = at + 1
        self.line += 1

    def ends(self, words: str, at: int) -> bool:
        """True if a line ends its statement, as in Go and in scripts without semicolons."""
        # `import io.ktor.http.*` ends, whatever its last sign says
        if not words or (words.endswith(_UNFINISHED) and not _IMPORTED.match(words)):
            return False
        following = self.text[at + 1 : at + 200].lstrip()
        if self.family in ("go", "proto"):
            return True
        return not (following.startswith(_CONTINUES) or definitions.is_accessor(following, words))

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
        # the labels of a block of HCL are strings
        text = self.raw if self.family == "hcl" else self.text
        header = text[max(self.start, at - _LONGEST) : at]
        # a brace inside of parentheses belongs to a value or a callback, which may have a name
        inside = self.parens > (1 if self.group else 0)
        what, tall = (
            (definitions.passed_function(self.family, header), 0) if inside else self.definition(header)
        )
        first = self.above(self.line - tall) if what else self.line
        name, scope, holds = what or ("", "", self.is_wrapper(header))
        self.open.append(_Open(name, scope, first, holds, self.parens, self.start))
        self.parens, self.start = 0, at + 1

    def is_wrapper(self, header: str) -> bool:
        words = header.strip()
        if words.endswith("companion object") or (self.family == "rust" and words.endswith("!")):
            return True
        return not self.open and (words[:1] in ("(", "!", "") or words.startswith(_WRAPPING))

    def definition(self, header: str) -> tuple[tuple[str, str, bool] | None, int]:
        """What the header defines, and how many lines above its end the definition begins."""
        rows = header.split("\n")[-_TALLEST:]
        for tall in range(len(rows)):
            row = rows[-1 - tall].strip()
            if not row or not (row[0].isalnum() or row[0] in _OPENING_SIGNS or self.family == "css"):
                continue
            before = "\n".join(rows[-2 - tall : -1 - tall])
            if (
                row.startswith(_PARENTS)
                or before.rstrip().endswith(" =")
                or definitions.is_accessor(row, before)
            ):
                continue
            words = "\n".join(rows[len(rows) - 1 - tall :]).strip()
            if words.count("(") < words.count(")") or self.is_listed(row) or _opens_no_angle(words):
                continue
            if definitions.control(row):
                return None, 0
            if words.count("(") == words.count(")") and (what := self.opened(words)):
                return what, self.whole_head(rows, tall)
            if words.count("(") > words.count(")"):
                return None, 0
        return None, 0

    def is_listed(self, row: str) -> bool:
        """True for a line in the middle of a list of parameters or parents."""
        return row.endswith(",") and self.family != "css" and row.count("(") <= row.count(")")

    def opened(self, words: str) -> tuple[str, str, bool] | None:
        outside = not self.open or self.open[-1].holds
        return definitions.opened_by(self.family, " ".join(words.split()), outside)

    def whole_head(self, rows: list[str], tall: int) -> int:
        """In languages with semicolons, the whole header up to the last blank line belongs to the definition."""
        if self.family in _LINE_ENDS:
            return tall
        while tall + 1 < len(rows) and rows[-2 - tall].strip():
            tall += 1
        return tall

    def close(self, at: int) -> None:
        following = self.text[at + 1 : at + 80].lstrip(" \t")
        if self.open and following.startswith(">"):
            # a type in angle brackets: this brace is not the body of the definition
            self.open[-1].name = ""
        block = self.pop(self.line) if self.open else None
        self.start = block.start if block and self.goes_on(block, following) else at + 1
        if block and self.family == "script":
            self.chain(block, following.lstrip().startswith(_CHAINED))

    def chain(self, block: _Open, goes_on: bool) -> None:
        """Makes the calls after a closing brace part of the definition that it closed."""
        if block.name and goes_on:
            self.chained = len(self.found) - 1
        elif self.chained >= 0 and self.text[block.start :].lstrip().startswith(_CHAINED):
            self.extend()
        if not goes_on:
            self.chained = -1

    def extend(self) -> None:
        block = self.found[self.chained]
        self.found[self.chained] = replace(block, last=self.line)

    def goes_on(self, block: _Open, following: str) -> bool:
        """True if the statement with the brace continues after it."""
        if block.name:
            return False
        if self.family == "script" and self.chained < 0 and following.lstrip().startswith(_CHAINED):
            return True
        return block.parens > (1 if self.group else 0) or following.startswith(_GOES_ON)

    def pop(self, last: int) -> _Open:
        block = self.open.pop()
        self.parens = block.parens
        if block.name:
            self.found.append(Block(block.name, self.path(block.name), block.first, last, block.holds))
        return block

    def path(self, name: str) -> str:
        return ".".join([*[outer.scope for outer in self.open if outer.scope], name])

    def state(self, at: int) -> None:
        """A statement ends here; outside of functions it may define something."""
        if self.chained >= 0:
            if self.text[self.start : at].lstrip().startswith(_CHAINED):
                self.extend()
            self.chained = -1
        if all(outer.holds for outer in self.open) and at - self.start < _LONGEST:
            words = self.text[self.start : at].strip()
            name = definitions.stated_by(self.family, f"{words};" if self.family == "c" else words)
            if name:
                self.found.append(self.block(name, words.count("\n")))
            elif promise := definitions.promised_by(self.family, words):
                # a prototype counts only if the definition is not in this file
                self.promised.append(self.block(promise, words.count("\n")))
        self.start = at + 1

    def member(self, at: int) -> None:
        name = definitions.listed_by(self.text[self.start : at].strip())
        if name:
            self.found.append(self.block(name, self.text[self.start : at].strip().count("\n")))
        self.start = at + 1

    def block(self, name: str, tall: int) -> Block:
        return Block(name, self.path(name), self.above(self.line - tall), self.line)

    def above(self, first: int) -> int:
        """The first line of the comments above a definition; a blank line may separate it from a block comment."""
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


def _opens_no_angle(words: str) -> bool:
    """True if the last of some lines closes a list of types that began above the first of them."""
    if not words.rpartition("\n")[2].lstrip().startswith(">"):
        return False
    return words.count("<") < words.count(">") - words.count("=>") - words.count("->")


def _belongs_below(words: str) -> bool:
    if words.endswith("*/"):
        return not words.startswith(("}", "{")) and words[0] not in "#"
    return words.startswith(_ABOVE) and not (words[0] == "@" and words.endswith("{"))
