import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { agave, bark, grass, penstemon, soil } from '../../../../scenes/signature/shapes/garden.ts';
import { natural } from '../../../../scenes/signature/shapes/natural.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';

export const title = 'Drawing of a cut through the ground: a buried drip line waters the roots of three plants';
export const ratio = 25 / 16;

export function draw(p: Palette, id: string): string {
  const root = mix(p.aGround, p.aSky, 0.75);
  const pebbles = [
    [60, 268, 12, 8],
    [180, 280, 9, 6],
    [420, 272, 12, 7],
    [560, 284, 8, 5],
    [700, 270, 11, 7],
    [930, 280, 12, 8],
    [390, 500, 26, 15],
    [90, 520, 20, 12],
    [640, 600, 30, 17],
    [880, 500, 22, 13],
    [250, 606, 26, 14],
  ].map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`);
  const beds = [
    [200, 112],
    [500, 140],
    [800, 112],
  ].map(
    ([x = 0, rx]) =>
      `<ellipse cx="${x}" cy="404" rx="${rx}" ry="92" fill="${soil(p, 0.8)}"/><g stroke="${root}" stroke-width="6" fill="none" stroke-linecap="round"><path d="M${x} 252c-4 60-40 80-54 150M${x} 252c4 70 34 90 50 156M${x} 252c0 70-6 110 2 200M${x - 12} 320c-30 10-50 20-66 50M${x + 12} 320c26 8 50 20 60 46"/></g>`,
  );
  const drops = [200, 500, 800].map(
    (x) =>
      `<rect x="${x - 58}" y="318" width="26" height="28" rx="4" fill="${p.aDark}"/><g fill="${natural(p, 0.79, 0.06, 215)}"><path d="M${x - 45} 352c9 13 13 19 13 26a13 13 0 0 1-26 0c0-7 4-13 13-26z"/><path d="M${x - 45} 400c7 10 10 15 10 20a10 10 0 0 1-20 0c0-5 3-10 10-20z"/></g>`,
  );
  const line = `<path d="M-10 332H1010" stroke="${p.aDark}" stroke-width="20"/><path d="M-10 327H1010" stroke="${mix(p.aSoft, p.aDark, 0.45)}" stroke-width="5"/>`;
  const plants =
    agave(p, 200, 256, 0.95) +
    penstemon(p, 490, 256, 1.2) +
    penstemon(p, 530, 256, 0.95) +
    grass(p, 800, 256, 1.5) +
    grass(p, 770, 256, 1.1, true);
  return frame({
    width: 1000,
    height: 640,
    id,
    title,
    body: `<rect width="1000" height="640" fill="${p.aSky}"/><circle cx="655" cy="92" r="52" fill="${p.aPop}"/><path d="M0 250h1000v400H0z" fill="${soil(p, 0.2)}"/><path d="M0 250h1000v46H0z" fill="${mix(p.aGround, p.aSky, 0.4)}"/><path d="M0 430c300-20 700 26 1000 0v220H0z" fill="${soil(p, 0.5)}"/><path d="M0 550c260 24 660-24 1000 0v100H0z" fill="${bark(p)}"/><g fill="${mix(p.aGround, soil(p, 0.2), 0.35)}">${pebbles.join('')}</g>${beds.join('')}${line}${drops.join('')}${plants}`,
  });
}
