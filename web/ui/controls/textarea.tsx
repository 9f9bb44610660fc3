import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldProps } from './field.tsx';
import { inputClasses } from './input-classes.ts';

/** Several lines of text; grows with what is typed where the browser can (`field-sizing`), else can be dragged. */
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
