import type { Palette } from '../../../../document/document.ts';
import { frame } from '../../../../scenes/signature/shapes/frame.ts';
import { agave, bark, grass, penstemon, pinon } from '../../../../scenes/signature/shapes/garden.ts';
import { natural } from '../../../../scenes/signature/shapes/natural.ts';
import { mix } from '../../../../scenes/signature/shapes/tones.ts';
import { flagstones, stoneDice, stoneWall } from '../stone.ts';

export const title = 'Drawing of a dry garden: a flagstone path, a stacked stone wall and agave in front of an adobe house and mesas';
export const ratio = 16 / 9;

export function draw(p: Palette, id: string): string {
  const dice = stoneDice(7);
  const clay = mix(p.aMain, p.aSky, 0.38);
  const joint = bark(p);
  const gate = natural(p, 0.44, 0.06, 215);
  const far = mix(p.aMain, p.aSky, 0.61);
  const mesas = `<path d="M0 430l180-70 120 20 160-110h200l90 110 240-30 130-90h240l80 80 160 30v300H0z" fill="${far}"/><path d="M460 270h200l20 26H440z" fill="${mix(p.aMain, p.aSky, 0.4)}"/><path d="M1120 260h240l14 22H1100z" fill="${mix(p.aMain, p.aSky, 0.4)}"/><path d="M0 500l260-50 330 40 380-60 630 60v200H0z" fill="${mix(p.aMain, p.aSky, 0.25)}"/>`;
  const windowAt = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="74" fill="${joint}"/><path d="M${x + width / 2} ${y}v74M${x} ${y + 37}h${width}" stroke="${clay}" stroke-width="6"/>`;
  const beams = [1090, 1150, 1210, 1270, 1330].map((x) => `<circle cx="${x}" cy="368" r="9"/>`).join('');
  const home = `<path d="M900 620V400h130v-70h330v60h260v240z" fill="${clay}"/><path d="M900 400h130v220H900zM1030 330h24v290h-24z" fill="${mix(p.aGround, p.aMain, 0.6)}"/><g fill="${joint}">${beams}</g><path d="M1180 620V500a44 44 0 0 1 88 0v120z" fill="${gate}"/><path d="M1224 470v150" stroke="${mix(gate, p.aDark, 0.4)}" stroke-width="5"/>${windowAt(1080, 446, 60)}${windowAt(1420, 456, 70)}`;
  const path = flagstones(p, [
    [640, 640, 150, 26],
    [800, 668, 170, 30],
    [660, 706, 190, 34],
    [880, 728, 180, 34],
    [700, 772, 230, 42],
    [950, 800, 220, 44],
    [740, 858, 280, 54],
    [1040, 884, 260, 54],
  ]);
  const ground = `<path d="M0 600c300-30 700-20 1600 10v300H0z" fill="${mix(p.aGround, p.aSky, 0.35)}"/>${pinon(p, 760, 612, 1.35)}${pinon(p, 1540, 640, 1.5)}<path d="M0 640c400-20 900-20 1600 30v240H0z" fill="${p.aGround}"/>${path}`;
  const walls = stoneWall(p, dice, -40, 700, 560, 4, 36) + stoneWall(p, dice, 1180, 800, 460, 4, 40);
  const behind = grass(p, 560, 706, 1) + grass(p, 612, 716, 0.8, true) + penstemon(p, 1130, 770, 1) + penstemon(p, 1168, 786, 0.8);
  const middle = agave(p, 1010, 700, 0.62) + grass(p, 1290, 650, 0.8, true) + agave(p, 1250, 900, 1.25) + agave(p, 1480, 910, 0.9, true);
  const front =
    grass(p, 1380, 900, 1.3) +
    agave(p, 560, 880, 1.05) +
    grass(p, 420, 870, 1.3) +
    penstemon(p, 330, 860, 1.2) +
    agave(p, 200, 900, 1.3, true);
  return frame({
    width: 1600,
    height: 900,
    id,
    title,
    align: 'xMidYMax',
    body: `<rect width="1600" height="900" fill="${p.aSky}"/><circle cx="1130" cy="250" r="120" fill="${mix(p.aSky, p.aLight, 0.55)}"/><circle cx="1130" cy="250" r="84" fill="${p.aPop}"/>${mesas}${home}${ground}${walls}${behind}${middle}${front}`,
  });
}
