"""The facts of harvested documents; where a document is now that left its path, or that it was removed."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from memkit.boot.struct import struct
from memkit.errors import MachineError, NeedsGit
from memkit.model.fact import REJECTED, ROLLED_BACK, Fact
from memkit.query.renamed_files import current_path
from memkit.replay.reopening import UNDONE
from memkit.store import git_history
from memkit.write.harvest_text import DECISION
from memkit.write.transaction import Transaction


def missing_documents(tx: Transaction, names: Container[str]) -> list[str]:
    """Paths of harvested documents that no longer exist."""
    raised = (fact.document for fact in tx.state.facts.values() if fact.get("slot"))
    return sorted({path for path in (*tx.state.harvested, *raised) if path not in names})


def moved_documents(
    tx: Transaction, missing: Iterable[str], hashes: Iterable[tuple[str, str]]
) -> dict[str, str]:
    """Old path → new path of missing documents: the one with the same hash, else the one that git says it was renamed to.

    `hashes`: (hash, path) of every document that was read.
    """
    places: dict[str, list[str]] = {}
    for sha256, path in hashes:
        places.setdefault(sha256, []).append(path)
    moves: dict[str, str] = {}
    for path in missing:
        same = places.get(tx.state.harvested.get(path, ("",))[0], [])
        if len(same) == 1:
            moves[path] = same[0]
    rest = [path for path in missing if path not in moves]
    return moves | _moves_in_git(tx, rest, {path for paths in places.values() for path in paths})


def _moves_in_git(tx: Transaction, missing: list[str], known: Container[str]) -> dict[str, str]:
    if not missing:
        return {}
    root = tx.workspace.root
    try:
        renames = git_history.renames(root)
    except (NeedsGit, MachineError):
        return {}
    found = {path: current_path(root, path, renames) for path in missing}
    return {old: new for old, new in found.items() if new in known}


def removed_documents(tx: Transaction, removed: Iterable[str]) -> list[tuple[str, str]]:
    """(path, since when) of removed documents whose facts are live or wait; others concern nobody any more."""
    held = {fact.document for fact in tx.state.facts.values() if _is_held(fact)}
    since = {path: tx.state.harvested.get(path, ("", ""))[1] for path in removed if path in held}
    return [
        (path, f"removed since {stem or 'its harvest'}; its facts stay until reviewed")
        for path, stem in since.items()
    ]


def _is_held(fact: Fact) -> bool:
    return bool(fact.get("slot")) and (fact.is_live or fact.is_waiting)


def replaced_by_documents(tx: Transaction) -> dict[str, set[str]]:
    """For each document whose own fact has ended for claims of other documents: these documents."""
    facts = tx.state.facts
    found: dict[str, set[str]] = {}
    for fact in facts.values():
        if fact.get("slot") == DECISION:
            others = {facts[id].document for id in fact.superseded_by if id in facts} - {fact.document}
            found[fact.document] = others
    return {path: others for path, others in found.items() if others}


def is_undone(fact: Fact) -> bool:
    """Whether a claim left because its harvest was undone as a whole."""
    return fact.status == ROLLED_BACK and fact.why == UNDONE


@struct(frozen=True)
class Own:
    """The facts of documents by (path, slot): the one that stands for it, and a newer one that left meanwhile."""

    facts: dict[tuple[str, str], Fact]
    left: dict[tuple[str, str], Fact]
    # of each path, by slot, the newest id
    ids: dict[str, dict[str, str]]


def may_return(fact: Fact, again: bool) -> bool:
    """Whether a harvest raises these words again: their harvest was undone, or they alone and it was asked to."""
    return is_undone(fact) or (again and _is_undone_alone(fact))


def _is_undone_alone(fact: Fact) -> bool:
    return fact.status == ROLLED_BACK and bool(fact.get("slot"))


def undone_documents(tx: Transaction) -> set[str]:
    """The documents with claims that were undone one by one."""
    return {fact.document for fact in tx.state.facts.values() if _is_undone_alone(fact)}


def own_facts(tx: Transaction, moves: Mapping[str, str], again: bool) -> Own:
    """Facts from documents. The newest of a slot stands for it, unless that was undone or rejected and an older one is live.

    Those of a renamed document count for its new path, unless it has its own.
    """
    own = Own({}, {}, {})
    facts = [fact for fact in tx.state.facts.values() if fact.get("slot")]
    for fact in sorted(facts, key=lambda fact: fact.document not in moves):
        path, slot = moves.get(fact.document, fact.document), fact.get("slot")
        own.ids.setdefault(path, {})[slot] = fact.id
        before = own.facts.get((path, slot))
        is_gone = fact.status in (REJECTED, ROLLED_BACK) and before is not None and before.is_live
        (own.left if may_return(fact, again) or is_gone else own.facts)[path, slot] = fact
    return own
