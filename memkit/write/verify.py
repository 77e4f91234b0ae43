"""Verifies a fact: reads the lines it cites again and anchors its evidence to them.

A person records `Verified`: the fact is fresh and reviewed. An agent records `Refreshed`: it takes the new lines but changes
neither the review nor the time of the next verification. An agent may do so for unreviewed facts, and for descriptions under
`[promotion] agents_refresh`; otherwise it raises a proposal.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import MachineError, Refused
from memkit.evidence.forms import anchor_words, stored
from memkit.evidence.support import lost_names
from memkit.model import events as ev
from memkit.model.fact import Fact, is_hashed, path_of
from memkit.model.ids import content_hash
from memkit.query import still_true
from memkit.query.fact_lines import recorded_text
from memkit.rules import answers
from memkit.rules.promotion import ask_the_user
from memkit.write.change import pending_note
from memkit.write.cite import cite
from memkit.write.decide import Decided, Decision, Said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Fields
    from memkit.write.transaction import Transaction


def refuse_ended(tx: Transaction, facts: Sequence[Fact]) -> None:
    """Refuses to verify what has left memory, since that would not bring it back."""
    refused = {fact.id: _ended_refusal(tx, fact) for fact in facts if not (fact.is_live or fact.is_waiting)}
    if refused:
        from memkit.write.answer_refusal import refusal_of_answers

        raise refusal_of_answers("verify", facts, refused)


def _ended_refusal(tx: Transaction, fact: Fact) -> Refused:
    status = "archived" if fact.archived else fact.status_words
    message = f"{fact.id} is {status}, and only what is in memory can be verified"
    return Refused(message, code="bad-transition", hint=_way_back(tx, fact))


def _way_back(tx: Transaction, fact: Fact) -> str:
    """The command that takes back its archiving, if this actor may; else the one that shows what became of it."""
    from memkit.replay.reopening import last_answer

    at, _, verb = last_answer(fact.history)
    is_own = tx.actor.is_person or tx.actor_at(at) == tx.actor.name
    return (
        f"memkit undo {fact.id}"
        if fact.archived and verb == "Archived" and is_own
        else f"memkit show {fact.id}"
    )


def verification(tx: Transaction, fact: Fact, said: Said) -> Decision:
    """The decision that verifies a fact by a person, or rechecks it by an agent that may."""
    if not tx.actor.is_person:
        pieces = _rechecked_pieces(tx, fact, said.cites)
        event = ev.Refreshed(fact.id, "", rechecked_fields(tx, fact, pieces, said.why))
        return Decision(fact, "rechecked", (event,), votes=anchor_words(pieces))
    pieces = reanchor_evidence(tx, fact, said.cites)
    row = answers.ANSWERS["verify"]
    values = {"by": tx.actor.name, "via": tx.actor.via, "why": said.why}
    evidence = tuple(("evidence", piece) for piece in pieces)
    if said.when:
        evidence = (*evidence, ("applies_when", tx.wash.text(said.when)))
    fields = (*answers.fields_of(row, values), ("content", content_hash(fact.text, fact.body)), *evidence)
    return Decision(fact, row.done, (ev.Verified(fact.id, "", fields),), votes=anchor_words(pieces))


def reanchor_evidence(tx: Transaction, fact: Fact, cites: Sequence[str] = ()) -> tuple[str, ...]:
    """The fact's evidence anchored to current lines: new evidence if given, else its own pieces."""
    if cites:
        return tuple(stored(piece) for piece in cite(tx, cites, fact.text))
    found: list[str] = []
    for source in fact.every("evidence"):
        found += tx.cited_files.recheck.again(fact.text, source) if is_hashed(source) else [source]
    return tuple(dict.fromkeys(found))


# -- what an agent may say -------------------------------------------------------------------------


def _rechecked_pieces(tx: Transaction, fact: Fact, cites: Sequence[str]) -> tuple[str, ...]:
    """The evidence that an agent's recheck leaves: other lines that it cites, if they support the fact, else its own."""
    if cites:
        pieces = reanchor_evidence(tx, fact, cites)
        _refuse_unsupported(tx, fact, pieces)
        return pieces
    found = tx.cited_files.recheck.of(fact)
    _refuse_gone(tx, fact, found.gone)
    return found.pieces


def rechecked_fields(tx: Transaction, fact: Fact, pieces: tuple[str, ...], why: str = "") -> Fields:
    """The fields of an agent's `Refreshed`; refuses if no line is cited or a number or literal of the claim is missing."""
    cited = [piece for piece in pieces if is_hashed(piece)]
    if not cited:
        message = f"{fact.id} rests on no file, so there is nothing to look at again"
        raise Refused(message, code="needs-person", hint=ask_the_user(f"memkit verify {fact.id}"))
    old = [source for source in fact.every("evidence") if is_hashed(source)]
    _refuse_gone(tx, fact, tx.cited_files.recheck.gone_from(fact.text, old, cited))
    was = ", ".join(_digests(source for source in old if source not in pieces))
    now = ", ".join(_digests(source for source in cited if source not in old))
    fields = (("by", tx.actor.name), ("was", was), ("now", now), ("why", why))
    return (*(pair for pair in fields if pair[1]), *(("evidence", piece) for piece in pieces))


def _refuse_gone(tx: Transaction, fact: Fact, gone: Sequence[str]) -> None:
    if gone:
        message = f"{', '.join(gone)} is gone from the lines {fact.id} rests on"
        hint = still_true.hint_if_gone(fact, tx.cited_files.recheck)
        raise Refused(message, code="evidence-gone", hint=hint)


def _refuse_unsupported(tx: Transaction, fact: Fact, pieces: tuple[str, ...]) -> None:
    """Refuses other lines that an agent cites for a fact unless they support it."""
    if reason := unsupported_reason(tx, fact, pieces):
        message = f"{fact.id} stays on the lines it cites: {reason}"
        hint = ask_the_user(tx.call.unsigned())
        raise Refused(message, code="evidence-unsupported", hint=hint)


def unsupported_reason(tx: Transaction, fact: Fact, pieces: tuple[str, ...]) -> str:
    """Why an agent may not put a fact on these lines; empty if it may.

    They must support it, as for a claim that counts by itself. It keeps the names that its lines had, and a reviewed one
    takes no file that git does not track.
    """
    from memkit.write.auto_review import cited_pieces, missing_support

    fields = (*(pair for pair in fact.fields if pair[0] != "evidence"), *(("evidence", p) for p in pieces))
    moved = replace(fact, fields=fields)
    waits = None if fact.kind == "thread" else missing_support(tx, moved, cited_pieces(tx, moved))
    return waits.reason if waits is not None else _lost_support(tx, fact, pieces)


def _lost_support(tx: Transaction, fact: Fact, pieces: Sequence[str]) -> str:
    """Why these lines do not support a fact as its own did; empty if they do."""
    files = tx.cited_files
    new = [path for path in map(path_of, filter(is_hashed, pieces)) if not files.is_tracked(path)]
    if new and fact.is_reviewed:
        return f"{new[0]} is not tracked by git"
    old = [source for source in fact.every("evidence") if is_hashed(source)]
    names = lost_names(fact.text, files.recheck.text_of(pieces), recorded_text(old, files.verdicts))
    return f"the new lines do not contain {', '.join(names)}" if names else ""


def _digests(sources: Iterable[str]) -> list[str]:
    return ["sha256:" + source.partition("@sha256:")[2] for source in sources]


def may_recheck(tx: Transaction, fact: Fact) -> bool:
    """True if an agent may recheck the fact: it is unreviewed, or it is a description and the policy allows it."""
    from memkit.rules.norms import norm_of

    if not fact.is_reviewed:
        return True
    return tx.workspace.policy.promotion.agents_refresh and norm_of(fact.text, fact.kind) is None


def proposed_rechecks(tx: Transaction, facts: Sequence[Fact], said: Said) -> Decided | None:
    """Raises an agent's recheck as candidates if a person must confirm some of the facts; None if it may recheck all."""
    if all(may_recheck(tx, fact) for fact in facts):
        return None
    from memkit.write.claims import propose
    from memkit.write.intent import Intent

    rows = _accepted_rechecks(tx, facts, said)
    raised = []
    for fact, pieces in rows:
        mark = next(iter(_digests(piece for piece in pieces if is_hashed(piece))))[7:15]
        text = f"{fact.id} still holds, {anchor_words(pieces)} ({mark})"
        fields = {"change": f"Refreshed {fact.id}", **({"why": said.why} if said.why else {})}
        raised.append(propose(tx, Intent(text=text, kind="change", fields=fields, proofs=pieces)))
        tx.look_again()
    tail = pending_note([item.fact.id for item in raised], raised[-1].receipt)
    return Decided(tuple(Decision(fact, "not yet rechecked") for fact in facts), raised[-1].receipt, tail)


def _accepted_rechecks(
    tx: Transaction, facts: Sequence[Fact], said: Said
) -> list[tuple[Fact, tuple[str, ...]]]:
    """The facts with the evidence that a recheck leaves; if any is refused, refuses all and says why."""
    rows: list[tuple[Fact, tuple[str, ...]]] = []
    refused: dict[str, Refused] = {}
    for fact in facts:
        try:
            pieces = _rechecked_pieces(tx, fact, said.cites)
            rechecked_fields(tx, fact, pieces, said.why)
            rows.append((fact, pieces))
        except MachineError:
            raise
        except Refused as error:
            refused[fact.id] = error
    if refused:
        from memkit.write.answer_refusal import refusal_of_answers

        raise refusal_of_answers("verify", facts, refused)
    return rows
