"""The project of the loop: a ticket service for a ferry line. Its files, what agents learn of it, and what is asked.

Questions were written as somebody asks who has not read the claim. Facts, questions and absent topics were fixed before
any floor was looked at.
"""

from __future__ import annotations

FILES: dict[str, str] = {
    "ferry/fares.py": '''"""Fares."""
from decimal import Decimal, ROUND_HALF_EVEN

CURRENCY = "NOK"
CHILD_AGE = 4
DOG_FARE = Decimal("35.00")
BICYCLE_FARE = Decimal("50.00")


def round_fare(amount: Decimal) -> Decimal:
    return amount.quantize(Decimal("0.05"), rounding=ROUND_HALF_EVEN)


def group_discount(passengers: int) -> Decimal:
    return Decimal("0.15") if passengers >= 10 else Decimal(0)
''',
    "ferry/booking.py": '''"""Bookings."""
HOLD_MINUTES = 12
MAX_PASSENGERS = 40


class Booking:
    def __init__(self, number, sailing):
        self.number, self.sailing, self.state = number, sailing, "held"

    def confirm(self):
        self.state = "confirmed"

    def release(self):
        self.state = "released"


def booking_number(sequence):
    return f"FB{sequence:07d}"
''',
    "ferry/payment.py": '''"""Payments."""
PROVIDER = "vipps"
TIMEOUT_SECONDS = 8
RETRIES = 2


def capture(payment, idempotency_key):
    return payment.capture(idempotency_key)


def refund(payment, minutes_before_departure):
    return payment.refund(1 if minutes_before_departure >= 120 else 0.5)
''',
    "ferry/sailings.py": '''"""Sailings."""
BOARDING_CLOSES_MINUTES = 5
WIND_LIMIT_MS = 18


def is_cancelled(wind):
    return wind > WIND_LIMIT_MS


def capacity(vessel):
    return {"Skarven": 240, "Ternen": 96}[vessel]
''',
    "ferry/notify.py": '''"""Messages to passengers."""
SENDER = "FERRY"
QUIET_HOURS = (22, 6)


def send_sms(number, text):
    return gateway.post("/sms", number, text[:160])
''',
    "ferry/scanner.py": '''"""The scanner at the quay."""
OFFLINE_HOURS = 6
QR_VERSION = 4


def verify_ticket(code, keys):
    return ed25519_verify(code, keys)
''',
    "ferry/api.py": '''"""The public API."""
PAGE_SIZE = 50
RATE_LIMIT = "120/minute"


def create_app():
    return Starlette(routes=ROUTES)
''',
    "ferry/storage.py": '''"""Storage."""
DSN = "postgresql://ferry"
POOL_SIZE = 15
ARCHIVE_AFTER_DAYS = 400


def migrate():
    run_alembic("upgrade", "head")
''',
    "ferry/reports.py": '''"""Reports."""
NIGHTLY_HOUR = 3


def export_ledger(day):
    return write_csv(day, delimiter=";", encoding="utf-8-sig")
''',
    "tests/conftest.py": """import pytest


@pytest.fixture
def clock():
    return FrozenClock("2026-06-21T10:00:00Z")
""",
}

# claim, evidence, question
FACTS: tuple[tuple[str, str, str], ...] = (
    (
        "Fares are rounded to 0.05 with ROUND_HALF_EVEN in round_fare.",
        "ferry/fares.py",
        "how do we round ticket prices?",
    ),
    (
        "Children under CHILD_AGE 4 travel free.",
        "ferry/fares.py",
        "up to which age do kids ride for nothing?",
    ),
    ("A dog costs DOG_FARE 35 kroner per crossing.", "ferry/fares.py", "what does it cost to bring a dog?"),
    (
        "group_discount gives 15 percent from 10 passengers on.",
        "ferry/fares.py",
        "when does a group get a discount?",
    ),
    (
        "A held booking is released after HOLD_MINUTES 12 without payment.",
        "ferry/booking.py",
        "how long is a booking held before payment?",
    ),
    (
        "Booking numbers start with FB and have seven digits.",
        "ferry/booking.py",
        "what does a booking number look like?",
    ),
    (
        "MAX_PASSENGERS limits one booking to 40 passengers.",
        "ferry/booking.py",
        "how many people fit in a single booking?",
    ),
    (
        "Payments go through vipps, the PROVIDER in payment.py.",
        "ferry/payment.py",
        "which payment provider is used?",
    ),
    (
        "capture is called with an idempotency_key so that a repeated request charges once.",
        "ferry/payment.py",
        "can a customer be charged twice?",
    ),
    (
        "The payment gateway times out after TIMEOUT_SECONDS 8.",
        "ferry/payment.py",
        "after how many seconds does the payment call time out?",
    ),
    (
        "refund pays everything back until 120 minutes before departure, then half.",
        "ferry/payment.py",
        "how much money comes back if I cancel late?",
    ),
    ("Boarding closes 5 minutes before departure.", "ferry/sailings.py", "when does boarding stop?"),
    (
        "A sailing is cancelled when wind exceeds WIND_LIMIT_MS 18 m/s.",
        "ferry/sailings.py",
        "at what wind speed are trips cancelled?",
    ),
    (
        "The vessel Skarven takes 240 passengers and Ternen 96.",
        "ferry/sailings.py",
        "what is the capacity of the Ternen?",
    ),
    (
        "send_sms cuts a text at 160 characters.",
        "ferry/notify.py",
        "is there a length limit for text messages?",
    ),
    (
        "No SMS is sent in QUIET_HOURS, from 22 to 6.",
        "ferry/notify.py",
        "do passengers get messages at night?",
    ),
    (
        "The scanner works without network for OFFLINE_HOURS 6.",
        "ferry/scanner.py",
        "does the ticket scanner work offline?",
    ),
    (
        "verify_ticket checks an ed25519 signature in the QR code.",
        "ferry/scanner.py",
        "how is a ticket's QR code verified?",
    ),
    (
        "The API returns pages of PAGE_SIZE 50 rows.",
        "ferry/api.py",
        "how many results are on one page of the API?",
    ),
    ("RATE_LIMIT allows 120 requests a minute for each key.", "ferry/api.py", "what is the rate limit?"),
    (
        "create_app builds a Starlette application.",
        "ferry/api.py",
        "which web framework is the API built on?",
    ),
    (
        "Bookings are stored in postgresql with a pool of 15 connections.",
        "ferry/storage.py",
        "where are bookings stored?",
    ),
    (
        "Schema changes run through alembic in migrate.",
        "ferry/storage.py",
        "how do I migrate the database schema?",
    ),
    (
        "export_ledger writes CSV with semicolons and utf-8-sig so that Excel opens it.",
        "ferry/reports.py",
        "why does the CSV export have a BOM?",
    ),
    (
        "Tests use the clock fixture, frozen at 2026-06-21.",
        "tests/conftest.py",
        "how is time handled in tests?",
    ),
)

# descriptions nobody asks about: they only stand in the way
OTHERS: tuple[tuple[str, str], ...] = (
    ("A bicycle costs BICYCLE_FARE 50 kroner.", "ferry/fares.py"),
    ("All amounts are in CURRENCY NOK.", "ferry/fares.py"),
    ("A new Booking has the state held.", "ferry/booking.py"),
    ("confirm sets the state of a Booking to confirmed.", "ferry/booking.py"),
    ("A failed capture is tried RETRIES 2 more times.", "ferry/payment.py"),
    ("capacity looks the vessel up in a dict.", "ferry/sailings.py"),
    ("is_cancelled takes the wind in metres a second.", "ferry/sailings.py"),
    ("Messages carry the SENDER name FERRY.", "ferry/notify.py"),
    ("send_sms posts to the gateway path /sms.", "ferry/notify.py"),
    ("Tickets use QR_VERSION 4.", "ferry/scanner.py"),
    ("verify_ticket takes the keys as an argument.", "ferry/scanner.py"),
    ("create_app takes its paths from ROUTES.", "ferry/api.py"),
    ("Rows older than ARCHIVE_AFTER_DAYS 400 are archived.", "ferry/storage.py"),
    ("DSN names the database ferry.", "ferry/storage.py"),
    ("The nightly report runs at NIGHTLY_HOUR 3.", "ferry/reports.py"),
    ("write_csv is given the day by export_ledger.", "ferry/reports.py"),
    ("booking_number pads the sequence with zeros.", "ferry/booking.py"),
    ("release sets the state of a Booking to released.", "ferry/booking.py"),
)

NORMS: tuple[str, ...] = (
    "Always run the linter before you commit.",
    "Never store card numbers.",
    "We must not merge without a review.",
    "Use Decimal for money, not float.",
    "Developers should write a test for every bug.",
)

ABSENT: tuple[str, ...] = (
    "is there a dark mode?",
    "how do we deploy to kubernetes?",
    "which language model writes the summaries?",
    "what is the password policy for employees?",
    "how are invoices sent to companies?",
    "does the app support Apple Watch?",
    "where is the graphql schema?",
    "how do we translate the website into German?",
    "what is the parking fee at the terminal?",
    "who maintains the loyalty programme?",
)
