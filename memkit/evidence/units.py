"""Units of time, size and share, and whether an amount with a unit can be what a number in code says.

Code rarely says of what its numbers are, so a number may be of any unit of the claim's kind: an amount differs only if
no conversion makes the two equal.
"""

from __future__ import annotations

from memkit.boot.memo import lazy

_SECOND, _MINUTE, _HOUR, _DAY = 1.0, 60.0, 3600.0, 86400.0
_TIMES: dict[str, float] = {
    "ns nanosec nanosecs nanosecond nanoseconds nanosekunde nanosekunden nanosecondes nanosegundos": 1e-9,
    "us µs μs microsec microsecs microsecond microseconds mikrosekunde mikrosekunden microsecondes"
    " microsegundos": 1e-6,
    "ms msec msecs millis millisec millisecs millisecond milliseconds millisekunde millisekunden millisecondes"
    " milisegundo milisegundos": 1e-3,
    "s sec secs second seconds sekunde sekunden secondes seconde segundo segundos": _SECOND,
    "min mins minute minutes minuten minuto minutos": _MINUTE,
    "h hr hrs hour hours stunde stunden heure heures hora horas": _HOUR,
    "d day days tag tage tagen jour jours día días": _DAY,
    "week weeks woche wochen semaine semaines semana semanas": 7 * _DAY,
    "month months monat monate mois mes meses": 30 * _DAY,
    "year years jahr jahre an ans année années año años": 365 * _DAY,
}
# a unit by its letters is decimal to some and binary to others; both are tried
_BINARY = {1e3: 2.0**10, 1e6: 2.0**20, 1e9: 2.0**30, 1e12: 2.0**40}
_SIZES: dict[str, float] = {
    "bit bits": 1 / 8,
    "b byte bytes octet octets": 1,
    "kb kbyte kbytes kilobyte kilobytes kib kibibyte kibibytes kilooctets ko": 1e3,
    "mb mbyte mbytes megabyte megabytes mib mebibyte mebibytes mo": 1e6,
    "gb gbyte gbytes gigabyte gigabytes gib gibibyte gibibytes go": 1e9,
    "tb tbyte tbytes terabyte terabytes tib tebibyte tebibytes to": 1e12,
    "kbit kbits kilobit kilobits": 1e3 / 8,
    "mbit mbits megabit megabits": 1e6 / 8,
    "gbit gbits gigabit gigabits": 1e9 / 8,
}
_SHARES = {"% percent prozent porcentaje": 1.0}
_SHARE_FACTORS = (1.0, 100.0, 0.1, 0.01, 0.001)
# what a rounded amount may differ by from the exact one in another unit
_ROUNDING = 0.05
_EXACT = 1e-9
# what lies between the decimal and the binary reading of one unit is no conversion
_SAME_UNIT = 0.13


def _sizes(table: dict[str, float]) -> dict[str, float]:
    return {word: size for words, size in table.items() for word in words.split()}


_TIME_OF, _SIZE_OF, _SHARE_OF = _sizes(_TIMES), _sizes(_SIZES), _sizes(_SHARES)
_WORDS = sorted(
    {*_TIME_OF, *_SIZE_OF, *_SHARE_OF} - {"to", "an", "mes", "go"}, key=lambda word: (-len(word), word)
)
UNIT = "|".join(_WORDS)
# a constant of code that is one unit: `time.Second`, `MINUTES`, `units.MiB`
UNIT_CONSTANT = (
    r"(?:\w+(?:\.|::))?(?:(?:NANO|MICRO|MILLI|Nano|Micro|Milli|nano|micro|milli)?(?:SECONDS?|[Ss]econds?)"
    r"|MINUTES?|[Mm]inutes?|HOURS?|[Hh]ours?|DAYS?|[Dd]ays?|WEEKS?|[Ww]eeks?|[KMGT]i?B)\b"
)
# a call that makes an amount of one number: `Duration::from_millis(20)`, `timedelta(minutes=5)`, `Duration.ofSeconds(3)`
UNIT_CALL = (
    r"(?:\w+(?:\.|::))*(?:\w*(?:[Nn]anos|[Mm]icros|[Mm]illis|[Ss]ecs)"
    r"|\w*(?:[Ss]econds|[Mm]inutes|[Hh]ours|[Dd]ays)|timedelta)"
    r"\((?:(?:micro|milli)?(?:seconds|minutes|hours|days|weeks)=)?"
)
# names of what is counted in steps of its own, which no table converts
_COUNTED = lazy(
    r"(?i)(?:ticks?|jiff\w*|frames?|steps?|cycles?|rounds?|pages?|blocks?|chunks?|sectors?|words?|chars?|items?|count|entries"
    r"|lines?|slots?|shift|exponent|log2?|pow(?:er)?|mult(?:iplier)?|factor|scale|buckets?|samples?|elements?)"
    r"(?:_?(?:default|max|min|limit))?$"
)
_SUFFIX = lazy(
    r"(?i)(?<=[a-z0-9])_?(?:ns|us|ms|msecs?|millis(?:econds?)?|secs?|seconds?|mins?|minutes?|hours?|days?|[kmg]i?b|bytes)$"
)
_BARE = frozenset(("max", "min", "maximum", "minimum", "limit", "total", "size", "num", "default", ""))


def without_unit(name: str) -> str:
    """A name without the unit at its end, `TIMEOUT` of `TIMEOUT_MS`; the whole name if too little would be left."""
    match = _SUFFIX.search(name)
    if not match or (match[0][0] != "_" and not match[0][0].isupper()):
        return name
    left = name[: match.start()]
    return name if left.rpartition("_")[2].lower() in _BARE else left


def can_be_equal(amount: float, unit: str, name: str, value: float) -> bool:
    """Whether an amount with a unit may be what code says with a name and a value of a unit that is not known.

    A value that is not a number (NaN) may be any amount.
    """
    if value != value or _COUNTED.search(name):
        return True
    return any(_agree(amount, value, factor) for factor in _factors(unit.lower()))


def _agree(amount: float, value: float, factor: float) -> bool:
    allowed = _EXACT if abs(factor - 1) < _SAME_UNIT else _ROUNDING
    return abs(value * factor - amount) <= allowed * abs(amount)


def _factors(unit: str) -> list[float]:
    """By what a value may be multiplied to be in a unit."""
    if unit in _TIME_OF:
        return [size / _TIME_OF[unit] for size in _TIME_OF.values()]
    if unit in _SIZE_OF:
        return [
            size / own
            for own in _readings(_SIZE_OF[unit])
            for each in _SIZE_OF.values()
            for size in _readings(each)
        ]
    return list(_SHARE_FACTORS)


def _readings(size: float) -> tuple[float, ...]:
    return (size, _BINARY[size]) if size in _BINARY else (size,)
