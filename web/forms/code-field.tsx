import { codeFieldLength } from '../../domain/accounts/schema.ts';
import { Field } from '../ui/controls/field.tsx';
import { TextInput } from '../ui/controls/text-input.tsx';

/** A field for a six-digit code, which phones can fill in. */
export function CodeField({ error, defaultValue }: { error?: string | undefined; defaultValue?: string | undefined }) {
  return (
    <Field label="Six-digit code" error={error}>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeFieldLength}
        defaultValue={defaultValue}
        className="tracking-[.3em]"
      />
    </Field>
  );
}
