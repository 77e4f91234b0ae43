"""The mirror of a fleet: search, the push of one session, the first push and the size, and how each grows.

    python -m benchmarks.mirror [--repositories 50 500] [--sessions 10] [--facts 20] [--questions 200]

On a server of its own with PostgreSQL's default settings, but for listening to nobody else. Times are wall-clock of this
machine, connection included unless said; CPU is the client's, and the server's where it says so (on Linux).
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from functools import partial
from statistics import quantiles

import psycopg

from benchmarks.fleet import Writer, fleet, person, question, unknown_question, writer_question
from memkit import mirror
from memkit.mirror.connect import in_transaction
from memkit.mirror.lexemes import find_facts, plan_search
from memkit.query.load import load
from memkit.recall.ask import ask
from memkit.store.workspace import open_at
from tests.mirror.server import is_there, server

_DEFAULTS = {"listen_addresses": ""}
_SIZE = "select coalesce(sum(pg_total_relation_size(oid)), 0) from pg_class where relnamespace = 'memkit'::regnamespace"
READER = ("default", "confidential")


def push(writer: Writer) -> tuple[float, float]:
    """(seconds, CPU seconds) of a push, reading the ledger included."""
    wall, cpu = time.perf_counter(), time.process_time()
    mirror.push(load(open_at(writer.root)), os.path.basename(writer.root))
    return time.perf_counter() - wall, time.process_time() - cpu


def spread(seconds: list[float]) -> str:
    """The median and the 95th percentile, in milliseconds."""
    cuts = quantiles(seconds, n=100)
    return f"p50 {cuts[49] * 1000:.1f} ms, p95 {cuts[94] * 1000:.1f} ms"


def measure(folder: str, dsn: str, repositories: int, sessions: int, facts: int, questions: int) -> None:
    """Prints one fleet's rows."""
    print(f"-- {repositories} repositories, {sessions} sessions of {facts} facts each", flush=True)
    writers = fleet(folder, repositories, sessions, facts)
    first = [push(writer) for writer in writers]
    print(
        f"first push: {spread([wall for wall, _ in first])}; {sum(cpu for _, cpu in first):.1f} s CPU in all"
    )
    with psycopg.connect(dsn, autocommit=True) as db:
        db.execute("vacuum analyze")
        size = db.execute(_SIZE).fetchone()
        count = db.execute("select count(*) from memkit.fact").fetchone()
    assert size is not None and count is not None
    print(
        f"size: {float(size[0]) / 1e6:.1f} MB, {count[0]} facts, {float(size[0]) / max(count[0], 1):.0f} bytes each"
    )
    again = []
    for writer in writers[:30]:
        writer.session(3)
        again.append(push(writer))
    print(
        f"push of one session: {spread([wall for wall, _ in again])}; CPU {spread([cpu for _, cpu in again])}"
    )
    os.environ["MEMKIT_MIRROR_DSN"] = psycopg.conninfo.make_conninfo(dsn, user=person(*READER))
    rng = random.Random(9)
    kinds = (("questions", question), ("four words", writer_question), ("unknown words", unknown_question))
    for name, asks in kinds:
        texts = [asks(rng) for _ in range(questions)]
        in_transaction(partial(_on_server, texts=texts, name=name))
        whole, busy = [], []
        for text in texts[: max(20, questions // 4)]:
            wall, cpu = time.perf_counter(), time.process_time()
            mirror.search(text, 20)
            whole.append(time.perf_counter() - wall)
            busy.append(time.process_time() - cpu)
        print(f"search, {name}: {spread(whole)}; CPU {spread(busy)}")
    os.environ["MEMKIT_MIRROR_DSN"] = dsn


def _on_server(db: psycopg.Connection[tuple[object, ...]], texts: list[str], name: str) -> None:
    seconds, busy, found = [], [], []
    for text in texts:
        wall, cpu = time.perf_counter(), _server_cpu(db)
        found.append(len(find_facts(db, plan_search(db, ask(text), {}, "*"), "*", "")))
        seconds.append(time.perf_counter() - wall)
        busy.append(_server_cpu(db) - cpu)
    print(
        f"narrowed by the server, {name}: {spread(seconds)}; {sum(found) / len(found):.0f} found on average"
    )
    print(f"  its CPU: {sum(busy) / len(busy) * 1000:.0f} ms on average, {spread(busy)}")


def _server_cpu(db: psycopg.Connection[tuple[object, ...]]) -> float:
    """CPU seconds of the process that answers this connection, in ticks of 10 ms; 0 where nobody can tell."""
    try:
        with open(f"/proc/{db.info.backend_pid}/stat", encoding="ascii") as handle:
            ticks = handle.read().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0.0
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repositories", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--sessions", type=int, default=10)
    parser.add_argument("--facts", type=int, default=20)
    parser.add_argument("--questions", type=int, default=200)
    given = parser.parse_args()
    if not is_there():
        print("no PostgreSQL here")
        return 0
    with server(_DEFAULTS) as dsn:
        os.environ["MEMKIT_MIRROR_DSN"] = dsn
        for number, repositories in enumerate(given.repositories):
            mirror.init()
            with psycopg.connect(dsn, autocommit=True) as db:
                if not number:
                    db.execute(f"create role {person(*READER)} login in role memkit_reader")
                grant = "insert into memkit.reader_grant (role, repo, tenant, up_to) values (%s, '*', %s, %s)"
                db.execute(grant, [person(*READER), *READER])
            folder = tempfile.mkdtemp(prefix="memkit-fleet-")
            try:
                measure(folder, dsn, repositories, given.sessions, given.facts, given.questions)
            finally:
                shutil.rmtree(folder)
                mirror.drop_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
