"""Ledgers of any size: canonical, sealed, linked by `seen`, one file a session. The same numbers give the same bytes.

    python benchmarks/generate.py DIR --sessions 10000 [--events 9] [--by-month] [--seed 7]

The days of a project are made up, the form is not: every file is written by memkit's own writer, replays without a
problem, and holds what a busy team leaves behind: mostly uses and working memory, some candidates and their answers,
now and then a supersession, a thread, a term, two branches at once. Only `sem` is a made-up digest.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from memkit.ledger.session_text import seal, sealed_digest, write_session
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import ROUTES
from memkit.model.ids import content_hash

_EPOCH = 1_700_000_000
_THINGS = (
    "gateway cache queue worker router ledger uploader scheduler parser index token session pool replica broker "
    "exporter importer limiter mailer billing search archive cluster proxy mirror signer vault canary probe shard"
).split()
_DEEDS = (
    "retries drops signs rejects batches compresses rotates mirrors throttles validates expires replays shards "
    "encrypts buffers counts resolves caches orders merges"
).split()
_OBJECTS = (
    "requests uploads tokens events pages invoices reports messages blobs certificates headers rows snapshots "
    "queries metrics images payloads locks leases drafts"
).split()
_WHEN = (
    "after the third failure|before the deploy starts|once an hour|under load|when the peer is gone|at start-up|"
    "inside one transaction|for every tenant|while a migration runs|outside business hours"
).split("|")
_KINDS = (
    ("fact",) * 5 + ("convention",) * 3 + ("finding",) * 3 + ("decision", "stack", "thread", "preference")
)
_AGENTS = ("agent:claude-code", "agent:codex", "agent:gemini")
_PEOPLE = ("user:dana", "user:kim", "user:lee")


@dataclass(frozen=True, slots=True)
class Claim:
    """What the generator remembers of a fact: enough to refer to it truthfully."""

    id: str
    text: str
    kind: str


@dataclass(slots=True)
class Project:
    """A made-up project in the middle of its life."""

    rng: random.Random
    live: list[Claim] = field(default_factory=list)
    waiting: list[Claim] = field(default_factory=list)
    made: int = 0
    heads: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    safe: int = 0
    terms: int = 0


def ledger(
    sessions: int, events: int = 9, seed: int = 7, by_month: bool = False
) -> Iterator[tuple[str, bytes]]:
    """(path below `sessions/`, bytes) of every session, in stem order; `events` is the mean a session."""
    project = Project(random.Random(seed))
    now = _EPOCH
    for number in range(sessions):
        now += project.rng.randrange(60, 7200)
        yield _session(project, number, now, events, by_month)


def grown(facts: int, sessions: int, sha_of: dict[str, str], seed: int = 7) -> Iterator[tuple[str, bytes]]:
    """(path, bytes) of sessions in which so many facts became live, no two alike, spread evenly; each uses a few.

    `sha_of` has the sha256 of `src/<thing>.py` for every thing, so that findings rest on files that are there.
    """
    project = Project(random.Random(seed))
    sizes = (len(_THINGS), len(_DEEDS), len(_OBJECTS), len(_WHEN))
    picked = iter(project.rng.sample(range(math.prod(sizes)), facts))
    now = _EPOCH
    for number in range(sessions):
        now += project.rng.randrange(60, 7200)
        due = facts * (number + 1) // sessions - facts * number // sessions
        uses = [ev.Referenced(_some_ids(project.rng, project.live))] if project.live else []
        born = [event for _ in range(due) for event in _born(project, next(picked), sizes, sha_of)]
        yield _sealed(project, number, "work", project.rng.choice(_AGENTS), now, [*uses, *born])


def citing(facts: list[tuple[str, list[str]]], seed: int = 7) -> Iterator[tuple[str, bytes]]:
    """(path, bytes) of sessions in which these claims became live, each with its recorded evidence, twenty a session."""
    project = Project(random.Random(seed))
    for number, at in enumerate(range(0, len(facts), 20)):
        written: list[Event] = []
        for text, evidence in facts[at : at + 20]:
            project.made += 1
            claim = Claim(f"claim-{project.made:04x}-b", text, "fact")
            fields = (
                ("section", ROUTES["fact"][1]),
                ("kind", "fact"),
                ("src", "agent"),
                ("confidence", "high"),
            )
            cited = tuple([("evidence", piece) for piece in evidence])
            written += [
                ev.Created(claim.id, text, (*fields, *cited, ("by", _AGENTS[0]))),
                _promoted(claim, _PEOPLE[0]),
            ]
        yield _sealed(project, number, "work", _AGENTS[0], _EPOCH + 3600 * number, written)


def things() -> list[str]:
    """What the made-up facts are about."""
    return list(_THINGS)


def _born(project: Project, number: int, sizes: tuple[int, ...], sha_of: dict[str, str]) -> list[Event]:
    """A fact and its promotion; every combination of words has its number."""
    words: list[str] = []
    for size, table in zip(sizes, (_THINGS, _DEEDS, _OBJECTS, _WHEN), strict=True):
        number, at = divmod(number, size)
        words.append(table[at])
    thing, deed, what, when = words
    rng, text = project.rng, f"The {thing} {deed} {what} {when}."
    project.made += 1
    claim = Claim(f"{thing}-{deed}-{what}-{project.made:x}", text, rng.choice(_KINDS))
    fields: tuple[tuple[str, str], ...] = (
        ("section", ROUTES[claim.kind][1]),
        ("kind", claim.kind),
        ("src", "agent"),
        ("confidence", "high"),
    )
    if claim.kind in ("finding", "decision"):
        evidence = f"src/{thing}.py@sha256:{sha_of[thing]}"
        fields += (("evidence", evidence), ("applies_when", f"changing the {thing}"))
    project.live.append(claim)
    author = rng.choice(_AGENTS)
    return [ev.Created(claim.id, text, (*fields, ("by", author))), _promoted(claim, rng.choice(_PEOPLE))]


def _sealed(
    project: Project, number: int, kind: str, actor: str, now: int, written: list[Event]
) -> tuple[str, bytes]:
    """A session that knows all before it: its path and bytes."""
    seed = sha256(f"{number} {actor}".encode()).hexdigest()[:10]
    data = _bytes(number, kind, actor, now, seed, project.heads, written, project.rng)
    stem, project.heads = _named(data, now)
    return f"{stem}.md", data


def _named(data: bytes, now: int) -> tuple[str, list[str]]:
    """The stem of a sealed session, and the link by which the next one has seen it."""
    digest = sealed_digest(data[: data.rindex(b"<!-- memkit:seal ")])
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime(now))}-{digest[:10]}"
    return stem, [f"{stem}@{sha256(data).hexdigest()[:12]}"]


def _session(project: Project, number: int, now: int, mean: int, by_month: bool) -> tuple[str, bytes]:
    rng = project.rng
    # one session in twenty runs beside the one before it, as on another branch
    apart = number > 2 and rng.random() < 0.05
    seen = project.before if apart else project.heads
    known = project.safe if apart else len(project.live)
    kind = "work" if apart or rng.random() < 0.85 else "review"
    actor = rng.choice(_AGENTS if kind == "work" else _PEOPLE)
    seed = sha256(f"{number} {actor}".encode()).hexdigest()[:10]
    project.before, project.safe = list(project.heads), len(project.live)
    written = _review(project, mean) if kind == "review" else _work(project, mean, seed, actor, known, apart)
    data = _bytes(number, kind, actor, now, seed, seen, written, rng)
    stem, link = _named(data, now)
    project.heads = [*project.heads, *link] if apart else link
    return (f"{stem[:4]}/{stem[5:7]}/{stem}.md" if by_month else f"{stem}.md"), data


def _bytes(
    number: int,
    kind: str,
    actor: str,
    now: int,
    seed: str,
    seen: list[str],
    written: list[Event],
    rng: random.Random,
) -> bytes:
    title = f"{rng.choice(_THINGS).capitalize()} and {rng.choice(_THINGS)}, part {number}"
    header = (
        ("memkit", "1"),
        ("kind", kind),
        ("title", title),
        ("actor", actor),
        ("started", _iso(now - rng.randrange(60, 3000))),
        ("ended", _iso(now)),
        ("seed", seed),
        ("seen", ", ".join(seen) or "none"),
        ("sem", f"sha256:{sha256(seed.encode()).hexdigest()}"),
    )
    prose = f"{sentence(rng)} {sentence(rng)}\n\nNext: {sentence(rng).lower()}"
    return seal(write_session(header, prose, written))


def _iso(at: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def sentence(rng: random.Random) -> str:
    """A made-up claim."""
    return f"The {rng.choice(_THINGS)} {rng.choice(_DEEDS)} {rng.choice(_OBJECTS)} {rng.choice(_WHEN)}."


def _work(project: Project, mean: int, seed: str, actor: str, known: int, apart: bool) -> list[Event]:
    rng = project.rng
    found: list[Event] = []
    target = max(2, int(rng.gauss(mean, mean / 4)))
    pool = project.live[:known]
    if pool:
        found += [ev.Referenced(_some_ids(rng, pool)) for _ in range(rng.randrange(1, 3))]
    if pool and not apart and rng.random() < 0.2:
        found.append(_change(project))
    while len(found) < target - 3 and rng.random() < 0.55:
        found += _candidate(project, actor)
    notes = max(0, target - len(found))
    return found + [_note(rng, seed, number) for number in range(notes)]


def _some_ids(rng: random.Random, pool: list[Claim]) -> tuple[str, ...]:
    """Mostly what is new, sometimes anything: memory is used that way."""
    recent = pool[-60:]
    count = rng.randrange(1, 5)
    picked = [rng.choice(recent if rng.random() < 0.8 else pool).id for _ in range(count)]
    return tuple(dict.fromkeys(picked))


def _candidate(project: Project, actor: str) -> list[Event]:
    claim, created = _created(project, actor)
    if project.rng.random() < 0.5:
        project.waiting.append(claim)
        fields = (("by", actor), ("why", "end of session"))
        return [created, ev.Deferred(claim.id, "", fields)]
    project.live.append(claim)
    return [created, _promoted(claim, project.rng.choice(_PEOPLE))]


def _created(project: Project, actor: str) -> tuple[Claim, Event]:
    rng = project.rng
    project.made += 1
    text = sentence(rng)
    kind = rng.choice(_KINDS)
    words = text.lower().rstrip(".").split()
    claim = Claim(f"{words[1]}-{words[2]}-{words[3]}-{project.made:x}", text, kind)
    fields: tuple[tuple[str, str], ...] = (
        ("section", ROUTES[kind][1]),
        ("kind", kind),
        ("src", "agent"),
        ("confidence", rng.choice(("high", "medium", "low"))),
    )
    if kind in ("finding", "decision"):
        evidence = f"src/{words[1]}.py@sha256:{sha256(text.encode()).hexdigest()}"
        fields += (("evidence", evidence), ("applies_when", f"changing the {words[1]}"))
    return claim, ev.Created(claim.id, text, (*fields, ("by", actor)))


def _promoted(claim: Claim, by: str) -> Event:
    fields = (
        ("by", by),
        ("via", "terminal"),
        ("target", ROUTES[claim.kind][0]),
        ("content", content_hash(claim.text)),
        ("reviewed", "2026-11-15T10:02:40Z"),
    )
    return ev.Promoted(claim.id, "", fields)


def _review(project: Project, mean: int) -> list[Event]:
    """Answers to what waits, a pin or a scalar between them."""
    rng = project.rng
    by = rng.choice(_PEOPLE)
    found: list[Event] = []
    while project.waiting and len(found) < mean:
        claim = project.waiting.pop(0)
        if rng.random() < 0.75:
            project.live.append(claim)
            found.append(_promoted(claim, by))
        else:
            found.append(ev.Rejected(claim.id, "", (("by", by), ("why", "execution-local"))))
    if project.live and rng.random() < 0.2:
        found.append(ev.Pinned(rng.choice(project.live[-200:]).id, "", (("by", by),)))
    found.append(ev.Set("status", sentence(rng), (("by", by),)))
    return found


def _change(project: Project) -> Event:
    """One of the rarer things: a supersession, a revision, a verification, a term."""
    rng = project.rng
    by = rng.choice(_PEOPLE)
    if len(project.live) > 50 and rng.random() < 0.4:
        old = project.live.pop(rng.randrange(len(project.live) - 20))
        return ev.Superseded(old.id, project.live[-1].id, (("why", sentence(rng)),))
    if rng.random() < 0.5:
        return ev.Verified(rng.choice(project.live).id, "", (("by", by),))
    project.terms += 1
    return ev.Defined(f"{rng.choice(_THINGS)} {project.terms}", sentence(rng), (("by", by),))


def _note(rng: random.Random, seed: str, number: int) -> Event:
    if number and rng.random() < 0.3:
        return ev.Touched(f"wm:{seed}:{rng.randrange(1, number + 1)}")
    if number and rng.random() < 0.2:
        return ev.Ticked()
    return ev.Noted(f"wm:{seed}:{number + 1}", sentence(rng), (("type", "fact"), ("ttl", "3")))


def write(folder: str, sessions: int, events: int = 9, seed: int = 7, by_month: bool = False) -> int:
    """Writes a ledger below `folder` and returns how many bytes it holds."""
    size = 0
    for path, data in ledger(sessions, events, seed, by_month):
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as handle:
            handle.write(data)
        size += len(data)
    return size


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder")
    parser.add_argument("--sessions", type=int, default=10_000)
    parser.add_argument("--events", type=int, default=9, help="mean number of events a session")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--by-month", action="store_true", help="spread files over YYYY/MM")
    given = parser.parse_args()
    size = write(given.folder, given.sessions, given.events, given.seed, given.by_month)
    print(f"{given.sessions} sessions, {size / 1e6:.1f} MB in {given.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
