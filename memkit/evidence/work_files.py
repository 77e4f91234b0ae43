"""Files about the work on a project instead of the program: tests, workflows, builds, manifests, settings of tools."""

from __future__ import annotations

_FOLDERS = frozenset(
    """
    test tests spec specs __tests__ e2e testdata fixtures doc docs examples
    .github .gitlab .circleci .buildkite .husky .changeset .config ci
    """.split()
)
_NAMES = frozenset(
    """
    makefile gnumakefile rakefile justfile taskfile.yml jenkinsfile vagrantfile codeowners owners maintainers
    tox.ini noxfile.py setup.cfg setup.py pyproject.toml package.json cargo.toml go.mod gemfile mix.exs pom.xml
    build.gradle build.gradle.kts composer.json conftest.py codecov.yml rustfmt.toml clippy.toml biome.json tsconfig.json
    """.split()
)
_ENDINGS = (".gemspec", ".example", "test.java", "tests.java", "test.kt", "tests.cs")
# parts of a name, before its ending, that mark a test: test_app.py, app_test.go, app.spec.ts
_BEFORE, _BEHIND = ("test_", "bench_"), ("_test", "_tests", "_spec", ".test", ".spec", "-test", "_bench")


def is_work_file(path: str) -> bool:
    """Whether a file is about the work on a project, by its path."""
    *folders, name = path.lower().split("/")
    stem, _, ending = name.rpartition(".")
    # tools read their settings from files that begin with a dot
    is_setting = not stem or name.startswith(".")
    is_test = stem.startswith(_BEFORE) or stem.endswith(_BEHIND)
    # a page of a manual: memkit.1
    is_manual = len(ending) == 1 and ending.isdigit()
    return (
        not _FOLDERS.isdisjoint(folders)
        or name in _NAMES
        or name.endswith(_ENDINGS)
        or (is_setting and "." in name)
        or is_test
        or is_manual
    )
