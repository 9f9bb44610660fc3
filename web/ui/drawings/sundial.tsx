import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * The sun in a bezel of 96 quarter-hours, lit from the west over the zenith up to `hour` of 24.
 * Always partly covered or cut off by what stands before it: place it with `className` in a `sky-ground`. Night only.
 */
export function Sundial({ hour = 17, disc = 128, className }: { hour?: number; disc?: number; className?: string }): ReactNode {
  return (
    <svg className={classNames('max-w-none', className)} viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r={disc} fill="var(--sun)" />
      {Array.from({ length: 96 }, (_, quarter) => {
        const angle = ((-180 + (quarter / 96) * 360) * Math.PI) / 180;
        const onTheHour = quarter % 4 === 0;
        const length = quarter % 24 === 0 ? 26 : onTheHour ? 16 : 8;
        const at = (r: number) => [(200 + r * Math.cos(angle)).toFixed(1), (200 + r * Math.sin(angle)).toFixed(1)];
        const [x1, y1] = at(152);
        const [x2, y2] = at(152 + length);
        return (
          <line
            key={`${x2} ${y2}`}
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            stroke={quarter <= hour * 4 ? 'var(--sun)' : 'var(--night-500)'}
            strokeWidth={onTheHour ? 1.8 : 1.1}
          />
        );
      })}
    </svg>
  );
}
