import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { circle, fill, path, rect } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, floats, isBig, isPerson } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { outfitOf } from '../row.ts';
import { chance, type Stage } from '../stage.ts';
import { sittingCat } from '../surprises.ts';

/** Someone at work, large before one big shape, with a few things of the trade around. */
export const grounds: readonly Ground[] = ['soft', 'accent', 'brand', 'paper'];

export function suits(objects: readonly DrawnObject[]): number {
  const [hero, ...others] = objects;
  if (!hero) return 0;
  if (isPerson(hero)) return 1.8;
  return others.some(isPerson) ? 1.2 : 0;
}

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama, first, scenery } = stage;
  const person = stage.objects.find(isPerson) ?? stage.hero;
  const floor = height * (tall ? 0.86 : 0.88);
  const foot = floor + height * 0.04;
  const x = width * (panorama ? pick(stage, [0.4, 0.6]) : wide ? pick(stage, [0.36, 0.64]) : tall ? 0.5 : pick(stage, [0.44, 0.56]));
  const scale = scaleToFit(person, width * (tall ? 0.86 : panorama ? 0.36 : wide ? 0.48 : 0.6), height * (tall ? 0.56 : 0.82));
  const half = (person.width * scale) / 2;
  const things = stage.objects.filter((object) => object !== person && !isPerson(object) && canBe(object, 'table', 'floor'));
  return (
    shape(stage, x, floor) +
    rect(0, floor, width, height - floor, scenery.near) +
    inTheAir(stage, person, x, half) +
    put(stage, person, { x, foot, scale, outfit: first, shadow: 'floor', shadowColor: scenery.nearShade }) +
    onTheFloor(stage, things, { x, half, foot }) +
    (things.length < 2 && chance(stage, 0.4)
      ? sittingCat(stage, x < width / 2 ? width * 0.06 : width * 0.94, foot + 6, height * 0.2, 1 - first)
      : '')
  );
}

/** One big plain shape: a sun, an arch, a leaning block or a quarter of a disc. */
function shape(stage: Stage, x: number, floor: number): string {
  const { width, height, tall, tone, scenery } = stage;
  const radius = tall ? width * 0.46 : height * 0.45;
  const color = tone.on === 'paper' ? tone.soft : chance(stage, 0.3) && !tone.dark ? tone.groundShade : scenery.veil;
  const shapes = [
    () => circle(x, floor - radius * 0.9, radius, color),
    () =>
      fill(
        path`M${x - radius * 0.96} ${floor}V${floor - radius * 0.9}a${radius * 0.96} ${radius * 0.96} 0 0 1 ${radius * 1.92} 0V${floor}z`,
        color,
      ),
    () =>
      fill(
        path`M${x - radius * 1.3} ${floor}V${floor - radius * 1.7}a${radius * 2.4} ${radius * 1.7} 0 0 1 ${radius * 2.4} ${radius * 1.7}z`,
        color,
      ),
    () =>
      fill(
        path`M${x - radius * 1.2} ${floor}L${x - radius * 0.7} ${floor - radius * 1.8}H${x + radius * 1.3}L${x + radius * 0.8} ${floor}z`,
        color,
      ),
  ];
  return nth(shapes, Math.floor(stage.random() * shapes.length))();
}

/** Tools float about the head, where the frame leaves room. */
function inTheAir(stage: Stage, person: DrawnObject, x: number, half: number): string {
  const { width, height, tall, wide, first } = stage;
  const tools = stage.objects.filter((object) => object !== person && floats(object) && !isBig(object)).slice(0, 2);
  const side = height * (tall ? 0.17 : wide ? 0.32 : 0.26);
  const reach = half + side * (wide ? 0.75 : 0.5);
  const places = tall
    ? [
        [0.22, 0.14],
        [0.78, 0.2],
      ]
    : [
        [Math.max(0.08, (x - reach) / width), 0.22],
        [Math.min(0.92, (x + reach) / width), 0.26],
      ];
  return tools
    .map((object, index) => {
      const [across = 0.5, down = 0.3] = nth(places, (index + first) % 2);
      const scale = scaleToFit(object, side, side);
      return put(stage, object, {
        x: width * across,
        foot: height * down + (object.height * scale) / 2,
        scale,
        turn: canBe(object, 'hung') && !canBe(object, 'flat') ? 0 : index ? 18 : -16,
        outfit: outfitOf(stage, object, index + 1),
      });
    })
    .join('');
}

/** Other things at both sides of the person. */
function onTheFloor(stage: Stage, things: readonly DrawnObject[], { x, half, foot }: { x: number; half: number; foot: number }): string {
  const { width, height, tall, panorama, wide, scenery } = stage;
  const side = height * (tall ? 0.2 : panorama ? 0.42 : 0.36);
  const wideSide = x < width / 2 ? 1 : -1;
  const places = panorama
    ? [
        x + wideSide * (half + side * 0.8),
        x - wideSide * (half + side * 0.8),
        x + wideSide * (half + side * 2),
        x - wideSide * (half + side * 1.9),
      ]
    : [x + wideSide * (half + side * 0.36), x - wideSide * (half + side * 0.36), x + wideSide * (half + side * 1.36)];
  return things
    .slice(0, panorama ? 4 : wide ? 3 : 2)
    .map((object, index) => {
      const size = side * (object.cm < 60 ? 0.7 : 1);
      return put(stage, object, {
        x: nth(places, index),
        foot: foot + 4 + (index % 2) * 6,
        scale: scaleToFit(object, size, size),
        outfit: outfitOf(stage, object, index + 1),
        shadow: 'floor',
        shadowColor: scenery.nearShade,
      });
    })
    .join('');
}
