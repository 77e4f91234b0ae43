"""`memkit adopt --retire`, the second step of an adoption: files of the old way, found in the work tree and moved aside."""

from __future__ import annotations

import os

from memkit.cli.frame.outcome import Outcome
from memkit.model import counted
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.documents.tools.retire import Retired
    from memkit.query.call import Call

MOST_FILES = 2000
MOST_BYTES = 400_000
ASIDE = "retired"
_FOLDERS = """
.githooks .husky .github .gitlab .claude .cursor .windsurf .codex .gemini .kiro agent-skills .agent .agents
""".split()


def found_to_retire(root: str, base: str) -> list[Retired]:
    """The files and lines of the old way in a work tree."""
    from memkit.documents.tools.retire import is_place, to_retire
    from memkit.store import files

    paths = [name for name in files.names_in(root) if files.is_file(os.path.join(root, name))]
    paths += [f"{base}/{name}" for name in ("PROTOCOL.md", "decay-policy.md")]
    paths += [path for folder in _FOLDERS for path in _below(root, folder)]
    wanted = [path for path in paths if is_place(path) or path.startswith(f"{base}/")]
    texts = {path: text for path in wanted[:MOST_FILES] if (text := _text(root, path)) is not None}
    return to_retire(texts, base)


def _below(root: str, folder: str) -> list[str]:
    from memkit.store import files

    found: list[str] = []
    for here, _, names in os.walk(os.path.join(root, folder), onerror=files.stop_walk):
        found += [
            os.path.relpath(os.path.join(here, name), root).replace(os.sep, "/") for name in sorted(names)
        ]
    return sorted(found)


def _text(root: str, path: str) -> str | None:
    """A file's text; None for a link, for binary content and for a text too long to be rules."""
    full = os.path.join(root, *path.split("/"))
    if os.path.islink(full) or not files.is_file(full) or os.path.getsize(full) > MOST_BYTES:
        return None
    try:
        return files.read(full).decode()
    except UnicodeDecodeError:
        return None


def retire_lines(found: list[Retired], base: str) -> list[str]:
    """What the answer of an adoption says of them."""
    if not found:
        return []
    whole = [each for each in found if each.is_whole]
    lines = ["to retire:", *(f"  {each.line()}" for each in found)]
    if whole:
        lines.append(f"memkit adopt --retire  # moves {_counted_moves(whole)} to {base}/{ASIDE}/")
    return lines


def retire(call: Call, root: str, base: str) -> Outcome:
    """Moves whole files of the old way below the memory folder, and names the lines that a person has to change."""
    from memkit.store import TOML, files

    if not files.is_file(os.path.join(root, TOML)):
        from memkit.errors import NotFound

        raise NotFound("nothing was adopted here yet", hint="memkit adopt")
    found = found_to_retire(root, base)
    whole = [each for each in found if each.is_whole]
    moves = [(each.path, f"{base}/{ASIDE}/{each.path}") for each in whole]
    left = [each for each in found if not each.is_whole]
    if not call.dry_run:
        for old, new in moves:
            _move(*(os.path.join(root, *path.rstrip("/").split("/")) for path in (old, new)))
    said = [f"{old} → {new}" for old, new in moves]
    said += [f"{each.line()}: change these lines by hand" for each in left]
    what = "would move" if call.dry_run else "moved"
    said.append(f"{what} {_counted_moves(whole)} · {counted(len(left), 'file')} to change by hand")
    data = {
        "moved": [{"from": old, "to": new} for old, new in moves],
        "left": [{"path": each.path, "lines": list(each.lines), "why": each.why} for each in left],
    }
    return Outcome("\n".join(said), data=data)


def _counted_moves(found: list[Retired]) -> str:
    skills = sum(each.is_skill for each in found)
    files = counted(len(found) - skills, "file")
    if not skills:
        return files
    return counted(skills, "skill") + (f" and {files}" if len(found) > skills else "")


def _move(old: str, new: str) -> None:
    """Moves one file or folder; never overwrites one at the new place, and leaves no empty folder behind."""
    from memkit.errors import Refused

    if files.may_be_there(new):
        raise Refused(f"{new} is there already", code="file-exists", hint=f"remove or rename {new}")
    os.makedirs(os.path.dirname(new), exist_ok=True)
    os.rename(old, new)
    folder = os.path.dirname(old)
    while not os.listdir(folder):
        os.rmdir(folder)
        folder = os.path.dirname(folder)
