// The decay map: one row a fact, one place a session. Thick while it is alive, thin while it fades, a tick for every use.
const lastAt = () => sessions.length - 1;

// the first session by which more than `span` work sessions have passed since `at`
const passed = (at, span) => {
  let low = at,
    high = sessions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sessions[middle].work - sessions[at].work > span) high = middle;
    else low = middle + 1;
  }
  return low;
};

// bands of a fact's life as [from, to, how]
const bandsOf = fact => {
  if (fact.place === 'queue' || fact.promoted < 0)
    return [[fact.origin, fact.place === 'queue' ? lastAt() : fact.left < 0 ? fact.origin : fact.left, 'wait']];
  const start = story(fact).some(event => event.verb === 'Adopted') ? Math.max(0, fact.origin) : fact.promoted;
  const taken = fact.left === fact.promoted && fact.promoted > start;
  const uses = usesOf(fact).filter(at => at >= start);
  const end = fact.left < 0 ? lastAt() : taken ? Math.max(start, ...uses) : fact.left;
  const bands = fact.origin < fact.promoted && start === fact.promoted ? [[fact.origin, fact.promoted, 'wait']] : [];
  if (fact.tier === 'core') return [...bands, [start, end, 'core']];
  const marks = [start, ...uses.filter(at => at > start && at <= end)];
  marks.forEach((at, i) => {
    const until = i + 1 < marks.length ? marks[i + 1] : end,
      fades = Math.min(until, passed(at, windows.active)),
      over = Math.min(until, passed(at, windows.archive));
    bands.push([at, fades, 'full'], [fades, over, 'thin'], [over, until, 'hair']);
  });
  return bands.filter(([from, to], i) => to > from || i === 0);
};

const THICK = { full: 10, core: 10, thin: 4, hair: 1, wait: 6 };
const NAMES = { full: 'life', core: 'life core', thin: 'life thin', hair: 'life thin', wait: 'life wait' };

const mapRow = (fact, top, box) => {
  const { x, left, right, small } = box,
    middle = top + (small ? 27 : 12),
    row = draw('g');
  row.append(
    draw(
      'a',
      { href: toFact(fact) },
      draw('title', {}, fact.text),
      draw('text', { class: 'mono', x: 0, y: top + (small ? 14 : 16) }, cut(fact.id, small ? 34 : 31)),
    ),
  );
  for (const [from, to, how] of bandsOf(fact)) {
    const thick = THICK[how];
    row.append(
      draw('rect', {
        class: NAMES[how],
        x: px(x(from)),
        width: px(Math.max(1, x(to) - x(from))),
        y: middle - thick / 2,
        height: thick,
      }),
    );
  }
  let before = -9;
  for (const at of usesOf(fact)) {
    const place = x(at);
    if (place - before >= 1.5) {
      before = place;
      row.append(draw('rect', { class: 'use', x: px(place - 0.8), width: 1.6, y: middle - 6, height: 12 }));
    }
  }
  if (fact.left >= 0 && fact.place === 'archive') {
    const place = Math.min(x(bandsOf(fact).at(-1)[1]) + 4, box.end - 4);
    row.append(draw('path', { class: 'gone', d: `M${px(place - 3)} ${middle - 3}l6 6m0 -6l-6 6` }));
  }
  const said =
    fact.place !== 'live'
      ? shownAs(standingOf(fact))
      : fact.tier === 'core'
        ? 'core'
        : `${shownAs(fact.tier)}, ${fact.sslu.toLocaleString('en')}`;
  row.append(
    draw(
      'text',
      { class: 'strong', x: right, y: top + (small ? 14 : 16), 'text-anchor': small ? 'end' : 'start' },
      said,
    ),
  );
  return row;
};

const mapOf = (shown, width) => {
  const small = width < 620,
    tall = small ? 40 : 24,
    left = small ? 0 : 236,
    end = small ? width - 4 : width - 96;
  const x = at => left + ((at + 0.5) / Math.max(1, sessions.length)) * (end - left),
    right = small ? width : width - 84;
  const height = shown.length * tall + 26;
  const svg = draw('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'group',
    'aria-label': `Decay map of ${shown.length} facts`,
  });
  shown.forEach((fact, i) => svg.append(mapRow(fact, i * tall, { x, left, right, small, end })));
  const ground = shown.length * tall + 16;
  svg.append(
    draw('line', { class: 'axis', x1: left, x2: end, y1: ground - 13, y2: ground - 13 }),
    draw('text', { x: left, y: ground + 2 }, sessions.length ? sessions[0].date : ''),
    draw('text', { x: end, y: ground + 2, 'text-anchor': 'end' }, sessions.length ? sessions[lastAt()].date : ''),
  );
  return svg;
};
