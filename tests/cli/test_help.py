from __future__ import annotations

import importlib.util
import json
import re

import pytest

from memkit.__main__ import main
from memkit.cli.frame import Arg, Opt, Verb
from memkit.cli.help import TOPICS, reference
from memkit.cli.help.reference import all_verbs, hanging_text, long_help, page, plumbing_help, short_help
from memkit.cli.verbs import GROUPS, MORE_GROUPS, TABLE, TAILS, module_of

Output = pytest.CaptureFixture[str]

SHORT = """\
memkit keeps a repository's memory in markdown: an append-only ledger, and pages rendered from it.

Start
  init        create memkit.toml, sessions/ and the projections  --preset solo|team|regulated
  setup       connect git, pre-commit, CI and coding agents      git, claude-code, codex, … --list
Remember
  remember    record a fact: yours counts at once, an agent's goes by the policy
  recall      ranked answer to a question
  context     what to know for a task, within a token budget
  show        one fact, candidate, record, conflict, session, episode or key
  why         why it has this tier, rank or verdict, and what would change it
Decide
  review      walk through all that waits: candidates, conflicts, fading, stale, due
  undo        take back what was just recorded or promoted
Look
  status      the state in ten lines (also: memkit alone)
  check       the gate: ledger, projections, promotions, privacy --staged, --since REV
  report      the whole memory as one HTML page

Everywhere: --json  -q  -C DIR  --dry-run  --yes  --actor  --session  --no-color
More: help all | plumbing | agents | review | personal | privacy | ci | formats
"""


def test_the_first_page_of_help_has_the_twelve_verbs_most_people_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reference, "is_installed", lambda name: True)
    assert short_help() == SHORT
    assert sum(line.startswith("  ") for line in SHORT.splitlines()) == 12


def test_a_verb_whose_file_is_not_there_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "is_installed", lambda name: name == "recall")
    lines = short_help().splitlines()
    assert lines[2:5] == ["Remember", "  recall      ranked answer to a question", ""]


def test_every_group_of_the_table_has_a_title() -> None:
    assert {row[1] for row in TABLE.values()} == {*GROUPS, *MORE_GROUPS}
    assert set(TAILS) <= set(TABLE)


def test_help_all_and_help_plumbing_name_every_verb_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "is_installed", lambda name: True)
    shown = re.findall(r"^  (\S+)", long_help() + plumbing_help(), re.MULTILINE)
    assert shown == list(TABLE)


def test_a_page_shows_everyday_options_and_how_to_see_the_others(capsys: Output) -> None:
    assert main(["remember", "--help"]) == 0
    everyday = capsys.readouterr().out
    assert main(["remember", "--help-all"]) == 0
    everything = capsys.readouterr().out
    named = re.findall(r"^  (?:-\w, )?(--[\w-]+)", everyday, re.MULTILINE)
    assert named == ["--id", "--kind", "--section", "--evidence", "--when", "--asks", "--supersedes", "--why"]
    assert "  26 more options: memkit remember --help-all" in everyday.splitlines()
    assert "--tenant" in everything and "--help-all" not in everything
    assert everything == page(("remember",), all_options=True)


def test_help_of_another_word_for_a_verb_is_that_verbs_page(capsys: Output) -> None:
    assert main(["help", "search"]) == 0
    assert capsys.readouterr().out == page(("recall",))


def test_a_narrow_terminal_wraps_under_the_beginning() -> None:
    assert hanging_text("  ab  ", "one two three four five six", 26) == [
        "  ab  one two three four",
        "      five six",
    ]
    assert max(map(len, short_help(60).splitlines()[2:])) <= 80


def test_help_of_a_verb_is_its_page_whichever_way_it_is_asked(capsys: Output) -> None:
    pages = []
    for words in (
        ["help", "completion"],
        ["completion", "--help"],
        ["completion", "-h"],
        ["-h", "completion"],
    ):
        assert main(words) == 0
        pages.append(capsys.readouterr().out)
    assert pages == [page(("completion",))] * 4


def test_the_typer_app_prints_the_same_page() -> None:
    from typer.testing import CliRunner

    from memkit.cli.frame.typer_app import app

    result = CliRunner().invoke(app(), ["completion", "--help"])
    assert (result.exit_code, result.output.rstrip()) == (0, page(("completion",)).rstrip())


@pytest.mark.usefixtures("sample_verbs")
def test_a_page_says_how_to_call_it_and_what_comes_back() -> None:
    assert page(("say",)) == (
        "memkit say TEXT [loud|soft] [options]\n"
        "  say a sentence\n"
        "\n"
        "  Says it as often as asked.\n"
        "\n"
        "Arguments\n"
        "  TEXT  the sentence to say\n"
        "  TONE  how\n"
        "\n"
        "Options\n"
        "  -n, --times N           how often (default 1)\n"
        "  --to TO                 who hears it (may be repeated)\n"
        "  --from FROM             who says it\n"
        "  --mood calm|glad|stern  one of three\n"
        "  -e, --echo              say it back\n"
        "  -u, --upper             in capitals\n"
        "\n"
        "Example\n"
        '  memkit say "Tea is served at four." --times 2\n'
        "\n"
        "Exit codes\n"
        "  0  said\n"
        "  4  not said\n"
        "\n"
        "Everywhere: --json  -q  -C DIR  --dry-run  --yes  --actor  --session  --no-color\n"
    )


@pytest.mark.usefixtures("sample_verbs")
@pytest.mark.parametrize("words", [["bag", "--help"], ["help", "bag"], ["box", "-h"]])
def test_the_page_of_a_family_has_all_its_sub_verbs(capsys: Output, words: list[str]) -> None:
    assert main(words) == 0
    out = capsys.readouterr().out
    family = words[0] if words[0] != "help" else words[1]
    expected = {
        "bag": ["memkit bag shake", "memkit bag drop"],
        "box": ["memkit box [options]", "memkit box put THINGS… WHERE", "memkit box look [options]"],
    }
    assert re.findall(r"^memkit .*", out, re.MULTILINE) == expected[family]


@pytest.mark.parametrize("name", TOPICS)
def test_a_topic_fits_a_screen_and_names_only_verbs_that_exist(capsys: Output, name: str) -> None:
    assert main(["help", name]) == 0
    text = capsys.readouterr().out
    assert text == TOPICS[name]
    assert len(text.splitlines()) <= 32 and max(map(len, text.splitlines())) <= 110
    named = set(re.findall(r"memkit ([a-z]\S*)", text)) - {"memkit"}
    assert {word.rstrip(";.,:") for word in named} - {"itself"} <= set(TABLE)


def test_the_command_tree_lists_every_declared_verb(capsys: Output) -> None:
    assert main(["help", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)["data"]
    assert [verb["name"] for verb in data["verbs"]] == [verb.name for _, verb in all_verbs()]
    assert [row["code"] for row in data["exit_codes"]] == [0, 1, 2, 3, 4, 5, 70, 130]
    completion = next(verb for verb in data["verbs"] if verb["name"] == "completion")
    assert completion["args"] == [
        {
            "name": "shell",
            "help": "bash, zsh or fish",
            "kind": "text",
            "required": True,
            "many": False,
            "default": None,
            "choices": ["bash", "zsh", "fish"],
        }
    ]


def test_the_tree_of_one_verb_is_that_verb_alone(capsys: Output) -> None:
    assert main(["help", "version", "--json"]) == 0
    assert [verb["name"] for verb in json.loads(capsys.readouterr().out)["data"]["verbs"]] == ["version"]


EVERY_VERB = [verb for _, verb in all_verbs()]
FAMILIES = {verb.name.split()[0] for verb in EVERY_VERB if " " in verb.name}


@pytest.mark.parametrize("verb", EVERY_VERB, ids=lambda verb: verb.name)
def test_every_verb_is_declared_in_full(verb: Verb) -> None:
    assert verb.example.startswith("memkit "), "an example that can be pasted"
    assert verb.description or " " in verb.name, "a paragraph; the line of a sub-verb may say it all"
    assert 0 in verb.exits
    items: list[Arg | Opt] = [*verb.args, *verb.opts]
    assert [item.dest for item in items if not item.help] == []


@pytest.mark.parametrize("verb", EVERY_VERB, ids=lambda verb: verb.name)
def test_a_verb_and_the_table_say_the_same_line(verb: Verb) -> None:
    # a family's line in the table names its sub-verbs
    if " " not in verb.name and verb.name not in FAMILIES:
        assert verb.summary == TABLE[verb.name][2]


def test_every_row_of_the_table_has_a_module() -> None:
    missing = [name for name in TABLE if importlib.util.find_spec(module_of(name)) is None]
    assert missing == []
