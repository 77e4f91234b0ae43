// Provenance: where what is here came from, and what took the place of what.
const graphSection = () => {
  const all = chains(),
    replaced = facts.filter(fact => fact.superseded_by.length).length;
  let shown = [];
  const map = responsive(make('div', { class: 'chart' }), width => (shown.length ? chainMap(shown, width) : []));
  const step = fact =>
    fact.superseded_by.map(at =>
      make(
        'li',
        { class: 'card' },
        make('p', { class: 'said clamp dim', dir: 'auto' }, make('s', {}, rich(fact.text))),
        make('p', { class: 'said clamp', dir: 'auto' }, rich(facts[at].text)),
        make(
          'p',
          { class: 'meta' },
          factLink(fact),
          '→',
          factLink(facts[at]),
          fact.left >= 0 && make('span', {}, 'in ', sessionLink(sessions[fact.left])),
        ),
      ),
    );
  const texts = pages(10, step);
  const bar = pager(8, 'chains ', entries => {
    shown = entries;
    map.repaint();
  });
  bar.show(all);
  const flow = responsive(make('div', { class: 'chart' }), width => (raw.flows.length ? flowMap(width) : []));
  const body = table('The same as numbers', ['Raised by', 'Accepted by', 'Now', '#Facts']);
  body.append(
    ...raw.flows.map(([a, b, c, n]) =>
      make(
        'tr',
        {},
        [a, b, c].map(word => make('td', {}, word)),
        make('td', { class: 'num' }, n.toLocaleString('en')),
      ),
    ),
  );
  return section(
    'graph',
    'Provenance',
    replaced,
    'Where what is here came from, and what took the place of what.',
    make('h3', {}, 'Who accepted it'),
    raw.flows.length
      ? [flow, make('details', {}, make('summary', {}, 'As a table'), scroller(body.caption, body.table))]
      : make('p', {}, 'Nothing was raised yet.'),
    make('h3', {}, 'What replaced what'),
    all.length
      ? [
          make('p', { class: 'about' }, 'Each line is one claim along the sessions; a filled dot holds now.'),
          map,
          bar,
          make(
            'details',
            { open: all.length <= 6 },
            make('summary', {}, 'Both wordings'),
            texts.show(facts.filter(fact => fact.superseded_by.length).reverse()),
          ),
        ]
      : make('p', {}, 'Nothing was superseded yet.'),
  );
};
