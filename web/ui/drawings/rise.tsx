import type { ReactNode } from 'react';
import { type RiseCut, riseCuts, risePaths } from './rise-paths.ts';

/**
 * The rise: a quarter circle of ticks from horizon to zenith with the sun at `value` of `total` (24 by default, so hours).
 * `overdue`, in the same unit, moves the sun past the zenith in ember; say so in text next to it. Scales to its box; `cut`
 * selects the drawing for that size. Screen readers skip it, because the text next to it says the same. `drawRise` updates the
 * elements with `data-part`.
 */
export function Rise({ value, total = 24, overdue = 0, cut = 'medium', horizon = true }: RiseProps): ReactNode {
  const { sun, width } = riseCuts[cut];
  const shape = risePaths({ cut, value, total, overdue });
  const lit = shape.late ? 'var(--danger)' : 'var(--accent-line)';
  return (
    <svg
      data-cut={cut}
      className="block w-full overflow-visible"
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      fill="none"
      strokeLinecap="round"
      strokeWidth={width}
      aria-hidden={true}
    >
      <path data-part="lit" d={shape.lit} stroke="var(--accent-line)" />
      <path data-part="unlit" d={shape.unlit} stroke="var(--line-strong)" />
      <path d={shape.path} stroke="var(--line-strong)" opacity=".55" />
      <path data-part="done" d={shape.angle > 0 ? shape.done : ''} stroke={lit} strokeWidth={width * 1.5} />
      {horizon && <line x1="0" x2={shape.width} y1={shape.horizonY} y2={shape.horizonY} stroke="var(--ink)" />}
      <circle data-part="sun" cx={shape.sun.x} cy={shape.sun.y} r={sun} fill={shape.late ? 'var(--danger)' : 'var(--sun)'} />
    </svg>
  );
}

export type RiseProps = {
  value: number;
  total?: number;
  overdue?: number;
  cut?: RiseCut;
  horizon?: boolean;
};
