"""Pushing: incremental, in one transaction, from the ledger alone; what does not follow the mirrored ledger is refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from benchmarks.fleet import Writer, fleet
from memkit import mirror
from memkit.errors import MemoryWriteFail, Refused
from memkit.mirror.database import migrations
from memkit.model import events as ev
from tests.mirror.database import Database, push

PUSH = "import sys; from tests.mirror.database import push; push(sys.argv[1])"
ROOT = Path(__file__).parents[2]


def repository(folder: Path, sessions: int = 3, name: str = "quay") -> Writer:
    writer = Writer(str(folder / name), 1)
    for _ in range(sessions):
        writer.session(5)
    return writer


def pushing(root: str, database: Database) -> subprocess.Popen[bytes]:
    """A push in a process of its own."""
    known = {**os.environ, "MEMKIT_MIRROR_DSN": database.dsn(), "PYTHONPATH": str(ROOT)}
    return subprocess.Popen([sys.executable, "-c", PUSH, root], env=known, cwd=ROOT)


def test_pushing_twice_changes_nothing(database: Database, folder: Path) -> None:
    writer = repository(folder)
    first = push(writer.root)
    before = database.dump()
    again = push(writer.root)
    assert (first.relation, first.sessions) == ("new", 3)
    assert (again.relation, again.sessions, again.written, again.deleted) == ("same", 0, {}, {})
    assert database.dump() == before


def test_one_more_session_sends_only_what_it_changed(database: Database, folder: Path) -> None:
    writer = repository(folder, sessions=8)
    push(writer.root)
    writer.session(2)
    done = push(writer.root)
    assert (done.relation, done.sessions) == ("longer", 1)
    assert 2 <= done.written["fact"] < 12


def test_drop_and_push_of_all_give_the_same_dump(database: Database, folder: Path) -> None:
    writers = fleet(str(folder), 3, 2, 6)
    for writer in writers:
        push(writer.root)
        writer.session(3)
        push(writer.root)
    before = database.dump()
    mirror.drop_all()
    mirror.init()
    for writer in reversed(writers):
        push(writer.root)
    assert database.dump() == before
    mirror.drop("repo-001")
    assert "repo-001" not in database.dump()
    push(writers[1].root)
    assert database.dump() == before


def test_a_dry_run_counts_and_writes_nothing(database: Database, folder: Path) -> None:
    writer = repository(folder)
    empty = database.dump()
    assert push(writer.root, dry_run=True).sessions == 3
    assert database.dump() == empty


def test_a_shorter_ledger_is_refused(database: Database, folder: Path) -> None:
    writer = repository(folder)
    push(writer.root)
    before = database.dump()
    os.remove(sorted((folder / "quay" / "sessions").iterdir())[-1])
    with pytest.raises(Refused) as refused:
        push(writer.root)
    assert refused.value.code == "mirror-ahead"
    assert database.dump() == before


def test_a_rewritten_ledger_is_refused_unless_it_replaces(database: Database, folder: Path) -> None:
    push(repository(folder).root)
    before = database.dump()
    other = Writer(str(folder / "other" / "quay"), 2)
    other.session(4)
    with pytest.raises(Refused) as refused:
        push(other.root)
    assert refused.value.code == "ledger-rewritten"
    assert database.dump() == before
    assert push(other.root, replace=True).relation == "replaced"
    replaced = database.dump()
    mirror.drop("quay")
    push(other.root)
    assert database.dump() == replaced


def test_two_pushes_at_once_leave_what_one_leaves(database: Database, folder: Path) -> None:
    writer = repository(folder)
    both = [pushing(writer.root, database) for _ in range(2)]
    assert [process.wait(timeout=120) for process in both] == [0, 0]
    found = database.dump()
    mirror.drop("quay")
    push(writer.root)
    assert database.dump() == found


def test_a_push_killed_half_way_leaves_the_mirror_as_it_was(database: Database, folder: Path) -> None:
    writer = repository(folder)
    push(writer.root)
    before = database.dump()
    writer.session(5)
    with database.connect() as held, held.transaction():
        # every row is written by now, the signature is not
        held.execute("lock table memkit.push in access exclusive mode")
        process = pushing(writer.root, database)
        waits = "select count(*) from pg_locks where not granted and relation = 'memkit.push'::regclass"
        while not held.execute(waits).fetchone()[0]:  # type: ignore[index]
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.wait()
    left = "select count(*) from pg_stat_activity where application_name = 'memkit' and datname = %s"
    while database.sql(left, database.name)[0][0]:
        time.sleep(0.05)
    assert database.dump() == before
    assert push(writer.root).sessions == 1
    after = database.dump()
    mirror.drop("quay")
    push(writer.root)
    assert database.dump() == after


def test_what_was_erased_cannot_come_back_with_an_older_ledger(database: Database, folder: Path) -> None:
    writer = repository(folder)
    id = next(id for id in writer.ids if id in push_and_dump(writer, database))
    old = {path.name: path.read_bytes() for path in (folder / "quay" / "sessions").iterdir()}
    fields = (("by", "user:dana"), ("via", "terminal"), ("why", "asked"), ("manifest", "memory withheld 1"))
    writer.write([ev.Erased(id, "", fields)])
    assert f"\t{id}\t" not in push_and_dump(writer, database)
    for path in (folder / "quay" / "sessions").iterdir():
        if path.name not in old:
            path.unlink()
    with pytest.raises(Refused) as refused:
        push(writer.root, replace=True)
    assert refused.value.code == "erased-returns"


def push_and_dump(writer: Writer, database: Database) -> str:
    push(writer.root)
    return database.dump()


def test_a_server_that_is_down_costs_one_retry_and_a_coded_error(
    database: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = repository(folder)
    tried: list[float] = []
    monkeypatch.setattr("memkit.mirror.database.time.sleep", tried.append)
    monkeypatch.setenv("MEMKIT_MIRROR_DSN", f"host={folder / 'nowhere'}")
    with pytest.raises(MemoryWriteFail) as failed:
        push(writer.root)
    assert len(tried) == 1
    assert "next memkit mirror push" in failed.value.hint


def test_a_server_that_comes_back_is_pushed_to(
    database: Database, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = repository(folder)
    monkeypatch.setenv("MEMKIT_MIRROR_DSN", f"host={folder / 'nowhere'}")
    monkeypatch.setattr("memkit.mirror.database.time.sleep", lambda _: database.as_owner())
    assert push(writer.root).sessions == 3


def test_what_waits_and_what_left_stay_out(database: Database, folder: Path) -> None:
    writer = repository(folder, sessions=12)
    text = push_and_dump(writer, database)
    assert "Perhaps" not in text
    assert "Worked." not in text
    live = {id for (id,) in database.sql("select id from memkit.fact")}
    assert live < set(writer.ids)


def test_init_twice_and_at_once_makes_one_mirror(database: Database) -> None:
    assert mirror.init() == []
    mirror.drop_all()
    made: list[list[str]] = []
    threads = [threading.Thread(target=lambda: made.append(mirror.init())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(len, made)) == [0, len(migrations())]


def test_who_owns_a_database_and_makes_roles_needs_no_more(database: Database, folder: Path) -> None:
    owner = database.login("owner", "memkit_admin")
    database.sql(f"alter role {owner} createrole")
    database.sql(f"revoke memkit_admin from {owner}")
    mirror.drop_all()
    database.sql(f"alter database {database.name} owner to {owner}")
    database.sql(f"grant memkit_admin to {owner} with admin option")
    database.as_login(owner)
    assert len(mirror.init()) == len(migrations())
    assert push(repository(folder).root).sessions == 3
    assert mirror.search("kafka redis events rows orders tokens messages", 20).hits
    database.sql(f"reassign owned by {owner} to current_user")


def test_a_mirror_of_a_later_memkit_is_left_alone(database: Database) -> None:
    database.sql("insert into memkit.migration values (9000, 'later')")
    with pytest.raises(Exception, match="migration 9000") as found:
        mirror.init()
    assert getattr(found.value, "code", "") == "mirror-newer"
