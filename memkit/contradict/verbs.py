"""The verbs of project prose: enough to find the verb of a sentence and to tell an order from a noun."""

from __future__ import annotations

from memkit.contradict.stems import stems_of
from memkit.contradict.words import words

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
    treat truncate use validate verify want write
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
