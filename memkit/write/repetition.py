"""A claim that is said again: known already, refused because it was rejected, or completed with evidence or questions."""

from __future__ import annotations

from memkit.boot.struct import replace, struct
from memkit.errors import Refused
from memkit.model import events as ev
from memkit.model.fact import GIVEN, Fact, complete_fields
from memkit.model.ids import make_id
from memkit.query.call import shell_quoted
from memkit.rules.answers import waits_as_norm
from memkit.rules.gate import Judgement
from memkit.rules.promotion import unmet_needs
from memkit.rules.reasons import may_pass_later
from memkit.rules.redactions import is_redacted, without_redacted
from memkit.store import drafts
from memkit.write import guards
from memkit.write.intent import Intent
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.events import Event
    from memkit.model.policy import Policy
    from memkit.model.state import State
    from memkit.query.near import Near
    from memkit.store.journals import Draft

# how many questions a fact may have when it is said again
MOST_QUESTIONS = 8


@struct(frozen=True)
class Raised:
    """The result of raising a claim."""

    fact: Fact
    judgement: Judgement
    receipt: Receipt
    status: str
    # the policy it was judged by
    policy: Policy
    known: str = ""
    why: str = ""
    # similar live facts, for the writer to compare
    near: tuple[Near, ...] = ()
    # why it needs a review although the policy lets some claims count without one
    waits: str = ""
    # evidence and questions that were added to a claim that existed already
    cited: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    # evidence of a repetition, as it was typed, that the claim does not have; and why it was not added, if it was tried
    unused: tuple[str, ...] = ()
    declined: str = ""
    # the state in which it was raised
    view: State | None = None

    @property
    def needs(self) -> tuple[str, ...]:
        """What somebody must add before anyone can promote it, as `unmet_needs` names it."""
        is_due = self.fact.is_waiting and not self.counts
        return unmet_needs(self.fact, self.policy, self.view) if is_due and self.status != "promoted" else ()

    @property
    def counts(self) -> bool:
        """Whether it will be promoted without a review when its session ends."""
        return self.status == "pending" and self.fact.get("auto") == "eligible"


def known_result(tx: Transaction, fact: Fact, found: Judgement, intent: Intent) -> Raised | None:
    """The answer for a claim that exists already; refuses one that was rejected before. None for a new claim."""
    if found.rejected and not intent.again:
        why = tx.view.facts[found.rejected].why
        message = f"this was rejected before, as {found.rejected}{': ' + why if why else ''}"
        raise Refused(message, code="rejected-before", hint=tx.call.again("--again"))
    standing = tx.view.facts.get(fact.id)
    again = standing is not None and (
        found.undone == standing.id or (intent.again and standing.status == "rejected")
    )
    if standing is not None and not again:
        if standing.text == fact.text and tx.exists(standing, True):
            return _existing_result(tx, standing, found, fact, intent)
        raise _taken_refusal(tx, standing, fact.text)
    if found.same and _is_other_form(tx, fact, tx.view.facts[found.same]):
        return None
    if found.same and _replaces_nothing(tx.view.facts[found.same], fact, intent):
        return _existing_result(tx, tx.view.facts[found.same], found, fact, intent)
    return None


def _replaces_nothing(standing: Fact, fact: Fact, intent: Intent) -> bool:
    """Whether a claim in the words of a fact would end only that fact, and those that it replaced already."""
    if any(standing.get(name) != fact.get(name) for name in ("key", "value") if fact.get(name)):
        return not intent.supersedes
    # a claim that waits, or is in the open session, may be replaced by the same words with other evidence
    own = {standing.id} if standing.is_live else set()
    return set(intent.supersedes) - own <= set(standing.supersedes)


def _is_other_form(tx: Transaction, fact: Fact, standing: Fact) -> bool:
    """Whether the same words wait as a norm since an earlier session, while an agent's claim describes: with its evidence
    they are read otherwise."""
    if tx.actor.is_person or standing.id not in tx.state.facts or not waits_as_norm(standing):
        return False
    from memkit.write.auto_review import norm_reason

    return not norm_reason(tx, fact)


def _taken_refusal(tx: Transaction, standing: Fact, text: str) -> Refused:
    """The refusal of an id that another fact has; offers to replace that fact only if this writer may read it."""
    said, hint = "is taken", "choose another --id"
    if tx.exists(standing, True):
        said = "exists and says something else"
        other = tx.call.again(instead={standing.id: make_id(text, tx.view.facts)})
        hint = f"{shell_quoted(['memkit', 'supersede', standing.id, text])}  # replaces it; or {other}"
    return Refused(f"{standing.id} {said}; nothing was recorded", code="duplicate-id", hint=hint)


def _existing_result(tx: Transaction, standing: Fact, found: Judgement, fact: Fact, intent: Intent) -> Raised:
    """The result for a claim that exists already, with the evidence of its repetition that it does not have."""
    policy = tx.workspace.policy
    unused = intent.evidence if _new_evidence(standing, fact) else ()
    known = Raised(
        standing, found, Receipt(""), standing.shown_status, policy, known=standing.id, view=tx.view
    )
    return replace(known, unused=unused, declined=_why_unfit(tx, standing, fact) if unused else "")


def _why_unfit(tx: Transaction, standing: Fact, fact: Fact) -> str:
    """Why `verify` would not take the evidence of a repetition for a live fact; empty if it would."""
    if tx.actor.is_person or not standing.is_live:
        return ""
    from memkit.write.verify import unsupported_reason

    return guards.readable_reason(tx, unsupported_reason(tx, standing, fact.every("evidence")))


def _new_evidence(standing: Fact, fact: Fact) -> tuple[str, ...]:
    """The evidence of a repeated claim that the claim does not have."""
    known = standing.every("evidence")
    return tuple(piece for piece in fact.every("evidence") if piece not in known)


def added_later(
    tx: Transaction, fact: Fact, known: Raised, *, opens: bool = False, relayed: bool = False
) -> Raised:
    """Adds evidence to a candidate of this session when its claim is repeated with it, and questions to any claim.

    A candidate that an agent repeats is judged again if only another claim or the limit of its session held it back.
    """
    draft, standing = tx.own_draft(), known.fact
    asks = _new_questions(standing, fact)
    raised = [line["subject"] for line in draft.events if line.get("verb") == "Created"] if draft else []
    if standing.id in raised and standing.is_waiting:
        pieces = _new_evidence(standing, fact)
        is_due = not tx.actor.is_person and (may_pass_later(standing) or _is_mended(standing, fact))
        is_due = is_due or _new_when(standing, fact) != ()
        return (
            _complete_candidate(tx, draft, fact, known, pieces, asks) if pieces or asks or is_due else known
        )
    is_theirs = tx.workspace.is_personal and not tx.actor.is_person
    events: list[Event] = []
    if not is_theirs and may_pass_later(standing):
        from memkit.write.said_again import judged_again

        known, events = judged_again(tx, fact, known, relayed)
    if asks and not is_theirs and (standing.is_live or standing.is_waiting):
        events.append(
            ev.Asked(standing.id, "", (("by", tx.actor.name), *(("asks", asked) for asked in asks)))
        )
        known = replace(known, asked=asks)
    if not events:
        return known
    at_once = tx.actor.is_person and not tx.named_session and standing.id in tx.state.facts
    title = "" if opens else guards.small_title("Ask" if known.asked else "Propose", standing)
    return replace(known, receipt=tx.record(events, opens=opens, title=title, at_once=at_once))


def _new_when(standing: Fact, fact: Fact) -> tuple[tuple[str, str], ...]:
    """The *when* of a repeated claim that names none yet, as a field."""
    moment = "" if standing.get("applies_when") else fact.get("applies_when")
    return (("applies_when", moment),) if moment else ()


def _new_questions(standing: Fact, fact: Fact) -> tuple[str, ...]:
    """The questions of a repeated claim that it has not yet, within the number that one fact may have."""
    known = standing.every("asks")
    new = tuple(dict.fromkeys(asked for asked in fact.every("asks") if asked not in known))
    return new[: max(0, MOST_QUESTIONS - len(known))]


def _is_mended(standing: Fact, fact: Fact) -> bool:
    """Whether a claim in which something was redacted is said again without that."""
    return is_redacted(standing) and not is_redacted(fact)


def _complete_candidate(
    tx: Transaction,
    draft: Draft | None,
    fact: Fact,
    known: Raised,
    pieces: tuple[str, ...],
    asks: tuple[str, ...],
) -> Raised:
    """Rewrites a candidate of the open session with the evidence and questions of its repetition."""
    # its record was written already and stays
    is_first = bool(pieces) and not known.fact.every("evidence")
    standing = replace(fact, id=known.fact.id, body=known.fact.body) if is_first else known.fact
    if not is_first:
        given = (*(("evidence", piece) for piece in pieces), *_new_when(standing, fact))
        standing = replace(standing, fields=complete_fields(standing.fields, given))
    if not is_first and _is_mended(standing, fact):
        given = tuple(pair for pair in fact.fields if pair[0] in GIVEN)
        standing = replace(standing, fields=complete_fields(without_redacted(standing), given))
    known_asks = [] if _is_mended(known.fact, fact) else known.fact.every("asks")
    old = [asked for asked in known_asks if is_first and asked not in fact.every("asks")]
    added = [("asks", asked) for asked in (old if is_first else asks)]
    standing = replace(standing, fields=(*standing.fields, *added))
    from memkit.write.auto_review import mark_eligible

    judged = ("auto", "waits")
    standing = replace(standing, fields=tuple(pair for pair in standing.fields if pair[0] not in judged))
    waits = mark_eligible(tx, standing, True)
    if pieces and waits and known.counts:
        # evidence that would keep a claim from counting is left out
        return replace(known, declined=guards.readable_reason(tx, waits))
    fields = [[key, tx.wash.text(value, key)] for key, value in standing.fields]
    if draft is not None and not tx.call.dry_run:
        drafts.write(draft, [{"cites": standing.id, "fields": fields}])
        tx.look_again()
    receipt = Receipt(draft.seed if draft else "", False, True, dry=tx.call.dry_run)
    waits = guards.readable_reason(tx, waits)
    return replace(
        known, fact=standing, receipt=receipt, waits=waits, cited=pieces, asked=asks, unused=(), declined=""
    )
