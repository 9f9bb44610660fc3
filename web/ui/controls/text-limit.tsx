import { type FormEvent, type InputEvent, type ReactNode, useId, useState } from 'react';
import { lengthWords } from '../text-length.ts';
import { FieldError } from './field.tsx';

type LimitedField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Counts a field's text instead of cutting it off as `maxLength` would. Over the limit it says how many characters are too many, and
 * the browser doesn't send the form. `note` goes below the field and `props` on it, after the field's own attributes.
 */
export function useTextLimit<Field extends LimitedField>(
  limit: number | undefined,
  { value, defaultValue, describedBy, onInput }: Limited<Field>,
) {
  const id = useId();
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? ''));
  const [isRefused, setRefused] = useState(false);
  if (limit === undefined) return { props: {}, note: null };
  const { left, tooLong } = lengthWords(typed, limit);
  const props = {
    'aria-describedby': [describedBy, left || tooLong ? id : ''].filter(Boolean).join(' ') || undefined,
    ...(tooLong && { 'aria-invalid': true as const }),
    onInput: (event: InputEvent<Field>) => {
      const field = event.currentTarget;
      setTyped(field.value);
      setRefused(false);
      field.setCustomValidity(lengthWords(field.value, limit).tooLong ? tooManyCharacters(limit) : '');
      onInput?.(event);
    },
    onInvalid: (event: FormEvent<Field>) => {
      const field = event.currentTarget;
      if (!field.validity.customError) return;
      // The message below the field stays, unlike the browser's own.
      event.preventDefault();
      setRefused(true);
      if (field.form?.querySelector(':invalid:not(fieldset)') === field) field.focus();
    },
  };
  const note: ReactNode = (
    <>
      {left && (
        <p id={id} className="text-small text-ink-2">
          {left}
        </p>
      )}
      <FieldError id={tooLong ? id : undefined}>{tooLong && (isRefused ? `${tooManyCharacters(limit)} ${tooLong}` : tooLong)}</FieldError>
    </>
  );
  return { props, note };
}

interface Limited<Field extends LimitedField> {
  value?: unknown;
  defaultValue?: unknown;
  describedBy: string | undefined;
  onInput: ((event: InputEvent<Field>) => void) | undefined;
}

function tooManyCharacters(limit: number): string {
  return `Use ${limit.toLocaleString('en-US')} characters or fewer.`;
}
