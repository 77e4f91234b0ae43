"""The reading desk: a loaded memory as one reader may see it, with evidence looked at once more before it is shown."""

from __future__ import annotations

from memkit.boot.struct import field, once, struct
from memkit.model.cited import without_digest
from memkit.model.fact import UNREVIEWED, Fact
from memkit.model.policy import CLASSIFICATIONS, Policy, Role
from memkit.model.state import DAMAGED, State
from memkit.query import load
from memkit.query.call import Call
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from memkit.model.fact import Conflict, Term
    from memkit.model.state import Row
    from memkit.query.verdicts import Verdicts
    from memkit.recall.corpus import Corpus
    from memkit.recall.surroundings import Surroundings


@struct(frozen=True)
class Reader:
    """A memory and who reads it."""

    loaded: load.Loaded
    role: Role | None
    # mark → value of what this reader may be told from the vault: for answers alone, never for anything written
    values: dict[str, str] = field(default_factory=dict)
    # consents that the clock ended and no session yet
    over: tuple[str, ...] = ()
    # the words of the call, for hints that repeat it
    argv: tuple[str, ...] = field(default=(), compare=False)

    @property
    def state(self) -> State:
        """What the ledger says."""
        return self.loaded.state

    @property
    def policy(self) -> Policy:
        """The policy in force."""
        return self.loaded.workspace.policy

    @once
    def index(self) -> Corpus:
        """The recall index of this memory."""
        from memkit.query.index import corpus

        return corpus(self.loaded)

    @once
    def surroundings(self) -> Surroundings:
        """What a question meets besides facts: aliases, candidates that wait, episodes."""
        from memkit.query.surroundings import surroundings

        return surroundings(self.loaded)

    def reindex(self) -> None:
        """Forgets an index that turned out to be spoilt."""
        from memkit.query.index import forget

        forget(self.loaded.workspace.root)
        self.__dict__.pop("index", None)

    @once
    def verdicts(self) -> Verdicts:
        """How cited evidence stands now; many facts rest on one file."""
        from memkit.query.verdicts import Verdicts

        return Verdicts(self.loaded.workspace.root)

    def intact_rows(self) -> list[Row]:
        """The sessions whose files may be shown: what does not match its seal is no memory."""
        return [row for row in self.state.rows if row.mode != DAMAGED]

    def visible(self, fact: Fact) -> bool:
        """Whether this reader may see it."""
        return view.visible(fact, self.policy, self.role)

    @property
    def hidden(self) -> frozenset[str]:
        """Ids of the facts this reader may not see."""
        return frozenset(fact.id for fact in self.state.facts.values() if not self.visible(fact))

    @property
    def conflicts(self) -> dict[str, Conflict]:
        """The conflicts of which this reader may see every side."""
        return {id: item for id, item in self.state.conflicts.items() if all(map(self._is_open, item.ids))}

    def open_conflicts(self, fact: Fact) -> list[str]:
        """The conflicts a fact stands in, as far as this reader may see every side."""
        named = view.open_conflicts(fact, self.state)
        return [id for id in named if all(map(self._is_open, self.state.conflicts[id].ids))]

    def _is_open(self, id: str) -> bool:
        fact = self.state.facts.get(id)
        return fact is None or self.visible(fact)

    def select(self, **words: str) -> list[Fact]:
        """The facts asked for, by age."""
        return view.select(self.state, self.policy, role=self.role, **words)

    @once
    def terms(self) -> dict[str, Term]:
        """The glossary without the words of facts that this reader may not see."""
        facts = [fact for fact in self.state.facts.values() if fact.kind == "term" and not self.visible(fact)]
        hidden = {(fact.get("term") or fact.get("key") or fact.id).casefold() for fact in facts}
        return {name: term for name, term in self.state.terms.items() if name not in hidden}

    def in_conflict(self, facts: Sequence[Fact]) -> list[Fact]:
        """Those of these facts that stand in an open conflict with another of them."""
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
            raise lookup.not_found(typed, [id for id in facts if self.visible(facts[id])], self.argv)
        return facts[id]

    def verdict(self, fact: Fact) -> str:
        """Its verdict, with the files it cites hashed now."""
        said = view.verdict(fact, self.state, self.policy)
        if said in (view.IN_CONFLICT, view.STALE) or not fact.is_memory:
            return said
        return view.STALE if self.changed_evidence(fact) else said

    def changed_evidence(self, fact: Fact) -> list[tuple[str, str]]:
        """Pieces of its evidence that are not as recorded, as (piece without digest, changed | missing)."""
        told = [(without_digest(source), self.verdicts.of(source).state) for source in view.proofs(fact)]
        return [(piece, state) for piece, state in told if state in ("changed", "missing")]

    def filled(self, text: str) -> str:
        """A text as this reader may be told it, vault values in place of their marks."""
        if not self.values or ":v-" not in text:
            return text
        for mark, value in self.values.items():
            text = text.replace(mark, value)
        return text

    def open_ids(self, ids: Iterable[str]) -> list[str]:
        """Those of the ids that this reader may be told."""
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
        shown = {**view.as_json(fact, self.state, self.policy), "verdict": self.verdict(fact)}
        for links in ("supersedes", "superseded_by"):
            shown[links] = self.open_ids(shown[links])
        shown["conflicts"] = self.open_conflicts(fact)
        if self.values:
            shown |= {key: self.filled(value) for key, value in shown.items() if isinstance(value, str)}
        return shown


def open_reader(call: Call, *, any_purpose: bool = False) -> Reader:
    """The memory here, for whoever calls; `any_purpose` is for reads that are recorded."""
    loaded = load_for(call)
    return reader_of(loaded, role_of(call, loaded.workspace.policy), any_purpose, call.argv)


def load_for(call: Call, *, tolerant: bool = False) -> load.Loaded:
    """What is intact of the memory here; the call keeps what is not, so that its answer names it."""
    loaded = load.load(call.workspace, tolerant=tolerant, listing=call.listing)
    call.damage = loaded.damage
    return loaded


def reader_of(
    loaded: load.Loaded, role: Role | None, any_purpose: bool = False, argv: tuple[str, ...] = ()
) -> Reader:
    """A loaded memory as this role may read it now; what stands under a consent only while that allows it."""
    if not loaded.state.consents:
        return Reader(loaded, role, argv=argv)
    from memkit.query.consents import opened
    from memkit.rules.authority import purposes

    workspace = loaded.workspace
    asked = None if any_purpose else purposes(role, workspace.policy)
    told = opened(workspace.root, loaded.state, workspace.policy, role, asked)
    return Reader(loaded, role, told.values, told.over, argv=argv)


def role_of(call: Call, policy: Policy) -> Role | None:
    """The role the policy gives this reader; None where it names no roles for them."""
    if not policy.roles:
        return None
    from memkit.store.actors import resolve_actor

    actor = resolve_actor(call.actor_flag, call.terminal, call.workspace.root).name
    mine = [role for role in policy.roles.values() if actor in role.people]
    return max(mine, key=lambda role: CLASSIFICATIONS.index(role.max_classification), default=None)


def word(reader: Reader, fact: Fact) -> str:
    """The standing of a fact in a word or two, for one-line lists."""
    if fact.is_waiting:
        return fact.status_words
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    said = decay.shown_tier(tier) or fact.status_words
    return f"thread · {fact.shown_status}" if fact.kind == "thread" and fact.is_memory else said


def line(reader: Reader, fact: Fact) -> str:
    """One fact in one line."""
    verdict = reader.verdict(fact) if fact.is_memory else ""
    shown = f" · {verdict.upper() if verdict != view.FRESH else verdict}" if verdict else ""
    text = " ".join(reader.filled(view.shown_text(fact)).split())
    before = "UNREVIEWED · " if view.standing_of(fact) == UNREVIEWED else ""
    return f"[{fact.id}] {text}  {before}{word(reader, fact)}{shown} · {fact.created}"


def lines(reader: Reader, facts: Iterable[Fact]) -> str:
    """Facts, a line each."""
    return "\n".join(line(reader, fact) for fact in facts)
