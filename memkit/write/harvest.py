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
from memkit.model.fact import REJECTED, ROLLED_BACK, Fact
from memkit.model.ids import normalised_claim
from memkit.write.harvest_changes import (
    can_change,
    change_fact,
    is_ended_by_harvest,
    raise_again,
    reopen_fact,
    replace_fact,
)
from memkit.write.harvest_claims import (
    claim_id,
    end_claim,
    raise_claim,
    refused_name,
    sanitise_claim,
    sanitise_words,
    undone_id,
    words_of,
)
from memkit.write.harvest_documents import Harvest, Source, Watch, read_documents
from memkit.write.harvest_moves import may_return, own_facts
from memkit.write.harvest_repeats import leave_out_repeats
from memkit.write.harvest_text import DECISION
from memkit.write.known_facts import KnownFacts
from memkit.write.sanitise import Wash
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


__all__ = ["Harvest", "Source", "Watch", "harvest", "raise_candidates"]
# how many claims are tested for secrets and personal data at once
_AT_ONCE = 12


def harvest(
    tx: Transaction, explicit: Sequence[str], budget: tuple[int, int], since: set[str] | None, watch: Watch,
    again: bool = False,
) -> tuple[Harvest, Receipt]:  # fmt: skip
    """Reads the documents, raises their claims, and records all in one session; `again`: also those that were undone."""
    found = read_documents(tx, explicit, budget, since, watch, again)
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
        own = own_facts(tx, harvest.moves, harvest.again)
        self._mine, self._raised_from = own.facts, own.ids
        harvest.left = own.left
        self._known = KnownFacts(f for f in tx.state.facts.values() if not may_return(f, harvest.again))
        # the live claims of this harvest by kind and words
        self._said: dict[tuple[str, str], str] = {}
        self._taken = set(tx.state.facts)
        self._placed = {key: fact.id for key, fact in self._mine.items() if not fact.superseded_by}
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
        self._release()
        self.harvest.changed = list(dict.fromkeys(self.harvest.changed))
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
        start, known, refused = (
            len(self.harvest.events),
            len(self.harvest.repeated),
            len(self.harvest.refused),
        )
        self._entries[source.path] = {claim.number: claim.slot for claim in raised if claim.number}
        for at, claim in enumerate(raised):
            if at and at % _AT_ONCE == 0:
                self.tx.wash.clear(words_of(raised[at : at + _AT_ONCE]))
            self._take_claim(source, claim, followers)
        # a document with claims of other facts is read again each time, since these may change; one with a refused claim,
        # since nothing else would name that
        is_same = self.tx.state.harvested.get(source.path, ("",))[0] == source.sha256
        if len(self.harvest.repeated) == known and len(self.harvest.refused) == refused and not is_same:
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
                self._follow(source, claim, text, standing)
            return
        twin = self._known.twin(claim, text)
        if said := twin.id if twin is not None else self._said_here(source, claim, text):
            self.harvest.known.append(said)
            self.harvest.repeated.append((source.path, claim.lines[0], said))
            return
        clean = sanitise_claim(self.tx, source.path, claim)
        if isinstance(clean, str):
            self.harvest.refused.append((source.path, claim.lines[0], clean))
            return
        self._raise(source, clean, text, followers)

    def _follow(self, source: Source, claim: Claim, text: str, fact: Fact) -> None:
        """What becomes of a fact whose document is read again and is not replaced by another one."""
        told = (self.tx, self.harvest, fact, claim, text, source, self._taken)
        is_free = claim.status == "live" and not self._is_still_replaced(fact, source.path)
        is_left = (source.path, claim.slot) in self.harvest.left
        twin = None if can_change(fact) and not is_left else self._known.twin(claim, text)
        if is_left and twin is not None and twin.status not in (REJECTED, ROLLED_BACK):
            twin = None
        if fact.superseded_by and not is_free:
            self.harvest.known.append(fact.id)
        elif twin is not None and twin is not fact:
            # these words were answered before
            self.harvest.known.append(twin.id)
        elif fact.superseded_by and fact.promoted_in:
            self._placed[source.path, claim.slot] = raise_again(*told)
        else:
            self._placed[source.path, claim.slot] = change_fact(*told)

    def _is_still_replaced(self, fact: Fact, path: str) -> bool:
        """Whether something else than a document that does not say so any more has replaced a fact."""
        if not is_ended_by_harvest(self.tx, fact):
            return bool(fact.superseded_by)
        found = (self.tx.state.facts[id] for id in (*fact.superseded_by, fact.pending_successor) if id)
        others = {self._path_now(other.document) for other in found}
        if fact.get("slot") != DECISION:
            return False
        return bool(others - self._sources.keys()) or bool(others & {path, *self._replaced.get(path, ())})

    def _path_now(self, path: str) -> str:
        return self.harvest.moves.get(path, path)

    def _release(self) -> None:
        """Takes back the successors that wait, of facts whose documents nothing replaces any more."""
        for (path, slot), fact in self._mine.items():
            waits = path in self._sources and slot == DECISION and fact.pending_successor and fact.is_live
            if waits and is_ended_by_harvest(self.tx, fact) and not self._is_still_replaced(fact, path):
                successor = self.tx.state.facts[fact.pending_successor].document
                reopen_fact(self.harvest, fact, f"{successor} does not say any more that it replaces it")

    def _said_here(self, source: Source, claim: Claim, text: str) -> str:
        """The claim of an earlier document of this harvest with the same words; one that has ended counts by itself."""
        if claim.status != "live":
            return ""
        said = self._said.get((claim.kind, normalised_claim(text)), "")
        if said:
            self._placed.setdefault((source.path, claim.slot), said)
        return said

    def _raise(self, source: Source, claim: Claim, text: str, followers: tuple[str, ...]) -> None:
        id = undone_id(self.harvest, claim, source)
        again = "yes" if id else ""
        id = id or claim_id(self.tx, claim, text, source.path, self._taken)
        self._taken.add(id)
        self._placed[source.path, claim.slot] = id
        raise_claim(self.tx, self.harvest, id, claim, text, source, again=again)
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
        return next(iter(self._claims_of(followers)), "")

    def _claims_of(self, followers: Sequence[str]) -> list[str]:
        """The claims of every document that replaces one, without those that were rejected or undone."""
        placed = [self._placed[path, DECISION] for path in followers if (path, DECISION) in self._placed]
        facts = self.tx.state.facts
        gone = {id for id in placed if id in facts and facts[id].status in (REJECTED, ROLLED_BACK)}
        return [id for id in placed if id not in gone or id in self.harvest.raised]

    def _replace(self, path: str, followers: tuple[str, ...]) -> None:
        """Ends the fact of a replaced document, if this harvest shows something new about it."""
        fact = self._mine.get((path, DECISION))
        if fact is None:
            return
        new = [name for name in followers if not self._sources[name].is_unchanged]
        told = new or ([path] if not self._sources[path].is_unchanged else [])
        successor = self._successor(new or followers)
        is_corrected = fact.superseded_by and not fact.promoted_in and not self._is_still_replaced(fact, path)
        if is_corrected and told:
            reopen_fact(self.harvest, fact, f"{followers[0]} replaces it now")
        elif can_change(fact) and fact.is_memory and told and self._hears(path, fact, successor):
            return
        if (can_change(fact) or is_corrected) and told:
            source = self._sources[(new or list(followers))[0]]
            replace_fact(self.tx, self.harvest, fact, successor, source, self._taken)
        elif fact.id not in self.harvest.known:
            self.harvest.known.append(fact.id)

    def _hears(self, path: str, fact: Fact, successor: str) -> bool:
        """Takes up what a document that another one replaces says of its own fact; True if that is all there is to do.

        New words wait until the successor is answered: the document is read again at each run, and named.
        """
        source = self._sources[path]
        claim = next((claim for claim in source.claims if claim.slot == DECISION), None)
        text, refused = sanitise_words(self.tx, path, claim.text) if claim else ("", "")
        if claim is None or refused or (claim.status == "live" and text == fact.text):
            return False
        if claim.status != "live" or not (fact.pending_successor or successor):
            # the successor was rejected, so the document speaks for itself again
            change_fact(self.tx, self.harvest, fact, claim, text, source, self._taken)
            return fact.pending_successor == successor
        if not fact.pending_successor:
            return False
        why = f"other words of {fact.id}, which {fact.pending_successor} is to replace: answer that first"
        self.harvest.refused.append((path, claim.lines[0], why))
        self.harvest.events = [
            event
            for event in self.harvest.events
            if not (isinstance(event, ev.Harvested) and event.name == path)
        ]
        return True
