"""What hypothesis draws: texts that try to be something else, ids, events of every verb, whole sessions."""

from __future__ import annotations

from hypothesis import strategies as st

from memkit.ledger import text_fault
from memkit.ledger.session_text import seal, unfit_record, unfit_text, write_session
from memkit.model import events as ev
from memkit.model.events import BY_VERB, Event, Fields
from memkit.model.session import KINDS

# signs that mean something somewhere in the grammar, in markdown or in YAML
_SIGNS = (
    "<!-- ",
    " -->",
    "-->",
    "--",
    "---",
    "-",
    " | ",
    "|",
    "%",
    "%25",
    "%7C",
    "%e2%80%94",
    " — ",
    "—",
    " → ",
    " ↔ ",
    "->",
    ": ",
    ":",
    "`",
    "```",
    "~~~",
    "`<!-- x -->`",
    "## ",
    "# ",
    "- ",
    "> ",
    "<div>",
    "</div>",
    "<!--",
    ", ",
    ";",
    " ",
    "  ",
    "\t",
    "\u00a0",
    "\u200b",
    "\u2028",
    "é",
    "e\u0301",
    "漢字",
    "🚢",
    '"',
    "'",
    "#",
    " #",
    "{}",
    "[x]",
    "[[a-b]]",
    "\\",
    "null",
    "0x1F",
    "2026-11-15",
    "memkit:",
    "<!-- memkit:seal v1 ",
    "- Referenced: other-fact",
    "## Memory References",
)
_WORDS = ("gateway", "retries", "three", "times", "Uploads", "25 MB", "when", "it", "rains")
_PRINTABLE = st.characters(exclude_categories=["Cs"])

chunks = st.sampled_from(_SIGNS) | st.sampled_from(_WORDS) | st.text(_PRINTABLE, max_size=6)
lines = st.lists(chunks, max_size=6).map("".join).map(lambda text: text.replace("\n", " "))
values = st.lists(chunks | st.sampled_from(("\n", "\r", "\0", "\x1f")), max_size=6).map("".join)
names = values.filter(bool)
texts = st.lists(lines, min_size=1, max_size=3).map("\n".join).filter(lambda text: text_fault(text) is None)

_PART = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=8)
ids = (
    st.tuples(st.sampled_from("abcdefgh"), st.lists(_PART, min_size=2, max_size=4))
    .map(lambda drawn: drawn[0] + "-".join(drawn[1]))
    .filter(lambda id: len(id) <= 64)
)
_KEY = "abcdefghijklmnopqrstuvwxyz0123456789_"
# as the expression [a-z][a-z0-9_]{0,8}(-[a-z0-9_]{1,4})?, which hypothesis draws sign by sign
keys = st.builds(
    "{}{}{}".format,
    st.sampled_from(_KEY[:26]),
    st.text(_KEY, max_size=8),
    st.just("") | st.text(_KEY, min_size=1, max_size=4).map("-{}".format),
)
stems = st.builds(
    "2026-{:02}-{:02}-{:06}-{:010x}".format,
    st.integers(1, 12),
    st.integers(1, 28),
    st.integers(0, 235959),
    st.integers(0, 16**10 - 1),
)


# made once: hypothesis looks through a new strategy before it draws from it
_MORE = st.lists(st.tuples(keys, values), max_size=3)
_SOME_IDS = st.lists(ids, min_size=1, max_size=4)
_MAYBE = st.just("") | texts


@st.composite
def fields(draw: st.DrawFn, needs: tuple[str, ...] = ()) -> Fields:
    """The fields a verb cannot do without, and some more."""
    more = draw(_MORE)
    return (*((name, draw(values)) for name in needs), *more)


@st.composite
def events(draw: st.DrawFn, verbs: tuple[type[Event], ...] = (*BY_VERB.values(), ev.TaskClosed)) -> Event:
    """An event of any verb, with words that try to break its line."""
    kind = draw(st.sampled_from(verbs))
    given = draw(fields(kind.needs))
    if issubclass(kind, ev.OfIds):
        return kind(tuple(draw(_SOME_IDS)), given)
    if issubclass(kind, ev.OfPair):
        right = "" if kind is ev.Superseded and draw(st.booleans()) else draw(ids)
        return kind(draw(ids), right, given)
    text = draw(_MAYBE)
    if text and not given:
        given = (("by", draw(values)),)
    if issubclass(kind, ev.Bare):
        return kind(text, given)
    return kind(draw(ids if issubclass(kind, ev.OfId) else names), text, given)


markdown = st.lists(lines | st.just(""), max_size=8).map("\n".join)
proses = markdown.filter(lambda text: unfit_text(text) is None)
bodies = markdown.map(lambda text: text.strip("\n")).filter(lambda text: unfit_record(text) is None)
titles = lines.map(lambda text: " ".join(text.split())).filter(lambda text: unfit_text(text) is None)


_KIND = st.sampled_from(KINDS)
_ACTOR = st.sampled_from(("user:dana", "agent:codex", "agent:gemini"))
_SEEN = st.just("none") | stems.map(lambda stem: f"{stem}@0123456789ab")


@st.composite
def headers(draw: st.DrawFn) -> tuple[tuple[str, str], ...]:
    """A frontmatter as memkit writes it; keys without a value are not written."""
    pairs = (
        ("memkit", "1"),
        ("kind", draw(_KIND)),
        ("title", draw(titles)),
        ("actor", draw(_ACTOR)),
        ("ended", "2026-11-15T10:02:40Z"),
        ("task", draw(values)),
        ("seen", draw(_SEEN)),
    )
    return tuple(pair for pair in pairs if pair[1])


some_events = st.lists(events(), max_size=5)
some_records = st.lists(st.tuples(ids, bodies), max_size=2)
_HEADERS = headers()


@st.composite
def session_bytes(draw: st.DrawFn) -> bytes:
    """A sealed session file."""
    records = draw(some_records)
    return seal(write_session(draw(_HEADERS), draw(proses), draw(some_events), records))


_HARM = st.sampled_from(
    (b"", b"\n", b"\n\n", b" ", b"  ", b"- ", b"## ", b"---\n", b"```\n", b"<!-- ", b" -->\n", b"%", b"\xff")
) | chunks.map(lambda text: text.encode())


@st.composite
def mutated(draw: st.DrawFn, base: st.SearchStrategy[bytes]) -> bytes:
    """A file with some spans removed, doubled, moved or overwritten."""
    data = draw(base)
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.integers(0, 40)))
        # one sign in three is what was there, twice
        new = draw(_HARM | st.just(data[start:end] * 2))
        data = data[:start] + new + data[end:]
    return data
