"""How a tool is declared: once, as plain values, for the list that a model reads and for checking its arguments."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memkit.model import Problem
    from memkit.query.call import Call


STRING, INTEGER, BOOLEAN, STRINGS = "string", "integer", "boolean", "strings"
_TYPES = {
    STRING: "a string",
    INTEGER: "a whole number",
    BOOLEAN: "true or false",
    STRINGS: "a list of strings",
}
# longest string and list
_STRING_MOST, _STRINGS_MOST = 100_000, 100


class BadArgument(Exception):
    """An argument does not fit the tool; the message says what would."""


@dataclass(frozen=True)
class Parameter:
    """One argument of a tool. `dest` is the verb's keyword, if it differs."""

    name: str
    about: str
    type: str = STRING
    required: bool = False
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    dest: str = ""
    # the verb takes a list of words
    as_words: bool = False

    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""
        shape: dict[str, Any] = {"type": "array" if self.type == STRINGS else self.type}
        if self.type == STRINGS:
            shape["items"] = {"type": "string"}
        limits = {"enum": list(self.choices) or None, "minimum": self.least, "maximum": self.most}
        return {
            **shape,
            "description": self.about,
            **{name: value for name, value in limits.items() if value is not None},
        }

    def keyword(self, value: object) -> object:
        """The value as the verb takes it; raises `BadArgument` if it does not fit."""
        found = self._check(value)
        return (found,) if self.as_words else found

    def _check(self, value: object) -> object:
        if not self._fits(value):
            raise BadArgument(f"{self.name} must be {_TYPES[self.type]}")
        if isinstance(value, list):
            if (self.required and not value) or len(value) > _STRINGS_MOST:
                raise BadArgument(f"{self.name} must hold 1 to {_STRINGS_MOST} strings")
            return tuple(value)
        if isinstance(value, str):
            return self._checked_text(value)
        if isinstance(value, int) and not isinstance(value, bool):
            self._check_range(value)
        return value

    def meant_value(self, value: object) -> object:
        """The value if it fits, else the one that was probably meant; None if there is none."""
        if self.type == STRINGS and isinstance(value, str):
            value = [value]
        elif self.type == INTEGER and isinstance(value, str) and value.strip().isdecimal():
            value = int(value)
        try:
            self._check(value)
        except BadArgument:
            near = get_close_matches(str(value), self.choices, 1)
            return near[0] if near else self.sample()
        return value

    def sample(self) -> object:
        """A value to be replaced, if the parameter is required; else None."""
        if not self.required:
            return None
        if self.choices:
            return self.choices[0]
        samples: dict[str, object] = {STRINGS: ["…"], INTEGER: self.least or 1, BOOLEAN: True}
        return samples.get(self.type, "…")

    def _fits(self, value: object) -> bool:
        match self.type:
            case "integer":
                return isinstance(value, int) and not isinstance(value, bool)
            case "boolean":
                return isinstance(value, bool)
            case "strings":
                return isinstance(value, list) and all(isinstance(item, str) for item in value)
        return isinstance(value, str)

    def _checked_text(self, value: str) -> str | None:
        if self.required and not value.strip():
            raise BadArgument(f"{self.name} is empty")
        if len(value) > _STRING_MOST:
            raise BadArgument(f"{self.name} must be shorter than {_STRING_MOST:,} characters")
        if self.choices and value and value not in self.choices:
            near = get_close_matches(value, self.choices, 1)
            meant = f'; did you mean "{near[0]}"?' if near else ""
            raise BadArgument(f"{self.name} must be one of {', '.join(self.choices)}{meant}")
        # an empty optional string counts as not given
        return value or None

    def _check_range(self, value: int) -> None:
        least, most = self.least, self.most
        if (least is not None and value < least) or (most is not None and value > most):
            raise BadArgument(f"{self.name} must be from {least} to {most}")


@dataclass(frozen=True)
class Tool:
    """A tool and the verb behind it.

    `usual` are default keywords of the verb; `example` is a call that works; `shape`
    reduces the data of an answer; `more` says how to get what did not fit.
    """

    name: str
    about: str
    verb: str
    example: str
    parameters: tuple[Parameter, ...] = ()
    writes: bool = False
    usual: Mapping[str, object] = field(default_factory=dict)
    shape: Callable[[dict[str, Any]], dict[str, Any]] = dict
    more: str = ""

    def declaration(self) -> dict[str, Any]:
        """The tool's entry in `tools/list`."""
        schema: dict[str, Any] = {
            "type": "object",
            "properties": {parameter.name: parameter.schema() for parameter in self.parameters},
            "required": [parameter.name for parameter in self.parameters if parameter.required],
        }
        hints = {"readOnlyHint": not self.writes, "destructiveHint": False, "openWorldHint": False}
        if not self.writes:
            hints["idempotentHint"] = True
        return {
            "name": self.name,
            "description": self.about,
            "inputSchema": {name: value for name, value in schema.items() if value != []},
            "annotations": hints,
        }

    def keywords(self, given: Mapping[str, object]) -> dict[str, object]:
        """The verb's keywords; raises `BadArgument` for a missing, unknown or unfit argument."""
        known = {parameter.name: parameter for parameter in self.parameters}
        for name in given:
            if name not in known:
                raise BadArgument(f'no argument "{name[:60]}"; it takes {", ".join(known) or "none"}')
        missing = [
            name for name, parameter in known.items() if parameter.required and given.get(name) is None
        ]
        if missing:
            raise BadArgument(f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing")
        sent = [(known[name], value) for name, value in given.items() if value is not None]
        return {
            **self.usual,
            **{parameter.dest or parameter.name: parameter.keyword(value) for parameter, value in sent},
        }

    def meant_call(self, given: Mapping[str, object]) -> str:
        """The call that was meant: what fits is kept, a text of an unknown name fills what is missing.

        Words that may hold a secret are not repeated.
        """
        from memkit.privacy.superset import maybe_dirty

        known = {parameter.name for parameter in self.parameters}
        spare = [value for name, value in given.items() if name not in known]
        values: list[tuple[str, object]] = []
        fills = False
        for parameter in self.parameters:
            value = given.get(parameter.name)
            # what follows a misnamed argument is misnamed too: id and text for old and new
            fills = value is None and bool(spare) and (parameter.required or fills) and not parameter.choices
            if fills and parameter.meant_value(spare[0]) == spare[0]:
                value = spare.pop(0)
            value = parameter.sample() if value is None else parameter.meant_value(value)
            if value is not None:
                values.append((parameter.name, value))
        words = [f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in values]
        call = f"{self.name}({', '.join(words)})"
        return self.meant_call({}) if given and maybe_dirty(call) else call


class Answer(Protocol):
    """The answer of a verb, as the server needs it."""

    text: str
    lines: Iterable[str] | None
    data: Mapping[str, object] | None
    problems: tuple[Problem, ...]
    notes: tuple[str, ...]


class Verbs(Protocol):
    """The verbs of memkit, passed in by the caller that starts the server."""

    def ask(self, call: Call, verb: str, given: Mapping[str, object]) -> Answer:
        """Runs the verb; raises every failure, a bug too, as a `MemkitError` without private data."""
        ...
