"""What a cold start may import. Speed itself is measured by benchmarks/, not asserted here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import memkit
from memkit.__main__ import main
from memkit.cli.verbs import module_of
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
from memkit.cli import main
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
    "boot boot.image cli cli.frame cli.verbs query query.call cli.frame.outcome cli.frame.parse_words cli.frame.ui errors version".split()
)
# what a command knows of a memory: its policy, its files, its checkpoint
LOADED = set(
    "boot model boot.digest model.fact model.policy model.state model.generated boot.struct query.load store"
    " store.cache store.cache_folder store.checkpoint store.files store.listing store.workspace".split()
)
READ = LOADED | set(
    "query.reader write query.lookup rules rules.decay rules.due rules.view store.files".split()
)
OPEN = set(
    "store.actors boot.json store.clock store.drafts store.journals store.lock store.file_writes".split()
)
WRITTEN = LOADED | OPEN | set(
    "ledger model.events model.ids boot.memo write write.clean_event write.transaction write.writer"
    " store.git_head write.journal write.session write.sanitise"
    " query.load".split()
)  # fmt: skip
MARKED = set("boot.memo views".split())
# what a search knows of a memory of which no fact is opened
INDEXED = set(
    "boot.digest query.reader query.entry_index query.index_files query.fact_search boot.struct recall recall.corpus"
    " recall.cards recall.segment recall.surroundings store store.cache_folder store.checkpoint store.listing".split()
)
RANKED = INDEXED | set(
    "recall.analyse recall.answer recall.cards recall.coverage recall.ask recall.query_terms"
    " recall.rank recall.scoring recall.stem recall.words query.fact_search query.recall"
    " recall.fact_terms recall.neighbours store.cache_folder store.assets query.other_texts".split()
)
CATALOGUED = READ | set("model.catalog store.cache query.doubts".split())
HOT: dict[str, tuple[list[str], set[str]]] = {
    # neither the policy nor a fact; before `ref`, which opens a session that a prompt would age
    "hook prompt": (
        ["hook", "prompt", "--host", "claude-code"],
        INDEXED
        | set("boot.json hosts hosts.hook_answer hosts.hook_io hosts.hook_text".split())
        | set("store.clock store.files store.host_sessions store.lock store.file_writes".split()),
    ),
    "show": (["show", "upload-limit"], READ | {"query.fact_lines", "rules.disputes"}),
    "status": (
        ["status"],
        CATALOGUED
        | OPEN
        | MARKED
        | {"query.overview", "store.drafts", "query.damage", "store.git_head"}
        | {"query.overview", "store.files"},
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
        INDEXED | {"query.grep", "recall.pattern"},
    ),
    "recall": (["recall", "upload limit"], RANKED),
    "recall --json": (
        ["recall", "upload limit", "--json"],
        RANKED | {"boot.json", "cli.frame.json_answer", "query.hit"},
    ),
    "hook": (
        ["hook", "session-start", "--host", "claude-code"],
        CATALOGUED
        | {"rules.disputes"}
        | OPEN
        | {"query.still_true", "query.pack_parts", "query.part", "query.bulk_sessions", "query.doubt_notes"}
        | {"model.sentences"}
        | MARKED
        | set("hosts hosts.hook_answer hosts.hook_io hosts.hook_text query.context query.handover".split())
        # the first start of a session notes where the work began
        | set(
            "hosts.hook_io hosts.question store.host_sessions store.git store.git_head store.git_process".split()
        )
        | set("recall recall.pack recall.pack_room rules.authority".split()),
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
    assert ours(modules) == FRAME | {"cli.help"}


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
