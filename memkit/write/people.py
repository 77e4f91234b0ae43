"""Whether a text may name someone git knows: asked of every note, so the answer is kept by commit.

What is kept are four bytes a word, in the private cache: enough to say no, and too little to say who.
"""

from __future__ import annotations

import marshal

from memkit.boot.digest import blake2b
from memkit.privacy.normalise import view
from memkit.store import files, git_head

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.workspace import Workspace

_FORM = "people 1"


def may_name_someone(workspace: Workspace, text: str) -> bool:
    """False only where no word of the text begins the name or the address of a person of this history."""
    known = _known(workspace)
    return bool(known) and not known.isdisjoint(map(_mark, _words(view(text).text)))


def _words(text: str) -> list[str]:
    """The words of a text as `\\w+` finds them, without loading what would."""
    return "".join([sign if sign.isalnum() or sign == "_" else " " for sign in text.casefold()]).split()


def _mark(word: str) -> bytes:
    return blake2b(word.encode("utf-8", "replace"), digest_size=4).digest()


def _known(workspace: Workspace) -> set[bytes]:
    """The marks of first words, from the cache where it is of this commit."""
    head = git_head.head(workspace.root)
    if head == "":
        return set()
    path = workspace.private("cache", "people")
    kept = _kept(path, head) if head else None
    if kept is not None:
        return kept
    from memkit.privacy.listed import identities
    from memkit.store import git

    phrases = identities(git.identities(workspace.root))
    marks = {_mark(word) for phrase in phrases for word in _words(view(phrase).text)[:1]}
    # nobody in a history that has commits: git would not say
    if head and marks:
        files.replace_cached(path, marshal.dumps((_FORM, head, sorted(marks))))
    return marks


def _kept(path: str, head: str) -> set[bytes] | None:
    try:
        form, at, marks = marshal.loads(files.read(path))
        return set(marks) if (form, at) == (_FORM, head) else None
    except (OSError, ValueError, EOFError, TypeError):
        return None
