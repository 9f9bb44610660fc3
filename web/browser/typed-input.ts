type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input, textarea, select';

/** Fields that someone has used, with what they had in them before. */
const used = new Map<Field, string>();
/** Forms that say themselves that they have changes to save. */
let unsavedForms = 0;

/**
 * Remembers from now on what people type, choose and check. Includes what they did before this was called, on a page that React
 * hasn't taken over yet.
 */
export function watchTyping(): void {
  for (const field of earlyFields()) used.set(field, initialOf(field));
  addEventListener('focusin', ({ target }) => isField(target) && !used.has(target) && used.set(target, contentOf(target)), true);
  for (const change of ['input', 'change'])
    addEventListener(
      change,
      ({ target }) => {
        // A click on a label changes a field that never had the focus.
        if (isField(target) && !used.has(target)) used.set(target, isBox(target) ? String(!target.checked) : initialOf(target));
      },
      true,
    );
}

/**
 * True if the page has something that a reload could lose. A form that keeps its content after it was saved counts too: asking
 * once too often costs nothing.
 */
export function hasTyped(): boolean {
  for (const [field, before] of used) {
    if (!field.isConnected) used.delete(field);
    else if (contentOf(field) !== before) return true;
  }
  return unsavedForms > 0 || isWriting();
}

/** The same for a page that React hasn't taken over, and where nothing was watched. */
export function hasTypedEarly(): boolean {
  return earlyFields().length > 0 || isWriting();
}

/** Counts a form with unsaved changes until the returned function is called. */
export function holdUnsaved(): () => void {
  unsavedForms++;
  return () => void unsavedForms--;
}

/** Fields that have something else in them than the server sent. React would make both equal. */
function earlyFields(): Field[] {
  return [...document.querySelectorAll<Field>(fields)].filter((field) => contentOf(field) !== initialOf(field));
}

/** True while the focus is in a field for text, where someone may be about to type. */
function isWriting(): boolean {
  const { activeElement: field } = document;
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !wordless.has(field.type));
}

/** Types of inputs that take no text. */
const wordless = new Set(['checkbox', 'radio', 'submit', 'button', 'image', 'reset', 'file', 'range', 'color']);

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

function contentOf(field: Field): string {
  return isBox(field) ? String(field.checked) : field.value;
}

/** What the server's page had in a field. */
function initialOf(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked);
  if (field instanceof HTMLSelectElement)
    return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? '';
  return field.defaultValue;
}
