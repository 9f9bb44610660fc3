import type { Palette } from '../../document.ts';
import { frame, tenth } from './shapes/frame.ts';
import { marigold } from './shapes/marigold.ts';
import { mix } from './shapes/tones.ts';

export const title = 'Drawing of four locks of hair, from wave to tight coil';
export const trades = ['salon'];
export const ratio = 420 / 560;

/** Four specimens hung in a row above a shelf. */
export function draw(p: Palette, id: string): string {
  const { defs, flower, leaf, hair } = marigold(p, id);
  const shelf = mix(p.aSky, p.aPop, 0.28);
  const body = `${defs}<path fill="${p.aSky}" d="M0 0h420v560H0z"/><path d="M0 440h420v120H0z" fill="${shelf}"/>${coil(88, 2.5, 18, 15, hair.base, 0, p)}${coil(168, 4, 20, 13, hair.light, 0.5, p)}${coil(252, 6.5, 22, 10, hair.base, 1.1, p)}${coil(334, 10, 20, 8, hair.deep, 1.3, p)}${leaf(60, 560, 110, -66)}${flower(356, 500, 54)}${leaf(300, 540, 80, -150)}`;
  return frame({ width: 420, height: 560, id, title, body });
}

/** A lock at x with `turns` turns of amplitude `swing`; `loop` 0 is a wave, above 1 a coil. */
function coil(x: number, turns: number, swing: number, width: number, colour: string, loop: number, p: Palette): string {
  const steps = turns * 14;
  const points = Array.from({ length: Math.floor(steps) + 1 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    return `${tenth(x + swing * Math.sin(angle))} ${tenth(90 + (index / steps) * 330 + swing * loop * Math.cos(angle))}`;
  });
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="M${x - 16} 84h32" stroke="${p.aPop}" stroke-width="9" stroke-linecap="round"/>`;
}
