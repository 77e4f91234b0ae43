// What replaced what, along time; and who raised, let in and holds what is here.
const chains = () => {
  const seen = new Set(), found = [];
  for (const fact of facts) {
    if (seen.has(fact.at) || !(fact.supersedes.length || fact.superseded_by.length)) continue;
    const members = [], todo = [fact.at];
    while (todo.length) { const at = todo.pop(); if (seen.has(at)) continue; seen.add(at); members.push(facts[at]); todo.push(...facts[at].supersedes, ...facts[at].superseded_by); }
    if (members.length > 1) found.push(members.sort((a, b) => a.origin - b.origin || a.at - b.at));
  }
  return found.sort((a, b) => b.at(-1).origin - a.at(-1).origin);
};
const startOf = fact => Math.max(0, fact.origin);

const chainMap = (list, width) => {
  const tall = 46, small = width < 620, left = 10, end = width - 14, height = list.length * tall + 24;
  const x = at => left + (at + .5) / Math.max(1, sessions.length) * (end - left);
  const svg = draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'group', 'aria-label': `${list.length} chains of facts that replaced one another` });
  list.forEach((chain, row) => {
    const y = row * tall + 32, places = new Map();
    let before = -99;
    for (const fact of chain) { const place = Math.max(x(startOf(fact)), before + 18); places.set(fact.at, Math.min(place, end)); before = place; }
    svg.append(draw('line', { class: 'axis', x1: left, x2: end, y1: y, y2: y }));
    for (const fact of chain) for (const next of fact.superseded_by) if (places.has(next)) {
      const a = places.get(fact.at), b = places.get(next), far = chain.indexOf(facts[next]) - chain.indexOf(fact);
      svg.append(draw('path', { class: 'edge', d: far === 1 ? `M${px(a + 6)} ${y}H${px(b - 7)}m-4 -4l4 4l-4 4` : `M${px(a)} ${y + 6}Q${px((a + b) / 2)} ${y + 22} ${px(b)} ${y + 7}` }));
    }
    for (const fact of chain) svg.append(draw('a', { href: toFact(fact), 'aria-label': `${fact.id}: ${fact.text}` }, draw('title', {}, `${fact.id}: ${fact.text}`),
      draw('circle', { class: fact.place === 'live' ? 'node now' : 'node', cx: px(places.get(fact.at)), cy: y, r: 6 })));
    const first = chain[0], last = chain.at(-1), room = Math.floor((end - left) / (small ? 8.4 : 8));
    const said = chain.length > 2 ? `${cut(first.id, Math.floor(room / 2) - 5)} → ${chain.length - 2} more → ${cut(last.id, Math.floor(room / 2) - 5)}` : `${cut(first.id, Math.floor(room / 2) - 2)} → ${cut(last.id, Math.floor(room / 2) - 2)}`;
    const at = Math.min(places.get(first.at) - 6, Math.max(left, end - said.length * 7.4));
    svg.append(draw('text', { class: 'mono strong', x: px(at), y: y - 12 }, said));
  });
  svg.append(draw('text', { x: left, y: height - 4 }, sessions[0].date), draw('text', { x: end, y: height - 4, 'text-anchor': 'end' }, sessions.at(-1).date));
  return svg;
};

const STANDS = ['core', 'active', 'working', 'fading', 'waiting', 'archived', 'superseded', 'turned down'];
const flowMap = width => {
  const flows = raw.flows, total = flows.reduce((sum, flow) => sum + flow[3], 0), gap = 10, small = width < 620;
  const columns = [0, 1, 2].map(at => {
    const sums = new Map();
    for (const flow of flows) sums.set(flow[at], (sums.get(flow[at]) || 0) + flow[3]);
    return [...sums].sort((a, b) => at === 2 ? STANDS.indexOf(a[0]) - STANDS.indexOf(b[0]) : b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  });
  const rows = Math.max(...columns.map(column => column.length)), scale = Math.max(150, rows * 22) / total, tallOf = count => Math.max(count * scale, 13) + gap;
  const height = 26 + Math.max(...columns.map(column => column.reduce((sum, entry) => sum + tallOf(entry[1]), 0)));
  const thick = 9, at = [0, (width - thick) * (small ? .42 : .5), width - thick], svg = draw('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': 'Who raised the facts, who let them in, and how they stand; the table below says the same' });
  const labels = draw('g'), places = columns.map((column, c) => {
    const place = new Map();
    let y = 26;
    for (const [name, count] of column) {
      const tall = Math.max(2, count * scale);
      place.set(name, { from: y, to: y });
      svg.append(draw('rect', { class: 'pillar', x: at[c], y: px(y), width: thick, height: px(tall), rx: 1 }));
      labels.append(draw('text', { class: 'strong', x: c === 2 ? at[2] - 7 : at[c] + thick + 7, y: px(y + Math.max(tall, 12) / 2 + 4), 'text-anchor': c === 2 ? 'end' : 'start' }, `${small ? cut(name, 13) : cut(name, 26)} ${count.toLocaleString('en')}`));
      y += tallOf(count);
    }
    return place;
  });
  ['Raised by', 'Let in by', 'Now'].forEach((text, c) => labels.append(draw('text', { x: c === 2 ? width : at[c], y: 12, 'text-anchor': c === 2 ? 'end' : 'start' }, text)));
  const ribbon = (c, a, b, count, said) => {
    const from = places[c].get(a), to = places[c + 1].get(b), tall = Math.max(1, count * scale), x1 = at[c] + thick, x2 = at[c + 1], mid = (x1 + x2) / 2, y1 = from.to, y2 = to.from;
    from.to += count * scale; to.from += count * scale;
    svg.append(draw('path', { class: 'ribbon', d: `M${px(x1)} ${px(y1)}C${px(mid)} ${px(y1)} ${px(mid)} ${px(y2)} ${px(x2)} ${px(y2)}v${px(tall)}C${px(mid)} ${px(y2 + tall)} ${px(mid)} ${px(y1 + tall)} ${px(x1)} ${px(y1 + tall)}z` }, draw('title', {}, said)));
  };
  for (const c of [0, 1]) {
    const joined = new Map();
    for (const flow of flows) { const key = `${flow[c]}\n${flow[c + 1]}`; joined.set(key, (joined.get(key) || 0) + flow[3]); }
    const order = (column, name) => columns[column].findIndex(entry => entry[0] === name);
    for (const [key, count] of [...joined].sort((p, q) => { const [a, b] = p[0].split('\n'), [d, e] = q[0].split('\n'); return order(c, a) - order(c, d) || order(c + 1, b) - order(c + 1, e); })) {
      const [a, b] = key.split('\n');
      ribbon(c, a, b, count, `${a} → ${b}: ${many(count, 'fact')}`);
    }
  }
  svg.append(labels);
  return svg;
};

const graphSection = () => {
  const all = chains(), replaced = facts.filter(fact => fact.superseded_by.length).length;
  let shown = [];
  const map = responsive(make('div', { class: 'chart' }), width => shown.length ? chainMap(shown, width) : []);
  const step = fact => fact.superseded_by.map(at => make('li', { class: 'card' },
    make('p', { class: 'said clamp dim', dir: 'auto' }, make('s', {}, rich(fact.text))), make('p', { class: 'said clamp', dir: 'auto' }, rich(facts[at].text)),
    make('p', { class: 'meta' }, factLink(fact), '→', factLink(facts[at]), fact.left >= 0 && make('span', {}, 'in ', sessionLink(sessions[fact.left])))));
  const texts = pages(10, step);
  const size = 8, back = make('button', { type: 'button' }, 'Previous'), next = make('button', { type: 'button' }, 'Next'), where = make('span', { 'aria-live': 'polite' });
  let from = 0;
  const paint = () => { shown = all.slice(from, from + size); back.disabled = !from; next.disabled = from + size >= all.length; where.textContent = `chains ${from + 1}–${Math.min(from + size, all.length)} of ${all.length.toLocaleString('en')}`; map.repaint(); };
  on(back, 'click', () => { from = Math.max(0, from - size); paint(); }); on(next, 'click', () => { from += size; paint(); });
  paint();
  const flow = responsive(make('div', { class: 'chart' }), width => raw.flows.length ? flowMap(width) : []);
  const body = table('The same as numbers', ['Raised by', 'Let in by', 'Now', '#Facts']);
  body.append(...raw.flows.map(([a, b, c, n]) => make('tr', {}, [a, b, c].map(word => make('td', {}, word)), make('td', { class: 'num' }, n.toLocaleString('en')))));
  return section('graph', 'Provenance', replaced, 'Where what is here came from, and what took the place of what.',
    make('h3', {}, 'Who let it in'), raw.flows.length ? [flow, make('details', {}, make('summary', {}, 'As a table'), scroller(body.caption, body.table))] : make('p', {}, 'Nothing was raised yet.'),
    make('h3', {}, 'What replaced what'), all.length ? [make('p', { class: 'about' }, 'Each line is one claim along the sessions; a filled dot holds now.'), map,
      all.length > size && make('div', { class: 'pager' }, back, next, where), make('details', { open: all.length <= 6 }, make('summary', {}, 'Both wordings'), texts.show(facts.filter(fact => fact.superseded_by.length).reverse()))] : make('p', {}, 'Nothing was superseded yet.'));
};
