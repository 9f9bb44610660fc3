import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../drawings/icon.tsx';
import { useFieldProps } from './field.tsx';
import { inputClasses, inputHeights } from './input-classes.ts';

/** A native select in our style. Works without script and opens the phone's own picker. Options are `<option>` children. */
export function Select({ size = 'medium', className, children, ...rest }: SelectProps): ReactNode {
  return (
    <div className={classNames('relative', className)}>
      <select {...useFieldProps()} {...rest} className={classNames(inputClasses, inputHeights[size], 'appearance-none pr-10')}>
        {children}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-2" />
    </div>
  );
}

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: keyof typeof inputHeights };
