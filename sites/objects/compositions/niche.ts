import { nth } from '../../scenes/nth.ts';
import { circle, clip, fill, path, rect, stroke } from '../../scenes/pen.ts';
import { type Ground, mix, onGround } from '../../scenes/tones.ts';
import { boards, stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, companion, floats, isBig } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { chance, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** One thing on a plinth in an arched niche; side by side in a wide frame. */
export const grounds: readonly Ground[] = ['brand', 'accent', 'soft', 'deep'];

export function suits([hero, ...others]: readonly DrawnObject[], ratio: number): number {
  if (!hero || isBig(hero)) return hero ? 0.3 : 0;
  if (others.length < (ratio > 2.3 ? 2 : ratio > 1.6 ? 1 : 0)) return 0;
  if (ratio > 1.6 && others.length < 2) return 0.3;
  return canBe(hero, 'table', 'hung', 'emblem') ? 1 : 0.6;
}

interface Niche {
  x: number;
  foot: number;
  radius: number;
  on: Ground;
}

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama, tone, scenery, variant, first } = stage;
  const count = panorama ? Math.min(4, Math.max(3, stage.objects.length)) : wide ? Math.min(3, Math.max(2, stage.objects.length)) : 1;
  const foot = height * (tall ? 0.86 : 0.87);
  const radius = Math.min(tall ? width * 0.36 : wide ? (width / count) * 0.39 : width * 0.34, height * 0.46);
  const on = groundInside(stage);
  const niches = Array.from({ length: count }, (_, index) =>
    niche(stage, nth(stage.objects, index % stage.objects.length), index, { x: (width * (index + 0.5)) / count, foot, radius, on }),
  );
  const wall = { x: 0, y: 0, width, height: foot };
  return (
    (variant ? boards(wall, 70, tone.groundShade) : stripes(wall, 60, 8, tone.groundShade)) +
    niches.join('') +
    rect(0, foot, width, height - foot, scenery.near) +
    rect(0, foot, width, 10, trimOf(stage)) +
    (count === 1 ? atTheFoot(stage) : '') +
    (chance(stage, 0.5) ? bird(stage, width * (first ? 0.86 : 0.14), foot + 4, 0.8) : '')
  );
}

function groundInside({ tone, first }: Stage): Ground {
  switch (tone.on) {
    case 'brand':
      return 'accent';
    case 'deep':
      return 'soft';
    case 'accent':
      return 'paper';
    default:
      return first ? 'brand' : 'accent';
  }
}

function trimOf({ tone }: Stage): string {
  if (tone.dark) return tone.soft;
  return tone.on === 'accent' ? tone.deep : tone.brand;
}

function niche(stage: Stage, object: DrawnObject, index: number, { x, foot, radius, on }: Niche): string {
  const { height, tall, tone, first } = stage;
  const inside = onGround(tone, on);
  const trim = trimOf(stage);
  const top = foot - height * 0.74;
  const spring = Math.max(top + radius, height * 0.1 + radius * 0.6);
  const plinth = height * (tall ? 0.13 : 0.14);
  const scale = scaleToFit(object, radius * 1.6, (foot - plinth - top) * 0.8);
  const outline = path`M${x - radius} ${foot}V${spring}A${radius} ${radius} 0 0 1 ${x + radius} ${spring}V${foot}`;
  const hovers = floats(object) ? 6 : 0;
  const content =
    fill(`${outline}z`, inside.ground) +
    rect(x - radius, height * 0.02, radius / 2, foot, inside.groundShade) +
    circle(x + radius * 0.1, spring + radius * 0.2, radius * 0.66, inside.dark ? inside.groundShade : inside.groundLight) +
    put(stage, object, { x, foot: foot - plinth - hovers, scale, on, outfit: (index + first) % 2 }) +
    rect(x - radius * 0.62, foot - plinth, radius * 1.24, 16, trim, 3) +
    rect(x - radius * 0.5, foot - plinth + 16, radius, plinth, trim) +
    rect(x + radius * 0.1, foot - plinth + 16, radius * 0.4, plinth, tone.dark ? tone.brandMid : mix(trim, tone.ink, 0.35));
  return stroke(outline, trim, 22, ' stroke-linecap="butt"') + clip(stage.nextId(), `${outline}z`, content);
}

/** A second thing on the floor beside the niche. */
function atTheFoot(stage: Stage): string {
  const { width, height, tall, first, scenery } = stage;
  const other = companion(stage.objects);
  if (!other) return '';
  const side = height * (tall ? 0.2 : 0.34);
  return put(stage, other, {
    x: width * (first ? 0.22 : 0.8),
    foot: height * 0.97,
    scale: scaleToFit(other, side, side),
    outfit: 1 - first,
    shadow: 'floor',
    shadowColor: scenery.nearShade,
  });
}
