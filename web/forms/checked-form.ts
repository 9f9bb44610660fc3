import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { formText } from './form-text.ts';

export { formText } from './form-text.ts';

export type FieldErrors = Record<string, string>;

/** Replaces the library's message, which repeats the field names that were sent. */
const unknownFields = 'This form has fields we don’t know. Please reload the page and try again.';

/** First message of each field, keyed by field name; form-wide messages under ''. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.code === 'unrecognized_keys' ? unknownFields : issue.message;
  return errors;
}

/**
 * Checks a form with the server's own schema before it's sent, and keeps the server's errors. Without script, the form is sent
 * unchecked. The first invalid field gets the focus. `only` names the fields of the schema, which leaves out hidden ones.
 */
export function useCheckedForm(schema: z.ZodType, serverErrors: FieldErrors | undefined, only: string[]) {
  const [errors, setErrors] = useState<FieldErrors>(serverErrors ?? {});
  const form = useRef<HTMLFormElement>(null);
  // When a page reloads its data, it loses the form's response, so errors are kept until the form is sent again.
  useEffect(() => {
    if (serverErrors) setErrors(serverErrors);
  }, [serverErrors]);
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }, [errors]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const all = formText(new FormData(event.currentTarget));
    const parsed = schema.safeParse(Object.fromEntries(only.map((name) => [name, all[name] ?? ''])));
    if (parsed.success) return setErrors({});
    event.preventDefault();
    setErrors(fieldErrors(parsed.error));
  };
  return { errors, form: { ref: form, onSubmit, noValidate: true } };
}
