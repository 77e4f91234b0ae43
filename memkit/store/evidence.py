"""Evidence: files that a fact cites, hashed with line ends folded, and found again when they moved."""

from __future__ import annotations

import os

from memkit.errors import LedgerUnreadable, Refused
from memkit.store import files

FREE = ("commit:", "session:", "finding:", "http://", "https://", "proof:")
MAX_BYTES = 64_000_000
# verdicts of evidence on which nothing rests any more
UNPROVEN = ("changed", "missing")


def digest(data: bytes) -> str:
    """sha256 with CRLF read as LF."""
    from memkit.boot.digest import sha256

    return "sha256:" + sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def is_file(source: str) -> bool:
    """True for evidence that names a file of this repository."""
    return not source.startswith(FREE) and ("/" in source or "." in source or "@sha256:" in source)


def cite(root: str, cwd: str, typed: str) -> str:
    """Typed evidence as the ledger keeps it: a file as `path@sha256:…`, everything else as it is."""
    if typed.startswith(FREE) or "@sha256:" in typed:
        return typed
    path = inside(root, cwd, typed)
    if path is None:
        return typed
    return f"{path}@{digest(files.read(os.path.join(root, path), MAX_BYTES))}"


def inside(root: str, cwd: str, typed: str) -> str | None:
    """The path relative to the root; None when the word is no file but may be an id; refuses what is elsewhere."""
    bare = typed.split("#")[0]
    full = os.path.realpath(os.path.join(cwd, bare))
    if not os.path.isfile(full):
        full = os.path.realpath(os.path.join(root, bare))
    if not os.path.isfile(full):
        if "/" in typed or os.path.splitext(typed)[1]:
            hint = "git ls-files lists what there is; URLs, commit:SHA and fact ids need no file"
            raise Refused(f'no file "{typed}" to cite', code="evidence-missing", hint=hint)
        return None
    relative = os.path.relpath(full, os.path.realpath(root))
    if relative.startswith(".."):
        raise Refused(
            f'"{typed}" is outside this repository',
            code="evidence-outside",
            hint="cite a file below the root",
        )
    return relative.replace(os.sep, "/")


def verdict(root: str, source: str) -> tuple[str, str]:
    """(fresh | changed | missing | unverified, digest now) of one recorded piece of evidence."""
    path, at, was = source.partition("@sha256:")
    if not at:
        return "unverified", ""
    try:
        now = digest(files.read(os.path.join(root, path), MAX_BYTES))
    except (OSError, LedgerUnreadable):
        return "missing", ""
    return ("fresh" if now == f"sha256:{was}" else "changed"), now
