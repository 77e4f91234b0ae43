"""Erases a fact or a person: finds every copy, shreds, withholds, rewrites on request, and reports what remains.

If the policy requires more than one vote, votes are recorded one by one, and the deciding one erases.
"""

from __future__ import annotations

import os

from memkit.boot.digest import sha256
from memkit.boot.struct import field, struct
from memkit.errors import Refused
from memkit.ledger import text_of
from memkit.ledger.parse import read_session
from memkit.ledger.session_text import MARK, seal
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import Fact
from memkit.model.ids import is_id
from memkit.query.consents import references
from memkit.query.mirror_trace import is_mirrored, mirror_name
from memkit.rules.promotion import APPROVE, NO, OBJECT, YES, tally
from memkit.rules.view import consent_of
from memkit.store import cache_folder, clock, file_writes, files, git_history, vault
from memkit.write import publish
from memkit.write.journal import on_one_line
from memkit.write.transaction import Receipt, Transaction
from memkit.write.vaults import require_here, subject_tags

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


@struct(frozen=True)
class Ballot:
    """A request to erase including this vote: its outcome, who approves, how many votes it needs, and the vote's event."""

    outcome: str
    approving: tuple[str, ...]
    need: int
    event: ev.Approved | ev.Objected

    @property
    def erases(self) -> bool:
        """Whether this vote decides to erase."""
        return self.outcome == YES

    @property
    def refuses(self) -> bool:
        """Whether this vote rejects the request."""
        return self.outcome == NO

    @property
    def said(self) -> str:
        """The state of the vote in words."""
        return f"{len(self.approving)} of {self.need} votes"


def request_of(name: str) -> str:
    """The id for votes on an erasure: the fact's, or one made from the person's tag."""
    return name if is_id(name) else f"subject-{name.removeprefix('hmac:')}"


def cast_vote(tx: Transaction, name: str, why: str, rewrite: bool, objects: bool) -> Ballot:
    """This actor's vote on the request; earlier votes count for as many sessions as the policy says."""
    policy = tx.workspace.policy
    scope = "rewrite" if rewrite else ""
    oldest = len(tx.state.rows) - policy.promotion.vote_sessions
    known = tx.state.erasures.get(f"{request_of(name)} {scope}".strip(), [])
    votes = {by: said for by, said, at in known if at >= oldest}
    votes[tx.actor.name] = OBJECT if objects else APPROVE
    outcome = tally(votes, policy.promotion.quorum)
    done = {YES: "erased", NO: "refused"}.get(outcome, "")
    pairs = (("by", tx.actor.name), ("via", tx.actor.via), ("why", why), ("act", "erase"))
    fields = (*pairs, *((key, value) for key, value in (("scope", scope), ("outcome", done)) if value))
    event = (ev.Objected if objects else ev.Approved)(request_of(name), "", fields)
    approving = tuple(sorted(by for by, said in votes.items() if said == APPROVE))
    return Ballot(outcome, approving, policy.promotion.quorum, event)


ERASED = "[ERASED]"
SHREDDED, WITHHELD, REWRITTEN, REMAINS = "shredded", "withheld", "rewritten", "remains"


@struct(frozen=True)
class Place:
    """One place with a copy: what is (or will be) done there, and how to remove what remains."""

    where: str
    path: str
    state: str
    how: str = ""


@struct
class Erasure:
    """What is to be erased. `needles` are the texts themselves, which are never shown and never stored."""

    facts: list[str] = field(default_factory=list)
    vaulted: list[str] = field(default_factory=list)
    # values in another machine's vault, which shreds them when it receives the erasure
    elsewhere: list[str] = field(default_factory=list)
    needles: tuple[str, ...] = ()
    places: list[Place] = field(default_factory=list)
    rewritten: dict[str, bytes] = field(default_factory=dict)
    # caches that could not be removed and may contain the words
    stuck: list[str] = field(default_factory=list)
    receipt: Receipt | None = None

    @property
    def remaining(self) -> list[Place]:
        """The copies that remain afterwards."""
        return [place for place in self.places if place.state == REMAINS]


def erasure_of_fact(tx: Transaction, fact: Fact) -> Erasure:
    """The erasure of one fact: its values in the vault or, if it has none, its words."""
    found = Erasure(facts=[fact.id])
    texts, bodies = _words_of(tx, fact)
    named = vault.references("\n".join((*texts, *bodies))) or references(fact)
    if named:
        require_here(tx, f"where the values of {fact.id} lie")
    values = _sort(tx, found, named)
    found.needles = tuple(values if named else filter(None, (*texts, *bodies)))
    return found


def _sort(tx: Transaction, found: Erasure, named: Iterable[str]) -> list[str]:
    """Sorts references into those on this machine and those elsewhere; returns the values of the former."""
    entries = {reference: vault.fetch(tx.ring, reference) for reference in named}
    found.elsewhere += [reference for reference, entry in entries.items() if entry is None]
    found.vaulted += [reference for reference, entry in entries.items() if entry is not None]
    return [entry.value for entry in entries.values() if entry is not None]


def erasure_of_subject(tx: Transaction, subject: str) -> Erasure:
    """The erasure of a person, by tag: their consents, their values in the vault, and the facts under those consents."""
    ring = require_here(tx, "where a person's data lie", subject)
    tags = subject_tags(ring, subject)
    theirs = {id for id, held in tx.state.consents.items() if held.get("subject") in tags}
    found = Erasure()
    values = [subject]
    for reference in vault.openable_references(ring):
        entry = vault.fetch(ring, reference)
        if entry and (entry.consent in theirs or entry.subject in tags or f"hmac:{entry.tag}" in tags):
            found.vaulted.append(reference)
            values.append(entry.value)
    named: list[str] = []
    for fact in tx.state.facts.values():
        mine = consent_of(fact) in theirs or fact.get("subject") in tags
        if mine or set(references(fact)) & set(found.vaulted) or subject.casefold() in fact.text.casefold():
            found.facts.append(fact.id)
            named += references(fact) if mine else ()
    _sort(tx, found, dict.fromkeys(name for name in named if name not in found.vaulted))
    found.needles = tuple(dict.fromkeys(values))
    return found


def _words_of(tx: Transaction, fact: Fact) -> tuple[list[str], list[str]]:
    """(texts, bodies) of a fact in the ledger, also of a withheld one."""
    texts: list[str] = []
    bodies: list[str] = []
    for at in dict.fromkeys(at for at, _, _ in fact.history):
        row = tx.state.rows[at]
        session, _ = read_session(files.read(tx.workspace.path(row.path)), row.stem, row.path)
        texts += [
            text_of(e) for e in session.events if isinstance(e, ev.OfId) and e.id == fact.id and text_of(e)
        ]
        bodies += [body for id, body in session.records if id == fact.id and body.strip()]
    return list(dict.fromkeys(texts)), list(dict.fromkeys(bodies))


def survey_copies(tx: Transaction, erasure: Erasure, rewrite: bool) -> None:
    """Finds every place with a copy on this machine, and sets what will be done there."""
    workspace, layout = tx.workspace, tx.workspace.policy.layout
    needles = tuple(form for needle in erasure.needles for form in _forms(needle))
    places = [Place("vault", reference, SHREDDED) for reference in erasure.vaulted]
    places += [Place("vault", reference, REMAINS, _ELSEWHERE) for reference in erasure.elsewhere]
    places += [Place("memory", id, WITHHELD) for id in erasure.facts]
    if needles:
        for path in files.in_files(workspace, layout.sessions, needles):
            if rewrite:
                erasure.rewritten[path] = _rewrite(tx, path, needles)
            how = tx.call.again("--rewrite")
            places.append(Place("ledger", path, REWRITTEN if rewrite else REMAINS, "" if rewrite else how))
        for folder, how in _PRIVATE:
            for path in files.in_files(workspace, f".memkit/{folder}", needles):
                places.append(Place(folder, path, REMAINS, how.format(path=path)))
        ours = (layout.sessions, layout.continuity, layout.memory)
        for path in git_history.in_history(workspace.root, needles):
            if path.startswith(tuple(ours)):
                places.append(Place("git history", path, REMAINS, _HISTORY))
    if erasure.facts and is_mirrored(workspace):
        places.append(Place("mirror", mirror_name(workspace), REMAINS, _MIRROR))
    erasure.places = places


_PRIVATE = (
    ("open", "memkit session abort  # or rm {path}"),
    ("aborted", "rm {path}"),
    ("outbox", "rm {path}"),
)
_ELSEWHERE = "not on this machine; where it is, the first write after this session arrives shreds it"
_MIRROR = "memkit mirror push  # deletes it there"
_HISTORY = "git filter-repo --replace-text rewrites it; then every clone is made anew"


def _forms(needle: str) -> list[bytes]:
    """The forms of a text in files: plain, indented below an event, on one line, escaped in a journal."""
    import json

    plain = needle.strip()
    shown = on_one_line(plain)
    forms = (plain, plain.replace("\n", "\n  "), shown, json.dumps(plain, ensure_ascii=False)[1:-1])
    return [form.encode() for form in dict.fromkeys(forms) if len(form) > 2]


def _rewrite(tx: Transaction, path: str, needles: tuple[bytes, ...]) -> bytes:
    """The session with `[ERASED]` in place of every text and a new seal; refuses if it would no longer parse."""
    import re

    data = files.read(tx.workspace.path(path))
    sealed = data.rfind(MARK) if MARK in data else len(data)
    body = data[:sealed]
    for needle in sorted(needles, key=len, reverse=True):
        body = re.sub(re.escape(needle), ERASED.encode(), body, flags=re.IGNORECASE)
    new = seal(body) if sealed < len(data) else body
    stem = os.path.basename(path).removesuffix(".md")
    before, after = read_session(data, stem, path), read_session(new, stem, path)
    if len(after[0].events) != len(before[0].events) or len(after[1]) > len(before[1]):
        message = f"{path} would no longer read as a session; nothing was changed"
        raise Refused(message, code="cannot-rewrite", file=path, hint="name a longer or another text")
    return new


def fact_under_audit(tx: Transaction, erasure: Erasure) -> str:
    """The id of a fact within its audit period, counted to the newest session; empty if there is none."""
    from datetime import date

    days = tx.workspace.policy.retention.audit_days
    newest = tx.state.rows[-1].stem[:10] if tx.state.rows else ""
    for id in erasure.facts:
        fact = tx.state.facts[id]
        since = (fact.promoted_in or fact.origin)[:10]
        if newest and (date.fromisoformat(newest) - date.fromisoformat(since)).days < days:
            return id
    return ""


def carry_out(
    tx: Transaction, erasure: Erasure, why: str, subject: str, votes: tuple[Event, ...] = ()
) -> None:
    """Records the erasure and its votes; then shreds, rewrites, drops caches and renders, in this order."""
    by = (("by", tx.actor.name), ("via", tx.actor.via), ("why", why))
    gone = ", ".join((*erasure.vaulted, *erasure.elsewhere))
    manifest = (("manifest", _manifest(erasure)), *((("vault", gone),) if gone else ()))
    events: list[Event] = [ev.Erased(id, "", (*by, *manifest)) for id in erasure.facts]
    if not events and not erasure.rewritten:
        events = [ev.Erased(subject, "", (*by, *manifest))]
    for path, data in erasure.rewritten.items():
        old = sha256(files.read(tx.workspace.path(path))).hexdigest()
        pair = (("old", old), ("new", sha256(data).hexdigest()))
        events.append(ev.Erased(path, "", (*by, *pair)))
    erasure.receipt = tx.record(
        [*votes, *events], title=f"Erase on request, {clock.iso(clock.now())[:10]}", at_once=True
    )
    for reference in erasure.vaulted:
        vault.shred(tx.ring, reference)
    for path, data in erasure.rewritten.items():
        file_writes.replace(tx.workspace.path(path), data)
    erasure.stuck = cache_folder.drop_derived(tx.workspace.root)
    if erasure.rewritten and tx.call.render:
        publish.publish(tx.workspace, who=tx.actor.name)


def stuck_places(tx: Transaction, erasure: Erasure) -> list[Place]:
    """The places of the caches that could not be removed."""
    paths = (os.path.relpath(path, tx.workspace.root).replace(os.sep, "/") for path in erasure.stuck)
    return [Place("cache", path, REMAINS, f"rm {path}") for path in paths]


def _manifest(erasure: Erasure) -> str:
    """Counts of copies by kind of place, for the ledger: no paths, no text."""
    counts: dict[str, int] = {}
    for place in erasure.places:
        name = f"{place.where} {place.state}"
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
