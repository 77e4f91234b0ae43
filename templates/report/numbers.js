// The numbers of the ledger, a column for each period; each is defined in docs/numbers.md.
const numbersSection = () => {
  const [heads, ...lines] = raw.numbers;
  if (!heads || lines.length === 0) return null;
  const body = table(`Numbers, ${heads.length - 2} periods and in total`, [
    'Number',
    ...heads.slice(1).map(head => `#${head}`),
  ]);
  body.append(
    ...lines.map(([label, ...cells]) =>
      make(
        'tr',
        {},
        make('th', { scope: 'row' }, label),
        cells.map(cell => make('td', { class: 'num' }, cell)),
      ),
    ),
  );
  return section(
    'numbers',
    'Numbers over time',
    '',
    'All of them are counted from the ledger. Durations show the median and, if it differs, the longest.',
    scroller(body.caption, body.table),
  );
};
