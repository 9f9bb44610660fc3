import type { Palette } from '../../document/document.ts';
import { frame } from './shapes/frame.ts';
import { cottage, hillTones, sunTone, tree } from './shapes/hillside.ts';

export const title = 'Drawing of a street with houses and trees';
export const ratio = 600 / 260;

/** For an address card. */
export function draw(p: Palette, id: string): string {
  const t = hillTones(p);
  const land = `<path d="M0 0h600v260H0z" fill="${p.aSky}"/><circle cx="470" cy="70" r="38" fill="${sunTone(p)}"/><path d="M0 150l120-40 90 20 50-46h120l40 50 180-16v150H0z" fill="${t.ridge}"/><path d="M0 200c200-30 400-10 600-16v80H0z" fill="${t.near}"/>`;
  const houses = `${tree(p, 60, 226, 110)}${cottage(p, { x: 110, y: 226, width: 110, height: 56, wall: p.aLight, roof: p.aPop })}${tree(p, 262, 224, 90, p.aMain)}${cottage(p, { x: 310, y: 226, width: 120, height: 60, wall: p.aSoft, roof: p.aDark })}${tree(p, 480, 226, 120)}${tree(p, 544, 228, 84, p.aMain)}`;
  const road = `<path d="M0 224h600v40H0z" fill="${p.aDark}"/><path d="M20 242h560" stroke="${p.aLight}" stroke-width="4" stroke-dasharray="26 22"/>`;
  return frame({ width: 600, height: 260, id, title, align: 'xMidYMax', body: land + houses + road });
}
