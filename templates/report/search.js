// Search: every word must occur; ids and titles weigh more. It looks at all of the page's data, not at what is shown.
const hay = (...texts) => texts.filter(Boolean).join('\n').toLowerCase();
let haystack;
const haystacks = () =>
  (haystack ||= {
    facts: facts.map(fact => [
      hay(
        fact.id,
        fact.text,
        fact.kind,
        fact.section,
        fact.status,
        fact.tier,
        fact.author,
        fact.when,
        fact.key,
        fact.value,
        fact.body,
        ...fact.evidence.map(piece => piece[0]),
      ),
      fact,
    ]),
    sessions: sessions.map(session => [
      hay(session.stem, session.title, session.actor, session.kind, session.task, session.words),
      session,
    ]),
    terms: terms.map(term => [hay(term.name, term.meaning, term.aliases), term]),
  });
const WEIGHTS = { live: 2, queue: 1 };
const rank = (fact, words) =>
  words.reduce(
    (sum, word) => sum + (fact.id === word ? 8 : fact.id.includes(word) ? 2 : 0),
    WEIGHTS[fact.place] || 0,
  );
const wordsOf = query => [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];

const found = words => {
  const among = list => list.filter(([text]) => words.every(word => text.includes(word))).map(([, item]) => item);
  const { facts: claims, sessions: files, terms: named } = haystacks();
  const ranked = among(claims)
    .map(fact => [rank(fact, words), fact])
    .sort((a, b) => b[0] - a[0] || b[1].uses - a[1].uses || a[1].at - b[1].at);
  return { facts: ranked.map(([, fact]) => fact), sessions: among(files).reverse(), terms: among(named) };
};

const resultsSection = () => {
  let words = [];
  const claims = pages(15, fact => factCard(fact, words));
  const files = pages(8, session =>
    make(
      'li',
      { class: 'card' },
      make('p', {}, make('a', { href: toSession(session) }, lit(session.title || session.stem, words))),
      make(
        'p',
        { class: 'meta' },
        make('span', {}, session.date),
        make('span', {}, session.kind),
        make('span', {}, lit(session.actor, words)),
      ),
    ),
  );
  const named = pages(8, term =>
    make(
      'li',
      { class: 'card' },
      make('p', {}, make('b', {}, lit(term.name, words)), ': ', lit(term.meaning, words)),
    ),
  );
  const count = make('p', { id: 'found', class: 'about', role: 'status' });
  const parts = [
    ['Facts', claims, 'facts'],
    ['Sessions', files, 'sessions'],
    ['Terms', named, 'terms'],
  ].map(([title, node, key]) => [make('div', {}, make('h3', {}, title), node), node, key]);
  const node = make(
    'section',
    { id: 'results', hidden: true, 'aria-label': 'Search results' },
    make('h2', {}, 'Found'),
    count,
    parts.map(part => part[0]),
  );
  node.look = query => {
    words = wordsOf(query);
    node.hidden = !words.length;
    if (!words.length) return;
    const hits = found(words);
    for (const [box, list, key] of parts) {
      box.hidden = !hits[key].length;
      list.show(hits[key]);
    }
    const total = hits.facts.length + hits.sessions.length + hits.terms.length;
    const looked = words.map(word => `“${word}”`).join(' and ');
    const where = parts.map(([, , key]) => many(hits[key].length, key.slice(0, -1)));
    count.textContent = total
      ? `${where[0]}, ${where[1]} and ${where[2]} hold ${looked}.`
      : `Nothing holds ${looked}. In a terminal, memkit grep --all also searches what sessions say in prose.`;
  };
  return node;
};
