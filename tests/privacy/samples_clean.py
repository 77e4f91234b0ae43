"""Technical prose in which nothing may be found: numbers, names and forms that only look like someone's."""

from __future__ import annotations

import random

from tests.privacy.samples import ALNUM, HEX, digits, pick
from tests.privacy.samples_personal import luhn_completed

SENTENCES = """\
The gateway answers 429 with Retry-After in seconds.
Uploads are limited to 25 MB; larger ones are split into 8388608 byte chunks.
Python 3.11.9 is the oldest supported version, 3.13.0rc2 is tested nightly.
Chrome 115.0.5790.110 and Firefox 121.0.1 both fail here.
The pool listens on 127.0.0.1:5432 and on 0.0.0.0:8080.
Pods get addresses from 10.244.0.0/16, services from 10.96.0.0/12.
Use 192.0.2.17 or 203.0.113.9 in examples, never a real host.
The metadata service is at 169.254.169.254.
2001:db8::1 and fe80::1 are fine in documentation, ::1 in tests.
Clone it with git clone git@github.com:kestrel/relay.git first.
The remote is ssh://git@gitlab.kestrel.dev:2222/infra/relay.git.
Write to someone@example.com or admin@mail.example.org in the docs.
Mails come from noreply@kestrel.dev and no-reply@kestrel.dev.
Commits by 1234567+relay-bot@users.noreply.github.com are skipped.
Set API_KEY=${API_KEY} and TOKEN=$TOKEN before starting.
password: ${DB_PASSWORD}
api_key: <your-api-key>
token = "YOUR_TOKEN_HERE"
client_secret: xxxxxxxxxxxxxxxx
password: required, at least 12 characters
The password is hashed with argon2id and never logged.
token: string, the session token of the caller
Tokens expire after 15 minutes; refresh tokens after 30 days.
secret: {{ vault.relay.signing }}
https://kestrel.dev/pull/12/files?authenticity_token=pLtzpnXJJBif2UWiTp9Td3MvRrBF04&x=1
password = os.environ["DB_PASSWORD"]
auth_token = config.get("auth_token")
the secret key lives in the vault, not in the repository
secretName: relay-tls-2024
secretKeyRef: {name: relay, key: token}
private_key: /etc/relay/tls.key
Authorization: Bearer <token>
curl -H "Authorization: Bearer $TOKEN" https://api.kestrel.dev/v1
postgres://user:password@localhost:5432/main is the default
DATABASE_URL=postgres://${DB_USER}:${DB_PASS}@db/main
Run it as https://user@git.kestrel.dev/x.git to be asked for the rest.
npm install @types/node@20.11.5 and lodash@4.17.21
actions/checkout@v4 and actions/setup-python@v5 are pinned by digest
The icon is logo@2x.png.
systemctl restart relay@1.service and getty@tty1.service
@app.route("/login") is the only decorator
/home/user/project and /Users/runner/work are the CI paths
cd ~/src/relay && make
C:\\Users\\Public\\Documents is shared
Listening on port 54321, pid 1234567.
The build took 1234567890 ns, the timeout is 3600000 ms.
Epoch 1700000000 is 2023-11-14T22:13:20Z.
snowflake 1765432109876543210 belongs to shard 12
ISBN 978-3-16-148410-0 covers the protocol.
RFC 7231, RFC 9457 and CVE-2024-12345 apply.
error 0x80070005 at 0x7ffee4c0a2b8
file modes 0755 0644 0600
counts were 128 256 512 1024 2048
steps 01-02-03-04-05 are automatic
The range 1000-2000 is reserved, 10-20 percent spare.
2024-01-15 10:30:00.123+01:00 is logged in local time
15.01.2024 and 01/15/2024 and 2024/01/15 are all parsed
session 2026-11-15-093112-1f0c8d3a4b was sealed
MIT License, Apache-2.0, BSD-3-Clause
std::vector<int>, a::b, dead::beef and Foo::Bar::baz
00:00:00:00:00:00 and ff:ff:ff:ff:ff:ff are never leased
52:54:00:12:34:56 is the QEMU default
aspect 16:9, ratio 1:2:4, at 12:34:56
colour #a1b2c3, #ffee00 and rgba(12, 34, 56, 0.5)
-----BEGIN CERTIFICATE----- starts the public part
Keys start with `-----BEGIN PRIVATE KEY-----` and are refused.
ssh-ed25519 keys are fine, RSA below 3072 bits is not
JWTs are signed with RS256 and verified against the JWKS endpoint.
eyJ is how every JWT begins.
Order 4111 was the first, invoice 2024-0001 the second.
AWS account 123456789012 owns the bucket.
arn:aws:iam::123456789012:role/relay
The key is composite: (tenant_id, order_id).
primary key, foreign key, partition key, cache key
key: value pairs, one a line
pass the context through, pass/fail is decided later
pin the version, then pin the digest
call 200 times, then call it a day
text 140 characters long
contact the reviewers before 2025-06-30
ring buffer of 65536 entries
signal 15 then signal 9
mobile clients send 1234567 events a day
phone numbers are stored in E.164
the card component renders 12 cards a row
Born out of necessity in 2019, rewritten in Rust in 2021.
The file name: relay.toml
first_name: string
Full name: required
Name: relay-gateway
street address fields are optional
The address is 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed.
home address validation lives in forms/address.py
pip install memkit==1.2.3.4
upgrade to v5.2.0.1 or firmware 4.10.1.2
section 3.2.1.4 of the handbook
8.8.8.8 and 1.1.1.1 are the fallback resolvers
Use 1.2.3.4 as a placeholder.
255.255.255.0 is the netmask
https://kestrel.dev/issues/1234567890?page=2#comment-987654321
sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
md5 5d41402abc4b2a76b9719d911017c592 is only a checksum
integrity sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==
image@sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824
commit 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12 broke it
pod relay-7d8f9c6b5-x2x4z restarted 3 times
The token bucket refills 100 per second.
tokenizer, tokenization and token-based auth
password reset, password policy, password manager
passwords must be rotated every 90 days
no credentials in URLs; credentials: include is set in fetch
"credentials": "same-origin"
Bearer token authentication is required.
basic auth is off, Basic authentication stays for probes
the access token has 3 scopes
key rotation happens at 02:00
DSN is read from SENTRY_DSN
The connection string is assembled at runtime.
license key validation is server-side
Steuer and taxes are out of scope
passport 0.6.0 breaks sessions
ID number fields are plain strings
SIN and TIN columns were dropped
national id formats differ by country
x = 3.14159265358979, y = 2.718281828459045
1 234 567 rows, 12 345 678 bytes, 999 999 999 max
0123456789 is the digit alphabet
abcdefghijklmnopqrstuvwxyz0123456789
AAAAB3NzaC1yc2EAAAADAQAB starts an RSA public key
GET /home/dashboard 200
POST /users/12345/orders
the /home/node directory of the image
Retry at 5, 25, 125 and 625 ms
TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
Windows 10.0.19045, build 22621.2428
""".splitlines()

ORDERS = (
    "Order @@ was shipped.",
    "order number: @@",
    "Bestellnummer @@",
    "invoice @@ is open",
    "tracking @@",
    "order_id=@@",
    "commande n° @@",
    "ticket #@@",
    "transaction id @@ failed",
    '"order_id": @@,',
    "Order no. @@ (two parcels)",
    "batch @@ finished",
)
HASHES = (
    "commit @@ broke it",
    "digest @@",
    "etag @@",
    "cache key @@",
    "blob @@ is missing",
    "content: sha256:@@",
    "see @@ for the fix",
    "checksum=@@",
)
UUIDS = (
    "request @@ timed out",
    "id: @@",
    "trace @@",
    "tenant @@ was migrated",
    '{"id": "@@"}',
    "@@ is the correlation id",
)


def clean() -> list[str]:
    """Sentences as they are, and hundreds more with made-up references in them."""
    rng = random.Random(31)
    made = list(SENTENCES)
    for index in range(120):
        number = luhn_completed(
            rng.choice(("4", "51", "55", "37", "6011", "35", "9", "1")) + digits(rng, 14)
        )[:16]
        made.append(ORDERS[index % len(ORDERS)].replace("@@", number))
        made.append(HASHES[index % len(HASHES)].replace("@@", pick(rng, HEX, (40, 64, 32, 12)[index % 4])))
        uuid = "-".join(pick(rng, HEX, count) for count in (8, 4, 4, 4, 12))
        made.append(UUIDS[index % len(UUIDS)].replace("@@", uuid))
        parts = [rng.randrange(20) for _ in range(4)]
        made.append(f"upgrade to version {'.'.join(map(str, parts))} or v{parts[0]}.{parts[1]}.{parts[2]}")
        made.append(
            f"the pod {pick(rng, ALNUM.lower(), 5)}-{pick(rng, HEX, 9)} on 10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(256)}"
        )
        made.append(
            f"epoch {1_600_000_000_000 + rng.randrange(200_000_000_000)} ms, offset {digits(rng, 11)}"
        )
    return made
