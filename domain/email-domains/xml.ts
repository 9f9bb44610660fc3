/** An element of an XML document. `text` is what's directly in it. */
export interface XmlElement {
  /** Without its prefix. */
  name: string;
  text: string;
  children: XmlElement[];
}

/** Deeper documents, or those with more elements, aren't reports. */
const deepest = 12;
const mostElements = 200_000;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The root of an XML document of a stranger's. Undefined for one that isn't well-formed, or that declares anything (DOCTYPE), which is
 * where the dangers of XML are. Attributes aren't kept.
 */
export function readXml(document: string): XmlElement | undefined {
  // PostgreSQL stores no text with one either.
  if (document.includes('\0')) return undefined;
  const top: XmlElement = { name: '', text: '', children: [] };
  const open = [top];
  let count = 0;
  let at = 0;
  for (;;) {
    const parent = open.at(-1) ?? top;
    const start = document.indexOf('<', at);
    const text = document.slice(at, start < 0 ? undefined : start);
    parent.text += textOf(text);
    if (start < 0) break;
    const special = specialAt(document, start);
    if (special === 'refused') return undefined;
    if (special) {
      parent.text += special.text;
      at = special.end;
      continue;
    }
    const end = document.indexOf('>', start);
    if (end < 0) return undefined;
    const tag = document.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      if (open.length === 1 || nameIn(tag.slice(1)) !== parent.name) return undefined;
      open.pop();
      continue;
    }
    const element: XmlElement = { name: nameIn(tag), text: '', children: [] };
    count++;
    if (element.name === '' || count > mostElements) return undefined;
    parent.children.push(element);
    if (tag.endsWith('/')) continue;
    if (open.length > deepest) return undefined;
    open.push(element);
  }
  const [root, ...more] = top.children;
  return open.length === 1 && more.length === 0 && top.text.trim() === '' ? root : undefined;
}

/** A comment, an instruction or literal text at a place, and where it ends. `refused` if it's a declaration, or doesn't end. */
function specialAt(document: string, start: number): { end: number; text: string } | 'refused' | undefined {
  const kinds = [
    { begin: '<!--', close: '-->', isText: false },
    { begin: '<![CDATA[', close: ']]>', isText: true },
    { begin: '<?', close: '?>', isText: false },
  ];
  const kind = kinds.find(({ begin }) => document.startsWith(begin, start));
  if (!kind) return document.startsWith('<!', start) ? 'refused' : undefined;
  const from = start + kind.begin.length;
  const close = document.indexOf(kind.close, from);
  return close < 0 ? 'refused' : { end: close + kind.close.length, text: kind.isText ? document.slice(from, close) : '' };
}

/** The name of a tag, without prefix and attributes. */
function nameIn(tag: string): string {
  const [name = ''] = tag.replace(/\/$/, '').trim().split(/\s/, 1);
  return name.slice(name.indexOf(':') + 1);
}

function textOf(raw: string): string {
  return raw.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return entities[entity] ?? whole;
    const code = entity[1]?.toLowerCase() === 'x' ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** The text at a path of names below an element, without space around it. Empty if there's none. */
export function textAt(element: XmlElement | undefined, ...path: string[]): string {
  let current = element;
  for (const name of path) current = current?.children.find((child) => child.name === name);
  return current?.text.trim() ?? '';
}
