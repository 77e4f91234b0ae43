"""One session on its way into the state: what its events share while they are applied."""

from __future__ import annotations

from dataclasses import dataclass

from memkit.model.fact import Conflict, Fact
from memkit.model.ids import conflict_id, stem_date
from memkit.model.problem import Problem
from memkit.model.session import Session
from memkit.model.state import State

EMPTY: frozenset[int] = frozenset()


@dataclass(slots=True)
class Context:
    """The session being applied, its place in the order, and what it did not know."""

    state: State
    session: Session
    at: int
    unknown: frozenset[int]

    @property
    def stem(self) -> str:
        """The session's stem: the origin of what it creates."""
        return self.session.stem

    def problem(self, code: str, line: int, message: str, hint: str = "", severity: str = "error") -> None:
        """Notes what is wrong with a line; the run goes on."""
        self.state.problems.append(Problem(code, self.session.path, line, message, hint, severity))

    def find(self, id: str) -> Fact | None:
        """The fact an id means in this session: what it or its closure created."""
        doubles = self.state.doubles.get(id)
        if doubles is not None:
            known = [real for at, real in doubles if at == self.at or at not in self.unknown]
            mine = [real for at, real in doubles if at == self.at]
            id = (mine or known or [id])[0]
        return self.state.facts.get(id)

    def fact(self, id: str, line: int, verb: str) -> Fact | None:
        """The fact, with its history extended; an unknown id is a problem."""
        fact = self.find(id)
        if fact is None:
            hint = f"memkit grep {id} --all"
            self.problem("unknown-id", line, f"{verb} names {id}, which no session created", hint)
            return None
        fact.history.append((self.at, line, verb))
        return fact

    def use(self, fact: Fact, line: int) -> None:
        """Counts a use, once a session; it brings back an archived fact and reopens a thread closed elsewhere."""
        if fact.superseded_by or fact.invalidated:
            if fact.used_at != self.at and not self.unknown:
                successor = fact.superseded_by[0] if fact.superseded_by else ""
                hint = f"memkit show {successor}" if successor else f"memkit why {fact.id}"
                self.problem(
                    "used-after-end", line, f"{fact.id} was superseded before this use", hint, "warning"
                )
        elif fact.closed and fact.closed_at in self.unknown:
            fact.closed = ""
            self.conflict((fact.id,), "concurrent-close")
        if fact.used_at == self.at:
            return
        fact.uses += 1
        fact.used_at = self.at
        fact.used_work = self.state.work
        fact.last_used = stem_date(self.stem)
        if fact.archived:
            fact.archived = fact.left = ""

    def changed(self, subject: str, verb: str, said: str = "") -> None:
        """Remembers a change of a subject, so that a later session that did not know it can be told."""
        self.state.changes.setdefault(subject, []).append((self.at, verb, said))

    def apart(self, subject: str, verbs: tuple[str, ...], said: str = "") -> bool:
        """True when a session unknown to this one did one of `verbs` to the subject, and said something else."""
        if not self.unknown:
            return False
        return any(
            at in self.unknown and verb in verbs and (not said or other != said)
            for at, verb, other in self.state.changes.get(subject, ())
        )

    def conflict(self, ids: tuple[str, ...], rule: str, recorded: bool = False, note: str = "") -> Conflict:
        """Opens a conflict between these ids, or returns the one that stands."""
        name = conflict_id(ids, rule)
        found = self.state.conflicts.get(name)
        if found is None:
            found = self.state.conflicts[name] = Conflict(
                name, rule, tuple(sorted(ids)), self.stem, recorded, note=note
            )
            for id in ids:
                fact = self.state.facts.get(id)
                if fact is not None and name not in fact.conflicts:
                    fact.conflicts = (*fact.conflicts, name)
        return found
