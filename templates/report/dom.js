// Nodes: text is always text. Nothing in this page is ever parsed as HTML.
const SVG = 'http://www.w3.org/2000/svg';

const filled = (node, given, kids) => {
  for (const [name, value] of Object.entries(given || {}))
    if (value !== undefined && value !== false && value !== '')
      node.setAttribute(name, value === true ? '' : String(value));
  node.append(...kids.flat(3).filter(kid => kid !== undefined && kid !== null && kid !== false && kid !== ''));
  return node;
};
const make = (tag, given, ...kids) => filled(document.createElement(tag), given, kids);
const draw = (tag, given, ...kids) => filled(document.createElementNS(SVG, tag), given, kids);
const on = (node, event, act) => {
  node.addEventListener(event, act);
  return node;
};
const empty = node => {
  node.replaceChildren();
  return node;
};
const px = number => Math.round(number * 10) / 10;

const many = (number, one, more) => `${number.toLocaleString('en')} ${number === 1 ? one : more || one + 's'}`;
const cut = (text, size) => (text.length > size ? text.slice(0, size - 1).trimEnd() + '…' : text);

// Draws into a node at its own width, and again whenever that changes.
const responsive = (node, paint) => {
  let width = 0;
  const again = () => {
    const now = Math.floor(node.clientWidth);
    if (now && now !== width) {
      width = now;
      empty(node).append(...[paint(now)].flat());
    }
  };
  new ResizeObserver(again).observe(node);
  node.repaint = () => {
    width = 0;
    again();
  };
  return node;
};
