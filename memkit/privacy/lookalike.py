"""Look-alikes: ids and words that are easily mistaken for others."""

from __future__ import annotations

import unicodedata

from memkit.boot.pattern import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.privacy.hidden import Trick

# Letters of other alphabets beside the Latin one that they look like.
_LOOK_ALIKE = {
    ord(pair[0]): pair[1]
    for pair in (
        "аa вb еe ёe іi јj кk мm нh оo рp сc тt уy хx ѕs ԁd һh ӏl ԛq ԝw гr пn "
        "αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw ɡg ıi"
    ).split()
}
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
_SIMILAR = str.maketrans("0135|l", "oiesii")
_WORD = lazy(r"[^\W\d_]{2,}")
_SCRIPTS = (
    ("Latin", lazy(r"[a-zA-Z]")),
    ("Cyrillic", lazy(r"[\u0400-\u052f]")),
    ("Greek", lazy(r"[\u0370-\u03ff]")),
)


def skeleton(identifier: str) -> str:
    """The look of an identifier at a glance; two ids with the same skeleton are easily confused."""
    plain = identifier.casefold()
    if not plain.isascii():
        letters = unicodedata.normalize("NFKD", identifier).casefold()
        plain = "".join(char for char in letters if not unicodedata.combining(char)).translate(_LOOK_ALIKE)
    for pair, single in _PAIRS:
        plain = plain.replace(pair, single)
    return plain.translate(_SIMILAR).replace("_", "-").replace(".", "-")


def mixed_scripts(text: str) -> tuple[Trick, ...]:
    """Words that mix Latin with Cyrillic or Greek letters, as only look-alikes do."""
    if text.isascii():
        return ()
    from memkit.privacy.hidden import Trick

    return tuple(
        Trick(word.start(), "word of " + " and ".join(scripts) + " letters")
        for word in _WORD.finditer(text)
        if len(scripts := [name for name, script in _SCRIPTS if script.search(word.group())]) > 1
    )
