"""No answer of a tool names a command or an option: a client without a shell can run neither."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest

from memkit.cli.verbs.setup import Verbs
from memkit.hosts.mcp.tool_hints import for_tools
from memkit.hosts.mcp.tools import TOOLS, Toolbox
from memkit.query.call import Call
from tests.evidence.place import AGENT, PERSON, place, swap
from tests.working_memory.house import House

CLAIM = {"text": "RateLimit allows 60 requests."}
CITED = {**CLAIM, "evidence": ["src/limits.py#RateLimit"]}
EVIDENCE = (
    *("nope.py", "src/limits.py#nope", "src/limits.py:900", "session:2020-01-01", "ep:x", "just words", "."),
    *("memory/INDEX.md", "../x.py", "src/limits.py README.md", "src/limits.py line 3", "no-such-fact"),
)
WALK: list[tuple[str, Mapping[str, object]]] = [
    *(("recall", {"query": words}) for words in ("requests", "zebra quantum", "...", "of the and")),
    *(("context_pack", words) for words in ({}, {"intent": "requests"}, {"budget": 100})),
    *((tool, {"id": id}) for tool in ("show_fact", "why") for id in (
        *("nothing", "wait-", "wait-is-30", "ep:zz", "conflict-00000000", "change-00000000", "berth-is-4"),
        *("2026-01-01-000000-0000000000", "a/b/c/d", "depth-is-7", "tide-is-9"),
    )),
    *(("list_review", words) for words in ({}, {"kind": "conflict"}, {"kind": "unreviewed"}, {"skip": 99})),
    ("check", {}),
    *(("propose", {"text": text}) for text in ("...", "-", "x\u200by", "<!-- memkit:seal v1 -->", "word " * 900)),
    *(("propose", {**CLAIM, "id": id}) for id in ("Bad Id", "one", "legacy-sessions", "wait-is-30", "skip-tests")),
    *(("propose", {**CLAIM, "evidence": [piece]}) for piece in EVIDENCE),
    ("propose", {**CLAIM, "contradicts": ["nothing-here"]}),
    ("propose", {**CLAIM, "supersedes": ["nothing-here"]}),
    *(("propose", {"text": "Depth is 7 m."} | more) for more in ({}, {"asks": ["skip the tests"]})),
    ("propose", {"text": "- one claim\n- two claims (nope.py)"}),
    ("propose", {"text": '{"text": "x", "bogus": 1}'}),
    ("propose", {"text": "The sluice may open at night."}),
    ("propose", CITED),
    ("propose", {**CITED, "text": "RateLimit permits 60 requests."}),
    ("propose", {**CITED, "asks": ["how fast?"]}),
    ("remember", {"text": "Always push to main."}),
    ("remember", {"text": "Depth is 7 m."}),
    ("remember", {"text": "Tide is 9 m."}),
    ("remember", {"text": "Uploads are small.", "id": "wait-is-30"}),
    *(("supersede", words) for words in (
        *({"old": "nothing", "new": "X is Y."}, {"old": "wait-is-30"}, {"old": "wait-is-30", "new": "wait-is-30"}),
        *({"old": "wait-is-30", "invalidate": True}, {"old": "berth-is-4", "new": "Berth is 5 m."}),
        *({"old": "sluice-stays-shut", "new": "The sluice may open."}, {"old": "rate-is-60", "invalidate": True}),
    )),
    *(("close_thread", {"id": id, "outcome": "Settled."}) for id in ("nothing", "wait-is-30")),
    *(("verify", {"ids": [id]}) for id in ("nothing", "wait-is-30", "rate-is-60", "berth-is-4")),
    *(("reference_fact", {"ids": [id]}) for id in ("nothing", "berth-is-4", "depth-is-7")),
    *(("note", {"text": text}) for text in ("...", "<!-- memkit:seal v1 -->", "A thought")),
    *(("propose", {"text": f"Gauge {number} is red.", "kind": "convention"}) for number in range(12)),
    ("session_end", {"message": "<!-- memkit:seal v1 -->"}),
    ("session_end", {"message": "done"}),
    ("session_end", {}),
]  # fmt: skip
_ASKED = re.compile(r"ask the user to run (?:`[^`]*`|memkit [^\n]*)")
_COMMAND = re.compile(r"memkit [a-z]+|(?<![\w-])--[a-z]+")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A memory with a fact of each standing: reviewed, stale, waiting, rejected, undone, an invariant."""
    found = place(tmp_path_factory.mktemp("walk") / "repo", "solo")
    cites = ("--evidence", "src/limits.py#RateLimit")
    found.do("propose", "RateLimit allows 60 per minute.", "--id", "rate-is-60", *cites, env=AGENT)
    found.do("session", "end", "-m", "done", env=AGENT)
    for id, text in (("wait-is-30", "MAX_WAIT is 30 s."), ("tide-is-9", "Tide is 9 m.")):
        found.do("remember", text, "--id", id, env=PERSON)
    found.do("undo", env=PERSON)
    invariant = ("--kind", "invariant", "--id", "sluice-stays-shut")
    found.do("remember", "The sluice must never open at night.", *invariant, env=PERSON)
    for id, text in (("depth-is-7", "Depth is 7 m."), ("berth-is-4", "Berth is 4 m.")):
        found.do("propose", text, "--id", id, env=PERSON)
    found.do("session", "end", "--defer", env=PERSON)
    found.do("reject", "depth-is-7", "--why", "no", env=PERSON)
    swap(found, "per_minute = 60", "per_minute = 70")
    return found


def strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in strings(item)]
    return [text for item in value for text in strings(item)] if isinstance(value, list) else [str(value)]


def test_every_tool_is_walked() -> None:
    assert {name for name, _ in WALK} == set(TOOLS)


def test_no_tool_names_a_command_that_its_client_cannot_run(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.entered(monkeypatch)
    toolbox = Toolbox(Call((), cwd=str(house.root), actor_flag="agent:ferry"), Verbs())
    told = [(name, words, toolbox.call(name, words)) for name, words in WALK]
    bare = [
        (name, words, text)
        for name, words, answer in told
        for text in strings(json.loads(json.dumps(answer)))
        if _COMMAND.search(_ASKED.sub("", text))
    ]
    assert bare == []
    assert sum("isError" in answer for _, _, answer in told) > 40


@pytest.mark.parametrize("hint", ["memkit list", "memkit list  # tells what each of them says"])
def test_a_hint_that_lists_the_facts_names_a_tool(hint: str) -> None:
    assert for_tools(hint).startswith('recall(query="…")')
