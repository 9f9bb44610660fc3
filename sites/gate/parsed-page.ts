import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { truncate } from '../../text/truncate.ts';
import type { SiteFiles } from '../render/files.ts';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page of the finished site, parsed once. */
export interface ParsedPage {
  path: string;
  html: string;
  /** Every element in document order. */
  elements: Element[];
  /** Text that people see, spaces collapsed. */
  text: string;
  /** False for the error page and the confirmations, which are not in the sitemap. */
  indexed: boolean;
}

export function parsedPages(files: SiteFiles, indexedPaths: Set<string>): ParsedPage[] {
  return [...files]
    .filter(([, file]) => file.type.startsWith('text/html'))
    .map(([path, file]) => parsedPage(path, file.body.toString(), indexedPaths.has(path)));
}

export function parsedPage(path: string, html: string, indexed = true): ParsedPage {
  const elements: Element[] = [];
  const walk = (node: Node) => {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html.replace(inlineStyle, '')));
  const body = elements.find((element) => element.tagName === 'body');
  return { path, html, elements, text: body ? visibleText(body) : '', indexed };
}

/** Two thirds of a page. We don't parse it; the check of self-contained pages reads it from the file. */
const inlineStyle = /<style>[^<]*<\/style>/;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

const unseen = new Set(['script', 'style', 'template', 'noscript']);
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr']);

/** Text within an element as people read it: blocks are apart, no-break spaces and hyphens are plain ones. */
export function visibleText(node: Node): string {
  return rawText(node).replaceAll('\u2011', '-').replace(/\s+/g, ' ').trim();
}

function rawText(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if ('tagName' in node && node.tagName === 'br') return ' ';
  if ('tagName' in node && unseen.has(node.tagName)) return '';
  const text = node.childNodes.map(rawText).join('');
  return 'tagName' in node && !inline.has(node.tagName) ? ` ${text} ` : text;
}

/** Whether an element or one above it passes the test. */
export function isWithin(element: Element, test: (candidate: Element) => boolean): boolean {
  let current: Node | null = element;
  while (current && 'tagName' in current) {
    if (test(current)) return true;
    current = current.parentNode;
  }
  return false;
}

/** Words for an element in a report: `<a href="/about">About</a>`. */
export function shown(element: Element): string {
  const key = ['href', 'src', 'id', 'class']
    .map((name) => [name, attribute(element, name)] as const)
    .find(([, value]) => value !== undefined);
  const text = truncate(visibleText(element), 60);
  return `<${element.tagName}${key ? ` ${key[0]}="${key[1]?.slice(0, 80)}"` : ''}>${text}`;
}

/** The page's own address in its head: absolute, and plain http where a site is tried out on one machine. */
export function isCanonical(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'rel') === 'canonical';
}
