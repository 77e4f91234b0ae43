"""Handles one claim of a harvested document: sanitises it, makes its id, raises it or ends it at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from memkit.documents import Claim
from memkit.documents.candidates import slug
from memkit.errors import DetectorFailed, Refused, UsageError
from memkit.model import events as ev
from memkit.model.events import Fields
from memkit.model.fact import HARVEST, TIER2_KINDS, Fact
from memkit.model.ids import make_id
from memkit.rules import promotion
from memkit.rules.gate import compare
from memkit.write.document_ids import harmless_id
from memkit.write.harvest_documents import Harvest, Source
from memkit.write.harvest_moves import may_return
from memkit.write.sanitise import Wash
from memkit.write.transaction import Transaction


def sanitise_words(tx: Transaction, path: str, text: str) -> tuple[str, str]:
    """(sanitised words, why they were refused): a refusal must not stop the other documents."""
    from memkit.ledger import text_fault
    from memkit.write.guards import refuse_forgery, refuse_long

    tx.wash.path = path
    try:
        refuse_long(text)
        clean = tx.wash.text(text)
        refuse_forgery(clean)
    except DetectorFailed:
        raise
    except (Refused, UsageError) as error:
        return "", f"{error.message.removesuffix('; nothing was written')} [{error.code}]"
    finally:
        tx.wash.path = ""
    if "\ufffd" in clean:
        return "", "a character of it was lost in a conversion [bad-text]"
    fault = text_fault(clean) if clean else None
    return ("", f"{fault[1]} [bad-text]") if fault else (clean, "")


def sanitise_claim(tx: Transaction, path: str, claim: Claim) -> Claim | str:
    """The claim with its other words sanitised, or why one of them was refused."""
    others = [sanitise_words(tx, path, words) for words in (claim.subject, claim.applies_when, claim.name)]
    if why := next((refused for _, refused in others if refused), ""):
        return why
    aliases = [sanitise_words(tx, path, alias) for alias in claim.aliases]
    known = tuple(alias for alias, refused in aliases if not refused)
    (subject, _), (when, _), (name, _) = others
    # a status word that was refused still counts as an unknown status
    status = (sanitise_words(tx, path, claim.unknown_status)[0] or "…") if claim.unknown_status else ""
    return replace(claim, subject=subject, applies_when=when, name=name, aliases=known, unknown_status=status)


def words_of(claims: Iterable[Claim]) -> Iterator[str]:
    """Every text of these claims that will be recorded."""
    for claim in claims:
        yield from (
            claim.text,
            claim.subject,
            claim.applies_when,
            claim.name,
            claim.unknown_status,
            claim.slot,
        )
        yield from claim.aliases


def refused_name(names: Wash, path: str) -> str:
    """The redacted path, if the path may not be recorded; else empty. Redacted paths could not be told apart."""
    clean = names.text(path)
    return clean if clean != path else ""


def claim_id(tx: Transaction, claim: Claim, text: str, path: str, taken: set[str]) -> str:
    """An id from the document's number and title if it has them, else from the claim's words; if that is taken, by its
    place in this document.
    """
    words = slug(claim.name, 8).encode("ascii", "ignore").decode().strip("-_")
    named = any(char.isalpha() for char in words)
    id = make_id(words if named else text, taken, f"{path}#{claim.slot}")
    return harmless_id(tx, id, text, claim.kind, taken)


def undone_id(harvest: Harvest, claim: Claim, source: Source) -> str:
    """The id of this claim if it was undone and is raised again with it; else empty."""
    fact = harvest.left.get((source.path, claim.slot))
    if fact is None or not may_return(fact, harvest.again) or fact.kind != claim.kind:
        return ""
    return harvest.left.pop((source.path, claim.slot)).id


def raise_claim(
    tx: Transaction, harvest: Harvest, id: str, claim: Claim, text: str, source: Source, **more: str
) -> None:
    """Adds the candidate and its objections: a term that is defined already, an order to the reader, a contradiction.

    `more`: `rejected_by`, who rejected other words of the same claim; `again`, for one whose harvest was undone.
    """
    fields = (*_fields(claim, source), *(pair for pair in more.items() if pair[1]))
    harvest.events.append(ev.Created(id, text, fields))
    if claim.status != "live":
        return
    if claim.kind == "term":
        term = tx.state.terms.get(claim.subject.casefold())
        if term is not None and term.meaning != text:
            harvest.events.append(ev.Blocked(id, "", (("by", "policy:glossary"), ("why", "term-taken"))))
            return
    if "instruction-like" in claim.marks or "hidden" in " ".join(claim.marks):
        harvest.events.append(
            ev.Quarantined(id, "", (("by", "policy:source"), ("why", "reads like an instruction")))
        )
    if claim.kind != "thread":
        fact = Fact(id, text, dict(fields)["section"], claim.kind, "doc", "", "", tx.actor.name, fields)
        found = compare(fact, tx.book_of(tx.state))[0] if tx.state.facts else ()
        harvest.events += [ev.Contradicted(other, id, (("rule", rule),)) for other, rule in found]


def end_claim(harvest: Harvest, id: str, claim: Claim, successor: str, every: Sequence[str] = ()) -> None:
    """Ends the claim of a superseded or rejected document, which is never live: archives it with a link, or rejects it.

    `every`: all its successors; an event links to one, and its reason names the others.
    """
    if claim.status == "rejected":
        fields = (("by", HARVEST), ("why", "the document says it was rejected"))
        harvest.events.append(ev.Rejected(id, "", fields))
        return
    others = [other for other in every if other not in (id, successor)]
    said = f"the document says it was superseded{', also by ' if others else ''}{', '.join(others)}"
    why = (("why", said),)
    harvest.events.append(ev.Superseded(id, successor if successor != id else "", why))


def _fields(claim: Claim, source: Source) -> Fields:
    _, section = promotion.route(claim.kind)
    start, end = claim.lines
    pairs = [("section", section), ("kind", claim.kind), ("src", "doc"), ("confidence", "medium")]
    pairs += [("evidence", piece) for piece in source.evidence[claim.slot]]
    pairs += [("applies_when", claim.applies_when)] if claim.kind in (*TIER2_KINDS, "rule") else []
    pairs += [("from", f"{source.path}:{start}-{end}"), ("slot", claim.slot)]
    if claim.kind == "term":
        pairs += [("term", claim.subject), ("aliases", ", ".join(claim.aliases))]
    pairs += [("unknown_status", claim.unknown_status)]
    pairs += [("signal", ", ".join(claim.marks)), ("by", HARVEST)]
    return tuple(pair for pair in pairs if pair[1])
