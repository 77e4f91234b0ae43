"""What a cold start may import. Speed itself is measured by benchmarks/, not asserted here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import memkit
from memkit.__main__ import main
from memkit.cli.frame.verb_table import module_of
from memkit.store import checkpoint

# what costs milliseconds, and what the frame has no need of before a verb asks for it
HEAVY = (
    "typer", "click", "rich", "json", "re", "dataclasses", "typing", "inspect", "enum", "traceback", "difflib",
    "textwrap", "shutil", "tempfile", "argparse", "pathlib", "subprocess", "logging", "importlib.util",
)  # fmt: skip


# every start has abc but that of -S on newer Pythons
WATCH = """
import abc, sys
before = set(sys.modules)
from memkit.boot import image
from memkit.cli.frame.program import main
main(sys.argv[1:])
print("\\n" + " ".join(sorted(set(sys.modules) - before)))
"""


ROOT = Path(memkit.__file__).parent.parent


def imported(*words: str, folder: Path = ROOT) -> set[str]:
    """The modules that a call imports beyond what the interpreter itself has."""
    watched = [sys.executable, "-S", "-c", WATCH, *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "MEMKIT_ACTOR": "user:dev"}
    found = subprocess.run(
        watched, capture_output=True, text=True, check=True, cwd=folder, env=env, stdin=subprocess.DEVNULL
    )
    return set(found.stdout.splitlines()[-1].split())


def ours(modules: set[str]) -> set[str]:
    """memkit's own among them, without its name."""
    return {name.removeprefix("memkit.") for name in modules if name.startswith("memkit.")}


FRAME = set(
    "boot boot.image boot.plain cli cli.frame cli.verbs query query.call cli.frame.declare cli.frame.outcome"
    " cli.frame.parse_words cli.frame.program cli.frame.ui cli.frame.verb_table errors version".split()
)
# what a command knows of a memory: its policy, its files, its checkpoint
LOADED = set(
    "boot model boot.digest boot.sums store.witness model.fact model.policy model.problem model.state model.generated boot.struct query.load store"
    " store.cache store.cache_home store.checkpoint store.files store.listing store.memo_file store.workspace".split()
)
READ = LOADED | set(
    "model.prose query.reader write query.lookup rules rules.decay rules.due rules.view store.evidence".split()
)
OPEN = set("store.actors boot.json store.clock store.drafts store.journals store.lock".split())
WRITTEN = LOADED | OPEN | set(
    "ledger ledger.grammar model.events model.ids boot.memo boot.pattern write write.clean_event write.transaction"
    " store.git_head write.journal write.session write.frontmatter write.receipt write.sanitise"
    " query.snapshot query.progress".split()
)  # fmt: skip
MARKED = set("boot.pattern views".split())
# what a search knows of a memory of which no fact is opened
INDEXED = set(
    "boot.sums store.witness query.reader query.entry_index query.index_files query.search boot.struct recall recall.corpus recall.index"
    " recall.passages recall.segment recall.surroundings recall.tier_schedule store store.cache_home store.checkpoint store.listing".split()
)
RANKED = INDEXED | set(
    "recall.analyse recall.answer recall.cards recall.coverage recall.fact_scoring recall.query recall.query_terms"
    " recall.rank recall.scoring recall.stem recall.words query.readable query.recall"
    " recall.fact_terms recall.families recall.information store.memo_file store.word_table".split()
)
CATALOGUED = READ | set("model.catalog store.catalog_file query.doubts".split())
HOT: dict[str, tuple[list[str], set[str]]] = {
    # neither the policy nor a fact; before `ref`, which opens a session that a prompt would age
    "hook prompt": (
        ["hook", "prompt", "--host", "claude-code"],
        INDEXED
        | set("boot.json hosts hosts.hook_answer hosts.hook_io hosts.hook_text hosts.host_table".split())
        | set("store.clock store.files store.host_sessions store.lock".split()),
    ),
    "show": (["show", "upload-limit"], READ | {"query.fact_lines"}),
    "status": (
        ["status"],
        CATALOGUED
        | OPEN
        | MARKED
        | {"query.overview", "store.outbox", "query.removals", "store.git_head"}
        | {"query.page_memo", "store.file_stats"},
    ),
    "ref": (["ref", "upload-limit"], WRITTEN),
    "note": (
        ["note", "The gateway sends it"],
        WRITTEN
        | set("privacy privacy.normalise privacy.superset privacy.tokens".split())
        | set("write.notes write.people rules rules.working_memory store.git_head".split()),
    ),
    "grep": (
        ["grep", "limited"],
        INDEXED | {"query.grep", "query.grep_cards", "recall.grep", "recall.substrings"},
    ),
    "recall": (["recall", "upload limit"], RANKED),
    "recall --json": (
        ["recall", "upload limit", "--json"],
        RANKED | {"boot.json", "query.card_row"},
    ),
    "hook": (
        ["hook", "session-start", "--host", "claude-code"],
        CATALOGUED
        | OPEN
        | {"query.recheck", "query.pack_parts"}
        | MARKED
        | set(
            "hosts hosts.hook_answer hosts.hook_io hosts.host_table hosts.hook_text query.context query.handover query.quotes".split()
        )
        # the first start of a session notes where the work began
        | set("store.host_sessions store.git store.git_head store.git_process".split())
        | set("recall recall.context recall.fence rules.authority".split()),
    ),
}
# of the standard library: what is built in or small, and nothing that loads more
SMALL = set(
    "__future__ _bisect _blake2 _collections_abc _json _sha2 _sha256 _stat bisect errno fcntl genericpath itertools"
    " math mmap os os.path posixpath select stat unicodedata zlib".split()
)


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small memory that has been asked before."""
    return new_memory(tmp_path_factory.mktemp("hot"))


def new_memory(folder: Path) -> Path:
    """The same in this folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEMKIT_ACTOR", "user:dev")
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        # its files count as old: nothing is hashed
        patch.setattr(checkpoint, "RACY_NS", -10_000_000_000)
        where = ["-C", str(folder)]
        assert main([*where, "init", "-q"]) == 0
        assert main([*where, "remember", "Uploads are limited to 25 MB.", "--id", "upload-limit", "-q"]) == 0
        assert main([*where, "recall", "upload", "-q"]) == 0
    return folder


@pytest.mark.parametrize("name", HOT)
def test_a_hot_verb_imports_what_it_needs_and_no_more(name: str, memory: Path) -> None:
    words, allowed = HOT[name]
    if name == "hook":
        # what was noted is judged once, and its quotation kept
        imported(*words, folder=memory)
    modules = imported(*words, folder=memory)
    assert ours(modules) - allowed - FRAME - {module_of(words[0]).removeprefix("memkit.")} == set()
    assert {other for other in modules if not other.startswith("memkit")} - SMALL == set()


def test_dispatch_imports_nothing_heavy_and_no_other_verb() -> None:
    modules = imported("version")
    assert modules & set(HEAVY) == set()
    assert ours(modules) == FRAME - {"cli.verbs"} | {"cli.help"}


@pytest.mark.parametrize(
    "words", [["--help"], ["help", "all"], ["completion", "--help"], ["help", "ci"], ["unheard"]]
)
def test_help_and_refusals_need_neither_typer_nor_rich(words: list[str]) -> None:
    assert imported(*words) & {"typer", "click", "rich"} == set()


# what a write and a check of plain words have no need of
DEAR = {"dataclasses", "inspect", "typing", "subprocess", "datetime", "memkit.privacy.detect"}


# a seed of digits, or of digits around an e, has quotes in the header and looks like a telephone number
@pytest.mark.parametrize("seed", ["5be02c77d1", "7786280097", "77862e0097"])
def test_plain_words_are_written_and_checked_without_dataclasses_and_detectors(
    seed: str, tmp_path: Path
) -> None:
    memory = new_memory(tmp_path)
    (memory / "lamp.py").write_text("def lamp():\n    return 'glows at dusk'\n")
    for words in (
        ["session", "start", "Lamps", "--seed", seed],
        ["status"],
        ["remember", "The pier lamp glows at dusk.", "--id", "lamp-glows", "--evidence", "lamp.py#lamp"],
        ["note", "the gateway hums"],
        ["propose", "The pier bell rings at dawn.", "--id", "bell-rings"],
        ["session", "end", "--defer"],
        ["check"],
    ):
        assert imported(*words, folder=memory) & DEAR == set(), words
