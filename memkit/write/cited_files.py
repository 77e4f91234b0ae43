"""The files that the claims of one call cite: each is read for its blocks once, and git is asked once."""

from __future__ import annotations

import os

from memkit.boot.struct import once
from memkit.errors import LedgerUnreadable, MachineError, NeedsGit
from memkit.evidence.anchor import Source
from memkit.query.renamed_files import only_current_path
from memkit.query.verdicts import Verdicts
from memkit.store import files, git, git_history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.recheck import Recheck

# How many commits are searched for renames.
_COMMITS = 2000
# Up to this many paths git is asked for each; beyond it, listing all files once is quicker.
_FEW = 3


class CitedFiles:
    """The files of the work tree that one transaction has read; dropped with the transaction."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._sources: dict[str, Source] = {}
        self._spelt: dict[str, str] = {}

    def source(self, path: str) -> Source | None:
        """The file as it is now; None if it cannot be read. Its blocks are read again only if its bytes changed."""
        data = files.read_cited(self._root, path)
        if data is None:
            return None
        held = self._sources.get(path)
        if held is None or held.data != data:
            held = self._sources[path] = Source(path, data)
        return held

    def is_file(self, path: str) -> bool:
        """Whether a path below the root is a file; one that cannot be examined counts as none."""
        try:
            return files.is_file(os.path.join(self._root, path))
        except LedgerUnreadable:
            return False

    def git_spelling(self, path: str) -> str:
        """The path as git spells it, if git knows the file by another case or Unicode form."""
        if path not in self._spelt:
            same = [name for name in self._known_like(path) if fold_path(name) == fold_path(path)]
            self._spelt[path] = path if path in same or not same else same[0]
        return self._spelt[path]

    def _known_like(self, path: str) -> list[str]:
        try:
            if len(self._spelt) < _FEW:
                return git.spellings(self._root, path)
            return self._by_folded_path.get(fold_path(path), [])
        except (NeedsGit, MachineError):
            return []

    @once
    def _by_folded_path(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for name in git.list_tracked(self._root):
            found.setdefault(fold_path(name), []).append(name)
        return found

    def new_path(self, path: str) -> str:
        """The one file to which git's history renamed a missing path; empty if there is none or several."""
        return only_current_path(self._root, path, self._rename_pairs)

    @once
    def _rename_pairs(self) -> list[tuple[str, str]]:
        try:
            return git_history.rename_pairs(self._root, _COMMITS)
        except (NeedsGit, MachineError):
            return []

    @once
    def files_in_git(self) -> frozenset[str] | None:
        """What git tracks or would; None where there is no git to ask."""
        try:
            return frozenset(git.tracked_and_untracked(self._root))
        except (NeedsGit, MachineError):
            return None

    def is_tracked(self, path: str) -> bool:
        """Whether git tracks the file; True where there is no git to ask."""
        return self._tracked_files is None or path in self._tracked_files

    @once
    def _tracked_files(self) -> frozenset[str] | None:
        try:
            return frozenset(git.list_tracked(self._root))
        except (NeedsGit, MachineError):
            return None

    @once
    def verdicts(self) -> Verdicts:
        """How recorded evidence stands now."""
        return Verdicts(self._root)

    @once
    def recheck(self) -> Recheck:
        """Whether recorded evidence still supports its facts."""
        from memkit.query.recheck import Recheck

        return Recheck(self.verdicts, self.source)


def fold_path(path: str) -> str:
    """A path without its case and Unicode form."""
    if path.isascii():
        return path.casefold()
    from unicodedata import normalize

    return normalize("NFC", path).casefold()
