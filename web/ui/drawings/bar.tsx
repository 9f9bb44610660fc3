import type { ReactNode } from 'react';

/**
 * A bar that fills `percent` (0 to 100) of its box, from the left or, with `upright`, from the bottom, in the current text
 * color. It's an SVG because the Content Security Policy blocks style attributes.
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
