"""Answers and errors as JSON documents. Imported only under `--json`, and when events could not be saved."""

from __future__ import annotations

from memkit.boot.json import dumps
from memkit.cli.frame.ui import SCHEMA

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.cli.frame.outcome import Outcome
    from memkit.errors import MemkitError
    from memkit.model.problem import Problem

_PROBLEM_FIELDS = ("code", "severity", "file", "line", "message", "hint")
_ERROR_FIELDS = ("code", "message", "file", "line", "hint", "exit_code")


def answer_document(outcome: Outcome, command: str) -> str:
    """The document on stdout: command, data, problems, notes."""
    document: dict[str, object] = {
        "schema": SCHEMA,
        "command": command,
        "ok": outcome.exit_code == 0,
        "data": dict(outcome.data or {}),
        "problems": [_problem_fields(problem) for problem in outcome.problems],
    }
    if outcome.notes:
        from memkit.cli.frame.discreet import discreet_text

        document["notes"] = list(map(discreet_text, outcome.notes))
    return _document(document)


def _problem_fields(problem: Problem) -> dict[str, object]:
    from memkit.cli.frame.discreet import discreet_problem

    shown = discreet_problem(problem)
    return {field: getattr(shown, field) for field in _PROBLEM_FIELDS}


def error_document(error: MemkitError) -> str:
    """The document on stderr: code, message, place, hint, exit code."""
    found: dict[str, object] = {
        "schema": SCHEMA,
        **{field: getattr(error, field) for field in _ERROR_FIELDS},
    }
    if error.detail:
        found["detail"] = list(error.detail)
    if error.unsaved:
        found["unsaved"] = list(error.unsaved)
    return _document(found)


def unsaved_line(error: MemkitError) -> str:
    """The events that were not saved, in one line that `memkit outbox retry -` takes."""
    return dumps({"schema": SCHEMA, "unsaved": list(error.unsaved)}, compact=True, default=_sorted_set)


def _document(value: dict[str, object]) -> str:
    return dumps(value, default=_sorted_set) + "\n"


def _sorted_set(value: object) -> object:
    """A set as a sorted list; any other value that JSON does not have is a bug."""
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    raise TypeError(f"not JSON: {type(value).__name__}")
