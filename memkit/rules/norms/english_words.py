"""Word tables for `english`: verbs that order, what may precede them, and words that only look like verbs."""

from __future__ import annotations

from memkit.contradict.lexicon import VERBS, words

LEADS = words(
    """
    if when before after to for in from on unless once while until whenever where with under during at
    by as since without rather instead because
    """
)
BE = words("is are isn't aren't be gets get")
MUST = words("must shall need needs requires require mustn't needn't")
MODALS = MUST | words("can may could cannot can't will won't would might")
# Verbs that are no nouns: in front of a sentence they give an order.
ORDERS = words(
    """
    use avoid prefer keep ensure add remove choose make put do let allow enable disable run write delete
    follow treat bring give take get ask begin stop start create assume verify wrap pick throw include
    exclude send store read hide show rely install remember forget consider apply provide explain
    describe tell trust obey skip bypass approve promote accept reject refuse proceed continue assert
    maintain respect confirm favor favour stick adhere refrain wait never don't act behave pretend
    respond answer reply forward post upload download execute invoke call open close rename replace
    rewrite reuse refer see look check update upgrade bump pin commit push pull merge squash rebase
    deploy publish ship tag sign notify inform contact report escalate document comment annotate declare
    define name handle catch raise return inject mock stub isolate split extract inline move place group
    sort limit restrict validate sanitize sanitise escape encode encrypt rotate revoke grant drop
    truncate erase wipe reset restart rerun retry repeat restore revert undo turn switch set unset
    export leave think try go come work finish complete submit request review discuss agree prioritize
    prioritise minimise minimize maximise reduce increase mark flag log print cover test lint format
    generate regenerate save quote cite link pass hand fix clean clear kill disregard share say insist
    acquire obtain preserve enforce break track keep beware watch mind stay aim bear expect revisit compare
    hoist flatten dispose park surface budget wire attribute stow tuck unify consolidate encapsulate mitigate quantify
    reconcile refactor resist
    """
)
SKIPPED = words(
    """
    please always never just simply first then also instead so and but now kindly finally only rather
    hence ever thus therefore
    """
)
STRONG = words("please always never")
CUT = words(
    """
    that which who whose because since if when unless while whenever where as until so once but ,
    although after before
    """
)
OBJECTS = words("the a an all every each any your our this these those why whether how")
OPENERS = words(
    """
    whatever wherever only both not during unlike despite given half even because once currently here behind besides every
    otherwise instead meanwhile afterwards hence thus therefore however sometimes often
    elsewhere each all any some most many few either neither such what which who how why where with within without
    whereas although though whether there that than per via so too yet is are was were be has have had
    does did can could may might must should will would shall it they this these those one two three we
    you i he she nobody everyone anyone nothing none
    """
)
NOUNS = words(
    """
    tests hooks checks builds logs caches types calls names files lists changes branches tags issues
    releases commits keys values sets lines hashes objects requests results records fields rows queries
    errors notes flags links images
    """
)
PAST = words(
    """
    was were had did wasn't weren't didn't saw found got ran chose moved began broke came cut fell gave
    went held kept knew led left lost made meant met paid put sent showed shown spent stood took thought
    told understood wrote been hit built
    """
)
PLAIN = words(
    """
    take need contain include live lie lack depend happen grow fail become come go make hold return use
    require
    """
)
PURE = words(
    """
    use avoid prefer keep ensure add remove choose make put do let allow enable disable write delete
    follow treat bring give take get ask begin create assume verify wrap pick throw include exclude send
    hide rely install remember forget consider apply provide explain describe tell obey bypass approve
    accept reject refuse proceed continue maintain confirm favor favour refrain execute invoke rename
    replace rewrite refer look tag notify inform declare define validate sanitize disregard pretend
    submit generate regenerate say insist acquire obtain preserve enforce
    defer hoist flatten dispose append prepend adopt compose consolidate convert delegate deprecate derive detach discard
    embed encapsulate evict expose extend forbid inherit introduce migrate mitigate normalise normalize omit persist
    prevent propagate quantify reconcile refactor resist resolve separate serialise serialize simplify specify subscribe
    suppress terminate translate unify stow tuck park surface wire budget attribute
    """
)
# forms of verbs that are no plurals of nouns
ACTING = words(
    "returns fails raises throws succeeds swallows ignores accepts rejects keeps gives takes becomes waits does has is was"
)
# whoever is addressed as if described, and what people leave undone
NEXT_ONES = (["the", "next"], ["a", "good"], ["every", "good"], ["a", "careful"], ["a", "smart"])
READERS = words("agent assistant developer session model maintainer contributor engineer reader")
LEFT_UNDONE = words("reviews tests checks approves merges asks waits signs audits verifies")
SHOULD = words("should ought shouldn't shalt")
# verbs that name things too, as the first of two words: "exit codes", "log rotation"
TOPICS = words(
    """
    build cache call check commit compile debug deploy drop exit export format hash import index link lint load lock log
    merge parse print push query queue read rebase release rename render report request reset restart retry return review
    search set sort start store stream sync test trace type update upgrade upload download write
    """
)
# what such names end in
NAMED = words(
    """
    code codes key keys order policy digit digits limit limits size sizes timeout timeouts mode modes state states type
    types count counts level levels window interval delay budget buffer path value values status statuses format
    """
)
NUMBERS = words("one two three four five six seven eight nine ten several many few")
# "double-check", "re-run": what comes before the hyphen changes no order
PREFIXES = words("double re cross pre spell hand force auto")
# verbs of descriptions that the list of verbs lacks
GROWING = words("amount double halve shrink stay rise sit travel arrive widen narrow climb")
PLURAL_VERBS = VERBS | GROWING | words("lag live lie sit stay need lack cause happen go run fail")
