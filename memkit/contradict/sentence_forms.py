"""Turns of a whole sentence, each put into one form: "X is part of Y" into "Y includes X", "leaves X out" into "excludes X".

Each line is letters that every match contains (`_` is a blank), the pattern, and what it stands for. Names in <> are word
lists. A line that begins with four blanks goes on with the one before. The lines apply in order, to the
core of a sentence in plain characters.
"""

from __future__ import annotations

from memkit.boot.memo import IGNORE, lazy, re

_TABLE = r"""
unless :: ,?\s+unless (?:(?:the |a |an |some)?\w+(?: \w+)? )?(?:<says>)(?: it| them| this| that)?
    (?: otherwise| so| explicitly| on| off| differently| for it)?\.?$ :: _by default
unless :: ^unless (?:(?:the |a |an |some)?\w+(?: \w+)? )?(?:<says>)(?: it| them)?
    (?: otherwise| so| explicitly| on| off)?, (.+?)\.?$ :: \1 by default
otherwise :: ,?\s+(?:unless|until|if not|except if) (?:otherwise|differently) (?:<said>)\.?$ :: _by default
out_of_the_box :: ,?\s+(?:right |straight )?out of the box\b :: _by default
from_the :: ,?\s+from the (?:start|beginning|outset|factory)\b :: _by default
by_default :: \b(?:stays?|remains?|is left|are left|starts?|ships?|comes?)
    (?: switched| turned)? (on|off|enabled|disabled|active|inactive)(?= by default) :: is \1
by_default :: ^by default,? (?!.*(?:\d|\b(?:<number>)\b))(.+?)\.?$ :: \1 by default
_for_ :: \b(?:stays?|remains?|is|are) (?:good|usable|alive|valid) for\b :: is valid for
for_a_ :: \bfor an? (?:full|whole|entire) (?=second|minute|hour|day|week|month|year) :: for 1_
the_default_for :: ^the default for (.+?) (is|are) (.+?)\.?$ :: \1 \2 \3 by default
both :: ^(?:if|when|where|whenever) (?:[\w-]+ ){0,4}both(?: [\w-]+){0,3}, :: _
both :: ,?\s+(?:if|when|where|whenever) (?:[\w-]+ ){0,5}both(?: [\w-]+){0,2}\.?$ :: _
conflict :: ,?\s*\b(?:in|on) (?:a |an |case of (?:a )?)?(?:conflict|clash|collision)(?: between 
    (?:them|the two))?(?=[,.]|$),?\s* :: _
 beat :: \bbeats?\b :: wins over
 trump :: \btrumps?\b :: wins over
prevail :: \bprevails? (?:over|against)\b :: wins over
wins_against :: \bwins? against\b :: wins over
priority :: \btakes? priority over\b :: wins over
shadow :: \bshadows?\b :: wins over
outweigh :: \boutweighs?\b :: wins over
prefer :: ^(.+?) (?:is|are) preferred (?:over|to) :: \1 wins over_
whatever :: \bwhatever (?:the |an? )?(\w+) (?:has|have) (?:set|configured|chosen)\b :: \1 settings
 lose :: ^(?!.*\b(?:not|never|no)\b)(.+?) (?:loses?|loses? out) (?:against|to) (.+?)\.?$ :: \2 wins over \1
 yield :: ^(?!.*\b(?:not|never|no)\b)(.+?) yields? to (.+?)\.?$ :: \2 wins over \1
day_is :: ^((?:mon|tues|wednes|thurs|fri|satur|sun)day) is (?:the day )?(?:on which|when) (.+?)\.?$ :: \2 on \1
ownership :: ^(?:the )?ownership (?:of|for) (.+?) (?:lies|rests|is) with (.+?)\.?$ :: \2 owns \1
without :: ^without (?:an? |the )?(?:network|internet)(?: connection| access)?,? (.+?) stops working\.?$ :: \1 needs network
part_of :: ^(?!.*\b(?:not|no|never)\b)(.+?) (?:is|are|belongs? to) (?:a )?part of (.+?)\.?$ :: \2 includes \1
leave :: \bleaves? (?!the system)([\w\ue000-\uefff' -]+?) out\b(?! of) :: excludes \1
left_out :: \b(?:is|are) left out (?:of|from)\b :: are excluded from
left_out :: \b(?:is|are) left out\b :: are excluded
comprise :: \bcomprises?\b :: includes
must_have :: ^(?:for )?([^,]+?) (?:must|has to|have to|needs? to) have (?:an? |the )?([a-z-]*[a-z][a-z -]*?)
    (?: (?:enabled|set up|configured|turned on|switched on|active|set))?\.?$ :: the \2 is mandatory for \1
need :: ^([^,]+?) (?:can|may) (?:go|do|work|live|get by|be used) without (?:an? |the )?([a-z][a-z -]*?)\.?$
     :: the \2 is optional for \1
for :: ^for ([^,]+?),? (?:an? |the )?([a-z][a-z -]*?) is (optional|mandatory|required)\.?$ :: the \2 is \3 for \1
nothing :: ^nothing in (the [\w -]+?) (\w+?)(e?s) (.+?)(?: any ?more)?\.?$ :: \1 does not \2\3 \4
 any :: \s+any ?more(?=\.?$) :: _
<gates> :: ^(?:the |our )?(?:<gates>) (?:demands?|requires?|enforces?|insists? on|wants?|expects?|asks? for) 
    (?:an? )?([\w -]+?) (?:at or above|of at least|above|over|not below|of) (?=\d) :: \1 must be at least_
<gates> :: ^(?:the |our )?(?:<gates>) (?:fails?|breaks?|is red|blocks? the merge|rejects? \w+) 
    (?:if|when|as soon as|once|on) ([\w -]+?) (?:is|falls|drops|goes|sinks|gets) 
    (?:below|under) (\d[\d.,]* ?%?)\.?$ :: \1 must be at least \2 to pass the gate
_is_the_ :: ^(.+?) is the (?:lowest|oldest|minimum|earliest|first|smallest) (?:version )?(?:that )?(?:is )?
    (?:the |our )?([\w -]+?) (?:supports?|runs on|works with|accepts?|builds with)\.?$ :: the \2 requires \1 or newer
Node :: \bNode(?:\.js|JS)\b :: Node
percentile :: \b(\d\d)(?:th)? percentile\b :: p\1
only_after :: \b(?:only|not) (?:after|once) :: after_
not_until :: \b(?:not|only) until\b :: after
only_then :: ,? and only then\b :: _and then
afterwards :: \bfirst,? and (.+?) (?:afterwards|later|second|next)\b :: first and then \1
 before_going :: \bbefore going on to\b :: before
first_ :: \b(?:stops|aborts|fails|halts|gives up|ends) (?:at|on|after|with) the first (?:[\w-]+ )?
    (?:that |which )?(?:fails|returns an error|errors|raises|throws|error|failure)\b :: stops on errors
goes_on :: \b(?:goes on|carries on|keeps going|continues|proceeds)
    (?: to [\w -]+?| with [\w -]+?| [a-z]+ing [\w -]+?)? (?:after|despite|past|in spite of|when|if|even if) 
    (?:an |one |a )?(?:\w+ )?(?:errors?|fails?|failures?|failed)\b :: continues on errors
awaited :: \breturns an? (promise|future|coroutine|awaitable)(?: (?:that|which))? 
    (?:has to|must|needs to|should) be awaited\b :: is asynchronous
awaited :: \b(?:has to|must|needs to) be awaited\b :: is asynchronous
nothing_to_await :: ,? (?:so |and )?there is nothing to await\b :: _
fails :: ^(.+?) (needs?|requires?|must have|have to have) (.+?),? or (?:else )?
    (?:it|they|the [\w -]+?|[\w-]+) (?:fails?|breaks?|errors?|is rejected|are rejected|complains?)\.?$ :: \1 \2 \3
care :: ^(?:.+?) (?:does not|doesn't|do not|don't) (?:care|mind|check) (?:whether|if) (.+?) 
    (?:is|are) (\w+ed)\.?$ :: \1 need not be \2
care :: ^(?:.+?) (?:does not|doesn't|do not|don't) (?:care|mind|check) (?:whether|if) (.+?) (?:has|have) 
    (?:an? )?([\w -]+?)\.?$ :: \1 do not require \2
prior_to :: \bprior to\b :: before
needed :: \bonly (?:when|once|if) (?:it is|they are|it's|they're) needed\b :: on demand
 ahead :: \bahead(?=\.?$) :: in advance
ahead_of_time :: \bahead of time\b :: in advance
 but :: ^(?:nobody|no one|no-one|none) but :: only_
except :: ^(?:nobody|no one|no-one|none) except(?: for)? :: only_
other_than :: ^(?:nobody|no one|no-one|none) other than :: only_
 skipped :: \b(?:is|are) skipped\b :: are ignored
no_two :: ^no two ([\w -]+?) (?:share|have|get|use) (?:an?|the same) ([\w -]+?)\.?$ :: \2s of \1 are unique
what :: ^the ([^,]+?) (?:is|are) what (.+?) (<behind>)\.?$ :: \2 \3 the \1
what :: ^([^,]+?) (?:is|are) what (.+?) (<behind>)\.?$ :: \2 \3 \1
where :: ^the ([^,]+?) (?:is|are) where (.+?)\.?$ :: \2 in the \1
where :: ^(?!port )([^,]+?) (?:is|are) where (.+?)\.?$ :: \2 in \1
_the_ :: ^(?!port )([^,]+?) (?:is|are) the [\w-]+(?: that| which)? 
    ((?:the|our|we|an?|each|every|all) (?!(?:that|which)\b)[\w\ue000-\uefff -]+?) (<behind>)\.?$ :: \2 \3 \1
we_ :: ^(?:the|our) ([\w -]+?) (?:that )?we (?:<chose>) is (.+)$ :: the \1 is \2
we_ :: ^we (?:<chose>) (.+?) (?:as|for) (?:the|our|an?) (.+?)\.?$ :: the \2 is \1
we_ :: ^(?:for|as) (?:the|our|an?) (.+?),? we (?:<chose>) (.+?)\.?$ :: the \1 is \2
 was_ :: ^(.+?) was (?:picked|chosen|selected|adopted) (?:as|for) (?:the|our|an?) (.+?)\.?$ :: the \2 is \1
on-call :: ^(?:the )?on-call (?:for|of) (.+?) (?:is|are) (.+?)\.?$ :: the oncall of \1 is \2
on_call :: ^(.+?) (?:is|are) on call for (.+?)\.?$ :: the oncall of \2 is \1
after :: \blooks? after\b :: maintains
after :: \blooked after\b :: maintained
care_of :: \btakes? care of\b :: maintains
care_of :: \btaken care of\b :: maintained
run_by :: \b(?:is|are) run by (?=the [\w -]*\b(?:team|crew|squad|group|guild)\b|team ) :: is maintained by_
reached :: \bcan be reached\b :: is reachable
reached :: \b(?:cannot|can not|can't) be reached\b :: is not reachable
charge :: \b(?:is|are) in charge of\b :: owns
accountable :: \b(?:is|are) accountable for\b :: owns
responsible :: \b(?:is|are) responsible for (?=the |our |all |every |each ) :: owns_
_is_ :: ^the (?:<lowest>) ([\w.+# -]+?)(?: version)?(?: that)? (we|the [\w -]+?|it) (<takes>) is (v?\d+(?:\.\w+)*)\.?$
     :: \2 \3 \1 \4 or later
hand :: \b(?:hand-?(?=written|maintained|edited|coded))(written|maintained|edited|coded)\b :: \1 by hand
"""
_LISTS = {
    "<number>": "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|hundred|half",
    "<says>": "says?|said|sets?|asks?|tells?|requests?|wants?|changes?|overrides?|specif(?:y|ies)|configures?|turns?"
    "|switch(?:es)?|enables?|disables?|passes|chooses?",
    "<said>": "said|told|stated|set|specified|configured|noted|asked|requested|instructed",
    "<behind>": "on|in|at|to|with|from|against|by|for|over|through|into|under",
    "<chose>": "picked|chose|selected|adopted|settled on|went with|decided on|decided for|agreed on",
    "<lowest>": "oldest|lowest|earliest|smallest|minimum",
    "<takes>": "supports?|runs? on|works? with|accepts?|builds? with|tests?|needs?|requires?",
    "<gates>": "ci|build|pipeline|gate|quality gate|check|linter|workflow|merge gate|ci pipeline|ci build|coverage gate"
    "|coverage check",
}


def _forms() -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """Cue, pattern and form of each line; a cue that is a list only stands for the blank that every sentence has."""
    rows = []
    for line in _TABLE.replace("\n    ", "").strip("\n").split("\n"):
        cue, pattern, form = line.split(" :: ")
        for name, alternatives in _LISTS.items():
            pattern = pattern.replace(name, alternatives)
        cue = "" if cue in _LISTS else cue.replace("_", " ")
        rows.append((cue.lower(), lazy(pattern, IGNORE), form.replace("_", " ")))
    return tuple(rows)


_FORMS = _forms()


def in_one_form(core: str) -> str:
    """The sentence with turns that concern all of it put into one form."""
    low = core.lower()
    for cue, pattern, form in _FORMS:
        if cue in low:
            changed = pattern.sub(form, core)
            if changed != core:
                core = " ".join(changed.split())
                low = core.lower()
    return core
