import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { coffeeTones } from '../shapes.ts';

export const title = 'Drawing of a whole cake with one slice being lifted out';
export const ratio = 720 / 460;

export function draw(p: Palette, id: string): string {
  const t = coffeeTones(p);
  const room = `<path d="M0 0h720v460H0z" fill="${p.aSoft}"/><circle cx="360" cy="190" r="210" fill="${p.aPop}" opacity=".35"/><path d="M0 390h720v80H0z" fill="${t.black}"/><path d="M60 372h460v20H60zM270 392h40v70h-40z" fill="${p.aMain}"/>`;
  const cherries = [
    [220, 146],
    [300, 140],
    [380, 140],
    [456, 148],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="19"/>`);
  const whole = `<g transform="translate(-40 0)"><path d="M150 200h360v172H150z" fill="${p.aLight}"/><path d="M150 262h360v20H150zM150 314h360v20H150z" fill="${t.sponge}"/><path d="M140 196c0-26 20-40 50-40h280c30 0 50 14 50 40v22c0 24-34 24-36 2-2 50-44 48-46 4-2 26-38 26-40 0-2 66-50 64-52 2-2 28-42 28-44 0-2 44-46 44-48 0-2 24-34 24-36 0-2 56-48 52-50-6-2 24-28 22-28-2z" fill="${t.chocolate}"/><g fill="${t.cherry}">${cherries.join('')}</g></g>`;
  const slice = `<g transform="translate(560 322)"><path d="M-10 50h150v10H-10z" fill="${p.aMain}"/><path d="M6-46h112v96H6z" fill="${p.aLight}"/><path d="M6-10h112v13H6zM6 22h112v13H6z" fill="${t.sponge}"/><path d="M0-50c0-18 14-24 30-24h64c18 0 30 6 30 24v12c0 14-20 14-22 2-2 24-26 22-28 2-2 14-24 14-26 0-2 22-26 22-28 0-2 8-20 4-20-6z" fill="${t.chocolate}"/></g>`;
  return frame({ width: 720, height: 460, id, title, body: room + whole + slice });
}
