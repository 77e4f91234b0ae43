"""Words that developers use for one another, by hand: what a sentence model does not know. Stems, as the index holds them.

`benchmarks.word_table` puts them into the table. In a family every word stands for every other; KIN goes one way: the
words behind the colon may be meant by the one before it, not the other way round. A semicolon ends an entry.
"""

from __future__ import annotations

FAMILIES = """
    limit, maximum, max, cap, ceil, bind, longest, largest, biggest, highest;
    minimum, min, least, lowest, shortest, smallest, floor;
    remov, delet, drop, discard, eras, purg, clean, cleanup, clear, prune, evict, wipe;
    wait, timeout, paus, delay, sleep, block, hang, patienc; parallel, concurr, simultan, thread, worker;
    exclus, lock, mutex, leas, twice; login, auth, authent, cooki, session;
    default, standard, fallback, specifi, preset, initi, choos, unless;
    configur, config, set, option, paramet, setup, custom; enabl, activ, switch, opt; disabl, deactiv;
    test, fixtur, pytest, spec; timezon, utc, clock; immedi, instant, synchron; automat, implicit; manual, explicit;
    name, identifi, call; newlin, crlf, cr, lf, linefe; map, mmap; disconnect, close; proxi, forward, gateway;
    exceed, limit, abov, overflow, beyond; disk, tempfil, file, spill; chunk, stream; loop, select, poll;
    rollback, undo, revert, abort; exclus, singl; jump, seek, move, skip, posit;
    miss, absent, nonexist, nil, null, none; search, find, queri; mail, email, messag; phone, sms, mobil;
    free, grati; exclud, omit, except, ignor; option, omit; ci, pipelin, workflow, build;
    depend, requir, packag, librari, modul; languag, python, rust, java, typescript, javascript; 404, miss;
    500, error; 429, throttl; timezon, utc, local; plugin, extens, addon, modul; negat, minus;
    exhaust, full, empti, free; borrow, take, lend, acquir, obtain; evict, retir, remov, expir;
    seal, immut, frozen, lock; store, save, persist, keep, record, write, hold;
    storag, backend, store, databas, disk, bucket, volum; databas, db, sql; databas, sqlite;
    databas, postgr, postgresql; databas, mysql; databas, redi; truncat, cut, trim, shorten;
    expir, expiri, ttl, retent, lifetim, stale, age; retri, attempt, tri, repeat, resend, reattempt;
    backoff, delay, retri, paus, interval; run, execut, launch, invok, perform, start; job, task, work, worker;
    worker, thread, process, consum, executor; lock, leas, mutex, busi;
    cancel, revok, abort, stop, kill, interrupt, termin, abandon;
    kill, stop, sigterm, sigint, signal, shutdown, termin, quit, exit; shutdown, stop, exit, close, quit;
    restart, reload, recycl, reboot, sighup, respawn; crash, die, dead, aliv, fail;
    fail, error, except, failur, rais, throw, crash, reject, break; break, corrupt, damag, invalid;
    recov, restor, repair, reset, recoveri; backup, snapshot, copi, dump, archiv; lose, miss, go, disappear;
    notifi, notif, alert, signal, event, callback, hook, tell, receiv, listen, subscrib;
    monitor, health, aliv, heartbeat, check, ping, watch, metric; check, verifi, valid, test, inspect;
    encod, format, serial, pickl, json, decod, marshal; compress, zip, decompress, unpack, smaller, gzip, gunzip;
    compress, zlib, deflat; compress, brot, zstd; payload, bodi, messag, content, datum;
    sign, signatur, tamper, forg, hmac, verifi; encrypt, cipher, tls, ssl, https, certif;
    secret, password, credenti, token, key; permiss, access, role, right, privileg, author, allow;
    flag, option, argument, switch, paramet; folder, directori, dir, path; disk, file, filesystem, local;
    size, larg, big, length, long, mb, kb, gb, byte, small;
    often, frequent, frequenc, interval, everi, period, poll; schedul, cron, crontab, period, timer, interval;
    poll, check, look, watch, interval; queue, enqueu, pend, broker, backlog;
    log, logger, loglevel, output, verbos, debug; version, releas, tag;
    old, older, previous, legaci, former, earlier; new, newer, latest, recent; upgrad, migrat, updat;
    deploy, releas, ship, rollout, publish; time, clock, date, timestamp;
    user, person, custom, client, member, passeng; page, pagin; next, follow, subsequ; request, call, http;
    respons, answer, repli, result; url, address, uri, endpoint, link, prefix, base; redirect, hop, follow;
    cach, memoiz, rememb, fetch; lookup, resolv, dns, hostnam; duplic, twice, copi, idempot, repeat, onc;
    random, nois, jitter; unlimit, infinit, forev, endless, undefin, never; merg, combin, join, append;
    inherit, extend, deriv, child, parent; split, divid, shard, partit, chunk, part; sort, order, rank;
    prioriti, urgent, order, preced; creat, make, generat, build; chang, modifi, edit, alter;
    upload, send, submit, post; download, fetch, pull; rate, throttl, limit; role, leader, primari, master, owner;
    replica, follow, secondari, mirror, replic; slow, perform, fast, speed, latenc, concurr;
    empti, none, null, noth, blank; environ, env, variabl; convert, transform, cast;
    price, cost, fare, fee, amount, charg, money; pay, payment, charg, refund, money; child, kid;
    trip, sail, journey, travel; status, code, state; command, cli, subcommand; command, run, invok;
    instanc, node, machin, process, server; server, servic, daemon; socket, connect, port, unix;
    connect, dial, ssh, session; browser, frontend, web, site; messag, text, sms, mail;
    entri, row, item, record, object; list, page; async, asynchron, await, coroutin; sync, synchron, replic;
    requir, need, necessari, mandatori; support, allow, accept, handl; group, batch, bulk, togeth;
    traffic, load, request, volum; detect, notic, discov, find; sandbox, isol, contain; crash, restart, leak;
    ai, assist, claud, llm, mcp, model, agent; provid, vendor, cloud; full, whole, complet, entir, snapshot;
    idl, inact, unus, activ, silent; port, listen, bind, address, host; host, hostnam, domain;
    fsync, flush, sync, durabl; bulk, batch, import, mass; copi, clone, duplic;
    shrink, compact, reclaim, vacuum, defrag, smaller; corrupt, damag, inconsist, break, integr, unreach;
    grow, increas, expand, doubl, enlarg, resiz, bigger, growth; decreas, reduc, lower, shrink, halv;
    full, fill, capac, percent, percentag; refus, reject, deni, forbid, disallow, block, prevent, prohibit, declin;
    refus, error, rais, fail; permit, allow, accept, legal; slow, paus, lag, wait, throttl, backpressur;
    close, shut, end, finish, termin; trust, untrust, stranger, spoof, unknown, foreign;
    id, identifi, sequenc, serial, number, autoincr, increment; valid, lifetim, keep, expir;
    write, commit, store, insert; read, view, fetch, queri, retriev, lookup, load;
    serialis, serial, order, sequenti; overflow, spill, exceed, tempfil, temporari; temporari, temp, tmp, scratch;
    stream, chunk, pipe, flow; wake, notifi, signal, trigger; thread, pool, worker; call, invok, run, execut;
    callback, handler, hook, listen; transact, tx, commit, rollback; share, sever, multipl, concurr;
    crash, panic, abort, except, traceback; panic, abort, rais, fail; deprec, obsolet, legaci, remov;
    warn, complain, deprecat; nest, sub, child, inner, insid, embed, inlin; parent, outer, upper;
    merg, join, combin, rebal, consolid, togeth; nil, null, none, noth, undefin; safe, secur, protect, lock;
    secur, protect, guard, harden; encrypt, tls, ssl, secur; log, write, print, record, report;
    report, print, show, display, output; display, show, render, print, view;
    screen, page, view, ui, interfac, display; button, click, press; column, schema; index, search, lookup, find;
    filter, select, match; imag, pictur, thumbnail, photo; file, upload, attach, document; directori, folder, locat;
    locat, place, path; notifi, email, mail, messag, inform; custom, user, client, account;
    account, user, profil, login; admin, administr, superus, root, oper; order, purchas, book, checkout;
    invoic, bill, receipt; price, cost, fee, rate, tariff; currenc, money, euro, dollar, cent; tax, vat;
    discount, rebat, reduct, cheaper, coupon; holiday, weekend, vacat; day, daili, date; night, overnight;
    second, ms, millisecond, minut, hour; late, delay, overdu, behind; earli, ahead, advanc;
    fast, quick, speed, perform, faster; optimis, optim, faster, perform, speed;
    fallback, default, otherwis, instead; overrid, overwrit, replac, supersed;
    replac, swap, substitut, exchang, instead; ignor, skip, drop, discard, omit, exclud; includ, contain, hold;
    mandatori, requir, obligatori, compulsori; uniqu, distinct, duplic, twice;
    hash, digest, checksum, sha, sha256, md5, bcrypt, argon2; checksum, verifi, integr, hash;
    rollout, deploy, releas, canari; environ, stage, product, env; product, prod; dev, develop, local;
    docker, contain, imag; kubernet, k8s, cluster, pod, helm; build, compil, bundl; test, check, coverag, suit;
    lint, linter, format, style; framework, django, flask, react, rail; frontend, ui, browser, client;
    backend, server, api; api, endpoint, rout, rest, interfac; rout, path, url, endpoint;
    status, code, respons, answer; unauthoris, unauthor, 401, unauthent; forbidden, 403, deni;
    json, format, yaml, toml, xml, csv; format, encod, layout, shape; encod, charset, utf, unicod;
    local, languag, translat, i18n; session, login, expir; token, jwt, key, credenti;
    cach, store, rememb, keep, redi; invalid, evict, expir, refresh, clear; refresh, reload, updat, renew;
    renew, refresh, extend, rotat; rotat, renew, rollov, cycl; queue, backlog, wait, pend, broker;
    consum, subscrib, worker, listen; produc, publish, sender; publish, emit, send, broadcast;
    event, messag, signal; schedul, cron, period, everi; leader, primari, master, coordin; elect, leader, vote;
    replica, follow, secondari, standbi; quorum, major, vote; snapshot, checkpoint, dump; journal, log, wal;
    deadlock, hang, stick; hang, stick, block, freez, forev; leak, memori, grow; memori, ram, buffer, heap;
    buffer, memori, cach, hold; cpu, core, processor; limit, quota, allow, cap; version, format, revis;
    migrat, schema, upgrad; archiv, old, backup, move; audit, log, trail, histori; histori, earlier, previous, log;
    monitor, metric, dashboard, observ, prometheus; alert, alarm, page, notifi;
    trace, span, telemetri, opentelemetri; featur, flag, toggl, switch; toggl, switch, flag, enabl, disabl;
    extend, extens, plugin, subclass, hook; return, yield, answer, result; empti, blank, miss, zero;
    zero, none, noth; round, precis, decim; sort, order, ascend, descend; first, initi, start, begin;
    last, final, end; draft, unpublish, pend; approv, accept, confirm, review; confirm, verifi, acknowledg, approv;
    acknowledg, ack, confirm; undo, revert, restor, rollback; suspend, paus, halt, freez, stop;
    startup, start, launch, boot, initi, construct; unavail, offlin, unreach, fail;
    aliv, dead, valid, health, respons; charact, letter, colon, symbol;
"""

KIN = """
    abort: veto; accept: take, receiv, listen; access: read, open, touch; acquir: get, lock;
    activ: busi, chang, load, traffic, frequent; adapt: backend, driver, wrapper; adjust: chang, tune, configur, set;
    age: old, year; alia: name, shortcut, synonym; allow: valid; altern: fallback, instead, option;
    ambigu: twice, unclear; annot: type, hint; answer: respond; anybodi: anyon, public, anonym, everi;
    approxim: estim, rough, sampl; argument: arg; array: list, slice, sequenc; arriv: receiv, deliv, come;
    atom: renam, temporari, crash, partial; attach: mime; attack: secur, inject, protect, malici, hostil;
    autocommit: transact; avoid: prevent, skip; backend: driver, engin, adapt, build;
    background: thread, daemon, async, worker, goroutin; backlog: full; backpressur: full, satur, busi, overload;
    backslash: path, escap; ban: block, deni, blacklist, blocklist; beat: overrid, preced, prioriti;
    behind: proxi, forward, upstream; belong: owner, own, group; benchmark: perform, speed, measur;
    bigger: minimum, greater, more, least, abov; biggest: size; bind: rang, edg; bitwis: byte, ident;
    blacklist: blocklist, denylist, deni, block; block: thread, background, synchron; bodi: text; bom: utf, encod;
    br: brot, compress; break: dangl; brot: br; bug: wrong, defect, mistak, leak, break;
    bundl: packag, includ, archiv, pack; bundler: webpack, rollup, tree; busi: load, wait;
    bypass: skip, overrid, disabl, ignor; cach: memo, reus; calcul: comput, deriv, sum, count; callback: function;
    caller: client, user, request; capac: limit, size, max; capit: uppercas, case, lowercas;
    caus: reason, trigger, lead; caveat: limit, except; cdn: cach, origin;
    changelog: releas, towncrier, fragment, news; cheap: fast, amortis, constant, cost; checksum: etag;
    choos: select, pick, prefer, decid, determin; ci: environ, test; circular: cycl, loop, recurs, onc;
    clash: conflict, collid, collis, duplic; clear: reset, empti; clock: now, monoton; closur: function, captur;
    cluster: node, replica, distribut, instanc, member; collis: clash, conflict, duplic;
    colour: color, ansi, termin, nocolor, tti; combin: incompat, exclus; commonj: requir, modul;
    compat: version, support, legaci; complain: error, rais; comput: calcul, deriv, evalu;
    concurr: goroutin, coroutin, async; conflict: clash, collid, duplic, mismatch; connect: open, client, link;
    consol: termin, log, stdout; constant: fix, valu; construct: creat, build, instanti, new;
    contract: interfac, protocol, promis; convent: prefix, name, style; copi: write, transfer;
    cor: origin, cross, domain, access; cost: share, expens, reus, overhead, memori, slow, copi;
    count: number, total, counter, talli; counter: count, increment, number; coverag: percent, codecov, threshold;
    crash: lose, flush; credenti: login, auth, authent; csrf: token, origin; ctrl: sigint, interrupt;
    cursor: page, posit; custom: buyer; customis: custom, overrid, hook, handler, option, configur, subclass;
    cwd: directori, relat, work; cycl: circular, loop, recurs; daemon: background, thread;
    daylight: summer, ambigu, dst; deadlett: fail, queue; deadlin: timeout, due, expir; debounc: wait, delay, rapid;
    debug: trace, diagnos; decid: determin, choos, judg, rule; decim: float, money; declar: defin, regist, state;
    decor: wrap, mark; deep: depth, level, nest, recurs; defer: delay, postpon, later, lazi;
    defin: declar, set, specifi; deliv: send, transmit, arriv; deni: permiss; depend: need, reli, downstream, consum;
    deriv: subclass, comput; detect: recognis, recogn, sniff, guess, identifi, infer;
    determinist: reproduc, seed, stabl; diagnos: debug, log, trace; dict: map, object, dictionari;
    dictionari: dict, map, hash, object; disconnect: lose, connect; dispatch: rout, call, send, handler;
    distribut: cluster, node, remot, shard; docstr: doc, comment; downstream: depend, consum;
    driver: backend, adapt, connector; drop: close, lose; duplic: alreadi, dedup; durat: second, millisecond, time;
    earlier: befor, ahead; editor: vim, ide, vscode; email: address, smtp; emit: fire, rais; endian: byte, order;
    endless: loop, limit; enforc: requir, forc, check; engin: backend, core, driver; entrypoint: entri, plugin;
    enum: choic, constant; enumer: list, iter; epoch: unix, timestamp; escap: quot, encod, sanit, sanitis, backslash;
    esm: modul, import, commonj; estim: approxim, guess, calcul; etag: hash, modifi, cach;
    everyth: everi, whole, map, complet; exceed: more; except: special; expens: cost, slow, cheap, lazi, cach;
    expir: timeout, old; explod: except, error, rais, crash; fake: mock, stub, dummi; fallback: els, altern;
    fetch: get; field: attribut, properti, column, member; fifo: order, queue; finish: complet, readi, stabl;
    fire: emit, trigger, event, call, rais; flaki: retri, intermitt, unstabl, temporari;
    flood: throttl, burst, limit, rate, mani; follow: track, chase; footprint: memori, size, small;
    forbidden: refus, reject, disallow; forc: overrid, requir, alway; forev: year; forget: drop, delet, expir, clear;
    fork: spawn, process, child; form: format, layout, structur, represent; formatt: black, prettier, gofmt, format;
    forward: relay, deliv, pass, upstream; freez: deadlock, immut; fresh: new, recent, stale, current;
    full: limit, exceed; garbag: junk, nonsens, rubbish, invalid, malform, bogus, unrecognis, unrecogn, unknown, bad;
    generat: yield, iter; genuin: verifi, signatur, authent, valid; global: share, singleton, static, one;
    goroutin: concurr, thread, race; gotcha: bewar, surpris, care; grace: drain, shutdown, clean, wait, finish;
    grammar: syntax, pars, parser, rule; greater: minimum, abov, more; guess: infer, detect, heurist, sniff, deriv;
    guest: anonym, user, visitor; gz: gzip, compress; gzip: gz; hacker: attack, secur, malici;
    half: partial, incomplet, truncat, part, unfinish; hand: pass; handl: descriptor, fd, resourc; handler: function;
    haproxi: proxi; hashmap: dict, map, dictionari; header: field, metadata, prefix; hide: invis, dot, privat, ignor;
    hold: retain; home: directori, folder, user; hydrat: render, client; idempot: safe; immut: freez, constant;
    incompat: combin, mix, exclus, conflict; inform: tell, report, warn;
    initialis: initi, creat, start, setup, construct; inject: escap, sanit, sanitis, mock, provid, replac, overrid;
    instanti: creat, construct, new, build; instead: rather, altern; interceptor: middlewar, hook;
    interfac: protocol, abstract, contract; interleav: mix, order; interrupt: signal, sigint; isol: separ;
    iter: loop, stream, generat, yield; jitter: backoff; jpg: extens, imag; jwt: sign;
    kick: disconnect, close, ban, drop; kill: sigkil; knob: option, set, paramet; kwarg: keyword, argument;
    larger: minimum, greater, more, least, abov; largest: size; later: defer, delay, after, next; latest: newest, last;
    launch: spawn, open; lazi: lazili, demand, defer; leak: expos, hide, mask, redact, sanit, sanitis, scrub;
    leftov: stale, orphan, remain, temporari; licens: mit, apach; lifo: order, revers, stack;
    link: symlink, refer, href, hyperlink; linter: ruff, eslint, flake8;
    list: array, sequenc, collect, show, enumer, return; listen: accept, server; liter: string, constant; local: encod;
    lock: hold; lockfil: lock, pin; longer: extend, increas, timeout, more, minimum; longest: length, timeout;
    lose: drop, forget; machin: host, comput, box, system; mail: smtp, letter; malici: attack, hostil, untrust, secur;
    map: dict, dictionari, tabl; mask: redact, hide, sanit, sanitis; matrix: version, platform, os;
    measur: metric, statist, time, benchmark; memo: cach, rememb; memori: alloc; messag: error;
    metadata: header, attribut, inform, packag; middlewar: chain, wrap, handler; migrat: alemb;
    mime: content, type, medium; minimum: requir, need, oldest; mismatch: differ, unequ, wrong, conflict;
    miss: unknown, lack, default; mix: interleav, order; mixin: inherit, class; mock: fake, stub, test;
    modifi: updat, mutat; money: decim; monorepo: workspac, packag; mtime: modifi, time, timestamp;
    mutat: chang, modifi, immut, copi; mute: silenc, quiet, suppress; mypi: type, check;
    nativ: system, kernel, os, builtin; nest: depth, level, recurs; network: connect, socket, tcp, udp;
    newest: latest, recent; newli: new, later; nginx: proxi; night: daili, cron, schedul, quiet, hour, late;
    nobodi: none, unless, anonym; nonc: random, onc; noth: default, omit; notif: emit; npm: publish, packag, registri;
    number: integ, int, float, digit, count; oauth: token, login; observ: watch, track, see; obsolet: old;
    obtain: get, fetch, receiv; offlin: disconnect, network; offset: posit, cursor; older: befor, age;
    oldest: minimum, least, support; onc: one, singl; open: access, read, fopen; orm: model, queri;
    orphan: leftov, dangl, stale, unus; outdat: stale, old, obsolet, expir; output: stdout, write, result;
    outrank: preced, overrid, prioriti; overflow: integ, larg; overload: limit, full, busi, throttl;
    overwrit: clobber, exist, alreadi; own: owner; owner: belong, user, group; pagin: cursor, limit; paramet: arg;
    pars: parser, read, decod, syntax, split, accept, format; partial: incomplet, half, truncat, part, chunk;
    partit: key; password: auth, login, authent; patch: method, verb; patienc: deadlin;
    pattern: glob, wildcard, regex, match, regular; pdf: extens, document; peer: node, member, host, client, remot;
    pend: open, unfinish; permiss: deni, owner; pick: choos, select, choic, prefer, first; pin: lock, exact, version;
    pitfal: bewar, surpris; placehold: dummi, default; platform: os, window, linux, maco, unix;
    plug: hook, handler, callback, plugin, regist, overrid; pluggabl: plugin, backend, adapt, interfac;
    png: extens, imag; polyfil: fallback, browser; posit: keyword, argument; post: method, verb;
    postpon: defer, delay, later; preced: overrid; precis: digit, accuraci, float;
    prefetch: preload, ahead, eager, cach; preserv: keep, retain, maintain, order; press: signal, key;
    pretti: indent, format, readabl; prevent: avoid, stop, guard; preview: show, simul; previous: befor, last;
    prioriti: first, overrid, rank; privat: internal, hide, secret, restrict; process: program, pid;
    program: process, applic, main, execut; protect: prevent, check; proxi: xforward;
    public: open, anonym, export, visibl; publish: upload, tag, registri; pypi: publish, upload, wheel, releas;
    pyright: type, check; queue: buffer; quirk: special, except;
    race: concurr, lock, atom, mutex, synchronis, goroutin; random: shuffl, seed; rang: interval, bind;
    rapid: throttl, debounc, quick, burst, fast, flood; readi: start, initi, complet, avail;
    reappear: return, add, back; receiv: recipi, consum, get, accept, arriv; recipi: receiv, address, rcpt;
    recognis: recogn, identifi, detect, match, know; recreat: add, return, new;
    recurs: depth, nest, loop, follow, cycl; redirect: locat, 302; regex: regexp, pattern, express;
    regist: add, hook, subscrib, declar; reli: depend, need, trust; rememb: record, histori;
    remot: peer, server, host, network, upstream; renam: move, name; reorder: order, sort, prioriti, sequenc;
    repli: respond, return, status; reproduc: determinist, seed, ident, stabl, same; requir: minimum;
    reset: clear, restart, zero, initi; respond: repli, answer, respons, return; restart: start;
    restrict: limit, throttl, cap, quota, constrain; resum: continu, restart, checkpoint; retain: keep, preserv, hold;
    retract: withdraw, yank, withdrawn; retri: again; retriev: get; reus: share, pool, recycl, cach;
    revers: order, lifo, backward; root: privileg, setuid, sudo, nobodi; rout: dispatch; runner: ubuntu, window, maco;
    salt: hash, password; satur: full, busi, overload, capac; savepoint: transact, rollback;
    scale: worker, cluster, replica, pool, instanc; scan: walk, read, list, travers, crawl, readi, search;
    script: exit, status; second: twice; see: show, list, view, return, get; seed: random, determinist, initi;
    select: choos, pick, prefer; semver: version, major, break; sender: client, sourc, origin;
    sensit: secret, mask, redact, password; sentinel: marker, default; separ: isol, distinct; servic: process;
    set: default; share: reus, common, global; shell: command, script; shortcut: symlink, alia, link;
    shorter: less, maximum; silenc: suppress, quiet, ignor, mute; silent: ignor, quiet, suppress, swallow;
    simul: fake, mock; simultan: onc, lock; singl: one, sole; singleton: one, global, share, instanc, onc;
    skip: bypass; slash: path, separ; sleep: idl; slice: array, list; slow: timeout;
    smaller: maximum, less, below, most; sometim: unless, case; spawn: start, fork, creat, launch;
    specifi: defin, set, give, pass; spell: name, syntax, write, format; ssr: server, render;
    stabl: order, unchang, fix; stale: old, outdat, fresh, obsolet; stall: hang, timeout, block, stick;
    statist: stat, metric, counter, measur; stderr: error, print; stdin: input, pipe; stdout: output, print, stream;
    stick: timeout; strang: weird, special, unexpect; stream: iter, generat; struct: class, record, object;
    subclass: inherit, deriv, overrid; subscrib: regist; suppress: ignor, swallow, silent, hide, skip, catch, silenc;
    surviv: persist, durabl, keep, restart, crash, remain; swallow: ignor, suppress, drop, silent, skip, never, catch;
    symlink: link, symbol, path, real; syntax: grammar, format, form, pars, notat; tamper: hash, checksum, integr;
    tell: inform, report, warn, repli, answer, messag; termin: tti, consol, shell; tgz: tar, gzip, archiv;
    throttl: debounc; tidi: cleanup, clean, prune, remov; timer: tick, timeout; timestamp: mtime;
    tokenis: token, lexer, split, scan; tombston: delet, mark; touch: chang, modifi, edit; trace: log, stack, debug;
    track: watch, monitor, observ, follow, record; transient: temporari, retri, intermitt;
    transmit: send, deliv, transfer; travers: path, escap, canon; treeshak: unus, sideeffect;
    trigger: emit, fire, rais, event, caus, launch; trust: verifi, check, valid, signatur; tti: termin, colour, color;
    tune: adjust, option, configur, tweak; tupl: list, sequenc; tweak: tune, option, configur, adjust;
    twice: second, again; type: mypi, hint, annot; typecheck: mypi, pyright, type; umlaut: unicod, utf8, encod, accent;
    unexpect: unknown, invalid, extra; unicod: utf8, ascii, nonascii; unix: epoch;
    unknown: unrecognis, unrecogn, miss, unexpect; unreach: timeout, dead; upgrad: version, newer;
    upsert: insert, updat; vendor: bundl, copi; verbos: level, quiet, trace; version: semver, scm;
    visitor: client, user, guest, browser; walk: travers, scan, list, recurs, crawl; warn: log, deprec;
    webhook: callback, signatur; websocket: socket, upgrad; weird: control, special, strang, escap;
    wheel: packag, build, sdist; whitelist: allowlist, allow, permit; whitespac: blank, space, trim, strip, indent;
    wildcard: glob, pattern, asterisk, star, match; win: preced, overrid, prioriti, prefer, first;
    withdraw: retract, yank, revok, remov; withdrawn: retract, yank, revok, remov; workflow: action, job; wrap: around;
    wrapper: wrap, around, decor; yank: retract, withdraw, remov; yield: generat; zero: 0; zst: zstd, compress;
"""


def by_hand() -> dict[str, set[str]]:
    """Stem → the stems that may be meant by it."""
    out: dict[str, set[str]] = {}
    for family in (entry.split(", ") for entry in _entries(FAMILIES)):
        for stem in family:
            out.setdefault(stem, set()).update(other for other in family if other != stem)
    for stem, _, meant in (entry.partition(": ") for entry in _entries(KIN)):
        out.setdefault(stem, set()).update(meant.split(", "))
    return out


def _entries(table: str) -> list[str]:
    return " ".join(table.split()).strip(";").split("; ")
