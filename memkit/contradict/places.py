"""Words that narrow a claim to some place or time: environments, platforms, methods, days and seasons."""

from __future__ import annotations

from memkit.boot.pattern import lazy
from memkit.contradict.words import words

ENVIRONMENTS = {
    "production": "production",
    "prod": "production",
    "preproduction": "preproduction",
    "staging": "staging",
    "sandbox": "sandbox",
    "localhost": "local",
    "locally": "local",
    "ci": "ci",
    "qa": "qa",
    "uat": "uat",
    "preview": "preview",
    "demo": "demo",
    "canary": "canary",
}
# An environment only beside one of the places, or right behind "in": "test environment", "in development".
LOOSE_ENVIRONMENTS = words("live test testing tests dev development local stage debug release nightly")
LOOSE_NAMES = {"tests": "test", "testing": "test", "dev": "development"}
PLACES = words(
    "environment env environments cluster server servers instance instances system site machine machines mode build builds"
)
PLATFORMS = words(
    """
    linux macos mac osx windows ios android ipados web mobile desktop tablet browser chrome firefox safari edge arm
    arm64 x86 amd64
    """
)
METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"})
TIMES = words(
    """
    monday tuesday wednesday thursday friday saturday sunday weekday weekend mondays tuesdays wednesdays thursdays
    fridays saturdays sundays weekdays weekends january february april june july august september october
    november december spring summer autumn winter christmas night morning evening noon midnight
    """
)
# The regions of the large clouds: eu-west-1, us-east-2, europe-west4.
REGION = lazy(
    r"(?:us|eu|ap|sa|ca|me|af|il|europe|asia|northamerica|southamerica|australia)-[a-z]+(?:-?[a-z]+)?-?\d"
)
