"""The answers to a coding agent's hooks: quick, one JSON object or nothing; failures are logged without quotations."""

from __future__ import annotations

import os

from memkit.boot.json import dumps, loads
from memkit.boot.struct import struct
from memkit.errors import LedgerUnreadable, MemkitError, NoWorkspace, Refused
from memkit.hosts import AGENTS, COMPACT, END, EVENTS, PROMPT, SPECIFIC, START, STOP, hook_text
from memkit.hosts.hook_io import (
    continued_draft,
    host_input,
    log_failure,
    own_drafts,
    prompt_index,
    seal_drafts,
    seal_idle_drafts,
    seal_left_by_servers,
    tick,
    write_pending,
)
from memkit.store import has_personal, root_above
from memkit.store.host_sessions import HostSession, held_session, should_report_unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as _signal
    from collections.abc import Callable
    from typing import Any

    from memkit.query.call import Call
    from memkit.query.entry_index import EntryIndex
    from memkit.query.load import Loaded
    from memkit.store.journals import Draft

    Payload = dict[str, Any]
else:
    # _signal: the enumerations of `signal` cost a cold start milliseconds
    import _signal

# variables that name the project if the host starts a hook elsewhere
PROJECTS = ("CLAUDE_PROJECT_DIR", "GEMINI_PROJECT_DIR", "CURSOR_PROJECT_DIR")


def respond(call: Call, event: str, host: str) -> str:
    """The answer to a hook: one line of JSON, or ""."""
    payload: Payload = {}
    try:
        with _limit(call, event, host):
            payload = _payload(host_input())
            _place(call, payload)
            return _answer(call, event, host, payload)
    except NoWorkspace:
        return ""
    except (LedgerUnreadable, Refused) as error:
        log_failure(call.cwd, event, host, error)
        return _unreadable(call, event, host, _session(payload), error)
    except Exception as error:
        log_failure(call.cwd, event, host, error)
        return ""


class _limit:  # noqa: N801
    """Ends this process with exit 0 one second before the host's timeout; does nothing without SIGALRM."""

    def __init__(self, call: Call, event: str, host: str) -> None:
        self.call, self.event, self.host = call, event, host

    def __enter__(self) -> None:
        if self.host in AGENTS and hasattr(_signal, "setitimer"):
            _signal.signal(_signal.SIGALRM, self._give_up)
            _signal.setitimer(_signal.ITIMER_REAL, AGENTS[self.host].limit(self.event) - 1)

    def __exit__(self, *_: object) -> None:
        if hasattr(_signal, "setitimer"):
            _signal.setitimer(_signal.ITIMER_REAL, 0)

    def _give_up(self, *_: object) -> None:
        log_failure(self.call.cwd, self.event, self.host, TimeoutError())
        os._exit(0)


def _unreadable(call: Call, event: str, host: str, session: str, error: MemkitError) -> str:
    """The one line for a session whose memory cannot be read: silence would look like an empty memory."""
    agent = AGENTS.get(host)
    if agent is None or event not in (START, PROMPT):
        return ""
    # a person must mend the policy
    is_persons = error.code == "policy-invalid" and agent.shape == SPECIFIC
    if not is_persons and event not in agent.tells:
        return ""
    if not should_report_unreadable(root_above(call.cwd), session, otherwise=event == START):
        return ""
    if is_persons:
        said = f"memkit: memkit.toml cannot be read ({error.message}); {error.hint.replace('  #', '')}"
        return dumps({"systemMessage": said}, ascii=True)
    mends = error.hint.replace("  #", "") if isinstance(error, LedgerUnreadable) else "memkit check"
    return hook_text.host_answer(agent, event, f"Memory cannot be read [{error.code}]: {mends}")


def _answer(call: Call, event: str, host: str, payload: Payload) -> str:
    agent = AGENTS.get(host)
    if event not in EVENTS or agent is None:
        raise ValueError("unknown event or host")
    # the host calls its hooks, so the agent acts, whatever MEMKIT_ACTOR says
    if not (call.actor_flag or os.environ.get("MEMKIT_ACTOR", "")).startswith("agent:"):
        call.actor_flag = f"agent:{host}"
    id = _session(payload)
    call.host_session = id or call.host_session
    index = prompt_index(call) if event == PROMPT else None
    root = index.root if index else call.workspace.root
    at = _Moment(call, event, host, payload, HostSession(), [], index)
    if event == START:
        at.aside(lambda: seal_idle_drafts(call))
        at.aside(lambda: seal_left_by_servers(call))
    if drafts := own_drafts(call, root, id):
        at.drafts, call.session_flag = drafts, drafts[0].seed
    with held_session(root, id) as at.session:
        text = _text(at)
        if event == START:
            at.session.unreadable = False
    # a seal reads what hooks told the session, so release the file first
    if event == END:
        seal_drafts(call, drafts)
        at.aside(lambda: seal_left_by_servers(call))
    elif event == COMPACT:
        write_pending(call)
    return hook_text.host_answer(agent, event, _with_damage(call, text))


@struct
class _Moment:
    """One call of a hook: the host's payload, its session, and the agent's open sessions."""

    call: Call
    event: str
    host: str
    payload: Payload
    session: HostSession
    drafts: list[Draft]
    # of the current ledger, for a prompt: then the workspace need not be opened
    index: EntryIndex | None

    def aside(self, act: Callable[[], None]) -> None:
        """Runs `act`; logs a failure, so that the agent still gets its answer."""
        try:
            act()
        except Exception as error:
            log_failure(self.call.cwd, self.event, self.host, error)


def _text(at: _Moment) -> str:
    """Does what the event asks for; returns the text for the agent."""
    call = at.call
    if at.event == START:
        at.aside(lambda: _hand_over(call.host_session))
        at.aside(lambda: _begin(at))
        return _start(at)
    if at.event == PROMPT:
        loaded: list[Loaded | None] = []
        if at.drafts:
            at.aside(lambda: loaded.append(tick(call, at.drafts[0], at.index is not None)))
        return _prompt(at, *filter(None, loaded)) if PROMPT in AGENTS[at.host].tells else ""
    if at.event == STOP:
        return hook_text.end_question(call, at.host, at.payload, at.session, at.drafts)
    if at.event == END:
        at.session.ended = True
        return ""
    assert at.event == COMPACT
    at.session.told = []
    return ""


def _with_damage(call: Call, text: str) -> str:
    """The text with a line that names damaged or missing sessions."""
    damage, call.damage = call.damage, ()
    is_uncounted, call.is_uncounted = call.is_uncounted, False
    if not damage and not is_uncounted:
        return text
    from memkit.query.damage import damage_line, uncounted_note

    said = f"Memory is not whole. {damage_line(damage)}" if damage else ""
    said = said or uncounted_note(call.workspace.policy.layout.continuity)
    return f"{text}\n{said}".lstrip("\n")


# -- the host's payload -------------------------------------------------------------------------------------------


def _payload(text: str) -> Payload:
    """The JSON object on stdin; empty if it is none or nested too deeply."""
    try:
        found = loads(text) if text.strip() else {}
    except (ValueError, RecursionError):
        found = {}
    return found if isinstance(found, dict) else {}


def _session(payload: Payload) -> str:
    """The host's id of its session, under any of the keys that hosts use."""
    for key in ("session_id", "sessionId", "conversation_id"):
        value = payload.get(key)
        if isinstance(value, str) and value:
            return "".join(letter for letter in value[:100] if letter.isalnum() or letter in "-_.:")
    return ""


def _place(call: Call, payload: Payload) -> None:
    """Changes to the first folder with a workspace: where the agent works, else where the host was opened."""
    roots = payload.get("workspace_roots")
    named = [payload.get("cwd"), *(roots[:9] if isinstance(roots, list) else [])]
    for place in (*named, *(os.environ.get(name) for name in PROJECTS)):
        if isinstance(place, str) and "\0" not in place and os.path.isabs(place) and root_above(place):
            call.cwd = place
            return


# -- the events ----------------------------------------------------------------------------------------------------


def _hand_over(session: str) -> None:
    """Exports the session id to the agent's shells, if the host has a file for that."""
    path = os.environ.get("CLAUDE_ENV_FILE")
    if path and session:
        with open(path, "a", encoding="utf-8") as handle:
            handle.write(f"export MEMKIT_HOST_SESSION='{session}'\n")


def _begin(at: _Moment) -> None:
    """Records the start of a host session and clears what an earlier or compacted one was shown."""
    if not at.call.host_session:
        # without an id no later hook could find it
        return
    from memkit.store.git_head import head_or_ask
    from memkit.store.host_sessions import forget_old

    session, source = at.session, at.payload.get("source")
    if source == "compact" or (session.ended and source != "resume"):
        session.told = []
    session.ended, session.agent = False, at.host
    session.begin([draft.seed for draft in at.drafts])
    if not session.start:
        session.start = head_or_ask(at.call.workspace.root)
        session.tree = hook_text.tree_state(at.call.workspace, session.start)
        forget_old(at.call.workspace)
    session.headless = session.headless or hook_text.is_headless(at.host, at.payload)


def _start(at: _Moment) -> str:
    """The context pack and the open session, without what the agent was shown since its last compaction."""
    from memkit.query.context import build_pack
    from memkit.query.handover import NOBODYS, Own
    from memkit.query.reader import open_reader
    from memkit.store.actors import resolve_actor

    call, known = at.call, frozenset(at.session.told)
    reader = open_reader(call)
    table = reader.policy.context
    actor = resolve_actor(call.actor_flag, False, call.workspace.root).name
    own = continued_draft(call, at.drafts, at.session)
    told = Own(own.seed) if own else NOBODYS
    pack = build_pack(reader, "", table.tokens, table.lines, actor, own=told, known=known)
    ids = [str(row["id"]) for row in pack.included if row.get("id")]
    if known and not ids:
        return ""
    at.session.tell(at.session.packs, pack.tokens, ids)
    return pack.text.rstrip("\n") + (hook_text.session_block(own) if own else "") + _personal(at)


def _personal(at: _Moment) -> str:
    """The user's own memory, as a separate block."""
    if not has_personal() or at.call.workspace.is_personal:
        return ""
    from memkit.query.personal import personal_memory

    told = personal_memory().fenced()
    return f"\n{told}" if told else ""


def _prompt(at: _Moment, loaded: Loaded | None = None) -> str:
    """Facts for the prompt that the agent has not been shown; reuses a memory that was loaded already."""
    prompt = str(at.payload.get("prompt") or "")
    if not prompt.strip():
        return ""
    from memkit.query.call import role_of
    from memkit.query.reader import reader_of, search_reader
    from memkit.recall import tokens

    call = at.call
    if loaded is None:
        reader = search_reader(call, at.index)
    else:
        call.damage, call.is_uncounted = loaded.damage, loaded.is_uncounted
        reader = reader_of(loaded, role_of(call, call.workspace.policy))
    text, ids = hook_text.prompt_block(reader, prompt[:2000], frozenset(at.session.told))
    at.session.tell(at.session.recalls, tokens(text), ids)
    return text
