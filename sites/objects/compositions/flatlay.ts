import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { leaf } from '../../scenes/parts/plants.ts';
import { butt, circle, fill, path, place, repeat, ring, stroke } from '../../scenes/pen.ts';
import { type Ground, mix } from '../../scenes/tones.ts';
import { boards } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { outfitOf } from '../row.ts';
import { between, chance, type Stage } from '../stage.ts';
import { ladybug } from '../surprises.ts';

/** Things seen from above, on a cloth, a tray or boards. */
export const grounds: readonly Ground[] = ['soft', 'accent', 'brand', 'paper'];

export function suits(objects: readonly DrawnObject[], ratio: number): number {
  const [hero] = objects;
  const flat = objects.filter((object) => canBe(object, 'flat')).length;
  if (!hero || !flat) return 0;
  if (flat < 2) return canBe(hero, 'flat') ? 0.5 : 0;
  if (ratio > 2.3 && flat < 3) return 0.5;
  return canBe(hero, 'flat') ? 1.2 : 0.4;
}

type Spot = readonly [x: number, y: number];
type Spots = readonly Spot[];

/** Middles of the things as shares of the frame, the hero's first. */
const spots: Record<'panorama' | 'wide' | 'tall', Spots> = {
  panorama: [
    [0.34, 0.5],
    [0.56, 0.44],
    [0.15, 0.56],
    [0.74, 0.58],
    [0.9, 0.42],
  ],
  wide: [
    [0.34, 0.54],
    [0.64, 0.44],
    [0.08, 0.34],
    [0.9, 0.66],
    [0.5, 1],
  ],
  tall: [
    [0.5, 0.4],
    [0.24, 0.78],
    [0.8, 0.76],
    [0.84, 0.08],
  ],
};

const squareSpots: readonly [Spots, ...Spots[]] = [
  [
    [0.4, 0.52],
    [0.8, 0.36],
    [0.88, 0.92],
    [0.08, 0.1],
  ],
  [
    [0.6, 0.48],
    [0.18, 0.4],
    [0.16, 0.94],
    [0.96, 0.94],
  ],
  [
    [0.5, 0.62],
    [0.2, 0.16],
    [0.82, 0.18],
    [0.02, 0.9],
  ],
  [
    [0.3, 0.34],
    [0.7, 0.72],
    [0.86, 0.14],
    [0.12, 0.96],
  ],
];

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama, tone } = stage;
  const flatObjects = stage.objects.filter((object) => canBe(object, 'flat'));
  const flat = flatObjects.length ? flatObjects : stage.objects;
  const shape = panorama ? 'panorama' : wide ? 'wide' : tall ? 'tall' : undefined;
  const list = shape ? spots[shape] : pick(stage, squareSpots);
  const count = Math.min(list.length, flat.length);
  const laid = Array.from({ length: count }, (_, index) => laidThing(stage, flat, list, index));
  const small =
    stage.quiet || chance(stage, 0.5)
      ? place(width * 0.62, height * 0.2, 0.4, leaf(tone.pop), 50) + place(width * 0.66, height * 0.86, 0.34, leaf(tone.main), -70)
      : ladybug(stage, width * (wide ? 0.76 : 0.58), height * (tall ? 0.6 : 0.16), 1, tone.pop, between(stage, 0, 180));
  return under(stage) + laid.reverse().join('') + small;
}

function laidThing(stage: Stage, flat: readonly DrawnObject[], list: Spots, index: number): string {
  const { width, height, tall, tone, variant } = stage;
  const object = nth(flat, index);
  const [x, y] = nth(list, index);
  const largest = Math.max(...flat.map(({ natural }) => Math.max(natural.width, natural.height)));
  const share = Math.max(object.natural.width, object.natural.height) / largest;
  const side = Math.min(width, height) * (tall ? 0.74 : 0.78) * (0.56 + 0.44 * share) * (index ? (index > 3 ? 0.72 : 0.82) : 1.04);
  const scale = scaleToFit(object, side, side);
  return put(stage, object, {
    x: width * x,
    foot: height * y + (object.height * scale) / 2,
    scale,
    turn: canBe(object, 'flat') ? pick(stage, [-34, -18, 16, 28, 40, 62]) : pick(stage, [-8, 7]),
    outfit: outfitOf(stage, object, index),
    shadowColor: variant === 0 ? mix(tone.groundShade, tone.deep, 0.12) : tone.groundShade,
  });
}

function under(stage: Stage): string {
  const { width, height, tall, tone, scenery, variant } = stage;
  if (variant === 0) {
    return (
      fill(path`M${width * 0.14} -10L${width * 0.56} -10L${width * 0.86} ${height + 10}H${width * 0.44}z`, scenery.veil) +
      stroke(path`M${width * 0.17} -10L${width * 0.47} ${height + 10}M${width * 0.53} -10L${width * 0.83} ${height + 10}`, tone.pop, 6)
    );
  }
  if (variant === 1) {
    const radius = height * (tall ? 0.3 : 0.44);
    return circle(width * 0.48, height / 2, radius, scenery.veil) + ring(width * 0.48, height / 2, radius * 0.91, tone.groundShade, 6);
  }
  const joints = repeat(6, (index) => path`M${(index * 173) % width} ${Math.floor(index * 1.4) * 84 + 42}v84`);
  return boards({ x: 0, y: 0, width, height }, 84, tone.groundShade) + stroke(joints, tone.groundShade, 5, butt);
}
