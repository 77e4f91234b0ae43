"""The block of a name contains the whole of its value: no line of it can change unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from memkit.evidence.anchor import anchored
from memkit.evidence.forms import Piece
from tests.evidence.place import git, place, remembered, swap, verdict, write

GO = """\
package log

var (
\t// Name is the name.
\tName = "a"

\t// Marshal calls no escaping.
\tMarshal = func(v interface{}) ([]byte, error) {
\t\tencoder := json.NewEncoder(v)
\t\tencoder.SetEscapeHTML(false)
\t\treturn encoder.Bytes(), nil
\t}

\t// Handle hands an error on.
\tHandle = func(err error) interface{} {
\t\treturn err
\t}

\t// Levels are short.
\tLevels = map[Level]string{
\t\tTrace: "TRC",
\t\tDebug: "DBG",
\t}

\t// Limit is in bytes.
\tLimit = 64 * 1024
)

var cases = []struct {
\tValue bool
\tText  string
}{
\t{true, "yes"},
\t{false, "no"},
}

const page = `<html>
(
</html>
`

func decode(text string) map[string]interface{} {
\treturn nil
}

const (
\tFirst = iota
\tSecond
)
"""
TYPESCRIPT = """\
const build = (init: Init = {}): Init & { duplex: 'half' } => {
  return { ...init }
}

const validate = <
  T extends Schema,
  E extends {},
>(
  schema: T
) => {
  return schema
}

const timeout = isWindows
  ? (a: number) => {
      return a
    }
  : (a: number) => {
      return a + 1
    }

type Chain<P> = P extends string
  ? { input: P } extends Other
    ? { input: P }
    : never
  : never

const levels = {
  trace: 1,
} as const

export const only = (a: number): Handler =>
  async function only(c) {
    return a
  }

class Store<
  E extends Env = {},
> {
  #path = '/'
  constructor(a: string) {
    this.#path = a
  }

  #lookup (a) {
    return a
  }

  get [kConnected] () {
    return true
  }
}

export default defineConfig({
  test: {
    coverage: {
      enabled: true,
    },
  },
})
"""
RUST = """\
static TEMPLATE: &str = "
{{ (
}}";

const PAIRS: [(&str, &str); 2] = [
    ("a", "b"),
    ("c", "d"),
];

lazy_static! {
    static ref NAMES: Vec<&'static str> = {
        vec!["a"]
    };
}

const SIZE: usize = match cfg!(windows) {
    true => 1,
    false => 2,
};
"""
JAVA = """\
class Adapters {
  static final Adapter<Bit> BIT =
      // captured once
      new Adapter<Bit>() {
        int read() {
          return 1;
        }
      }.nullSafe();

  static final Map<String, Integer> SIZES = Map.of(
      "a", 1,
      "b", 2);
}
"""
CSHARP = """\
class Options
{
    public Limits Limits { get; set; } = new()
    {
        Queue = 5,
    };

    internal Span<Pair<string, object?>> Tags
    {
        get
        {
            return tags;
        }
    }

    public Func<int, int> Twice { get; set; } = args =>
        args * 2;
}
"""
KOTLIN = """\
private val METADATA: Class<*>? =
  try {
    find("a")
  } catch (_: Missing) {
    null
  }

private val SIGNATURE by
  lazy { describe() }

class Writer {
  var indent: String
    get() = stored
    set(value) {
      stored = value
    }
}

private val Projection.type: Type
  get() {
    return other
  }
"""
SWIFT = """\
public class Request {
    public internal(set) var handler: (any Handler)? {
        get { one }
        set { two = newValue }
    }

    static let shared: Session = {
        Session(a: 1)
    }()
}
"""
PHP = """\
<?php
class Web {
    protected array $fields = [
        'url' => 'URI',
    ];
    const CODES = [
        1 => 'a',
    ];
}
"""
C = """\
static const struct option options[] = {
    [0] = {"a", 1},
    { .name = "b",
      .value = 2 },
};
int sizes[] = {
    1, 2,
    3
};
"""
RUBY = """\
module Rack
  CODES = Hash[*STATUS.map { |code, words|
    [words, code]
  }.flatten]

  OLD = {
    too_large: 413,
  }.freeze

  QUERY = <<~SQL
SELECT 1
  SQL

  LAST = 1
end
"""
SHELL = """\
ask() {
  cat << EOF
at the margin
EOF
# a comment at the margin
  read answer
}

_bat_:run() {
  bat
}
"""
YAML = """\
jobs:
  test:
    steps:
    - name: Install
      uses: setup
    - run: make
repos:
- repo: a
  rev: 1
# next
- repo: b
"""
# file → its text, and the lines of each name
VALUES: dict[str, tuple[str, dict[str, tuple[int, int]]]] = {
    "a.go": (GO, {
        "Marshal": (7, 12), "Handle": (14, 17), "Levels": (19, 23), "Limit": (25, 26), "cases": (29, 35),
        "page": (37, 40), "decode": (42, 44), "Second": (48, 48),
    }),
    "a.ts": (TYPESCRIPT, {
        "build": (1, 3), "validate": (5, 12), "timeout": (14, 20), "Chain": (22, 26), "levels": (28, 30),
        "only": (32, 35), "Store.constructor": (41, 43), "#lookup": (45, 47), "kConnected": (49, 51),
        "coverage": (56, 58),
    }),
    "a.rs": (RUST, {"TEMPLATE": (1, 3), "PAIRS": (5, 8), "NAMES": (11, 13), "SIZE": (16, 19)}),
    "A.java": (JAVA, {"BIT": (2, 8), "SIZES": (10, 12)}),
    "a.cs": (CSHARP, {"Limits": (3, 6), "Tags": (8, 14), "Twice": (16, 17)}),
    "a.kt": (KOTLIN, {"METADATA": (1, 6), "SIGNATURE": (8, 9), "indent": (12, 16), "type": (19, 22)}),
    "a.swift": (SWIFT, {"handler": (2, 5), "shared": (7, 9)}),
    "a.php": (PHP, {"fields": (3, 5), "CODES": (6, 8)}),
    "a.c": (C, {"options": (1, 5), "sizes": (6, 9)}),
    "a.rb": (RUBY, {"CODES": (2, 4), "OLD": (6, 8), "QUERY": (10, 12), "LAST": (14, 14)}),
    "a.sh": (SHELL, {"ask": (1, 7), "_bat_:run": (9, 11)}),
    "a.yml": (YAML, {"test.steps": (3, 6), "repos": (7, 11)}),
    "a.toml": ('[a]\nwords = [\n  "x",\n  "y"\n]\nlast = 1\n', {"words": (2, 5)}),
}  # fmt: skip
CASES = [(path, name) for path, (_, names) in VALUES.items() for name in names]


@pytest.mark.parametrize(("path", "name"), CASES)
def test_the_lines_of_a_name_end_with_its_value(path: str, name: str) -> None:
    text, names = VALUES[path]
    pieces = anchored(Piece("file", path, name), text.encode(), "")
    assert [(piece.first, piece.last) for piece in pieces] == [names[name]]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("Marshal", "SetEscapeHTML(false)", "SetEscapeHTML(true)"),
        ("Levels", "TRC", "TRACE"),
        ("cases", '"yes"', '"y"'),
        ("page", "(", ")"),
    ],
)
def test_a_change_in_the_value_of_a_variable_makes_its_fact_stale(
    tmp_path: Path, name: str, old: str, new: str
) -> None:
    house = place(tmp_path / "repo", "solo")
    write(house, "log.go", GO)
    git(house.root, "add", "-A")
    git(house.root, "commit", "-qm", "log")
    id = remembered(house, f"The value of {name} is as it was.", f"log.go#{name}")
    assert verdict(house, id) == "fresh"
    swap(house, old, new, "log.go")
    assert verdict(house, id) == "stale"
