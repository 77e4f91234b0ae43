// What replaced what, along time: one line a chain, a dot a fact, filled where it holds now.
const chains = () => {
  const seen = new Set(),
    found = [];
  for (const fact of facts) {
    if (seen.has(fact.at) || !(fact.supersedes.length || fact.superseded_by.length)) continue;
    const members = [],
      todo = [fact.at];
    while (todo.length) {
      const at = todo.pop();
      if (seen.has(at)) continue;
      seen.add(at);
      members.push(facts[at]);
      todo.push(...facts[at].supersedes, ...facts[at].superseded_by);
    }
    if (members.length > 1) found.push(members.sort((a, b) => a.origin - b.origin || a.at - b.at));
  }
  return found.sort((a, b) => b.at(-1).origin - a.at(-1).origin);
};
const startOf = fact => Math.max(0, fact.origin);

const chainMap = (list, width) => {
  const tall = 46,
    small = width < 620,
    left = 10,
    end = width - 14,
    height = list.length * tall + 24;
  const x = at => left + ((at + 0.5) / Math.max(1, sessions.length)) * (end - left);
  const svg = draw('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'group',
    'aria-label': `${list.length} chains of facts that replaced one another`,
  });
  list.forEach((chain, row) => {
    const y = row * tall + 32,
      places = new Map();
    let before = -99;
    for (const fact of chain) {
      const place = Math.max(x(startOf(fact)), before + 18);
      places.set(fact.at, Math.min(place, end));
      before = place;
    }
    svg.append(draw('line', { class: 'axis', x1: left, x2: end, y1: y, y2: y }));
    for (const fact of chain)
      for (const next of fact.superseded_by)
        if (places.has(next)) {
          const a = places.get(fact.at),
            b = places.get(next),
            far = chain.indexOf(facts[next]) - chain.indexOf(fact);
          svg.append(
            draw('path', {
              class: 'edge',
              d:
                far === 1
                  ? `M${px(a + 6)} ${y}H${px(b - 7)}m-4 -4l4 4l-4 4`
                  : `M${px(a)} ${y + 6}Q${px((a + b) / 2)} ${y + 22} ${px(b)} ${y + 7}`,
            }),
          );
        }
    for (const fact of chain)
      svg.append(
        draw(
          'a',
          { href: toFact(fact), 'aria-label': `${fact.id}: ${fact.text}` },
          draw('title', {}, `${fact.id}: ${fact.text}`),
          draw('circle', {
            class: fact.place === 'live' ? 'node now' : 'node',
            cx: px(places.get(fact.at)),
            cy: y,
            r: 6,
          }),
        ),
      );
    const first = chain[0],
      last = chain.at(-1);
    const between = chain.length > 2 ? `→ ${chain.length - 2} more →` : '→';
    const room = Math.floor((end - left) / (small ? 8.4 : 8) - between.length) >> 1;
    const said = `${cut(first.id, room)} ${between} ${cut(last.id, room)}`;
    const at = Math.min(places.get(first.at) - 6, Math.max(left, end - said.length * 7.4));
    svg.append(draw('text', { class: 'mono strong', x: px(at), y: y - 12 }, said));
  });
  svg.append(
    draw('text', { x: left, y: height - 4 }, sessions[0].date),
    draw('text', { x: end, y: height - 4, 'text-anchor': 'end' }, sessions.at(-1).date),
  );
  return svg;
};
