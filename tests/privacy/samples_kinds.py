"""One text for every name that a detector can give itself in a redaction note, made from the detectors' own tables.

Token forms are filled in from their patterns, so a new row has a sample at once; what has no pattern is listed by name,
so a new detector without a sample is missing from `samples()`.
"""

from __future__ import annotations

import random
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from memkit.privacy.tokens import TOKENS
from tests.privacy.samples import ALNUM, HEX, URLSAFE, digits, pick
from tests.privacy.samples_personal import NATIONAL_FORMS, _until_valid, luhn_completed
from tests.privacy.samples_secret import B64, UPPER, _jwt, _pem


def filled_pattern(rng: random.Random, shape: str) -> str:
    """A random text of a pattern's form, with what it asks for before itself; what it asks for behind is left out."""
    return _filled(rng, list(parser.parse(shape)))


def _filled(rng: random.Random, parts: list[Any]) -> str:
    return "".join(_piece(rng, str(code), value) for code, value in parts)


def _piece(rng: random.Random, code: str, value: Any) -> str:
    if code == "LITERAL":
        return chr(value)
    if code == "IN":
        return rng.choice(_characters(value))
    if code == "MAX_REPEAT":
        least, most, inner = value
        return "".join(_filled(rng, list(inner)) for _ in range(min(least + 3, int(most))))
    if code == "SUBPATTERN":
        return _filled(rng, list(value[3]))
    if code == "BRANCH":
        return _filled(rng, list(rng.choice(value[1])))
    if code == "ASSERT" and value[0] < 0:
        return _filled(rng, list(value[1]))
    return {"ASSERT": "", "ASSERT_NOT": "", "ANY": "."}[code]


def _characters(value: list[Any]) -> str:
    found = ""
    for code, what in value:
        found += chr(what) if str(code) == "LITERAL" else "".join(map(chr, range(what[0], what[1] + 1)))
    return found


def token_texts(rng: random.Random) -> list[tuple[str, str, str]]:
    """(name, shape, sentence) for every row of the table of tokens."""
    rows = []
    for vendor, literal, shape in TOKENS:
        name = f"token:{vendor}" if literal else "token:shape"
        rows.append((name, shape, f"the job used {filled_pattern(rng, shape)} until Friday"))
    return rows


def named_texts(rng: random.Random) -> dict[str, str]:
    """By name, a sentence for every detector that is not a row of the table of tokens."""
    stdnum = {
        f"stdnum:{module}": f"on file: {_until_valid(rng, module, make)}" for module, make in NATIONAL_FORMS
    }
    del stdnum["stdnum:cn.ric"]
    more = {
        "stdnum:fi.hetu": "on file: 131052-308T",
        "stdnum:ch.ssn": "on file: 756.9217.0769.85",
        "stdnum:mx.curp": "on file: BOXW310820HNERXN09",
        "stdnum:pk.cnic": "on file: 34201-0891231-8",
        "stdnum:de.idnr": "on file: 36 574 261 809",
        "stdnum:at.vnr": "on file: 1237 010180",
        "stdnum:tr.tckimlik": "on file: 17291716060",
        "stdnum:gr.amka": "on file: 01013099997",
        "stdnum:si.emso": "on file: 0101006500006",
    }
    own = {
        "jwt": f"it sent {_jwt(rng)} twice",
        "private-key": _pem(rng, "RSA PRIVATE " + "KEY"),
        "url": "clone https://deploy:s3cr3tPw9@git.kestrel.dev/x.git",
        "credential": "password: Tr0ub4dor&3",
        "email": "ask anna@kestrel.dev",
        "ip": "login from 81.2.69.142",
        "mac": "ether 3c:22:fb:1a:9b:0e",
        "home-path": "it reads /home/aweber/src first",
        "label": "date of birth: 1971-03-09",
        "stdnum": f"the card {luhn_completed('453957876362148')} was declined",
        "bank-account": "Kontonummer: 12345678",
        "national-id": "passport no. C01X12345",
        "phonenumbers": "call +49 30 1234567",
        "list": "about Falkenhorst",
        "token:discord": "M" + pick(rng, ALNUM, 23) + "." + pick(rng, ALNUM, 6) + "." + pick(rng, ALNUM, 27),
        "token:aws": "AK" + "IA" + pick(rng, UPPER, 16),
    }
    return own | stdnum | more


def former_texts(rng: random.Random) -> dict[str, str]:
    """By name, a sentence for every detector that is gone: what it found, others find."""
    plugins = {
        "artifactory": "AK" + "Cp" + pick(rng, ALNUM, 69),
        "azure_storage_key": "Account" + "Key=" + pick(rng, B64, 86) + "==",
        "cloudant": "cloudant_" + "password='" + pick(rng, HEX, 64) + "'",
        "github_token": "gh" + "p_" + pick(rng, ALNUM, 36),
        "gitlab_token": "gl" + "pat-" + pick(rng, ALNUM, 20),
        "ibm_cloud_iam": "ibm_cloud_" + "api_key=" + pick(rng, ALNUM, 44),
        "ibm_cos_hmac": "cos_hmac_" + "secret_access_key=" + pick(rng, HEX, 48),
        "mailchimp": pick(rng, HEX, 32) + "-u" + "s12",
        "pypi_token": "py" + "pi-AgEIcHlwaS5vcmc" + pick(rng, URLSAFE, 90),
        "sendgrid": "S" + "G." + pick(rng, URLSAFE, 22) + "." + pick(rng, URLSAFE, 43),
        "slack": "xo" + "xb-" + f"{digits(rng, 12)}-{digits(rng, 13)}-{pick(rng, ALNUM, 24)}",
        "softlayer": "softlayer_" + "api_key=" + pick(rng, HEX, 64),
        "square_oauth": "sq0" + "csp-" + pick(rng, ALNUM, 43),
        "stripe": "sk" + "_live_" + pick(rng, ALNUM, 24),
        "telegram_token": digits(rng, 10) + ":A" + "A" + pick(rng, ALNUM, 33),
        "twilio": "A" + "C" + pick(rng, HEX, 32),
    }
    return {f"detect-secrets:{name}": f"it holds {text}" for name, text in plugins.items()}
