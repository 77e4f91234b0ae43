"""The organisation's mirror on PostgreSQL: a one-way, rebuildable copy of what is in git. Other rooms import only this.

No hook and no other verb talks to the mirror, so it blocks nobody. Only `connect` imports psycopg,
on the first call.
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
    """How far the mirror is behind: unpushed sessions, and erasures or revocations among them."""

    repo: str
    known: bool
    sessions: int
    removals: int


def init(dry_run: bool = False) -> list[str]:
    """Creates or updates roles and tables; returns the names of the applied migrations."""
    from memkit.mirror import schema

    return schema.init(dry_run)


def push(loaded: Loaded, repo: str, replace: bool = False, dry_run: bool = False) -> Pushed:
    """Sends what the mirror lacks of this memory, in one transaction; retries once if the connection breaks.

    Refuses the user's own memory, which belongs to no repository.
    """
    from memkit.errors import Refused
    from memkit.mirror.connect import once_more
    from memkit.mirror.content import content_of
    from memkit.mirror.transfer import push as send
    from memkit.query.mirror_trace import note_push
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
    """The facts of all repositories that answer a question and that the caller may read."""
    from memkit.mirror.hits import search as find

    return find(question, limit, repos, key)


def search_episodes(question: str, limit: int, repos: str = "*") -> list[dict[str, Any]]:
    """Episodes of all repositories, in the order of `recall --layer episodic`."""
    from memkit.mirror import reports

    return reports.search_episodes(question, limit, repos)


def repositories(repos: str = "*") -> list[dict[str, Any]]:
    """The repositories the caller may see, with counts and age."""
    from memkit.mirror import reports

    return reports.repositories(repos)


def behind(loaded: Loaded, repo: str) -> Behind:
    """What the mirror lacks of this ledger."""
    from memkit.mirror import reports

    held = reports.mirrored_sessions(repo)
    state = loaded.state
    new = {row.stem for row in state.rows if held.get(row.stem) != row.sha256}
    ended = [record.get("origin", "") for record in state.erased.values()]
    ended += [consent.get("revoked", "") for consent in state.consents.values()]
    return Behind(repo, bool(held), len(new), sum(stem in new for stem in ended))


def disagreements(repos: str = "*") -> list[dict[str, Any]]:
    """The same key with different values in two repositories."""
    from memkit.mirror import reports

    return reports.disagreements(repos)


def numbers(repos: str = "*") -> list[dict[str, Any]]:
    """The numbers of each repository, in total and by month."""
    from memkit.mirror import reports

    return reports.numbers(repos)


def drop(repo: str, dry_run: bool = False) -> int:
    """Deletes one repository's rows; returns how many facts it had."""
    from memkit.mirror import reports

    return reports.drop_repository(repo, dry_run)


def drop_all(dry_run: bool = False) -> int:
    """Deletes the mirror; returns how many repositories it held."""
    from memkit.mirror import schema

    return schema.drop_all(dry_run)
