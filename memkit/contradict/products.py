"""Products of one kind, and the role for which a claim names one.

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
    stem,
    stem_table,
    stems_of,
    words,
)
from memkit.contradict.roles import ADDITIVE
from memkit.contradict.tokens import PUNCT, Token, content_of

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


def product_kinds(word: str, is_name: bool) -> frozenset[int]:
    """The kinds of product that a word in lower case names; a word of its own names one only with a capital."""
    if word in _WORDS and not is_name:
        return frozenset()
    return _KINDS_OF.get(stem(word), frozenset())


def product_names(kind: int) -> list[str]:
    """The products of a kind."""
    return _KINDS.split("\n")[kind].split()


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
