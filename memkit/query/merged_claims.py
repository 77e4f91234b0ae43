"""Contradictions that came with a merge, a pull or an import: between claims of sessions that did not know each other.

Costs nothing while every session knows the one before it; else as much as the newcomers claim.
"""

from __future__ import annotations

from memkit.model import counted
from memkit.model import events as ev
from memkit.rules.concurrent import claims_to_compare, concurrent_clashes, concurrent_sessions
from memkit.store import clock
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memkit.model.session import Session
    from memkit.model.state import State
    from memkit.query.load import Loaded
    from memkit.rules.gate import Clash, Known

# the command for people who do not wait for the next session to record it
RECORDS_IT = "memkit check --fix"
# raise this with every change to the rules or to what is stored
_FORM = f"{__version__} 1"


def unrecorded_sides(loaded: Loaded) -> dict[str, list[str]]:
    """Live fact → the live facts that contradict it since a merge, while no session has recorded it.

    A cache remembers them for this ledger: a question must not compare claims again.
    """
    if len(loaded.state.heads) < 2:
        return {}
    sides: dict[str, list[str]] = {}
    for id, other, _ in unrecorded_pairs(loaded, lambda: _book_of(loaded)):
        sides.setdefault(id, []).append(other)
        sides.setdefault(other, []).append(id)
    return sides


def unrecorded_pairs(loaded: Loaded, known: Callable[[], Known]) -> list[Clash]:
    """(id, other id, rule) of the same, sorted: what `merged_clashes` finds, remembered for this ledger."""
    path = loaded.workspace.private("cache", "merged")
    # under a consent, what one reader may see is not what another one may
    is_kept = bool(loaded.stamp) and not loaded.state.consents
    key = [_FORM, loaded.stamp, _rows_until_now(loaded.state)]
    try:
        *kept, found = read_memo(path)
        if is_kept and kept == key:
            return [(id, other, rule) for id, other, rule in found]
    except NO_MEMO:
        pass
    clashes = merged_clashes(loaded, loaded.state, known)
    if is_kept:
        write_memo(path, (*key, clashes))
    return clashes


def _book_of(loaded: Loaded) -> Known:
    from memkit.query.fact_book import Shelf

    return Shelf(loaded).over(loaded.state)


def merge_words(loaded: Loaded) -> str:
    """What is said of such facts; empty if there are none."""
    sides = unrecorded_sides(loaded)
    return f"{counted(len(sides), 'fact')} contradict each other since a merge" if sides else ""


def merge_notes(loaded: Loaded) -> tuple[str, ...]:
    """The same as the notes of an answer, with the command that records it."""
    said = merge_words(loaded)
    return (f"{said}, and no session says so yet", f"hint: {RECORDS_IT}") if said else ()


def merged_clashes(loaded: Loaded, state: State, known: Callable[[], Known]) -> list[Clash]:
    """(id, other id, rule) of contradictions that came with a merge and that no session has recorded.

    `state`: the loaded state, or one that continues it; `known` opens its fact book.
    """
    concurrent = concurrent_sessions(loaded.state, _rows_until_now(loaded.state))
    newcomers = concurrent.newcomers()
    if not newcomers:
        return []
    from memkit.model.state import State as Empty
    from memkit.query.replays import read_sessions

    stems = {loaded.state.rows[at].stem for at in newcomers}
    entries = [entry for entry in loaded.entries if entry[0] in stems]
    named = named_facts(state, read_sessions(loaded.workspace.root, entries, Empty()))
    asked = claims_to_compare(concurrent, state, named)
    return concurrent_clashes(concurrent, state, asked, known()) if asked else []


def _rows_until_now(state: State) -> int:
    """How many sessions are not stamped more than a day ahead.

    What memkit records about an earlier session must come after it, so one with a wrong clock would move all others.
    """
    limit, until = clock.now() + 86_400, len(state.rows)
    while until and clock.stem_seconds(state.rows[until - 1].stem) > limit:
        until -= 1
    return until


def named_facts(state: State, sessions: Iterable[Session]) -> frozenset[str]:
    """The facts that these sessions name, with the longer ids that replay gave them."""
    found: set[str] = set()
    for session in sessions:
        for event in session.events:
            match event:
                case ev.OfIds(ids=ids):
                    found.update(ids)
                case ev.OfId(id=id):
                    found.add(id)
                case ev.OfPair(left=left, right=right):
                    found.update((left, right))
                case _:
                    pass
    for id in list(found):
        found.update(real for _, real in state.doubles.get(id, ()))
    return frozenset(found)
