"""A workspace: the folder with memkit.toml, its policy, and where things live in it."""

from __future__ import annotations

import marshal
import os

from memkit.boot.struct import field, struct
from memkit.errors import LedgerUnreadable, NoWorkspace, PolicyInvalid, Refused
from memkit.model.policy import RETIRED, Complaint, Policy, policy_from
from memkit.model.problem import ERROR, WARNING, Problem
from memkit.store import PRIVATE, TOML, files, root_above

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@struct(frozen=True)
class Workspace:
    """A root and its policy. Paths inside are relative to the root, with forward slashes."""

    root: str
    policy: Policy
    policy_problems: tuple[Problem, ...] = ()
    # memkit.toml as it was read
    toml: bytes = field(default=b"", compare=False)

    def path(self, *parts: str) -> str:
        """An absolute path below the root."""
        return os.path.join(self.root, *parts)

    def private(self, *parts: str) -> str:
        """A path below .memkit/."""
        return os.path.join(self.root, PRIVATE, *parts)

    @property
    def name(self) -> str:
        """The folder's name, where the policy gives the project none."""
        return self.policy.layout.project or os.path.basename(self.root) or "memory"


def find(start: str) -> Workspace:
    """The workspace that holds `start`: the first folder upwards with memkit.toml."""
    root = root_above(start)
    if not root:
        raise NoWorkspace(f"no {TOML} in {os.path.abspath(start)} or above")
    return open_at(root)


def open_at(root: str) -> Workspace:
    """The workspace at a root; a policy that is no TOML stops everything but check."""
    try:
        data = files.read(os.path.join(root, TOML), 1_000_000)
    except OSError as error:
        raise LedgerUnreadable(f"{TOML}: {error.strerror}", code="policy-invalid", file=TOML) from error
    found = with_policy(root, data)
    _refuse_outside(found)
    return found


def _refuse_outside(workspace: Workspace) -> None:
    """Refuses folders of memkit's own that are links to a place outside: a clone could carry such a link."""
    layout = workspace.policy.layout
    for path in dict.fromkeys((layout.sessions, layout.memory, os.path.dirname(layout.continuity), PRIVATE)):
        full = os.path.join(workspace.root, path)
        if not path or not _is_below_a_link(workspace.root, path):
            continue
        root, real = os.path.realpath(workspace.root), os.path.realpath(full)
        if real != root and not real.startswith(root + os.sep):
            message = f"{path} is a link to a folder outside this repository"
            raise Refused(message, code="link-outside", file=path, hint=f"rm {path}; mkdir {path}")


def _is_below_a_link(root: str, path: str) -> bool:
    parts = path.split("/")
    return any(os.path.islink(os.path.join(root, *parts[: at + 1])) for at in range(len(parts)))


def with_policy(root: str, data: bytes) -> Workspace:
    """The workspace at a root under the policy that these bytes of a memkit.toml say."""
    policy, complaints = policy_from(_tables(root, data))
    problems = tuple(_problem(complaint, data.decode("utf-8", "replace")) for complaint in complaints)
    return Workspace(root, policy, problems, data)


def _tables(root: str, data: bytes) -> dict[str, Any]:
    """The parsed file: from the cache when the bytes are the same, since a TOML parser costs a cold start."""
    cache = os.path.join(root, PRIVATE, "cache", "policy")
    try:
        seen, tables = marshal.loads(files.read(cache))
        if seen == data:
            return dict(tables)
    except (OSError, ValueError, EOFError, TypeError):
        pass
    import tomllib

    try:
        tables = tomllib.loads(data.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        import re

        match = re.search(r"line (\d+)", str(error))
        line = int(match[1]) if match else 1
        raise PolicyInvalid(f"not TOML: {error}", file=TOML, line=line) from None
    try:
        if os.path.isdir(os.path.dirname(cache)):
            files.replace(cache, marshal.dumps((data, tables)))
    except (OSError, ValueError):
        pass
    return tables


def _problem(complaint: Complaint, text: str) -> Problem:
    table, key, sentence = complaint
    severity = WARNING if (table, key) in RETIRED else ERROR
    hint = "memkit init --dry-run prints every key with its default"
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
