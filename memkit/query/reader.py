"""One Reader for every reading verb: the index and entry states first, the ledger when a fact must be opened."""

from __future__ import annotations

from memkit.boot.struct import once

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
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

    # a loaded memory, the role of its reader, mark → value of what the reader may be told from the vault, and the
    # consents that the clock ended and no session yet
    Opened = tuple[Loaded, Role | None, dict[str, str], tuple[str, ...]]


class Reader:
    """A memory and who reads it.

    `open` loads the ledger; it is called when something is asked that the index cannot answer. `argv` are the words of
    the call, for hints that repeat it.
    """

    def __init__(
        self, open: Callable[[], Opened], argv: tuple[str, ...] = (), index: EntryIndex | None = None
    ) -> None:
        self._open, self.argv = open, argv
        # what weighs the words of this reader's questions, by the kind of entries
        self.corpora: dict[str, Corpus] = {}
        if index is not None:
            self.index = index

    @once
    def _opened(self) -> Opened:
        return self._open()

    @property
    def loaded(self) -> Loaded:
        """The memory, loaded when it is first asked for."""
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
        """Consents that the clock ended and no session yet."""
        return self._opened[3]

    @property
    def state(self) -> State:
        """What the ledger says."""
        return self.loaded.state

    @property
    def policy(self) -> Policy:
        """The policy in force."""
        return self.loaded.workspace.policy

    @once
    def catalog(self) -> Catalog:
        """A few numbers for every fact, as this reader meets it: what a consent withholds now is withheld in it."""
        return self.state.facts.catalog(anew=bool(self.state.consents))

    @once
    def doubts(self) -> Doubts:
        """The live facts whose evidence is not as it was."""
        from memkit.query.doubts import Doubts

        return Doubts(self)

    @once
    def index(self) -> EntryIndex:
        """The recall index of this memory, with the states of its entries."""
        from memkit.query.index import index_of

        return index_of(self.loaded)

    @property
    def surroundings(self) -> Surroundings:
        """What a question meets besides facts: aliases, candidates that wait, episodes."""
        return self.index.surroundings

    def reindex(self) -> None:
        """Forgets an index that turned out to be spoilt."""
        from memkit.query.index import forget

        forget(self.loaded.workspace.root)
        self.__dict__.pop("index", None)
        self.corpora.clear()

    @once
    def verdicts(self) -> Verdicts:
        """How cited evidence stands now; many facts rest on one file."""
        if "index" in self.__dict__:
            return self.index.verdicts
        from memkit.query.verdicts import Verdicts

        return Verdicts(self.loaded.workspace.root)

    def intact_rows(self) -> list[Row]:
        """The sessions whose files may be shown: what does not match its seal is no memory."""
        from memkit.model.state import DAMAGED

        return [row for row in self.state.rows if row.mode != DAMAGED]

    def visible(self, fact: Fact) -> bool:
        """Whether this reader may see it."""
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
        """The conflicts whose every side this reader may see."""
        return {id: item for id, item in self.state.conflicts.items() if all(map(self._is_open, item.ids))}

    def open_conflicts(self, fact: Fact) -> list[str]:
        """The open conflicts of a fact whose every side this reader may see."""
        from memkit.rules import view

        named = view.open_conflicts(fact, self.state)
        return [id for id in named if all(map(self._is_open, self.state.conflicts[id].ids))]

    def _is_open(self, id: str) -> bool:
        fact = self.state.facts.get(id)
        return fact is None or self.visible(fact)

    def select(self, **words: str) -> list[Fact]:
        """The facts asked for, by age."""
        from memkit.rules import view

        return view.select(self.state, self.policy, role=self.role, **words)

    @once
    def terms(self) -> dict[str, Term]:
        """The glossary without the words of facts that this reader may not see."""
        from memkit.query.surroundings import shown_terms

        return shown_terms(self.state, lambda: self.catalog, self.visible)

    def in_conflict(self, facts: Sequence[Fact]) -> list[Fact]:
        """The facts among these that have an open conflict with another of them."""
        from memkit.rules import view

        ids = {fact.id for fact in facts}
        sides = {
            id
            for fact in facts
            for name in view.open_conflicts(fact, self.state)
            for id in self.state.conflicts[name].ids
            if len(ids & set(self.state.conflicts[name].ids)) > 1
        }
        return [fact for fact in facts if fact.id in sides]

    def find(self, typed: str) -> Fact:
        """The fact a word means, if this reader may see it; else the nearest, and exit 1."""
        facts = self.state.facts
        exact = facts.get(typed)
        if exact is not None and self.visible(exact):
            return exact
        from memkit.query import lookup

        id = lookup.resolve(typed, [id for id in facts if id.startswith(typed) and self.visible(facts[id])])
        if id is None:
            from memkit.query.handover import open_claim

            known = [id for id in facts if self.visible(facts[id])]
            raise lookup.not_found(typed, known, self.argv, open_claim(self, typed))
        return facts[id]

    def verdict(self, fact: Fact) -> str:
        """Its verdict, with the files it cites hashed now."""
        from memkit.rules import view

        said = view.verdict(fact, self.state, self.policy)
        if said in (view.IN_CONFLICT, view.STALE) or not fact.is_memory:
            return said
        return view.STALE if self.changed_evidence(fact) else said

    def changed_evidence(self, fact: Fact) -> list[tuple[str, str]]:
        """Pieces of its evidence that are not as recorded, as (piece without digest, changed | missing)."""
        from memkit.model.cited import without_digest
        from memkit.rules import view

        told = [(without_digest(source), self.verdicts.state(source)) for source in view.proofs(fact)]
        return [(piece, state) for piece, state in told if state in ("changed", "missing")]

    def filled(self, text: str) -> str:
        """A text with vault values in place of their marks, as far as this reader may see them."""
        if not self.values or ":v-" not in text:
            return text
        for mark, value in self.values.items():
            text = text.replace(mark, value)
        return text

    def open_ids(self, ids: Iterable[str]) -> list[str]:
        """The ids among these that this reader may see."""
        return [id for id in ids if self._is_open(id)]

    def masked(self, text: str) -> str:
        """A text without the lines that name a fact this reader may not see."""
        if not text:
            return text
        from memkit.rules.masking import seen, words

        hidden = frozenset(word for word in words(text) if not self._is_open(word))
        return "\n".join(line for _, line in seen(text.split("\n"), hidden))

    def as_json(self, fact: Fact) -> dict[str, Any]:
        """The shape of `list`, with the verdict of this moment, as this reader may be told it."""
        from memkit.rules import view

        shown = {**view.as_json(fact, self.state, self.policy), "verdict": self.verdict(fact)}
        for links in ("supersedes", "superseded_by"):
            shown[links] = self.open_ids(shown[links])
        shown["conflicts"] = self.open_conflicts(fact)
        if self.values:
            shown |= {key: self.filled(value) for key, value in shown.items() if isinstance(value, str)}
        return shown


def open_reader(call: Call, *, any_purpose: bool = False) -> Reader:
    """The loaded memory for this caller; `any_purpose` is for reads that are recorded."""
    loaded = load_for(call)
    return reader_of(loaded, role_of(call, loaded.workspace.policy), any_purpose, call.argv)


def open_to_search(call: Call) -> Reader:
    """The memory here, for a search by whoever calls.

    If the cache holds an index of the ledger as it stands, the ledger is whole and every reader is told the same: then
    the memory is loaded when the first fact must be opened. Otherwise it is loaded at once.
    """
    from memkit.query.entry_index import find_index

    index = find_index(call)
    return Reader(lambda: open_reader(call)._opened, call.argv, index) if index else open_reader(call)


def load_for(call: Call, *, tolerant: bool = False) -> Loaded:
    """What is intact of the memory here; the call keeps what is not, so that its answer names it."""
    from memkit.query import load

    loaded = load.load(call.workspace, tolerant=tolerant, listing=call.listing, in_parts=call.can_be_repeated)
    call.damage, call.is_uncounted = loaded.damage, loaded.is_uncounted
    return loaded


def reader_of(
    loaded: Loaded, role: Role | None, any_purpose: bool = False, argv: tuple[str, ...] = ()
) -> Reader:
    """A loaded memory as this role may read it now; facts under a consent only while the consent allows it."""
    opened = _opened(loaded, role, any_purpose)
    return Reader(lambda: opened, argv)


def _opened(loaded: Loaded, role: Role | None, any_purpose: bool) -> Opened:
    if not loaded.state.consents:
        return loaded, role, {}, ()
    from memkit.query.consents import opened
    from memkit.rules.authority import purposes

    workspace = loaded.workspace
    asked = None if any_purpose else purposes(role, workspace.policy)
    told = opened(workspace.root, loaded.state, workspace.policy, role, asked)
    return loaded, role, told.values, told.over


def role_of(call: Call, policy: Policy) -> Role | None:
    """The role the policy gives this reader; None if it names no roles for them."""
    if not policy.roles:
        return None
    from memkit.model.policy import CLASSIFICATIONS
    from memkit.store.actors import resolve_actor

    reviewers = policy.promotion.reviewers
    actor = resolve_actor(call.actor_flag, call.terminal, call.workspace.root, reviewers).name
    mine = [role for role in policy.roles.values() if actor in role.people]
    return max(mine, key=lambda role: CLASSIFICATIONS.index(role.max_classification), default=None)
