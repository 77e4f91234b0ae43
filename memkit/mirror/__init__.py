"""The organisation's mirror on PostgreSQL: one way, rebuildable, beside the truth in git. This page is its front door.

Nobody waits for a mirror: no hook and no other verb talks to it. What the rest of memkit needs stands here; psycopg is
imported by `connect` alone, when somebody calls.
"""

from __future__ import annotations

from memkit.boot.struct import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.mirror.hits import Answer as Answer
    from memkit.mirror.transfer import Pushed as Pushed
    from memkit.query.load import Loaded


@struct(frozen=True)
class Behind:
    """How far the mirror is behind: sessions not pushed, and erasures or revocations among them."""

    repo: str
    known: bool
    sessions: int
    removals: int


def init(dry_run: bool = False) -> list[str]:
    """Makes roles and tables, or brings them up to date; the names of the migrations applied."""
    from memkit.mirror import schema

    return schema.init(dry_run)


def push(loaded: Loaded, repo: str, replace: bool = False, dry_run: bool = False) -> Pushed:
    """Sends what is new of this memory, in one transaction; tries once more if the server goes away.

    The user's own memory is refused: it is no repository's.
    """
    from memkit.errors import Refused
    from memkit.mirror.content import content_of
    from memkit.mirror.retry import once_more
    from memkit.mirror.transfer import push as send
    from memkit.query.mirrored import note_push
    from memkit.store.git_head import head

    if loaded.workspace.is_personal:
        message = "personal memory stays on this machine; nothing was pushed"
        raise Refused(message, code="personal-stays", hint="memkit -C REPOSITORY mirror push")
    content = content_of(loaded, head(loaded.workspace.root) or "")
    erased = loaded.state.erased
    done = once_more(lambda: send(repo, content, erased, replace, dry_run), content.ledger)
    if not dry_run:
        note_push(loaded.workspace)
    return done


def search(question: str, limit: int, repos: str = "*", key: str = "") -> Answer:
    """The facts of all repositories that answer a question, as far as the caller may read them."""
    from memkit.mirror.hits import search as find

    return find(question, limit, repos, key)


def search_episodes(question: str, limit: int, repos: str = "*") -> list[dict[str, Any]]:
    """The episodes of all repositories, in the order of `recall --layer episodic`."""
    from memkit.mirror import overview

    return overview.search_episodes(question, limit, repos)


def repositories(repos: str = "*") -> list[dict[str, Any]]:
    """The repositories the caller may see, with counts and age."""
    from memkit.mirror import overview

    return overview.repositories(repos)


def behind(loaded: Loaded, repo: str) -> Behind:
    """What of this ledger the mirror lacks."""
    from memkit.mirror import overview

    held = overview.mirrored_sessions(repo)
    state = loaded.state
    new = {row.stem for row in state.rows if held.get(row.stem) != row.sha256}
    ended = [record.get("origin", "") for record in state.erased.values()]
    ended += [consent.get("revoked", "") for consent in state.consents.values()]
    return Behind(repo, bool(held), len(new), sum(stem in new for stem in ended))


def disagreements(repos: str = "*") -> list[dict[str, Any]]:
    """The same key with different values in two repositories."""
    from memkit.mirror import overview

    return overview.disagreements(repos)


def numbers(repos: str = "*") -> list[dict[str, Any]]:
    """How each repository does, in total and by month: counts and times."""
    from memkit.mirror import overview

    return overview.numbers(repos)


def drop(repo: str, dry_run: bool = False) -> int:
    """Deletes one repository's rows; how many facts it had."""
    from memkit.mirror import overview

    return overview.drop_repository(repo, dry_run)


def drop_all(dry_run: bool = False) -> int:
    """Deletes the mirror; how many repositories it held."""
    from memkit.mirror import schema

    return schema.drop_all(dry_run)
