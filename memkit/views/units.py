"""Splits a page into units for comparison: list items with their footers, headings, and other lines."""

from __future__ import annotations

import re

from memkit.boot.struct import replace, struct
from memkit.views.continuity import NOTHING
from memkit.views.items import LABELS, MORE, OUTCOME, code, inline, text_of_lines

_FOOTER = re.compile(r"\s*<!--\s*id:\s*([^\s|]+)\s*(?:\|.*)?-->\s*")
_AT_END = re.compile(r"(.*\S)\s*(<!--\s*id:\s*[^\s|]+\s*(?:\|.*)?-->)")
_LABEL = re.compile(rf"\*\*(?:{'|'.join(LABELS)})\*\*(?: \((?:`[^`]*`|[^`)])*\))?(?:, )?(?=\*\*|: )")
# list items in any style: any bullet, any number, with or without a checkbox
_BULLET = re.compile(r" {0,3}(?:[-*+•‣◦–—]|\d{1,9}[.)])(?:[ \t]+(?:\[[ xX-]\][ \t]+)?|$)")
# a nested list item, at any column
_NESTED = re.compile(r"( *)(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)")
_BOX = re.compile(r" {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX-])\]")
_RULE = re.compile(r"\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})")
_HEADING = re.compile(r"(#{2,3})[ \t]+(.*\S)\s*")
_SHOWN_ID = re.compile(r"(?:^| )`([^`\s]+)`$")
_TAG = re.compile(r"\[REDACTED:[^\]#]*(?:#\d+)?\]")
MARKER = "<!-- memkit:projection "
# the content of a box that is no longer open
DONE = ("x", "-")


@struct(frozen=True, slots=True)
class Unit:
    """A list item or one other line; blank lines are not units. `heading` and `sub`: the headings above it.

    `column`: the indentation of an item.
    """

    id: str
    lines: tuple[str, ...]
    footer: str
    line: int
    heading: str
    sub: str = ""
    column: int = 0

    @property
    def is_item(self) -> bool:
        """True for a list item in any style."""
        return _is_item(self.lines[0])

    @property
    def level(self) -> int:
        """2 or 3 for a heading of a section or sub-section; 0 for anything else."""
        match = _HEADING.fullmatch(self.lines[0])
        return len(match[1]) if match else 0

    @property
    def box(self) -> str:
        """The content of its checkbox, ` `, `x` or, if cancelled, `-`; empty without one."""
        match = _BOX.match(self.lines[0])
        return match[1].lower() if match else ""

    @property
    def shape(self) -> tuple[str, ...]:
        """Its lines without the style of the bullet, which does not matter."""
        return (_BULLET.sub("- ", self.lines[0], count=1), *self.lines[1:])

    @property
    def text(self) -> str:
        """The item's text as in the ledger, without labels and the id that memkit added."""
        return self._item_text(self.id)

    @property
    def text_with_id(self) -> str:
        """Like `text`, for a page without shown ids: a word that looks like one belongs to the text."""
        return self._item_text("")

    def _item_text(self, id: str) -> str:
        lines = [
            _BULLET.sub("", self.lines[0], count=1),
            *(line.removeprefix("  ") for line in self.lines[1:]),
        ]
        first = _without_labels(lines[0])
        if lines[-1].startswith(MORE) or (
            (first != lines[0] or self.box in DONE) and lines[-1].startswith(OUTCOME)
        ):
            lines.pop()
        return text_of_lines(_without_id([first, *lines[1:]], id)) if lines else ""

    @property
    def shown_id(self) -> str:
        """The code span at its end, where memkit shows the id; empty if there is none."""
        match = _SHOWN_ID.search(self.lines[-1])
        return match[1] if match else ""


def units(text: str) -> list[Unit]:
    """The units of a page, in order; a footer belongs to the item above it, a marker to none."""
    cutter = _Cutter()
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for number, line in enumerate([*lines, ""], 1):
        cutter.read(number, line)
    return cutter.units


def units_by_id(found: list[Unit]) -> dict[str, list[Unit]]:
    """The units that have an id, by id."""
    named: dict[str, list[Unit]] = {}
    for unit in found:
        if unit.id:
            named.setdefault(unit.id, []).append(unit)
    return named


def same_words(text: str) -> str:
    """A text for comparison: without line breaks, repeated blanks and numbers of redactions."""
    return _TAG.sub("[REDACTED]", inline(text))


class _Cutter:
    """Reads a page line by line; an item stays open until a line that does not belong to it."""

    def __init__(self) -> None:
        self.units: list[Unit] = []
        self.item: list[str] = []
        self.start = 0
        # whether the last line read belonged to a list item
        self.is_in_list = False
        self.heading = self.sub = ""

    def read(self, number: int, line: str) -> None:
        footer = _FOOTER.fullmatch(line)
        if self.item and not footer and _continues(line):
            self.item.append(line.rstrip())
            return
        if self.item:
            self._close(footer)
        if footer or not line.strip() or line.startswith((MARKER, NOTHING)):
            return
        if _is_item(line) or (self.is_in_list and _NESTED.match(line)):
            self.item, self.start = [line.rstrip()], number
            return
        self.is_in_list = False
        self._note_heading(line)
        self.units.append(Unit("", (line.rstrip(),), "", number, self.heading, self.sub))

    def _close(self, footer: re.Match[str] | None) -> None:
        lines, said = self.item, footer[0].strip() if footer else ""
        at_end = None if footer else _AT_END.fullmatch(lines[-1])
        if at_end:
            lines, said = [*lines[:-1], at_end[1]], at_end[2]
        column = len(footer[0]) - len(footer[0].lstrip()) if footer else -1
        owner = _owner(lines, column) if said else 0
        if owner:
            self._add("", lines[:owner], "", self.start)
        named = _FOOTER.fullmatch(said)
        self._add(named[1] if named else "", lines[owner:], said, self.start + owner)
        if named:
            self._join_item_above(column)
        self.item, self.is_in_list = [], True

    def _join_item_above(self, column: int) -> None:
        """Gives a footer to the item at whose words it is aligned, if that goes on below an item nested in it: all lines of
        its own are one unit then."""
        at = len(self.units) - 1
        while _begin(self.units[at]) > column >= 0 and at and self.units[at - 1].is_item:
            at -= 1
        first, last = self.units[at], self.units[-1]
        if _begin(first) != column or first is last or first.id:
            return
        rest = self.units[at + 1 :]
        own = [first, *(unit for unit in rest if not unit.id or unit is last)]
        lines = [
            " " * (unit.column - first.column) + line if line else "" for unit in own for line in unit.lines
        ]
        joined = replace(first, id=last.id, lines=tuple(lines), footer=last.footer)
        self.units[at:] = [joined, *(unit for unit in rest if unit not in own)]

    def _add(self, id: str, lines: list[str], footer: str, line: int) -> None:
        column = len(lines[0]) - len(lines[0].lstrip(" "))
        self.units.append(Unit(id, _at_the_left(lines), footer, line, self.heading, self.sub, column))

    def _note_heading(self, line: str) -> None:
        match = _HEADING.fullmatch(line)
        if match and match[1] == "##":
            self.heading, self.sub = inline(match[2]), ""
        elif match:
            self.sub = inline(match[2])


def _owner(lines: list[str], column: int) -> int:
    """The index of the item line to which a footer at this column belongs; column -1 means at the end of the last line."""
    words = [len(match[0]) if (match := _NESTED.match(line)) else -1 for line in lines]
    if column < 0:
        return len(lines) - 1 if words[-1] >= 0 else 0
    return next((at for at in range(len(words) - 1, -1, -1) if words[at] == column), 0)


def _begin(unit: Unit) -> int:
    """The column at which an item's words begin."""
    match = _NESTED.match(unit.lines[0])
    return unit.column + (len(match[0]) if match else 0)


def _at_the_left(lines: list[str]) -> tuple[str, ...]:
    """The lines of an item without its indentation."""
    column = len(lines[0]) - len(lines[0].lstrip(" "))
    return tuple(line[column:] if not line[:column].strip(" ") else line for line in lines)


def _is_item(line: str) -> bool:
    return bool(_BULLET.match(line)) and not _RULE.fullmatch(line)


def _continues(line: str) -> bool:
    """True for a line that belongs to the item above it, including a lazy continuation as in markdown."""
    if not line.strip() or line.startswith(("#", "<!--", ">")):
        return False
    return line.startswith((" ", "\t")) or not _is_item(line)


def _without_id(lines: list[str], id: str) -> list[str]:
    """The lines without the id at their end."""
    shown, last = code(id), lines[-1]
    if not id or not (last == shown or last.endswith(f" {shown}")):
        return lines
    kept = last[: -len(shown)].rstrip()
    return [*lines[:-1], kept] if kept or len(lines) == 1 else lines[:-1]


def _without_labels(line: str) -> str:
    """A first line without memkit's bold labels."""
    at = 0
    while match := _LABEL.match(line, at):
        at = match.end()
    return line[at + 2 :] if at and line.startswith(": ", at) else line
