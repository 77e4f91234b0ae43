"""Words near a word of the question: related in meaning, or similar in spelling. A near word is a guess and weighs less.

The neighbours of single words are in a table (`neighbours.txt`, made by `benchmarks.word_table`), one line each:
`wait:delay8 paus7`, where the digit is the similarity in tenths; its sorted lines are searched by bisection, in blocks.
Phrases are in a text below, which is searched as text because splitting it would cost more than the search. Similar
spellings are found by trigrams in the sorted text of all terms.
"""

from __future__ import annotations

from bisect import bisect_right

from memkit.recall.analyse import base_stem
from memkit.recall.segment import key_term, term_key
from memkit.recall.words import STOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Protocol

    from memkit.recall.ask import Question
    from memkit.recall.corpus import Corpus
    from memkit.recall.segment import Segment

    class Table(Protocol):
        """The text of neighbours: bytes, or a file that is read where it is sliced."""

        def __len__(self) -> int: ...
        def __getitem__(self, part: slice, /) -> bytes: ...


# Each entry: a phrase, a colon, the stems that it may mean, a semicolon.
_PHRASES = """
    add on: plugin, extens, addon, modul; alreadi exist: duplic, overwrit, conflict, exist;
    at least: minimum, min, least, lowest, shortest, smallest, floor;
    at most: limit, maximum, max, cap, ceil, bind, longest, largest, biggest, highest;
    at onc: parallel, concurr, simultan, thread, worker, exclus, lock, mutex, leas, twice, immedi, instant, synchron;
    at the same time: parallel, concurr, simultan, thread, worker, exclus, lock, mutex, leas, twice;
    backward compat: compat, legaci, old, deprec; below zero: negat, minus; blow up: except, error, rais, panic, fail;
    by default: default, unless, otherwis; by hand: manual, explicit; by itself: automat, implicit;
    case sensit: case, insensit, lowercas, fold; check out: borrow, take, lend, acquir, obtain;
    clean up: cleanup, delet, remov, prune, purg, close, sweep; come back: return, restor, back;
    come from: sourc, generat, origin, read; command line: cli, flag, argument, option;
    continu integr: ci, pipelin, workflow, build; cross origin: cor, origin;
    ctrl c: sigint, interrupt, signal, keyboardinterrupt; daylight save: dst, timezon, offset;
    default valu: default, unless, fallback; dri run: simul, preview; e mail: mail, email, messag;
    environ variabl: environ, env, getenv; event loop: loop, select, poll; fail fast: first, abort, stop;
    fall back: fallback, default, otherwis, els; figur out: determin, detect, infer, deriv, guess;
    find out: detect, determin, discov; garbag collect: gc, cleanup, prune, sweep, delet;
    get in: login, auth, access, anonym;
    get rid of: remov, delet, drop, discard, eras, purg, clean, cleanup, clear, prune, evict, wipe, keep;
    give up: wait, timeout, paus, delay, sleep, block, hang, patienc, abandon, attempt, retri, abort, maximum;
    go away: disconnect, close; go through: pass, via, call; go to: jump, seek, move, skip, posit;
    go wrong: error, fail, except, rais, invalid; hand out: borrow, take, lend, acquir, obtain;
    hang up: disconnect, close, connect; hot reload: watch, reload, restart; how big: size, limit, byte, max, mb;
    how deep: depth, level, recurs; how earli: befor, advanc, ahead; how fast: rate, speed, per, throughput;
    how larg: size, limit, byte, max, mb; how late: after, delay;
    how long: timeout, second, minut, hour, day, durat, ms; how mani time: retri, attempt, limit, count, max;
    how often: interval, everi, period, poll, frequenc, per; how old: age, expir, ttl, older;
    in advanc: befor, ahead, earli, prefetch; in parallel: concurr, thread, worker, goroutin, pool;
    internal error: 500, error; keep on disk: store, file, directori, persist; keep order: order, fifo, stabl, sort;
    keep tri: retri, attempt, backoff; known bug: wrong, leak, break; larg file: stream, chunk, size, limit;
    leav out: exclud, omit, except, ignor, default, option, unset; line break: newlin, crlf, cr, lf, linefe;
    line end: newlin, crlf, lf, eol; load balanc: proxi, forward, gateway; local time: timezon, utc, clock;
    log in: login, auth, authent, cooki, session, credenti; look like: format, form, shape, pattern, begin, start;
    look up: search, find, queri, lookup, resolv, map; lose datum: durabl, fsync, persist, flush, lose;
    mani at onc: burst, concurr, batch, parallel; memori map: map, mmap;
    my own: custom, hook, handler, overrid, regist, subclass, plugin;
    never chang: immut, constant, frozen, forev, perman; no charg: free, grati; no free: exhaust, full, empti, free;
    non ascii: unicod, utf8, utf, encod; none be give: default, unless, otherwis;
    not exist: miss, absent, nonexist, nil, null, none; not find: 404, miss; not give: default, unless, otherwis;
    not requir: option, omit; not set: default, unset, unless, otherwis; not specifi: default, unless, otherwis;
    old version: legaci, deprec, previous, compat; on demand: lazi, lazili, need, request;
    one at a time: exclus, singl; onli one: exclus, singl, one, uniqu;
    oper system: platform, window, linux, maco, unix; opt in: enabl, flag, explicit;
    opt out: disabl, skip, exclud, ignor; out of memori: memori, limit, oom, buffer;
    out of the box: default, standard, fallback, specifi, preset, initi, choos, unless;
    own code: hook, handler, callback, plugin, regist; partial write: atom, incomplet, tear, temporari;
    pass on: forward, relay, propag, deliv; per default: default, unless; per user: user, separ;
    pick up: recognis, recogn, discov, find, detect, load; power cut: crash, fsync, durabl, atom, flush;
    pretti print: indent, format; race condit: lock, atom, concurr, mutex; rate limit: 429, throttl;
    read onli: seal, immut, frozen, lock, write, freez; revers proxi: proxi, forward, gateway;
    right away: immedi, instant, synchron; roll back: rollback, undo, revert, abort;
    run out: exhaust, full, empti, free; same name: duplic, conflict, clash, collis;
    say noth: default, omit, unset, unspecifi;
    set up: configur, config, set, option, paramet, setup, custom, initialis, initi, creat, instal;
    sever machin: cluster, instanc, distribut, node, share; show up: appear, visibl, log, print, expos, leak;
    shut down: shutdown, close, stop, exit, termin, end, drain; side effect: effect, chang;
    sign in: login, auth, authent, cooki, session; sit idl: idl, inact, timeout;
    special charact: escap, quot, encod, symbol; stack trace: traceback, trace, except;
    swap out: replac, backend, pluggabl, adapt; switch off: disabl, deactiv, fals, skip;
    switch on: enabl, activ, switch, opt; take preced: win, overrid, first;
    temporari failur: retri, backoff, transient; temporari file: disk, tempfil, file, spill;
    text messag: phone, sms, mobil; third parti: depend, requir, packag, librari, modul;
    thread safe: lock, mutex, concurr, synchronis, thread;
    throw away: remov, delet, drop, discard, eras, purg, clean, cleanup, clear, prune, evict, wipe, retir, expir, keep;
    time zone: timezon, utc, clock, local, zone; too big: limit, size, exceed, max; too larg: limit, size, exceed, max;
    too long: limit, length, truncat, exceed, timeout; too mani: exceed, limit, abov, overflow, beyond, max, 429;
    too mani request: 429, throttl; too slow: timeout, slow, wait; tri again: retri, attempt, backoff;
    turn off: disabl, deactiv, skip, fals; turn on: enabl, activ, switch, opt, true;
    two at onc: concurr, parallel, lock, simultan; type check: mypi, pyright, tsc, type;
    unit test: test, fixtur, pytest, spec, assert; unknown length: chunk, stream;
    up to: limit, maximum, max, cap, ceil, bind, longest, largest, biggest, highest;
    up to date: fresh, current, latest, stale; user agent: name, identifi, call; wake up: notifi, signal, event, resum;
    who may: permiss, role, access, allow; whole thing: entir, whole, complet; work directori: cwd, directori;
    write ahead log: wal; write in: languag, python, rust, java, typescript, javascript;
"""
# the table is searched in blocks; no line of it is longer than one
BLOCK = 512
# the longest phrase, in words
LONGEST_PHRASE = 4
# how many words of a question are looked up; a pasted page already has the facts' words
_MOST_WORDS = 64
# the similarity of a phrase to its meanings, and of a verb to its doer
_MEANT = 0.85
# so many letters has a word that un or non may stand before, and what only looks like that
_SHORTEST_DENIED, _NO_DENIAL = 4, ("unless",)


def phrases() -> dict[str, list[str]]:
    """Phrase → the stems that it may mean."""
    items = " ".join(_PHRASES.split()).strip(";").split("; ")
    return {said: meant.split(", ") for said, _, meant in (item.partition(": ") for item in items)}


def related(question: Question, table: Table) -> Iterator[tuple[tuple[str, ...], str, float]]:
    """(stems of a word or phrase of the question, a related stem, their similarity), for all of them.

    `table`: the text of neighbours; a similarity is below 1. Function words ("what is it") have no related words.
    """
    for stem in dict.fromkeys(stem for stem in question.stems[:_MOST_WORDS] if stem not in STOP):
        yield from (((stem,), other, alike) for other, alike in neighbours(stem, table))
        yield from (((stem,), other, _MEANT) for other in (*_doers(stem), *_denied(stem)))
    words = list(map(base_stem, question.words[:_MOST_WORDS]))
    for length in range(2, LONGEST_PHRASE + 1):
        for phrase in dict.fromkeys(
            " ".join(words[at : at + length]) for at in range(len(words) - length + 1)
        ):
            yield from ((tuple(phrase.split()), other, _MEANT) for other in _meant_by(phrase))


def neighbours(stem: str, table: Table) -> list[tuple[str, float]]:
    """The stems near a stem, nearest first, each with its likeness; none if the table does not know it."""
    wanted = stem.encode("utf-8", "surrogatepass")
    first, last = 0, len(table) // BLOCK
    while first < last:
        middle = (first + last + 1) // 2
        # the first line that begins in this block, which has one and may end in the next
        lines = table[middle * BLOCK : (middle + 2) * BLOCK]
        start = lines.find(b"\n") + 1
        if start < len(lines) and lines[start : lines.find(b":", start)] <= wanted:
            first = middle
        else:
            last = middle - 1
    lines, head = table[first * BLOCK : (first + 2) * BLOCK], b"\n%b:" % wanted
    at = lines.find(head)
    if at < 0:
        return []
    line = lines[at + len(head) : lines.index(b"\n", at + 1)].decode("ascii")
    return [(other[:-1], int(other[-1]) / 10) for other in line.split()]


def _meant_by(phrase: str) -> list[str]:
    """The stems that a phrase may mean."""
    head = f" {phrase}: "
    at = _PHRASES.find(head)
    # the end of a longer phrase is not an entry
    while at >= 0 and _PHRASES[at - 1] not in "; ":
        at = _PHRASES.find(head, at + 1)
    return _PHRASES[at + len(head) : _PHRASES.index(";", at)].split(", ") if at >= 0 else []


def _doers(stem: str) -> Iterator[str]:
    """The doer of a verb and the verb of a doer: write and writer, pars(e) and parser."""
    if len(stem) > 3:
        yield from (stem + "er", stem + "r", stem + "or")
    if len(stem) > 5 and stem.endswith(("er", "or")):
        yield from (stem[:-2], stem[:-1])


def _denied(stem: str) -> Iterator[str]:
    """What a word with un or non before it says is not so: uncompress and compress."""
    for prefix in ("un", "non"):
        if stem.startswith(prefix) and len(stem) - len(prefix) >= _SHORTEST_DENIED and stem not in _NO_DENIAL:
            yield stem[len(prefix) :]


SHORTEST = 4
LIKENESS = 0.5
# Swapped letters, the most common misspelling, leave few equal trigrams.
_SWAPPED = 0.9
_MOST = 3
SPREAD = 3


def nearest(corpus: Corpus, word: str) -> list[tuple[float, str]]:
    """Up to three similar words, most similar first, each with its similarity."""
    term = base_stem(word)
    if len(term) < SHORTEST:
        return []
    found = {name: _SWAPPED for name in swapped(word) if corpus.knows(name)}
    for part in corpus.parts:
        for name in _sharing(part.segment, term):
            degree = likeness(term, name)
            if degree >= LIKENESS and corpus.knows(name):
                found[name] = max(degree, found.get(name, 0.0))
    best = sorted((-degree, name) for name, degree in found.items() if name != term)
    return [(-degree, name) for degree, name in best[:_MOST]]


def likeness(one: str, other: str) -> float:
    """The similarity of two terms: the Dice coefficient of their trigrams, including the ends."""
    mine, theirs = _trigrams(term_key(one)), _trigrams(term_key(other))
    return 2 * len(mine & theirs) / (len(mine) + len(theirs))


def _trigrams(name: bytes) -> set[bytes]:
    framed = b"\n" + name + b"\n"
    return {framed[at : at + 3] for at in range(len(framed) - 2)}


def swapped(word: str) -> list[str]:
    """The stems of the word with two adjacent letters swapped, for each pair."""
    turned = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return [base_stem(other) for other in turned if other != word]


def _sharing(segment: Segment, term: str) -> list[str]:
    """The words of a segment that share enough trigrams with this one to be worth comparing."""
    name, at = term_key(term), segment.terms_at
    start, terms = segment.plain_terms()
    shared: dict[int, int] = {}
    wanted = _trigrams(name)
    for trigram in wanted:
        for number in _holders(terms, start, at, trigram):
            shared[number] = shared.get(number, 0) + 1
    # A similarity of a half needs at least a third of the trigrams of a word of about the same length.
    enough = (len(wanted) + 2) // 3
    near = [number for number, times in shared.items() if times >= enough]
    sizes = ((number, at[number + 1] - at[number] - 1 - len(name)) for number in near)
    return [key_term(segment.term(number)) for number, gap in sizes if abs(gap) <= SPREAD]


def _holders(terms: bytes, start: int, at: memoryview[int], trigram: bytes) -> set[int]:
    out = set()
    place = terms.find(trigram)
    while place >= 0:
        # A trigram that starts with the line feed belongs to the term after it.
        out.add(bisect_right(at, start + place + (trigram[0] == 10)) - 1)
        place = terms.find(trigram, place + 1)
    return out
