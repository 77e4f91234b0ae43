"""Words that memkit itself generates: digests, times, stems, seeds and the `sem` digest of a session. Detectors skip them.

Their forms are tested without regular expressions, because every command tests stems.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.model.fact import Fact
    from memkit.model.state import State


_HEX = frozenset("0123456789abcdef")
_DIGITS = str.maketrans("123456789", "000000000")
# a generated word is at least this long or has a colon
_SHORTEST = 20
_SHAPES = {10: "0000-00-00", 17: "0000-00-00-000000", 28: "0000-00-00-000000"}


def stem_of(name: str) -> str:
    """The stem of a session's file name or path; empty for any other name."""
    stem = name.rpartition("/")[2].removesuffix(".md")
    return stem if name.endswith(".md") and is_stem(stem) else ""


def is_stem(text: str) -> bool:
    """True for `YYYY-MM-DD`, `YYYY-MM-DD-HHMMSS` and `YYYY-MM-DD-HHMMSS-<10 hex>` that name a time."""
    shape = _SHAPES.get(len(text))
    if shape is None or text[:17].translate(_DIGITS) != shape:
        return False
    if not ("01" <= text[5:7] <= "12" and "01" <= text[8:10] <= "31"):
        return False
    if text[11:13] >= "24" or text[13:15] >= "60" or text[15:17] >= "61":
        return False
    return len(text) < 28 or (text[17] == "-" and _HEX.issuperset(text[18:]))


# the constants of working memory, as written in the header
_CONSTANTS = ["wm:", "refs", "window", "ttl", "ttl_cwm", "tokens"]


def is_made(word: str) -> bool:
    """True for a digest (`sha256:…`), a time (`2026-11-15T10:02:40Z`) or a sealed session's stem, with its digest or not."""
    if word.startswith(("sha256:", "sha256=")):
        return len(word) == 71 and _HEX.issuperset(word[7:])
    if len(word) == 20:
        return _is_time(word)
    stem, at, digest = word.partition("@")
    if len(stem) != 28 or not is_stem(stem):
        return False
    return not at or (len(digest) == 12 and _HEX.issuperset(digest))


def without_lines(place: str) -> str:
    """A path without the lines and the digest that memkit appends, as in `a.md#L3-L5@sha256:…`."""
    path, at, digest = place.rpartition("@")
    if at and not is_made(digest):
        return place
    path, sign, lines = (path if at else place).rpartition("#" if at else ":")
    first, _, last = lines.replace("L", "").partition("-")
    return path if sign and _is_number(first) and (_is_number(last) or not last) else place


def is_made_name(name: str) -> bool:
    """True for the name of a note or an episode (`wm:7c1f0a93be:2`), and for a person's tag (`hmac:…`)."""
    kind, _, rest = name.partition(":")
    if kind == "hmac":
        return _is_hex(rest, 16)
    seed, _, number = rest.partition(":")
    return kind in ("wm", "ep") and _is_hex(seed, 10) and _is_number(number)


def is_made_value(key: str, value: str) -> bool:
    """True for a field that memkit fills in itself, if the value has exactly the form that memkit generates."""
    match key:
        case "sem" | "content" | "sha256" | "digest" | "reviewed" | "old" | "new":
            return _is_hex(value, 64) or is_made(value)
        case "fingerprint":
            return _is_hex(value, 16)
        case "replaces":
            return is_ledger_id(value)
        case "vault":
            return all(map(_is_reference, value.split(", ")))
        case "tag":
            return all(_is_hex(word, 16) for word in value.split(" "))
        case "items":
            return value == "none" or all(map(is_made_name, value.split(" ")))
        case "subject":
            return value.startswith("hmac:") and is_made_name(value)
        case "pack":
            return _is_hex(value, 12)
        case "budget" | "ttl" | "count" | "tokens" | "passed" | "failed":
            return _is_number(value)
        case _:
            return False


def is_ledger_id(word: str) -> bool:
    """True for the id of a ledger's vault."""
    return _is_hex(word, 32)


def _is_reference(word: str) -> bool:
    return word.startswith("v-") and len(word) <= 34 and _HEX.issuperset(word[2:])


def _is_hex(word: str, length: int) -> bool:
    return len(word) == length and _HEX.issuperset(word)


def _is_number(word: str) -> bool:
    return len(word) < 7 and word.isascii() and word.isdigit()


def _is_time(word: str) -> bool:
    if word[4] + word[7] + word[10] + word[13] + word[16] + word[19] != "--T::Z":
        return False
    digits = word[:10].replace("-", "") + word[11:19].replace(":", "")
    return len(digits) == 14 and digits.isascii() and digits.isdigit()


def is_constants(line: str) -> bool:
    """True for the header line of working memory's constants."""
    parts = [word.partition("=") for word in line.split(" ")]
    return [name for name, _, _ in parts] == _CONSTANTS and all(
        _is_number(value) or (name, value) == ("ttl", "end") for name, _, value in parts[1:]
    )


def without_made(text: str) -> str:
    """A session's text with every generated word blanked out; line numbers stay the same.

    Generated words include the names of its notes and episodes, and the digest after a cited path.
    """
    lines = text.split("\n")
    seed = next(filter(None, map(_seed_in, lines)), "")
    own = (f"wm:{seed}:", f"ep:{seed}:") if seed else ()
    return "\n".join([_line(line, own) for line in lines])


def blank_made(text: str) -> str:
    """A session's text with blanks in place of generated words, names and fields; same length.

    A digest now and then has no letter in it, and then it looks like the number of a card or a telephone.
    """
    return "\n".join([_blank_line(line) for line in text.split("\n")])


def _blank_line(line: str) -> str:
    if seed := _seed_in(line):
        return line.replace(seed, " " * len(seed))
    if line.startswith("  <!-- ") and line.endswith(" -->"):
        fields = [_blank_field(field) for field in line[7:-4].split(" | ")]
        return f"  <!-- {' | '.join(fields)} -->"
    own = line.startswith("- Set: ledger_id — ")
    return " ".join(
        [
            " " * len(word)
            if (len(word) >= _SHORTEST or ":" in word) and _is_blank(word.rstrip(","), own)
            else word
            for word in line.split(" ")
        ]
    )


def _blank_field(field: str) -> str:
    key, sign, value = field.partition(": ")
    return f"{key}: {' ' * len(value)}" if sign and is_made_value(key, value) else field


def _is_blank(word: str, own: bool) -> bool:
    return is_made(word) or is_made_name(word) or (own and is_ledger_id(word))


def _seed_in(line: str) -> str:
    """The seed in the header line that holds it, else nothing; one that YAML would read as a number has quotes."""
    seed = line[6:].removeprefix('"').removesuffix('"') if line.startswith("seed: ") else ""
    return seed if _is_hex(seed, 10) else ""


def _line(line: str, own: tuple[str, ...]) -> str:
    if _seed_in(line) or (line.startswith("wm: ") and is_constants(line)):
        return ""
    words = [_word(word, own) if len(word) >= _SHORTEST or ":" in word else word for word in line.split(" ")]
    if words[:2] == ["<!--", "memkit:seal"]:
        words = [" " if word.startswith("len=") and word[4:].isdigit() else word for word in words]
    return " ".join(words)


def _word(word: str, own: tuple[str, ...]) -> str:
    """A blank for a generated word; a cited path without its digest; any other word unchanged."""
    bare = word.rstrip(",")
    if is_made(bare) or (bare.startswith(own) and is_made_name(bare)):
        return " "
    path = without_digest_word(word.rstrip(","))
    return word if path == word.rstrip(",") else f"{path} "


def without_digest_word(cited: str) -> str:
    """A cited path with `=0` in place of its digest; any other word unchanged.

    A word that labels a secret still has a value after it, so a detector finds the same.
    """
    path, at, digest = cited.rpartition("@")
    return f"{path}=0" if at and digest.startswith("sha256:") and is_made(digest) else cited


def sem(state: State) -> str:
    """sha256 over [id, key, value, text, promoted-in] of every live fact, by id."""
    from memkit.boot.digest import sha256
    from memkit.boot.json import canonical_json

    live = [snapshot_values(fact) for fact in state.facts.values() if fact.is_live]
    return "sha256:" + sha256(canonical_json(live).encode()).hexdigest()


def snapshot_values(fact: Fact) -> list[str]:
    """The values of one live fact that enter the digest."""
    return [fact.id, fact.get("key"), fact.get("value"), fact.text, fact.promoted_in]
