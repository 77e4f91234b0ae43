// The memory as it came: rows become objects once, histories when somebody asks.
const raw = JSON.parse(document.getElementById('memory').textContent);

const rows = name =>
  raw[name].map((row, at) => {
    const item = { at };
    raw.columns[name].forEach(([field, word, blank], place) => {
      const value = place < row.length ? row[place] : undefined;
      item[field] = value === undefined ? blank : word ? raw.words[value] : value;
    });
    return item;
  });

const sessions = rows('sessions'),
  facts = rows('facts'),
  conflicts = rows('conflicts'),
  terms = rows('terms');
const windows = Object.fromEntries(raw.windows);
const byId = new Map(facts.map(fact => [fact.id, fact]));
const byStem = new Map(sessions.map(session => [session.stem, session]));

// the words that people are shown; the ledger, footers and JSON keep their own
const SHOWN = {
  working: 'new',
  'archive-candidate': 'fading',
  pending: 'waiting',
  deferred: 'waiting',
  validated: 'waiting',
  quarantined: 'waiting',
};
const shownAs = word => SHOWN[word] || word;

let worked = 0;
for (const session of sessions) {
  session.date = session.stem.slice(0, 10);
  session.file = session.path || `${raw.folder}/${session.stem}.md`;
  session.work = session.kind === 'work' ? ++worked : worked;
}

// a fact's events: {at, line, verb, use}
const story = fact => {
  if (!fact.told) {
    fact.told = [];
    for (let i = 0, at = 0; i < fact.history.length; i += 3) {
      at += fact.history[i];
      const [verb, use] = raw.verbs[fact.history[i + 2]];
      fact.told.push({
        at,
        line: fact.history[i + 1],
        verb,
        use: Boolean(use) || (verb === 'Superseded' && fact.status === 'superseded'),
      });
    }
  }
  return fact.told;
};
const usesOf = fact => [
  ...new Set(
    story(fact)
      .filter(event => event.use)
      .map(event => event.at),
  ),
];

// which facts a session touched, and how
let touchedIn;
const touched = session => {
  if (!touchedIn) {
    touchedIn = sessions.map(() => []);
    for (const fact of facts) for (const event of story(fact)) touchedIn[event.at].push([fact, event]);
    for (const list of touchedIn) list.sort((a, b) => a[1].line - b[1].line);
  }
  return touchedIn[session.at];
};

const live = facts.filter(fact => fact.place === 'live');
const queue = facts.filter(fact => fact.place === 'queue');
const openThreads = live.filter(fact => fact.kind === 'thread' && fact.status === 'open');
const stale = live.filter(fact => fact.verdict === 'stale');
const standing = conflicts.filter(conflict => conflict.open);
const settled = conflicts.filter(conflict => !conflict.open);
