import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { leaf } from '../../scenes/parts/plants.ts';
import { path, place, rect, repeat, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe } from '../poses.ts';
import { row } from '../row.ts';
import { chance, type Stage } from '../stage.ts';
import { mouse, sittingCat } from '../surprises.ts';

/** Boards full of things, with plain books, jars and boxes between them. */
export const grounds: readonly Ground[] = ['brand', 'soft', 'accent', 'deep'];

export function suits([hero, ...others]: readonly DrawnObject[]): number {
  if (!hero || !canBe(hero, 'table') || hero.cm > 120) return 0;
  return others.filter((object) => canBe(object, 'table') && object.cm <= 120).length > 1 ? 1.1 : 0;
}

const board = 13;

export function draw(stage: Stage): string {
  const { width, height, tall, panorama, tone, variant } = stage;
  const levels = tall ? [0.36, 0.68, 0.97] : panorama ? [0.62, 1.1] : chance(stage, 0.5) ? [0.55, 0.97] : [0.48, 0.96];
  const standing = stage.objects.filter((object) => canBe(object, 'table'));
  const objects = standing.length ? standing : stage.objects;
  const perShelf = Math.max(1, Math.ceil(objects.length / levels.length));
  const shelves = levels.map((level, index) => {
    const above = index ? nth(levels, index - 1) : 0;
    return shelf(stage, objects.slice(index * perShelf, (index + 1) * perShelf), index, {
      y: height * level,
      room: height * (level - above) - board,
    });
  });
  const wall = variant ? stripes({ x: 0, y: 0, width, height }, 90, 4, tone.groundShade) : '';
  return wall + shelves.join('') + (chance(stage, 0.6) ? trailingPlant(stage, width * 0.9, height * nth(levels, 0) + board) : '');
}

/** One board: objects on the larger part, something plain or a cat on the rest. */
function shelf(stage: Stage, held: readonly DrawnObject[], index: number, { y, room }: { y: number; room: number }): string {
  const { width, tall, panorama, tone, scenery, first } = stage;
  const places = held.length;
  const extraWidth = width * (tall ? 0.26 : panorama ? 0.17 : 0.3 - places * 0.03);
  const extraLeft = (index + first) % 2 === 0;
  const bothSides = panorama && places < 4;
  const { drawing } = row(stage, held, {
    left: extraLeft || bothSides ? extraWidth : -width * 0.02,
    right: !extraLeft || bothSides ? width - extraWidth : width * 1.04,
    foot: y,
    height: room * 0.82,
    depth: 0,
    shadow: 'none',
    claim: 0.98,
    least: 0.5,
  });
  const extra = (atLeft: boolean): Spot => ({
    x: atLeft ? extraWidth * 0.46 : width - extraWidth * 0.46,
    y,
    width: extraWidth * 0.7,
    height: room * 0.62,
  });
  return (
    rect(0, y + board, width, 12, tone.groundShade) +
    (index === guestAt(stage) ? guest(stage, extra(extraLeft)) : plainThing(stage, extra(extraLeft))) +
    (bothSides ? plainThing(stage, extra(!extraLeft)) : '') +
    drawing +
    rect(-5, y, width + 10, board, scenery.front) +
    rect(width * 0.62, y, width, board, scenery.frontShade)
  );
}

interface Spot {
  /** Its middle. */
  x: number;
  /** Where it stands. */
  y: number;
  width: number;
  height: number;
}

/** The shelf that has a guest: one of two, in every other picture. */
function guestAt({ variant, first, quiet }: Stage): number {
  return quiet || variant === 1 ? -1 : first;
}

function guest(stage: Stage, { x, y, height }: Spot): string {
  return stage.variant ? sittingCat(stage, x, y, height) : mouse(stage, x, y, 0.9);
}

function plainThing(stage: Stage, spot: Spot): string {
  return pick(stage, [books, jars, boxes])(stage, spot);
}

function books({ tone, scenery }: Stage, { x, y, width, height }: Spot): string {
  const thickness = 19;
  const count = Math.max(3, Math.floor(width / (thickness + 2)));
  const left = x - (count * (thickness + 2)) / 2;
  const colors = [scenery.near, tone.groundShade, scenery.veil];
  return repeat(count, (index) => {
    const tallness = height * (0.7 + ((index * 3) % 4) * 0.1);
    return rect(left + index * (thickness + 2), y - tallness, thickness, tallness, nth(colors, index % 3), 2);
  });
}

function jars({ scenery }: Stage, { x, y, width, height }: Spot): string {
  const count = width > 150 ? 3 : 2;
  const step = width / count;
  return repeat(count, (index) => {
    const [middle, tallness] = [x + (index - (count - 1) / 2) * step, height * (index % 2 ? 0.6 : 0.84)];
    const half = step * 0.4;
    return (
      rect(middle - half, y - tallness, half * 2, tallness, scenery.veil, 9) +
      rect(middle - half, y - tallness * 0.6, half * 2, tallness * 0.6, scenery.near, 9) +
      rect(middle - half - 3, y - tallness - 7, half * 2 + 6, 15, scenery.frontShade, 4)
    );
  });
}

function boxes({ tone, scenery }: Stage, { x, y, width, height }: Spot): string {
  const [lower, upper] = [height * 0.5, height * 0.36];
  return (
    rect(x - width / 2, y - lower, width, lower, scenery.near, 3) +
    rect(x - width * 0.16, y - lower * 0.7, width * 0.32, lower * 0.3, scenery.veil, 2) +
    rect(x - width * 0.4, y - lower - upper, width * 0.7, upper, tone.groundShade, 3) +
    stroke(path`M${x - width * 0.05} ${y - lower - upper}v${upper}`, scenery.near, 9, ' stroke-linecap="butt"')
  );
}

function trailingPlant({ tone, scenery }: Stage, x: number, y: number): string {
  const frond = leaf(tone.pop);
  return (
    stroke(path`M${x} ${y}q14 30-4 56t6 50`, scenery.plant, 6) +
    place(x + 4, y + 36, 0.34, frond, 70) +
    place(x - 2, y + 66, 0.34, frond, -70) +
    place(x, y + 102, 0.34, frond, 190)
  );
}
