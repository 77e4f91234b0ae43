"""Promotion: what a candidate needs, who may answer it, how votes decide, and the event that promotes it.

A policy's write class sets requirements for a claim: checked when it is raised, when it is promoted and by `check`. If
the policy requires more than one vote, a handle has one vote, and a tie means no; the same holds for an erasure.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model import events as ev
from memkit.model.fact import PROMOTED, ROUTES, TIER2_KINDS, Fact, is_hashed, path_of
from memkit.model.ids import content_hash
from memkit.model.policy import Policy
from memkit.model.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from memkit.model.policy import WriteClass


APPROVE, OBJECT = "approve", "object"
YES, NO, WAIT = "yes", "no", "wait"


def tally(votes: Mapping[str, str], need: int) -> str:
    """The outcome of votes by handle, if `need` equal votes decide: yes, no, or wait."""
    yes = sum(1 for vote in votes.values() if vote == APPROVE)
    no = len(votes) - yes
    if yes >= need:
        return YES
    return NO if no >= need or (yes + no >= need and yes == no) else WAIT


def has_vote_expired(fact: Fact, sessions: int, policy: Policy) -> bool:
    """Whether the vote on a candidate began more sessions ago than the policy allows."""
    begun = 0
    for at, _, verb in reversed(fact.history):
        if verb == "Created":
            break
        if verb in ("Approved", "Objected"):
            begun = at
    return bool(fact.votes) and sessions - begun > policy.promotion.vote_sessions


CORRECTION = "correction"
AUTO = "auto"


@struct(frozen=True)
class Broken:
    """A broken rule of a claim's class: the key in the policy, a sentence, and the words that correct the call."""

    rule: str
    reason: str
    mends: str = ""


def write_class_of(fact: Fact, policy: Policy) -> WriteClass | None:
    """The policy's table for the class of a fact."""
    return policy.classes.get(fact.get("class"))


def broken_rule(fact: Fact, policy: Policy) -> Broken | None:
    """The first rule of its class that a claim breaks, whoever raises or promotes it; None if it breaks none."""
    table, key = write_class_of(fact, policy), fact.get("key")
    if table is None:
        return None
    name = fact.get("class")
    if table.keys and key and not any(is_under(key, prefix) for prefix in table.keys):
        reason = f"[classes.{name}] keys does not allow {key}"
        return Broken("keys", reason, f"{table.keys[0].rstrip('/')}/…")
    have = len({path_of(source) for source in fact.every("evidence")})
    if have < table.evidence:
        reason = f"[classes.{name}] evidence asks for {table.evidence}, and this cites {have}"
        return Broken("evidence", reason, " ".join(["--evidence PATH"] * (table.evidence - have)))
    return None


def needs_review(fact: Fact, policy: Policy) -> Broken | None:
    """The rule of its class that requires a person, even if `auto_approve` lists the class."""
    table, name = write_class_of(fact, policy), fact.get("class")
    if table is None:
        return None
    if table.durable:
        return Broken("durable", f"[classes.{name}] is durable, and a person answers for that")
    if table.approval != AUTO:
        return Broken("approval", f"[classes.{name}] approval is {table.approval}")
    return None


def is_under(key: str, prefix: str) -> bool:
    """Whether a canonical key is below a prefix of whole parts: `user/pref/me/editor` is below `user/pref`."""
    return key == prefix or key.startswith(prefix if prefix.endswith("/") else f"{prefix}/")


def corrected_facts(fact_class: str, key: str, state: State) -> tuple[str, ...]:
    """The live facts that a correction of this key replaces."""
    if fact_class != CORRECTION or not key:
        return ()
    return tuple(fact.id for fact in state.facts.values() if fact.is_live and fact.get("key") == key)


CONFIDENCES = ("high", "medium", "low")
AMEND = "amend"
# the code for a claim that breaks a rule of its write class
CLASS_RULE = "class-rule"
# field of a record's provenance → the option that sets it
OPTIONS = {
    "confidence": "--confidence",
    "does_not_apply_when": "--not-when",
    "obligations": "--obligations",
    "traces": "--traces",
    "pass": "--pass",
    "profile": "--profile",
}
# kinds that need evidence and a *when* before they are promoted
NEEDY_KINDS = (*TIER2_KINDS, "rule")
# descriptive kinds: an agent may answer them for others, and the policy may let them count without a review
DESCRIBING = ("fact", "stack", "finding", "bug", "thread", "audit")
# the sections in which such a claim counts as a description
_DESCRIBED = frozenset(ROUTES[kind][1] for kind in DESCRIBING)


@struct(frozen=True)
class Refusal:
    """A refusal: its code, a sentence, and the command that works; `flags` are the options that the refused call lacked."""

    code: str
    message: str
    hint: str
    flags: tuple[str, ...] = ()


def route(kind: str) -> tuple[str, str]:
    """(target, section) of a kind."""
    return ROUTES[kind]


def rule_section(fact: Fact) -> str:
    """The section that makes a describing claim a rule by its place, such as invariants; empty if its section describes."""
    is_rule = fact.kind in DESCRIBING and bool(fact.section) and fact.section.casefold() not in _DESCRIBED
    return fact.section if is_rule else ""


def missing_provenance(fact: Fact, state: State, policy: Policy) -> Refusal | None:
    """What a record, or a candidate of a write class, still lacks before it can be promoted; None if nothing."""
    broken = broken_rule(fact, policy)
    if broken is not None:
        message = f"{fact.id}: {broken.reason}; not promoted"
        mends = broken.rule == "evidence"
        hint = (
            f"memkit promote {fact.id} {broken.mends}"
            if mends
            else f"memkit reject {fact.id}  # and propose it again"
        )
        return Refusal(CLASS_RULE, message, hint)
    lacks = unmet_needs(fact, policy, state)
    if lacks:
        said = " and ".join(_lack_words(lacks))
        message = f"the {fact.kind} {fact.id} {said}; not promoted"
        flags = _missing_flags(lacks)
        shown = " ".join(f'"{word}"' if word == "…" else word for word in flags)
        code = "pattern-uncorroborated" if lacks == (FINDINGS,) else "promotion-incomplete"
        return Refusal(code, message, f"memkit promote {fact.id} {shown}", flags)
    return None


# what a pattern lacks until two promoted findings are its evidence
FINDINGS = "findings"


def unmet_needs(fact: Fact, policy: Policy, state: State | None = None) -> tuple[str, ...]:
    """What a record or rule lacks for its promotion: `when`, `evidence`, fields that the policy requires, and in a given
    state the promoted `findings` of a pattern."""
    if fact.kind not in NEEDY_KINDS:
        return ()
    has_when = _says_when(fact.get("applies_when"))
    has_evidence = bool(fact.every("evidence") or fact.get("from"))
    unsaid = [name for name in policy.promotion.require if not fact.get(name).strip()]
    is_alone = state is not None and fact.kind == "pattern" and len(_cited_findings(fact, state)) < 2
    # two findings are evidence
    needed = (("when", not has_when), ("evidence", not has_evidence and not is_alone), (FINDINGS, is_alone))
    return (*(name for name, is_due in needed if is_due), *unsaid)


def _lack_words(lacks: tuple[str, ...]) -> list[str]:
    words = {
        "when": "says nowhere when to load it (applies-when)",
        "evidence": "names no evidence",
        FINDINGS: "cites fewer than two promoted findings",
    }
    if {"when", "evidence"} <= set(lacks):
        words["evidence"] = "names no evidence, and a file would say both"
    unsaid = [name for name in lacks if name not in words]
    found = [words[name] for name in lacks if name in words]
    return [*found, *([f"lacks {', '.join(unsaid)} ([promotion] require)"] if unsaid else [])]


def _missing_flags(lacks: tuple[str, ...]) -> tuple[str, ...]:
    """The options of `promote` that are missing; evidence in a file says when to load the claim."""
    asked = [name for name in lacks if name != "when" or "evidence" not in lacks]
    return tuple([word for name in asked for word in flags_of(name)])


def flags_of(need: str) -> tuple[str, ...]:
    """The options of `promote` and `propose` that give what a claim lacks, each with a value to be replaced."""
    if need == FINDINGS:
        return ("--evidence", "FINDING-ID") * 2
    options = {**OPTIONS, "when": "--when", "evidence": "--evidence"}
    return (options[need], "PATH" if need == "evidence" else "…") if need in options else ()


def when_of(fact: Fact) -> str:
    """The *when* of a record or rule that names none: working on the file that it cites."""
    is_due = fact.kind in NEEDY_KINDS and not fact.get("applies_when")
    return when_at(fact.every("evidence")) if is_due else ""


# how a *when* begins that is made of evidence
_AT = "working on "


def when_at(sources: Iterable[str]) -> str:
    """The *when* that evidence in a file suggests; empty if no evidence is in a file, or if its path reads as an order."""
    from memkit.rules.norms.field_words import harmless_path

    paths = [harmless_path(path_of(source)) for source in sources if is_hashed(source)]
    return next((f"{_AT}{path}" for path in paths if path), "")


def path_in_when(when: str) -> str:
    """The file in a *when* that memkit made of evidence; empty if somebody worded it."""
    path = when.removeprefix(_AT)
    return path if path != when and " " not in path and ("/" in path or "." in path) else ""


def _says_when(text: str) -> bool:
    """Whether a *when* names a moment, not "always" or a placeholder."""
    said = text.strip().casefold()
    return said not in ("always", "everywhere", "any") and any(map(str.isalnum, said))


def _cited_findings(fact: Fact, state: State) -> set[str]:
    words = {
        word
        for value in (*fact.every("evidence"), fact.get("traces"))
        for word in value.replace(",", " ").split()
    }
    found: set[str] = set()
    for word in words:
        cited = state.facts.get(word.removeprefix("finding:"))
        if cited is not None and cited.kind == "finding" and cited.status == PROMOTED:
            found.add(cited.id)
    return found


def ask_the_user(call: str) -> str:
    """The hint for an agent: ask the user to run the call, instead of posing as a person."""
    return f"ask the user to run `{call}` in a terminal of their own"


def is_reviewer(actor: str, policy: Policy) -> bool:
    """Whether the policy lists this agent among those who answer candidates."""
    named = policy.promotion.reviewers
    return actor in named or actor.partition(":")[2] in named


def may_answer(fact: Fact, actor: str, person: bool, policy: Policy) -> Refusal | None:
    """The refusal if this actor may not promote the candidate; people may, and agents that the policy lists may promote
    descriptions."""
    allowed = policy.promotion.reviewer_may_be_author
    own = fact.author == actor
    if own and (not person or allowed == "no"):
        message = f"{actor} raised {fact.id} and may not also review it"
        hint = "memkit review  # by someone else" if person else ask_the_user("memkit review")
        return Refusal("self-review", message, hint)
    if not person and (fact.kind not in DESCRIBING or not is_reviewer(actor, policy)):
        what = "an invariant" if fact.kind == "invariant" else f"a {fact.kind}"
        message = f"{fact.id} is {what}; a person answers it, and this is {actor}"
        return Refusal("needs-person", message, ask_the_user(f"memkit promote {fact.id}"))
    if not person and quorum(fact, policy) > 1:
        message = f"{fact.id} needs {quorum(fact, policy)} votes, and only people vote"
        return Refusal("needs-person", message, ask_the_user(f"memkit promote {fact.id}"))
    return None


def may_amend(actor: str, policy: Policy) -> bool:
    """Whether the actor's role is listed in `may_amend` or may amend; any person, if the policy defines no such role."""
    listed = policy.promotion.may_amend
    named = [role for name, role in policy.roles.items() if name in listed or AMEND in role.may]
    return any(actor in role.people for role in named) if named else actor.startswith("user:")


def quorum(fact: Fact, policy: Policy) -> int:
    """How many votes the promotion of this candidate needs."""
    table = policy.promotion
    return max(table.quorum, table.quorum_invariants if fact.kind == "invariant" else 1)


def vote_outcome(fact: Fact, by: str, said: str, sessions: int, policy: Policy) -> str:
    """The outcome of the vote on a candidate including this vote; an expired vote ends as no."""
    if has_vote_expired(fact, sessions, policy):
        return NO
    return tally({**dict(fact.votes), by: said}, quorum(fact, policy))


def promoted_event(
    fact: Fact, by: str, via: str, reviewed: str, consent: str = "", given: ev.Fields = ()
) -> ev.Promoted:
    """The event that promotes a candidate; `given`: provenance that came with the answer."""
    fields = [
        ("by", by),
        ("via", via),
        ("target", route(fact.kind)[0] if fact.kind in ROUTES else "continuity"),
        ("content", content_hash(fact.text, fact.body)),
        ("reviewed", reviewed),
    ]
    return ev.Promoted(fact.id, "", (*fields, *given, *((("consent", consent),) if consent else ())))
