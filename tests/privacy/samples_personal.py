"""Structured personal data in many forms, countries and sentences; every number is made up and checks out."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Iterator
from importlib import import_module

from tests.privacy.samples import HEX, Sample, digits, pick, placed

FIRST = "anna bjorn chiara diego elif farid greta hiro ines jakub katarzyna liam mireille nadia oleg paula quentin rosa sven tomas".split()
LAST = "almeida brandt costa dubois eriksen fischer garcia hansen ivanova jansen kowalska lopez moreau novak okafor petrov rossi silva tanaka weber".split()
HOSTS = "gmail.com outlook.com web.de orange.fr proton.me yahoo.co.uk libero.it seznam.cz nordlicht-labs.io mueller-partner.de uni-graz.ac.at kestrel.dev havn.no".split()

PROSE = (
    "Please ask @@ before the release.",
    "The pilot customer (@@) reported the timeout twice.",
    "- [ ] follow up with @@ about the quota",
    "> escalated by @@ on Tuesday",
    "Der Kunde ist unter @@ erreichbar.",
    "owner: @@",
    '{"contact": "@@", "tier": 2}',
    "| support | @@ | weekdays |",
    "Contact: @@.",
    "see ticket PROXY-12; reporter @@, priority high",
)
CALL = (
    "Call me on @@ after lunch.",
    "Phone: @@",
    "tel. @@, office hours only",
    "Mobile @@ (ask first)",
    "Rufnummer: @@",
    "Tél. : @@",
    "The on-call engineer's phone number is @@.",
    "WhatsApp @@ works best.",
    "Fax @@",
    "you can reach her at @@ in the evening",
)
PLAIN_CALL = (
    "Their number: @@.",
    "The hotel gave us @@ for late arrivals.",
    "- Dana, @@, Lisbon",
    "@@ is the front desk.",
)


def emails(rng: random.Random) -> Iterator[Sample]:
    for index in range(160):
        first, last = rng.choice(FIRST), rng.choice(LAST)
        local = (
            f"{first}.{last}",
            f"{first[0]}{last}",
            f"{first}_{last}{rng.randrange(90)}",
            f"{last}+{first}",
            f"{first}-{last}",
            first,
        )[index % 6]
        address = f"{local}@{rng.choice(HOSTS)}"
        yield placed(
            "EMAIL",
            PROSE[index % len(PROSE)],
            (address, address, f"<{address}>"[1:-1], address.upper())[index % 4],
        )


INTERNATIONAL = (
    "+49 30 ######7", "+49 (0)89 ######", "+49-171-#######", "+491712######", "+44 20 7946 0###", "+44 7700 900###", "+44 (0) 1632 960###",
    "+33 6 12 ## ## ##", "+33 1 42 68 ## ##", "+39 06 698 #####", "+39 347 #######", "+34 612 ### ###", "+31 6 1#######", "+31 20 624 ####",
    "+41 44 668 ## ##", "+41 79 2## ## ##", "+43 1 58858 ###", "+46 70 123 ## ##", "+47 22 ## ## ##", "+45 32 ## ## ##", "+48 22 ### ## ##",
    "+351 912 ### ###", "+1 (212) 555-01##", "+1-415-555-01##", "+1 650 253 ####", "+12125550###", "+61 2 9374 ####", "+61 412 ### ###",
    "+64 21 ### ####", "+91 98765 #####", "+91-22-2778####", "+81 3-6384-9###", "+81 90 1234 ####", "+82 10-2345-####", "+86 138 1234 ####",
    "+55 11 91234-####", "+55 (21) 3521-####", "+52 55 1234 ####", "+54 9 11 2345-####", "+56 9 8765 ####", "+7 912 345-##-##", "+90 532 123 ## ##",
    "+27 82 123 ####", "+234 803 123 ####", "+254 712 ######", "+20 100 123 ####", "+971 50 123 ####", "+972 54-123-####", "+65 8123 ####",
    "+852 5123 ####", "+66 81 234 ####", "+62 812-3456-####", "+63 917 123 ####", "+30 694 123 ####", "+353 86 123 ####", "+358 40 123 ####",
    "+36 20 123 ####", "+40 721 123 ###", "+420 601 123 ###", "+380 67 123 ####", "0049 30 ######7", "0044 20 7946 0###", "0033 6 12 ## ## ##",
)  # fmt: skip
NATIONAL = (
    "(212) 555-01##", "(415) 867-####", "415-867-####", "650.253.####", "1-800-555-0###", "(303)555-01##", "312-867-#### x12", "(212) 867-#### ext. 7",
    "030/2345####", "0171-234####", "0171 234 ####", "089 / 1234####", "(030) 2345####", "04321 / 98####",
    "020 7946 0###", "07700 900###", "01632 960###", "(020) 7946 0###", "0161 496 0###",
    "01 42 68 ## ##", "06.12.34.##.##", "06-12-34-##-##", "079 212 ## ##", "044 668 ## ##", "06-1234####", "020-624####",
    "070-123 ## ##", "0412 345 ###", "(02) 9374 ####", "03-6384-9###", "090-1234-####", "010-2345-####", "(11) 91234-####", "0650 123 ####",
)  # fmt: skip
LABEL_ONLY = (
    "212 867 ####", "4158675###", "612 345 ###", "612345###", "22 34 ## ##", "601 123 ###", "98765 #####", "9876543###", "13812345###", "8 (912) 345-##-##",
    "01712345###", "0612345###", "07700900###", "347 123 ####", "555-0###", "912 345 ###",
)  # fmt: skip


def filled(rng: random.Random, form: str) -> str:
    return "".join(rng.choice("23456789") if char == "#" else char for char in form)


def phones(rng: random.Random) -> Iterator[Sample]:
    for index, form in enumerate(INTERNATIONAL * 2):
        template = (*PLAIN_CALL, *CALL)[index % (len(PLAIN_CALL) + len(CALL))]
        yield placed("PHONE", template, filled(rng, form), "international")
    for index, form in enumerate(NATIONAL * 2):
        template = (*PLAIN_CALL, *CALL)[index % (len(PLAIN_CALL) + len(CALL))]
        yield placed("PHONE", template, filled(rng, form), "national")
    for index, form in enumerate(LABEL_ONLY * 2):
        yield placed("PHONE", CALL[index % len(CALL)], filled(rng, form), "labelled")


def luhn_completed(body: str) -> str:
    from stdnum import luhn

    return body + luhn.calc_check_digit(body)


CARD_HEADS = (
    ("4", 16),
    ("51", 16),
    ("55", 16),
    ("2221", 16),
    ("2720", 16),
    ("34", 15),
    ("37", 15),
    ("6011", 16),
    ("65", 16),
    ("3528", 16),
    ("3589", 16),
    ("36", 14),
    ("3056", 14),
    ("62", 16),
    ("5018", 16),
    ("4", 13),
)
CARD_TEXT = (
    "The card @@ was declined.",
    "paid with visa @@",
    "Kreditkarte: @@",
    "credit card number @@ exp 04/29",
    "tarjeta @@ caducada",
    "carte bancaire @@",
    "pan=@@",
    "charge it to @@, please",
    '"card_number": "@@"',
)
CARD_PLAIN = ("It was @@ all along.", "The form shows @@ in clear.", "@@", "(@@)")


def grouped(number: str, sign: str) -> str:
    if len(number) == 15:
        return sign.join((number[:4], number[4:10], number[10:]))
    if len(number) == 14:
        return sign.join((number[:4], number[4:10], number[10:]))
    return sign.join(number[at : at + 4] for at in range(0, len(number), 4))


def cards(rng: random.Random) -> Iterator[Sample]:
    for index in range(160):
        head, length = CARD_HEADS[index % len(CARD_HEADS)]
        number = luhn_completed(head + digits(rng, length - len(head) - 1))
        sign = ("", " ", "-")[index % 3] if length != 13 else ""
        shown = grouped(number, sign) if sign else number
        templates = (*CARD_TEXT, *CARD_PLAIN) if sign else CARD_TEXT
        yield placed("CARD", templates[index % len(templates)], shown, "grouped" if sign else "bare")


IBANS = (
    "DEnn nnnnnnnnnnnnnnnnnn", "FRnn nnnnnnnnnnnnnnnnnnnnnnn", "GBnn AAAAnnnnnnnnnnnnnn", "ESnn nnnnnnnnnnnnnnnnnnnn", "ITnn Annnnnnnnnnnnnnnnnnnnnn",
    "NLnn AAAAnnnnnnnnnn", "BEnn nnnnnnnnnnnn", "CHnn nnnnnnnnnnnnnnnnn", "ATnn nnnnnnnnnnnnnnnn", "PLnn nnnnnnnnnnnnnnnnnnnnnnnn", "SEnn nnnnnnnnnnnnnnnnnnnn",
    "NOnn nnnnnnnnnnn", "DKnn nnnnnnnnnnnnnn", "FInn nnnnnnnnnnnnnn", "PTnn nnnnnnnnnnnnnnnnnnnnn", "IEnn AAAAnnnnnnnnnnnnnn", "CZnn nnnnnnnnnnnnnnnnnnnn",
    "LUnn nnnnnnnnnnnnnnnn", "TRnn nnnnnnnnnnnnnnnnnnnnnn", "SAnn nnnnnnnnnnnnnnnnnnnn", "AEnn nnnnnnnnnnnnnnnnnnn", "MTnn AAAAnnnnnnnnnnnnnnnnnnnnnnn",
)  # fmt: skip
BANK_TEXT = (
    "Refund to @@ today.",
    "IBAN: @@",
    "iban=@@;bic=NORDXXMM",
    "Das Konto @@ ist gesperrt.",
    "wire it to @@ (joint account)",
    "| payout | @@ |",
    "Virement sur @@, merci.",
)


def ibans(rng: random.Random) -> Iterator[Sample]:
    from stdnum.iso7064 import mod_97_10

    for index in range(150):
        country, body = IBANS[index % len(IBANS)].split()
        bban = "".join(
            rng.choice(string.digits) if char == "n" else rng.choice(string.ascii_uppercase) for char in body
        )
        check = mod_97_10.calc_check_digits(bban + country[:2])
        number = country[:2] + check + bban
        shown = (number, " ".join(number[at : at + 4] for at in range(0, len(number), 4)), number.lower())[
            index % 3
        ]
        yield placed("IBAN", BANK_TEXT[index % len(BANK_TEXT)], shown)


ID_TEXT = (
    "Her number is @@.",
    "on file: @@",
    "(@@)",
    "The form still shows @@ in the log.",
    '{"id_number": "@@"}',
    "ID @@ was checked at the desk.",
)


def _until_valid(rng: random.Random, module: str, make: Callable[[random.Random], str]) -> str:
    valid = import_module(f"stdnum.{module}").is_valid
    for _ in range(200_000):
        number = make(rng)
        if valid(number):
            return number
    raise AssertionError(module)


def _ymd(rng: random.Random) -> str:
    return f"{rng.randrange(50, 99)}{rng.randrange(1, 13):02}{rng.randrange(1, 29):02}"


def _dmy(rng: random.Random) -> str:
    return f"{rng.randrange(1, 29):02}{rng.randrange(1, 13):02}{rng.randrange(50, 99)}"


def _upper(rng: random.Random, count: int = 1) -> str:
    return pick(rng, string.ascii_uppercase, count)


NATIONAL_FORMS: tuple[tuple[str, Callable[[random.Random], str]], ...] = (
    ("us.ssn", lambda r: f"{digits(r, 3)}-{digits(r, 2)}-{digits(r, 4)}"),
    ("es.dni", lambda r: digits(r, 8) + _upper(r)),
    ("es.nie", lambda r: r.choice("XYZ") + digits(r, 7) + _upper(r)),
    ("it.codicefiscale", lambda r: _cf(r)),
    (
        "fr.nir",
        lambda r: (
            f"{r.choice('12')} {r.randrange(50, 99)} {r.randrange(1, 13):02} {r.randrange(10, 95)} {digits(r, 3)} {digits(r, 3)} {digits(r, 2)}"
        ),
    ),
    ("be.nn", lambda r: (lambda d: f"{d[:2]}.{d[2:4]}.{d[4:]}-{digits(r, 3)}.{digits(r, 2)}")(_ymd(r))),
    ("se.personnummer", lambda r: f"{_ymd(r)}-{digits(r, 4)}"),
    ("fi.hetu", lambda r: f"{_dmy(r)}-{r.randrange(2, 899):03}{r.choice('0123456789ABCDEFHJKLMNPRSTUVWXY')}"),
    ("no.fodselsnummer", lambda r: _dmy(r) + digits(r, 5)),
    ("cz.rc", lambda r: f"{_ymd(r)}/{digits(r, 4)}"),
    ("br.cpf", lambda r: f"{digits(r, 3)}.{digits(r, 3)}.{digits(r, 3)}-{digits(r, 2)}"),
    ("cl.rut", lambda r: f"{r.randrange(5, 25)}.{digits(r, 3)}.{digits(r, 3)}-{r.choice('0123456789K')}"),
    ("ch.ssn", lambda r: f"756.{digits(r, 4)}.{digits(r, 4)}.{digits(r, 2)}"),
    ("ar.cuit", lambda r: f"{r.choice(('20', '27'))}-{digits(r, 8)}-{digits(r, 1)}"),
    (
        "cn.ric",
        lambda r: (
            f"110101{r.randrange(1950, 2005)}{r.randrange(1, 13):02}{r.randrange(1, 29):02}{digits(r, 3)}{r.choice('0123456789X')}"
        ),
    ),
    ("in_.aadhaar", lambda r: f"{r.choice('23456789')}{digits(r, 3)} {digits(r, 4)} {digits(r, 4)}"),
    ("in_.pan", lambda r: f"{_upper(r, 3)}P{_upper(r)}{digits(r, 4)}{_upper(r)}"),
    ("pl.pesel", lambda r: _ymd(r) + digits(r, 5)),
    ("ro.cnp", lambda r: f"{r.choice('12')}{_ymd(r)}{r.randrange(1, 47):02}{digits(r, 4)}"),
    ("za.idnr", lambda r: _ymd(r) + digits(r, 7)),
    ("ee.ik", lambda r: r.choice("34") + _ymd(r) + digits(r, 4)),
    ("is_.kennitala", lambda r: f"{_dmy(r)}-{digits(r, 3)}9"),
    ("ie.pps", lambda r: digits(r, 7) + pick(r, "ABCDEFGHIJKLMNOPQRSTUVW", 1) + "A"),
    ("ca.sin", lambda r: f"{r.choice('123456')}{digits(r, 2)}-{digits(r, 3)}-{digits(r, 3)}"),
    ("th.pin", lambda r: f"{r.choice('123')}-{digits(r, 4)}-{digits(r, 5)}-{digits(r, 2)}-{digits(r, 1)}"),
    ("my.nric", lambda r: f"{_ymd(r)}-{r.randrange(1, 14):02}-{digits(r, 4)}"),
)
NATIONAL_LABELLED: tuple[tuple[str, str], ...] = (
    ("Steuer-ID: @@", "##########1"), ("tax id @@", "## ### ### ###"), ("BSN @@", "#########"), ("NHS number: @@", "### ### ####"), ("SSN: @@", "#########"),
    ("social security number is @@", "###-##-####"), ("passport no. @@", "C01X#####"), ("Passport number: @@", "#########"), ("Reisepass @@", "C4VK#####"),
    ("Personalausweis @@", "L01X#####"), ("driver's license @@", "D###-####-####"), ("driving licence number @@", "MORGA######SM9IJ"), ("PESEL @@", "###########"),
    ("TFN: @@", "### ### ###"), ("Medicare number @@", "#### ##### #"), ("T.C. Kimlik @@", "###########"), ("Codice fiscale: @@", "RSSMRA85T10A562S"),
    ("CPF @@", "###########"), ("DNI @@", "########Z"), ("national insurance number @@", "AB######C"), ("NI number: QQ left, then NINO @@", "AB ## ## ## C"),
    ("SIN @@", "### ### ###"), ("personnummer @@", "######-####"), ("CPR-nummer @@", "######-####"), ("OIB @@", "###########"), ("EGN @@", "##########"),
    ("AHV-Nummer @@", "756.####.####.##"), ("Sozialversicherungsnummer @@", "12 ###### M 123"), ("My Number @@", "############"), ("Aadhaar number @@", "############"),
)  # fmt: skip


def _cf(rng: random.Random) -> str:
    consonants = "BCDFGLMNPRSTV"
    return f"{pick(rng, consonants, 6)}{rng.randrange(50, 99)}{rng.choice('ABCDEHLMPRST')}{rng.randrange(1, 29):02}{rng.choice('ABCDFGHL')}{rng.randrange(100, 999)}{_upper(rng)}"


def national_ids(rng: random.Random) -> Iterator[Sample]:
    for module, make in NATIONAL_FORMS:
        for index in range(5):
            yield placed(
                "NATIONAL_ID", ID_TEXT[index % len(ID_TEXT)], _until_valid(rng, module, make), module
            )
    for template, form in NATIONAL_LABELLED:
        for _ in range(3):
            yield placed("NATIONAL_ID", template, filled(rng, form), template)


NET_TEXT = (
    "Login from @@ at night.",
    "client @@ was throttled",
    "host: @@",
    "the customer's router answers on @@",
    "blocked @@ after 5 tries",
    "peer=@@ proto=udp",
    '{"remote_addr": "@@"}',
)


def ips(rng: random.Random) -> Iterator[Sample]:
    for index in range(100):
        address = f"{rng.choice((31, 46, 62, 77, 81, 91, 93, 109, 145, 178, 185, 188, 212, 217))}.{rng.randrange(256)}.{rng.randrange(256)}.{rng.randrange(1, 255)}"
        yield placed("IP", NET_TEXT[index % len(NET_TEXT)], address, "v4")
    for index in range(50):
        groups = [pick(rng, HEX, 4) for _ in range(5)]
        address = (
            f"2a02:{':'.join(groups)}:1:2",
            f"2003:{':'.join(groups[:3])}::1",
            f"2a00:{groups[0]}::{groups[1]}",
        )[index % 3]
        yield placed("IP", NET_TEXT[index % len(NET_TEXT)], address, "v6")


def macs(rng: random.Random) -> Iterator[Sample]:
    for index in range(100):
        pairs = ["3c", pick(rng, "abcdef", 2), *(pick(rng, HEX, 2) for _ in range(4))]
        shown = (
            ":".join(pairs),
            "-".join(pairs).upper(),
            ".".join("".join(pairs)[at : at + 4] for at in (0, 4, 8)),
        )[index % 3]
        yield placed(
            "MAC", ("The laptop @@ got a lease.", "ether @@", "MAC: @@", "device @@ joined")[index % 4], shown
        )


def home_paths(rng: random.Random) -> Iterator[Sample]:
    for index in range(100):
        user = (
            rng.choice(FIRST)[0] + rng.choice(LAST),
            f"{rng.choice(FIRST)}.{rng.choice(LAST)}",
            rng.choice(LAST),
        )[index % 3]
        head, tail = (
            ("/home/", "/src/app.py"),
            ("/Users/", "/Library/Logs/x.log"),
            ("C:\\Users\\", "\\AppData\\run.log"),
            ("/home/", ""),
        )[index % 4]
        yield placed(
            "HOME_PATH",
            ("It reads @@" + tail + " first.", "log at `@@" + tail + "`", "cd @@" + tail)[index % 3],
            head + user,
        )


def birth_dates(rng: random.Random) -> Iterator[Sample]:
    for index in range(60):
        day, month, year = rng.randrange(1, 29), rng.randrange(1, 13), rng.randrange(1940, 2006)
        shown = (
            f"{year}-{month:02}-{day:02}",
            f"{day:02}.{month:02}.{year}",
            f"{month:02}/{day:02}/{year}",
            f"{day} March {year}",
            f"July {day}, {year}",
        )[index % 5]
        yield placed(
            "BIRTH_DATE",
            (
                "date of birth: @@",
                "DOB @@",
                "geboren am @@",
                "she was born on @@",
                "Geburtsdatum: @@",
                "date de naissance : @@",
            )[index % 6],
            shown,
        )


def labelled(rng: random.Random) -> Iterator[Sample]:
    for index in range(40):
        name = f"{rng.choice(FIRST).title()} {rng.choice(LAST).title()}"
        yield placed(
            "NAME",
            (
                "Full name: @@",
                "patient: @@",
                "Account holder: @@",
                '"first_name": "@@"',
                "Ansprechpartner: @@",
            )[index % 5],
            name,
        )
        street = f"{rng.choice(LAST).title()}straße {rng.randrange(1, 99)}, {digits(rng, 5)} Graz"
        yield placed(
            "ADDRESS",
            ("Home address: @@", "Anschrift: @@", "lives at @@", "shipping address is @@")[index % 4],
            street,
        )
        account = digits(rng, 8 + index % 4)
        yield placed(
            "BANK_ACCOUNT",
            ("account number @@", "Kontonummer: @@", "routing number is @@")[index % 3],
            account,
        )


PERSONAL: tuple[Callable[[random.Random], Iterator[Sample]], ...] = (
    emails,
    phones,
    cards,
    ibans,
    national_ids,
    ips,
    macs,
    home_paths,
    birth_dates,
    labelled,
)


def personal() -> list[Sample]:
    """Structured personal data in many forms, countries and sentences."""
    rng = random.Random(7)
    return [sample for kind in PERSONAL for sample in kind(rng)]
