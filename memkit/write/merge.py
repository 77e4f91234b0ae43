"""git merges. During a merge, the merge driver does not merge rendered pages by lines. After it, memkit records
contradictions between facts of the two branches and renders the projections again.

A merge or rebase may bring pages of a branch from before an adoption; what they changed is then an edit of the page.
"""

from __future__ import annotations

import os

from memkit.boot.struct import struct
from memkit.model import counted
from memkit.query.call import Call
from memkit.query.old_branches import waiting_for_adoption
from memkit.rules.gate import unrecorded_clashes
from memkit.write import publish
from memkit.write.contradictions import contradicted_events
from memkit.write.transaction import Receipt, Transaction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container


# no writer has this name, so no open session delays what is recorded
SELF = "agent:memkit"


@struct(frozen=True)
class Settled:
    """The result of settling a merge: how many contradictions were recorded, and which files were staged."""

    contradictions: int
    paths: tuple[str, ...]
    # True if the merge brought pages from before the adoption that `memkit adopt` must still take
    waits_for_adoption: bool = False


def merge_files(cwd: str, base: str, ours: str, theirs: str) -> bool:
    """git's merge driver for one file: writes the result to `ours`; False if it has conflicts.

    If both sides are rendered, keeps ours: the next rendering includes the other side's sessions. An edited side wins
    over a rendered one. If only one side has adopted the page, takes over what the other one changed as edits of the
    rendered page. Merges any other text by lines.
    """
    from memkit.store import file_writes, files
    from memkit.store.git_merge import merge_file
    from memkit.views import EDITED, FOREIGN, FRESH, verify

    data = [files.read(os.path.join(cwd, path)) for path in (base, ours, theirs)]
    first, *sides = (verify(each.decode("utf-8", "replace")) for each in data)
    if sides in ([FRESH, FRESH], [EDITED, FRESH]):
        return True
    if sides == [FRESH, EDITED]:
        file_writes.replace(os.path.join(cwd, ours), data[2])
        return True
    is_mixed = FOREIGN in sides and (FRESH in sides or EDITED in sides)
    if not is_mixed or not data[0] or first != FOREIGN:
        return merge_file(cwd, ours, base, theirs)
    rendered, old = (data[2], data[1]) if sides[0] == FOREIGN else (data[1], data[2])
    merged, is_clean = _merge_old(cwd, data[0], rendered, old)
    file_writes.replace(os.path.join(cwd, ours), merged)
    return is_clean


def _merge_old(cwd: str, base: bytes, rendered: bytes, old: bytes) -> tuple[bytes, bool]:
    from memkit.documents.tools.pages import decode_text
    from memkit.write.old_page import merge_old_page

    texts = (decode_text(data, "surrogateescape").replace("\r\n", "\n") for data in (base, rendered, old))
    merged, is_clean = merge_old_page(cwd, *texts)
    return merged.encode("utf-8", "surrogateescape"), is_clean


def settle_merge(call: Call) -> Settled:
    """Renders, records contradictions that no session has recorded, and stages what it wrote."""
    from memkit.store import git

    workspace = call.workspace
    done = publish.publish(workspace)
    mine = Call(call.argv, cwd=call.cwd, actor_flag=SELF, workspace=workspace)
    count, receipt = record_contradictions(mine, None)
    paths = [*done.written, *done.removed]
    if receipt is not None:
        paths += [receipt.file, *receipt.written]
    paths = sorted(set(paths))
    if git.is_repository(workspace.root):
        git.stage(workspace.root, paths)
    tx = Transaction(mine)
    return Settled(count, tuple(paths), bool(waiting_for_adoption(workspace, tx.state).paths))


def record_contradictions(call: Call, new: Container[str] | None) -> tuple[int, Receipt | None]:
    """Records contradictions that no session has recorded yet; `new` as for `unrecorded`. Returns how many."""
    tx = Transaction(call)
    events = contradicted_events(tx, unrecorded_clashes(tx.state, new))
    if not events:
        return 0, None
    tx.rehearse(events, kind="review")
    number = counted(len(events), "contradiction")
    return len(events), tx.record(events, kind="review", title=f"Record {number}")
