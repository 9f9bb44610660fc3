import { pick } from '../../scenes/art/generator.ts';
import { circle, clip, path, rect } from '../../scenes/pen.ts';
import { type Ground, onGround } from '../../scenes/tones.ts';
import { rays, stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, companion, floats } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { type Stage, sceneryOn } from '../stage.ts';

/** The frame is cut in two grounds, and the hero changes its colors where it crosses the cut. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent'];

export function suits([hero, ...others]: readonly DrawnObject[]): number {
  if (!hero) return 0;
  return others.some((object) => object.cm < 260) ? 0.7 : 0.9;
}

/** The second ground, for each of the first. */
const otherGround: Partial<Record<Ground, Ground>> = { soft: 'brand', brand: 'accent', accent: 'deep' };

export function draw(stage: Stage): string {
  const { width, height, tall, tone } = stage;
  const lean = stage.variant === 1 ? height * 0.16 : stage.variant === 2 ? -height * 0.16 : 0;
  const middle = width * (tall ? 0.5 : pick(stage, [0.46, 0.5, 0.54]));
  const on = otherGround[tone.on] ?? 'brand';
  const otherTone = onGround(tone, on);
  const other: Stage = { ...stage, tone: otherTone, scenery: sceneryOn(otherTone) };
  const cut = path`M${middle + lean} 0H${width}V${height}H${middle - lean}z`;
  return half(stage, middle, -1) + clip(stage.nextId(), cut, rect(0, 0, width, height, otherTone.ground) + half(other, middle, 1));
}

/** All of the picture as seen on one of the grounds, with one of the lesser things at its side. */
function half(stage: Stage, middle: number, side: 1 | -1): string {
  const { width, height, tall, wide, hero, first, scenery, objects } = stage;
  const flying = floats(hero);
  const floor = height * 0.84;
  const scale = scaleToFit(hero, width * (tall ? 0.92 : wide ? 0.5 : 0.74), height * (tall ? 0.6 : 0.84));
  const foot = flying ? (height + hero.height * scale) / 2 : height * 0.92;
  return (
    backdrop(stage, middle, side) +
    (flying ? '' : rect(0, floor, width, height - floor, scenery.near)) +
    put(stage, hero, {
      x: middle,
      foot,
      scale,
      outfit: side > 0 ? first : 0,
      turn: flying && !canBe(hero, 'emblem', 'hung') ? 14 : 0,
      shadow: 'none',
    }) +
    beside(stage, side, objects)
  );
}

function backdrop(stage: Stage, middle: number, side: 1 | -1): string {
  const { width, height, tone, scenery, first } = stage;
  if (side < 0) return circle(middle, height * 0.47, Math.min(width, height) * 0.44, scenery.veil);
  return first ? rays(stage, middle, height * 0.47, tone.groundShade) : stripes({ x: 0, y: 0, width, height }, 66, 22, tone.groundShade);
}

/** In a wide frame each half has a small thing of its own. */
function beside(stage: Stage, side: 1 | -1, objects: readonly DrawnObject[]): string {
  const { width, height, wide, panorama, first, scenery } = stage;
  if (!wide) return '';
  const small = companion(side < 0 ? objects : [stage.hero, ...objects.slice(2), ...objects.slice(1, 2)]);
  if (!small) return '';
  const size = height * (panorama ? 0.5 : 0.36);
  const x = width * (side < 0 ? 0.13 : 0.87);
  return put(stage, small, {
    x,
    foot: height * 0.92,
    scale: scaleToFit(small, size, size),
    outfit: 1 - first,
    shadow: 'floor',
    shadowColor: scenery.nearShade,
  });
}
