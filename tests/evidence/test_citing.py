"""Evidence as it is written: looked up, anchored, named in the answer, and refused if it is none."""

from __future__ import annotations

import subprocess
from pathlib import Path
from shlex import split

import pytest

from tests.evidence.place import AGENT, PERSON, git, place, remembered, swap, write
from tests.working_memory.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return place(tmp_path / "repo")


def cite(
    house: House, *cited: str, claim: str = "RateLimit allows 60 requests per minute."
) -> dict[str, object]:
    flags = [word for each in cited for word in ("--evidence", each)]
    return house.do("propose", claim, *flags, "--json", env=AGENT).data


def spans(said: dict[str, object]) -> list[tuple[object, ...]]:
    rows = said["evidence"]
    assert isinstance(rows, list)
    return [(row["path"], row["name"], row["first"], row["last"]) for row in rows]


def refused(house: House, cited: str) -> tuple[int, str]:
    said = house.run("propose", "RateLimit allows 60.", "--evidence", cited, env=AGENT)
    return said.code, said.err


def test_a_bare_path_is_anchored_by_the_words_of_the_claim(house: House) -> None:
    said = house.do(
        "propose", "A request waits at most 30 s, MAX_WAIT.", "--evidence", "src/limits.py", env=AGENT
    )
    assert "anchored at MAX_WAIT, 3" in said.out


@pytest.mark.parametrize(
    ("cited", "span"),
    [
        ("src/limits.py#RateLimit", ("src/limits.py", "RateLimit", 6, 13)),
        ("src/limits.py:13", ("src/limits.py", "RateLimit.allows", 12, 13)),
        ("src/limits.py:9-10", ("src/limits.py", "RateLimit.__init__", 9, 10)),
        ("src/limits.py#L16-L17", ("src/limits.py", "retry", 16, 17)),
    ],
)
def test_a_name_or_a_line_leads_to_its_block(house: House, cited: str, span: tuple[object, ...]) -> None:
    assert spans(cite(house, cited)) == [span]


def test_several_files_are_several_pieces(house: House) -> None:
    write(house, "notes.txt", "60 per minute\n")
    both = [("src/limits.py", "retry", 16, 17), ("notes.txt", "", 0, 0)]
    assert spans(cite(house, "src/limits.py#retry, notes.txt")) == both
    assert spans(cite(house, "src/limits.py#retry", "notes.txt", claim="Limits of 60 hold.")) == both


def test_what_can_be_looked_up_is_looked_up(house: House) -> None:
    head = git(house.root, "rev-parse", "HEAD")
    fact = remembered(house, "The gateway counts requests.")
    stem = next(iter(house.sessions())).removesuffix(".md")
    said = cite(
        house, f"commit:{head[:10]}", f"session:{stem}", fact, "https://example.org/a", "tool:jira:AB-1"
    )
    rows = said["evidence"]
    assert isinstance(rows, list)
    assert [row["path"] for row in rows] == [
        f"commit:{head[:10]}",
        f"session:{stem}",
        fact,
        "https://example.org/a",
        "tool:jira:AB-1",
    ]


@pytest.mark.parametrize(
    ("cited", "words"),
    [
        ("commit:deadbeef", "git has no such commit"),
        ("session:2020-01-01-000000", "no such session"),
        ("ep:nothing:9", "no such episode"),
        ("finding:nope-nope", "neither a fact's id nor a file"),
        ("trust me", "is no evidence"),
        ("foo:bar", 'no file "foo:bar" to cite'),
        ("src/nope.py", 'no file "src/nope.py" to cite'),
        ("src/limits.py#Nothing", "nothing there is called so"),
        ("src/limits.py:99", "it has 17 lines"),
        ("src", "is a folder"),
        ("/etc/hostname", "outside this repository"),
        ("memkit.toml", "memkit's own file"),
        ("continuity.md", "memkit's own file"),
    ],
)
def test_what_is_no_evidence_is_refused(house: House, cited: str, words: str) -> None:
    remembered(house, "The gateway counts requests.")
    code, said = refused(house, cited)
    assert (code, words in said, "hint: " in said) == (4, True, True), said


def test_a_line_of_a_session_is_looked_up(house: House) -> None:
    remembered(house, "The gateway counts requests.")
    stem = next(iter(house.sessions())).removesuffix(".md")
    count = len((house.root / "sessions" / f"{stem}.md").read_text(encoding="utf-8").splitlines())
    rows = cite(house, f"session:{stem}#L1")["evidence"]
    assert isinstance(rows, list)
    assert [row["path"] for row in rows] == [f"session:{stem}#L1"]
    assert f"it has {count} lines" in refused(house, f"session:{stem}#L{count + 1}")[1]
    assert f"it has {count} lines" in refused(house, f"session:{stem}#L0")[1]
    blank = 1 + (house.root / "sessions" / f"{stem}.md").read_text(encoding="utf-8").splitlines().index("")
    assert f"line {blank} is blank" in refused(house, f"session:{stem}#L{blank}")[1]


def test_a_session_and_a_projection_are_no_witnesses(house: House) -> None:
    remembered(house, "The gateway counts requests.")
    for path in (f"sessions/{next(iter(house.sessions()))}", "memory/INDEX.md", ".memkit/x"):
        if path == ".memkit/x":
            write(house, path, "60\n")
        assert "memkit's own file" in refused(house, path)[1], path


def test_a_name_defined_twice_is_cited_at_both_places(house: House) -> None:
    write(house, "twice.py", "def a():\n    return 1\n\n\ndef b():\n    pass\n\n\ndef a():\n    return 2\n")
    said = house.run("remember", "a returns a number.", "--evidence", "twice.py#a")
    assert "anchored at a, 1–2; a, 9–10" in said.out


def four(house: House) -> None:
    rows = [f"class {name}:\n    def go(self):\n        return {name}\n\n\n" for name in "ABCD"]
    write(house, "four.py", "".join(rows))


def test_of_many_definitions_that_nothing_tells_apart_the_places_are_named_and_the_hint_runs(
    house: House,
) -> None:
    four(house)
    said = house.run("remember", "Nobody calls go.", "--evidence", "four.py#go", env=AGENT)
    assert (said.code, "it is defined 4 times" in said.err, "D.go 17-18" in said.err) == (4, True, True)
    hint = said.err[said.err.index("hint: memkit ") :].partition("\n")[0]
    call = split(hint.removeprefix("hint: memkit ").partition("  # ")[0])
    assert call == ["remember", "Nobody calls go.", "--evidence", "four.py#A.go"]
    assert house.run(*call, env=AGENT).code == 0


def test_a_refused_line_comes_back_with_what_holds_of_all_definitions(house: House) -> None:
    four(house)
    said = house.run("propose", "-", "--json", stdin="- Nobody calls go. (four.py#go) who?\n", env=AGENT)
    assert said.data["back"] == ["- Nobody calls go. (four.py) who?"]
    assert house.run("propose", "-", stdin=said.data["back"][0] + "\n", env=AGENT).code == 0


def test_editing_a_cited_overload_makes_the_fact_stale_and_a_new_one_does_not(house: House) -> None:
    text = (
        "class A:\n    def go(self):\n        return 1\n\n\nclass B:\n    def go(self):\n        return 2\n"
    )
    write(house, "two.py", text)
    assert spans(cite(house, "two.py#go", claim="go returns a number."))[1] == ("two.py", "B.go", 7, 8)
    id = str(
        house.do("remember", "go returns something.", "--evidence", "two.py#go", "--json", env=PERSON).data[
            "id"
        ]
    )
    write(house, "two.py", text + "\n\nclass C:\n    def go(self):\n        return 3\n")
    assert house.run("stale").code == 0
    write(house, "two.py", text.replace("return 2", "return 4"))
    assert id in house.run("stale").out
    house.do("verify", id, env=PERSON)
    assert house.run("stale").code == 0


def test_a_file_of_a_submodule_is_refused(house: House) -> None:
    subprocess.run(["git", "init", "-q", str(house.root / "sub")], check=True)
    write(house, "sub/a.py", "A = 60\n")
    assert "belongs to another repository, sub" in refused(house, "sub/a.py")[1]


def test_a_binary_file_is_cited_as_a_whole(house: House) -> None:
    (house.root / "logo.bin").write_bytes(b"\0\1\2")
    assert spans(cite(house, "logo.bin")) == [("logo.bin", "", 0, 0)]
    assert "it is a binary file" in refused(house, "logo.bin:1")[1]


def test_paths_are_taken_from_where_one_stands_and_spelt_as_git_does(house: House) -> None:
    said = house.do(
        "-C", "src", "propose", "RateLimit allows 60.", "--evidence", "limits.py#retry", "--json"
    ).data
    assert spans(said) == [("src/limits.py", "retry", 16, 17)]
    assert "--evidence src/limits.py" in refused(house, "SRC/Limits.py")[1]


def test_a_path_may_be_typed_in_either_unicode_form(house: House) -> None:
    (house.root / "caf\u00e9.bin").write_bytes(b"\0")
    assert spans(cite(house, "cafe\u0301.bin")) == [("caf\u00e9.bin", "", 0, 0)]


def test_the_hint_is_what_was_meant_and_never_memkits_own_file(house: House) -> None:
    hints = [
        refused(house, typed)[1].partition("hint: ")[2].strip()
        for typed in ("src/limit.py line 3", "src/limits.py(16)")
    ]
    assert hints == [
        f'memkit propose "RateLimit allows 60." --evidence {cited}'
        for cited in ("src/limits.py", "src/limits.py:16")
    ]
    assert "--evidence" not in refused(house, "memory/continuity.md")[1]


def test_a_submodule_is_refused_as_another_repository(house: House) -> None:
    (house.root / "vendored" / ".git").mkdir(parents=True)
    assert "belongs to another repository, vendored" in refused(house, "vendored")[1]


def test_a_claim_without_evidence_names_the_changed_files_and_their_flag(house: House) -> None:
    swap(house, "MAX_WAIT = 30", "MAX_WAIT = 40")
    said = house.do("propose", "MAX_WAIT is 40 seconds.", env=AGENT)
    assert "changed files that mention it: src/limits.py" in said.err
    assert 'hint: memkit propose "MAX_WAIT is 40 seconds." --evidence src/limits.py' in said.err
    again = house.do("propose", "MAX_WAIT is 40 seconds.", "--evidence", "src/limits.py", env=AGENT)
    assert again.out == "cited for max-wait-40-seconds · anchored at MAX_WAIT, 3; retry, 16–17\n"
    house.do("session", "end", "--defer", env=AGENT)
    shown = house.do("show", "max-wait-40-seconds", "--json", env=PERSON).data["evidence"]
    assert [source.partition("@")[0] for source in shown] == [
        "src/limits.py#MAX_WAIT:L3-L3",
        "src/limits.py#retry:L16-L17",
    ]


def test_a_promotion_brings_anchored_evidence(house: House) -> None:
    id = str(cite(house)["id"])
    house.do("session", "end", "--defer", env=AGENT)
    house.do("promote", id, "--evidence", "src/limits.py#RateLimit", env=PERSON)
    shown = house.do("show", id, "--json", env=PERSON).data
    assert [source.partition("@")[0] for source in shown["evidence"]] == ["src/limits.py#RateLimit:L6-L13"]
    assert shown["verdict"] == "fresh"
    text = b"".join(house.sessions().values()).decode()
    assert text.count("memkit: 2") == 2


def test_a_field_called_last_name_is_cited_whole(house: House) -> None:
    write(house, "src/user.py", "class User:\n    last_name = 'text'\n    age = 5\n")
    said = cite(house, "src/user.py#User.last_name", claim="User.last_name is text.")
    assert spans(said) == [("src/user.py", "User.last_name", 2, 2)]
    house.do("session", "end", "-m", "done", "--defer", env=AGENT)
    assert "REDACTED" not in house.do("why", "user-last-name-text", env=PERSON).out
    house.do("check", env=PERSON)


def test_a_question_is_asked_for_once_a_session_and_only_where_recall_would_use_it(house: House) -> None:
    wanted = "say it again with --asks"
    assert wanted not in house.do("propose", "Always run the linter.", env=AGENT).err
    assert wanted not in house.do("propose", "Who owns it?", "--kind", "thread", env=AGENT).err
    claim = ("propose", "RateLimit allows 60 requests per minute.", "--evidence", "src/limits.py#RateLimit")
    assert wanted not in house.do(*claim, env=PERSON).err
    another = ("propose", "RateLimit sits in limits.py.", "--evidence", "src/limits.py#RateLimit")
    assert wanted in house.do(*another, env=AGENT).err
    third = ("propose", "RateLimit has 60 requests.", "--evidence", "src/limits.py#RateLimit")
    assert wanted not in house.do(*third, env=AGENT).err


def test_a_claim_without_a_question_is_given_one_by_saying_it_again(house: House) -> None:
    claim = ("propose", "RateLimit allows 60 requests per minute.", "--evidence", "src/limits.py#RateLimit")
    assert "say it again with --asks" in house.do(*claim, env=AGENT).err
    said = house.do(*claim, "--asks", "how fast may I call?", env=AGENT)
    assert (said.out.partition(" · ")[0], said.err) == ("found by how fast may I call?", "")
    assert house.do(*claim, "--asks", "how fast may I call?", env=AGENT).out.startswith("known ")
    assert house.do(*claim, "--asks", "another?", env=AGENT).out.startswith("found by another? · ")
    house.do("session", "end", "--defer", env=AGENT)
    sealed = "".join(path.read_text(encoding="utf-8") for path in (house.root / "sessions").glob("*.md"))
    assert sealed.count("asks: how fast may I call?") == 1
    assert "evidence: src/limits.py#RateLimit" in sealed
