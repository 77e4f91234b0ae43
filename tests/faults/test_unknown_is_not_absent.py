"""What cannot be looked at is not taken for absent: nothing is overwritten, passed over or called done because of it."""

from __future__ import annotations

import builtins
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from memkit.errors import LedgerUnreadable
from memkit.store import files, vault
from memkit.store.cache_folder import drop_caches
from tests.working_memory.house import House, in_process

LOOKS = ("stat", "lstat", "listdir", "scandir", "open")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    made = House(tmp_path / "quay").entered(monkeypatch)
    monkeypatch.setenv("MEMKIT_ACTOR", "user:dana")
    assert in_process(made.root, "init", "--preset", "solo").code == 0
    assert in_process(made.root, "remember", "The crane keeps 3 crates.", "--id", "crane-crates").code == 0
    return made


def break_path(patch: pytest.MonkeyPatch, path: Path, code: int = errno.EIO) -> None:
    """From now on every look at this path fails."""

    def failing(act: Callable[..., Any]) -> Callable[..., Any]:
        def look(at: Any = ".", *args: Any, **kwargs: Any) -> Any:
            if isinstance(at, str | os.PathLike) and os.path.abspath(at) == str(path):
                raise OSError(code, os.strerror(code), str(at))
            return act(at, *args, **kwargs)

        return look

    for name in LOOKS:
        patch.setattr(os, name, failing(getattr(os, name)))
    patch.setattr(builtins, "open", failing(builtins.open))


def test_a_memory_further_up_is_not_taken_for_the_one_that_cannot_be_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = House(house.root / "inner")
    assert in_process(inner.root, "init", "--here", "--preset", "solo").code == 0
    before = house.sessions()
    break_path(monkeypatch, inner.root / "memkit.toml")
    for words in (("remember", "The tide turns."), ("recall", "crane")):
        said = in_process(inner.root, *words)
        assert (said.code, "crane" in said.out) == (3, False), said
    monkeypatch.undo()
    assert house.sessions() == before


@pytest.mark.parametrize("code", [errno.EIO, errno.EACCES])
def test_a_policy_that_cannot_be_looked_at_is_not_written_anew(
    house: House, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    toml = house.root / "memkit.toml"
    toml.write_text(toml.read_text().replace('preset = "solo"', 'preset = "solo"  # ours'))
    before = toml.read_bytes()
    with monkeypatch.context() as patch:
        break_path(patch, toml, code)
        assert in_process(house.root, "init", "--preset", "regulated").code == 3
    assert toml.read_bytes() == before


def test_a_file_that_was_retired_before_is_not_overwritten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from memkit.cli.verbs.adopt_retire import _move
    from memkit.errors import Refused

    old, new = house.root / "PROTOCOL.md", house.root / "aside.md"
    old.write_text("new")
    new.write_text("old")
    with monkeypatch.context() as patch:
        break_path(patch, new)
        with pytest.raises(Refused):
            _move(str(old), str(new))
    assert (old.read_text(), new.read_text()) == ("new", "old")


def test_a_session_that_is_given_up_does_not_replace_an_earlier_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    aborted = house.root / ".memkit" / "aborted"
    assert in_process(house.root, "session", "start", "--seed", "00000000aa").code == 0
    assert in_process(house.root, "note", "Oil is short").code == 0
    aborted.mkdir()
    (aborted / "00000000aa.jsonl").write_text("the first")
    with monkeypatch.context() as patch:
        break_path(patch, aborted / "00000000aa.jsonl")
        assert in_process(house.root, "session", "abort").code == 0
    assert (aborted / "00000000aa.jsonl").read_text() == "the first"
    assert len([*aborted.iterdir()]) == 2


def test_an_erasure_stops_at_a_session_it_cannot_look_through(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_process(house.root, "recall", "crane").code == 0
    stray = house.root / "sessions" / "notes.txt"
    stray.write_text("The crane keeps 3 crates.")
    before = house.sessions()
    with monkeypatch.context() as patch:
        break_path(patch, stray)
        said = in_process(house.root, "erase", "crane-crates", "--why", "asked")
        assert (said.code, "notes.txt" in said.err) == (3, True)
    assert house.sessions() == before


def test_an_erasure_names_the_caches_that_it_could_not_remove(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert in_process(house.root, "recall", "crane").code == 0
    unlink = os.unlink

    def refuse(path: Any, *args: Any, **kwargs: Any) -> None:
        if str(path).endswith("cache/state"):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        unlink(path, *args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", refuse)
        assert drop_caches(str(house.root)) == [str(house.root / ".memkit" / "cache" / "state")]
        assert in_process(house.root, "recall", "crane").code == 0
        said = in_process(house.root, "erase", "crane-crates", "--why", "asked", "--legal")
    assert (said.code, "cache:       .memkit/cache/state · remains" in said.out) == (1, True), said


def test_a_vault_whose_folder_cannot_be_listed_is_not_empty(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from memkit.store.keys import Keyring, path_folder

    ring = Keyring(str(house.root), ())
    folder = Path(path_folder(str(house.root))) / "vault"
    folder.mkdir(parents=True)
    assert vault.openable_references(ring) == ()
    break_path(monkeypatch, folder)
    with pytest.raises(LedgerUnreadable):
        vault.openable_references(ring)


@pytest.mark.parametrize("name", ["a" * 5000, "a\0b", "b/c"])
def test_a_name_that_no_file_can_have_is_no_file(name: str, tmp_path: Path) -> None:
    assert not files.is_file(str(tmp_path / name))
