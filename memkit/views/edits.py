"""What a person changed in continuity.md, told apart from what memkit had rendered: for `memkit absorb`.

Reads two texts and says what differs. It decides nothing: what it cannot name is handed back with its line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from memkit.views.continuity import CLOSED, DECISIONS, STATE, TITLE, TITLES
from memkit.views.footer import MORE, OUTCOME
from memkit.views.text import LABELS, plain

CHANGED = "changed"
DELETED = "deleted"
ADDED = "added"
SET = "set"
OTHER = "other"

_FOOTER = re.compile(r"\s*<!-- id: (\S+)(?: \|.*)? -->\s*")
_LABEL = re.compile(rf"\*\*(?:{'|'.join(LABELS)})\*\*(?: \((?:`[^`]*`|[^`)])*\))?(?:, )?(?=\*\*|: )")
_SCALAR = re.compile(r"- ([a-z_]+): (.*)")
_MARKER = "<!-- memkit:projection "
_SECTION_OF = {title: section for section, title in TITLES.items()} | {TITLES[CLOSED]: "threads"}


@dataclass(frozen=True, slots=True)
class Edit:
    """One difference: what kind, the fact's id (or the key of a scalar), both texts, the line and section."""

    what: str
    id: str
    old: str
    new: str
    line: int
    section: str = ""


@dataclass(frozen=True, slots=True)
class _Unit:
    """A list item, or one line that is none; blank lines are no unit."""

    id: str
    lines: tuple[str, ...]
    footer: str
    line: int
    heading: str

    @property
    def is_item(self) -> bool:
        return self.lines[0].startswith("- ")

    @property
    def text(self) -> str:
        """The item's text as the ledger would hold it, without the words memkit put before it."""
        lines = [self.lines[0][2:], *(line.removeprefix("  ") for line in self.lines[1:])]
        first = _unlabelled(lines[0])
        if lines[-1].startswith(MORE) or (first != lines[0] and lines[-1].startswith(OUTCOME)):
            lines.pop()
        return plain([first, *lines[1:]])


def edits(rendered: str, edited: str) -> list[Edit]:
    """The edits, in the order of the edited text: changed, deleted, added, set; `other` is left to a person.

    Only continuity.md has lines that mean a fact each; on any other page every edit is `other`.
    """
    if not rendered.startswith(TITLE):
        return _lines(rendered, edited)
    old, new = _units(rendered), _units(edited)
    before, after = _by_id(old), _by_id(new)
    found = [edit for id, units in after.items() for edit in _known(units, before.get(id, []))]
    found += [_gone(unit) for id, units in before.items() if id not in after for unit in units]
    found += _nameless([unit for unit in old if not unit.id], [unit for unit in new if not unit.id])
    return sorted(_stripped(found), key=lambda edit: (edit.line, edit.what, edit.id))


def _lines(rendered: str, edited: str) -> list[Edit]:
    old, new = (
        [
            _Unit("", (line,), "", number, "")
            for number, line in enumerate(text.split("\n"), 1)
            if line.strip()
        ]
        for text in (rendered, edited)
    )
    return [replace(edit, what=OTHER) for edit in _nameless(old, new)]


def _by_id(units: list[_Unit]) -> dict[str, list[_Unit]]:
    found: dict[str, list[_Unit]] = {}
    for unit in units:
        if unit.id:
            found.setdefault(unit.id, []).append(unit)
    return found


def _known(now: list[_Unit], was: list[_Unit]) -> list[Edit]:
    """What happened to the item of one id; an id that stands twice, as in adopted prose, is never guessed at."""
    if len(now) == len(was) == 1:
        return _compared(now[0], was[0])
    old, new = ([(unit.lines, unit.footer) for unit in units] for units in (was, now))
    found = [_other(unit, "", "\n".join(unit.lines)) for unit in now if (unit.lines, unit.footer) not in old]
    gone = [unit for unit in was if (unit.lines, unit.footer) not in new]
    return found or [_other(unit, "\n".join(unit.lines), "") for unit in gone]


def _compared(unit: _Unit, was: _Unit) -> list[Edit]:
    if was.lines == unit.lines:
        return [] if was.footer == unit.footer else [_other(unit, was.footer, unit.footer)]
    if not _is_fact(unit) or not unit.text:
        return [_other(unit, was.text, unit.text)]
    if was.text == unit.text:
        return [_other(unit, "\n".join(was.lines), "\n".join(unit.lines))]
    return [Edit(CHANGED, unit.id, was.text, unit.text, unit.line, _section(unit))]


def _is_fact(unit: _Unit) -> bool:
    return unit.heading != DECISIONS


def _gone(unit: _Unit) -> Edit:
    what = DELETED if _is_fact(unit) else OTHER
    return Edit(what, unit.id, unit.text, "", unit.line, _section(unit))


def _nameless(old: list[_Unit], new: list[_Unit]) -> list[Edit]:
    """Lines and items without an id: what was only put in is new, the rest is nobody's to guess."""
    from difflib import SequenceMatcher

    matcher = SequenceMatcher(
        None, [unit.lines for unit in old], [unit.lines for unit in new], autojunk=False
    )
    found: list[Edit] = []
    for what, a, b, c, d in matcher.get_opcodes():
        if what == "insert":
            found += [_added(unit) for unit in new[c:d]]
        elif what != "equal":
            found += _replaced(old[a:b], new[c:d])
    return found


def _added(unit: _Unit) -> Edit:
    scalar = _scalar(unit)
    if scalar:
        return Edit(SET, scalar[0], "", scalar[1], unit.line)
    if unit.is_item and unit.text and _is_fact(unit) and unit.heading != STATE:
        return Edit(ADDED, "", "", unit.text, unit.line, _section(unit))
    return _other(unit, "", "\n".join(unit.lines))


def _replaced(old: list[_Unit], new: list[_Unit]) -> list[Edit]:
    """Scalars are matched by key; any other line that became another one, or nothing, is left to a person."""
    values = dict(filter(None, map(_scalar, old)))
    found = []
    for unit in new:
        key, value = _scalar(unit) or ("", "")
        if key:
            found.append(Edit(SET, key, values.pop(key, ""), value, unit.line))
    was = ["\n".join(unit.lines) for unit in old if (_scalar(unit) or ("",))[0] in ("", *values)]
    now = [unit for unit in new if not _scalar(unit)]
    found += [
        _other(unit, was[at] if at < len(was) else "", "\n".join(unit.lines)) for at, unit in enumerate(now)
    ]
    return found + [Edit(OTHER, "", text, "", old[-1].line, _section(old[-1])) for text in was[len(now) :]]


def _scalar(unit: _Unit) -> tuple[str, str] | None:
    match = _SCALAR.fullmatch(" ".join(unit.lines)) if unit.heading == STATE else None
    return (match[1], match[2]) if match else None


def _stripped(found: list[Edit]) -> list[Edit]:
    """A fact whose footer alone was taken away is neither deleted nor new."""
    new = {edit.new for edit in found if edit.what == ADDED}
    bare = {edit.old for edit in found if edit.what == DELETED and edit.old in new}
    return [
        Edit(OTHER, edit.id, edit.old, edit.new, edit.line, edit.section)
        if (edit.what == DELETED and edit.old in bare) or (edit.what == ADDED and edit.new in bare)
        else edit
        for edit in found
    ]


def _other(unit: _Unit, old: str, new: str) -> Edit:
    return Edit(OTHER, unit.id, old, new, unit.line, _section(unit))


def _section(unit: _Unit) -> str:
    return _SECTION_OF.get(unit.heading, unit.heading)


def _unlabelled(line: str) -> str:
    """A first line without the bold words that memkit puts before a text."""
    at = 0
    while match := _LABEL.match(line, at):
        at = match.end()
    return line[at + 2 :] if at and line.startswith(": ", at) else line


def _units(text: str) -> list[_Unit]:
    units: list[_Unit] = []
    item: list[str] = []
    heading, start = "", 0
    for number, line in enumerate([*text.replace("\r\n", "\n").split("\n"), ""], 1):
        footer = _FOOTER.fullmatch(line)
        if item and (footer or not _continues(line)):
            units.append(_unit(item, footer, line, start, heading))
            item = []
        elif item:
            item.append(line.rstrip())
            continue
        if footer or not line.strip() or line.startswith(_MARKER):
            continue
        if line.startswith("- "):
            item, start = [line.rstrip()], number
            continue
        heading = line[3:].strip() if line.startswith("## ") else heading
        units.append(_Unit("", (line.rstrip(),), "", number, heading))
    return units


def _continues(line: str) -> bool:
    """True for a line that belongs to the item above it; a lazy one too, as markdown has it."""
    return bool(line.strip()) and not line.startswith(("- ", "#", "<!--", ">"))


def _unit(item: list[str], footer: re.Match[str] | None, line: str, start: int, heading: str) -> _Unit:
    return _Unit(footer[1] if footer else "", tuple(item), line.strip() if footer else "", start, heading)
