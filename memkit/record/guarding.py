"""What a claim must pass before it is recorded: its consent, forged structure, look-alike ids, orders in disguise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from memkit.errors import Refused
from memkit.model.events import Fields
from memkit.model.fact import Fact
from memkit.record.desk import Desk

# of what `smuggling` names, that which would pose as memkit's own; other comments are the grammar's business
_FORGED = "forged"
_SIGNAL = 160


def consent_for(desk: Desk, fields: dict[str, str]) -> str:
    """The consent a claim stands under, and from now on the way of its personal spans to the vault; else nothing."""
    if not fields.get("consent") and not fields.get("purpose"):
        return ""
    from memkit.record.consents import Allowance, request_of, require

    consent = require(desk.view, request_of(fields, desk.workspace.policy, desk.view))
    desk.wash.consents = Allowance(desk, consent)
    return consent


def consent_at_promotion(desk: Desk, fact: Fact, given: str) -> str:
    """The consent that allows this candidate to become memory, checked again; refuses by the test that fails."""
    from memkit.record.consents import consent_of, references, request_of, require

    named = given or consent_of(fact)
    if not named and not references(fact):
        return ""
    return require(desk.view, request_of(dict(fact.fields), desk.workspace.policy, desk.view, named))


@contextmanager
def values_kept(desk: Desk) -> Iterator[None]:
    """Puts the values a claim brought into the vault before its event is written; a failed write takes them back."""
    from memkit.record.consents import Allowance

    allowance = desk.wash.consents
    if not isinstance(allowance, Allowance) or desk.call.dry_run:
        yield
        return
    from memkit.store import vault

    new = allowance.keep()
    try:
        yield
    except BaseException:
        for reference in new:
            vault.shred(desk.workspace.root, reference)
        raise


def refuse_forgery(text: str) -> None:
    """Refuses a claim that holds what would pose as a seal, a footer, a section or a comment of memkit's own."""
    if "<" not in text and "&" not in text and "#" not in text and "%" not in text:
        return
    from memkit.privacy.smuggle import smuggling

    for trick in smuggling(text):
        if trick.name.startswith(_FORGED):
            message = f"the text holds a {trick.name} at character {trick.start + 1}; nothing was written"
            raise Refused(message, code=_code(trick.name), hint="say it in words")


def _code(name: str) -> str:
    return name.removesuffix(" in disguise").replace(" ", "-")


def refuse_lookalike(id: str, known: Iterable[str]) -> None:
    """Refuses an id that is easily taken for one that is there."""
    from memkit.privacy.lookalike import confusable_ids

    alike = confusable_ids(id, known)
    if alike:
        message = f"{id} looks like {alike[0]} and is another; nothing was recorded"
        raise Refused(message, code="lookalike-id", hint="--id with other words")


def signals(text: str, body: str) -> Fields:
    """What a reviewer should see about a text: orders to an agent, words of mixed alphabets. No gate."""
    from memkit.privacy.lookalike import mixed_scripts
    from memkit.privacy.orders import instruction_like

    whole = f"{text}\n{body}" if body else text
    found = [*instruction_like(whole), *dict.fromkeys(trick.name for trick in mixed_scripts(whole))]
    shown = "; ".join(" ".join(phrase.split()) for phrase in found)
    return (("signal", shown[:_SIGNAL]),) if shown else ()


def title(verb: str, fact: Fact) -> str:
    """The title of a small session; a fact under a consent is not named, since titles outlive it."""
    from memkit.record.consents import consent_of

    return f"{verb} a fact under {consent_of(fact)}" if consent_of(fact) else f"{verb} {fact.id}"
