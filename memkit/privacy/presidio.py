"""An adapter for presidio (an extra): names and places that only a model can find.

Imported only if the rules ask for it: it takes seconds and its hits are probabilities, so it only adds to the detectors.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from memkit.privacy.values import Hit

_CLASSES = {
    "PERSON": "NAME",
    "LOCATION": "ADDRESS",
    "EMAIL_ADDRESS": "EMAIL",
    "PHONE_NUMBER": "PHONE",
    "CREDIT_CARD": "CARD",
    "IBAN_CODE": "IBAN",
    "US_SSN": "NATIONAL_ID",
    "UK_NHS": "NATIONAL_ID",
    "US_PASSPORT": "NATIONAL_ID",
    "US_DRIVER_LICENSE": "NATIONAL_ID",
}
_SURE = 0.6


def entities(text: str) -> Iterator[Hit]:
    """Presidio's confident hits, in memkit's classes. Raises if the extra is not installed."""
    for found in _engine().analyze(text=text, language="en", entities=list(_CLASSES), score_threshold=_SURE):
        yield Hit(_CLASSES[found.entity_type], found.start, found.end, "presidio")


@cache
def _engine() -> Any:
    from presidio_analyzer import AnalyzerEngine

    return AnalyzerEngine()
