"""Harvest: documents in this repository → candidates with their source, in one session of kind harvest."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from memkit.boot.digest import sha256
from memkit.documents import Claim, Document, Skipped, read
from memkit.documents.candidates import claims, slug
from memkit.documents.discover import SIBLINGS, documents, is_placed
from memkit.documents.series import kin, rows
from memkit.documents.succession import successors
from memkit.errors import DetectorFailed, LedgerUnreadable, MachineError, NeedsGit, Refused, UsageError
from memkit.model import events as ev
from memkit.model.counting import counted
from memkit.model.events import Event, Fields
from memkit.model.fact import REJECTED, TIER2_KINDS, Fact
from memkit.model.ids import content_hash, make_id, normalised_claim
from memkit.rules import promotion
from memkit.rules.gate import compare
from memkit.store import files, git
from memkit.write.statements import stated_at
from memkit.write.transaction import Receipt, Transaction

# passes the paths through, one at a time, and may show how far it is
Watch = Callable[[Sequence[str]], Iterable[str]]


@dataclass(frozen=True)
class Source:
    """A document that was read: its bytes' hash, and what its structure tells."""

    path: str
    sha256: str
    document: Document
    data: bytes = b""


@dataclass
class Harvest:
    """What a harvest read and would raise."""

    sources: list[Source] = field(default_factory=list)
    left_over: list[tuple[str, str]] = field(default_factory=list)
    # claims that may not be written: path, line, why
    refused: list[tuple[str, int, str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    raised: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    unchanged: int = 0


def paths_here(root: str) -> list[str]:
    """Every file git tracks or would; without git, every file that is not hidden."""
    try:
        return git.tracked_and_untracked(root)
    except (NeedsGit, MachineError):
        pass
    found: list[str] = []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [
            os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/") for name in sorted(names)
        ]
    return sorted(found)


def read_documents(
    tx: Transaction, explicit: Sequence[str], budget: tuple[int, int], since: set[str] | None, watch: Watch
) -> Harvest:
    """Chooses and reads the documents; what was not read is named with the reason."""
    workspace = tx.workspace
    layout = workspace.policy.layout
    here = paths_here(workspace.root)
    sizes = {path: _size(workspace.path(path)) for path in here}
    own = [layout.memory, layout.sessions, layout.continuity, *workspace.policy.harvest.exclude]
    chosen, left = documents(
        here, explicit=explicit, exclude=own, sizes=sizes, max_files=budget[0], max_bytes=budget[1]
    )
    harvest = Harvest(left_over=list(left))
    names = set(here)
    series = rows(chosen)
    for path in watch(chosen):
        if since is None or path in since:
            place = _Place(path in series, False, bool(explicit) or is_placed(path))
            _read_one(tx, path, names, harvest, place)
    _read_kin(tx, names, harvest, series)
    gone = [path for path in tx.state.harvested if path not in names]
    harvest.left_over += [
        (path, f"removed since {tx.state.harvested[path][1]}; its facts stay until reviewed") for path in gone
    ]
    return harvest


def _read_kin(tx: Transaction, names: set[str], harvest: Harvest, series: dict[str, str]) -> None:
    """Reads once more what was left over of a row in which most documents are records."""
    records = [source.path for source in harvest.sources if source.document.kind in ("adr", "rfc")]
    again = kin(series, records)
    left, harvest.left_over = harvest.left_over, []
    for path, why in left:
        if path in again:
            _read_one(tx, path, names, harvest, _Place(True, True, True))
        else:
            harvest.left_over.append((path, why))


def _size(path: str) -> int:
    try:
        return os.lstat(path).st_size
    except OSError:
        return 0


class _Place(NamedTuple):
    """Where a document stands: in a row, in a row of records, in a place that promises rules and terms."""

    in_series: bool
    is_kin: bool
    is_placed: bool


def _read_one(tx: Transaction, path: str, names: set[str], harvest: Harvest, place: _Place) -> None:
    full = tx.workspace.path(path)
    if os.path.islink(full):
        harvest.left_over.append((path, "a link; its target is read where it lies"))
        return
    try:
        data = files.read(full)
    except (OSError, LedgerUnreadable) as error:
        harvest.left_over.append((path, f"cannot be read: {error}"))
        return
    folder = os.path.dirname(path)
    beside = {name: os.path.join(folder, name) for name in SIBLINGS if os.path.join(folder, name) in names}
    siblings = {
        name: files.read(tx.workspace.path(other)).decode("utf-8", "replace")
        for name, other in beside.items()
    }
    found = read(
        path, data.decode("utf-8-sig", "replace"), siblings, in_series=place.in_series, is_kin=place.is_kin
    )
    if isinstance(found, Skipped):
        harvest.left_over.append((path, found.reason))
    elif not place.is_placed and found.kind not in ("adr", "rfc"):
        harvest.left_over.append((path, f"a {found.kind} outside the usual places; name it to read it"))
    else:
        harvest.sources.append(Source(path, sha256(data.replace(b"\r\n", b"\n")).hexdigest(), found, data))


def raise_candidates(tx: Transaction, harvest: Harvest) -> None:
    """Turns what was read into events; documents and claims that are known add nothing."""
    replaced = successors([source.document for source in harvest.sources])
    mine = _own_facts(tx)
    same = {
        (fact.kind, normalised_claim(fact.text)): fact
        for fact in tx.state.facts.values()
        if not fact.withheld
    }
    taken = set(tx.state.facts)
    later: list[tuple[str, Claim, tuple[str, ...]]] = []
    placed: dict[tuple[str, str], str] = {key: fact.id for key, fact in mine.items()}
    for source in harvest.sources:
        known = tx.state.harvested.get(source.path)
        if known is not None and known[0] == source.sha256:
            harvest.unchanged += 1
            harvest.known += [fact.id for (path, _), fact in mine.items() if path == source.path]
            continue
        refused = _refused_name(tx, source.path)
        if refused:
            harvest.left_over.append((refused, "its name holds what may not be kept"))
            continue
        fields = (("sha256", source.sha256), ("format", source.document.format))
        harvest.events.append(ev.Harvested(source.path, "", fields))
        followers = replaced.get(source.path, ())
        for claim in claims(source.document, followers):
            text, refused = _washed(tx, source.path, claim.text)
            if refused:
                harvest.refused.append((source.path, claim.lines[0], refused))
                continue
            standing = mine.get((source.path, claim.slot))
            if standing is not None:
                _changed(tx, harvest, standing, claim, text, source, taken)
                continue
            twin = same.get((claim.kind, normalised_claim(text)))
            if twin is not None:
                harvest.known.append(twin.id)
                continue
            clean = _washed_claim(tx, source.path, claim)
            if isinstance(clean, str):
                harvest.refused.append((source.path, claim.lines[0], clean))
                continue
            claim = clean
            id = _id(claim, text, taken)
            taken.add(id)
            placed[source.path, claim.slot] = id
            _raise(tx, harvest, id, claim, text, source)
            if claim.status != "live":
                later.append((id, claim, followers))
    for id, claim, followers in later:
        _ended(harvest, id, claim, followers, placed)


def _washed(tx: Transaction, path: str, text: str) -> tuple[str, str]:
    """(the claim as it may be written, why it may not): one hostile document does not stop the others."""
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
    return clean, ""


def _washed_claim(tx: Transaction, path: str, claim: Claim) -> Claim | str:
    """The claim with its other words clean, or why one of them may not be written."""
    washed = [_washed(tx, path, words) for words in (claim.subject, claim.applies_when, claim.name)]
    if why := next((refused for _, refused in washed if refused), ""):
        return why
    aliases = [_washed(tx, path, alias) for alias in claim.aliases]
    known = tuple(alias for alias, refused in aliases if not refused)
    (subject, _), (when, _), (name, _) = washed
    return replace(claim, subject=subject, applies_when=when, name=name, aliases=known)


def _refused_name(tx: Transaction, path: str) -> str:
    """The path as it may be shown, if it may not be recorded: redacted paths would be taken for one another."""
    from memkit.write.sanitise import Wash

    clean = Wash(tx.workspace).text(path)
    return clean if clean != path else ""


def _own_facts(tx: Transaction) -> dict[tuple[str, str], Fact]:
    """Facts that came from a document, by path and slot; the newest of a slot stands for it."""
    found: dict[tuple[str, str], Fact] = {}
    for fact in tx.state.facts.values():
        slot = fact.get("slot")
        if slot and not fact.superseded_by:
            found[fact.get("from").partition(":")[0], slot] = fact
    return found


def _id(claim: Claim, text: str, taken: set[str]) -> str:
    """An id from number and title where the document gives them, else from the claim's own words."""
    words = slug(claim.name, 8).encode("ascii", "ignore").decode().strip("-_")
    return make_id(words if any(char.isalpha() for char in words) else text, taken)


def _fields(claim: Claim, source: Source) -> Fields:
    target, section = promotion.route(claim.kind)
    del target
    start, end = claim.lines
    pairs = [("section", section), ("kind", claim.kind), ("src", "doc"), ("confidence", "medium")]
    cited = stated_at(source.path, source.data, claim.lines, with_status=claim.slot == "decision")
    pairs += [("evidence", piece) for piece in cited]
    pairs += [("applies_when", claim.applies_when)] if claim.kind in (*TIER2_KINDS, "rule") else []
    pairs += [("from", f"{source.path}:{start}-{end}"), ("slot", claim.slot)]
    if claim.kind == "term":
        pairs += [("term", claim.subject), ("aliases", ", ".join(claim.aliases))]
    pairs += [("signal", ", ".join(claim.marks)), ("by", "policy:harvest")]
    return tuple(pair for pair in pairs if pair[1])


def _raise(tx: Transaction, harvest: Harvest, id: str, claim: Claim, text: str, source: Source) -> None:
    fields = _fields(claim, source)
    harvest.events.append(ev.Created(id, text, fields))
    harvest.raised.append(id)
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
        harvest.events += [
            ev.Contradicted(other, id, (("rule", rule),)) for other, rule in compare(fact, tx.state)[0]
        ]


def _ended(
    harvest: Harvest, id: str, claim: Claim, followers: tuple[str, ...], placed: dict[tuple[str, str], str]
) -> None:
    """Superseded and rejected documents are never live: they go to the archive, linked, or are turned down."""
    if claim.status == "rejected":
        fields = (("by", "policy:harvest"), ("why", "the document says it was rejected"))
        harvest.events.append(ev.Rejected(id, "", fields))
        return
    successor = next((placed[path, "decision"] for path in followers if (path, "decision") in placed), "")
    why = (("why", "the document says it was superseded"),)
    harvest.events.append(ev.Superseded(id, successor if successor != id else "", why))


def _changed(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> None:
    """A changed document raises changes for its own facts, and only where what it says changed."""
    before = len(harvest.changed)
    if fact.status not in (REJECTED, "superseded", "rolled-back"):
        _raise_changed(tx, harvest, fact, claim, text, source, taken)
    if len(harvest.changed) == before:
        harvest.known.append(fact.id)


def _raise_changed(
    tx: Transaction, harvest: Harvest, fact: Fact, claim: Claim, text: str, source: Source, taken: set[str]
) -> None:
    if claim.status != "live":
        asks = f"Superseded {fact.id} (invalidated)"
        _raise_change(tx, harvest, fact, asks, f"{source.path} now says: {claim.status}", source, taken)
    elif fact.text != text:
        if fact.kind in TIER2_KINDS and fact.is_memory:
            id = make_id(f"{fact.id} {text}", taken)
            taken.add(id)
            _raise(tx, harvest, id, claim, text, source)
            harvest.raised.remove(id)
            harvest.events.append(ev.Superseded(fact.id, id, (("why", f"{source.path} changed"),)))
            harvest.changed.append(id)
        elif fact.is_waiting:
            fields = (("content", content_hash(text, fact.body)), ("why", f"{source.path} changed"))
            harvest.events.append(ev.Revised(fact.id, text, fields))
            harvest.changed.append(fact.id)
        else:
            _raise_change(tx, harvest, fact, f"Revised {fact.id}", text, source, taken)


def _raise_change(
    tx: Transaction, harvest: Harvest, fact: Fact, asks: str, text: str, source: Source, taken: set[str]
) -> None:
    wanted = normalised_claim(text)
    if any(
        f.kind == "change" and f.get("change") == asks and normalised_claim(f.text) == wanted
        for f in tx.state.facts.values()
    ):
        return
    id = make_id(f"change {fact.id} {text}", taken)
    taken.add(id)
    fields = (
        ("section", "changes"),
        ("kind", "change"),
        ("src", "doc"),
        ("change", asks),
        ("evidence", f"{source.path}@sha256:{source.sha256}"),
        ("from", source.path),
    )
    harvest.events.append(ev.Created(id, text, fields))
    harvest.changed.append(id)


def harvest(
    tx: Transaction, explicit: Sequence[str], budget: tuple[int, int], since: set[str] | None, watch: Watch
) -> tuple[Harvest, Receipt]:
    """Reads, raises and records, in one session."""
    found = read_documents(tx, explicit, budget, since, watch)
    raise_candidates(tx, found)
    if not found.events:
        return found, Receipt("")
    count = len([event for event in found.events if isinstance(event, ev.Harvested)])
    receipt = tx.record(found.events, kind="harvest", title=f"Harvest {counted(count, 'document')}")
    return found, receipt
