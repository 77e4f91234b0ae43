"""detect-secrets behind our own door: its plugins' patterns, applied to short pieces of a normalised view.

Plugins whose patterns take more than linear time on hostile text (JWT, basic auth, npm, OpenAI, AWS), that know no
value (private key) or that alarm on prose (keyword, entropy) stay out; `secrets` and `credentials` do their work.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from memkit.privacy.benign import is_placeholder
from memkit.privacy.tokens import RUN
from memkit.privacy.values import Hit

_Loaded = tuple[tuple[re.Pattern[str], ...], str, tuple[str, ...]]
_PLUGINS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("artifactory", "ArtifactoryDetector", ("AKC", "AP")),
    ("azure_storage_key", "AzureStorageKeyDetector", ("AccountKey=",)),
    ("cloudant", "CloudantDetector", ("cl", "Cl", "CL")),
    ("github_token", "GitHubTokenDetector", ("ghp_", "gho_", "ghu_", "ghs_", "ghr_")),
    ("gitlab_token", "GitLabTokenDetector", ("gl", "GR1348941")),
    ("ibm_cloud_iam", "IbmCloudIamDetector", ("",)),
    ("ibm_cos_hmac", "IbmCosHmacDetector", ("ecret", "ECRET")),
    ("mailchimp", "MailchimpDetector", ("-us",)),
    ("pypi_token", "PypiTokenDetector", ("pypi-",)),
    ("sendgrid", "SendGridDetector", ("SG.",)),
    ("slack", "SlackDetector", ("xox", "XOX", "hooks.slack.com")),
    ("softlayer", "SoftlayerDetector", ("sl", "SL", "Sl", "oftlayer", "OFTLAYER")),
    ("square_oauth", "SquareOAuthDetector", ("sq0csp-",)),
    ("stripe", "StripeDetector", ("k_live_",)),
    ("telegram_token", "TelegramBotTokenDetector", (":",)),
    ("twilio", "TwilioKeyDetector", ("AC", "SK")),
)
# What the plugins are called in a finding.
NAMES = frozenset(f"detect-secrets:{module}" for module, _, _ in _PLUGINS)
# Longer runs of blanks make the assignment patterns slow; what they would tie together is nobody's assignment.
_PIECE = re.compile(r"[^\s](?:[^\n \t]|[ \t]{1,3}(?=[^\s])){0,600}")
_RUN = re.compile(RUN)


def plugin_secrets(text: str) -> Iterator[Hit]:
    """What the chosen plugins of detect-secrets object to."""
    if not _RUN.search(text):
        # Every finding holds such a run (`_is_secret`), so the library need not be loaded.
        return
    plugins, version = _loaded()
    active = [(patterns, name) for patterns, name, cues in plugins if any(cue in text for cue in cues)]
    for piece in _PIECE.finditer(text):
        if _RUN.search(piece.group()):
            for patterns, name in active:
                yield from _hits(piece, patterns, f"detect-secrets:{name}@{version}")


@cache
def _loaded() -> tuple[list[_Loaded], str]:
    from importlib import import_module

    version = import_module("detect_secrets.__version__").VERSION
    rows: list[_Loaded] = []
    for module, plugin, cues in _PLUGINS:
        patterns = getattr(import_module(f"detect_secrets.plugins.{module}"), plugin).denylist
        rows.append((tuple(patterns), module, cues))
    return rows, version


def _hits(piece: re.Match[str], patterns: tuple[re.Pattern[str], ...], detector: str) -> Iterator[Hit]:
    for pattern in patterns:
        for found in pattern.finditer(piece.group()):
            group = 1 if pattern.groups and found[1] and len(found[1]) > 8 else 0
            value = found[group].strip(' "=:\t')
            if _is_secret(value):
                start = piece.start() + found.start(group) + found[group].index(value)
                yield Hit("API_TOKEN", start, start + len(value), detector)


def _is_secret(value: str) -> bool:
    """Holds a random run of more than a few different characters, and is no placeholder."""
    return _RUN.search(value) is not None and len(set(value)) > 6 and not is_placeholder(value)
