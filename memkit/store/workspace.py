"""A workspace: the folder with memkit.toml, its policy, and the paths inside it."""

from __future__ import annotations

import os

from memkit.boot.struct import field, replace, struct
from memkit.errors import LedgerUnreadable, NoWorkspace, PolicyInvalid, Refused
from memkit.model import ERROR, WARNING, Problem
from memkit.model.policy import RETIRED, Complaint, Policy, policy_from
from memkit.store import (
    PRIVATE,
    TOML,
    files,
    is_personal,
    links_in,
    personal_folder,
    personal_is_off,
    project_name,
    refuse_outside,
    refuse_private_links,
    root_above,
)
from memkit.store.cache_folder import NO_MEMO, encode_memo, read_memo, settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.model.policy import Layout

# folders that memkit makes below [layout] memory
_FOLDERS = ("archive", "audits", "bugs", "decisions", "findings", "patterns", "retired", "sessions")


@struct(frozen=True)
class Workspace:
    """A root and its policy. Paths inside are relative to the root, with forward slashes."""

    root: str
    policy: Policy
    policy_problems: tuple[Problem, ...] = ()
    # the bytes of memkit.toml as they were read
    toml: bytes = field(default=b"", compare=False)

    def path(self, *parts: str) -> str:
        """An absolute path below the root."""
        return os.path.join(self.root, *parts)

    def private(self, *parts: str) -> str:
        """A path below .memkit/."""
        return os.path.join(self.root, PRIVATE, *parts)

    @property
    def is_personal(self) -> bool:
        """Whether it is this user's own memory."""
        return is_personal(self.root)

    @property
    def name(self) -> str:
        """The project's name in the policy, or else the folder's name."""
        return project_name(self.policy.layout.project, self.root)


def find(start: str) -> Workspace:
    """The workspace that contains `start`: the nearest folder upwards with a memkit.toml."""
    root = root_above(start)
    if not root:
        raise NoWorkspace(f"no {TOML} in {os.path.abspath(start)} or above")
    return open_at(root)


def open_at(root: str) -> Workspace:
    """The workspace at a root; a policy that is not valid TOML stops every verb but `check`."""
    try:
        data = files.read(os.path.join(root, TOML), 1_000_000)
    except OSError as error:
        raise LedgerUnreadable(f"{TOML}: {error.strerror}", code="policy-invalid", file=TOML) from error
    # must come first: reading the policy already writes a cache
    refuse_private_links(root)
    settle(root)
    found = with_policy(root, data)
    _refuse_links(root, found.policy.layout)
    return _for_people(found) if found.is_personal else found


def planned(root: str, policy: Policy) -> Workspace:
    """A workspace that this policy would make at a root; nothing is written yet."""
    refuse_private_links(root)
    _refuse_links(root, policy.layout)
    return Workspace(root, policy)


def _for_people(workspace: Workspace) -> Workspace:
    """The personal workspace with a policy under which agents may only propose, whatever its file says."""
    policy = workspace.policy
    narrowed = replace(
        policy.promotion, auto_approve=(), reviewers=("people",), may_change=(), agents_refresh=False
    )
    return replace(workspace, policy=replace(policy, promotion=narrowed))


def personal_root() -> str:
    """The folder of the user's personal memory; refuses if it is off here."""
    off = personal_is_off()
    if off:
        message = f"personal memory is off here: {off}"
        raise Refused(
            message, code="personal-off", hint="unset CI MEMKIT_PERSONAL, in a terminal of your own"
        )
    return personal_folder()


def open_personal() -> Workspace:
    """The user's personal memory; refuses if it is off here or does not exist yet."""
    root = personal_root()
    if not files.is_file(os.path.join(root, TOML)):
        message = "there is no personal memory yet"
        raise NoWorkspace(message, code="no-personal-memory", hint="memkit init --personal")
    return open_at(root)


def _refuse_links(root: str, layout: Layout) -> None:
    below = links_in(root, layout.memory, _FOLDERS)
    refuse_outside(root, layout.sessions, layout.memory, os.path.dirname(layout.continuity), *below)


def with_policy(root: str, data: bytes) -> Workspace:
    """The workspace at a root under the policy in these bytes of a memkit.toml."""
    policy, complaints = policy_from(_tables(root, data))
    problems = tuple(_problem(complaint, data.decode("utf-8", "replace")) for complaint in complaints)
    return Workspace(root, policy, problems, data)


def _tables(root: str, data: bytes) -> dict[str, Any]:
    """The parsed memkit.toml, from a cache if its bytes are unchanged: importing the TOML parser slows a cold start."""
    cache = os.path.join(root, PRIVATE, "cache", "policy")
    try:
        seen, tables = read_memo(cache)
        if seen == data:
            return dict(tables)
    except NO_MEMO:
        pass
    import tomllib

    try:
        tables = tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        # a number of some thousand digits is a plain ValueError
        import re

        match = re.search(r"line (\d+)", str(error))
        line = int(match[1]) if match else 1
        raise PolicyInvalid(f"not TOML: {error}", file=TOML, line=line) from None
    try:
        if os.path.isdir(os.path.dirname(cache)):
            from memkit.store import file_writes

            file_writes.replace(cache, encode_memo((data, tables)))
    except (OSError, ValueError):
        pass
    return tables


def _problem(complaint: Complaint, text: str) -> Problem:
    table, key, sentence = complaint
    severity = WARNING if (table, key) in RETIRED else ERROR
    hint = "memkit init --dry-run  # prints every key with its default"
    return Problem("policy-invalid", TOML, _line(text, table, key), sentence, hint, severity)


def _line(text: str, table: str, key: str) -> int:
    import re

    found = 1
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.startswith("["):
            inside = bare.strip("[]").strip() == table
            if inside:
                found = number
        elif inside and key and re.match(rf"{re.escape(key)}\s*=", bare):
            return number
    return found
