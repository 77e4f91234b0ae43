"""Thousands of clean technical lines made by code: fingerprints, placeholders, times, versions, measures, prose.

Deterministic. Nothing here is a secret or anyone's, so whatever is found in it is a false alarm.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.privacy.samples import HEX, digits, pick
from tests.privacy.technical_values import (
    Maker,
    address,
    base64_of,
    compact_stamp,
    counted,
    decimals,
    hexadecimal,
    identifier,
    latitude,
    microseconds,
    milliseconds,
    nanoseconds,
    number,
    pairs,
    placeholder,
    private_address,
    seconds,
    short_version,
    stamp,
    thing,
    user_and_password,
    version,
)

# (form, what fills its `@@`)
FINGERPRINTS: tuple[tuple[str, Maker], ...] = (
    ("The host key is MD5:@@.", lambda rng: pairs(rng, 16)),
    ("2048 MD5:@@ root@build-7 (RSA)", lambda rng: pairs(rng, 16)),
    ("MD5:@@", lambda rng: pairs(rng, 16)),
    ("@@", lambda rng: pairs(rng, 16)),
    ("@@", lambda rng: pairs(rng, 32, upper=True)),
    ("2048 @@ deploy@build-7 (RSA)", lambda rng: pairs(rng, 16)),
    ("RSA key fingerprint is @@.", lambda rng: pairs(rng, 16)),
    ("RSA key fingerprint is MD5:@@.", lambda rng: pairs(rng, 16)),
    ("fingerprint: @@", lambda rng: pairs(rng, 16)),
    ("ssh key @@ was added to the agent", lambda rng: pairs(rng, 16)),
    ("deploy key: @@", lambda rng: pairs(rng, 16)),
    ("deploy key MD5:@@ has write access", lambda rng: pairs(rng, 16)),
    ("SHA1 Fingerprint=@@", lambda rng: pairs(rng, 20, upper=True)),
    ("sha256 Fingerprint=@@", lambda rng: pairs(rng, 32, upper=True)),
    ("Certificate fingerprint (SHA-1): @@", lambda rng: pairs(rng, 20, upper=True)),
    ("X509v3 Subject Key Identifier: @@", lambda rng: pairs(rng, 20, upper=True)),
    ("X509v3 Authority Key Identifier: keyid:@@", lambda rng: pairs(rng, 20, upper=True)),
    ("Serial Number: @@", lambda rng: pairs(rng, 16)),
    ("serial @@ of the client certificate", lambda rng: pairs(rng, 18)),
    ("256 SHA256:@@ deploy@build-7 (ED25519)", base64_of(32)),
    ("3072 SHA256:@@ no comment (RSA)", base64_of(32)),
    ("ED25519 key fingerprint is SHA256:@@.", base64_of(32)),
    ("ssh key SHA256:@@ was rotated", base64_of(32)),
    ("key: SHA256:@@", base64_of(32)),
    ("The signing key is SHA256:@@.", base64_of(32)),
    ("api key fingerprint: SHA256:@@", base64_of(32)),
    ("Accepted publickey for deploy from 10.0.0.4 port 50122 ssh2: ED25519 SHA256:@@", base64_of(32)),
    ("gpg: using RSA key @@", lambda rng: pick(rng, HEX, 40).upper()),
    ("gpg: key @@: public key imported", lambda rng: pick(rng, HEX, 16).upper()),
    ("signing key: @@", lambda rng: pick(rng, HEX, 40).upper()),
    (
        "Primary key fingerprint: @@",
        lambda rng: (
            " ".join(pick(rng, HEX, 4).upper() for _ in range(5))
            + "  "
            + " ".join(pick(rng, HEX, 4).upper() for _ in range(5))
        ),
    ),
    ("pin-sha256=@@", base64_of(32, True)),
    ('Public-Key-Pins: pin-sha256="@@"; max-age=5184000', base64_of(32, True)),
    ("public key pin sha256/@@", base64_of(32, True)),
    ("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI@@ deploy@build-7", base64_of(32)),
)
DIGESTS: tuple[tuple[str, Maker], ...] = (
    ("commit @@ broke it", hexadecimal(40)),
    ("reverted in @@", hexadecimal(7)),
    ("@@ is the first bad commit", hexadecimal(40)),
    ("Merge branch 'main' at @@ into release", hexadecimal(40)),
    ("cherry picked from commit @@)", hexadecimal(40)),
    ("uses: actions/checkout@@@ # v4", hexadecimal(40)),
    ("index @@ 100644", lambda rng: f"{pick(rng, HEX, 7)}..{pick(rng, HEX, 7)}"),
    ("relay@sha256:@@", hexadecimal(64)),
    ("image: registry.example.com/relay@sha256:@@", hexadecimal(64)),
    ("Digest: sha256:@@", hexadecimal(64)),
    ("FROM python:3.12-slim@sha256:@@", hexadecimal(64)),
    ("sha256: @@", hexadecimal(64)),
    ('sha256 = "@@"', hexadecimal(64)),
    ("--hash=sha256:@@ \\", hexadecimal(64)),
    ("md5sum: @@  relay.tar.gz", hexadecimal(32)),
    ("@@  dist/relay-1.2.0.tar.gz", hexadecimal(64)),
    ("SHA1 (relay.zip) = @@", hexadecimal(40)),
    ('ETag: "@@"', hexadecimal(32)),
    ('etag: W/"@@"', hexadecimal(12)),
    ('integrity="sha384-@@" crossorigin="anonymous"', base64_of(48, True)),
    ('"integrity": "sha512-@@"', base64_of(64, True)),
    ("integrity: sha256-@@", base64_of(32, True)),
    ("github.com/kestrel/relay v1.4.2 h1:@@", base64_of(32, True)),
    ("resolution: {integrity: sha512-@@}", base64_of(64, True)),
    ("cache key: linux-py3.12-@@", hexadecimal(64)),
    ("cache-key=@@", hexadecimal(16)),
    ("key: relay-deps-@@", hexadecimal(40)),
    ("chunk main.@@.js is 120 kB", hexadecimal(8)),
    ("layer @@: Pull complete", hexadecimal(12)),
    ("container @@ exited with 137", hexadecimal(12)),
    ("trace-id @@, span-id " + "00f067aa0ba902b7", hexadecimal(32)),
    ("traceparent: 00-@@-01", lambda rng: f"{pick(rng, HEX, 32)}-{pick(rng, HEX, 16)}"),
    ("request id @@", identifier),
    ("tenant @@ was migrated", identifier),
    ("urn:uuid:@@", identifier),
    ("X-Request-Id: @@", identifier),
    ("job_id=@@ finished", identifier),
    ("session @@ expired", identifier),
    ("the row with primary key @@ is missing", identifier),
    ("partition key: @@", identifier),
    ("idempotency key @@ was seen twice", identifier),
    ("Idempotency-Key: @@", identifier),
    ("crc32 @@", hexadecimal(8)),
    ("object @@ is corrupt", hexadecimal(40)),
    ("tree @@", hexadecimal(40)),
    ("ulid 01@@ sorts by time", lambda rng: pick(rng, "0123456789ABCDEFGHJKMNPQRSTVWXYZ", 24)),
    ("block 0x@@", hexadecimal(64)),
    ("contract 0x@@", hexadecimal(40)),
    ("blob @@ holds the report", hexadecimal(64)),
    ("seed: @@", hexadecimal(10)),
    ("nonce @@ was used", hexadecimal(24)),
    ("build-id @@", hexadecimal(40)),
)
PLACEHOLDERS: tuple[tuple[str, Maker], ...] = (
    ("https://@@@host/path", user_and_password),
    ("git clone https://@@@git.example.com/relay.git", user_and_password),
    ("export DATABASE_URL=postgres://@@@HOST/db", user_and_password),
    ("DATABASE_URL=postgres://@@@db:5432/main", user_and_password),
    ("use redis://@@@cache-01:6379/0 locally", user_and_password),
    ("`mongodb+srv://@@@cluster0.example.net/app`", user_and_password),
    ("amqp://@@@broker/vhost is the form of the URL", user_and_password),
    ("proxy: http://@@@proxy.example.com:3128", user_and_password),
    ("pip install --index-url https://@@@packages.example.com/simple relay", user_and_password),
    ('engine = create_engine("postgresql+psycopg://@@@localhost/test")', user_and_password),
    ("ftp://@@@<host>:<port>/<path>", user_and_password),
    ("scheme://@@@host:port/path?query", user_and_password),
    ("curl -u @@ https://api.example.com/v1", user_and_password),
    ("curl --user @@ https://api.example.com/v1", user_and_password),
    ("smtp://@@@smtp.example.com:587", user_and_password),
    ("password: @@", placeholder),
    ("password=@@", placeholder),
    ('password = "@@"', placeholder),
    ("DB_PASSWORD=@@", placeholder),
    ("export GITHUB_TOKEN=@@", placeholder),
    ("API_KEY=@@ memkit check", placeholder),
    ("api_key: @@", placeholder),
    ('"apiKey": "@@"', placeholder),
    ("client_secret: @@", placeholder),
    ("--password @@", placeholder),
    ("--token=@@", placeholder),
    ("--api-key @@", placeholder),
    ("Authorization: Bearer @@", placeholder),
    ('curl -H "Authorization: Bearer @@" https://api.example.com', placeholder),
    ("-e POSTGRES_PASSWORD=@@ postgres:16", placeholder),
    ("  secret: @@", placeholder),
    ("token: @@", placeholder),
    ("aws_secret_access_key = @@", placeholder),
    ("//registry.npmjs.org/:_authToken=@@", placeholder),
    ("passphrase: @@", placeholder),
    ("set the password to @@ first", placeholder),
    ("mysql -u root -p@@ relay", placeholder),
    ("ENV JWT_SECRET=@@", placeholder),
    ("ARG TOKEN=@@", placeholder),
    ("the default password is @@", placeholder),
    ("private_key = @@", placeholder),
    ("Set-Cookie: session=@@; HttpOnly", placeholder),
)
TIMES: tuple[tuple[str, Maker], ...] = (
    ("epoch @@", seconds),
    ("it expires at @@", seconds),
    ("exp: @@", seconds),
    ('"iat": @@,', seconds),
    ("created @@, updated later", seconds),
    ("at @@ the leader changed", seconds),
    ("@@ is in the past", seconds),
    ("ts=@@ level=info msg=started", milliseconds),
    ("the event of @@ was dropped", milliseconds),
    ("timestamp: @@", milliseconds),
    ("@@ ms since the epoch", milliseconds),
    ("lastModified=@@", milliseconds),
    ("It read @@ as the time.", milliseconds),
    ("from @@ on the clock was wrong", milliseconds),
    ('"time": @@', milliseconds),
    ("the offset commits at @@ and at no other time", milliseconds),
    ("@@ us", microseconds),
    ("time_us=@@", microseconds),
    ("clock says @@", microseconds),
    ("It saw @@ twice.", microseconds),
    ("monotonic @@", nanoseconds),
    ("startTimeUnixNano: @@", nanoseconds),
    ("@@ was the first sample", nanoseconds),
    ("[@@] relay: ready", lambda rng: f"{rng.randrange(10**5)}.{digits(rng, 6)}"),
    ("@@Z", stamp),
    ("started @@+00:00", stamp),
    ("started @@.123456Z, took 4 s", stamp),
    ("backup-@@.tar.zst", compact_stamp),
    ("build @@Z", compact_stamp),
    ("log.@@.gz was rotated", lambda rng: compact_stamp(rng)[:8]),
    ("migration @@_add_index", lambda rng: compact_stamp(rng).replace("T", "")),
    ("schema version @@", lambda rng: compact_stamp(rng).replace("T", "")),
    ("expires in @@ seconds", number),
    ("lease @@ ns", lambda rng: digits(rng, 10)),
    ("cron: 0 @@ * * *", lambda rng: str(rng.randrange(24))),
    (
        "between @@ the job sleeps",
        lambda rng: f"{rng.randrange(24):02}:{rng.randrange(60):02}:00 and {rng.randrange(24):02}:00:00",
    ),
)
MEASURES: tuple[tuple[str, Maker], ...] = (
    ("upgrade to @@", version),
    ("Release @@ fixes it.", version),
    ("relay @@ needs Python 3.11", short_version),
    ("relay==@@", version),
    ('"version": "@@"', version),
    ("relay>=@@,<40", version),
    ("tested with @@ and later", short_version),
    (
        "chrome/@@ on linux",
        lambda rng: f"{rng.randrange(90, 140)}.0.{rng.randrange(4000, 7000)}.{rng.randrange(200)}",
    ),
    (
        "Mozilla/5.0 (X11; Linux x86_64) Chrome/@@ Safari/537.36",
        lambda rng: f"{rng.randrange(90, 140)}.0.0.0",
    ),
    (
        "build number @@",
        lambda rng: f"{rng.randrange(10**3)}-{rng.randrange(10**3)}-{rng.randrange(10**4):04}",
    ),
    (
        "build @@",
        lambda rng: f"{rng.randrange(200, 999)}.{rng.randrange(100, 999)}.{rng.randrange(1000, 9999)}",
    ),
    ("build @@ is green", lambda rng: digits(rng, 10)),
    ("Build #@@ failed", lambda rng: str(rng.randrange(10**5, 10**10))),
    ("run @@ of the nightly", lambda rng: str(rng.randrange(10**9, 10**11))),
    ("https://ci.example.com/runs/@@/jobs/7", lambda rng: digits(rng, 10)),
    ("part number @@", lambda rng: f"{digits(rng, 3)}-{digits(rng, 4)}-{digits(rng, 2)}"),
    ("the bench is at @@", latitude),
    ("lat/lon @@", latitude),
    ('"coordinates": [@@]', latitude),
    ("geo:@@", lambda rng: latitude(rng).replace(" ", "")),
    ("bbox=@@", lambda rng: f"{latitude(rng)},{latitude(rng)}".replace(" ", "")),
    ("segfault at @@", address),
    ("rip @@, rsp 0x7ffee4c0a2b8", address),
    ("from @@ to 10.0.0.1", private_address),
    ("upstream @@:8080 timed out", private_address),
    ("allow @@/32;", private_address),
    ("p99 is @@ ms", decimals),
    ("loss @@ at step 1200", decimals),
    ("@@ requests a day", counted),
    ("it copied @@ bytes in 4 s", counted),
    ("RSS @@ kB", number),
    ("memory limit @@", lambda rng: str(2 ** rng.randrange(16, 40))),
    ("max_size: @@", lambda rng: str(2 ** rng.randrange(16, 60))),
    ("offset @@ in partition 7", lambda rng: digits(rng, rng.choice((9, 10, 11, 12)))),
    ("LSN 0/@@", lambda rng: pick(rng, HEX, 8).upper()),
    ("PID @@ was killed", number),
    ("issue #@@", lambda rng: str(rng.randrange(1, 10**6))),
    ("PR @@ closes it", lambda rng: f"#{rng.randrange(1, 10**5)}"),
    ("RFC @@ section 4.2", lambda rng: str(rng.randrange(1000, 9999))),
    ("CVE-@@", lambda rng: f"{rng.randrange(2000, 2030)}-{rng.randrange(1000, 99999)}"),
    ("error @@", lambda rng: f"0x8{pick(rng, HEX, 7)}"),
    ("SKU @@ is out of print", lambda rng: f"{pick(rng, 'ABCDEFGH', 2)}-{digits(rng, 6)}"),
    ("ISBN @@", lambda rng: f"978-3-{digits(rng, 2)}-{digits(rng, 6)}-{digits(rng, 1)}"),
    ("seq @@ acked", lambda rng: digits(rng, 12)),
    ("snowflake @@", lambda rng: "1" + digits(rng, 18)),
    ("row @@ of table events", lambda rng: digits(rng, 11)),
    ("the histogram is @@", lambda rng: " ".join(str(rng.randrange(1000)) for _ in range(6))),
    ("ports @@ are open", lambda rng: ", ".join(str(rng.randrange(1024, 65535)) for _ in range(3))),
    ("colour #@@", hexadecimal(6)),
    ("matrix [@@]", lambda rng: ", ".join(f"{rng.uniform(-1, 1):.4f}" for _ in range(4))),
    ("MAC prefix @@ belongs to QEMU", lambda rng: "52:54:00"),
    ("lines @@ of limits.py", lambda rng: f"{rng.randrange(100)}-{rng.randrange(100, 999)}"),
    ("relay.py:41:5:E501:@@", thing),
    ("relay.py:@@: error: bad type", lambda rng: f"{rng.randrange(999)}:{rng.randrange(80)}"),
    ("@@ tests passed in 12.34s", number),
    ("the id is ENG-@@", number),
    ("arn:aws:iam::@@:role/relay", lambda rng: digits(rng, 12)),
    ("arn:aws:kms:eu-west-1:@@", lambda rng: f"{digits(rng, 12)}:key/{identifier(rng)}"),
    ("s3://relay-logs-@@/2024/", lambda rng: digits(rng, 12)),
    ("account @@ owns the bucket", lambda rng: digits(rng, 12)),
)
SUBJECTS = """\
The gateway|The scheduler|A worker|The relay|The parser|Each shard|The cache|The exporter|The token bucket
The password hasher|The key ring|A session|The secret store|The card view|The phone layout|The address book service
The login form|A pinned version|The credentials helper""".replace("\n", "|").split("|")
VERBS = """\
retries|drops|renders|validates|rejects|rotates|compresses|reads|stores|forwards|hashes|masks|times out on|batches
deduplicates|signs|caches|replays|indexes""".replace("\n", "|").split("|")
OBJECTS = """\
every request after 3 tries|tokens that expired|passwords with argon2id|keys once every 90 days|fax jobs
the call at most 5 times|cards in rows of 12|phone numbers in E.164|addresses of pods, not of nodes|IBAN fields as text
the secret named relay-tls|the API key from the environment|a signed cookie|bearer tokens only|a call to the billing API
chunks of 8388608 bytes|the body before the header|messages over 25 MB|user names in lower case|the pass/fail column
names longer than 63 characters|birth dates as ISO strings|the private key from the mounted volume
the PIN pad's events""".replace("\n", "|").split("|")
TAILS = """\
, see docs/limits.md| (since v2.4.1)| unless --force is given| because the lock is shared| when TLS is off
; the default is 30 s| on port 8443| behind nginx 1.25.3|, as RFC 9457 says|""".replace("\n", "|").split("|")
FRAMES = [*"@@|- @@|> @@|# @@|    @@|* `@@`|// @@|1. @@|**@@**|TODO: @@|@@ # ok".split("|"), "| note | @@ |"]


def _filled(rng: random.Random, forms: tuple[tuple[str, Maker], ...], rounds: int) -> Iterator[str]:
    for _ in range(rounds):
        for form, make in forms:
            yield (
                form.replace("@@@", f"{make(rng)}@").replace("@@", make(rng))
                if "@@@" in form
                else form.replace("@@", make(rng))
            )


def _prose(rng: random.Random, count: int) -> Iterator[str]:
    for _ in range(count):
        yield f"{rng.choice(SUBJECTS)} {rng.choice(VERBS)} {rng.choice(OBJECTS)}{rng.choice(TAILS)}."


def technical(seed: int = 2024) -> list[str]:
    """More than three thousand lines, in the frames in which notes and documents hold them."""
    rng = random.Random(seed)
    lines = [
        *_filled(rng, FINGERPRINTS, 18),
        *_filled(rng, DIGESTS, 12),
        *_filled(rng, PLACEHOLDERS, 20),
        *_filled(rng, TIMES, 16),
        *_filled(rng, MEASURES, 12),
        *_prose(rng, 600),
    ]
    return [
        rng.choice(FRAMES).replace("@@", line) if index % 3 == 0 else line for index, line in enumerate(lines)
    ]
