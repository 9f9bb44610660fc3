import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements without text of their own for readers. */
const silent = new Set(['script', 'style', 'svg', 'template', 'noscript', 'option', 'title', 'head']);
/** Elements around which text browsers, mail previews and copied text don't break the line, whatever the page's styles say. */
const inline = new Set(
  'a abbr b bdi button cite code data em i kbd label mark output q s samp small span strong sub sup time u var input select textarea'.split(
    ' ',
  ),
);

/**
 * Words of a page that run together for who reads it without its styles: two pieces of text of different elements with nothing
 * between them, 'Login' and 'Get started'. A `wbr` joins them on purpose, and so do the
 * digits of one number and, in what's drawn and hidden from screen readers, single letters.
 */
export function gluedWords(html: string): string[] {
  const found: string[] = [];
  let before = '';
  let isJoined = true;
  const read = (node: Node, isDrawn: boolean): void => {
    if ('value' in node) {
      if (!node.value) return;
      const isNumber = /\d$/.test(before) && /^\d/.test(node.value);
      const isLetter = isDrawn && Math.min(before.trim().length, node.value.trim().length) === 1;
      if (!isJoined && !isNumber && !isLetter && /[\p{L}\p{N}.,:;!?)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(node.value))
        found.push(`${before.slice(-30)}|${node.value.slice(0, 30)}`);
      before = node.value;
      isJoined = true;
      return;
    }
    if (node.nodeName === '#comment') return;
    const name = 'tagName' in node ? node.tagName : '';
    isJoined = name === 'wbr';
    if (name === 'br' || silent.has(name) || (name && !inline.has(name) && name !== 'wbr')) before = ' ';
    if (silent.has(name) || !('childNodes' in node)) return;
    const isHidden = 'attrs' in node && node.attrs.some((one) => one.name === 'aria-hidden' && one.value === 'true');
    for (const child of node.childNodes) read(child, isDrawn || isHidden);
    if (name !== 'wbr') isJoined = false;
    if (name && !inline.has(name)) before = ' ';
  };
  read(parse(html), false);
  return found;
}
