"""`memkit init`: a workspace in this folder."""

from __future__ import annotations

import os

from memkit.cli.frame.declare import Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model.counting import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.query.call import Call
    from memkit.store.workspace import Workspace

VERB = Verb(
    "init",
    "create memkit.toml, sessions/ and the projections",
    description=(
        "Writes memkit.toml with every default, the lines memkit needs in .gitattributes and .gitignore, and the"
        " first projections. What is there stays as it is, so running it again is safe; only lines of"
        " .gitattributes that an older memkit wrote are replaced, and shown. Without --preset: solo when git knows one"
        " author, else team."
    ),
    example="memkit init --preset team",
    exits={0: "ready, or was ready already", 4: "a projection's place holds someone's own file"},
    opts=(
        Opt("--preset", "how much the gate asks for", choices=("solo", "team", "regulated")),
        Opt("--project", "the project's name", metavar="NAME"),
        Flag("--here", "in this folder, also below the top of a git work tree (one part of a monorepo)"),
    ),
    writes=True,
)

IGNORED = "/.memkit/"


def run(call: Call, preset: str | None, project: str | None, here: bool) -> Outcome:
    """Makes the folder a workspace, or completes one."""
    from memkit.store import TOML

    root = os.path.realpath(call.cwd) if here else workspace_root(call.cwd)
    exists = os.path.isfile(os.path.join(root, TOML))
    chosen, reason = _preset(root, preset)
    text = policy_text(chosen, _project_name(root, project))
    if call.dry_run:
        return Outcome(
            text, data={"root": root, "preset": chosen, "written": []}, notes=("dry run, nothing written",)
        )
    upgrade = _upgrade(root) if exists else []
    made = [*establish(root, text), *_rendered(root)]
    notes = [*upgrade, *_next_steps(call, root)]
    data = {"root": root, "preset": chosen, "written": made}
    if not made:
        return Outcome(f"ready already · {root}", data=data, notes=tuple(notes))
    said = f"ready · preset {chosen}{reason if not exists else ''} · {counted(len(made), 'file')} written"
    if root != os.path.realpath(call.cwd):
        said += f" in {root} (memkit init --here for this folder alone)"
    return Outcome(f"{said}\n  {', '.join(made)}\n{_then(root)}", data=data, notes=tuple(notes))


def _then(root: str) -> str:
    """What to do next in a new workspace."""
    from memkit.store.git import is_repository

    first = "memkit setup git (hooks, merge driver), then " if is_repository(root) else ""
    return f'next: {first}memkit remember "One sentence."'


def establish(root: str, text: str) -> list[str]:
    """Writes memkit.toml where there is none, and what git has to know; returns what was written."""
    from memkit.store import TOML, files
    from memkit.store.workspace import open_at

    made: list[str] = []
    if not os.path.isfile(os.path.join(root, TOML)):
        _write(os.path.join(root, TOML), text)
        made.append(TOML)
    workspace = open_at(root)
    layout = workspace.policy.layout
    files.with_retry(
        lambda: files.make_folder(workspace.path(layout.sessions)), "0000", f"{layout.sessions}/"
    )
    files.with_retry(lambda: files.make_folder(workspace.private("cache"), 0o700), "0000", ".memkit/cache/")
    made += _name_projections(workspace)
    return made + _add_lines(root, ".gitignore", [IGNORED])


def _name_projections(workspace: Workspace) -> list[str]:
    """Writes the lines of .gitattributes; one that gave the merge driver to the whole memory folder is replaced."""
    from memkit.hosts.attributes import FILE, upgraded

    before = _text(workspace.path(FILE))
    after = upgraded(before, workspace.policy.layout)
    if after == before:
        return []
    _write(workspace.path(FILE), after)
    return [FILE]


def _upgrade(root: str) -> list[str]:
    """What `init` will say of lines in .gitattributes that it replaces; nothing if it only adds some."""
    from memkit.hosts.attributes import FILE, changed_lines, names_folder, upgraded
    from memkit.store.workspace import open_at

    layout = open_at(root).policy.layout
    before = _text(os.path.join(root, FILE))
    if not names_folder(before, layout):
        return []
    return [f"{FILE} names the rendered files now:", *changed_lines(before, upgraded(before, layout))]


def _rendered(root: str) -> list[str]:
    from memkit.store.workspace import open_at
    from memkit.write import publish

    return list(publish.publish(open_at(root)).written)


def workspace_root(cwd: str) -> str:
    """The workspace that is here already, else the top of the git work tree, else this folder."""
    from memkit.errors import NoWorkspace
    from memkit.store.git import is_repository, run
    from memkit.store.workspace import find

    try:
        return find(cwd).root
    except NoWorkspace:
        pass
    if is_repository(cwd):
        return os.path.realpath(run(cwd, "rev-parse", "--show-toplevel").decode().strip())
    return os.path.realpath(cwd)


def _preset(root: str, given: str | None) -> tuple[str, str]:
    if given:
        return given, ""
    from memkit.store.git import authors, is_repository

    count = authors(root) if is_repository(root) else 0
    if count > 1:
        return "team", f" (git knows {count} authors)"
    return "solo", " (git knows one author)" if count else " (no history yet)"


def _project_name(root: str, typed: str | None) -> str:
    """The project's name, typed or the folder's: it stands in the policy and on every page, so it has to be clean."""
    import os

    from memkit.errors import PrivacyBlocked
    from memkit.model.policy import Policy
    from memkit.store.workspace import Workspace
    from memkit.write.sanitise import Wash

    name = typed or os.path.basename(root) or "memory"
    try:
        Wash(Workspace(root, Policy())).refuse_unclean([("the project's name", name)])
    except PrivacyBlocked as error:
        if not typed:
            return "memory"
        message = error.message.replace("and was not washed; nothing was sealed", "; nothing was written")
        raise PrivacyBlocked(message.replace(" ;", ";"), hint="--project NAME without the value") from None
    return name


def policy_text(preset: str, project: str, more: Mapping[str, Mapping[str, object]] | None = None) -> str:
    """memkit.toml of a preset, with every default in it; `more` gives other values to keys of a table."""
    from dataclasses import asdict

    from memkit.model.policy import PRESETS, Policy
    from memkit.store.templates import read_template

    values: dict[str, object] = {"project": project.replace("\\", "").replace('"', "")}
    defaults = Policy()
    for table in ("decay", "promotion", "privacy", "checks", "hosts"):
        values |= {**asdict(getattr(defaults, table)), **PRESETS[preset].get(table, {})}
    text = read_template("memkit.toml")
    for key, value in values.items():
        shown = (
            "[" + ", ".join(f'"{item}"' for item in value) + "]" if isinstance(value, list | tuple) else value
        )
        text = text.replace("{" + key + "}", str(shown).lower() if isinstance(value, bool) else str(shown))
    for table, pairs in (more or {}).items():
        for key, given in pairs.items():
            text = _with_value(text, table, key, given)
    return text


def _with_value(text: str, table: str, key: str, value: object) -> str:
    """The text with another value for a key that stands in a table."""
    import re

    head, mark, rest = text.partition(f"\n[{table}]")
    body, end, tail = rest.partition("\n[")
    shown = f'"{value}"' if isinstance(value, str) else str(value)
    body = re.sub(rf"(?m)^{key} = (\"[^\"]*\"|\S+)", f"{key} = {shown}", body, count=1)
    return head + mark + body + end + tail


def _write(path: str, text: str) -> None:
    from memkit.store import files

    files.with_retry(
        lambda: files.replace(path, text.encode("utf-8", "surrogateescape")), "0000", os.path.basename(path)
    )


def _text(path: str) -> str:
    from memkit.store import files

    return (files.read_if_there(path) or b"").decode("utf-8", "surrogateescape")


def _add_lines(root: str, name: str, wanted: list[str]) -> list[str]:
    """Adds the lines a file lacks, and nothing else."""
    path = os.path.join(root, name)
    text = _text(path)
    have = {line.strip() for line in text.splitlines()}
    lacking = [line for line in wanted if line not in have]
    if not lacking:
        return []
    if text and not text.endswith("\n"):
        text += "\n"
    _write(path, text + "\n".join(lacking) + "\n")
    return [name]


def _next_steps(call: Call, root: str) -> list[str]:
    from memkit.store.git import is_repository
    from memkit.store.workspace import open_at

    listed = open_at(root).policy.promotion.auto_approve
    notes: list[str] = []
    if listed:
        kinds = ", ".join(listed)
        notes.append(f"counts unreviewed when an agent proposes it: {kinds} ([promotion] auto_approve)")
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
