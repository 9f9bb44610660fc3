import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { agave, bark, grass, penstemon, pinon } from '../../../../scenes/signature/shapes/garden.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { stoneDice, stoneWall } from '../stone.ts';

export const title = 'Drawing of a dry-stacked stone wall with steps and agave';
export const ratio = 25 / 16;

export function draw(p: Palette, id: string): string {
  const dice = stoneDice(31);
  const far = mix(p.aMain, p.aSky, 0.61);
  const tread = [mix(p.aGround, p.aSky, 0.72), mix(p.aGround, p.aSky, 0.4)];
  const steps = [0, 1, 2, 3, 4]
    .map(
      (n) =>
        `<rect x="${420 - n * 2}" y="${318 + n * 56}" width="${220 + n * 4}" height="40" rx="8" fill="${tread[n % 2]}"/><rect x="420" y="${358 + n * 56}" width="220" height="16" fill="${mix(bark(p), p.aGround, 0.25)}"/>`,
    )
    .join('');
  const walls = stoneWall(p, dice, -20, 560, 440, 7, 40) + stoneWall(p, dice, 640, 560, 400, 7, 40);
  const above = agave(p, 90, 286, 0.6) + grass(p, 330, 290, 0.8) + agave(p, 720, 290, 0.55);
  const below = grass(p, 930, 600, 1.1) + agave(p, 800, 610, 0.8) + penstemon(p, 120, 610, 1) + grass(p, 210, 606, 0.9, true);
  return frame({
    width: 1000,
    height: 640,
    id,
    title,
    body: `<rect width="1000" height="640" fill="${p.aSky}"/><path d="M0 240l200-60h200l60 50 220-40 320 60v160H0z" fill="${far}"/><path d="M0 300c300-30 700-30 1000 0v100H0z" fill="${p.aSoft}"/>${pinon(p, 170, 300, 0.9)}${pinon(p, 860, 296, 0.8)}${walls}<path d="M420 300h220v340H420z" fill="${bark(p)}"/>${steps}<path d="M0 556h1000v90H0z" fill="${p.aGround}"/>${above}${below}`,
  });
}
