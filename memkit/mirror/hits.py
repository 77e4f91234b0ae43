"""Searches the mirror: the server narrows down, memkit's ranker decides, each repository by itself.

A fact is a hit, strong or weak, exactly if `recall` in its repository finds it for the same reader; across
repositories the ranker orders all that was found.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.errors import CannotSearch
from memkit.mirror.database import in_transaction
from memkit.mirror.lexemes import MOST, Wanted, facts_holding, find_facts, plan_search
from memkit.recall.answer import answer, presented
from memkit.recall.ask import ask
from memkit.recall.corpus import Corpus
from memkit.recall.grow import build
from memkit.recall.surroundings import groups
from memkit.store.assets import neighbour_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from psycopg import Connection

    from memkit.mirror.lexemes import Row
    from memkit.recall.ask import Question
    from memkit.recall.rank import Hit
    from memkit.recall.surroundings import Groups

# query so many repositories at a time for everything they hold on a question
_BATCH = 25


@struct(frozen=True)
class Found:
    """One hit: a fact of one repository."""

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
    """The hits, best first, and whether the server cut its list."""

    hits: tuple[Found, ...]
    is_cut: bool = False


def search(query: str, limit: int, repos: str = "*", prefix: str = "") -> Answer:
    """The best hits for a question in the matching repositories that the caller may read."""
    question = ask(query)
    if question.empty and not prefix:
        raise CannotSearch(
            "there is nothing to search for in that", hint='memkit mirror search "a few words"'
        )
    return in_transaction(lambda db: _answer(db, query, question, limit, repos, prefix))


def _answer(
    db: Connection[Any], query: str, question: Question, limit: int, repos: str, prefix: str
) -> Answer:
    if question.empty:
        rows = find_facts(db, Wanted("", ()), repos, prefix)
        told = _by_key(rows)
    else:
        aliases = _aliases(db, question, repos)
        looked_for = plan_search(db, question, aliases, repos)
        rows = find_facts(db, looked_for, repos, prefix)
        told = _rank(query, rows, Repositories(db, looked_for, rows, aliases, bool(prefix)), limit)
    pushed = {row[0]: row[1:] for row in db.execute(_PUSHED, [sorted({hit.repo for hit in told[:limit]})])}
    return Answer(tuple(_complete(db, told[:limit], pushed)), len(rows) >= MOST)


_PUSHED = (
    "select repo, ledger, to_char(pushed_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'),"
    " extract(day from now() - pushed_at)::integer from memkit.pushed(%s)"
)


def _aliases(db: Connection[Any], question: Question, repos: str) -> dict[str, Groups]:
    """Repository → words that its glossary equates with words of the question."""
    from memkit.recall.analyse import base_stem

    stems = sorted({base_stem(word) for word in question.words})
    found: dict[str, list[list[str]]] = {}
    for repo, names in db.execute("select * from memkit.find_terms(%s, %s)", [stems, repos]):
        found.setdefault(repo, []).append(names)
    return {repo: groups(terms) for repo, terms in found.items()}


def _by_key(rows: Iterable[Row]) -> list[Found]:
    """Hits of a search by key alone, ordered by key, then repository."""
    told = [Found(repo, id, 0.0, False, data) for repo, id, _, data in rows]
    return sorted(told, key=lambda hit: (str(hit.data["key"]), hit.repo, hit.id))


class Repository(Corpus):
    """One repository's facts for a question, weighed by all of its facts that the caller may read."""

    def __init__(self, rows: Iterable[Row], facts: int, authors: list[str]) -> None:
        super().__init__(build(map(_entry, rows)))
        self.entries = max(self.entries, facts)
        self._everyone = authors

    def authors(self) -> list[str]:
        """The authors of facts that the caller may read, in order."""
        return self._everyone


class Repositories:
    """The repositories with hits; each is queried when its first fact comes up."""

    def __init__(
        self,
        db: Connection[Any],
        plan_search: Wanted,
        rows: list[Row],
        aliases: dict[str, Groups],
        is_part: bool,
    ) -> None:
        self._db, self._wanted, self.aliases = db, plan_search, aliases
        names = sorted({row[0] for row in rows})
        found = db.execute("select * from memkit.readable(%s)", [names])
        self._weights = {repo: (int(facts), [*authors]) for repo, facts, authors in found}
        # if the server cut its list, query each repository for the rest
        self._rows = {} if is_part or len(rows) >= MOST else _by_repo(names, rows)

    @property
    def facts(self) -> int:
        """How many facts the caller may read in all of them."""
        return sum(facts for facts, _ in self._weights.values())

    def verdicts(self, query: str, repo: str, coming: list[str]) -> dict[str, bool]:
        """Id → is it weak, for the hits of the repository's own `recall`; prefetches the repositories in `coming`."""
        if repo not in self._rows:
            more = [repo, *(name for name in coming if name not in self._rows)][:_BATCH]
            self._rows.update(_by_repo(more, facts_holding(self._db, self._wanted, more)))
        corpus = Repository(self._rows[repo], *self._weights.get(repo, (0, [])))
        hits = _hits(query, corpus, self.aliases.get(repo, ()), repo.rpartition("/")[2])
        return {hit.id: hit.weak for hit in presented(hits)}


def _by_repo(names: Iterable[str], rows: Iterable[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {name: [] for name in names}
    for row in rows:
        found[row[0]].append(row)
    return found


def _rank(query: str, rows: list[Row], repositories: Repositories, limit: int) -> list[Found]:
    """The rows that each repository's own `recall` finds, in the order of the ranker over all of them.

    Stops as soon as there are enough strong hits.
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
    # hits that only their own repository finds (a misspelling that is a word elsewhere) come last
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


def _hits(query: str, corpus: Corpus, aliases: Groups, project: str = "") -> list[Hit]:
    """All hits of the ranker in a corpus; the name of its project tells nothing."""
    most = max(corpus.entry_numbers, MOST)
    return answer(query, corpus, most, None, False, aliases, neighbour_table, project)[0]


def _entry(row: Row) -> dict[str, Any]:
    """A row in the form the ranker takes."""
    repo, id, text, data = row
    return {
        "id": f"{repo}:{id}",
        "seq": data["seq"],
        "ts": data["created"],
        "who": data["author"],
        "session": f"{repo} {data['session']}",
        "text": text,
        # a row that an older memkit pushed has none
        "asks": data.get("asks", ""),
    }


def _complete(db: Connection[Any], hits: list[Found], pushed: dict[str, Any]) -> list[Found]:
    """The hits with the age of their repository's last push and their open conflicts."""
    from memkit.boot.struct import replace

    conflicts: dict[tuple[str, str], list[str]] = {}
    in_transaction = [sorted({hit.repo for hit in hits})]
    for repo, name, ids in db.execute("select repo, id, ids from memkit.open_conflicts(%s)", in_transaction):
        for id in ids:
            conflicts.setdefault((repo, id), []).append(name)
    out = []
    for hit in hits:
        ledger, at, days = pushed[hit.repo]
        named = tuple(sorted(conflicts.get((hit.repo, hit.id), ())))
        out.append(replace(hit, conflicts=named, ledger=ledger, pushed_at=at, days=days))
    return out
