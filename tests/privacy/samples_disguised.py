"""The same data in disguise: invisible characters, full-width forms, entities, percent-encoding."""

from __future__ import annotations

import html
import random
from urllib.parse import quote

from tests.privacy.samples import Sample
from tests.privacy.samples_personal import cards, emails, ibans, ips, national_ids, phones
from tests.privacy.samples_secret import secrets


def zero_width(text: str) -> str:
    return "\u200b".join(text[at : at + 3] for at in range(0, len(text), 3))


def full_width(text: str) -> str:
    return "".join(chr(ord(char) + 0xFEE0) if "!" <= char <= "~" else char for char in text)


def entities(text: str) -> str:
    return "".join(f"&#{ord(char)};" if index % 2 else char for index, char in enumerate(text))


def hex_entities(text: str) -> str:
    return "".join(
        f"&#x{ord(char):x};" if not char.isalnum() or index % 4 == 0 else char
        for index, char in enumerate(text)
    )


def percent(text: str) -> str:
    return quote(text, safe="")


def full_percent(text: str) -> str:
    return "".join(f"%{byte:02X}" for byte in text.encode())


def soft_hyphen(text: str) -> str:
    return text[: len(text) // 2] + "\u00ad" + text[len(text) // 2 :]


def named_entity(text: str) -> str:
    return html.escape(text).replace("@", "&commat;").replace(".", "&period;")


DISGUISES = (zero_width, full_width, entities, hex_entities, percent, full_percent, soft_hyphen, named_entity)


def obfuscated() -> list[Sample]:
    """Every second sample of personal data and every third secret in a disguise."""
    rng = random.Random(11)
    plain = [*(sample for kind in (emails, phones, cards, ibans, national_ids, ips) for sample in kind(rng))][
        ::2
    ] + secrets()[::3]
    hidden = []
    for index, sample in enumerate(plain):
        disguise = DISGUISES[index % len(DISGUISES)]
        value = disguise(sample.value)
        text = sample.text[: sample.start] + value + sample.text[sample.end :]
        hidden.append(Sample(sample.cls, text, sample.start, sample.start + len(value), disguise.__name__))
    return hidden
