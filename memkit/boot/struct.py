"""Values, cheaply: what `dataclass` does, at a fraction of its cost when a program starts.

A type checker sees the real `dataclasses`. At run time one `__init__` is written for a class that is used a lot, and
everything else is shared: importing `dataclasses` and decorating sixty classes costs more than the answer of most commands.
"""

from __future__ import annotations

__all__ = ("as_dict", "field", "names_of", "once", "replace", "struct", "values_of")

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dataclasses import dataclass as struct
    from dataclasses import field as field
    from dataclasses import replace as replace
    from functools import cached_property as once
    from typing import Any
else:

    class once:  # noqa: N801
        """A property that is worked out once, and may be set or forgotten like any attribute."""

        def __init__(self, make):
            self.make, self.__doc__ = make, make.__doc__

        def __get__(self, value, kind):
            if value is None:
                return self
            found = value.__dict__[self.make.__name__] = self.make(value)
            return found

    def replace(value, /, **changes):
        """The record with some of its values changed."""
        return type(value)(**{name: getattr(value, name) for name in value._names} | changes)

    class _Field:
        """A field with more than a default: one that is made anew, or one that equality does not look at."""

        __slots__ = ("compare", "default", "make")

        def __init__(self, default, make, compare):
            self.default, self.make, self.compare = default, make, compare

    def field(*, default=None, default_factory=None, compare=True):
        """A field whose default is made anew for every value, or that equality does not look at."""
        return _Field(default, default_factory, compare)

    def struct(cls=None, *, frozen=False, slots=False):
        """Makes a class a value: compared and printed by its fields, read-only when frozen.

        Slots are for what changes and is kept by the thousand: a third of the memory, and faster.
        """
        if cls is None:
            return lambda wrapped: struct(wrapped, frozen=frozen, slots=slots)
        held = cls.__dict__
        names = tuple([name for name, kind in cls.__annotations__.items() if kind[:8] != "ClassVar"])
        given = {name: held[name] for name in names if name in held}
        more = [name for name, at in given.items() if type(at) is _Field]
        slots = slots and not frozen
        if slots:
            cls = _slotted(cls, names)
        for name in () if slots else more:
            delattr(cls, name)
        cls._names = cls._compared = names
        if more:
            cls._compared = tuple([name for name in names if name not in more or given[name].compare])
        cls.__dataclass_fields__ = _FIELDS
        cls.__init__ = _init(cls, names, given, slots)
        cls.__eq__, cls.__repr__ = _eq, _repr
        cls.__hash__ = _hash if frozen else None
        if frozen:
            cls.__setattr__ = cls.__delattr__ = _frozen
        return cls

    def _slotted(cls, names):
        kept = {key: at for key, at in cls.__dict__.items() if key not in (*names, "__dict__", "__weakref__")}
        return type(cls)(cls.__name__, cls.__bases__, {**kept, "__slots__": names})

    def _init(cls, names, given, slots):
        """Builds the first values without a generated `__init__`: compiling one costs as much as building thirty values."""
        left = _BY_HAND
        # worked out for the first value: most classes of a start have none
        defaults = all_names = None

        def __init__(self, *args, **words):  # noqa: N807
            nonlocal left, defaults, all_names
            if defaults is None:
                defaults, all_names = {name: _default(at) for name, at in given.items()}, frozenset(names)
            left -= 1
            values = {**dict(zip(names, args)), **words}  # noqa: B905
            # an argument too many, or given twice, is for the written one to complain about
            fits = len(values) == len(args) + len(words)
            for name, (make, default) in defaults.items():
                if name not in values:
                    values[name] = default if make is None else make()
            if left < 0 or not fits or values.keys() != all_names:
                cls.__init__ = _written(names, defaults, slots)
                cls.__init__(self, *args, **words)
            elif slots:
                for name in names:
                    setattr(self, name, values[name])
            else:
                self.__dict__.update(values)

        return __init__

    def _default(at):
        """The default of a field, as (factory, value)."""
        return (at.make, at.default) if type(at) is _Field else (None, at)

    def _written(names, defaults, slots):
        space = {"_given": _GIVEN}
        words, lines = [], [] if slots else [" _held = self.__dict__"]
        for name in names:
            place = f"self.{name}" if slots else f"_held[{name!r}]"
            make, default = defaults.get(name, (None, _GIVEN))
            if make is not None:
                space[f"_make_{name}"] = make
                words.append(f"{name}=_given")
                lines.append(f" {place} = _make_{name}() if {name} is _given else {name}")
            else:
                if default is not _GIVEN:
                    space[f"_default_{name}"] = default
                words.append(name if default is _GIVEN else f"{name}=_default_{name}")
                lines.append(f" {place} = {name}")
        exec(f"def __init__(self, {', '.join(words)}):\n" + "\n".join(lines), space)
        return space["__init__"]

    _BY_HAND = 24
    _GIVEN = object()

    class _Fields:
        """What `dataclasses.replace`, `fields` and `asdict` look for, made when one of them asks."""

        def __get__(self, _, cls):
            import dataclasses

            # a class without fields of its own has those of the class it is made of
            kinds = {}
            for base in reversed(cls.__mro__):
                kinds.update(base.__dict__.get("__annotations__", {}))  # noqa: RUF063
            found = {}
            for name in cls._names:
                found[name] = made = dataclasses.field()
                made.name, made.type, made._field_type = name, kinds[name], dataclasses._FIELD
            cls.__dataclass_fields__ = found
            return found

    _FIELDS = _Fields()

    def _eq(self, other):
        if other.__class__ is not self.__class__:
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._compared)

    def _repr(self):
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._names)
        return f"{type(self).__name__}({shown})"

    def _hash(self):
        return hash(tuple([getattr(self, name) for name in self._compared]))

    def _frozen(self, name, *_):
        raise AttributeError(f"{type(self).__name__} is a value; {name} cannot be changed")


def names_of(kind: type | object) -> tuple[str, ...]:
    """The names of a record's fields, in order."""
    return tuple(kind._names)  # type: ignore[union-attr]


def values_of(value: object) -> tuple[Any, ...]:
    """A record's values, in the order of its fields."""
    return tuple([getattr(value, name) for name in value._names])  # type: ignore[attr-defined]


def as_dict(value: Any) -> Any:
    """A record, and what it holds, as plain dicts and lists."""
    if hasattr(type(value), "_names"):
        return {name: as_dict(item) for name, item in zip(names_of(value), values_of(value), strict=True)}
    if isinstance(value, dict):
        return {key: as_dict(item) for key, item in value.items()}
    return [as_dict(item) for item in value] if isinstance(value, tuple | list) else value
