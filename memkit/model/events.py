"""Events: the closed set of what a session can say. One frozen dataclass a verb.

Verbs that take the same words share a shape; a verb adds its name, the fields it cannot do without (`needs`)
and whether it counts as a use (`use`). What the text says is here; what it means is in `replay`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

Fields = tuple[tuple[str, str], ...]


class _Verb:
    """What every event shares: its verb's name, mandatory fields, and access to its footer."""

    __slots__ = ()
    verb: ClassVar[str] = ""
    needs: ClassVar[tuple[str, ...]] = ()
    use: ClassVar[bool] = False
    fields: Fields
    line: int

    def get(self, key: str, default: str = "") -> str:
        """The first value of a field."""
        for name, value in self.fields:
            if name == key:
                return value
        return default

    def every(self, key: str) -> tuple[str, ...]:
        """All values of a repeatable field."""
        return tuple(value for name, value in self.fields if name == key)


@dataclass(frozen=True, slots=True)
class OfIds(_Verb):
    """A verb on one or more facts."""

    ids: tuple[str, ...]
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class OfId(_Verb):
    """A verb on one fact, perhaps with a text."""

    id: str
    text: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class OfPair(_Verb):
    """A verb on two facts; `right` is empty for an invalidation."""

    left: str
    right: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class OfName(_Verb):
    """A verb on something that is no fact: a key, a term, a path, a stem, an entry of working memory."""

    name: str
    text: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Bare(_Verb):
    """A verb without a subject."""

    text: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


class Referenced(OfIds):
    __slots__ = ()
    verb = "Referenced"
    use = True


class Reactivated(OfIds):
    __slots__ = ()
    verb = "Reactivated"
    use = True


class Mentioned(OfIds):
    """Lenient only: an item that opens with an id and has no verb; a use if the id is known."""

    __slots__ = ()
    verb = "Mentioned"
    use = True


class Created(OfId):
    __slots__ = ()
    verb = "Created"
    needs = ("section", "kind", "src")
    use = True


class Revised(OfId):
    __slots__ = ()
    verb = "Revised"
    needs = ("content",)
    use = True


class Closed(OfId):
    __slots__ = ()
    verb = "Closed"
    use = True


class TaskClosed(OfName):
    __slots__ = ()
    verb = "Closed"


class Superseded(OfPair):
    __slots__ = ()
    verb = "Superseded"


class Validated(OfId):
    __slots__ = ()
    verb = "Validated"
    needs = ("by", "how")


class Promoted(OfId):
    __slots__ = ()
    verb = "Promoted"
    needs = ("by", "via", "target", "content", "reviewed")


class Deferred(OfId):
    __slots__ = ()
    verb = "Deferred"
    needs = ("by", "why")


class Rejected(OfId):
    __slots__ = ()
    verb = "Rejected"
    needs = ("by", "why")


class Blocked(OfId):
    __slots__ = ()
    verb = "Blocked"
    needs = ("by", "why")


class Quarantined(OfId):
    __slots__ = ()
    verb = "Quarantined"
    needs = ("by", "why")


class RolledBack(OfId):
    __slots__ = ()
    verb = "Rolled-back"
    needs = ("by", "why")


class Approved(OfId):
    __slots__ = ()
    verb = "Approved"
    needs = ("by",)


class Objected(OfId):
    __slots__ = ()
    verb = "Objected"
    needs = ("by",)


class Pinned(OfId):
    __slots__ = ()
    verb = "Pinned"
    needs = ("by",)


class Unpinned(OfId):
    __slots__ = ()
    verb = "Unpinned"
    needs = ("by",)


class Archived(OfId):
    __slots__ = ()
    verb = "Archived"
    needs = ("why",)


class Verified(OfId):
    __slots__ = ()
    verb = "Verified"
    needs = ("by",)


class Staled(OfId):
    __slots__ = ()
    verb = "Staled"
    needs = ("evidence",)


class Refreshed(OfId):
    __slots__ = ()
    verb = "Refreshed"
    needs = ("evidence",)


class Contradicted(OfPair):
    __slots__ = ()
    verb = "Contradicted"
    needs = ("rule",)


class Resolved(OfId):
    __slots__ = ()
    verb = "Resolved"
    needs = ("outcome",)


class Defined(OfName):
    __slots__ = ()
    verb = "Defined"


class Set(OfName):
    __slots__ = ()
    verb = "Set"


class Harvested(OfName):
    __slots__ = ()
    verb = "Harvested"
    needs = ("sha256",)


class Consented(OfName):
    __slots__ = ()
    verb = "Consented"
    needs = ("subject", "purpose")


class Revoked(OfName):
    __slots__ = ()
    verb = "Revoked"


class Redacted(Bare):
    __slots__ = ()
    verb = "Redacted"
    needs = ("class",)


class Erased(OfName):
    __slots__ = ()
    verb = "Erased"
    needs = ("by", "why")


class Accessed(OfName):
    __slots__ = ()
    verb = "Accessed"
    needs = ("by", "why")


class Reviewed(OfName):
    __slots__ = ()
    verb = "Reviewed"
    needs = ("scope",)


class Packed(Bare):
    __slots__ = ()
    verb = "Packed"
    needs = ("pack", "budget", "ids", "sem")


class Adopted(OfId):
    __slots__ = ()
    verb = "Adopted"
    needs = ("section", "kind", "src", "was")


class Noted(OfName):
    __slots__ = ()
    verb = "Noted"


class Touched(OfName):
    __slots__ = ()
    verb = "Touched"


class Ticked(Bare):
    __slots__ = ()
    verb = "Ticked"


class Aimed(Bare):
    __slots__ = ()
    verb = "Aimed"


class Consolidated(OfName):
    __slots__ = ()
    verb = "Consolidated"


class Expired(OfName):
    __slots__ = ()
    verb = "Expired"


class Summarised(OfName):
    __slots__ = ()
    verb = "Summarised"


class Unknown(OfName):
    """A line that is no event memkit knows: kept, reported, skipped."""

    __slots__ = ()
    verb = "Unknown"


Event = (
    Referenced
    | Reactivated
    | Mentioned
    | Created
    | Revised
    | Closed
    | TaskClosed
    | Superseded
    | Validated
    | Promoted
    | Deferred
    | Rejected
    | Blocked
    | Quarantined
    | RolledBack
    | Approved
    | Objected
    | Pinned
    | Unpinned
    | Archived
    | Verified
    | Staled
    | Refreshed
    | Contradicted
    | Resolved
    | Defined
    | Set
    | Harvested
    | Consented
    | Revoked
    | Redacted
    | Erased
    | Accessed
    | Reviewed
    | Packed
    | Adopted
    | Noted
    | Touched
    | Ticked
    | Aimed
    | Consolidated
    | Expired
    | Summarised
    | Unknown
)

BY_VERB: dict[str, type[Event]] = {
    kind.verb: kind for kind in Event.__args__ if kind not in (Mentioned, TaskClosed, Unknown)
}

# working memory stands in a section of its own
WORKING = (Noted, Touched, Ticked, Aimed, Consolidated, Expired, Summarised)
