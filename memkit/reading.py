"""The reading desk: a loaded memory as one reader may see it, with evidence looked at once more before it is shown."""

from __future__ import annotations

from memkit import pipeline
from memkit.call import Call
from memkit.errors import NotFound
from memkit.model.fact import Fact
from memkit.model.policy import CLASSIFICATIONS, Policy, Role
from memkit.model.state import State
from memkit.model.struct import struct
from memkit.rules import decay, view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memkit.model.fact import Conflict


@struct(frozen=True)
class Reader:
    """A memory and who reads it."""

    loaded: pipeline.Loaded
    role: Role | None

    @property
    def state(self) -> State:
        """What the ledger says."""
        return self.loaded.state

    @property
    def policy(self) -> Policy:
        """The policy in force."""
        return self.loaded.workspace.policy

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

    def _is_open(self, id: str) -> bool:
        fact = self.state.facts.get(id)
        return fact is None or self.visible(fact)

    def select(self, **words: str) -> list[Fact]:
        """The facts asked for, by age."""
        return view.select(self.state, self.policy, role=self.role, **words)

    def find(self, typed: str) -> Fact:
        """The fact a word means, if this reader may see it; else the nearest, and exit 1."""
        from memkit.record.lookup import nearest, resolve

        ids = [id for id in self.state.facts if self.visible(self.state.facts[id])]
        id = resolve(typed, ids)
        if id is None:
            near = nearest(typed, ids)
            hint = f"memkit show {near}" if near else f"memkit grep {typed} --all"
            raise NotFound(f'no fact "{typed}"', hint=hint)
        return self.state.facts[id]

    def verdict(self, fact: Fact) -> str:
        """Its verdict, with the files it cites hashed now."""
        said = view.verdict(fact, self.state, self.policy)
        if said in (view.IN_CONFLICT, view.STALE) or not fact.is_memory:
            return said
        return view.STALE if self.changed_evidence(fact) else said

    def changed_evidence(self, fact: Fact) -> list[tuple[str, str]]:
        """Pieces of its evidence that are not as recorded, as (path, changed | missing)."""
        from memkit.store import evidence

        found: list[tuple[str, str]] = []
        for source in fact.every("evidence"):
            verdict, _ = evidence.verdict(self.loaded.workspace.root, source)
            if verdict in ("changed", "missing"):
                found.append((source.partition("@")[0], verdict))
        return found

    def as_json(self, fact: Fact) -> dict[str, Any]:
        """The shape of `list`, with the verdict of this moment."""
        return {**view.as_json(fact, self.state, self.policy), "verdict": self.verdict(fact)}


def open_reader(call: Call) -> Reader:
    """The memory here, for whoever calls."""
    loaded = pipeline.load(call.workspace)
    if loaded.state.consents:
        from memkit.record.consents import withhold_now

        withhold_now(loaded.workspace.root, loaded.state, loaded.workspace.policy)
    return Reader(loaded, role_of(call, loaded.workspace.policy))


def role_of(call: Call, policy: Policy) -> Role | None:
    """The role the policy gives this reader; None where it names no roles for them."""
    if not policy.roles:
        return None
    from memkit.actors import resolve_actor

    actor = resolve_actor(call.actor_flag, call.interactive, call.workspace.root).name
    mine = [role for role in policy.roles.values() if actor in role.people]
    return max(mine, key=lambda role: CLASSIFICATIONS.index(role.max_classification), default=None)


def word(reader: Reader, fact: Fact) -> str:
    """The standing of a fact in a word or two, for one-line lists."""
    if fact.is_waiting:
        return fact.status
    tier = decay.tier(fact, reader.state, reader.policy)[0]
    said = "fading" if tier == decay.FADING else tier or fact.shown_status
    return f"thread · {fact.shown_status}" if fact.kind == "thread" and fact.is_memory else said


def line(reader: Reader, fact: Fact) -> str:
    """One fact in one line."""
    verdict = reader.verdict(fact) if fact.is_memory else ""
    shown = f" · {verdict.upper() if verdict != view.FRESH else verdict}" if verdict else ""
    return f"[{fact.id}] {' '.join(fact.text.split())}  {word(reader, fact)}{shown} · {fact.created}"


def lines(reader: Reader, facts: Iterable[Fact]) -> str:
    """Facts, a line each."""
    return "\n".join(line(reader, fact) for fact in facts)
