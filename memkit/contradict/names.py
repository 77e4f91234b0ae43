"""Names of one category: databases, languages, formats, days. Lists only, so that they are loaded without any rule."""

from __future__ import annotations

WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday"
ZONES = "utc gmt cet cest est pst"
ENCODINGS = "utf-8 utf-16 utf-32 latin-1 ascii iso-8859-1 windows-1252 utf8 utf16"
FORMATS = "json yaml toml xml csv tsv ini msgpack messagepack protobuf avro parquet cbor bson"
LICENCES = (
    "mit isc apache-2.0 apache gpl gpl-2.0 gpl-3.0 lgpl agpl agpl-3.0 mpl mpl-2.0 bsd bsd-3-clause unlicense"
)
TONGUES = (
    "english german french spanish italian portuguese dutch danish swedish polish japanese chinese korean"
)
METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"})
# Products of one kind, a line each.
PRODUCTS = """
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
# Other spellings of names.
SPELLINGS = {
    "postgres": "postgresql",
    "pg": "postgresql",
    "js": "javascript",
    "ts": "typescript",
    "k8s": "kubernetes",
}
# Names that are words as well: they need a capital.
PRODUCT_WORDS = frozenset(
    (
        "go express spring rails flask flux drone parcel swift apache ember oracle travis argo redux rest soap"
        " pants buck ninja meson maven chef puppet vault linear slack teams discord splunk loki hugo sphinx jekyll"
        " renovate ses"
    ).split()
)
