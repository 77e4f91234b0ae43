"""Tables by which numbers are recognised: the label before one, and the grouping of telephone numbers.

Labels cover several languages. All but VERSION are in lower case and matched with lowered text, which is several times
as fast as a case-insensitive pattern. A grouping is the lengths of the groups of a number that needs neither a plus nor a
zero in front; each is dialled so in some countries, and phonenumbers says whether one could.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_REACH = 48
_CLOSE = 26

_TELEPHONES = r"""tele?phon\w*|phone\w*|tel(?:\.|:|efon\w*|éfono|efono|efoon\w*)?|tél\w*|tlf|mobil\w*|móvil
    |cell(?:phone|ulare)?|celular|handy\w*|fax|whatsapp|hotline|rufnummer|festnetz|durchwahl|gsm|puh(?:elin)?
    |komórk\w*|тел(?:ефон)?|моб|電話|电话|手机|携帯|전화|휴대폰|pager"""
_DIALLING = (
    r"call(?:ed|back)?|dial|ring|anruf\w*|appele[rz]?|joindre|llam\w*|chiam\w*|ligar|bel(?:len)?|zadzwo\w*"
)
# Words for telephones, for dialling, and other words that often precede a number to dial.
TELEPHONE = re.compile(rf"(?<![^\W_])(?:{_TELEPHONES})(?![^\W_])", re.VERBOSE)
DIAL = re.compile(rf"(?<![^\W_])(?:{_TELEPHONES}|{_DIALLING})(?![^\W_])", re.VERBOSE)
PHONE = re.compile(
    rf"""(?<![^\W_])(?:{_TELEPHONES}|{_DIALLING}|signal|sms|portable|reach(?:able|ed)?|text|ruf\w*|erreich\w*|contact
    |kontakt\w*|extension)(?![^\W_])""",
    re.VERBOSE,
)
CARD = re.compile(
    r"""(?<![^\W\d_])(?:\w{0,12}[ _-]?card\w*|visa|mastercard|amex|american[ ]express|discover|diners|jcb|maestro|unionpay
    |cc|credit|debit|pan|kredit\w*|\w{0,12}karten?\w*|carte|tarjeta|carta|cart[aã]o|kort\w*|kaart\w*|kart[aęy]|карт\w*
    |カード|信用卡|卡号|pa(?:y|id|yment|ying)|charged?|billing|billed|checkout|bezahl\w*|leak(?:ed|s|ing)|exposed)(?![^\W\d_])""",
    re.VERBOSE,
)
_THINGS = r"""orders?|bestell\w*|auftrag\w*|commande|pedido|ordine|encomenda|zamówieni\w*|заказ\w*|invoices?|rechnung\w*
    |facture|factura|fattura|receipts?|tracking|shipments?|parcels?|packages?|sendung\w*|paket\w*|colis|tickets?|cases?|refs?
    |references?|referenz\w*|transactions?|txn|trx|batch\w*|sku|serials?|imei|isbn|ean|gtin|upc|asin|uuid|guid|rows?
    |record[ _]id|builds?|jobs?|runs?|requests?|traces?|spans?|keys?|timestamps?|epoch|nanoseconds?
    |millis\w*|offsets?|bytes|size|counter|seed|hash|checksum|nonce|block|height|snowflake|sequence|seq|lot|product
    |version|revision|commit|merged?|sha|port|pid|inode|partition|shard|session|correlation|part[ ](?:number|no)
    |number[ ]of|issue|pull"""
# Common words that label a number only directly before it: line 41, at time 1700000000.
_BESIDE = r"""(?:lines?|messages?|time|ts|clock|date|iat|exp|expir\w+|created|updated|modified|since)
    (?=[\"'`]?(?:[ _]?(?:number|no|nr|id|at|is|was|says|on|of|the)){0,2}[\s_:=\#.\"'`\[(]{0,4}$)"""
_NUMBER_OF = r"(?![^\W_])[ _]*(?:id|number|no|nr|num|nummer|numéro|número|\#)?"
# Labels by which a long number belongs to a thing, not to a card or a person; an id may be either.
THING = re.compile(rf"(?<![^\W_])(?:{_THINGS}|{_BESIDE}){_NUMBER_OF}", re.VERBOSE)
REFERENCE = re.compile(
    rf"(?<![^\W_])(?:{_THINGS}|{_BESIDE}|ids?|[a-z]{{1,24}}[_-]id){_NUMBER_OF}", re.VERBOSE
)
# Directly before a number in groups: the number of a build or a part, whatever its form.
PART = re.compile(
    r"(?<![^\W_])(?:builds?|parts?|models?|serials?|lot|sku|versions?|revision|catalogu?e?)"
    r"(?:[ _-]?(?:number|no\.?|nr\.?|id))?[\"'`]?[ :=#]{1,3}[\"'`]?$"
)
# After a number: it counts or measures something.
UNIT = re.compile(
    r"\s?(?:[kKMGT]?i?[bB](?:ytes?)?|ms|µs|ns|s|seconds?|%|rows?|users?|requests?|times|items?|events?|records?"
    r"|tokens?|calls|us|since the epoch)(?!\w)"
)
IBAN = re.compile(r"(?<![^\W_])iban(?![^\W_])", re.VERBOSE)
IP = re.compile(
    r"""(?<![^\W_])(?:ips?|ipv4|address\w*|adresse\w*|hosts?|servers?|clients?|peers?|from|ping\w*|ssh|connect\w*|remote
    |source|visitors?|users?|logged|login|listen\w*|bind\w*|reach\w*|dns|resolv\w*|gateway|router|subnet|a[ ]record
    |nameserver)(?![^\W_])""",
    re.VERBOSE,
)
VERSION = re.compile(
    r"""(?:\bv|[vV]ersions?|[rR]eleases?d?|[bB]uild|[uU]pgrad\w*(?:\ to)?|[sS]ection|[cC]hapter|§|[cC]lause|[=<>~^]=
    |[<>~^]|OID
    |[a-z]-|[fF]irmware|[dD]river|[rR]ev(?:ision)?|[pP]atch|[sS]tep|[tT]able|[fF]igure|[tT]ag|since|SDK|[pP]ackage)
    [ :="'`(]*$""",
    re.VERBOSE,
)


_NATIONAL_WORDS = r"""social[ _-](?:security|insurance)|sozialversicherung|national[ _-](?:id|insurance)
    |tax(?:payer)?[ _-]?(?:id|file)
    |id(?:entity|entification)?[ _-](?:number|card|code|no\.|nr)|(?:personal|citizen|resident)[ _-](?:id|registration
    |code|number)
    |steuer(?:liche)?[ -]?(?:id|nummer|nr)|(?:personal)?ausweis|reisepass|passport|passeport|pasaporte|passaporto|paspoort
    |rijbewijs|führerschein|permis[ _-]de[ _-]conduire|driver'?s?[ _-]licen[cs]e|driving[ _-]licen[cs]e
    |licencia[ _-]de[ _-]conducir
    |sécurité[ _-]sociale|numéro[ _-](?:insee|fiscal)|codice[ _-]fiscale|burgerservice|rijksregister|registre[ _-]national
    |personnummer|samordningsnummer|fødselsnummer|henkilötunnus|kennitala|isikukood|asmens[ _-]kodas|personas[ _-]kods
    |rodné[ _-]číslo|adószám|t\.?c\.?[ _-]kimlik|teudat[ _-]zehut|aadhaar|my[ _-]?number
    |マイナンバー|身份证|주민등록번호|medicare
    |nhs[ _-]n|снилс|паспорт|c[eé]dula|número[ _-]de[ _-]identificación|voter[ _-]id"""
_NATIONAL_SHORT = r"""ssn|nhs|itin|nino?|bsn|niss|insz|dni|nif|cpf|curp|cuil|cuit|ppsn?|svnr|cnic|kvnr|cpr|hetu|pesel|cnp
    |egn|егн|oib|emšo
    |jmbg|taj|amka|tckn|nric|hkid|ahv|avs|инн|idnr"""
_NATIONAL = rf"""(?<![^\W_])(?:(?:{_NATIONAL_WORDS})[^\W\d_]{{0,24}}|(?:{_NATIONAL_SHORT})(?![^\W_]))
    (?:-?(?:nummer|number|nr|no))?\.?"""
NATIONAL = re.compile(_NATIONAL, re.VERBOSE)
# Abbreviations that are labels only in capitals.
_NATIONAL_CAPITALS = re.compile(r"(?<![^\W_])(?:SIN|TIN|TFN|NIR|NIE|RUT|IRD|BVN|RRN)(?![^\W_])")


def national_ends(text: str) -> Iterator[int]:
    """The ends of the labels for national numbers."""
    for found in NATIONAL.finditer(lowered(text)):
        yield found.end()
    for found in _NATIONAL_CAPITALS.finditer(text):
        yield found.end()


def lowered(text: str) -> str:
    """The text in lower case with the same length."""
    low = text.lower()
    if len(low) == len(text):
        return low
    return "".join(char.lower() if len(char.lower()) == 1 else char for char in text)


def before(text: str, start: int, label: re.Pattern[str], reach: int = _REACH) -> int:
    """The distance from the nearest label before `start`, on the same line; -1 if there is none within reach."""
    left = max(0, start - reach)
    window = lowered(text[max(left, text.rfind("\n", left, start) + 1) : start])
    last = -1
    for found in label.finditer(window):
        last = found.end()
    return len(window) - last if last >= 0 else -1


def is_spent(text: str, start: int, label: re.Pattern[str]) -> bool:
    """True if the label before `start` already has another number: in "ticket 4411: from 0151 …" it names the 4411."""
    distance = before(text, start, label, _CLOSE)
    between = text[start - distance : start] if distance > 0 else ""
    return any(char.isdigit() for char in between) and any(char.isalpha() for char in between)


def nearer(text: str, start: int, this: re.Pattern[str], other: re.Pattern[str]) -> int:
    """1 if a label of `this` is the nearest before `start`, -1 if a close one of `other` is, 0 if neither."""
    mine, theirs = before(text, start, this), before(text, start, other, _CLOSE)
    if mine < 0 and theirs < 0:
        return 0
    return 1 if mine >= 0 and (theirs < 0 or mine <= theirs) else -1


# Groups with blanks between them.
_BLANKS: dict[tuple[int, ...], str] = {
    (3, 3, 4): "US CA MX CO IT GR",
    (3, 3, 3): "ES PT PL CZ SK BG HR",
    (3, 2, 3): "NO",
    (3, 2, 2, 2): "ES",
    (2, 3, 2, 2): "PL",
    (2, 3, 4): "PT",
    (3, 3, 2, 2): "CO TR RU",
    (2, 4, 4): "MX BR",
    (2, 5, 4): "BR",
    (3, 7): "GR",
    (3, 4, 4): "CN",
}
_END = r"(?! ?\d|\w|[-./:,]\d)"
_START = r"(?<![\w+./:,;=#$€£-])(?<!\d )(?<!\d[,;] )"
GROUPED = re.compile(_START + r"[1-9]\d{1,2}(?: \d{2,7}){1,4}" + _END)
# Forms with other signs, which hardly anything else has.
SIGNED: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(_START + form + _END), regions)
    for form, regions in (
        (r"[1-9]\d [1-9]\d{3,4}-\d{4}", "BR"),
        (r"\(?[1-9]\d\)?/\d{3}-\d{3,4}", ""),
        (r"0-[1-9]\d{3}-\d{4}", ""),
        (r"\([1-9]\d{1,2}\) ?\d{8,9}", "+"),
        (r"1[3-9]\d{9}", "CN"),
        (r"1[3-9]\d-\d{4}-\d{4}", "CN"),
    )
)


def regions_of(number: str) -> tuple[str, ...]:
    """Where numbers are grouped like this one; nowhere for most."""
    return tuple(_BLANKS.get(tuple(map(len, number.split(" "))), "").split())
