"""A session: the parsed content of one file of the ledger."""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.model.events import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STRICT = "strict"
LENIENT = "lenient"
LEGACY = "legacy"

WORK = "work"
KINDS = (WORK, "review", "harvest", "adopt", "governance")
# the newest format memkit reads; a session has 2 if it uses something that the first edition does not know
FORMAT = 2
FORMATS = ("1", "2")

# frontmatter keys in the order they are written
HEADER = (
    "memkit",
    "kind",
    "title",
    "actor",
    "started",
    "ended",
    "task",
    "continues",
    "closed",
    "wm",
    "seed",
    "seen",
    "sem",
)


class Events:
    """The events of a session, in file order. The trace of its working memory is parsed on demand."""

    __slots__ = ("_more", "_size", "lasting")

    def __init__(self, lasting: tuple[Event, ...], size: int, more: Callable[[], list[Event]]) -> None:
        # the events with a meaning outside the session
        self.lasting = lasting
        self._size, self._more = size, more

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Event]:
        yield from self.lasting
        yield from self._more()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, tuple | Events) and tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return repr(tuple(self))


@struct(frozen=True, slots=True)
class Session:
    """The content of one session file. `header`: every frontmatter value as text, in file order."""

    stem: str
    path: str
    mode: str
    header: tuple[tuple[str, str], ...]
    events: tuple[Event, ...] | Events
    records: tuple[tuple[str, str], ...] = ()
    tokens: tuple[str, ...] = ()
    title: str = ""
    last_words: str = ""
    sha256: str = ""
    sealed: bool = False
    # the first ten digits of its seal, which are part of its name
    seal: str = ""

    def get(self, key: str, default: str = "") -> str:
        """A frontmatter value."""
        for name, value in self.header:
            if name == key:
                return value
        return default

    @property
    def lasting(self) -> tuple[Event, ...]:
        """The events that can have a meaning outside the session."""
        events = self.events
        return events.lasting if isinstance(events, Events) else events

    @property
    def kind(self) -> str:
        """Its kind; `work` for a file without memkit's frontmatter."""
        return self.get("kind", WORK) if self.mode == STRICT else WORK

    @property
    def actor(self) -> str:
        """Who wrote it."""
        return self.get("actor", "agent:unknown")

    @property
    def seen(self) -> tuple[tuple[str, str], ...] | None:
        """The heads it knew at its start, as (stem, 12 hex); None if the file does not say."""
        text = self.get("seen", "-")
        return None if text == "-" else parse_seen(text)


def end_command(seed: str) -> str:
    """The command that ends the open session of this seed and leaves its candidates to the queue."""
    return f"memkit session end --defer --session {seed}"


def parse_seen(text: str) -> tuple[tuple[str, str], ...]:
    """Parses `stem@digest, stem@digest` into pairs; `none` means no pair."""
    if text == "none":
        return ()
    if "," not in text:
        stem, _, digest = text.strip().partition("@")
        return ((stem, digest),) if stem else ()
    pairs = [part.strip().partition("@") for part in text.split(",")]
    return tuple([(stem, digest) for stem, _, digest in pairs if stem])
