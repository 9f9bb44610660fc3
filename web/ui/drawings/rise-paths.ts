import { type RiseShape, riseGeometry } from './rise-geometry.ts';

/**
 * Three sizes of the drawing: a clock in a row (about 50 px wide), a figure next to text (7–9 rem), a dial in a panel (15 rem
 * and more).
 */
export const riseCuts = {
  small: { radius: 44, pad: 6, tick: 5, sun: 6, width: 1.6 },
  medium: { radius: 100, pad: 16, tick: 9, sun: 8, width: 1.6 },
  large: { radius: 190, pad: 0, tick: 10, sun: 15, width: 1.5 },
};

export type RiseCut = keyof typeof riseCuts;

/** The shape of a rise in one of its cuts. Lit and unlit ticks are one path each, because a page may show a dozen rises. */
export function risePaths({ cut, ...input }: { cut: RiseCut; value: number; total: number; overdue?: number }) {
  const { radius, pad, tick } = riseCuts[cut];
  const shape = riseGeometry({ ...input, radius, pad, tick });
  return { ...shape, lit: ticksPath(shape, true), unlit: ticksPath(shape, false) };
}

function ticksPath({ ticks }: RiseShape, lit: boolean): string {
  return ticks.flatMap((tick) => (tick.lit === lit ? [`M${tick.from.x} ${tick.from.y}L${tick.to.x} ${tick.to.y}`] : [])).join('');
}
