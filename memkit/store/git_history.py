"""git's history: commits, what they changed, and whether all of it is here. One plumbing call per question."""

from __future__ import annotations

from memkit.errors import MachineError, NeedsGit
from memkit.store.git import NAMES, RAW, contents, paths_in, statuses_in
from memkit.store.git_process import run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.git import Status

SHALLOW, PARTIAL = "shallow", "partial"


def reaches(root: str, revision: str) -> str:
    """The commit a revision names, when the history from HEAD back to it is all here; else empty."""
    known = commit_of(root, revision)
    whole = known and run(root, "rev-parse", "--is-shallow-repository").strip() == b"false"
    return known if whole else ""


def names_commit(root: str, revision: str) -> bool:
    """True when a revision names a commit that is here; an option is no revision."""
    return not revision.startswith("-") and has_commit(root, revision)


def commit_of(root: str, revision: str) -> str:
    """The commit that a revision names; empty if it names none."""
    return run(root, "rev-parse", "-q", "--verify", f"{revision}^{{commit}}", check=False).decode().strip()


def merge_base(root: str, one: str, other: str) -> str:
    """The last commit that two have in common; empty if there is none here."""
    return run(root, "merge-base", one, other, check=False).decode().split("\n")[0].strip()


def is_shallow(root: str) -> bool:
    """True when the history was cut off by a clone or a fetch."""
    return run(root, "rev-parse", "--is-shallow-repository").strip() == b"true"


def lacks(root: str) -> str:
    """`shallow` or `partial` where not all of the history is here; to look into a partial one would fetch it."""
    promised = run(
        root, "config", "--get-regexp", r"^(remote\..*\.promisor|extensions\.partialclone)$", check=False
    )
    if promised.strip():
        return PARTIAL
    return SHALLOW if is_shallow(root) else ""


def is_ancestor(root: str, commit: str, head: str) -> bool:
    """True when a commit is `head` or lies before it."""
    if commit == head:
        return True
    out = run(root, "merge-base", "--all", commit, head, check=False).decode().split()
    return commit in out


def first_with(root: str, path: str) -> str:
    """The first commit of HEAD's history that holds a file; empty if none does."""
    found = run(root, "log", "--format=%H", "--full-history", "--topo-order", "--diff-filter=A", "--", path)
    return (found.decode().split() or [""])[-1]


def rewritten(root: str, since: list[str], folder: str, timeout: int = 600) -> list[tuple[str, str, str]]:
    """(commit, path, blob before) of every change to and removal of a file below a folder, newest first, against each
    parent, in the commits after these."""
    form = ("--format=%x01%H", "--full-history", "--sparse", "--topo-order", "--ancestry-path", "-m")
    span = ["HEAD", *(f"^{commit}" for commit in since)]
    out = run(root, "log", *form, "--diff-filter=MDT", *RAW, *span, "--", folder, timeout=timeout)
    found: list[tuple[str, str, str]] = []
    for commit, rest in _commits(out):
        parts = rest.split(b"\0")
        for about, path in zip(parts[::2], parts[1::2], strict=False):
            words = about.decode().split(" ")
            found.append((commit, path.decode("utf-8", "surrogateescape"), words[2]))
    return found


def has_commit(root: str, commit: str) -> bool:
    """True when git has this commit."""
    return bool(run(root, "rev-parse", "-q", "--verify", f"{commit}^{{commit}}", check=False).strip())


def changed_in_history(root: str, without: list[str], folder: str) -> list[tuple[str, str, str]]:
    """(commit, status, path) of every change, against each parent, to files below a folder that were there before.

    One `git log` over all that HEAD reaches and the commits in `without` do not. Full and sparse: what a path limit
    would simplify away is exactly a merge that dropped the other side's sessions.
    """
    form = ("--format=%x01%H", "--full-history", "--sparse", "-m", "--diff-filter=MDTR", *NAMES)
    span = ["HEAD", *(f"^{commit}" for commit in without)]
    found: list[tuple[str, str, str]] = []
    for commit, rest in _commits(run(root, "log", *form, *span, "--", folder, timeout=600)):
        found += [(commit, status, path) for status, path in statuses_in(rest)]
    return found


def _commits(out: bytes) -> list[tuple[str, bytes]]:
    cut = (block.partition(b"\0") for block in out.split(b"\x01")[1:])
    return [(commit.decode().strip(), rest.lstrip(b"\n")) for commit, _, rest in cut]


def changed_between(root: str, revision: str, folder: str) -> list[Status]:
    """(status, path) between a revision's tree and HEAD's."""
    return statuses_in(run(root, "diff-tree", "-r", *NAMES, revision, "HEAD", "--", folder))


def touched_paths(root: str, revision: str) -> list[tuple[str, str]]:
    """(commit, path) of every file that the commits since a revision, merges left out, touch."""
    form = ("--format=%x01%H", "--name-only", "-z", "--no-renames", "--relative", "--no-merges")
    found: list[tuple[str, str]] = []
    for commit, rest in _commits(run(root, "log", *form, f"{revision}..HEAD", timeout=600)):
        found += [(commit, path) for path in paths_in(rest)]
    return found


def renames(root: str, most: int = 500) -> dict[str, str]:
    """Old path → new path of the files that git calls renamed: in the index, and in the last commits."""
    form = ("-M", "--diff-filter=R", "--name-status", "-z", "--relative", "--no-ext-diff")
    found: dict[str, str] = {}
    for words in (("diff", "--cached", *form, "HEAD"), ("log", f"-{most}", "--format=", *form, "HEAD")):
        parts = [part.strip("\n") for part in paths_in(run(root, *words, check=False))]
        for at in range(0, len(parts) - 2, 3):
            found.setdefault(parts[at + 1], parts[at + 2])
    return found


def versions(root: str, path: str, most: int = 20) -> list[bytes]:
    """The file as the last commits that touched it left it, the newest first."""
    out = run(root, "log", f"-{most}", "--format=%H", "--", path, check=False).decode()
    asked = [f"{commit}:./{path}" for commit in out.split()]
    held = contents(root, asked)
    return [held[name] for name in asked if name in held]


def is_merge(root: str) -> bool:
    """True when HEAD is a merge commit."""
    return len(run(root, "rev-list", "--parents", "-n", "1", "HEAD", check=False).split()) > 2


def identities(root: str) -> tuple[str, ...]:
    """People of this history as `Full Name <address>`: whole names only, and no noreply addresses."""
    try:
        out = run(root, "log", "-n", "500", "--format=%an <%ae>", check=False, timeout=10)
    except (NeedsGit, MachineError):
        return ()
    from memkit.store.git_head import whole_names

    return whole_names(out.decode("utf-8", "replace").splitlines())


def commits_with(root: str, text: str, path: str) -> list[str]:
    """Commits that put this text into a file or took it out, newest first, on any branch, and their parents."""
    try:
        out = run(
            root,
            "log",
            "--all",
            "--format=%H %P",
            "--no-textconv",
            f"-S{text}",
            "--",
            path,
            check=False,
            timeout=60,
        )
    except (NeedsGit, MachineError):
        return []
    return list(dict.fromkeys(out.decode("ascii", "replace").split()))
