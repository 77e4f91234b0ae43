// Parts that every section uses: links, badges, cards, pages of a list.
const toFact = fact => `#f=${encodeURIComponent(fact.id)}`;
const toSession = session => `#s=${encodeURIComponent(session.stem)}`;
const badge = word => word && make('span', { class: `badge c-${word.replace(/[^a-z]+/g, '-')}` }, shownAs(word));

// a command: a click copies it, and says so
const command = text => {
  const node = make('button', { type: 'button', class: 'command', title: 'Copy this command' }, text);
  const say = word => {
    node.dataset.said = word;
    setTimeout(() => delete node.dataset.said, 1500);
  };
  return on(node, 'click', () => {
    const done = () => say('copied');
    // a page opened from a file may have no clipboard: then the words are selected, ready to be copied by hand
    const select = () => {
      getSelection().selectAllChildren(node);
      say(document.execCommand('copy') ? 'copied' : 'selected');
    };
    navigator.clipboard ? navigator.clipboard.writeText(text).then(done, select) : select();
  });
};

const factLink = (fact, words) =>
  make('a', { class: 'id', href: toFact(fact) }, words ? lit(fact.id, words) : fact.id);
const sessionLink = (session, said) =>
  session
    ? make('a', { href: toSession(session), title: session.stem }, said || session.date)
    : make('span', {}, 'unknown');
const fileLink = session => {
  const href = raw.base && raw.base + session.file.split('/').map(encodeURIComponent).join('/');
  return href ? make('a', { href, class: 'id' }, session.file) : make('code', {}, session.file);
};

// the text with the words that were looked for marked
const lit = (text, words) => {
  const low = text.toLowerCase();
  if (!words || !words.length || low.length !== text.length) return [text];
  const spans = [];
  for (const word of words)
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length))
      spans.push([at, at + word.length]);
  spans.sort((a, b) => a[0] - b[0]);
  const parts = [];
  let done = 0;
  for (const [start, end] of spans) {
    if (end <= done) continue;
    parts.push(text.slice(done, Math.max(start, done)), make('mark', {}, text.slice(Math.max(start, done), end)));
    done = end;
  }
  return [...parts, text.slice(done)];
};

// a claim as people write it: `code` and **strong** are shown as such, everything else as it is
const rich = (text, words) =>
  text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map(part =>
      /^`[^`]+`$/.test(part)
        ? make('code', {}, lit(part.slice(1, -1), words))
        : /^\*\*[^*]+\*\*$/.test(part)
          ? make('strong', {}, lit(part.slice(2, -2), words))
          : lit(part, words),
    );

const standingOf = fact => (fact.place === 'queue' || !fact.tier ? fact.status : fact.tier);
const badges = fact => [
  fact.unreviewed > 0 && badge('unreviewed'),
  badge(standingOf(fact)),
  fact.kind === 'thread' && fact.place === 'live' && badge(fact.status),
  fact.place === 'live' && !['fresh', 'no evidence'].includes(fact.verdict) && badge(fact.verdict),
  fact.disputed_by.length > 0 && badge('disputed'),
];

const factCard = (fact, words, ...more) =>
  make(
    'li',
    { class: 'card' },
    make('p', { class: 'said clamp', dir: 'auto' }, rich(fact.text, words)),
    fact.closed && make('p', { class: 'outcome', dir: 'auto' }, 'Outcome: ', rich(fact.closed, words)),
    make(
      'p',
      { class: 'meta' },
      factLink(fact, words),
      ...badges(fact),
      make('span', {}, fact.kind),
      fact.place === 'live' && make('span', {}, many(fact.uses, 'use')),
      make('span', {}, 'since ', sessionLink(sessions[fact.origin], fact.created)),
      ...more,
    ),
  );

// Previous, next, and where one is; `paint` gets the entries of the page that is turned to by show(entries).
// a piece of evidence, how it stands, and below it the cited lines or what changed in them
const proofItem = ([source, how, lines]) =>
  make('li', {}, make('code', {}, source), ` ${how}`, lines && make('pre', { class: 'cited' }, ...lines.split('\n').map(proofLine)));
const proofLine = line =>
  make('span', { class: line[0] === '+' ? 'added' : line[0] === '-' ? 'removed' : '' }, `${line}\n`);

const pager = (size, what, paint) => {
  const back = make('button', { type: 'button' }, 'Previous');
  const next = make('button', { type: 'button' }, 'Next');
  const where = make('span', { 'aria-live': 'polite' });
  const bar = make('div', { class: 'pager' }, back, next, where);
  const [said, state] = [number => number.toLocaleString('en'), { list: [], from: 0 }];
  const turn = from => {
    const to = Math.min(from + size, state.list.length);
    state.from = from;
    back.disabled = from === 0;
    next.disabled = to === state.list.length;
    bar.hidden = state.list.length <= size;
    where.textContent = `${what}${said(from + 1)}–${said(to)} of ${said(state.list.length)}`;
    paint(state.list.slice(from, to));
  };
  on(back, 'click', () => turn(Math.max(0, state.from - size)));
  on(next, 'click', () => turn(state.from + size));
  bar.show = entries => {
    state.list = entries;
    turn(0);
  };
  return bar;
};

// A list in pages: `item` makes a node, or several, of an entry; show(entries) fills it.
const pages = (size, item, wrap) => {
  const body = wrap || make('ul', { class: 'cards' });
  const bar = pager(size, '', entries => empty(body).append(...entries.map(item).flat()));
  const node = make('div', {}, body.table ? scroller(body.caption, body.table) : body, bar);
  node.show = entries => {
    bar.show(entries);
    return node;
  };
  return node;
};

// a wide table: it scrolls by itself, also with the keyboard
const scroller = (label, node) =>
  make('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label }, node);

// heads: # in front for numbers, - for what a phone leaves out
const headClass = head => [head.includes('#') && 'num', head[0] === '-' && 'hide-small'].filter(Boolean).join(' ');
const table = (caption, heads) => {
  const body = make('tbody');
  body.caption = caption;
  body.table = make(
    'table',
    {},
    make('caption', {}, caption),
    make(
      'thead',
      {},
      make(
        'tr',
        {},
        heads.map(head => make('th', { scope: 'col', class: headClass(head) }, head.replace(/^[-#]+/, ''))),
      ),
    ),
    body,
  );
  return body;
};

const choice = (label, options, chosen, act) => {
  const select = make(
    'select',
    {},
    options.map(([value, said]) => make('option', { value, selected: value === chosen }, said)),
  );
  on(select, 'change', () => act(select.value));
  return make('label', {}, label, select);
};

const section = (id, title, count, about, ...kids) => {
  const node = make(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    make('h2', { id: `${id}-title` }, title),
    about && make('p', { class: 'about' }, about),
    ...kids,
  );
  node.entry = [id, title, count];
  return node;
};
