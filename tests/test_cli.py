"""The transcripts in fixtures/cli, run with the installed entry point. `--update-golden` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.transcripts import Step, play, steps

FOLDER = Path(__file__).parent.parent / "fixtures" / "cli"


@pytest.mark.parametrize("transcript", sorted(FOLDER.glob("*.md")), ids=lambda path: path.stem)
def test_a_transcript_happens_as_it_is_written(transcript: Path, tmp_path: Path, update_golden: bool) -> None:
    played = play(transcript, tmp_path)
    # a bug is never what was expected, also not when expectations are rewritten
    assert "# exit 70" not in played, played
    if update_golden:
        transcript.write_text(played, encoding="utf-8")
    assert played == transcript.read_text(encoding="utf-8")


def test_a_console_block_is_read_as_commands_output_and_exit_codes() -> None:
    block = "$ false    # exit 1\n$ cat <<'E'\n> a\n> E\na\n\n> quoted\n$ true\n"
    assert steps(block) == [
        Step("false", "", 1),
        Step("cat <<'E'\na\nE", "a\n\n> quoted\n", 0),
        Step("true", "", 0),
    ]
    assert "".join(step.written() for step in steps(block)) == block


def test_a_transcript_that_lies_is_found_out(tmp_path: Path) -> None:
    transcript = tmp_path / "lie.md"
    transcript.write_text("# Lie\n\n```console\n$ echo two; exit 3\none\n```\n\nEnd.\n")
    told = "# Lie\n\n```console\n$ echo two; exit 3    # exit 3\ntwo\n```\n\nEnd.\n"
    assert play(transcript, tmp_path) == told
