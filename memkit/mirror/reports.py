"""Other answers of the mirror: episodes, repositories with age and numbers, reports, and dropping a repository."""

from __future__ import annotations

from memkit.mirror.connect import in_transaction
from memkit.mirror.content import TOTAL
from memkit.recall.surroundings import distinct_tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from psycopg import Connection

_TIME = "to_char(pushed_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')"
_DAYS = "extract(day from now() - pushed_at)::integer"


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


_EPISODES = "select repo, stamp, actor, summary, data, shared, size from memkit.find_episodes(%s, %s, %s)"


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


def drop_repository(repo: str, dry_run: bool) -> int:
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
