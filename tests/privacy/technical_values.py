"""The values that clean technical lines hold: fingerprints, digests, times, versions, measures, placeholders."""

from __future__ import annotations

import base64
import random
import uuid
from collections.abc import Callable

from tests.privacy.samples import HEX, digits, pick

Maker = Callable[[random.Random], str]
THINGS = (
    "gateway scheduler worker relay ingester broker parser renderer cache queue ledger mirror planner".split()
)


def pairs(rng: random.Random, count: int, sign: str = ":", upper: bool = False) -> str:
    text = sign.join(pick(rng, HEX, 2) for _ in range(count))
    return text.upper() if upper else text


def hexadecimal(count: int) -> Maker:
    return lambda rng: pick(rng, HEX, count)


def base64_of(count: int, padded: bool = False) -> Maker:
    def make(rng: random.Random) -> str:
        text = base64.b64encode(rng.randbytes(count)).decode()
        return text if padded else text.rstrip("=")

    return make


def identifier(rng: random.Random) -> str:
    return str(uuid.UUID(bytes=rng.randbytes(16), version=4))


def seconds(rng: random.Random) -> str:
    return str(rng.randrange(1_000_000_000, 1_999_999_999))


def milliseconds(rng: random.Random) -> str:
    return seconds(rng) + digits(rng, 3)


def microseconds(rng: random.Random) -> str:
    return seconds(rng) + digits(rng, 6)


def nanoseconds(rng: random.Random) -> str:
    return seconds(rng) + digits(rng, 9)


def version(rng: random.Random) -> str:
    return ".".join(str(rng.randrange(40)) for _ in range(rng.choice((2, 3, 3, 4))))


def short_version(rng: random.Random) -> str:
    return ".".join(str(rng.randrange(40)) for _ in range(3))


def stamp(rng: random.Random) -> str:
    day = f"{rng.randrange(2015, 2031)}-{rng.randrange(1, 13):02}-{rng.randrange(1, 29):02}"
    return f"{day}T{rng.randrange(24):02}:{rng.randrange(60):02}:{rng.randrange(60):02}"


def compact_stamp(rng: random.Random) -> str:
    return stamp(rng).replace("-", "").replace(":", "")


def latitude(rng: random.Random) -> str:
    return f"{rng.uniform(-90, 90):.{rng.choice((4, 5, 6, 7))}f}, {rng.uniform(-180, 180):.{rng.choice((4, 5, 6, 7))}f}"


def address(rng: random.Random) -> str:
    return f"0x{pick(rng, HEX, rng.choice((8, 12, 16)))}"


def private_address(rng: random.Random) -> str:
    ten = f"10.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"
    return rng.choice(
        (ten, f"192.168.{rng.randrange(256)}.{rng.randrange(1, 255)}", f"203.0.113.{rng.randrange(256)}")
    )


def decimals(rng: random.Random) -> str:
    return f"{rng.uniform(0, 1000):.{rng.choice((3, 6, 9, 12, 15))}f}"


def number(rng: random.Random) -> str:
    return str(rng.randrange(10 ** rng.randrange(2, 9)))


def counted(rng: random.Random) -> str:
    return f"{rng.randrange(10**4, 10**9):,}"


def thing(rng: random.Random) -> str:
    return rng.choice(THINGS)


SECRET_NAMES = "TOKEN API_KEY DB_PASSWORD CLIENT_SECRET PGPASSWORD SIGNING_KEY GITHUB_TOKEN".split()


def variable(rng: random.Random) -> str:
    return rng.choice(SECRET_NAMES)


# NAME and name stand for a variable's name, as it is and in lower case.
PLACEHOLDER_FORMS = (
    *"${NAME} $NAME ${NAME:-} ${NAME:?missing} %NAME% <name> <NAME> <YOUR_NAME> {name} {{name}} [name] your-name".split(),
    *"YOUR_NAME_HERE xxxx xxxxxxxx XXXXXXXXXXXX ******** •••••••• ... … changeme change-me CHANGE_ME ChangeMe123".split(),
    *"changeit replace-me REPLACE_WITH_REAL_VALUE todo TBD secret password hunter2-example example dummy null ''".split(),
    *"placeholder not-a-real-secret s3cr3t-example <redacted> [REDACTED] (hidden) redacted insert-token-here".split(),
    *"foobar env(NAME) env:NAME os.environ[NAME] process.env.NAME $(NAME) @Microsoft.KeyVault(NAME)".split(),
    *"op://vault/item/field file:/run/secrets/name var.name local.name None".split(),
    *("<your name>", "{{ name }}", "[YOUR NAME]", "${{ secrets.NAME }}", "!vault name", "!Ref NAME"),
)
USER_AND_PASSWORD = (
    *"<user>:<password> USER:PASSWORD user:password username:password user:pass USER:PASS {user}:{password}".split(),
    *"<username>:<password> ${USER}:${PASSWORD} $USER:$PASSWORD $DB_USER:$DB_PASS [user]:[password] u:p".split(),
    *"[user[:password]] user:xxxx user:**** user:*** <user>:<pass> <db-user>:<db-password> %s:%s me:secret".split(),
    *"${DB_USER}:${DB_PASSWORD} %(user)s:%(password)s {0}:{1} {}:{} {user}:{pw} user:secret admin:changeme".split(),
    *"<token>:x-oauth-basic x-access-token:${TOKEN} x-access-token:<token> oauth2:$TOKEN login:password".split(),
    *"name:password myuser:mypassword youruser:yourpassword foo:bar username:<password> postgres:<password>".split(),
    *("app:<db_password>", "root:${ROOT_PASSWORD}", "{{ user }}:{{ password }}"),
)


def placeholder(rng: random.Random) -> str:
    name = variable(rng)
    return rng.choice(PLACEHOLDER_FORMS).replace("NAME", name).replace("name", name.lower())


def user_and_password(rng: random.Random) -> str:
    return rng.choice(USER_AND_PASSWORD)
