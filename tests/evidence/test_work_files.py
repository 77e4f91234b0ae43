"""Files about the work on a project, by their paths."""

from __future__ import annotations

import pytest

from memkit.evidence.work_files import is_work_file


@pytest.mark.parametrize(
    "path",
    [
        "tests/test_app.py",
        "src/app_test.go",
        "src/button.spec.ts",
        "lib/src/test/java/AppTest.java",
        ".github/workflows/ci.yml",
        "Makefile",
        "crates/core/Cargo.toml",
        "gem.gemspec",
        ".rubocop.yml",
        ".editorconfig",
        "doc/tool.1",
        "conftest.py",
        "contrib/server.cfg.example",
    ],
)
def test_tests_workflows_builds_and_settings_are_about_the_work(path: str) -> None:
    assert is_work_file(path)


@pytest.mark.parametrize(
    "path",
    [
        "src/app.py",
        "lib/contest.rb",
        "attest.go",
        "src/testament.rs",
        "Dockerfile",
        "config/app.yml",
        "src/benchmark/executor.rs",
    ],
)
def test_the_program_is_not(path: str) -> None:
    assert not is_work_file(path)
