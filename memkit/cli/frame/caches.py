"""Caches that may be spoilt: a verb that failed where nothing should fail is asked once more without them.

Only imported where that happened.
"""

from __future__ import annotations

import os

from memkit.errors import MemkitError
from memkit.store.cache_home import HOME, empty

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call


def drop_caches(call: Call) -> bool:
    """Empties the caches of the memory that a call is about, and forgets what it saw; False if there were none."""
    try:
        root = call.workspace.root
    except (MemkitError, LookupError, ValueError, TypeError):
        return False
    if not os.path.isdir(os.path.join(root, HOME)):
        return False
    empty(root)
    call.listing, call.damage = None, ()
    return True
