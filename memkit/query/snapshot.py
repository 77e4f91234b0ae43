"""The snapshot of a ledger: what a session that opens now writes of it, kept for the next command that opens one.

Both values depend on the whole ledger. A command that writes has them at hand when it ends; one that only opens a session
need not load the fact book. It is a cache: deleting it never changes an answer.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.load import Loaded
    from memkit.store.workspace import Workspace

_FORM = f"{__version__} 1"


@struct(frozen=True)
class Snapshot:
    """The digest of the live facts, and the seeds of all sessions, each between spaces."""

    sem: str
    seeds: str

    def is_taken(self, seed: str) -> bool:
        """Whether a session of the ledger has this seed."""
        return f" {seed} " in self.seeds


def saved_snapshot(loaded: Loaded) -> Snapshot | None:
    """The saved snapshot of this ledger; None if there is none."""
    try:
        form, stamp, sem, seeds = read_memo(_path(loaded.workspace))
    except NO_MEMO:
        return None
    is_ours = form == _FORM and loaded.stamp and stamp == loaded.stamp
    return Snapshot(str(sem), str(seeds)) if is_ours else None


def save_snapshot(loaded: Loaded, snapshot: Snapshot) -> None:
    """Saves the snapshot of this ledger; a failed write is ignored."""
    if loaded.stamp:
        write_memo(_path(loaded.workspace), (_FORM, loaded.stamp, snapshot.sem, snapshot.seeds))


def _path(workspace: Workspace) -> str:
    return workspace.private("cache", "snapshot")
