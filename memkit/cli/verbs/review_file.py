"""Reads the answers of `review --apply`: JSON lines or a JSON list, each with its line number."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.problem import Problem
    from memkit.query.call import Call
    from memkit.write.review_answer import Answer

_HINT = '{"item": "candidate:rate-limit-429", "answer": "promote"}'


def read_answers(call: Call, source: str) -> tuple[list[tuple[int, Answer]], tuple[Problem, ...]]:
    """(number, answer) per valid line and a problem per invalid one; raises if it cannot read the file."""
    from os.path import join

    from memkit.errors import UsageError, reason
    from memkit.store.files import read

    try:
        text = call.stdin() if source == "-" else read(join(call.cwd, source)).decode("utf-8-sig")
    except OSError as error:
        message = f"--apply {source}: {reason(error).lower()}"
        raise UsageError(
            message, code="bad-answers", hint="memkit review --json  # lists what waits"
        ) from None
    except ValueError as error:
        raise UsageError(f"--apply {source}: {error}", code="bad-answers", hint=_HINT) from None
    rows, problems = _rows(text, source)
    found: list[tuple[int, Answer]] = []
    for number, row in rows:
        wrong = _wrong(row)
        if wrong:
            problems.append(_problem(source, number, wrong))
        elif isinstance(row, dict):
            found.append((number, {str(key): str(value) for key, value in row.items()}))
    return found, tuple(problems)


def shown_name(source: str) -> str:
    """The file name that a problem shows."""
    return "stdin" if source == "-" else source


def _rows(text: str, source: str) -> tuple[list[tuple[int, object]], list[Problem]]:
    """The rows with their numbers: the position in a list, else the line."""
    import json

    if text.lstrip().startswith("["):
        from memkit.errors import UsageError

        try:
            return list(enumerate(json.loads(text), 1)), []
        except ValueError as error:
            raise UsageError(f"--apply {source}: {error}", code="bad-answers", hint=_HINT) from None
    rows: list[tuple[int, object]] = []
    problems: list[Problem] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            rows += [(number, json.loads(line))] if line.strip() else []
        except ValueError:
            problems.append(_problem(source, number, "this line is not JSON"))
    return rows, problems


def _wrong(row: object) -> str:
    """What is wrong with a row, or ""."""
    from memkit.write.review_answer import FIELDS

    if not isinstance(row, dict):
        return "an answer is a JSON object"
    unknown = [str(key) for key in row if key not in FIELDS]
    if unknown:
        return f"an answer has no {', '.join(unknown)}; it has {', '.join(FIELDS)}"
    bad = [key for key, value in row.items() if not isinstance(value, str)]
    return f"{bad[0]} must be a string" if bad else ""


def _problem(source: str, number: int, message: str) -> Problem:
    from memkit.model.problem import Problem

    return Problem("bad-answers", shown_name(source), number, message, _HINT)
