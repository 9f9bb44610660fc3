import type { ReactNode } from 'react';

/** Twelve rotating ticks. With reduced motion they don't rotate, so text next to them must say what happens. */
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
