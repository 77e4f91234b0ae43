"""The word lists of recall, and the information of a word: its rarity among the facts and in project documents.

Every list is lower case; the lists are English because the stemmer is. A memory of fifty facts cannot show that "error" is
a common word and "tamper" is not. A table can: stems by the share of sentences that contain them, as the mean over the
documents of twenty-one projects without the highest and lowest two.
"""

from __future__ import annotations

from math import log

# Function words, which occur everywhere. The single letters and fragments at the end are what remains after an
# apostrophe (don't, she'll, we've).
STOP = frozenset(
    """
    a an the this that these those
    i me my mine myself you your yours yourself he him his himself she her hers herself it its itself
    we us our ours ourselves they them their theirs themselves
    am is are was were be been being do does did doing done have has had having
    will would shall should can could may might must ought
    and or but if so than then as because while
    of in on at by for from to into onto with without about over under between through during
    up down out off again
    what which who whom whose when where why how
    not no nor only too very just also some any all both each few more most other such own same
    there here
    s t d m ll re ve don didn doesn isn wasn weren aren couldn wouldn shouldn hasn haven hadn won
    """.split()
)

# Words that are only about the asking, whatever is asked.
TALK = frozenset(
    """
    summarise summarize tell various several regarding concerning according discuss discussed likely ever many
    much please say says said talk talked brought bring throughout
    """.split()
)

# Words that in a question about a conversation are about the asking as well; facts may be about them ("remember me").
ASKING = TALK | frozenset(
    """
    kind kinds type types sort sorts mention mentions mentioned list lists summary show give describe explain
    example examples detail details specific specifically particular related based conversation conversations
    discussion discussions aspect aspects item items question questions answer answers remind recall remember
    """.split()
)

# Stems of words that occur in questions about anything, and the share of their weight that counts.
LIGHT_WEIGHS = 0.35
LIGHT = frozenset(
    """
    use get make need want happen work go come find call put set take keep let tri
    long often larg big small high low wide deep fast soon old new first last next own
    thing way place time part number name case fact reason purpos default possibl abl allow support handl
    chang start end begin stop run stay write read give look differ main current actual exact
    mean know think project code
    size type kind sort mode option list item valu amount count level step detail exampl order
    live save store exist contain includ hold creat generat produc provid defin configur regist choos decid appli
    ask tell say show see seem turn fit return requir manag polici process strategi approach procedur
    system app applic file user singl whole sever valid sens matter send receiv build bring
    togeth pass later complet entir real simpl easi normal usual avoid assign insid outsid
    everi anyth someth everyth noth implement special explicit relev
    automat alreadi still instead onc alway never anoth after befor against dure back away
    although though even yet realli sometim certain whether moment notic appear disappear arriv pick behind
    reach affect bad wrong right fine okay strang weird odd bug problem troubl complain machin comput somebodi
    someon anybodi person folk guy stuff lot coupl earli late quick slowli faster proper correct basic
    simpli sudden apart along alon rather quit enough almost near mayb perhap otherwis anyway plus point idea
    luck hope expect suppos guess wonder believ care worri bother feel hear attempt sit lie stand plain half
    either neither besid day today everywher somewher anywher everybodi els sure honest good nice somehow kinda
    littl move leav deal play talk speak answer repli respond react behav suffic imposs like unabl intend
    surpris ahead far nearbi around across abov below beneath beyond rare seldom frequent ordinarili typic
    general common describ explain understand learn rememb remind fanci clever smart dumb mention summari
    specif particular relat base convers discuss aspect question recal
    """.split()
)

# what people call a sign that a claim quotes
SIGN_NAMES = {
    "~": "tilde", "+": "plus", "*": "asterisk star", "/": "slash", "\\": "backslash", ".": "dot", "_": "underscore",
    "$": "dollar", "&": "ampersand", "|": "pipe", "#": "hash", "-": "dash hyphen", ":": "colon", ";": "semicolon",
    "!": "exclamation", "%": "percent", "^": "caret", "=": "equals", ",": "comma",
}  # fmt: skip

# irregular form → base
_BENT = """
    be: am is are was were been being; go: went gone goes; do: did done does; have: had has
    see: saw seen; take: took taken; give: gave given; get: got gotten; make: made; come: came
    know: knew known; think: thought; find: found; tell: told; feel: felt; leave: left; keep: kept
    begin: began begun; bring: brought; buy: bought; build: built; break: broke broken; catch: caught
    choose: chose chosen; draw: drew drawn; drink: drank drunk; drive: drove driven; eat: ate eaten
    fall: fell fallen; fight: fought; fly: flew flown; forget: forgot forgotten; forgive: forgave forgiven
    freeze: froze frozen; grow: grew grown; hang: hung; hear: heard; hide: hid hidden; hold: held
    lead: led; lend: lent; lose: lost; mean: meant; meet: met; pay: paid; ride: rode ridden; ring: rang rung
    rise: rose risen; run: ran; say: said; sell: sold; send: sent; shake: shook shaken; shine: shone
    shoot: shot; show: shown; sing: sang sung; sink: sank sunk; sit: sat; sleep: slept; speak: spoke spoken
    spend: spent; stand: stood; steal: stole stolen; stick: stuck; strike: struck; swear: swore sworn
    sweep: swept; swim: swam swum; swing: swung; teach: taught; tear: tore torn; throw: threw thrown
    understand: understood; wake: woke woken; wear: wore worn; weave: wove woven; win: won; write: wrote written
    become: became; blow: blew blown; bend: bent; bind: bound; bite: bit bitten; bleed: bled; breed: bred
    cling: clung; creep: crept; deal: dealt; dig: dug; dream: dreamt; feed: fed; flee: fled; kneel: knelt
    lay: laid; learn: learnt; light: lit; seek: sought; shrink: shrank shrunk; slide: slid; spin: spun
    spring: sprang sprung; sting: stung; stink: stank; string: strung; override: overrode overridden
    overwrite: overwrote overwritten; rewrite: rewrote rewritten; rebuild: rebuilt; rerun: reran
    child: children; man: men; woman: women; person: people; foot: feet; tooth: teeth; mouse: mice
    goose: geese; life: lives; wife: wives; knife: knives; leaf: leaves; half: halves; shelf: shelves
    wolf: wolves; index: indices; vertex: vertices; matrix: matrices; criterion: criteria
    datum: data; medium: media; analysis: analyses; hypothesis: hypotheses; basis: bases
    crisis: crises; good: better best; bad: worse worst; far: farther further
"""
IRREGULAR = {
    form: base.strip()
    for base, _, forms in (part.partition(":") for part in _BENT.replace("\n", ";").split(";"))
    for form in forms.split()
}

MONTHS = {
    name: number + 1
    for number, names in enumerate(
        "january jan,february feb,march mar,april apr,may,june jun,july jul,august aug,"
        "september sep sept,october oct,november nov,december dec".split(",")
    )
    for name in names.split()
}

# An entry with one of these words, a clock time or a year names a time.
TIME = frozenset(
    """
    yesterday today tonight tomorrow morning afternoon evening night weekend week weeks month months
    year years day days hour hours minute minutes ago last next recently soon earlier later since until
    monday tuesday wednesday thursday friday saturday sunday
    january february march april may june july august september october november december
    spring summer autumn fall winter
    """.split()
)

FIRST_PERSON = frozenset("i me my mine myself we us our ours".split())


# how many sentences of other projects count in addition to the facts
_OTHERS = 100
# the share of sentences with a word that is in no list
_RARE = 0.001

_COMMON: tuple[tuple[float, frozenset[str]], ...] = (
    (
        0.03,
        frozenset(
            """
        add allow chang code default error exampl file follow implement make name need new one option provid
        requir set support test type use user valu
            """.split()
        ),
    ),
    (
        0.014,
        frozenset(
            """
        addit api applic avail base build call case check class configur contain creat current datum defin
        depend differ doc document exist featur field fix function get includ instead issu json key librari like
        list method number object open oper paramet process propos refer remov request return run see sourc
        specif string system time updat valid version work write
            """.split()
        ),
    ),
    (
        0.007,
        frozenset(
            """
        abov accept access address after alreadi appli argument array attribut author becaus befor behavior
        break client command commit compat complet consid content control custom design detail develop direct
        dure either enabl encod end ensur environ except execut extens fail find first format full futur general
        generat git give good handl header howev id identifi import improv index inform initi input instanc
        interfac keep level limit line local log main manag mani map match mean messag mode modul move multipl
        node non note now order page part pass path perform point possibl prevent previous problem project
        properti public pull read relat releas replac report respons result rule script section send separ
        server sinc singl specifi standard start state status step still store stream take target task tool true
        two upgrad variabl via want way well within
            """.split()
        ),
    ),
    (
        0.0035,
        frozenset(
            """
        abl account across action activ actual affect against altern alway amount anoth app approach attempt
        automat avoid back backward becom below bind block bodi buffer bug builder byte cach cannot caus charact
        choos clear close collect combin come comment common communiti compar compil compon condit config
        connect consist consum context continu convert copi core correct correspond databas date decis definit
        deploy deprec describ descript detect determin dev directori disabl discuss drop due effect element
        empti enforc entri etc even event everi expect explicit express extend extern fals far filter final flag
        form go group guid happen help high hub imag indic instal instruct int integ integr internal introduc
        invalid item iter java job know languag larg last latest leav length licens link load locat long longer
        look maintain manual max mechan member memori merg migrat miss model modifi necessari next origin
        otherwis output packag pars particular pattern per person place platform post potenti pre present privat
        protocol proxi queri question rang rather reason receiv recommend reduc regist reject repositori repres
        resolv resourc restrict review root runtim safe schema search second secur select self sequenc serial
        servic session sever share show sign similar simpl size solut space stack static storag structur style
        submit success suggest syntax tag team templat term text thing thread timeout titl top track tri unit
        url usag util veri verifi warn whether whi window wrap
            """.split()
        ),
    ),
)


def information(term: str, count: int, size: int) -> float:
    """The information of a stem that `count` of `size` facts contain, in units of the natural logarithm."""
    return log((size + _OTHERS) / (count + _OTHERS * _expected(term)))


def _expected(term: str) -> float:
    """The share of other projects' sentences that contain this stem."""
    return next((share for share, stems in _COMMON if term in stems), _RARE)
