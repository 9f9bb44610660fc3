import { nth } from '../../scenes/nth.ts';
import { circle, ellipse, fill, path, place, repeat, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import type { DrawnObject } from '../object.ts';
import { canBe } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { outfitOf } from '../row.ts';
import { between, chance, type Stage } from '../stage.ts';
import { birdOn, ladybug, snail } from '../surprises.ts';

/** Three to five things as stations on a winding path. */
export const grounds: readonly Ground[] = ['brand', 'soft', 'accent'];

export function suits(objects: readonly DrawnObject[]): number {
  const stations = objects.filter((object) => !canBe(object, 'emblem')).length;
  return stations < 3 ? 0 : stations < 4 ? 0.8 : 1;
}

interface Station {
  x: number;
  y: number;
  /** The higher up it lies, the farther away and the smaller. */
  size: number;
}

export function draw(stage: Stage): string {
  const { height, width, tone, first } = stage;
  const stops = stationsOf(stage);
  const way = stage.tall ? upward(stage, stops) : across(stage, stops);
  return (
    land(stage) +
    stroke(way, stage.scenery.nearShade, 66, ' transform="translate(0 9)"') +
    stroke(way, tone.dark ? tone.brandLight : stage.scenery.veil, 66) +
    stroke(way, tone.pop, 6, ' stroke-dasharray="22 20"') +
    stops
      .map((station, index) => ({ station, index }))
      .sort((one, other) => one.station.y - other.station.y)
      .map(({ station, index }) => stop(stage, station, index, stops.length))
      .join('') +
    (chance(stage, 0.4)
      ? chance(stage, 0.5)
        ? snail(stage, width * (first ? 0.5 : 0.36), height * 0.97, 0.6)
        : ladybug(stage, width * 0.5, height * 0.93, 0.8, tone.pop, 70)
      : '')
  );
}

function stationsOf(stage: Stage): Station[] {
  const { width, height, tall, panorama, wide, objects } = stage;
  const most = tall ? 4 : panorama ? 5 : wide ? 4 : 3;
  const count = Math.min(most, objects.length);
  return Array.from({ length: count }, (_, index) => {
    if (tall) {
      const rise = index / Math.max(1, count - 1);
      return { x: width * (index % 2 ? 0.7 : 0.3), y: height * (0.9 - rise * 0.56), size: 1 - rise * 0.34 };
    }
    const low = (index + stage.first) % 2 === 0;
    return { x: (width * (index + 0.5)) / count, y: height * (low ? 0.86 : 0.62), size: low ? 1 : 0.84 };
  });
}

/** Along a wide frame, in and out at its sides. */
function across({ width, height }: Stage, stops: readonly Station[]): string {
  const points = [{ x: -60, y: height * 0.74 }, ...stops, { x: width + 60, y: height * 0.74 }];
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return path`M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return path`C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** From the lower edge to the horizon of a tall frame. */
function upward({ width, height }: Stage, stops: readonly Station[]): string {
  const points = [{ x: width * 0.7, y: height + 60 }, ...stops, { x: width * 0.5, y: height * 0.14 }];
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return path`M${x} ${y}`;
      const middle = (before.y + y) / 2;
      return path`C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join('');
}

function land(stage: Stage): string {
  const { width, height, tall, tone, scenery } = stage;
  const horizon = height * (tall ? 0.16 : 0.3);
  const sun = circle(width * between(stage, 0.1, 0.9), horizon, Math.min(width, height) * 0.13, tone.pop);
  const hills = path`M0 ${horizon}Q${width * 0.25} ${horizon - 44} ${width * 0.5} ${horizon}T${width} ${horizon - 12}V${height}H0z`;
  return sun + fill(hills, tone.groundShade) + trees(stage, horizon) + tuftsAbout(stage, scenery.near);
}

function trees({ width, height, tone, scenery }: Stage, horizon: number): string {
  const crown = tone.dark ? tone.brandLight : scenery.plant;
  const tree = (x: number, y: number, size: number) => place(x, y, size, stroke('M0 0V-40', scenery.line, 8) + circle(0, -54, 26, crown));
  return (
    tree(width * 0.08, horizon + 22, 0.8) +
    tree(width * 0.94, horizon + 26, 1) +
    tree(width * 0.5, horizon + 16, 0.7) +
    tree(width * 0.03, height * 0.62, 1.3)
  );
}

function tuftsAbout({ width, height }: Stage, color: string): string {
  const blades = repeat(7, (index) => {
    const [x, y] = [Math.round(width * ((index * 0.37 + 0.12) % 1)), Math.round(height * (0.46 + ((index * 0.29) % 0.5)))];
    return `M${x} ${y}l-10-18M${x} ${y}v-24M${x} ${y}l10-18`;
  });
  return stroke(blades, color, 5);
}

function stop(stage: Stage, { x, y, size }: Station, index: number, count: number): string {
  const { width, height, tall, panorama, scenery, tone } = stage;
  const object = nth(stage.objects, index);
  const room = {
    width: (tall ? width * 0.5 : (width / count) * 0.92) * size,
    height: (tall ? height * 0.24 : height * (panorama ? 0.56 : 0.52)) * size,
  };
  const grown = object === stage.hero ? 1.08 : 0.9;
  const scale = scaleToFit(object, room.width, room.height) * grown;
  const half = Math.max(70 * size, object.width * scale * 0.5 + 8);
  const stood = { object, x, foot: y, scale, flip: false, lies: false };
  return (
    ellipse(x, y + 10, half, 22 * size, scenery.nearShade) +
    ellipse(x, y + 2, half, 22 * size, index % 2 ? scenery.front : tone.pop) +
    put(stage, object, { x, foot: y + 2, scale, outfit: outfitOf(stage, object, index), on: stage.tone.on, shadow: 'none' }) +
    (index === count - 1 && chance(stage, 0.35) ? birdOn(stage, stood, 0.7) : '')
  );
}
