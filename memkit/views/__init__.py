"""Views: state → markdown and HTML. The text depends only on the ledger and on the tables [decay] [index] [layout].

Uses no files, no clock and no locale. The order is fixed: rendering twice gives the same bytes.
"""

from __future__ import annotations

from memkit.model.policy import Policy
from memkit.model.state import State


def render(state: State, policy: Policy) -> dict[str, str]:
    """Path → text of every projection, in the order to write them; continuity.md is the last."""
    from memkit.views.archive import render_archive
    from memkit.views.continuity import render_continuity
    from memkit.views.queue import render_queue
    from memkit.views.records import render_glossary, render_index, render_records
    from memkit.views.sheet import lay_out

    sheet = lay_out(state, policy)
    return {
        **render_records(sheet),
        **render_archive(sheet),
        sheet.path("glossary.md"): render_glossary(sheet),
        sheet.path("QUEUE.md"): render_queue(sheet),
        sheet.path("INDEX.md"): render_index(sheet),
        policy.layout.continuity: render_continuity(sheet),
    }
