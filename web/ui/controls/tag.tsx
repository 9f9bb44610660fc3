import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A short label: 'sample', 'new', a state's abbreviation. */
export function Tag({ children, className }: { children: ReactNode; className?: string }): ReactNode {
  return (
    <span
      className={classNames(
        'inline-flex items-center whitespace-nowrap rounded-1 px-[.45rem] py-[.1rem] text-micro font-semibold text-ink-2 inset-ring-1 inset-ring-line-strong',
        className,
      )}
    >
      {children}
    </span>
  );
}
