"""Searching the mirror: the server narrows down, memkit's own ranker decides, each repository by itself.

A fact is told, strong or weak, as `recall` in its repository would tell it; across repositories the ranker over all
that was found gives the order.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import CannotSearch
from memkit.mirror.connect import asked
from memkit.mirror.lexemes import any_of, asked_lexemes, exactly
from memkit.recall.aliases import groups, widened
from memkit.recall.answer import answer, presented
from memkit.recall.corpus import Corpus
from memkit.recall.families import related
from memkit.recall.grow import build
from memkit.recall.query import ask
from memkit.recall.spelling import SHORTEST, likeness

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from psycopg import Connection

    from memkit.recall.aliases import Groups
    from memkit.recall.query import Question
    from memkit.recall.rank import Hit

    # repo, id, searched text, data
    Row = tuple[str, str, str, dict[str, Any]]

# the server finds at most so many, and the ranker orders them
MOST = 200
# how much a word may differ in length and letters from one that was meant; the ranker looks again
_SPREAD, _LIKENESS, _MOST_NEAR = 3, 0.5, 5
_FIND = "select * from memkit.find_facts(%s, %s, %s, %s, %s)"


@struct(frozen=True)
class Found:
    """One fact of one repository, as told."""

    repo: str
    id: str
    score: float
    weak: bool
    data: dict[str, Any]
    conflicts: tuple[str, ...] = ()
    ledger: str = ""
    pushed_at: str = ""
    days: int = 0


@struct(frozen=True)
class Answer:
    """The facts that were found, best first, and whether the server had more than it gave."""

    hits: tuple[Found, ...]
    is_cut: bool = False


def search(query: str, limit: int, repos: str = "*", prefix: str = "") -> Answer:
    """The best facts for a question among the repositories that fit, as far as the caller may read them."""
    question = ask(query)
    if question.empty and not prefix:
        raise CannotSearch(
            "there is nothing to search for in that", hint='memkit mirror search "a few words"'
        )
    return asked(lambda db: _answered(db, query, question, limit, repos, prefix))


def _answered(
    db: Connection[Any], query: str, question: Question, limit: int, repos: str, prefix: str
) -> Answer:
    aliases = _aliases(db, question, repos)
    rows = narrowed(db, question, aliases, repos, prefix)
    pushed = {row[0]: row[1:] for row in db.execute(_PUSHED, [sorted({row[0] for row in rows})])}
    sizes = {repo: row[3] for repo, row in pushed.items()}
    told = _by_key(rows) if question.empty else _ranked(query, rows, aliases, sizes, limit)
    return Answer(tuple(_completed(db, told[:limit], pushed)), len(rows) >= MOST)


_PUSHED = (
    "select repo, ledger, to_char(pushed_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'),"
    " extract(day from now() - pushed_at)::integer, facts from memkit.pushed(%s)"
)


def _aliases(db: Connection[Any], question: Question, repos: str) -> dict[str, Groups]:
    """Repository → the words that its glossary says mean the same as some of the question."""
    from memkit.recall.analyse import base_stem

    stems = sorted({base_stem(word) for word in question.words})
    found: dict[str, list[list[str]]] = {}
    for repo, names in db.execute("select * from memkit.find_terms(%s, %s)", [stems, repos]):
        found.setdefault(repo, []).append(names)
    return {repo: groups(terms) for repo, terms in found.items()}


def narrowed(
    db: Connection[Any], question: Question, aliases: dict[str, Groups], repos: str, prefix: str
) -> list[Row]:
    """What may answer: facts that hold a word of the question, one that means the same, or one that was meant."""
    words = dict.fromkeys(asked_lexemes(question))
    for known in aliases.values():
        words.update(dict.fromkeys(term for _, other in widened(question, known) for term in other))
    words.update(dict.fromkeys(other for _, other in related(question)))
    rows = _select(db, [*words], repos, prefix)
    if len(rows) >= MOST or question.empty:
        return rows
    held = Corpus(build(map(_entry, rows)))
    slips = [t for t in question.stems if not held.knows(t) and _may_be_slip(question.spelt[t])]
    near = [word for term in slips for word in _near(db, term, repos)]
    return _select(db, [*words, *near], repos, prefix) if near else rows


def _select(db: Connection[Any], words: list[str], repos: str, prefix: str) -> list[Row]:
    asked = [any_of(words), [exactly(word) for word in words], repos, prefix, MOST]
    return db.execute(_FIND, asked).fetchall()


def _may_be_slip(word: str) -> bool:
    return len(word) >= SHORTEST and not any(letter.isdigit() for letter in word)


def _near(db: Connection[Any], term: str, repos: str) -> list[str]:
    """Words of the mirror that are like one it does not know."""
    asked = [repos, len(term) - _SPREAD, len(term) + _SPREAD]
    known = (word for (word,) in db.execute("select * from memkit.near_words(%s, %s, %s)", asked))
    like = sorted((-_alike(term, word), word) for word in known if not word.startswith("@"))
    return [word for degree, word in like[:_MOST_NEAR] if -degree >= _LIKENESS]


def _alike(term: str, word: str) -> float:
    """How alike two words are; two letters that changed places are the commonest slip."""
    return 1.0 if sorted(term) == sorted(word) else likeness(term, word)


def _by_key(rows: Iterable[Row]) -> list[Found]:
    """Facts that were asked for by key alone: by key, then repository."""
    told = [Found(repo, id, 0.0, False, data) for repo, id, _, data in rows]
    return sorted(told, key=lambda hit: (str(hit.data["key"]), hit.repo, hit.id))


def _ranked(
    query: str, rows: list[Row], aliases: dict[str, Groups], sizes: dict[str, int], limit: int
) -> list[Found]:
    """What each repository's own `recall` would tell of these, in the order of the ranker over all of them.

    A repository is asked when the first of its facts comes up, and none once there are enough strong hits.
    """
    parts: dict[str, list[dict[str, Any]]] = {}
    known = {f"{row[0]}:{row[1]}": row for row in rows}
    for row in rows:
        parts.setdefault(row[0], []).append(_entry(row))
    every = tuple(group for repo in sorted(aliases) for group in aliases[repo])
    entries = [entry for part in parts.values() for entry in part]
    scores = {hit.id: hit.score for hit in _asked_of(query, entries, sum(sizes.values()), every)}
    told: dict[str, dict[str, bool]] = {}
    strong: list[Found] = []
    weak: list[Found] = []
    # what only its own repository finds, by a slip that is a word elsewhere, comes last
    for id in (*scores, *sorted(known.keys() - scores.keys())):
        repo, plain, _, data = known[id]
        if repo not in told:
            hits = _asked_of(query, parts[repo], sizes.get(repo, 0), aliases.get(repo, ()))
            told[repo] = {hit.id: hit.weak for hit in presented(hits)}
        if id in told[repo]:
            is_weak = told[repo][id]
            (weak if is_weak else strong).append(Found(repo, plain, scores.get(id, 0.0), is_weak, data))
            if len(strong) == limit:
                break
    return [*strong, *weak][:limit]


def _asked_of(query: str, entries: list[dict[str, Any]], size: int, aliases: Groups) -> list[Hit]:
    """The ranker's answer from these entries, of so many facts that there are to read: a word is weighed by all."""
    corpus = Corpus(build(entries))
    corpus.entries = max(corpus.entries, size)
    return answer(query, corpus, MOST, explain=False, aliases=aliases)[0]


def _entry(row: Row) -> dict[str, Any]:
    """A row as the ranker takes it."""
    repo, id, text, data = row
    return {
        "id": f"{repo}:{id}",
        "seq": data["seq"],
        "ts": data["created"],
        "who": data["author"],
        "session": f"{repo} {data['session']}",
        "text": text,
    }


def _completed(db: Connection[Any], hits: list[Found], pushed: dict[str, Any]) -> list[Found]:
    """The hits with the age of what is known of their repositories and the conflicts they stand in."""
    from memkit.boot.struct import replace

    conflicts: dict[tuple[str, str], list[str]] = {}
    asked = [sorted({hit.repo for hit in hits})]
    for repo, name, ids in db.execute("select repo, id, ids from memkit.open_conflicts(%s)", asked):
        for id in ids:
            conflicts.setdefault((repo, id), []).append(name)
    out = []
    for hit in hits:
        ledger, at, days, _ = pushed[hit.repo]
        named = tuple(sorted(conflicts.get((hit.repo, hit.id), ())))
        out.append(replace(hit, conflicts=named, ledger=ledger, pushed_at=at, days=days))
    return out
