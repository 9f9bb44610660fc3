import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../drawings/icon.tsx';
import { unavailable } from './unavailable.ts';

/**
 * A button with only an icon; `label` is its accessible name. 40 px, 44 on touch. `count` is a badge, '9+' above `most`; the
 * label should include it. `active` shows a dot instead. A disabled one keeps the focus and ignores clicks.
 */
export function IconButton({
  icon,
  label,
  count = 0,
  most = 99,
  active = false,
  size = 20,
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      {...unavailable(disabled, onClick)}
      aria-label={label}
      className={classNames(
        'relative inline-grid size-10 shrink-0 place-items-center rounded-2 text-ink not-aria-disabled:hover:bg-ink/6 aria-disabled:text-ink-3 pointer-coarse:size-11',
        className,
      )}
    >
      <Icon of={icon} size={size} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0 top-0 min-w-4.5 rounded-full bg-sun px-1 text-center text-[11px] font-bold leading-4.5 text-on-accent ring-2 ring-bg"
        >
          {count > most ? `${most}+` : count}
        </span>
      )}
      {active && count === 0 && <span aria-hidden="true" className="absolute right-2 top-2 size-2 rounded-full bg-sun ring-2 ring-bg" />}
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: LucideIcon;
  label: string;
  count?: number;
  most?: number;
  active?: boolean;
  size?: number;
};
