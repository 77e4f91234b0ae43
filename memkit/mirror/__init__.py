"""The organisation's mirror on PostgreSQL: a one-way, rebuildable copy of what is in git. Other rooms import only this.

No hook and no other verb talks to the mirror, so it blocks nobody. Only `database` imports psycopg, on the first call.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.mirror.database import drop_all as drop_all
from memkit.mirror.database import in_transaction, once_more
from memkit.mirror.database import init as init
from memkit.recall.surroundings import distinct_tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from psycopg import Connection

    from memkit.mirror.hits import Answer as Answer
    from memkit.mirror.transfer import Pushed as Pushed
    from memkit.query.load import Loaded

_TIME = "to_char(pushed_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')"
_DAYS = "extract(day from now() - pushed_at)::integer"
_EPISODES = "select repo, stamp, actor, summary, data, shared, size from memkit.find_episodes(%s, %s, %s)"


@struct(frozen=True)
class Behind:
    """How far the mirror is behind: unpushed sessions, and erasures or revocations among them."""

    repo: str
    known: bool
    sessions: int
    removals: int


def push(loaded: Loaded, repo: str, replace: bool = False, dry_run: bool = False) -> Pushed:
    """Sends what the mirror lacks of this memory, in one transaction; retries once if the connection breaks.

    Refuses the user's own memory, which belongs to no repository.
    """
    from memkit.errors import Refused
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


def behind(loaded: Loaded, repo: str) -> Behind:
    """What the mirror lacks of this ledger."""
    held = mirrored_sessions(repo)
    state = loaded.state
    new = {row.stem for row in state.rows if held.get(row.stem) != row.sha256}
    ended = [record.get("origin", "") for record in state.erased.values()]
    ended += [consent.get("revoked", "") for consent in state.consents.values()]
    return Behind(repo, bool(held), len(new), sum(stem in new for stem in ended))


def search_episodes(question: str, limit: int, repos: str = "*") -> list[dict[str, Any]]:
    """Episodes that share most words with the question, in the order of `recall --layer episodic`."""
    return in_transaction(lambda db: ranked_episodes(db, question, limit, repos))


def ranked_episodes(db: Connection[Any], question: str, limit: int, repos: str) -> list[dict[str, Any]]:
    """The same on an open connection."""
    words = sorted(distinct_tokens(question))
    rows = db.execute(_EPISODES, [words, repos, limit]).fetchall()
    return [
        {
            **data,
            "ref": f"{repo}:{data['id']}",
            "repo": repo,
            "text": summary,
            "origin": stamp,
            "actor": actor,
            "score": f"{shared}/{size}",
            "rank": rank,
        }
        for rank, (repo, stamp, actor, summary, data, shared, size) in enumerate(rows, 1)
    ]


def repositories(repos: str = "*") -> list[dict[str, Any]]:
    """Every repository that the caller may see, with its counts and the age of its last push."""
    names = ("repo", "ledger", "head", "sessions", "facts", "episodes", "memkit", "pushed_at", "days")
    statement = f"select {', '.join(names[:7])}, {_TIME}, {_DAYS} from memkit.overview(%s)"
    return [
        dict(zip(names, row, strict=True))
        for row in in_transaction(lambda db: db.execute(statement, [repos]).fetchall())
    ]


def mirrored_sessions(repo: str) -> dict[str, str]:
    """`stem` → `sha256` of a repository's mirrored ledger."""
    return dict(in_transaction(lambda db: db.execute("select * from memkit.mirrored(%s)", [repo]).fetchall()))


def disagreements(repos: str = "*") -> list[dict[str, Any]]:
    """Canonical keys with different values in two repositories, each with its facts."""
    rows = in_transaction(lambda db: db.execute("select * from memkit.disagreements(%s)", [repos]).fetchall())
    found: dict[str, list[dict[str, Any]]] = {}
    for key, repo, id, value, data in rows:
        told = {"ref": f"{repo}:{id}", "repo": repo, "id": id, "value": value, "verdict": data["verdict"]}
        found.setdefault(key, []).append(told)
    return [{"key": key, "facts": facts} for key, facts in found.items()]


def numbers(repos: str = "*") -> list[dict[str, Any]]:
    """The numbers of each repository, in total and by month; `total` is None if it has sent none."""
    from memkit.mirror.content import TOTAL

    statement = f"select repo, {_TIME}, {_DAYS}, period, data from memkit.numbers_of(%s)"
    found: dict[str, dict[str, Any]] = {}
    for repo, pushed_at, days, period, data in in_transaction(
        lambda db: db.execute(statement, [repos]).fetchall()
    ):
        none = {"repo": repo, "pushed_at": pushed_at, "days": days, TOTAL: None, "periods": []}
        told = found.setdefault(repo, none)
        if period == TOTAL:
            told[TOTAL] = data
        elif period is not None:
            told["periods"].append({"period": period, **data})
    return [*found.values()]


def drop(repo: str, dry_run: bool = False) -> int:
    """Deletes a repository's rows; returns how many facts it had."""
    return in_transaction(lambda db: _drop(db, repo, dry_run))


def _drop(db: Connection[Any], repo: str, dry_run: bool) -> int:
    from memkit.errors import NotFound

    row = db.execute(
        "select (select count(*) from memkit.fact f where f.repo = r.repo) from memkit.repo r where repo = %s",
        [repo],
    ).fetchone()
    if row is None:
        raise NotFound(f"the mirror holds no repository {repo} of yours", hint="memkit mirror status")
    if not dry_run:
        db.execute("delete from memkit.repo where repo = %s", [repo])
    return int(row[0])
