"""Working memory: notes that last until the end of their session or for some ticks, and a consolidated set of notes that
were used often.

Inputs (Noted, Touched, Ticked, Aimed) and constants give the new memory and the events that follow. It uses no clock and
nothing random: ids come from the seed and counters, so running a trace again must give the same result.
"""

from __future__ import annotations

from memkit.boot import json
from memkit.boot.struct import field, replace, struct
from memkit.model import events as ev

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memkit.model.events import Event

# the `ttl` of a note that lasts as long as its session
END = 0
_END_WORD = "end"
# the `how` field of an episode that was written when its session was sealed
SEAL = "seal"


@struct(frozen=True)
class Constants:
    """The constants that a session's frontmatter records under `wm`."""

    refs: int = 2
    window: int = 4
    # the default ttl of a note: ticks, or END
    ttl: int = END
    ttl_cwm: int = 10
    tokens: int = 512


def constants_from(text: str) -> Constants | None:
    """The constants in a text `refs=2 window=4 …`; None if it is incomplete."""
    pairs = dict(part.partition("=")[::2] for part in text.split())
    if pairs.get("ttl") == _END_WORD:
        pairs["ttl"] = str(END)
    names = ("refs", "window", "ttl", "ttl_cwm", "tokens")
    if any(not pairs.get(name, "").isdigit() for name in names):
        return None
    return Constants(*(int(pairs[name]) for name in names))


@struct(frozen=True)
class Entry:
    """A note: its words, its remaining ticks (END: until the session ends), and the ticks at which it was touched."""

    id: str
    text: str
    type: str = "fact"
    ttl: int = END
    data: str = ""
    topic: str = ""
    touches: tuple[int, ...] = ()

    @property
    def tokens(self) -> int:
        """Its cost: ceil(UTF-8 bytes / 4)."""
        return -(-len(self.text.encode()) // 4)


@struct(frozen=True)
class Memory:
    """Working memory newest first, the consolidated set oldest first, the tick and the topic."""

    wm: tuple[Entry, ...] = ()
    cwm: tuple[Entry, ...] = ()
    tick: int = 0
    topic: str = ""
    gone: frozenset[str] = field(default_factory=frozenset)

    @property
    def at_end(self) -> tuple[Entry, ...]:
        """The entries of a closing episode: the consolidated set, then the remaining notes, oldest first."""
        return (*self.cwm, *reversed(self.wm))

    def find(self, id: str) -> Entry | None:
        """An entry of either set."""
        return next((entry for entry in (*self.wm, *self.cwm) if entry.id == id), None)


class Loop(Exception):
    """An entry would be consolidated a second time."""


class Gone(Exception):
    """There is no such entry: it expired, was summarised, or never existed."""


def step(memory: Memory, event: Event, constants: Constants) -> tuple[Memory, tuple[Event, ...]]:
    """Applies one input: returns the new memory, and the events that follow (Consolidated, Expired) as check values."""
    match event:
        case ev.Noted():
            return _note(memory, event, constants), ()
        case ev.Touched():
            return _touch(memory, event.name, constants)
        case ev.Ticked():
            return _tick(memory)
        case ev.Aimed():
            return replace(memory, topic=event.text), ()
        case ev.Summarised():
            return replace(memory, cwm=()), ()
        case _:
            return memory, ()


def _note(memory: Memory, event: ev.Noted, constants: Constants) -> Memory:
    ttl = event.get("ttl")
    entry = Entry(
        event.name,
        event.text,
        event.get("type") or "fact",
        int(ttl) if ttl.isdigit() else constants.ttl,
        event.get("json"),
        memory.topic,
    )
    return replace(memory, wm=(entry, *memory.wm))


def _touch(memory: Memory, id: str, constants: Constants) -> tuple[Memory, tuple[Event, ...]]:
    entry = memory.find(id)
    if entry is None:
        raise Gone(id)
    if entry in memory.cwm:
        life = _life_in_cwm(entry, constants)
        renewed = replace(entry, ttl=life, touches=(*entry.touches, memory.tick))
        return replace(memory, cwm=tuple(renewed if item is entry else item for item in memory.cwm)), ()
    touches = tuple(at for at in (*entry.touches, memory.tick) if memory.tick - at < constants.window)
    touched = replace(entry, touches=touches)
    if len(touches) < constants.refs:
        return replace(memory, wm=tuple(touched if item is entry else item for item in memory.wm)), ()
    return consolidate(memory, touched, constants)


def consolidate(memory: Memory, entry: Entry, constants: Constants) -> tuple[Memory, tuple[Event, ...]]:
    """Moves an entry to the consolidated set, at most once; beyond the token limit removes the oldest."""
    if any(item.id == entry.id for item in memory.cwm):
        raise Loop(entry.id)
    moved = replace(entry, ttl=_life_in_cwm(entry, constants))
    wm = tuple(item for item in memory.wm if item.id != entry.id)
    cwm, events = [*memory.cwm, moved], [ev.Consolidated(entry.id)]
    followed: list[Event] = list(events)
    while sum(item.tokens for item in cwm) > constants.tokens and len(cwm) > 1:
        followed.append(ev.Expired(cwm.pop(0).id))
    return replace(memory, wm=wm, cwm=tuple(cwm)), tuple(followed)


def _life_in_cwm(entry: Entry, constants: Constants) -> int:
    """The ttl of a consolidated note; a note that lasts as long as its session keeps that."""
    return END if entry.ttl == END else constants.ttl_cwm


def _tick(memory: Memory) -> tuple[Memory, tuple[Event, ...]]:
    """Subtracts one from every ttl in ticks, then drops the notes whose ttl is 0."""
    dropped = [entry.id for entry in (*memory.wm, *memory.cwm) if entry.ttl == 1]
    after = replace(
        memory, wm=_one_tick_older(memory.wm), cwm=_one_tick_older(memory.cwm), tick=memory.tick + 1
    )
    return after, tuple(ev.Expired(id) for id in dropped)


def _one_tick_older(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    return tuple(
        entry if entry.ttl == END else replace(entry, ttl=entry.ttl - 1)
        for entry in entries
        if entry.ttl != 1
    )


def run(events: Iterable[Event], constants: Constants, start: Memory | None = None) -> Memory:
    """The memory after a trace; skips check values, which follow from the inputs."""
    memory = start or Memory()
    for event in events:
        if not isinstance(event, ev.Consolidated | ev.Expired):
            memory = step(memory, event, constants)[0]
    return memory


def matches(entry: Entry, wanted: str) -> bool:
    """Whether an entry matches `key=value` or `key`, exactly, by its JSON or its own fields."""
    key, equals, value = wanted.partition("=")
    try:
        data = json.loads(entry.data) if entry.data else {}
    except ValueError:
        data = {}
    known = {
        "type": entry.type,
        "topic": entry.topic,
        "id": entry.id,
        **(data if isinstance(data, dict) else {}),
    }
    if key not in known:
        return False
    held = known[key]
    said = held if isinstance(held, str) else json.dumps(held, sort_keys=True, compact=True)
    return not equals or said == value


@struct(frozen=True)
class Divergence:
    """The first place where replaying a trace gives a different result."""

    at: int
    line: int
    recorded: str
    replayed: str


def retrace(
    trace: Sequence[Event], constants: Constants, start: Memory | None = None, seed: str = ""
) -> Divergence | None:
    """Runs a recorded trace again and compares check values and ids; returns the first difference."""
    memory = start or Memory()
    due: list[Event] = []
    for at, event in enumerate(trace):
        if isinstance(event, ev.Consolidated | ev.Expired):
            expected = due.pop(0) if due else None
            if expected != event:
                return Divergence(at, event.line, _words(event), _words(expected))
            continue
        if due:
            return Divergence(at, event.line, _words(event), _words(due[0]))
        wrong = _number_problem(event, memory, trace[:at], seed)
        if wrong:
            return Divergence(at, event.line, _words(event), wrong)
        try:
            memory, followed = step(memory, event, constants)
        except (Loop, Gone) as error:
            return Divergence(at, event.line, _words(event), f"no such entry: {error}")
        due = list(followed)
    return Divergence(len(trace), 0, "the end", _words(due[0])) if due else None


def _number_problem(event: Event, memory: Memory, before: Sequence[Event], seed: str) -> str:
    """Checks ids: notes and episodes are numbered 1, 2, 3 … after the seed, and an episode lists its current entries."""
    if isinstance(event, ev.Noted | ev.Summarised):
        count = sum(1 for item in before if type(item) is type(event)) + 1
        kind = "wm" if isinstance(event, ev.Noted) else "ep"
        if not event.name.endswith(f":{count}") or (seed and event.name != f"{kind}:{seed}:{count}"):
            return f"{event.verb} {kind}:{seed or '…'}:{count}"
    if isinstance(event, ev.Summarised):
        entries = memory.at_end if event.get("how") == SEAL else memory.cwm
        items = " ".join(entry.id for entry in entries) or "none"
        if event.get("items") != items:
            return f"items: {items}"
    return ""


def _words(event: Event | None) -> str:
    if event is None:
        return "nothing"
    name = getattr(event, "name", "")
    return f"{event.verb} {name}".strip()
