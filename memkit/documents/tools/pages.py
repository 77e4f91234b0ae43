"""Reads the old pages as text, vision.md too, and decides which place has an id that two places claim.

Text is decoded, with LF line ends, and without characters that a session may not contain.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from memkit.documents.tools.blocks import OTHER, fields, footer_id, on_one_line, scan, without_code
from memkit.documents.tools.items import Accept, Found, Page, walk
from memkit.model import WARNING, Problem

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u2028\u2029]")
_OURS = "<!-- memkit:"
_PROJECTION = "<!-- memkit:projection "
Clean = Callable[[str], str]
# (items, how many, what is done to them) → the same items; whoever waits may be shown how far it is
Watch = Callable[[Iterable[Any], int, str], Iterable[Any]]
_REPLACED = re.compile(r"continuity\.md|archive/(?:INDEX|\d{4}-Q[1-4])\.md")


@dataclass(frozen=True, slots=True)
class Source:
    """One old file: its path in the repository, its name below the memory folder, its text and its hash."""

    path: str
    name: str
    text: str
    sha256: str

    @property
    def lines(self) -> list[str]:
        """Its lines, without line ends."""
        return self.text.split("\n")

    @property
    def is_replaced(self) -> bool:
        """True where a projection will stand in its place."""
        return _REPLACED.fullmatch(self.name) is not None


def below(files: Mapping[str, bytes], base: str) -> dict[str, str]:
    """Name below the memory folder → path, in byte order."""
    prefix = "" if base in ("", ".") else base.rstrip("/") + "/"
    return {path[len(prefix) :]: path for path in sorted(files, key=str.encode) if path.startswith(prefix)}


def as_it_is(text: str) -> str:
    """The text, unwashed."""
    return text


def unwatched(items: Iterable[Any], _total: int, _label: str) -> Iterable[Any]:
    """The items, without progress."""
    return items


def is_rendered(text: str) -> bool:
    """True for a page that memkit itself rendered: its last line is the mark."""
    return text.rstrip("\n").rpartition("\n")[2].lstrip().startswith(_PROJECTION)


def has_mark(data: bytes) -> bool:
    """True for a page with memkit's mark on a line of its own: memkit rendered it, and somebody may have edited it since."""
    return b"\n" + _PROJECTION.encode() in data


def decode_text(data: bytes, errors: str = "strict") -> str:
    """The text of a file without its byte order mark: UTF-16 if that mark says so, else UTF-8."""
    return data.decode("utf-8-sig" if is_utf8(data) else "utf-16", errors)


def is_utf8(data: bytes) -> bool:
    """False for a file that begins with the mark of UTF-16."""
    return not data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))


def changed_forms(files: Mapping[str, bytes], base: str) -> dict[str, list[str]]:
    """How the form of replaced pages changes → their paths: projections are UTF-8 with LF, whatever the old page was."""
    found: dict[str, list[str]] = {}
    for name, path in below(files, base).items():
        if _REPLACED.fullmatch(name) and not has_mark(files[path]):
            for change in _form_changes(files[path]):
                found.setdefault(change, []).append(path)
    return found


def _form_changes(data: bytes) -> Iterator[str]:
    if not is_utf8(data):
        yield "UTF-16 becomes UTF-8"
    elif data.startswith(BOM_UTF8):
        yield "the byte order mark goes"
    if "\r" in decode_text(data, "replace"):
        yield "line ends change once, from CRLF to LF"


def read_source(
    path: str, name: str, data: bytes, clean: Clean = as_it_is
) -> tuple[Source | None, list[Problem]]:
    """A file as text, and what had to be changed in it; None for one that memkit itself rendered."""
    problems: list[Problem] = []
    try:
        text = decode_text(data)
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.append(_changed(path, line, "neither UTF-8 nor UTF-16; what cannot be read is shown as �"))
        text = decode_text(data, "replace")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if is_rendered(text):
        return None, []
    for sign, what in (
        (_CONTROL, "a control character is shown as �"),
        (_OURS, "`<!-- memkit:` is memkit's own"),
    ):
        text, found = _replaced(text, sign, path, what)
        problems += found
    return Source(path, name, clean(text), sha256(data).hexdigest()), problems


def _replaced(text: str, sign: re.Pattern[str] | str, path: str, what: str) -> tuple[str, list[Problem]]:
    """The text without a sign no session may hold; one problem for its first place."""
    found = re.search(sign, text)
    if found is None:
        return text, []
    instead = "<!-- memkit :" if isinstance(sign, str) else "\ufffd"
    return re.sub(sign, instead, text), [_changed(path, text.count("\n", 0, found.start()) + 1, what)]


def _changed(path: str, line: int, message: str) -> Problem:
    return Problem("bad-event", path, line, message, "the old file keeps it until the first replay", WARNING)


_COMMENT = re.compile(r"<!--(.*?)-->", re.S)
_NO_PARAGRAPH = (">", "|", "<", "```", "~~~", "---", "***", "___")

Taken = dict[int, tuple[int, Found]]


def take_vision(lines: list[str], title: str) -> tuple[list[str], Taken]:
    """The lines without vision's footer, and the paragraph that is its fact, as `walk` takes it."""
    found = _footer(lines)
    if found is None:
        return lines, {}
    first, last, inside = found
    left = _without(lines, first, last)
    start, end = _paragraph(left, last + 1)
    text = "\n".join(line.strip() for line in left[start:end])
    if not text:
        text = title or footer_id(inside)
    return left, {start: (end, Found(footer_id(inside), text, _core(inside), first + 1))}


def _without(lines: list[str], first: int, last: int) -> list[str]:
    """The lines with the comment blanked out, and with it an empty line of quote before it."""
    kept = lines[first].partition("<!--")[0] + lines[last].rpartition("-->")[2]
    kept = kept.rstrip() if kept.strip(" >\t") else ""
    start = first - 1 if not kept and first and lines[first - 1].strip() == ">" else first
    blank = [""] * (first - start)
    return [*lines[:start], *blank, kept, *[""] * (last - first), *lines[last + 1 :]]


def _footer(lines: list[str]) -> tuple[int, int, str] | None:
    """The first comment with an id outside code and outside list items: (first line, last line, inside)."""
    seen = [*lines]
    for block in scan(lines):
        if block.kind != OTHER:
            seen[block.start : block.end] = [""] * (block.end - block.start)
    text = without_code("\n".join(seen))
    for match in _COMMENT.finditer(text):
        inside = re.sub(r"\n[ \t]*>", "\n", match[1])
        if footer_id(inside):
            return text.count("\n", 0, match.start()), text.count("\n", 0, match.end()), on_one_line(inside)
    return None


def _core(inside: str) -> str:
    """A vision is core, whatever its footer forgot to say."""
    return inside if fields(inside).get("tier") == "core" else f"{inside} | tier: core"


def _paragraph(lines: list[str], after: int) -> tuple[int, int]:
    """The first plain paragraph from a line on; an empty span below the last line if there is none."""
    for block in scan(lines):
        if block.kind != OTHER or block.end <= after:
            continue
        start = max(block.start, after)
        while start < block.end:
            end = start
            while end < block.end and lines[end].strip():
                end += 1
            if end > start and not lines[start].lstrip().startswith(_NO_PARAGRAPH):
                return start, end
            start = end + 1
    return len(lines), len(lines)


CONTINUITY, VISION, INDEX, POLICY = "continuity.md", "vision.md", "archive/INDEX.md", "decay-policy.md"
THREADS, ARCHIVE = "open-threads/", "archive/"

Spot = tuple[str, int]


def read_sources(
    files: Mapping[str, bytes], base: str, replaced: Mapping[str, str], clean: Clean, watch: Watch
) -> tuple[list[Source], list[Problem]]:
    """The old pages in the order of adoption, without pages that memkit rendered or adopted before.

    In place of an adopted page is memkit's own; `absorb` reads what somebody edited there.
    """
    named = below(files, base)
    wanted = [name for name in (CONTINUITY, VISION, POLICY) if name in named]
    wanted += [name for name in named if name.startswith(THREADS) and name.endswith(".md")]
    wanted += [name for name in named if name.startswith(ARCHIVE) and name.endswith(".md") and name != INDEX]
    wanted += [INDEX] if INDEX in named else []
    sources: list[Source] = []
    problems: list[Problem] = []
    for name in watch(wanted, len(wanted), "reading pages of the old memory"):
        if named[name] in replaced and has_mark(files[named[name]]):
            continue
        source, found = read_source(named[name], name, files[named[name]], clean)
        if source is not None and replaced.get(source.path) != source.sha256:
            sources.append(source)
            problems += found
    return sources, problems


def edited_pages(files: Mapping[str, bytes], base: str, replaced: Mapping[str, str]) -> dict[str, bytes]:
    """The adopted pages here as text without memkit's mark, each line at its number; none with marks of a conflict."""
    found: dict[str, bytes] = {}
    for path in below(files, base).values():
        lines = files[path].split(b"\n")
        if path in replaced and has_mark(files[path]) and not any(map(_is_conflict, lines)):
            marks = _PROJECTION.encode()
            found[path] = b"\n".join(b"" if line.startswith(marks) else line for line in lines)
    return found


def _is_conflict(line: bytes) -> bool:
    return line.startswith((b"<<<<<<< ", b">>>>>>> "))


def read_page(source: Source, accept: Accept) -> Page:
    """A page by its headings; vision's fact is a paragraph."""
    if source.name != VISION:
        return walk(source.lines, accept)
    title = next((line[2:].strip() for line in source.lines if line.startswith("# ")), "")
    lines, taken = take_vision(source.lines, title)
    return walk(lines, accept, taken)


@dataclass(frozen=True, slots=True)
class Claims:
    """The place of each id: the first live place that claims it, else the last in the archive."""

    spots: dict[str, Spot]
    problems: tuple[Problem, ...]
    # every page, read as if it had all that it claims
    pages: dict[str, Page]

    def page(self, source: Source) -> Page:
        """A page with the facts that belong to it; facts of another place stay prose here."""

        def has(found: Found) -> bool:
            return self.spots.get(found.id) == (source.path, found.line)

        page = self.pages[source.path]
        return (
            page
            if all(has(found) for group in page.groups for found in group.facts)
            else read_page(source, has)
        )


def claims(sources: list[Source], watch: Watch) -> Claims:
    """Reads every page to see who claims what."""
    pages: dict[str, Page] = {}
    live: dict[str, Spot] = {}
    archived: dict[str, Spot] = {}
    problems: list[Problem] = []
    for source in watch(sources, len(sources), "looking for facts"):
        pages[source.path] = read_page(source, lambda _: True)
        for group in pages[source.path].groups:
            for found in group.facts:
                here = (source.path, found.line)
                if source.name.startswith(ARCHIVE):
                    archived[found.id] = here
                elif live.setdefault(found.id, here) != here:
                    problems.append(_twice(found, source, live[found.id]))
    return Claims({**archived, **live}, tuple(problems), pages)


def _twice(found: Found, source: Source, first: Spot) -> Problem:
    said = f"{found.id} stands twice; the first one counts, this one stays as prose"
    return Problem("duplicate-id", source.path, found.line, said, f"see {first[0]}:{first[1]}", WARNING)
