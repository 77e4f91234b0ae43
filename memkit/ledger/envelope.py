"""The envelope of a session file: the frontmatter before its text, and the seal after it.

The frontmatter has one `key: value` per line, every value text. The seal is the last line, over all bytes before it.
"""

from __future__ import annotations

from memkit.boot.digest import sha256
from memkit.boot.memo import lazy
from memkit.boot.struct import struct
from memkit.model.session import HEADER

Header = tuple[tuple[str, str], ...]

# the most lines a frontmatter may have
MAX_HEADER = 400

_OURS = frozenset(HEADER)
_LINE = lazy(r"(?m)^([A-Za-z][A-Za-z0-9_-]*):(?: (.*))?$")
_PLAIN = lazy(r"[A-Za-z0-9(/].*")
# signs that end a plain YAML value, and `<!--`, which could look like a seal
_YAML_SIGNS = lazy(r":\s|\s#|:$|<!--")
# characters that YAML reads as a line end or refuses
_UNPRINTABLE = lazy(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_YAML_WORDS = frozenset("true false yes no on off null y n ~".split())
_YAML_VALUE = lazy(
    r"(?i)[-+]?[\d_.:xoXO]+([eE][-+]?\d+)?|0x[0-9a-fA-F_]+|[-+]?\.(?:inf|nan)|\d{4}-\d\d?-\d\d?([Tt ].*)?"
)
_STAMPS = ("started", "ended", "memkit")


def read_plain(block: str) -> Header | None:
    """The pairs of a header that memkit wrote; None if a line has another form or a key occurs twice."""
    lines = block.split("\n")
    try:
        pairs = dict([line.split(": ", 1) for line in lines])
    except ValueError:
        pairs = {}
    if len(pairs) == len(lines) < MAX_HEADER and '"' not in block and _OURS.issuperset(pairs):
        return tuple(pairs.items())
    header, wrong = read_header(lines)
    return None if wrong or len(lines) >= MAX_HEADER else header


def read_header(lines: list[str]) -> tuple[Header, list[tuple[int, str]]]:
    """The header's pairs, and its faults as (index of the line, sentence)."""
    pairs: dict[str, str] = {}
    wrong: list[tuple[int, str]] = []
    for index, line in enumerate(lines):
        match = _LINE.fullmatch(line)
        if match is None:
            wrong.append((index, f"not a `key: value` line: {line[:40]!r}"))
        elif match[1] in pairs:
            wrong.append((index, f"{match[1][:40]} stands twice"))
        else:
            read = _read_value(match[2] or "")
            pairs[match[1]] = read or ""
            if read is None:
                wrong.append((index, f"{match[1][:40]} is not a JSON string"))
    return tuple(pairs.items()), wrong


def _read_value(value: str) -> str | None:
    if not value.startswith('"'):
        return value
    from memkit.boot.json import loads

    try:
        read = loads(value)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, str) else None


def write_header(header: Header) -> str:
    """The frontmatter block with both fences; a key without a value is left out."""
    lines = [f"{key}: {_write_value(key, value)}\n" for key, value in header if value]
    return f"---\n{''.join(lines)}---\n"


def _write_value(key: str, value: str) -> str:
    if key in _STAMPS or not _yaml_differs(value):
        return value
    from memkit.boot.json import dumps

    written = dumps(value).replace("<!--", "\\u003c!--")
    return _UNPRINTABLE.sub(lambda match: f"\\u{ord(match[0]):04x}", written)


def _yaml_differs(value: str) -> bool:
    """True if a YAML reader would not read this plain value as the same text."""
    if _PLAIN.match(value) is None or value != value.strip() or _UNPRINTABLE.search(value):
        return True
    if value.lower() in _YAML_WORDS or _YAML_SIGNS.search(value):
        return True
    return _YAML_VALUE.fullmatch(value) is not None


MARK = b"<!-- memkit:seal "

OPEN = "unsealed"
BROKEN = "broken"
WHOLE = "whole"


@struct(frozen=True)
class Seal:
    """A file's seal: its state, its offset, its digest, and the digest of the whole file."""

    state: str
    at: int
    digest: str
    sha256: str


def seal(body: bytes) -> bytes:
    """The body with its seal line appended."""
    return body + _line(sha256(body).hexdigest(), len(body))


def _line(digest: str, length: int) -> bytes:
    return f"<!-- memkit:seal v1 sha256={digest} len={length} -->\n".encode()


def read_seal(data: bytes) -> Seal:
    """The seal of these bytes. Text after it, a second seal, or a seal in mid-line breaks it."""
    at = data.find(MARK)
    if at < 0:
        return Seal(OPEN, -1, "", sha256(data).hexdigest())
    hashed = sha256(data[:at])
    digest = hashed.hexdigest()
    last = data[at:]
    hashed.update(last)
    whole = last == _line(digest, at) and data[at - 1 : at] == b"\n"
    return Seal(WHOLE if whole else BROKEN, at, digest, hashed.hexdigest())


def sealed_digest(body: bytes) -> str:
    """The digest in the seal of this body; its first ten digits are part of the file's name."""
    return sha256(body).hexdigest()
