"""An answer is bounded whatever the verb behind a tool says, and its hints are for somebody without a shell."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from memkit.cli.frame.outcome import Outcome
from memkit.hosts.mcp.reply import DATA_MOST, TEXT_MOST, hit_data
from memkit.hosts.mcp.tool import Tool
from memkit.hosts.mcp.tool_hints import for_tools
from memkit.hosts.mcp.tools import TOOLS, Toolbox
from memkit.model import Problem
from memkit.query.call import Call

ARGUMENTS = {
    "recall": {"query": "x"},
    "show_fact": {"id": "x"},
    "why": {"id": "x"},
    "context_pack": {},
    "list_review": {},
    "check": {},
    "session_end": {},
}


class Says:
    """Verbs that all answer the same."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome, self.given = outcome, {}  # type: ignore[var-annotated]

    def ask(self, call: Call, verb: str, given: Mapping[str, object]) -> Outcome:
        self.given = dict(given)
        return self.outcome


@pytest.mark.parametrize("name", ARGUMENTS)
def test_an_answer_is_bounded_whatever_the_size_of_memory(name: str) -> None:
    rows = [
        {"id": f"fact-{at}", "text": "words " * 50, "kind": "fact", "detail": ["x" * 500]}
        for at in range(20_000)
    ]
    data = {"hits": rows, "items": rows, "omitted": rows, "history": rows, "text": "words " * 100_000}
    problems = tuple(Problem("code", f"file-{at}", 1, "message " * 20, "memkit check") for at in range(5000))
    said = Outcome("a line\n" * 200_000, data=data, problems=problems, notes=("note",))
    result = Toolbox(Call(cwd="/"), Says(said)).call(name, ARGUMENTS[name])
    text = result["content"][0]["text"]
    assert len(text.encode()) <= TEXT_MOST
    assert " bytes left out" in text
    assert len(json.dumps(result["structuredContent"], ensure_ascii=False).encode()) <= DATA_MOST


def test_what_was_left_out_of_a_list_is_counted() -> None:
    rows = [{"id": f"f{at}", "text": "x"} for at in range(130)]
    result = Toolbox(Call(cwd="/"), Says(Outcome("x", data={"hits": rows}))).call("recall", {"query": "x"})
    assert len(result["structuredContent"]["hits"]) == 100
    assert result["structuredContent"]["left_out"] == {"hits": 30}


def test_a_list_of_what_waits_has_pages() -> None:
    verbs = Says(Outcome("x", data={"items": []}))
    Toolbox(Call(cwd="/"), verbs).call("list_review", {})
    assert verbs.given == {"limit": 20}
    Toolbox(Call(cwd="/"), verbs).call("list_review", {"limit": 5, "skip": 20})
    assert verbs.given == {"limit": 5, "skip": 20}


def test_hidden_characters_are_shown_as_what_they_are() -> None:
    said = Outcome("a\u202eb", data={"hits": [{"id": "a", "text": "a\u202eb"}]})
    result = Toolbox(Call(cwd="/"), Says(said)).call("recall", {"query": "x"})
    assert "\u202e" not in json.dumps(result, ensure_ascii=False)
    assert result["structuredContent"]["hits"][0]["text"] == "a\\u202eb"


@pytest.mark.parametrize(
    ("hint", "told"),
    [
        ('memkit recall "…" -n 5', 'recall(query="…", limit=5)'),
        ("memkit grep zebra --all also searches", 'recall(query="zebra", archive=true, sessions=true) also searches'),
        ("memkit show term has the meaning in force", 'show_fact(id="term") has the meaning in force'),
        ("see it (memkit show conflict-1)", 'see it (show_fact(id="conflict-1"))'),
        ('still true? memkit verify a b · memkit supersede c "…"', 'still true? verify(ids=["a", "b"]) · supersede(old="c", new="…")'),
        ('memkit propose "One." --evidence src/a.py --evidence b.py', 'propose(text="One.", evidence=["src/a.py", "b.py"])'),
        ("memkit review --limit 20 --skip 40", "list_review(limit=20, skip=40)"),
        ('memkit session end -m "done; next" --defer', 'session_end(message="done; next")'),
        ("memkit session end --session 9f", "ask the user to run memkit session end --session 9f"),
        ("memkit promote a", "ask the user to run memkit promote a"),
        ("1 session is damaged: memkit check", "1 session is damaged: check()"),
        ("ask the user to run `memkit verify a` in a terminal", "ask the user to run `memkit verify a` in a terminal"),
        ("git ls-files lists the files", "git ls-files lists the files"),
        ("--evidence 'a.py#f'  # or a.py#g", 'evidence=["a.py#f"]  # or a.py#g'),
        ('say it again with --asks "how?" so that', 'say it again with asks=["how?"] so that'),
        ("--id with other words", "id with other words"),
        ("say it again with --supersedes a-b --supersedes c-d", 'supersede(old="a-b", new="c-d")'),
        ("a bug in memkit itself", "a bug in memkit itself"),
    ],
)  # fmt: skip
def test_a_hint_names_the_tool_that_does_the_same(hint: str, told: str) -> None:
    assert for_tools(hint) == told


@pytest.mark.parametrize("tool", TOOLS.values(), ids=lambda tool: tool.name)
def test_the_example_of_a_tool_is_a_call_it_takes(tool: Tool) -> None:
    name, _, rest = tool.example.partition("(")
    given = eval(f"dict({rest}", {"true": True})
    assert name == tool.name
    assert set(tool.keywords(given)) >= set(tool.usual)
    assert {parameter.name for parameter in tool.parameters if parameter.required} <= set(given)


def test_every_keyword_of_a_tool_is_one_of_its_verb() -> None:
    from memkit.cli.verbs import declared_verbs, load, verb_named

    for tool in TOOLS.values():
        verb = verb_named(tool.verb, declared_verbs(load(tool.verb.split()[0])))
        assert verb is not None, tool.name
        wanted = {parameter.dest or parameter.name for parameter in tool.parameters} | set(tool.usual)
        assert wanted <= set(verb.empty()), tool.name
        # without their options these two only look
        assert tool.writes is (verb.writes and tool.name not in ("list_review", "check")), tool.name


def test_what_several_hits_have_in_common_is_said_once() -> None:
    rows = [{"id": f"f{at}", "text": "x", "kind": "convention", "verdict": "fresh"} for at in range(8)]
    rows[0]["verdict"] = "changed"
    found = hit_data({"hits": rows})
    assert found["all"] == {"kind": "convention"}
    assert found["hits"][:2] == [{"id": "f0", "text": "x", "verdict": "changed"}, {"id": "f1", "text": "x"}]


def test_hits_that_differ_or_are_few_say_it_each() -> None:
    rows = [{"id": f"f{at}", "text": "x", "kind": kind} for at, kind in enumerate(("term", "term", "fact"))]
    assert hit_data({"hits": rows})["all"] is None
    assert hit_data({"hits": rows[:2]})["hits"] == rows[:2]


@pytest.mark.parametrize(
    ("tool", "given", "argv"),
    [
        ("supersede", {"old": "a-b", "invalidate": True}, ("supersede", "a-b", "--invalidate")),
        ("supersede", {"old": "a-b", "new": "One."}, ("supersede", "a-b", "One.")),
        (
            "propose",
            {"text": "One.", "evidence": ["a.py", "b.py"], "id": "one"},
            ("propose", "One.", "--evidence", "a.py", "--evidence", "b.py", "--id", "one"),
        ),
        ("verify", {"ids": ["a", "b"], "why": "read"}, ("verify", "a", "b", "--why", "read")),
    ],
)
def test_a_writing_call_is_kept_whole_for_its_hints(
    tool: str, given: dict[str, object], argv: tuple[str, ...]
) -> None:
    class Keeps(Says):
        def ask(self, call: Call, verb: str, given: Mapping[str, object]) -> Outcome:
            self.argv = call.argv
            return super().ask(call, verb, given)

    verbs = Keeps(Outcome("x"))
    Toolbox(Call(cwd="/"), verbs).call(tool, given)
    assert verbs.argv == argv


@pytest.mark.parametrize(
    ("name", "given", "meant"),
    [
        (
            "supersede",
            {"id": "cache-size", "text": "It is 5."},
            'supersede(old="cache-size", new="It is 5.")',
        ),
        ("propose", {"text": "It is 5.", "kind": "nope"}, 'propose(text="It is 5.")'),
        ("propose", {"text": "It is 5.", "kind": "findin"}, 'propose(text="It is 5.", kind="finding")'),
        ("propose", {"claim": "It is 5.", "evidence": "a.py"}, 'propose(text="It is 5.", evidence=["a.py"])'),
        ("reference_fact", {"ids": "cache-size"}, 'reference_fact(ids=["cache-size"])'),
        ("recall", {}, 'recall(query="…")'),
        ("recall", {"query": "cache", "limit": "5"}, 'recall(query="cache", limit=5)'),
    ],
)
def test_the_hint_for_a_call_that_does_not_fit_keeps_what_was_given(
    name: str, given: dict[str, object], meant: str
) -> None:
    toolbox = Toolbox(Call(("mcp",)), Says(Outcome("")))
    said = toolbox.call(name, given)["content"][0]["text"]
    assert f"hint: {meant}" in said


def test_the_hint_for_a_call_that_does_not_fit_repeats_no_secret() -> None:
    token = "ghp_" + "A1b2C3d4E5" * 3 + "f6G7h8"
    said = Toolbox(Call(("mcp",)), Says(Outcome(""))).call(
        "propose", {"text": f"The token is {token}.", "kind": "nope"}
    )
    assert token not in said["content"][0]["text"]
