"""Columns of tables by their headings, in several languages: a term, its meaning, the item of a plan and its state."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memkit.documents.markup import Block
from memkit.documents.page import Page
from memkit.documents.sentences import words

TERM = frozenset(
    "term terms word name acronym abbreviation concept expression entry begriff begriffe fachbegriff wort abkürzung "
    "terme termes mot sigle acronyme término términos termino palabra sigla termini termo "
    "用語 語 言葉 単語 略語 术语 術語 词".split()
)
MEANING = frozenset(
    "meaning definition description explanation means bedeutung beschreibung erklärung erläuterung definitionen "
    "définition signification sens explication definición significado descripción explicación definizione significato "
    "descrizione definição descrição 意味 定義 説明 含义 定义 说明".split()
)
ALIAS = frozenset(
    {"aliases", "alias", "synonyms", "synonym", "also known as", "aka", "abbreviation", "acronym", "also called",
     "synonyme", "abkürzung", "synonymes", "abréviation", "sinónimos", "sinónimo", "abreviatura", "sinonimi",
     "別名", "略称"}
)  # fmt: skip
STATE = frozenset(
    "status state progress done stand fortschritt zustand statut état avancement estado progreso stato 状態 状況 进度 状态 "
    "ステータス".split()
)
KEY = frozenset("# id no no. nr nr. n° nº number nummer ref key 番号".split())
TIME = re.compile(
    r"\b(?:quarters?|when|dates?|due|phases?|versions?|releases?|targets?|timeline|eta|year|month|deadline|"
    r"quartale?|wann|datum|termin|phasen?|jahr|trimestre|quand|échéance|cuándo|fecha|plazo|año)\b|時期|四半期|期限",
    re.I,
)
# the item of a plan
WHAT = re.compile(
    r"feature|item|task|milestone|goal|what|title|name|description|initiative|deliverable|epic|theme|"
    r"aufgabe|meilenstein|ziel|beschreibung|thema|vorhaben|titel|"
    r"tâche|objectif|étape|jalon|titre|fonctionnalité|tarea|objetivo|hito|título|funcionalidad|descripción|"
    r"項目|目標|内容|機能",
    re.I,
)
_GOAL = re.compile(
    r"goal|milestone|feature|initiative|deliverable|epic|ziel|meilenstein|vorhaben|objectif|jalon|objetivo|hito|目標",
    re.I,
)
_LETTERS = re.compile(r"[^\W\d_]{3,}|[\u3040-\u30ff\u3400-\u9fff]{2,}")
_PATH = re.compile(r"\W*(?:https?://\S+|[\w.@*{}<>…-]*[/\\]\S*|[\w-]+\.[a-z]{1,4})\W*", re.I)


def texts(page: Page, table: Block) -> list[list[str]]:
    """The cells of a table, row by row; the first row has its headings."""
    return [[page.outline.text(cell) for cell in row.children] for row in table.children]


def heads(rows: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """The names of each column, in lower case: "Begriff / Term (DE)" has two."""
    return [
        tuple(re.split(r"\s*/\s*", re.sub(r"\([^)]*\)", "", cell).lower().strip(" :*")))
        for cell in (rows[0] if rows else ())
    ]


def column(names: Sequence[tuple[str, ...]], wanted: frozenset[str], taken: Sequence[int] = ()) -> int:
    """The first column with one of these names; -1 if there is none."""
    return next((at for at, name in enumerate(names) if at not in taken and not wanted.isdisjoint(name)), -1)


def longest(rows: Sequence[Sequence[str]], taken: Sequence[int] = ()) -> int:
    """The column that has most words, without the columns taken; -1 if no column is left."""
    width = max(map(len, rows), default=0)
    sizes = {
        at: sum(words(row[at]) for row in rows[1:] if at < len(row)) for at in range(width) if at not in taken
    }
    return max(sizes, key=lambda at: (sizes[at], -at), default=-1)


def names_something(text: str) -> bool:
    """Whether a text has a word: a number, a sign or a path alone names nothing."""
    return _LETTERS.search(text) is not None and _PATH.fullmatch(text.strip()) is None


def item_column(rows: Sequence[Sequence[str]]) -> tuple[int, int]:
    """The columns of a plan's items and of their state, -1 for a plan of goals without one; (-1, -1) for another table."""
    names = heads(rows)
    state = column(names, STATE)
    whens = [at for at, name in enumerate(names) if TIME.search(" ".join(name))]
    goals = [at for at, name in enumerate(names) if _GOAL.search(" ".join(name)) and at not in whens]
    if state < 0 and not (whens and goals):
        return -1, -1
    named = [at for at, name in enumerate(names) if at != state and WHAT.search(" ".join(name))]
    told = [at for at in (named if state >= 0 else goals) if _is_told(rows, at)]
    keys = [at for at, name in enumerate(names) if not KEY.isdisjoint(name)]
    return told[0] if told else longest(rows, [state, *keys, *whens]), state


def _is_told(rows: Sequence[Sequence[str]], at: int) -> bool:
    """Whether most cells of a column have words, not only numbers."""
    cells = [row[at] for row in rows[1:] if at < len(row)]
    return 2 * sum(map(names_something, cells)) > len(cells)
