"""`path#name` in the languages people cite: each name means these lines."""

from __future__ import annotations

import pytest

from memkit.errors import Refused
from memkit.evidence.anchor import anchored
from memkit.evidence.blocks import blocks_of, named
from memkit.evidence.forms import readings

KOTLIN = """\
internal class Reader<T>(
  private val source: Source,
) : Base(), Closeable {
  val name: String
    get() = source.name
  val size: Int
    get() {
      return 5
    }

  fun short(): Int = 5
  override fun long(a: Int): String =
    a.toString() +
      "b"
  fun chained() = source
    .map { it }
    .filter { true }
    .first()

  companion object {
    const val MAX = 3
  }
}

data class Point(val x: Int, val y: Int)

sealed interface Shape

fun top(x: Int) = when (x) {
  1 -> "a"
  else -> "b"
}

val made by lazy { 5 }
"""
SWIFT = """\
public struct Point: Codable {
    let x: Int
    var y: Int { return 5 }
}

extension Point {
    func far() -> Bool { true }
}

enum Kind: String {
    case one
}
"""
CSHARP = """\
namespace A.B
{
    public sealed class Limiter : IDisposable
    {
        public int Count { get; private set; }
        public string Name => _name;
        public Limiter(int max) { }
        public int Twice(int x) => x * 2;
    }
}

internal sealed record class Handler<T>(
    Func<T> Make)
{
    public int Run() => 1;
}

public readonly record struct Point(int X, int Y);
"""
PHP = """\
<?php
interface Shape { public function area(): float; }
enum Suit: string { case Hearts = 'H'; }
"""
TYPESCRIPT = """\
export function over(a: string): void;
export function over(a: any) { }
class Store {
  static readonly MAX = 3;
  go(): void { }
}
declare module "x" {
  export function declared(a: string): void;
}
"""
GO = """\
type (
	Handler func(int) error
	Inner   struct {
		A int
	}
)
"""
C = """\
static const char *names[] = { "a", "b" };
typedef int (*callback)(int);
void __attribute__((noreturn)) die(const char *m) { exit(1); }
static inline struct point *make(void) { return 0; }
#ifdef A
int twice(int x) {
#else
int twice(long x) {
#endif
  return x * 2;
}
int after(void) { return 1; }
TEST_BEGIN(test_reads) {
  after();
}
TEST_END

TEST_F(Cart, AddsUp) {
  after();
}
"""
CPP = """\
template <typename T>
T Pool<T>::get(int i) const {
  return 1;
}
using Alias = int;
class Base {
  virtual void go() = 0;
 private:
  int count_ = 1;
};
"""
JAVA = """\
class Limiter {
  public <R> R run(Function<T, R> f)
      throws IOException {
    return null;
  }
}
"""
SCALA = "case class P(x: Int, y: Int)\nobject Main {\n  val max = 5\n}\n"
RUBY = """\
class Response
  attr_reader :env
  def self.build(x)
    new(x)
  end
end
"""
SQL = """\
-- everybody
CREATE TABLE IF NOT EXISTS public.users (
  id serial,
  name text
);
create or replace function add_one(x int) returns int as $$
begin
  return x + 1;
end;
$$ language plpgsql;
CREATE MATERIALIZED VIEW "totals" AS
  SELECT 1;
CREATE PROCEDURE wipe()
BEGIN
  DELETE FROM users;
END;
"""
MAKE = "CC ?= gcc\ntest: build\n\tgo test\n\ndefine help\nfoo\nendef\nbin/app: main.go\n\tgo build\n"
DOCKER = "ARG VERSION=1\nFROM golang:1.22 AS build\nRUN go build \\\n    -o app\nFROM alpine\nENV PORT=80 \\\n  HOST=x\n"
HTML = """\
<body>
  <form id="login" action="/x">
    <input name="user">
  </form>
  <script>
  function go() {
    return 1;
  }
  </script>
</body>
"""
VUE = "<script>\nexport default {\n  data() { return {}; },\n};\n</script>\n"
SCSS = "$primary: #333;\n@mixin shadow($x) {\n  a: $x;\n}\n.box { .inner { a: b; } }\n"
PROTO = """\
message User {
  string name = 1;
}
service Users {
  rpc Get(GetRequest) returns (User);
  rpc List (ListRequest) returns (stream User) {
    option (x) = 1;
  }
}
"""
GRAPHQL = 'type User @key(fields: "id") {\n  id: ID!\n  posts(first: Int = 10): [Post!]!\n}\nunion U = A | B\nquery Get($id: ID!) {\n  user { name }\n}\n'
HCL = 'variable "region" {\n  default = "eu"\n}\nresource "aws_s3_bucket" "logs" {\n  bucket = "x"\n}\n'
GRADLE = 'plugins { id("java") }\ndependencies {\n  implementation("x")\n}\n'
FRONT = "---\ntitle: x\norder: 1\n---\n\n# Title\n\n## Setup\n\nText.\n"
CMAKE = "set(FOO 1)\nfunction(my_fn a)\n  x()\nendfunction()\n"
DART = """\
class Socket extends Base
    implements Closer {
  static Future<Socket> connect(Uri uri,
      {int? port}) async {
    return x;
  }
}

abstract interface class Closer {}
"""
PARTS = """\
public annotation class Marked(val by: Array<String> = [])
fun interface Task {
    fun go()
}
class Last : Exception()"""
OBJECT = """\
package object limits extends Base {
  def size: Int = 5
}
case class Point(
    x: Int
) extends Base
    with Other {
  def far = x
}
"""
IMPORTS = """\
import io.net.*

internal typealias Size = Int

class Peer {
    override fun set(d: Int): Unit =
        guarded("not set") {
            go(d)
        }
}
"""
PERL = """\
sub size {
  my $n = 1;
}

=head2 size

  my $size = size();

=cut
sub last {
  1;
}
"""
RUST = "cfg_net! {\n    pub struct State;\n    fn go() {}\n}\nimpl<S> Part<S> for Claims\nwhere\n    S: Send + Sync,\n{\n    fn read() {}\n}\n"
NAMES: dict[str, tuple[str, dict[str, tuple[int, int]]]] = {
    "a.dart": (DART, {"Socket": (1, 7), "Socket.connect": (3, 6), "Closer": (9, 9)}),
    "b.kt": (PARTS, {"Marked": (1, 1), "Task": (2, 4), "Task.go": (3, 3), "Last": (5, 5)}),
    "b.scala": (OBJECT, {"limits": (1, 3), "limits.size": (2, 2), "Point": (4, 9), "Point.far": (8, 8)}),
    "c.kt": (IMPORTS, {"Size": (3, 3), "Peer.set": (6, 9)}),
    "b.ts": ("const fail: () => E = () => {\n  return 1;\n};\n", {"fail": (1, 3)}),
    "b.pm": (PERL, {"size": (1, 3), "last": (10, 12)}),
    "b.rs": (RUST, {"State": (2, 2), "go": (3, 3), "Claims.read": (9, 9)}),
    "B.java": ("class B {\n  static B of(int a) {\n  }\n}\n", {"B.of": (2, 3)}),
    "b.swift": ("class B {\n  class func make(a: Int) {\n  }\n}\n", {"B.make": (2, 3)}),
    "a.kt": (KOTLIN, {
        "Reader": (1, 23), "Reader.name": (4, 5), "Reader.size": (6, 9), "Reader.short": (11, 11),
        "Reader.long": (12, 14), "Reader.chained": (15, 18), "Reader.MAX": (21, 21), "Point": (25, 25),
        "Shape": (27, 27), "top": (29, 32), "made": (34, 34),
    }),
    "a.swift": (SWIFT, {"Point": (1, 4), "Point.y": (3, 3), "Point.far": (7, 7), "Kind": (10, 12)}),
    "a.cs": (CSHARP, {"Limiter": (3, 9), "Limiter.Count": (5, 5), "Name": (6, 6), "Limiter.Twice": (8, 8), "Handler": (12, 16), "Handler.Run": (15, 15), "Point": (18, 18)}),
    "a.php": (PHP, {"Shape.area": (2, 2), "Suit": (3, 3)}),
    "a.ts": (TYPESCRIPT, {"over": (2, 2), "Store.MAX": (4, 4), "Store.go": (5, 5), "declared": (8, 8)}),
    "a.go": (GO, {"Handler": (2, 2), "Inner": (3, 5)}),
    "a.c": (C, {"names": (1, 1), "callback": (2, 2), "die": (3, 3), "make": (4, 4), "twice": (6, 11), "after": (12, 12), "test_reads": (13, 15), "AddsUp": (18, 20)}),
    "a.cpp": (CPP, {"Pool.get": (1, 4), "Alias": (5, 5), "Base.go": (7, 7), "Base.count_": (8, 9)}),
    "A.java": (JAVA, {"Limiter.run": (2, 5)}),
    "a.scala": (SCALA, {"P": (1, 1), "Main.max": (3, 3)}),
    "a.rb": (RUBY, {"Response.build": (3, 5), "Response::build": (3, 5)}),
    "a.sql": (SQL, {"users": (1, 5), "public.users": (1, 5), "add_one": (6, 10), "totals": (11, 12), "wipe": (13, 16)}),
    "Makefile": (MAKE, {"CC": (1, 1), "test": (2, 3), "help": (5, 7), "bin/app": (8, 9)}),
    "Dockerfile": (DOCKER, {"VERSION": (1, 1), "build": (2, 4), "alpine": (5, 7), "PORT": (6, 7)}),
    "a.html": (HTML, {"login": (2, 4), "go": (6, 8)}),
    "a.vue": (VUE, {"data": (3, 3)}),
    "a.scss": (SCSS, {"$primary": (1, 1), "shadow": (2, 4), ".inner": (5, 5)}),
    "a.proto": (PROTO, {"User": (1, 3), "User.name": (2, 2), "Users.Get": (5, 5), "Users.List": (6, 8)}),
    "a.graphql": (GRAPHQL, {"User": (1, 4), "User.posts": (3, 3), "U": (5, 5), "Get": (6, 8)}),
    "a.tf": (HCL, {"region": (1, 3), "aws_s3_bucket.logs": (4, 6)}),
    "build.gradle.kts": (GRADLE, {"plugins": (1, 1), "dependencies": (2, 4)}),
    "a.md": (FRONT, {"Title": (6, 10), "Setup": (8, 10)}),
    "CMakeLists.txt": (CMAKE, {"FOO": (1, 1), "my_fn": (2, 4)}),
}  # fmt: skip
CASES = [(path, name) for path, (_, names) in NAMES.items() for name in names]


@pytest.mark.parametrize(("path", "name"), CASES)
def test_a_name_means_its_lines(path: str, name: str) -> None:
    text, names = NAMES[path]
    found = named(blocks_of(path, text.split("\n")), name)
    assert [(block.first, block.last) for block in found] == [names[name]]


def test_a_member_without_a_block_of_its_own_means_the_type_that_holds_it() -> None:
    go = b"type Engine struct {\n\tName string\n}\n\nfunc Name() {}\n"
    (piece,) = anchored(readings("a.go#Engine.Name")[0], go, "")
    assert (piece.name, piece.first, piece.last) == ("Engine", 1, 3)
    with pytest.raises(Refused, match="nothing there is called so"):
        anchored(readings("a.go#Engine.Port")[0], go, "")


def test_the_header_of_a_document_is_no_heading() -> None:
    assert [block.name for block in blocks_of("a.md", FRONT.split("\n"))] == ["Title", "Setup"]


def test_a_call_with_a_symbol_defines_nothing_in_ruby() -> None:
    assert not named(blocks_of("a.rb", RUBY.split("\n")), "attr_reader")
