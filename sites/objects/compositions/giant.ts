import { pick } from '../../scenes/art/generator.ts';
import { circle, rect } from '../../scenes/pen.ts';
import { type Ground, mix } from '../../scenes/tones.ts';
import { rays, rings } from '../backdrops.ts';
import { canBe, companion, floats } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { chance, type Stage } from '../stage.ts';
import { birdOn, butterfly } from '../surprises.ts';

/** One thing larger than the frame, and a small one beside it. */
export const grounds: readonly Ground[] = ['brand', 'accent', 'soft'];

export function suits(): number {
  return 1;
}

export function draw(stage: Stage): string {
  const { width, height, tall, wide, tone, scenery, hero, variant } = stage;
  const flying = floats(hero);
  const scale = Math.max(
    0.4,
    scaleToFit(hero, tall ? width * 1.25 : wide ? width * 0.62 : width * 1.02, tall ? width * 1.16 : height * 1.22),
  );
  const length = hero.height * scale;
  const x = width * (wide ? 0.66 : tall ? 0.56 : 0.58);
  const foot = flying ? (height + length) / 2 : tall ? height * 0.93 : height * (length > height * 0.95 ? 1.07 : 0.9);
  const middle = flying ? height / 2 : Math.min(foot - length / 2, height * 0.56);
  // What lies may be turned at will. What only hangs, like an awning, would fall.
  const turn = flying ? pick(stage, canBe(hero, 'emblem') || !canBe(hero, 'flat') ? [0, -8, 6] : [-28, 24, 38, -16]) : 0;
  return (
    backdrop(stage, x, middle) +
    (flying ? '' : rect(0, Math.min(foot - 14, height * 0.86), width, height, scenery.near)) +
    put(stage, hero, {
      x,
      foot,
      scale,
      turn,
      outfit: stage.first,
      flip: chance(stage, 0.3),
      shadowColor: variant ? mix(tone.groundShade, tone.deep, 0.2) : tone.groundShade,
    }) +
    smallOnes(stage)
  );
}

function backdrop(stage: Stage, x: number, y: number): string {
  const { width, height, tall, tone, scenery, variant } = stage;
  const radius = (tall ? width : height) * 0.46;
  if (variant === 0) return circle(x, y, radius, scenery.veil);
  if (variant === 1) return rings(x, y, radius, tone.groundShade, 22);
  return rays(stage, x, y, tone.groundShade);
}

function smallOnes(stage: Stage): string {
  const { width, height, tall, wide, panorama, tone, scenery, objects, first } = stage;
  const small = companion(objects);
  const insect = () => butterfly(stage, width * (wide ? 0.34 : 0.2), height * 0.24, 1, tone.pop, scenery.line);
  if (!small) return insect();
  const size = tall ? height * 0.2 : height * (panorama ? 0.5 : 0.36);
  const stood = {
    object: small,
    x: width * (wide ? 0.2 : 0.16),
    foot: height * 0.94,
    scale: scaleToFit(small, size, size),
    flip: false,
    lies: false,
  };
  const third = panorama ? companion(objects.filter((object) => object !== small)) : undefined;
  const further = third
    ? put(stage, third, {
        x: width * 0.36,
        foot: height * 0.92,
        scale: scaleToFit(third, height * 0.42, height * 0.42),
        outfit: first,
        shadow: 'floor',
        shadowColor: scenery.nearShade,
      })
    : '';
  return (
    put(stage, small, { ...stood, outfit: 1 - first, shadow: 'floor', shadowColor: scenery.nearShade }) +
    further +
    (chance(stage, 0.6) ? birdOn(stage, stood, 0.9) : chance(stage, 0.5) ? insect() : '')
  );
}
