import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { fileNameOf } from '../../sites/render/files.ts';
import { mailto } from '../../text/email-address.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** How to reach the business if its form can't be sent. */
export interface Reach {
  email?: string | undefined;
  phone?: string | undefined;
}

/**
 * A page of a site that works from a folder, without a server: links lead to files, fonts and pictures are relative paths, and
 * the form opens the visitor's email program or says that it can't be sent. `path` is its path on the site; `paths` are all of
 * the site's, so links elsewhere stay unchanged.
 */
export function offlinePage(html: string, path: string, paths: ReadonlySet<string>, reach: Reach): string {
  const document = parse(html);
  const relative = (target: string) => relativeTo(path, target, paths);
  for (const element of elements(document)) {
    if (isFontPreload(element)) tree.detachNode(element);
    for (const attribute of element.attrs) {
      if (attribute.name === 'href' || attribute.name === 'src' || attribute.name === 'poster') attribute.value = relative(attribute.value);
      if (attribute.name === 'srcset' || attribute.name === 'imagesrcset')
        attribute.value = attribute.value.replace(/(^|,\s*)(\S+)/g, (_, before: string, target: string) => before + relative(target));
      if (attribute.name === 'style') attribute.value = withRelativeUrls(attribute.value, relative);
    }
    if (element.tagName === 'style')
      for (const child of element.childNodes) if ('value' in child) child.value = withRelativeUrls(child.value, relative);
    if (element.tagName === 'form') sendByMail(element, reach);
  }
  return serialize(document);
}

function withRelativeUrls(css: string, relative: (target: string) => string): string {
  return css.replace(/url\((["']?)(\/[^)"']*)\1\)/g, (_, quote: string, target: string) => `url(${quote}${relative(target)}${quote})`);
}

/** The file of a path of the site, relative to the file of the page at `from`. Anything else is returned unchanged. */
function relativeTo(from: string, target: string, paths: ReadonlySet<string>): string {
  const [, plain = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(target) ?? [];
  const path = plain.length > 1 ? plain.replace(/(?<!\/)\/+$/, '') : plain;
  if (!paths.has(path)) return target;
  const up = '../'.repeat(fileNameOf(from).split('/').length - 1);
  return `${up}${fileNameOf(path)}${rest}`;
}

/** Browsers don't preload fonts from a folder. The stylesheet still loads them. */
function isFontPreload(element: Element): boolean {
  return element.tagName === 'link' && attributeOf(element, 'rel') === 'preload';
}

/** Without a server, the form sends an email, or is disabled with the reason. */
function sendByMail(form: Element, { email, phone }: Reach): void {
  const own = (attributeOf(form, 'action') ?? '').startsWith('/forms/');
  if (!own) return;
  for (const element of elements(form)) {
    if (['leave_empty', 'website'].includes(attributeOf(element, 'name') ?? '')) tree.detachNode(element);
    if (!email && element.tagName === 'button') element.attrs.push({ name: 'disabled', value: '' });
  }
  form.attrs = form.attrs.filter(({ name }) => !['action', 'enctype', 'method'].includes(name));
  if (email)
    form.attrs.push({ name: 'action', value: mailto(email) }, { name: 'method', value: 'post' }, { name: 'enctype', value: 'text/plain' });
  const words = email
    ? 'In this copy, the form opens your email app.'
    : `This form only works on the hosted site.${phone ? ` Please call ${phone}.` : ''}`;
  const note = tree.createElement('p', form.namespaceURI, [{ name: 'class', value: 'full' }]);
  tree.insertText(note, words);
  const [first] = form.childNodes;
  if (first) tree.insertBefore(form, note, first);
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}
