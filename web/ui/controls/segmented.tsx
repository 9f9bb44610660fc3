import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from './link.tsx';

/** A choice between a few views: buttons that call `onValueChange`, or links for options with `to` (filters in the URL). */
export function Segmented({ label, options, value, onValueChange, className }: SegmentedProps): ReactNode {
  return (
    <fieldset
      aria-label={label}
      className={classNames(
        'inline-flex min-w-0 max-w-full edge-scroll rounded-2 bg-sunk p-[3px] inset-ring-1 inset-ring-line forced-colors:border',
        className,
      )}
    >
      {options.map((option) => {
        const current = option.value === value;
        const looks = classNames(
          'inline-flex min-h-8 shrink-0 items-center gap-[.4rem] whitespace-nowrap rounded-[6px] px-3 text-small no-underline focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
          current ? 'bg-raised font-semibold text-ink shadow-1' : 'text-ink-2 hover:text-ink',
        );
        const inside = (
          <>
            {option.label}
            {option.count !== undefined && <span>{option.count}</span>}
          </>
        );
        return option.to === undefined ? (
          <button key={option.value} type="button" aria-pressed={current} onClick={() => onValueChange?.(option.value)} className={looks}>
            {inside}
          </button>
        ) : (
          <Link key={option.value} to={option.to} aria-current={current ? 'true' : undefined} className={looks} preventScrollReset>
            {inside}
          </Link>
        );
      })}
    </fieldset>
  );
}

export type SegmentedProps = {
  label: string;
  options: { value: string; label: ReactNode; count?: number; to?: string }[];
  value: string;
  onValueChange?: (value: string) => void;
  className?: string;
};
