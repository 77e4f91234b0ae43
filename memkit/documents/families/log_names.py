"""What decision logs and their entries are called: titles of logs in five languages, numbers and days of entries."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from memkit.documents import dates
from memkit.documents.families.log_table import entry_number
from memkit.documents.inline import holds_any
from memkit.documents.outline import Section
from memkit.documents.page import Page, unnumbered
from memkit.documents.vocabulary import normalise

_STEM = re.compile(
    r"decisions?$|decision[-_ ]?(?:log|register|journal|history)|^adl$|adr[-_ ]?log|design[-_ ]decisions|"
    r"entscheidungen$|entscheidungs(?:log|protokoll|register|liste|tagebuch|verzeichnis)|decisiones$|d[eé]cisions$|"
    r"decisioni$|registro[-_ ](?:de[-_ ]|delle[-_ ])?decision[ei]s?$|journal[-_ ]des[-_ ]d[eé]cisions$",
    re.I,
)
_LOG = re.compile(
    r"\bdecisions? (?:log|register|journal|list|history|diary)\b|"
    r"\b(?:log|register|journal|list|history) of (?:\w+ ){0,3}decisions\b|\bdecisions (?:made|taken)\b|"
    r"\b\w*entscheidungs-?(?:log|logbuch|protokoll|register|liste|tagebuch|verzeichnis|journal)\b|"
    r"\b(?:liste|protokoll|register|verzeichnis) (?:der |aller |von )?(?:\w+ )?\w*entscheidungen\b|"
    r"\b(?:journal|registre|liste|historique|carnet) (?:des |de |de nos )?(?:\w+ )?d[eé]cisions\b|"
    r"\b(?:registro|diario|lista|bit[aá]cora|historial) de (?:las |nuestras )?(?:\w+ )?decisiones\b|"
    r"\b(?:registro|diario|elenco|lista|storico) (?:delle |di )?(?:\w+ )?decisioni\b",
    re.I,
)
_DECISIONS = re.compile(r"^(?:\w+ )?(?:decisions|\w*entscheidungen|d[eé]cisions|decisiones|decisioni)$", re.I)
# a text about logs is none
_ABOUT_LOGS = re.compile(
    r"^\W*(?:how|why|what|when|about|using|keeping|writing|guide|template|keep|use|maintain|adopt|introduce|start|create|add|"
    r"write|record|have|wie|warum|vorlage|comment|pourquoi|modèle|cómo|"
    r"plantilla)\b|\b(?:guide|template|process|format|policy|vorlage|tool|tooling)\W*$",
    re.I,
)
_WORD = r"(?:adr|dr|ad|d|decision|entscheidung|beschluss|d[eé]cision|decisi[oó]n)"
ENTRY = re.compile(
    rf"^\W*(?:{_WORD}(?:\s?(?:nr\.?|no\.?|n[°º]))?[-# _\u2010\u2011]{{0,2}}\d+\b(?![–—-][a-z]?\d)|\d{{4}}-\d{{2}}-\d{{2}}\b|"
    r"\d{1,4}[.:)]\s)",
    re.I,
)
# other numbers, which only count in a log: "DEC-7", "#7", "9.7", "7 - ", "0007"
_OTHER_NUMBER = re.compile(
    r"^\W*(?:[A-Z]{1,8}(?:\d{1,2}(?=-\d))?-\d+\b|\d{1,2}\.\d{1,2}\.?\s|\d{1,4} ?[-–—] ?(?=\D)|0\d{2,3}\s)|^#\d{1,4}\b"
)
# "UD-001 — ": the letters and the number of a series
SERIES = re.compile(r"^\W*(?P<letters>[A-Z]{1,8})-\d{1,4}\b(?!-\d)\s*[:.–—-]\s?")
# "DRAFT Use oak", "(draft)", "[accepted]": the status of an entry in its heading
_STATUS = re.compile(r"^\W*(?P<first>[A-ZÀ-Þ]{3,12})\b[\s:–—-]+(?=\S)|\s*[(\[](?P<inner>[^\W\d_]{3,12})[)\]]")
_DAY = re.compile(
    r"^\W*(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}|"
    r"\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de )?[^\W\d_]{3,10}\.?,? (?:de )?\d{4}|"
    r"[^\W\d_]{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})\b"
)
# letters one of which every title of a log contains
_MAY_NAME = ("ecisi", "écisi", "ntscheidung")


def is_named(page: Page) -> bool:
    """Whether the title or the name of the file says that it contains decisions."""
    title = _log_title(page)
    if title and (is_register(page) or _DECISIONS.search(title)):
        return True
    return says_decisions(page)


def says_decisions(page: Page) -> bool:
    """Whether the name of the file says that it contains decisions."""
    # "0001-record-architecture-decisions" is a record about records
    return _STEM.search(page.stem) is not None and re.match(r"\d+[-_]record", page.stem) is None


def is_register(page: Page) -> bool:
    """Whether the title calls the document a log, register, journal or list of decisions, and it is not about such logs."""
    title = _log_title(page)
    return _LOG.search(title) is not None and not (_ABOUT_LOGS.search(title) or ENTRY.match(title))


def is_about_logs(page: Page) -> bool:
    """Whether the title says that the text is about decisions or logs in general: a guide, a template."""
    return page.named is not None and _ABOUT_LOGS.search(page.named.title) is not None


def _log_title(page: Page) -> str:
    """The title if it speaks of decisions; else empty."""
    title = page.named.title if page.named else ""
    return title if holds_any(title, _MAY_NAME) else ""


def opens_entry(title: str) -> bool:
    """Whether a heading of a log opens with a number or a day."""
    return bool(ENTRY.match(title) or _OTHER_NUMBER.match(title) or _day(title))


def bare_title(title: str) -> str:
    """The heading of an entry without number, day and status."""
    bare = title[len(_day(title)) :] if _day(title) else title
    number = _OTHER_NUMBER.match(bare) or ENTRY.match(bare)
    bare = bare[number.end() :] if number else unnumbered(bare)
    bare = re.sub(r"^\W*\d{4}-\d{2}-\d{2}\b", "", bare).lstrip(" \t#*–—:：.)]-").rstrip(" \t#*:：-")
    found = _STATUS.search(bare)
    is_status = found is not None and normalise(found["first"] or found["inner"])
    return _STATUS.sub("", bare, count=1).strip(" :–—-") if is_status else bare or title.strip()


def heading_status(title: str) -> str:
    """The status in the heading of an entry: in capitals at its head, or in brackets; empty if there is none."""
    number = ENTRY.match(title) or _OTHER_NUMBER.match(title)
    found = _STATUS.search(title[number.end() :].lstrip(" :.)–—-") if number else title)
    return normalise(found["first"] or found["inner"]) if found else ""


def filling_entries(peers: Sequence[Section], sections: Sequence[Section]) -> list[Section]:
    """Deeper headings whose numbers are those missing between two entries, as "### 4." between "## 3." and "## 5."."""
    found: list[Section] = []
    for before, after in pairwise(peers):
        first, last = (int(entry_number(entry.title) or 0) for entry in (before, after))
        inner = [
            s
            for s in sections
            if before.start < s.start < after.start and opens_entry(s.title) and entry_number(s.title)
        ]
        if first and [int(entry_number(s.title)) for s in inner] == list(range(first + 1, last)):
            found += inner
    return found


def _day(title: str) -> str:
    """The opening of a heading up to the end of its day, if it opens with one in any form."""
    match = _DAY.match(title)
    return match[0] if match and dates.find(match[0], day_first=True) else ""
