import type { Palette } from '../../document/document.ts';
import { frame } from './shapes/frame.ts';
import { hillTones } from './shapes/hillside.ts';

export const title = 'Drawing of hills';
/** A strip for the end of a page, never a picture of its own. */
export const ratio = 1600 / 160;

export function draw(p: Palette, id: string): string {
  const t = hillTones(p);
  const body = `<path d="M0 70l220-30 180 20 120-50h220l60 54 240-24 260 30 300-36v130H0z" fill="${t.ridge}"/><path d="M0 110c240-50 480-20 800-20s540-50 800-10v80H0z" fill="${t.near}"/><path d="M0 136c400-36 900-20 1600-16v50H0z" fill="${t.slope}"/>`;
  return frame({ width: 1600, height: 160, id, title, align: 'xMidYMax', body });
}
