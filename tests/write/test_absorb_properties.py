"""Whatever a ledger holds and whatever a person does to its page: absorbing twice is absorbing once, and no fact that
the page did not show is ended."""

from __future__ import annotations

import contextlib
import io
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from memkit.__main__ import main

Lines = list[str]

KINDS = ("fact", "convention", "preference", "stack", "thread", "invariant", "decision")
WORDS = st.sampled_from(
    "ferry quay berth tide buoy pilot radio winter fee lamp rope anchor number seven".split()
)
SENTENCES = st.lists(WORDS, min_size=2, max_size=6).map(lambda words: f"The {' '.join(words)} holds.")
STYLES = (
    "- {}",
    "* {}",
    "+ {}",
    "3. {}",
    "4) {}",
    "• {}",
    "- [ ] {}",
    "  - {}",
    "{}",
    "> {}",
    "## {}",
    "### {}",
)
FOOTERS = ("", "", "", "\n  <!-- id: by-{} | tier: working -->", " <!-- id: by-{} -->")


@st.composite
def steps(draw: st.DrawFn, at_least: int) -> list[tuple[str, ...]]:
    """What sessions record: facts, new words, ends, scalars; `{n}` stands for the nth id."""
    kind = st.tuples(st.just("remember"), SENTENCES, st.just("--kind"), st.sampled_from(KINDS))
    number = st.integers(0, 5).map(lambda n: f"{{{n}}}")
    others = (
        st.tuples(st.just("revise"), number, SENTENCES),
        st.tuples(st.just("archive"), number, st.just("--why"), st.just("old")),
        st.tuples(st.just("set"), st.sampled_from(("status", "mood")), SENTENCES),
    )
    first = draw(st.lists(kind, min_size=at_least, max_size=4))
    return [*first, *draw(st.lists(st.one_of(kind, *others), max_size=3))]


@st.composite
def hand_edits(draw: st.DrawFn) -> list[Callable[[Lines], Lines]]:
    """Lines changed, deleted, moved and put in, anywhere in a page."""
    place = st.floats(0, 1, exclude_max=True)
    new = st.builds(
        lambda style, text, footer: style.format(text) + footer.format(text.split()[1]),
        st.sampled_from(STYLES),
        SENTENCES,
        st.sampled_from(FOOTERS),
    )
    return draw(
        st.lists(
            st.one_of(
                st.builds(_changed, place, WORDS),
                st.builds(_deleted, place, st.integers(1, 3)),
                st.builds(_put_in, place, new),
                st.builds(_moved, place, place),
            ),
            min_size=1,
            max_size=4,
        )
    )


def _changed(place: float, word: str) -> Callable[[Lines], Lines]:
    def act(lines: Lines) -> Lines:
        at = int(place * len(lines))
        return [*lines[:at], lines[at].replace("holds", f"holds the {word}"), *lines[at + 1 :]]

    return act


def _deleted(place: float, count: int) -> Callable[[Lines], Lines]:
    return lambda lines: [
        line for at, line in enumerate(lines) if not 0 <= at - int(place * len(lines)) < count
    ]


def _put_in(place: float, new: str) -> Callable[[Lines], Lines]:
    def act(lines: Lines) -> Lines:
        at = int(place * len(lines))
        return [*lines[:at], *new.split("\n"), *lines[at:]]

    return act


def _moved(place: float, other: float) -> Callable[[Lines], Lines]:
    def act(lines: Lines) -> Lines:
        kept = [*lines]
        line = kept.pop(int(place * len(kept)))
        kept.insert(int(other * len(lines)), line)
        return kept

    return act


class Room:
    """A workspace in which commands run in this process, a minute apart."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.monkeypatch, self.minute = root, monkeypatch, 0

    def __call__(self, *words: str) -> tuple[int, str]:
        self.minute += 1
        clock = f"2026-03-02T{10 + self.minute // 60:02d}:{self.minute % 60:02d}:00Z"
        self.monkeypatch.setenv("MEMKIT_NOW", clock)
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
            code = main(["-C", str(self.root), "--actor", "user:dev", *words])
        return code, out.getvalue()

    def facts(self) -> dict[str, str]:
        """The live facts, id → text."""
        found = json.loads(self("list", "--json")[1])["data"]["facts"]
        return {fact["id"]: fact["text"] for fact in found}

    def record(self, made: list[tuple[str, ...]]) -> None:
        """Records these steps; those that mean nothing here are refused, which is fine."""
        for words in made:
            ids = [*self.facts(), *["none-such"] * 6]
            self(*(word.format(*ids) if word.startswith("{") else word for word in words))

    def sessions(self) -> dict[str, bytes]:
        """Every session file."""
        return {path.name: path.read_bytes() for path in sorted((self.root / "sessions").iterdir())}


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace as init leaves it, to be copied."""
    root = tmp_path_factory.mktemp("empty") / "harbour"
    root.mkdir()
    (root / "memkit.toml").write_text('[session]\nlock_seconds = 5\n[layout]\nproject = "harbour"\n')
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        assert main(["-C", str(root), "init"]) == 0
    return root


@settings(
    max_examples=40,
    # a smaller example is not worth minutes of commands
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(before=steps(1), by_hand=hand_edits(), after=steps(0))
def test_absorbing_twice_adds_nothing_and_ends_no_fact_the_page_did_not_show(
    before: list[tuple[str, ...]],
    by_hand: list[Callable[[Lines], Lines]],
    after: list[tuple[str, ...]],
    empty: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    root = tmp_path / "harbour"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(empty, root)
    room = Room(root, monkeypatch)
    room.record(before)
    page = root / "continuity.md"
    rendered = page.read_text()
    lines = rendered.split("\n")
    for act in by_hand:
        lines = act(lines)
    page.write_text("\n".join(lines))
    room.record(after)
    live = room.facts()
    code, _ = room("absorb")
    assert code in (0, 2, 4)
    now, sessions = room.facts(), room.sessions()
    unseen = {id: text for id, text in live.items() if f"<!-- id: {id} " not in rendered}
    assert {id: now.get(id) for id in unseen} == unseen
    code, out = room("absorb", "--json")
    assert code in (0, 2, 4)
    if out:
        assert json.loads(out)["data"].get("absorbed", 0) == 0
    assert room.sessions() == sessions
    assert room("check", "--json")[0] in (0, 1)
