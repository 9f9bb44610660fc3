import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Twelve ticks going around. It doesn't move with reduced motion, so words must say what happens: `label`, or text beside it. */
export function Spinner({ size = 18, label, className }: { size?: number; label?: string; className?: string }): ReactNode {
  return (
    <svg
      className={classNames('shrink-0 animate-hours', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {hours.map((hour) => (
        <path key={hour} d="M12 2.5v4" opacity={0.15 + (hour / 11) * 0.85} transform={`rotate(${hour * 30} 12 12)`} />
      ))}
    </svg>
  );
}

const hours = Array.from({ length: 12 }, (_, hour) => hour);
