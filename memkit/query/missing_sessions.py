"""Missing sessions: the commands that bring them back from git, and the line of memkit.toml if they shall stay away.

git is asked only when a problem is printed, with plumbing that runs nothing which a repository's config names.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.model import LACKING, MISSING, Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.store.workspace import Workspace

# seconds that git may take to find the commits
_SECONDS = 30
_SEARCH, _END = "git log --all -- '*", "*'"


def with_ways_back(workspace: Workspace, problems: Iterable[Problem]) -> list[Problem]:
    """The problems; each about missing sessions with a hint that works as printed."""
    found = [*problems]
    stems = dict.fromkeys(filter(None, map(_stem_of, found)))
    if not stems and not any(LACKING in problem.message for problem in found):
        return found
    paths = _paths_in_git(workspace, stems)
    ways = {stem: way_back(workspace, [stem], paths) for stem in stems}
    needed = [stem for stem in stems if stem not in workspace.policy.checks.lost]
    told: list[Problem] = []
    for problem in found:
        stem = _stem_of(problem)
        if stem:
            problem = replace(problem, hint=ways[stem])
        elif LACKING in problem.message:
            problem = replace(problem, hint=_count_hint(workspace, problem, needed, paths, found))
        told.append(problem)
    return told


def way_back(
    workspace: Workspace, stems: Sequence[str], paths: dict[str, tuple[str, str]] | None = None
) -> str:
    """The commands that bring these sessions back, and the line of memkit.toml that does without them.

    `paths`: stem → (commit, path), if known.
    """
    known = _paths_in_git(workspace, stems) if paths is None else paths
    commits: dict[str, list[str]] = {}
    for stem in stems:
        if stem in known:
            commits.setdefault(known[stem][0], []).append(known[stem][1])
    commands = [f"git checkout {commit} -- {_words(files)}" for commit, files in commits.items()]
    lost = dict.fromkeys((*workspace.policy.checks.lost, *stems))
    line = f"[checks] lost = [{', '.join(map(_text, lost))}]"
    if not commands:
        return f"no commit here has it; if it is lost for good, put this into memkit.toml: {line}"
    return f"{' && '.join(commands)}  # or, if it shall stay away, in memkit.toml: {line}"


def _stem_of(problem: Problem) -> str:
    """The missing session that a problem names; empty if it names none."""
    return problem.hint.removeprefix(_SEARCH).removesuffix(_END) if problem.hint.startswith(_SEARCH) else ""


def _text(stem: str) -> str:
    return f'"{stem}"'


def _words(paths: Iterable[str]) -> str:
    from shlex import join

    return join(paths)


def _paths_in_git(workspace: Workspace, stems: Iterable[str]) -> dict[str, tuple[str, str]]:
    """stem → (commit, path) of those sessions that a commit of any branch or of the reflog added."""
    from memkit.errors import MachineError, NeedsGit
    from memkit.model.generated import stem_of
    from memkit.store import git_head, git_history

    wanted = [*stems]
    if not wanted or not git_head.is_marked(workspace.root):
        return {}
    try:
        found = git_history.adding_commits(workspace.root, workspace.policy.layout.sessions, wanted, _SECONDS)
    except (MachineError, NeedsGit):
        return {}
    return {stem_of(path): (commit[:12], path) for path, commit in found.items()}


def _count_hint(
    workspace: Workspace,
    problem: Problem,
    stems: list[str],
    paths: dict[str, tuple[str, str]],
    problems: Sequence[Problem],
) -> str:
    """The hint for fewer sessions than a page counts: what brings them back, else what renders the page anew."""
    from memkit.model import DAMAGE

    if stems:
        return way_back(workspace, stems, paths)
    restored = _restore_command(workspace)
    if any(item.code in DAMAGE and item.code not in MISSING for item in problems):
        # rendering stays refused until the other sessions are mended
        return restored or problem.hint.partition("; removed on purpose: ")[0]
    forget = problem.hint.partition("removed on purpose: ")[2]
    if restored:
        return f"{restored}  # or, if removed on purpose: {forget}"
    if problem.hint.startswith("git restore "):
        return f"{forget}  # no commit here removed one: {problem.file} was rendered on another branch"
    return problem.hint


def _restore_command(workspace: Workspace) -> str:
    """The command that brings back session files which the index, the last commit or an earlier one has."""
    from memkit.errors import MachineError, NeedsGit
    from memkit.model.generated import stem_of
    from memkit.query.damage import GONE, lost_sessions, removed_sessions
    from memkit.store import git, git_head, git_history
    from memkit.store.listing import list_sessions

    root, folder, lost = workspace.root, workspace.policy.layout.sessions, workspace.policy.checks.lost
    if not git_head.is_marked(root):
        return ""
    entries = list_sessions(root, folder).entries
    here = {entry[1] for entry in entries}

    def lacks(paths: Iterable[str]) -> bool:
        return any(path not in here and stem_of(path) and stem_of(path) not in lost for path in paths)

    try:
        if lacks(git.index_blobs(root, folder)):
            return f"git restore {_words([folder])}"
        if lacks(git_history.tree_blobs(root, "HEAD", folder)):
            return f"git restore --source=HEAD --staged --worktree {_words([folder])}"
    except (MachineError, NeedsGit):
        return ""
    removed = lost_sessions(workspace, entries, removed_sessions(workspace))
    gone = [stem_of(path) for status, path, _ in removed if status == GONE and stem_of(path) not in lost]
    return way_back(workspace, gone).partition("  # ")[0] if _paths_in_git(workspace, gone) else ""
