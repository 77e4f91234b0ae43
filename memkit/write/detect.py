"""Runs the detectors on one text within their time limit, and refuses what the policy does not allow.

Texts that no detector can match never come here: `sanitise` tests that first.
"""

from __future__ import annotations

from memkit.errors import DetectorFailed, MemkitError, PrivacyBlocked, Refused
from memkit.privacy.findings import REDACT, Rules, rules_of
from memkit.privacy.redact import clean
from memkit.query.timebox import run_within
from memkit.store import clock, keys
from memkit.store.git_history import identities

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.privacy.findings import Cleaned, Numbering
    from memkit.privacy.redact import Consent
    from memkit.store.workspace import Workspace

# how many findings a refusal names
_NAMED = 5
_HINTS = {
    "too-long": "[privacy] max_bytes in memkit.toml is the limit; longer matter stays in a file of its own",
    "bad-encoding": "send it as UTF-8",
    "too-many-findings": "this is somebody's data, not a note: keep it elsewhere and say in words where",
}


def rules_here(workspace: Workspace) -> Rules:
    """The policy's rules as of today, with the people git knows."""
    return rules_of(workspace.policy.privacy, identities(workspace.root), clock.iso(clock.now()))


def run_detectors(
    text: str,
    rules: Rules,
    ring: keys.Keyring,
    seconds: float,
    path: str,
    consents: Consent | None = None,
    numbering: Numbering | None = None,
) -> Cleaned:
    """What the detectors make of a text; a detector that fails or runs out of time refuses the write."""

    def work(expired: Callable[[], bool]) -> Cleaned:
        return clean(
            text,
            rules,
            tag=lambda value: keys.tag(ring, value),
            consents=consents,
            numbering=numbering,
            path=path,
            expired=expired,
        )

    try:
        return run_within(seconds, work)
    except MemkitError:
        # the key or the vault cannot be written: not a detector's failure
        raise
    except Exception as error:
        hint = getattr(error, "hint", "")
        raise DetectorFailed(f"{_failure_reason(error)}; nothing was written", hint=hint) from None


def _failure_reason(error: Exception) -> str:
    """Why a detector failed, without any part of the text."""
    name = getattr(error, "detector", "")
    if isinstance(error, TimeoutError) or name == "time":
        return "the detectors ran out of time"
    return f"the detector {name} could not run" if name else "a detector could not run"


def refuse_found(cleaned: Cleaned, what: str) -> None:
    """Refuses a text for what was found in it; the message names classes and places, never a value."""
    if cleaned.problem in _HINTS:
        message = f"{what}: {cleaned.problem.replace('-', ' ')}; nothing was written"
        raise Refused(message, code=cleaned.problem, hint=_HINTS[cleaned.problem])
    if cleaned.problem == "found-again":
        message = f"{what} still holds {cleaned.refused[0].cls} after what was found was taken out; nothing was written"
        raise PrivacyBlocked(message, hint="write it without the value")
    places = ", ".join(f"{f.cls}, characters {f.start + 1}-{f.end}" for f in cleaned.refused[:_NAMED])
    places += f" and {len(cleaned.refused) - _NAMED} more" if len(cleaned.refused) > _NAMED else ""
    kind = "personal data" if any(f.kind == "personal" for f in cleaned.refused) else "a secret"
    message = f"{kind} ({places}), which the policy refuses; nothing was written"
    hint = "say it without the value, or under a consent: memkit consent list"
    raise PrivacyBlocked(message, hint=hint)


def redacted_copy(workspace: Workspace, data: bytes) -> bytes:
    """A sanitised copy of a user's file for the outbox; redacts instead of refusing, whatever the policy says."""
    found = rules_here(workspace)
    rules = Rules(found.words, found.identities, REDACT, (), found.waivers, found.max_chars, found.presidio)
    policy, ring = workspace.policy, keys.Keyring(workspace.root)
    text = data.decode("utf-8", "replace")
    cleaned = run_detectors(text, rules, ring, policy.privacy.detector_seconds, f"{policy.layout.sessions}/")
    if not cleaned.ok:
        refuse_found(cleaned, "the copy")
    return cleaned.text.encode()
