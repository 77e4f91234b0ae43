"""The health of what stands around memkit: findings, each with how to mend it. Looks only, changes nothing."""

from __future__ import annotations

import os
import shutil
import sys

from memkit import __version__, pipeline
from memkit.errors import MemkitError
from memkit.model.struct import struct
from memkit.store import drafts, files, git, outbox
from memkit.store.workspace import PRIVATE, Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


@struct(frozen=True)
class Finding:
    """One thing looked at: what, what was found, and, where it is not well, the hint that mends it."""

    what: str
    said: str
    hint: str = ""

    @property
    def well(self) -> bool:
        """Nothing to mend."""
        return not self.hint


def around() -> Iterator[Finding]:
    """Python, memkit itself, git: what is there without a workspace."""
    version = ".".join(map(str, sys.version_info[:3]))
    hint = "" if sys.version_info >= (3, 11) else "memkit needs Python 3.11 or newer"
    yield Finding("python", f"{version} at {sys.executable}", hint)
    yield Finding("memkit", f"{__version__} in {os.path.dirname(os.path.dirname(os.path.abspath(__file__)))}")
    yield _installs(os.environ.get("PATH", ""))
    found = shutil.which("git")
    yield Finding(
        "git", found or "not on PATH", "" if found else "install git; without it there are no hooks"
    )


def _installs(path: str) -> Finding:
    """Hooks run the first memkit on PATH: another one behind it, or none at all, is worth knowing."""
    name = "memkit.exe" if os.name == "nt" else "memkit"
    places = [os.path.join(folder, name) for folder in path.split(os.pathsep) if folder]
    runs = list(dict.fromkeys(os.path.realpath(place) for place in places if os.access(place, os.X_OK)))
    if not runs:
        return Finding(
            "installs", "no memkit on PATH: hooks cannot run it", "put the folder of memkit on PATH"
        )
    if len(runs) > 1:
        return Finding("installs", f"{runs[0]} hides {', '.join(runs[1:])}", "uninstall one of them")
    return Finding("installs", runs[0])


def inside(workspace: Workspace) -> Iterator[Finding]:
    """The workspace: policy, ledger, projections, git, agents, leftovers."""
    bad = workspace.policy_problems
    yield Finding("policy", bad[0].message if bad else "memkit.toml reads well", bad[0].hint if bad else "")
    yield from _memory(workspace)
    yield _frontmatter(workspace)
    yield from _git(workspace)
    yield from _agents(workspace)
    yield from _leftovers(workspace)


def _memory(workspace: Workspace) -> Iterator[Finding]:
    try:
        loaded = pipeline.load(workspace, tolerant=True)
        errors = [problem for problem in loaded.problems if problem.severity == "error"]
        count = f"{len(loaded.entries)} sessions, {len(loaded.state.facts)} facts"
        codes = ", ".join(sorted({problem.code for problem in errors}))
        yield Finding("ledger", f"{count}{f'; {codes}' if codes else ''}", "memkit check" if errors else "")
        yield _projections(loaded)
    except MemkitError as error:
        yield Finding("ledger", error.message, error.hint)


def _projections(loaded: pipeline.Loaded) -> Finding:
    texts = pipeline.rendered(loaded)
    edited = pipeline.edited_projections(loaded, texts)
    if edited:
        return Finding("projections", f"edited by hand: {', '.join(edited)}", f"memkit absorb {edited[0]}")
    place = loaded.workspace.path
    behind = [path for path, text in texts.items() if files.read_if_there(place(path)) != text.encode()]
    behind += pipeline.stale_projections(loaded.workspace, texts)
    if behind:
        return Finding(
            "projections", f"{len(behind)} behind the ledger, such as {behind[0]}", "memkit replay"
        )
    return Finding("projections", f"{len(texts)} fresh")


def _frontmatter(workspace: Workspace) -> Finding:
    """Formatters like to rewrite the frontmatter of a sealed session; its name still says that it was sealed."""
    from memkit.store.listing import list_sessions

    mangled: list[str] = []
    for stem, path, *_ in list_sessions(workspace.root, workspace.policy.layout.sessions).entries:
        seal = stem.rpartition("-")[2]
        if len(seal) == 10 and len(stem) == 28 and not _begins_well(workspace.path(path)):
            mangled.append(path)
    if not mangled:
        return Finding("frontmatter", "as it was written")
    hint = f"git checkout -- {mangled[0]}, and keep formatters out of {workspace.policy.layout.sessions}/"
    return Finding("frontmatter", f"mangled in {len(mangled)}, such as {mangled[0]}", hint)


def _begins_well(path: str) -> bool:
    try:
        with open(path, "rb") as handle:
            return handle.read(11) == b"---\nmemkit:"
    except OSError:
        return False


def _git(workspace: Workspace) -> Iterator[Finding]:
    if git.place(workspace.root) is None:
        yield Finding("repository", "no git repository: no gate before a commit")
        return
    from memkit.hosts.git import connected

    plan = connected(workspace)
    missing = [*plan.lines(workspace.root), *plan.manual]
    yield Finding(
        "hooks",
        "; ".join(missing) or "hooks, attributes and merge driver are set",
        "memkit setup git" * bool(missing),
    )
    ignored = git.run(workspace.root, "check-ignore", f"{PRIVATE}/lock", check=False).strip()
    hint = "" if ignored else f"echo {PRIVATE}/ >> .gitignore"
    yield Finding("private", f"{PRIVATE}/ is {'' if ignored else 'not '}ignored by git", hint)


def _agents(workspace: Workspace) -> Iterator[Finding]:
    """Agents that are connected in part; one that is not connected at all is nobody's fault."""
    from memkit.hosts.agents import connected, removed
    from memkit.hosts.table import AGENTS

    named = _mentioned(workspace)
    for host, agent in AGENTS.items():
        try:
            ours = {os.path.relpath(edit.path, workspace.root) for edit in removed(workspace, host).edits}
            if host not in named and agent.file not in ours:
                continue
            left = connected(workspace, host)
            missing = [*left.lines(workspace.root), *left.manual]
            yield Finding(host, "; ".join(missing) or "connected", f"memkit setup {host}" * bool(missing))
        except MemkitError as error:
            yield Finding(host, error.message, error.hint)


def _mentioned(workspace: Workspace) -> set[str]:
    from memkit.hosts.agents import PAGE
    from memkit.hosts.agents_md import hosts_in

    return hosts_in(files.read_if_there(workspace.path(PAGE)))


def _leftovers(workspace: Workspace) -> Iterator[Finding]:
    layout = workspace.policy.layout
    folders = (layout.sessions, layout.memory, os.path.join(PRIVATE, "open"), os.path.join(PRIVATE, "outbox"))
    left = [path for folder in folders for path in _temporary(workspace, folder)]
    yield Finding(
        "leftovers", f"unfinished writes: {', '.join(left)}" if left else "none", "memkit replay" * bool(left)
    )
    kept = outbox.waiting(workspace)
    yield Finding(
        "outbox", f"{len(kept)} wait to be saved" if kept else "empty", "memkit outbox retry" * bool(kept)
    )
    torn = [problem for draft in drafts.open_drafts(workspace) for problem in draft.problems]
    yield Finding("open sessions", "a torn line" if torn else "whole", "memkit session show" * bool(torn))
    log = (files.read_if_there(workspace.private("hook.log")) or b"").decode("utf-8", "replace").splitlines()
    if log:
        yield Finding(
            "hook log", f"{len(log)} failures, last: {log[-1]}", f"look at {PRIVATE}/hook.log, then remove it"
        )


def _temporary(workspace: Workspace, folder: str) -> list[str]:
    try:
        names = os.listdir(workspace.path(folder))
    except OSError:
        return []
    return sorted(f"{folder}/{name}" for name in names if name.startswith(files.TEMP))
