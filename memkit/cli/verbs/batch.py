"""Many candidates from JSON lines: each is judged by itself; a bad line is reported and the rest counts."""

from __future__ import annotations

import json
from typing import Any

from memkit.cli.frame.outcome import Outcome
from memkit.errors import LedgerUnreadable, MachineError, MemkitError, UsageError
from memkit.model.problem import Problem
from memkit.write.claims import Intent, Raised, propose
from memkit.write.transaction import Transaction

_PLAIN = ("text", "id", "kind", "section", "src")


def propose_all(tx: Transaction, source: str) -> Outcome:
    """Raises every candidate of a file of JSON lines."""
    raised: list[Raised] = []
    problems: list[Problem] = []
    for number, line in enumerate(_lines(tx, source), 1):
        if not line.strip():
            continue
        try:
            raised.append(propose(tx, _intent(json.loads(line))))
        except (LedgerUnreadable, MachineError):
            # no line's fault; what is raised already is known when the file is given again
            raise
        except (MemkitError, ValueError, TypeError) as error:
            hint = getattr(error, "hint", '{"text": "One sentence.", "kind": "fact"}')
            code = getattr(error, "code", "bad-line")
            problems.append(Problem(code, source, number, str(error), hint))
        tx.look_again()
    known = [item.fact.id for item in raised if item.known]
    new = [item.fact.id for item in raised if not item.known]
    said = f"raised {len(new)} · {len(known)} known · {len(problems)} refused"
    if new and raised[-1].receipt.session:
        said += f" · session {raised[-1].receipt.session}"
    data = {"candidates": new, "known": known, "refused": len(problems)}
    return Outcome(said, data=data, problems=tuple(problems), exit_code=4 if problems else 0)


def _lines(tx: Transaction, source: str) -> list[str]:
    if source == "-":
        return tx.call.stdin().splitlines()
    from os.path import join

    from memkit.store.files import read

    try:
        return read(join(tx.call.cwd, source)).decode().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(
            f"{source}: {error}", code="unreadable", hint="memkit propose --from-file FILE"
        ) from None


def _intent(line: Any) -> Intent:
    if not isinstance(line, dict) or not isinstance(line.get("text"), str):
        raise ValueError("no object with a text")
    evidence = line.get("evidence") or ()
    given = (evidence,) if isinstance(evidence, str) else tuple(str(item) for item in evidence)
    fields = {
        str(key): str(value)
        for key, value in line.items()
        if key not in (*_PLAIN, "evidence", "body", "supersedes") and isinstance(value, str | int)
    }
    text, id, kind, section, src = (str(line.get(key) or "") for key in _PLAIN)
    return Intent(text, id, kind, section, src, given, fields, str(line.get("body") or ""))
