"""Lays answers out on a terminal: marks first and in colour, aligned, wrapped to the width. Pipes get plain lines.

It starts from the lines that a pipe gets, and escapes control characters before it paints, so that only memkit's own
colours reach the terminal.
"""

from __future__ import annotations

import os
import sys

from memkit.cli.frame.ui import paint, visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from memkit.cli.frame.outcome import Outcome
    from memkit.query.call import Call

# with fewer columns the text goes below its id
_NARROW = 60
_LEAST = 20
_MARK_STYLES = {"STALE": "red", "IN CONFLICT": "red", "weak": "dim"}
_WAITING_STYLES = {"stale": "red", "conflict": "red", "problem": "red", "removed": "red"}
_HAPPENED = "what happened, not reviewed: "
_WEAK = "weak: "
# position of a session's kind in a line of the log
_AFTER_STEM = 30
_USUAL_WIDTH, _USUAL_HEIGHT = 80, 24
# git's own settings: quit if it fits on one screen, pass colours through, keep the screen
_LESS = "FRX"


def screen_lines(outcome: Outcome, call: Call, width: int) -> list[str]:
    """The lines to print on a terminal; none if a pager has shown them. `width` 0: unknown."""
    lines = laid_out_lines(outcome.layout, outcome.text, width or _USUAL_WIDTH, call.color)
    if outcome.pages and call.interactive:
        pager = pager_for(lines, _height())
        if pager and page(pager, lines):
            return []
    return [f"{line}\n" for line in lines]


def _height() -> int:
    try:
        return os.get_terminal_size(sys.stdout.fileno()).lines or _USUAL_HEIGHT
    except (OSError, ValueError, AttributeError):
        return _USUAL_HEIGHT


def laid_out_lines(layout: str, text: str, width: int, colour: bool) -> list[str]:
    """The answer's lines for `width` columns, in the layout `cards` (facts), `log` (sessions) or `status`."""
    lines = [visible(line, colour=False) for line in text.splitlines()]
    width = max(width, _LEAST)
    if layout == "cards":
        return list(_cards(lines, width, colour))
    place = _status_line if layout == "status" else _log_line
    return [row for line in lines for row in place(line, width, colour)]


class _Card:
    """One parsed line of a list: `[id] text  MARK · rest`, perhaps with a word in front."""

    def __init__(self, line: str) -> None:
        self.heading = _HAPPENED[:-2] if line.startswith(_HAPPENED) else ""
        line = line.removeprefix(_HAPPENED)
        weak = ["weak"] if line.startswith(_WEAK) else []
        self.id, _, said = line.removeprefix(_WEAK)[1:].partition("] ")
        # a fact's text is one line with single spaces, so two spaces end it
        self.text, _, standing = said.rpartition("  ")
        parts = standing.split(" · ")
        marks = [part for part in parts if part.isupper()]
        self.marks = [*weak, *sorted(marks, key=lambda mark: _MARK_STYLES.get(mark) != "red")]
        # a fact that is not fresh gets its mark in front
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
            yield from hanging_rows(line, width)
            continue
        if card.heading != heading:
            heading = card.heading
            yield from (paint(row, "dim", colour) for row in wrapped_rows(f"{heading}:", width))
        if width < _NARROW:
            yield from _stacked_rows(card, width, colour)
        else:
            yield from _column_rows(card, marks, ids, width, colour)


def _stacked_rows(card: _Card, width: int, colour: bool) -> Iterator[str]:
    """Marks and id on one line, the text below."""
    marks = [paint(mark, _MARK_STYLES.get(mark, "yellow"), colour) for mark in card.marks]
    fits = cells(" ".join([*card.marks, card.id])) <= width
    yield from (
        [" ".join([*marks, paint(card.id, "cyan", colour)])]
        if fits
        else [*marks, *(paint(row, "cyan", colour) for row in wrapped_rows(card.id, width))]
    )
    yield from (f"  {line}" for line in _card_lines(card, width - 2, colour))


def _column_rows(card: _Card, marks: int, ids: int, width: int, colour: bool) -> Iterator[str]:
    """Marks, id and text in columns; an id too long for its column gets its own line."""
    margin = marks + 2 if marks else 0
    told = _card_lines(card, width - margin - ids - 2, colour)
    left = [paint(f"{mark:<{marks}}", _MARK_STYLES.get(mark, "yellow"), colour) for mark in card.marks]
    names = [paint(card.id, "cyan", colour) + " " * (ids - cells(card.id))]
    if cells(card.id) > ids:
        names = [paint(row, "cyan", colour) for row in wrapped_rows(card.id, width - margin)]
        told = [*[""] * len(names), *told]
    for at in range(max(len(left), len(told))):
        mark = left[at] if at < len(left) else " " * marks
        name = names[at] if at < len(names) else " " * ids
        said = told[at] if at < len(told) else ""
        yield f"{mark}{'  ' if marks else ''}{name}  {said}".rstrip()


def _card_lines(card: _Card, width: int, colour: bool) -> list[str]:
    """The wrapped text, followed by the fact's tier, verdict and date."""
    lines = wrapped_rows(card.text, width)
    if not card.tail:
        return lines
    if lines and cells(lines[-1]) + 2 + cells(card.tail) <= width:
        return [*lines[:-1], f"{lines[-1]}  {paint(card.tail, 'dim', colour)}"]
    return lines + [paint(line, "dim", colour) for line in wrapped_rows(card.tail, width)]


def _log_line(line: str, width: int, colour: bool) -> Iterator[str]:
    """A session: its stem, then the rest, in a second column if there is room."""
    hang = _AFTER_STEM if width >= _NARROW and line[4:5] == "-" else None
    for at, row in enumerate(hanging_rows(line, width, hang)):
        stem, space, rest = row.partition("  ")
        is_head = at == 0 and stem and not line.startswith(" ")
        yield paint(stem, "cyan", colour) + space + rest if is_head else row


def _status_line(line: str, width: int, colour: bool) -> Iterator[str]:
    """A waiting item with its word in colour and its command behind or below it."""
    said, _, command = line.rstrip().partition(" · ")
    if not line.startswith("  ") or not command.strip():
        yield from hanging_rows(line, width, 2)
        return
    said, command = said.strip(), command.strip()
    style = next((style for word, style in _WAITING_STYLES.items() if word in said.split(":")[0]), "yellow")
    gap = line[2 + len(said) : line.rindex(command)]
    fits = cells(line) <= width
    for at, row in enumerate(wrapped_rows(said, width - 2)):
        first, space, rest = row.partition(" ")
        row = paint(first, style, colour) + space + rest if at == 0 else row
        yield f"  {row}{gap}{paint(command, 'cyan', colour)}" if fits else f"  {row}"
    if not fits:
        yield from (f"      {paint(row, 'cyan', colour)}" for row in wrapped_rows(command, width - 6))


def hanging_rows(line: str, width: int, hang: int | None = None) -> Iterator[str]:
    """One line wrapped at words with a hanging indent; unchanged if it fits."""
    if cells(line) <= width:
        yield line
        return
    indent = len(line) - len(line.lstrip())
    hang = min(indent + 4 if hang is None else hang, width // 2)
    first, *more = wrapped_rows(line.strip(), width - indent, width - hang)
    yield " " * indent + first
    yield from (" " * hang + row for row in more)


def wrapped_rows(text: str, width: int, later: int | None = None) -> list[str]:
    """The text in rows of `width` columns, broken at spaces; longer words are cut. `later`: the width of all rows but
    the first."""
    lines: list[str] = []
    row = ""
    room = max(width, 1)
    for word in text.split(" "):
        if row and cells(row) + 1 + cells(word) > room:
            lines.append(row.rstrip())
            row, room = "", max(width if later is None else later, 1)
        row = f"{row} {word}" if row else word
        while cells(row) > room:
            cut = _fitting_length(row, room)
            lines.append(row[:cut])
            row, room = row[cut:], max(width if later is None else later, 1)
    return [*lines, row] if row or not lines else lines


def _fitting_length(text: str, room: int) -> int:
    """How many characters of a text fit into `room` columns; at least one."""
    end = min(len(text), room)
    while end > 1 and cells(text[:end]) > room:
        end -= 1
    return end


def cells(text: str) -> int:
    """How many columns a text takes; wide characters take two."""
    # below the first wide character every printable character but combining marks takes one
    if text.isascii() or max(text) < "\u0300":
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def pager_for(lines: Sequence[str], rows: int) -> str:
    """The pager command for these lines; empty if they fit, or if an agent owns the terminal."""
    if len(lines) < rows or os.environ.get("TERM") == "dumb" or _is_agent():
        return ""
    wanted = os.environ.get("PAGER")
    if wanted is not None:
        return "" if wanted.strip() in ("", "cat") else wanted
    from shutil import which

    return "less" if which("less") else ""


def page(pager: str, lines: Sequence[str]) -> bool:
    """Shows the lines in the pager and waits for it; False if it did not start."""
    import signal
    import subprocess

    env = {"LESS": _LESS, "LV": "-c", **os.environ}
    sys.stdout.flush()
    try:
        # $PAGER is a shell command line, as for git
        process = subprocess.Popen(pager, shell=True, stdin=subprocess.PIPE, env=env)
    except OSError:
        return False
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process.communicate("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
    except OSError:
        process.wait()
    finally:
        signal.signal(signal.SIGINT, before)
    # 127: the shell did not find the program
    return process.returncode != 127


def _is_agent() -> bool:
    """True if an agent's host opened this terminal: it cannot turn pages."""
    from memkit.store.actors import HOST_MARKS

    return any(os.environ.get(mark) for mark, _ in HOST_MARKS)
