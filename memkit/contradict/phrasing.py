"""Prepares a claim: replaces code spans, normalises turns of phrase, and decides whether it can be compared."""

from __future__ import annotations

from memkit.boot.memo import ALL, IGNORE, lazy, re

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
# The name of a container image with its tag; a number of many digits is a port.
_IMAGE = lazy(
    r"(?<![\w/.:@-])(?=[a-z])[\w.-]+(?:/[\w.-]+)*:(?!\d{3,5}\b)(?=[\w.-]*[a-z0-9])[a-z0-9][\w.-]*\w\b(?!:)"
)
# an address has so many
_DOTS = 3


def protect(text: str) -> tuple[str, tuple[str, ...]]:
    """The text with one private character in place of each code span and each path, and their contents."""
    tagged = ":" in text and _IMAGE.search(text) is not None
    if "`" not in text and "/" not in text and not tagged and text.count(".") < _DOTS:
        return text, ()
    literals: list[str] = []

    def keep(match: re.Match[str]) -> str:
        held = match[2] if match.re.groups else match[0]
        if len(literals) >= _CODE_LIMIT:
            return held
        literals.append(held.strip())
        return chr(CODE_BASE + len(literals) - 1)

    text = _CODE.sub(keep, text) if "`" in text else text
    text = _IMAGE.sub(keep, text) if tagged and "://" not in text else text
    return _PATH.sub(keep, text) if "://" not in text else text, tuple(literals)


def is_image(text: str) -> bool:
    """Whether a text is the name of a container image with its tag."""
    return ":" in text and _IMAGE.fullmatch(text) is not None


# Letters that every match holds (`_` is a blank there and at the end), the pattern, and what it stands for. Names in <>
# are word lists.
_TABLE = r"""
at_ :: ^at (startup|start-up|start|boot|launch|runtime), (.+?)\.?$ :: \2 at \1
day :: ^on ((?:mon|tues|wednes|thurs|fri|satur|sun)days),? (.+?)\.?$ :: \2 on \1
ing_ :: ^(?:send|sett|pass|provid|includ)ing (?:the|an?) ([\w -]+?) is (optional|mandatory|required)\.?$ :: the \1 is \2
test_coverage :: ^test coverage (?=is |stays |must |may |should |falls ) :: the test coverage_
_at_or_ :: \b(?:is|are) (?:kept|held) (?=at or (?:above|below)\b) :: stays_
team_uses :: ^(?:the|our) team uses\b :: we use
back-off :: \bback-off(s?)\b :: backoff\1
iso :: \bISO[- ](?=\d{3,5}\b) :: ISO
rfc :: \bRFC[- ](?=\d{3,5}\b) :: RFC
thread :: \bsafe (?:to \w+|for use) (?:from|by|across|between|in) (?:several|multiple|many|other) threads\b :: thread-safe
concurrent :: \bsafe for concurrent (?:use|access)\b :: thread-safe
_last :: \b(runs?|comes?|goes?|executes?|fires?|loads?|starts?|stops?) last(?=[.,]?$| in | of ) :: \1 lastly
ground :: \bin the background\b :: asynchronously
in :: \b(\w+(?:ed|ilt|ent|un)) (?:inline|in the foreground)\b :: \1 synchronously
request :: \b(?:within|during|inside) the (?:same )?request\b :: synchronously
blocks :: \bblocks until\b.*$ :: is synchronous
ground :: \bby an? background (?:worker|job|task|thread|process)\b :: asynchronously
_returns :: \b(?:<putting>)\b.*\b(?:and|then) returns(?: immediately| at once)?\.?$ :: is asynchronous
wait :: \breturns without waiting\b.*$ :: is asynchronous
immediately :: \breturns immediately\.?$ :: is asynchronous
_be_ :: \b(?:may|can) be (?:<left out>)\.?$ :: is optional
_not_ :: \bneed not be (?:<given>)\.?$ :: is optional
must :: \bmust be (?:<given>)\.?$ :: is mandatory
shared :: \bshared (?:between|across|among) (?:all |the )* :: shared by_
_own_ :: ^(?:each|every) ([\w-]+) (?:has|gets|keeps|uses) its own ([\w -]+?)\.?$ :: the \2 is dedicated by \1
_own :: ^(?:each|every) ([\w-]+) (?:has|gets|keeps|uses) an? ([\w -]+?) of its own\.?$ :: the \2 is dedicated by \1
used_to :: \b(is|are) used to (?:run|do|handle|perform)\b :: \1 used for
unless :: \bunless (?:set|given|specified|overridden|configured|asked|requested|told otherwise)\.?$ :: by default
_a :: \b(up to|at most|at least|no more than|within|after) an? (second|minute|hour|day|week|month|year)\b :: \1 1 \2
be_ :: \bcan be (?:<turned back>)\b :: is reversible
be_ :: \b(?:cannot|can't|can not|can never) be (?:<turned back>)\b :: is irreversible
un :: \b(?:grows?|is|are) (?:without (?:any )?(?:bounds?|limits?)|unbounded|unlimited)\.?$ :: has no limit
limit :: \bgrows? without (?:any )?limits?\.?$ :: has no limit
one :: \bone (?:after (?:another|the other)|by one|at a time)\b :: sequentially
first_error :: \b(?:stops|aborts|fails|halts) (?:at|on|after) the first error\b :: stops on errors
error :: \b(?:continues|carries on|goes on) (?:after|on|despite|past) (?:an )?errors?\b :: continues on errors
all_errors :: \b(?:collects|gathers|reports) all errors\b :: continues on errors
opt-in :: \b(is|are) opt-in\b :: \1 disabled by default
opt-out :: \b(is|are) opt-out\b :: \1 enabled by default
enabled :: \b(?:has|have|needs?) to be enabled(?: explicitly| first)?\.?$ :: is disabled by default
enabled :: \bmust be enabled explicitly\b :: is disabled by default
single :: \b(?:is|are) single[- ]threaded\b :: uses 1 thread
multi :: \b(?:is|are) multi-?threaded\b :: uses several threads
pool :: \ba pool of (?=\w+s\b) :: several_
_lost :: \b(?:is|are|gets?) lost (?:on|after|at|by|with|during)  :: does not survive_
ed :: \b(?:loaded|read|fetched) (?:once )?(?:at|on|during) (?:startup|start-up|start|import)\.?$ :: loaded eagerly
_on_ :: \b(?:re-?)?(?:loaded|read|fetched) on (?:demand|first use|(?:each|every) <access>)\.?$ :: loaded lazily
_st :: \b(<loaded>) (?:once )?(?:at|on|during) (?:startup|start-up|start)\.?$ :: \1 eagerly
_on_ :: \b(?:re-?)?(<loaded>) on (?:demand|first use|first access|(?:each|every) <access>)\.?$ :: \1 lazily
kept :: \bkept (?:forever|indefinitely)\b :: never deleted
stored :: \bstored (?:forever|indefinitely)\b :: never deleted
skips :: \bskips (?:the )?([\w-]+) validation\b :: does not validate \1
skips :: \bskips (?:the )?([\w-]+) verification\b :: does not verify \1
skips :: \bskips (?:the )?([\w-]+) checks?\b :: does not check \1
_share_ :: ^(?:the |all )?([\w-]+s) share (?:one|a single|the same) ([\w -]+?)\.?$ :: the \2 is shared by \1
depend :: \bhas no (?:\w+ )?dependenc(?:y|ies)(?: on\b|\.?$) :: does not depend on
depend :: \bhas an? dependency on\b :: depends on
case :: \b(?:ignores (?:the )?case|is compared regardless of case)\b :: is case-insensitive
_once :: \b(?:at once|right away|straight away|on the spot)\b :: immediately
_a :: \b(?:right away|straight away|instantly)\b :: immediately
once :: \b(?:exactly |only |just )?once (per|for each|for every) (?!<period>) :: 1 time \1_
at_least :: \bat least ((?-i:[A-Z])\w+) (?=\d) :: \1 >=_
_written :: \bcan be written(?: to)?\.?$ :: is writable
_of_ :: ^(?:the )?(\w{3,})(?:ion|ing) of ([\w -]+?) is (?:disabled|off)\b :: \2 are not \1ed
port :: ^port (\d+) is (?:the one|the port|where)(?: that)? ([\w -]+?) listens?(?: on)?\.?$ :: \2 listens on port \1
overridden :: ^(.+?) (?:is|are) overridden by (.+?)\.?$ :: \2 wins over \1
preced :: \btake(s?) precedence over\b :: win\1 over
over :: \bha(?:s|ve) (?:precedence|priority) over\b :: wins over
outrank :: \boutrank(s?)\b :: win\1 over
overrid :: \boverride(s?)\b :: win\1 over
"""
_LISTS = {
    "<left out>": "left out|omitted|left empty|left blank|absent|missing",
    "<loaded>": "compiled|resolved|imported|initialized|evaluated|computed|created|built|parsed",
    "<turned back>": "rolled back|undone|reverted|reversed",
    "<putting>": "puts|pushes|places|adds|hands|(?:en)?queues|schedules",
    "<access>": "(?:request|call|access|use)",
    "<period>": "second|minute|hour|day|week|month|quarter|year",
    "<given>": "given|present|specified|provided|supplied|filled in",
}


def _forms() -> tuple[tuple[str, re.Pattern[str], str], ...]:
    text = _TABLE
    for name, alternatives in _LISTS.items():
        text = text.replace(name, alternatives)
    rows = [line.split(" :: ") for line in text.strip().split("\n")]
    return tuple(
        (cue.replace("_", " "), lazy(pattern, IGNORE), form.replace("_", " ")) for cue, pattern, form in rows
    )


_FORMS = _forms()


def normalise_phrases(core: str) -> str:
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
    f"|for a while|version bump|bump|upgrade|update|support |until |was |were |had |{_CHANGED}|{_SHIPPED}"
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
    # a line of a changelog: more of its kind follow
    r"\bversion bump\b|^(?:bump|upgrade|update)s? .*\bto v?\d",
    r"^(?:drop|remove|add|end|restore)s? (?:official |experimental )?support (?:for|of)\b",
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
