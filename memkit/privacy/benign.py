"""Values that no detector reports: placeholders, example domains, noreply addresses, accounts without a person.

The decisions are listed and explained in docs/privacy.md. Pure text, no libraries.
"""

from __future__ import annotations

import re

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
