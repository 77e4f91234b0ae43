"""What `memkit doctor` finds around memkit, each with its remedy. Changes nothing."""

from __future__ import annotations

import os
import shutil
import sys
import time

from memkit.boot.struct import struct
from memkit.errors import MemkitError
from memkit.model import counted, verb
from memkit.query import load
from memkit.query.page_files import leftover_projections
from memkit.rules.view import count_facts
from memkit.store import PRIVATE, drafts, file_writes, files, git, git_head
from memkit.store import drafts as outbox
from memkit.store.workspace import Workspace
from memkit.version import __version__
from memkit.write import publish

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from memkit.hosts.edit_plan import Plan


@struct(frozen=True)
class Finding:
    """One thing checked: its name, what was found, and, if it is not well, the hint that mends it."""

    what: str
    said: str
    hint: str = ""

    @property
    def well(self) -> bool:
        """True if there is nothing to mend."""
        return not self.hint


def environment_findings() -> Iterator[Finding]:
    """Findings about Python, memkit itself and git."""
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
    """Hooks run the first memkit on PATH; reports a second one, or none."""
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


def workspace_findings(workspace: Workspace) -> Iterator[Finding]:
    """Findings about the workspace: policy, ledger, projections, git, agents, leftovers."""
    bad = workspace.policy_problems
    yield Finding("policy", bad[0].message if bad else "memkit.toml reads well", bad[0].hint if bad else "")
    yield from _memory(workspace)
    yield _frontmatter(workspace)
    yield from _git(workspace)
    yield from _agents(workspace)
    yield from _leftovers(workspace)


def _memory(workspace: Workspace) -> Iterator[Finding]:
    try:
        loaded = load.load(workspace, tolerant=True)
        told = ("policy-invalid",)
        errors = [item for item in loaded.problems if item.severity == "error" and item.code not in told]
        facts = counted(count_facts(loaded.state, workspace.policy), "fact")
        count = f"{counted(len(loaded.entries), 'session')}, {facts}"
        codes = ", ".join(sorted({problem.code for problem in errors}))
        yield Finding("ledger", f"{count}{f'; {codes}' if codes else ''}", "memkit check" if errors else "")
        yield _history(loaded)
        if loaded.state.consents:
            yield _vault(loaded)
        if not loaded.damage:
            yield _projections(loaded)
    except MemkitError as error:
        yield Finding("ledger", error.message, error.hint)
    except OSError as error:
        # report a page that cannot be read, do not fail
        place = os.path.relpath(error.filename or workspace.root, workspace.root).replace(os.sep, "/")
        yield Finding("projections", f"{place}: {error.strerror}", f"ls -ld {place}")


def _vault(loaded: load.Loaded) -> Finding:
    """Whether this machine has the vault; a clone without it is well."""
    from memkit.query.consents import has_vault, keyring, sharers

    root, state = loaded.workspace.root, loaded.state
    if not has_vault(root, state):
        return Finding("vault", "not on this machine: facts under a consent are withheld here")
    shared = sharers(keyring(root, state), state)
    return Finding("vault", f"here, shared with {', '.join(shared)}" if shared else "here")


def _history(loaded: load.Loaded) -> Finding:
    from memkit.query.damage import lost_sessions, removed_sessions

    earlier = removed_sessions(loaded.workspace)
    gone = lost_sessions(loaded.workspace, loaded.entries, earlier)
    if gone:
        return Finding("history", f"{counted(len(gone), 'session')} removed or changed", "memkit check")
    return Finding("history", f"{earlier.note}: not all of it is here" if earlier.note else "no session lost")


def _projections(loaded: load.Loaded) -> Finding:
    texts = load.render_pages(loaded)
    edited = publish.edited_projections(loaded, texts)
    if edited:
        return Finding("projections", f"edited by hand: {', '.join(edited)}", f"memkit absorb {edited[0]}")
    place = loaded.workspace.path
    behind = [path for path, text in texts.items() if files.read_if_there(place(path)) != text.encode()]
    behind += leftover_projections(loaded.workspace, texts)
    if behind:
        return Finding(
            "projections", f"{len(behind)} behind the ledger, such as {behind[0]}", "memkit replay"
        )
    return Finding("projections", f"{len(texts)} fresh")


def _frontmatter(workspace: Workspace) -> Finding:
    """Finds sessions whose frontmatter a formatter has rewritten: their names still say that they were sealed."""
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
    if git.place(workspace.root) is None and git_head.is_marked(workspace.root):
        yield Finding(
            "repository", "git cannot read the .git of this folder: no gate, no history", "git status"
        )
        return
    if git.place(workspace.root) is None:
        yield Finding("repository", "no git repository: no gate before a commit")
        return
    from memkit.hosts.edit_plan import Plan
    from memkit.hosts.git_host import ATTRIBUTES, plan_connection
    from memkit.hosts.repository_files import FILE

    plan = plan_connection(workspace)
    others = Plan(tuple(edit for edit in plan.edits if os.path.basename(edit.path) != FILE))
    hooks = [line.replace(": new: ", " does not run ") for line in others.lines(workspace.root)]
    hooks += [line for line in plan.manual if not line.startswith(ATTRIBUTES)]
    yield Finding("hooks", "; ".join(hooks) or "set", _hint_if(hooks, "memkit setup git"))
    driver = [item.what for item in plan.settings]
    said = "not set: projections would conflict in a merge" if driver else "set"
    yield Finding("merge driver", said, _hint_if(driver, "memkit setup git"))
    yield _attributes(plan)
    yield _private(workspace)


def _private(workspace: Workspace) -> Finding:
    """Whether git ignores .memkit/; git is not asked if it would wait for a pipe."""
    path = workspace.path(PRIVATE, ".gitignore")
    if os.path.lexists(path) and not os.path.isfile(path):
        return Finding(
            "private", f"{PRIVATE}/.gitignore is not a file", f"rm -r {PRIVATE}/.gitignore && memkit init"
        )
    ignored = git.run(workspace.root, "check-ignore", f"{PRIVATE}/lock", check=False).strip()
    hint = "" if ignored else "memkit init"
    return Finding("private", f"{PRIVATE}/ is {'' if ignored else 'not '}ignored by git", hint)


def _attributes(plan: Plan) -> Finding:
    """The lines of .gitattributes that `memkit init` and `memkit setup git` would change."""
    from memkit.hosts.git_host import ATTRIBUTES
    from memkit.hosts.repository_files import FILE

    for edit in plan.edits:
        if os.path.basename(edit.path) == FILE:
            return Finding("attributes", f"to change in {FILE}: {edit.what}", "memkit init")
    against = [line for line in plan.manual if line.startswith(ATTRIBUTES)]
    return Finding(
        "attributes", "; ".join(against) or "set", _hint_if(against, "git check-attr -a -- continuity.md")
    )


def _hint_if(found: Sequence[str], hint: str) -> str:
    return hint if found else ""


def _agents(workspace: Workspace) -> Iterator[Finding]:
    """Agents that are connected in part; an agent that is not connected is no finding."""
    from memkit.hosts import AGENTS
    from memkit.hosts.agents import plan_connection, plan_removal

    named = _connected_agents(workspace)
    for host, agent in AGENTS.items():
        try:
            theirs = os.path.realpath(workspace.path(*agent.file.split("/")))
            if host not in named and theirs not in {
                edit.path for edit in plan_removal(workspace, host).edits
            }:
                continue
            left = plan_connection(workspace, host)
            missing = [*left.lines(workspace.root), *left.manual]
            hint = f"memkit setup {host}" if left.edits else f"move it away, then memkit setup {host}"
            yield Finding(host, "; ".join(missing) or "connected", _hint_if(missing, hint))
        except MemkitError as error:
            # setup refuses for the same reason and prints what to do by hand
            yield Finding(host, error.message, f"memkit setup {host}")


def _connected_agents(workspace: Workspace) -> set[str]:
    from memkit.hosts.agent_pages import PAGE, hosts_in

    return hosts_in(files.read_if_there(workspace.path(PAGE)))


def _leftovers(workspace: Workspace) -> Iterator[Finding]:
    left = _unfinished_writes(workspace)
    said = f"unfinished writes: {', '.join(left)}" if left else "none"
    yield Finding("leftovers", said, _hint_if(left, f"rm {' '.join(left[:9])}"))
    kept = outbox.pending_intents(workspace)
    said = f"{len(kept)} {verb(len(kept), 'wait')} to be saved" if kept else "empty"
    yield Finding("outbox", said, _hint_if(kept, "memkit outbox retry"))
    torn = [draft.seed for draft in drafts.open_drafts(workspace) if draft.problems]
    said = f"a torn line in {', '.join(torn)}; its write was reported as failed" if torn else "whole"
    yield Finding(
        "open sessions", said, _hint_if(torn, "memkit session show  # then memkit session end --defer")
    )
    log = (files.read_if_there(workspace.private("hook.log")) or b"").decode("utf-8", "replace").splitlines()
    said = f"{counted(len(log), 'failure')}, last: {log[-1]}" if log else "no failures"
    yield Finding("hook log", said, _hint_if(log, f"rm {PRIVATE}/hook.log when you have looked at it"))


def _unfinished_writes(workspace: Workspace) -> list[str]:
    """Temporary files that no running writer can own."""
    layout = workspace.policy.layout
    found: set[str] = set()
    for top in (layout.sessions, layout.memory, PRIVATE, os.path.dirname(layout.continuity) or "."):
        for folder, folders, names in os.walk(workspace.path(top)):
            folders[:] = [] if top == "." else folders
            near = os.path.relpath(folder, workspace.root).replace(os.sep, "/")
            place = "" if near == "." else f"{near}/"
            found |= {f"{place}{name}" for name in names if _is_old(folder, name)}
    return sorted(found)


def _is_old(folder: str, name: str) -> bool:
    try:
        return (
            name.startswith(file_writes.TEMP)
            and time.time() - os.lstat(os.path.join(folder, name)).st_mtime > 60
        )
    except OSError:
        return False
