"""The claims of the caller's own open session: in no sealed session yet, and judged when theirs ends.

Only their writer is shown them. What a classification or a tenant guards is left out.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.fact import Fact
from memkit.query.handover import own_session
from memkit.store import drafts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.query.reader import Reader
    from memkit.store.journals import Draft
    from memkit.store.workspace import Workspace

_GUARDS = {"classification", "tenant"}


@struct(frozen=True)
class OwnClaims:
    """The open session of one writer, by its seed, and its claims that nobody has rejected."""

    seed: str = ""
    claims: tuple[Fact, ...] = ()

    def find(self, typed: str) -> Fact | None:
        """The claim with this id, or the only one that begins so."""
        from memkit.query.lookup import resolve

        id = resolve(typed, [fact.id for fact in self.claims])
        return next((fact for fact in self.claims if fact.id == id), None)


def own_claims(workspace: Workspace, actor: str, host: str) -> OwnClaims:
    """The claims of the open session that the next write of this actor continues."""
    seed = own_session(workspace, actor, host).seed
    draft = next((draft for draft in drafts.readable_drafts(workspace) if seed and draft.seed == seed), None)
    return OwnClaims(seed, tuple(_claims_in(draft, actor))) if draft is not None else OwnClaims()


def _claims_in(draft: Draft, actor: str) -> list[Fact]:
    gone = {line.get("subject") for line in draft.events if line.get("verb") in ("Rejected", "Rolled-back")}
    found: list[Fact] = []
    for line in draft.events:
        fields = tuple((str(key), str(value)) for key, value in line.get("fields", ()))
        said = dict(fields)
        if line.get("verb") != "Created" or line.get("subject") in gone or _GUARDS & said.keys():
            continue
        id, text = str(line.get("subject", "")), str(line.get("text", ""))
        kind, section, src = (said.get(key, "") for key in ("kind", "section", "src"))
        found.append(Fact(id, text, section, kind, src, "", "", actor, fields))
    return found


def matching_claims(reader: Reader, claims: Sequence[Fact], question: str) -> list[str]:
    """The ids of those claims that match a question."""
    from memkit.query.entries import searchable
    from memkit.query.other_texts import matching_texts
    from memkit.recall.surroundings import OPEN_TEXT, bag_of

    bag = bag_of([(fact.id, OPEN_TEXT, searchable(fact)) for fact in claims])
    return [bag.ids[number] for number in matching_texts(reader, bag, question, lambda _: True)]
