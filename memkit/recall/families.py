"""Families: words that developers use for one another, so that a question in other words than the fact still meets it.

A semicolon ends a family; a word may belong to several. Phrases are for the question alone ("out of the box"). All
are stems, as the index holds them. A word of the family is a guess, not a match: it weighs less than the word itself.
"""

from __future__ import annotations

from memkit.recall.analyse import base_stem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memkit.recall.query import Question

FAMILIES = """
    store, save, persist, keep, record, write, hold; storag, backend, store, databas, disk, bucket, volum;
    databas, db, sql; databas, sqlite; databas, postgr, postgresql; databas, mysql; databas, redi;
    limit, maximum, max, cap, ceil, bind, longest, largest, biggest, highest, at most, up to;
    minimum, min, least, lowest, shortest, smallest, floor, at least;
    remov, delet, drop, discard, eras, purg, clean, cleanup, clear, prune, evict, wipe, throw away, get rid of;
    truncat, cut, trim, shorten; expir, expiri, ttl, retent, lifetim, stale, age;
    wait, timeout, paus, delay, sleep, block, hang, give up, patienc;
    retri, again, attempt, tri, repeat, resend, reattempt; backoff, delay, retri, paus, interval;
    run, execut, launch, invok, perform, start; job, task, work, worker;
    worker, thread, process, consum, executor;
    parallel, concurr, simultan, at onc, at the same time, thread, worker;
    exclus, lock, mutex, leas, at onc, at the same time, twice; lock, leas, mutex, busi;
    cancel, revok, abort, stop, kill, interrupt, termin, abandon;
    kill, stop, sigterm, sigint, signal, shutdown, termin, quit, exit; shutdown, stop, exit, close, quit;
    restart, reload, recycl, reboot, sighup, respawn; crash, die, dead, aliv, fail;
    fail, error, except, failur, rais, throw, crash, reject, break; break, corrupt, damag, invalid;
    recov, restor, repair, reset, recoveri; backup, snapshot, copi, dump, archiv; lose, miss, go, disappear;
    notifi, notif, alert, signal, event, callback, hook, tell, receiv, listen, subscrib;
    monitor, health, aliv, heartbeat, check, ping, watch, metric; check, verifi, valid, test, inspect;
    encod, format, serial, pickl, json, decod, marshal;
    compress, zip, decompress, unpack, smaller, gzip, gunzip; compress, zlib, deflat; compress, brot, zstd;
    payload, bodi, messag, content, datum; sign, signatur, tamper, forg, hmac, verifi;
    encrypt, cipher, tls, ssl, https, certif; secret, password, credenti, token, key;
    login, log in, sign in, auth, authent, cooki, session;
    permiss, access, role, right, privileg, author, allow;
    default, out of the box, standard, fallback, specifi, preset, initi, choos, unless;
    configur, config, set, option, paramet, set up, setup, custom;
    enabl, on, activ, turn on, switch on, switch, opt; disabl, off, deactiv, turn off, switch off;
    flag, option, argument, switch, paramet; folder, directori, dir, path; disk, file, filesystem, local;
    size, larg, big, length, long, mb, kb, gb, byte, small;
    often, frequent, frequenc, interval, everi, period, poll; schedul, cron, crontab, period, timer, interval;
    poll, check, look, watch, interval; queue, enqueu, pend, broker, backlog;
    log, logger, loglevel, output, verbos, debug; test, unit test, fixtur, pytest, spec; version, releas, tag;
    old, older, previous, legaci, former, earlier; new, newer, latest, recent; upgrad, migrat, updat;
    deploy, releas, ship, rollout, publish; timezon, utc, time zone, clock, local time;
    time, clock, date, timestamp; user, person, custom, client, member, passeng; page, pagin;
    next, follow, subsequ; request, call, http; respons, answer, repli, result;
    url, address, uri, endpoint, link, prefix, base; redirect, hop, follow; cach, memoiz, rememb, fetch;
    lookup, resolv, dns, hostnam; duplic, twice, copi, idempot, repeat, onc; random, nois, jitter;
    unlimit, infinit, forev, endless, undefin, never; merg, combin, join, append;
    inherit, extend, deriv, child, parent; split, divid, shard, partit, chunk, part; sort, order, rank;
    prioriti, urgent, order, preced; creat, make, generat, build; chang, modifi, edit, alter;
    upload, send, submit, post; download, fetch, pull; rate, throttl, limit;
    role, leader, primari, master, owner; replica, follow, secondari, mirror, replic;
    slow, perform, fast, speed, latenc, concurr; empti, none, null, noth, blank; environ, env, variabl;
    convert, transform, cast; price, cost, fare, fee, amount, charg, money; pay, payment, charg, refund, money;
    child, kid; trip, sail, journey, travel; status, code, state; command, cli, subcommand;
    command, run, invok; instanc, node, machin, process, server; server, servic, daemon;
    socket, connect, port, unix; connect, dial, ssh, session; browser, frontend, web, site;
    messag, text, sms, mail; entri, row, item, record, object; list, page; async, asynchron, await, coroutin;
    sync, synchron, replic; immedi, instant, right away, at onc, synchron; automat, by itself, implicit;
    manual, by hand, explicit; requir, need, necessari, mandatori, must; support, allow, accept, handl;
    group, batch, bulk, togeth; traffic, load, request, volum; detect, notic, discov, find;
    sandbox, isol, contain; crash, restart, leak; name, identifi, call, user agent;
    ai, assist, claud, llm, mcp, model, agent; provid, vendor, cloud; full, whole, complet, entir, snapshot;
    wal, write ahead log; idl, inact, unus, activ, silent; newlin, line break, crlf, cr, lf, linefe;
    port, listen, bind, address, host; host, hostnam, domain; map, mmap, memori map;
    fsync, flush, sync, durabl; bulk, batch, import, mass; copi, clone, duplic;
    shrink, compact, reclaim, vacuum, defrag, smaller; corrupt, damag, inconsist, break, integr, unreach;
    grow, increas, expand, doubl, enlarg, resiz, bigger, growth; decreas, reduc, lower, shrink, halv;
    full, fill, capac, percent, percentag;
    refus, reject, deni, forbid, disallow, block, prevent, prohibit, declin; refus, error, rais, fail;
    permit, allow, accept, legal; slow, paus, lag, wait, throttl, backpressur;
    disconnect, close, hang up, go away; close, shut, end, finish, termin;
    trust, untrust, stranger, spoof, unknown, foreign; proxi, forward, gateway, load balanc, revers proxi;
    id, identifi, sequenc, serial, number, autoincr, increment; valid, lifetim, keep, expir;
    write, commit, store, insert; read, view, fetch, queri, retriev, lookup, load;
    serialis, serial, order, sequenti; too mani, exceed, limit, abov, overflow, beyond;
    overflow, spill, exceed, tempfil, temporari; temporari, temp, tmp, scratch;
    disk, temporari file, tempfil, file, spill; unknown length, chunk, stream; stream, chunk, pipe, flow;
    wake, notifi, signal, trigger; loop, select, poll, event loop; thread, pool, worker;
    call, invok, run, execut; callback, handler, hook, listen; transact, tx, commit, rollback;
    rollback, undo, revert, abort, roll back; share, sever, multipl, concurr;
    exclus, singl, onli one, one at a time; crash, panic, abort, except, traceback; panic, abort, rais, fail;
    deprec, obsolet, legaci, remov; warn, complain, deprecat; custom, itself;
    nest, sub, child, inner, insid, embed, inlin; parent, outer, upper; jump, seek, move, skip, go to, posit;
    merg, join, combin, rebal, consolid, togeth; miss, absent, nonexist, not exist, nil, null, none;
    nil, null, none, noth, undefin; safe, secur, protect, lock; secur, protect, guard, harden;
    encrypt, tls, ssl, secur; log, write, print, record, report; report, print, show, display, output;
    display, show, render, print, view; screen, page, view, ui, interfac, display; button, click, press;
    column, schema; index, search, lookup, find; search, find, queri, look up;
    filter, select, match; imag, pictur, thumbnail, photo; file, upload, attach, document;
    directori, folder, locat; locat, place, path; mail, email, e mail, messag;
    notifi, email, mail, messag, inform; phone, sms, text messag, mobil; custom, user, client, account;
    account, user, profil, login; admin, administr, superus, root, oper; order, purchas, book, checkout;
    invoic, bill, receipt; price, cost, fee, rate, tariff; currenc, money, euro, dollar, cent; tax, vat;
    discount, rebat, reduct, cheaper, coupon; free, grati, no charg; holiday, weekend, vacat; day, daili, date;
    night, overnight; second, ms, millisecond, minut, hour; late, delay, overdu, behind; earli, ahead, advanc;
    fast, quick, speed, perform, faster; optimis, optim, faster, perform, speed; retri, again, backoff;
    fallback, default, otherwis, instead; overrid, overwrit, replac, supersed;
    replac, swap, substitut, exchang, instead; ignor, skip, drop, discard, omit, exclud;
    exclud, omit, leav out, except, ignor; includ, contain, hold; mandatori, requir, obligatori, compulsori;
    option, not requir, omit; uniqu, distinct, duplic, twice;
    hash, digest, checksum, sha, sha256, md5, bcrypt, argon2; checksum, verifi, integr, hash;
    rollout, deploy, releas, canari; environ, stage, product, env; product, prod; dev, develop, local;
    docker, contain, imag; kubernet, k8s, cluster, pod, helm; ci, pipelin, workflow, build, continu integr;
    build, compil, bundl; test, check, coverag, suit; lint, linter, format, style;
    depend, requir, packag, librari, modul, third parti;
    languag, write in, python, rust, java, typescript, javascript; framework, django, flask, react, rail;
    frontend, ui, browser, client; backend, server, api; api, endpoint, rout, rest, interfac;
    rout, path, url, endpoint; status, code, respons, answer; unauthoris, unauthor, 401, unauthent;
    forbidden, 403, deni; 404, not find, miss; 500, error, internal error;
    429, rate limit, throttl, too mani request; json, format, yaml, toml, xml, csv;
    format, encod, layout, shape; encod, charset, utf, unicod; time zone, timezon, utc, local;
    local, languag, translat, i18n; session, login, expir; token, jwt, key, credenti;
    cach, store, rememb, keep, redi; invalid, evict, expir, refresh, clear; refresh, reload, updat, renew;
    renew, refresh, extend, rotat; rotat, renew, rollov, cycl; queue, backlog, wait, pend, broker;
    consum, subscrib, worker, listen; produc, publish, sender; publish, emit, send, broadcast;
    event, messag, signal; schedul, cron, period, everi; leader, primari, master, coordin; elect, leader, vote;
    replica, follow, secondari, standbi; quorum, major, vote; snapshot, checkpoint, dump; journal, log, wal;
    deadlock, hang, stick; hang, stick, block, freez, forev; leak, memori, grow; memori, ram, buffer, heap;
    buffer, memori, cach, hold; cpu, core, processor; limit, quota, allow, cap; version, format, revis;
    migrat, schema, upgrad; archiv, old, backup, move; audit, log, trail, histori;
    histori, earlier, previous, log; monitor, metric, dashboard, observ, prometheus;
    alert, alarm, page, notifi; trace, span, telemetri, opentelemetri; featur, flag, toggl, switch;
    toggl, switch, flag, enabl, disabl; plugin, extens, addon, add on, modul;
    extend, extens, plugin, subclass, hook; return, yield, answer, result; empti, blank, miss, zero;
    zero, none, noth; negat, below zero, minus; largest, maximum, biggest, most; round, precis, decim;
    sort, order, ascend, descend; first, initi, start, begin; last, final, end; draft, unpublish, pend;
    approv, accept, confirm, review; confirm, verifi, acknowledg, approv; acknowledg, ack, confirm;
    undo, revert, restor, rollback; suspend, paus, halt, freez, stop;
    startup, start, launch, boot, initi, construct; exhaust, full, no free, run out, empti, free;
    unavail, down, offlin, unreach, fail; borrow, take, lend, hand out, check out, acquir, obtain;
    aliv, dead, valid, health, respons; evict, retir, remov, expir, throw away;
    seal, immut, frozen, lock, read onli; charact, letter, colon, symbol
"""


def families() -> list[list[str]]:
    """All families, each the stems and phrases that stand for one another."""
    return [family.split(", ") for family in " ".join(FAMILIES.split()).split("; ")]


def related(question: Question) -> Iterator[tuple[tuple[str, ...], str]]:
    """(stems of a word or phrase of the question, a stem of the same family), for all of them."""
    words = list(map(base_stem, question.words))
    spoken, said = set(words), f" {' '.join(words)} "
    for family in families():
        for phrase in family:
            if phrase in spoken or (" " in phrase and f" {phrase} " in said):
                stems = tuple(phrase.split())
                yield from ((stems, other) for other in family if other != phrase and " " not in other)
    for stem in question.stems:
        yield from (((stem,), other) for other in _doers(stem))


def _doers(stem: str) -> Iterator[str]:
    """Who does what a verb says, and what they do: write and writer, pars(e) and parser."""
    if len(stem) > 3:
        yield from (stem + "er", stem + "r", stem + "or")
    if len(stem) > 5 and stem.endswith(("er", "or")):
        yield from (stem[:-2], stem[:-1])
