import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { circle, fill, path, rect, repeat, stroke } from '../../scenes/pen.ts';
import { type Ground, mix } from '../../scenes/tones.ts';
import { type Area, rings, stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { companion, isPortable } from '../poses.ts';
import { put, putSilhouette, scaleToFit } from '../put.ts';
import { company, outfitOf } from '../row.ts';
import { chance, type Stage } from '../stage.ts';
import { bird, peekingCat } from '../surprises.ts';

/** Things that stick out of a crate or a basket with the hero stamped on it. */
export const grounds: readonly Ground[] = ['accent', 'soft', 'brand'];

export function suits(objects: readonly DrawnObject[]): number {
  const [hero] = objects;
  if (!hero || !isPortable(hero)) return 0;
  return objects.filter(isPortable).length > 1 ? 1.1 : 0;
}

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama, scenery, variant } = stage;
  const across = tall ? width * 0.84 : panorama ? height * 1.7 : wide ? width * 0.56 : width * 0.74;
  const left = wide ? width * pick(stage, [0.14, 0.3]) : (width - across) / 2;
  const top = height * (tall ? 0.62 : 0.6);
  const area = { x: left, y: top, width: across, height: height * 0.9 - top };
  const isBasket = variant === 2;
  return (
    backdrop(stage, area) +
    rect(0, height * 0.8, width, height * 0.2, scenery.near) +
    fill(path`M${left - 14} ${height * 0.9}h${across + 60}l-40 14h${-across}z`, scenery.nearShade) +
    contents(stage, area) +
    (isBasket ? basket(stage, area) : slats(stage, area)) +
    stamp(stage, area) +
    beside(stage, left) +
    guest(stage, area, isBasket)
  );
}

function backdrop(stage: Stage, { x, y, width: across }: Area): string {
  const { width, height, tall, tone, scenery, variant } = stage;
  const [middle, radius] = [x + across / 2, height * (tall ? 0.46 : 0.66)];
  if (variant === 0) return rings(middle, y, radius * 0.85, tone.groundShade, 16);
  if (variant === 1) return circle(middle, y - height * 0.1, radius * 0.72, scenery.veil);
  return stripes({ x: 0, y: 0, width, height }, 80, 10, tone.groundShade);
}

/** The things fan out, every other one behind its neighbors. */
function contents(stage: Stage, { x, y, width: across }: Area): string {
  const { height, tall, panorama, tone } = stage;
  const portable = stage.objects.filter(isPortable);
  const things = company(portable.length ? portable : stage.objects, panorama ? 5 : 4);
  const room = (across * 0.84) / things.length;
  const most = height * (tall ? 0.46 : 0.66);
  const largest = Math.max(...things.map(longest));
  const drawn = things.map((object, index) => {
    const scale = Math.min((most * (0.62 + (0.38 * longest(object)) / largest)) / object.height, (room * 1.5) / object.width);
    const sunk = object.height * scale * (object.height > object.width ? 0.18 : 0.13);
    return put(stage, object, {
      x: x + across * 0.08 + room * (index + 0.5),
      foot: y + 20 + sunk,
      scale,
      turn: (index - (things.length - 1) / 2) * (tall ? 9 : 7),
      outfit: outfitOf(stage, object, index),
      shadowColor: tone.groundShade,
    });
  });
  const behind = drawn.filter((_, index) => index % 2 === 0);
  const inFront = drawn.filter((_, index) => index % 2 === 1);
  return behind.join('') + inFront.join('');
}

function slats(stage: Stage, { x, y, width, height }: Area): string {
  const [wood, shade] = woodColors(stage);
  const step = height / 3;
  const post = (at: number) => rect(at, y - 6, 24, height + 6, shade, 3);
  return (
    repeat(
      3,
      (index) =>
        rect(x, y + index * step, width, step - 7, wood, 4) + rect(x + width * 0.66, y + index * step, width * 0.34, step - 7, shade, 4),
    ) +
    post(x) +
    post(x + width - 24)
  );
}

function basket(stage: Stage, { x, y, width, height }: Area): string {
  const [wicker, shade, weave] = woodColors(stage);
  return (
    fill(path`M${x} ${y}h${width}l-18 ${height}h${36 - width}z`, wicker) +
    fill(path`M${x + width * 0.66} ${y}h${width * 0.34}l-18 ${height}h${18 - width * 0.34}z`, shade) +
    stroke(
      path`M${x} ${y + 24}h${width}M${x + 6} ${y + 54}h${width - 12}M${x + 10} ${y + 84}h${width - 20}`,
      weave,
      5,
      ' stroke-dasharray="22 14"',
    ) +
    rect(x - 12, y - 10, width + 24, 22, wicker, 9)
  );
}

function stamp(stage: Stage, { x, y, width, height }: Area): string {
  const { hero } = stage;
  const [wood, , light] = woodColors(stage);
  const [middle, centre, radius] = [x + width * 0.33, y + height / 2 - 2, height * 0.32];
  const scale = scaleToFit(hero, radius * 1.4, radius * 1.4);
  return (
    circle(middle, centre, radius, light) + putSilhouette(stage, hero, { x: middle, foot: centre + (hero.height * scale) / 2, scale }, wood)
  );
}

function beside(stage: Stage, left: number): string {
  const { width, height, wide, first, scenery, objects } = stage;
  const other = companion([nth(objects, 0), ...objects.slice(1).reverse()]);
  if (!wide || !other) return '';
  const side = height * 0.42;
  return put(stage, other, {
    x: left > width * 0.2 ? width * 0.12 : width * 0.86,
    foot: height * 0.93,
    scale: scaleToFit(other, side, side),
    outfit: first,
    shadow: 'floor',
    shadowColor: scenery.nearShade,
  });
}

function guest(stage: Stage, { x, y, width: across }: Area, isBasket: boolean): string {
  const { width, height, panorama, tone } = stage;
  if (panorama) return chance(stage, 0.5) ? bird(stage, width * 0.94, height * 0.88, 1, true) : '';
  if (chance(stage, 0.4)) return '';
  const [wood, shade] = woodColors(stage);
  const at = x + across * 0.76;
  const cat = peekingCat(stage, at, y + 4, 0.8, tone.dark ? tone.accent : tone.deep, tone.dark ? tone.deep : tone.accent);
  return cat && cat + (isBasket ? rect(at - 54, y - 10, 108, 22, wood) : rect(at - 54, y, 108, 14, shade));
}

function woodColors({ tone }: Stage): readonly [wood: string, shade: string, light: string] {
  return tone.dark ? [tone.paper, mix(tone.paper, tone.brand, 0.2), tone.brand] : [tone.brand, tone.deep, tone.soft];
}

function longest({ natural }: DrawnObject): number {
  return Math.max(natural.width, natural.height);
}
