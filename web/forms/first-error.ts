import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors } from './checked-form.ts';

/** A ref for a form. When errors arrive, its first invalid field scrolls into view and gets the focus. */
export function useFirstErrorFocus(errors: FieldErrors | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [errors]);
  return form;
}
