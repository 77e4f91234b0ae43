"""The snapshot of what could be known: a digest of the live facts."""

from __future__ import annotations

from memkit.model.digest import sha256
from memkit.model.quickjson import dumps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.state import State


def canonical_json(value: object) -> str:
    """Sorted keys, no spaces, NFC; numbers are the caller's to write as strings."""
    text = dumps(value, compact=True, sort_keys=True)
    if text.isascii():
        return text
    import unicodedata

    return unicodedata.normalize("NFC", text)


def sem(state: State) -> str:
    """sha256 over [id, key, value, text, promoted-in] of every live fact, by id."""
    live = [
        [fact.id, fact.get("key"), fact.get("value"), fact.text, fact.promoted_in]
        for fact in state.facts.values()
        if fact.is_live
    ]
    return "sha256:" + sha256(canonical_json(live).encode()).hexdigest()
