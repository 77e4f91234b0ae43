"""Speed of searching: cold processes that answer one question, beside ripgrep and plain FTS5 over the same facts.

`python -m benchmarks.recall_speed [--facts N] [--sessions N] [--turns N]`. All are measured in one run, interleaved, as
CPU time of the whole process, best of many; ratios are to ripgrep looking for the same words in one file.

Two parts: the ranker in a process of its own, over an index in files; and the whole verbs `memkit recall` and
`memkit grep` by the installed command, over a ledger with the same facts, also right after a new session. A verb looks
at every session file before it trusts its cache: the row "a stat of every session" says what that costs by itself.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time

from benchmarks.processes import best_of, cpu, memkit, surroundings
from benchmarks.recall_ledger import Fact, add_session, made_up, write_workspace
from memkit.recall.corpus import Index, encode_index
from memkit.recall.grow import build, update

TARGET, TARGET_SIZE = 4.0, 50_000
Env = dict[str, str]
# an answer, or that there is none
_FOUND_OR_NOT = (0, 1)
QUESTIONS = {
    "two words": "gateway timeout",
    "a sentence": "how often does the importer retry an upload after an error",
    "an identifier": "src/importer/retry_budget.py",
    "misspelt": "gatewy certificte rotation",
}
PATTERNS = {
    "a rare word": ["litupemo"],
    "not there": ["nothinglikeit"],
    "an expression": ["-e", "gateway.*warm-up_pe"],
    "a common word": ["importer"],
}
# facts, sessions
SIZES = ((1_000, 100), (10_000, 500), (50_000, 500), (50_000, 10_000))
ASK = """
import sys
from mmap import ACCESS_READ, mmap
from memkit.recall.corpus import Corpus
from memkit.recall.corpus import decode_index
from memkit.recall.answer import answer
from memkit.recall.segment import Segment
folder, question = sys.argv[1:]
def load(name):
    with open(folder + "/" + name, "rb") as handle:
        return Segment(mmap(handle.fileno(), 0, access=ACCESS_READ))
with open(folder + "/manifest", "rb") as handle:
    corpus = Corpus(decode_index(handle.read(), load))
for hit in answer(question, corpus, 10)[0]:
    print(hit.id, hit.score)
"""
ASK_FTS5 = """
import sqlite3, sys
path, question = sys.argv[1:]
words = " OR ".join('"' + word + '"' for word in question.split())
found = "SELECT id, rank FROM facts WHERE facts MATCH ? ORDER BY rank LIMIT 10"
for row in sqlite3.connect(path).execute(found, (words,)):
    print(*row)
"""
STAT = """
import os, sys
with os.scandir(sys.argv[1]) as found:
    for item in found:
        item.stat(follow_symlinks=False)
"""
FIND = """
import sys
with open(sys.argv[1], "rb") as handle:
    text = handle.read().lower()
at = text.find(sys.argv[2].encode())
while at >= 0:
    start, end = text.rfind(b"\\n", 0, at) + 1, text.find(b"\\n", at)
    sys.stdout.buffer.write(text[start : end + 1])
    at = text.find(sys.argv[2].encode(), end)
"""


def main() -> int:
    """Prints the rows of each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--facts", type=int, help="how many facts (default: 1000, 10000, 50000)")
    parser.add_argument(
        "--sessions", type=int, default=500, help="in how many sessions, where --facts is given"
    )
    parser.add_argument("--turns", type=int, default=25)
    given = parser.parse_args()
    env = surroundings()
    for size, sessions in SIZES if given.facts is None else ((given.facts, given.sessions),):
        with tempfile.TemporaryDirectory() as folder:
            measure(folder, size, given.turns, env)
            measure_verbs(folder, size, min(sessions, size), given.turns, env)
    return 0


def measure(folder: str, size: int, turns: int, env: Env) -> None:
    """Builds the facts and their indexes, then asks the ranker every question in turn."""
    facts = made_up(size)
    started = time.process_time()
    index = build(facts)
    built = time.process_time() - started
    keep(index, os.path.join(folder, "index"))
    started = time.process_time()
    fresh = {**facts[-1], "id": "fresh", "session": "s-fresh"}
    grown = update(index, {"s-fresh": [fresh]})
    updated = time.process_time() - started
    keep(grown, os.path.join(folder, "grown"))
    write_peers(folder, facts)
    print(f"{size:,} facts: index {built:.2f} s of CPU, one new session {updated * 1000:.1f} ms", flush=True)
    for label, question in QUESTIONS.items():
        print_row(label, size, best_of(commands(folder, question), turns, env, exits=_FOUND_OR_NOT))


def measure_verbs(folder: str, size: int, sessions: int, turns: int, env: Env) -> None:
    """The whole verbs over a ledger with these facts."""
    root = os.path.join(folder, "ledger")
    write_workspace(root, made_up(size), sessions)
    first = cpu([memkit(), "recall", "gateway"], env, root, _FOUND_OR_NOT)
    print(f"{size:,} facts in {sessions:,} sessions: replay and index {first:.1f} s of CPU", flush=True)
    # files younger than two seconds are compared by their content
    time.sleep(2)
    cpu([memkit(), "recall", "--json", "gateway"], env, root, _FOUND_OR_NOT)
    floor = {"a stat of every session": [sys.executable, "-c", STAT, os.path.join(root, "sessions")]}
    for label, question in QUESTIONS.items():
        asked = {**commands(folder, question), **floor}
        asked |= {
            "memkit": [memkit(), "recall", question],
            "--json": [memkit(), "recall", "--json", question],
        }
        del asked["after a new session"]
        print_row(f"recall, {label}", size, best_of(asked, turns, env, root, _FOUND_OR_NOT))
    for label, words in PATTERNS.items():
        print_row(f"grep, {label}", size, best_of(grep_commands(words), turns, env, root, _FOUND_OR_NOT))
    bring_new_sessions(root, size, sessions, folder, turns, env)


def grep_commands(words: list[str]) -> dict[str, list[str]]:
    """grep and its peers; a literal is also looked for by plain Python."""
    found = {"python -c pass": [sys.executable, "-c", "pass"], "memkit": [memkit(), "grep", *words]}
    if words[0] != "-e":
        found["bytes.find"] = [sys.executable, "-c", FIND, "facts.txt", words[0]]
    if shutil.which("rg"):
        found["ripgrep"] = ["rg", "-i", *([] if words[0] == "-e" else ["-F"]), *words, "facts.txt"]
    return found


def bring_new_sessions(root: str, size: int, sessions: int, folder: str, turns: int, env: Env) -> None:
    """The first question after a session that memkit wrote, and after one that came from elsewhere."""
    from memkit.query import load
    from memkit.query.index import keep_up
    from memkit.store.workspace import open_at

    question = QUESTIONS["two words"]
    best = dict.fromkeys(("written here", "from elsewhere", "ripgrep", "python -c pass"), float("inf"))
    peers = commands(folder, question)
    for turn in range(turns):
        kind = "written here" if turn % 2 else "from elsewhere"
        new: Fact = {"id": f"fresh-{turn}", "text": f"The gateway of fresh{turn} has a timeout."}
        add_session(root, sessions + turn, [new], "none")
        if turn % 2:
            # what a verb that seals a session does before it renders
            keep_up(load.load(open_at(root)))
        best[kind] = min(best[kind], cpu([memkit(), "recall", question], env, root, _FOUND_OR_NOT))
        for name in ("ripgrep", "python -c pass"):
            best[name] = min(best[name], cpu(peers[name], env, root, _FOUND_OR_NOT)) if name in peers else 0.0
    best["memkit"] = best.pop("written here")
    print_row("first after a new session", size, best)


def keep(index: Index, folder: str) -> None:
    """Writes an index the way a cache would."""
    os.makedirs(folder)
    manifest, segments = encode_index(index)
    for name, data in {"manifest": manifest, **segments}.items():
        with open(os.path.join(folder, name), "wb") as handle:
            handle.write(data)


def write_peers(folder: str, facts: list[Fact]) -> None:
    """The same facts as one text file and as an FTS5 table."""
    import sqlite3

    with open(os.path.join(folder, "facts.txt"), "w", encoding="utf-8") as handle:
        handle.writelines(f"{fact['id']} {fact['text']}\n" for fact in facts)
    base = sqlite3.connect(os.path.join(folder, "facts.db"))
    base.execute("CREATE VIRTUAL TABLE facts USING fts5(id UNINDEXED, text, tokenize = 'porter')")
    base.executemany("INSERT INTO facts VALUES (?, ?)", [(fact["id"], fact["text"]) for fact in facts])
    base.commit()
    base.close()


def commands(folder: str, question: str) -> dict[str, list[str]]:
    """What is measured; ripgrep only if it is here."""
    python = sys.executable
    found = {
        "python -c pass": [python, "-c", "pass"],
        "memkit": [python, "-c", ASK, os.path.join(folder, "index"), question],
        "after a new session": [python, "-c", ASK, os.path.join(folder, "grown"), question],
        "FTS5": [python, "-c", ASK_FTS5, os.path.join(folder, "facts.db"), question],
    }
    if shutil.which("rg"):
        words = [part for word in question.split() for part in ("-e", word)]
        found["ripgrep"] = ["rg", "-i", "-F", *words, os.path.join(folder, "facts.txt")]
    return found


def print_row(label: str, size: int, best: dict[str, float]) -> None:
    """One question: each as a multiple of ripgrep, or in milliseconds where ripgrep is not here."""
    yardstick = best.pop("ripgrep", 0.0)
    told = [f"{name} {seconds * 1000:.1f} ms" for name, seconds in best.items()]
    if yardstick:
        told = [f"{name} {seconds / yardstick:.2f}x" for name, seconds in best.items()]
        told.append(f"ripgrep {yardstick * 1000:.1f} ms")
        # Below that starting Python alone costs more than ripgrep's whole answer: no target.
        if size >= TARGET_SIZE:
            verdict = "ok" if best["memkit"] / yardstick <= TARGET else "missed"
            told.append(f"target {TARGET:.0f}x   {verdict}")
    else:
        told.append("ripgrep not here")
    print(f"  {label:<26} " + "   ".join(told), flush=True)


if __name__ == "__main__":
    sys.exit(main())
