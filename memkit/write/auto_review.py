"""Review without a person: promotes unreviewed candidates that pass.

A candidate is checked when it is raised and promoted when its session is sealed. What only another claim or the limit of
the session held back is judged again then.
"""

from __future__ import annotations

from memkit.errors import Refused
from memkit.evidence.defined_numbers import contradicted_number
from memkit.evidence.forms import Piece, parse_stored
from memkit.evidence.shared import shares_something
from memkit.model.fact import BLOCKED, DEFERRED, QUARANTINED
from memkit.rules import answers, promotion, reasons
from memkit.rules.disputes import SAID
from memkit.rules.norms.sentences import BY_CODE, UNKNOWN
from memkit.rules.reasons import Waits
from memkit.store import clock
from memkit.write.backing import backing_of, cited_lines, file_text, is_named, shares_little
from memkit.write.guards import readable_reason

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from memkit.model.events import Event, Fields
    from memkit.model.fact import Fact
    from memkit.model.state import State
    from memkit.rules.gate import Known
    from memkit.rules.norms.sentences import Backing
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction
    from memkit.write.trial import Trial

# what an author can do about evidence that does not support the claim
_MENDING = "name the function or the setting in the claim, or cite the lines that say it"
# generated files, which cannot support a claim; what a build leaves in other folders is ignored by git
_GENERATED = (".lock", ".min.js", ".min.css", ".map", "-lock.json", "-lock.yaml", ".snap")
_BUILT = ("dist/", "node_modules/", "vendor/")
# what generators write at the top of a file beside "generated", and how many of its letters are the top
_NOT_BY_HAND = ("@generated", "do not edit", "do not modify")
_TOP = 300
# how many reasons the end of a session prints
_MOST_REASONS = 10


def looked_at(
    tx: Transaction,
    fact: Fact,
    *,
    relayed: bool = False,
    against: tuple[str, ...] = (),
    clash: Callable[[], Waits | None] | None = None,
) -> Waits | None:
    """Why a candidate needs a review, judged when it is raised; None if it may count when its session ends.

    `relayed`: an agent relays a person's explicit word, which may count without evidence. `against`: what it contradicts
    by its author's word. `clash` compares it with other claims than those of the view.
    """
    policy = tx.workspace.policy
    said = reasons.conflict_with(against[0]) if against else None
    cited = cited_pieces(tx, fact)
    unwitnessed = fact.kind == "thread" or (relayed and not fact.every("evidence"))
    witness = None if unwitnessed else missing_support(tx, fact, cited)
    compare = clash or (lambda: clash_in(tx, fact, tx.view, tx.book))
    return answers.first_failed_test(
        fact,
        policy,
        witness=witness,
        backing=BY_CODE if witness else _claim_backing(tx, fact, cited),
        clash=lambda: said or compare(),
    )


def clash_in(
    tx: Transaction, fact: Fact, state: State, known: Known, copies: Sequence[str] = ()
) -> Waits | None:
    """The first failed test against the other claims of a state. Against an own waiting claim it names the way."""
    found = [state.conflicts[name] for name in fact.conflicts if name in state.conflicts]
    recorded = [(conflict.rule == SAID, id) for conflict in found for id in conflict.ids if id != fact.id]
    waits = answers.first_clash(
        fact, known, tx.workspace.policy, copies, lambda other: _is_withdrawn(other, state), recorded
    )
    other = reasons.other_claim_in(waits.reason) if waits is not None and waits.test == "conflict" else ""
    rival = state.facts.get(other) if other else None
    if waits is None or rival is None or not rival.is_waiting or rival.author != tx.actor.name:
        return waits
    return Waits(waits.test, waits.reason, f"; if that one is wrong: memkit reject {other}")


def _is_withdrawn(fact: Fact, state: State) -> bool:
    """Whether an agent rejected its own claim: it corrected itself, which is no answer about the words."""
    by = state.answered_by(fact.id, "Rejected")
    return by == fact.author and not by.startswith("user:")


def norm_reason(tx: Transaction, fact: Fact) -> str:
    """Why a candidate is a norm, by its kind or its form; empty if it describes."""
    cited = cited_pieces(tx, fact)
    # evidence that does not support the claim says nothing about its form
    backing = UNKNOWN if missing_support(tx, fact, cited) else _claim_backing(tx, fact, cited)
    waits = answers.norm_in(fact, backing)
    return waits.reason if waits is not None else ""


def cited_pieces(tx: Transaction, fact: Fact) -> list[tuple[Piece, str]]:
    """The pieces of files that a claim cites, with their lines."""
    pieces = [parse_stored(source) for source in fact.every("evidence")]
    return [(piece, cited_lines(tx, piece)) for piece in pieces if piece.kind == "file" and piece.digest]


def _claim_backing(tx: Transaction, fact: Fact, cited: Sequence[tuple[Piece, str]]) -> Backing:
    # a thread needs no evidence; without any, nothing is known about what supports it
    return UNKNOWN if fact.kind == "thread" and not cited else backing_of(tx, fact.text, cited)


def mark_eligible(
    tx: Transaction, fact: Fact, asked: bool, relayed: bool = False, against: tuple[str, ...] = ()
) -> str:
    """Marks a candidate that may be promoted without a review when its session ends; else notes and returns why not."""
    policy = tx.workspace.policy
    if not asked:
        return ""
    waits = looked_at(tx, fact, relayed=relayed, against=against)
    waits = waits or reasons.past_limit(policy, eligible_before(tx, fact.id))
    if waits is not None and waits == answers.review_reason(fact, policy):
        # nothing to record: the policy says it whenever somebody asks
        return waits.reason
    mark = (reasons.WAITS_FIELD, waits.reason) if waits else (answers.AUTO_FIELD, answers.ELIGIBLE)
    fact.fields = (*fact.fields, mark)
    return waits.reason + waits.mends if waits else ""


def missing_support(tx: Transaction, fact: Fact, cited: Sequence[tuple[Piece, str]]) -> Waits | None:
    """Why no hand-written file of the work tree supports the claim; None if one does."""
    if not cited:
        return Waits("evidence", "it cites no file of this repository")
    known = tx.cited_files.files_in_git
    for piece, _ in cited:
        if known is not None and piece.target not in known:
            return Waits("evidence", f"{piece.target} is not among the files git sees")
        if _is_generated(tx, piece.target):
            return Waits("evidence", f"{piece.target} is generated")
    text = "\n".join([text for _, text in cited])
    if line := contradicted_number(fact.text, text):
        return reasons.refuted_by(line)
    if any(is_named(fact.text, piece) for piece, _ in cited):
        return None
    if shares_something(fact.text, text) or shares_little(fact.text, cited):
        return None
    # the name may stand a few lines further on
    if any(shares_something(fact.text, file_text(tx, piece.target)) for piece, _ in cited):
        return None
    return Waits("evidence", "its evidence holds no name, literal or number of it", f"; {_MENDING}")


def _is_generated(tx: Transaction, path: str) -> bool:
    """Whether a file is generated, by its name or its folder, or because its first lines say so."""
    if path.endswith(_GENERATED) or any(path.startswith(part) or f"/{part}" in path for part in _BUILT):
        return True
    top = file_text(tx, path)[:_TOP].lower()
    return "generated" in top and any(mark in top for mark in _NOT_BY_HAND)


def approvals(
    tx: Transaction, waiting: Sequence[Fact], counted: int = 0
) -> tuple[list[Event], dict[str, str]]:
    """The promotions of those candidates that passed when they were raised and that nothing contradicts now; and, for
    those that passed then and fail now, the test.

    A claim that only another one or the limit held back is judged again. `counted`: how many the session has already.
    """
    eligible = [fact for fact in waiting if _is_eligible(fact) or reasons.may_pass_later(fact)]
    if not eligible:
        return [], {}
    policy, now = tx.workspace.policy, clock.iso(clock.now())
    trial = tx.trial("work")
    found: list[Event] = []
    failed: dict[str, str] = {}
    for fact in eligible:
        waits = _clash_at_seal(tx, fact, trial.state, _later_claims(fact, waiting))
        waits = waits or reasons.past_limit(policy, counted + len(found))
        if waits is not None:
            failed[fact.id] = waits.reason
            continue
        event = promotion.promoted_event(fact, answers.AUTO_BY, answers.AUTO_VIA, now)
        refusal = _refusal(trial, event)
        if refusal:
            failed[fact.id] = refusal
            trial = tx.trial("work")
            trial.add(found)
        else:
            found.append(event)
    return found, failed


def _is_eligible(fact: Fact) -> bool:
    return fact.get(answers.AUTO_FIELD) == answers.ELIGIBLE


def _clash_at_seal(tx: Transaction, fact: Fact, state: State, copies: Sequence[str]) -> Waits | None:
    """The first failed test when the session is sealed: against other claims, and all of them if it failed before."""
    now, known = state.facts[fact.id], tx.book_of(state)
    if _is_eligible(fact):
        return clash_in(tx, now, state, known, copies)
    return looked_at(tx, now, clash=lambda: clash_in(tx, now, state, known, copies))


def _later_claims(fact: Fact, waiting: Sequence[Fact]) -> list[str]:
    """The claims that its session raised after it, except those that are meant to replace it."""
    ids = [other.id for other in waiting]
    return [other.id for other in waiting[ids.index(fact.id) + 1 :] if fact.id not in other.supersedes]


def _refusal(trial: Trial, event: Event) -> str:
    """Why replay would refuse the promotion; empty if it would not."""
    try:
        trial.add([event])
    except Refused as error:
        return error.message
    return ""


def waits_field(reason: str) -> Fields:
    """The field that records the test that a candidate failed."""
    return ((reasons.WAITS_FIELD, reason),) if reason else ()


def reason_of(tx: Transaction, fact: Fact, failed: Mapping[str, str]) -> str:
    """Why a candidate waits, in words that this writer may read."""
    reason = failed.get(fact.id) or answers.waiting_reason(fact, tx.workspace.policy)
    return readable_reason(tx, reason)


def waiting_reasons(
    tx: Transaction, draft: Draft, deferred: Sequence[Fact], failed: Mapping[str, str]
) -> tuple[tuple[str, str], ...]:
    """(id, reason) of every claim that this session raised and that waits after its end, in order."""
    handed = {fact.id for fact in deferred}
    raised = [line["subject"] for line in draft.events if line.get("verb") == "Created"]
    # a claim from outside, which waits for a witness, is in the queue already
    facts = [fact for fact in map(tx.view.facts.get, raised) if fact is not None]
    waiting = [fact for fact in facts if fact.id in handed or fact.status in (DEFERRED, BLOCKED, QUARANTINED)]
    return tuple((fact.id, reason_of(tx, fact, failed)) for fact in waiting)


def waiting_lines(waiting: Sequence[tuple[str, str]]) -> list[str]:
    """Why each claim waits, a line each; the first few."""
    said = [f"  {id}: {reason}" for id, reason in waiting if reason]
    more = len(said) - _MOST_REASONS
    return said if more <= 0 else [*said[:_MOST_REASONS], f"  … {more} more: memkit list queue"]


def eligible_before(tx: Transaction, but: str) -> int:
    """How many claims of this writer's open session may count already, without the one with this id."""
    draft = tx.own_draft() or (tx.collection.draft if tx.collection is not None else None)
    mark = [answers.AUTO_FIELD, answers.ELIGIBLE]
    raised = [] if draft is None else [line for line in draft.events if line.get("verb") == "Created"]
    ids = {line["subject"] for line in raised if mark in line.get("fields", [])}
    ids = ids.union(counted_in(draft) if draft is not None else ()) - {but}
    facts = tx.view.facts
    return sum(1 for id in ids if id in facts and (facts[id].is_waiting or facts[id].is_live))


def counted_in(draft: Draft) -> list[str]:
    """The ids of claims that the policy let count in an open session already."""
    mark = ["by", answers.AUTO_BY]
    return [
        line["subject"]
        for line in draft.events
        if line.get("verb") == "Promoted" and mark in line.get("fields", [])
    ]
