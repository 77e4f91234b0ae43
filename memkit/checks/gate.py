"""Rules on the gate: every promotion is complete and given by an entitled reviewer; every candidate has an answer."""

from __future__ import annotations

from memkit.model import ERROR, WARNING, Problem
from memkit.model.fact import DEFERRED, PENDING, PROMOTED, TIER2_KINDS, VALIDATED, Conflict, Fact, is_person
from memkit.model.session import LENIENT, WORK
from memkit.rules import promotion, view
from memkit.rules.answers import AUTO_BY, review_reason
from memkit.rules.gate import (
    conflict_reason,
    is_withdrawn,
    rank,
    unanswered_in_task,
    unrecorded_clashes,
    weakens,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.checks import Subject


def place_of(subject: Subject, fact: Fact, verb: str = "Promoted") -> tuple[str, int]:
    """File and line of the fact's last event of this verb, else of its first event."""
    for at, line, what in reversed(fact.history):
        if what == verb:
            return subject.state.rows[at].path, line
    return subject.state.rows[fact.history[0][0]].path if fact.history else "", 1


def _newly_promoted(subject: Subject) -> list[Fact]:
    """Facts promoted in the inspected sessions; rules that need the policy do not apply to older ones."""
    return [
        f
        for f in subject.facts
        if f.status == PROMOTED and f.promoted_in in subject.new and f.kind != "prose" and not f.get("was")
    ]


def promotions(subject: Subject) -> list[Problem]:
    """Reports promotions with incomplete provenance, a reviewer who may not promote, or too few votes."""
    found: list[Problem] = []
    for fact in _newly_promoted(subject):
        path, line = place_of(subject, fact)
        refusal = promotion.missing_provenance(fact, subject.state, subject.policy)
        if refusal is not None and "applies-when" not in refusal.message:
            said = refusal.message.replace("; not promoted", "")
            found.append(Problem(refusal.code, path, line, said, _way_out(fact)))
        if fact.promoted_by.startswith(("user:", "agent:")):
            person = is_person(fact.promoted_by, dict(fact.promotion).get("via", ""))
            own = promotion.may_answer(fact, fact.promoted_by, person, subject.policy)
            code = "self-review" if own is None or own.code == "self-review" else "not-a-reviewer"
            # before the gate was shut, agents could answer for each other
            if own is not None and (code == "self-review" or "" < subject.state.gate < fact.promoted_in):
                found.append(Problem(code, path, line, own.message, _way_out(fact)))
        found += _by_policy(subject, fact, path, line)
        found += _quorum(subject, fact, path, line)
    return found


def _by_policy(subject: Subject, fact: Fact, path: str, line: int) -> list[Problem]:
    """Reports a promotion by the policy whose kind or class auto_approve does not list."""
    waits = review_reason(fact, subject.policy) if fact.promoted_by == AUTO_BY else None
    if waits is None:
        return []
    message = f"{fact.id} was promoted without a person, and {waits.reason}"
    return [Problem("not-a-reviewer", path, line, message, _way_out(fact))]


def _way_out(fact: Fact) -> str:
    """The hint for a bad promotion: undo it and promote again, because the ledger cannot be changed."""
    return f"memkit undo {fact.id}  # takes the promotion back; then promote or propose it again, complete"


def _quorum(subject: Subject, fact: Fact, path: str, line: int) -> list[Problem]:
    need = promotion.quorum(fact, subject.policy)
    votes = sum(1 for by, vote in fact.votes if vote == "approve" and by.startswith("user:"))
    if need <= 1 or votes >= need or fact.promoted_by.startswith("policy:"):
        return []
    message = f"{fact.id} was promoted with {votes} of {need} votes"
    return [Problem("quorum-missing", path, line, message, _way_out(fact))]


def pending_candidates(subject: Subject) -> list[Problem]:
    """Reports candidates of a closed work session or task that have no answer."""
    found: list[Problem] = []
    for fact in subject.facts:
        if fact.origin in subject.new and _is_work(subject, fact.origin) and _is_unanswered(subject, fact):
            path, line = place_of(subject, fact, "Created")
            hint = f"memkit promote {fact.id}  # or reject, or defer"
            message = f"{fact.id} has no answer, and its session is closed"
            found.append(Problem("promotion-pending", path, line, message, hint))
    told = {(problem.file, problem.line) for problem in found}
    for task, stem in subject.state.tasks_closed.items():
        for fact in unanswered_in_task(subject.state, task):
            path, line = place_of(subject, fact, "Created")
            hint = f"memkit promote {fact.id}  # or reject"
            message = f"{fact.id} has no answer, and its task {task} was closed in {stem}"
            if (path, line) not in told:
                found.append(Problem("promotion-pending", path, line, message, hint))
    return found


def wordless_ids(subject: Subject) -> list[Problem]:
    """Reports ids that a session by hand created and whose words nobody can read here."""
    found: list[Problem] = []
    for fact in subject.facts:
        if fact.is_wordless and _is_by_hand(subject, fact.origin):
            path, line = place_of(subject, fact, "Created")
            message = f"{fact.id} has no words: a session by hand created it, and no session says what it is"
            if fact.origin in subject.brought:
                message += f"; commit {subject.brought[fact.origin]} brought it without its line"
            hint = _words_hint(subject, fact.id)
            # only an adopted memory can have lost a sentence; elsewhere nobody ever wrote one
            severity = ERROR if subject.state.replaced_files else WARNING
            found.append(Problem("id-without-words", path, line, message, hint, severity))
    return found


def _is_by_hand(subject: Subject, stem: str) -> bool:
    at = subject.state.ordinal.get(stem)
    return at is not None and subject.state.rows[at].mode == LENIENT


def _words_hint(subject: Subject, id: str) -> str:
    """How to find the words; only an adopted memory may have had a page with them."""
    if not subject.state.replaced_files:
        return f'memkit reject {id} --why "it has no words"  # then say it with memkit remember'
    page = subject.policy.layout.continuity
    if id in subject.findable:
        return "memkit adopt  # takes over its line, which git has"
    if f"id: {id} ".encode() in (subject.actual.get(page) or b""):
        return f"memkit adopt  # takes over its line in {page}"
    remark = f"finds its line; put that back into {page} and run memkit adopt, or memkit reject {id}"
    return f"git log --all --reflog -p -S {id} -- {page}  # {remark}"


def waiting_branches(subject: Subject) -> list[Problem]:
    """Reports memory of branches from before the adoption that were merged and not adopted."""
    message = "a merged branch from before the adoption says more than the ledger"
    return [Problem("adoption-waits", path, 1, message, "memkit adopt") for path in subject.waiting[:1]]


def _is_work(subject: Subject, stem: str) -> bool:
    row = subject.state.rows[subject.state.ordinal[stem]]
    return row.kind == WORK and row.sealed


def _is_unanswered(subject: Subject, fact: Fact) -> bool:
    """True if nobody deferred it; if the policy requires a decision, deferring in the same session does not count."""
    if fact.status not in (PENDING, VALIDATED, DEFERRED) or is_withdrawn(fact, subject.state):
        return False
    answers = [at for at, _, verb in fact.history if verb == "Deferred"]
    if not answers:
        return fact.status != DEFERRED
    decides = subject.policy.promotion.close_gate == "decide"
    return decides and subject.state.rows[answers[-1]].stem == fact.origin


def load_when(subject: Subject) -> list[Problem]:
    """Reports rows of INDEX.md that do not say when to load them."""
    found: list[Problem] = []
    for fact in subject.facts:
        when = fact.get("applies_when").strip().casefold()
        shown = fact.is_live and fact.kind in (*TIER2_KINDS, "rule") and not fact.get("was")
        if shown and when in ("", "always", "everywhere", "any"):
            path, line = place_of(subject, fact)
            hint = f'memkit supersede {fact.id} "…" --when "…"'
            message = f"{fact.id} says nowhere when to load it"
            found.append(Problem("load-when-missing", path, line, message, hint))
    return found


def contradictions(subject: Subject) -> list[Problem]:
    """Reports open conflicts, unrecorded contradictions, and memory that weakens an obligation."""
    found: list[Problem] = []
    state = subject.state
    for conflict in state.conflicts.values():
        if view.is_open_conflict(conflict, state) and not view.has_pending_side(conflict, state):
            message = f"{conflict.id}: {_sides(subject, conflict)} ({conflict_reason(conflict)})"
            hint = f"memkit show {conflict.id}  # then memkit resolve {conflict.id} with the id that holds, both or neither"
            found.append(
                Problem("contradiction-open", subject.policy.layout.continuity, 1, message, hint, WARNING)
            )
    new = None if subject.all_claims else subject.new
    for id, other, rule in unrecorded_clashes(state, new, subject.facts, subject.known, subject.clashing):
        found += _unrecorded_problems(subject, state.facts[id], state.facts[other], rule)
    return found


def _sides(subject: Subject, conflict: Conflict) -> str:
    """The ids of a conflict, or a neutral text if projections may not show one of them."""
    sides = filter(None, map(subject.state.facts.get, conflict.ids))
    if all(view.visible(fact, subject.policy) for fact in sides):
        return " ↔ ".join(conflict.ids)
    return "two claims, not both for every reader"


def _unrecorded_problems(subject: Subject, fact: Fact, other: Fact, rule: str) -> list[Problem]:
    path, line = place_of(subject, fact)
    message = f"{fact.id} contradicts {other.id} ({rule}), and no session says so"
    hint = "memkit check --fix  # records it"
    found = [Problem("contradiction-unrecorded", path, line, message, hint, WARNING)]
    low, high = (fact, other) if rank(fact) > rank(other) else (other, fact)
    if weakens(low, high):
        found.append(_authority(subject, low, high))
    return found


def _authority(subject: Subject, low: Fact, high: Fact) -> Problem:
    path, line = place_of(subject, low)
    hint = f"memkit undo {low.id}  # or memkit amend {high.id}, by a role the policy names"
    return Problem("authority-conflict", path, line, f"{low.id} weakens {high.id}, which outranks it", hint)


def authority(subject: Subject) -> list[Problem]:
    """Reports a lower-ranking fact that replaces an obligation, unless somebody who may amend promoted it."""
    found: list[Problem] = []
    for fact in _newly_promoted(subject):
        if promotion.may_amend(fact.promoted_by, subject.policy):
            continue
        replaced = filter(None, map(subject.state.facts.get, fact.supersedes))
        found += [_authority(subject, fact, old) for old in replaced if weakens(fact, old)]
    return found


def consents(subject: Subject) -> list[Problem]:
    """Reports facts whose consent does not exist."""
    found: list[Problem] = []
    for fact in subject.facts:
        consent = fact.get("consent") or dict(fact.promotion).get("consent", "")
        if consent and fact.status == PROMOTED and consent not in subject.state.consents:
            path, line = place_of(subject, fact)
            hint = f"memkit consent grant …, or memkit undo {fact.id}"
            message = f"{fact.id} stands under {consent}, which nobody gave"
            found.append(Problem("consent-missing", path, line, message, hint))
    return found + _run_out(subject)


def _run_out(subject: Subject) -> list[Problem]:
    """Reports expired consents: answers already withhold their facts, and the next session removes them from files."""
    found: list[Problem] = []
    for id, held in subject.state.consents.items():
        until = held.get("valid_until", "")
        over = (
            until and until <= subject.today and not any(map(held.get, ("expired", "revoked", "superseded")))
        )
        if over and held.get("facts"):
            at = subject.state.ordinal.get(held.get("origin", ""))
            path = subject.state.rows[at].path if at is not None else ""
            message = f"{id} ran out on {until}; projections speak of its facts until the next session"
            hint = f"memkit consent revoke {id}  # records it, as does any session that is sealed"
            found.append(Problem("consent-missing", path, 1, message, hint, WARNING))
    return found


def terms(subject: Subject) -> list[Problem]:
    """Reports an alias that is another term's name."""
    found: list[Problem] = []
    known = subject.state.terms
    for term in known.values():
        for alias in term.aliases:
            other = known.get(alias.casefold())
            if other is not None and other is not term:
                row = subject.state.rows[term.at]
                message = f"{alias} is an alias of {term.name} and a term of its own since {other.origin}"
                hint = f'memkit define "{term.name}" "…" without that alias'
                found.append(Problem("term-redefined", row.path, 1, message, hint))
    return found


def links(subject: Subject) -> list[Problem]:
    """Reports cited sessions, episodes and facts of new facts that do not exist."""
    found: list[Problem] = []
    state = subject.state
    for fact in subject.facts:
        if fact.origin not in subject.new:
            continue
        for source in (*fact.every("evidence"), *fact.every("twin")):
            kind, _, name = source.partition(":")
            gone = (kind == "session" and name not in state.ordinal) or (
                kind == "finding" and name not in state.facts
            )
            if gone:
                path, line = place_of(subject, fact, "Created")
                message = f"{fact.id} cites {source}, which is not here"
                found.append(
                    Problem("dangling-link", path, line, message, f"memkit grep {name} --all", WARNING)
                )
    return found
