"""The content of a repository's part of the mirror: a loaded memory in, rows out, each with the clearance it needs.

Built from the state, never from a reader's answer, so no vault value can enter. Candidates, prose, notes and what
left live memory are not mirrored. The same ledger and work tree give the same rows, whoever pushes and when.
"""

from __future__ import annotations

from functools import partial
from typing import cast

from memkit.boot.digest import sha256
from memkit.boot.struct import struct
from memkit.mirror.lexemes import clean_value, lexemes, stems_of
from memkit.privacy.consent import Match
from memkit.query.consents import judge_request, request_of
from memkit.query.entries import entries
from memkit.query.hit import hit
from memkit.query.numbers import numbers_of
from memkit.query.other_texts import episode_row, told_text
from memkit.query.reader import Reader
from memkit.recall.surroundings import distinct_tokens
from memkit.rules import decay, view
from memkit.rules.authority import id_words
from memkit.version import __version__
from memkit.views import ledger_digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from memkit.model.fact import Fact
    from memkit.model.policy import Policy
    from memkit.model.state import State
    from memkit.query.load import Loaded

    # column → value, without repo and digest
    Row = dict[str, object]


@struct(frozen=True)
class Label:
    """One fact's label: tenant, classification and, under a consent, its purpose and end (ISO; empty: none)."""

    tenant: str
    classification: str
    purpose: str = ""
    until: str = ""


@struct(frozen=True)
class Labels:
    """The labels of all facts that a text names, and the earliest end of their consents."""

    each: tuple[Label, ...] = ()
    until: str = ""

    def columns(self) -> dict[str, object]:
        """The labels as columns of a row."""
        return {
            "tenants": [label.tenant for label in self.each],
            "classifications": [label.classification for label in self.each],
            "purposes": [label.purpose for label in self.each],
            "until": self.until or None,
        }


def label_of(fact: Fact, state: State, policy: Policy) -> Label | None:
    """The label of a fact; None if nobody may see it now."""
    if fact.withheld:
        return None
    tenant, classification = view.tenant(fact, policy), view.classification(fact)
    consent = view.consent_of(fact)
    if not consent:
        return Label(tenant, classification)
    held = state.consents.get(consent, {})
    said = {"subject": held.get("subject", ""), "purpose": held.get("purpose", ""), **dict(fact.fields)}
    if not isinstance(judge_request(state, request_of(said, policy, consent)), Match):
        return None
    return Label(tenant, classification, said["purpose"], held.get("valid_until", ""))


def labels_of(facts: Iterable[Fact], state: State, policy: Policy) -> Labels | None:
    """The distinct labels of these facts; None if nobody may see one of them."""
    found = [label_of(fact, state, policy) for fact in facts]
    known = [label for label in found if label is not None]
    if len(known) < len(found):
        return None
    ends = [label.until for label in known if label.until]
    plain = {(label.tenant, label.classification, label.purpose) for label in known}
    return Labels(tuple(Label(*kind) for kind in sorted(plain)), min(ends, default=""))


# fields of a hit that only its repository can fill, or that may name facts which others may not see
_LOCAL = ("rank", "explain", "conflicts", "superseded_by", "sem")
_MORE = (
    "key",
    "value",
    "class",
    "layer",
    "confidence",
    "applies_when",
    "does_not_apply_when",
    "author",
    "by",
)
TOTAL = "total"
# numbers that need the detectors
_FOUND = ("personal_data_found", "secrets_found")


@struct(frozen=True)
class Content:
    """What a push sends: the ledger it was built from, and rows by table and key.

    The numbers are counted on demand: only if the mirror's were counted from another state.
    """

    ledger: str
    head: str
    sessions: dict[str, str]
    tables: dict[str, dict[str, Row]]
    counted: str
    numbers: Callable[[], dict[str, Row]]


def content_of(loaded: Loaded, head: str) -> Content:
    """The content of this memory for the mirror."""
    state = loaded.state
    searched = {str(entry["id"]): entry for entry in entries(state.facts.values(), state)}
    # a reader without an actor gets no vault values
    reader = Reader(lambda: (loaded, None, {}, ()))
    facts = {row["id"]: row for row in _facts(reader, searched)}
    tables = {
        "fact": facts,
        "episodic_stage1": {row["episodic_id"]: row for row in _episodes(reader)},
        "conflict": {row["id"]: row for row in _conflicts(reader, facts)},
        "term": {row["name"]: row for row in _terms(reader)},
        "tally": {row["label"]: row for row in _tallies(facts.values(), searched)},
        "erased": {row["id"]: row for row in _tombstones(reader)},
    }
    ledger = ledger_digest(state)
    return Content(
        ledger=ledger,
        head=head,
        sessions={row.stem: row.sha256 for row in state.rows},
        tables={name: {str(key): _clean(row) for key, row in rows.items()} for name, rows in tables.items()},
        counted=counted_from(loaded, ledger),
        numbers=partial(number_rows, loaded),
    )


def _clean(row: Row) -> Row:
    return {name: clean_value(value) for name, value in row.items()}


def _facts(reader: Reader, searched: dict[str, dict[str, object]]) -> Iterable[Row]:
    state, policy = reader.state, reader.policy
    for fact in state.facts.values():
        if not fact.is_memory or fact.kind == "prose" or decay.place(fact) != "live":
            continue
        label = label_of(fact, state, policy)
        if label is None:
            continue
        entry = searched[fact.id]
        text = str(entry["text"])
        yield {
            "id": fact.id,
            "tenant": label.tenant,
            "classification": label.classification,
            "purpose": label.purpose,
            "until": label.until or None,
            "key": fact.get("key"),
            "value": fact.get("value"),
            "created": fact.created or None,
            "words": lexemes(text, fact.created),
            "searched": text,
            "data": {
                **_hit_row(reader, fact, label),
                "seq": entry["seq"],
                "session": entry["session"],
                "asks": entry["asks"],
            },
        }


def _hit_row(reader: Reader, fact: Fact, label: Label) -> Row:
    """A fact as a hit of `recall`, with its current verdict; names candidates against it that have its own label."""
    state, policy = reader.state, reader.policy
    shown = view.as_json(fact, state, policy)
    found = {key: value for key, value in hit(reader, fact, 0).items() if key not in _LOCAL}
    against = [id for id in reader.disputed_by(fact) if label_of(state.facts[id], state, policy) == label]
    return {**found, "disputed_by": against, **{key: shown[key] for key in _MORE}}


def _episodes(reader: Reader) -> Iterable[Row]:
    state, policy = reader.state, reader.policy
    taken: set[str] = set()
    for episode in state.episodes:
        named = {*id_words(episode.text), *episode.items, *episode.uses}
        facts = [fact for id in sorted(named) if (fact := state.facts.get(id)) is not None]
        labels, said = labels_of(facts, state, policy), distinct_tokens(episode.text)
        if labels is None or not said:
            continue
        row = episode_row(reader, episode)
        # two clones may have used the same id
        id = episode.id if episode.id not in taken else f"{episode.id} {episode.origin}"
        taken.add(id)
        yield {
            "episodic_id": id,
            "stamp": episode.origin,
            "actor": episode.actor,
            "summary": told_text(episode),
            "tokens": sorted(said),
            "data": {key: row[key] for key in ("id", "items", "uses", "created", "file", "line", "sem")},
            **labels.columns(),
        }


def _conflicts(reader: Reader, facts: dict[object, Row]) -> Iterable[Row]:
    """The open conflicts between mirrored facts."""
    for conflict in reader.state.conflicts.values():
        if view.is_open_conflict(conflict, reader.state) and all(id in facts for id in conflict.ids):
            yield {"id": conflict.id, "rule": conflict.rule, "ids": list(conflict.ids)}


def _terms(reader: Reader) -> Iterable[Row]:
    state = reader.state
    behind: dict[str, list[Fact]] = {}
    for fact in state.facts.values():
        if fact.kind == "term":
            name = fact.get("term") or fact.get("key") or fact.id
            behind.setdefault(name.casefold(), []).append(fact)
    for key, term in state.terms.items():
        labels = labels_of(behind.get(key, ()), state, reader.policy)
        if labels is None:
            continue
        names = [term.name, *term.aliases]
        data = {"meaning": term.meaning, "origin": term.origin, "by": term.by}
        yield {
            "name": key,
            "names": names,
            "stems": stems_of(" ".join(names)),
            "data": data,
            **labels.columns(),
        }


def _tallies(facts: Iterable[Row], searched: dict[str, dict[str, object]]) -> Iterable[Row]:
    """Per label: the number of facts, their authors, and their words."""
    names = ("tenant", "classification", "purpose", "until")
    kinds: dict[tuple[object, ...], list[Row]] = {}
    for fact in facts:
        kinds.setdefault(tuple(fact[name] for name in names), []).append(fact)
    for kind, members in kinds.items():
        held: set[str] = set()
        for fact in members:
            held.update(map(str, cast("list[str]", fact["words"])))
        yield {
            "label": "/".join(str(said or "") for said in kind),
            **dict(zip(names, kind, strict=True)),
            "facts": len(members),
            "authors": sorted({str(searched[str(fact["id"])]["who"] or "") for fact in members}),
            # dates are not words, and no spelling of one
            "words": sorted(word for word in held if not word.startswith("@")),
        }


def _tombstones(reader: Reader) -> Iterable[Row]:
    """The marks of erased facts."""
    for fact in reader.state.facts.values():
        if fact.withheld:
            yield {"id": tombstone(fact.id)}


def tombstone(id: str) -> str:
    """The mark of an erased fact: a digest, because the id was made from its words."""
    return sha256(id.encode("utf-8", "replace")).hexdigest()[:32]


def counted_from(loaded: Loaded, ledger: str) -> str:
    """A digest of all that the numbers depend on."""
    known = (ledger.encode(), loaded.workspace.toml, __version__.encode())
    return sha256(b"\0".join(known)).hexdigest()[:16]


def number_rows(loaded: Loaded) -> dict[str, Row]:
    """A row per month, and one for the total."""
    found = numbers_of(loaded, look=False)
    periods = {TOTAL: found["total"], **{period["period"]: period for period in found["periods"]}}
    return {name: {"period": name, "data": _counts(period)} for name, period in periods.items()}


def _counts(period: dict[str, Any]) -> dict[str, Any]:
    """A period's numbers without names of tasks and of redaction classes, which a policy may invent."""
    privacy = {name: value for name, value in period["privacy"].items() if name not in _FOUND}
    privacy["redacted"] = sum(privacy["redacted"].values())
    kept = {name: value for name, value in period.items() if name not in ("period", "tasks")}
    return {**kept, "privacy": privacy}
