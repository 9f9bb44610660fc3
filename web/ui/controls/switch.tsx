import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** On or off, at once: a native checkbox with the role of a switch. The knob is the sun when on, and the row also says 'On' or 'Off'. */
export function Switch({ label, hint, className, ...rest }: SwitchProps): ReactNode {
  return (
    <label className={classNames('group/switch flex min-h-11 items-center justify-between gap-4 py-2 text-ui', className)}>
      <span>
        {label}
        {hint && <span className="block text-small text-ink-2">{hint}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2.5">
        <span aria-hidden="true" className="text-small text-ink-2 group-has-checked/switch:hidden">
          Off
        </span>
        <span aria-hidden="true" className="hidden text-small font-semibold group-has-checked/switch:inline">
          On
        </span>
        <span className="relative inline-block h-6.5 w-11">
          <input
            {...rest}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state
            role="switch"
            className="peer h-6.5 w-11 appearance-none rounded-full bg-raised inset-ring-[1.5px] inset-ring-control transition-colors duration-fast checked:bg-night-900 checked:inset-ring-ink disabled:opacity-50"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute left-1 top-1 size-4.5 rounded-full bg-control transition-[translate,background-color] duration-base ease-rise peer-checked:translate-x-4.5 peer-checked:bg-sun"
          />
        </span>
      </span>
    </label>
  );
}

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & { label: ReactNode; hint?: ReactNode };
