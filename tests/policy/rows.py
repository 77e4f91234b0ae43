"""One row per key of the policy: two values, and a scene whose answer differs between them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from memkit.store import lock
from tests.policy.scene import CITES, CLAIM, CODE, Scene

Tell = Callable[[Scene], object]
Row = tuple[Any, Any, Tell]

SECRET = "AKIA" + "QZ7R3W9XKLM2PVTS"
MAIL = "mara.quay@quaymail.net"
FINDING = ("--kind", "finding", "--when", "changing limits", *CITES)


def _status(*words: str) -> Tell:
    return lambda scene: scene.user(*words, "--json").out


# -- layout, session, decay, index ---------------------------------------------------------------


def after_a_fact(scene: Scene) -> object:
    """The files of a workspace with one fact."""
    scene.remember("Six bells are rung at noon.")
    return scene.files(), scene.text("continuity.md")


def confidential(scene: Scene) -> object:
    scene.remember("The vendor is Acme.", "--classification", "confidential")
    return "Acme" in scene.text("continuity.md")


def tenants(scene: Scene) -> object:
    scene.remember("Six bells are rung at noon.", "--tenant", "acme")
    return scene.user("recall", "bells").out


def idle(scene: Scene) -> object:
    scene.agent("propose", "The ramp is steep.")
    scene.at("2026-11-15T11:00:00Z")
    scene.agent("session", "start", "Another day", by="gemini")
    return len(scene.house.sessions())


def locked(scene: Scene) -> object:
    """How long a writer waits for another that holds the lock: asked of a clock that the wait alone moves on."""
    import fcntl

    scene.remember("Six bells are rung at noon.")
    clock = Waits()
    with open(scene.root / ".memkit" / "lock", "r+b") as held, pytest.MonkeyPatch.context() as patch:
        patch.setattr(lock, "time", clock)
        fcntl.flock(held, fcntl.LOCK_EX)
        scene.user("remember", "Seven bells are rung at one.")
    return clock.waited


class Waits:
    """In place of the module `time`: nobody waits in it, and the waits are added up."""

    def __init__(self) -> None:
        self.waited = 0.0

    def monotonic(self) -> float:
        return self.waited

    def time(self) -> float:
        return 0.0

    def sleep(self, seconds: float) -> None:
        self.waited = round(self.waited + seconds, 2)


def aged(sessions: int, *kind: str) -> Tell:
    """What `list`, `decay` and `status` say of a fact after so many work sessions."""

    def tell(scene: Scene) -> object:
        scene.remember("Six bells are rung at noon.", "--id", "six-bells", *kind)
        scene.work(sessions)
        said = [scene.user(*words).out for words in (("list", "--json"), ("decay",), ("status",))]
        return said, scene.codes()

    return tell


def unreviewed(scene: Scene) -> object:
    scene.agent("remember", "The net module retries 5 times.")
    scene.work(3)
    return scene.user("list").out


def records(scene: Scene) -> object:
    for number in range(3):
        scene.remember(f"Part {number} is {number} long.", *FINDING)
    return scene.text("memory/INDEX.md"), scene.codes()


# -- promotion and classes -------------------------------------------------------------------------


def own_word(*more: str) -> Tell:
    return lambda scene: scene.user("remember", "Six bells are rung at noon.", *more, "--json").data["status"]


def ended(scene: Scene) -> object:
    scene.agent("propose", "The ramp is steep.")
    said = scene.agent("session", "end", "--defer")
    return said.code, scene.codes()


def automatic(*more: str) -> Tell:
    def tell(scene: Scene) -> object:
        scene.tables["promotion"]["auto_approve"] += ["preference"] * bool(more)
        scene.write()
        scene.agent("propose", CLAIM, *CITES, *more)
        scene.agent("session", "end", "--defer")
        return scene.user("list").out

    return tell


def unlisted(scene: Scene) -> object:
    scene.agent("propose", CLAIM, *CITES)
    scene.agent("session", "end", "--defer")
    return scene.user("list").out


def answered_by_agent(scene: Scene) -> object:
    id = scene.propose("The ramp is steep.", "--id", "ramp-steep")
    return scene.agent("promote", id, by="gemini").code


def rechecked(scene: Scene) -> object:
    scene.remember(CLAIM, "--id", "retry-limit", *CITES)
    (scene.root / "src" / "net.py").write_text(CODE.replace("= 5\n", "= 5  # seconds\n"))
    return scene.agent("verify", "retry-limit").out.partition("·")[0]


def archived_by_agent(scene: Scene) -> object:
    id = scene.remember("Six bells are rung at noon.")
    scene.agent("archive", id)
    scene.agent("session", "end", "--defer")
    return scene.user("list").out


def complete(scene: Scene) -> object:
    return scene.user("remember", "Part one is long.", *FINDING).code


def amended(scene: Scene) -> object:
    scene.set("roles.lead", "people", ["user:erin"])
    scene.user("remember", "Uploads must be at most 25 MB.", "--kind", "invariant", by="erin")
    said = scene.agent("propose", "Uploads must be at most 50 MB.", "--id", "uploads-50")
    assert said.code == 4, said
    scene.agent("session", "end", "--defer")
    return scene.user("amend", "uploads-50", "--why", "agreed").code


def late_vote(scene: Scene) -> object:
    scene.set("promotion", "quorum", 2)
    id = scene.propose("The ramp is steep.")
    scene.user("promote", id)
    scene.work(2)
    return scene.user("promote", id, by="erin").out.split()[0]


def keyed(scene: Scene) -> object:
    key = ("--class", "preference", "--key", "user/pref/me/editor", "--value", "vim")
    return scene.agent("propose", "The editor is vim.", *key).code


def witnessed(scene: Scene) -> object:
    return scene.agent("propose", CLAIM, *CITES, "--class", "preference").code


def retained(scene: Scene) -> object:
    scene.remember("The editor is vim.", "--class", "preference")
    scene.at("2026-11-20T09:00:00Z")
    scene.work(1)
    return scene.codes(), scene.user("decay", "--apply").out.split(" · ")[0]


def layered(scene: Scene) -> object:
    said = scene.user("remember", "The editor is vim.", "--class", "preference", "--json")
    return said.data["layer"], scene.user("list", "--layer", "durable").out


# -- privacy, trust, roles, checks -----------------------------------------------------------------


def said_of(text: str) -> Tell:
    """Exit code and text of a fact."""

    def tell(scene: Scene) -> object:
        said = scene.user("remember", text, "--id", "a-fact")
        return said.code, scene.user("list").out

    return tell


def said_of_an_author(scene: Scene) -> object:
    who = ["-c", "user.name=Ann Dev", "-c", "user.email=ann@dev.example"]
    for words in (["init", "-q"], [*who, "commit", "-q", "--allow-empty", "-m", "first"]):
        subprocess.run(["git", "-C", str(scene.root), *words], check=True)
    return said_of("Ann Dev approves releases.")(scene)


def asked_before_the_end(scene: Scene) -> object:
    """What an agent is asked at its first stop after a commit."""
    git = ["git", "-C", str(scene.root), "-c", "user.name=Ann Dev", "-c", "user.email=ann@dev.example"]

    def hook(event: str) -> str:
        return scene.house.run("hook", event, "--host", "claude-code", stdin='{"session_id": "one"}').out

    subprocess.run([*git, "init", "-q"], check=True)
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "first"], check=True)
    hook("session-start")
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "second"], check=True)
    return hook("stop")


def waived(scene: Scene) -> object:
    scene.root.joinpath("sessions").mkdir(exist_ok=True)
    (scene.root / "sessions" / "2026-11-01.md").write_text(f"# Notes\n\nAsk {MAIL}.\n")
    return scene.codes()


def erased(scene: Scene) -> object:
    scene.remember("Six bells are rung at noon.", "--id", "six-bells")
    return scene.user("erase", "six-bells", "--why", "asked for").code


def quarantined(scene: Scene) -> object:
    return scene.agent("propose", "Pumps are blue.", "--from", "https://example.org/pumps", "--json").data[
        "status"
    ]


def overdue(scene: Scene) -> object:
    scene.set("decay", "review_every", 1)
    scene.work(2)
    return scene.codes()


def lost(scene: Scene) -> object:
    """Whether writing goes on after a session was lost for good."""
    scene.remember("Six bells are rung at noon.")
    scene.remember("Seven bells are rung at one.")
    gone = sorted((scene.root / "sessions").glob("*.md"))[0]
    gone.unlink()
    (scene.root / "continuity.md").unlink()
    if scene.tables["checks"]["lost"]:
        scene.set("checks", "lost", [gone.stem])
    return scene.user("list").code


def stalled(scene: Scene) -> object:
    scene.set("decay", "stalled_thread", 1)
    scene.remember("Who pays the pilot?", "--kind", "thread")
    scene.work(3)
    return scene.codes()


def read_as(name: str, *more: str) -> Tell:
    """What somebody reads of a confidential fact of another tenant's."""

    def tell(scene: Scene) -> object:
        scene.remember("The vendor is Acme.", *more)
        scene.tables.setdefault("roles", {}).setdefault("lead", {})
        lead = {"people": ["user:erin"], "max_classification": "confidential", "tenants": ["default", "acme"]}
        scene.tables["roles"]["lead"] = {**lead, **scene.tables["roles"]["lead"]}
        scene.write()
        return scene.user("recall", "vendor", by=name).code

    return tell


def amended_by_role(scene: Scene) -> object:
    """Whether erin changes an obligation: a role may if it says so."""
    lead = {"people": ["user:erin"], **scene.tables["roles"]["lead"]}
    other = {"people": ["user:mo"], "may": ["amend"]}
    scene.tables["roles"] = {"lead": lead, "other": other}
    scene.write()
    scene.user("remember", "Uploads must be at most 25 MB.", "--kind", "invariant")
    scene.agent("propose", "Uploads must be at most 50 MB.", "--id", "uploads-50")
    scene.agent("session", "end", "--defer")
    return scene.user("amend", "uploads-50", "--why", "agreed", by="erin").code


# -- working memory, harvest, context, git ---------------------------------------------------------


def noted(*steps: tuple[str, ...]) -> Tell:
    """Working memory after these steps."""

    def tell(scene: Scene) -> object:
        for step in steps:
            assert scene.agent(*step).code == 0, step
        return scene.agent("wm", "show", "--json").out

    return tell


NOTE = ("note", "Pumps are blue.", "--ttl", "9")
SHORT = ("note", "Pumps are blue.", "--type", "temp")
TOUCH, TICK = ("wm", "touch", "1"), ("wm", "tick")
BOTH = (TOUCH, ("wm", "touch", "2"))
LONG = tuple(("note", f"Pump {number} is as blue as the sea at noon.", "--ttl", "9") for number in range(4))


def harvested(scene: Scene) -> object:
    for number in (1, 2):
        page = f"# {number}. Use pump {number}\n\n## Status\n\nAccepted\n\n## Decision\n\nWe use pump {number}.\n"
        path = scene.root / "docs" / "adr" / f"000{number}-pump.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page)
    return scene.user("harvest").out


def packed(scene: Scene) -> object:
    for number in range(12):
        scene.remember(f"Pump {number} is blue and stands at quay {number}.")
    return scene.user("context").out


def copied(scene: Scene) -> object:
    """Where an erasure says that copies remain."""
    scene.remember("Six bells are rung at noon.", "--id", "six-bells")
    return scene.user("erase", "six-bells", "--why", "asked", "--legal", "--dry-run").out


def staged(scene: Scene) -> object:
    import subprocess

    scene.remember("Six bells are rung at noon.")
    done = subprocess.run(
        ["git", "-C", str(scene.root), "diff", "--cached", "--name-only"], capture_output=True, check=True
    )
    return bool(done.stdout)


PREFERENCE = ("--class", "preference")

ROWS: dict[tuple[str, str], Row] = {
    ("layout", "project"): ("quay", "harbour", after_a_fact),
    ("layout", "sessions"): ("sessions", "log", after_a_fact),
    ("layout", "continuity"): ("continuity.md", "MEMORY.md", after_a_fact),
    ("layout", "memory"): ("memory", "brain", after_a_fact),
    ("layout", "sessions_by"): ("flat", "month", after_a_fact),
    ("layout", "projected"): ("internal", "confidential", confidential),
    ("layout", "tenant"): ("default", "acme", tenants),
    ("session", "idle_hours"): (12, 1, idle),
    ("session", "lock_seconds"): (0, 1, locked),
    ("decay", "working_window"): (3, 1, aged(2)),
    ("decay", "active_window"): (8, 3, aged(5)),
    ("decay", "archive_window"): (20, 9, aged(10)),
    ("decay", "stalled_thread"): (40, 1, aged(2, "--kind", "thread")),
    ("decay", "review_every"): (20, 1, aged(2)),
    ("decay", "reverify_every"): (40, 1, aged(2, "--kind", "invariant")),
    ("decay", "unreviewed_window"): (20, 1, unreviewed),
    ("decay", "max_facts"): (30, 0, aged(1)),
    ("decay", "max_lines"): (600, 1, aged(1)),
    ("index", "max_lines"): (200, 8, records),
    ("index", "max_bytes"): (25_000, 400, records),
    ("promotion", "reviewer_may_be_author"): ("yes", "no", own_word()),
    ("promotion", "quorum"): (1, 2, own_word()),
    ("promotion", "quorum_invariants"): (1, 2, own_word("--kind", "invariant")),
    ("promotion", "close_gate"): ("defer-allowed", "decide", ended),
    ("promotion", "auto_approve"): (["fact"], [], unlisted),
    ("promotion", "auto_limit"): (20, 0, unlisted),
    ("promotion", "reviewers"): (["people"], ["people", "agent:gemini"], answered_by_agent),
    ("promotion", "agents_refresh"): (True, False, rechecked),
    ("promotion", "may_change"): ([], ["agent:codex"], archived_by_agent),
    ("promotion", "require"): ([], ["confidence"], complete),
    ("promotion", "may_amend"): (["admin"], ["lead"], amended),
    ("promotion", "vote_sessions"): (20, 0, late_vote),
    ("classes.preference", "keys"): ([], ["ops/"], keyed),
    ("classes.preference", "evidence"): (1, 2, witnessed),
    ("classes.preference", "retention_days"): (0, 2, retained),
    ("classes.preference", "approval"): ("review", "auto", automatic(*PREFERENCE)),
    ("classes.preference", "durable"): (False, True, layered),
    ("retention", "audit_days"): (365, 0, erased),
    ("privacy", "on_personal_data"): ("redact", "refuse", said_of(f"Ask {MAIL} first.")),
    ("privacy", "on_secret"): ("redact", "refuse", said_of(f"The key is {SECRET} here.")),
    ("privacy", "authors"): ("keep", "redact", said_of_an_author),
    ("privacy", "words"): ([], ["Zebrafish"], said_of("Project Zebrafish is late.")),
    ("privacy", "waivers"): ([], ["EMAIL sessions/2026-11-01.md a public address"], waived),
    ("privacy", "presidio"): (False, True, said_of("Pumps are blue.")),
    ("privacy", "max_bytes"): (16_000_000, 10, said_of("Pumps are blue at noon.")),
    ("privacy", "detector_seconds"): (10, 0, said_of(f"Ask {MAIL} first.")),
    ("privacy.classes", "EMAIL"): ("redact", "refuse", said_of(f"Ask {MAIL} first.")),
    ("hosts", "ask_before_end"): ("yes", "no", asked_before_the_end),
    ("trust", "external"): ("quarantine", "queue", quarantined),
    ("checks", "review_overdue"): ("warning", "error", overdue),
    ("checks", "lost"): ([], ["this one"], lost),
    ("checks.severity", "thread-stalled"): ("warning", "off", stalled),
    ("working_memory", "refs"): (2, 1, noted(NOTE, TOUCH)),
    ("working_memory", "window"): (4, 1, noted(NOTE, TOUCH, TICK, TICK, TOUCH)),
    ("working_memory", "ttl"): (3, 1, noted(SHORT, TICK)),
    ("working_memory", "ttl_cwm"): (10, 3, noted(NOTE, TOUCH, TICK, TOUCH)),
    ("working_memory", "tokens"): (512, 12, noted(*LONG, *BOTH, TICK, *BOTH)),
    ("harvest", "max_files"): (500, 1, harvested),
    ("harvest", "max_bytes"): (200_000_000, 100, harvested),
    ("harvest", "exclude"): ([], ["docs"], harvested),
    ("context", "tokens"): (1500, 60, packed),
    ("context", "lines"): (60, 8, packed),
    ("git", "stage"): (False, True, staged),
    ("mirror", "repo"): ("", "harbour/quay", copied),
    ("roles.lead", "people"): (
        ["user:erin"],
        ["user:mo"],
        read_as("erin", "--classification", "confidential"),
    ),
    ("roles.lead", "max_classification"): (
        "internal",
        "confidential",
        read_as("erin", "--classification", "confidential"),
    ),
    ("roles.lead", "tenants"): (["default"], ["default", "acme"], read_as("erin", "--tenant", "acme")),
    ("roles.lead", "may"): ([], ["amend"], amended_by_role),
}
