import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * A finished page with its form filled in again and a sentence beside each field that needs another look. `purpose` names
 * the form (`contact` or `booking`); fields are found by their names, errors of unknown fields stand above the button.
 */
export function refillForm(html: string, purpose: string, values: Record<string, string>, errors: Record<string, string>): string {
  const document = parse(html);
  const form = elements(document).find((element) => element.tagName === 'form' && attribute(element, 'action') === `/forms/${purpose}`);
  if (!form) return html;
  const said = new Set<string>();
  for (const field of elements(form)) {
    const name = attribute(field, 'name');
    if (!name || !['input', 'select', 'textarea'].includes(field.tagName) || name === 'website') continue;
    const value = values[name];
    if (value !== undefined) fill(field, value);
    const error = errors[name];
    if (error && !said.has(name)) {
      said.add(name);
      setAttribute(field, 'aria-invalid', 'true');
      setAttribute(field, 'aria-describedby', `error-${name}`);
      insertAfter(field, message(`error-${name}`, error));
    }
  }
  const left = Object.entries(errors).filter(([name]) => !said.has(name));
  for (const [name, error] of left) tree.appendChild(form, message(`error-${name}`, error));
  setAttribute(form, 'id', attribute(form, 'id') ?? `form-${purpose}`);
  return serialize(document);
}

function fill(field: Element, value: string): void {
  const type = attribute(field, 'type');
  if (field.tagName === 'textarea') {
    for (const child of [...field.childNodes]) tree.detachNode(child);
    tree.insertText(field, value);
  } else if (field.tagName === 'select') {
    for (const option of elements(field).filter((element) => element.tagName === 'option')) {
      const own = attribute(option, 'value') ?? textOf(option);
      if (own === value) setAttribute(option, 'selected', '');
    }
  } else if (type === 'radio' || type === 'checkbox') {
    if (attribute(field, 'value') === value) setAttribute(field, 'checked', '');
  } else setAttribute(field, 'value', value);
}

function message(id: string, text: string): Element {
  const element = tree.createElement('strong', field.html, [
    { name: 'id', value: id },
    { name: 'class', value: 'form-error' },
    { name: 'role', value: 'alert' },
  ]);
  tree.insertText(element, text);
  return element;
}

/** parse5 keeps each element's namespace; ours are all HTML. */
const field = { html: 'http://www.w3.org/1999/xhtml' as Parameters<typeof tree.createElement>[1] };

function elements(root: Node): Element[] {
  const children = 'childNodes' in root ? root.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

function insertAfter(element: Element, next: Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  const following = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  if (following) tree.insertBefore(parent, next, following);
  else tree.appendChild(parent, next);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((candidate) => candidate.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
