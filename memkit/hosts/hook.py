"""The answers to a coding agent's hooks. A hook stands in the middle of somebody's work: it is quick, it prints one
JSON object or nothing, and what goes wrong in it is a line in a log that holds no word of anybody's."""

from __future__ import annotations

import os

from memkit.boot.json import dumps, loads
from memkit.boot.plain import is_plain
from memkit.errors import LedgerUnreadable, NoWorkspace
from memkit.hosts.hooklog import log_failure
from memkit.hosts.stdin import host_input
from memkit.hosts.table import AGENTS, COMPACT, END, EVENTS, PROMPT, SPECIFIC, START, Agent
from memkit.hosts.telling import open_session, recalled
from memkit.store import root_above

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from memkit.query.call import Call
    from memkit.query.load import Loaded
    from memkit.store.journals import Draft

    Payload = dict[str, Any]

# where a host says that its project is, when it starts a hook elsewhere
PROJECTS = ("CLAUDE_PROJECT_DIR", "GEMINI_PROJECT_DIR", "CURSOR_PROJECT_DIR")


def respond(call: Call, event: str, host: str) -> str:
    """The answer to a hook as one line of JSON, or nothing."""
    try:
        payload = _payload(host_input())
        _place(call, payload)
        return _answer(call, event, host, payload)
    except NoWorkspace:
        return ""
    except LedgerUnreadable as error:
        log_failure(call.cwd, event, host, error)
        return _unreadable(event, host, error)
    except Exception as error:
        log_failure(call.cwd, event, host, error)
        return ""


def _unreadable(event: str, host: str, error: LedgerUnreadable) -> str:
    """What is told at the start of a session whose memory cannot be read at all: silence would look like an empty one."""
    if event != START or host not in AGENTS:
        return ""
    return _shaped(AGENTS[host], event, f"Memory cannot be read [{error.code}]: memkit check")


def _answer(call: Call, event: str, host: str, payload: Payload) -> str:
    agent = AGENTS.get(host)
    if event not in EVENTS or agent is None:
        raise ValueError("unknown event or host")
    if not call.actor_flag and not os.environ.get("MEMKIT_ACTOR"):
        call.actor_flag = f"agent:{host}"
    session = _session(payload)
    if session:
        os.environ["MEMKIT_HOST_SESSION"] = session
    draft = _own_draft(call, session)
    if draft is not None:
        call.session_flag = draft.seed
    text = ""
    if event == START:
        _aside(call, event, host, lambda: _hand_over(session))
        _aside(call, event, host, lambda: _seal_idle(call))
        text = _start(call, draft)
    elif event == PROMPT:
        loaded: list[Loaded] = []
        if draft is not None:
            _aside(call, event, host, lambda: loaded.append(_ticked(call)))
        if event in agent.tells:
            text = _prompt(call, loaded, str(payload.get("prompt") or ""))
    elif event == END:
        _end(call, draft)
    else:
        assert event == COMPACT
        _write_pending(call)
    return _shaped(agent, event, _with_damage(call, text))


def _with_damage(call: Call, text: str) -> str:
    """The text with a line that names what of the memory is damaged or missing; a hook itself never fails for it."""
    damage, call.damage = call.damage, ()
    if not damage:
        return text
    from memkit.query.damage import line

    return f"{text}\nMemory is not whole. {line(damage)}".lstrip("\n")


def _aside(call: Call, event: str, host: str, act: Callable[[], None]) -> None:
    """Does what may fail without costing the agent its answer."""
    try:
        act()
    except Exception as error:
        log_failure(call.cwd, event, host, error)


def _shaped(agent: Agent, event: str, text: str) -> str:
    if not text or event not in agent.tells:
        return ""
    if not is_plain(text):
        from memkit.privacy.characters import shown

        text = shown(text)
    if agent.shape != SPECIFIC:
        return dumps({agent.shape: text}, ascii=True)
    name = agent.their(event)
    # a host without hooks of its own may still call by hand: our names do
    return dumps({SPECIFIC: {"hookEventName": name or event, "additionalContext": text}}, ascii=True)


# -- what the host tells -------------------------------------------------------------------------------------------


def _payload(text: str) -> Payload:
    """The object on stdin; what is none, or too deep, says nothing."""
    try:
        found = loads(text) if text.strip() else {}
    except (ValueError, RecursionError):
        found = {}
    return found if isinstance(found, dict) else {}


def _session(payload: Payload) -> str:
    """The host's id of its session, in whichever word it has for it."""
    for key in ("session_id", "sessionId", "conversation_id"):
        value = payload.get(key)
        if isinstance(value, str) and value:
            return "".join(letter for letter in value[:100] if letter.isalnum() or letter in "-_.:")
    return ""


def _place(call: Call, payload: Payload) -> None:
    """Goes to the first place with a workspace: where the agent works, else where the host was opened."""
    roots = payload.get("workspace_roots")
    named = [payload.get("cwd"), *(roots[:9] if isinstance(roots, list) else [])]
    for place in (*named, *(os.environ.get(name) for name in PROJECTS)):
        if isinstance(place, str) and "\0" not in place and os.path.isabs(place) and root_above(place):
            call.cwd = place
            return


def _own_draft(call: Call, session: str) -> Draft | None:
    """The open session of this agent: the one of this host session, else one that its shell opened without an id."""
    from memkit.store.actors import resolve_actor
    from memkit.store.drafts import open_drafts

    drafts = open_drafts(call.workspace)
    if not drafts:
        return None
    if session:
        from memkit.write.sanitise import host_id

        session = host_id(session)
    actor = resolve_actor(call.actor_flag, False, call.workspace.root).name
    for host in dict.fromkeys((session, "")):
        for draft in drafts:
            if draft.writer == (actor, host) and not draft.stamp and not draft.is_sitting:
                return draft
    return None


# -- the events ----------------------------------------------------------------------------------------------------


def _hand_over(session: str) -> None:
    """Tells the shells that the agent opens which session they belong to, where the host has a file for that."""
    path = os.environ.get("CLAUDE_ENV_FILE")
    if path and session:
        with open(path, "a", encoding="utf-8") as handle:
            handle.write(f"export MEMKIT_HOST_SESSION='{session}'\n")


def _start(call: Call, draft: Draft | None) -> str:
    """The context pack and, where a session is open, what it holds."""
    from memkit.query.context import build
    from memkit.query.reader import open_reader
    from memkit.store.actors import resolve_actor

    reader = open_reader(call)
    table = reader.policy.context
    actor = resolve_actor(call.actor_flag, False, call.workspace.root).name
    own = draft.seed if draft is not None else ""
    pack = build(reader, "", table.tokens, table.lines, actor, own=own)
    from memkit.query.unanswered import reminder

    asked = reminder(reader)
    told = pack.text.rstrip("\n") + (f"\n{asked}" if asked else "")
    return told + (open_session(draft) if draft is not None else "")


def _seal_idle(call: Call) -> None:
    """Seals what nobody ended and nobody has touched for long."""
    from memkit.store import clock
    from memkit.store.drafts import open_drafts

    limit = clock.now() - call.workspace.policy.session.idle_hours * 3600
    last = [draft.last_at or draft.head.get("started", "") for draft in open_drafts(call.workspace)]
    if any(at and clock.seconds(at) <= limit for at in last):
        from memkit.write.session import seal_idle
        from memkit.write.transaction import Transaction

        seal_idle(Transaction(call))


def _write_pending(call: Call) -> None:
    """Every event of the open session is on disk since it was acknowledged; what could not be written is now."""
    from memkit.store import outbox

    if outbox.waiting(call.workspace):
        from memkit.write.retry import retry_all
        from memkit.write.transaction import Transaction

        retry_all(Transaction(call))


def _prompt(call: Call, loaded: list[Loaded], prompt: str) -> str:
    """What speaks to the prompt; the memory is read once, also where working memory needed it."""
    if not prompt.strip():
        return ""
    from memkit.query.reader import open_reader, reader_of, role_of

    if loaded:
        call.damage = loaded[0].damage
    reader = reader_of(loaded[0], role_of(call, call.workspace.policy)) if loaded else open_reader(call)
    return recalled(reader, prompt[:2000])


def _ticked(call: Call) -> Loaded:
    """Lets the working memory of the open session age by a tick; returns the memory as it was read for that."""
    from memkit.model.events import Ticked
    from memkit.write import notes
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    notes.apply(tx, [Ticked()])
    return tx.loaded


def _end(call: Call, draft: Draft | None) -> None:
    """Seals what there is; candidates are handed to the review queue."""
    if draft is None:
        return
    from memkit.write.session import close
    from memkit.write.transaction import Transaction

    tx = Transaction(call)
    mine = tx.own_draft()
    tx.must_be_finished()
    if mine is not None:
        close(tx, mine, defer="end of session")
