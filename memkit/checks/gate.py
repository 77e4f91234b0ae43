"""Rules on the gate: every promotion complete, reviewed, entitled; every candidate answered."""

from __future__ import annotations

from memkit.checks.subject import Subject
from memkit.model.fact import PENDING, PROMOTED, TIER2_KINDS, VALIDATED, Fact
from memkit.model.problem import WARNING, Problem
from memkit.model.session import WORK
from memkit.rules import decay, promotion, view
from memkit.rules.gate import compare, is_claim, is_obligation, rank
from memkit.rules.tasks import unanswered


def _place(subject: Subject, fact: Fact, verb: str = "Promoted") -> tuple[str, int]:
    for at, line, what in reversed(fact.history):
        if what == verb:
            return subject.state.rows[at].path, line
    return subject.state.rows[fact.history[0][0]].path if fact.history else "", 1


def _judged(subject: Subject) -> list[Fact]:
    """Facts promoted in the sessions under inspection: rules that need the policy are never asked of older ones."""
    return [
        f
        for f in subject.state.facts.values()
        if f.promoted_in in subject.new and f.kind != "prose" and not f.get("was")
    ]


def promotions(subject: Subject) -> list[Problem]:
    """Complete provenance, a reviewer who may, and the votes the policy asks for."""
    found: list[Problem] = []
    for fact in _judged(subject):
        path, line = _place(subject, fact)
        refusal = promotion.missing(fact, subject.state)
        if refusal is not None:
            when = refusal.code == "promotion-incomplete" and "applies-when" in refusal.message
            found.append(
                Problem(refusal.code, path, line, refusal.message.replace("; not promoted", ""), refusal.hint)
            )
            if when:
                found.append(
                    Problem(
                        "load-when-missing",
                        path,
                        line,
                        f"{fact.id} says nowhere when to load it",
                        refusal.hint,
                    )
                )
        if fact.promoted_by.startswith(("user:", "agent:")):
            own = promotion.may_answer(fact, fact.promoted_by, subject.policy)
            if own is not None:
                found.append(Problem("self-review", path, line, own.message, own.hint))
        found += _quorum(subject, fact, path, line)
    return found


def _quorum(subject: Subject, fact: Fact, path: str, line: int) -> list[Problem]:
    need = promotion.quorum(fact, subject.policy)
    votes = sum(1 for _, vote in fact.votes if vote == "approve")
    if need <= 1 or votes >= need or fact.promoted_by.startswith("policy:"):
        return []
    message = f"{fact.id} was promoted with {votes} of {need} votes"
    return [Problem("quorum-missing", path, line, message, f"memkit promote {fact.id}, by someone else")]


def pending(subject: Subject) -> list[Problem]:
    """A closed work session, or a closed task, leaves no candidate without an answer."""
    found: list[Problem] = []
    work = {row.stem: row for row in subject.state.rows if row.kind == WORK and row.sealed}
    for fact in subject.state.facts.values():
        if fact.status in (PENDING, VALIDATED) and fact.origin in work and fact.origin in subject.new:
            path, line = _place(subject, fact, "Created")
            hint = f"memkit defer {fact.id}, or memkit promote {fact.id}"
            found.append(
                Problem(
                    "promotion-pending",
                    path,
                    line,
                    f"{fact.id} has no answer, and its session is closed",
                    hint,
                )
            )
    for task, stem in subject.state.tasks_closed.items():
        for fact in unanswered(subject.state, task):
            path, line = _place(subject, fact, "Created")
            hint = f"memkit promote {fact.id}, or memkit reject {fact.id}"
            message = f"{fact.id} has no answer, and its task {task} was closed in {stem}"
            found.append(Problem("promotion-pending", path, line, message, hint))
    return found


def load_when(subject: Subject) -> list[Problem]:
    """Every row of the INDEX says when to load it."""
    found: list[Problem] = []
    for fact in subject.state.facts.values():
        if (
            fact.is_live
            and fact.kind in (*TIER2_KINDS, "rule")
            and not fact.get("was")
            and not fact.get("applies_when").strip()
        ):
            path, line = _place(subject, fact)
            hint = f'memkit supersede {fact.id} "…" --when "…"'
            found.append(
                Problem("load-when-missing", path, line, f"{fact.id} says nowhere when to load it", hint)
            )
    return found


def contradictions(subject: Subject) -> list[Problem]:
    """Conflicts nobody settled, contradictions no session records, and memory that weakens an obligation."""
    found: list[Problem] = []
    state = subject.state
    continuity = subject.policy.layout.continuity
    for conflict in state.conflicts.values():
        if view.stands(conflict, state) and not view.waits(conflict, state):
            message = f"{conflict.id}: {' ↔ '.join(conflict.ids)} ({conflict.rule})"
            found.append(
                Problem("contradiction-open", continuity, 1, message, f"memkit show {conflict.id}", WARNING)
            )
    known = {frozenset(conflict.ids) for conflict in state.conflicts.values()}
    for fact in state.facts.values():
        if not is_claim(fact) or fact.promoted_in not in subject.new:
            continue
        for other, rule in compare(fact, state)[0]:
            if frozenset((fact.id, other)) in known:
                continue
            known.add(frozenset((fact.id, other)))
            path, line = _place(subject, fact)
            message = f"{fact.id} contradicts {other} ({rule}), and no session says so"
            found.append(
                Problem(
                    "contradiction-unrecorded", path, line, message, "memkit check --fix records it", WARNING
                )
            )
            standing = state.facts[other]
            if is_obligation(standing) and rank(fact) > rank(standing) and fact.status == PROMOTED:
                hint = f"memkit undo {fact.id}, or memkit amend by a role the policy names"
                found.append(
                    Problem(
                        "authority-conflict",
                        path,
                        line,
                        f"{fact.id} weakens {other}, which outranks it",
                        hint,
                    )
                )
    return found


def consents(subject: Subject) -> list[Problem]:
    """A fact under a consent stands only while that consent is there."""
    found: list[Problem] = []
    for fact in subject.state.facts.values():
        consent = fact.get("consent") or dict(fact.promotion).get("consent", "")
        if consent and fact.status == PROMOTED and consent not in subject.state.consents:
            path, line = _place(subject, fact)
            hint = f"memkit consent grant …, or memkit undo {fact.id}"
            found.append(
                Problem(
                    "consent-missing",
                    path,
                    line,
                    f"{fact.id} stands under {consent}, which nobody gave",
                    hint,
                )
            )
    return found


def decaying(subject: Subject) -> bool:
    """True when anything ages here at all."""
    return any(decay.place(fact) == "live" for fact in subject.state.facts.values())
