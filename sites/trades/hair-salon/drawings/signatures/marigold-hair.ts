import type { Palette } from '../../../../document/document.ts';
import { frame, tenth } from '../../../../scenes/signature/shapes/frame.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { marigold } from '../shapes.ts';

export const title = 'Drawing of long wavy hair seen from behind, with marigolds tucked into it';
export const ratio = 600 / 760;

const outline =
  'M292 120C190 120 138 200 136 300c-2 84-44 130-56 214-14 96 24 150 10 260h404c-14-110 26-166 12-260-14-84-54-130-56-214-4-100-56-180-158-180z';

/** Waves of hair against a low sun, garlanded and cropped by the frame below. */
export function draw(p: Palette, id: string): string {
  const { defs, flower, leaf, hair } = marigold(p, id);
  const sun = mix(p.aSky, p.aLight, 0.5);
  const strands = Array.from({ length: 15 }, (_, index) => {
    const spread = (index - 7) / 7;
    const upper = 292 + spread * 150;
    const lower = 292 + spread * 205;
    const path = `M${tenth(292 + spread * 14)} 138C${tenth(292 + spread * 130)} ${tenth(150 + Math.abs(spread) * 30)} ${tenth(upper + spread * 20)} 240 ${tenth(upper)} 330S${tenth(lower - spread * 70 + 26)} 470 ${tenth(lower - 6)} 560 ${tenth(lower + 14)} 690 ${tenth(lower)} 800`;
    const color = index % 3 === 1 ? p.aPop : index % 3 ? hair.light : hair.warm;
    return `<path d="${path}" stroke="${color}" stroke-width="${index % 3 === 1 ? 7 : 9}"/>`;
  });
  const garland: [number, number, number][] = [
    [178, 262, 52],
    [412, 256, 46],
    [252, 314, 62],
    [346, 316, 56],
    [136, 210, 30],
    [452, 200, 28],
    [512, 612, 66],
  ];
  const body = `${defs}<path fill="${p.aSky}" d="M0 0h600v760H0z"/><circle cx="292" cy="300" r="262" fill="${sun}"/>${leaf(20, 660, 210, -72, p.aSoft)}${leaf(566, 700, 230, -104, p.aSoft)}${leaf(90, 760, 190, -88)}
<path d="M-20 760c20-110 90-150 190-168h240c110 16 176 66 200 168z" fill="${p.aDark}"/><path d="${outline}" fill="${hair.base}"/><clipPath id="${id}h"><path d="${outline}"/></clipPath><g fill="none" stroke-linecap="round" clip-path="url(#${id}h)">${strands.join('')}</g>
<path d="M150 250C210 336 370 340 436 246" fill="none" stroke="${p.aDark}" stroke-width="12" stroke-linecap="round"/>${leaf(206, 312, 96, 150)}${leaf(392, 308, 90, 36)}${leaf(300, 330, 80, 96)}${garland.map((place) => flower(...place)).join('')}${leaf(500, 670, 90, 120)}${flower(448, 672, 40)}`;
  return frame({ width: 600, height: 760, id, title, body });
}
