"""What changed in memory between two commits, for people and as a comment on a pull request."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from memkit.__main__ import main

AUTHOR = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *AUTHOR, *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(folder: Path, message: str) -> str:
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", message)
    return git(folder, "rev-parse", "HEAD")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """A repository whose second commit changes memory in every way, and its first commit."""
    monkeypatch.setenv("MEMKIT_ACTOR", "user:ann")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    root = tmp_path / "quay"
    root.mkdir()
    git(root, "init", "-q", "-b", "main")
    (root / "limits.py").write_text("LIMIT = 25\n")
    tell(root, "init", "--preset", "team")
    tell(root, "remember", "Uploads are limited to 25 MB.", "--id", "upload-limit", "--evidence", "limits.py")
    tell(root, "remember", "The version travels in the path.", "--id", "in-path")
    tell(root, "remember", "Berths are numbered from the north.", "--id", "berth-numbers")
    tell(root, "remember", "The old crane is red.", "--id", "old-crane")
    base = commit(root, "first")
    (root / "limits.py").write_text("LIMIT = 50\n")
    tell(root, "remember", "Pilots board at buoy nine.", "--id", "pilots-board")
    tell(root, "supersede", "in-path", "The version travels in a header.", "--id", "in-header")
    tell(root, "revise", "berth-numbers", "Berths are counted from the north.")
    tell(root, "archive", "old-crane", "--why", "it was scrapped")
    tell(root, "propose", "Fees are paid at noon.", "--id", "fees-noon", "--actor", "agent:claude-code")
    tell(root, "session", "end", "-m", "Fees", "--defer", "--actor", "agent:claude-code")
    commit(root, "second")
    return root, base


def tell(root: Path, *words: str) -> None:
    assert main(["-C", str(root), *words, "-q"]) == 0, words


COMMENT = """\
<!-- memkit:diff -->
### Memory: 1 new, 2 changed, 1 ended, 1 gone stale, 1 waiting

**New**

- Pilots board at buoy nine. `pilots-board` · fact, by user:ann

**Changed**

- Berths are counted from the north. `berth-numbers`
  was: Berths are numbered from the north.
- The version travels in a header. `in-header`
  was: The version travels in the path. `in-path`

**Ended**

- The old crane is red. `old-crane` · it was scrapped

**Gone stale**: what they rest on has changed. Still true? `memkit verify ID`; if not, `memkit supersede ID`

- Uploads are limited to 25 MB. `upload-limit` · `limits.py` changed

**Waiting**: no memory yet. `memkit review` answers them

- Fees are paid at noon. `fees-noon` · fact, by agent:claude-code
"""


def test_a_comment_says_what_a_branch_does_to_memory(
    place: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    root, base = place
    capsys.readouterr()
    assert main(["-C", str(root), "diff", f"{base}..HEAD", "--format", "markdown"]) == 0
    assert capsys.readouterr().out == COMMENT
    assert main(["-C", str(root), "diff", f"{base}...", "--format", "markdown"]) == 0
    assert capsys.readouterr().out == COMMENT


def test_lines_have_the_same_changes_in_words(
    place: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    root, base = place
    capsys.readouterr()
    assert main(["-C", str(root), "diff", f"{base}..HEAD"]) == 0
    lines = [line.rpartition(" · ")[0] or line for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        "+ [in-header] The version travels in a header.  added",
        "+ [pilots-board] Pilots board at buoy nine.  added",
        "~ [berth-numbers] Berths are counted from the north.  revised",
        "    was: Berths are numbered from the north.",
        "× [in-path] The version travels in the path.  superseded by in-header",
        "↔ [berth-numbers] Berths are counted from the north.  new → active",
        "- [old-crane] The old crane is red.  archived",
        "! [upload-limit] Uploads are limited to 25 MB.  gone stale: limits.py changed",
        "? [fees-noon] Fees are paid at noon.  waiting",
    ]


def test_nothing_changed_is_said(place: tuple[Path, str], capsys: pytest.CaptureFixture[str]) -> None:
    root, _ = place
    capsys.readouterr()
    assert main(["-C", str(root), "diff", "HEAD..HEAD", "--format", "markdown"]) == 0
    assert capsys.readouterr().out == "<!-- memkit:diff -->\n### Memory: nothing changed\n"


def test_a_shallow_clone_without_the_base_says_so(
    place: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root, base = place
    git(tmp_path, "clone", "-q", "--depth", "1", root.as_uri(), "shallow")
    capsys.readouterr()
    assert main(["-C", str(tmp_path / "shallow"), "diff", f"{base}..HEAD"]) == 2
    assert capsys.readouterr().err == (
        f'memkit: error: git has no commit "{base}" here: the history is shallow [no-revision]\n'
        f"hint: git fetch --unshallow && memkit diff {base}..HEAD\n"
    )
    # both trees are there: no more is needed
    git(tmp_path / "shallow", "fetch", "-q", "--depth", "1", "origin", base)
    assert main(["-C", str(tmp_path / "shallow"), "diff", f"{base}..HEAD", "--format", "markdown"]) == 0
    assert capsys.readouterr().out == COMMENT


def test_a_revision_that_nobody_knows_is_refused(
    place: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root, _ = place
    assert main(["-C", str(root), "diff", "nowhere..HEAD"]) == 2
    assert main(["-C", str(root), "diff", "--format", "markdown", "--", "--all..HEAD"]) == 2
    bare = tmp_path / "bare"
    bare.mkdir()
    tell(bare, "init")
    assert main(["-C", str(bare), "diff", "HEAD~1..HEAD"]) == 2
    assert os.path.isdir(bare / "sessions")


def test_a_single_commit_is_compared_with_now(
    place: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, first = place
    capsys.readouterr()
    assert main(["-C", str(folder), "diff", f"{first}..HEAD"]) == 0
    committed = capsys.readouterr().out
    assert main(["-C", str(folder), "diff", first]) == 0
    assert capsys.readouterr().out == committed
    tell(folder, "remember", "Gulls are fed at noon.", "--id", "gulls-fed")
    capsys.readouterr()
    assert main(["-C", str(folder), "diff", "HEAD"]) == 0
    assert capsys.readouterr().out.startswith("+ [gulls-fed] Gulls are fed at noon.  added · ")
    assert main(["-C", str(folder), "diff", "nowhere"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        'memkit: error: no session, date or commit "nowhere" [not-found]',
        "hint: memkit log  # lists the sessions",
    ]
