import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A switch that takes effect immediately. It's a native checkbox, so it works in a form without script. `label` is its accessible name. */
export function Switch({ label, ...rest }: SwitchProps): ReactNode {
  return (
    <label
      className={classNames('relative inline-grid size-10 place-items-center pointer-coarse:size-11', !rest.disabled && 'cursor-pointer')}
    >
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its state itself.
        role="switch"
        aria-label={label}
        className="peer col-start-1 row-start-1 h-5.5 w-9.5 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control bg-raised transition-colors duration-fast checked:border-ink checked:bg-ink disabled:opacity-45 forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:checked:bg-[Highlight]"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none col-start-1 row-start-1 size-3.5 -translate-x-2 rounded-full bg-ink-3 transition-transform duration-fast peer-checked:translate-x-2 peer-checked:bg-bg motion-reduce:transition-none forced-colors:forced-color-adjust-none forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText]"
      />
    </label>
  );
}

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'className'> & { label: string };
