"""Every argument and option of every writing verb is tried with values that may not be kept, in words and alone.

The verbs are asked for what they declare: a new one, or a new option, fails here until it has a sample.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from memkit.cli.frame import TEXT, Arg, Opt, Verb
from memkit.cli.verbs import TABLE, declared_verbs, load
from tests.privacy_e2e.places import Project
from tests.process import forked
from tests.write.canaries import ALL, AWS, GITHUB, MAIL, raw_in

LIVE, CANDIDATE, THREAD = "pumps-noon", "bells-six", "crane-thread"
CLAIM = {
    "id": "tea-four", "kind": "fact", "section": "facts", "evidence": "README.md", "when": "at tea", "not_when": "at night",
    "key": "yard/tea/time/hour", "value": "four", "term": "tea", "aliases": "char", "from_": "README.md:1", "twin": CANDIDATE,
    "asks": "when is tea?", "supersedes": "tea-other", "contradicts": "tea-other",
    "obligations": "one-two", "traces": "one-two", "pass_": "audit", "profile": "auditor",
    "tenant": "yard", "consent": "consent-none", "purpose": "support",
    "subject": "-", "record": "README.md", "why": "because",
}  # fmt: skip
PROVENANCE = {key: CLAIM[key] for key in ("not_when", "obligations", "traces", "pass_", "profile")}
DECIDED = {"ids": CANDIDATE, "why": "because"}
SAMPLES: dict[str, dict[str, str]] = {
    "init": {"project": "yard"},
    "setup": {"host": "git"},
    "adopt": {"path": "."},
    "harvest": {"paths": "docs", "since": "HEAD"},
    "remember": {"text": "Tea is served at four.", **CLAIM},
    "propose": {"text": "Tea is served at four.", **CLAIM, "from_file": "rows.jsonl"},
    "ref": {"ids": LIVE, "title": "Looked"},
    "note": {"text": "a thought", "data": '{"a": "b"}'},
    "supersede": {"old": LIVE, "new": "Pumps run at one.", **CLAIM},
    "session start": {"title": "Work", "task": "yard-one", "continue_": "2026", "seed": "7c1f0a93be"},
    "session end": {"message": "Done.", "title": "Work", "reason": "later"},
    "session abort": {},
    "review": {
        "ids": CANDIDATE, "apply": "answers.md", "kind": "candidate", "session": "2026", "document": "README.md",
        "answer": "promote", "why": "because",
    },
    "promote": {**DECIDED, **PROVENANCE, "when": "at tea", "evidence": "README.md", "consent": "consent-none"},
    "reject": DECIDED,
    "defer": DECIDED,
    "validate": {"ids": CANDIDATE, "how": "by hand"},
    "quarantine": DECIDED,
    "archive": {**DECIDED, "ids": LIVE},
    "pin": {**DECIDED, "ids": LIVE},
    "unpin": {**DECIDED, "ids": LIVE},
    "verify": {**DECIDED, "ids": LIVE, "evidence": "README.md"},
    "close": {"id": THREAD, "outcome": "Done."},
    "resolve": {"conflict": "conflict-00000000", "outcome": "dismiss", "why": "because"},
    "check": {"since": "HEAD"},
    "replay": {"at": "2026-11-16", "known_to": "2026-11-16", "trace": LIVE},
    "smoke": {"path": "memory/smoke-test.md"},
    "report": {"path": "report.html", "output": "report.html"},
    "revise": {"id": LIVE, "text": "Pumps run at noon sharp.", "why": "because"},
    "set": {"key": "phase", "value": "build"},
    "define": {"term": "Ingress", "meaning": "The outer port.", "aliases": "edge", "redefine": "because"},
    "amend": {"id": LIVE, "why": "because"},
    "undo": {"id": LIVE, "why": "because"},
    "absorb": {"path": "continuity.md"},
    "decay": {},
    "stale": {"ids": LIVE},
    "consent grant": {
        "purpose": "support", "predicate": "contact/*", "tenant": "yard", "basis": "asked", "captured": "2026-11-01T00:00:00Z",
        "until": "2027-11-01T00:00:00Z", "evidence": "README.md", "auditor": "user:dev", "supersedes": "consent-none", "id": "consent-one",
        "entity": "customer/cus/77",
    },
    "consent revoke": {"ids": "consent-none", "why": "because"},
    "vault new": {},
    "vault export": {"file": "../yard.vault"},
    "vault import": {"file": "../yard.vault"},
    "mirror init": {},
    "mirror push": {"repo": "harbour/yard"},
    "mirror drop": {"repo": "harbour/yard"},
    "erase": {"id": LIVE, "subject": "-", "why": "because"},
    "task close": {"name": "yard-one"},
    "episode": {"text": "It went well."},
    "wm touch": {"ids": "wm:0000000000:1"},
    "wm tick": {},
    "wm goal": {"text": "Tea"},
    "hook": {"event": "session-start", "host": "claude-code"},
    "mcp": {},
    "merge-driver": {"files": "a"},
    "outbox retry": {},
    "import": {"file": "ledger.jsonl"},
    # not declared as writing: it writes with --pin only
    "context": {"task": "pumps", "intent": "pumps", "pin": "yard", "role": "dev", "section": "facts", "tier": "core", "tenant": "yard"},
}  # fmt: skip
# the one option without which the verb would not write
NEEDS = {"session end": ("--defer",), "erase": ("--legal",), "consent grant": ("--purpose", "support")}
# files that the user names and memkit only creates there: their names are the user's
OWN_FILES = {("report", "path"), ("report", "output"), ("vault export", "file")}
# what is served or asked by a host, or reads no words of its own
UNASKED = {"mcp"}


def writing() -> Iterator[Verb]:
    seen: set[str] = set()
    for name in TABLE:
        for verb in declared_verbs(load(name)):
            if (verb.writes or verb.name in SAMPLES) and verb.name not in seen:
                seen.add(verb.name)
                yield verb


VERBS = {verb.name: verb for verb in writing()}


def texts(verb: Verb) -> list[Arg | Opt]:
    items: tuple[Arg | Opt, ...] = (*verb.args, *verb.opts)
    return [item for item in items if item.kind == TEXT and not item.choices]


def words_of(verb: Verb, tried: Arg | Opt, value: str) -> list[str]:
    """The call with this value at one place, and samples where something is required."""
    samples = SAMPLES[verb.name]
    words = verb.name.split()
    last = max((at for at, arg in enumerate(verb.args) if arg is tried), default=-1)
    for at, arg in enumerate(verb.args):
        if arg is tried:
            words.append(value)
        elif (arg.required or at < last) and not arg.choices:
            words.append(samples[arg.dest])
    extra = NEEDS.get(verb.name, ())
    words += extra if isinstance(tried, Arg) or tried.long not in extra else ()
    for opt in verb.opts:
        if opt is tried:
            words += [f"{opt.long}={value}"]
        elif opt.dest == "why" and verb.name == "erase":
            words += [opt.long, samples["why"]]
    if verb.name == "erase" and not any(word == samples["id"] for word in words) and isinstance(tried, Opt):
        words += [samples["id"]] if tried.dest == "why" else []
    return words


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A memory with a live fact, a thread, and a candidate in an open session."""
    project = Project(
        tmp_path_factory.mktemp("arguments"), '\n[roles.admin]\npeople = ["user:dev"]\nmay = ["erase"]\n'
    )
    (project.root / "README.md").write_text("# Yard\n")
    (project.root / "docs").mkdir()
    project.ok("remember", "Pumps run at noon.", "--id", LIVE)
    project.ok("remember", "The crane waits for a part.", "--id", THREAD, "--kind", "thread")
    project.ok("propose", "Bells ring at six.", "--id", CANDIDATE)
    return project


@pytest.mark.parametrize("name", sorted(VERBS))
def test_every_text_a_verb_declares_has_a_sample(name: str) -> None:
    missing = [item.dest for item in texts(VERBS[name]) if item.dest not in SAMPLES.get(name, {})]
    assert missing == []


@pytest.mark.parametrize("name", sorted(set(VERBS) - UNASKED))
def test_no_argument_of_a_writing_verb_leaves_a_raw_value(
    name: str, prepared: Project, tmp_path: Path
) -> None:
    verb = VERBS[name]
    leaks: list[tuple[str, list[str], list[str]]] = []
    for at, item in enumerate(texts(verb)):
        for value in (ALL[at % len(ALL)], f"Ask {MAIL} or use {AWS} or {GITHUB} now"):
            place = tmp_path / f"{at}"
            shutil.copytree(prepared.root, place, symlinks=True)
            done = forked(
                ["--actor", "user:dev", *words_of(verb, item, value)],
                place,
                prepared.environment,
                "Marit Solheim",
            )
            assert done.returncode != 70, done.stderr
            held = [
                str(path.relative_to(place))
                for path in sorted(place.rglob("*"))
                if raw_in(path.name)
                or (path.is_file() and raw_in(path.read_bytes().decode("utf-8", "replace")))
            ]
            said = raw_in(done.stdout + done.stderr)
            if (name, item.dest) not in OWN_FILES and (held or said):
                leaks.append((item.dest, held, said))
            shutil.rmtree(place)
    assert leaks == []


def test_the_rows_of_a_file_are_washed_too(project: Project) -> None:
    keys = (
        "text",
        "id",
        "kind",
        "section",
        "src",
        "evidence",
        "body",
        "applies_when",
        "why",
        "anything",
        GITHUB,
    )
    rows = [{"text": "Tea is served at four.", key: value} for key in keys for value in (MAIL, AWS, GITHUB)]
    (project.root.parent / "rows.jsonl").write_text("\n".join(map(json.dumps, rows)))
    done = project.call("propose", "--from-file", "-", stdin="\n".join(map(json.dumps, rows)))
    (project.root.parent / "rows.jsonl").unlink()
    assert raw_in(done.stdout + done.stderr) == []
    ended = project.call("session", "end", "--defer", "--reason", AWS)
    assert raw_in(ended.stdout + ended.stderr) == []
    assert [value for value in (MAIL, AWS, GITHUB) if project.holders(value)] == []
