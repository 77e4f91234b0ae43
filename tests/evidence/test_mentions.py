"""A name that a file uses without a block of its own is cited by the blocks in which it is declared or used."""

from __future__ import annotations

import pytest

from memkit.errors import Refused
from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece

GO = """package config

// HandoffQueueDepth is described here.

type Config struct {
	Name string
	HandoffQueueDepth int
}

func DefaultConfig() *Config {
	return &Config{
		HandoffQueueDepth: 1024,
	}
}

func enqueue(c *Config) bool {
	return size() < c.HandoffQueueDepth
}
"""
RUST = """pub enum Warnings {
    FastExecutionTime,
    SlowInitialRun(f64),
}

pub fn scan(n: usize) -> Result<(), Error> {
    const MAX_PARAMETERS: usize = 100_000;
    check(n, MAX_PARAMETERS)
}
"""
RUBY = """module Sidekiq
  DEFAULTS = {
    dead_max_jobs: 10_000,
    timeout: 25
  }
end
"""


def cited(path: str, text: str, name: str) -> list[tuple[str, int, int]]:
    found = anchored(Piece("file", path, name=name), text.encode(), "A claim.")
    return [(piece.name, piece.first, piece.last) for piece in found]


@pytest.mark.parametrize(
    ("path", "text", "name", "expected"),
    [
        # a field: where it is declared and where it is set, not where it is read or described
        ("config.go", GO, "HandoffQueueDepth", [("Config", 5, 8), ("DefaultConfig", 10, 14)]),
        ("warnings.rs", RUST, "FastExecutionTime", [("Warnings", 1, 4)]),
        ("warnings.rs", RUST, "Warnings::SlowInitialRun", [("Warnings", 1, 4)]),
        ("warnings.rs", RUST, "MAX_PARAMETERS", [("scan", 6, 9)]),
        ("config.rb", RUBY, "dead_max_jobs", [("Sidekiq.DEFAULTS", 2, 5)]),
        # only used: the block that uses it
        ("warnings.rs", RUST, "check", [("scan", 6, 9)]),
    ],
)
def test_a_name_without_a_block_is_cited_by_the_blocks_that_declare_it(
    path: str, text: str, name: str, expected: list[tuple[str, int, int]]
) -> None:
    assert cited(path, text, name) == expected


def test_a_name_outside_of_every_block_is_cited_by_its_line() -> None:
    text = "#ifdef OLD_FLOATS\n#include <stdlib.h>\n#endif\n\nint f(void) {\n  return 1;\n}\n"
    assert cited("read.c", text, "OLD_FLOATS") == [("", 1, 1)]


@pytest.mark.parametrize(
    ("path", "text", "name"),
    [
        # mentioned by a comment alone, by prose, in another case
        ("config.go", "package config\n\n// Depth is gone.\nfunc f() {}\n", "Depth"),
        ("notes.md", "# Limits\n\nThe window is a minute.\n", "window"),
        ("config.go", GO, "handoffqueuedepth"),
        # a member that its type does not have
        ("config.go", GO, "DefaultConfig.Name"),
        # too many places: nothing says which is meant
        ("many.go", "package many\n" + "".join(f"\nfunc f{n}() {{\n\tlog()\n}}\n" for n in range(5)), "log"),
    ],
)
def test_a_name_that_means_no_place_or_many_is_refused(path: str, text: str, name: str) -> None:
    with pytest.raises(Refused, match="nothing there is called so"):
        cited(path, text, name)
