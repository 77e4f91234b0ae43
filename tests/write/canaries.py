"""Values that may never be kept, made up here: put together from parts so that no scanner takes them for real ones."""

from __future__ import annotations

MAIL = "gianna.ferro" + "@corto-maltese-yard.it"
AWS = "AKIA" + "QWERTYUIOPZXCVBN"
AWS_DIGITS = "AKIA" + "2QWERTYUIOPZXCVB"
GITHUB = "ghp_" + "4aR7tLm9Xw4Zk8Vb3Nc6Hd1Js5Pf0Gy2Ua7Q"
GITLAB = "glpat-" + "abcdefghijklmnopqrst"
ALL = (MAIL, AWS, AWS_DIGITS, GITHUB, GITLAB)


def raw_in(text: str) -> list[str]:
    """The canaries that a text holds, however a shell, JSON or a footer writes their signs."""
    plain = text.replace("%40", "@").replace("\\u0040", "@").replace("%2D", "-").replace("%5F", "_")
    return [value for value in ALL if value.casefold() in plain.casefold()]
