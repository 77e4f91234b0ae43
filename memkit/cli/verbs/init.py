"""`memkit init`: creates or completes a workspace."""

from __future__ import annotations

import os

from memkit.cli.frame import Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted
from memkit.store import TOML

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.cli.verbs.policy_file import Change
    from memkit.query.call import Call
    from memkit.store.workspace import Workspace

VERB = Verb(
    "init",
    "create memkit.toml, sessions/ and the projections",
    description=(
        "Writes memkit.toml with every default, the lines memkit needs in .gitattributes, and the first"
        " projections. It keeps what is there, so you can run it again; it replaces, and shows, only lines of"
        " .gitattributes that an older memkit wrote. Without --preset: solo if git knows one author, else team. In a"
        " workspace that is there, --preset and --project change those settings of memkit.toml, for a person only."
    ),
    example="memkit init --preset team",
    exits={
        0: "ready, or was ready already",
        4: "a projection's place holds someone's own file, or no person changes memkit.toml",
    },
    opts=(
        Opt("--preset", "how much the gate asks for", choices=("solo", "team", "regulated")),
        Opt("--project", "the project's name", metavar="NAME"),
        Flag("--here", "in this folder, also below the top of a git work tree (one part of a monorepo)"),
        Flag("--personal", "your own memory, in your data directory, for every repository"),
    ),
    writes=True,
)


def run(call: Call, preset: str | None, project: str | None, here: bool, personal: bool) -> Outcome:
    """Creates a workspace, or completes one."""
    if personal and here:
        from memkit.errors import UsageError

        message = "--here and --personal name two places"
        raise UsageError(message, code="usage", hint="memkit init --personal")
    from memkit.cli.verbs.policy_file import change_policy, policy_text
    from memkit.store import files

    root = os.path.realpath(call.cwd) if here else workspace_root(call.cwd)
    if personal:
        root = _personal_root(call)
    if files.is_file(os.path.join(root, TOML)):
        return _complete(
            call, root, change_policy(call, root, preset, project and _project_name(root, project))
        )
    # agents may only propose to a personal memory; this preset says so in its memkit.toml
    chosen, reason = _preset(root, preset or ("team" if personal else None))
    text = policy_text(chosen, _project_name(root, project))
    if call.dry_run:
        return Outcome(
            text, data={"root": root, "preset": chosen, "written": []}, notes=("dry run, nothing written",)
        )
    made = [*establish(root, text), *_render(root)]
    data = {"root": root, "preset": chosen, "written": made}
    said = f"ready · preset {chosen}{reason} · {counted(len(made), 'file')} written"
    if personal:
        said = f"ready · your own memory in {root}"
        return Outcome(f'{said}\nnext: memkit remember "One sentence." --personal', data=data)
    if root != os.path.realpath(call.cwd):
        said += f" in {root} (memkit init --here for this folder alone)"
    notes = tuple(_next_steps(call, root))
    return Outcome(f"{said}\n  {', '.join(made)}\n{_next_commands(root)}", data=data, notes=notes)


def _complete(call: Call, root: str, changes: list[Change]) -> Outcome:
    """Writes what a workspace lacks, and says which settings changed."""
    lines = [f"  {change}" for change in changes]
    if call.dry_run:
        said = "\n".join(["would change memkit.toml", *lines] if lines else [f"ready already · {root}"])
        return Outcome(said, data={"root": root, "written": []}, notes=("dry run, nothing written",))
    notes = (*_upgrade(root), *_next_steps(call, root))
    made = [*([TOML] if changes else []), *establish(root, ""), *_render(root)]
    data = {"root": root, "written": made, "changed": [str(change) for change in changes]}
    if not made:
        return Outcome(f"ready already · {root}", data=data, notes=notes)
    said = "\n".join([f"ready · {counted(len(made), 'file')} written: {', '.join(made)}", *lines])
    return Outcome(said, data=data, notes=notes)


def _personal_root(call: Call) -> str:
    """The folder of the user's own memory, readable only by this user."""
    from memkit.errors import MachineError
    from memkit.store.keys import private_folder
    from memkit.store.workspace import personal_root

    root = personal_root()
    if not call.dry_run:
        try:
            private_folder(root)
        except OSError as error:
            message = f"no place for personal memory: {error.strerror}"
            hint = "set XDG_DATA_HOME to a writable folder"
            raise MachineError(message, code="no-data-directory", hint=hint) from error
    return root


def _next_commands(root: str) -> str:
    """The next commands in a new workspace."""
    from memkit.store.git import is_repository

    first = 'next: memkit remember "One sentence."'
    then = "\nthen: memkit setup git  # hooks, and merges without conflicts"
    return first + (then if is_repository(root) else "")


def establish(root: str, text: str) -> list[str]:
    """Writes memkit.toml if there is none, and git's attributes; returns the written files."""
    import tomllib

    from memkit.model.policy import policy_from
    from memkit.store import file_writes, files, keep_from_git, make_folder
    from memkit.store.workspace import open_at, planned

    made: list[str] = []
    if not files.is_file(os.path.join(root, TOML)):
        # refuses links that lead outside before the first file is written
        planned(root, policy_from(tomllib.loads(text))[0])
        _write(os.path.join(root, TOML), text)
        made.append(TOML)
    workspace = open_at(root)
    layout = workspace.policy.layout
    file_writes.with_retry(
        lambda: make_folder(workspace.path(layout.sessions)), "0000", f"{layout.sessions}/"
    )
    file_writes.with_retry(lambda: make_folder(workspace.private("cache"), 0o700), "0000", ".memkit/cache/")
    keep_from_git(workspace.private())
    return made + _name_projections(workspace)


def _name_projections(workspace: Workspace) -> list[str]:
    """Writes memkit's lines of .gitattributes and replaces one that gave the merge driver to the whole memory folder."""
    from memkit.hosts.repository_files import FILE, upgrade_attributes

    before = _text(workspace.path(FILE))
    after = upgrade_attributes(before, workspace.policy.layout)
    if after == before:
        return []
    _write(workspace.path(FILE), after)
    return [FILE]


def _upgrade(root: str) -> list[str]:
    """Notes on lines of .gitattributes that `init` replaces; none if it only adds lines."""
    from memkit.hosts.repository_files import FILE, changed_lines, names_folder, upgrade_attributes
    from memkit.store.workspace import open_at

    layout = open_at(root).policy.layout
    before = _text(os.path.join(root, FILE))
    if not names_folder(before, layout):
        return []
    return [
        f"{FILE} names the rendered files now:",
        *changed_lines(before, upgrade_attributes(before, layout)),
    ]


def _render(root: str) -> list[str]:
    from memkit.store.workspace import open_at
    from memkit.write import publish

    return list(publish.publish(open_at(root)).written)


def workspace_root(cwd: str) -> str:
    """The surrounding workspace, else the top of the git work tree, else this folder.

    A repository inside another workspace (a submodule, say) gets its own.
    """
    from memkit.store import root_above
    from memkit.store.git import is_repository, run

    top = os.path.realpath(cwd)
    if is_repository(cwd):
        top = os.path.realpath(run(cwd, "rev-parse", "--show-toplevel").decode().strip())
    above = root_above(cwd)
    found = os.path.realpath(above) if above else top
    return top if _is_inside(top, found) and os.path.exists(os.path.join(top, ".git")) else found


def _is_inside(path: str, folder: str) -> bool:
    return path != folder and path.startswith(os.path.join(folder, ""))


def _preset(root: str, given: str | None) -> tuple[str, str]:
    if given:
        return given, ""
    from memkit.store.git import authors, is_repository

    count = authors(root) if is_repository(root) else 0
    if count > 1:
        return "team", f" (git knows {count} authors)"
    return "solo", " (git knows one author)" if count else " (no history yet)"


def _project_name(root: str, typed: str | None) -> str:
    """The typed name or the folder's; refuses one with private data, because every page shows it."""
    from memkit.errors import PrivacyBlocked
    from memkit.model.policy import Policy
    from memkit.store.workspace import planned
    from memkit.write.sanitise import Wash

    name = typed or os.path.basename(root) or "memory"
    try:
        Wash(planned(root, Policy())).refuse_unclean([("the project's name", name)])
    except PrivacyBlocked as error:
        if not typed:
            return "memory"
        message = error.message.replace("and was not washed; nothing was sealed", "; nothing was written")
        raise PrivacyBlocked(message.replace(" ;", ";"), hint="--project NAME without the value") from None
    return name


def _write(path: str, text: str) -> None:
    from memkit.store import file_writes

    file_writes.with_retry(
        lambda: file_writes.replace(path, text.encode("utf-8", "surrogateescape")),
        "0000",
        os.path.basename(path),
    )


def _text(path: str) -> str:
    from memkit.store import files

    return (files.read_if_there(path) or b"").decode("utf-8", "surrogateescape")


def _next_steps(call: Call, root: str) -> list[str]:
    from memkit.store.git import is_repository
    from memkit.store.workspace import open_at

    listed = open_at(root).policy.promotion.auto_approve
    notes: list[str] = []
    if listed:
        kinds = ", ".join(listed)
        notes.append(f"counts unreviewed when an agent proposes it: {kinds} ([promotion] auto_approve)")
    else:
        notes.append(
            "all that an agent proposes waits for a person (memkit review); with memkit init --preset solo, what"
            " describes counts unreviewed ([promotion] auto_approve)"
        )
    if call.interactive:
        from memkit.store.actors import handle

        notes.append(f"you are user:{handle(root) or 'someone'} (git config memkit.handle NAME changes it)")
    if is_repository(root):
        from memkit.documents.discover import documents
        from memkit.store.git import tracked_and_untracked

        layout = open_at(root).policy.layout
        own = [layout.memory, layout.sessions, layout.continuity]
        found, _ = documents(tracked_and_untracked(root), exclude=own)
        if found:
            shown = ", ".join(found[:4]) + (" …" if len(found) > 4 else "")
            many = counted(len(found), "document")
            notes.append(f"harvest would read {many}: {shown} (memkit harvest --dry-run)")
    return notes
