"""Prepares a claim: replaces code spans, normalises turns of phrase, and decides whether it can be compared."""

from __future__ import annotations

from memkit.boot.pattern import ALL, IGNORE, lazy, re

# Code spans are carried through the text as one private character each.
CODE_BASE = 0xE000
_CODE_LIMIT = 0x1000

_CODE = lazy(r"(`+)(.+?)\1", ALL)
# A bare path, with the method of a route before it, an address, and a time zone by its city.
_PATH = lazy(
    r"(?<![\w/.:~<-])(?:(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+)?(?:~|\.{1,2})?(?:/[\w.{}$*-]*[\w}*])+/?"
    r"|[\w-][\w.-]*(?:/[\w.-]+)*/[\w-]+\.\w{1,5}\b|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])"
    r"|(?:(?<=\bin )|(?<=\bto )|(?<=under )|(?<=from ))[\w-]+(?:/[\w-]+)+/?(?=[.,;]?$)"
    r"|(?:Europe|America|Asia|Africa|Australia|Pacific|Atlantic)/\w+)"
)
# an address has so many
_DOTS = 3


def protect(text: str) -> tuple[str, tuple[str, ...]]:
    """The text with one private character in place of each code span and each path, and their contents."""
    if "`" not in text and "/" not in text and text.count(".") < _DOTS:
        return text, ()
    literals: list[str] = []

    def keep(match: re.Match[str]) -> str:
        held = match[2] if match.re.groups else match[0]
        if len(literals) >= _CODE_LIMIT:
            return held
        literals.append(held.strip())
        return chr(CODE_BASE + len(literals) - 1)

    text = _CODE.sub(keep, text) if "`" in text else text
    return _PATH.sub(keep, text) if "://" not in text else text, tuple(literals)


_LEFT_OUT = "left out|omitted|left empty|left blank|absent|missing"
_LOADED = "compiled|resolved|imported|initialized|evaluated|computed|created|built|parsed"
_TURNED_BACK = "rolled back|undone|reverted|reversed"
_GIVEN = "given|present|specified|provided|supplied|filled in"

# (letters that every match holds, pattern, what it stands for)
_FORMS = tuple(
    (cue, lazy(pattern, IGNORE), form)
    for cue, pattern, form in (
        ("ground", r"\bin the background\b", "asynchronously"),
        ("in", r"\b(\w+(?:ed|ilt|ent|un)) (?:inline|in the foreground)\b", r"\1 synchronously"),
        ("request", r"\b(?:within|during|inside) the (?:same )?request\b", "synchronously"),
        ("blocks", r"\bblocks until\b.*$", "is synchronous"),
        ("ground", r"\bby an? background (?:worker|job|task|thread|process)\b", "asynchronously"),
        (
            " returns",
            r"\b(?:puts|pushes|places|adds|(?:en)?queues|schedules)\b.*\b(?:and|then) returns(?: immediately| at once)?\.?$",
            "is asynchronous",
        ),
        ("wait", r"\breturns without waiting\b.*$", "is asynchronous"),
        ("immediately", r"\breturns immediately\.?$", "is asynchronous"),
        (" be ", rf"\b(?:may|can) be (?:{_LEFT_OUT})\.?$", "is optional"),
        (" not ", rf"\bneed not be (?:{_GIVEN})\.?$", "is optional"),
        ("must", rf"\bmust be (?:{_GIVEN})\.?$", "is mandatory"),
        ("shared", r"\bshared (?:between|across|among) (?:all |the )*", "shared by "),
        (
            " own ",
            r"^(?:each|every) ([\w-]+) (?:has|gets|keeps|uses) its own ([\w -]+?)\.?$",
            r"the \2 is dedicated by \1",
        ),
        (
            " own",
            r"^(?:each|every) ([\w-]+) (?:has|gets|keeps|uses) an? ([\w -]+?) of its own\.?$",
            r"the \2 is dedicated by \1",
        ),
        ("used to", r"\b(is|are) used to (?:run|do|handle|perform)\b", r"\1 used for"),
        (
            "unless",
            r"\bunless (?:set|given|specified|overridden|configured|asked|requested|told otherwise)\.?$",
            "by default",
        ),
        (
            " a",
            r"\b(up to|at most|at least|no more than|within|after) an? (second|minute|hour|day|week|month|year)\b",
            r"\1 1 \2",
        ),
        ("be ", rf"\bcan be (?:{_TURNED_BACK})\b", "is reversible"),
        ("be ", rf"\b(?:cannot|can't|can not|can never) be (?:{_TURNED_BACK})\b", "is irreversible"),
        (
            "un",
            r"\b(?:grows?|is|are) (?:without (?:any )?(?:bounds?|limits?)|unbounded|unlimited)\.?$",
            "has no limit",
        ),
        ("limit", r"\bgrows? without (?:any )?limits?\.?$", "has no limit"),
        ("one", r"\bone (?:after (?:another|the other)|by one|at a time)\b", "sequentially"),
        (
            "first error",
            r"\b(?:stops|aborts|fails|halts) (?:at|on|after) the first error\b",
            "stops on errors",
        ),
        (
            "error",
            r"\b(?:continues|carries on|goes on) (?:after|on|despite|past) (?:an )?errors?\b",
            "continues on errors",
        ),
        ("all errors", r"\b(?:collects|gathers|reports) all errors\b", "continues on errors"),
        ("opt-in", r"\b(is|are) opt-in\b", r"\1 disabled by default"),
        ("opt-out", r"\b(is|are) opt-out\b", r"\1 enabled by default"),
        (
            "enabled",
            r"\b(?:has|have|needs?) to be enabled(?: explicitly| first)?\.?$",
            "is disabled by default",
        ),
        ("enabled", r"\bmust be enabled explicitly\b", "is disabled by default"),
        ("single", r"\b(?:is|are) single[- ]threaded\b", "uses 1 thread"),
        ("multi", r"\b(?:is|are) multi-?threaded\b", "uses several threads"),
        ("pool", r"\ba pool of (?=\w+s\b)", "several "),
        (" lost", r"\b(?:is|are|gets?) lost (?:on|after|at|by|with|during) ", "does not survive "),
        (
            "ed",
            r"\b(?:loaded|read|fetched) (?:once )?(?:at|on|during) (?:startup|start-up|start|import)\.?$",
            "loaded eagerly",
        ),
        (
            " on ",
            r"\b(?:re-?)?(?:loaded|read|fetched) on (?:demand|first use|(?:each|every) (?:request|call|access|use))\.?$",
            "loaded lazily",
        ),
        (
            " st",
            rf"\b({_LOADED}) (?:once )?(?:at|on|during) (?:startup|start-up|start)\.?$",
            r"\1 eagerly",
        ),
        (
            " on ",
            rf"\b(?:re-?)?({_LOADED}) on (?:demand|first use|first access|(?:each|every) (?:request|call|access|use))\.?$",
            r"\1 lazily",
        ),
        ("kept", r"\bkept (?:forever|indefinitely)\b", "never deleted"),
        ("stored", r"\bstored (?:forever|indefinitely)\b", "never deleted"),
        ("skips", r"\bskips (?:the )?([\w-]+) validation\b", r"does not validate \1"),
        ("skips", r"\bskips (?:the )?([\w-]+) verification\b", r"does not verify \1"),
        ("skips", r"\bskips (?:the )?([\w-]+) checks?\b", r"does not check \1"),
        (
            " share ",
            r"^(?:the |all )?([\w-]+s) share (?:one|a single|the same) ([\w -]+?)\.?$",
            r"the \2 is shared by \1",
        ),
        ("depend", r"\bhas no (?:\w+ )?dependenc(?:y|ies)(?: on\b|\.?$)", "does not depend on"),
        ("depend", r"\bhas an? dependency on\b", "depends on"),
        ("case", r"\b(?:ignores (?:the )?case|is compared regardless of case)\b", "is case-insensitive"),
        (" once", r"\b(?:at once|right away|straight away|on the spot)\b", "immediately"),
        (" a", r"\b(?:right away|straight away|instantly)\b", "immediately"),
        (
            "once",
            r"\b(?:exactly |only |just )?once (per|for each|for every) (?!second|minute|hour|day|week|month|quarter|year)",
            r"1 time \1 ",
        ),
        ("twice", r"\btwice (?:a|per) day\b", "every 12 hours"),
        ("twice", r"\btwice (?:an|per) hour\b", "every 30 minutes"),
        ("twice", r"\btwice (?:a|per) minute\b", "every 30 seconds"),
        ("twice", r"\btwice (?:a|per) second\b", "every 500 ms"),
        ("at least", r"\bat least ([A-Z]\w+) (?=\d)", r"\1 >= "),
        (" written", r"\bcan be written(?: to)?\.?$", "is writable"),
        (" of ", r"^(?:the )?(\w{3,})(?:ion|ing) of ([\w -]+?) is (?:disabled|off)\b", r"\2 are not \1ed"),
        (
            "port",
            r"^port (\d+) is (?:the one|the port|where)(?: that| on which)? ([\w -]+?) listens?(?: on)?\.?$",
            r"\2 listens on port \1",
        ),
        ("preced", r"\btake(s?) precedence over\b", r"win\1 over"),
        ("overrid", r"\boverride(s?)\b", r"win\1 over"),
    )
)


def reworded(core: str) -> str:
    """The sentence with turns of phrase normalised."""
    low = core.lower()
    for cue, pattern, form in _FORMS:
        if cue in low:
            core = pattern.sub(form, core)
    return core


_SEASON = "year|month|week|quarter|sprint|spring|summer|autumn|fall|winter"
_MONTH = "january|february|march|april|may|june|july|august|september|october|november|december"
_YEAR = r"(?:19|20)\d\d"
_CHANGED = "replaced|moved|switched|migrated|renamed|ported|dropped|removed|introduced|retired|took"
_SHIPPED = "shipped|added|fixed|released|hardened|implemented|published|merged|completed|refactored|upgraded|updated|changed"


def _any(*alternatives: str) -> re.Pattern[str]:
    return lazy("|".join(alternatives), IGNORE)


def _cues(text: str) -> tuple[str, ...]:
    return tuple(text.split("|"))


def shows(text: str, cues: tuple[str, ...]) -> bool:
    """Whether a text contains one of the cues; without any, the pattern need not be compiled."""
    low = text.lower()
    return any(cue in low for cue in cues)


_PLAN = _any(
    r"\b(?:will|going to|soon|eventually|todo|tbd|might|maybe|perhaps|would|wants? to|intends?|roadmap|wip)\b",
    r"\b(?:plan(?:s|ned|ning)? (?:to|for)|propos(?:e|ed|al|es)|in (?:the )?future|let's|upcoming|later on|some ?day)\b",
    r"\bnext (?:week|month|quarter|year|sprint|release|version)\b",
    r"\b(?:is|are) planned\b",
    r"\b(?:for example|as an example|e\.g|for instance)\b",
    r"^(?:consider|investigate|explore|try|evaluate|see)\b",
)
# What every match of the pattern above, or below, holds.
_PLAN_CUES = _cues(
    "will|going to|soon|eventually|todo|tbd|might|maybe|perhaps|would|want|intend|roadmap|wip|plan|propos|future|let's"
    "|upcoming|later on|some day|someday|next |example|e.g|instance|consider|investigate|explore|try|evaluate|see"
)
_HISTORY_CUES = _cues(
    "used to|previously|formerly|originally|historically|at first|back then|past|yesterday|ago|earlier|last |once was"
    f"|for a while|until |was |were |had |{_CHANGED}|{_SHIPPED}"
)
_HISTORY = _any(
    r"(?<!is )(?<!are )\bused to\b",
    r"\b(?:previously|formerly|originally|historically|at first|back then|in the past|yesterday|ago|earlier)\b",
    rf"\blast (?:{_SEASON}|night|time|release|run|test)\b",
    r"\b(?:in|during) the last \w+|\b(?:once was|for a while)\b",
    rf"\buntil (?:recently|now|{_YEAR}|v?\d+\.\d+)\b",
    rf"\b(?:was|were|had) (?:[a-z]+ )*(?:in|during|before|until) (?:the )?{_YEAR}\b",
    # "are moved to the archive" is how things are; "moved to the archive" is what happened.
    rf"(?<!\bis )(?<!\bare )(?<!\bbe )(?<!\bbeing )(?<!\bget )(?<!\bgets )(?<!\bnot )\b(?:{_CHANGED})\b",
    rf"^(?:{_SHIPPED})\b",
)
_ENDED_CUES = _cues("stopped|no longer|ceased|quit")
_ENDED = _any(r"\b(?:stopped|no longer|ceased|quit)\b")
_DATES = _any(
    rf",?\s+(?:in|since|from|as of|on) (?:early |late |mid )?(?:{_YEAR}|(?:{_MONTH})(?: {_YEAR})?)\b",
    rf",?\s+last (?:{_SEASON})\b",
    r",?\s+recently\b",
)
_FILLER_CUES = _cues(
    " at | for now| these days| in any case| as a rule| until | in this | in our | across | in the whole | in the entire "
)
_FILLERS = lazy(
    r",?\s+(?:at (?:startup|start-up|runtime|boot|launch|present|the moment|all)|for now|these days|in any case|as a rule"
    r"|(?:in|across) (?:this|our|the whole|the entire) (?:repository|repo|project|codebase|code base)"
    r"|until (?:the|we|our|all|it|they)\s[\w\s-]+?\b(?:is|are|has|have|gets|lands|ships|moves|upgrades?)\b[\w\s-]*)"
    r"(?=$|[\s,.;!])",
    IGNORE,
)


def is_plan(text: str) -> bool:
    """Whether the text is about a possible future, only gives an example, or points elsewhere."""
    return shows(text, _PLAN_CUES) and _PLAN.search(text) is not None


def is_history(text: str) -> bool:
    """Whether the text is about the past."""
    return shows(text, _HISTORY_CUES) and _HISTORY.search(text) is not None


def has_ended(text: str) -> bool:
    """Whether the text says that something is no longer so: a claim about now, whenever it ended."""
    return shows(text, _ENDED_CUES) and _ENDED.search(text) is not None


def without_dates(text: str) -> str:
    """The text without the dates at which something ended."""
    return _DATES.sub("", text)


def without_fillers(text: str) -> str:
    """The text without adverbials that narrow nothing: "at startup", "for now", "until the port is done"."""
    return _FILLERS.sub("", text) if shows(text, _FILLER_CUES) else text
