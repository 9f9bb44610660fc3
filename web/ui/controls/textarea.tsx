import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldProps } from './field.tsx';
import { inputClasses } from './input-classes.ts';
import { useTextLimit } from './text-limit.tsx';

/**
 * A multi-line text input. Grows with its content if the browser supports `field-sizing`, otherwise it can be resized. Text longer
 * than `limit` isn't cut off, but its form isn't sent.
 */
export function Textarea({ className, limit, ...rest }: TextareaProps): ReactNode {
  const field = useFieldProps();
  const { props, note } = useTextLimit<HTMLTextAreaElement>(limit, {
    value: rest.value,
    defaultValue: rest.defaultValue,
    describedBy: field['aria-describedby'],
    onInput: rest.onInput,
  });
  return (
    <>
      <textarea
        {...field}
        {...rest}
        {...props}
        className={classNames(
          inputClasses,
          'read-only:bg-sunk field-sizing-content min-h-28 resize-y py-[.65rem] text-[1rem] leading-normal',
          className,
        )}
      />
      {note}
    </>
  );
}

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & { limit?: number };
