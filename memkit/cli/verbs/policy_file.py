"""The text of memkit.toml: a new one for a preset, and an existing one changed to another preset."""

from __future__ import annotations

import os

from memkit.boot.struct import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memkit.model.policy import Policy
    from memkit.query.call import Call

    Tables = Mapping[str, Mapping[str, object]]

_CHOSEN = ("decay", "promotion", "privacy", "checks", "hosts")


@struct(frozen=True)
class Change:
    """One setting of memkit.toml that gets another value."""

    table: str
    key: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"[{self.table}] {self.key}: {self.before} → {self.after}"


def policy_text(preset: str, project: str, more: Tables | None = None) -> str:
    """memkit.toml of a preset with every default written out; `more` overrides values (table → key → value)."""
    from memkit.store.assets import read_template

    text = read_template("memkit.toml").replace("{project}", _plain(project))
    for pairs in _preset_tables(preset).values():
        for key, value in pairs.items():
            # the template has the quotes of a string
            text = text.replace("{" + key + "}", value if isinstance(value, str) else _toml(value))
    for table, overrides in (more or {}).items():
        for key, given in overrides.items():
            text = _with_value(text, table, key, _toml(given))
    return text


def change_policy(call: Call, root: str, preset: str | None, project: str | None) -> list[Change]:
    """Writes the settings of another preset or project name into the memkit.toml of `root`; only a person may.

    Every other line stays as it is. Refuses a file in which a setting cannot be changed line by line.
    """
    from memkit.store import TOML, file_writes, files
    from memkit.store.workspace import open_at

    path = os.path.join(root, TOML)
    changes = _changes(open_at(root).policy, preset, project)
    if not changes or call.dry_run:
        return changes
    from memkit.store.actors import resolve_actor
    from memkit.write.change import refuse_unless_person

    refuse_unless_person(call, resolve_actor(call.actor_flag, call.terminal, root), "change memkit.toml")
    text = files.read(path).decode("utf-8", "surrogateescape")
    after = _apply(text, changes).encode("utf-8", "surrogateescape")
    file_writes.with_retry(lambda: file_writes.replace(path, after), "0000", TOML)
    return changes


def _changes(policy: Policy, preset: str | None, project: str | None) -> list[Change]:
    """The settings that differ from the preset's, among those that any preset decides."""
    from memkit.model.policy import PRESETS

    decided = {(table, key) for tables in PRESETS.values() for table in tables for key in tables[table]}
    wanted = [
        (table, key, value)
        for table, pairs in (_preset_tables(preset) if preset else {}).items()
        for key, value in pairs.items()
        if (table, key) in decided
    ]
    if project:
        wanted.append(("layout", "project", _plain(project)))
    pairs = [(table, key, getattr(getattr(policy, table), key), value) for table, key, value in wanted]
    return [
        Change(t, k, _toml(was), _toml(value)) for t, k, was, value in pairs if _toml(was) != _toml(value)
    ]


def _apply(text: str, changes: list[Change]) -> str:
    """The text with every change made, proved by reading both texts."""
    import tomllib

    after = text
    for change in changes:
        after = _with_value(after, change.table, change.key, change.after)
    expected = tomllib.loads(text)
    for change in changes:
        expected.setdefault(change.table, {})[change.key] = tomllib.loads(f"v = {change.after}")["v"]
    try:
        holds = tomllib.loads(after) == expected
    except tomllib.TOMLDecodeError:
        holds = False
    if not holds:
        from memkit.errors import Refused

        shown = "; ".join(f"[{change.table}] {change.key} = {change.after}" for change in changes)
        message = "memkit.toml is not written one setting a line, so it stays as it is"
        raise Refused(message, code="policy-by-hand", hint=f"write there: {shown}")
    return after


def _preset_tables(preset: str) -> dict[str, dict[str, object]]:
    from dataclasses import asdict

    from memkit.model.policy import PRESETS, Policy

    defaults = Policy()
    return {
        table: {**asdict(getattr(defaults, table)), **PRESETS[preset].get(table, {})} for table in _CHOSEN
    }


def _with_value(text: str, table: str, key: str, value: str) -> str:
    """The text with another value for a key of a table; a lacking key or table is added."""
    import re

    head, mark, rest = f"\n{text}".partition(f"\n[{table}]")
    if not mark:
        return f"{text.rstrip()}\n\n[{table}]\n{key} = {value}\n"
    body, end, tail = rest.partition("\n[")
    line = re.compile(rf"(?m)^{key} *= *(\"[^\"\n]*\"|\[[^\]\n]*\]|[^\s#]+)")
    if line.search(body):
        body = line.sub(lambda _: f"{key} = {value}", body, count=1)
    else:
        first, _, others = body.partition("\n")
        body = f"{first}\n{key} = {value}\n{others}"
    return (head + mark + body + end + tail)[1:]


def _plain(name: str) -> str:
    return name.replace("\\", "").replace('"', "")


def _toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
