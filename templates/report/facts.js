// All facts, with filters.
const PLACES = [
  ['live', 'live'],
  ['queue', 'waiting'],
  ['archive', 'archived or superseded'],
  ['none', 'rejected'],
  ['all', 'everything'],
];
const ORDERS = {
  newest: ['newest first', (a, b) => (b.created < a.created ? -1 : b.created > a.created ? 1 : b.at - a.at)],
  used: ['most used first', (a, b) => b.uses - a.uses || a.at - b.at],
  idle: ['longest unused first', (a, b) => b.sslu - a.sslu || a.at - b.at],
  id: ['by id', (a, b) => (a.id < b.id ? -1 : 1)],
};

const standingsOf = fact =>
  [
    ...[fact.tier, fact.verdict, fact.status],
    fact.unreviewed ? 'unreviewed' : '',
    fact.disputed_by.length ? 'disputed' : '',
  ]
    .filter(Boolean)
    .map(shownAs);

const factsSection = () => {
  const wanted = { place: 'live', kind: '', standing: '', order: 'newest' };
  const list = pages(25, fact => factCard(fact));
  const count = make('span', { 'aria-live': 'polite', class: 'dim small' });
  const paint = () => {
    const shown = facts
      .filter(
        fact =>
          (wanted.place === 'all' || fact.place === wanted.place) &&
          (!wanted.kind || fact.kind === wanted.kind) &&
          (!wanted.standing || standingsOf(fact).includes(wanted.standing)),
      )
      .sort(ORDERS[wanted.order][1]);
    count.textContent = many(shown.length, 'fact');
    list.show(shown);
  };
  const set = name => value => {
    wanted[name] = value;
    paint();
  };
  const words = read => [...new Set(facts.map(read).filter(Boolean))].sort().map(word => [word, word]);
  const standings = [...new Set(facts.flatMap(standingsOf))].sort();
  const node = section(
    'facts',
    'Facts',
    live.length,
    'Every claim the ledger knows. Open one for its story: who raised it, who accepted it, what used it.',
    make(
      'div',
      { class: 'row' },
      choice('Show', PLACES, wanted.place, set('place')),
      choice('Kind', [['', 'any'], ...words(fact => fact.kind)], '', set('kind')),
      choice('Standing', [['', 'any'], ...standings.map(word => [word, word])], '', set('standing')),
      choice(
        'Order',
        Object.entries(ORDERS).map(([key, [said]]) => [key, said]),
        wanted.order,
        set('order'),
      ),
      count,
    ),
    list,
  );
  paint();
  return node;
};
