"""`memkit setup` connects an agent, says so, and leaves no trace when it is taken out."""

from __future__ import annotations

import json
from pathlib import Path

import frontmatter
import pytest

from memkit.hosts import AGENTS
from memkit.store.assets import read_template
from tests.hosts.conftest import Run

GOLDEN = Path(__file__).parent.parent.parent / "fixtures" / "hosts"


def tree(place: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(place)): path.read_bytes()
        for path in sorted(place.rglob("*"))
        if path.is_file() and ".git" not in path.relative_to(place).parts[:1] and ".memkit" not in path.parts
    }


@pytest.mark.parametrize("host", AGENTS)
def test_a_new_connection_is_as_written_down_and_leaves_no_trace(
    host: str, run: Run, place: Path, update_golden: bool
) -> None:
    before = tree(place)
    assert run("setup", host, "--check").returncode == 1
    assert run("setup", host).returncode == 0
    after = tree(place)
    new = {path: data for path, data in after.items() if path not in before}
    golden = GOLDEN / host / "setup"
    if update_golden:
        for path, data in new.items():
            (golden / path.replace("/", "__")).parent.mkdir(parents=True, exist_ok=True)
            (golden / path.replace("/", "__")).write_bytes(data)
    assert {path.replace("/", "__"): data for path, data in new.items()} == {
        path.name: path.read_bytes() for path in golden.iterdir()
    }
    assert run("setup", host, "--check").returncode == 0
    assert run("setup", host).returncode == 0
    assert tree(place) == after
    assert run("setup", host, "--remove").returncode == 0
    assert tree(place) == before
    assert not [
        name
        for name in (".claude", ".codex", ".gemini", ".cursor", ".github", ".agents")
        if (place / name).exists()
    ]


def test_the_skill_has_the_header_that_hosts_read() -> None:
    header = frontmatter.loads(read_template("agents/SKILL.md")).metadata
    assert (set(header), header["name"]) == ({"name", "description"}, "memkit")


def test_where_no_claim_counts_by_itself_the_block_says_that_claims_wait(quick: Run, place: Path) -> None:
    policy = place / "memkit.toml"
    text = policy.read_text()
    start = text.index("auto_approve = [")
    policy.write_text(text[:start] + "auto_approve = []" + text[text.index("]", start) + 1 :])
    assert quick("setup", "codex").returncode == 0
    assert "Claims wait for a person." in (place / "AGENTS.md").read_text()
    assert quick("setup", "codex", "--check").returncode == 0
    policy.write_text(text.replace("auto_approve = []", 'auto_approve = ["fact"]'))
    assert quick("setup", "codex", "--check").returncode != 0
    assert quick("setup", "codex").returncode == 0
    assert "Rules wait for a person." in (place / "AGENTS.md").read_text()


def test_a_shared_page_stays_until_the_last_agent_leaves(quick: Run, place: Path) -> None:
    before = tree(place)
    for host in AGENTS:
        assert quick("setup", host).returncode == 0
    for host in list(AGENTS)[:-1]:
        assert quick("setup", host, "--remove").returncode == 0
        assert b"## Memory" in (place / "AGENTS.md").read_bytes()
        assert (place / ".agents/skills/memkit/SKILL.md").exists()
    assert quick("setup", list(AGENTS)[-1], "--remove").returncode == 0
    assert tree(place) == before


@pytest.mark.parametrize("text", ['{"hooks": ', '{"hooks": ["a"]}', '{"a": 1, "a": 2}'])
def test_a_file_that_cannot_be_merged_is_left_alone_and_the_lines_are_told(
    text: str, quick: Run, place: Path
) -> None:
    (place / ".claude").mkdir()
    (place / ".claude/settings.json").write_text(text)
    before = tree(place)
    done = quick("setup", "claude-code")
    assert done.returncode == 4
    assert "[settings-not-plain]" in done.stderr
    assert "memkit hook session-start --host claude-code 2>" in done.stderr
    assert tree(place) == before


def test_a_file_behind_a_link_out_of_the_repository_is_not_touched(quick: Run, place: Path) -> None:
    outside = place.parent / "outside.md"
    outside.write_text("mine\n")
    (place / "AGENTS.md").symlink_to(outside)
    done = quick("setup", "agents-md")
    assert (done.returncode, outside.read_text()) == (4, "mine\n")
    assert "[outside-repository]" in done.stderr


def test_a_page_behind_a_link_is_written_where_it_is(quick: Run, place: Path) -> None:
    (place / "CLAUDE.md").write_text("# Rules\n")
    (place / "AGENTS.md").symlink_to("CLAUDE.md")
    assert quick("setup", "agents-md").returncode == 0
    assert (place / "AGENTS.md").is_symlink()
    assert "## Memory" in (place / "CLAUDE.md").read_text()
    assert quick("setup", "agents-md", "--remove").returncode == 0
    assert (place / "CLAUDE.md").read_text() == "# Rules\n"


def test_somebodys_own_skill_is_kept_and_told(quick: Run, place: Path) -> None:
    own = place / ".agents/skills/memkit/SKILL.md"
    own.parent.mkdir(parents=True)
    own.write_text("my own\n")
    done = quick("setup", "agents-md")
    assert "SKILL.md is not the one of this memkit" in done.stderr
    assert quick("setup", "agents-md", "--remove").returncode == 0
    assert own.read_text() == "my own\n"


def test_a_dry_run_and_a_list_change_nothing(quick: Run, place: Path) -> None:
    before = tree(place)
    assert ".claude/settings.json" in quick("setup", "claude-code", "--dry-run").stdout
    rows = json.loads(quick("setup", "--list", "--json").stdout)["data"]["hosts"]
    assert {row["host"]: row["state"] for row in rows if row["host"] != "git"} == dict.fromkeys(
        AGENTS, "not connected"
    )
    assert tree(place) == before


def test_the_block_is_short_and_links_instead_of_telling() -> None:
    body = read_template("agents/block.md")
    assert len(body.splitlines()) <= 38
    assert "continuity.md" in body


# -- the home folder, through the command --------------------------------------------------------------------------


def test_without_the_word_the_home_folder_is_never_touched(quick: Run, place: Path) -> None:
    home = place.parent / "home"
    home.mkdir()
    for host in AGENTS:
        assert quick("setup", host, HOME=str(home), XDG_CONFIG_HOME=str(home / "xdg")).returncode == 0
    assert quick("setup", "--list", HOME=str(home)).returncode == 0
    assert list(home.iterdir()) == []


def test_hooks_for_all_repositories_are_asked_for_by_a_word(run: Run, place: Path) -> None:
    home = place.parent / "home"
    home.mkdir()
    before = tree(place)
    # no workspace is needed: it is about all of them
    here = ("-C", str(place.parent), "setup", "codex", "--user")
    words = {"HOME": str(home), "CODEX_HOME": ""}
    assert run(*here, "--check", **words).returncode == 1
    dry = run(*here, "--dry-run", **words)
    assert "~/.codex/hooks.json: new: memkit hook for SessionStart" in dry.stdout
    assert list(home.iterdir()) == []
    done = run(*here, **words)
    assert (done.returncode, done.stderr) == (0, "")
    golden = GOLDEN / "codex" / "setup" / ".codex__hooks.json"
    assert (home / ".codex/hooks.json").read_bytes() == golden.read_bytes()
    assert run(*here, "--check", **words).returncode == 0
    assert "codex is connected in the home folder" in run(*here, **words).stdout
    rows = json.loads(run("setup", "--list", "--user", "--json", **words).stdout)["data"]["hosts"]
    states = {row["host"]: row["state"] for row in rows}
    assert states.pop("codex") == "connected"
    assert states == dict.fromkeys(
        ("claude-code", "gemini", "copilot", "cursor", "opencode"), "not connected"
    )
    assert run(*here, "--remove", **words).returncode == 0
    assert list(home.iterdir()) == []
    assert tree(place) == before


@pytest.mark.parametrize("host", ["git", "agents-md"])
def test_what_has_no_place_in_the_home_folder_says_so(host: str, quick: Run) -> None:
    done = quick("setup", host, "--user")
    assert done.returncode == 2
    assert "[no-user-files]" in done.stderr
    assert f"hint: memkit setup {host}" in done.stderr


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("claude", "memkit setup claude-code --check"),
        ("Codx", "memkit setup codex --check"),
        ("emacs", "memkit setup --list"),
    ],
)
def test_a_host_nobody_knows_is_answered_with_the_nearest(typed: str, hint: str, quick: Run) -> None:
    done = quick("setup", typed, "--check")
    assert done.returncode == 2
    assert done.stderr == f'memkit: error: no host "{typed}" [unknown-host]\nhint: {hint}\n'
