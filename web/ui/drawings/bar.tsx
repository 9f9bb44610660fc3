import type { ReactNode } from 'react';

/**
 * A bar as long as a share of its box, from the left or, `upright`, from the ground. Drawn, since the Content Security
 * Policy refuses style attributes; the current text color fills it. `percent` is 0 to 100.
 */
export function Bar({ percent, upright = false, className = '' }: { percent: number; upright?: boolean; className?: string }): ReactNode {
  const length = `${percent}%`;
  return (
    <svg aria-hidden="true" className={`block size-full ${className}`}>
      <rect
        y={upright ? `${100 - percent}%` : 0}
        width={upright ? '100%' : length}
        height={upright ? length : '100%'}
        rx={upright ? 1 : 0}
        fill="currentColor"
      />
    </svg>
  );
}
