// Overview: the numbers that matter, how alive the memory is, and what waits for somebody.
const TIERS = ['core', 'active', 'working', 'fading', 'threads'];
const MEANS = {
  core: 'never fades',
  active: 'used lately',
  working: 'not used twice yet',
  fading: 'unused for long',
  threads: 'open questions',
};

const tierCounts = () => {
  const counts = Object.fromEntries(TIERS.map(tier => [tier, 0]));
  for (const fact of live) counts[openThreads.includes(fact) ? 'threads' : fact.tier] += 1;
  return counts;
};

const figure = (number, said, to, mood) =>
  make(
    'a',
    { href: `#${to}`, class: number && mood },
    make('b', {}, number.toLocaleString('en')),
    make('span', {}, said),
  );

const needs = () => {
  const rows = [];
  const oldest = queue.reduce((first, fact) => (!first || fact.created < first ? fact.created : first), '');
  if (queue.length)
    rows.push([
      `${many(queue.length, 'candidate waits', 'candidates wait')}, the oldest since ${oldest}`,
      'memkit review',
    ]);
  if (standing.length)
    rows.push([
      `${many(standing.length, 'contradiction')} that only a person can settle`,
      `memkit show ${standing[0].id}`,
    ]);
  if (stale.length)
    rows.push([`${many(stale.length, 'fact rests', 'facts rest')} on evidence that changed`, 'memkit review --kind stale']);
  for (const text of raw.due)
    if (!/ due in /.test(text))
      rows.push([text.replace(/\d+/g, n => Number(n).toLocaleString('en')), 'memkit review']);
  if (!rows.length)
    return make('p', { class: 'needs calm' }, 'Nothing waits for anybody. ', raw.due[0] && `${raw.due[0]}.`);
  return make(
    'ul',
    { class: 'needs' },
    rows.map(([text, words]) => make('li', {}, make('span', {}, text), command(words))),
  );
};

const overviewSection = () => {
  const counts = tierCounts();
  const bar = make('div', {
    class: 'bar',
    role: 'img',
    'aria-label': TIERS.map(tier => `${counts[tier]} ${shownAs(tier)}`).join(', '),
  });
  for (const tier of TIERS)
    if (counts[tier]) {
      const part = make('i', { class: `t-${tier}` });
      part.style.flex = `${counts[tier]} 0 0`;
      bar.append(part);
    }
  const gone = facts.filter(fact => fact.place === 'archive').length;
  return section(
    'overview',
    'Overview',
    '',
    '',
    make(
      'div',
      { class: 'figures' },
      figure(live.length, live.length === 1 ? 'live fact' : 'live facts', 'facts'),
      figure(sessions.length, sessions.length === 1 ? 'session' : 'sessions', 'timeline'),
      figure(queue.length, 'waiting', 'queue', 'warn'),
      figure(standing.length, 'in conflict', 'contradictions', 'bad'),
      figure(stale.length, 'stale', 'staleness', 'bad'),
      figure(gone, 'retired', 'graph'),
    ),
    bar,
    make(
      'ul',
      { class: 'legend', 'aria-hidden': 'true' },
      TIERS.filter(tier => counts[tier]).map(tier =>
        make(
          'li',
          {},
          make('span', { class: `key t-${tier}` }),
          make('b', {}, counts[tier].toLocaleString('en')),
          ` ${counts[tier] === 1 ? shownAs(tier).replace(/s$/, '') : shownAs(tier)}, `,
          make('span', { class: 'dim' }, MEANS[tier]),
        ),
      ),
    ),
    needs(),
    raw.scalars.length > 0 &&
      make(
        'dl',
        {},
        raw.scalars.map(([key, said]) => [
          make('dt', {}, key),
          make('dd', { dir: 'auto', class: 'clamp', title: said.length > 300 && said }, rich(said)),
        ]),
      ),
  );
};
