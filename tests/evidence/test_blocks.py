"""What is defined where, language by language; no text makes a reader raise."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memkit.evidence import formats
from memkit.evidence.blocks import Block, around, blocks_of, named
from memkit.evidence.span import lines_of

CASES: dict[str, tuple[str, str, list[tuple[str, int, int]]]] = {
    "definitions over several lines": (
        "a.ts",
        """export interface Server<
  Raw extends Base = Default<{ a: string }>,
  Reply = Fallback
> {
  port: number
}

export type Body<T extends Response = Response> = Promise<T>

export type Data = string | Blob<Buffer>

const { open } = Deno

export const start = <E extends Env = Env>(
  options: Options<E> = {},
  { port, host }: Address
): Server => {
  return listen(options, { port })
}

const isLocal = (host: string): boolean =>
  host === "localhost"
""",
        [
            ("Server", 1, 6),
            ("Body", 8, 8),
            ("Data", 10, 10),
            ("start", 14, 19),
            ("isLocal", 21, 22),
        ],
    ),
    "a header of C": (
        "a.h",
        """/*
 * A long head.
 */
#ifndef A_H
#define A_H

#ifdef __cplusplus
extern "C" {
#endif

# define UV_MAJOR 1
#define UV_CHECK(x)  \\
  do {               \\
    if (!(x)) abort(); \\
  } while (0)

int uv_bind(uv_tcp_t* handle,
            int flags);

static inline int uv_local(const char* host,
                           int port) {
  return port;
}

#ifdef __cplusplus
}
#endif
#endif
""",
        [
            ("A_H", 5, 5),
            ("UV_MAJOR", 11, 11),
            ("UV_CHECK", 12, 15),
            ("uv_bind", 17, 18),
            ("uv_local", 20, 23),
        ],
    ),
    "a prototype and its definition": (
        "a.c",
        """static void stop(int fd);

static void stop(int fd) {
  close(fd);
}
""",
        [("stop", 3, 5)],
    ),
    "small things of Rust": (
        "a.rs",
        """mod shells;

pub struct Elvish;

struct Length(u64);

type Promise<T> = oneshot::Receiver<Result<T, Error>>;

trait Service {
    fn call(&self, req: Request) -> Self::Future;
}
""",
        [
            ("shells", 1, 1),
            ("Elvish", 3, 3),
            ("Length", 5, 5),
            ("Promise", 7, 7),
            ("Service", 9, 11),
            ("Service.call", 10, 10),
        ],
    ),
    "Kotlin": (
        "a.kt",
        """class Headers {
  fun value(index: Int): String = commonValue(index)

  companion object {
    fun of(headers: Map<String, String>): Headers = make(headers)
  }
}

internal fun String?.toNonNegativeInt(
  fallback: Int,
): Int {
  return fallback
}
""",
        [
            ("Headers", 1, 7),
            ("Headers.value", 2, 2),
            ("Headers.of", 5, 5),
            ("toNonNegativeInt", 9, 13),
        ],
    ),
    "a group of Go": (
        "a.go",
        """var (
	pool = &sync.Pool{
		New: make,
	}
	limit = 3
)

var logger Logger = &basic{
	level: 1,
}
""",
        [("pool", 2, 4), ("limit", 5, 5), ("logger", 8, 10)],
    ),
    "what a method of Ruby assigns": (
        "a.rb",
        """class Parser
  LIMIT = 3

  def self.create(env)
    length = env['LENGTH']
    io = env['INPUT']
    new(io, length)
  end
end
""",
        [("Parser", 1, 9), ("Parser.LIMIT", 2, 2), ("Parser.self.create", 4, 8)],
    ),
    "python": (
        "a.py",
        """import os

LIMIT = 30
# how long one waits
# between two tries
WAIT: float = 0.5

@cached
# counted
class Client(Base):
    \"\"\"One client.\"\"\"

    retries = 3

    async def send(self, *, timeout=5):
        def inner():
            return "def fake(): pass"
        return inner

if os.name == "nt":
    def quit():
        pass
""",
        [
            ("LIMIT", 3, 3),
            ("WAIT", 4, 6),
            ("Client", 8, 18),
            ("Client.retries", 13, 13),
            ("Client.send", 15, 18),
            ("Client.send.inner", 16, 17),
            ("quit", 21, 22),
        ],
    ),
    "python that does not parse": (
        "a.py",
        "LIMIT = 30\nclass Client:\n    def send(self):\n        print 'sent'\n\n    def close(self):\n        pass\n",
        [("LIMIT", 1, 1), ("Client", 2, 7), ("Client.send", 3, 4), ("Client.close", 6, 7)],
    ),
    "go": (
        "a.go",
        """package a

// limits
const (
\tlimit = 30
\tbrace = "{"
)

var ErrFull = errors.New("full {")

// Engine runs.
type Engine struct {
\tname string
}

// Use adds.
func (e *Engine) Use(
\th ...Handler,
) *Engine {
\tif e == nil {
\t\treturn nil
\t}
\treturn e
}

func New() *Engine { return &Engine{} }
""",
        [
            ("limit", 5, 5),
            ("brace", 6, 6),
            ("ErrFull", 9, 9),
            ("Engine", 11, 14),
            ("Engine.Use", 16, 24),
            ("New", 26, 26),
        ],
    ),
    "rust": (
        "a.rs",
        """const LIMIT: usize = 30;

#[derive(Debug)]
pub struct Pool<'a> {
    name: &'a str,
}

impl<'a> Pool<'a> {
    /// Makes one.
    pub fn new(name: &'a str) -> Pool<'a>
    where
        Self: Sized,
    {
        match name { "{" => Pool { name }, _ => Pool { name: r#"}"# } }
    }
}
""",
        [("LIMIT", 1, 1), ("Pool", 3, 6), ("impl<'a> Pool<'a>", 8, 16), ("Pool.new", 9, 15)],
    ),
    "javascript": (
        "a.js",
        """const limit = 30
var re = /[{]/g;

/**
 * Sends.
 */

res.send = function send(body) {
  const a = `${body} {`
  return a
}

export class Client extends Base {
  retries = 3;
  async send(body) { return '}' }
}

const wait = (ms) => {
  return ms
}
""",
        [
            ("limit", 1, 1),
            ("re", 2, 2),
            ("res.send", 4, 11),
            ("Client", 13, 16),
            ("Client.retries", 14, 14),
            ("Client.send", 15, 15),
            ("wait", 18, 20),
        ],
    ),
    "java": (
        "A.java",
        """package a;

/** A client. */
public final class Client<T> implements Base {
  private static final int LIMIT = 30;

  @Override
  public void send(String body,
      int tries) throws IOException {
    if (tries > 0) { log("{"); }
  }
}
""",
        [("Client", 3, 12), ("Client.LIMIT", 5, 5), ("Client.send", 7, 11)],
    ),
    "c": (
        "a.c",
        """#include <stdio.h>
#define LIMIT 30

struct pool {
    int size;
};

/* Sends. */
static int
send_all(struct pool *p,
         const char *s)
{
    if (*s == '{') return 1;
    return 0;
}
""",
        [("LIMIT", 2, 2), ("pool", 4, 6), ("pool.size", 5, 5), ("send_all", 8, 15)],
    ),
    "css": ("a.css", ".btn {\n  color: red;\n}\n@media print {\n  .btn { color: black; }\n}\n", [(".btn", 1, 3), ("@media print", 4, 6), ("@media print..btn", 5, 5)]),
    "json": ("a.json", '{\n  "name": "a {",\n  "scripts": {\n    "test": "jest"\n  }\n}\n', [("name", 2, 2), ("scripts", 3, 5), ("scripts.test", 4, 4)]),
    "toml": (
        "a.toml",
        'name = "a"\n\n[tool.x]\nlimit = 30\nwords = [\n  "a",\n]\n\n# next\n[tool.y]\nlimit = 4\n',
        [("name", 1, 1), ("tool.x", 3, 7), ("tool.x.limit", 4, 4), ("tool.x.words", 5, 7), ("tool.y", 10, 11), ("tool.y.limit", 11, 11)],
    ),
    "yaml": (
        "a.yml",
        "on: push\njobs:\n  test:\n    runs-on: linux\n    steps:\n      - run: make\n  lint:\n    runs-on: mac\n",
        [
            ("on", 1, 1),
            ("jobs", 2, 8),
            ("jobs.test", 3, 6),
            ("jobs.test.runs-on", 4, 4),
            ("jobs.test.steps", 5, 6),
            ("jobs.test.steps.run", 6, 6),
            ("jobs.lint", 7, 8),
            ("jobs.lint.runs-on", 8, 8),
        ],
    ),
    "makefile": ("Makefile", "GO ?= go\n\n# all tests\ntest: build\n\t$(GO) test ./...\n\nbuild:\n\t$(GO) build\n", [("GO", 1, 1), ("test", 3, 5), ("build", 7, 8)]),
    "ruby": (
        "a.rb",
        "module A\n  # Sends.\n  class Client\n    LIMIT = 30\n\n    def send(body)\n      body.each do |x|\n        puts x\n      end\n    end\n  end\nend\n",
        [("A", 1, 12), ("A.Client", 2, 11), ("A.Client.LIMIT", 4, 4), ("A.Client.send", 6, 10)],
    ),
    "shell": ("a.sh", "#!/bin/sh\nLIMIT=30\n\nrun() {\n  echo hi\n}\n", [("LIMIT", 2, 2), ("run", 4, 6)]),
    "markdown": (
        "a.md",
        "# Title\n\nWords.\n\n## Install\n\n```sh\n# no heading\n```\n\n### Linux\n\nText.\n\n## Use\n\nMore.\n",
        [("Title", 1, 17), ("Install", 5, 13), ("Install/Linux", 11, 13), ("Use", 15, 17)],
    ),
    "rst": (
        "a.rst",
        "=====\nTitle\n=====\n\nWords.\n\nInstall\n-------\n\nText.\n\nUse\n---\n\nMore.\n",
        [("Title", 1, 15), ("Install", 7, 10), ("Use", 12, 15)],
    ),
    "asciidoc": ("a.adoc", "= Title\n\n== Install\n\nText.\n\n== Use\n\nMore.\n", [("Title", 1, 9), ("Install", 3, 5), ("Use", 7, 9)]),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_blocks_are_found(case: str) -> None:
    path, text, expected = CASES[case]
    found = blocks_of(path, lines_of(text))
    assert [(block.qualified, block.first, block.last) for block in found] == expected


@given(
    path=st.sampled_from(
        "a.py a.go a.rs a.js a.c a.css a.json a.toml a.yml Makefile a.rb a.md a.rst a.adoc a.tf a.kt a.cs a.sql Dockerfile a.html a.proto a.gradle a".split()
    ),
    text=st.one_of(
        st.text(max_size=300),
        st.lists(
            st.sampled_from(
                'def f class A: { } ( ) ; " \' ` /* */ // # \n \n\n \t = : , => . get() create FROM <script> #if #else func fn impl for const 1 \\ r#" """ [ ] --- === ## - end'.split(
                    " "
                )
            ),
            max_size=60,
        ).map(" ".join),
    ),
)
@settings(max_examples=400, deadline=None)
def test_no_text_makes_a_reader_raise(path: str, text: str) -> None:
    lines = lines_of(text)
    for block in blocks_of(path, lines):
        assert 1 <= block.first <= block.last <= len(lines)
        assert block.name


def test_a_name_means_the_exact_path_before_its_end() -> None:
    blocks = (
        Block("A", "A", 1, 9, True),
        Block("A", "A.A", 2, 3),
        Block("send", "A.send", 4, 5),
        Block("send", "B.send", 11, 12),
    )
    assert named(blocks, "A") == (blocks[0],)
    assert named(blocks, "A::send()") == (blocks[2],)
    assert named(blocks, "send") == (blocks[2], blocks[3])
    assert named(blocks, "B#send") == (blocks[3],)
    assert named(blocks, "gone") == ()


def test_a_heading_is_found_without_its_number_and_signs() -> None:
    blocks = blocks_of("a.md", lines_of("# Guide\n\n## 3. How to install?\n\nText.\n"))
    assert [block.name for block in named(blocks, "how-to-install")] == ["3. How to install?"]


def test_the_smallest_block_around_a_line_counts() -> None:
    blocks = blocks_of("a.py", lines_of("class A:\n    x = 1\n\n    def f(self):\n        return 1\n"))
    assert [block.qualified if block else "" for block in (around(blocks, 5, 5), around(blocks, 3, 3))] == [
        "A.f",
        "A",
    ]


def test_a_long_document_has_the_headings_of_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    text = CASES["markdown"][1]
    short = formats._headings("markdown", text)
    monkeypatch.setattr(formats, "LARGE", 3)
    assert formats._headings("markdown", text) == short
