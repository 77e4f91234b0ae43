"""Closed word classes: what carries no content, what negates, what narrows, what a verb is.

Only general English and the vocabulary any software project shares belong here; no product names.
"""

from __future__ import annotations

from .stems import stem


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


BE = _set("be is are was were been being am")
DO = _set("do does did")
HAVE = _set("have has had having")
OUGHT = _set("must should shall ought")
CAN = _set("can may could")
AUX = BE | DO | HAVE | OUGHT | CAN | _set("cannot will would need needs")
PRONOUNS = _set("we you they i he she it everyone everybody anyone nobody")
DETERMINERS = _set(
    "a an the this that these those our your their its his her my all every each any both some no one"
)
ARTICLES = _set("a an the our its their your this")
RELATIVES = _set("that which who whose whom")
NEGATORS = _set("not never nolonger no none nothing nobody neither nor cannot without n't")
# "Stop doing", "avoid", "lack" turn the clause around when they are its verb.
NEGATIVE_VERBS = frozenset(stem(w) for w in ("stop", "avoid", "cease", "quit", "refrain", "lack"))

PREPOSITIONS = _set(
    "in on at for from by with as into onto of to via through using over under per within inside outside between"
    " during against before after until since above below without toward towards upon across among behind beside"
    " besides beyond despite except like near off than unless when while if where whenever once because"
)
# A phrase opened by one of these narrows a claim to some cases.
NARROWING = _set(
    "in on at for from under per within inside outside between during against until with of than upon across among"
)
CONDITIONS = _set(
    "if when whenever unless except while where only once besides solely exclusively apart otherwise"
)
SOME = _set(
    "some few most many several certain rarely seldom sometimes often occasionally mostly partly another other"
)

ADVERBS = _set(
    "always currently now today generally usually normally typically simply just even also too still already then ever"
    " explicitly strictly only actually really quite very well yet again instead therefore thus hence here there"
    " everywhere longer more all fully never not n't nolonger"
)

STOP = (
    BE
    | DO
    | OUGHT
    | CAN
    | ARTICLES
    | PRONOUNS
    | RELATIVES
    | _set(
        "these those his her my me us them all every each any both whole entire no not never n't nor neither and or"
        " of to in on at for from by with as into onto via through using per within upon than so such"
        " always currently now today generally usually normally typically simply just even also too still already then"
        " ever actually really quite very well yet again please there here itself themselves own themself other's"
        " will would cannot nobody everybody everyone anyone everywhere whatever please up out long total overall altogether"
        " circumstance circumstances case"
    )
)

# Verbs too light to tell two claims apart.
LIGHT = frozenset(
    stem(w)
    for w in (
        "be do have use get set make take give go come work happen occur exist live reside sit carry hold travel run"
        " perform execute prefer want let ensure stay remain apply contain find place locate define consist perform"
        " ought require need allow belong"
    ).split()
)

ENVIRONMENTS = {
    "production": "production",
    "live": "",
    "staging": "staging",
    "sandbox": "sandbox",
    "localhost": "local",
    "locally": "local",
    "ci": "ci",
    "qa": "qa",
    "uat": "uat",
    "preview": "preview",
    "demo": "demo",
    "canary": "canary",
    "prod": "production",
    "preproduction": "preproduction",
}
# Words that are an environment only beside one of these: "test environment", "in development".
LOOSE_ENVIRONMENTS = _set("live test testing tests dev development local stage debug release nightly")
PLACES = _set(
    "environment env environments cluster server servers instance instances system site machine machines mode build builds"
)
PLATFORMS = _set(
    "linux macos mac osx windows ios android ipados web mobile desktop tablet browser chrome firefox safari edge arm"
    " arm64 x86 amd64"
)
METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"})
TIMES = _set(
    "monday tuesday wednesday thursday friday saturday sunday weekday weekend mondays tuesdays wednesdays thursdays"
    " fridays saturdays sundays weekdays weekends january february april june july august september october"
    " november december spring summer autumn winter christmas night morning evening noon midnight"
)

ROLE_NOUNS = frozenset(
    stem(w)
    for w in (
        "default style type mode format level name theme language manager owner lead maintainer framework tool engine"
        " database cache broker queue provider registry license runtime compiler linter formatter bundler host target"
        " branch entry point command port strategy policy convention encoding timezone zone locale currency protocol"
        " platform library backend frontend stack store storage orm editor shell region algorithm separator delimiter"
        " prefix suffix extension indentation directory file path url key header color font unit channel"
    ).split()
)

VERBS = frozenset(
    """
accept access achieve act activate adapt add adopt agree aim alert align allocate allow amend analyse analyze annotate announce
answer append apply approve archive arrive ask assemble assert assign assume attach audit authenticate authorize avoid await back
backup base batch become begin behave belong benchmark bind block boot branch break bring browse buffer build bump bundle
bypass cache calculate call cancel capture carry catch cause cease change charge check choose claim clean clear clone close
collapse collect combine come commit communicate compare compile complete compose compress compute confirm connect consist
consume contact contain continue control convert copy correct cost count cover crash create cut deactivate deal debounce debug
declare decline decode decorate decrease decrypt dedupe default defer define degrade delay delete deliver deny depend deploy
deprecate derive describe deserialize design destroy detect determine develop differ disable disallow discard discourage dispatch
display distribute document download draw drop dump duplicate echo edit elect embed emit enable encode encourage encrypt end
enforce enqueue ensure enter erase escape establish evaluate evict examine exceed exclude execute exist exit expand expect
expire explain export expose extend extract fail fall feed fetch fill filter find finish fire fit fix flag flush focus fold
follow forbid force forget fork format forward freeze gate gather generate get give go grant group grow guarantee guard guide handle
hang happen hash have help hide hint hit hold honor host identify ignore implement import improve include increase increment indent
index indicate infer inform ingest inherit initialize inject insert inspect install instantiate integrate intercept invalidate
invoke involve isolate issue iterate join keep kill know label lack land last launch lay lead leak learn leave let license lie limit
link lint list listen live load lock log look lose mail maintain make manage map mark match mean measure meet merge migrate
mirror mock modify monitor mount move mutate name need negotiate nest normalize note notify number obey observe obtain occur offer
omit open operate optimize order organize originate output overlap override overwrite own pack page paginate parse partition pass
patch pause pay perform permit persist pick pin ping pipe place plan play point poll populate port post precede prefer prefix prepare
present preserve press prevent print prioritize process produce profile prohibit promote propagate protect prove provide provision
proxy prune publish pull purge push put qualify query queue quit quote raise rank rate reach react read rebase rebuild receive recommend
reconnect record recover recreate redact redirect reduce redeploy refactor refer reference refrain refresh refuse regenerate register reject
relate release reload rely remain remember remove rename render renew reopen repair repeat replace replay replicate reply report represent reproduce
request require rerun reset reside resolve respect respond restart restore restrict result resume retain retire retrieve retry return
reuse reveal revert review revoke rewrite roll rotate round route run sample sanitize satisfy save scale scan schedule scope seal search
secure see seed select send separate serialize serve set share shed ship show shut shutdown shard sign simulate sit skip sleep snapshot sort
source span spawn specify spell split squash stage stamp stand start state stay stem step stick stop store stream stringify strip
structure subclass submit subscribe succeed suffer suggest support suppress suspend swap switch sync tag take talk target teach tell terminate
test think throttle throw tie time timeout toggle trace track trail train transfer transform translate transmit travel treat triage trigger trim
truncate trust try tune turn type uncover undo uninstall unlock unset update upgrade upload use validate vary vendor verify version view visit wait
walk want warn watch weigh win withdraw work wrap write yield zip own signoff login rollback
""".split()
)
# A sentence that opens with one of these is an order; other verbs may open it as nouns ("test coverage must").
ORDERS = _set(
    "use avoid prefer keep ensure add remove choose make put do let allow enable disable run write delete follow treat bring"
    " give take get ask begin stop start create assume expect verify always never wrap pick return throw commit never update"
    " move include exclude require send store read mock hide show call rely rebase squash"
)
# Verbs that take a whole clause behind them: "ensure all endpoints are documented".
CLAUSE_TAKERS = _set(
    "ensure make verify check assume note remember guarantee let keep know see prove confirm assert mean require expect"
)
VERB_STEMS = frozenset(stem(verb) for verb in VERBS)
