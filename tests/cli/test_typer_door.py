"""The typer app mounted in another one, as docs/library.md shows it, does what `memkit` does."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from memkit.__main__ import main
from memkit.cli.frame.typer_app import app


def test_a_mounted_app_records_and_recalls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dev")
    assert main(["init", "-q"]) == 0
    tools = typer.Typer()
    tools.add_typer(app(), name="memory")
    said = CliRunner().invoke(
        tools, ["memory", "remember", "Uploads are limited to 25 MB.", "--id", "uploads-25"]
    )
    assert (said.exit_code, said.output) == (0, "promoted uploads-25 · in facts · no conflict\n")
    capsys.readouterr()
    assert main(["recall", "uploads"]) == 0
    answer = capsys.readouterr().out
    found = CliRunner().invoke(tools, ["memory", "recall", "uploads"])
    assert (found.exit_code, found.output) == (0, answer)
