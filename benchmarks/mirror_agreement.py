"""Whether the mirror tells every reader exactly what `recall` tells the same reader in the repositories.

    python -m benchmarks.mirror_agreement [--repositories 50] [--sessions 3] [--facts 8] [--questions 5]

For each kind of reader so many questions of one to six words: words of claims, slips, words of one family, two words for
one, beginnings, authors, dates. Counts what was told, and what only one side told or told as strong or as weak.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile

import psycopg

from benchmarks.fleet import TENANTS, Writer, fleet, person, unknown_question
from memkit import mirror
from memkit.model import events as ev
from memkit.model.policy import CLASSIFICATIONS, Role
from memkit.query.fact_search import search
from memkit.query.load import Loaded, load
from memkit.query.reader import reader_of
from memkit.recall.answer import presented
from memkit.store.workspace import open_at
from tests.mirror.server import is_there, server

Told = set[tuple[str, str, bool]]
_OTHER_WORDS = (
    "check out|web hook|hooks|roll out|time|retry|cancel|who|dana|Dana|codex|mail|when|Kafkas|gatewy|replicas|day|pay|"
    "queue|broker|bus|index|cert|sched|dash|June|2026|how often|size|too many|MB|seconds|back up|restart|delete"
).split("|")


def ask_something(rng: random.Random, words: int) -> str:
    """A question of so many words."""
    said: list[str] = []
    while len(said) < words:
        kind = rng.random()
        claim = Writer.claim(rng).rstrip(".").split()
        said.append(
            rng.choice(_OTHER_WORDS)
            if kind < 0.2
            else unknown_question(rng)
            if kind < 0.3
            else rng.choice(claim[1:])
        )
    return " ".join(said)


def enrich(writer: Writer) -> None:
    """What a fleet lacks: terms with aliases, some of them not for everybody."""
    made: list[ev.Event] = []
    pairs = (
        ("gateway", "edge, front door"),
        ("invoice", "bill"),
        ("Kafka", "bus, event log"),
        ("replica", "copy"),
    )
    for number, (name, aliases) in enumerate(pairs):
        level = CLASSIFICATIONS[(number + writer.made) % 4]
        fields = (
            ("section", "glossary"),
            ("kind", "term"),
            ("src", "user"),
            ("term", name),
            ("aliases", aliases),
        )
        id = f"term-{number}"
        made.append(ev.Defined(name, f"{name} as we use it.", (("aliases", aliases), ("by", "user:kim"))))
        made.append(
            ev.Created(id, f"{name} as we use it.", (*fields, ("classification", level), ("by", "user:kim")))
        )
    writer.write(made)


def readers() -> dict[str, tuple[tuple[str, ...], str]]:
    """Name → tenants and highest classification of every kind of reader; "*" is all tenants."""
    found = {person(tenant, level): ((tenant,), level) for tenant in TENANTS for level in CLASSIFICATIONS}
    return {**found, **{person("all", level): (TENANTS, level) for level in CLASSIFICATIONS}}


def recalled(memories: list[Loaded], tenants: tuple[str, ...], level: str, texts: list[str]) -> list[Told]:
    """Of each question, what the repositories' own recall tells."""
    found: list[Told] = [set() for _ in texts]
    for memory in memories:
        reader = reader_of(memory, Role((), level, tenants))
        for text, told in zip(texts, found, strict=True):
            hits = presented(search(reader, text, 1000, explain=False, prose=True)[0])
            told |= {(memory.workspace.name, hit.id, hit.weak) for hit in hits}
    return found


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repositories", type=int, default=50)
    parser.add_argument("--sessions", type=int, default=3)
    parser.add_argument("--facts", type=int, default=8)
    parser.add_argument("--questions", type=int, default=5, help="of each length, for each reader")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not is_there():
        print("no PostgreSQL here")
        return 0
    folder = tempfile.mkdtemp(prefix="memkit-fleet-")
    try:
        with server({"listen_addresses": ""}) as dsn:
            os.environ["MEMKIT_MIRROR_DSN"] = dsn
            mirror.init()
            return _compare(folder, dsn, given)
    finally:
        shutil.rmtree(folder)


def _compare(folder: str, dsn: str, given: argparse.Namespace) -> int:
    writers = fleet(folder, given.repositories, given.sessions, given.facts)
    for writer in writers:
        enrich(writer)
    memories = [load(open_at(writer.root)) for writer in writers]
    for memory in memories:
        mirror.push(memory, memory.workspace.name)
    memories = [load(open_at(writer.root)) for writer in writers]
    rng = random.Random(given.seed)
    asked = told = cut = 0
    other: list[str] = []
    for name, (tenants, level) in readers().items():
        texts = [ask_something(rng, words) for words in range(1, 7) for _ in range(given.questions)]
        expected = recalled(memories, tenants, level, texts)
        _log_in(dsn, name, tenants, level)
        for text, right in zip(texts, expected, strict=True):
            found = mirror.search(text, 100_000)
            got = {(hit.repo, hit.id, hit.weak) for hit in found.hits}
            if found.is_cut:
                # what was not among the 200 that the server gave is not told; what is, is told alike
                cut += 1
                repos = {repo for repo, _, _ in got}
                right = {row for row in right if row[0] in repos and row[:2] in {one[:2] for one in got}}
            asked, told = asked + 1, told + len(right)
            other += [f"{name}: {text!r} {row} {'mirror' if row in got else 'recall'}" for row in right ^ got]
        os.environ["MEMKIT_MIRROR_DSN"] = dsn
        print(f"{name}: {asked} asked, {told} told, {len(other)} differ, {cut} cut", flush=True)
    print("\n".join(other[:20]))
    return bool(other)


def _log_in(dsn: str, name: str, tenants: tuple[str, ...], level: str) -> None:
    with psycopg.connect(dsn, autocommit=True) as db:
        db.execute(f"create role {name} login in role memkit_reader")
        grant = "insert into memkit.reader_grant (role, repo, tenant, up_to) values (%s, '*', %s, %s)"
        for tenant in tenants:
            db.execute(grant, [name, tenant, level])
    os.environ["MEMKIT_MIRROR_DSN"] = psycopg.conninfo.make_conninfo(dsn, user=name)


if __name__ == "__main__":
    sys.exit(main())
