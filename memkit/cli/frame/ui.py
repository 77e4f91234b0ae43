"""Prints answers to stdout and errors to stderr, as text or JSON. The only module that knows a terminal.

It prints user text without markup, replaces characters that the console lacks by look-alikes, and escapes control
characters and characters that hide or reorder text, in a pipe too.
"""

from __future__ import annotations

import os
import sys
from itertools import chain

from memkit.boot import is_plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TextIO

    from memkit.cli.frame.outcome import Outcome
    from memkit.errors import MemkitError
    from memkit.model import Problem
    from memkit.query.call import Call

# beginnings of lines with a command to copy: never wrapped
_COPIED = ("hint: ", "next: ", "then: ")

STYLES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}

LOOK_ALIKES = {
    "→": "->", "←": "<-", "↔": "<->", "—": "--", "–": "-", "·": "|", "…": "...", "≤": "<=", "≥": ">=",
    "×": "x", "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "✓": "ok", "✗": "x", "▸": ">", "•": "*",
    "\u00a0": " ", "\u202f": " ", "≠": "!=", "−": "-",
}  # fmt: skip


def is_terminal(stream: TextIO | None) -> bool:
    """True if the stream is a terminal."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def colour_wanted(stream: TextIO | None) -> bool:
    """True if the stream is a terminal with colours and NO_COLOR is not set."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not is_terminal(stream):
        return False
    return os.name != "nt" or "WT_SESSION" in os.environ


def paint(text: str, style: str, on: bool) -> str:
    """The text in one of `STYLES` if colour is on, else unchanged."""
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if on else text


def columns(stream: TextIO | None = None) -> int:
    """The width of the terminal; 0 if the stream (stdout) is no terminal, so that lines stay whole."""
    stream = stream or sys.stdout
    if not is_terminal(stream):
        return 0
    given = os.environ.get("COLUMNS", "")
    if given.isascii() and given.isdigit() and int(given) > 0:
        return int(given)
    try:
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError, AttributeError):
        return 0


def emit(outcome: Outcome, call: Call, command: str) -> int:
    """Prints an outcome in the form that the call asks for and returns its exit code."""
    if call.json and not outcome.raw:
        from memkit.cli.frame.outcome import answer_document

        failed = _write_all(sys.stdout, [answer_document(outcome, command)], json=True)
    else:
        found = _problem_lines(outcome, call, sys.stdout) if outcome.finds else ()
        failed = _write_all(sys.stdout, chain(found, _shown_lines(outcome, call)), json=outcome.raw)
        _write_all(sys.stderr, _diagnostic_lines(outcome, call))
    if failed:
        from memkit.errors import MachineError

        message = f"the answer could not be written: {failed.strerror or failed}"
        raise MachineError(message, code="output-failed", hint="memkit log  # shows what is recorded")
    return outcome.exit_code


def print_error(error: MemkitError, *, as_json: bool, plain: bool = False) -> int:
    """Prints an error to stderr, without secrets and personal data, and returns its exit code."""
    from memkit.cli.frame.failure import discreet

    error = discreet(error)
    if as_json:
        from memkit.cli.frame.outcome import error_document

        _write_all(sys.stderr, [error_document(error)], json=True)
    else:
        colour = not plain and colour_wanted(sys.stderr)
        lines = error_lines(error, colour, columns(sys.stderr))
        _write_all(sys.stderr, [line + "\n" for line in lines])
    return error.exit_code


def error_lines(error: MemkitError, colour: bool = False, width: int = 0) -> list[str]:
    """An error as lines: place, message and code; details; the hint; the events that were not saved."""
    place = _place(error.file, error.line)
    lines = _message_rows(place, "error", f"{error.message} [{error.code}]", colour, width)
    lines += [row for line in error.detail for row in _wrapped_rows(f"  {line}", width)]
    lines += _hint(error.hint, colour)
    if error.unsaved:
        from memkit.cli.frame.outcome import unsaved_line

        lines.append(unsaved_line(error))
    return lines


def problem_lines(problem: Problem, colour: bool = False, width: int = 0) -> list[str]:
    """A problem as lines: place, message and code; the excerpt; the hint."""
    place = _place(problem.file, problem.line)
    lines = _message_rows(place, problem.severity, f"{problem.message} [{problem.code}]", colour, width)
    if problem.excerpt:
        number = f"{problem.line:5d}" if problem.line else "     "
        lines.append(f"{number} | {problem.excerpt}")
    return lines + _hint(problem.hint, colour)


def _place(file: str, line: int) -> str:
    if not file:
        return "memkit:"
    return f"{file}:{line}:" if line else f"{file}:"


def _message_rows(place: str, severity: str, message: str, colour: bool, width: int) -> list[str]:
    """The place and the message, wrapped at words to `width` columns."""
    word = f" {severity}: "
    first, *rest = _wrapped_rows(f"{place}{word}{message}", width)
    painted = paint(word.strip(), "yellow" if severity == "warning" else "red", colour)
    return [first.replace(word, f" {painted} ", 1), *rest]


def _wrapped_rows(line: str, width: int) -> list[str]:
    """The line in rows of `width` columns; whole if that is 0 or the line holds a command to copy."""
    if not width or len(line) <= width // 2 or line.lstrip().startswith(_COPIED):
        return [line]
    from memkit.cli.frame.screen import hanging_rows

    return list(hanging_rows(visible(line, colour=False), width))


def _hint(hint: str, colour: bool) -> list[str]:
    return [paint("hint:", "cyan", colour) + " " + hint] if hint else []


def _shown_lines(outcome: Outcome, call: Call) -> Iterable[str | bytes]:
    """The answer's lines, laid out if stdout is a terminal and the verb has a layout."""
    width = 0 if outcome.raw or call.quiet else columns()
    if not (outcome.layout and outcome.text) or call.quiet or not is_terminal(sys.stdout):
        return _answer_lines(outcome, call.quiet and not outcome.raw, width)
    from memkit.cli.frame.screen import screen_lines

    return screen_lines(outcome, call, width)


def _answer_lines(outcome: Outcome, quiet: bool, width: int) -> Iterator[str | bytes]:
    if quiet:
        yield from [_with_newline(outcome.id)] if outcome.id else []
        return
    if outcome.text and width:
        yield from (f"{row}\n" for line in outcome.text.splitlines() for row in _wrapped_rows(line, width))
    elif outcome.text:
        yield _with_newline(outcome.text)
    if outcome.utf8:
        yield outcome.utf8
    for line in outcome.lines or ():
        yield _with_newline(line)


def _with_newline(text: str) -> str:
    return text if text.endswith("\n") else text + "\n"


def _problem_lines(outcome: Outcome, call: Call, stream: TextIO | None) -> Iterator[str]:
    colour, width = call.color and colour_wanted(stream), columns(stream)
    for problem in outcome.problems:
        yield "\n".join(problem_lines(_discreet_problem(problem), colour, width)) + "\n"


def _diagnostic_lines(outcome: Outcome, call: Call) -> Iterator[str]:
    if not outcome.finds:
        yield from _problem_lines(outcome, call, sys.stderr)
    width = columns(sys.stderr)
    for note in map(_discreet_note, outcome.notes):
        line = note if note.startswith("hint: ") else f"memkit: {note}"
        yield _with_newline(
            "\n".join(row for part in line.splitlines() for row in _wrapped_rows(part, width))
        )


def _discreet_problem(problem: Problem) -> Problem:
    from memkit.cli.frame.failure import discreet_problem

    return discreet_problem(problem)


def _discreet_note(note: str) -> str:
    from memkit.cli.frame.failure import discreet_text

    return discreet_text(note)


def _write_all(stream: TextIO | None, pieces: Iterable[str | bytes], json: bool = False) -> OSError | None:
    """Writes and flushes; returns the error, if any. A reader that closed the pipe is no error."""
    # the caller closed the stream (`>&-`)
    if stream is None:
        return None
    terminal = is_terminal(stream)
    for piece in pieces:
        try:
            text = str(piece, "utf-8") if isinstance(piece, bytes) else piece
            printed = visible(text, colour=terminal and not json, json=json)
            if isinstance(piece, bytes) and printed == text and not terminal and _takes_utf8(stream):
                stream.flush()
                stream.buffer.write(piece)
                continue
            write(stream, printed)
        except OSError as error:
            return _abandon_stream(stream, error)
    try:
        stream.flush()
    except OSError as error:
        return _abandon_stream(stream, error)
    return None


def _takes_utf8(stream: TextIO) -> bool:
    """True if UTF-8 bytes can go to the stream's buffer unchanged."""
    encoding = str(getattr(stream, "encoding", "")).lower()
    return os.linesep == "\n" and encoding == "utf-8" and hasattr(stream, "buffer")


def _abandon_stream(stream: TextIO, error: OSError) -> OSError | None:
    """Points the stream at /dev/null, so that the interpreter's last flush does not fail; returns a real error."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):
        pass
    return None if isinstance(error, BrokenPipeError) else error


def write(stream: TextIO, text: str) -> None:
    """Writes text; a character that the encoding lacks becomes a look-alike or a question mark."""
    try:
        stream.write(text)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(in_encoding(text, encoding))


def in_encoding(text: str, encoding: str) -> str:
    """The text with look-alikes for characters that the encoding lacks."""
    kept = []
    for sign in text:
        try:
            sign.encode(encoding)
            kept.append(sign)
        except UnicodeEncodeError:
            kept.append(LOOK_ALIKES.get(sign, "?"))
    return "".join(kept)


def visible(text: str, colour: bool = True, json: bool = False) -> str:
    """The text with control, hiding and reordering characters escaped; memkit's own colours stay if `colour`."""
    if is_plain(text):
        return text
    from memkit.privacy.characters import shown

    if not colour:
        return shown(text, json=json)
    import re

    ours = "|".join(("0", *STYLES.values()))
    parts = re.split(rf"(\x1b\[(?:{ours})m)", text)
    return "".join(part if at % 2 else shown(part) for at, part in enumerate(parts))
