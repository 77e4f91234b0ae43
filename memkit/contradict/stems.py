"""Word forms: a light English stemmer with irregular verbs, abbreviations and plain synonyms folded.

It only has to map spellings of one word to the same stem; its stems are never shown.
"""

from __future__ import annotations

from memkit.boot.image import table
from memkit.boot.memo import memoised

_IRREGULAR = """
kept:keep built:build wrote:write written:write sent:send held:hold ran:run running:run chose:choose chosen:choose
took:take taken:take done:do did:do does:do doing:do made:make left:leave lost:lose threw:throw thrown:throw
shown:show gave:give given:give began:begin begun:begin bound:bind found:find hid:hide put:put paid:pay
led:lead met:meet went:go gone:go goes:go going:go came:come said:say got:get gotten:get saw:see seen:see
told:tell thought:think brought:bring bought:buy caught:catch taught:teach spoke:speak spoken:speak
broke:break broken:break froze:freeze frozen:freeze drove:drive driven:drive fell:fall fallen:fall
grew:grow grown:grow knew:know known:known rose:rise risen:rise stood:stand understood:understand
spent:spend split:split shut:shut slept:sleep stuck:stick swept:sweep withdrawn:withdraw overridden:override
overrode:override forbade:forbid forbidden:forbid bore:bear borne:bear laid:lay lay:lie lain:lie
used:use uses:use using:use has:have had:have having:have is:be are:be was:be were:be been:be being:be am:be
data:data bus:bus status:status alias:alias analysis:analysis basis:basis canvas:canvas axis:axis
indices:index indexes:index matrices:matrix vertices:vertex children:child people:person men:man women:woman
tied:tie lying:lie ties:tie uses:use always:always across:across access:access process:process
news:news css:css https:http dns:dns aws:aws ios:ios macos:macos saas:saas kubernetes:kubernetes
hidden:hide site:site sites:site
"""

_SYNONYMS = """
repo:repository repos:repository db:database dbs:database config:configuration configs:configuration cfg:configuration
env:environment envs:environment dev:development docs:documentation doc:documentation app:application
apps:application auth:authentication admin:administrator admins:administrator prod:production
k8s:kubernetes js:javascript ts:typescript postgres:postgresql pg:postgresql param:parameter params:parameter
arg:argument args:argument dir:directory dirs:directory folder:directory folders:directory
prs:pullrequest pr:pullrequest mr:pullrequest mrs:pullrequest info:information lib:library libs:library
msg:message msgs:message pkg:package pkgs:package spec:specification specs:specification
deps:dependency dep:dependency max:maximum min:minimum maximal:maximum minimal:minimum
delete:remove erase:remove retain:keep preserve:keep begin:start commence:start select:choose pick:choose
adopt:choose mail:email mails:email e-mail:email manually:manual automatically:automatic auto:automatic
obligatory:mandatory colour:color licence:license behaviour:behavior initialise:initialize
organisation:organization org:organization orgs:organization
deploy:deployment deploys:deployment deployed:deployment deploying:deployment deployments:deployment
fetch:load retrieve:load maintainer:maintain owner:own ownership:own responsible:own
timezone:timezone tz:timezone id:id ids:id identifier:id identifiers:id
ui:ui frontend:frontend backend:backend sec:second secs:second mins:minute hrs:hour
big:large huge:large tiny:small fully:full entirely:full
capped:limit uppercased:uppercase lowercased:lowercase logging:log logs:log logger:logger
comparison:compare compression:compress validation:validate encryption:encrypt execution:execute
e2e:e2e cli:cli approvals:approval approve:approval approved:approval
"""


def _mapping(text: str) -> dict[str, str]:
    return dict(item.split(":") for item in text.split())


_FORMS = _mapping(_IRREGULAR)
_FOLD = _mapping(_SYNONYMS)
_VOWELS = frozenset("aeiouy")


@memoised(20000)
def stem(word: str) -> str:
    """The stem of a lower-case word: inflection off, irregular forms, abbreviations and synonyms folded."""
    base = _FORMS.get(word, word)
    if base == word and word in _FORMS:
        return word
    for form in (word, base, _singular(base)):
        if form in _FOLD:
            return _strip(_FOLD[form])
    cut = _strip(base)
    return _FOLDED_STEMS.get(cut, cut)


def is_irregular_past(word: str) -> bool:
    """Whether the word is an irregular past form: kept, written, sent."""
    return _FORMS.get(word, word) != word and not word.endswith(("s", "ing"))


def _singular(word: str) -> str:
    if len(word) < 4 or not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes", "zes")):
        return word[:-2]
    return word[:-1]


def _strip(word: str) -> str:
    if len(word) < 4 or not word.isalpha() or _FORMS.get(word) == word:
        return word
    word = _singular(word)
    for suffix in ("ing", "ed"):
        if word.endswith(suffix) and len(word) - len(suffix) >= 3 and _VOWELS & set(word[: -len(suffix)]):
            return _tidy(word[: -len(suffix)])
    if word.endswith("ly") and len(word) > 5:
        word = word[:-2]
    return _tidy(word)


def _tidy(word: str) -> str:
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]
    if word.endswith("e") and len(word) > 3:
        word = word[:-1]
    if word.endswith("i") and len(word) > 3:
        word = word[:-1] + "y"
    return word


# Inflected forms of a synonym meet it too: "deleting" has the stem of "delete", which is folded.
_FOLDED_STEMS = table(
    __name__, "folded", lambda: {_strip(word): _strip(to) for word, to in _FOLD.items() if len(word) > 4}
)


def stem_table(text: str) -> dict[str, str]:
    """Word → stem for the words of a text of this package: worked out once for all starts."""
    return table(__name__, text, lambda: {word: stem(word) for word in text.split()})


def stems_of(text: str) -> frozenset[str]:
    """The stems of the words of such a text."""
    return frozenset(stem_table(text).values())


# Verbs too light to tell two claims apart.
LIGHT = stems_of(
    """
    be do have use get set make take give go come work happen occur exist live reside sit carry hold travel run
    perform execute prefer want let ensure stay remain apply contain find place locate define consist belong become
    """
)
