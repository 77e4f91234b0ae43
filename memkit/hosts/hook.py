"""The answers to a coding agent's hooks. A hook stands in the middle of somebody's work: it is quick, it prints one
JSON object or nothing, and what goes wrong in it is a line in a log that holds no word of anybody's."""

from __future__ import annotations

import os

from memkit.boot.json import dumps, loads
from memkit.boot.plain import is_plain
from memkit.boot.struct import struct
from memkit.errors import LedgerUnreadable, NoWorkspace
from memkit.hosts.hooklog import log_failure
from memkit.hosts.stdin import host_input
from memkit.hosts.table import AGENTS, COMPACT, END, EVENTS, PROMPT, SPECIFIC, START, STOP, Agent
from memkit.hosts.telling import open_session, recalled
from memkit.hosts.upkeep import own_drafts, seal_drafts, seal_idle_drafts, tick, write_pending
from memkit.store import root_above
from memkit.store.host_sessions import held_session

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as _signal
    from collections.abc import Callable
    from typing import Any

    from memkit.query.call import Call
    from memkit.query.load import Loaded
    from memkit.store.host_sessions import HostSession
    from memkit.store.journals import Draft

    Payload = dict[str, Any]
else:
    # without its enumerations, which cost a cold start milliseconds
    import _signal

# where a host says that its project is, when it starts a hook elsewhere
PROJECTS = ("CLAUDE_PROJECT_DIR", "GEMINI_PROJECT_DIR", "CURSOR_PROJECT_DIR")


def respond(call: Call, event: str, host: str) -> str:
    """The answer to a hook as one line of JSON, or nothing."""
    try:
        with _limit(call, event, host):
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


class _limit:  # noqa: N801
    """Ends this process well, a second before the host would end it and say so. Not where there is no such clock."""

    def __init__(self, call: Call, event: str, host: str) -> None:
        self.call, self.event, self.host = call, event, host

    def __enter__(self) -> None:
        if self.host in AGENTS and hasattr(_signal, "setitimer"):
            _signal.signal(_signal.SIGALRM, self._give_up)
            _signal.setitimer(_signal.ITIMER_REAL, AGENTS[self.host].seconds[self.event == END] - 1)

    def __exit__(self, *_: object) -> None:
        if hasattr(_signal, "setitimer"):
            _signal.setitimer(_signal.ITIMER_REAL, 0)

    def _give_up(self, *_: object) -> None:
        log_failure(self.call.cwd, self.event, self.host, TimeoutError())
        os._exit(0)


def _unreadable(event: str, host: str, error: LedgerUnreadable) -> str:
    """What is told at the start of a session whose memory cannot be read at all: silence would look like an empty one."""
    if event != START or host not in AGENTS:
        return ""
    if error.code == "policy-invalid" and AGENTS[host].shape == SPECIFIC:
        # a person mends it, not the agent
        return dumps({"systemMessage": f"memkit: memkit.toml cannot be read ({error.message})"}, ascii=True)
    return _shaped(AGENTS[host], event, f"Memory cannot be read [{error.code}]: memkit check")


def _answer(call: Call, event: str, host: str, payload: Payload) -> str:
    agent = AGENTS.get(host)
    if event not in EVENTS or agent is None:
        raise ValueError("unknown event or host")
    if not call.actor_flag and not os.environ.get("MEMKIT_ACTOR"):
        call.actor_flag = f"agent:{host}"
    id = _session(payload)
    if id:
        os.environ["MEMKIT_HOST_SESSION"] = id
    drafts = own_drafts(call, id)
    if drafts:
        call.session_flag = drafts[0].seed
    with held_session(call.workspace, id) as session:
        text = _text(_Moment(call, event, host, payload, session, drafts))
    return _shaped(agent, event, _with_damage(call, text))


@struct
class _Moment:
    """One call of a hook: what the host says, and what is known of its session and of the agent's open ones."""

    call: Call
    event: str
    host: str
    payload: Payload
    session: HostSession
    drafts: list[Draft]

    def aside(self, act: Callable[[], None]) -> None:
        """Does what may fail without costing the agent its answer."""
        try:
            act()
        except Exception as error:
            log_failure(self.call.cwd, self.event, self.host, error)


def _text(at: _Moment) -> str:
    """Does what the event asks for; returns what the agent is told."""
    call = at.call
    if at.event == START:
        at.aside(lambda: _hand_over(os.environ.get("MEMKIT_HOST_SESSION", "")))
        at.aside(lambda: seal_idle_drafts(call))
        at.aside(lambda: _begin(at))
        return _start(at)
    if at.event == PROMPT:
        loaded: list[Loaded] = []
        if at.drafts:
            at.aside(lambda: loaded.append(tick(call)))
        return _prompt(at, loaded) if PROMPT in AGENTS[at.host].tells else ""
    if at.event == STOP:
        from memkit.hosts.question import end_question

        return end_question(call, at.host, at.payload, at.session)
    if at.event == END:
        at.session.ended = True
        seal_drafts(call, at.drafts)
        return ""
    assert at.event == COMPACT
    at.session.told = []
    write_pending(call)
    return ""


def _with_damage(call: Call, text: str) -> str:
    """The text with a line that names what of the memory is damaged or missing; a hook itself never fails for it."""
    damage, call.damage = call.damage, ()
    if not damage:
        return text
    from memkit.query.damage import line

    return f"{text}\nMemory is not whole. {line(damage)}".lstrip("\n")


def _shaped(agent: Agent, event: str, text: str) -> str:
    if not text or event not in agent.tells:
        return ""
    if not is_plain(text):
        from memkit.privacy.characters import shown

        text = shown(text)
    if event == STOP and not agent.hears_at_stop:
        return dumps({"decision": "block", "reason": text}, ascii=True)
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


# -- the events ----------------------------------------------------------------------------------------------------


def _hand_over(session: str) -> None:
    """Tells the shells that the agent opens which session they belong to, where the host has a file for that."""
    path = os.environ.get("CLAUDE_ENV_FILE")
    if path and session:
        with open(path, "a", encoding="utf-8") as handle:
            handle.write(f"export MEMKIT_HOST_SESSION='{session}'\n")


def _begin(at: _Moment) -> None:
    """Notes the start of a host session, and forgets what an earlier or a compacted one was told."""
    from memkit.hosts.question import is_headless, tree_state
    from memkit.store.git import head
    from memkit.store.host_sessions import forget_old

    session, source = at.session, at.payload.get("source")
    if source == "compact" or (session.ended and source != "resume"):
        session.told = []
    session.ended = False
    if not session.start:
        session.start, session.tree = head(at.call.workspace.root), tree_state(at.call.workspace)
        forget_old(at.call.workspace)
    session.headless = session.headless or is_headless(at.host, at.payload)


def _start(at: _Moment) -> str:
    """The context pack and, where a session is open, what it holds; of both what was not told since the last compaction."""
    from memkit.query.context import build
    from memkit.query.reader import open_reader
    from memkit.query.unanswered import reminder
    from memkit.store.actors import resolve_actor

    call, known = at.call, frozenset(at.session.told)
    reader = open_reader(call)
    table = reader.policy.context
    actor = resolve_actor(call.actor_flag, False, call.workspace.root).name
    own = at.drafts[0].seed if at.drafts else ""
    pack = build(reader, "", table.tokens, table.lines, actor, own=own, known=known)
    ids = [str(row["id"]) for row in pack.included if row.get("id")]
    if known and not ids:
        return ""
    at.session.told += ids
    asked = reminder(reader)
    text = pack.text.rstrip("\n") + (f"\n{asked}" if asked else "")
    return text + (open_session(at.drafts[0]) if at.drafts else "")


def _prompt(at: _Moment, loaded: list[Loaded]) -> str:
    """What speaks to the prompt and was not told yet; the memory is read once, also where working memory needed it."""
    prompt = str(at.payload.get("prompt") or "")
    if not prompt.strip():
        return ""
    from memkit.query.reader import open_reader, reader_of, role_of

    call = at.call
    if loaded:
        call.damage = loaded[0].damage
    reader = reader_of(loaded[0], role_of(call, call.workspace.policy)) if loaded else open_reader(call)
    text, ids = recalled(reader, prompt[:2000], frozenset(at.session.told))
    at.session.told += ids
    return text
