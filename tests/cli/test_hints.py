"""Refusals in a memory that has something to name, and answers that a beginner's first words get."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest

from memkit.__main__ import main

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A memory with one fact, one thread and one candidate that waits, to be copied."""
    folder = tmp_path_factory.mktemp("built") / "ferry"
    folder.mkdir()
    (folder / "limits.md").write_text("Uploads are limited to 25 MB.\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEMKIT_ACTOR", "user:dev")
        patch.setenv("XDG_DATA_HOME", str(folder.parent / "data"))
        for words in (
            ["init"],
            ["remember", "Uploads are limited to 25 MB.", "--id", "upload-limit"],
            ["remember", "Which database is next?", "--kind", "thread", "--id", "database-next"],
            ["remember", "Use POST.", "--kind", "decision", "--id", "use-post"],
        ):
            main(["-C", str(folder), "-q", *words])
    return folder


@pytest.fixture
def memory(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> Path:
    """A copy of it, and this process in it."""
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / "ferry"
    shutil.copytree(built, folder)
    monkeypatch.chdir(folder)
    capsys.readouterr()
    return folder


def ran(capsys: Output, *words: str) -> tuple[int, list[str], list[str]]:
    code = main(list(words))
    done = capsys.readouterr()
    return code, done.out.splitlines(), done.err.splitlines()


@pytest.mark.usefixtures("memory")
def test_ids_are_compared_by_the_words_of_their_facts(capsys: Output) -> None:
    main(["remember", "Uploads are limited to 30 MB.", "--id", "upload-thirty"])
    capsys.readouterr()
    assert ran(capsys, "contradict", "upload-limit", "upload-thirty")[1][0].startswith("contradiction")
    code, _, err = ran(capsys, "contradict", "upload-limit", "no-such-fact")
    assert (code, "no-such-fact" in err[0]) == (1, True)


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["promote"], "memkit promote use-post"),
        (["reject", "--why", "no"], "memkit reject --why no use-post"),
        (["show"], "memkit show upload-limit"),
        (["archive"], "memkit list"),
        (["resolve"], "memkit list conflicts"),
        (["close"], "memkit close database-next"),
        (["list", "--kind", "constraint"], "memkit list --kind invariant"),
        (["list", "--kind", "zzz"], "memkit list"),
        (
            ["remember", "Foo bars", "--section", "backend"],
            'memkit remember "Foo bars" --section conventions',
        ),
        (["remember", "Foo bars", "--actor", "claude"], 'memkit remember "Foo bars" --actor agent:claude'),
        (["remember"], 'memkit remember "…"'),
        (["remember", ""], 'memkit remember "…"  # with words of your own'),
        (["remember", "…"], 'memkit remember "…"  # with words of your own'),
        (["remember", "One sentence."], 'memkit remember "…"  # with words of your own'),
        (["note", "…"], 'memkit note "…"  # with words of your own'),
        (["close", "database-next", "…"], 'memkit close database-next "…"  # with words of your own'),
        (
            ["archive", "upload-limit", "--why", "…"],
            'memkit archive upload-limit --why "…"  # with words of your own',
        ),
        (["wm", "goal", "…"], 'memkit wm goal "…"  # with words of your own'),
        (["supersede", "upload-limit"], 'memkit supersede upload-limit "…"'),
        (["supersede", "upload-limit", "…"], 'memkit supersede upload-limit "…"  # with words of your own'),
        (["propose"], 'memkit propose "…"'),
        (["propose", "Uploads end.", "limits.md:1"], 'memkit propose "Uploads end." --evidence limits.md:1'),
        (["remember", "Uploads end.", "limits.md"], 'memkit remember "Uploads end." --evidence limits.md'),
        (["propose", "Uploads", "end."], 'memkit propose "Uploads end."'),
        (["contradicts", "upload-limit", "use-post"], "memkit contradict upload-limit use-post"),
        (["delete", "upload-limit"], "memkit archive upload-limit"),
        (["rm", "upload-limit", "it is wrong"], 'memkit archive upload-limit --why "it is wrong"'),
        (
            ["contradict", "--id", "upload-limit", "--text", "Uploads end at 9 MB."],
            'memkit propose "Uploads end at 9 MB." --contradicts upload-limit',
        ),
        (["add", "fact", "Tea is at four."], 'memkit remember "Tea is at four." --kind fact'),
    ],
)
def test_a_hint_names_what_this_memory_knows(capsys: Output, words: list[str], hint: str) -> None:
    code, out, err = ran(capsys, *words)
    assert (code, out, err[-1]) == (2, [], f"hint: {hint}")


def test_all_that_a_candidate_lacks_is_named_at_once_and_what_was_typed_stays(
    memory: Path, capsys: Output
) -> None:
    code, _, err = ran(capsys, "promote", "use-post")
    lacks = (
        "the decision use-post says nowhere when to load it (applies-when) and names no evidence, and a file would"
        " say both; not promoted"
    )
    assert (code, err) == (
        4,
        [
            f"memkit: error: {lacks} [promotion-incomplete]",
            "hint: memkit promote use-post --evidence PATH",
        ],
    )
    _, _, err = ran(capsys, "promote", "use-post", "--when", "changing the API")
    assert err[-1] == 'hint: memkit promote use-post --when "changing the API" --evidence PATH'
    # what it lacks then follows from the evidence
    assert ran(capsys, "promote", "use-post", "--evidence", "limits.md")[0] == 0
    assert "load when:     working on limits.md" in "\n".join(ran(capsys, "show", "use-post")[1])


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize(
    ("words", "ids"),
    [
        (["list", "-q"], ["database-next", "upload-limit"]),
        (["list", "queue", "-q"], ["use-post"]),
        (["queue", "-q"], ["use-post"]),
        (["threads", "-q"], ["database-next"]),
        (["list", "--status", "waiting", "-q"], ["use-post"]),
        (["list", "--tier", "new", "-q"], ["database-next", "upload-limit"]),
        (["list", "--tier", "working", "-q"], ["database-next", "upload-limit"]),
        (["search", "uploads", "-q"], ["upload-limit"]),
        (["list", "terms", "-q"], []),
    ],
)
def test_quiet_on_a_list_prints_bare_ids(capsys: Output, words: list[str], ids: list[str]) -> None:
    code, out, _ = ran(capsys, *words)
    assert (code, out) == (0, ids)


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize(
    "text", ["- Tea is at four.", "* Tea is at four.", "1. Tea is at four.", "- [ ] Tea is at four."]
)
@pytest.mark.parametrize("verb", ["remember", "propose"])
def test_a_pasted_bullet_is_taken_without_its_marker(capsys: Output, verb: str, text: str) -> None:
    assert ran(capsys, verb, text, "--id", "tea-time")[0] == 0
    _, out, _ = ran(capsys, "show", "tea-time") if verb == "remember" else ran(capsys, "session", "show")
    assert "Tea is at four." in "\n".join(out) and text not in "\n".join(out)


@pytest.mark.usefixtures("memory")
def test_an_id_without_a_word_says_how_to_give_it_one(capsys: Output) -> None:
    code, out, err = ran(capsys, "remember", "我们使用黑色格式化代码")
    [said] = out
    id = said.split()[1]
    assert (code, id[:5], len(id)) == (0, "fact-", 13)
    assert (
        f"memkit: its id, {id}, shares no word with it; to choose one: memkit undo, then record it with --id NAME"
        in err
    )


@pytest.mark.usefixtures("memory")
def test_a_short_word_that_is_like_no_id_gets_no_foreign_fact(capsys: Output) -> None:
    ran(capsys, "remember", "Other calls return none.", "--id", "calls-none")
    assert ran(capsys, "pin", "nope")[2][-1] == "hint: memkit list"
    assert ran(capsys, "pin", "upload")[0] == 0


@pytest.mark.usefixtures("memory")
def test_a_claim_of_twelve_thousand_characters_is_refused(capsys: Output) -> None:
    code, out, err = ran(capsys, "remember", "tea " * 3000)
    message = "12,000 characters: a claim holds at most 2,000; nothing was recorded [text-too-long]"
    assert (code, out, err[0]) == (2, [], f"memkit: error: {message}")


def test_a_report_into_a_foreign_folder_that_is_not_there_is_refused(memory: Path, capsys: Output) -> None:
    code, _, err = ran(capsys, "report", "-o", "../nope/x.html")
    folder = memory.parent / "nope"
    assert (code, err) == (
        2,
        [
            f'memkit: error: no folder "{folder}"; nothing was written [no-directory]',
            f"hint: mkdir -p {folder} && memkit report -o ../nope/x.html",
        ],
    )
    assert not folder.exists()
    assert ran(capsys, "report", "-o", "site/x.html")[0] == 0


def test_init_names_its_files_and_the_next_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.chdir(tmp_path)
    _, out, _ = ran(capsys, "init")
    names = out[1].strip().split(", ")
    assert len(names) == 7 and all((tmp_path / name).is_file() for name in names)
    assert out[2] == 'next: memkit remember "One sentence."'


def test_no_file_that_init_writes_points_to_pages_that_are_not_there(memory: Path) -> None:
    files = [path for path in memory.rglob("*") if path.is_file() and ".memkit" not in path.parts]
    assert [path.name for path in files if "docs/" in path.read_text(encoding="utf-8")] == []


def test_a_key_of_the_project_has_one_door(memory: Path, capsys: Output) -> None:
    assert ran(capsys, "set", "stage", "beta")[0] == 0
    assert ran(capsys, "show", "stage")[1] == ran(capsys, "get", "stage")[1] == ["beta"]


@pytest.mark.usefixtures("memory")
def test_a_claim_beside_a_file_of_claims_is_not_dropped(capsys: Output) -> None:
    """The hint cites the file, and runs as printed."""
    code, out, err = ran(capsys, "propose", "Uploads stop at 25 MB.", "--from-file", "limits.md")
    assert (code, out) == (2, [])
    assert err == [
        "memkit: error: a claim and a file of claims at once [two-sources]",
        'hint: memkit propose "Uploads stop at 25 MB." --evidence limits.md',
    ]
    assert ran(capsys, "propose", "Uploads stop at 25 MB.", "--evidence", "limits.md")[0] == 0


@pytest.mark.usefixtures("memory")
def test_the_hint_for_a_claim_beside_a_file_keeps_all_that_was_typed(capsys: Output) -> None:
    typed = ("--kind", "finding", "--asks", "how large?", "--from-file", "limits.md")
    _, _, err = ran(capsys, "propose", "Uploads stop at 25 MB.", *typed)
    asked = '--kind finding --asks "how large?" --evidence limits.md'
    assert err[1] == f'hint: memkit propose "Uploads stop at 25 MB." {asked}'


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        (["session", "note", "half way"], 'hint: memkit note "half way"'),
        (["note", "list"], "hint: memkit wm show"),
        (["recall", "uploads", "--show-evidence"], "hint: memkit recall uploads"),
        (["recall", "uploads", "--topp", "3"], "hint: memkit recall uploads --limit 3"),
        (["list", "notes"], "hint: memkit list episodes"),
        (["invalidate", "some-fact"], "hint: memkit archive some-fact"),
    ],
)
def test_a_hint_keeps_what_was_meant(capsys: Output, typed: list[str], hint: str) -> None:
    code, out, err = ran(capsys, *typed)
    assert (code, out, err[-1]) == (2, [], hint)


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize(
    "text",
    [
        "--output=foo without a value prints to stdout.",
        "--output writes to a=b.",
        "-o writes to a file.",
        "-o=foo writes to foo.",
    ],
)
def test_a_claim_that_begins_with_an_option_is_hinted_at_behind_dashes(capsys: Output, text: str) -> None:
    code, out, err = ran(capsys, "propose", text, "--evidence", "limits.md")
    assert (code, out, err[-1]) == (2, [], f'hint: memkit propose --evidence limits.md -- "{text}"')
    assert ran(capsys, *shlex.split(err[-1].removeprefix("hint: memkit ")))[0] == 0
    assert ran(capsys, "session", "end", "-m", "Looked.", "--defer")[0] == 0
    assert text in "\n".join(ran(capsys, "list", "--place", "all", "--json")[1])


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        (["propose", "--evidnce=the limits.md"], 'hint: memkit propose "--evidence=the limits.md"'),
        (["propose", "Uploads stop.", "--weight=dark blue"], 'hint: memkit propose "Uploads stop."'),
    ],
)
def test_an_unknown_option_beside_or_like_another_is_no_claim(
    capsys: Output, typed: list[str], hint: str
) -> None:
    code, out, err = ran(capsys, *typed)
    assert (code, out, err[-1]) == (2, [], hint)


@pytest.mark.usefixtures("memory")
@pytest.mark.parametrize("option", ["-m", "--message"])
def test_a_message_beside_a_claim_is_its_reason(capsys: Output, option: str) -> None:
    words = ["propose", "Tea is at four.", option, "asked in the office", "--evidence", "limits.md", "--json"]
    code, out, _ = ran(capsys, *words)
    assert (code, "asked in the office" in out[0], "Tea is at four. asked" in out[0]) == (0, False, False)


@pytest.mark.usefixtures("memory")
def test_ids_with_commas_are_several(capsys: Output) -> None:
    assert ran(capsys, "ref", "upload-limit,database-next", "-q")[0] == 0
    code, _, err = ran(capsys, "ref", "upload-limit,nowhere")
    assert (code, err[0]) == (4, 'memkit: error: no fact "nowhere"; nothing was recorded [unknown-id]')


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("undo", "--last"), "hint: memkit undo"),
        (
            ("propose", "Is the pool used?", "--thread"),
            'hint: memkit propose "Is the pool used?" --kind thread',
        ),
        (("tags",), "hint: memkit list terms"),
        (("taks",), "hint: memkit --help"),
        (("promot",), "hint: memkit promote --help"),
        (("list", "--last", "5"), "hint: memkit list --limit 5"),
        (("context", "x", "--limit=-1"), "hint: memkit context x --limit=5"),
        (("context", "x", "--limit", "0"), "hint: memkit context --limit 20"),
        (("recall", "x", "--last=-1"), "hint: memkit recall x --last=5"),
    ],
)
def test_a_hint_is_what_was_meant_and_has_all_that_it_needs(
    memory: Path, capsys: Output, words: tuple[str, ...], hint: str
) -> None:
    code, _, err = ran(capsys, *words)
    assert (code, err[-1]) == (2, hint)
