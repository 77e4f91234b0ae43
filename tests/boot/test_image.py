"""The image of earlier starts: it is used only while it says what the sources say, and nothing fails without it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import memkit
from memkit.boot import image, image_write

PACKAGE = Path(memkit.__file__).parent
LAUNCH = PACKAGE / "launch" / "memkit_cli.py"
_FIND = "import sys; sys.path.insert(0, sys.argv.pop(1)); import memkit_cli; sys.exit(memkit_cli.main())"
_LISTS = """
import sys
sys.path.insert(0, sys.argv.pop(1))
import memkit_cli
from memkit.boot import image
image.use(memkit_cli.__spec__.cached)
from memkit.cli import main
main(sys.argv[1:])
held = [name for name, module in sys.modules.items() if (getattr(module.__spec__, "cached", None) or "").endswith(".image")]
print(len(held), "re" in sys.modules)
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """An installation of its own: the package and the launcher beside it."""
    shutil.copytree(PACKAGE, tmp_path / "memkit", ignore=shutil.ignore_patterns("__pycache__", "launch"))
    shutil.copy(LAUNCH, tmp_path)
    return tmp_path


def started(place: Path, *words: str, script: str = _FIND, **more: str) -> subprocess.CompletedProcess[str]:
    """A start of that installation's command."""
    left_out = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONPATH")
    env = {key: value for key, value in os.environ.items() if key not in left_out} | more
    found = [sys.executable, "-c", script, str(place), *words]
    return subprocess.run(found, cwd=place, env=env, capture_output=True, text=True, check=False)


def the_image(place: Path) -> Path:
    """Where the installation keeps it."""
    (found,) = (place / "__pycache__").glob("memkit_cli.*.image")
    return found


def test_the_second_start_loads_its_modules_from_the_image(place: Path) -> None:
    first = started(place, "help", "recall")
    assert first.returncode == 0
    held, _ = started(place, "help", "recall", script=_LISTS).stdout.split()[-2:]
    assert int(held) > 10
    assert started(place, "help", "recall").stdout == first.stdout


def test_a_changed_source_counts_at_once(place: Path) -> None:
    started(place, "version")
    source = place / "memkit" / "cli" / "help" / "__init__.py"
    since = source.stat().st_mtime_ns
    source.write_text("raise SystemExit(42)\n")
    assert started(place, "version").returncode == 42
    # of the same time, but of another size
    os.utime(source, ns=(since, since))
    assert started(place, "version").returncode == 42


_ASKED = """
import sys
sys.path.insert(0, sys.argv.pop(1))
import memkit_cli
from memkit.boot import image
image.use(memkit_cli.__spec__.cached)
if sys.argv[1:]:
    import threading
    threading.Thread(target=threading.Event().wait, daemon=True).start()
import builtins, memkit
before, asked = builtins.__import__, []
def counted(name, *rest):
    asked.extend([name] if name.startswith("memkit") and name not in sys.modules else [])
    return before(name, *rest)
builtins.__import__ = counted
import memkit.query.entry_index as loaded
print(asked, loaded.stamp_of.__module__, loaded.__spec__.parent, memkit.recall.segment.__file__.endswith("segment.py"))
image.keep()
"""


def test_what_a_module_imports_is_there_before_it_is_loaded(place: Path) -> None:
    first = started(place, script=_ASKED)
    assert "memkit.recall.segment" in first.stdout, first.stderr
    told = "['memkit.query.entry_index'] memkit.recall.corpus memkit.query True\n"
    assert started(place, script=_ASKED).stdout == told
    # another thread could see a module that is half loaded
    assert "memkit.recall.segment" in started(place, "threads", script=_ASKED).stdout


def test_a_module_that_is_gone_since_is_not_loaded_for_one_that_named_it(place: Path) -> None:
    started(place, script=_ASKED)
    cards = place / "memkit" / "recall" / "cards.py"
    cards.rename(cards.with_name("moved.py"))
    using = place / "memkit" / "query" / "entry_index.py"
    using.write_text(using.read_text().replace("memkit.recall.cards", "memkit.recall.moved"))
    done = started(place, script=_ASKED)
    assert "memkit.recall.moved" in done.stdout, done.stderr
    assert "memkit.recall.cards" not in done.stdout


def test_a_module_whose_package_changed_is_left_to_python(place: Path) -> None:
    started(place, script=_ASKED)
    package = place / "memkit" / "store" / "__init__.py"
    package.write_text(package.read_text() + "\nCHANGED = 1\n")
    done = started(place, script=_ASKED)
    assert "memkit.store.checkpoint" in done.stdout, done.stderr


def test_a_changed_module_leaves_what_follows_it_in_order(place: Path) -> None:
    """`two` can be imported only after `one`, which imports it; `zero` does that first for `three`."""
    (place / "memkit" / "zero.py").write_text("import memkit.one\n")
    (place / "memkit" / "one.py").write_text("from memkit.two import name\n")
    (place / "memkit" / "two.py").write_text("from memkit import one\nname = 2\n")
    (place / "memkit" / "three.py").write_text(
        "import memkit.zero\nimport memkit.two\nprint(memkit.two.name)\n"
    )
    script = _LISTS.partition("from memkit.cli")[0] + "import memkit.three\nimage.keep()"
    assert started(place, script=script).stdout == "2\n"
    (place / "memkit" / "zero.py").write_text("import memkit.one\nCHANGED = 1\n")
    done = started(place, script=script)
    assert done.stdout == "2\n", done.stderr


def test_modules_that_import_each_other_are_left_to_python(place: Path) -> None:
    (place / "memkit" / "one.py").write_text("import memkit.two\nname = 1\nassert memkit.two.name == 2\n")
    (place / "memkit" / "two.py").write_text("import memkit.one\nname = 2\n")
    (place / "memkit" / "three.py").write_text("import memkit.one\nprint(memkit.one.name, memkit.two.name)\n")
    script = _LISTS.partition("from memkit.cli")[0] + "import memkit.three\nimage.keep()"
    for _ in range(2):
        done = started(place, script=script)
        assert done.stdout == "1 2\n", done.stderr


def test_another_release_does_not_use_it_though_its_files_have_the_same_time_and_size(place: Path) -> None:
    assert started(place, "version").stdout == f"memkit {memkit.__version__}\n"
    verb, version = place / "memkit" / "cli" / "help" / "__init__.py", place / "memkit" / "version.py"
    newer = f"9{memkit.__version__[1:]}"
    for source, old, new in ((version, memkit.__version__, newer), (verb, 'f"memkit {', 'f"MEMKIT {')):
        seen, text = source.stat(), source.read_text()
        assert old in text
        source.write_text(text.replace(old, new))
        os.utime(source, ns=(seen.st_mtime_ns, seen.st_mtime_ns))
    # as an installer does: the bytecode of the old release goes with it, the image stays
    for folder in list((place / "memkit").rglob("__pycache__")):
        shutil.rmtree(folder)
    assert started(place, "version").stdout == f"MEMKIT {newer}\n"


@pytest.mark.parametrize("spoilt", [b"", b"memkit image 0.1.0\n", b"another file", b"\x00" * 5000])
def test_a_file_that_is_no_image_is_replaced(place: Path, spoilt: bytes) -> None:
    said = started(place, "version").stdout
    the_image(place).write_bytes(spoilt)
    assert started(place, "version").stdout == said
    assert len(the_image(place).read_bytes()) > 5000


@pytest.mark.parametrize("part", [0.01, 0.5, 0.99])
def test_an_image_that_was_cut_short_is_mended(place: Path, part: float) -> None:
    said = started(place, "help", "recall").stdout
    whole = the_image(place).read_bytes()
    the_image(place).write_bytes(whole[: int(len(whole) * part)])
    assert started(place, "help", "recall").stdout == said
    held, _ = started(place, "help", "recall", script=_LISTS).stdout.split()[-2:]
    assert int(held) > 10


def test_another_place_does_not_use_it(place: Path, tmp_path: Path) -> None:
    started(place, "version")
    moved = tmp_path / "moved"
    moved.mkdir()
    shutil.copytree(place / "memkit", moved / "memkit")
    shutil.copytree(place / "__pycache__", moved / "__pycache__")
    shutil.copy(place / "memkit_cli.py", moved)
    held, _ = started(moved, "version", script=_LISTS).stdout.split()[-2:]
    assert held == "0"


def test_it_is_not_written_where_bytecode_is_not(place: Path) -> None:
    started(place, "version", PYTHONDONTWRITEBYTECODE="1")
    assert list(place.rglob("*.image*")) == []


def test_a_fault_shows_the_line_of_its_source(place: Path) -> None:
    started(place, "version")
    held = "import memkit.cli.frame.parse_words as p; import traceback, inspect; print(inspect.getsource(p.parse)[:10])"
    script = _LISTS.partition("from memkit.cli")[0] + held
    done = started(place, script=script)
    assert done.stdout.startswith("def parse("), done.stderr


_BARE = """
    import memkit.model.fact as fact, memkit.boot.struct as struct
    print(fact.__spec__.cached.endswith(".image"), fact.__doc__, fact.Fact.__doc__, fact.path_of.__doc__)
    print(fact.path_of.__annotations__, struct.names_of(fact.Fact)[:2], "__annotations__" in vars(fact))
"""


def test_the_image_leaves_out_what_only_readers_and_type_checkers_need(place: Path) -> None:
    script = _LISTS.partition("from memkit.cli")[0] + _BARE.replace("\n    ", "\n") + "image.keep()"
    started(place, script=script)
    told = "True None None None\n{} ('id', 'text') False\n"
    assert started(place, script=script).stdout == told


_SOURCES = [
    "a(b)?c",
    r"(?P<word>\w+)\s(?P=word)",
    "[a-f0-9]{8,}|ß",
    "(?i:x)y",
    r"^#{1,6}(?:\s|$)",
    "é+",
    r"(?<!\w)k(?=\d)",
]


@pytest.mark.parametrize("flags", [0, re.IGNORECASE, re.DOTALL | re.MULTILINE, re.VERBOSE])
@pytest.mark.parametrize("source", _SOURCES)
def test_a_kept_pattern_is_the_one_that_was_compiled(source: str, flags: int, tmp_path: Path) -> None:
    kept = image.Image(str(tmp_path / "x.image"), str(PACKAGE))
    compiled = kept.pattern(source, int(flags))
    image_write.write_image(kept, [])
    again = image.Image(str(tmp_path / "x.image"), str(PACKAGE))
    found = again.pattern(source, int(flags))
    assert not again.compiled
    assert found == compiled
    assert (found.groups, dict(found.groupindex), found.flags) == (
        compiled.groups,
        dict(compiled.groupindex),
        compiled.flags,
    )


@pytest.mark.filterwarnings("ignore::FutureWarning")
@given(st.text(alphabet="ab1 (){}[]|?*+\\w\\d^$.,-é", max_size=12), st.text(alphabet="ab1 é-", max_size=12))
def test_kept_patterns_find_what_compiled_ones_find(source: str, text: str) -> None:
    try:
        compiled = re.compile(source)
    except (re.error, OverflowError):
        return
    import _sre  # type: ignore[import-not-found]
    from marshal import dumps, loads

    for made in image_write.arguments({(source, 0): compiled}).values():
        found = _sre.compile(*loads(dumps(made)))
        assert [match.span() for match in found.finditer(text)] == [
            match.span() for match in compiled.finditer(text)
        ]


_COUNTED = """
import sys
sys.path.insert(0, sys.argv.pop(1))
import memkit_cli
from memkit.boot import image
image.use(memkit_cli.__spec__.cached)
from memkit.contradict import lexicon
print(len(lexicon.stem.__self__), sorted(lexicon.LIGHT)[:3], lexicon.stem("signatures"))
image.keep()
"""


def test_a_table_is_made_once_for_all_starts(place: Path) -> None:
    first, second = (started(place, script=_COUNTED).stdout for _ in range(2))
    assert int(first.split()[0]) > 30
    # the one word that the script itself asks about
    assert second.split()[0] == "0"
    assert second.split()[1:] == first.split()[1:]


def test_a_table_is_made_anew_when_its_source_changed(place: Path) -> None:
    started(place, script=_COUNTED)
    source = place / "memkit" / "contradict" / "lexicon.py"
    source.write_text(
        source.read_text().replace(
            "def _strip(word: str) -> str:", "def _strip(word: str) -> str:\n    return word[:2]", 1
        )
    )
    changed = started(place, script=_COUNTED).stdout
    assert int(changed.split()[0]) > 30
    assert "si" in changed
    assert started(place, script=_COUNTED).stdout.split()[1:] == changed.split()[1:]


def test_without_an_image_a_table_is_simply_made(tmp_path: Path) -> None:
    kept = image.Image(str(tmp_path / "x.image"), str(PACKAGE))
    assert kept.table("memkit.unheard", "key", lambda: {"a": "b"}) == {"a": "b"}
    image_write.write_image(kept, [])
    again = image.Image(str(tmp_path / "x.image"), str(PACKAGE))
    # nothing says which source it was made from
    assert again.table("memkit.unheard", "key", lambda: {"c": "d"}) == {"c": "d"}


_HOLDS = (
    _LISTS.rpartition("held = ")[0]
    + """
image.keep()
print(*sorted({"collections", "operator", "re", "typing"} & set(sys.modules)), sep=",")
"""
)


def test_plain_writes_and_status_load_neither_re_nor_collections(place: Path, tmp_path: Path) -> None:
    memory = tmp_path / "memory"
    memory.mkdir()
    (memory / "pier.txt").write_text("The ferry bell rings by hand.\n")
    told = {"MEMKIT_ACTOR": "user:dev", "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}

    def held(*words: str) -> str:
        done = started(place, "-C", str(memory), *words, script=_HOLDS, **told)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()[-1]

    held("init", "-q")
    for turn in ("first", "second"):
        loaded = {
            words: held(*words)
            for words in (
                (
                    "remember",
                    f"The {turn} bell rings by hand.",
                    "--id",
                    f"{turn}-bell",
                    "--evidence",
                    "pier.txt",
                ),
                ("propose", f"The {turn} lamp is lit by gas.", "--id", f"{turn}-lamp"),
                ("session", "end", "--defer"),
                ("promote", f"{turn}-lamp"),
                ("status",),
                ("context", "--intent", "ring the bell"),
            )
        }
    assert {words: names for words, names in loaded.items() if names} == {}
