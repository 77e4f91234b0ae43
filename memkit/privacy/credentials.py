"""Credentials by their label: assignments in any syntax, headers, command lines, connection strings, plain sentences.

Works on a normalised view. A label alone proves nothing; `credible` judges the value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memkit.privacy import credible
from memkit.privacy.findings import Hit
from memkit.privacy.labels import lowered
from memkit.privacy.tokens import KEY_OF

# A label may be part of a longer identifier: DB_PASSWORD, dbPassword, spring.datasource.password. In lower case.
_LABEL = re.compile(
    r"""(?P<password>pass(?:word|wort|phrase|code|key|wd)?s?|pwd|pw(?![a-z])|kennwort|mot\ de\ passe|contrase(?:ñ|n)a|senha
        |wachtwoord|hasło|lösenord|пароль|密码|密碼|パスワード|비밀번호|pin(?:\ ?code)?(?![a-z]))
    |(?P<key>key(?:[ _.-]?(?:base64|base|secret))?|secrets?(?:[ _.-]?(?:access[ _.-]?)?key)?(?:[ _.-]?base)?|token|bearer
        |credentials?|authorization|connection[ _.-]?string|geheimnis|zugangsdaten|(?:recovery|backup)\ codes?
        |dsn(?![a-z])|otp[ _.-]?seed)
    """,
    re.VERBOSE,
)
_KEY_OF = re.compile(rf"(?:{KEY_OF})[ _.-]?(?:access[ _.-]?)?$")
# Words after which the next word is not a label: a form's token, or the middle of a cloud resource's name.
_ONE_TIME = re.compile(r"(?:authenticity|[cx]srf)[ _.-]?$|[0-9]{12}:$")
# The same for `token` alone: tokens that continue a list of results or a change in progress.
_GOES_ON = re.compile(r"(?:next|page|pagination|continuation|change)[ _.-]?$")
# The rest of a label, and then what connects a value with it.
_TIE = re.compile(
    r"""(?:[_.-]?(?:value|string|prod|production|staging|dev|test|live|base64|b64|env|[0-9]{1,2}))?
    ["'`\]*)}]{0,3}
    (?:\ (?:for|of|on|to|in|at)(?:\ [\w.@/'-]{1,32}){1,4}?|\ \([^)\n]{1,32}\))?
    (?:
      (?P<assign>\ {0,8}(?:=>|:=|->|===?|=|:|(?<=\ )\|(?=\ ))[ \t]{0,8}(?:\|-?\ |>-?\ )?)
     |(?P<says>\ {1,2}(?:is|was|are|lautet|ist|est|es|è|é|jest|är|er|becomes?|set\ to|changed\ to|now)
        (?:\ (?:now|set\ to|still|currently|always))?:?\ {1,2})
     |(?P<tag>>)
     |(?P<call>\(\ {0,2}(?=["'])|,\ {0,4}(?=["'])|\ {1,3}(?=["'`]))
     |(?P<space>\ {1,4})
    )
    (?:(?:b|r|f|u|rb|br|str|string|new\ String)?\(?(?=["'`]))?
    """,
    re.IGNORECASE | re.VERBOSE,
)
_SCHEME = re.compile(
    r"(?:bearer|basic|token|bot|digest|apikey|negotiate|sharedkey|splunk|key)[ :]{1,2}", re.IGNORECASE
)
_QUOTED = re.compile(r"(?P<quote>[\"'`])(?P<value>(?:(?!(?P=quote))[^\n]){1,512})(?P=quote)")
_BARE = re.compile(r"[^\s\"'`<>]{1,300}")
_STOP = re.compile(r"[;,]|&(?=[^&=;\s]{1,40}=)|\\[nrt\"']|\*\*")
_TRIM = ".,;:)]}|*"
_OPENING = "[<{(*}])"
# The start of the rest of a URL after a placeholder in angle brackets: `<user>:<password>@host`.
_URL_GOES_ON = "@:/?"
# Labels of OpenPGP fingerprints and key ids, which are not secret.
_NAMED_KEY = re.compile(r"(?:signing|gpg)[ _.-]?key")
_KEY_NAME = re.compile(r"(?:0x)?(?:[0-9A-F]{40}|[0-9A-F]{16})")
_NESTED = 2

_CURL = re.compile(r"(?:\s-u|\s--user|\s--proxy-user)[ =]{1,2}[\"']?[^\s:\"']{1,64}:([^\s\"']{1,128})")
_DASH_P = re.compile(
    r"\b(?:mysql\w*|mariadb\w*|sshpass|mongo\w*|redis-cli|ldapsearch|docker|podman|helm)\b[^\n]{0,120}?\s-(?:p ?|a |w )"
    r"[\"']?([^\s\"'-][^\s\"']{3,64})"
)
_NETRC = re.compile(r"\blogin\s{1,4}\S{1,64}\s{1,4}password\s{1,4}(\S{1,128})")
_PGPASS = re.compile(r"(?m)^[\w.*-]{1,128}:(?:\*|[0-9]{3,5}):[\w*-]{1,64}:[\w.*-]{1,64}:(\S{4,128})$")
# The next field of an event in a session file, behind words that end with a label: "… Credentials | from: docs/x.md".
_NEXT_FIELD = (
    r"(?![^\n\w\s:=]{0,3} \| (?:applies_when|does_not_apply_when|from|slot|term|aliases|unknown_status|signal|by|via|why|how"
    r"|src|kind|section|confidence|evidence|change|asks|rule|format|sha256): )"
)
_PAIR = re.compile(
    r"(?i)(?<!://)\b(?:logins?|credentials?|zugangsdaten|user(?:name)?/pass(?:word)?)"
    + _NEXT_FIELD
    + r"[^\n\w\s:=]{0,2}[ \t:=][^\n\w]{0,2}"
    # in a path, "credentials/store.py@sha256:…", nothing separates the word from what follows
    r"(?:are |is )?[\"'`]?[\w.@-]{2,64}\s?[/:]\s?([^\s\"'`]{6,64})"
)
_AS_THE = re.compile(
    r"(?i)\b(?:with|use|using|uses|try|enter|type)\s[\"'`]?([^\s\"'`]{6,128})[\"'`]?\s(?:as|for)\s(?:the|its|your|my|our)?\s?"
    r"(?:\w{1,16}\s){0,2}(?:password|passphrase|token|api key|secret|pin)\b"
)
_IS_THE = re.compile(
    r"(?i)(?<!\S)[\"'`]?([^\s\"'`]{6,128})[\"'`]?\sis\s(?:the|its|your|my|our|their)\s(?:\w{1,16}\s){0,2}"
    r"(?:password|passphrase|token|api key|secret|pin)\b"
)
_IDENTIFIED = re.compile(
    r"(?i)\bidentified\s(?:with\s\S{1,40}\s)?by\s(?:password\s)?[\"']([^\s\"']{4,128})[\"']"
)
_ATTRIBUTE = re.compile(
    r"(?i)\b(?:key|name|id)=\"[\w.:-]{0,64}(?:password|passwd|pwd|secret|token|apikey|api_key)\"\s{1,4}value=\"([^\"\n]{4,128})\""
)
_USER_AT_HOST = re.compile(
    r"(?<![\w/:.@-])[\w.-]{2,32}:([^\s:/@\"'`]{6,64})@(?!sha256)[A-Za-z0-9-]{1,63}\.[A-Za-z0-9.-]{2,}"
)
_COOKIE = re.compile(r"(?i)\bcookie:\s?[\w.-]{1,64}=([A-Za-z0-9%._~+/=-]{16,256})")
_ORACLE = re.compile(r"(?i)\b(?:thin:|sqlplus\s)\w{1,32}/([^\s@/\"']{4,64})@")
# Forms that are part of a sentence.
_SENTENCES = (_AS_THE, _IS_THE)
# Forms without a label: a substring that the lower-case text must contain, and the pattern.
_FORMS = (
    (("-u", "--proxy-user"), _CURL),
    (("-p", " -a ", " -w "), _DASH_P),
    (("login",), _NETRC),
    ((":",), _PGPASS),
    (("login", "credential", "zugangsdaten", "/pass"), _PAIR),
    ((" as ", " for "), _AS_THE),
    (("cookie:",), _COOKIE),
    (("thin:", "sqlplus"), _ORACLE),
    ((" is ",), _IS_THE),
    (("identified",), _IDENTIFIED),
    (('value="',), _ATTRIBUTE),
    (("@",), _USER_AT_HOST),
)
_BASIC = re.compile(r"\bBasic\s([A-Za-z0-9+/]{8,256}={0,2})(?![A-Za-z0-9+/])")
_AUTH = re.compile(r"(?:\"auth\"\s?:\s?\"|\b_auth\s?=\s?\"?)([A-Za-z0-9+/]{8,256}={0,2})(?![A-Za-z0-9+/])")


def credentials(text: str) -> Iterator[Hit]:
    """Values that a label or a form identifies as a password, token or key."""
    low = lowered(text)
    yield from _assignments(text, low)
    for cues, pattern in _FORMS:
        for found in pattern.finditer(text) if any(cue in low for cue in cues) else ():
            value = found[1].rstrip(_TRIM)
            word = credible.bare_word(value, pattern in _SENTENCES)
            if credible.is_mixed(word) and not (credible.is_nothing(value) or credible.is_nothing(word)):
                yield _hit(found.start(1), value)
    for cue, pattern in (("basic", _BASIC), ("auth", _AUTH)):
        for found in pattern.finditer(text) if cue in low else ():
            if credible.is_user_and_password(found[1]):
                yield _hit(found.start(1), found[1])


def _assignments(text: str, low: str) -> Iterator[Hit]:
    """The values after labels. Labels inside a value are followed too, but only a few, so that a line of labels alone does
    not take quadratic time."""
    reach = nested = 0
    for label in _LABEL.finditer(low):
        nested = nested + 1 if label.start() < reach else 0
        if nested > _NESTED or not _is_label(label):
            continue
        value = _labelled_value(text, label)
        if value is not None:
            reach = max(reach, value.end)
            if value.cls:
                nested = _NESTED
                yield value


def _hit(start: int, value: str) -> Hit:
    return Hit("CREDENTIAL", start, start + len(value), "credential")


def _is_label(label: re.Match[str]) -> bool:
    """`key` alone is no label, `api_key` is; `pass`, `pwd` and `pin` count only if they are not part of a longer word."""
    low, start, end = label.string, label.start(), label.end()
    if label.group().startswith("key"):
        return _KEY_OF.search(low, max(0, start - 24), start) is not None
    if low[max(0, start - 1) : start] == "/" or _ONE_TIME.search(low, max(0, start - 16), start):
        # a path (/etc/passwd); a form's token, worth nothing outside its session
        return False
    if label.group() == "token" and _GOES_ON.search(low, max(0, start - 16), start):
        return False
    if label.group() in ("pass", "pw", "pin", "pwd"):
        return not low[max(0, start - 1) : start].isalpha() and not low[end : end + 1].isalpha()
    return True


def _labelled_value(text: str, label: re.Match[str]) -> Hit | None:
    """The value after a label, with a class if it is a credential and without one if it is not; None without a value."""
    tie = _TIE.match(text, label.end())
    if tie is None or (label.group() in ("pass", "pin") and tie["assign"] is None and not _is_flag(label)):
        return None
    start, value, quoted = _value_at(text, tie.end())
    scheme = _SCHEME.match(value)
    if scheme:
        start, value = start + scheme.end(), value[scheme.end() :]
    if not value:
        return None
    if _is_url_rest(text, start, value, tie) or _is_key_name(value, label):
        return Hit("", start, start + len(value), "")
    credible_value = (quoted or value[0] not in _OPENING) and _is_credible(value, label, tie, quoted)
    return _hit(start, value) if credible_value else Hit("", start, start + len(value), "")


def _is_url_rest(text: str, start: int, value: str, tie: re.Match[str]) -> bool:
    """`@host/path` behind `<password>`: a placeholder, unless `</password>` closes it."""
    is_open = not text.startswith("</", start + len(value))
    return tie["tag"] is not None and value[0] in _URL_GOES_ON and is_open


def _is_key_name(value: str, label: re.Match[str]) -> bool:
    """`signing key: 9FBB…`, in the capitals in which OpenPGP writes fingerprints."""
    if not label.group().startswith("key") or not _KEY_NAME.fullmatch(value):
        return False
    return _NAMED_KEY.search(label.string, max(0, label.start() - 8), label.end()) is not None


def _value_at(text: str, at: int) -> tuple[int, str, bool]:
    """The start of the value, the value, and whether it is quoted; a scheme like `Bearer` is part of it."""
    quoted = _QUOTED.match(text, at)
    if quoted:
        return quoted.start("value"), quoted["value"], True
    scheme = _SCHEME.match(text, at)
    start = scheme.end() if scheme else at
    bare = _BARE.match(text, start)
    value = _STOP.split(bare.group(), maxsplit=1)[0].rstrip(_TRIM) if bare else ""
    return start, value, False


def _is_credible(value: str, label: re.Match[str], tie: re.Match[str], quoted: bool) -> bool:
    is_password = label["password"] is not None
    if value.isdigit():
        return is_password and tie["assign"] is not None and len(value) >= 6
    if credible.is_nothing(value) or _is_word_of_sentence(value, label, tie, quoted):
        return False
    if tie["space"] is not None and not quoted:
        return _after_space(value, label)
    if tie["says"] is not None and not quoted:
        return credible.is_mixed(value) and (len(value) >= 6 if is_password else credible.is_random(value))
    if " " in value:
        return is_password and (tie["assign"] or tie["says"]) is not None and credible.is_phrase(value)
    if is_password:
        return credible.is_mixed(value) or (_is_tight(tie, quoted) and len(value) >= 5 and value.isalpha())
    return credible.is_random(value)


def _is_word_of_sentence(value: str, label: re.Match[str], tie: re.Match[str], quoted: bool) -> bool:
    """`the password is wrong?`: a word behind which a question, an aside or a sentence ends."""
    in_sentence = not quoted and tie["assign"] is None and tie["tag"] is None and not _is_flag(label)
    word = credible.bare_word(value, in_sentence)
    if word == value:
        return False
    loose = in_sentence or not (quoted or tie["tag"] or _is_tight(tie, quoted))
    return credible.is_nothing(word) or (loose and not credible.is_mixed(word))


def _is_tight(tie: re.Match[str], quoted: bool) -> bool:
    """`PASSWORD=letmein` and `password: "letmein"` are assignments; `Password: required` is a sentence."""
    if quoted:
        return tie["call"] is None or "," not in tie["call"]
    return tie.group().endswith("=") and " " not in tie.group()


def _after_space(value: str, label: re.Match[str]) -> bool:
    """`--password X`, `Bearer X`, `the token X`: only a value that is not an ordinary word."""
    if _is_flag(label):
        return credible.is_mixed(value) if label["password"] else credible.is_random(value)
    if label["password"]:
        return len(value) >= 8 and credible.is_strong(value)
    return len(value) >= 16 and credible.is_random(value) and credible.is_strong(value)


def _is_flag(label: re.Match[str]) -> bool:
    """`--db-password`, `-pass`: an option of a command."""
    return label.string[max(0, label.start() - 24) : label.start()].rpartition(" ")[2].startswith("-")
