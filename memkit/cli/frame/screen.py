"""How answers look at a terminal: marks first and coloured, wrapped to the width, aligned. Pipes never come here.

The lines are those that a pipe gets. Text of others is made visible before anything is painted, so that only our own
colours reach the terminal.
"""

from __future__ import annotations

import os
import sys

from memkit.cli.frame.ui import paint, visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.cli.frame.outcome import Outcome
    from memkit.query.call import Call

# fewer columns than this: the text stands below its id, not beside it
_NARROW = 60
_LEAST = 20
_MARK_STYLES = {"STALE": "red", "IN CONFLICT": "red", "weak": "dim"}
_WAITING_STYLES = {"stale": "red", "conflict": "red", "problem": "red", "removed": "red"}
_HAPPENED = "what happened, not reviewed: "
_WEAK = "weak: "
# where the kind of a session stands in a line of the log
_AFTER_STEM = 30
_USUAL_WIDTH, _USUAL_HEIGHT = 80, 24


def screen_lines(outcome: Outcome, call: Call, width: int) -> list[str]:
    """The answer as a terminal shows it; nothing if a pager has shown it already. `width`: 0 if it is not known."""
    lines = laid_out(outcome.layout, outcome.text, width or _USUAL_WIDTH, call.color)
    if outcome.pages and call.interactive:
        from memkit.cli.frame.pager import page, pager_for

        pager = pager_for(lines, _height())
        if pager and page(pager, lines):
            return []
    return [f"{line}\n" for line in lines]


def _height() -> int:
    try:
        return os.get_terminal_size(sys.stdout.fileno()).lines or _USUAL_HEIGHT
    except (OSError, ValueError, AttributeError):
        return _USUAL_HEIGHT


def laid_out(layout: str, text: str, width: int, colour: bool) -> list[str]:
    """The lines of an answer for so many columns: `cards` (facts), `log` (sessions) or `status`."""
    lines = [visible(line, colour=False) for line in text.splitlines()]
    width = max(width, _LEAST)
    if layout == "cards":
        return list(_cards(lines, width, colour))
    place = _status_line if layout == "status" else _log_line
    return [row for line in lines for row in place(line, width, colour)]


class _Card:
    """One line of a list, taken apart: `[id] text  MARK · rest`, perhaps with a word in front."""

    def __init__(self, line: str) -> None:
        self.heading = _HAPPENED[:-2] if line.startswith(_HAPPENED) else ""
        line = line.removeprefix(_HAPPENED)
        weak = ["weak"] if line.startswith(_WEAK) else []
        self.id, _, said = line.removeprefix(_WEAK)[1:].partition("] ")
        # the text of a fact stands in one line and has single spaces only
        self.text, _, standing = said.rpartition("  ")
        parts = standing.split(" · ")
        marks = [part for part in parts if part.isupper()]
        self.marks = [*weak, *sorted(marks, key=lambda mark: _MARK_STYLES.get(mark) != "red")]
        # what is not fresh has a mark in front
        self.tail = " · ".join(part for part in parts if part not in marks and part != "fresh")


def _is_card(line: str) -> bool:
    bare = line.removeprefix(_HAPPENED).removeprefix(_WEAK)
    return bare.startswith("[") and "] " in bare and "  " in bare


def _cards(lines: list[str], width: int, colour: bool) -> Iterator[str]:
    cards = {at: _Card(line) for at, line in enumerate(lines) if _is_card(line)}
    marks = max((len(mark) for card in cards.values() for mark in card.marks), default=0)
    ids = min(max((cells(card.id) for card in cards.values()), default=0), width // 3)
    heading = ""
    for at, line in enumerate(lines):
        card = cards.get(at)
        if card is None:
            yield from hanging(line, width)
            continue
        if card.heading != heading:
            heading = card.heading
            yield from (paint(row, "dim", colour) for row in wrapped(f"{heading}:", width))
        if width < _NARROW:
            yield from _stacked(card, width, colour)
        else:
            yield from _beside(card, marks, ids, width, colour)


def _stacked(card: _Card, width: int, colour: bool) -> Iterator[str]:
    """Marks and id on a line of their own, the text below."""
    marks = [paint(mark, _MARK_STYLES.get(mark, "yellow"), colour) for mark in card.marks]
    fits = cells(" ".join([*card.marks, card.id])) <= width
    yield from (
        [" ".join([*marks, paint(card.id, "cyan", colour)])]
        if fits
        else [*marks, *(paint(row, "cyan", colour) for row in wrapped(card.id, width))]
    )
    yield from (f"  {line}" for line in _card_lines(card, width - 2, colour))


def _beside(card: _Card, marks: int, ids: int, width: int, colour: bool) -> Iterator[str]:
    """Marks, id and text in columns; an id too long for its column has a line to itself."""
    margin = marks + 2 if marks else 0
    told = _card_lines(card, width - margin - ids - 2, colour)
    left = [paint(f"{mark:<{marks}}", _MARK_STYLES.get(mark, "yellow"), colour) for mark in card.marks]
    names = [paint(card.id, "cyan", colour) + " " * (ids - cells(card.id))]
    if cells(card.id) > ids:
        names = [paint(row, "cyan", colour) for row in wrapped(card.id, width - margin)]
        told = [*[""] * len(names), *told]
    for at in range(max(len(left), len(told))):
        mark = left[at] if at < len(left) else " " * marks
        name = names[at] if at < len(names) else " " * ids
        said = told[at] if at < len(told) else ""
        yield f"{mark}{'  ' if marks else ''}{name}  {said}".rstrip()


def _card_lines(card: _Card, width: int, colour: bool) -> list[str]:
    """The text in lines, and behind its end, or below it, how the fact stands."""
    lines = wrapped(card.text, width)
    if not card.tail:
        return lines
    if lines and cells(lines[-1]) + 2 + cells(card.tail) <= width:
        return [*lines[:-1], f"{lines[-1]}  {paint(card.tail, 'dim', colour)}"]
    return lines + [paint(line, "dim", colour) for line in wrapped(card.tail, width)]


def _log_line(line: str, width: int, colour: bool) -> Iterator[str]:
    """A session: its stem, then the rest in a column of its own if there is room for one."""
    hang = _AFTER_STEM if width >= _NARROW and line[4:5] == "-" else None
    for at, row in enumerate(hanging(line, width, hang)):
        stem, space, rest = row.partition("  ")
        is_head = at == 0 and stem and not line.startswith(" ")
        yield paint(stem, "cyan", colour) + space + rest if is_head else row


def _status_line(line: str, width: int, colour: bool) -> Iterator[str]:
    """What waits, its word in colour, with its command behind it or below."""
    said, _, command = line.rstrip().rpartition("  ")
    if not line.startswith("  ") or not said.strip():
        yield from hanging(line, width, 2)
        return
    said, command = said.strip(), command.strip()
    style = next((style for word, style in _WAITING_STYLES.items() if word in said.split(":")[0]), "yellow")
    room = line.rindex(command)
    fits = cells(line) <= width
    for at, row in enumerate(wrapped(said, width - 2)):
        first, space, rest = row.partition(" ")
        row = paint(first, style, colour) + space + rest if at == 0 else row
        yield (
            f"  {row}{' ' * (room - 2 - cells(said))}{paint(command, 'cyan', colour)}" if fits else f"  {row}"
        )
    if not fits:
        yield from (f"      {paint(row, 'cyan', colour)}" for row in wrapped(command, width - 6))


def hanging(line: str, width: int, hang: int | None = None) -> Iterator[str]:
    """One line wrapped at words, its further rows indented more than the first; its spaces stay if it fits."""
    if cells(line) <= width:
        yield line
        return
    indent = len(line) - len(line.lstrip())
    hang = min(indent + 4 if hang is None else hang, width // 2)
    first, *more = wrapped(line.strip(), width - indent, width - hang)
    yield " " * indent + first
    yield from (" " * hang + row for row in more)


def wrapped(text: str, width: int, later: int | None = None) -> list[str]:
    """The text in lines of so many columns, broken at spaces; a word that is longer is cut. `later`: the width of
    all lines but the first."""
    lines: list[str] = []
    row = ""
    room = max(width, 1)
    for word in text.split(" "):
        if row and cells(row) + 1 + cells(word) > room:
            lines.append(row.rstrip())
            row, room = "", max(width if later is None else later, 1)
        row = f"{row} {word}" if row else word
        while cells(row) > room:
            cut = _fitting(row, room)
            lines.append(row[:cut])
            row, room = row[cut:], max(width if later is None else later, 1)
    return [*lines, row] if row or not lines else lines


def _fitting(text: str, room: int) -> int:
    """How many characters of a text fit; at least one."""
    end = min(len(text), room)
    while end > 1 and cells(text[:end]) > room:
        end -= 1
    return end


def cells(text: str) -> int:
    """How many columns a text takes: wide letters take two."""
    # below the first wide letter every printable character takes one, but for marks that combine
    if text.isascii() or max(text) < "\u0300":
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)
