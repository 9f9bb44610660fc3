import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface PageRead {
  /** What people, search engines and screen readers read, a line for each block. */
  text: string;
  /** Links that dial. */
  dials: string[];
  /** Structured data. */
  data: unknown[];
  /** What the fields that people type into hold, by name. */
  fields: Record<string, string>;
  /** The sentences beside fields that are marked as wrong, by the field's name. Those of the whole form are under ''. */
  reasons: Record<string, string>;
}

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'select', 'textarea']);
const typedInto = new Set(['text', 'email', 'tel', 'search', 'url', 'number', 'date']);
const inline = new Set(['a', 'b', 'i', 'em', 'strong', 'span', 'small', 'abbr', 'mark', 'time', 'wbr', 'q', 'cite', 'address', 'code']);
const readMetas = new Set(['description', 'og:title', 'og:description', 'og:site_name', 'twitter:title', 'og:image:alt']);

/** Reads a page as those do whom it's for. `only` chooses the part that counts. */
export function readPage(html: string, only: (element: Element) => boolean = () => true): PageRead {
  const all = elements(parse(html));
  const root = all.find(only);
  const own = root ? elements(root) : [];
  const byId = new Map(all.map((element) => [attribute(element, 'id') ?? '', element]));
  const fields = own.filter(({ tagName }) => ['input', 'textarea'].includes(tagName));
  const reasons: Record<string, string> = {};
  for (const field of own.filter((element) => attribute(element, 'aria-invalid') === 'true')) {
    const named =
      attribute(field, 'name') ??
      elements(field)
        .map((inner) => attribute(inner, 'name'))
        .find(Boolean) ??
      '';
    const ids = (attribute(field, 'aria-describedby') ?? '').split(' ').filter((id) => /error/.test(id));
    reasons[named] ??= ids.map((id) => textOf(byId.get(id))).join(' ');
  }
  // A field for files has no mark, only a sentence.
  const described = new Set(own.flatMap((element) => (attribute(element, 'aria-describedby') ?? '').split(' ')));
  const live = own.filter(
    (element) => element.tagName === 'p' && attribute(element, 'aria-live') && !described.has(attribute(element, 'id') ?? 'none'),
  );
  const alone = live.map((element) => textOf(element).trim()).filter(Boolean);
  if (alone.length > 0) reasons.file ??= alone.join(' ');
  const alerts = own.filter((element) => attribute(element, 'role') === 'alert' || attribute(element, 'data-notice') !== undefined);
  return {
    text: [
      textOf(root),
      ...own.flatMap((element) =>
        ['alt', 'aria-label', 'title', 'placeholder']
          .map((name) => attribute(element, name))
          .concat(readMetas.has(attribute(element, 'name') ?? attribute(element, 'property') ?? '') ? attribute(element, 'content') : []),
      ),
    ]
      .filter(Boolean)
      .join('\n'),
    dials: own.flatMap((element) => attribute(element, 'href')?.match(/^tel:.*/) ?? []),
    data: all
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((element) => JSON.parse(rawText(element)) as unknown),
    fields: Object.fromEntries(fields.flatMap((field) => heldIn(field))),
    reasons: { ...reasons, '': alerts.map((alert) => textOf(alert)).join(' ') },
  };
}

function heldIn(field: Element): [string, string][] {
  const name = attribute(field, 'name') ?? '';
  if (!name) return [];
  if (field.tagName === 'textarea') return [[name, rawText(field)]];
  if (!typedInto.has(attribute(field, 'type') ?? 'text')) return [];
  return [[name, attribute(field, 'value') ?? '']];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** An element and all in it, in order. */
export function elements(root: Node): Element[] {
  const inner = 'childNodes' in root ? root.childNodes.flatMap((child) => elements(child)) : [];
  return 'tagName' in root ? [root, ...inner] : inner;
}

function rawText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function textOf(node: Node | undefined): string {
  if (!node) return '';
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || unread.has(node.nodeName)) return '';
  if (node.nodeName === 'br') return '\n';
  const text = node.childNodes.map((child) => textOf(child)).join('');
  return inline.has(node.nodeName) || node.nodeName === '#document' ? text : `\n${text}\n`;
}
