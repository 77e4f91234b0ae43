// Growth and review load over time.
const lineOf = ({ x, y, slot }, numbers, name) =>
  draw('path', {
    class: `line ${name}`,
    d: numbers.map((n, i) => `${i ? 'L' : 'M'}${px(x(i) + slot / 2)} ${px(y(n))}`).join(''),
  });
const areaOf = ({ x, y, slot }, numbers, name) =>
  draw('path', {
    class: name,
    d:
      `M${px(x(0) + slot / 2)} ${px(y(0))}` +
      numbers.map((n, i) => `L${px(x(i) + slot / 2)} ${px(y(n))}`).join('') +
      `L${px(x(numbers.length - 1) + slot / 2)} ${px(y(0))}z`,
  });

const growthSection = () => {
  const { series } = raw,
    top = (...lists) => Math.max(0, ...lists.flat());
  const growth = responsive(make('div', { class: 'chart' }), width => {
    const frame = chartFrame(
      width,
      220,
      top(series.live, series.away),
      0,
      `Live facts and facts that left, per ${series.unit}; now ${live.length} live`,
    );
    frame.svg.append(
      areaOf(frame, series.live, 'f-live-area'),
      lineOf(frame, series.live, 's-live'),
      lineOf(frame, series.away, 's-away'),
    );
    return frame.svg;
  });
  const load = responsive(make('div', { class: 'chart' }), width => {
    const frame = chartFrame(
      width,
      220,
      top(series.raised, series.answered, series.queue),
      0,
      `Candidates raised and answered per ${series.unit}, and how many waited; now ${queue.length} wait`,
    );
    bars(frame, series.raised, 'f-raised', null, 1);
    bars(frame, series.answered, 'f-answered', null, 2);
    frame.svg.append(lineOf(frame, series.queue, 's-queue'));
    return frame.svg;
  });
  const body = table(`Per ${series.unit}`, [series.unit, '#Live', '#Left', '#Raised', '#Answered', '#Waiting']);
  body.append(
    ...series.labels.map((label, i) =>
      make(
        'tr',
        {},
        make('td', {}, label),
        [series.live, series.away, series.raised, series.answered, series.queue].map(list =>
          make('td', { class: 'num' }, list[i].toLocaleString('en')),
        ),
      ),
    ),
  );
  return section(
    'growth',
    'Growth and review load',
    '',
    'Memory should level off; the queue should come back to nothing.',
    sessions.length
      ? [
          make(
            'div',
            { class: 'two' },
            make(
              'figure',
              {},
              make('h3', {}, 'Facts'),
              growth,
              keys([
                ['s-live', 'live', 'line'],
                ['s-away', 'archived, superseded or rejected', 'line'],
              ]),
            ),
            make(
              'figure',
              {},
              make('h3', {}, 'Review'),
              top(series.raised)
                ? load
                : make(
                    'p',
                    {},
                    'No candidate was raised yet: all that is here was recorded or taken over by a person.',
                  ),
              top(series.raised) > 0 &&
                keys([
                  ['f-raised', 'raised'],
                  ['f-answered', 'answered'],
                  ['s-queue', 'waiting', 'line'],
                ]),
            ),
          ),
          make('details', {}, make('summary', {}, 'As a table'), scroller(body.caption, body.table)),
        ]
      : make('p', {}, 'Nothing to draw yet.'),
  );
};
