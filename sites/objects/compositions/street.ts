import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { circle, fill, path, rect, repeat, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { isOfTheNight, moon } from '../land.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, isBig, isForRoom, tagged } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { between, chance, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** What drives or stands in a street of old town houses. */
export const grounds: readonly Ground[] = ['soft', 'accent', 'brand'];

export function suits([hero]: readonly DrawnObject[]): number {
  if (!hero || !canBe(hero, 'floor') || isForRoom(hero)) return 0;
  if (tagged(hero, ...wheeled)) return 1.7;
  return tagged(hero, ...ofTheStreet) && !isBig(hero) ? 0.8 : 0;
}

const wheeled = ['car', 'bike', 'tow', 'truck', 'van', 'haul', 'move', 'foodtruck', 'bus', 'motorcycle', 'limo', 'deliver'];
/** What stands on a pavement. */
const ofTheStreet = [
  'shop',
  'cafe',
  'sign',
  'pet',
  'kennel',
  'mail',
  'light',
  'city',
  'build',
  'paint',
  'clean',
  'road',
  'drive',
  'moving',
  'photo',
];

export function draw(stage: Stage): string {
  const { width, height, tall, scenery, tone } = stage;
  const pavement = height * (tall ? 0.78 : 0.76);
  const road = height * 0.84;
  return (
    sky(stage) +
    houses(stage, pavement) +
    rect(0, pavement, width, road - pavement, scenery.near) +
    rect(0, road - 7, width, 9, scenery.veil) +
    rect(0, road + 2, width, height - road, scenery.nearShade) +
    stroke(
      repeat(6, (index) => path`M${(index * width) / 5 - 20} ${height * 0.955}h${width * 0.09}`),
      tone.dark ? tone.brandMid : tone.pop,
      6,
    ) +
    traffic(stage, pavement, road)
  );
}

function sky(stage: Stage): string {
  const { width, height, tone } = stage;
  const [x, y, radius] = [width * between(stage, 0.1, 0.9), height * 0.14, 34];
  return isOfTheNight(stage) ? moon(x, y, radius, tone.soft, tone.ground) : circle(x, y, radius * 1.2, tone.pop);
}

type Roof = 'gable' | 'flat' | 'stepped' | 'mansard';

interface House {
  x: number;
  width: number;
  top: number;
  roof: Roof;
}

/** Houses wall to wall. All walls of a color are one path, and so are all windows. */
function houses(stage: Stage, foot: number): string {
  const { width, height, tall, tone, scenery } = stage;
  const row: House[] = [];
  for (let x = -between(stage, 10, 60); x < width; ) {
    const across = Math.round(between(stage, 104, 158));
    const roof = pick(stage, ['gable', 'flat', 'stepped', 'mansard'] as const);
    row.push({ x: Math.round(x), width: across, top: Math.round(height * between(stage, tall ? 0.3 : 0.22, tall ? 0.44 : 0.4)), roof });
    x += across;
  }
  const walls = [tone.groundShade, scenery.near, scenery.veil];
  const painted = walls.map((color, turn) =>
    fill(row.map((house, index) => (index % 3 === turn ? outline(house, foot) : '')).join(''), color),
  );
  const dark = tone.dark ? tone.deep : tone.brand;
  const panes = row.map((house) => windows(house, foot)).join('');
  const doors = row.map(({ x, width: across }) => path`M${x + across * 0.5 - 15} ${foot}v-38a15 15 0 0 1 30 0v38z`).join('');
  const lit = nth(row, Math.min(1, row.length - 1));
  return (
    painted.join('') +
    stroke(panes, dark, 22, ' stroke-dasharray="32 26" stroke-linecap="butt"') +
    fill(doors, tone.pop) +
    rect(lit.x + lit.width * 0.28 - 11, lit.top + 30, 22, 32, tone.pop) +
    (chance(stage, 0.4) ? bird(stage, lit.x + lit.width / 2, lit.top - roofHeight(lit), 0.6) : '')
  );
}

function roofHeight({ roof, width }: House): number {
  if (roof === 'flat') return 0;
  if (roof === 'mansard') return 34;
  return roof === 'gable' ? width * 0.4 : 54;
}

function outline({ x, width, top, roof }: House, foot: number): string {
  const start = path`M${x} ${foot}V${top}`;
  const end = path`V${foot}z`;
  switch (roof) {
    case 'gable':
      return start + path`l${width / 2} ${-width * 0.4} ${width / 2} ${width * 0.4}` + end;
    case 'stepped':
      return start + path`h${width / 5}v-27h${width / 5}v-27h${width / 5}v27h${width / 5}v27h${width / 5}` + end;
    case 'mansard':
      return start + path`h-6l20-34h${width - 28}l20 34h-6` + end;
    case 'flat':
      return start + path`h-7v-16h${width + 14}v16h-7` + end;
  }
}

/** Two columns of windows, as dashes: the line's breaks are the walls between the floors. */
function windows({ x, width, top }: House, foot: number): string {
  const floors = Math.max(1, Math.floor((foot - 58 - top - 30 + 26) / 58));
  return [0.28, 0.72].map((share) => path`M${x + width * share} ${top + 30}v${floors * 58 - 27}`).join('');
}

/** The hero at the curb and the others on the pavement behind it. */
function traffic(stage: Stage, pavement: number, road: number): string {
  const { width, height, tall, wide, panorama, scenery, first, hero, objects } = stage;
  const driving = tagged(hero, ...wheeled);
  const x = width * (panorama ? pick(stage, [0.36, 0.6]) : wide ? pick(stage, [0.4, 0.6]) : 0.5);
  const size = { width: width * (tall ? 0.94 : panorama ? 0.4 : wide ? 0.52 : 0.76), height: height * (tall ? 0.4 : 0.54) };
  const foot = driving ? height * 0.92 : road - 12;
  const others = objects.filter(
    (object) => object !== hero && canBe(object, 'floor', 'table') && (canBe(object, 'floor') || object.cm >= 30),
  );
  const left = x > width * 0.5 || !(wide || panorama);
  const places = tall
    ? [0.84]
    : panorama
      ? [left ? 0.12 : 0.88, left ? 0.88 : 0.62, left ? 0.26 : 0.12]
      : wide
        ? [left ? 0.12 : 0.88, left ? 0.9 : 0.1]
        : [0.1, 0.92];
  const behind = others.slice(0, places.length).map((object, index) => {
    const big = isBig(object);
    const side = height * (big ? 0.3 : 0.24) * (tall ? 0.7 : 1);
    return put(stage, object, {
      x: width * nth(places, index),
      foot: pavement + 20,
      scale: scaleToFit(object, side * 1.5, side),
      outfit: (index + 1 + first) % 2,
      shadow: 'none',
    });
  });
  const heroAt = {
    x,
    foot,
    scale: scaleToFit(hero, size.width, size.height),
    outfit: first,
    shadow: 'floor' as const,
    shadowColor: scenery.frontShade,
  };
  return behind.join('') + put(stage, hero, heroAt);
}
