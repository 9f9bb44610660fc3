import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A finished page with a sentence instead of each contact and booking form. A page without forms stays as it is. */
export function withPausedForms(html: string, sentence: string): string {
  if (!html.includes('action="/forms/')) return html;
  const document = parse(html);
  for (const form of elements(document).filter(isOwnForm)) {
    const notice = tree.createElement('p', form.namespaceURI, [{ name: 'class', value: 'form-paused' }]);
    tree.insertText(notice, sentence);
    if (form.parentNode) tree.insertBefore(form.parentNode, notice, form);
    tree.detachNode(form);
  }
  return serialize(document);
}

function isOwnForm({ tagName, attrs }: Element): boolean {
  return tagName === 'form' && attrs.some(({ name, value }) => name === 'action' && value.startsWith('/forms/'));
}

function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}
