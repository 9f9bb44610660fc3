import { type RefObject, useEffect } from 'react';

/**
 * Repeats what people typed and checked in a form before React was ready, on slow phones some seconds. React keeps the screen as
 * they left it, but hears of none of it, and would take it back with the next change. Selects aren't covered: React resets them.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // React keeps the attributes at what it knows.
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []) {
      if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) checkAgain(field);
      else if (field.type !== 'hidden' && field.type !== 'file' && field.value !== field.defaultValue) typeAgain(field);
    }
  }, [form]);
}

function checkAgain(field: HTMLInputElement): void {
  // A radio that was left is unchecked by the one that was chosen.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  field.checked = field.defaultChecked;
  field.click();
}

/** React hears only of a value that its own setter didn't set, so the typed one is set by the browser's. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: typed } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
