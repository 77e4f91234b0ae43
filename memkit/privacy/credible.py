"""Whether a value can be a secret or a person's: it is no placeholder, example, word, name, type or piece of code.

Documentation has many labels without secrets (`password: required`, `token: string`, `secret: ${NAME}`). Values that no
detector reports (example domains, noreply addresses, accounts without a person) are listed and explained in
docs/privacy.md. Pure text, no libraries.
"""

from __future__ import annotations

import re
from itertools import pairwise

_PLACEHOLDER = re.compile(
    r"""
    [\x01ꙮ…]                                      # a mark, a harmless shape, an ellipsis
    | \$\{|\{\{|\$\(|^\$\w+$|^[%\ufffd]\w+%$|^%[sdr]$|%\(\w+\)[sdr]                # a variable, a template
    | ^[<\[{(]+[A-Za-z_ -]+$|^[<\[{(].*[>\])}]$|<[\w -]+>                      # a tag, perhaps without its end
    | ^[*x.•#_?-]+$|\*{3}|x{4}|\.\.\.
    | ^(?:[-_ .]?(?:your?|my|our|some|this|the|insert|enter|put|replace|changeme|change|fake|dummy|sample|example
        |placeholder|redacted|removed|hidden|masked|todo|tbd|fixme|foo|bar|baz|qux|lorem|ipsum|abc|null|none|nil
        |undefined|true|false|test|secret|token|key|api|password|passwd|pass|pwd|pw|value|string|here|name|user|me|it
        |now|access|auth|client|private|public|id|with|by|for|credentials?|new|old|wrong|correct|invalid|valid|confirm
        |strong|weak|default|empty|env|n/a|an|a))++[-_ .]?$
    | example|placeholder|changeme|redacted|your[-_ ]|[-_]here\b|not[-_]?a[-_]?real|dummy
    """,
    re.IGNORECASE | re.VERBOSE,
)

_EXAMPLE_DOMAIN = re.compile(
    r"(?:^|\.)(?:example\.(?:com|org|net|edu)|(?:your|my|some)?-?(?:domain|company|host|server)\.(?:com|org|net|tld)"
    r"|yourdomain\.\w+|bar\.com|[\w-]+\.(?:example|test|invalid|localhost|local|internal|lan|home|localdomain|tld))$",
    re.IGNORECASE,
)
_FILE_ENDING = frozenset(
    "js mjs cjs jsx ts tsx py pyc rb java kt json jsonl yaml yml toml txt html htm css scss png jpg jpeg gif svg webp ico "
    "pdf tar gz tgz bz log cfg conf ini lock xml sql csv tsv sock socket service timer target mount slice scope device "
    "path exe dll deb rpm jar war sum mod proto graphql vue svelte ipynb exs erl hs lua swift tf tfvars env bak tmp".split()
)
_AUTOMATON = re.compile(
    r"(?:no|do[-_.]?not)[-_.]?reply.*|.*[-_+.]no[-_.]?reply|mailer-daemon|git|hg|svn|postgres|root|foo|user|username|you"
    r"|someone|your?[-_.]?(?:name|email)",
    re.IGNORECASE,
)
_COMMON_ACCOUNT = frozenset(
    "user users username usr you yourname your-name your_name yourusername me name someone somebody anyone ubuntu debian "
    "fedora centos admin administrator root runner runneradmin vagrant app apps node git jenkins travis circleci ci build "
    "builder buildkite gitlab-runner deploy deployer docker vscode codespace gitpod jovyan pi ec2-user azureuser opc core "
    "linuxbrew homebrew container default public shared guest test tester testuser demo example foo bar baz dev developer "
    "coder agent bot www www-data web http nginx postgres mysql redis service svc system data work workspace project src "
    "jane john doe jdoe johndoe janedoe john.doe jane.doe index page dashboard settings nonroot steam kali".split()
)


def is_placeholder(value: str) -> bool:
    """True for `${VAR}`, `<token>`, `xxxx`, `your-key-here` and the like."""
    return _PLACEHOLDER.search(value) is not None


def is_harmless_mailbox(local: str, domain: str) -> bool:
    """True for example domains, noreply addresses, `git@` and things that only look like an address."""
    ending = domain.rsplit(".", 1)[-1].casefold()
    if ending in _FILE_ENDING and not domain.casefold().endswith((".com.py", ".org.py")):
        return True
    if (
        _EXAMPLE_DOMAIN.search(domain)
        or domain.casefold().startswith("noreply.")
        or ".noreply." in domain.casefold()
    ):
        return True
    return _AUTOMATON.fullmatch(local) is not None


def is_common_account(name: str) -> bool:
    """True for account names that belong to no person: `ubuntu`, `runner`, `user`."""
    return name.casefold().rstrip(".") in _COMMON_ACCOUNT


_CODE = re.compile(
    r"""
      [A-Za-z_$][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)+(?:[(\[].*)?       # config.password, os.environ[
     |[A-Za-z_$][\w$.]*[(\[].*                                               # get_token(, env[
     |(?:/|\./|~/|\.\./|[A-Za-z]:\\).*|.*://.*                                # a path, a URL
     |(?:file|arn|vault|op|env|secret|ref|kms|ssm|gcp|aws-sm|sops)[:+].*       # a reference to where it is kept
     |(?:sha\d{1,3}|pbkdf2|bcrypt|scrypt|argon2\w*|md5)[:$_-].*               # a digest
     |v?\d+(?:\.\d+)*(?:-[a-z]+\.?\d*)?|[<>=!]=?\d.*                          # a version
     |\d+(?:ms|s|m|h|d|min|hours?|days?|bytes?|kb|mb|bits?|chars?)?           # a size, a time
     |ENC\[.*|AQICA.*|enc:.*|\{(?:aes|cipher|vault|ssha)\}.*                  # kept under another key
     |\?[A-Za-z ]+                                                            # ${NAME:?what is missing}
     |!(?:vault|ref|sub|secret|env|getatt|importvalue|include|var)            # a tag of YAML
     |@[A-Za-z.]+\(.*                                                         # @Microsoft.KeyVault(
     |\$(?:2[aby]|argon2\w*|5|6|1|apr1|y|pbkdf2\S*)\$.*
    """,
    re.IGNORECASE | re.VERBOSE | re.DOTALL,
)
_WORD = re.compile(r"[a-z]+[0-9]{0,2}|[A-Z]+[0-9]{0,2}|[A-Z]?[a-z]+[0-9]{0,2}|[0-9]{1,4}|v[0-9]+")
_NAMES = re.compile(
    r"(?:rs|hs|es|ps)(?:256|384|512)|sha-?\d+|aes-?\d+\S*|ed25519|rsa\d*|x509|oauth-?2\S*|base(?:16|32|58|64)(?:url)?"
    r"|utf-?8|k8s|md5|ecdsa\S*",
    re.IGNORECASE,
)
_SAFE_SIGNS = re.compile(r"[\w+/=.~!@#$%^&*?:-]{8,512}")
_ORDINARY = frozenset(
    "1password lastpass keepass bitwarden string str text varchar char int integer number bool boolean bytes object array "
    "list map dict any optional required type types yes no on off enabled disabled and or not the is in is_valid valid "
    "invalid expired missing empty blank set unset stored hashed encrypted encoded plaintext plain generated rotated "
    "revoked rejected accepted authentication authorization auth login logout reset change changed update updated policy "
    "policies manager management provider hash salt header headers cookie session sessions bearer basic jwt oauth oauth2 "
    "openid saml ldap kerberos mtls tls ssl ssh kms vault env environment config configuration file files path field "
    "fields param parameter parameters argument option options flag value values default defaults input output prompt "
    "form user users username email admin root guest client server service services request requests response scope "
    "scopes store storage refresh access identity issuer audience subject expiry expires expiration lifetime rotation "
    "length strength minimum maximum credential credentials signature signing signed verify verified verification "
    "validate validated validation check checked protected sensitive confidential internal external public private "
    "global local shared opaque random unique static dynamic literal constant variable property attribute column table "
    "row index primary foreign nullable query body json yaml xml html always never must should may can will only when "
    "where which what who how why this that these those it its from with without into onto over under for by as at to of "
    "a an be been being are was were has have had do does did done see using used use present absent provided given "
    "returned passed sent received read written created deleted added removed kept held lost leaked per each every all "
    "none some both either neither same other another new old current previous next first last label prefix wrong right "
    "correct incorrect unknown forgotten guessed mistyped truncated masked".split()
)
# signs that close or open a question, an aside, a quotation or emphasis; an exclamation mark also ends passwords
_CLOSING = "?)]}»›…*_~'"
_OPENING = "([{«‹<*_~'¿¡"


def is_nothing(value: str) -> bool:
    """True for a placeholder, a piece of code, a reference or an ordinary word."""
    return (
        len(value) < 4
        or is_placeholder(value)
        or value.casefold().strip("_-.") in _ORDINARY
        or _CODE.fullmatch(value) is not None
        or _NAMES.fullmatch(value) is not None
        or _is_next_placeholder(value)
    )


def bare_word(value: str, cries: bool) -> str:
    """A value without the punctuation of the sentence around it; `cries`: an exclamation mark is punctuation too.

    It is behind an ordinary word and beside a question mark in any case.
    """
    word = value.rstrip(_CLOSING + "!")
    cries = cries or "?" in value[len(word) :] or word.casefold() in _ORDINARY
    return (word if cries else value.rstrip(_CLOSING)).lstrip(_OPENING)


def _is_next_placeholder(value: str) -> bool:
    """`region=REGION`, `region=<region>`: the next setting of a template, not the value of the one before."""
    name, _, rest = value.partition("=")
    if not (name.isalpha() and name.islower()):
        return False
    return rest.casefold().strip("<>[]{}$") == name or is_placeholder(rest)


def is_mixed(value: str) -> bool:
    """True for letters with digits, or with signs that words do not have: enough for a password."""
    letters = any(map(str.isalpha, value))
    digits = any(map(str.isdigit, value))
    signs = any(map(_is_sign, value))
    return letters and (digits or signs) and (not _is_name(value) or has_all_kinds(value))


def is_random(value: str) -> bool:
    """True if it is long, mixed and not a name: enough for a token or a key."""
    if not _SAFE_SIGNS.fullmatch(value) or _is_name(value):
        return False
    digits, letters = sum(map(str.isdigit, value)), sum(map(str.isalpha, value))
    if digits and letters:
        return len(set(value)) >= 5 and (digits >= 2 or len(value) >= 12)
    humps = sum(a.islower() and b.isupper() for a, b in pairwise(value))
    return len(value) >= 20 and value.isalpha() and humps >= 4


def is_strong(value: str) -> bool:
    """True for a value that cannot be a word of the sentence: three kinds of characters, or long and mixed."""
    kinds = (str.islower, str.isupper, str.isdigit, _is_sign)
    if sum(any(map(kind, value)) for kind in kinds) >= 3:
        return True
    mixed = any(map(str.isdigit, value)) and any(map(str.isalpha, value))
    return len(value) >= 20 and mixed and not _is_name(value)


def is_phrase(value: str) -> bool:
    """True for a password with blanks: short and mixed, or four or more words that are not a sentence about passwords."""
    words = value.casefold().split(" ")
    if not value[0].isalnum():
        return False
    if len(words) < 4:
        return len(value) < 40 and is_mixed(value)
    return len(words) < 9 and all(word.isalpha() and word not in _ORDINARY for word in words)


def has_all_kinds(value: str) -> bool:
    """Small letters, capital letters and digits, as passwords must have and names do not."""
    return all(any(map(kind, value)) for kind in (str.islower, str.isupper, str.isdigit))


def is_user_and_password(encoded: str) -> bool:
    """True if the base64 after `Basic` says `user:password`."""
    from base64 import b64decode

    try:
        plain = b64decode(encoded + "=" * (-len(encoded) % 4)).decode()
    except ValueError:
        return False
    return ":" in plain and plain.isprintable()


def _is_sign(char: str) -> bool:
    """True for a character that is no letter, digit or sign used in names and sentences."""
    return not char.isalnum() and char not in "-_./ '’:\\"


def _is_name(value: str) -> bool:
    """Words joined by hyphens, dots or underscores: the name of something, not its content."""
    parts = [part for part in re.split(r"[-_./:]", value) if part]
    return len(parts) > 1 and len(value) < 48 and all(_WORD.fullmatch(part) for part in parts)
