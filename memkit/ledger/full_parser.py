"""The full parser: any bytes → a session and its problems. No content makes it raise."""

from __future__ import annotations

from memkit.boot.struct import field, struct
from memkit.ledger import read_event
from memkit.ledger.parse import MAX_BYTES, Reading, as_bytes, assemble, unsealed_problem
from memkit.ledger.prose import last_words
from memkit.ledger.sections import EVENTS, Part, cut_parts, parsed_headings
from memkit.ledger.session_text import BROKEN, MAX_HEADER, OPEN, WHOLE, Header, Seal, read_header, read_seal
from memkit.model import ERROR, Problem
from memkit.model.events import Event
from memkit.model.ids import STEM
from memkit.model.session import FORMAT, FORMATS, KINDS, LENIENT, Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def parse_session(data: bytes, stem: str, path: str) -> Reading:
    """Reads a session with markdown-it; agrees with `scan` on every canonical file."""
    page = _Page(stem, path, read_seal(data))
    page.open(data)
    strict = any(key == "memkit" for key, _ in page.header)
    return (page.strict() if strict else page.lenient()), page.problems


@struct
class _Page:
    """One file while it is parsed: its lines, its header, and the problems so far."""

    stem: str
    path: str
    seal: Seal
    lines: list[str] = field(default_factory=list)
    header: Header = ()
    start: int = 0
    problems: list[Problem] = field(default_factory=list)

    def wrong(
        self, line: int, code: str, message: str, hint: str = "", excerpt: str = "", severity: str = ERROR
    ) -> None:
        """Adds a problem; the rest of the file still counts."""
        hint = hint or "memkit help formats  # shows the form"
        self.problems.append(Problem(code, self.path, line, message, hint, severity, excerpt[:200]))

    def open(self, data: bytes) -> None:
        """Decodes the bytes into lines and header."""
        self.lines = self._decode(data).split("\n")
        if self.lines[0].rstrip() != "---":
            return
        ends = (at for at, line in enumerate(self.lines[1 : MAX_HEADER + 1], 1) if line.rstrip() == "---")
        end = next(ends, 0)
        claims = any(line.startswith("memkit:") for line in self.lines[1 : end or 20])
        if not end:
            if claims:
                self.wrong(1, "bad-frontmatter", "the frontmatter has no closing ---")
            return
        self.header, wrong = read_header(self.lines[1:end])
        self.start = end + 1
        if claims:
            for at, sentence in wrong:
                self.wrong(at + 2, "bad-frontmatter", sentence)

    def _decode(self, data: bytes) -> str:
        if len(data) > MAX_BYTES:
            what = f"{len(data)} bytes; only the first {MAX_BYTES} are read"
            self.wrong(1, "bad-event", what, "a session is a page, not a dump; move the rest elsewhere")
            data = data[:MAX_BYTES]
        if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
            self.wrong(1, "bad-frontmatter", "UTF-16, not UTF-8", "iconv -f utf-16 -t utf-8")
            text = data.decode("utf-16", "replace")
        else:
            text = self._decode_utf8(data)
        return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")

    def _decode_utf8(self, data: bytes) -> str:
        if b"\0" in data:
            line = data[: data.index(b"\0")].count(b"\n") + 1
            self.wrong(line, "bad-event", "a NUL byte", "remove it; session files are text")
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            self.wrong(line, "bad-event", "not UTF-8", "save the file as UTF-8")
            return data.decode("utf-8", "replace")

    def parts(self) -> list[Part]:
        """The sections after the header, without the seal."""
        kept = self.lines[self.start :]
        if self.seal.state != OPEN:
            at = next((index for index, line in enumerate(kept) if "<!-- memkit:seal " in line), len(kept))
            kept = [*kept[:at], ""]
        headings, opened = parsed_headings(kept)
        if opened >= 0:
            what, mark = ("comment", "-->") if "<!--" in kept[opened] else ("fence", "```")
            message = f"a {what} that is never closed"
            self.wrong(self.start + opened + 1, "unclosed-fence", message, f"close it with {mark}")
        return cut_parts(kept, headings, self.start + 1)

    def strict(self) -> Session:
        """The session of a file in memkit's form; whatever is not canonical becomes a problem."""
        self._check_header(dict(self.header))
        self._check_seal(ours=True)
        parts = as_bytes(self.parts())
        told = [
            event for heading, first, body in parts if heading in EVENTS for event in self._read(first, body)
        ]
        return assemble(self.stem, self.path, self.header, parts, self.seal, tuple(told))

    def _read(self, first: int, body: bytes) -> Iterator[Event]:
        for number, item in _items(first, body):
            event = read_event(item[2:], number) if item.startswith(b"- ") else "no event"
            if isinstance(event, str):
                self.wrong(number, "bad-event", event, excerpt=item.partition(b"\n")[0].decode())
            else:
                yield event

    def _check_header(self, values: dict[str, str]) -> None:
        version = values["memkit"]
        if version.isdecimal() and len(version) < 10 and int(version) > FORMAT:
            message = f"format {version}, written by a newer memkit"
            self.wrong(2, "format-newer", message, "pip install --upgrade memkit-cli")
        elif version not in FORMATS:
            self.wrong(2, "bad-frontmatter", f"memkit: {version[:20]!r} is no format")
        if values.get("kind", "") not in KINDS:
            message = f"kind {values.get('kind', '')[:30]!r}"
            self.wrong(3, "bad-frontmatter", message, f"one of {', '.join(KINDS)}")

    def _check_seal(self, ours: bool) -> None:
        """Checks the seal of any file that has a seal line or a seal's digits in its name."""
        name = STEM.fullmatch(self.stem)
        promised = self.seal.state == BROKEN or (name is not None and name[5] is not None)
        if promised and (self.seal.state != WHOLE or not ours):
            hint = f"git restore {self.path}  # or a copy of it; to correct a fact use memkit supersede"
            self.wrong(len(self.lines), "seal-broken", "the content does not match its seal", hint)
        elif self.seal.state == OPEN and ours:
            self.problems.append(unsealed_problem(self.path))

    def lenient(self) -> Session:
        """The session of a file in another form, by the lenient reader."""
        self._check_seal(ours=False)
        from memkit.ledger.lenient import read_lenient

        found = read_lenient(self.parts(), self.path, self.lines[self.start :])
        self.problems += found.problems
        header = self.header
        if found.actor:
            header = (*(pair for pair in header if pair[0] != "actor"), ("actor", found.actor))
        return Session(
            self.stem,
            self.path,
            LENIENT,
            header,
            found.events,
            (),
            found.tokens,
            found.title,
            last_words(found.prose.encode()),
            self.seal.sha256,
        )


def _items(first: int, body: bytes) -> list[tuple[int, bytes]]:
    """A section's items: each line that is not a continuation starts one; a blank line ends it."""
    found: list[tuple[int, list[bytes]]] = []
    current: list[bytes] | None = None
    for number, line in enumerate(body.split(b"\n"), first):
        if line.startswith(b"  ") and current is not None:
            current.append(line)
        elif not line:
            current = None
        else:
            current = [line]
            found.append((number, current))
    return [(number, b"\n".join(lines)) for number, lines in found]
