"""A name without a block of its own is cited by the blocks that declare it, else by those that mention it and fit best."""

from __future__ import annotations

import pytest

from memkit.errors import Refused
from memkit.evidence.anchor import Source, anchored, defines
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


SERVER = """module Puma
  class Server
    def initialize(options)
      @pool = ThreadPool.new(options)
    end

    def run
      @pool.auto_trim! if @min_threads != @max_threads
      accept_loop
    end

    def stop
      @pool.shutdown
    end
  end
end
"""
CLI = """fn build() -> Command {
    Command::new("bench")
        .arg(Arg::new("ignore-failure").long("ignore-failure"))
}

fn help() -> &'static str {
    "bench --ignore-failure-all runs everything"
}
"""
MANY = "package many\n" + "".join(
    f"\nfunc {verb}() {{\n\tstart()\n\tout.log({verb}ed)\n}}\n"
    for verb in ("open", "read", "write", "seek", "flush")
)
GUIDE = """# Guide

## Pool

The pool has `max_threads` threads; see [more](#max-spare).

## Window

The window is a minute.
"""


def cited(path: str, text: str, name: str, claim: str = "A claim.") -> list[tuple[str, int, int]]:
    found = anchored(Piece("file", path, name=name), text.encode(), claim)
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
        # opens a statement: as good as declared
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
    ("path", "text", "name", "claim", "expected"),
    [
        # a call, the literal of an option with and without its dashes, an option in a document
        ("server.rb", SERVER, "auto_trim!", "Idle threads are trimmed.", [("", 7, 10)]),
        ("cli.rs", CLI, "ignore-failure", "The flag is known.", [("", 1, 4)]),
        ("cli.rs", CLI, "--ignore-failure", "The flag is known.", [("", 1, 4)]),
        ("guide.md", GUIDE, "max_threads", "The pool is small.", [("", 3, 5)]),
        # of many places the one that has most of the claim
        ("many.go", MANY, "log", "log of flushed says when flush was called.", [("", 23, 26)]),
        # what the claim says besides is cited too
        (
            "server.rb",
            SERVER,
            "auto_trim!",
            "auto_trim! keeps the pool of min_threads; ThreadPool.new takes the options of initialize.",
            [("", 3, 5), ("", 7, 10)],
        ),
        # nothing tells them apart, or the claim is about what is nowhere: the whole file
        ("many.go", MANY, "log", "A claim.", [("", 0, 0)]),
        ("server.rb", SERVER, "auto_trim!", "auto_trim! is not called on shutdown.", [("", 0, 0)]),
    ],
)
def test_a_name_that_is_only_mentioned_is_cited_by_lines_without_a_name(
    path: str, text: str, name: str, claim: str, expected: list[tuple[str, int, int]]
) -> None:
    assert cited(path, text, name, claim) == expected


@pytest.mark.parametrize(
    ("path", "text", "name", "expected"),
    [
        ("server.rb", SERVER, "auto_trim!", False),
        ("cli.rs", CLI, "--ignore-failure", False),
        ("cli.rs", CLI, "build", True),
        ("warnings.rs", RUST, "MAX_PARAMETERS", True),
        ("warnings.rs", RUST, "Warnings::SlowInitialRun", True),
    ],
)
def test_a_mention_is_no_definition(path: str, text: str, name: str, expected: bool) -> None:
    assert defines(Source(path, text.encode()), name) is expected


@pytest.mark.parametrize(
    ("path", "text", "name"),
    [
        # mentioned by a comment alone, by prose, in another case
        ("config.go", "package config\n\n// Depth is gone.\nfunc f() {}\n", "Depth"),
        ("notes.md", "# Limits\n\nThe window is a minute.\n", "window"),
        ("config.go", GO, "handoffqueuedepth"),
        # a member that its type does not have
        ("config.go", GO, "DefaultConfig.Name"),
        # a part of a longer word; a number, which is a line
        ("cli.rs", CLI, "failure-all-runs"),
        ("cli.rs", CLI.replace('ignore-failure"', 'no-ignore-failure"'), "ignore-failure"),
        ("server.rb", SERVER.replace("@min", "12 + @min"), "12"),
        # the anchor of a heading that the document does not have
        ("guide.md", GUIDE, "max-spare"),
    ],
)
def test_a_name_that_means_no_place_is_refused(path: str, text: str, name: str) -> None:
    with pytest.raises(Refused, match="nothing there is called so"):
        cited(path, text, name)
