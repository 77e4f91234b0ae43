// Charts over time, and the timeline of sessions.
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
const nice = most => {
  let scale = 1;
  for (;;) {
    const step = STEPS.find(step => step * scale * 4 >= most);
    if (step) return step * scale;
    scale *= 1000;
  }
};

// An empty chart: x(i) the left of period i, y(n) the height of a number. `low` is how far it goes below zero.
const chartFrame = (width, height, high, low, label) => {
  const { labels } = raw.series;
  const left = 50,
    top = 10,
    bottom = 24,
    step = nice(Math.max(high, low, 1));
  const ceiling = Math.max(step, Math.ceil(high / step) * step),
    floor = low ? Math.ceil(low / step) * step : 0;
  const slot = (width - left - 8) / Math.max(labels.length, 1);
  const x = i => left + i * slot,
    y = n => top + ((ceiling - n) / (ceiling + floor)) * (height - top - bottom);
  const svg = draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label });
  for (let n = -floor; n <= ceiling; n += step)
    svg.append(
      draw('line', { class: 'axis', x1: left, x2: width - 8, y1: px(y(n)), y2: px(y(n)) }),
      draw('text', { x: left - 6, y: px(y(n) + 4), 'text-anchor': 'end' }, Math.abs(n).toLocaleString('en')),
    );
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor((width - left) / 92))));
  labels.forEach((text, i) => {
    if (i % every === 0 && x(i) < width - 60) svg.append(draw('text', { x: px(x(i)), y: height - 6 }, text));
  });
  return { svg, x, y, slot };
};

const bars = ({ svg, x, y, slot }, numbers, name, under, side) => {
  const thick = Math.max(1, Math.min(26, slot * 0.78) / (side ? 2 : 1)),
    shift = (slot - thick * (side ? 2 : 1)) / 2 + (side === 2 ? thick : 0);
  numbers.forEach((n, i) => {
    if (!n) return;
    const base = under ? under[i] : 0,
      top = Math.min(y(base), y(base + n));
    svg.append(
      draw(
        'rect',
        {
          class: name,
          x: px(x(i) + shift),
          width: px(thick),
          y: px(top),
          height: px(Math.abs(y(base) - y(base + n))),
        },
        draw('title', {}, `${raw.series.labels[i]}: ${Math.abs(n)}`),
      ),
    );
  });
};

const keys = items =>
  make(
    'ul',
    { class: 'legend' },
    items.map(([name, said, shape]) =>
      make(
        'li',
        {},
        draw(
          'svg',
          { width: 18, height: 11, class: 'spark', 'aria-hidden': 'true' },
          shape === 'line'
            ? draw('line', { class: `line ${name}`, x1: 0, x2: 18, y1: 6, y2: 6 })
            : draw('rect', { class: name, width: 11, height: 11, rx: 2 }),
        ),
        ` ${said}`,
      ),
    ),
  );

const timelineSection = () => {
  const { series } = raw,
    most = Math.max(0, ...series.work.map((n, i) => n + series.other[i])),
    down = Math.max(0, ...series.learned);
  const chart = responsive(make('div', { class: 'chart' }), width => {
    const frame = chartFrame(
      width,
      210,
      most,
      down,
      `Sessions and new facts per ${series.unit}: ${sessions.length} sessions in all`,
    );
    bars(frame, series.work, 'f-work');
    bars(frame, series.other, 'f-other', series.work);
    bars(
      frame,
      series.learned.map(n => -n),
      'f-answered',
    );
    return frame.svg;
  });
  const body = table('Sessions, newest first', ['Date', 'Session', '-Kind', 'By', '-#Events', '-File']);
  const list = pages(
    15,
    session =>
      make(
        'tr',
        {},
        make('td', { class: 'nowrap' }, session.date),
        make('td', {}, make('a', { href: toSession(session) }, session.title || 'untitled')),
        make('td', { class: 'hide-small' }, session.kind),
        make('td', {}, session.actor),
        make('td', { class: 'num hide-small' }, session.events),
        make('td', { class: 'small hide-small' }, fileLink(session)),
      ),
    body,
  );
  return section(
    'timeline',
    'Timeline',
    sessions.length,
    `Sessions per ${series.unit} above the line, facts that became memory below it.`,
    sessions.length
      ? [
          chart,
          keys([
            ['f-work', 'work sessions'],
            ['f-other', 'reviews, harvests and decisions'],
            ['f-answered', 'new facts'],
          ]),
          list.show([...sessions].reverse()),
        ]
      : make('p', {}, 'No session yet.'),
  );
};
