"""The Reader of every reading verb: it answers from the index and loads the ledger only if a fact must be opened."""

from __future__ import annotations

from memkit.boot.struct import once
from memkit.query.call import load_for, role_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from memkit.model.catalog import Catalog
    from memkit.model.fact import Conflict, Fact, Term
    from memkit.model.policy import Policy, Role
    from memkit.model.state import Row, State
    from memkit.query.call import Call
    from memkit.query.doubts import Doubts
    from memkit.query.entry_index import EntryIndex
    from memkit.query.load import Loaded
    from memkit.query.verdicts import Verdicts
    from memkit.recall.corpus import Corpus
    from memkit.recall.surroundings import Surroundings

    # a loaded memory, the reader's role, mark → vault value that the reader may see, and consents that have expired
    # since the last session
    Opened = tuple[Loaded, Role | None, dict[str, str], tuple[str, ...]]


class Reader:
    """A memory as one reader may see it.

    `open` loads the ledger; the Reader calls it for the first question that the index cannot answer. `argv`: the words
    of the call, for hints that repeat it.
    """

    def __init__(
        self, open: Callable[[], Opened], argv: tuple[str, ...] = (), index: EntryIndex | None = None
    ) -> None:
        self._open, self.argv = open, argv
        # the corpora in which this reader's questions are ranked, by the kind of entries
        self.corpora: dict[str, Corpus] = {}
        if index is not None:
            self.index = index

    @once
    def _opened(self) -> Opened:
        return self._open()

    @property
    def loaded(self) -> Loaded:
        """The memory, loaded on first access."""
        return self._opened[0]

    @property
    def role(self) -> Role | None:
        """The role that the policy gives this reader."""
        return self._opened[1]

    @property
    def values(self) -> dict[str, str]:
        """Mark → vault value that this reader may see: for answers only, never for files."""
        return self._opened[2]

    @property
    def over(self) -> tuple[str, ...]:
        """Consents that have expired since the last session."""
        return self._opened[3]

    @property
    def state(self) -> State:
        """The folded state of the ledger."""
        return self.loaded.state

    @property
    def policy(self) -> Policy:
        """The policy in force."""
        return self.loaded.workspace.policy

    @once
    def catalog(self) -> Catalog:
        """A few numbers for every fact, without facts that a consent withholds from this reader now."""
        return self.state.facts.catalog(anew=bool(self.state.consents))

    @once
    def doubts(self) -> Doubts:
        """The live facts whose evidence has changed or is missing."""
        from memkit.query.doubts import Doubts

        return Doubts(self)

    @once
    def index(self) -> EntryIndex:
        """The recall index of this memory, with the states of its entries."""
        from memkit.query.entry_index import index_for

        return index_for(self.loaded) or self._made_index()

    def _made_index(self) -> EntryIndex:
        from memkit.query.index import index_of

        return index_of(self.loaded)

    @property
    def surroundings(self) -> Surroundings:
        """What a question can match besides facts: aliases, pending candidates, episodes."""
        return self.index.surroundings

    def reindex(self) -> None:
        """Drops a corrupt index; the next access builds a new one."""
        from memkit.query.index import drop_index

        drop_index(self.loaded.workspace.root)
        self.__dict__.pop("index", None)
        self.corpora.clear()

    @once
    def verdicts(self) -> Verdicts:
        """The current verdicts on cited evidence; each file is read once."""
        if "index" in self.__dict__:
            return self.index.verdicts
        from memkit.query.verdicts import Verdicts

        return Verdicts(self.loaded.workspace.root)

    def intact_rows(self) -> list[Row]:
        """The sessions whose files match their seals; only these may be shown."""
        from memkit.model.state import DAMAGED

        return [row for row in self.state.rows if row.mode != DAMAGED]

    def visible(self, fact: Fact) -> bool:
        """Whether this reader may see the fact."""
        from memkit.rules import view

        return view.visible(fact, self.policy, self.role)

    @property
    def hidden(self) -> frozenset[str]:
        """Ids of the facts this reader may not see."""
        catalog = self.catalog
        kinds = catalog.kinds_that(lambda kind: not self.visible(kind))
        return frozenset(map(catalog.name, catalog.numbers(kinds)))

    @property
    def conflicts(self) -> dict[str, Conflict]:
        """The conflicts of which this reader may see every side."""
        return {id: item for id, item in self.state.conflicts.items() if all(map(self._is_open, item.ids))}

    def open_conflicts(self, fact: Fact) -> list[str]:
        """The ids of a fact's open conflicts of which this reader may see every side."""
        from memkit.rules import view

        named, conflicts = view.open_conflicts(fact, self.state), self.state.conflicts
        return [id for id in named if all(map(self._is_open, conflicts[id].ids))]

    def disputed_by(self, fact: Fact) -> list[str]:
        """What contradicts a live fact and this reader may see: pending candidates, and facts that a merge brought beside it
        while no session says so."""
        from memkit.rules.disputes import disputing_candidates as against

        waiting = against(fact, self.state) if fact.conflicts else []
        return self.open_ids([*waiting, *self._merged_sides.get(fact.id, ())])

    @once
    def _merged_sides(self) -> dict[str, list[str]]:
        if len(self.state.heads) < 2:
            return {}
        from memkit.query.merged_claims import unrecorded_sides

        return unrecorded_sides(self.loaded)

    def _is_open(self, id: str) -> bool:
        fact = self.state.facts.get(id)
        return fact is None or self.visible(fact)

    def select(self, **words: str) -> list[Fact]:
        """The visible facts that match these filters, oldest first."""
        from memkit.rules import view

        return view.select(self.state, self.policy, role=self.role, **words)

    @once
    def terms(self) -> dict[str, Term]:
        """The glossary without the words of facts that this reader may not see."""
        from memkit.query.entries import shown_terms

        return shown_terms(self.state, lambda: self.catalog, self.visible)

    def find(self, typed: str) -> Fact:
        """The fact that a typed id means; raises NotFound, with the nearest id, if this reader may see no such fact."""
        facts = self.state.facts
        exact = facts.get(typed)
        if exact is not None and self.visible(exact):
            return exact
        from memkit.query import lookup

        id = lookup.resolve(typed, [id for id in facts if id.startswith(typed) and self.visible(facts[id])])
        if id is None:
            hidden = self.hidden
            known = [id for id in facts if id not in hidden]
            raise lookup.not_found(typed, known, self.argv, lookup.open_claim(self, typed))
        return facts[id]

    def verdict(self, fact: Fact) -> str:
        """The fact's verdict; hashes the files it cites now."""
        from memkit.rules import view

        said = view.verdict(fact, self.state, self.policy)
        if said in (view.IN_CONFLICT, view.STALE) or not fact.is_memory:
            return said
        return view.STALE if self.changed_evidence(fact) else said

    def changed_evidence(self, fact: Fact) -> list[tuple[str, str]]:
        """(piece without digest, changed | missing) for each piece of the fact's evidence that no longer matches."""
        from memkit.model.fact import without_digest
        from memkit.rules import view

        told = [(without_digest(source), self.verdicts.state(source)) for source in view.proofs(fact)]
        return [(piece, state) for piece, state in told if state in ("changed", "missing")]

    def filled(self, text: str) -> str:
        """The text with marks replaced by those vault values that this reader may see."""
        if not self.values or ":v-" not in text:
            return text
        for mark, value in self.values.items():
            text = text.replace(mark, value)
        return text

    def open_ids(self, ids: Iterable[str]) -> list[str]:
        """The ids among these that this reader may see."""
        return [id for id in ids if self._is_open(id)]

    def masked(self, text: str) -> str:
        """The text without lines that name a fact hidden from this reader."""
        if not text:
            return text
        from memkit.rules.authority import id_words, visible_lines

        hidden = frozenset(word for word in id_words(text) if not self._is_open(word))
        return "\n".join(line for _, line in visible_lines(text.split("\n"), hidden))

    def as_json(self, fact: Fact) -> dict[str, Any]:
        """A fact as `list --json` prints it, with its current verdict, as far as this reader may see it."""
        from memkit.rules import view

        shown = {**view.as_json(fact, self.state, self.policy), "verdict": self.verdict(fact)}
        for links in ("supersedes", "superseded_by"):
            shown[links] = self.open_ids(shown[links])
        shown["disputed_by"] = self.disputed_by(fact)
        shown["conflicts"] = self.open_conflicts(fact)
        if self.values:
            shown |= {key: self.filled(value) for key, value in shown.items() if isinstance(value, str)}
        return shown


def open_reader(call: Call, *, any_purpose: bool = False) -> Reader:
    """Loads the memory for this caller. `any_purpose` skips the purposes of consents, for reads that are recorded."""
    loaded = load_for(call)
    return reader_of(loaded, role_of(call, loaded.workspace.policy), any_purpose, call.argv)


def open_to_search(call: Call) -> Reader:
    """A Reader for a search.

    If the cache has an index of the current ledger, then the ledger is intact and all readers see the same, and the
    Reader loads it only when it must open a fact. Otherwise it loads the ledger at once.
    """
    from memkit.query.entry_index import find_index

    return search_reader(call, find_index(call))


def search_reader(call: Call, index: EntryIndex | None) -> Reader:
    """A Reader for a search, with the index of the current ledger if the cache has one."""
    return Reader(lambda: open_reader(call)._opened, call.argv, index) if index else open_reader(call)


def reader_of(
    loaded: Loaded, role: Role | None, any_purpose: bool = False, argv: tuple[str, ...] = ()
) -> Reader:
    """A Reader of a loaded memory for this role; hides facts whose consent does not allow reading now."""
    opened = _opened(loaded, role, any_purpose)
    return Reader(lambda: opened, argv)


def _opened(loaded: Loaded, role: Role | None, any_purpose: bool) -> Opened:
    if not loaded.state.consents:
        return loaded, role, {}, ()
    from memkit.query.consents import open_consented
    from memkit.rules.authority import purposes

    workspace = loaded.workspace
    asked = None if any_purpose else purposes(role, workspace.policy)
    told = open_consented(workspace.root, loaded.state, workspace.policy, role, asked)
    return loaded, role, told.values, told.over
