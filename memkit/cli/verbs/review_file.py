"""The answers of `review --apply`: JSON lines, or a list, each with the line it stands on."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.problem import Problem
    from memkit.query.call import Call
    from memkit.write.review_answer import Answer

_HINT = '{"item": "candidate:rate-limit-429", "answer": "promote"}'


def read_answers(call: Call, source: str) -> tuple[list[tuple[int, Answer]], tuple[Problem, ...]]:
    """(number, answer) of every line that is one, and a problem for every other; refuses a file it cannot read."""
    from os.path import join

    from memkit.errors import UsageError
    from memkit.store.files import read

    try:
        text = call.stdin() if source == "-" else read(join(call.cwd, source)).decode("utf-8-sig")
    except OSError as error:
        message = f"--apply {source}: {(error.strerror or str(error)).lower()}"
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
    """How a problem names the place of an answer."""
    return "stdin" if source == "-" else source


def _rows(text: str, source: str) -> tuple[list[tuple[int, object]], list[Problem]]:
    """The rows with their numbers: of a list the place in it, else the line."""
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
            problems.append(_problem(source, number, "this line is no JSON"))
    return rows, problems


def _wrong(row: object) -> str:
    """What is wrong with a row as such; nothing if it is an answer."""
    from memkit.write.review_answer import FIELDS

    if not isinstance(row, dict):
        return "this is no answer"
    unknown = [str(key) for key in row if key not in FIELDS]
    if unknown:
        return f"an answer has no {', '.join(unknown)}; it has {', '.join(FIELDS)}"
    bad = [key for key, value in row.items() if not isinstance(value, str)]
    return f"{bad[0]} is no text" if bad else ""


def _problem(source: str, number: int, message: str) -> Problem:
    from memkit.model.problem import Problem

    return Problem("bad-answers", shown_name(source), number, message, _HINT)
