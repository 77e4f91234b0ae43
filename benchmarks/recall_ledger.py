"""Ledgers full of facts, for the speed of searching: every fact raised and promoted in its session, nothing else.

The same numbers give the same bytes. `facts.txt` beside the ledger holds the same facts, a line each, for peers.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from memkit.ledger.session_text import seal, sealed_digest, write_session
from memkit.model import events as ev
from memkit.model.ids import content_hash

BEGIN = 1_700_000_000
THINGS = "gateway proxy importer exporter scheduler ledger cache queue billing mailer renderer router".split()
DEEDS = "retry upload rotation timeout limit backup migration batch review rollback warm-up drain".split()
KINDS = "error token certificate invoice header cookie report lease lock span row page".split()

Fact = dict[str, object]


def made_up(size: int, each: int = 5) -> list[Fact]:
    """Facts like those of a project: common nouns, rare names, paths; so many a session."""
    chance = Random(11)
    syllables = "ba ko ri tu ne sa mo li ve da pe zu".split()
    names = ["".join(chance.choices(syllables, k=chance.randint(2, 4))) for _ in range(size // 10 + 50)]
    facts = []
    for number in range(size):
        thing, other, deed, kind = (chance.choice(words) for words in (THINGS, THINGS, DEEDS, KINDS))
        text = f"The {thing} of {chance.choice(names)} must {deed} every {kind} before the {other}"
        text += f" sees {chance.choice(names)}; see src/{thing}/{deed}_{chance.choice(names)}.py."
        session = f"s{number // each:06}"
        row = {"id": f"fact-{number:06}", "seq": number, "session": session, "text": text}
        facts.append({**row, "ts": f"2026-01-{number % 28 + 1:02}", "who": "agent:bench"})
    return facts


def write_workspace(root: str, facts: Sequence[Fact], sessions: int) -> None:
    """A workspace with these facts in so many sessions, older than any racy rule."""
    os.makedirs(os.path.join(root, "sessions"))
    with open(os.path.join(root, "memkit.toml"), "w", encoding="utf-8") as handle:
        handle.write("[layout]\n")
    with open(os.path.join(root, "facts.txt"), "w", encoding="utf-8") as handle:
        handle.writelines(f"{fact['id']} {fact['text']}\n" for fact in facts)
    each = -(-len(facts) // sessions)
    seen = "none"
    for number in range(sessions):
        seen = add_session(root, number, facts[number * each : number * each + each], seen)


def add_session(root: str, number: int, facts: Sequence[Fact], seen: str) -> str:
    """One more session with these facts; returns how a later one names it."""
    now = BEGIN + number * 600
    seed = sha256(str(number).encode()).hexdigest()[:10]
    header = (
        ("memkit", "1"),
        ("kind", "work"),
        ("title", f"Part {number}"),
        ("actor", "agent:bench"),
        ("started", _iso(now - 60)),
        ("ended", _iso(now)),
        ("seed", seed),
        ("seen", seen),
        ("sem", f"sha256:{sha256(seed.encode()).hexdigest()}"),
    )
    events = [event for fact in facts for event in _events(str(fact["id"]), str(fact["text"]), now)]
    data = seal(write_session(header, "Work was done.\n\nNext: more of it.", events))
    digest = sealed_digest(data[: data.rindex(b"<!-- memkit:seal ")])
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S', time.gmtime(now))}-{digest[:10]}"
    path = os.path.join(root, "sessions", f"{stem}.md")
    with open(path, "wb") as handle:
        handle.write(data)
    os.utime(path, (now, now))
    return f"{stem}@{sha256(data).hexdigest()[:12]}"


def _events(id: str, text: str, now: int) -> list[ev.Event]:
    raised = (("section", "facts"), ("kind", "fact"), ("src", "agent"), ("by", "agent:bench"))
    said = (("by", "user:dana"), ("via", "terminal"), ("target", "continuity"))
    answer = (*said, ("content", content_hash(text)), ("reviewed", _iso(now)))
    return [ev.Created(id, text, raised), ev.Promoted(id, "", answer)]


def _iso(at: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))
