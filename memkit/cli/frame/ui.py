"""Printing: answers to stdout, refusals to stderr, in text or as JSON. The only place that knows a terminal.

User text goes out as it is, without markup. What a console cannot show is replaced by a look-alike; control
characters and characters that hide or reorder text are shown instead of obeyed, in a pipe too.
"""

from __future__ import annotations

import os
import sys
from itertools import chain

from memkit.boot.plain import is_plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TextIO

    from memkit.cli.frame.outcome import Outcome
    from memkit.errors import MemkitError
    from memkit.model.problem import Problem
    from memkit.query.call import Call

SCHEMA = "memkit/1"

# lines that hold a command to copy
_COPIED = ("hint: ", "next: ", "then: ")

STYLES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}

LOOK_ALIKES = {
    "→": "->", "←": "<-", "↔": "<->", "—": "--", "–": "-", "·": "|", "…": "...", "≤": "<=", "≥": ">=",
    "×": "x", "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "✓": "ok", "✗": "x", "▸": ">", "•": "*",
    "\u00a0": " ", "\u202f": " ", "≠": "!=", "−": "-",
}  # fmt: skip


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person is at the other end."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def colour_wanted(stream: TextIO | None) -> bool:
    """Colour only on a terminal that has some, and never against NO_COLOR."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not is_terminal(stream):
        return False
    return os.name != "nt" or "WT_SESSION" in os.environ


def paint(text: str, style: str, on: bool) -> str:
    """The text in one of `STYLES` when colour is on, else as it is."""
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if on else text


def columns(stream: TextIO | None = None) -> int:
    """How wide the terminal is; 0 when the stream (stdout) is none, and lines may be as long as they are."""
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
    """Prints an outcome as the call wants it and returns its exit code."""
    if call.json and not outcome.raw:
        failed = _write_all(sys.stdout, [_dumps(_document(outcome, command)) + "\n"], json=True)
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
    """Prints what stopped a verb, on stderr, and returns its exit code. Never a secret or a person in the call."""
    from memkit.cli.frame.discreet import discreet

    error = discreet(error)
    if as_json:
        _write_all(sys.stderr, [_dumps(_error_object(error)) + "\n"], json=True)
    else:
        colour = not plain and colour_wanted(sys.stderr)
        lines = error_lines(error, colour, columns(sys.stderr))
        _write_all(sys.stderr, [line + "\n" for line in lines])
    return error.exit_code


def error_lines(error: MemkitError, colour: bool = False, width: int = 0) -> list[str]:
    """An error in the house layout: place, message and code; details; the hint; what was not saved."""
    place = _place(error.file, error.line)
    lines = _said(place, "error", f"{error.message} [{error.code}]", colour, width)
    lines += [row for line in error.detail for row in _fitted(f"  {line}", width)]
    lines += _hint(error.hint, colour)
    if error.unsaved:
        lines.append(_dumps({"schema": SCHEMA, "unsaved": list(error.unsaved)}, compact=True))
    return lines


def problem_lines(problem: Problem, colour: bool = False, width: int = 0) -> list[str]:
    """A problem in the house layout: place, message and code; the line itself; the hint."""
    place = _place(problem.file, problem.line)
    lines = _said(place, problem.severity, f"{problem.message} [{problem.code}]", colour, width)
    if problem.excerpt:
        number = f"{problem.line:5d}" if problem.line else "     "
        lines.append(f"{number} | {problem.excerpt}")
    return lines + _hint(problem.hint, colour)


def _place(file: str, line: int) -> str:
    if not file:
        return "memkit:"
    return f"{file}:{line}:" if line else f"{file}:"


def _said(place: str, severity: str, message: str, colour: bool, width: int) -> list[str]:
    """The message behind its place, wrapped at words for a terminal of so many columns."""
    word = f" {severity}: "
    first, *rest = _fitted(f"{place}{word}{message}", width)
    painted = paint(word.strip(), "yellow" if severity == "warning" else "red", colour)
    return [first.replace(word, f" {painted} ", 1), *rest]


def _fitted(line: str, width: int) -> list[str]:
    """The line in rows of so many columns; 0 leaves it whole. A command to copy is never broken."""
    if not width or len(line) <= width // 2 or line.lstrip().startswith(_COPIED):
        return [line]
    from memkit.cli.frame.screen import hanging

    return list(hanging(visible(line, colour=False), width))


def _hint(hint: str, colour: bool) -> list[str]:
    return [paint("hint:", "cyan", colour) + " " + hint] if hint else []


def _shown_lines(outcome: Outcome, call: Call) -> Iterable[str | bytes]:
    """The answer itself, laid out if a terminal shows it and its verb has a layout."""
    width = 0 if outcome.raw or call.quiet else columns()
    if not (outcome.layout and outcome.text) or call.quiet or not is_terminal(sys.stdout):
        return _answer_lines(outcome, call.quiet and not outcome.raw, width)
    from memkit.cli.frame.screen import screen_lines

    return screen_lines(outcome, call, width)


def _answer_lines(outcome: Outcome, quiet: bool, width: int) -> Iterator[str | bytes]:
    if quiet:
        yield from [_ended(outcome.id)] if outcome.id else []
        return
    if outcome.text and width:
        yield from (f"{row}\n" for line in outcome.text.splitlines() for row in _fitted(line, width))
    elif outcome.text:
        yield _ended(outcome.text)
    if outcome.utf8:
        yield outcome.utf8
    for line in outcome.lines or ():
        yield _ended(line)


def _ended(text: str) -> str:
    return text if text.endswith("\n") else text + "\n"


def _problem_lines(outcome: Outcome, call: Call, stream: TextIO | None) -> Iterator[str]:
    colour, width = call.color and colour_wanted(stream), columns(stream)
    for problem in outcome.problems:
        yield "\n".join(problem_lines(_discreet(problem), colour, width)) + "\n"


def _diagnostic_lines(outcome: Outcome, call: Call) -> Iterator[str]:
    if not outcome.finds:
        yield from _problem_lines(outcome, call, sys.stderr)
    width = columns(sys.stderr)
    for note in map(_said_discreetly, outcome.notes):
        line = note if note.startswith("hint: ") else f"memkit: {note}"
        yield _ended("\n".join(row for part in line.splitlines() for row in _fitted(part, width)))


def _discreet(problem: Problem) -> Problem:
    from memkit.cli.frame.discreet import discreet_problem

    return discreet_problem(problem)


def _said_discreetly(note: str) -> str:
    from memkit.cli.frame.discreet import discreet_text

    return discreet_text(note)


def _document(outcome: Outcome, command: str) -> dict[str, object]:
    document: dict[str, object] = {
        "schema": SCHEMA,
        "command": command,
        "ok": outcome.exit_code == 0,
        "data": dict(outcome.data or {}),
        "problems": [_problem_object(_discreet(problem)) for problem in outcome.problems],
    }
    if outcome.notes:
        document["notes"] = list(map(_said_discreetly, outcome.notes))
    return document


def _problem_object(problem: Problem) -> dict[str, object]:
    fields = ("code", "severity", "file", "line", "message", "hint")
    return {field: getattr(problem, field) for field in fields}


def _error_object(error: MemkitError) -> dict[str, object]:
    fields = ("code", "message", "file", "line", "hint", "exit_code")
    found: dict[str, object] = {"schema": SCHEMA, **{field: getattr(error, field) for field in fields}}
    if error.detail:
        found["detail"] = list(error.detail)
    if error.unsaved:
        found["unsaved"] = list(error.unsaved)
    return found


def _dumps(value: object, compact: bool = False) -> str:
    from memkit.boot.json import dumps

    return dumps(value, compact=compact, default=_plain)


def _plain(value: object) -> object:
    """Sets have no order of their own and tuples are lists already; anything else is a mistake of ours."""
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"not JSON: {type(value).__name__}")


def _write_all(stream: TextIO | None, pieces: Iterable[str | bytes], json: bool = False) -> OSError | None:
    """Writes and flushes; what went wrong, if anything. A reader that has gone away is nothing wrong."""
    # stdout was closed by the caller (`>&-`): there is nobody to tell
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
            return _given_up(stream, error)
    try:
        stream.flush()
    except OSError as error:
        return _given_up(stream, error)
    return None


def _takes_utf8(stream: TextIO) -> bool:
    """Whether bytes of UTF-8 can be written below a stream as they are."""
    encoding = str(getattr(stream, "encoding", "")).lower()
    return os.linesep == "\n" and encoding == "utf-8" and hasattr(stream, "buffer")


def _given_up(stream: TextIO, error: OSError) -> OSError | None:
    """Points the stream nowhere, so that the interpreter's own last flush does not complain."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError, AttributeError):
        pass
    return None if isinstance(error, BrokenPipeError) else error


def write(stream: TextIO, text: str) -> None:
    """Writes text; what the console's encoding lacks becomes a look-alike or a question mark."""
    try:
        stream.write(text)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(in_encoding(text, encoding))


def in_encoding(text: str, encoding: str) -> str:
    """The text with only such characters as the encoding has."""
    kept = []
    for sign in text:
        try:
            sign.encode(encoding)
            kept.append(sign)
        except UnicodeEncodeError:
            kept.append(LOOK_ALIKES.get(sign, "?"))
    return "".join(kept)


def visible(text: str, colour: bool = True, json: bool = False) -> str:
    """What hides, reorders or controls is shown, not obeyed; our own colours stay if there may be any."""
    if is_plain(text):
        return text
    from memkit.privacy.characters import shown

    if not colour:
        return shown(text, json=json)
    import re

    ours = "|".join(("0", *STYLES.values()))
    parts = re.split(rf"(\x1b\[(?:{ours})m)", text)
    return "".join(part if at % 2 else shown(part) for at, part in enumerate(parts))
