"""Words of single-valued relations: nouns with one value, verbs that give one or add up, and products of one kind.

A role has one product of a kind: a claim that names React for the frontend denies one that names Vue. The product must be
the whole subject, or stand behind the verb with nothing but its companions: "the Redis adapter" is about an adapter.
"""

from __future__ import annotations

from memkit.boot.struct import struct
from memkit.contradict.grammar import Clause
from memkit.contradict.lexicon import (
    BE,
    CAN,
    DETERMINERS,
    LIGHT,
    PREPOSITIONS,
    PRONOUNS,
    stem_table,
    stems_of,
    words,
)
from memkit.contradict.tokens import PUNCT, Token, content_of

# Nouns whose whole point is to have one value, whatever word the value is.
ATTRIBUTES = stems_of(
    """
    default style type mode format level name theme language license strategy policy convention encoding timezone zone
    locale currency protocol region algorithm separator delimiter prefix suffix extension color font unit approach
    pattern standard method scheme status model stage severity priority visibility order direction alignment
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


_KINDS = """
postgresql mysql mariadb sqlite mongodb oracle cockroachdb mssql dynamodb cassandra couchdb firestore
redis memcached valkey hazelcast
kafka rabbitmq nats sqs activemq pulsar zeromq mosquitto
mqtt amqp coap stomp xmpp
bison yacc antlr lemon
react vue angular svelte ember preact solidjs
django flask fastapi rails laravel express spring nestjs
jenkins circleci travis buildkite teamcity argo argocd flux tekton drone spinnaker
github gitlab bitbucket gitea
keycloak auth0 okta cognito authentik
aws gcp azure hetzner digitalocean heroku vercel netlify
bcrypt argon2 argon2id scrypt pbkdf2 sha-1 sha1 sha-256 sha256 sha-512 sha512 md5 blake2b blake3
gzip zstd brotli lz4 snappy deflate
npm yarn pnpm
pip poetry pdm pipenv conda uv
webpack vite rollup esbuild parcel
jest vitest mocha jasmine
pytest unittest
flake8 ruff pylint
nginx apache caddy traefik haproxy envoy
elasticsearch opensearch solr meilisearch typesense
kubernetes nomad swarm ecs mesos
terraform pulumi cloudformation
python go golang rust java kotlin typescript javascript ruby php scala elixir swift haskell
datadog prometheus newrelic influxdb
sentry rollbar bugsnag
sendgrid mailgun postmark mailchimp
stripe adyen braintree mollie
sqlalchemy peewee prisma typeorm sequelize hibernate
tailwind bootstrap
redux mobx zustand pinia vuex
launchdarkly unleash flagsmith
s3 gcs minio
mercurial svn
rest graphql soap grpc
alpine debian ubuntu centos fedora distroless
redis rabbitmq kafka nats sqs activemq pulsar
bazel turborepo nx gradle maven cmake meson ninja pants buck lerna
clickhouse snowflake bigquery redshift duckdb timescaledb
mailgun ses sendgrid postmark
adyen stripe paypal braintree mollie klarna
loki splunk graylog elasticsearch
vault sops doppler
cloudflare fastly akamai cloudfront
flyway liquibase alembic
mkdocs sphinx docusaurus hugo jekyll
renovate dependabot
ansible chef puppet saltstack
grafana kibana
jira linear trello asana
slack teams mattermost discord
"""
_STEMS = stem_table(_KINDS)
_KINDS_OF: dict[str, frozenset[int]] = {}
for _at, _line in enumerate(_KINDS.split("\n")):
    for _name in _line.split():
        _KINDS_OF[_STEMS[_name]] = _KINDS_OF.get(_STEMS[_name], frozenset()) | {_at}
# What fills a role, beside which the role is the same: jobs are queued, pages are cached.
_FILLING = stems_of("job task message work")
# Names that are words as well: they need a capital.
_WORDS = words(
    "go express spring rails flask flux drone parcel swift apache ember oracle travis argo redux rest soap"
    " pants buck ninja meson maven chef puppet vault linear slack teams discord splunk loki hugo sphinx jekyll renovate ses"
)
_WORD_STEMS = frozenset(_STEMS[word] for word in _WORDS - {"rest"} if word in _STEMS)
_COMPANIONS = words(
    "cd ci actions pipelines workflows cluster js db server cloud api apis program script binary"
)
# Verbs that say which product plays a role, so that another verb tells the same.
_CHOOSING = (
    LIGHT
    | {"be"}
    | stems_of(
        """
        write build implement handle serve do perform delegate power back host manage provide store keep deliver base
        rely speak orchestrate render process drive execute act function proxy cache queue
        """
    )
)
# "deployed to Heroku" and "runs on AWS" say the same of a place; "deployments" as a subject is a role of its own
_PLACING = stems_of("deploy")
_BEFORE = words(
    "in on by with to as via through using over uses use speaks speak is are was be the our a an plain pure vanilla"
)
_PLAIN = words("plain pure vanilla")
_MEANS = words("by with via through using")
_OPEN = CAN | words(
    "also too and or supports supported optionally additionally both either not never without"
)


@struct(frozen=True)
class Product:
    """The product that a claim names for a role, the kinds it is of, and the verb it is told with if that counts."""

    kinds: frozenset[int]
    name: str
    role: frozenset[str]
    # the role with the verbs that say how it is filled: "jobs are queued"
    whole: frozenset[str]


def find_product(tokens: list[Token], clause: Clause) -> Product | None:
    """The one product that the claim names for a role; nothing if it names two, or leaves room for others."""
    named = [at for at, token in enumerate(tokens) if _is_product(token)]
    if len(named) != 1 or any(token.word in _OPEN for token in tokens):
        return None
    at, act = named[0], tokens[clause.head].stem
    end = at + 1
    while end < len(tokens) and tokens[end].word in _COMPANIONS:
        end += 1
    adds_up = act in ADDITIVE - _CHOOSING and tokens[at - 1].word not in _MEANS
    if adds_up or not (_is_subject(tokens, clause, at, end) or _closes(tokens, clause, at, end)):
        return None
    led = at > 0 and tokens[at - 1].word in PREPOSITIONS
    role = content_of([*tokens[: at - led], *tokens[end:]]) - _PLAIN
    told = role - _CHOOSING - ({act} & _PLACING)
    return Product(_KINDS_OF[tokens[at].stem], tokens[at].stem, told, role - LIGHT - _FILLING)


def play_one_role(a: Product, b: Product) -> bool:
    """Whether two products of one kind are named for the same role: "the queue", "jobs are queued"."""
    same = a.role == b.role != frozenset() or a.whole == b.whole != frozenset()
    return a.name != b.name and bool(a.kinds & b.kinds) and same


def are_rivals(p: str, q: str) -> bool:
    """Whether two stems are different products of one kind, and no words of their own."""
    shared = _KINDS_OF.get(p, frozenset()) & _KINDS_OF.get(q, frozenset())
    return p != q and bool(shared) and not {p, q} & _WORD_STEMS


def _is_product(token: Token) -> bool:
    return token.stem in _KINDS_OF and (token.word not in _WORDS or token.raw[:1].isupper())


def _is_subject(tokens: list[Token], clause: Clause, at: int, end: int) -> bool:
    return end == clause.verb and all(
        token.word in DETERMINERS or token.word in PRONOUNS for token in tokens[clause.start : at]
    )


def _closes(tokens: list[Token], clause: Clause, at: int, end: int) -> bool:
    """Whether it stands behind the verb, led by one of the small words, and no noun follows it."""
    comes = tokens[at - 1].word == "from" and tokens[clause.head].stem in _CHOOSING
    if at <= clause.verb or not (comes or tokens[at - 1].word in _BEFORE or tokens[at - 1].word in BE):
        return False
    return end == len(tokens) or tokens[end].kind == PUNCT or tokens[end].word in PREPOSITIONS
