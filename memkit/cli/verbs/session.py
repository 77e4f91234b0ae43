"""`memkit session`: start, end, show, abort."""

from __future__ import annotations

from memkit.cli.frame import Arg, Flag, Opt, Verb
from memkit.cli.frame.options import WRITING
from memkit.cli.frame.outcome import Outcome
from memkit.errors import MemkitError
from memkit.model import counted, verb

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.call import Call
    from memkit.store.journals import Draft
    from memkit.write.seal import Sealed
    from memkit.write.transaction import Transaction

VERBS = (
    Verb(
        "session",
        "start, end, show, abort; the first ref, note or propose opens one",
        description="Without a word: the open sessions, as `session show`.",
        example='memkit session end -m "Rate limits moved. Next: retry budget." --defer',
        run="show",
    ),
    Verb(
        "session start",
        "open a session of your own",
        description="Optional: the first ref, note, propose or context --pin opens a session by itself.",
        example='memkit session start "Make the proxy protocol-agnostic" --task PROXY-12',
        exits={0: "opened, or open already"},
        args=(Arg("title", "what it is about", required=False),),
        opts=(
            Opt("--task", "the task it works on", metavar="NAME"),
            Opt("--continue", "take over that session's consolidated working memory", metavar="SESSION"),
            Opt("--seed", "the seed of its ids, for repeatable runs", metavar="HEX"),
        ),
        run="start",
        writes=True,
    ),
    Verb(
        "session end",
        "run the gate, seal the session, render the projections",
        description=(
            "Every candidate of the session needs an answer first; --defer hands them to the review queue. `-` reads a"
            " whole body from stdin, a session in one call: prose, ## Learned with one claim per line as `propose -`"
            " takes them, and ## Memory References."
        ),
        example='memkit session end -m "Rate limits moved. Next: retry budget." --defer',
        exits={
            0: "sealed, or nothing to seal",
            4: "a candidate has no answer, or a claim was refused",
            5: "could not be written",
        },
        args=(Arg("body", "- reads the body from stdin", required=False, choices=("-",)),),
        opts=(
            Opt("--message", "what was done, and what is next", short="-m", metavar="TEXT"),
            Opt("--title", "its title", metavar="TEXT"),
            Flag("--defer", "hand unanswered candidates to the review queue"),
            Opt("--reason", "why they are handed over", metavar="TEXT"),
            *WRITING,
        ),
        run="end",
        writes=True,
    ),
    Verb(
        "session show",
        "what the open sessions hold",
        example="memkit session show",
        run="show",
    ),
    Verb(
        "session abort",
        "put an open session aside, unsealed",
        description="Its journal moves to .memkit/aborted/; nothing of it takes effect.",
        example="memkit session abort",
        exits={0: "put aside", 4: "no open session"},
        run="abort",
        writes=True,
    ),
)


def start(
    call: Call, title: str | None, task: str | None, continue_: str | None, seed: str | None
) -> Outcome:
    """Opens a session, or names the open one."""
    from memkit.errors import UsageError
    from memkit.model.ids import SEED
    from memkit.write.transaction import Transaction

    if seed and SEED.fullmatch(seed) is None:
        raise UsageError(
            f'"{seed}" is not a seed',
            code="bad-seed",
            hint="memkit session start --seed 7c1f0a93be  # ten hex digits",
        )
    tx = Transaction(call)
    draft = tx.own_draft()
    if draft is not None:
        return _with_handover(tx, f"open {draft.seed} · {_count(draft)}", draft.seed)
    if continue_:
        continue_ = _stem(tx, continue_)
    if call.dry_run:
        return Outcome("would open a session · dry run, nothing written", data=_data(""))
    from memkit.write.session import open_session

    opened = open_session(tx, title or "", task=task or "", continues=continue_ or "", seed=seed or "")
    return _with_handover(tx, f"opened {opened.seed}", opened.seed)


def _with_handover(tx: Transaction, said: str, seed: str) -> Outcome:
    """The answer to `session start`, with what earlier sessions hand over."""
    from memkit.query.call import role_of
    from memkit.query.handover import Own, unfinished_lines
    from memkit.query.reader import reader_of

    reader = reader_of(tx.loaded, role_of(tx.call, tx.workspace.policy))
    left = unfinished_lines(reader, reader.hidden, Own(seed, not tx.host))
    return Outcome("\n".join([said, *left]), data={**_data(seed), "handover": left}, id=seed)


def _stem(tx: Transaction, typed: str) -> str:
    from memkit.errors import NotFound
    from memkit.query.lookup import resolve

    found = resolve(typed, tx.state.ordinal)
    if found is None:
        raise NotFound(f'no session "{typed}"', hint="memkit log")
    return found


def end(
    call: Call,
    body: str | None,
    message: str | None,
    title: str | None,
    defer: bool,
    reason: str | None,
) -> Outcome:
    """Seals the writer's session."""
    from memkit.write import session
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    draft = tx.own_draft()
    prose = message or ""
    if body != "-" and (not prose.strip() or session.is_being_sealed(tx, prose)):
        tx.must_be_finished()
    if body != "-":
        return _end_draft(tx, draft, prose, title or "", defer, reason)
    from memkit.cli.verbs.session_body import refused_body, unsealed_body, with_claims
    from memkit.write.body import take_body

    text = call.stdin()
    try:
        given = take_body(tx, draft, text, prose)
    except MemkitError as error:
        return refused_body(error, text)
    try:
        answer = _end_draft(tx, given.draft, given.prose, title or "", defer, reason)
    except MemkitError as error:
        return unsealed_body(tx, error, given)
    return with_claims(answer, given, tx.actor.is_person)


def _end_draft(
    tx: Transaction, draft: Draft | None, prose: str, title: str, defer: bool, reason: str | None
) -> Outcome:
    """Seals this session, opening one for the prose if there is none."""
    from memkit.write import session
    from memkit.write.closing import sealed_with

    is_bare = draft is None
    if draft is None and prose.strip() and not tx.call.dry_run:
        if stem := sealed_with(tx, prose):
            return Outcome(f"no open session; {stem} holds these words already", data=_data(stem), id=stem)
        draft = session.open_session(tx, title)
    if draft is None and tx.finished is not None:
        done = tx.finished[0]
        said = f"sealed {done.stem} · {counted(done.events, 'event')} · finished after a stop"
        return Outcome(said, data=_sealed_data(done), id=done.stem)
    if draft is None:
        return Outcome("no open session; nothing to seal", data=_data(""))
    if tx.call.dry_run:
        waiting = session.unanswered_candidates(tx, draft)
        said = f"would seal {draft.seed} · {_count(draft)} · {len(waiting)} without an answer · dry run, nothing written"
        return Outcome(said, data=_data(draft.seed))
    why = (reason or "end of session") if defer or reason else None
    answer = _seal_draft(tx, draft, prose, title, why)
    return answer.add_note("no session was open: this one holds only your words") if is_bare else answer


def _seal_draft(tx: Transaction, draft: Draft, prose: str, title: str, defer: str | None) -> Outcome:
    """Seals the session, and asks about facts whose cited lines changed during it."""
    from memkit.write.auto_review import waiting_lines
    from memkit.write.freshness import touched_data, touched_facts, touched_lines
    from memkit.write.session import close_session

    sealed = close_session(tx, draft, prose=prose, title=title, defer=defer)
    if sealed is None:
        return Outcome(f"discarded {draft.seed} · it held nothing", data=_data(draft.seed))
    # after the seal, so that it does not ask about superseded or re-anchored facts
    touched = touched_facts(tx, draft)
    data = _sealed_data(sealed) | {"redacted": tx.wash.redactions} | touched_data(touched)
    text = "\n".join([_sealed_line(tx, sealed), *waiting_lines(sealed.waiting), *touched_lines(touched)])
    return Outcome(text, data=data, id=sealed.stem, notes=sealed.notes)


def _sealed_line(tx: Transaction, sealed: Sealed) -> str:
    parts = [f"sealed {sealed.stem}", f"{counted(sealed.events, 'event')}"]
    if sealed.unreviewed:
        parts.append(f"{sealed.unreviewed} {verb(sealed.unreviewed, 'count')} unreviewed")
    if sealed.waiting:
        parts.append(f"{len(sealed.waiting)} {verb(len(sealed.waiting), 'wait')} for review")
    if sealed.swept:
        parts.append(f"archived, unreviewed and unused: {', '.join(sealed.swept)}")
    return " · ".join(filter(None, [*parts, _git_words(tx)]))


def _sealed_data(sealed: Sealed) -> dict[str, object]:
    return _data(sealed.stem) | {
        "file": sealed.file,
        "sealed": True,
        "events": sealed.events,
        "deferred": len(sealed.waiting),
        "waits": dict(sealed.waiting),
        "unreviewed": sealed.unreviewed,
        "swept": list(sealed.swept),
        "written": list(sealed.written),
    }


def _git_words(tx: Transaction) -> str:
    from os.path import isdir

    layout = tx.workspace.policy.layout
    if tx.stage or not isdir(tx.workspace.path(".git")):
        return ""
    paths = dict.fromkeys((layout.sessions, layout.memory, layout.continuity))
    kept = [
        path for path in paths if not any(path != other and path.startswith(f"{other}/") for other in paths)
    ]
    return "git add " + " ".join(kept)


def show(call: Call) -> Outcome:
    """Lists the open sessions and their contents."""
    from memkit.store.drafts import open_drafts

    drafts = open_drafts(call.workspace)
    lines: list[str] = []
    for draft in drafts:
        lines.append(
            f"{draft.seed} · {draft.writer[0]} · since {draft.head.get('started', '?')} · {_count(draft)}"
        )
        for line in draft.events:
            text = f" — {line['text']}" if line.get("text") else ""
            lines.append(f"  {line['verb']}: {line['subject']}{text}")
    rows = [
        {"session": d.seed, "actor": d.writer[0], "events": len(d.events), "title": d.title} for d in drafts
    ]
    problems = tuple(problem for draft in drafts for problem in draft.problems)
    return Outcome("\n".join(lines) or "no open session", data={"open": rows}, problems=problems)


def abort(call: Call) -> Outcome:
    """Moves the writer's session aside, unsealed."""
    from memkit.errors import Refused
    from memkit.store import drafts
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    draft = tx.own_draft(finishes=False)
    if draft is None:
        tx.must_be_finished()
        raise Refused("no open session of yours", code="no-session", hint="memkit session show")
    if call.dry_run:
        return Outcome(f"would put {draft.seed} aside · dry run, nothing written", data=_data(draft.seed))
    where = drafts.abort(tx.workspace, draft)
    return Outcome(
        f"aborted {draft.seed} · kept in {where}", data={**_data(draft.seed), "file": where}, id=draft.seed
    )


def _count(draft: Draft) -> str:
    return counted(len(draft.events), "event")


def _data(session: str) -> dict[str, object]:
    return {
        "session": session,
        "file": "",
        "sealed": False,
        "events": 0,
        "deferred": 0,
        "redacted": [],
        "written": [],
    }
