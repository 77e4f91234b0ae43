"""The kinds of damage, by name: each takes a workspace with five sessions and harms it in one way."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from memkit.ledger.session_text import MARK, seal

# what an altered session says in place of "25 MB"
FORGED = "99 MB"


@dataclass(frozen=True)
class Ledger:
    """The files of a memory: `target` says "Uploads are limited to 25 MB"; one session is before it, three are after."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / "sessions"

    @property
    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.md"))

    @property
    def target(self) -> Path:
        return next(path for path in self.files if b"25 MB" in path.read_bytes())

    def edit(self, change: Callable[[bytes], bytes]) -> None:
        path = self.target
        path.write_bytes(change(path.read_bytes()))


def _forge(data: bytes) -> bytes:
    return data.replace(b"25 MB", FORGED.encode())


def _forge_with_hash(data: bytes) -> bytes:
    """The word, and the hash of the claim that its promotion names."""
    from memkit.model.ids import content_hash

    old, new = "Uploads are limited to 25 MB", f"Uploads are limited to {FORGED}"
    return _forge(data).replace(content_hash(old).encode(), content_hash(new).encode())


def _without_seal(data: bytes) -> bytes:
    return _forge(data)[: data.rindex(MARK)]


def _unsealed_and_renamed(ledger: Ledger) -> None:
    """Forged, its seal cut off, and under a name that promises none."""
    path = ledger.target
    ledger.edit(_without_seal)
    path.rename(path.with_name(f"{path.stem[:17]}.md"))


def _resealed(ledger: Ledger) -> None:
    """Forged and sealed anew, under the old name."""
    ledger.edit(lambda data: seal(_forge_with_hash(data)[: data.rindex(MARK)]))


def _swapped(ledger: Ledger) -> None:
    first, second = ledger.files[1:3]
    one, other = first.read_bytes(), second.read_bytes()
    first.write_bytes(other)
    second.write_bytes(one)


def _replaced(make: Callable[[Path], None]) -> Callable[[Ledger], None]:
    def harm(ledger: Ledger) -> None:
        path = ledger.target
        path.unlink()
        make(path)

    return harm


def _link(path: Path) -> None:
    other = path.parent.parent / "elsewhere.md"
    other.write_text(f"# A page\n\n- Uploads are limited to {FORGED}\n")
    path.symlink_to(other)


def _renamed(name: Callable[[Path], str]) -> Callable[[Ledger], None]:
    def harm(ledger: Ledger) -> None:
        path = ledger.target
        target = path.parent / name(path)
        target.parent.mkdir(exist_ok=True)
        path.rename(target)

    return harm


def _edited(change: Callable[[bytes], bytes]) -> Callable[[Ledger], None]:
    return lambda ledger: ledger.edit(change)


def _typo(ledger: Ledger) -> None:
    path = ledger.root / "memkit.toml"
    text = path.read_text()
    assert 'sessions = "sessions"' in text
    path.write_text(text.replace('sessions = "sessions"', 'sessions = "log"'))


def _huge(ledger: Ledger) -> None:
    with ledger.target.open("r+b") as handle:
        handle.truncate(3_000_000_000)


def _duplicated(ledger: Ledger) -> None:
    path = ledger.target
    shutil.copy2(path, path.with_name(f"2031-01-01-000000{path.stem[17:]}.md"))


def _in_month_too(ledger: Ledger) -> None:
    path = ledger.target
    month = path.parent / path.stem[:4] / path.stem[5:7]
    month.mkdir(parents=True)
    shutil.copy2(path, month / path.name)


def _all_emptied(ledger: Ledger) -> None:
    for path in ledger.files:
        path.write_bytes(b"")


def _delete(paths: list[Path]) -> None:
    for path in paths:
        path.unlink()


def _file_for_folder(ledger: Ledger) -> None:
    shutil.rmtree(ledger.folder)
    ledger.folder.write_text("x")


KINDS: dict[str, Callable[[Ledger], object]] = {
    "a word edited": _edited(_forge),
    "a word and its hash edited": _edited(_forge_with_hash),
    "the actor edited": _edited(lambda data: data.replace(b"user:dana", b"user:eve")),
    "the seal cut off": _edited(_without_seal),
    "the seal cut off and the name with it": _unsealed_and_renamed,
    "sealed anew under the old name": _resealed,
    "a second seal": _edited(lambda data: data + data[data.rindex(MARK) :]),
    "words after the seal": _edited(lambda data: data + b"- Pinned: upload-limit\n"),
    "truncated": _edited(lambda data: data[: len(data) // 2]),
    "truncated in the header": _edited(lambda data: data[:40]),
    "emptied": _edited(lambda data: b""),
    "all emptied": _all_emptied,
    "the newest deleted": lambda ledger: ledger.files[-1].unlink(),
    "one in the middle deleted": lambda ledger: ledger.target.unlink(),
    "the first deleted": lambda ledger: ledger.files[0].unlink(),
    "two deleted": lambda ledger: _delete(ledger.files[1:3]),
    "all deleted": lambda ledger: _delete(ledger.files),
    "the folder gone": lambda ledger: shutil.rmtree(ledger.folder),
    "the folder replaced by a file": _file_for_folder,
    "the folder renamed": lambda ledger: shutil.move(ledger.folder, ledger.root / "Sessions2"),
    "a typo in the policy": _typo,
    "renamed to .MD": _renamed(lambda path: f"{path.stem}.MD"),
    "renamed to .markdown": _renamed(lambda path: f"{path.stem}.markdown"),
    "renamed to .md.bak": _renamed(lambda path: f"{path.stem}.md.bak"),
    "dotted": _renamed(lambda path: f".{path.name}"),
    "renamed to another day": _renamed(lambda path: f"2031-01-01-000000{path.stem[17:]}.md"),
    "renamed to a plain word": _renamed(lambda path: f"notes.md"),  # noqa: F541
    "moved to a folder below": _renamed(lambda path: f"old/{path.name}"),
    "replaced by a pipe": _replaced(lambda path: os.mkfifo(path)),
    "replaced by a directory": _replaced(lambda path: path.mkdir()),
    "replaced by a link": _replaced(_link),
    "replaced by a link to nothing": _replaced(lambda path: path.symlink_to("nowhere.md")),
    "replaced by a link to itself": _replaced(lambda path: path.symlink_to(path.name)),
    "random bytes": _edited(lambda data: bytes(range(256)) * 8),
    "NUL bytes": _edited(lambda data: data.replace(b"Uploads", b"Up\0oads")),
    "all zeros": _edited(lambda data: bytes(len(data))),
    "not UTF-8": _edited(lambda data: data.replace(b"Uploads", b"\xff\xfeploads")),
    "UTF-16": _edited(lambda data: data.decode().encode("utf-16")),
    "a byte order mark": _edited(lambda data: b"\xef\xbb\xbf" + data),
    "other line ends": _edited(lambda data: data.replace(b"\n", b"\r\n")),
    "conflict marks": _edited(lambda data: b"<<<<<<< HEAD\n" + data + b"=======\n" + _forge(data) + b">>>>>>> x\n"),
    "a later format, not sealed so": _edited(lambda data: data.replace(b"memkit: 1", b"memkit: 1x")),
    "a formatter's frontmatter": _edited(lambda data: data.replace(b"memkit: 1", b'memkit: "1"')),
    "copied under another name": _duplicated,
    "there twice": _in_month_too,
    "two swapped": _swapped,
    "three gigabytes": _huge,
}  # fmt: skip

# after these no session is left
NOTHING_LEFT = {
    "all emptied", "all deleted", "the folder gone", "the folder replaced by a file", "the folder renamed",
    "a typo in the policy",
}  # fmt: skip
