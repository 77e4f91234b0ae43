"""Speed of recall: a cold process that answers one question, beside ripgrep and plain FTS5 over the same facts.

`python -m benchmarks.recall_speed [--facts N] [--turns N]`. All are measured in one run, interleaved, as CPU time of
the whole process, best of many; ratios are to ripgrep looking for the same words in one file.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from random import Random

from memkit.recall.index import Index, build, encode, update

TARGET, TARGET_SIZE = 4.0, 50_000
QUESTIONS = {
    "two words": "gateway timeout",
    "a sentence": "how often does the importer retry an upload after an error",
    "an identifier": "src/importer/retry_budget.py",
    "misspelt": "gatewy certificte rotation",
}
ASK = """
import sys
from mmap import ACCESS_READ, mmap
from memkit.recall.corpus import Corpus
from memkit.recall.index import decode
from memkit.recall.rank import answer
folder, question = sys.argv[1:]
def load(name):
    with open(folder + "/" + name, "rb") as handle:
        return mmap(handle.fileno(), 0, access=ACCESS_READ)
with open(folder + "/manifest", "rb") as handle:
    corpus = Corpus(decode(handle.read(), load))
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
THINGS = "gateway proxy importer exporter scheduler ledger cache queue billing mailer renderer router".split()
DEEDS = "retry upload rotation timeout limit backup migration batch review rollback warm-up drain".split()
KINDS = "error token certificate invoice header cookie report lease lock span row page".split()


def main() -> int:
    """Prints the rows of each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--facts", type=int, action="append", help="how many facts (default 1000, 10000, 50000)"
    )
    parser.add_argument("--turns", type=int, default=15)
    given = parser.parse_args()
    for size in given.facts or (1_000, 10_000, 50_000):
        with tempfile.TemporaryDirectory() as folder:
            measure(folder, size, given.turns)
    return 0


def measure(folder: str, size: int, turns: int) -> None:
    """Builds the facts and their indexes, then asks every question in turn."""
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
        print_row(label, size, best_of(commands(folder, question), turns, folder))


def made_up(size: int) -> list[dict[str, object]]:
    """Facts like those of a project: common nouns, rare names, paths; five a session. The same every time."""
    chance = Random(11)
    syllables = "ba ko ri tu ne sa mo li ve da pe zu".split()
    names = ["".join(chance.choices(syllables, k=chance.randint(2, 4))) for _ in range(size // 10 + 50)]
    facts = []
    for number in range(size):
        thing, other, deed, kind = (chance.choice(words) for words in (THINGS, THINGS, DEEDS, KINDS))
        text = f"The {thing} of {chance.choice(names)} must {deed} every {kind} before the {other}"
        text += f" sees {chance.choice(names)}; see src/{thing}/{deed}_{chance.choice(names)}.py."
        session = f"s{number // 5:06}"
        row = {"id": f"fact-{number:06}", "seq": number, "session": session, "text": text}
        facts.append({**row, "ts": f"2026-01-{number % 28 + 1:02}", "who": "agent:bench"})
    return facts


def keep(index: Index, folder: str) -> None:
    """Writes an index the way a cache would."""
    os.makedirs(folder)
    manifest, segments = encode(index)
    for name, data in {"manifest": manifest, **segments}.items():
        with open(os.path.join(folder, name), "wb") as handle:
            handle.write(data)


def write_peers(folder: str, facts: list[dict[str, object]]) -> None:
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


def best_of(measured: dict[str, list[str]], turns: int, folder: str) -> dict[str, float]:
    """CPU seconds of each, interleaved, the best of many."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    # Compiled modules, as an installed package has them.
    env |= {"PYTHONPYCACHEPREFIX": os.path.join(folder, "compiled")}
    env |= {"PYTHONPATH": os.path.dirname(os.path.dirname(os.path.abspath(__file__)))}
    best = dict.fromkeys(measured, float("inf"))
    for _ in range(turns):
        for name, words in measured.items():
            best[name] = min(best[name], cpu(words, env))
    return best


def cpu(words: list[str], env: dict[str, str]) -> float:
    """User and system seconds of one run."""
    quiet = subprocess.DEVNULL
    child = subprocess.Popen(words, env=env, stdin=quiet, stdout=quiet, stderr=quiet)
    _, _, used = os.wait4(child.pid, 0)
    return used.ru_utime + used.ru_stime


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
    print(f"  {label:<14} " + "   ".join(told), flush=True)


if __name__ == "__main__":
    sys.exit(main())
