"""The words of English claims: closed classes, a light stemmer with irregular verbs, abbreviations and plain synonyms
folded, and the verbs of project prose.

The stemmer only has to map spellings of one word to the same stem; its stems are never shown.
"""

from __future__ import annotations

from memkit.boot.image import table
from memkit.boot.memo import memoised


def words(text: str) -> frozenset[str]:
    """The words of a text as a set."""
    return frozenset(text.split())


BE = words("be is are was were been being am")
DO = words("do does did")
HAVE = words("have has had having")
OUGHT = words("must should shall ought")
CAN = words("can may could")
AUX = BE | DO | HAVE | OUGHT | CAN | words("cannot will would need needs")
PRONOUNS = words("we you they i he she it everyone everybody anyone nobody")
ARTICLES = words("a an the our its their your this")
DETERMINERS = ARTICLES | words("that these those his her my all every each any both some no one")
RELATIVES = words("that which who whose whom")
NEGATORS = words("not never nolonger no none nothing nobody neither nor cannot without")

PREPOSITIONS = words(
    """
    in on at for from by with as into onto of to via through using over under per within inside outside between
    during against before after until since above below without toward towards upon across among behind beside
    besides beyond despite except like near off than unless when while if where whenever once because
    """
)
# Words that open a condition; what they govern is scope.
CONDITIONS = words(
    "if when whenever unless except while where only once besides solely exclusively apart otherwise"
)
# Words that make a claim about some cases only.
SOME = words(
    "some few most many several certain rarely seldom sometimes often occasionally mostly partly another other"
)
# Of these, the ones that leave room for others: "some are public" and "some are private" both hold.
EXISTENTIAL = words("some few many several certain sometimes occasionally partly")

ADVERBS = words(
    """
    always currently now today generally usually normally typically simply just even also too still already then ever
    explicitly strictly only actually really quite very well yet again instead therefore thus hence here there
    everywhere longer more all fully never not nolonger
    """
)

_FILLERS = words(
    """
    these those his her my me us them all every each any both whole entire no not never nor neither and or
    of to in on at for from by with as into onto via through using per within upon than so such inside
    always currently now today generally usually normally typically simply just even also too still already then
    ever actually really quite very well yet again please there here itself themselves own will would cannot
    everywhere whatever out long total overall altogether circumstance circumstances case
    """
)
STOP = BE | DO | OUGHT | CAN | ARTICLES | PRONOUNS | RELATIVES | _FILLERS


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
rotation:rotate comparison:compare compression:compress validation:validate encryption:encrypt execution:execute
e2e:e2e cli:cli approvals:approval approve:approval approved:approval
"""


def _word_pairs(text: str) -> dict[str, str]:
    return dict(item.split(":") for item in text.split())


_FORMS = _word_pairs(_IRREGULAR)
_FOLD = _word_pairs(_SYNONYMS)
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
    __name__, "folded", lambda: {_strip(word): _strip(to) for word, to in _FOLD.items() if len(word) > 3}
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


_VERBS = """
    abort accept access accumulate achieve acknowledge acquire act activate adapt add adopt advertise aggregate agree aim
    alert align allocate allow amend analyse analyze animate annotate announce anonymize answer appear append apply approve
    archive arrange arrive ask assemble assert assign assist assume attach attempt audit authenticate authorize average
    avoid await back backup balance ban base batch become begin behave belong benchmark bill bind blend block boot bounce
    branch break bring broadcast browse buffer build bump bundle bypass cache calculate calibrate call cancel cap capture
    carry catch cause cease certify chain change charge chat check choose claim clamp clean clear clip clone close coerce
    collapse collect collide combine come commit communicate compare compensate compile complete compose compress compute
    concatenate configure confirm connect consist constrain construct consume contact contain continue contribute control
    convert coordinate copy correct correlate cost count cover crash crawl create customize cut deactivate deal debounce
    debug decide declare decline decode decorate decrease decrypt dedupe deduct default defer define degrade delay delegate
    delete deliver demand demote deny depend deploy deposit deprecate derive describe deserialize design destroy detach
    detect determine develop differ disable disallow discard disclose discourage discover dispatch display distribute
    divide document download drain draw drift drop dump duplicate earn echo edit eject elect elevate embed emit emulate
    enable encode encounter encourage encrypt end enforce enqueue ensure enter equal erase escape establish estimate
    evaluate evict examine exceed exchange exclude execute exempt exist exit expand expect expire explain export expose
    extend extract fade fail fall favor feed fetch fill filter find finish fire fit fix flag flash flush focus fold follow
    forbid force forecast forget fork format forward freeze fund gain gate gather generate get give go govern grant greet
    group grow guarantee guard guide halt handle hang happen hash have help hide highlight hint hire hit hold honor host
    identify ignore illustrate implement imply import improve include increase increment indent index indicate infer inform
    ingest inherit initialize inject inline insert inspect install instantiate instruct integrate intercept interpolate
    interpret interrupt invalidate invert invite invoice invoke involve isolate issue iterate join jump keep kill know label
    lack lag land last launch lay lead leak learn lease leave let license lie limit link lint list listen live load localize
    lock log login look loop lose mail maintain make manage map mark match mean measure meet memoize merge migrate minify
    minimize mirror mix mock modify monitor mount move multiply mutate mute name navigate need negotiate nest normalize note
    notify number obey observe obtain occupy occur offer omit open operate opt optimize order organize originate output
    overflow overlap override overwrite own pack page paginate paint parse participate partition pass patch pause pay
    perform permit persist pick pin ping pipe place plan play plot point poll populate port post postpone precede predict
    prefer prefetch prefix preload prepare preprocess prescribe present preserve press prevent preview print prioritize
    proceed process produce profile prohibit promote prompt propagate propose protect prove provide provision proxy prune
    publish pull purge push put qualify quantize quarantine query queue quit quote raise rank rate reach react read rebase
    reboot rebuild recalculate receive recommend reconnect record recover recreate recycle redact redeploy redirect reduce
    refactor refer reference refrain refresh refund refuse regenerate register regulate reject relate relay release reload
    rely remain remember remove rename render renew rent reopen repair repeat replace replay replicate reply report
    represent reproduce request require rerun reserve reset reside resize resolve respawn respect respond restart restore
    restrict result resume retain retire retrain retrieve retry return reuse reveal revert review revoke reward rewrite roll
    rollback rotate round route run salt sample sanitize satisfy save scale scan schedule scope scroll seal search secure
    see seed select sell send separate serialize serve set shard share shed shift ship show shrink shuffle shut shutdown
    sign signal signoff simplify simulate sit skip sleep slice snapshot solve sort source span spawn speak specify spell
    spend split squash stack stage stamp stand standardize start state stay steer stem step stick stop store stream stretch
    stringify strip structure subclass submit subscribe subtract succeed suffer suggest summarize supersede supervise supply
    support suppress survive suspend swap switch sync tag take talk tap target teach tell terminate test think throttle
    throw tie time timeout toggle tolerate touch trace track trade trail train transfer transform translate transmit travel
    treat triage trigger trim trip truncate trust try tune turn type uncover undo unify uninstall unlock unmount unset update
    upgrade upload use utilize validate vary vendor verify version view violate visit vote wait wake walk want warm warn
    watch weigh win wipe withdraw work wrap write yield zip zoom
    """
VERBS = words(_VERBS)
VERB_STEMS = stems_of(_VERBS)

# Verbs that are no nouns, so that their s-form can only be a verb.
PURE_VERB_STEMS = stems_of(
    """
    accept add allow apply avoid become begin belong choose come communicate consist contain create decide define delete
    depend deny derive describe disable discard emit enable ensure enforce exceed exclude execute exist expect expire
    expose forbid generate get give go guarantee happen have hide identify ignore implement include inherit invoke
    keep know lack let lose maintain make mean need obey occur omit own permit persist predict prefer prevent produce
    prohibit provide publish put receive refer refuse reject rely remain remove render replace require reside resolve
    respond retain retrieve satisfy save seem send serialize serve speak specify submit suggest take tell throw tolerate
    treat truncate use validate verify want win write
    """
)

# A sentence that opens with one of these is an order; other verbs may open it as nouns ("test coverage must").
ORDERS = words(
    """
    use avoid prefer keep ensure add remove choose make put do let allow enable disable run write delete follow treat
    bring give take get ask begin stop start create assume expect verify wrap pick return throw commit update move
    include exclude require send store read mock hide show call rely rebase squash train
    """
)
# Verbs that take a whole clause behind them: "ensure all endpoints are documented".
CLAUSE_TAKERS = words(
    "ensure make verify check assume note remember guarantee let keep know see prove confirm assert mean require expect"
)
# "Stop doing", "avoid", "lack" turn the clause around when they are its verb.
NEGATIVE = stems_of("stop avoid cease quit refrain lack")
# A bare past tells history, except for what still holds: "the team chose", "the team stopped".
STILL_TRUE = NEGATIVE | stems_of("choose decide agree adopt standardize")
