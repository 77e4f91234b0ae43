"""Pushes: one transaction makes the mirror equal to the ledger, or leaves it unchanged.

It compares rows by digest and sends only changed ones; any order of pushes gives the same rows.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.struct import struct
from memkit.errors import Refused
from memkit.mirror.database import in_transaction
from memkit.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from psycopg import Connection

    from memkit.mirror.content import Content, Row

    Erased = Mapping[str, Mapping[str, str]]

# table → its key besides `repo`; column → its placeholder, if not %s
_KEYS = {
    "fact": "id",
    "episodic_stage1": "episodic_id",
    "conflict": "id",
    "term": "name",
    "tally": "label",
    "erased": "id",
    "numbers": "period",
}
_CASTS = {
    "fact.words": "array_to_tsvector(%s)",
    "classification": "%s::memkit.classification",
    "classifications": "%s::memkit.classification[]",
}
# the relation of a ledger to the mirrored one
NEW, SAME, LONGER, EXPLAINED, REPLACED = "new", "same", "longer", "erased", "replaced"


@struct(frozen=True)
class Pushed:
    """What a push did, or would do: the ledger's relation to the mirrored one, and rows by table."""

    repo: str
    relation: str
    sessions: int
    written: dict[str, int]
    deleted: dict[str, int]


def push(repo: str, content: Content, erased: Erased, replace: bool, dry_run: bool) -> Pushed:
    """Makes a repository's rows equal to this content; refuses a ledger that does not continue the mirrored one."""
    return in_transaction(lambda db: _push(db, repo, content, erased, replace, dry_run))


def _push(
    db: Connection[Any],
    repo: str,
    content: Content,
    erased: Erased,
    replace: bool,
    dry_run: bool,
) -> Pushed:
    if not dry_run:
        _hold(db, repo, content)
    held = dict(db.execute("select stem, sha256 from memkit.session where repo = %s", [repo]).fetchall())
    relation = _relation(repo, held, content.sessions, erased, replace)
    if relation == REPLACED:
        _refuse_erased(db, repo, content)
    found = {table: _difference(db, repo, table, rows) for table, rows in _tables(db, repo, content).items()}
    done = Pushed(
        repo,
        relation,
        len(content.sessions.items() - held.items()),
        {table: len(new) for table, (new, _) in found.items() if new},
        {table: len(old) for table, (_, old) in found.items() if old},
    )
    if not dry_run:
        _settle_sessions(db, repo, held, content.sessions)
        for table, (new, old) in found.items():
            _delete(db, repo, table, old)
            _write(db, repo, table, new)
        _sign(db, repo, content)
    return done


def _tables(db: Connection[Any], repo: str, content: Content) -> Mapping[str, Mapping[str, Row]]:
    """The rows by table; with the numbers only if the mirror's were counted from another state."""
    held = db.execute("select counted from memkit.repo where repo = %s", [repo]).fetchone()
    if held == (content.counted,):
        return content.tables
    return {**content.tables, "numbers": content.numbers()}


def _hold(db: Connection[Any], repo: str, content: Content) -> None:
    """Inserts the repository and locks its row until this transaction ends."""
    row = [repo, content.ledger, content.head]
    db.execute("insert into memkit.repo values (%s, %s, %s) on conflict do nothing", row)
    db.execute("select from memkit.repo where repo = %s for update", [repo])


def _relation(
    repo: str, held: Mapping[str, str], mine: Mapping[str, str], erased: Erased, replace: bool
) -> str:
    """The ledger's relation to the mirrored one; refuses lost or changed sessions unless `replace`."""
    if not held:
        return NEW
    lost = held.items() - mine.items()
    if not lost:
        return SAME if len(held) == len(mine) else LONGER
    if replace:
        return REPLACED
    if mine.items() < held.items():
        message = f"the mirror of {repo} is {len(lost)} sessions ahead of this ledger; nothing was pushed"
        raise Refused(message, code="mirror-ahead", hint="git pull, then memkit mirror push")
    rewritten = {_stem(path): record.get("new", "") for path, record in erased.items() if "new" in record}
    strange = sorted(stem for stem, _ in lost if mine.get(stem, "?") != rewritten.get(stem, ""))
    if not strange:
        return EXPLAINED
    gone = f"{strange[0]}{f' and {len(strange) - 1} more' if len(strange) > 1 else ''}"
    message = f"the mirrored ledger of {repo} has sessions that this one lacks or changed: {gone}"
    hint = "memkit check  # if this ledger is the right one: memkit mirror push --replace"
    raise Refused(f"{message}; nothing was pushed", code="ledger-rewritten", hint=hint)


def _stem(path: str) -> str:
    return path.rpartition("/")[2].removesuffix(".md")


def _refuse_erased(db: Connection[Any], repo: str, content: Content) -> None:
    """Refuses a ledger in which an erased fact is live."""
    from memkit.mirror.content import tombstone

    gone = {id for (id,) in db.execute("select id from memkit.erased where repo = %s", [repo])}
    back = sorted(id for id in content.tables["fact"] if tombstone(id) in gone)
    if back:
        message = f"{back[0]} was erased and is live in this ledger; nothing was pushed"
        raise Refused(message, code="erased-returns", hint=f"memkit erase {back[0]}  # then push again")


def _difference(
    db: Connection[Any], repo: str, table: str, rows: Mapping[str, Row]
) -> tuple[dict[str, Row], list[str]]:
    """The new or changed rows, and the keys of rows that are gone."""
    found = db.execute(f"select {_KEYS[table]}, digest from memkit.{table} where repo = %s", [repo])
    held: dict[str, str] = dict(found.fetchall())
    made = {key: {**row, "digest": _digest(row)} for key, row in rows.items()}
    new = {key: row for key, row in made.items() if held.get(key) != row["digest"]}
    return new, sorted(held.keys() - made.keys())


def _digest(row: Row) -> str:
    import json

    return sha256(json.dumps(row, sort_keys=True).encode()).hexdigest()[:16]


def _settle_sessions(
    db: Connection[Any], repo: str, held: Mapping[str, str], mine: Mapping[str, str]
) -> None:
    lost = [stem for stem, _ in held.items() - mine.items()]
    db.execute("delete from memkit.session where repo = %s and stem = any (%s)", [repo, lost])
    new = sorted(mine.items() - held.items())
    _many(db, "insert into memkit.session values (%s, %s, %s)", [(repo, *pair) for pair in new])


def _delete(db: Connection[Any], repo: str, table: str, keys: list[str]) -> None:
    if keys:
        db.execute(f"delete from memkit.{table} where repo = %s and {_KEYS[table]} = any (%s)", [repo, keys])


def _write(db: Connection[Any], repo: str, table: str, rows: Mapping[str, Row]) -> None:
    if not rows:
        return
    names = [*next(iter(rows.values()))]
    values = ", ".join(_CASTS.get(name) or _CASTS.get(f"{table}.{name}", "%s") for name in names)
    changes = ", ".join(f"{name} = excluded.{name}" for name in names)
    statement = (
        f"insert into memkit.{table} (repo, {', '.join(names)}) values (%s, {values})"
        f" on conflict (repo, {_KEYS[table]}) do update set {changes}"
    )
    _many(db, statement, [(repo, *(_value(row[name]) for name in names)) for _, row in sorted(rows.items())])


def _value(value: object) -> object:
    from psycopg.types.json import Jsonb

    return Jsonb(value) if isinstance(value, dict) else value


def _many(db: Connection[Any], statement: str, rows: Iterable[tuple[object, ...]]) -> None:
    with db.cursor() as cursor:
        cursor.executemany(statement, [*rows])


def _sign(db: Connection[Any], repo: str, content: Content) -> None:
    told = "update memkit.repo set ledger = %s, head = %s, counted = %s where repo = %s"
    db.execute(told, [content.ledger, content.head, content.counted, repo])
    db.execute(
        "insert into memkit.push values (%s, now(), session_user, %s) on conflict (repo) do update"
        " set pushed_at = excluded.pushed_at, by = excluded.by, memkit = excluded.memkit",
        [repo, __version__],
    )
