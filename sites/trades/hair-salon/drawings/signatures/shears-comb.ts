import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { darker } from '../../../../scenes/signature/shapes/tones.ts';
import { marigold } from '../shapes.ts';

export const title = 'Drawing of shears, a comb and a marigold';
export const ratio = 420 / 560;

/** Open shears and a comb leaning above a dark shelf. */
export function draw(p: Palette, id: string): string {
  const { defs, flower, leaf } = marigold(p, id);
  const shade = darker(p.aLight, 0.9);
  const teeth = Array.from({ length: 22 }, (_, index) => `M11 ${17 + index * 14}h40`).join('');
  const body = `${defs}<path fill="${p.aSoft}" d="M0 0h420v560H0z"/><path d="M0 392h420v168H0z" fill="${p.aDark}"/><g transform="translate(128 330) rotate(-12)"><path d="M-13 0-34-258c12-8 24 0 27 14L14 0z" fill="${p.aLight}"/><path d="M13 0 34-258c-12-8-24 0-27 14L-14 0z" fill="${shade}"/><circle r="10" cy="-26" fill="${p.aDark}"/><g fill="none" stroke="${p.aPop}" stroke-width="17"><ellipse cx="-38" cy="50" rx="29" ry="44" transform="rotate(22 -38 50)"/><ellipse cx="38" cy="50" rx="29" ry="44" transform="rotate(-22 38 50)"/></g></g><g transform="translate(282 110) rotate(8)"><rect x="-20" width="32" height="330" rx="8" fill="${p.aMain}"/><path d="${teeth}" stroke="${p.aMain}" stroke-width="6" stroke-linecap="round"/></g>${leaf(296, 520, 96, -150, p.aSoft)}${leaf(330, 530, 90, -30, p.aSoft)}${flower(322, 486, 58)}`;
  return frame({ width: 420, height: 560, id, title, body });
}
