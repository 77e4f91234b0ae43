"""A fleet of repositories with memories of their own: tenants, classifications, episodes, candidates, a glossary.

Every session is written by memkit's own writer. The same numbers give the same bytes.
"""

from __future__ import annotations

import os
import random
import time
from hashlib import sha256

from memkit.cli.verbs.policy_file import policy_text
from memkit.ledger.session_text import seal, sealed_digest, write_session
from memkit.model import events as ev
from memkit.model.events import Event
from memkit.model.fact import ROUTES
from memkit.model.ids import content_hash
from memkit.model.policy import CLASSIFICATIONS

TENANTS = ("default", "acme", "globex")
_EPOCH = 1_780_000_000
_SYSTEMS = (
    "Kafka RabbitMQ Postgres Redis Elasticsearch Vault Consul Envoy Kubernetes Terraform Grafana Prometheus Nginx "
    "Airflow Spark Cassandra Memcached Keycloak Jenkins Sentry MinIO Nomad Traefik Vitess ClickHouse Flink"
).split()
_PARTS = (
    "gateway scheduler importer exporter billing ledger mailer uploader router limiter signer indexer crawler replica "
    "dashboard checkout catalogue invoice webhook retention backup rollout migration sandbox tracer"
).split()
_DEEDS = (
    "keeps drops signs rejects batches compresses rotates throttles validates expires replays encrypts buffers counts "
    "archives orders merges publishes restores samples"
).split()
_OBJECTS = (
    "events requests uploads tokens pages invoices reports messages certificates headers rows snapshots queries metrics "
    "images payloads leases drafts sessions orders"
).split()
_WHEN = (
    "for {n} days|after {n} failures|every {n} minutes|up to {n} MB|at {n} percent load|with {n} replicas|"
    "within {n} seconds|before step {n} of the rollout|in region {n}|for {n} tenants"
).split("|")
_KINDS = ("fact",) * 6 + ("convention", "finding", "decision", "stack")


class Writer:
    """One repository's ledger, written session by session.

    With `only`, a tenant and a level, its twin: the same facts as far as such a reader may read them, and nothing else.
    """

    def __init__(self, root: str, seed: int, roles: str = "", only: tuple[str, str] | None = None) -> None:
        self.root, self.rng, self.only = root, random.Random(seed), only
        self.now = _EPOCH + seed * 1000
        self.seen: list[str] = []
        self.ids: list[str] = []
        self.made = 0
        os.makedirs(os.path.join(root, "sessions"), exist_ok=True)
        with open(os.path.join(root, "memkit.toml"), "w", encoding="utf-8") as handle:
            handle.write(policy_text("solo", os.path.basename(root)) + roles)

    def session(self, facts: int, episode: bool = True) -> str:
        """One more session with so many facts, a candidate, a use and an episode; its path."""
        events: list[Event] = [event for _ in range(facts) for event in self._fact()]
        events += self._candidate()
        if self.ids:
            events.append(ev.Referenced((self.rng.choice(self.ids),)))
        events += self._episode() if episode else []
        return self.write(events if self.only is None else self._readable(events))

    def _readable(self, events: list[Event]) -> list[Event]:
        assert self.only is not None
        tenant, level = self.only
        read = CLASSIFICATIONS[: CLASSIFICATIONS.index(level) + 1]
        ended = {event.id for event in events if isinstance(event, ev.Archived)}
        kept = {
            event.id
            for event in events
            if isinstance(event, ev.Created)
            and event.id not in ended
            and (event.get("tenant") or "default") == tenant
            and (event.get("classification") or "internal") in read
        }
        return [event for event in events if isinstance(event, ev.Created | ev.Promoted) and event.id in kept]

    def write(self, events: list[Event], task: str = "") -> str:
        """Seals these events as the next session, done for a task if one is named; its path."""
        self.now += self.rng.randrange(600, 7200)
        number = len(self.seen)
        name = sha256(f"{self.root} {self.now}".encode()).hexdigest()
        header = (
            ("memkit", "1"),
            ("kind", "work"),
            ("title", f"Day {number}"),
            ("actor", "agent:codex"),
            *((("task", task),) if task else ()),
            ("started", _iso(self.now - 60)),
            ("ended", _iso(self.now)),
            ("seed", name[:10]),
            ("seen", ", ".join(self.seen[-1:]) or "none"),
            ("sem", f"sha256:{name}"),
        )
        data = seal(write_session(header, "Worked.", events))
        digest = sealed_digest(data[: data.rindex(b"<!-- memkit:seal ")])
        stem = f"{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime(self.now))}-{digest[:10]}"
        path = os.path.join(self.root, "sessions", f"{stem}.md")
        with open(path, "wb") as handle:
            handle.write(data)
        self.seen.append(f"{stem}@{sha256(data).hexdigest()[:12]}")
        return path

    def sentence(self) -> str:
        """A claim of this repository."""
        return self.claim(self.rng)

    @staticmethod
    def claim(rng: random.Random) -> str:
        """A claim."""
        when = rng.choice(_WHEN).format(n=rng.randrange(2, 90))
        return f"The {rng.choice(_PARTS)} on {rng.choice(_SYSTEMS)} {rng.choice(_DEEDS)} {rng.choice(_OBJECTS)} {when}."

    def _fact(self) -> list[Event]:
        rng = self.rng
        text, kind = self.sentence(), rng.choice(_KINDS)
        self.made += 1
        words = text.lower().rstrip(".").split()
        id = f"{words[1]}-{words[3]}-{words[4]}-{self.made}"
        fields: list[tuple[str, str]] = [("section", ROUTES[kind][1]), ("kind", kind), ("src", "user")]
        tenant, level = rng.choice(TENANTS), rng.choice(CLASSIFICATIONS)
        fields += [("tenant", tenant)] if tenant != "default" else []
        fields += [("classification", level)] if level != "internal" else []
        if kind in ("finding", "decision"):
            fields += [
                ("evidence", "https://example.org/notes"),
                ("applies_when", f"changing the {words[1]}"),
            ]
        if rng.random() < 0.2:
            system = words[3]
            fields += [("key", f"infra/{system}/main/{words[4]}"), ("value", str(rng.randrange(2, 6)))]
        self.ids.append(id)
        made = ev.Created(id, text, (*fields, ("by", "user:dana")))
        answer = (
            ("by", "user:dana"),
            ("via", "terminal"),
            ("target", ROUTES[kind][0]),
            ("content", content_hash(text)),
            ("reviewed", _iso(self.now)),
        )
        end: list[Event] = []
        if rng.random() < 0.05:
            end = [ev.Archived(id, "", (("by", "user:dana"), ("why", "faded")))]
        return [made, ev.Promoted(id, "", answer), *end]

    def _candidate(self) -> list[Event]:
        text = self.sentence().replace("The ", "Perhaps the ")
        self.made += 1
        id = f"perhaps-waiting-{self.made}"
        fields = (("section", "facts"), ("kind", "fact"), ("src", "agent"), ("by", "agent:codex"))
        return [ev.Created(id, text, fields), ev.Deferred(id, "", (("by", "agent:codex"), ("why", "later")))]

    def _episode(self) -> list[Event]:
        said = " ".join(self.sentence() for _ in range(self.rng.randrange(1, 4)))
        named = f" Used {self.rng.choice(self.ids)}." if self.ids and self.rng.random() < 0.4 else ""
        # seeds repeat across repositories, and so do ids
        id = f"ep:{sha256(str(len(self.seen)).encode()).hexdigest()[:10]}:1"
        fields = (("items", ""), ("sem", "sha256:" + "0" * 64))
        return [ev.Summarised(id, said + named, fields)]


def _iso(at: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def person(tenant: str, level: str) -> str:
    """The name of the one who reads for a tenant up to a level, in a policy and on the server."""
    return f"{tenant}_{level}"


def roles() -> str:
    """The tables of a policy that give every reader of the fleet their role."""
    return "".join(
        f'\n[roles.{person(tenant, level)}]\npeople = ["user:{person(tenant, level)}"]\n'
        f'max_classification = "{level}"\ntenants = ["{tenant}"]\n'
        for tenant in TENANTS
        for level in CLASSIFICATIONS
    )


def question(rng: random.Random) -> str:
    """Something somebody may ask of all repositories."""
    words = [rng.choice(_SYSTEMS)] if rng.random() < 0.8 else []
    words += [rng.choice(_PARTS)] if rng.random() < 0.5 else []
    words += [rng.choice(_OBJECTS)] if rng.random() < 0.5 or not words else []
    return rng.choice(("{}", "who {}?", "what about {}", "how long {}")).format(" ".join(words))


def writer_question(rng: random.Random) -> str:
    """A question of four words of one claim; each of them is in many others."""
    words = Writer.claim(rng).rstrip(".").split()
    return f"{words[1]} {words[3]} {words[5]} {words[-2]}"


def unknown_question(rng: random.Random) -> str:
    """A word that no repository holds, like one that many do."""
    word = rng.choice(_PARTS)
    at = rng.randrange(1, len(word) - 1)
    return f"{word[:at]}q{word[at + 1 :]}"


def fleet(
    folder: str, repositories: int, sessions: int, facts: int, only: tuple[str, str] | None = None
) -> list[Writer]:
    """So many repositories with so many sessions of so many facts."""
    made = []
    for number in range(repositories):
        writer = Writer(os.path.join(folder, f"repo-{number:03}"), number, roles(), only)
        for _ in range(sessions):
            writer.session(facts)
        made.append(writer)
    return made
