import { nth } from '../../scenes/nth.ts';
import { fill, path } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { land } from '../land.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, isBig, tagged } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { between, type Stage } from '../stage.ts';

/** What flies, high over the land: a balloon, a parachute, a drone. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent'];

export function suits([hero]: readonly DrawnObject[]): number {
  return hero && flies(hero) ? 1.8 : 0;
}

export function draw(stage: Stage): string {
  const { height, tall } = stage;
  const line = height * (tall ? 0.86 : 0.82);
  return land(stage, line) + clouds(stage, line) + farAway(stage, line) + onTheGround(stage, line) + aloft(stage, line);
}

function aloft(stage: Stage, line: number): string {
  const { width, tall, wide, hero, first } = stage;
  const scale = scaleToFit(hero, width * (tall ? 0.82 : wide ? 0.46 : 0.62), line * (tall ? 0.66 : 0.84));
  const middle = line * (tall ? 0.46 : 0.48);
  return put(stage, hero, {
    x: width * between(stage, 0.42, 0.54),
    foot: middle + (hero.height * scale) / 2,
    scale,
    outfit: first,
    shadow: 'none',
  });
}

/** The others that fly, or the hero again, small in the distance. */
function farAway(stage: Stage, line: number): string {
  const { width, hero, objects, thrift, first, tall } = stage;
  const others = objects.filter((object) => object !== hero && flies(object));
  const flying = others.length ? others : [hero];
  const places = [
    [0.86, 0.24],
    [0.12, tall ? 0.12 : 0.3],
  ] as const;
  return places
    .slice(0, thrift ? 1 : places.length)
    .map(([x, y], index) => {
      const object = nth(flying, index % flying.length);
      const scale = scaleToFit(object, width * (index ? 0.13 : 0.18), line * (index ? 0.16 : 0.24));
      return put(stage, object, {
        x: width * x,
        foot: line * y + (object.height * scale) / 2,
        scale,
        outfit: (index + 1 + first) % 2,
        shadow: 'none',
      });
    })
    .join('');
}

/** Something that stands, where one would land. */
function onTheGround(stage: Stage, line: number): string {
  const { width, height, hero, objects, first, scenery } = stage;
  const object = objects.find((candidate) => candidate !== hero && canBe(candidate, 'floor', 'table') && !isBig(candidate));
  if (!object) return '';
  const scale = scaleToFit(object, width * 0.16, height * 0.2);
  const foot = line + (height - line) * 0.5;
  return put(stage, object, {
    x: width * 0.86,
    foot,
    scale,
    outfit: 1 - first,
    shadow: 'floor',
    shadowColor: scenery.nearShade,
  });
}

function clouds(stage: Stage, line: number): string {
  const { width, tone } = stage;
  const color = tone.dark ? tone.groundLight : tone.paper;
  const cloud = (x: number, y: number, size: number) =>
    path`M${x} ${y}h${150 * size}a${24 * size} ${24 * size} 0 0 0 ${-8 * size} ${-47 * size}a${40 * size} ${40 * size} 0 0 0 ${-74 * size} ${-16 * size}a${32 * size} ${32 * size} 0 0 0 ${-62 * size} ${16 * size}a${24 * size} ${24 * size} 0 0 0 ${-6 * size} ${47 * size}z`;
  const drift = between(stage, -0.05, 0.05);
  return fill(
    cloud(width * (0.66 + drift), line * 0.62, 1) +
      cloud(width * (0.06 - drift), line * 0.72, 0.8) +
      cloud(width * (0.2 + drift), line * 0.2, 0.6),
    color,
  );
}

function flies(object: DrawnObject): boolean {
  return tagged(object, 'fly');
}
