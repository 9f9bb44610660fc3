import type { Palette } from '../../../../document/document.ts';
import { frame, tenth } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { marigold } from '../shapes.ts';

export const title = 'Drawing of four locks of hair, from wave to tight coil';
export const ratio = 420 / 560;

/** Four specimens hung in a row above a shelf. */
export function draw(p: Palette, id: string): string {
  const { defs, flower, leaf, hair } = marigold(p, id);
  const shelf = mix(p.aSky, p.aPop, 0.28);
  const body = `${defs}<path fill="${p.aSky}" d="M0 0h420v560H0z"/><path d="M0 440h420v120H0z" fill="${shelf}"/>${coil(88, 2.5, 18, 15, hair.base, 0, p)}${coil(168, 4, 20, 13, hair.light, 0.5, p)}${coil(252, 6.5, 22, 10, hair.base, 1.1, p)}${coil(334, 10, 20, 8, hair.deep, 1.3, p)}${leaf(60, 560, 110, -66)}${flower(356, 500, 54)}${leaf(300, 540, 80, -150)}`;
  return frame({ width: 420, height: 560, id, title, body });
}

/** A lock at x with `turns` turns of amplitude `swing`; `loop` 0 is a wave, above 1 a coil. Curves with exact tangents. */
function coil(x: number, turns: number, swing: number, width: number, color: string, loop: number, p: Palette): string {
  // a wave needs shorter curves than a coil, since it turns sharply at its crests
  const perTurn = loop < 1 ? 8 : 4;
  const step = (2 * Math.PI) / perTurn;
  const segments = Math.round(turns * perTurn);
  const drop = 330 / segments;
  const at = (index: number) => {
    const angle = index * step;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return {
      x: x + swing * sine,
      y: 90 + index * drop + swing * loop * cosine,
      // a third of the derivative over one segment: the distance of a Bezier handle
      dx: (swing * cosine * step) / 3,
      dy: (drop - swing * loop * sine * step) / 3,
    };
  };
  const start = at(0);
  const curves = Array.from({ length: segments }, (_, index) => {
    const [a, b] = [at(index), at(index + 1)];
    return `C${tenth(a.x + a.dx)} ${tenth(a.y + a.dy)} ${tenth(b.x - b.dx)} ${tenth(b.y - b.dy)} ${tenth(b.x)} ${tenth(b.y)}`;
  });
  return `<path d="M${tenth(start.x)} ${tenth(start.y)}${curves.join('')}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/><path d="M${x - 16} 84h32" stroke="${p.aPop}" stroke-width="9" stroke-linecap="round"/>`;
}
