import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { darker, mix } from '../../../../scenes/signature/shapes/tones.ts';
import { marigold } from '../shapes.ts';

export const title = 'Drawing of a color bowl, a brush and a painted lock of hair';
export const ratio = 420 / 560;

/** A lock falling past a bowl of color with its brush standing in it. */
export function draw(p: Palette, id: string): string {
  const { defs, flower, hair, petals } = marigold(p, id);
  const wall = mix(mix(p.aGround, p.aLight, 0.42), p.aPop, 0.12);
  const shade = darker(p.aLight, 0.9);
  const body = `${defs}<path fill="${wall}" d="M0 0h420v560H0z"/><path d="M262-10c-14 120 40 180 10 300s-60 130-50 280h150c-20-140 40-170 44-300S380 100 372-10z" fill="${hair.base}"/><g fill="none" stroke-linecap="round" stroke-width="11"><path d="M292-10c-8 130 40 190 12 310s-50 130-44 270" stroke="${hair.warm}"/><path d="M322-10c-4 140 40 200 16 320" stroke="${hair.light}"/><path d="M334 330c-16 70-44 110-40 240M366 300c-12 90-42 140-36 270M302 360c-18 60-30 110-28 210" stroke="${petals.heart}"/><path d="M350-10c0 130 30 190 14 290" stroke="${hair.warm}"/></g><path d="M36 372h200c0 76-40 124-100 124S36 448 36 372z" fill="${p.aLight}"/><ellipse cx="136" cy="372" rx="100" ry="24" fill="${shade}"/><ellipse cx="136" cy="374" rx="82" ry="16" fill="${p.aPop}"/><path d="M96 496h80v18H96z" fill="${shade}"/><g transform="translate(150 374) rotate(24)"><path d="M-20-10h40l-6-70h-28z" fill="${petals.rim}"/><rect x="-22" y="-112" width="44" height="36" rx="4" fill="${p.aDark}"/><rect x="-9" y="-280" width="18" height="172" rx="9" fill="${p.aDark}"/></g>${flower(30, 540, 62)}`;
  return frame({ width: 420, height: 560, id, title, body });
}
