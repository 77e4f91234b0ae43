// Who raised what is here, who accepted it, and how it stands: three columns and the ribbons between them.
const STANDS = ['core', 'active', 'working', 'fading', 'waiting', 'archived', 'superseded', 'rejected'];
const flowMap = width => {
  const flows = raw.flows,
    total = flows.reduce((sum, flow) => sum + flow[3], 0),
    gap = 10,
    small = width < 620;
  const columns = [0, 1, 2].map(at => {
    const sums = new Map();
    for (const flow of flows) sums.set(flow[at], (sums.get(flow[at]) || 0) + flow[3]);
    return [...sums].sort((a, b) =>
      at === 2 ? STANDS.indexOf(a[0]) - STANDS.indexOf(b[0]) : b[1] - a[1] || (a[0] < b[0] ? -1 : 1),
    );
  });
  const rows = Math.max(...columns.map(column => column.length)),
    scale = Math.max(150, rows * 22) / total,
    tallOf = count => Math.max(count * scale, 13) + gap;
  const height = 26 + Math.max(...columns.map(column => column.reduce((sum, entry) => sum + tallOf(entry[1]), 0)));
  const thick = 9,
    at = [0, (width - thick) * (small ? 0.42 : 0.5), width - thick],
    svg = draw('svg', {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': 'Who raised the facts, who let them in, and how they stand; the table below says the same',
    });
  const labels = draw('g'),
    places = columns.map((column, c) => {
      const place = new Map();
      let y = 26;
      for (const [name, count] of column) {
        const tall = Math.max(2, count * scale);
        place.set(name, { from: y, to: y });
        svg.append(draw('rect', { class: 'pillar', x: at[c], y: px(y), width: thick, height: px(tall), rx: 1 }));
        labels.append(
          draw(
            'text',
            {
              class: 'strong halo',
              x: c === 2 ? at[2] - 7 : at[c] + thick + 7,
              y: px(y + Math.max(tall, 12) / 2 + 4),
              'text-anchor': c === 2 ? 'end' : 'start',
            },
            `${cut(shownAs(name), small ? 13 : 26)} ${count.toLocaleString('en')}`,
          ),
        );
        y += tallOf(count);
      }
      return place;
    });
  ['Raised by', 'Accepted by', 'Now'].forEach((text, c) =>
    labels.append(
      draw('text', { x: c === 2 ? width : at[c], y: 12, 'text-anchor': c === 2 ? 'end' : 'start' }, text),
    ),
  );
  const ribbon = (c, a, b, count, said) => {
    const from = places[c].get(a),
      to = places[c + 1].get(b),
      tall = Math.max(1, count * scale),
      x1 = at[c] + thick,
      x2 = at[c + 1],
      mid = (x1 + x2) / 2,
      y1 = from.to,
      y2 = to.from;
    from.to += count * scale;
    to.from += count * scale;
    const curve = (ax, ay, bx, by) => `C${[mid, ay, mid, by, bx, by].map(px).join(' ')}`;
    const d = `M${px(x1)} ${px(y1)}${curve(x1, y1, x2, y2)}v${px(tall)}${curve(x2, y2 + tall, x1, y1 + tall)}z`;
    svg.append(draw('path', { class: 'ribbon', d }, draw('title', {}, said)));
  };
  for (const c of [0, 1]) {
    const joined = new Map();
    for (const flow of flows) {
      const key = JSON.stringify([flow[c], flow[c + 1]]);
      joined.set(key, (joined.get(key) || 0) + flow[3]);
    }
    const order = (column, name) => columns[column].findIndex(entry => entry[0] === name);
    for (const [key, count] of [...joined].sort((p, q) => {
      const [a, b] = JSON.parse(p[0]),
        [d, e] = JSON.parse(q[0]);
      return order(c, a) - order(c, d) || order(c + 1, b) - order(c + 1, e);
    })) {
      const [a, b] = JSON.parse(key);
      ribbon(c, a, b, count, `${a} → ${b}: ${many(count, 'fact')}`);
    }
  }
  svg.append(labels);
  return svg;
};
