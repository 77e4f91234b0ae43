"""Whether a text may name an author in git. Every note asks, so the names are cached and updated per commit.

The private cache stores four bytes per word: enough to rule a text out, too little to identify a person.
"""

from __future__ import annotations

from memkit.boot.digest import blake2b
from memkit.boot.memo import Memo
from memkit.privacy.normalise import view
from memkit.store import git_head
from memkit.store.cache_folder import NO_MEMO, read_memo, write_memo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.store.workspace import Workspace

_FORM = "people 1"


def may_name_one_of(known: set[bytes], text: str) -> bool:
    """False only if no word of the text begins the name or the address of one of these people."""
    return bool(known) and not known.isdisjoint(map(_MARKS.__getitem__, _words(view(text).text)))


def _words(text: str) -> list[str]:
    """The words of a text as `\\w+` finds them, without loading what would."""
    return text.casefold().translate(_SIGNS_OF_WORDS).split()


def _sign_of_word(code: int) -> str:
    sign = chr(code)
    return sign if sign.isalnum() or sign == "_" else " "


# every sign as it is, or a blank for one that is in no word
_SIGNS_OF_WORDS = Memo(_sign_of_word, 10_000)


def _mark(word: str) -> bytes:
    return blake2b(word.encode("utf-8", "replace"), digest_size=4).digest()


# a harvest looks up the same words thousands of times
_MARKS = Memo(_mark, 4_096)


def people_known(workspace: Workspace) -> set[bytes]:
    """The marks of the first words of authors' names, from the cache if it is of this commit or a recent one."""
    head = git_head.head(workspace.root)
    if head == "":
        return set()
    path = workspace.private("cache", "people")
    at, kept = _read_cache(path) if head else ("", set())
    if head and at == head:
        return kept
    new = git_head.authors_since(workspace.root, at, head) if head and at else None
    marks = kept | _marks(git_head.full_names(new)) if new is not None else _marks(_ask_git(workspace.root))
    # commits without any author: git could not answer
    if head and marks:
        write_memo(path, (_FORM, head, sorted(marks)))
    return marks


def _ask_git(root: str) -> tuple[str, ...]:
    from memkit.store import git_history

    return git_history.identities(root)


def _marks(people: tuple[str, ...]) -> set[bytes]:
    from memkit.privacy.phrases import identities

    return {_mark(word) for phrase in identities(people) for word in _words(view(phrase).text)[:1]}


def _read_cache(path: str) -> tuple[str, set[bytes]]:
    """The commit of the cache and its marks; empty without a cache."""
    try:
        form, at, marks = read_memo(path)
        return (str(at), set(marks)) if form == _FORM else ("", set())
    except NO_MEMO:
        return "", set()
