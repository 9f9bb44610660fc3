import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { formAnswer } from '../labels/form-answers.ts';
import errorsCss from './form-errors.css?raw';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * A finished page with its form filled in again: a summary on top of the form that leads to each field in question, a
 * sentence beside it, and the cursor in the first. `purpose` names the form (`contact` or `booking`). Errors are keyed by
 * field name; `reach` (neither phone nor email) is shown at whichever of the two comes first. Date fields begin with `today`.
 */
export function refillForm(
  html: string,
  purpose: string,
  values: Record<string, string>,
  errors: Record<string, string>,
  today: string,
): string {
  const document = parse(html);
  const form = elements(document).find((element) => element.tagName === 'form' && attribute(element, 'action') === `/forms/${purpose}`);
  if (!form) return html;
  const fields = elements(form).filter((element) => isAnswered(element));
  for (const element of fields) {
    const value = values[attribute(element, 'name') ?? ''];
    if (value !== undefined) fill(element, value);
    if (attribute(element, 'type') === 'date') setAttribute(element, 'min', today);
  }
  const lang = attribute(elements(document).find((element) => element.tagName === 'html') ?? form, 'lang') ?? '';
  const say = (sentence: string) => formAnswer(sentence, lang);
  const { reach, ...messages } = Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [name, say(sentence)]));
  if (reach)
    messages[fields.map((element) => attribute(element, 'name')).find((name) => name === 'email' || name === 'phone') ?? 'phone'] ??= reach;
  const wrong: { text: string; id?: string }[] = [];
  for (const element of fields) {
    const name = attribute(element, 'name') ?? '';
    const text = messages[name];
    if (text === undefined) continue;
    delete messages[name];
    const id = attribute(element, 'id') ?? `${purpose}-${name}`;
    setAttribute(element, 'id', id);
    setAttribute(element, 'aria-invalid', 'true');
    setAttribute(element, 'aria-describedby', `error-${name}`);
    if (wrong.length === 0) setAttribute(element, 'autofocus', '');
    place(element, message(`error-${name}`, text));
    wrong.push({ text, id });
  }
  wrong.push(...Object.values(messages).map((text) => ({ text })));
  if (wrong.length > 0) {
    const [first] = form.childNodes;
    if (first) tree.insertBefore(form, summary(wrong, say), first);
    addStyle(document);
  }
  return serialize(document);
}

function isAnswered(element: Element): boolean {
  const name = attribute(element, 'name');
  return Boolean(name) && name !== 'website' && name !== 'leave_empty' && ['input', 'select', 'textarea'].includes(element.tagName);
}

/** Beside a field; of choices, below them all. */
function place(element: Element, error: Element): void {
  const group = attribute(element, 'type') === 'radio' ? ancestor(element, 'fieldset') : undefined;
  if (group) tree.appendChild(group, error);
  else insertAfter(element, error);
}

function ancestor(element: Element, tagName: string): Element | undefined {
  const { parentNode } = element;
  if (!parentNode || !('tagName' in parentNode)) return undefined;
  return parentNode.tagName === tagName ? parentNode : ancestor(parentNode, tagName);
}

/** Errors bring their own style: pages that were made before know of none, and no page carries it for nothing. */
function addStyle(document: Node): void {
  const head = elements(document).find((element) => element.tagName === 'head');
  if (head) tree.appendChild(head, made('style', {}, [errorsCss]));
}

function summary(wrong: { text: string; id?: string }[], say: (sentence: string) => string): Element {
  const count = wrong.length === 1 ? 'One answer needs another look.' : `${wrong.length} answers need another look.`;
  const list = wrong.map(({ text, id }) => made('li', {}, [id ? made('a', { href: `#${id}` }, [text]) : text]));
  return made('div', { class: 'form-wrong', role: 'alert' }, [made('b', {}, [say(`Not sent yet. ${count}`)]), made('ul', {}, list)]);
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
  return made('strong', { id, class: 'form-error' }, [text]);
}

function made(tagName: string, attributes: Record<string, string>, children: (Element | string)[]): Element {
  const element = tree.createElement(
    tagName,
    field.html,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );
  for (const child of children) {
    if (typeof child === 'string') tree.insertText(element, child);
    else tree.appendChild(element, child);
  }
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
  const existing = element.attrs.find((candidate) => candidate.name === name);
  if (existing) existing.value = value;
  else element.attrs.push({ name, value });
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
