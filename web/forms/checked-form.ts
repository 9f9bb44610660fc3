import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';

export type FieldErrors = Record<string, string>;

/** Replaces the library's message, which repeats the field names that were sent. */
const unknownFields = 'This form has fields we don’t know. Please reload the page and try again.';

/** First message of each field, keyed by field name; form-wide messages under ''. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.code === 'unrecognized_keys' ? unknownFields : issue.message;
  return errors;
}

/** The form's text fields as plain data; files are left out, and zero characters, which no database text may hold. */
export function formText(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [])));
}

/**
 * Checks a form with the server's own schema before it is sent, and keeps what the server found. Without script the form
 * is simply sent. The first wrong field gets the focus. `only` names the fields of the schema, which leaves out hidden ones.
 */
export function useCheckedForm(schema: z.ZodType, serverErrors: FieldErrors | undefined, only: string[]) {
  const [errors, setErrors] = useState<FieldErrors>(serverErrors ?? {});
  const form = useRef<HTMLFormElement>(null);
  // A page that reads its data again forgets what its form was answered; what was wrong stays until it is sent anew.
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
