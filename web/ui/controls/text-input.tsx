import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldProps } from './field.tsx';
import { inputClasses, inputHeights } from './input-classes.ts';

/** A single-line text input. Native input attributes pass through. */
export function TextInput({ size = 'medium', className, ...rest }: TextInputProps): ReactNode {
  return (
    <input
      type="text"
      {...useFieldProps()}
      {...rest}
      className={classNames(inputClasses, 'read-only:bg-sunk', inputHeights[size], className)}
    />
  );
}

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & { size?: keyof typeof inputHeights };
