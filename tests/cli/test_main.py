from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from memkit.__main__ import main
from memkit.version import __version__

pytestmark = pytest.mark.usefixtures("sample_verbs")
Output = pytest.CaptureFixture[str]


def ran(capsys: Output, *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_a_verb_answers_on_stdout(capsys: Output) -> None:
    assert ran(capsys, "say", "Tea [at] four", "-n2") == (0, "Tea [at] four\nTea [at] four\n", "")


def test_quiet_prints_the_bare_id(capsys: Output) -> None:
    assert ran(capsys, "-q", "say", "x") == (0, "said-it\n", "")
    assert ran(capsys, "say", "x", "--quiet") == (0, "said-it\n", "")


def test_a_global_option_behind_the_verb_wins_over_one_before_it(capsys: Output) -> None:
    words = ("--actor", "user:a", "--session", "s1", "--yes", "say", "who", "--actor", "user:b", "--dry-run")
    assert ran(capsys, *words) == (0, "user:b s1 True True\n", "")


def test_json_is_one_document_on_stdout(capsys: Output) -> None:
    code, out, err = ran(capsys, "say", "Grüße → hier", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    assert "Grüße → hier" in out
    assert json.loads(out) == {
        "schema": "memkit/1",
        "command": "say",
        "ok": True,
        "data": {"text": "Grüße → hier", "times": 1},
        "problems": [],
    }


def test_problems_and_notes_go_to_stderr_in_the_house_layout(capsys: Output) -> None:
    assert ran(capsys, "count", "a", "b", "--unit", "u") == (
        1,
        "a\nb\n",
        "a.md:33: error: a long word [too-long]\n"
        "   33 | - a long word\n"
        "hint: shorten it\n"
        "b.md: warning: an odd word [odd]\n"
        "memkit: counted 2\n"
        "hint: memkit count more\n",
    )


def test_json_carries_problems_and_notes_and_leaves_stderr_empty(capsys: Output) -> None:
    code, out, err = ran(capsys, "--json", "count", "a", "--unit", "u")
    assert (code, err) == (1, "")
    assert json.loads(out) == {
        "schema": "memkit/1",
        "command": "count",
        "ok": False,
        "data": {"n": 1},
        "problems": [
            {
                "code": "too-long",
                "severity": "error",
                "file": "a.md",
                "line": 33,
                "message": "a long word",
                "hint": "shorten it",
            },
            {
                "code": "odd",
                "severity": "warning",
                "file": "b.md",
                "line": 0,
                "message": "an odd word",
                "hint": "",
            },
        ],
        "notes": ["counted 1", "hint: memkit count more"],
    }


def test_a_refusal_has_code_detail_and_the_command_that_works(capsys: Output) -> None:
    assert ran(capsys, "say", "refuse", "-n", "2") == (
        4,
        "",
        "memkit: error: not that word [refused]\n  one\n  two\nhint: memkit say please -n 2\n",
    )


def test_a_refusal_in_json_is_one_object_on_stderr(capsys: Output) -> None:
    code, out, err = ran(capsys, "say", "refuse", "--json")
    assert (code, out, err.count("\n")) == (4, "", 1)
    assert json.loads(err) == {
        "schema": "memkit/1",
        "code": "refused",
        "message": "not that word",
        "file": "",
        "line": 0,
        "hint": "memkit say please --json",
        "exit_code": 4,
        "detail": ["one", "two"],
    }


def test_json_behind_the_end_of_options_is_no_option(capsys: Output) -> None:
    assert ran(capsys, "nonsuch", "--", "--json")[2].startswith("memkit: error:")


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        (["sy", "a b"], 'no verb "sy" [unknown-verb]', 'memkit say "a b"'),
        (["remeber", "It is $5"], 'no verb "remeber" [unknown-verb]', "memkit remember 'It is $5'"),
        (["-q", "recal", "x"], 'no verb "recal" [unknown-verb]', "memkit -q recall x"),
        (["qqqq"], 'no verb "qqqq" [unknown-verb]', "memkit --help"),
        (["Forget", "x-y"], 'no verb "Forget"; use archive [unknown-verb]', 'memkit archive x-y'),
        (["commit", "-m", "done"], 'no verb "commit"; use session end [unknown-verb]', "memkit session end -m done"),
        (["where is it?"], "the first word is the verb [unknown-verb]", 'memkit recall "where is it?"'),
        (["say"], "TEXT is missing: the sentence to say [missing-argument]", 'memkit say "Tea is served at four." --times 2'),
        (["say", "x", "--tims=2"], "no option --tims [unknown-option]", "memkit say x --times=2"),
        (["say", "x", "-json"], "no option -json [unknown-option]", "memkit say x --json"),
        (["say", "x", "--qqqq"], "no option --qqqq [unknown-option]", "memkit say x"),
        (["say", "x", "--qqqq", "5", "--moood=glad"], "no option --qqqq [unknown-option]", "memkit say x --mood=glad"),
        (["say", "x", "--mood", "purple"], '--mood is one of calm, glad, stern, not "purple" [bad-choice]', "memkit say x"),
        (["box", "put"], "THINGS (what) and WHERE (into) are missing [missing-argument]", "memkit box put --help"),
        (["count", "-q"], "WORDS (what to count) and --unit UNIT (what a word is) are missing [missing-argument]", 'memkit count -q "…" --unit "…"'),
        (["--jsn", "say", "x"], "no option --jsn [unknown-option]", "memkit --json say x"),
        (["say", "x", "-n"], "-n needs a value: -n N [option-value]", "memkit say x -n 1"),
        (["say", "x", "--from"], "--from needs a value: --from FROM [option-value]", 'memkit say x --from "…"'),
        (["say", "x", "--echo=1"], "--echo takes no value [option-value]", "memkit say x --echo"),
        (["say", "x", "--mood", "gald"], '--mood is one of calm, glad, stern, not "gald" [bad-choice]', "memkit say x --mood glad"),
        (["say", "x", "-nfew"], '--times is a whole number, not "few" [bad-number]', "memkit say x -n1"),
        (["count", "a"], "--unit UNIT is missing: what a word is [missing-option]", 'memkit count a --unit "…"'),
        (["say", "x", "loud", "y"], 'one word too many: "y" [extra-argument]', "memkit say x loud"),
        (["version", "now"], 'one word too many: "now" [extra-argument]', "memkit version"),
        (["bag"], "bag what? One of: shake, drop [missing-argument]", "memkit bag shake"),
        (["bag", "-q", "shak"], 'no verb "bag shak"; one of: shake, drop [unknown-verb]', "memkit bag -q shake"),
        (["box", "loook"], 'no verb "box loook"; one of: put, look [unknown-verb]', "memkit box look"),
        (["-C", "/no/such", "say", "x"], 'no directory "/no/such" [no-directory]', "memkit -C . status"),
        (["help", "agnets"], 'no help for "agnets" [unknown-topic]', "memkit help agents"),
    ],
)  # fmt: skip
def test_what_is_not_understood_is_answered_with_the_call_that_works(
    capsys: Output, words: list[str], message: str, hint: str
) -> None:
    assert ran(capsys, *words) == (2, "", f"memkit: error: {message}\nhint: {hint}\n")


def test_words_with_several_meanings_are_never_executed(capsys: Output) -> None:
    from memkit.cli.frame.verb_aliases import SUGGESTED

    for word in SUGGESTED:
        assert ran(capsys, word)[0] == 2


def test_a_sentence_typed_without_quotes_comes_back_quoted(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.cli import samples

    monkeypatch.setattr(samples.SAY, "args", samples.SAY.args[:1])
    assert ran(capsys, "say", "tea", "is", "ready", "-q")[2].endswith('hint: memkit say "tea is ready" -q\n')


@pytest.mark.parametrize(
    "words", [["--version"], ["version"], ["say", "--version"], ["--version", "say", "x"]]
)
def test_the_version_is_one_line(capsys: Output, words: list[str]) -> None:
    assert ran(capsys, *words) == (0, f"memkit {__version__}\n", "")


def test_a_bug_is_one_line_with_a_file_that_does_not_quote_the_user(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".memkit").mkdir()
    monkeypatch.chdir(tmp_path)
    code, out, err = ran(capsys, "say", "bug")
    (kept,) = (tmp_path / ".memkit").glob("bug-*.txt")
    message = f"memkit: error: bug in memkit: ValueError; the traceback is in {kept} [bug]"
    assert (code, out) == (70, "")
    assert err.splitlines() == [message, "hint: MEMKIT_DEBUG=1 prints it; please report it with that file"]
    text = kept.read_text()
    assert "say_run" in text and text.endswith("builtins.ValueError\n")
    assert "the secret word is swordfish" not in text.replace(
        'raise ValueError("the secret word is swordfish")', ""
    )
    assert os.stat(kept).st_mode & 0o077 == 0


def test_a_bug_outside_a_workspace_is_kept_in_the_temporary_directory(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert ran(capsys, "say", "bug")[0] == 70
    assert len(list(tmp_path.glob("bug-*.txt"))) == 1


def test_debugging_prints_the_traceback(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    monkeypatch.setenv("MEMKIT_DEBUG", "1")
    assert "ValueError: the secret word is swordfish" in ran(capsys, "say", "bug")[2]


@pytest.mark.parametrize(
    ("word", "code", "first"),
    [
        ("big", 5, "memkit: error: out of memory [out-of-memory]"),
        ("disk", 5, "memkit: error: /nowhere/x: Permission denied [environment]"),
        ("deep", 3, "memkit: error: something here is nested too deeply to read [too-deep]"),
    ],
)
def test_an_exhausted_machine_has_a_code(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str, code: int, first: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    found, out, err = ran(capsys, "say", word)
    assert (found, out, err.splitlines()[0]) == (code, "", first)


def test_an_interrupt_exits_130(capsys: Output) -> None:
    assert ran(capsys, "say", "stop") == (130, "", "\nmemkit: interrupted\n")


def test_memkit_alone_outside_a_workspace_shows_help_and_how_to_begin(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = ran(capsys)
    assert (code, err) == (3, "hint: memkit init\n")
    assert out.startswith("memkit keeps a repository's memory in markdown")
