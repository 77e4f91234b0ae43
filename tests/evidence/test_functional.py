"""Functions of several clauses, and languages that are read by their indentation: each name means these lines."""

from __future__ import annotations

import pytest

from memkit.evidence import Verdict, judge
from memkit.evidence.blocks import blocks_of
from memkit.evidence.forms import Piece
from memkit.evidence.span import lines_of, span_digest

ELIXIR = """\
defmodule Plug.Size do
  @limit 8

  # the empty body
  def parse("", _), do: :ok

  def parse(body, limit) do
    {body, limit}
  end

  ## Helpers

  defp valid?(x), do: x
end
"""
RUBY = """\
class Queue
  # how long it is
  def size
    1
  end

  # whether it is empty
  def empty?
    true
  end
end
"""
ERLANG = """\
-define(LIMIT, 5).

-spec wait(integer()) -> ok.
wait(0) ->
\tok;
wait(N) ->
\tcall(N),
\twait(N - 1).

% stops
stop() ->
\tok.
"""
HASKELL = """\
module Limits (wait) where

import Data.List

-- how long
data Limit = Limit
  { size :: Int }

wait :: Int -> Int
wait 0 = 1
wait n
  | n > 3 = 2
  | otherwise = 0

type Name = String

instance Show Limit where
  show _ = "limit"
"""
CLOJURE = """\
(ns app.limits
  (:require [x]))

(def ^Long max-size 25)

; how long to wait
(defn- wait-for [n]
  (let [x 1]
    (+ n x)))
"""
OCAML = """\
type size = int

(* the limit *)
let limit = 5

module Pool = struct
  let make n =
    let inner = n in
    inner

  let rec drain t =
    drain t
end

let run () =
  limit
"""
LUA = """\
-- how long
local function wait(n)
  -- twice
  return n
end
"""
CASES: dict[str, tuple[str, list[tuple[str, int, int]]]] = {
    "a.ex": (
        ELIXIR,
        [("Plug.Size", 1, 14), ("Plug.Size.parse", 4, 9), ("Plug.Size.valid?", 13, 13)],
    ),
    "a.rb": (RUBY, [("Queue", 1, 11), ("Queue.size", 2, 5), ("Queue.empty?", 7, 10)]),
    "a.erl": (ERLANG, [("LIMIT", 1, 1), ("wait", 3, 8), ("stop", 10, 12)]),
    "a.hs": (
        HASKELL,
        [("Limit", 5, 7), ("wait", 9, 13), ("Name", 15, 15), ("instance Show Limit", 17, 18)],
    ),
    "a.clj": (CLOJURE, [("app.limits", 1, 2), ("max-size", 4, 4), ("wait-for", 6, 9)]),
    "a.ml": (
        OCAML,
        [
            ("size", 1, 1),
            ("limit", 3, 4),
            ("Pool", 6, 13),
            ("Pool.make", 7, 9),
            ("Pool.drain", 11, 12),
            ("run", 15, 16),
        ],
    ),
    "a.lua": (LUA, [("wait", 1, 5)]),
}


@pytest.mark.parametrize("path", CASES)
def test_clauses_and_definitions_are_blocks(path: str) -> None:
    text, expected = CASES[path]
    found = [(block.qualified, block.first, block.last) for block in blocks_of(path, lines_of(text))]
    assert found == expected


def test_a_changed_clause_changes_the_function() -> None:
    lines = lines_of(ELIXIR)
    piece = Piece("file", "a.ex", "Plug.Size.parse", 4, 9, span_digest(lines[3:9]))
    edited = ELIXIR.replace("{body, limit}", "{limit, body}").encode()
    assert (judge(piece, ELIXIR.encode()), judge(piece, edited)) == (
        Verdict("fresh", 4, 9),
        Verdict("changed", 4, 9),
    )


def test_lines_recorded_by_an_older_reader_stay_fresh() -> None:
    """A comment below counted as part of `size` once; the name is said elsewhere too, so the blocks are asked."""
    text = f"{RUBY}\nputs Queue.new.size\n"
    piece = Piece("file", "a.rb", "Queue.size", 2, 7, span_digest(lines_of(text)[1:7]))
    assert judge(piece, text.encode()) == Verdict("fresh", 2, 7)
