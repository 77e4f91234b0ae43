"""Words of single-valued relations: nouns with one value, and verbs that give one or add up."""

from __future__ import annotations

from memkit.contradict.lexicon import stems_of

# Nouns whose whole point is to have one value, whatever word the value is.
ATTRIBUTES = stems_of(
    """
    default style type mode format level name theme language license strategy policy convention encoding timezone zone
    locale currency protocol region algorithm separator delimiter prefix suffix extension color font unit approach
    pattern standard method scheme status model stage severity priority visibility order direction alignment oncall
    """
)
# Nouns of parts a project has one of; their value is a name, or a kind.
ROLE_NOUNS = ATTRIBUTES | stems_of(
    """
    manager owner lead maintainer framework tool engine database cache broker queue provider registry runtime compiler
    linter formatter bundler host target branch command port platform library backend frontend stack store storage orm
    editor shell key id identifier token
    """
)
# Endings and words of qualities: "the queue is ordered" names no kind of queue.
QUALITY_ENDINGS = tuple("ed ble ple ive al ous ful ic less ing ent ant y en ar id te se".split())
QUALITIES = frozenset(
    "fast slow strict small big large new old safe full down up live dead hot cold cheap strong weak open".split()
)
# Nouns so wide that a name may be one of them: "a database" and "PostgreSQL" agree.
GENERIC = stems_of(
    """
    database cache storage store queue cloud file disk server service repository system platform tool language framework
    format library cluster bucket table directory engine form memory order place mode way general advance full bulk batch
    chunk registry provider broker code
    """
)

# Participles whose "in", "with", "from" … add up: a thing may be supported, sent or shown in many places.
ADDITIVE = stems_of(
    """
    find see know support send publish export use call trigger test cover review check import expose follow tag log
    report deliver share translate label connect link mention document show display offer ship notify monitor list
    contain include return emit accept allow require need integrate extend combine invoke consume subscribe print attach
    associate pair reference mirror replicate copy cache index annotate protect approve validate verify inspect scan
    audit discuss describe explain
    """
)
PLACED = stems_of(
    """
    take get store keep live reside sit read load come hold carry travel send pass save write locate place put contain
    transmit
    """
)
# Verbs read as a choice when we do them: "we write services in Go".
DOING = PLACED | stems_of(
    "build host deploy format encode hash encrypt compress sign version name license document provision manage render"
)
# Verbs a command does: "run the tests with `make check`".
COMMANDING = stems_of("run build start install format lint test deploy generate launch execute check")
CHOOSING = stems_of("use choose adopt select pick prefer")
OWNING = stems_of("own maintain manage lead operate develop administer govern")
BY = OWNING | stems_of(
    "resolve generate handle serve sign partition sort group identify authenticate order key shard render produce determine"
    " deliver dispatch schedule"
)
DOERS = frozenset(f"by {verb}" for verb in BY)
# Words for whatever does something, whose name another claim may tell.
AGENTS = stems_of(
    "worker service process daemon job task plugin package script program component module library tool system"
)
OWNED = frozenset(f"by {verb}" for verb in OWNING)
# What is written in one form is in no other, and the prepositions of a means.
WRITTEN = stems_of("write store save encode serialize serialise emit")
MEANS = frozenset("over via through using".split())
# Verbs with one end: "merged into develop", "rebased onto main".
ONTO = stems_of("merge rebase squash compile")
TO = stems_of("upload push write save deploy store default set pin bind map belong point")
# Active verbs and the prepositions that lead to their one value.
ACTIVE = {
    **dict.fromkeys(stems_of("live reside sit stay"), frozenset({"in", "under", "at", "inside", "on"})),
    **dict.fromkeys(stems_of("come originate boot inherit"), frozenset({"from"})),
    **dict.fromkeys(stems_of("travel"), frozenset({"in"})),
    **dict.fromkeys(stems_of("run"), frozenset({"on"})),
    **dict.fromkeys(stems_of("listen"), frozenset({"on", "at"})),
    **dict.fromkeys(stems_of("default belong point bind"), frozenset({"to"})),
    **dict.fromkeys(stems_of("begin end start"), frozenset({"with"})),
    **dict.fromkeys(stems_of("talk communicate"), frozenset({"over", "via", "through"})),
}
DIRECT = stems_of("target")
SERVING = stems_of("serve act function")
RETURNING = stems_of("return")
RAISING = stems_of("raise throw")
# Who owns something: "the payments team" and "team Falcon" are told apart by the other word.
PEOPLE = stems_of("team group squad guild crew")
# What a thing is kept as, where another claim may say where it is kept: "in S3", "in WebP", "in plain SQL".
FORMS = stems_of(
    """
    json jsonl ndjson yaml toml xml csv tsv ini html markdown asciidoc latex rst protobuf avro parquet orc msgpack cbor bson
    sql webp png svg jpeg gif pdf mp3 mp4 wav zip tar gzip zstd brotli plaintext text binary hex base64
    snake_case camelcase uppercase lowercase format form plain notation syntax encoding style order chunk batch part file
    row column segment page pair group version language
    """
)
CHARSETS = stems_of("utf-8 utf-16 utf-32 ascii latin-1 iso-8859-1 windows-1252")
TONGUES = stems_of(
    "english german french spanish italian portuguese dutch japanese chinese korean british american"
)
KEPT = frozenset(f"in {verb}" for verb in stems_of("store keep live reside sit hold locate place save"))
AREAS = stems_of(
    "europe asia africa america oceania australia germany france ireland india japan brazil canada us eu uk emea apac"
    " frankfurt london dublin paris amsterdam stockholm virginia ohio oregon tokyo singapore sydney mumbai"
)
BACKED = frozenset(f"{way} {verb}" for way in ("with", "by") for verb in stems_of("back power"))
KEEPERS = stems_of(
    "cookie cookies keychain keyring variable environment browser session localstorage spreadsheet wiki mailbox vault heap"
    " plaintext ram laptop header repository"
)
RUNNING = frozenset(f"{way} {verb}" for way in ("in", "on") for verb in stems_of("run"))
# Verbs that say the same of a place or a language: "deployed to X" and "hosted on X", "written in" and "implemented in".
ALIKE = (
    frozenset(f"{way} {verb}" for way in ("in", "to") for verb in stems_of("deploy host")),
    frozenset(f"in {verb}" for verb in stems_of("write implement code program")),
    BACKED,
    KEPT,
    frozenset(f"by {verb}" for verb in stems_of("own maintain manage")),
)

# How a thing is done, beside which it is done somewhere and with something: "in parallel", "on demand", "from scratch".
MANNERS = stems_of(
    """
    parallel sequence series batch batches bulk chunk chunks advance demand request fly scratch hand turn turns detail full
    pair pairs step steps background foreground isolation constant linear logarithmic quadratic realtime real-time place
    order reverse tandem lockstep secret practice theory general principle part stages phases rounds passes vain
    """
)
MACHINES = stems_of("arm arm64 aarch64 x86 x86_64 amd64 risc-v riscv gpu gpus cpu cpus mips powerpc silicon")
SYSTEMS = stems_of(
    "linux windows macos ubuntu debian alpine fedora rhel centos freebsd openbsd android ios darwin wsl unix solaris"
)

SINGLE_PREPOSITIONS = frozenset("in with as under from on at over via through using inside by".split())
_SAME = "at:in on:in under:in inside:in via:over through:over using:with"
PREPOSITION_CLASS = dict(item.split(":") for item in _SAME.split())
