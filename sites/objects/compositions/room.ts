import { pick } from '../../scenes/art/generator.ts';
import { ellipse, fill, path, rect, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { dots, roomWindow, stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, isForRoom } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { chance, type Stage } from '../stage.ts';
import { birdOn, sittingCat } from '../surprises.ts';

/** Furniture, or someone at home, on a rug between a window and a side table. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent'];

export function suits([hero, ...others]: readonly DrawnObject[]): number {
  if (!hero) return 0;
  if (isForRoom(hero)) return 1.7;
  return others.slice(0, 2).some(isForRoom) ? 0.6 : 0;
}

export function draw(stage: Stage): string {
  const { width, height, tall, wide, tone, scenery, first } = stage;
  const floor = height * 0.76;
  const foot = height * (tall ? 0.86 : 0.87);
  const main = stage.objects.find(isForRoom) ?? stage.hero;
  const scale = Math.min((height * (tall ? 0.5 : 0.7)) / main.height, (width * (tall ? 0.86 : wide ? 0.46 : 0.66)) / main.width);
  const half = (main.width * scale) / 2;
  const x = width * (wide ? pick(stage, [0.36, 0.62]) : tall ? 0.52 : pick(stage, [0.42, 0.56]));
  const side = x > width / 2 ? -1 : 1;
  const others = stage.objects.filter((object) => object !== main);
  const stood = { object: main, x, foot, scale, flip: false, lies: false };
  const rug = (spread: number, color: string) => ellipse(x, height * 0.9, half * 1.24 + spread, height * 0.07 + (spread - 40) * 0.4, color);
  const guest = chance(stage, 0.5)
    ? sittingCat(stage, x - side * (half + 34), height * 0.96, height * 0.3, 1 - first)
    : birdOn(stage, stood);
  const windowWidth = tall ? width * 0.44 : Math.min(width * 0.3, height * 0.34);
  const sideX = x + side * (half + width * (wide ? 0.13 : 0.1));
  return (
    wallpaper(stage, floor) +
    roomWindow(stage, {
      x: x - side * width * (tall ? 0.16 : wide ? 0.3 : 0.36) - windowWidth / 2,
      y: height * (tall ? 0.07 : 0.1),
      width: windowWidth,
      height: height * (tall ? 0.28 : 0.4),
    }) +
    onTheWall(stage, others, sideX + side * width * 0.12) +
    rect(0, floor, width, height - floor, scenery.near) +
    rect(0, floor - 12, width, 13, tone.dark ? tone.brandMid : scenery.veil) +
    rug(40, tone.pop) +
    rug(20, scenery.front === tone.pop ? tone.brand : scenery.front) +
    put(stage, main, { x, foot, scale, outfit: first, shadowColor: tone.groundShade }) +
    sideTable(stage, others, sideX, foot) +
    (chance(stage, 0.6) ? guest : '')
  );
}

function wallpaper({ width, tone, scenery, variant }: Stage, floor: number): string {
  if (variant === 0) return stripes({ x: 0, y: 0, width, height: floor }, 64, 12, tone.groundShade);
  if (variant === 1)
    return rect(0, floor * 0.62, width, floor * 0.38, tone.groundShade) + rect(0, floor * 0.62 - 5, width, 7, scenery.veil);
  return dots({ x: 0, y: 0, width, height: floor }, 44, 8, tone.groundShade);
}

/** A hanging thing beside the main one, in a wide frame. */
function onTheWall(stage: Stage, others: readonly DrawnObject[], x: number): string {
  const { width, height, wide, scenery, first } = stage;
  const hanging = others.find((object) => canBe(object, 'hung') || (canBe(object, 'flat') && !canBe(object, 'table')));
  if (!hanging || !wide) return '';
  const scale = scaleToFit(hanging, width * 0.2, height * 0.34);
  return (
    stroke(path`M${x} ${height * 0.06}v20`, scenery.line, 4) +
    put(stage, hanging, { x, foot: height * 0.1 + hanging.height * scale, scale, outfit: first })
  );
}

/** A second thing on a small table, or on the floor if it is large. */
function sideTable(stage: Stage, others: readonly DrawnObject[], x: number, foot: number): string {
  const { width, height, tall, wide, scenery, first } = stage;
  const thing = standsOnTable(others);
  if (!thing) return '';
  if (thing.cm >= 45) {
    const scale = scaleToFit(thing, width * 0.24, height * 0.42);
    return put(stage, thing, { x, foot: foot + 4, scale, outfit: 1 - first, shadow: 'floor', shadowColor: scenery.nearShade });
  }
  const high = height * (tall ? 0.17 : 0.26);
  const half = width * (tall ? 0.13 : wide ? 0.07 : 0.1);
  const scale = scaleToFit(thing, width * 0.2, height * (tall ? 0.16 : 0.27));
  return (
    rect(x - 5, foot - high, 10, high, scenery.line) +
    fill(path`M${x - 30} ${foot}Q${x} ${foot - 22} ${x + 30} ${foot}z`, scenery.line) +
    put(stage, thing, { x, foot: foot - high - 8, scale, outfit: 1 - first, shadow: 'none' }) +
    rect(x - half, foot - high - 9, half * 2, 13, scenery.line, 5)
  );
}

function standsOnTable(others: readonly DrawnObject[]): DrawnObject | undefined {
  return others.find((object) => canBe(object, 'table'));
}
