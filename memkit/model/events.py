"""Events: everything a session can record. One frozen value per verb.

Verbs with the same kind of subject share a base class; a verb adds its name, its mandatory fields (`needs`) and whether it
counts as a use (`use`). This module defines the form of events; `replay` gives them their meaning.
"""

from __future__ import annotations

from memkit.boot.struct import field, struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

Fields = tuple[tuple[str, str], ...]


class _Verb:
    """What every event shares: its verb's name, mandatory fields, and access to its footer."""

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


@struct(frozen=True)
class OfIds(_Verb):
    """A verb on one or more facts."""

    ids: tuple[str, ...]
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@struct(frozen=True)
class OfId(_Verb):
    """A verb on one fact, with an optional text."""

    id: str
    text: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@struct(frozen=True)
class OfPair(_Verb):
    """A verb on two facts; `right` is empty for an invalidation."""

    left: str
    right: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@struct(frozen=True)
class OfName(_Verb):
    """A verb on something other than a fact: a key, a term, a path, a stem, an entry of working memory."""

    name: str
    text: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


@struct(frozen=True)
class Bare(_Verb):
    """A verb without a subject."""

    text: str = ""
    fields: Fields = ()
    line: int = field(default=0, compare=False)


class Referenced(OfIds):
    verb = "Referenced"
    use = True


class Reactivated(OfIds):
    verb = "Reactivated"
    use = True


class Mentioned(OfIds):
    """Only in hand-written sessions: an item that starts with an id and has no verb; a use if the id is known."""

    verb = "Mentioned"
    use = True


class Created(OfId):
    verb = "Created"
    needs = ("section", "kind", "src")
    use = True


class Revised(OfId):
    verb = "Revised"
    needs = ("content",)
    use = True


class Closed(OfId):
    verb = "Closed"
    use = True


class TaskClosed(OfName):
    verb = "Closed"


class Superseded(OfPair):
    verb = "Superseded"


class Validated(OfId):
    verb = "Validated"
    needs = ("by", "how")


class Promoted(OfId):
    verb = "Promoted"
    needs = ("by", "via", "target", "content", "reviewed")


class Deferred(OfId):
    verb = "Deferred"
    needs = ("by",)


class Rejected(OfId):
    verb = "Rejected"
    needs = ("by",)


class Blocked(OfId):
    verb = "Blocked"
    needs = ("by", "why")


class Quarantined(OfId):
    verb = "Quarantined"
    needs = ("by",)


class RolledBack(OfId):
    verb = "Rolled-back"
    needs = ("by",)


class Reopened(OfName):
    """Undoes the last answer about a fact, a conflict, `term NAME` or `set KEY`."""

    verb = "Reopened"
    needs = ("by",)


class Approved(OfId):
    verb = "Approved"
    needs = ("by",)


class Objected(OfId):
    verb = "Objected"
    needs = ("by",)


class Pinned(OfId):
    verb = "Pinned"
    needs = ("by",)


class Unpinned(OfId):
    verb = "Unpinned"
    needs = ("by",)


class Archived(OfId):
    verb = "Archived"


class Verified(OfId):
    verb = "Verified"
    needs = ("by",)


class Staled(OfId):
    verb = "Staled"
    needs = ("evidence",)


class Refreshed(OfId):
    verb = "Refreshed"
    needs = ("evidence",)


class Asked(OfId):
    verb = "Asked"
    needs = ("by", "asks")


class Contradicted(OfPair):
    verb = "Contradicted"
    needs = ("rule",)


class Resolved(OfId):
    verb = "Resolved"
    needs = ("outcome",)


class Defined(OfName):
    verb = "Defined"


class Set(OfName):
    verb = "Set"


class Harvested(OfName):
    verb = "Harvested"
    needs = ("sha256",)


class Consented(OfName):
    verb = "Consented"
    needs = ("subject", "purpose")


class Revoked(OfName):
    verb = "Revoked"


class Redacted(Bare):
    verb = "Redacted"
    needs = ("class",)


class Erased(OfName):
    verb = "Erased"
    needs = ("by", "why")


class Accessed(OfName):
    verb = "Accessed"
    needs = ("by", "why")


class Reviewed(OfName):
    verb = "Reviewed"
    needs = ("scope",)


class Packed(Bare):
    verb = "Packed"
    needs = ("pack", "budget", "ids", "sem")


class Adopted(OfId):
    verb = "Adopted"
    needs = ("section", "kind", "src", "was")


class Noted(OfName):
    verb = "Noted"


class Touched(OfName):
    verb = "Touched"


class Ticked(Bare):
    verb = "Ticked"


class Aimed(Bare):
    verb = "Aimed"


class Consolidated(OfName):
    verb = "Consolidated"


class Expired(OfName):
    verb = "Expired"


class Summarised(OfName):
    verb = "Summarised"


class Unknown(OfName):
    """A line with a verb that memkit does not know: kept, reported, and skipped."""

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
    | Reopened
    | Approved
    | Objected
    | Pinned
    | Unpinned
    | Archived
    | Verified
    | Staled
    | Refreshed
    | Asked
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

# events of the section for working memory
WORKING = (Noted, Touched, Ticked, Aimed, Consolidated, Expired, Summarised)
