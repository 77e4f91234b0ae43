// What waits for a person: the queue, contradictions, evidence that no longer says what it said.
const queueSection = () => {
  const list = pages(15, fact =>
    factCard(
      fact,
      [],
      make('span', {}, `by ${fact.author}`),
      make('span', {}, `waits ${many(sessions.length - 1 - Math.max(0, fact.origin), 'session')}`),
      fact.why && make('span', {}, fact.why),
      fact.when && make('span', {}, `load when ${fact.when}`),
    ),
  );
  return section(
    'queue',
    'Waiting',
    queue.length,
    'Claims without an answer, oldest first. Nothing here is memory yet, and no agent is told of it.',
    queue.length ? list.show(queue) : make('p', {}, 'Nothing waits for an answer.'),
  );
};

const sideOf = fact =>
  make(
    'div',
    {},
    make('p', { class: 'said clamp', dir: 'auto' }, rich(fact.text)),
    make('p', { class: 'meta' }, factLink(fact), ...badges(fact)),
  );
const conflictCard = conflict =>
  make(
    'li',
    { class: 'card' },
    make(
      'div',
      { class: 'versus' },
      conflict.sides.flatMap((at, i) => [i ? make('span', { class: 'between' }, 'against') : '', sideOf(facts[at])]),
    ),
    make(
      'p',
      { class: 'meta' },
      make('code', {}, conflict.id),
      make('span', {}, `rule: ${conflict.rule}`),
      make('span', {}, 'found in ', sessionLink(sessions[conflict.origin])),
      conflict.open
        ? command(`memkit show ${conflict.id}`)
        : make('span', {}, conflict.outcome ? `settled: ${conflict.outcome}` : 'one side left'),
      conflict.why && make('span', {}, conflict.why),
    ),
  );

const contradictionsSection = () => {
  const open = pages(10, conflictCard),
    done = pages(10, conflictCard);
  return section(
    'contradictions',
    'Contradictions',
    standing.length,
    'Both sides stay, and neither is shown as plain truth, until a person settles it.',
    standing.length ? open.show(standing) : make('p', {}, 'No contradiction stands.'),
    settled.length > 0 &&
      make(
        'details',
        {},
        make('summary', {}, `${many(settled.length, 'contradiction')} settled`),
        done.show(settled),
      ),
  );
};

const stalenessSection = () => {
  const pieces = fact => make('ul', { class: 'small' }, fact.evidence.map(proofItem));
  const card = fact => {
    const node = factCard(fact);
    node.append(pieces(fact), command(`memkit verify ${fact.id}`));
    return node;
  };
  const changed = pages(10, card),
    unsure = pages(10, card),
    unverified = live.filter(fact => fact.verdict === 'unverified');
  return section(
    'staleness',
    'Staleness',
    stale.length,
    'A fact is stale when a file it cites is no longer as it was. Unverified is what no hash can confirm, ' +
      'or what a person should confirm again.',
    stale.length ? changed.show(stale) : make('p', {}, 'Every file that is cited is as it was when it was cited.'),
    unverified.length > 0 &&
      make(
        'details',
        {},
        make('summary', {}, `${many(unverified.length, 'fact')} unverified`),
        unsure.show(unverified),
      ),
  );
};

const termsSection = () => {
  const list = pages(20, term =>
    make(
      'li',
      { class: 'card' },
      make('p', { dir: 'auto' }, make('b', {}, term.name), `: ${term.meaning}`),
      make(
        'p',
        { class: 'meta' },
        term.aliases && make('span', {}, `also ${term.aliases}`),
        make('span', {}, 'since ', sessionLink(sessions[term.origin])),
      ),
    ),
  );
  return terms.length ? section('terms', 'Terms', terms.length, 'One word, one meaning.', list.show(terms)) : '';
};
