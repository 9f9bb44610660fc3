import type { ReactNode } from 'react';

/** Twelve ticks going around. It doesn't move with reduced motion, so words beside it must say what happens. */
export function Spinner({ size = 18 }: { size?: number }): ReactNode {
  return (
    <svg
      className="shrink-0 animate-hours"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden={true}
    >
      {hours.map((hour) => (
        <path key={hour} d="M12 2.5v4" opacity={0.15 + (hour / 11) * 0.85} transform={`rotate(${hour * 30} 12 12)`} />
      ))}
    </svg>
  );
}

const hours = Array.from({ length: 12 }, (_, hour) => hour);
