"""What a claim needs before anybody can promote it, what a repetition of it offered, and the command that adds either."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.write.repetition import Raised
    from memkit.write.transaction import Transaction

_WORDS = {"evidence": "evidence", "when": "a when", "findings": "two promoted findings as evidence"}
_BOTH = "evidence (a file also says when to load it)"
# how a line of a list says both
_LIST_HINT = (
    "hint: to add what a claim needs, say its line again with it:"
    ' "- rule: A claim. (path#name) when: the moment to load it"'
)

# a line cites files only
_PATTERN_HINT = (
    'hint: a pattern rests on two promoted findings: memkit propose "…" --kind pattern --evidence FINDING-ID'
    ' --evidence FINDING-ID --when "…"'
)


def needs_words(raised: Raised) -> str:
    """What the claim needs, in words; evidence in a file says when to load it. Empty if nothing."""
    needs = [name for name in raised.needs if name != "when" or "evidence" not in raised.needs]
    words = {**_WORDS, "evidence": _BOTH} if "when" in raised.needs else _WORDS
    return " and ".join(words.get(name, name) for name in needs)


def needs_hint(tx: Transaction, raised: Raised) -> str:
    """The call that adds what a claim needs: the same again in the session that raised it, or its promotion."""
    from memkit.rules.promotion import FINDINGS, flags_of

    needs = raised.needs
    words = [word for name in needs if name != "when" or "evidence" not in needs for word in flags_of(name)]
    if not words:
        return ""
    from memkit.query.call import shell_quoted
    from memkit.rules.promotion import ask_the_user

    if raised.receipt.session and not tx.actor.is_person:
        if "-" in tx.call.argv:
            return _PATTERN_HINT if FINDINGS in needs else _LIST_HINT
        return f"hint: {tx.call.again(*words)}"
    call = shell_quoted(["memkit", "promote", raised.fact.id, *words])
    return f"hint: {call if tx.actor.is_person else ask_the_user(call)}"


def batch_needs(items: Iterable[Raised], is_person: bool) -> list[str]:
    """The hint for the claims of an agent's list that need something."""
    if is_person:
        return []
    due = [item.needs for item in items if needs_words(item)]
    found = [_LIST_HINT] if any("findings" not in needs for needs in due) else []
    return [*found, _PATTERN_HINT] if any("findings" in needs for needs in due) else found


def unused_words(raised: Raised, is_person: bool) -> str:
    """That the evidence of a repetition was not added, and the command that takes it. Empty if all of it was known."""
    if not raised.unused:
        return ""
    if raised.declined:
        return f"its new evidence was left out: {raised.declined}"
    from memkit.query.call import shell_quoted
    from memkit.rules.promotion import ask_the_user

    fact = raised.fact
    flags = [word for path in raised.unused for word in ("--evidence", path)]
    call = shell_quoted(["memkit", "verify" if fact.is_live else "promote", fact.id, *flags])
    said = call if fact.is_live or is_person else ask_the_user(call)
    return f"it keeps its own evidence; to take yours: {said}"
