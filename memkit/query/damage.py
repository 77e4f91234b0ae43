"""Messages about damage: one line that counts damaged and missing sessions, and the refusal of a writer.

Imported only if there is damage.
"""

from __future__ import annotations

from memkit.errors import IntegrityFailure
from memkit.model.problem import MISSING, Problem
from memkit.model.prose import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memkit.store.listing import Listing
    from memkit.store.workspace import Workspace

# how many files a refusal names
_NAMED = 5
_LACKS = "sessions are missing: "


def fewer_than_counted(workspace: Workspace, listing: Listing) -> tuple[Problem, ...]:
    """The problem if there are fewer session files than continuity.md, or the witness of this folder, counts."""
    from memkit.store import PRIVATE, TOML, witness
    from memkit.store.listing import promised_sessions

    layout = workspace.policy.layout
    here, displaced = len(listing.entries), sum(1 for item in listing.problems if item.code in _DISPLACED)
    rendered = promised_sessions(workspace.path(layout.continuity))
    noted = witness.noted_count(workspace.root) if witness.is_believed(workspace.root) else 0
    count = max(rendered, noted)
    lacking = count - here - displaced
    if lacking <= 0:
        return ()
    if rendered == count:
        said = f"{layout.continuity} was rendered from {count}"
    else:
        said = f"{count} were in this folder, the newest {witness.newest_noted(workspace.root)}"
    file = f"{PRIVATE}/{witness.NAME}"
    counting = [layout.continuity] * (rendered > here) + [file] * (noted > here)
    way = "restore them from a backup" if noted else f"git restore {layout.sessions}"
    typo = "" if here else f"; or [layout] sessions in {TOML} names the wrong folder"
    hint = f"{way}{typo}; removed on purpose: rm {' '.join(counting)}, then memkit replay"
    message = f"{lacking} {_LACKS}{said}, and {here} are here"
    return (Problem("session-removed", counting[0], 1, message, hint),)


# problems of a session whose file exists but is unreadable or renamed
_DISPLACED = ("ledger-unreadable", "session-renamed")


def uncounted_note(continuity: str) -> str:
    """The note if the page that counts the sessions is missing."""
    return (
        f"{continuity} is missing; it counts the sessions, so removed ones would not be noticed: memkit check"
    )


def damage_line(damage: Sequence[Problem]) -> str:
    """One line: how many sessions are damaged and missing, and the command that names them."""
    return f"{_counts(damage)}: memkit check"


def _counts(damage: Sequence[Problem]) -> str:
    damaged = {problem.file for problem in damage if problem.code not in MISSING}
    counts = [(len(damaged), "damaged"), (_missing_count(damage, damaged), "missing")]
    said = [f"{count} {'is' if count == 1 else 'are'} {what}" for count, what in counts if count]
    number, rest = said[0].split(" ", 1)
    return ", ".join([f"{counted(int(number), 'session')} {rest}", *said[1:]])


def _missing_count(damage: Sequence[Problem], damaged: set[str]) -> int:
    """How many sessions are missing: those that other sessions name, or by the count in a projection."""
    named = {problem.message.split(" ")[3][:-1] for problem in damage if problem.code == "seen-missing"}
    lacking = {stem for stem in named if not any(stem in file for file in damaged)}
    told = [int(problem.message.split(" ")[0]) for problem in damage if _LACKS in problem.message]
    return max([len(lacking), *told])


def damage_refusal(damage: Sequence[Problem]) -> IntegrityFailure:
    """The error for a verb that would write or render while the ledger is damaged."""
    first = damage[0]
    detail = tuple(f"{item.file}: {item.message} [{item.code}]" for item in damage[:_NAMED])
    return IntegrityFailure(
        f"{_counts(damage)}; nothing is written until that is mended",
        file=first.file,
        line=first.line,
        detail=detail,
        hint=first.hint,
    )
