"""memkit's lines of .gitattributes: they name each rendered file, and keep git from changing sessions.

Only rendered files get the merge driver; other files in the memory folder belong to the user.
"""

from __future__ import annotations

from memkit.hosts.edit_plan import Edit
from memkit.store import files, git
from memkit.store.workspace import Workspace
from memkit.views.sheet import FOLDERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.policy import Layout

FILE = ".gitattributes"
RENDERED = ("INDEX.md", "QUEUE.md", "glossary.md", "archive/*.md", *(f"{name}/*.md" for name in FOLDERS))
_DRIVER = "merge=memkit"
_GENERATED = "linguist-generated"
# attributes that the first edition gave to the whole memory folder and to continuity.md
_BEFORE = ("text", "eol=lf", _GENERATED, _DRIVER)


def attribute_lines(layout: Layout) -> list[str]:
    """The lines a layout needs; sessions come last, so that they win inside the memory folder."""
    memory = layout.memory.strip("/")
    below = "" if memory in ("", ".") else f"{_escape_pattern(memory)}/"
    return [
        # not marked generated: reviewers should see its diff
        f"{_anchored_pattern(_escape_pattern(layout.continuity))} text eol=lf {_DRIVER}",
        *(f"{_anchored_pattern(f'{below}{name}')} text eol=lf {_GENERATED} {_DRIVER}" for name in RENDERED),
        f"{_anchored_pattern(f'{_escape_pattern(layout.sessions)}/**/*.md')} -text -{_GENERATED} !merge",
    ]


def upgrade_attributes(text: str, layout: Layout) -> str:
    """The text with every needed line and without memkit's old lines for the whole memory folder; other lines stay."""
    wanted = attribute_lines(layout)
    kept: list[str] = []
    place = -1
    for line in text.splitlines(keepends=True):
        now = _without_driver(line, layout)
        kept += [now] if now else []
        if now != line and place < 0:
            place = len(kept)
    have = {line.strip() for line in kept}
    lacking = [f"{line}\n" for line in wanted if line not in have]
    if place < 0:
        place = len(kept)
        if kept and lacking and not kept[-1].endswith("\n"):
            kept[-1] += "\n"
    return "".join([*kept[:place], *lacking, *kept[place:]])


def changed_lines(before: str, after: str) -> list[str]:
    """The difference: `- ` removed lines, `+ ` added ones."""
    old, new = before.splitlines(), after.splitlines()
    return [
        *(f"- {line}" for line in old if line not in new),
        *(f"+ {line}" for line in new if line not in old),
    ]


def attributes_edit(workspace: Workspace) -> Edit | None:
    """The edit that .gitattributes still needs, with its difference; None if it needs none."""
    path = workspace.path(FILE)
    before = (files.read_if_there(path) or b"").decode("utf-8", "surrogateescape")
    after = upgrade_attributes(before, workspace.policy.layout)
    if after == before or (
        not unmet_attributes(workspace) and not names_folder(before, workspace.policy.layout)
    ):
        return None
    told = ["the files memkit renders, by name", *changed_lines(before, after)]
    return Edit(path, after.encode("utf-8", "surrogateescape"), "\n    ".join(told))


def names_folder(text: str, layout: Layout) -> bool:
    """True if an old line gives the merge driver to the whole memory folder or hides continuity.md."""
    return any(_without_driver(line, layout) != line for line in text.splitlines(keepends=True))


def unmet_attributes(workspace: Workspace) -> list[str]:
    """Attributes that git does not report as memkit needs them, as `path attribute=value`."""
    layout = workspace.policy.layout
    memory = layout.memory.strip("/")
    below = "" if memory in ("", ".") else f"{memory}/"
    wanted = [
        (f"{layout.sessions}/2026-01-01-000000.md", "text", "unset"),
        (layout.continuity, "merge", "memkit"),
        (layout.continuity, "eol", "lf"),
        (f"{below}INDEX.md", "merge", "memkit"),
    ]
    answers = {(path, name): value for path, name, value in _answers(workspace, [row[:2] for row in wanted])}
    return [
        f"{_shown_path(path)} {name}={value}" for path, name, value in wanted if answers[path, name] != value
    ]


def _answers(workspace: Workspace, asked: list[tuple[str, str]]) -> list[tuple[str, str, str]]:
    """(path, attribute, value) from git check-attr."""
    names = dict.fromkeys(name for _, name in asked)
    paths = dict.fromkeys(path for path, _ in asked)
    out = git.run(workspace.root, "check-attr", "-z", *names, "--", *paths).decode("utf-8", "surrogateescape")
    parts = out.split("\0")
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=False))


def _shown_path(path: str) -> str:
    return path.rpartition("/")[0] or path


def _without_driver(line: str, layout: Layout) -> str:
    """The line as it should be; "" for memkit's old line for the whole memory folder.

    If the user changed that line, only the driver and the generated mark go.
    """
    pattern, *words = line.split() or [""]
    if not _is_too_broad(pattern, words, layout):
        return line
    mine = _BEFORE if set(_BEFORE) <= set(words) else _BEFORE[2:]
    left = [word for word in words if word not in mine]
    return f"{pattern} {' '.join(left)}\n" if left else ""


def _is_too_broad(pattern: str, words: list[str], layout: Layout) -> bool:
    memory = _escape_pattern(layout.memory.strip("/"))
    if pattern.lstrip("/") in (f"{memory}/**/*.md", f"{memory}/**", f"{memory}/*.md"):
        return _DRIVER in words
    return pattern == _escape_pattern(layout.continuity) and tuple(words) == _BEFORE


def _anchored_pattern(pattern: str) -> str:
    """A pattern for this path only: without a slash it would match the name in every folder."""
    return pattern if "/" in pattern else f"/{pattern}"


def _escape_pattern(path: str) -> str:
    """A path as a pattern, with wildcards and blanks escaped."""
    escaped = "".join(f"\\{letter}" if letter in "*?[]\\" else letter for letter in path)
    return "[[:space:]]".join(escaped.split(" "))
