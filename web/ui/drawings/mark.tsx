import type { ReactNode } from 'react';

/** The mark: horizon, the sun's path, half a sun. `size` in px; below 20 px the path is left out, because it would blur. */
export function Mark({ size = 28, className }: { size?: number; className?: string }): ReactNode {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M9 24.6a7.6 7.6 0 0 1 15.2 0z" fill="var(--sun)" />
      {size >= 20 && (
        <path d="M3.4 24A13.2 13.2 0 0 1 16.6 10.8" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      )}
      <path d="M2 26h28" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
