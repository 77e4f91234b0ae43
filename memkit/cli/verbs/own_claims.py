"""What `show`, `why` and `recall` say of the claims of the caller's own open session."""

from __future__ import annotations

from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.query.own_claims import OwnClaims
    from memkit.query.reader import Reader


def claims_of(call: Call) -> OwnClaims:
    """The claims of the open session that this caller's next write continues."""
    from memkit.query.own_claims import own_claims
    from memkit.store.actors import resolve_actor
    from memkit.write import host_id

    actor = resolve_actor(call.actor_flag, call.terminal, call.workspace.root).name
    return own_claims(call.workspace, actor, host_id(call.host_session or ""))


def own_claim(call: Call, typed: str) -> Outcome | None:
    """A claim of the caller's own open session: what it says, what it rests on, and when it is judged."""
    own = claims_of(call)
    fact = own.find(typed)
    if fact is None:
        return None
    from memkit.evidence.forms import anchor_words, as_data
    from memkit.model.session import end_command

    cited, asks, waits = fact.every("evidence"), fact.every("asks"), fact.get("waits")
    counts = fact.get("auto") == "eligible"
    judged = "counts unreviewed when its session ends" if counts else f"waits for a person: {waits}"
    lines = [
        f"[{fact.id}] {fact.text}  raised in this session",
        f"  kind:          {fact.kind} in {fact.section}",
        f"  evidence:      {anchor_words(cited) or 'none'}",
        *([f"  asks:          {' '.join(asks)}"] if asks else []),
        *([f"  load when:     {fact.get('applies_when')}"] if fact.get("applies_when") else []),
        "  judged:        when its session ends",
        *([f"  then:          {judged}"] if counts or waits else []),
    ]
    data = {
        "id": fact.id,
        "text": fact.text,
        "kind": fact.kind,
        "section": fact.section,
        "status": "raised",
        "session": own.seed,
        "evidence": [as_data(source) for source in cited],
        "asks": list(asks),
        "counts": counts,
        "waits": waits,
    }
    hint = f"hint: {end_command(own.seed)}"
    return Outcome("\n".join(lines), data=data, id=fact.id, notes=(hint,))


def add_own_matches(call: Call, reader: Reader, question: str, answer: Outcome) -> None:
    """Counts the claims of the caller's own open session that match a question, in a note and in the data."""
    from memkit.query.own_claims import matching_claims

    claims = claims_of(call).claims
    ids = matching_claims(reader, claims, question) if claims else []
    if ids:
        said = f"{counted(len(ids), 'claim')} of this session {'matches' if len(ids) == 1 else 'match'}"
        more = f" and {len(ids) - 3} more" if len(ids) > 3 else ""
        answer.add_note(f"{said}, judged when it ends: {', '.join(ids[:3])}{more}")
        answer.data = {**answer.data, "raised": ids} if answer.data else answer.data
