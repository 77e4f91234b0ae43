"""Drops problems of the ledger that a later session has answered.

A sealed session cannot be changed, so a later session corrects it.
"""

from __future__ import annotations

from memkit.model.fact import Fact
from memkit.model.problem import Problem
from memkit.model.state import State

_PROMOTIONS = ("promotion-incomplete", "self-review")
_ANSWERS = ("Promoted", "Rejected", "Rolled-back", "Superseded", "Resolved")
_TERM = " has a meaning since "
_WAITS = "change-waits"


def unsettled_problems(problems: list[Problem], state: State) -> list[Problem]:
    """The problems without an answer."""
    if not any(problem.code in (*_PROMOTIONS, _WAITS, "term-redefined") for problem in problems):
        return problems
    at = {row.path: number for number, row in enumerate(state.rows)}
    return [problem for problem in problems if not _is_settled(problem, at.get(problem.file, -1), state)]


def _is_settled(problem: Problem, at: int, state: State) -> bool:
    if problem.code == _WAITS:
        asked = state.facts.get(problem.message.rpartition(" as ")[2])
        return asked is not None and not asked.is_waiting
    if problem.code == "term-redefined":
        return _is_split(problem.message.partition(_TERM)[0].casefold(), at, state)
    if problem.code not in _PROMOTIONS:
        return False
    facts = [fact for fact in state.facts.values() if _was_here(fact, at, problem.line)]
    return bool(facts) and all(_answered_after(fact, at) for fact in facts)


def _is_split(name: str, at: int, state: State) -> bool:
    """True if a later session confirmed the meaning, or gave the other meaning its own word."""
    return any(
        term.at > at and (key == name or key.startswith(f"{name} (")) for key, term in state.terms.items()
    )


def _was_here(fact: Fact, at: int, line: int) -> bool:
    return any(when == at and where == line for when, where, _ in fact.history)


def _answered_after(fact: Fact, at: int) -> bool:
    return not fact.is_waiting and any(when > at and verb in _ANSWERS for when, _, verb in fact.history)
