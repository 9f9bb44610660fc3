import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldProps } from './field.tsx';
import { inputClasses, inputHeights } from './input-classes.ts';
import { useTextLimit } from './text-limit.tsx';

/** A single-line text input. Native input attributes pass through. Text longer than `limit` isn't cut off, but its form isn't sent. */
export function TextInput({ size = 'medium', className, limit, ...rest }: TextInputProps): ReactNode {
  const field = useFieldProps();
  const { props, note } = useTextLimit<HTMLInputElement>(limit, {
    value: rest.value,
    defaultValue: rest.defaultValue,
    describedBy: field['aria-describedby'],
    onInput: rest.onInput,
  });
  return (
    <>
      <input
        type="text"
        {...field}
        {...rest}
        {...props}
        className={classNames(inputClasses, 'read-only:bg-sunk', inputHeights[size], className)}
      />
      {note}
    </>
  );
}

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & { size?: keyof typeof inputHeights; limit?: number };
