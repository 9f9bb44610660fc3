import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { agave, bark, grass, penstemon } from '../../../../scenes/signature/shapes/garden.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of agave, penstemon and tall grass close up';
export const ratio = 25 / 16;

export function draw(p: Palette, id: string): string {
  const back = penstemon(p, 800, 560, 2) + penstemon(p, 900, 590, 2.2, p.aPop) + grass(p, 120, 560, 2.6) + grass(p, 240, 580, 2, true);
  const front = agave(p, 520, 620, 2.7) + agave(p, 60, 690, 1.6, true) + agave(p, 920, 720, 1.7, true);
  return frame({
    width: 1000,
    height: 640,
    id,
    title,
    body: `<rect width="1000" height="640" fill="${p.aMain}"/><circle cx="700" cy="230" r="170" fill="${mix(p.aMain, p.aPop, 0.27)}"/><path d="M0 470c300-60 700-50 1000-10v200H0z" fill="${mix(p.aMain, p.aDark, 0.34)}"/>${back}${front}<g fill="${bark(p)}"><ellipse cx="320" cy="610" rx="60" ry="30"/><ellipse cx="720" cy="622" rx="80" ry="34"/></g>`,
  });
}
