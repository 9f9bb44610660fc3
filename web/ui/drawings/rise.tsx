import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type RiseShape, riseGeometry } from './rise-geometry.ts';

/**
 * The rise: a quarter circle of ticks from horizon to zenith with the sun at `value` of `total` (24 by default, so hours).
 * `overdue`, in the same unit, takes the sun over the zenith and turns it ember; say so in words beside it.
 * Scales to its box; `cut` is the drawing it was cut for. Named by `label`, else silent because the words stand beside it.
 */
export function Rise({
  value,
  total = 24,
  overdue = 0,
  cut = 'medium',
  horizon = true,
  full = false,
  label,
  className,
}: RiseProps): ReactNode {
  const { sun, width, ...measures } = cuts[cut];
  const shape = riseGeometry({ value, total, overdue, full, ...measures });
  const lit = shape.late ? 'var(--danger)' : 'var(--accent-line)';
  return (
    <svg
      className={classNames('block w-full overflow-visible', className)}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      fill="none"
      strokeLinecap="round"
      strokeWidth={width}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ticksPath(shape, true)} stroke="var(--accent-line)" />
      <path d={ticksPath(shape, false)} stroke="var(--line-strong)" />
      <path d={shape.path} stroke="var(--line-strong)" opacity=".55" />
      {shape.pathAfter && <path d={shape.pathAfter} stroke="var(--line-strong)" opacity=".55" strokeDasharray="1 7" />}
      {shape.angle > 0 && <path d={shape.done} stroke={lit} strokeWidth={width * 1.5} />}
      {horizon && <line x1="0" x2={shape.width} y1={shape.horizonY} y2={shape.horizonY} stroke="var(--ink)" />}
      <circle cx={shape.sun.x} cy={shape.sun.y} r={sun} fill={shape.late ? 'var(--danger)' : 'var(--sun)'} />
    </svg>
  );
}

/** All lit or all unlit ticks as one path: a page may show a dozen rises. */
function ticksPath({ ticks }: RiseShape, lit: boolean): string {
  return ticks.flatMap((tick) => (tick.lit === lit ? [`M${tick.from.x} ${tick.from.y}L${tick.to.x} ${tick.to.y}`] : [])).join('');
}

/** Three engravings: a row's clock (about 50 px wide), a figure beside text (7–9 rem), a panel's dial (15 rem and more). */
const cuts = {
  small: { radius: 44, pad: 6, tick: 5, sun: 6, width: 1.6 },
  medium: { radius: 100, pad: 16, tick: 9, sun: 8, width: 1.6 },
  large: { radius: 190, pad: 0, tick: 10, sun: 15, width: 1.5 },
};

export type RiseProps = {
  value: number;
  total?: number;
  overdue?: number;
  cut?: keyof typeof cuts;
  horizon?: boolean;
  full?: boolean;
  label?: string;
  className?: string;
};
