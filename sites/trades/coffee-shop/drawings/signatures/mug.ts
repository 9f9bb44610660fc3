import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { natural } from '../../../../scenes/signature/shapes/natural.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { coffeeTones } from '../shapes.ts';

export const title = 'Drawing of an enamel mug with a clock on it';
export const ratio = 250 / 330;

/**
 * Drawn with air above it: beside a bag on the same shelf it has its true size. White enamel on a dark page,
 * colored on a light one, where white would vanish.
 */
export function draw(p: Palette, id: string): string {
  const isDarkPage = p.scheme === 'dark';
  const enamel = isDarkPage ? p.aLight : p.aMain;
  const shade = isDarkPage ? coffeeTones(p).creamShade : mix(p.aMain, p.aDark, 0.35);
  const rim = isDarkPage ? natural(p, 0.39, 0.08, 255) : p.aDark;
  const emblem = isDarkPage ? p.aDark : p.aLight;
  const body = `<g transform="translate(0 110)"><path d="M182 72c56-10 66 40 40 66-14 14-34 18-48 18" fill="none" stroke="${enamel}" stroke-width="16"/><path d="M30 44h160v156a20 20 0 0 1-20 20H50a20 20 0 0 1-20-20z" fill="${enamel}"/><path d="M160 44h30v156a20 20 0 0 1-20 20h-10z" fill="${shade}"/><path d="M24 44h172" stroke="${rim}" stroke-width="13" stroke-linecap="round"/><circle cx="96" cy="134" r="40" fill="none" stroke="${emblem}" stroke-width="8"/><path d="M96 134v-26M96 134l14 22" stroke="${emblem}" stroke-width="8" stroke-linecap="round"/></g>`;
  return frame({ width: 250, height: 330, id, title, align: 'xMidYMax', fit: 'meet', body });
}
