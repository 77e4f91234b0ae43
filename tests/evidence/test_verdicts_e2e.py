"""The golden table of verdicts, through the command: what happens to a file, and how a fact on it stands then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.evidence.place import LIMITS, PERSON, git, place, remembered, write
from tests.working_memory.house import House

CLAIM = "RateLimit allows 60 per minute."
BLOCK = LIMITS[LIMITS.index("class RateLimit") : LIMITS.index("\n\n\ndef retry")]
INDENTED = "if True:\n" + "\n".join(f"    {line}" if line else "" for line in BLOCK.split("\n"))
GUIDE = "# Guide\n\n## 1. Limits\n\nWe allow 60 per minute.\n\n## 2. Rest\n\nNothing.\n"
LOCK = '[[package]]\nname = "anyio"\nversion = "4.0.0"\n\n[[package]]\nname = "httpx"\nversion = "0.27.0"\n'

Change = Callable[[House], None]


def edited(old: str, new: str, path: str = "src/limits.py") -> Change:
    def change(house: House) -> None:
        data = (house.root / path).read_bytes().decode()
        assert old in data
        (house.root / path).write_bytes(data.replace(old, new).encode())

    return change


def gone(house: House) -> None:
    (house.root / "src/limits.py").unlink()


def kept_under_another_name(house: House) -> None:
    old = BLOCK.replace("class RateLimit", "class OldRateLimit")
    edited(BLOCK, BLOCK.replace("60", "90") + "\n\n\n" + old)(house)


TABLE: list[tuple[str, str, str, Change, str]] = [
    (
        "a helper appended",
        "src/limits.py#RateLimit",
        CLAIM,
        edited("def retry", "def more():\n    pass\n\n\ndef retry"),
        "fresh",
    ),
    ("re-indented", "src/limits.py:6-13", CLAIM, edited(BLOCK, INDENTED), "fresh"),
    ("formatted", "src/limits.py#RateLimit", CLAIM, edited("count: int)", "count: int,\n    )"), "stale"),
    ("lines changed", "src/limits.py#RateLimit", CLAIM, edited("= 60", "= 90"), "stale"),
    (
        "renamed, changed",
        "src/limits.py#retry",
        CLAIM,
        edited("def retry(times: int = 3)", "def again(n: int = 3)"),
        "stale",
    ),
    (
        "outer class renamed, lines intact",
        "src/limits.py#RateLimit.allows",
        CLAIM,
        edited("class RateLimit", "class Limiter"),
        "fresh",
    ),
    (
        "symbol renamed",
        "src/limits.py#retry",
        CLAIM,
        edited("def retry(", "def again("),
        "stale",
    ),
    ("old body under another name", "src/limits.py#RateLimit", CLAIM, kept_under_another_name, "stale"),
    (
        "absence, elsewhere",
        "src/limits.py",
        "There is no cache anywhere.",
        edited("MAX_WAIT = 30", "MAX_WAIT = 31"),
        "stale",
    ),
    ("CRLF", "src/limits.py#RateLimit", CLAIM, edited("\n", "\r\n"), "fresh"),
    ("deleted", "src/limits.py#RateLimit", CLAIM, gone, "stale"),
    (
        "two files, one changed",
        "src/limits.py#retry, guide.md#Limits",
        CLAIM,
        edited("We allow 60", "We allow 90", "guide.md"),
        "stale",
    ),
    (
        "heading renumbered",
        "guide.md#Limits",
        CLAIM,
        edited("## 1. Limits", "## 4. Limits", "guide.md"),
        "fresh",
    ),
    (
        "lock, other entry",
        "uv.lock",
        "httpx is locked at 0.27.0.",
        edited("4.0.0", "4.1.0", "uv.lock"),
        "fresh",
    ),
    (
        "lock, own entry",
        "uv.lock",
        "httpx is locked at 0.27.0.",
        edited("0.27.0", "0.28.0", "uv.lock"),
        "stale",
    ),
    ("binary", "logo.bin", "The logo has three bytes.", lambda house: None, "fresh"),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = place(tmp_path_factory.mktemp("verdicts") / "repo")
    write(house, "guide.md", GUIDE)
    write(house, "uv.lock", LOCK)
    (house.root / "logo.bin").write_bytes(b"\0\1\2")
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "all")
    return house


@pytest.mark.parametrize(
    ("name", "cited", "claim", "change", "expected"), TABLE, ids=[row[0] for row in TABLE]
)
def test_a_fact_stands_as_its_lines_do(
    house: House, name: str, cited: str, claim: str, change: Change, expected: str
) -> None:
    git(house.root, "checkout", "-q", "--", "src", "guide.md", "uv.lock")
    id = remembered(house, f"{claim[:-1]} ({name.replace(',', '')}).", cited)
    change(house)
    assert str(house.do("show", id, "--json", env=PERSON).data["verdict"]) == expected


def test_references_alone_are_unverified(house: House) -> None:
    git(house.root, "checkout", "-q", "--", "src", "guide.md", "uv.lock")
    head = git(house.root, "rev-parse", "HEAD")
    id = remembered(
        house, "The gateway was split.", f"commit:{head}", "https://example.org/x", "tool:jira:AB-1"
    )
    assert house.do("show", id, "--json", env=PERSON).data["verdict"] == "unverified"


def test_show_prints_the_cited_lines_and_what_changed_in_them(house: House) -> None:
    git(house.root, "checkout", "-q", "--", "src", "guide.md", "uv.lock")
    id = remembered(house, "A wait lasts 30 s.", "src/limits.py#MAX_WAIT")
    assert (
        "    src/limits.py#MAX_WAIT, 3–3  fresh\n      MAX_WAIT = 30\n"
        in house.do("show", id, env=PERSON).out
    )
    edited("MAX_WAIT = 30", "MAX_WAIT = 45")(house)
    lines = "    src/limits.py#MAX_WAIT, 3–3  changed\n      -MAX_WAIT = 30\n      +MAX_WAIT = 45\n"
    for verb in ("show", "why"):
        said = house.do(verb, id, env=PERSON).out
        assert lines in said
        assert "sha256" not in said
    review = house.run("review", id, env=PERSON).out
    assert "    -MAX_WAIT = 30\n    +MAX_WAIT = 45\n" in review


def test_show_prints_what_changed_in_a_file_cited_as_a_whole(house: House) -> None:
    git(house.root, "checkout", "-q", "--", "src", "guide.md", "uv.lock")
    id = remembered(house, "There is no pickle anywhere in the limits.", "src/limits.py")
    assert house.do("show", id, env=PERSON).out.endswith("    src/limits.py  fresh\n")
    edited("MAX_WAIT = 30", "MAX_WAIT = 45")(house)
    changed = "    src/limits.py  changed\n      -MAX_WAIT = 30\n      +MAX_WAIT = 45\n"
    assert house.do("show", id, env=PERSON).out.endswith(changed)


def test_the_report_shows_the_cited_lines_and_what_changed_in_them(house: House) -> None:
    git(house.root, "checkout", "-q", "--", "src", "guide.md", "uv.lock")
    remembered(house, "A wait lasts half a minute.", "src/limits.py#MAX_WAIT")
    remembered(house, "A retry waits longer each time.", "src/limits.py#retry")
    edited("MAX_WAIT = 30", "MAX_WAIT = 45")(house)
    house.do("report", "page.html", env=PERSON)
    page = (house.root / "page.html").read_text(encoding="utf-8")
    changed = '["src/limits.py#MAX_WAIT:L3-L3","changed","-MAX_WAIT = 30\\n+MAX_WAIT = 45"]'
    stands = '["src/limits.py#retry:L16-L17","as recorded","def retry(times: int = 3) -\\u003e int:\\n    return times * MAX_WAIT"]'
    assert [row in page for row in (changed, stands)] == [True, True]


def test_a_file_of_a_hundred_thousand_lines_is_anchored_and_judged(house: House) -> None:
    write(house, "big.py", "".join(f"VALUE_{n} = {n}\n" for n in range(100_000)))
    id = remembered(house, "VALUE_77777 is set.", "big.py:77778")
    edited("VALUE_5 = 5\n", "VALUE_5 = 6\n\n", "big.py")(house)
    assert house.do("show", id, "--json", env=PERSON).data["verdict"] == "fresh"
