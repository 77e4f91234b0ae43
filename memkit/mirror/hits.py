"""Searching the mirror: the server narrows down, memkit's own ranker decides, each repository by itself.

A fact is told, strong or weak, as `recall` in its repository tells it to the same reader; across repositories the
ranker over all that was found gives the order.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import CannotSearch
from memkit.mirror.connect import asked
from memkit.mirror.narrowing import MOST, Wanted, holding, select, wanted
from memkit.recall.aliases import groups
from memkit.recall.answer import answer, presented
from memkit.recall.corpus import Corpus
from memkit.recall.grow import build
from memkit.recall.query import ask

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from psycopg import Connection

    from memkit.mirror.narrowing import Row
    from memkit.recall.aliases import Groups
    from memkit.recall.query import Question
    from memkit.recall.rank import Hit

# so many repositories at a time are asked for all that they hold of a question
_BATCH = 25


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
    if question.empty:
        rows = select(db, Wanted("", ()), repos, prefix)
        told = _by_key(rows)
    else:
        aliases = _aliases(db, question, repos)
        looked_for = wanted(db, question, aliases, repos)
        rows = select(db, looked_for, repos, prefix)
        told = _ranked(query, rows, Repositories(db, looked_for, rows, aliases, bool(prefix)), limit)
    pushed = {row[0]: row[1:] for row in db.execute(_PUSHED, [sorted({hit.repo for hit in told[:limit]})])}
    return Answer(tuple(_completed(db, told[:limit], pushed)), len(rows) >= MOST)


_PUSHED = (
    "select repo, ledger, to_char(pushed_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'),"
    " extract(day from now() - pushed_at)::integer from memkit.pushed(%s)"
)


def _aliases(db: Connection[Any], question: Question, repos: str) -> dict[str, Groups]:
    """Repository → the words that its glossary says mean the same as some of the question."""
    from memkit.recall.analyse import base_stem

    stems = sorted({base_stem(word) for word in question.words})
    found: dict[str, list[list[str]]] = {}
    for repo, names in db.execute("select * from memkit.find_terms(%s, %s)", [stems, repos]):
        found.setdefault(repo, []).append(names)
    return {repo: groups(terms) for repo, terms in found.items()}


def _by_key(rows: Iterable[Row]) -> list[Found]:
    """Facts that were asked for by key alone: by key, then repository."""
    told = [Found(repo, id, 0.0, False, data) for repo, id, _, data in rows]
    return sorted(told, key=lambda hit: (str(hit.data["key"]), hit.repo, hit.id))


class Repository(Corpus):
    """What one repository holds of a question, weighed by all of its facts that the caller may read."""

    def __init__(self, rows: Iterable[Row], facts: int, authors: list[str]) -> None:
        super().__init__(build(map(_entry, rows)))
        self.entries = max(self.entries, facts)
        self._everyone = authors

    def authors(self) -> list[str]:
        """Everyone who wrote a fact that the caller may read, in order."""
        return self._everyone


class Repositories:
    """The repositories that were found; each is asked when the first of its facts comes up."""

    def __init__(
        self,
        db: Connection[Any],
        wanted: Wanted,
        rows: list[Row],
        aliases: dict[str, Groups],
        is_part: bool,
    ) -> None:
        self._db, self._wanted, self.aliases = db, wanted, aliases
        names = sorted({row[0] for row in rows})
        found = db.execute("select * from memkit.readable(%s)", [names])
        self._weights = {repo: (int(facts), [*authors]) for repo, facts, authors in found}
        # if the server had more than it gave, a repository must be asked for the rest
        self._rows = {} if is_part or len(rows) >= MOST else _by_repo(names, rows)

    @property
    def facts(self) -> int:
        """How many facts of all of them the caller may read."""
        return sum(facts for facts, _ in self._weights.values())

    def verdicts(self, query: str, repo: str, coming: list[str]) -> dict[str, bool]:
        """Id → whether it is weak, of what a repository's own `recall` tells; `coming` are those asked next."""
        if repo not in self._rows:
            more = [repo, *(name for name in coming if name not in self._rows)][:_BATCH]
            self._rows.update(_by_repo(more, holding(self._db, self._wanted, more)))
        corpus = Repository(self._rows[repo], *self._weights.get(repo, (0, [])))
        return {hit.id: hit.weak for hit in presented(_hits(query, corpus, self.aliases.get(repo, ())))}


def _by_repo(names: Iterable[str], rows: Iterable[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {name: [] for name in names}
    for row in rows:
        found[row[0]].append(row)
    return found


def _ranked(query: str, rows: list[Row], repositories: Repositories, limit: int) -> list[Found]:
    """What each repository's own `recall` tells of these, in the order of the ranker over all of them.

    No repository is asked once there are enough strong hits.
    """
    known = {f"{row[0]}:{row[1]}": row for row in rows}
    aliases = repositories.aliases
    every = tuple(group for repo in sorted(aliases) for group in aliases[repo])
    all_found = Corpus(build(map(_entry, rows)))
    all_found.entries = max(all_found.entries, repositories.facts)
    scores = {hit.id: hit.score for hit in _hits(query, all_found, every)}
    told: dict[str, dict[str, bool]] = {}
    strong: list[Found] = []
    weak: list[Found] = []
    # what only its own repository finds, by a slip that is a word elsewhere, comes last
    order = (*scores, *sorted(known.keys() - scores.keys()))
    coming = [*dict.fromkeys(known[id][0] for id in order)]
    for id in order:
        repo, plain, _, data = known[id]
        if repo not in told:
            told[repo] = repositories.verdicts(query, repo, coming[coming.index(repo) + 1 :])
        if id in told[repo]:
            is_weak = told[repo][id]
            (weak if is_weak else strong).append(Found(repo, plain, scores.get(id, 0.0), is_weak, data))
            if len(strong) == limit:
                break
    return [*strong, *weak][:limit]


def _hits(query: str, corpus: Corpus, aliases: Groups) -> list[Hit]:
    """All that the ranker finds in a corpus."""
    return answer(query, corpus, max(corpus.entry_numbers, MOST), explain=False, aliases=aliases)[0]


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
        ledger, at, days = pushed[hit.repo]
        named = tuple(sorted(conflicts.get((hit.repo, hit.id), ())))
        out.append(replace(hit, conflicts=named, ledger=ledger, pushed_at=at, days=days))
    return out
