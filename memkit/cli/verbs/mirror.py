"""`memkit mirror`: push repositories' memory to an organisation's PostgreSQL, and search across them."""

from __future__ import annotations

from memkit.cli.frame import INT, Arg, Flag, Opt, Verb
from memkit.cli.frame.outcome import Outcome
from memkit.model import counted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.mirror import Behind
    from memkit.query.call import Call

_WHERE = "MEMKIT_MIRROR_DSN, PGSERVICE or PGHOST names the server; memkit.toml cannot."
_DOWN = "the mirror cannot be reached; the repository works without it"
_DENIED = "the mirror does not let this login do that"
_NAME = Opt("--repo", "its name there; else [mirror] repo, the git remote or the folder", metavar="NAME")
_GLOB = Opt("--repo", "only repositories of this name; * matches any letters", metavar="GLOB", default="*")
VERBS = (
    Verb(
        "mirror init",
        "make the mirror's roles and tables, or bring them up to date",
        description=f"Numbered migrations, each applied once, all in one transaction. {_WHERE}",
        example="memkit mirror init",
        exits={0: "made, or up to date", 4: _DENIED, 5: _DOWN},
        run="init",
        writes=True,
    ),
    Verb(
        "mirror push",
        "send this repository's memory to the mirror",
        description=(
            "Live facts with standing and verdict, records, terms, open conflicts, episodes and numbers: no candidates,"
            " no prose, no notes, no value of the vault. One transaction; only what changed is sent; what was revoked"
            " or erased is deleted. A ledger that lacks mirrored sessions is refused, unless an erasure explains it."
        ),
        example="memkit mirror push",
        exits={
            0: "pushed, or nothing new",
            3: "the ledger is damaged",
            4: "the mirror is ahead, holds another ledger or does not let this login; or this is personal memory",
            5: _DOWN,
        },
        opts=(_NAME, Flag("--replace", "this ledger is the right one, whatever the mirror holds")),
        run="push",
        writes=True,
    ),
    Verb(
        "mirror search",
        "ranked answer from all repositories that you may read",
        description=(
            "The facts that recall would find in each repository, ordered by the same ranker over the 200 found. The"
            " verdict dates from the last push: only the repository can judge its evidence. Your login decides what the"
            " mirror shows you."
        ),
        example='memkit mirror search "who else uses Kafka?"',
        exits={
            0: "found",
            1: "nothing found, or only weak matches",
            2: "could not search",
            4: _DENIED,
            5: _DOWN,
        },
        args=(Arg("query", "the question", required=False, many=True),),
        opts=(
            Opt("--limit", "at most so many", short="-n", kind=INT, default=20, metavar="N"),
            _GLOB,
            Opt("--key", "only facts whose canonical key begins so", metavar="PREFIX"),
            Opt("--layer", "episodic: what happened, by shared words", choices=("episodic",)),
        ),
        run="search",
    ),
    Verb(
        "mirror status",
        "the mirrored repositories, and what this one has not pushed",
        description="Shows the age of each push. Exit 1 while revocations or erasures of this repository are not pushed.",
        example="memkit mirror status",
        exits={0: "shown", 1: "a revocation or an erasure waits for the next push", 4: _DENIED, 5: _DOWN},
        opts=(_GLOB,),
        run="status",
    ),
    Verb(
        "mirror report",
        "keys that repositories disagree on, silent repositories, or numbers of each",
        description=(
            "keys: the same canonical key with different values in two repositories; memkit never settles it. silent:"
            " repositories that have not pushed for --days. numbers: one row per repository, as of its last push"
            " (docs/numbers.md says what is counted); --json has all of them, also by month."
        ),
        example="memkit mirror report keys",
        exits={0: "none, or numbers shown", 1: "some, listed", 4: _DENIED, 5: _DOWN},
        args=(Arg("what", "keys, silent or numbers", choices=("keys", "silent", "numbers")),),
        opts=(_GLOB, Opt("--days", "silent for so many days, 30 if not said", kind=INT, metavar="N")),
        run="report",
    ),
    Verb(
        "mirror drop",
        "delete this repository, or all of them, from the mirror",
        description="Asks first. The ledger keeps everything: a push restores the same rows.",
        example="memkit mirror drop --repo harbour/old --yes",
        exits={0: "dropped", 1: "not there", 4: "not allowed, or nobody to ask", 5: _DOWN},
        opts=(_NAME, Flag("--all", "the whole mirror, with its tables and grants")),
        run="drop",
        writes=True,
    ),
)


def init(call: Call) -> Outcome:
    """Applies missing migrations."""
    from memkit import mirror

    applied = mirror.init(call.dry_run)
    names = ", ".join(applied)
    said = f"the mirror is ready · applied {names}" if applied else "the mirror is up to date"
    if applied and call.dry_run:
        said = f"would apply {names} · dry run, nothing written"
    return Outcome(said, data={"applied": applied})


def push(call: Call, repo: str | None, replace: bool) -> Outcome:
    """Sends what the mirror lacks."""
    from memkit import mirror
    from memkit.errors import IntegrityFailure
    from memkit.query.call import load_for
    from memkit.query.mirror_trace import mirror_name

    loaded = load_for(call)
    if loaded.damage:
        found = loaded.damage[0]
        message = f"the ledger is damaged, so nothing was pushed: {found.message}"
        raise IntegrityFailure(message, file=found.file, line=found.line, hint="memkit check")
    done = mirror.push(loaded, mirror_name(loaded.workspace, repo or ""), replace, call.dry_run)
    changes = {name: done.written.get(name, 0) + done.deleted.get(name, 0) for name in _TABLES}
    parts = [counted(done.sessions, "new session")]
    parts += [f"{counted(count, _TABLES[name])} changed" for name, count in changes.items() if count]
    parts += [f"{counted(sum(done.deleted.values()), 'row')} deleted"] if done.deleted else []
    word, tail = ("would push", " · dry run, nothing written") if call.dry_run else ("pushed", "")
    if not (done.sessions or done.written or done.deleted):
        word = "unchanged"
    data = {
        "repo": done.repo,
        "relation": done.relation,
        "sessions": done.sessions,
        "written": done.written,
        "deleted": done.deleted,
    }
    return Outcome(f"{word} {done.repo} · {', '.join(parts)}{tail}", data=data, id=done.repo)


# table → the noun for a row
_TABLES = {
    "fact": "fact",
    "episodic_stage1": "episode",
    "conflict": "conflict",
    "term": "term",
    "erased": "erasure",
}


def search(
    call: Call, query: tuple[str, ...], limit: int, repo: str, key: str | None, layer: str | None
) -> Outcome:
    """Searches all repositories."""
    del call
    from memkit import mirror
    from memkit.errors import CannotSearch

    question = " ".join(query)
    if not question and not key:
        hint = 'memkit mirror search "a few words"'
        raise CannotSearch("what is the question?", code="missing-argument", hint=hint)
    if limit < 1:
        raise CannotSearch("-n asks for no hits", hint='memkit mirror search "…" -n 5')
    from memkit.cli.verbs.mirror_answers import episode_outcome, fact_outcome

    if layer:
        return episode_outcome(mirror.search_episodes(question, limit, repo))
    return fact_outcome(mirror.search(question, limit, repo, key or ""))


def status(call: Call, repo: str) -> Outcome:
    """Lists the repositories, and what this one has not pushed."""
    from memkit import mirror
    from memkit.cli.verbs.mirror_answers import local_line, push_age

    rows = mirror.repositories(repo)
    lines = [
        f"{row['repo']}  {counted(row['facts'], 'fact')}, {counted(row['episodes'], 'episode')},"
        f" {counted(row['sessions'], 'session')} · {push_age(row['days'])}"
        for row in rows
    ]
    mine = _mine(call)
    data: dict[str, object] = {"repositories": rows, "here": None}
    if mine is not None:
        data["here"] = {
            "repo": mine.repo,
            "mirrored": mine.known,
            "sessions": mine.sessions,
            "removals": mine.removals,
        }
        lines.append(local_line(mine))
    text = "\n".join(lines) or "the mirror holds no repository that you may see"
    waits = mine is not None and mine.known and mine.removals > 0
    notes = ("hint: memkit mirror push  # deletes there what was revoked or erased here",) if waits else ()
    return Outcome(text, data=data, exit_code=int(waits), notes=notes)


def _mine(call: Call) -> Behind | None:
    """How far the mirror is behind the local ledger; None outside a repository."""
    from memkit import mirror
    from memkit.errors import NoWorkspace
    from memkit.query.call import load_for
    from memkit.query.mirror_trace import mirror_name

    try:
        workspace = call.workspace
    except NoWorkspace:
        return None
    return mirror.behind(load_for(call), mirror_name(workspace))


def report(call: Call, what: str, repo: str, days: int | None) -> Outcome:
    """Prints one of the reports."""
    del call
    from memkit import mirror
    from memkit.cli.verbs.mirror_answers import disagreement_lines, number_outcome, push_age
    from memkit.errors import UsageError

    if days is not None and what != "silent":
        raise UsageError("--days belongs to silent", hint=f"memkit mirror report {what}")
    if what == "numbers":
        return number_outcome(mirror.numbers(repo))
    if what == "keys":
        found = mirror.disagreements(repo)
        lines = [line for row in found for line in disagreement_lines(row)]
        text = "\n".join(lines) or "no key has different values in two repositories"
        return Outcome(text, data={"keys": found}, exit_code=int(bool(found)))
    days = 30 if days is None else days
    rows = [row for row in mirror.repositories(repo) if row["days"] >= days]
    text = "\n".join(f"{row['repo']}  {push_age(row['days'])}" for row in rows)
    text = text or f"every repository was pushed within {counted(days, 'day')}"
    return Outcome(text, data={"silent": rows, "limit": days}, exit_code=int(bool(rows)))


def drop(call: Call, repo: str | None, all: bool) -> Outcome:
    """Deletes one repository, or all, from the mirror."""
    from memkit import mirror
    from memkit.errors import UsageError
    from memkit.query.mirror_trace import checked_name, mirror_name, note_drop

    if repo and all:
        raise UsageError("--repo names one, --all means every one", hint="memkit mirror drop --all")
    name = "the whole mirror" if all else checked_name(repo) if repo else mirror_name(call.workspace)
    if not call.dry_run and not call.confirm(f"Drop {name}?"):
        return Outcome(f"{name} stays", data={"dropped": ""}, exit_code=1)
    count = mirror.drop_all(call.dry_run) if all else mirror.drop(name, call.dry_run)
    if not (all or repo or call.dry_run):
        note_drop(call.workspace)
    word, tail = ("would drop", " · dry run, nothing written") if call.dry_run else ("dropped", "")
    what = counted(count, "repository", "repositories") if all else counted(count, "fact")
    data = {"dropped": "*" if all else name, "repositories" if all else "facts": count}
    return Outcome(f"{word} {name} · {what}{tail}", data=data, id=name)
