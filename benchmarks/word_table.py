"""Compiles memkit/recall/neighbours.txt, the words near each word. `python -m benchmarks.word_table MODEL OUT PROJECT…`

MODEL is the folder of a sentence model, OUT the file to write, each PROJECT a folder with the documents of one project
(.md, .rst, .txt). Words are collected from the documents, so that the table holds what projects write; how near two words
are, the model says of the words alone: no sentence of the documents enters. What developers mean by a word and the model
does not know is added by hand (`benchmarks.word_families`, `benchmarks.thesaurus`). Needs sentence-transformers, which
memkit itself does not. The model behind the table that ships is named in NOTICE; its words came from 58 public projects.
Without a PROJECT, OUT is kept as it is and only gets the words by hand.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from benchmarks.thesaurus import by_thesaurus
from benchmarks.word_families import by_hand
from memkit.recall.analyse import base_stem
from memkit.recall.words import STOP

# stem → its neighbours, each with its likeness in tenths
Near = dict[str, dict[str, int]]

# a word is taken if so many projects write it, or so many if the model does not take it apart
_PROJECTS, _KNOWN_PROJECTS = 4, 1
# a word is offered as a neighbour if so many projects write it
_OFFERED_PROJECTS = 3
# neighbours of a word, the cosines at which likeness begins and is full, and the highest likeness in tenths
_MOST, _BEGINS, _FULL, _HIGHEST = 12, 0.35, 0.7, 9
# the likeness of a family by hand; how many neighbours a word has with those by hand, and how long its line may be
_BY_HAND = 6
_MOST_IN_ALL, _LONGEST_LINE = 24, 500
_DOCUMENTS = (".md", ".mdx", ".rst", ".txt", ".adoc")
_LONGEST_WORD = 18
# so many words are compared with all others at once
_BATCH = 1000


def main() -> int:
    """Writes the table and says what is in it."""
    if len(sys.argv) < 3:
        print("usage: python -m benchmarks.word_table MODEL OUT PROJECT…", file=sys.stderr)
        return 2
    model, out, projects = sys.argv[1], sys.argv[2], sys.argv[3:]
    near = with_hand(computed(model, projects) if projects else read(out))
    with open(out, "w", encoding="ascii") as handle:
        handle.write("\n" + "".join(f"{row(stem, near[stem])}\n" for stem in sorted(near)))
    print(f"{len(near)} words have neighbours")
    return 0


def computed(model: str, projects: list[str]) -> Near:
    """The neighbours of the words of these projects, as the model says."""
    spread, spelt = vocabulary(projects, whole_words(model))
    stems = sorted(spelt)
    return dict(neighbours(stems, vectors(model, [spelt[stem] for stem in stems]), spread))


def read(path: str) -> Near:
    """The neighbours in a table."""
    with open(path, encoding="ascii") as handle:
        lines = [line.rstrip("\n").partition(":") for line in handle if line.strip()]
    return {stem: {other[:-1]: int(other[-1]) for other in others.split()} for stem, _, others in lines}


def with_hand(near: Near) -> Near:
    """The same with the words by hand, which stand for one another whatever the model says."""
    hand: Near = {stem: dict.fromkeys(others, _BY_HAND) for stem, others in by_hand().items()}
    for stem, others in by_thesaurus().items():
        held = hand.setdefault(stem, {})
        held.update({other: max(likeness, held.get(other, 0)) for other, likeness in others.items()})
    return {
        stem: _joined(near.get(stem, {}), hand.get(stem, {}))
        for stem in sorted({*near, *hand})
        if stem.isascii()
    }


def _joined(computed: dict[str, int], hand: dict[str, int]) -> dict[str, int]:
    """The neighbours of one word: all by hand, then as many others as there is room for, nearest first."""
    out = {other: max(likeness, computed.get(other, 0)) for other, likeness in hand.items()}
    for other in sorted(computed, key=lambda other: (-computed[other], other)):
        if len({*out, other}) <= _MOST_IN_ALL and len(row("", {**out, other: 0})) <= _LONGEST_LINE:
            out.setdefault(other, computed[other])
    return out


def row(stem: str, others: dict[str, int]) -> str:
    """A line of the table: a stem, a colon, its neighbours, nearest first, each with its likeness in tenths."""
    ordered = sorted(others, key=lambda other: (-others[other], other))
    return f"{stem}:" + " ".join(f"{other}{others[other]}" for other in ordered)


def vocabulary(projects: list[str], known: set[str]) -> tuple[dict[str, int], dict[str, str]]:
    """Stem → how many projects hold it, and stem → the word that stands for it most often, of those that are taken."""
    spread: Counter[str] = Counter()
    forms: dict[str, Counter[str]] = defaultdict(Counter)
    for project in projects:
        words = Counter(word for text in documents(project) for word in re.findall("[a-z]+", text.lower()))
        taken = [word for word in words if 2 <= len(word) <= _LONGEST_WORD and word not in STOP]
        for word in taken:
            forms[base_stem(word)][word] += min(words[word], 50)
        spread.update({base_stem(word) for word in taken})
    spelt = {stem: min(some, key=lambda word: (-some[word], word)) for stem, some in forms.items()}
    taken_stems = [
        stem
        for stem, word in spelt.items()
        if len(stem) > 1 and spread[stem] >= (_KNOWN_PROJECTS if word in known else _PROJECTS)
    ]
    return spread, {stem: spelt[stem] for stem in taken_stems}


def documents(project: str) -> Iterator[str]:
    """The texts of a project's documents."""
    for folder, _, names in sorted(os.walk(project)):
        for name in sorted(names):
            path = os.path.join(folder, name)
            if name.endswith(_DOCUMENTS) and os.path.isfile(path):
                with open(path, encoding="utf-8", errors="replace") as handle:
                    yield handle.read()


def whole_words(model: str) -> set[str]:
    """The words that the model does not take apart."""
    with open(os.path.join(model, "vocab.txt"), encoding="utf-8") as handle:
        return {line.strip() for line in handle if line.strip().isalpha()}


def vectors(model: str, words: list[str]) -> Any:
    """The model's vector of each word, all of length one."""
    from sentence_transformers import SentenceTransformer

    return SentenceTransformer(model, device="cpu").encode(words, batch_size=256, normalize_embeddings=True)


def neighbours(stems: list[str], near: Any, spread: dict[str, int]) -> Iterator[tuple[str, dict[str, int]]]:
    """Each word and those near it, with their likeness."""
    offered = [number for number, stem in enumerate(stems) if spread[stem] >= _OFFERED_PROJECTS]
    columns = near[offered].T
    for start in range(0, len(stems), _BATCH):
        for number, cosines in enumerate(near[start : start + _BATCH] @ columns, start):
            likest = (-cosines).argpartition(_MOST + 1)[: _MOST + 1].tolist()
            rated = [(likeness(float(cosines[at])), stems[offered[at]]) for at in likest]
            rated = sorted((-alike, other) for alike, other in rated if alike and other != stems[number])
            if rated:
                yield stems[number], {other: -alike for alike, other in rated[:_MOST]}


def likeness(cosine: float) -> int:
    """The likeness that a cosine stands for, in tenths."""
    return round(_HIGHEST * min(1.0, max(0.0, (cosine - _BEGINS) / (_FULL - _BEGINS))))


if __name__ == "__main__":
    sys.exit(main())
