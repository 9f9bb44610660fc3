import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { isComposing } from '../../ui/is-composing.ts';

/**
 * A toggle button for a short answer: one tap chooses it, another undoes it. It's a native checkbox, so it has its pressed
 * state for screen readers and posts without script. `name` and `value` are the form's.
 */
export function Chip({ label, name, value, pressed, disabled, onToggle }: ChipProps): ReactNode {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-9 max-w-full items-center rounded-2 border-[1.5px] border-control px-3 py-1.5 text-small leading-tight font-semibold select-none transition-colors duration-fast pointer-coarse:min-h-11',
        'hover:border-ink has-checked:border-ink has-checked:bg-chosen has-checked:inset-ring-[1.5px] has-checked:inset-ring-ink',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:opacity-50',
      )}
    >
      <input
        type="checkbox"
        name={name}
        value={value ?? label}
        checked={pressed}
        disabled={disabled}
        onChange={onToggle}
        onKeyDown={onEnter}
        className="absolute inset-0 size-full appearance-none opacity-0"
      />
      {label}
    </label>
  );
}

/** Enter works as on a button. In a checkbox it would send the form. */
function onEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Lays out chips and what belongs beside them in rows. */
export const chipRow = 'flex flex-wrap items-center gap-2';

export interface ChipProps {
  label: string;
  name?: string;
  /** What the form sends, if not the label. */
  value?: string;
  pressed: boolean;
  disabled?: boolean;
  onToggle: () => void;
}
