"""Verifies a fact: reads the lines it cites again and anchors its evidence to them.

A person records `Verified`: the fact is fresh and reviewed. An agent records `Refreshed`: it takes the new lines but changes
neither the review nor the time of the next verification. An agent may do so for unreviewed facts, and for descriptions under
`[promotion] agents_refresh`; otherwise it raises a proposal.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import Refused
from memkit.evidence.anchor import anchored_in, defines
from memkit.evidence.forms import Piece, anchor_words, shown, stored
from memkit.evidence.support import is_in, lost_names
from memkit.model import events as ev
from memkit.model.fact import Fact, is_hashed, path_of
from memkit.model.ids import content_hash
from memkit.query.fact_lines import gone_since, recorded_text
from memkit.query.moved_lines import moved_pieces
from memkit.query.verdicts import FRESH, recorded_piece
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


def verification(tx: Transaction, fact: Fact, said: Said) -> Decision:
    """The decision that verifies a fact by a person, or rechecks it by an agent that may."""
    pieces = reanchor_evidence(tx, fact, said.cites)
    if not tx.actor.is_person:
        pieces = _with_lost_lines(tx, fact, pieces)
        if said.cites:
            _refuse_unsupported(tx, fact, pieces)
        event = ev.Refreshed(fact.id, "", rechecked_fields(tx, fact, pieces, said.why))
        return Decision(fact, "rechecked", (event,), votes=anchor_words(pieces))
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
        found += _again(tx, fact, source) if is_hashed(source) else [source]
    return tuple(dict.fromkeys(found))


def _again(tx: Transaction, fact: Fact, source: str) -> list[str]:
    """One piece where it stands now: its own lines, its name, the file it moved to, or what the claim's words lead to."""
    verdicts = tx.cited_files.verdicts
    piece, verdict = recorded_piece(source), verdicts.of(source)
    if verdict.state == FRESH and verdict.first:
        return [stored(replace(piece, first=verdict.first, last=verdict.last))]
    moved = moved_pieces(verdicts, [source]).get(source)
    if moved is not None:
        return [stored(moved)]
    held = tx.cited_files.source(piece.target)
    if held is None:
        # nothing is left to hash: the piece stays as a reference, unverified
        return [shown(piece)]
    bare = Piece("file", piece.target)
    # of many definitions that nothing tells apart, the one that is nearest to where it was
    near = [replace(bare, first=verdict.first, last=verdict.last)] if verdict.first else []
    # a name that the file only mentions by now is not what was cited
    by_name = [replace(bare, name=piece.name)] if piece.name and defines(held, piece.name) else []
    for wanted in [*by_name, *near, bare]:
        try:
            return [stored(each) for each in anchored_in(held, wanted, fact.text)]
        except Refused:
            continue
    return [stored(each) for each in anchored_in(held, bare, "")]


def _with_lost_lines(tx: Transaction, fact: Fact, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """The pieces, and the blocks of their files with numbers and literals of the claim that the pieces have lost."""
    lost = _lost_words(tx, fact, pieces)
    held = [tx.cited_files.source(path) for path in dict.fromkeys(map(path_of, pieces))] if lost else []
    found = list(pieces)
    for word in lost:
        places = (
            (source, n)
            for source in held
            if source
            for n, line in enumerate(source.lines, 1)
            if is_in(word, line)
        )
        source, number = next(places, (None, 0))
        if source is not None:
            wanted = Piece("file", source.path, first=number, last=number)
            found += [stored(each) for each in anchored_in(source, wanted, fact.text)]
    return tuple(dict.fromkeys(found))


# -- what an agent may say -------------------------------------------------------------------------


def rechecked_fields(tx: Transaction, fact: Fact, pieces: tuple[str, ...], why: str = "") -> Fields:
    """The fields of an agent's `Refreshed`; refuses if no line is cited or a number or literal of the claim is missing."""
    cited = [piece for piece in pieces if is_hashed(piece)]
    if not cited:
        message = f"{fact.id} rests on no file, so there is nothing to look at again"
        raise Refused(message, code="needs-person", hint=ask_the_user(f"memkit verify {fact.id}"))
    old = [source for source in fact.every("evidence") if is_hashed(source)]
    gone = _lost_words(tx, fact, cited)
    if gone:
        message = f"{', '.join(gone)} is gone from the lines {fact.id} rests on"
        raise Refused(
            message, code="evidence-gone", hint=f'memkit supersede {fact.id} "…"  # with what holds now'
        )
    was = ", ".join(_digests(source for source in old if source not in pieces))
    now = ", ".join(_digests(source for source in cited if source not in old))
    fields = (("by", tx.actor.name), ("was", was), ("now", now), ("why", why))
    return (*(pair for pair in fields if pair[1]), *(("evidence", piece) for piece in pieces))


def _refuse_unsupported(tx: Transaction, fact: Fact, pieces: tuple[str, ...]) -> None:
    """Refuses other lines that an agent cites for a fact unless they support it: as for a claim that counts by itself, and a
    reviewed fact keeps its names and takes no file that git does not track."""
    from memkit.write.auto_review import cited_pieces, missing_support

    fields = (*(pair for pair in fact.fields if pair[0] != "evidence"), *(("evidence", p) for p in pieces))
    moved = replace(fact, fields=fields)
    waits = None if fact.kind == "thread" else missing_support(tx, moved, cited_pieces(tx, moved))
    reason = waits.reason if waits is not None else _lost_support(tx, fact, pieces)
    if reason:
        message = f"{fact.id} stays on the lines it cites: {reason}"
        hint = ask_the_user(tx.call.unsigned())
        raise Refused(message, code="evidence-unsupported", hint=hint)


def _lost_support(tx: Transaction, fact: Fact, pieces: Sequence[str]) -> str:
    """Why these lines do not support a reviewed fact as its own did; empty if they do, or if nobody reviewed it."""
    if not fact.is_reviewed:
        return ""
    files = tx.cited_files
    new = [path for path in map(path_of, filter(is_hashed, pieces)) if not files.is_tracked(path)]
    if new:
        return f"{new[0]} is not tracked by git"
    old = [source for source in fact.every("evidence") if is_hashed(source)]
    names = lost_names(fact.text, cited_text(tx, pieces), recorded_text(old, files.verdicts))
    return f"the new lines do not contain {', '.join(names)}" if names else ""


def _lost_words(tx: Transaction, fact: Fact, pieces: Sequence[str]) -> tuple[str, ...]:
    """The numbers and literals of the claim that its old lines contained and these pieces do not."""
    old = [source for source in fact.every("evidence") if is_hashed(source)]
    cited = [piece for piece in pieces if is_hashed(piece)]
    return gone_since(fact.text, old, cited_text(tx, cited), tx.cited_files.verdicts)


def _digests(sources: Iterable[str]) -> list[str]:
    return ["sha256:" + source.partition("@sha256:")[2] for source in sources]


def cited_text(tx: Transaction, pieces: Sequence[str]) -> str:
    """The lines that recorded pieces cite as they are now; of a whole file all of them."""
    verdicts = tx.cited_files.verdicts
    found: list[str] = []
    for source in pieces:
        piece = recorded_piece(source)
        found += (verdicts.page(piece.target).lines or []) if piece.whole else verdicts.lines(source)
    return "\n".join(found)


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

    rows = [(fact, _with_lost_lines(tx, fact, reanchor_evidence(tx, fact, said.cites))) for fact in facts]
    for fact, pieces in rows:
        if said.cites:
            _refuse_unsupported(tx, fact, pieces)
        rechecked_fields(tx, fact, pieces, said.why)
    raised = []
    for fact, pieces in rows:
        mark = next(iter(_digests(piece for piece in pieces if is_hashed(piece))))[7:15]
        text = f"{fact.id} still holds, {anchor_words(pieces)} ({mark})"
        fields = {"change": f"Refreshed {fact.id}", **({"why": said.why} if said.why else {})}
        raised.append(propose(tx, Intent(text=text, kind="change", fields=fields, proofs=pieces)))
        tx.look_again()
    tail = pending_note([item.fact.id for item in raised], raised[-1].receipt)
    return Decided(tuple(Decision(fact, "not yet rechecked") for fact in facts), raised[-1].receipt, tail)
