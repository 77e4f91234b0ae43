"""`memkit harvest`: distil ADRs, RFCs, glossaries and roadmaps into candidates, without a model."""

from __future__ import annotations

from memkit.cli.frame import INT, Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from memkit.documents.model import Link
    from memkit.query.call import Call
    from memkit.write.harvest import Harvest, Source
    from memkit.write.transaction import Transaction

# how many refused claims, and how many documents left over, are named outside of a dry run
_LISTED = 10
# how many documents a call names
_MOST_PATHS = 3
VERB = Verb(
    "harvest",
    "distil ADRs, RFCs, glossaries and roadmaps into candidates",
    description=(
        "Reads structure, not prose: title, status, date, links, the decision in the document's words, terms, rules,"
        " open items. Every candidate carries path, hash and lines. A second run adds nothing; a changed document"
        " raises changes for its own facts; superseded and rejected documents never become live. --dry-run lists every"
        " claim with its line, and every document that is left over with the reason; otherwise the first ten of these."
    ),
    example="memkit harvest docs/adr --dry-run",
    exits={0: "harvested, or nothing new", 2: "no such path or revision"},
    args=(
        Arg("paths", "files, folders or globs; the usual places when left out", required=False, many=True),
    ),
    opts=(
        Opt("--budget", "at most so many documents, instead of [harvest] max_files", kind=INT, metavar="N"),
        Opt("--since", "only documents that changed since a revision", metavar="REV"),
        Flag("--again", "raise claims that were undone one by one", rare=True),
        *WRITING,
    ),
    writes=True,
)


def run(
    call: Call,
    paths: tuple[str, ...],
    budget: int | None,
    since: str | None,
    again: bool,
) -> Outcome:
    """Harvests; reports what it read, raised, knew and left."""
    import os
    import sys

    from memkit.cli.frame.terminal import progress
    from memkit.errors import UsageError
    from memkit.write.harvest import harvest
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    table = tx.workspace.policy.harvest
    root = tx.workspace.root
    explicit = [os.path.relpath(os.path.join(call.cwd, path), root).replace(os.sep, "/") for path in paths]
    for typed, path in zip(paths, explicit, strict=True):
        if path.startswith("..") or not (
            os.path.exists(os.path.join(root, path)) or any(sign in path for sign in "*?[")
        ):
            raise UsageError(
                f"no such path here: {typed}",
                code="no-such-path",
                hint="memkit harvest",
            )
    changed = _changed_since(root, since) if since else None

    limits = (budget or table.max_files, table.max_bytes)

    def watch(chosen: Sequence[str], over_budget: int) -> Iterator[str]:
        if over_budget and not (call.json or call.quiet):
            sys.stderr.write(f"memkit: {_over_limit_note(len(chosen) + over_budget, over_budget, limits)}\n")
        with progress(chosen, len(chosen), "reading", call) as todo:
            yield from todo

    found, receipt = harvest(tx, explicit, limits, changed, watch, again)
    return Outcome(
        "\n".join(
            [
                *_changes(tx, found),
                *_lines(found, call.dry_run, _undone_note(tx, found)),
                *_waiting_lines(tx, found),
            ]
        )
        + receipt.tail(),
        data={**_data(found), "session": receipt.session},
        id=receipt.session,
        notes=receipt.notes,
    )


def _data(found: Harvest) -> dict[str, object]:
    """What was read, raised, known and left, as JSON."""
    from memkit.documents.relations import links_by_others

    others = links_by_others(source.document for source in found.sources)
    return {
        "documents": [_document(source, others.get(source.path, ())) for source in found.sources],
        "candidates": found.raised,
        "known": found.known_ids,
        "repeated": [{"path": path, "line": line, "id": id} for path, line, id in found.repeated],
        "changed": found.changed,
        "left_over": [{"path": path, "reason": reason} for path, reason in found.left_over],
        "removed": [{"path": path, "reason": reason} for path, reason in found.removed],
        "refused": [{"path": path, "line": line, "reason": why} for path, line, why in found.refused],
    }


def _over_limit_note(documents: int, over_budget: int, limits: tuple[int, int]) -> str:
    """How many documents stay unread, and how to raise the limit; printed before the first is read."""
    files, size = limits
    return (
        f"{documents:,} documents, {over_budget:,} over the limit of {files:,} files or {size:,} bytes;"
        " --budget N or [harvest] max_files and max_bytes raises it"
    )


def _changed_since(root: str, revision: str) -> set[str]:
    from memkit.store import git_history

    return {path for _, path in git_history.touched_paths(root, revision)}


def _document(source: Source, by_others: tuple[Link, ...]) -> dict[str, object]:
    """What a document states, and which documents say that they replace it or that it replaces them."""
    from dataclasses import replace

    document = source.document
    if by_others:
        document = replace(document, links=(*document.links, *by_others))
    if source.is_unchanged:
        return {"path": source.path, "sha256": source.sha256, "format": document.format, "unchanged": True}
    return {
        "path": source.path,
        "sha256": source.sha256,
        "format": document.format,
        "kind": document.kind,
        "title": document.title,
        "status": document.stated_status,
        "status_raw": document.status_raw,
        "date": document.date,
        "date_source": document.date_source,
        "supersedes": list(document.supersedes),
        "superseded_by": list(document.superseded_by),
        "decision": document.decision,
        "lines": list(document.lines),
        "items": [
            {
                "kind": item.kind,
                "key": item.key,
                "text": item.text,
                "lines": list(item.lines),
                "status": item.status,
                "date": item.date,
            }
            for item in document.items
        ],
        "claims": [claim.text for claim in source.claims],
        "left_over": [{"line": left.line, "name": left.name, "why": left.why} for left in document.left],
    }


def _undone_note(tx: Transaction, found: Harvest) -> str:
    """Which known claims somebody undid, and the call that raises them again."""
    from memkit.model.fact import ROLLED_BACK
    from memkit.query.call import shell_quoted
    from memkit.replay.reopening import last_answer

    facts = [fact for fact in map(tx.state.facts.get, found.known_ids) if fact is not None]
    undone = [fact for fact in facts if fact.status == ROLLED_BACK]
    if not undone:
        return ""
    by = ", ".join(dict.fromkeys(tx.actor_at(last_answer(fact.history)[0]) for fact in undone))
    paths = list(dict.fromkeys(found.moves.get(fact.document, fact.document) for fact in undone))
    call = shell_quoted(["memkit", "harvest", *(paths if len(paths) <= _MOST_PATHS else ()), "--again"])
    count = f"{len(undone)} " if len(undone) < len(found.known_ids) else ""
    return f" ({count}undone by {by}: {call})"


def _lines(found: Harvest, listed: bool, undone: str) -> list[str]:
    """What was refused or left over, and the counts of documents and claims; with `listed` every claim with its line."""
    from collections import Counter

    from memkit.model import counted

    lines = [*_claims(found), *_not_taken(found)] if listed else list(_first_not_taken(found))
    families = Counter(source.document.format for source in found.sources)
    lines += [f"{count:>5}  {family}" for family, count in sorted(families.items())]
    looked = len(found.sources) + len(found.left_over)
    lines.append(
        f"{counted(looked, 'document')}: {len(found.sources)} read, {len(found.left_over)} left over"
        + (f", {found.over_budget} of them over the limit" if found.over_budget else "")
        + (f"; {found.unchanged} unchanged since the last harvest" if found.unchanged else "")
        + (f"; {len(found.removed)} removed since then" if found.removed else "")
    )
    known = len(found.known_ids)
    every = len(found.raised) + known + len(found.changed) + len(found.refused)
    lines.append(
        f"{counted(every, 'claim')}: {len(found.raised)} raised, {known} known{undone}, {len(found.changed)} changed,"
        f" {len(found.refused)} refused"
    )
    return lines


def _first_not_taken(found: Harvest) -> Iterator[str]:
    """The first refused claims and the first documents left over, with the reason, and how to see the others."""
    refused = [f"{path}:{line}: refused: {why}" for path, line, why in found.refused]
    left_over = [f"{path}: left over: {why}" for path, why in found.left_over] + list(_parts_left(found))
    yield from (*refused[:_LISTED], *left_over[:_LISTED])
    more = len(refused[_LISTED:]) + len(left_over[_LISTED:])
    if more:
        yield f"… {more:,} more refused or left over: --dry-run lists them all"


def _parts_left(found: Harvest) -> Iterator[str]:
    """The parts of decision logs that state no decision."""
    for source in found.sources:
        for line, name, why in source.document.left:
            yield f'{source.path}:{line}: left over: "{name}" {why}'


def _waiting_lines(tx: Transaction, found: Harvest) -> list[str]:
    """How many claims wait for an answer, and how many documents had ended already."""
    from memkit.model import verb

    if tx.call.dry_run or not found.raised:
        return []
    facts = [fact for fact in map(tx.state.facts.get, found.raised) if fact is not None]
    count = sum(fact.is_waiting for fact in facts)
    ended = len(facts) - count
    more = f" · {ended} ended already, as the documents say" if ended else ""
    return [f"{count} {verb(count, 'wait')} for an answer: memkit review{more}"]


def _changes(tx: Transaction, found: Harvest) -> Iterator[str]:
    """Every change that a document makes to a fact or asks for: the document, the id, and what becomes of it."""
    from memkit.model.events import Created, Reopened, Revised, Superseded

    for event in found.events:
        match event:
            case Superseded(left=id, right=right):
                said = f"replaced by {right}" if right else "ended"
            case Reopened(name=id):
                said = event.get("why")
            case Created(id=id) | Revised(id=id):
                asks = event.get("change")
                said = f"{asks}: {event.text}" if asks else event.text
            case _:
                continue
        if id in found.changed:
            fact = tx.state.facts.get(id)
            where = event.get("from") or (fact.document if fact else "")
            yield f"{where}: changed: [{id}] {said}"


def _claims(found: Harvest) -> Iterator[str]:
    """Every claim with the line it comes from."""
    from memkit.model.events import Created, Rejected, Superseded

    ends = {
        e.left: f"superseded by {e.right}" if e.right else "superseded"
        for e in found.events
        if isinstance(e, Superseded)
    }
    ends |= {e.id: "rejected" for e in found.events if isinstance(e, Rejected)}
    for event in found.events:
        if isinstance(event, Created) and event.id not in found.changed:
            end = f" ({ends[event.id]})" if event.id in ends else ""
            yield f"{dict(event.fields).get('from', '')}: [{event.id}] {event.text}{end}"


def _not_taken(found: Harvest) -> Iterator[str]:
    """What was refused, left over or removed, with the reason."""
    yield from (f"{path}:{line}: refused: {why}" for path, line, why in found.refused)
    yield from (f"{path}:{line}: known: says the same as {id}" for path, line, id in found.repeated)
    yield from (f"{path}: left over: {why}" for path, why in found.left_over)
    yield from _parts_left(found)
    yield from (f"{path}: {why}" for path, why in found.removed)
