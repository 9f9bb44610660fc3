import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * The sun in a bezel of 96 quarter-hours, lit from the west over the zenith up to `hour` of 24.
 * Always partly covered or cut off by what's in front of it: place it with `className` in a `sky-ground`. By day, its bezel needs
 * an `ink` that shows on dawn.
 */
export function Sundial({ hour, ink = 'var(--sun)', className }: { hour: number; ink?: string; className?: string }): ReactNode {
  return (
    <svg className={classNames('max-w-none', className)} viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="128" fill="var(--sun)" />
      {[true, false].flatMap((lit) =>
        [true, false].map((onTheHour) => (
          <path
            key={`${lit} ${onTheHour}`}
            d={bezel(hour, lit, onTheHour)}
            stroke={lit ? ink : 'var(--night-500)'}
            strokeWidth={onTheHour ? 1.8 : 1.1}
          />
        )),
      )}
    </svg>
  );
}

/** The quarter-hours of one kind, as one path. */
function bezel(hour: number, lit: boolean, onTheHour: boolean): string {
  return Array.from({ length: 96 }, (_, quarter) => quarter)
    .filter((quarter) => quarter <= hour * 4 === lit && (quarter % 4 === 0) === onTheHour)
    .map((quarter) => {
      const angle = ((-180 + (quarter / 96) * 360) * Math.PI) / 180;
      const length = quarter % 24 === 0 ? 26 : onTheHour ? 16 : 8;
      const at = (r: number) => `${(200 + r * Math.cos(angle)).toFixed(1)} ${(200 + r * Math.sin(angle)).toFixed(1)}`;
      return `M${at(152)}L${at(152 + length)}`;
    })
    .join('');
}
