"""The ranker for library users: documents in, a callable from question to ids out."""

from __future__ import annotations

from memkit.recall.corpus import Corpus
from memkit.recall.grow import build
from memkit.recall.rank import best_entries, best_sessions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Document = Mapping[str, object]

_LONGEST_SPEAKER = 40


def entry_ranker(documents: Iterable[Document]) -> Callable[[str, int], list[str]]:
    """Ranks documents as entries of their sessions."""
    corpus = Corpus(build(documents))
    return lambda query, k: best_entries(query, corpus, k)


def session_ranker(documents: Iterable[Document]) -> Callable[[str, int], list[str]]:
    """Ranks documents as whole sessions, each scored by its lines."""
    lines = [line for document in documents for line in _lines(document)]
    corpus = Corpus(build(lines))
    return lambda query, k: best_sessions(query, corpus, k)


def _lines(document: Document) -> list[Document]:
    out: list[Document] = []
    for number, line in enumerate(str(document["text"]).split("\n")):
        speaker, said = _speaker(line)
        told = {"id": f"{document['id']}#{number}", "seq": number, "ts": document["ts"]}
        out.append({**told, "who": speaker or document["who"], "session": document["id"], "text": said})
    return out


def _speaker(line: str) -> tuple[str, str]:
    """A line that opens with a name and a colon is spoken by that name."""
    name, colon, said = line.partition(": ")
    spoken = (
        colon
        and 0 < len(name) <= _LONGEST_SPEAKER
        and name.replace(" ", "").isalpha()
        and name.count(" ") < 2
    )
    return (name, said) if spoken and name[0].isupper() else ("", line)
