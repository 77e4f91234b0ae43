"""Harvests documents of this repository: raises candidates with their source, in one session of kind harvest.

A claim that a live fact already states is not raised again. For facts whose documents changed it proposes to reword, end or
replace them.
"""

from __future__ import annotations

from memkit.documents import Claim
from memkit.documents.relations import successors
from memkit.documents.targets import Documents, linked_entry
from memkit.model import counted
from memkit.model import events as ev
from memkit.model.fact import REJECTED, ROLLED_BACK, SUPERSEDED, TIER2_KINDS, Fact
from memkit.model.ids import content_hash, make_id, normalised_claim
from memkit.write.harvest_claims import (
    claim_id,
    end_claim,
    raise_claim,
    refused_name,
    sanitise_claim,
    sanitise_words,
    words_of,
)
from memkit.write.harvest_documents import DECISION, Harvest, Source, Watch, read_documents
from memkit.write.harvest_repeats import leave_out_repeats
from memkit.write.known_facts import KnownFacts
from memkit.write.sanitise import Wash
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def change_fact(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> None:
    """Raises a change for a fact if what its document says about it changed."""
    before = len(harvest.changed)
    if can_change(fact):
        if claim.status != "live":
            asks = f"Superseded {fact.id} (invalidated)"
            _raise_change(tx, harvest, asks, f"{source.path} now says: {claim.status}", source, taken)
        elif fact.text != text:
            _reword(tx, harvest, fact, claim, text, source, taken)
    if len(harvest.changed) == before:
        harvest.known.append(fact.id)


def can_change(fact: Fact) -> bool:
    """Whether a document can still change a fact: not after it was rejected or replaced."""
    return fact.status not in (REJECTED, SUPERSEDED, ROLLED_BACK) and not fact.invalidated


def replace_fact(
    tx: Transaction, harvest: Harvest, fact: Fact, successor: str, source: Source, taken: set[str]
) -> None:
    """Replaces a fact whose document another document replaces: its claim succeeds the fact when it is promoted.

    Without such a claim, asks a person whether the fact has ended.
    """
    replaced = fact.document
    why = f"{source.path} says it replaces {replaced}"
    if successor and successor != fact.id:
        if fact.pending_successor != successor:
            harvest.events.append(ev.Superseded(fact.id, successor, (("why", why),)))
            harvest.changed.append(fact.id)
        return
    _raise_change(tx, harvest, f"Superseded {fact.id} (invalidated)", why, source, taken)


def _reword(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> None:
    why = f"{source.path} changed"
    if fact.kind in TIER2_KINDS and fact.is_memory:
        id = make_id(f"{fact.id} {text}", taken)
        taken.add(id)
        raise_claim(tx, harvest, id, claim, text, source)
        harvest.events.append(ev.Superseded(fact.id, id, (("why", why),)))
        harvest.changed.append(id)
    elif fact.is_waiting:
        fields = (("content", content_hash(text, fact.body)), ("why", why))
        harvest.events.append(ev.Revised(fact.id, text, fields))
        harvest.changed.append(fact.id)
    else:
        _raise_change(tx, harvest, f"Revised {fact.id}", text, source, taken)


def _raise_change(
    tx: Transaction, harvest: Harvest, asks: str, text: str, source: Source, taken: set[str]
) -> None:
    wanted = normalised_claim(text)
    if any(
        f.kind == "change" and f.get("change") == asks and normalised_claim(f.text) == wanted
        for f in tx.state.facts.values()
    ):
        return
    id = make_id(f"change {asks.split()[1]} {text}", taken)
    taken.add(id)
    fields = (
        ("section", "changes"), ("kind", "change"), ("src", "doc"), ("change", asks),
        ("evidence", f"{source.path}@sha256:{source.sha256}"), ("from", source.path),
    )  # fmt: skip
    harvest.events.append(ev.Created(id, text, fields))
    harvest.changed.append(id)


__all__ = ["Harvest", "Source", "Watch", "harvest", "raise_candidates"]
# how many claims are tested for secrets and personal data at once
_AT_ONCE = 12


def harvest(
    tx: Transaction, explicit: Sequence[str], budget: tuple[int, int], since: set[str] | None, watch: Watch
) -> tuple[Harvest, Receipt]:
    """Reads the documents, raises their claims, and records all in one session."""
    found = read_documents(tx, explicit, budget, since, watch)
    leave_out_repeats(tx, found)
    raise_candidates(tx, found)
    if not found.events:
        return found, Receipt("")
    for at in range(0, len(found.raised), _AT_ONCE):
        tx.wash.clear(found.raised[at : at + _AT_ONCE])
    count = len([event for event in found.events if isinstance(event, ev.Harvested)])
    receipt = tx.record(found.events, kind="harvest", title=f"Harvest {counted(count, 'document')}")
    return found, receipt


def raise_candidates(tx: Transaction, harvest: Harvest) -> None:
    """Adds the events for what was read; known documents and claims add nothing."""
    _Raising(tx, harvest).run()


class _Raising:
    """The state of one harvest while documents become events: ids assigned and slots filled."""

    def __init__(self, tx: Transaction, harvest: Harvest) -> None:
        self.tx = tx
        self.harvest = harvest
        # separate: names are checked but not redacted
        self._names = Wash(tx.workspace, _clean=tx.wash._clean)
        self._sources = {source.path: source for source in harvest.sources}
        self._replaced = successors([source.document for source in harvest.sources])
        self._mine, self._raised_from = _own_facts(tx, harvest.moves)
        self._known = KnownFacts(tx.state.facts.values())
        self._twins: list[str] = []
        # the live claims of this harvest by kind and words
        self._said: dict[tuple[str, str], str] = {}
        self._taken = set(tx.state.facts)
        self._placed = {key: fact.id for key, fact in self._mine.items()}
        # documents that are left over after all
        self._silent: set[str] = set()
        # the slots of logged decisions by their number, by path
        self._entries: dict[str, dict[str, str]] = {}
        self._ended: list[tuple[str, Claim, tuple[str, ...]]] = []

    def run(self) -> None:
        for source in self.harvest.sources:
            self._take(source)
        for path, claim, followers in self._ended:
            successor = self._entry_successor(path, claim) or self._successor(followers)
            end_claim(
                self.harvest, self._placed[path, claim.slot], claim, successor, self._claims_of(followers)
            )
        for path, followers in self._replaced.items():
            self._replace(path, followers)
        self.harvest.sources = [s for s in self.harvest.sources if s.path not in self._silent]

    def _take(self, source: Source) -> None:
        if source.is_unchanged:
            self.harvest.known += self._raised_from.get(source.path, {}).values()
            return
        followers = self._replaced.get(source.path, ())
        raised = source.claims_after(followers)
        cited = source.evidence.get(DECISION, ())
        self.tx.wash.clear((source.path, *cited, *words_of(raised[:_AT_ONCE])))
        if name := refused_name(self._names, source.path):
            self._silent.add(source.path)
            self.harvest.left_over.append((name, "its name holds what may not be kept"))
            return
        if not raised:
            self._silent.add(source.path)
            self.harvest.left_over.append(
                (source.path, "has a record's form, but no sentence that could be a claim")
            )
            return
        start, known, refused = len(self.harvest.events), len(self._twins), len(self.harvest.refused)
        self._entries[source.path] = {claim.number: claim.slot for claim in raised if claim.number}
        for at, claim in enumerate(raised):
            if at and at % _AT_ONCE == 0:
                self.tx.wash.clear(words_of(raised[at : at + _AT_ONCE]))
            self._take_claim(source, claim, followers)
        # a document with claims of other facts is read again each time, since these may change; one with a refused claim,
        # since nothing else would name that
        if len(self._twins) == known and len(self.harvest.refused) == refused:
            fields = (("sha256", source.sha256), ("format", source.document.format))
            self.harvest.events.insert(start, ev.Harvested(source.path, "", fields))

    def _take_claim(self, source: Source, claim: Claim, followers: tuple[str, ...]) -> None:
        text, refused = sanitise_words(self.tx, source.path, claim.text)
        if refused:
            self.harvest.refused.append((source.path, claim.lines[0], refused))
            return
        standing = self._mine.get((source.path, claim.slot))
        if standing is not None:
            if not (followers and claim.slot == DECISION):
                change_fact(self.tx, self.harvest, standing, claim, text, source, self._taken)
            return
        twin = self._known.twin(claim, text)
        if twin is not None:
            self.harvest.known.append(twin.id)
            self._twins.append(twin.id)
            return
        if said := self._said_here(source, claim, text):
            self.harvest.known.append(said)
            self._twins.append(said)
            return
        clean = sanitise_claim(self.tx, source.path, claim)
        if isinstance(clean, str):
            self.harvest.refused.append((source.path, claim.lines[0], clean))
            return
        self._raise(source, clean, text, followers)

    def _said_here(self, source: Source, claim: Claim, text: str) -> str:
        """The claim of an earlier document of this harvest with the same words; one that has ended counts by itself."""
        if claim.status != "live":
            return ""
        said = self._said.get((claim.kind, normalised_claim(text)), "")
        if said:
            self._placed.setdefault((source.path, claim.slot), said)
        return said

    def _raise(self, source: Source, claim: Claim, text: str, followers: tuple[str, ...]) -> None:
        id = claim_id(claim, text, source.path, self._taken)
        self._taken.add(id)
        self._placed[source.path, claim.slot] = id
        raise_claim(self.tx, self.harvest, id, claim, text, source)
        self.harvest.raised.append(id)
        if claim.status == "live":
            self._said[claim.kind, normalised_claim(text)] = id
        if claim.status != "live":
            self._ended.append((source.path, claim, followers))

    def _entry_successor(self, path: str, claim: Claim) -> str:
        """The claim that succeeds an entry: of the entry that it names in the same document, else of another document."""
        for link in claim.links if claim.number else ():
            if link.relation != "superseded-by" or link.partial:
                continue
            slots = self._entries.get(path, {})
            if number := linked_entry(link, path, slots):
                return self._placed.get((path, slots[number]), "")
            other = Documents(source.document for source in self.harvest.sources).find(link, path)
            if (other, DECISION) in self._placed:
                return self._placed[other, DECISION]
        return ""

    def _successor(self, followers: Sequence[str]) -> str:
        return next(
            (self._placed[path, DECISION] for path in followers if (path, DECISION) in self._placed), ""
        )

    def _claims_of(self, followers: Sequence[str]) -> list[str]:
        """The claims of every document that replaces one."""
        return [self._placed[path, DECISION] for path in followers if (path, DECISION) in self._placed]

    def _replace(self, path: str, followers: tuple[str, ...]) -> None:
        """Ends the fact of a replaced document, if this harvest shows something new about it."""
        fact = self._mine.get((path, DECISION))
        if fact is None:
            return
        new = [name for name in followers if not self._sources[name].is_unchanged]
        told = new or ([path] if not self._sources[path].is_unchanged else [])
        if can_change(fact) and told:
            source = self._sources[(new or list(followers))[0]]
            replace_fact(self.tx, self.harvest, fact, self._successor(new or followers), source, self._taken)
        elif fact.id not in self.harvest.known:
            self.harvest.known.append(fact.id)


def _own_facts(
    tx: Transaction, moves: Mapping[str, str]
) -> tuple[dict[tuple[str, str], Fact], dict[str, dict[str, str]]]:
    """Facts from documents, by (path, slot), the newest one of each slot that nothing replaces; and of each path, by slot,
    the id of the newest one.

    Those of a renamed document count for its new path, unless it has its own.
    """
    found: dict[tuple[str, str], Fact] = {}
    raised: dict[str, dict[str, str]] = {}
    facts = [fact for fact in tx.state.facts.values() if fact.get("slot")]
    for fact in sorted(facts, key=lambda fact: fact.document not in moves):
        path, slot = moves.get(fact.document, fact.document), fact.get("slot")
        raised.setdefault(path, {})[slot] = fact.id
        if not fact.superseded_by:
            found[path, slot] = fact
    return found, raised
