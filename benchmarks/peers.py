"""Other memories for agents, with the same facts and questions: server-memory and basic-memory, if they are installed.

    python -m benchmarks.peers [--facts 1000] [--questions 20] [--turns 3]

Looks for `mcp-server-memory` (npm: @modelcontextprotocol/server-memory) and `basic-memory` (PyPI) on the PATH; says "not
here" if there is none. Servers are asked in turn, by the clock: they run side by side, warm. Beside the time stands what an
answer costs a model in bytes, and for how many questions the right fact was in it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from benchmarks.growth import Size, Store, store
from benchmarks.mcp_client import Client
from benchmarks.processes import memkit, surroundings

Fact = tuple[str, str]
Asked = Callable[[str], str]


def facts_of(made: Store) -> list[Fact]:
    """Id and text of every live fact."""
    env = {**made.env, "MEMKIT_ACTOR": "user:bench"}
    words = [memkit(), "list", "--json"]
    done = subprocess.run(words, cwd=made.root, env=env, capture_output=True, text=True, check=True)
    return [(item["id"], item["text"]) for item in json.loads(done.stdout)["data"]["facts"]]


@contextmanager
def ours(made: Store, _: list[Fact]) -> Iterator[tuple[Client, Asked]]:
    """memkit's own server."""
    with Client([memkit(), "mcp"], {**made.env, "MEMKIT_ACTOR": "agent:bench"}, made.root) as server:
        yield server, lambda question: server.call("recall", {"query": question})


@contextmanager
def server_memory(made: Store, facts: list[Fact]) -> Iterator[tuple[Client, Asked]]:
    """The reference server: a file of entities, searched for a substring."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "memory.jsonl")
        with open(path, "w", encoding="utf-8") as handle:
            for id, text in facts:
                row = {"type": "entity", "name": id, "entityType": "fact", "observations": [text]}
                handle.write(json.dumps(row) + "\n")
        env = {**made.env, "MEMORY_FILE_PATH": path}
        with Client(["mcp-server-memory"], env, folder) as server:
            yield server, lambda question: server.call("search_nodes", {"query": question})


@contextmanager
def basic_memory(made: Store, facts: list[Fact]) -> Iterator[tuple[Client, Asked]]:
    """Notes in markdown with an index, one note a fact; its search by embeddings off, since that needs a network."""
    with tempfile.TemporaryDirectory() as folder:
        notes = os.path.join(folder, "notes")
        os.makedirs(notes)
        for id, text in facts:
            with open(os.path.join(notes, f"{id}.md"), "w", encoding="utf-8") as handle:
                handle.write(f"---\ntitle: {id}\n---\n\n- [fact] {text}\n")
        env = {**made.env, "HOME": folder, "BASIC_MEMORY_HOME": notes}
        env |= {"BASIC_MEMORY_SEMANTIC_SEARCH_ENABLED": "false"}
        subprocess.run(["basic-memory", "reindex"], cwd=folder, env=env, capture_output=True, check=True)
        with Client(["basic-memory", "mcp"], env, folder) as server:
            yield server, lambda question: server.call("search_notes", {"query": question})


PEERS = {
    "memkit": (ours, ""),
    "server-memory": (server_memory, "mcp-server-memory"),
    "basic-memory": (basic_memory, "basic-memory"),
}


def measure(size: Size, count: int, turns: int, env: dict[str, str]) -> None:
    """Prints a row a memory and kind of question."""
    with store(size, env) as made, ExitStack() as stack:
        facts = facts_of(made)
        picked = facts[:: max(1, len(facts) // count)][:count]
        asked: dict[str, tuple[Client, Asked]] = {}
        for name, (start, command) in PEERS.items():
            if command and shutil.which(command) is None:
                print(f"{name:<14} not here")
                continue
            asked[name] = stack.enter_context(start(made, facts))
            print(f"{name:<14} ready after {asked[name][0].ready * 1000:.0f} ms", flush=True)
        for kind, of in (("a whole question", _question), ("one name", _name)):
            _rows(kind, [(id, of(id, text)) for id, text in picked], asked, turns)


def _question(_: str, text: str) -> str:
    """The words of a fact as somebody asks for it: without its last ones, turned round."""
    words = text.rstrip(".").split()
    return f"what about {' '.join(words[3:5])} and the {words[1]}?"


def _name(id: str, _: str) -> str:
    return id


def _rows(
    kind: str, picked: list[tuple[str, str]], asked: dict[str, tuple[Client, Asked]], turns: int
) -> None:
    best = {name: [float("inf")] * len(picked) for name in asked}
    found, sizes = dict.fromkeys(asked, 0), dict.fromkeys(asked, 0)
    for turn in range(turns):
        for at, (id, question) in enumerate(picked):
            for name, (server, ask) in asked.items():
                text = ask(question)
                best[name][at] = min(best[name][at], server.seconds)
                if not turn:
                    found[name] += id in text
                    sizes[name] += len(text.encode())
    for name in asked:
        middle = sorted(best[name])[len(picked) // 2] * 1000
        print(
            f"{kind:<17} {name:<14} {middle:7.1f} ms   {sizes[name] // len(picked):>7,} bytes   "
            f"right fact in {found[name]} of {len(picked)}",
            flush=True,
        )


def main() -> int:
    """Prints a row a memory."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--facts", type=int, default=1_000)
    parser.add_argument("--questions", type=int, default=20)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    measure((given.facts, max(12, given.facts // 4)), given.questions, given.turns, surroundings())
    return 0


if __name__ == "__main__":
    sys.exit(main())
