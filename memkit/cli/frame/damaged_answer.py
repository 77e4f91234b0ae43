"""What `find.answer` does when the memory or its caches are damaged. Imported only then."""

from __future__ import annotations

import os

from memkit.errors import MemkitError
from memkit.query.damage import damage_line
from memkit.store.cache_home import HOME, empty

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.cli.frame.outcome import Outcome
    from memkit.errors import MemkitError
    from memkit.query.call import Call

UNREADABLE = 3
_LITTLE = (
    "nothing in the intact sessions; damaged sessions are neither searched nor shown until you restore them"
)


def with_damage(outcome: Outcome, call: Call) -> Outcome:
    """The answer with a line that names the damage (with the damage itself under `--json`) and exit code 3.

    "Nothing found" then speaks of the intact sessions only.
    """
    notes = outcome.notes if outcome.text else (_LITTLE,)
    outcome.notes = (*notes, damage_line(call.damage))
    if call.json:
        outcome.problems = tuple(dict.fromkeys((*outcome.problems, *call.damage)))
    outcome.exit_code = UNREADABLE
    return outcome


def error_with_damage(error: MemkitError, call: Call) -> MemkitError:
    """The error with the same line: what was not found may be in a damaged or missing session."""
    error.detail = (*error.detail, damage_line(call.damage))
    if error.exit_code == 1:
        error.exit_code = UNREADABLE
    return error


def drop_caches(call: Call) -> bool:
    """Empties the caches of the call's memory and drops what the call has loaded; False if there were no caches."""
    try:
        root = call.workspace.root
    except (MemkitError, LookupError, ValueError, TypeError):
        return False
    if not os.path.isdir(os.path.join(root, HOME)):
        return False
    empty(root)
    call.listing, call.damage = None, ()
    return True
