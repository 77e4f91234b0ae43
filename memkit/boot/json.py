"""JSON for a cold start: the C parts of Python's own `json`, without the regular expressions around them.

The answers are those of `json.loads` and `json.dumps`; an interpreter without the C parts gets `json` itself.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

try:
    import _json
except ImportError:
    _json = None  # type: ignore[assignment]

_SPACE = " \t\n\r"
_COMPACT = (":", ",")
_ROOMY = (": ", ", ")


class _Reading:
    """What the scanner asks for; the same as `json.JSONDecoder()`."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


def loads(data: str | bytes) -> Any:
    """Parses a JSON text; raises `ValueError` if it is not JSON. Bytes are UTF-8."""
    if _json is None:
        import json

        return json.loads(data)
    text = data.decode("utf-8", "surrogatepass") if isinstance(data, bytes) else data
    text = text.strip(_SPACE)
    try:
        value, end = _json.make_scanner(_Reading)(text, 0)  # type: ignore[arg-type]
    except StopIteration as stopped:
        raise ValueError(f"no JSON at character {stopped.value}") from None
    except SystemError:
        # the scanner looks for the error it would raise in a module that nobody has imported
        import json

        return json.loads(text)
    if end != len(text):
        raise ValueError(f"more than JSON from character {end}")
    return value


def dumps(
    value: object,
    *,
    compact: bool = False,
    sort_keys: bool = False,
    ascii: bool = False,
    default: Callable[[object], object] | None = None,
) -> str:
    """The value as JSON on one line; `compact` leaves the spaces away, `ascii` escapes every other character."""
    if _json is None:
        import json

        marks = (",", ":") if compact else (", ", ": ")
        return json.dumps(value, ensure_ascii=ascii, separators=marks, sort_keys=sort_keys, default=default)
    colon, comma = _COMPACT if compact else _ROOMY
    plain = _json.encode_basestring_ascii if ascii else _json.encode_basestring
    write = _json.make_encoder({}, default or _no_json, plain, None, colon, comma, sort_keys, False, True)
    return "".join(write(value, 0))


def _no_json(value: object) -> object:
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def canonical_json(value: object) -> str:
    """Sorted keys, no spaces, NFC; numbers are the caller's to write as strings."""
    text = dumps(value, compact=True, sort_keys=True)
    if text.isascii():
        return text
    import unicodedata

    return unicodedata.normalize("NFC", text)
