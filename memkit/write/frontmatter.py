"""What the frontmatter of a new session holds: its seed, what its writer could know, the constants in force."""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.store import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memkit.model.state import State
    from memkit.query.fact_book import FactBook
    from memkit.store.workspace import Workspace


def new_seed(started: str, actor: str, title: str, is_taken: Callable[[str], bool]) -> str:
    """Ten hex of what is known at the start and of chance, so that two clones never share one; n is the first free.

    Under a fixed clock there is no chance: the same job gives the same bytes wherever it runs.
    """
    n, apart = 0, clock.apart()
    while True:
        seed = sha256(f"{started}\n{actor}\n{title}\n{n}\n{apart}".encode()).hexdigest()[:10]
        if not is_taken(seed):
            return seed
        n += 1


def snapshot(state: State, book: FactBook) -> dict[str, str]:
    """What a writer could know at its start."""
    return {"seen": seen_of(state), "sem": book.sem()}


def seen_of(state: State) -> str:
    """The heads this writer knows, as the frontmatter holds them."""
    heads = sorted(state.heads)
    return ", ".join(f"{stem}@{state.rows[state.ordinal[stem]].sha256[:12]}" for stem in heads) or "none"


def constants(workspace: Workspace) -> str:
    """The working-memory constants in force, for the frontmatter."""
    table = workspace.policy.working_memory
    return f"refs={table.refs} window={table.window} ttl=end ttl_cwm={table.ttl_cwm} tokens={table.tokens}"
