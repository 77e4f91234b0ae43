"""The blocks of brace languages: definitions with their `{ … }`, and constants, fields and macros.

One pass over the text with strings and comments blanked. The words before a `{` show what it opens.
"""

from __future__ import annotations

from memkit.boot.memo import lazy
from memkit.boot.struct import replace, struct
from memkit.evidence import blanks, definitions
from memkit.evidence.above import first_above
from memkit.evidence.blocks import Block

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.evidence.blocks import Reader

_SIGNS = lazy(r"[{}();\[\]\n]")
_OPENING_SIGNS = frozenset("_$~@#\"'*<[")
_UNFINISHED = (*"=+-*/%&|^<:,.([{~\\", "=>", "->", " >", " ?", " by")
_CONTINUES = (*"{.?:=+*/%&|<>,)]", "with ", "extends ", "implements ")
_LINE_ENDS = frozenset({"go", "script", "gradle", "proto"})
_GROUPS = ("const (", "var (", "type (", "const(", "var(", "type(")
# the most lines and characters of a definition's head
_TALLEST, _LONGEST = 30, 3000
# how much of the end of a longer statement is read
_TAIL = 200
# text after a closing brace that continues the statement: a default `= {}`, a destructured `({ a })`
_GOES_ON = tuple(",)>]=&|.[?:")
# beginnings of lines that continue a head: parents of a type, conditions, exceptions
_PARENTS = ("where", "throws ", "implements ", "extends ", "with ", "on ")
_WRAPPING = ('extern "', "declare ", "export default")
_IMPORTED = lazy(r"import\s[\w.]+\.\*$")
_MACRO = lazy(r"^[ \t]*#[ \t]*define[ \t]+(\w+)[^\n]*(?:(?<=\\)\n[^\n]*)*", 8)


def brace_reader(family: str) -> Reader:
    """The reader for one family of brace languages."""
    return lambda lines: _Scan(family, lines).blocks()


class _Open:
    """A brace that is not closed yet. `outer`: the state of the scan in the text around it."""

    __slots__ = ("first", "holds", "name", "outer", "scope", "start")

    def __init__(self, name: str, scope: str, first: int, holds: bool, start: int, outer: _Around) -> None:
        self.name, self.scope, self.first, self.holds = name, scope, first, holds
        self.start, self.outer = start, outer


@struct
class _Around:
    """What the scan counts between two braces.

    `parens`: open brackets; `group`: the outermost of them opens a group of Go; `chained`: the position of the block that
    goes on behind its closing brace, or -1, and `kept`, the open brackets around that.
    """

    parens: int = 0
    group: bool = False
    chained: int = -1
    kept: int = 0


class _Scan:
    """One pass over the signs of a text. `start`: where the current statement begins."""

    def __init__(self, family: str, lines: list[str]) -> None:
        self.family, self.lines = family, lines
        self.raw = "\n".join(lines)
        self.text, self.quoted = blanks.blank_strings(family, self.raw), frozenset[int]()
        if family in _LINE_ENDS:
            self.quoted = blanks.quoted_ends(family, self.raw)
        if family == "c" and "#el" in self.raw:
            self.text = blanks.first_branches(lines, self.text.split("\n"))
        self.open: list[_Open] = []
        self.found: list[Block] = []
        self.promised: list[Block] = []
        self.start, self.line, self.at = 0, 1, _Around()
        if family == "c":
            self.macros()

    def macros(self) -> None:
        """Macros are blocks; their braces open nothing, so they are blanked."""
        kept = 0
        parts: list[str] = []
        for match in _MACRO.finditer(self.text):
            first = self.text.count("\n", 0, match.start()) + 1
            name, last = str(match[1]), first + match[0].count("\n")
            self.found.append(Block(name, name, first_above(self.lines, first), last))
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
                self.at.parens = max(self.at.parens - 1, 0)
                self.at.group = self.at.group and self.at.parens > 0
            else:
                act[sign](at)
        if self.family in _LINE_ENDS and not self.at.parens:
            self.state(len(self.text))
        while self.open:
            self.pop(len(self.lines))
        known = {block.qualified for block in self.found}
        return [*self.found, *[block for block in self.promised if block.qualified not in known]]

    def newline(self, at: int) -> None:
        if at not in self.quoted:
            self.line_end(self.statement(at), at)
        self.line += 1

    def statement(self, at: int) -> str:
        """The statement up to here; of a long one only its beginning and its end."""
        if at - self.start < _LONGEST:
            return self.text[self.start : at].strip()
        head, tail = self.text[self.start : self.start + _LONGEST - _TAIL], self.text[at - _TAIL : at]
        return f"{head.lstrip()} {tail.rstrip()}"

    def line_end(self, words: str, at: int) -> None:
        if not words and not self.at.parens:
            self.start = at + 1
        elif words and self.at.group and self.at.parens == 1:
            self.member(words, at)
        elif self.family in _LINE_ENDS and not self.at.parens and self.ends(words, at):
            self.state(at)

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
        if self.family == "go" and not self.open and not self.at.parens:
            self.at.group = self.text[self.start : at + 1].strip() in _GROUPS
            if self.at.group:
                self.start = at + 1
        self.at.parens += 1

    def semicolon(self, at: int) -> None:
        if not self.at.parens:
            self.state(at)

    def brace(self, at: int) -> None:
        # the labels of a block of HCL are strings
        text = self.raw if self.family == "hcl" else self.text
        header = text[max(self.start, at - _LONGEST) : at]
        # a brace inside of parentheses belongs to a value or a callback, which may have a name
        inside = self.at.parens > (1 if self.at.group else 0)
        what, tall = (
            (definitions.passed_function(self.family, header), 0) if inside else self.definition(header)
        )
        first = first_above(self.lines, self.line - tall) if what else self.line
        name, scope, holds = what or ("", "", self.at.chained < 0 and self.is_wrapper(header))
        self.open.append(_Open(name, scope, first, holds, self.start, self.at))
        self.start, self.at = at + 1, _Around()

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
            above = rows[: len(rows) - 1 - tall]
            if (
                row.startswith(_PARENTS)
                or "\n".join(above).rstrip().endswith((" =", "=>", " by"))
                or any(definitions.is_accessor(row, line) for line in above[-3:])
            ):
                continue
            words = "\n".join(rows[len(rows) - 1 - tall :]).strip()
            if words.count("(") < words.count(")") or self.is_listed(row) or definitions.closes_angle(words):
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
        header = " ".join(words.split())
        if self.family == "script" and definitions.opens_angle(header):
            # a type among the parameters of a type, not the body: `<E extends Env = {}>`
            return None
        return definitions.opened_by(self.family, header, outside)

    def whole_head(self, rows: list[str], tall: int) -> int:
        """In languages with semicolons, the whole header up to the last blank line belongs to the definition."""
        if self.family in _LINE_ENDS:
            return tall
        while tall + 1 < len(rows) and rows[-2 - tall].strip():
            tall += 1
        return tall

    def close(self, at: int) -> None:
        following = self.text[at + 1 : at + 80].lstrip(" \t")
        if self.open and following.lstrip().startswith(">"):
            # a type in angle brackets: this brace is not the body of the definition
            self.open[-1].name = ""
        block = self.pop(self.line) if self.open else None
        self.start = block.start if block and self.goes_on(block, following) else at + 1
        if block:
            self.chain(block, definitions.continues(self.family, following))

    def chain(self, block: _Open, continues: bool) -> None:
        """Makes what follows a closing brace part of the definition that it closed."""
        if block.name and continues:
            self.at.chained, self.at.kept = len(self.found) - 1, self.at.parens
        elif self.at.chained >= 0:
            self.extend(block.start)
        if not continues and self.at.parens <= self.at.kept:
            self.at.chained = -1

    def extend(self, start: int) -> None:
        """Adds the lines up to here to that definition, if the statement that starts there continues it."""
        if self.text[start : start + _TAIL].lstrip().startswith(definitions.GOING_ON):
            block = self.found[self.at.chained]
            self.found[self.at.chained] = replace(block, last=self.line)

    def goes_on(self, block: _Open, following: str) -> bool:
        """True if the statement with the brace continues after it."""
        if block.outer.parens > (1 if self.at.group else 0):
            return True
        if block.name:
            return False
        if self.at.chained < 0 and definitions.continues_below(self.family, following):
            return True
        if not self.at.parens and definitions.begins_value(
            self.family, self.text[block.start : block.start + _LONGEST]
        ):
            # an unnamed brace in a value, which ends with its statement
            return all(outer.holds for outer in self.open)
        return following.startswith(_GOES_ON)

    def pop(self, last: int) -> _Open:
        block = self.open.pop()
        self.at = block.outer
        if block.name:
            self.found.append(Block(block.name, self.path(block.name), block.first, last, block.holds))
        return block

    def path(self, name: str) -> str:
        return ".".join([*[outer.scope for outer in self.open if outer.scope], name])

    def state(self, at: int) -> None:
        """A statement ends here; outside of functions it may define something."""
        if self.at.chained >= 0:
            self.extend(self.start)
            self.at.chained = -1
        if all(outer.holds for outer in self.open):
            words = self.statement(at)
            name = definitions.stated_by(self.family, f"{words};" if self.family == "c" else words)
            if name:
                self.found.append(self.block(name, at))
            elif promise := definitions.promised_by(self.family, words):
                # a prototype counts only if the definition is not in this file
                self.promised.append(self.block(promise, at))
        self.start = at + 1

    def member(self, words: str, at: int) -> None:
        name = definitions.listed_by(words)
        if name:
            self.found.append(self.block(name, at))
        self.start = at + 1

    def block(self, name: str, at: int) -> Block:
        """The block of the statement that ends here."""
        text = self.text[self.start : at].lstrip()
        return Block(name, self.path(name), first_above(self.lines, self.line - text.count("\n")), self.line)
