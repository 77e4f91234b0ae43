// The decay section: which facts, in which order, and how long facts went on being used.
const RISK = { fading: 0, working: 1, active: 2, core: 3 };
const MAPS = {
  risk: [
    'closest to leaving first',
    (a, b) => (RISK[a.tier] ?? 4) - (RISK[b.tier] ?? 4) || b.sslu - a.sslu || a.at - b.at,
  ],
  used: ORDERS.used,
  newest: ORDERS.newest,
};

const cohortTable = () => {
  const { unit, labels, sizes, used } = raw.cohorts;
  if (labels.length < 3 || live.length < 12) return '';
  const cell = (n, size, i) => {
    const share = size ? n / size : 0;
    return make(
      'td',
      {
        class: `heat h${n ? Math.max(1, Math.ceil(share * 4)) : 0}`,
        title: `${n} of ${size} used ${i ? `${i} ${unit}${i > 1 ? 's' : ''} later` : `in the same ${unit}`}`,
      },
      n ? `${Math.round(share * 100)}%` : '·',
    );
  };
  return make(
    'details',
    {},
    make('summary', {}, `By ${unit} of arrival`),
    make(
      'p',
      { class: 'about small' },
      `Of the facts that became memory in a ${unit}, how many were used in that ${unit} and in the ones after it.`,
    ),
    scroller(
      `Use by ${unit} of arrival`,
      make(
        'table',
        { class: 'cohorts' },
        make(
          'thead',
          {},
          make(
            'tr',
            {},
            make('th', { scope: 'col' }, 'since'),
            make('th', { scope: 'col' }, 'facts'),
            labels.map((_, i) => make('th', { scope: 'col' }, i ? `+${i}` : 'same')),
          ),
        ),
        make(
          'tbody',
          {},
          labels.map((label, row) =>
            sizes[row]
              ? make(
                  'tr',
                  {},
                  make('th', { scope: 'row' }, label),
                  make('td', {}, sizes[row]),
                  used[row].map((n, i) => cell(n, sizes[row], i)),
                )
              : '',
          ),
        ),
      ),
    ),
  );
};

const decaySection = () => {
  const size = 24;
  const wanted = { order: 'risk', place: facts.length > size ? 'live' : 'all' };
  let shown = [];
  const map = responsive(make('div', { class: 'chart' }), width => mapOf(shown, width));
  const bar = pager(size, 'facts ', entries => {
    shown = entries;
    map.repaint();
  });
  const choose = () => {
    const known = facts.filter(fact => fact.origin >= 0 && (wanted.place === 'all' || fact.place === wanted.place));
    bar.show(known.sort(MAPS[wanted.order][1]));
  };
  const set = name => value => {
    wanted[name] = value;
    choose();
  };
  const orders = Object.entries(MAPS).map(([key, [said]]) => [key, said]);
  const node = section(
    'decay',
    'Decay map',
    '',
    'Facts by sessions, oldest session left. A tick is a use; the band is thick for ' +
      `${windows.active} work sessions after it, then thin, and past ${windows.archive} a hair. ` +
      'The number is how many work sessions a fact went unused.',
    live.length > 60 && cohortTable(),
    make(
      'div',
      { class: 'row' },
      choice('Show', PLACES, wanted.place, set('place')),
      choice('Order', orders, wanted.order, set('order')),
    ),
    map,
    keys([
      ['life core', 'core'],
      ['life', 'alive'],
      ['life thin', 'fading'],
      ['life wait', 'waiting for an answer'],
    ]),
    bar,
    live.length <= 60 && cohortTable(),
  );
  choose();
  return node;
};
