import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

/**
 * The engraved sky: thin lines that get denser and warmer toward the horizon. For night bands only, in a parent with
 * `sky-ground`, never behind small text. `glow` (0–1) is the position of the light on the horizon. Set the height by class,
 * such as `h-3/5`.
 */
export function Sky({ width = 1440, height = 560, lines = 28, glow = 0.7, className }: SkyProps): ReactNode {
  const gradient = useId();
  return (
    <svg className={classNames('engraved-sky', className)} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2={width}>
          <stop offset="0" stopColor="var(--night-600)" />
          <stop offset={Math.max(0, glow - 0.3)} stopColor="var(--copper)" />
          <stop offset={glow} stopColor="var(--sky-glow)" />
          <stop offset="1" stopColor="var(--copper)" />
        </linearGradient>
      </defs>
      {Array.from({ length: lines }, (_, index) => {
        const up = index / (lines - 1);
        const y = Number((height - height * up ** 1.9).toFixed(1));
        const warmth = Math.max(0, 1 - index / 10);
        return (
          <line
            key={y}
            x1="0"
            x2={width}
            y1={y}
            y2={y}
            stroke={warmth > 0 ? `url(#${gradient})` : 'var(--night-700)'}
            strokeOpacity={(warmth > 0 ? 0.16 + 0.84 * warmth * warmth : 0.55 * (1 - up) + 0.08).toFixed(2)}
            strokeWidth={(1 + warmth * 0.9).toFixed(2)}
          />
        );
      })}
    </svg>
  );
}

export type SkyProps = { width?: number; height?: number; lines?: number; glow?: number; className?: string };
