// The decay map: one row a fact, one place a session. Thick while it is alive, thin while it fades, a tick for every use.
const lastAt = () => sessions.length - 1;

// the first session by which more than `span` work sessions have passed since `at`
const passed = (at, span) => {
  let low = at, high = sessions.length;
  while (low < high) { const middle = (low + high) >> 1; if (sessions[middle].work - sessions[at].work > span) high = middle; else low = middle + 1; }
  return low;
};

// bands of a fact's life as [from, to, how]
const bandsOf = fact => {
  if (fact.place === 'queue' || fact.promoted < 0) return [[fact.origin, fact.place === 'queue' ? lastAt() : fact.left < 0 ? fact.origin : fact.left, 'wait']];
  const start = story(fact).some(event => event.verb === 'Adopted') ? Math.max(0, fact.origin) : fact.promoted;
  const taken = fact.left === fact.promoted && fact.promoted > start;
  const uses = usesOf(fact).filter(at => at >= start);
  const end = fact.left < 0 ? lastAt() : taken ? Math.max(start, ...uses) : fact.left;
  const bands = fact.origin < fact.promoted && start === fact.promoted ? [[fact.origin, fact.promoted, 'wait']] : [];
  if (fact.tier === 'core') return [...bands, [start, end, 'core']];
  const marks = [start, ...uses.filter(at => at > start && at <= end)];
  marks.forEach((at, i) => {
    const until = i + 1 < marks.length ? marks[i + 1] : end, fades = Math.min(until, passed(at, windows.active)), over = Math.min(until, passed(at, windows.archive));
    bands.push([at, fades, 'full'], [fades, over, 'thin'], [over, until, 'hair']);
  });
  return bands.filter(([from, to], i) => to > from || i === 0);
};

const THICK = { full: 10, core: 10, thin: 4, hair: 1, wait: 6 };
const NAMES = { full: 'life', core: 'life core', thin: 'life thin', hair: 'life thin', wait: 'life wait' };

const mapRow = (fact, top, box) => {
  const { x, left, right, small } = box, middle = top + (small ? 27 : 12), row = draw('g');
  row.append(draw('a', { href: toFact(fact) }, draw('title', {}, fact.text), draw('text', { class: 'mono', x: 0, y: top + (small ? 14 : 16) }, cut(fact.id, small ? 34 : 31))));
  for (const [from, to, how] of bandsOf(fact)) {
    const thick = THICK[how];
    row.append(draw('rect', { class: NAMES[how], x: px(x(from)), width: px(Math.max(1, x(to) - x(from))), y: middle - thick / 2, height: thick }));
  }
  let before = -9;
  for (const at of usesOf(fact)) { const place = x(at); if (place - before >= 1.5) { before = place; row.append(draw('rect', { class: 'use', x: px(place - .8), width: 1.6, y: middle - 6, height: 12 })); } }
  if (fact.left >= 0 && fact.place === 'archive') { const place = Math.min(x(bandsOf(fact).at(-1)[1]) + 4, box.end - 4); row.append(draw('path', { class: 'gone', d: `M${px(place - 3)} ${middle - 3}l6 6m0 -6l-6 6` })); }
  const said = fact.place !== 'live' ? standingOf(fact) : fact.tier === 'core' ? 'core' : `${fact.tier}, ${fact.sslu.toLocaleString('en')}`;
  row.append(draw('text', { class: 'strong', x: right, y: top + (small ? 14 : 16), 'text-anchor': small ? 'end' : 'start' }, said));
  return row;
};

const mapOf = (shown, width) => {
  const small = width < 620, tall = small ? 40 : 24, left = small ? 0 : 236, end = small ? width - 4 : width - 96;
  const x = at => left + (at + .5) / Math.max(1, sessions.length) * (end - left), right = small ? width : width - 84;
  const height = shown.length * tall + 26;
  const svg = draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'group', 'aria-label': `Decay map of ${shown.length} facts` });
  shown.forEach((fact, i) => svg.append(mapRow(fact, i * tall, { x, left, right, small, end })));
  const ground = shown.length * tall + 16;
  svg.append(draw('line', { class: 'axis', x1: left, x2: end, y1: ground - 13, y2: ground - 13 }), draw('text', { x: left, y: ground + 2 }, sessions.length ? sessions[0].date : ''),
    draw('text', { x: end, y: ground + 2, 'text-anchor': 'end' }, sessions.length ? sessions[lastAt()].date : ''));
  return svg;
};

const RISK = { fading: 0, working: 1, active: 2, core: 3 };
const MAPS = {
  risk: ['closest to leaving first', (a, b) => (RISK[a.tier] ?? 4) - (RISK[b.tier] ?? 4) || b.sslu - a.sslu || a.at - b.at],
  used: ORDERS.used, newest: ORDERS.newest,
};

const cohortTable = () => {
  const { unit, labels, sizes, used } = raw.cohorts;
  if (labels.length < 3 || live.length < 12) return '';
  const cell = (n, size, i) => { const share = size ? n / size : 0; return make('td', { class: `heat h${n ? Math.max(1, Math.ceil(share * 4)) : 0}`, title: `${n} of ${size} used ${i ? `${i} ${unit}${i > 1 ? 's' : ''} later` : `in the same ${unit}`}` }, n ? `${Math.round(share * 100)}%` : '·'); };
  return make('details', { open: true }, make('summary', {}, `By ${unit} of arrival`), make('p', { class: 'about small' }, `Of the facts that became memory in a ${unit}, how many were used in that ${unit} and in the ones after it.`),
    scroller(`Use by ${unit} of arrival`, make('table', { class: 'cohorts' },
    make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'since'), make('th', { scope: 'col' }, 'facts'), labels.map((_, i) => make('th', { scope: 'col' }, i ? `+${i}` : 'same')))),
    make('tbody', {}, labels.map((label, row) => sizes[row] ? make('tr', {}, make('th', { scope: 'row' }, label), make('td', {}, sizes[row]), used[row].map((n, i) => cell(n, sizes[row], i))) : '')))));
};

const decaySection = () => {
  const size = 24, wanted = { order: 'risk', place: facts.length > size ? 'live' : 'all' };
  let from = 0, shown = [];
  const map = responsive(make('div', { class: 'chart' }), width => mapOf(shown.slice(from, from + size), width));
  const back = make('button', { type: 'button' }, 'Previous'), next = make('button', { type: 'button' }, 'Next'), where = make('span', { 'aria-live': 'polite' });
  const bar = make('div', { class: 'pager' }, back, next, where);
  const paint = () => {
    back.disabled = !from; next.disabled = from + size >= shown.length; bar.hidden = shown.length <= size;
    where.textContent = `facts ${from + 1}–${Math.min(from + size, shown.length)} of ${shown.length.toLocaleString('en')}`;
    map.repaint();
  };
  const choose = () => { shown = facts.filter(fact => fact.origin >= 0 && (wanted.place === 'all' || fact.place === wanted.place)).sort(MAPS[wanted.order][1]); from = 0; paint(); };
  on(back, 'click', () => { from = Math.max(0, from - size); paint(); });
  on(next, 'click', () => { from += size; paint(); });
  const node = section('decay', 'Decay map', '', `Facts by sessions, oldest session left. A tick is a use; the band is thick for ${windows.active} work sessions after it, then thin, and past ${windows.archive} a hair. The number is how many work sessions a fact went unused.`,
    live.length > 60 && cohortTable(), make('div', { class: 'row' }, choice('Show', PLACES, wanted.place, value => { wanted.place = value; choose(); }), choice('Order', Object.entries(MAPS).map(([key, [said]]) => [key, said]), wanted.order, value => { wanted.order = value; choose(); })),
    map, keys([['life core', 'core'], ['life', 'alive'], ['life thin', 'fading'], ['life wait', 'waiting for an answer']]), bar, live.length <= 60 && cohortTable());
  choose();
  return node;
};
