"""Claims of open sessions: they answer no question yet, and an empty answer says that they are there."""

from __future__ import annotations

from memkit.model.prose import counted
from memkit.model.session import end_command
from memkit.store import drafts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.reader import Reader
    from memkit.store.journals import Draft


def open_claims(reader: Reader) -> tuple[str, ...]:
    """Notes on the claims of open sessions, which answer no question yet; empty if there are none."""
    found = [
        (draft, raised)
        for draft in drafts.readable_drafts(reader.loaded.workspace)
        if not draft.is_sitting and (raised := _raised_claims(draft))
    ]
    if not found:
        return ()
    draft, raised = found[0]
    others = sum(len(ids) for _, ids in found[1:])
    said = f"{counted(len(raised), 'claim')} of {draft.writer[0]}'s open session: judged when it ends"
    more = (f"{counted(others, 'more claim')} in other open sessions",) * bool(others)
    return said, *more, f"hint: {end_command(draft.seed)}"


def open_claim(reader: Reader, id: str) -> tuple[str, str] | None:
    """What to say of an id that an open session raised, and the command that ends it; None if none did."""
    for draft in drafts.readable_drafts(reader.loaded.workspace):
        if id in _raised_claims(draft):
            said = f"{id} is a claim of {draft.writer[0]}'s open session: judged when it ends"
            return said, end_command(draft.seed)
    return None


def _raised_claims(draft: Draft) -> list[str]:
    """The claims it has raised so far, without those that some readers may not see."""
    return [
        str(line.get("subject", ""))
        for line in draft.events
        if line.get("verb") == "Created"
        and not {"classification", "tenant"} & dict(line.get("fields", ())).keys()
    ]
