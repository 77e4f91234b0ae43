"""The fuse box: the one exception tree. Every error has a code, an exit code and a hint.

Errors stop a verb; problems (`model`) are values about the user's text and never do.
"""

from __future__ import annotations


class MemkitError(Exception):
    """Stops the verb. `code` names it, `exit_code` is the process's, `hint` is the command that works.

    `instead`: words of the call, and the words to write in their place, if memkit knows them.
    """

    code = "error"
    exit_code = 70
    default_hint = "memkit --help"
    instead = ("", "")

    def __init__(
        self,
        message: str,
        *,
        hint: str = "",
        code: str = "",
        file: str = "",
        line: int = 0,
        detail: tuple[str, ...] = (),
        unsaved: tuple[object, ...] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint or self.default_hint
        self.code = code or type(self).code
        self.file = file
        self.line = line
        self.detail = detail
        self.unsaved = unsaved


def reason(error: Exception) -> str:
    """What went wrong, without the path that an OSError repeats: the message names it once, and washed."""
    return getattr(error, "strerror", None) or str(error)


class UsageError(MemkitError):
    """The words of the call are off."""

    code = "usage"
    exit_code = 2
    default_hint = "memkit --help"


class UnknownVerb(UsageError):
    """No such verb; the hint repeats the call with the nearest one."""

    code = "unknown-verb"


class CannotSearch(UsageError):
    """grep and recall could not search: a bad pattern, an empty query, a time-out."""

    code = "cannot-search"
    default_hint = 'memkit recall "a few words"'


class NeedsGit(UsageError):
    """The option asks for git, and there is none here."""

    code = "needs-git"
    default_hint = "git init, or leave the option away"


class NotFound(MemkitError):
    """Done, and the answer is no: no such id to show."""

    code = "not-found"
    exit_code = 1
    default_hint = "memkit list"


class VaultElsewhere(MemkitError):
    """The answer needs this ledger's tag key, and it is not on this machine."""

    code = "vault-elsewhere"
    exit_code = 1
    default_hint = "memkit vault export FILE where the vault is, then memkit vault import FILE here"


class NoWorkspace(MemkitError):
    """No memkit.toml from here upwards."""

    code = "no-workspace"
    exit_code = 3
    default_hint = "memkit init"


class LedgerUnreadable(MemkitError):
    """The ledger cannot be read: permissions, encoding of a sealed file, a newer format."""

    code = "ledger-unreadable"
    exit_code = 3
    default_hint = "memkit check"


class FormatNewer(LedgerUnreadable):
    """A session was written by a newer memkit."""

    code = "format-newer"
    default_hint = "pip install --upgrade memkit-cli"


class IntegrityFailure(LedgerUnreadable):
    """A seal or a link does not match; writers stop here."""

    code = "INTEGRITY_FAILURE"
    default_hint = "memkit check"


class ReplayDivergence(LedgerUnreadable):
    """Re-running a trace gave something else than the session recorded."""

    code = "REPLAY_DIVERGENCE"
    default_hint = "memkit check"


class MissingSnapshot(LedgerUnreadable):
    """A session that records no constants or snapshot cannot be re-run."""

    code = "MISSING_SNAPSHOT"
    default_hint = "memkit log"


class PolicyInvalid(LedgerUnreadable):
    """memkit.toml cannot be read as a policy."""

    code = "policy-invalid"
    default_hint = "memkit check  # names the line; memkit init --dry-run prints a valid file"


class Refused(MemkitError):
    """Refused: a rule stands in the way. The hint is the command that works."""

    code = "refused"
    exit_code = 4
    default_hint = "memkit help review"


class UnknownId(Refused):
    """No such fact; nothing was recorded, not even the known ids beside it."""

    code = "unknown-id"
    default_hint = "memkit list"


class PromotionLoop(Refused):
    """One entry would be promoted twice."""

    code = "PROMOTION_LOOP"
    default_hint = "memkit wm show"


class PrivacyBlocked(Refused):
    """Personal data or a secret that the policy refuses; class and position only, never the value."""

    code = "PRIVACY_BLOCKED"
    default_hint = "say it without the value, or under a consent: memkit consent list"


class DetectorFailed(Refused):
    """A detector could not run, so nothing was written."""

    code = "DETECTOR_FAILED"
    default_hint = "memkit doctor"


class MachineError(MemkitError):
    """The machine stands in the way: disk, permissions, lock, clock."""

    code = "environment"
    exit_code = 5
    default_hint = "memkit doctor"


class MemoryWriteFail(MachineError):
    """A write failed twice; the unsaved events are printed and kept in the outbox."""

    code = "MEMORY_WRITE_FAIL"
    default_hint = "the same call again, when the disk is writable"


class StorageFull(MachineError):
    """The disk is full; no retry."""

    code = "STORAGE_FULL"
    default_hint = "make room, then the same call again"


class ClockSkew(MachineError):
    """A session in sight is more than a day ahead of the clock."""

    code = "CLOCK_SKEW"
    default_hint = "--accept-clock follows it"


class Locked(MachineError):
    """Another writer holds the lock past the time-out."""

    code = "LOCKED"
    default_hint = "try again; memkit doctor shows who holds it"
