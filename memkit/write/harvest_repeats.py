"""Leaves out the entries of logs that repeat a record of this repository, read now or harvested before."""

from __future__ import annotations

from dataclasses import replace

from memkit.documents.record_ids import own_id
from memkit.documents.repeats import Record, is_record, record_of, without_repeats, words_of
from memkit.model import events as ev
from memkit.write.harvest_documents import Harvest, Source
from memkit.write.harvest_text import DECISION
from memkit.write.transaction import Transaction


def leave_out_repeats(tx: Transaction, harvest: Harvest) -> None:
    """Takes such entries from the logs of this harvest; a log of nothing else is left over as an index."""
    logs = [source for source in harvest.sources if source.document.format == "decision-log"]
    if not logs:
        return
    records = [
        *_harvested_records(tx),
        *(record_of(s.document) for s in harvest.sources if is_record(s.document)),
    ]
    for source in logs:
        found = without_repeats(source.document, records)
        if found is source.document:
            continue
        harvest.sources.remove(source)
        if found.items:
            slots = {item.lines for item in found.items}
            claims = tuple(claim for claim in source.claims if claim.lines in slots)
            harvest.sources.append(replace(source, document=found, claims=claims))
        else:
            count = len(source.document.items)
            why = f"lists {count} decisions that have records of their own"
            harvest.left_over.append((source.path, why))
            # an unchanged index is not compared again: its records are not read again either
            fields = (("sha256", source.sha256), ("format", source.document.format))
            harvest.events.append(ev.Harvested(source.path, "", fields))
    harvest.sources.sort(key=_path_of)


def _path_of(source: Source) -> bytes:
    return source.path.encode()


def _harvested_records(tx: Transaction) -> list[Record]:
    """The records of earlier harvests that still hold or wait."""
    facts = [fact for fact in tx.state.facts.values() if fact.get("slot") == DECISION]
    found: list[Record] = []
    for fact in facts:
        if fact.is_live or fact.is_waiting:
            title, _, decision = fact.text.partition(": ")
            number = own_id(fact.document).lstrip("0")
            found.append(Record(fact.document, number, words_of(title), words_of(decision)))
    return found
