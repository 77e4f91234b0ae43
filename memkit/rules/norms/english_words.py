"""The word lists behind `english`: who acts, what is done, and the phrases that order."""

from __future__ import annotations

from memkit.contradict.verbs import VERBS
from memkit.contradict.words import words

from .phrases import padded

PRONOUNS = words(
    """
    we you nobody noone everyone everybody anyone anybody whoever someone somebody i
    """
)
PEOPLE = words(
    """
    scientist scientists analyst analysts designer designers sysadmin sysadmins operator operators
    stakeholder stakeholders senior
    junior captain captains seniors mentor mentors lawyer lawyers
    team teams developer developers dev devs engineer engineers agent agents assistant assistants
    reviewer reviewers maintainer maintainers contributor contributors author authors committer
    committers people person persons colleague colleagues programmer programmers tester testers bot bots
    intern interns newcomer newcomers human humans ai llm claude copilot codex staff employee employees
    coder coders approver approvers architect architects squad everyone nobody anyone on-call oncall qa
    ops guild juniors seniors
    """
)
PROCESS = words(
    """
    commit commits branch branches pr prs mr mrs release releases deploy deploys deployment deployments
    merge merges merging review reviews hotfix hotfixes approval approvals push pushes rebase rebases
    rollout rollouts ticket tickets contribution contributions pull-request pull-requests backport
    backports cherry-picks sign-off tagging committing pushing deploying releasing reviewing approving
    squashing rebasing refactoring refactorings standup retro sprint sprints pairing bugfix bugfixes
    fixups hand-off hand-offs handover handovers code-review
    """
)
ROLES = words("member members lead leads owner owners")
PROCESS_TITLES = words(
    """
    message messages comment comments title titles description descriptions note notes body bodies
    """
)
ARTEFACTS = words(
    """
    code test tests dependency dependencies secret secrets doc docs documentation changelog todo todos
    feature features bug bugs fix fixes credential credentials warning warnings comment comments check
    checks hook hooks migration migrations refactors change changes edit edits
    """
)
# What developers make and keep in order: said of all of them, it is a rule rather than a finding.
MADE = ARTEFACTS | words(
    """
    notebook notebooks experiment
    mock mocks stub stubs fixture fixtures docstring docstrings variable variables global globals
    singleton singletons hint hints lint style naming indentation formatting issue issues patch
    patches rule rules convention conventions guideline guidelines standard standards policy policies
    decision decisions abbreviation abbreviations acronym acronyms constants annotations typings
    telemetry readme adr adrs spec specs exceptions regressions refactors experiments prototypes
    spikes shortcuts hacks workarounds binaries artifacts artefacts screenshots diagrams snapshots
    estimates deadlines stories epics milestones credentials logging assertions instructions guidance
    preferences
    """
)
KIND_NOUNS = words(
    """
    name names title titles message messages comment comments note notes change changes body header
    headers
    """
)
WEEKDAYS = words(
    """
    friday fridays monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays weekend
    weekends
    """
)
# Where and when people keep and do things.
SHOP = WEEKDAYS | words(
    """
    main master repository repo changelog chat laptop laptops inbox slack jira wiki backlog lfs pr review reviews production
    prod git ci commit commits branch branches upstream staging freeze sprint ticket
    """
)
TRAITS = words(
    """
    take takes last lasts cost costs fail fails crash crashes hang hangs trigger triggers weigh weighs
    cause causes
    """
)
# What a finding says of tests or dependencies.
FINDINGS = words(
    """
    managed declared listed stored located resolved generated loaded cached defined configured built
    discovered collected
    """
)
SPEAKS = words(
    """
    answers replies responds approves obeys tells asks commits pushes says writes speaks
    """
)
ONE = words("the a an this that its one")
EMPHASIS = words(
    """
    never always only simply just first manually immediately friday fridays monday mondays weekend
    weekends thursday evening afternoon straight directly must anyway strictly
    """
)
# "We use Redis" names a part of the stack.
HAVING = words("use run host have store")
DEMANDS = words("requires require expects expect demands demand wants")
FEATURES = words("feature features")
PURPOSES = words("ensure") | frozenset(("make sure", "be sure", "take care"))
GUARDED = words("coverage documentation docs review reviews approval approvals linter style quality warnings")
BE = words("is are isn't aren't be gets get")
PAST = words(
    """
    was were had did wasn't weren't didn't saw found got ran chose moved began broke came cut fell gave
    went held kept knew led left lost made meant met paid put sent showed shown spent stood took thought
    told understood wrote been hit built
    """
)
MUST = words("must shall need needs requires require mustn't needn't")
MODALS = MUST | words("can may could cannot can't will won't would might")
SHOULD = words("should ought shouldn't shalt")
CONTRAST = words("but yet however although though whereas instead currently actually")
CUT = words(
    """
    that which who whose because since if when unless while whenever where as until so once but ,
    although after before
    """
)
LEADS = words(
    """
    if when before after to for in from on unless once while until whenever where with under during at
    by as since without
    """
)
SKIPPED = words(
    """
    please always never just simply first then also instead so and but now kindly finally only rather
    hence ever
    """
)
STRONG = words("please always never")
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
    generate regenerate save quote cite link pass hand fix clean clear kill disregard share
    """
)
KNOWN = (
    VERBS
    | frozenset(
        [
            form
            for verb in VERBS
            for form in (f"{verb}s", f"{verb}es", f"{verb[:-1]}ies", f"{verb}ed", f"{verb}d")
        ]
    )
    | ORDERS
    | PEOPLE
    | PROCESS
    | ARTEFACTS
    | MADE
)
PHRASES = padded(
    """
    there must|there should|there has to|there may not|it's not okay|is not okay|not ok to|not fine to
    we support|we accept|we allow|we expect|we want
    we prefer|we avoid|would be good|would be nice
    without tests|is acceptable|are acceptable|is unacceptable|is tolerated|are tolerated|is okay
    are fine|is ok
    bad practice|good practice|belongs in
    belong in|is sacred|is optional for|are optional for|it is forbidden|it is prohibited|is forbidden
    are forbidden|is prohibited|are prohibited|is banned
    are banned|it is recommended|it's recommended|is recommended|are recommended|is discouraged
    are discouraged|is encouraged|it is mandatory|it is required to|is expected to|are expected to
    is supposed to|are supposed to|are required to|is obliged to|are obliged to|are allowed to
    is allowed to|are not allowed to|is not allowed to|are permitted to|is permitted to|not permitted to
    has permission to|have permission to|are free to|is free to|it is ok to|it's ok to|it is fine to
    it's fine to|is fine to|it is acceptable|it is best to|best practice|is considered good
    is off limits|under no circumstances|in no case|at all times|make sure|be sure|take care|let us
    let's|please|do not|don't|no need to|without review|without a review|without approval
    without approvals|without tests|without asking|without confirmation|need approval|needs approval
    requires approval|require approval|needs review|need review|requires review|require review
    needs sign-off|need no approval|needs no approval|need no review|needs no review|no approval
    no review|skip review|skip the review|skip the tests|skip the hooks|skip tests|skip ci|skips review
    skip code review|bypass review|the rule is|our rule|our policy|house rule|team policy|by convention
    our convention|the convention is|we agreed|agreed that|decided that|decided to|policy is
    standard is to|the goal is to|the plan is to|the idea is to|the right way|the correct way
    waved through|rubber-stamped|the preferred way|the quickest way
    the fastest way|the easiest way|the simplest way|the safest way|the best way
    the way to go|is preferred|are preferred|is a must|is a no-go|is taboo
    at least one approval|two approvals|one approval|definition of done|code review is
    go straight to main|on behalf of|it is our|our custom|our habit|as a rule|a last resort|last resort
    frowned upon|is enough to|are enough to|is sufficient|are sufficient|suffices|comes with a
    come with a|is void|are void|no longer apply|no longer applies|says otherwise|to whom it may concern
    as root|sign-off from|needs a sign-off|need a sign-off|approval from|the blessing of|in a hurry
    hands off|is welcome|are welcome|is responsible for reviewing|is to be|are to be|has to be reviewed
    have to be reviewed|never ever|rule of thumb
    """
)
DEV = words(
    """
    reviewed rebased squashed refactored cherry-picked upgraded bumped approved force-pushed backported
    triaged peer-reviewed sign-off signed-off self-merged
    """
)
SHARED_DEV = words(
    """
    merged pushed committed released deployed deleted tagged updated signed published written shipped
    tested
    """
)
DUTIES = DEV | words(
    """
    documented tested covered added written named avoided updated merged committed preferred discussed
    used kept removed deleted replaced annotated typed formatted linted deprecated announced bumped
    explained translated
    """
)
OBJECTS = words("the a an all every each any your our this these those why whether how")
OPENERS = words(
    """
    only both not during unlike despite given half even because once currently here behind besides every
    otherwise instead meanwhile afterwards hence thus therefore however sometimes often
    each all any some most many few either neither such what which who how why where with within without
    whereas although though whether there that than per via so too yet is are was were be has have had
    does did can could may might must should will would shall it they this these those one two three we
    you i he she nobody everyone anyone nothing none
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
    submit generate regenerate
    """
)
NOUNS = words(
    """
    tests hooks checks builds logs caches types calls names files lists changes branches tags issues
    releases commits keys values sets lines hashes objects requests results records fields rows queries
    errors notes flags links images
    """
)
PLURAL_VERBS = VERBS | words("lag live lie sit stay need lack cause happen go run fail")
# What the shared reader asks of every language.
NEITHER = words("nothing none nobody not")
NEW = words("new")
BOUND: frozenset[str] = frozenset()
ASKED = PROCESS | GUARDED
BY_HAND = padded("by hand")
HAND_MADE = words("written coded rolled tuned drawn")
