import { pick } from '../../scenes/art/generator.ts';
import { fill, path } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { land, tufts } from '../land.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, isBig, isForRoom, isOutdoors, tagged } from '../poses.ts';
import { put, putExtra, scaleToFit } from '../put.ts';
import { chance, type Stage } from '../stage.ts';
import { birdOn, butterfly, snail } from '../surprises.ts';

/** Things of the outdoors where they are used, with the place behind them. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent'];

export function suits(objects: readonly DrawnObject[]): number {
  const [hero] = objects;
  if (!hero || isForRoom(hero)) return 0;
  if (tagged(hero, 'boat')) return 0.2;
  if (isOutdoors(hero)) return 1.6;
  return objects.some((object) => isOutdoors(object) && object.cm > 100) ? 0.5 : 0;
}

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama, tone, scenery, first, objects } = stage;
  const foot = height * (tall ? 0.85 : 0.86);
  const main = mainOf(objects) ?? stage.hero;
  const size = tall ? width * 0.98 : height * (panorama ? 0.82 : 0.76);
  const scale = Math.min(size / main.height, (tall ? width * 0.9 : wide ? width * 0.5 : width * 0.8) / main.width);
  // In a tall frame the main object fills the width, so it's centered.
  const x = width * (panorama ? pick(stage, [0.36, 0.6]) : wide ? pick(stage, [0.4, 0.62]) : tall ? 0.5 : 0.54);
  const atRight = x <= width / 2;
  const horizon = height * (tall ? 0.6 : 0.56);
  const stood = { object: main, x, foot, scale, flip: false, lies: false };
  const guest = () =>
    chance(stage, 0.5)
      ? butterfly(stage, width * (atRight ? 0.7 : 0.3), height * 0.26, 0.8, tone.pop, scenery.line)
      : snail(stage, width * 0.3, height * 0.95, 0.7);
  return (
    land(stage, horizon, { sunAt: atRight ? (wide ? 0.82 : 0.86) : 0.16 }) +
    treeBehind(stage, main, horizon, atRight) +
    fill(
      path`M-10 ${height * 0.93}Q${width * 0.5} ${height * 0.86} ${width + 10} ${height * 0.94}V${height + 10}H-10z`,
      scenery.nearShade,
    ) +
    put(stage, main, { x, foot, scale, outfit: first, shadow: 'floor', shadowColor: scenery.nearShade }) +
    around(stage, { main, size, foot, atRight }) +
    tufts(stage, height + 8, wide ? 8 : 5) +
    (chance(stage, 0.4) ? birdOn(stage, stood) : chance(stage, 0.5) ? guest() : '')
  );
}

/** The first thing of the outdoors, but a car rather than the cone beside it, which would be larger than the car. */
function mainOf(objects: readonly DrawnObject[]): DrawnObject | undefined {
  const outdoors = objects.filter(isOutdoors);
  const [first] = outdoors;
  return first && first.cm < 120 ? (outdoors.find(isBig) ?? first) : first;
}

function treeBehind(stage: Stage, main: DrawnObject, horizon: number, atRight: boolean): string {
  const { width, height, tall, wide } = stage;
  if (main.name === 'tree' || !(wide || tall)) return '';
  return putExtra(stage, 'tree', { x: width * (atRight ? 0.84 : 0.14), foot: horizon + 12, scale: (height * 0.3) / 270, shadow: 'none' });
}

/** The others at both sides, smaller, as far as there is room. */
function around(stage: Stage, { main, size, foot, atRight }: { main: DrawnObject; size: number; foot: number; atRight: boolean }): string {
  const { width, wide, panorama, scenery, first } = stage;
  const edge = wide ? 0.16 : 0.12;
  const places = atRight ? [1 - edge, 0.1, 0.68, 0.88] : [edge, 0.9, 0.34, 0.1];
  const fitting = (object: DrawnObject) => object !== main && (isOutdoors(object) || (canBe(object, 'table') && object.cm >= 30));
  const others = stage.objects.filter(fitting).slice(0, panorama ? 4 : 2);
  return others
    .map((object, index) => {
      const share = Math.max(0.34, Math.min(0.8, object.natural.width / main.natural.width));
      const side = size * share * 0.74;
      return put(stage, object, {
        x: width * (places[index] ?? 0.5),
        foot: foot + (index % 2 ? 8 : 20),
        scale: scaleToFit(object, side, side),
        outfit: (index + 1 + first) % 2,
        shadow: 'floor',
        shadowColor: scenery.nearShade,
      });
    })
    .join('');
}
