"""The adopt session while it is built: events and records that the ledger's grammar can write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain, count

from memkit.documents.tools.before import Before, taken_before
from memkit.documents.tools.blocks import fields, is_footer
from memkit.documents.tools.items import Found
from memkit.documents.tools.place import Place, Spot
from memkit.documents.tools.project import Names
from memkit.documents.tools.reworded import NOTHING, Reworded, paragraphs
from memkit.ledger.sections import OURS, parsed_headings
from memkit.ledger.session_text import unfit_event_text, unfit_text
from memkit.model import WARNING, Problem
from memkit.model import events as ev
from memkit.model.ids import MAX_ID, ascii_words, is_ledger_id
from memkit.model.state import State

RESERVED = ("legacy-sessions", "legacy-files", "legacy-state")


@dataclass(slots=True)
class Draft:
    """The adopt session so far. `known`: ids in the ledger; `ids`: those and all that will be added; `blocks`: prose in the
    ledger, as (file, digest)."""

    names: Names
    known: frozenset[str]
    ids: frozenset[str]
    blocks: frozenset[tuple[str, str]]
    taken: set[str]
    before: Before
    # whether pages keep their layout; not if an earlier adoption took facts without their positions
    keeps_places: bool = True
    events: list[ev.Event] = field(default_factory=list)
    records: list[tuple[str, str]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    # True if only facts of the old form that the ledger lacks are taken: `absorb` takes all else that a page says
    is_of_edited: bool = False
    # blocks of prose that a branch changed → their new lines
    reworded: dict[str, str] = field(default_factory=dict)

    def add_fact(
        self,
        found: Found,
        place: Place,
        spot: Spot | None = None,
        *,
        why: str = "",
        successor: str = "",
        row: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """Adds a fact with its old footer, unless the ledger has it; `row`: its fields in the old index."""
        id = self._id(found.id)
        if id in self.known:
            self._compare(found, place)
            return
        if self.is_of_edited and "|" not in found.footer:
            return
        if id != found.id:
            said = f"the id {found.id[:60]!r} is none memkit can read; it is {id} from now on"
            hint = f"memkit show {id}"
            self.problems.append(Problem("bad-event", place.file, found.line, said, hint, WARNING))
        self.taken.add(id)
        origin = self.names.origin(found.id, fields(found.footer) if is_footer(found.footer) else {})
        pairs = [
            *_where(place),
            ("status", "archived" if place.archived else _status(found, place)),
            ("heading", place.heading),
            ("origin", origin),
            ("superseded_by", successor),
            ("quarter", place.quarter),
            ("why", why),
            *row,
            ("stays", place.stays),
            *(spot.fields(0) if spot is not None else ()),
            ("box", f"[{found.box}]" if found.box and spot is not None else ""),
            ("bullet", found.bullet if found.bullet != "-" and spot is not None else ""),
            ("under", self._under(found) if spot is not None else ""),
            ("named", found.id if id != found.id else ""),
            ("within", str(found.within) if found.within and spot is not None else ""),
            *(("note", note) for note in found.notes),
            ("was", found.footer),
        ]
        self._add(id, found.text, pairs)

    def add_prose(self, body: str, line: int, place: Place, spot: Spot | None = None) -> None:
        """Adds a block of prose, verbatim in its record; an empty one only keeps its heading."""
        if self.is_of_edited:
            return
        if spot is not None and self.before.opens:
            body = self._without_changed(self.before.new_lines(place.file, body), place.file, line)
            spot = replace(spot, opens="") if (place.file, spot.opens) in self.before.opens else spot
            if not body and not spot.opens:
                return
        said = "\n".join((place.section, place.heading, place.quarter, body))
        digest = sha256(said.encode()).hexdigest()[:16]
        if (place.file, digest) in self.blocks:
            return
        id = self._slug(place, digest)
        pairs = [
            *_where(place),
            ("status", "archived" if place.archived else ""),
            ("heading", place.heading),
            ("quarter", place.quarter),
            ("title", place.title),
            ("stays", place.stays),
            *(spot.fields(1) if spot is not None else ()),
            ("was", f"file: {place.file} | line: {line} | block: {digest}"),
        ]
        self._put(id, place.words if body and _fits(place.words) else "", pairs)
        if body:
            self.records.append((id, held(body)))

    def has_all(self, facts: list[Found]) -> bool:
        """True for facts that the ledger had before, so that a new heading above them would head nothing."""
        return bool(facts) and all(self._id(found.id) in self.known for found in facts)

    def _without_changed(self, body: str, file: str, line: int) -> str:
        """The new prose of a branch without paragraphs that it changed, which replace the old ones if those are here."""
        found = {each: self.before.prose.pairs.get((file, each)) for each in paragraphs(body.split("\n"))}
        for new, old in found.items():
            if old is not None:
                self._reword(file, line, old, new)
                body = body.replace(new, "", 1)
        return body.strip("\n")

    def _reword(self, file: str, line: int, old: str, new: str) -> None:
        block = self.before.block_with(file, old)
        body = self.reworded.get(block.id, block.body) if block is not None else ""
        if block is None or old not in body:
            said = f"both sides changed a paragraph; that side says: {' '.join(new.split())}"
            hint = f"{file}: write there what holds, then run memkit absorb"
            self.problems.append(Problem("projection-edited", file, line, said, hint, WARNING))
        else:
            self.reworded[block.id] = body.replace(old, new, 1)

    def add_reworded(self) -> None:
        """Adds the blocks of prose that a branch changed, with their new lines."""
        for id, body in self.reworded.items():
            fact = self.before.facts[id]
            kept = tuple(pair for pair in fact.fields if pair[0] != "again")
            self.events.append(ev.Adopted(id, fact.text, (*kept, ("again", "yes"))))
            self.records.append((id, held(body)))

    def _compare(self, found: Found, place: Place) -> None:
        """Takes new words for a fact that the ledger has if a branch alone changed them; else a person decides."""
        if self.is_of_edited:
            return
        revised = self.before.revision(found) if not place.archived else None
        if revised is not None:
            self.events.append(revised)
            return
        said = self.before.difference(found) if not place.archived else ""
        if said:
            hint = f"memkit show {found.id}  # then memkit revise or memkit close"
            self.problems.append(Problem("projection-edited", place.file, found.line, said, hint, WARNING))

    def _add(self, id: str, text: str, pairs: list[tuple[str, str]]) -> None:
        """Adds a fact's event; a text that the grammar cannot write goes into a record, and the event has its first line."""
        if _fits(text):
            self._put(id, text, pairs)
            return
        first = text.strip().partition("\n")[0].strip()
        self._put(id, first if _fits(first) else id, pairs)
        self.records.append((id, held(text)))

    def _put(self, id: str, text: str, pairs: list[tuple[str, str]]) -> None:
        kept = tuple((key, value) for key, value in pairs if value)
        self.events.append(ev.Adopted(id, text, kept))

    def _under(self, found: Found) -> str:
        """The parent fact and indentation of a nested item; empty for a top-level item."""
        above = self._id(found.above) if found.above else ""
        return f"{above} {found.column}".strip() if found.column else ""

    def _id(self, old: str) -> str:
        """The old id if memkit can read it; else the nearest valid one."""
        if is_ledger_id(old) or old in self.before.renamed:
            return self.before.renamed.get(old, old)
        id = _joined(ascii_words(old))
        tail = sha256(old.encode()).hexdigest()[:4]
        return id if "-" in id and id not in self.ids else f"{id}-{tail}"

    def _slug(self, place: Place, digest: str) -> str:
        words = ascii_words(f"{place.quarter} {place.words or place.section}")
        first = _joined(["legacy", *(words or ["block"])])
        numbered = (f"{first}-{number}" for number in count(2))
        id = next(id for id in chain((first, f"{first}-{digest[:4]}"), numbered) if id not in self.taken)
        self.taken.add(id)
        return id


def new_draft(
    names: Names,
    state: State,
    known: frozenset[str],
    coming: Iterable[str],
    fork: Mapping[str, str],
    changed: Reworded = NOTHING,
) -> Draft:
    """An empty draft that knows the ledger's content and the ids that will be added."""
    blocks = set()
    placed = True
    for id in known:
        fact = state.facts[id]
        was = fields(fact.get("was"))
        if "block" in was:
            blocks.add((was.get("file", ""), was["block"]))
            placed = placed and bool(fact.get("order") or fact.get("stays"))
    ids = known.union(coming)
    return Draft(
        names,
        known,
        ids,
        frozenset(blocks),
        {*RESERVED, *state.facts, *ids},
        taken_before(state, known, fork, changed),
        placed,
    )


def _where(place: Place) -> list[tuple[str, str]]:
    return [("section", place.section), ("kind", place.kind), ("src", "doc")]


def _status(found: Found, place: Place) -> str:
    if place.kind != "thread":
        return ""
    return "closed" if found.box in ("x", "-") else "open"


def _joined(words: list[str]) -> str:
    """Words as an id that leaves room for four more digits."""
    id = "-".join(words) or "fact"
    id = id if id[0].isalpha() else f"id-{id}"
    while len(id) > MAX_ID - 5:
        id = id.rpartition("-")[0] or id[: MAX_ID - 5]
    return id


def _fits(text: str) -> bool:
    """True if the text can be written in an event unchanged."""
    return text == text.strip() and unfit_event_text(text) is None


def held(body: str) -> str:
    """A body that is valid for a record: unchanged if possible, otherwise in a fence."""
    # inside the fence, indent memkit's own headings by one space, so that they do not look like sections
    shifted = "\n".join(f" {line}" if line.startswith(OURS) else line for line in body.split("\n"))
    for tried in (body, shifted):
        if _stays_inside(tried):
            return tried
    fence = "~~~~"
    while fence in shifted:
        fence += "~"
    return f"{fence}text\n{shifted}\n{fence}"


def _stays_inside(body: str) -> bool:
    """True if nothing in a body runs into the next section or looks like one."""
    lines = [*body.split("\n"), "", "## end"]
    return unfit_text(body) is None and parsed_headings(lines) == ([len(lines) - 1], -1)
