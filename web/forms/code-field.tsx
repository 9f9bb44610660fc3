import type { ChangeEvent } from 'react';
import { codeFieldLength, codeSchema } from '../../domain/accounts/schema.ts';
import { Field, TextInput } from '../ui/controls/field.tsx';

/**
 * A field for a six-digit code, which phones can fill in. If the code is all that the screen asks for (`isAlone`), the field has the
 * focus, and the sixth digit sends the form.
 */
export function CodeField({ error, defaultValue, isAlone = false }: CodeFieldProps) {
  return (
    <Field label="Six-digit code" hint={isAlone ? 'We’ll check it as soon as all six digits are in' : undefined} error={error}>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeFieldLength}
        defaultValue={defaultValue}
        autoFocus={isAlone}
        onChange={isAlone ? sendIfComplete : undefined}
        className="tracking-[.3em]"
      />
    </Field>
  );
}

interface CodeFieldProps {
  error?: string | undefined;
  defaultValue?: string | undefined;
  isAlone?: boolean;
}

function sendIfComplete({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  if (codeSchema.safeParse({ code: currentTarget.value }).success) currentTarget.form?.requestSubmit();
}
