"""Tags the words of a sentence by what they do in a decision: who decides, in which mood, about what, or why.

A word has at most one tag, by its whole form or by its first five letters, in the languages that records are written in.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

_WORD = re.compile(r"[^\W\d_]+")
# tag → whole words
_FORMS = {
    "we": "we i our wir ich unser nous je notre nosotros nuestro nossa",
    "doc": "adr rfc rfd rfe kep dep pep rep cep oep jep otep mep cap sep proposal document doc enhancement record dokument "
    "documento",
    "this": "this these diese dieses dieser cette ce este esta",
    "it": "it its they their that those such es sie",
    "will": "will shall ll werden wird sera será seront serão vai going",
    "should": "should ideally ought soll sollen sollte sollten devrait debería shouldn",
    "must": "must muss müssen doit doivent debe deben deve need needs needed",
    "would": "would could might d",
    "can": "can may able kann können peut",
    "decide": "decision decisions decide decides decided decidido beschlossen entschieden entscheidung decidimos agreed "
    "agree resolved",
    "choose": "chosen chose choose chooses selected select picked opted opt prefer preferred gewählt retenu retenue choisi "
    "choisie elegida adoptée adopte adopted adopt adopts adoptamos adotamos adotar best",
    "use": "use uses used using verwenden verwendet nutzen utiliser utilisons usar usamos",
    "about": "goal goals aim aims purpose objective intent intention intends seeks ziel objectif objetivo idea",
    "now": "currently today existing already moment now historically traditionally previously aktuell derzeit actuellement",
    "past": "was were had did been wurde wurden était",
    "not": "not no never without cannot nor none kein keine nicht pas t",
    "but": "however but although though yet unfortunately jedoch aber mais pero",
    "because": "because since due weil car porque",
    "thus": "thus therefore hence so consequently instead accordingly daher deshalb donc",
    "option": "option options alternative alternatives approach approaches solution solutions",
    "for": "example instance eg see note",
    "want": "want wants wish like hope desired möchten wollen",
    "if": "if when while once after before wenn falls si",
    "follow": "following follows below",
    "new": "new additional neue neuen nouveau nouvelle",
    "is": "is are be ist sind est sont es são",
    "hard": "hard pain slow lack lacks error errors issue issues",
    "add": "add adds added adding",
    "keep": "keep keeps kept remain remains continue stay stop",
}
# tag → first five letters
_STEMS = {
    "offer": "propo sugge recom intro vorge vorsc",
    "decide": "entsc décid decid resol",
    "choose": "selec",
    "use": "utili adopt",
    "add": "creat imple exten defin provi suppo allow enabl expos stand speci estab build",
    "change": "repla remov chang migra switc renam depre conve refac merge updat moved",
    "describe": "descr discu outli expla explo inves consi evalu captu cover detai docum summa addre",
    "hard": "probl diffi confu faile compl chall limit incon",
    "gain": "benef advan easie simpl bette impro faste cheap helps",
}
_FORM_TAGS = {word: tag for tag, words in _FORMS.items() for word in words.split()}
_STEM_TAGS = {stem: tag for tag, stems in _STEMS.items() for stem in stems.split()}
# tags whose partner says what they mean: "we will", "this proposal adds"
_HEADS = frozenset({"we", "doc", "this", "it", "is", "option", "decide", "new", "about"})
# how many words a pair may span
_REACH = 3


@lru_cache(2_048)
def tags_of(sentence: str) -> tuple[str, ...]:
    """The tags of a sentence, the tag at its start, and pairs of tags that stand close together; each once."""
    said = _WORD.findall(sentence[:400].lower())
    found = [(at, tag) for at, word in enumerate(said) if (tag := _tag(word))]
    out = dict.fromkeys(tag for _, tag in found)
    if found and found[0][0] == 0:
        out[f"^{found[0][1]}"] = None
    for (at, tag), (then, other) in pairwise(found):
        if tag in _HEADS and then - at <= _REACH:
            out[f"{tag}>{other}"] = None
    return tuple(out)


def _tag(word: str) -> str:
    return _FORM_TAGS.get(word) or _STEM_TAGS.get(word[:5], "")
