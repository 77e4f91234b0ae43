"""Events that a seal adds: packs that hooks sent, uses visible in the session's words, its episode, and renamed files.

Evidence follows the renames that git knows, so that a `git mv` makes no fact stale.
"""

from __future__ import annotations

from memkit.boot.struct import replace
from memkit.errors import MachineError, NeedsGit
from memkit.ledger.prose import last_words
from memkit.model import counted
from memkit.model import events as ev
from memkit.query.renamed_files import current_path, is_gone
from memkit.rules.authority import id_words
from memkit.write.journal import draft_events

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from memkit.evidence.forms import Piece
    from memkit.model.events import Event
    from memkit.model.fact import Fact
    from memkit.query.verdicts import Verdicts
    from memkit.store.journals import Draft
    from memkit.write.transaction import Transaction


def closing_events(tx: Transaction, draft: Draft, prose: str) -> list[Event]:
    """The session's packs, its unrecorded uses, and its episode; `prose`: its last words."""
    events = draft_events(draft)
    recorded = [id for event in events if isinstance(event, ev.Referenced) for id in event.ids]
    seen = _seen_uses(tx, draft, events, prose, recorded)
    used = list(dict.fromkeys((*recorded, *seen)))
    referenced = [ev.Referenced(tuple(seen), (("how", "seen"),))] if seen else []
    episode = _episode(tx, draft, events, prose, used)
    return [*_pack_events(tx, draft), *referenced, *([episode] if episode is not None else [])]


def _pack_events(tx: Transaction, draft: Draft) -> Sequence[Event]:
    """`Packed` for the packs that its host's hooks sent, so that their hit rate can be counted."""
    host = draft.head.get("host", "")
    if not host:
        return ()
    from memkit.store.host_sessions import take_uncounted

    packs, recalls = take_uncounted(tx.workspace, host)
    if not packs and not recalls:
        return ()
    from memkit.model.generated import sem
    from memkit.rules.episodes import packed_events

    return packed_events(packs, recalls, draft.head.get("sem") or sem(tx.state))


def _seen_uses(
    tx: Transaction, draft: Draft, events: Sequence[Event], prose: str, recorded: Sequence[str]
) -> list[str]:
    """Live facts that this session named in its words, verified or superseded, without a recorded use."""
    known = tx.state.facts
    # a use would revive a fact that this session ended; a superseded one counts as used anyway
    ended = {event.id for event in events if isinstance(event, ev.Archived | ev.RolledBack)}
    named = dict.fromkeys((*_looked_at(events), *_id_words(draft, events, prose)))
    wanted = [id for id in named if id in known and id not in ended and id not in recorded]
    return [id for id in wanted if known[id].is_live]


def _looked_at(events: Sequence[Event]) -> Iterator[str]:
    """The facts that were verified or superseded."""
    for event in events:
        if isinstance(event, ev.Verified | ev.Refreshed):
            yield event.id
        elif isinstance(event, ev.Superseded):
            yield event.left


def _id_words(draft: Draft, events: Sequence[Event], prose: str) -> Iterator[str]:
    """Words that may be ids, in the prose, in notes and in goals."""
    for text in (prose, *draft.prose):
        yield from id_words(text)
    for event in events:
        if isinstance(event, ev.Noted | ev.Aimed):
            yield from id_words(event.text)


def _episode(
    tx: Transaction, draft: Draft, events: Sequence[Event], prose: str, used: Sequence[str]
) -> ev.Summarised | None:
    from memkit.ledger.prose import prose_words
    from memkit.rules.episodes import closing_episode
    from memkit.write.notes import memory_of, next_episode

    known = draft.head.get("sem") or tx.book_of(tx.state).sem()
    said = prose_words("\n".join((*draft.prose, prose)))
    otherwise = draft.title or _counts(events, used)
    return closing_episode(memory_of(tx, draft), next_episode(draft), known, said, used, otherwise)


def title_of(prose: str, draft: Draft) -> str:
    """A title: the first heading or sentence of the prose, else the session's first event in words."""
    for line in prose.splitlines():
        bare = line.strip().lstrip("# ").strip()
        if bare:
            sentence = bare.split(". ")[0].rstrip(".")
            return sentence if len(sentence) <= 100 else sentence[:99] + "…"
    if draft.events:
        first = draft.events[0]
        return f"{first.get('verb', '')} {first.get('subject', '')}".strip()[:100]
    return "Untitled"


def _counts(events: Sequence[Event], used: Sequence[str]) -> str:
    """The episode of a session without prose: counts only, since its claims are not reviewed yet."""
    raised = sum(isinstance(event, ev.Created) for event in events)
    parts = (
        f"{counted(raised, 'claim')} raised" if raised else "",
        f"{counted(len(used), 'fact')} used" if used else "",
    )
    said = ", ".join(filter(None, parts))
    return f"{said}." if said else ""


BY = "policy:rename"


def rename_events(tx: Transaction) -> list[ev.Refreshed]:
    """`Refreshed` for every live fact that cites a renamed file; asks git only if a cited file is missing."""
    root = tx.workspace.root
    book = tx.book_of(tx.state)
    gone = {path for path in book.cited() if is_gone(root, path)}
    if not gone:
        return []
    from memkit.store import git_history

    try:
        renames = git_history.renames(root)
        moves = {path: now for path in gone if (now := current_path(root, path, renames))}
    except (NeedsGit, MachineError):
        return []
    return [_event(tx, tx.state.facts[id], moves) for id in book.citing(moves)]


def _event(tx: Transaction, fact: Fact, moves: dict[str, str]) -> ev.Refreshed:
    from memkit.evidence.forms import at_path, stored
    from memkit.query.verdicts import Verdicts, recorded_piece

    verdicts = Verdicts(tx.workspace.root)
    pieces = []
    for source in fact.every("evidence"):
        piece = recorded_piece(source)
        moved = piece.digest and piece.target in moves
        pieces.append(stored(_piece_now(at_path(piece, moves[piece.target]), verdicts)) if moved else source)
    # keep the digest, so that lines changed along with the rename are reported as changed
    return ev.Refreshed(fact.id, "", (("by", BY), *(("evidence", piece) for piece in pieces)))


def _piece_now(piece: Piece, verdicts: Verdicts) -> Piece:
    from memkit.evidence.forms import stored
    from memkit.query.verdicts import FRESH

    verdict = verdicts.of(stored(piece))
    return (
        replace(piece, first=verdict.first, last=verdict.last)
        if verdict.state == FRESH and verdict.first
        else piece
    )


def sealed_with(tx: Transaction, prose: str) -> str:
    """The stem of this actor's newest session if it ends with these words; "" if it does not."""
    rows = tx.state.rows
    at = rows.last_of(tx.actor.name)
    said = last_words(tx.clean_prose(prose).encode())
    return rows[at].stem if at >= 0 and "\n\n" not in prose and rows[at].last_words == said else ""
