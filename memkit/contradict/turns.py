"""The turns of `sayings`: a line is a kind, a value, and the whole sentence that tells it.

Groups whose names begin with t are the topic, v is the value, n an amount with its unit u. A line that begins with four
blanks goes on with the one before.
"""

from __future__ import annotations

_VERSION = r"v?\d+(?:\.\d+)*"
_PRODUCT = r"[A-Z][\w.+#]*"
_UNIT = (
    "nanoseconds|microseconds|milliseconds|seconds|minutes|hours|days|bits|bytes|kilobytes|kibibytes|megabytes"
    "|mebibytes|gigabytes|gibibytes|metres|meters|feet|kilometres|kilometers|miles|inches|centimetres|millimetres"
    "|cents|euros|dollars|pounds|pence|grams|kilograms|ounces|degrees|radians|celsius|fahrenheit|kelvin"
)
# of the units of one line a value has one
MEASURES = (
    "nanoseconds microseconds milliseconds seconds minutes hours days",
    "bits bytes kilobytes kibibytes megabytes mebibytes gigabytes gibibytes",
    "metres meters feet kilometres kilometers miles inches centimetres millimetres",
    "cents euros dollars pounds pence",
    "grams kilograms ounces",
    "degrees radians",
    "celsius fahrenheit kelvin",
)
_FORMAT = "json|yaml|toml|xml|csv|tsv|ini|msgpack|messagepack|protobuf|avro|parquet|cbor|bson|orc"
_PATH = r"(?P<v>[\w.~-]*/[\w./~-]+)"
_ONE = r"(?:an? |the |our |every |each |all |any )?"
_FINE = (
    r"(?:(?:is|are) (?:accepted|allowed|fine|ok|okay|valid|permitted|enough|let through|taken)"
    r"|(?:go|goes|pass|passes|come|comes) through(?: fine)?|(?:works?|passes|pass)(?: fine)?)"
)
_N = r"(?P<n>\d+(?:[.,]\d+)?)[ -]?(?P<u>[A-Za-z]+)"
_BARE = r"(?P<n>\d+(?:[.,]\d+)?)(?: (?P<u>[a-z]+))?"
_REFUSED = r"(?:is|are|gets?) (?:rejected|refused|declined|denied|turned away|not accepted)"
_ANSWERED = (
    r"(?:receives?|returns?|gets?|gives?|sends?|sees?|yields?|answers?|responds?|replies|reply|is answered"
    r"|are answered|ends? in|leads? to|produces?)(?: back)?(?: with)?(?: an?)?(?: HTTP)?(?: status)?(?: code)?"
)
_OLD = r"(?P<v>newest|latest|oldest|earliest|most recent|youngest)"
_SHOWN = "shown|listed|displayed|returned|printed|sorted|ordered|delivered|served"
_LOSING = r"invalidates?|kills?|wipes?(?: out)?|drops?|discards?|clears?|destroys?|loses?|erases?|ends?"
_LOST = r"invalidated|killed|wiped(?: out)?|dropped|discarded|cleared|destroyed|lost|erased"
_TOLD = r"(?P<v>imperative|indicative|past|present|future|passive|active|first|second|third) (?:mood|tense|voice|person)"
_PARTY = r"(?:the )?(?:[\w-]+ ){1,3}(?:team|guild|squad|group|crew|board|committee|department|office)"
_DAYTIME = r"(?:early |late )?(?:in the (?:early |late )?(?P<v>morning|afternoon|evening)|at (?P<v2>night))"

TURNS = rf"""
version ::  :: (?P<v>{_PRODUCT} {_VERSION}) is the (?:minimum|lowest|oldest|earliest)(?: supported| required)?
    (?: runtime| version| release| interpreter| compiler)?(?: version)?(?: for| of| on which| that
    | with which) (?P<t>.+)
version ::  :: (?P<t>.+?) (?:runs? on|works? (?:on|with)|needs?|requires?|supports?|builds? (?:on|with)|starts? on) 
    (?P<v>{_PRODUCT} {_VERSION})(?:\+|,? (?:and|or) (?:newer|later|up|above|higher|upwards?|anything newer))
version ::  :: (?P<t>.+?) (?:needs?|requires?) at least (?P<v>{_PRODUCT} {_VERSION})
support :: yes :: (?P<t>.+?) (?:still )?supports (?P<t2>.+)
support :: yes :: (?P<t2>.+?) (?:is|are) (?:still )?supported (?:by|in|on) (?P<t>.+)
support :: no :: (?:the )?support (?:for|of) (?P<t2>.+?) (?:was|were|has been|is|got) 
    (?:dropped|removed|ended|discontinued)(?: from| in| by| for) (?P<t>.+)
support :: no :: (?P<t>.+?) (?:has )?(?:dropped|ended|removed|discontinued) (?:its |the )?support (?:for
    |of) (?P<t2>.+)
approver ::  :: (?P<t>.+?) (?:is|are|must be|has to be|have to be) (?:approved|signed off) by (?P<v>{_PARTY})
approver :: sole :: (?:the )?(?:approval|sign-off) (?:of|for|on) (?P<t>.+?) (?:lies with|rests with|is with
    |is up to|is given by|comes from) (?P<v>{_PARTY})
status ::  :: (?P<t>.+?),? (?:we |they |it |the server |the API )?{_ANSWERED} (?P<v>[1-5]\d\d)
status ::  :: (?P<t1>.+?) {_ANSWERED} (?P<v>[1-5]\d\d),? (?P<t2>(?:when|if|on|for|in|once) .+)
format :: sole :: (?P<v>{_FORMAT}) is what (?P<t>.+?) (?:produces?|emits?|writes?|outputs?|delivers?|yields?
    |generates?|sends?)
format :: sole :: (?P<t>.+?) (?:comes? out|(?:is|are) (?:written|produced|delivered|emitted|generated|saved
    |sent)) (?:as|in) 
    (?:an? )?(?P<v>{_FORMAT})(?: files?)?
format ::  :: (?P<t>.+?) (?:produces|emits|outputs|generates|yields) (?:an? )?(?P<v>{_FORMAT})(?: files?)?
order ::  :: (?P<t>.+?) (?:is|are|get|gets) (?:first )?(?P<t1>\w+ed\b.*?),? (?:and|then) (?:only )?
    (?:after that|then|afterwards|later|only then|subsequently)? ?(?P<t2>\w+ed\b.*)
order ::  :: (?P<t1>.+?) (?:comes?|happens?|runs?|is|goes) first(?:,|,? and|, then|,? and then) (?P<t2>.+?) 
    (?:follows?(?: it| that)?|comes? (?:second|after|next|later|afterwards)|(?:is|are) (?:second|next))
order ::  :: (?P<t2>.+?) (?:follows|comes after|happens after|runs after|takes place after) (?P<t1>.+)
order ::  :: (?P<t1>.+?) (?:precedes|comes before|happens before|runs before|takes place before) (?P<t2>.+)
shared :: all :: (?P<t>.+?) (?:is|are) (?:shared|common) (?:across|between|among|by|to)(?: all)?(?: the)? (?P<t2>.+)
shared :: all :: {_ONE}(?P<t2>.+?) share (?:one|a single|the same) (?P<t>.+)
shared :: each :: (?P<t>.+?) (?:is|are) (?:separate|kept apart|isolated|distinct|private|its own)
    (?: for each| for every| per| to each| to every) (?P<t2>.+)
shared :: each :: (?:each|every) (?P<t2>.+?) (?:has|gets|keeps|owns) (?:its|a separate) (?:own )?(?P<t>.+)
shared :: each :: there is (?:one|an?|a separate|an own) (?P<t>.+?) (?:per|for each|for every) (?P<t2>.+)
first ::  :: (?:the )?{_OLD} (?P<t>.+?) (?:is|are|comes?|goes)(?: always)?(?: (?:{_SHOWN}))? first
first ::  :: (?P<t>.+?) (?:begins?|starts?|opens?) with the {_OLD}(?: entry| item| one| element| row| record| line)?
first ::  :: (?P<t>.+?) (?:(?:is|are) (?:{_SHOWN}) |puts |shows |lists )
    (?:the )?{_OLD} (?:entry |item |one |ones )?first
lasting :: kept :: (?P<t>.+?) (?:survives?|outlives?|outlasts?) (?P<t2>.+)
lasting :: kept :: (?P<t>.+?) (?:is|are) (?:kept|preserved|retained) (?:across|over|through|during|after) (?P<t2>.+)
lasting :: lost :: (?P<t2>.+?) (?:{_LOSING}) (?P<t>.+)
lasting :: lost :: (?P<t>.+?) (?:is|are|get|gets) (?:{_LOST}) (?:by|on|at|with|after|during|in|when) (?P<t2>.+)
spared :: skipped :: (?P<t>.+?) (?:skips?|ignores?|leaves? out|passes? over) (?P<t2>.+)
spared :: skipped :: (?P<t2>.+?) (?:is|are|get|gets) (?:skipped|ignored|left out|passed over) (?:by|in
    |during) (?P<t>.+)
spared :: taken :: (?P<t2>.+?) (?:is|are|get|gets) (?P<t>\w+ed) (?:just )?(?:like|as|the same as|in the same way as)
    (?: all| any| every| the)?(?: the)? (?:others?|rest)
spared :: taken :: (?P<t>.+?) (?:treats|handles|takes) (?P<t2>.+?) (?:just )?(?:like|as)(?: all| any| every
    | the)?(?: the)? (?:others?|rest)
least ::  :: {_ONE}(?P<t>.+?) (?:needs?|requires?|must have|has to have|have to have|must be
    |must contain) at least {_N}(?: long)?
least ::  :: {_ONE}(?P<t>.+?) (?:below|under|shorter than|smaller than|of less than|of fewer than) {_N} {_REFUSED}
most ::  :: {_ONE}(?P<t>.+?) (?:above|over|larger than|bigger than|longer than|of more than|beyond) {_N} {_REFUSED}
most ::  :: {_ONE}(?P<t>.+?) (?:may|can|must) (?:be|have|hold|contain) (?:at most|no more than|up to|<=) {_BARE}
most ::  :: {_ONE}(?P<t>.+?) (?:is|are) (?:limited|capped|restricted) (?:to|at) {_BARE}
taken ::  :: {_ONE}(?P<t>.+?) (?:of|with) {_N} {_FINE}
taken ::  :: {_ONE}{_N} (?P<t>.+?) {_FINE}
unit ::  :: (?P<t>.+?) (?:counts?|in|as|(?:is|are)(?: an? (?:\w+ )?(?:count|number|amount) of)?)(?: integer
    | whole| decimal| float)? 
    (?:degrees )?(?P<v>{_UNIT})
daytime ::  :: (?P<t>.+?) {_DAYTIME}
manner ::  :: (?P<t>.+?) (?:is|are) (?:written|phrased|formulated|put|worded|kept) in (?:the )?{_TOLD}
manner ::  :: (?P<t>.+?) (?:use|uses|take|takes|has|have) (?:the )?{_TOLD}
path ::  :: (?P<t>.+?) (?:writes?|puts?|saves?|stores?|drops?|places?|dumps?|keeps?) (?P<t2>.+?) (?:to|into|in
    |under|at|below) {_PATH}
path ::  :: (?P<t>.+?) (?:ends? up|lands?|goes|go|lives?|(?:is|are) (?:written|put|saved|stored|dropped|placed|kept)) 
    (?:to|into|in|under|at|below) {_PATH}
means ::  :: (?:in (?P<t0>our [\w ]+?|this [\w ]+?|the [\w ]+?), )?(?:an? |the )?(?P<t>\w[\w-]*
    (?: [\w-]+)?) (?:means|denotes|stands for|refers to) (?P<v>.+)
means ::  :: by (?:an? |the )?(?P<t>\w[\w-]*(?: [\w-]+)?),? we (?:understand|mean) (?P<v>.+)
means ::  :: when we say (?:an? |the )?(?P<t>\w[\w-]*(?: [\w-]+)?),? we mean (?P<v>.+)
switch :: off :: (?P<t>.+?) (?:has|have|needs?) to be (?:switched|turned) on(?: explicitly| by hand| manually| first)
switch :: off :: (?P<t>.+?) (?:is|are) (?:off|opt-in) (?:by default|unless \w+ (?:turns|switches) (?:it|them) on)
switch :: on :: (?P<t>.+?) (?:is|are)(?: (?P<t2>\w+)| on)? unless \w+ (?:turns|switches) (?:it|them) off
switch :: on :: (?P<t>.+?) (?:has|have|needs?) to be (?:switched|turned) off(?: explicitly| by hand| manually)
"""
# Letters of which a sentence has some if it may be a turn of this kind.
CUES = {
    "version": tuple("0123456789"),
    "support": ("support",),
    "approver": ("approv", "sign"),
    "status": tuple("12345"),
    "format": tuple(_FORMAT.split("|")),
    "order": (" then", "after", "follow", " before", "preced", "subsequent"),
    "shared": ("share", "common", "each", "every", " per ", "separate"),
    "first": ("newest", "latest", "oldest", "earliest", "most recent", "youngest"),
    "lasting": tuple(
        "surviv outl kept preserv retain invalid kill wip drop discard clear destroy lost lose erase end".split()
    ),
    "spared": ("skip", "ignor", "leave", "left", "pass", "other", "rest"),
    "least": tuple("0123456789"),
    "most": tuple("0123456789"),
    "taken": tuple("0123456789"),
    "unit": tuple(_UNIT.split("|")),
    "daytime": ("morning", "afternoon", "evening", "night"),
    "manner": (" mood", " tense", " voice", " person"),
    "path": ("/",),
    "means": (" mean", " denote", " stands for", " refers to", " understand"),
    "switch": ("turn", "switch", "opt-in", "by default"),
}
# Manners of one line exclude each other.
CLASSES = (
    "imperative past",
    "imperative indicative",
    "past present",
    "past future",
    "present future",
    "active passive",
    "first second",
    "second third",
    "first third",
)
# Other words for a value.
SAME = {
    **dict.fromkeys(("latest", "most recent", "youngest"), "newest"),
    "earliest": "oldest",
    "meters": "metres",
    "kilometers": "kilometres",
}
# What goes to a path without being a file.
PASSING = "request traffic redirect"
# Words that belong to no topic, and those that only tell a value of a kind.
COMMON = (
    "a an the our we us its it they their this that which who whose when if where be is are was were been has have had get"
    " gets against of in on for to with by from at as and all every each any always per there do does still so into under"
)
TELLING = {
    "version": "run runtime version release support",
    "status": "status code http answer response",
    "format": "file format output",
    "order": "first then step it that",
    "approver": "sole team guild squad group crew board committee department office",
    "first": "list entry item row record line order",
    "least": "length size value",
    "most": "length size value number result hit item entry hold",
    "taken": "length size value",
    "unit": "value parameter argument field number count amount record store keep hold give measure report express specify"
    " integer set state",
    "daytime": "job run schedule start take place happen plan do go out kick off trigger execute perform send deliver late"
    " early",
    "path": "file directory folder",
    "spared": "one entry",
    "manner": "always",
}
