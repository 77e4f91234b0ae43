"""Tokens, keys and credentials of many vendors and in many syntaxes.

All are put together from parts at run time, so that this file itself holds none.
"""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterator

from tests.privacy.samples import ALNUM, HEX, URLSAFE, Sample, digits, pick, placed

B64 = ALNUM + "+/"
UPPER = string.ascii_uppercase + string.digits


def _uuid(rng: random.Random) -> str:
    return "-".join(pick(rng, HEX, count) for count in (8, 4, 4, 4, 12))


def _jwt(rng: random.Random) -> str:
    return (
        "ey"
        + "J"
        + pick(rng, URLSAFE, 33)
        + ".ey"
        + "J"
        + pick(rng, URLSAFE, 60)
        + "."
        + pick(rng, URLSAFE, 43)
    )


def _pem(rng: random.Random, kind: str) -> str:
    body = "\n".join(pick(rng, B64, 64) for _ in range(6))
    return "-----" + f"BEGIN {kind}" + f"-----\n{body}\n" + "-----" + f"END {kind}" + "-----"


# (kind, maker): every token in parts, so that none stands in this file
TOKEN_FORMS: tuple[tuple[str, Callable[[random.Random], str]], ...] = (
    ("aws", lambda r: "AK" + "IA" + pick(r, UPPER, 16)),
    ("aws-temporary", lambda r: "AS" + "IA" + pick(r, UPPER, 16)),
    *((f"github-{head}", lambda r, head=head: head + "_" + pick(r, ALNUM, 36)) for head in ("gh" + "p", "gh" + "o", "gh" + "u", "gh" + "s", "gh" + "r")),
    ("github-fine", lambda r: "github" + "_pat_" + pick(r, ALNUM, 22) + "_" + pick(r, ALNUM, 59)),
    *((f"gitlab-{head}", lambda r, head=head: "gl" + head + "-" + pick(r, URLSAFE, 20)) for head in ("pat", "dt", "rt", "ft", "cbt", "soat")),
    ("gitlab-trigger", lambda r: "glp" + "tt-" + pick(r, HEX, 40)),
    ("gitlab-runner", lambda r: "GR13" + "48941" + pick(r, URLSAFE, 20)),
    ("slack-bot", lambda r: "xo" + "xb-" + f"{digits(r, 12)}-{digits(r, 13)}-{pick(r, ALNUM, 24)}"),
    ("slack-user", lambda r: "xo" + "xp-" + f"{digits(r, 11)}-{digits(r, 11)}-{digits(r, 12)}-{pick(r, HEX, 32)}"),
    ("slack-app", lambda r: "xa" + "pp-1-" + f"A{pick(r, UPPER, 10)}-{digits(r, 13)}-{pick(r, HEX, 64)}"),
    ("slack-hook", lambda r: "https://hooks." + "slack.com/services/T" + pick(r, UPPER, 10) + "/B" + pick(r, UPPER, 10) + "/" + pick(r, ALNUM, 24)),
    ("stripe-live", lambda r: "sk" + "_live_" + pick(r, ALNUM, 24)),
    ("stripe-test", lambda r: "sk" + "_test_" + pick(r, ALNUM, 99)),
    ("stripe-restricted", lambda r: "rk" + "_live_" + pick(r, ALNUM, 24)),
    ("stripe-hook", lambda r: "wh" + "sec_" + pick(r, ALNUM, 32)),
    ("google", lambda r: "AI" + "za" + pick(r, URLSAFE, 35)),
    ("google-oauth", lambda r: "GOC" + "SPX-" + pick(r, URLSAFE, 28)),
    ("google-access", lambda r: "ya" + "29.a0" + pick(r, URLSAFE, 120)),
    ("openai", lambda r: "s" + "k-" + pick(r, ALNUM, 20) + "T3Blbk" + "FJ" + pick(r, ALNUM, 20)),
    ("openai-project", lambda r: "s" + "k-proj-" + pick(r, URLSAFE, 74) + "T3Blbk" + "FJ" + pick(r, URLSAFE, 74)),
    ("anthropic", lambda r: "sk" + "-ant-api03-" + pick(r, URLSAFE, 93) + "AA"),
    ("openrouter", lambda r: "sk" + "-or-v1-" + pick(r, HEX, 64)),
    ("deepseek", lambda r: "s" + "k-" + pick(r, HEX, 32)),
    ("npm", lambda r: "np" + "m_" + pick(r, ALNUM, 36)),
    ("pypi", lambda r: "py" + "pi-AgEIcHlwaS5vcmc" + pick(r, URLSAFE, 90)),
    ("rubygems", lambda r: "ruby" + "gems_" + pick(r, HEX, 48)),
    ("twilio-sid", lambda r: "A" + "C" + pick(r, HEX, 32)),
    ("twilio-key", lambda r: "S" + "K" + pick(r, HEX, 32)),
    ("sendgrid", lambda r: "S" + "G." + pick(r, URLSAFE, 22) + "." + pick(r, URLSAFE, 43)),
    ("mailgun", lambda r: "ke" + "y-" + pick(r, HEX, 32)),
    ("mailchimp", lambda r: pick(r, HEX, 32) + "-u" + "s12"),
    ("brevo", lambda r: "xkey" + "sib-" + pick(r, HEX, 64) + "-" + pick(r, ALNUM, 16)),
    ("azure-storage", lambda r: "DefaultEndpointsProtocol=https;AccountName=logs;Account" + "Key=" + pick(r, B64, 86) + "==;EndpointSuffix=core.windows.net"),
    ("azure-bus", lambda r: "Endpoint=sb://q.servicebus.windows.net/;SharedAccessKeyName=root;SharedAccess" + "Key=" + pick(r, B64, 43) + "="),
    ("azure-app", lambda r: pick(r, ALNUM, 3) + "8" + "Q~" + pick(r, ALNUM + "_.-", 34)),
    ("azure-sas", lambda r: "https://logs.blob.core.windows.net/c?sv=2022-11-02&ss=b&si" + "g=" + pick(r, ALNUM, 43) + "%3D"),
    ("heroku", lambda r: "HR" + "KU-" + _uuid(r)),
    ("discord", lambda r: "M" + pick(r, ALNUM, 23) + "." + pick(r, ALNUM, 6) + "." + pick(r, URLSAFE, 27)),
    ("discord-hook", lambda r: "https://discord.com/api/web" + "hooks/" + digits(r, 18) + "/" + pick(r, URLSAFE, 68)),
    ("telegram", lambda r: digits(r, 10) + ":A" + "A" + pick(r, URLSAFE, 33)),
    ("digitalocean", lambda r: "do" + "p_v1_" + pick(r, HEX, 64)),
    ("shopify", lambda r: "shp" + "at_" + pick(r, HEX, 32)),
    ("square", lambda r: "sq0" + "csp-" + pick(r, URLSAFE, 43)),
    ("atlassian", lambda r: "ATAT" + "T3xFfGF0" + pick(r, URLSAFE, 170)),
    ("bitbucket", lambda r: "AT" + "BB" + pick(r, ALNUM, 32)),
    ("huggingface", lambda r: "h" + "f_" + pick(r, ALNUM, 34)),
    ("databricks", lambda r: "da" + "pi" + pick(r, HEX, 32)),
    ("sentry", lambda r: "sntr" + "yu_" + pick(r, HEX, 64)),
    ("newrelic", lambda r: "NR" + "AK-" + pick(r, UPPER, 27)),
    ("grafana", lambda r: "gl" + "sa_" + pick(r, ALNUM, 32) + "_" + pick(r, HEX, 8)),
    ("linear", lambda r: "lin" + "_api_" + pick(r, ALNUM, 40)),
    ("notion", lambda r: "ntn" + "_" + pick(r, ALNUM, 46)),
    ("figma", lambda r: "fig" + "d_" + pick(r, URLSAFE, 40)),
    ("postman", lambda r: "PM" + "AK-" + pick(r, HEX, 24) + "-" + pick(r, HEX, 34)),
    ("terraform", lambda r: pick(r, ALNUM, 14) + ".atlas" + "v1." + pick(r, URLSAFE, 67)),
    ("vault", lambda r: "hv" + "s." + pick(r, URLSAFE, 95)),
    ("doppler", lambda r: "dp." + "pt." + pick(r, ALNUM, 43)),
    ("netlify", lambda r: "nf" + "p_" + pick(r, ALNUM, 36)),
    ("supabase", lambda r: "sb" + "p_" + pick(r, HEX, 40)),
    ("planetscale", lambda r: "pscale" + "_tkn_" + pick(r, URLSAFE, 43)),
    ("groq", lambda r: "gs" + "k_" + pick(r, ALNUM, 52)),
    ("replicate", lambda r: "r" + "8_" + pick(r, ALNUM, 37)),
    ("perplexity", lambda r: "ppl" + "x-" + pick(r, ALNUM, 48)),
    ("xai", lambda r: "xa" + "i-" + pick(r, ALNUM, 80)),
    ("docker", lambda r: "dckr" + "_pat_" + pick(r, URLSAFE, 27)),
    ("airtable", lambda r: "pa" + "t" + pick(r, ALNUM, 14) + "." + pick(r, HEX, 64)),
    ("tailscale", lambda r: "tsk" + "ey-auth-" + pick(r, ALNUM, 16) + "-" + pick(r, ALNUM, 32)),
    ("hubspot", lambda r: "pat-" + "na1-" + _uuid(r)),
    ("alibaba", lambda r: "LT" + "AI" + pick(r, ALNUM, 20)),
    ("age", lambda r: "AGE-SECRET" + "-KEY-1" + pick(r, UPPER, 58)),
    ("artifactory", lambda r: "AK" + "Cp" + pick(r, ALNUM, 69)),
    ("dropbox", lambda r: "sl" + ".B" + pick(r, URLSAFE, 138)),
    ("facebook", lambda r: "EA" + "ACEdEose0cBA" + pick(r, ALNUM, 120)),
    ("jwt", _jwt),
    ("rsa", lambda r: _pem(r, "RSA PRIVATE " + "KEY")),
    ("openssh", lambda r: _pem(r, "OPENSSH PRIVATE " + "KEY")),
    ("pkcs8", lambda r: _pem(r, "PRIVATE " + "KEY")),
    ("ec", lambda r: _pem(r, "EC PRIVATE " + "KEY")),
    ("pgp", lambda r: _pem(r, "PGP PRIVATE " + "KEY BLOCK")),
)  # fmt: skip
TOKEN_TEXT = (
    "The job used @@ until Friday.",
    "token: @@",
    'export KEY="@@"',
    "@@",
    "curl -H 'Authorization: Bearer @@' https://api.kestrel.dev/v1",
    "found `@@` in the log",
    '{"key": "@@"}',
    "header X-Auth: @@ was sent",
)

PASSWORDS = (
    "hunter2",
    "Tr0ub4dor&3",
    "S3cret!pass",
    "q7Fz9LmP",
    "correct-Horse7",
    "p@ssw0rd",
    "Winter2024!",
    "zX81kk02",
    "aB3$dE6&",
    "letmein99",
    "G7!kQ2@w",
    "Sommer#22x",
)
ASSIGNMENTS = (
    'password = "@@"', "password: @@", "PASSWORD=@@", "DB_PASSWORD=@@", "export PGPASSWORD='@@'", '"password": "@@",', "spring.datasource.password=@@", "<password>@@</password>",
    "--password @@", "--password=@@", "passwd: '@@'", "pwd=@@;", "Server=db;User Id=sa;Password=@@;Encrypt=true", "password => '@@'", "dbPassword: \"@@\"", "define('DB_PASSWORD', '@@');",
    "$env:DB_PASSWORD = '@@'", "set PASSWORD=@@", "ENV MYSQL_ROOT_PASSWORD @@", "the password is @@", "Password for admin: @@", "Das Passwort lautet @@", "password (staging): @@", "user: admin, pass: @@",
    "machine api.kestrel.dev login deploy password @@", "curl -u deploy:@@ https://api.kestrel.dev", "mot de passe : @@", "jdbc:mysql://db/x?user=a&password=@@", "| password | @@ |", 'setPassword("@@")',
    "- **Password**: `@@`", "smtp_pass = @@", "ansible_become_pass: @@", "sshpass -p '@@' ssh deploy@build", "passphrase: \"@@\"", "contraseña: @@", "use @@ as the password",
)  # fmt: skip
KEYS = (
    'api_key = "@@"', "API_KEY=@@", "apikey: @@", '"apiKey": "@@"', "X-Api-Key: @@", "client_secret=@@", "clientSecret: '@@'", "SECRET_KEY = '@@'", "secret: @@", "auth_token: @@", "access_token=@@&x=1",
    "refresh_token: \"@@\"", "Authorization: Bearer @@", "Authorization: token @@", "aws_secret_access_key = @@", "AWS_SECRET_ACCESS_KEY=@@", "the API key is @@", "our token: @@", "webhook_secret=@@",
    "signing key: @@", "encryption_key: '@@'", "//registry.npmjs.org/:_authToken=@@", "private_token=@@", "PRIVATE-TOKEN: @@", "session_secret: @@", "JWT_SECRET=@@", "--token @@", "--api-key=@@", "bearer @@",
    "datadog api key: @@", "heroku api key = @@", "consumer_secret: @@", "account_key=@@", "token @@ was leaked",
)  # fmt: skip


def secret_values(rng: random.Random, index: int) -> str:
    makers = (
        lambda: pick(rng, HEX, 31) + "7",
        lambda: pick(rng, ALNUM, 38) + "4x",
        lambda: pick(rng, B64, 39) + "9",
        lambda: _uuid(rng),
        lambda: pick(rng, URLSAFE, 22) + "8Zq",
    )
    return makers[index % len(makers)]()


URLS = (
    "https://deploy:@@@git.kestrel.dev/x.git", "postgres://app:@@@db.kestrel.dev:5432/main", "postgresql+psycopg://app:@@@10.0.0.4/main", "mysql://root:@@@127.0.0.1/x", "mongodb+srv://app:@@@cluster0.kestrel.dev/x",
    "redis://:@@@cache:6379/0", "amqp://guest:@@@mq:5672/", "ftp://anna:@@@files.kestrel.dev/", "https://x-access-token:@@@github.com/a/b", "smtp://mailer:@@@smtp.kestrel.dev:587",
)  # fmt: skip


def _tokens(rng: random.Random) -> Iterator[Sample]:
    for row, (kind, make) in enumerate(TOKEN_FORMS):
        for index in range(3):
            yield placed("SECRET", TOKEN_TEXT[(row * 3 + index * 4) % len(TOKEN_TEXT)], make(rng), kind)


def _passwords() -> Iterator[Sample]:
    for index in range(len(ASSIGNMENTS) * 4):
        password = PASSWORDS[(index * 7 + index // len(ASSIGNMENTS)) % len(PASSWORDS)]
        yield placed("SECRET", ASSIGNMENTS[index % len(ASSIGNMENTS)], password, "password")


def _keys(rng: random.Random) -> Iterator[Sample]:
    for index in range(len(KEYS) * 4):
        yield placed("SECRET", KEYS[index % len(KEYS)], secret_values(rng, index + index // len(KEYS)), "key")


def _urls() -> Iterator[Sample]:
    for index in range(len(URLS) * 3):
        password = ("s3cr3tPw", "Winter2024!", "zX81kk02")[index // len(URLS)]
        yield placed("SECRET", URLS[index % len(URLS)], password, "url")


def secrets() -> list[Sample]:
    """Tokens, keys and credentials of many vendors and in many syntaxes."""
    rng = random.Random(23)
    return [*_tokens(rng), *_passwords(), *_keys(rng), *_urls()]
