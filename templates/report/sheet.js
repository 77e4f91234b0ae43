// One fact or one session in full, in a sheet over the page.
const sheet = document.getElementById('sheet');
const lineItem = (name, ...said) =>
  said.flat(9).some(Boolean) && [make('dt', {}, name), make('dd', { dir: 'auto' }, said)];
const listed = (items, node) => items.flatMap((item, i) => [i ? ', ' : '', node(item)]);
const KEY_VERBS = [
  'Created',
  'Adopted',
  'Promoted',
  'Superseded',
  'Archived',
  'Rejected',
  'Rolled-back',
  'Reactivated',
  'Pinned',
];

const headOf = (title, over) => {
  const close = on(make('button', { type: 'button' }, 'Close'), 'click', () => sheet.close());
  return make(
    'div',
    { class: 'head' },
    make('div', {}, make('p', { class: 'kicker' }, over), make('h2', { id: 'sheet-title', tabindex: '-1' }, title)),
    close,
  );
};

const factSheet = fact => {
  const events = story(fact),
    shown = events.length > 60 ? [...events.slice(0, 20), null, ...events.slice(-40)] : events;
  const held = conflicts.filter(conflict => conflict.sides.includes(fact.at));
  return [
    headOf(fact.id, `${fact.kind} in ${fact.section}`),
    make('p', { class: 'said', dir: 'auto' }, rich(fact.text)),
    make('p', { class: 'meta' }, badges(fact)),
    make(
      'dl',
      {},
      lineItem('Why', fact.tier ? `${fact.reason}.` : fact.why || fact.reason),
      lineItem('Would change it', rich(fact.changes)),
      lineItem(
        'Raised',
        sessionLink(sessions[fact.origin], fact.created),
        ` by ${fact.author}, source ${fact.src || 'unsaid'}`,
      ),
      fact.promoted >= 0 && lineItem('Accepted', sessionLink(sessions[fact.promoted]), ` by ${fact.promoted_by}`),
      lineItem('Used', `${many(fact.uses, 'time')}, last ${fact.used}`),
      lineItem('Confidence', fact.confidence),
      lineItem('Load when', fact.when),
      lineItem('Not when', fact.not_when),
      lineItem('Key', fact.key && make('code', {}, `${fact.key} = ${fact.value}`)),
      fact.evidence.length > 0 &&
        lineItem(
          'Evidence',
          make('ul', {}, fact.evidence.map(proofItem)),
        ),
      fact.supersedes.length > 0 &&
        lineItem(
          'Replaces',
          listed(fact.supersedes, at => factLink(facts[at])),
        ),
      fact.superseded_by.length > 0 &&
        lineItem(
          'Replaced by',
          listed(fact.superseded_by, at => factLink(facts[at])),
        ),
      fact.disputed_by.length > 0 &&
        lineItem(
          'Disputed by',
          listed(fact.disputed_by, at => factLink(facts[at])),
        ),
      lineItem('Outcome', fact.closed),
      fact.left >= 0 && lineItem('Left', sessionLink(sessions[fact.left]), fact.why && `: ${fact.why}`),
      held.length > 0 &&
        lineItem(
          'In conflict',
          held.map(conflict =>
            make(
              'div',
              {},
              conflict.open ? 'open, ' : 'settled, ',
              `${conflict.rule}: `,
              listed(
                conflict.sides.filter(at => at !== fact.at),
                at => factLink(facts[at]),
              ),
            ),
          ),
        ),
    ),
    fact.body && [make('h3', {}, 'Record'), make('pre', { dir: 'auto' }, fact.body)],
    make('h3', {}, 'Story'),
    make(
      'ol',
      { class: 'steps' },
      shown.map(event =>
        event === null
          ? make('li', { class: 'dim' }, `${events.length - 60} more`)
          : make(
              'li',
              { class: KEY_VERBS.includes(event.verb) && 'key' },
              sessionLink(sessions[event.at]),
              ` ${event.verb}`,
              make('span', { class: 'dim' }, ` in a session of ${sessions[event.at].actor}`),
              event.line > 0 && make('span', { class: 'dim' }, `, line ${event.line}`),
            ),
      ),
    ),
  ];
};

const sessionSheet = session => {
  const events = touched(session),
    before = sessions[session.at - 1],
    after = sessions[session.at + 1];
  const list = pages(
    20,
    ([fact, event]) =>
      make(
        'li',
        {},
        `${event.verb} `,
        factLink(fact),
        make('div', { class: 'dim', dir: 'auto' }, rich(cut(fact.text, 160))),
      ),
    make('ol', { class: 'steps' }),
  );
  return [
    headOf(session.title || 'untitled', `${session.kind} session`),
    make(
      'dl',
      {},
      lineItem('Session', make('code', {}, session.stem)),
      lineItem('By', session.actor),
      lineItem('Task', session.task),
      lineItem('File', fileLink(session)),
      lineItem('Events', String(session.events)),
      lineItem('Last words', rich(session.words)),
    ),
    make('h3', {}, events.length ? 'What it did' : 'It touched no fact'),
    events.length > 0 && list.show(events),
    make(
      'p',
      { class: 'meta' },
      before && make('a', { href: toSession(before) }, `← ${before.date}`),
      after && make('a', { href: toSession(after) }, `${after.date} →`),
    ),
  ];
};

const openSheet = content => {
  empty(sheet).append(make('div', { class: 'sheet' }, content));
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0;
  document.getElementById('sheet-title').focus();
};
