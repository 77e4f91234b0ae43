// Builds the page, then listens: to the address, the search field and two keys.
const main = document.getElementById('main'),
  field = document.getElementById('search'),
  results = resultsSection();
const built = [
  overviewSection,
  factsSection,
  decaySection,
  timelineSection,
  graphSection,
  queueSection,
  contradictionsSection,
  stalenessSection,
  growthSection,
  numbersSection,
  termsSection,
]
  .map(build => build())
  .filter(Boolean);
main.replaceChildren(results, ...built);
document
  .getElementById('rail')
  .append(
    ...built.map(({ entry: [id, title, count] }) =>
      make(
        'li',
        {},
        make(
          'a',
          { href: `#${id}` },
          make('span', {}, title),
          count !== '' && make('span', { class: 'n' }, count.toLocaleString('en')),
        ),
      ),
    ),
  );

// the address without what a sheet or a search put there
const plainly = hash => {
  try {
    history.replaceState(null, '', hash || location.pathname + location.search);
  } catch {
    /* a viewer without history */
  }
};
const route = () => {
  const [name, value] = [location.hash.slice(1, 2), location.hash.slice(3)];
  if (location.hash[2] !== '=') return sheet.open && sheet.close();
  let said = '';
  try {
    said = decodeURIComponent(value);
  } catch {
    return;
  }
  const fact = name === 'f' && byId.get(said),
    session = name === 's' && byStem.get(said);
  if (fact) openSheet(factSheet(fact));
  if (session) openSheet(sessionSheet(session));
  if (name === 'q') {
    field.value = said;
    results.look(said);
  }
};
on(sheet, 'close', () => {
  if (/^#[fs]=/.test(location.hash)) plainly(field.value ? `#q=${encodeURIComponent(field.value)}` : '');
});
on(sheet, 'click', event => {
  if (event.target === sheet) sheet.close();
});
on(field, 'input', () => {
  results.look(field.value);
  plainly(field.value ? `#q=${encodeURIComponent(field.value)}` : '');
});
on(document.getElementById('find'), 'submit', event => {
  event.preventDefault();
  results.look(field.value);
  results.scrollIntoView();
});
on(document, 'keydown', event => {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === '/' && !typing && !sheet.open) {
    event.preventDefault();
    field.focus();
  }
  if (event.key === 'Escape' && !sheet.open && field.value) {
    field.value = '';
    results.look('');
    plainly('');
  }
});
on(window, 'hashchange', route);
route();
document.documentElement.dataset.ready = 'yes';
