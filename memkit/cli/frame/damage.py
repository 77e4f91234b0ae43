"""Damage in an answer: whatever verb was asked, what it says of the memory is not all there was.

Only imported where a session is damaged or missing.
"""

from __future__ import annotations

from memkit.query.damage import line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.cli.frame.outcome import Outcome
    from memkit.errors import MemkitError
    from memkit.query.call import Call

UNREADABLE = 3
_LITTLE = "nothing in what is intact; what stood in the rest is not searched and not shown until it is mended"


def with_damage(outcome: Outcome, call: Call) -> Outcome:
    """The answer with one line that names the damage, the damage itself under `--json`, and exit code 3.

    That nothing was found says little about a memory of which a part cannot be read, so it is said of the rest only.
    """
    notes = outcome.notes if outcome.text else (_LITTLE,)
    outcome.notes = (*notes, line(call.damage))
    if call.json:
        outcome.problems = tuple(dict.fromkeys((*outcome.problems, *call.damage)))
    outcome.exit_code = UNREADABLE
    return outcome


def error_with_damage(error: MemkitError, call: Call) -> MemkitError:
    """The error with the same line; what was not found may stand in a session that is damaged or missing."""
    error.detail = (*error.detail, line(call.damage))
    if error.exit_code == 1:
        error.exit_code = UNREADABLE
    return error
