import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldProps } from './field.tsx';
import { inputClasses } from './input-classes.ts';

/** A multi-line text input. Grows with its content if the browser supports `field-sizing`, otherwise it can be resized. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return (
    <textarea
      {...useFieldProps()}
      {...rest}
      className={classNames(
        inputClasses,
        'read-only:bg-sunk field-sizing-content min-h-28 resize-y py-[.65rem] text-[1rem] leading-normal',
        className,
      )}
    />
  );
}
