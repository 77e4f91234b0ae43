"""git's history: commits, what they changed and contain, and whether it is complete. One plumbing command per question."""

from __future__ import annotations

from memkit.errors import MachineError, NeedsGit
from memkit.store.git import NAMES, RAW, contents, paths_in, statuses_in
from memkit.store.git_head import is_marked
from memkit.store.git_process import ask, run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.git import Status

SHALLOW, PARTIAL = "shallow", "partial"


def reaches(root: str, revision: str) -> str:
    """The commit that a revision names, if the history from HEAD back to it is complete here; else empty."""
    known = commit_of(root, revision)
    whole = known and run(root, "rev-parse", "--is-shallow-repository").strip() == b"false"
    return known if whole else ""


def names_commit(root: str, revision: str) -> bool:
    """True if a revision names a commit that exists here; False for a word that looks like an option."""
    return not revision.startswith("-") and has_commit(root, revision)


def commit_of(root: str, revision: str) -> str:
    """The commit that a revision names; empty if it names none."""
    return run(root, "rev-parse", "-q", "--verify", f"{revision}^{{commit}}", check=False).decode().strip()


def merge_base(root: str, one: str, other: str) -> str:
    """The latest common ancestor of two commits; empty if there is none here."""
    return run(root, "merge-base", one, other, check=False).decode().split("\n")[0].strip()


def is_shallow(root: str) -> bool:
    """True if a shallow clone or fetch cut the history off."""
    return run(root, "rev-parse", "--is-shallow-repository").strip() == b"true"


def missing_history(root: str) -> str:
    """`shallow` or `partial` if the history is incomplete here, else empty. Reading a partial one would fetch objects."""
    promised = run(
        root, "config", "--get-regexp", r"^(remote\..*\.promisor|extensions\.partialclone)$", check=False
    )
    if promised.strip():
        return PARTIAL
    return SHALLOW if is_shallow(root) else ""


def is_ancestor(root: str, commit: str, head: str) -> bool:
    """True if a commit is `head` or one of its ancestors."""
    if commit == head:
        return True
    out = run(root, "merge-base", "--all", commit, head, check=False).decode().split()
    return commit in out


def first_commit_with(root: str, path: str) -> str:
    """The first commit in HEAD's history that contains a file; empty if none does."""
    found = run(root, "log", "--format=%H", "--full-history", "--topo-order", "--diff-filter=A", "--", path)
    return (found.decode().split() or [""])[-1]


def day_of(root: str, commit: str) -> str:
    """The day of a commit, in UTC."""
    words = ("-1", "--date=format-local:%Y-%m-%d", "--format=%cd", commit)
    return run(root, "log", *words, check=False).decode("ascii", "replace").strip()


def last_commit_of(root: str, path: str, day: str) -> str:
    """The newest commit in HEAD's history that changed a file up to the end of a day; empty if none did."""
    found = run(root, "log", "-1", f"--until={day}T23:59:59Z", "--format=%H", "HEAD", "--", path, check=False)
    return found.decode().strip()


def rewritten_files(
    root: str, since: list[str], folder: str, timeout: int = 600
) -> list[tuple[str, str, str]]:
    """(commit, path, old blob) of every change or removal of a file below a folder in the commits after `since`.

    Newest first; a merge is compared with each parent.
    """
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
    """(commit, status, path) of every change to existing files below a folder, against each parent.

    One `git log` over the commits that HEAD reaches and those in `without` do not. It uses full and sparse history,
    because history simplification would hide a merge that dropped the other side's sessions.
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
    """(commit, path) of every file touched by the commits since a revision, without merges."""
    form = ("--format=%x01%H", "--name-only", "-z", "--no-renames", "--relative", "--no-merges")
    found: list[tuple[str, str]] = []
    for commit, rest in _commits(run(root, "log", *form, f"{revision}..HEAD", timeout=600)):
        found += [(commit, path) for path in paths_in(rest)]
    return found


def rename_pairs(root: str, most: int) -> list[tuple[str, str]]:
    """(old path, new path) of the renames that git detects in the index and in the last commits, newest first."""
    form = ("-M", "--diff-filter=R", "--name-status", "-z", "--relative", "--no-ext-diff", "--no-color")
    found: list[tuple[str, str]] = []
    for words in (("diff", "--cached", *form, "HEAD"), ("log", f"-{most}", "--format=", *form, "HEAD")):
        parts = [part.strip("\n") for part in paths_in(run(root, *words, check=False))]
        found += zip(parts[1::3], parts[2::3], strict=False)
    return found


def renames(root: str, most: int = 500) -> dict[str, str]:
    """Old path → new path of its last rename in the index and in the last commits."""
    return dict(reversed(rename_pairs(root, most)))


def versions(root: str, path: str, most: int = 20, at: str = "HEAD") -> list[bytes]:
    """The file's content after each of the last commits up to a revision that touched it, newest first."""
    out = run(root, "log", f"-{most}", "--format=%H", at, "--", path, check=False).decode()
    asked = [f"{commit}:./{path}" for commit in out.split()]
    held = contents(root, asked)
    return [held[name] for name in asked if name in held]


def is_merge(root: str) -> bool:
    """True when HEAD is a merge commit."""
    return len(run(root, "rev-list", "--parents", "-n", "1", "HEAD", check=False).split()) > 2


def identities(root: str) -> tuple[str, ...]:
    """Authors of this history as `Full Name <address>`, without one-word names and noreply addresses."""
    try:
        out = run(root, "log", "-n", "500", "--format=%an <%ae>", check=False, timeout=10)
    except (NeedsGit, MachineError):
        return ()
    from memkit.store.git_head import full_names

    return full_names(out.decode("utf-8", "replace").splitlines())


def remote_names(root: str) -> frozenset[str]:
    """The names of this repository at its remotes, without owner and host, in lower case; empty outside of git."""
    try:
        out = run(root, "config", "--get-regexp", r"^remote\..*\.url$", check=False, timeout=10)
    except (NeedsGit, MachineError):
        return frozenset()
    urls = [line.partition(" ")[2].strip() for line in out.decode("utf-8", "replace").splitlines()]
    names = (
        url.rstrip("/").replace(":", "/").rpartition("/")[2].lower()
        for url in urls
        if "@" in url or "://" in url
    )
    return frozenset(name.removesuffix(".git") for name in names)


def commits_of(root: str, path: str, most: int) -> list[str]:
    """The last commits on any branch and in the reflog that touched a file, newest first; empty outside of git."""
    try:
        words = ("--all", "--reflog", f"-{most}", "--format=%H", "--full-history", "--no-merges")
        out = run(root, "log", *words, "--", path, check=False, timeout=60)
    except (NeedsGit, MachineError):
        return []
    return out.decode("ascii", "replace").split()


def adding_commits(root: str, folder: str, stems: list[str], timeout: int = 60) -> dict[str, str]:
    """path → a commit, on any branch or in the reflog, that added the session file of one of these stems; one command.

    Nothing for a partial clone, since git would have to fetch.
    """
    if missing_history(root) == PARTIAL:
        return {}
    asked = [f":(glob){folder}/**/{stem}.md" for stem in stems]
    words = ("--all", "--reflog", "--format=%x01%H", "--full-history", "-m", "--diff-filter=A", *NAMES)
    found: dict[str, str] = {}
    for commit, rest in _commits(run(root, "log", *words, "--", *asked, timeout=timeout)):
        for _, path in statuses_in(rest):
            found.setdefault(path, commit)
    return found


def commits_with(root: str, text: str, path: str) -> list[str]:
    """Commits on any branch that added this text to a file or removed it, newest first, with their parents."""
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


# how many blobs are read with one command
_CHUNK = 2000


def in_history(root: str, needles: tuple[bytes, ...]) -> list[str]:
    """Paths of files in any commit, branch or tag that contain one of the texts; empty outside of git.

    Raises if git cannot read the repository.
    """
    if not is_marked(root):
        return []
    listed = run(root, "rev-list", "--objects", "--all", "--reflog").decode("utf-8", "surrogateescape")
    named = dict(line.split(" ", 1) for line in listed.splitlines() if " " in line)
    blobs = [(blob, path) for blob, path in named.items() if path]
    found: set[str] = set()
    for at in range(0, len(blobs), _CHUNK):
        some = blobs[at : at + _CHUNK]
        out = run(root, "cat-file", "--batch", stdin="".join(f"{b}\n" for b, _ in some).encode())
        found |= set(_matching_paths(out, dict(some), needles))
    return sorted(found)


def _matching_paths(out: bytes, names: dict[str, str], needles: tuple[bytes, ...]) -> list[str]:
    """The paths whose blobs, in the output of `cat-file --batch`, contain one of the texts."""
    found: list[str] = []
    at = 0
    while at < len(out):
        end = out.index(b"\n", at)
        head = out[at:end].split()
        if len(head) < 3:
            at = end + 1
            continue
        size = int(head[2])
        data = out[end + 1 : end + 1 + size].lower()
        if head[1] == b"blob" and any(needle.lower() in data for needle in needles):
            found.append(names.get(head[0].decode(), head[0].decode()))
        at = end + 2 + size
    return found


def tree_blobs(root: str, revision: str, folder: str) -> dict[str, str]:
    """path → blob of every file below a folder in a commit."""
    found: dict[str, str] = {}
    for row in paths_in(run(root, "ls-tree", "-r", "-z", revision, "--", folder)):
        about, _, path = row.partition("\t")
        found[path] = about.split(" ")[2]
    return found


def contents_at(root: str, revision: str, paths: list[str]) -> dict[str, bytes]:
    """path → its bytes in a commit; paths that the commit lacks are left out."""
    if not paths:
        return {}
    rows = paths_in(run(root, "ls-tree", "-r", "-z", revision, "--", *paths, check=False))
    blobs = {row.partition("\t")[2]: row.partition("\t")[0].split(" ")[2] for row in rows}
    held = contents(root, list(blobs.values()))
    return {path: held[blob] for path, blob in blobs.items() if blob in held}


def file_at(root: str, revision: str, path: str) -> bytes | None:
    """The bytes of a file in a commit; None if the commit lacks it."""
    asked = ask(root, "cat-file", "blob", f"{revision}:./{path}")
    out, _, code = asked.ended()
    return None if code else out
