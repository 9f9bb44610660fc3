import type { Engine } from './engine.ts';

/** Left, top, right and bottom in CSS pixels of the document. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** A text, picture or control of a page. Texts have a box for each line, the others one. */
export interface Part {
  kind: 'text' | 'picture' | 'control';
  /** The text's beginning, or the element's name and what tells it apart. */
  what: string;
  boxes: Box[];
}

/** Everything on the page that has a place of its own, in the document's order. */
export function partsOf(engine: Engine): Promise<Part[]> {
  return engine.run(readParts, null);
}

/** Runs in the page. */
function readParts(): Part[] {
  const parts: Part[] = [];
  const range = document.createRange();
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY];
  // What only screen readers get, and traps for bots.
  const isClipped = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth < 3 && offsetHeight < 3;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const walk = (node: Node) => {
    if (node instanceof Text) {
      const around = node.parentElement;
      if (!node.data.trim() || !around || !isShown(around)) return;
      range.setStart(node, node.data.search(/\S/));
      // A space at a line's end has a width in some engines.
      range.setEnd(node, node.data.trimEnd().length);
      // A range doesn't reach into a first letter with a style of its own in WebKit. The element around it is the same everywhere.
      const [own, first] = [getComputedStyle(around), getComputedStyle(around, '::first-letter')];
      const hasInitial = first.fontSize !== own.fontSize || first.textTransform !== own.textTransform;
      const boxes: Box[] = [];
      for (const rect of hasInitial ? [around.getBoundingClientRect()] : range.getClientRects()) {
        const [left, top, right, bottom] = boxOf(rect);
        const last = boxes.at(-1);
        if (right - left < 1) continue;
        // Pieces of one line, which engines cut differently.
        if (last && top < last[3] - (last[3] - last[1]) / 2) {
          last[0] = Math.min(last[0], left);
          last[2] = Math.max(last[2], right);
        } else boxes.push([left, top, right, bottom]);
      }
      if (boxes.length) parts.push({ kind: 'text', what: node.data.trim().replace(/\s+/g, ' ').slice(0, 40), boxes });
      return;
    }
    if (!(node instanceof Element) || /^(script|style|noscript|template|head|iframe)$/.test(node.localName)) return;
    if (node instanceof HTMLElement && getComputedStyle(node).position === 'absolute' && isClipped(node)) return;
    const part = (kind: Part['kind']) => {
      const hint = node.getAttribute('src') ?? node.getAttribute('name') ?? node.getAttribute('class') ?? '';
      if (isShown(node)) parts.push({ kind, what: `<${node.localName} ${hint.slice(-40)}>`, boxes: [boxOf(node.getBoundingClientRect())] });
    };
    if (/^(img|svg|canvas|video)$/.test(node.localName)) return part('picture');
    if (/^(input|select|textarea)$/.test(node.localName)) return part('control');
    if (getComputedStyle(node).backgroundImage.includes('url(')) part('picture');
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  return parts;
}
