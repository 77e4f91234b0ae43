"""Scanning by a policy: the rules its table makes, and what they find in a text. Pure; never the value."""

from __future__ import annotations

from memkit.model.policy import Privacy
from memkit.privacy.superset import maybe_dirty
from memkit.privacy.values import REFUSE, SECRETS, Finding, Rules, Waiver


def rules_of(policy: Privacy, identities: tuple[str, ...] = ()) -> Rules:
    """The [privacy] table as rules. A waiver is written `CLASS path-glob reason`."""
    # a class's own word outranks what is said of secrets in general
    actions = {**(dict.fromkeys(SECRETS, REFUSE) if policy.on_secret == REFUSE else {}), **policy.classes}
    return Rules(
        words=policy.words,
        identities=identities,
        personal=policy.on_personal_data,
        actions=tuple(sorted(actions.items())),
        waivers=tuple(filter(None, map(_waiver, policy.waivers))),
        max_chars=policy.max_bytes,
        presidio=policy.presidio,
    )


def _waiver(text: str) -> Waiver | None:
    cls, _, rest = text.partition(" ")
    path, _, reason = rest.partition(" ")
    return Waiver(cls, reason, path or "*") if cls and reason else None


def scan_text(text: str, policy: Privacy, identities: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """Everything the detectors object to; their libraries stay unloaded where the text is provably clean."""
    rules = rules_of(policy, identities)
    if not rules.presidio and not maybe_dirty(text, rules.words):
        return ()
    from memkit.privacy.detect import findings

    return findings(text, rules)
