import { pick } from '../../scenes/art/generator.ts';
import { ellipse, fill, path, rect } from '../../scenes/pen.ts';
import { type Ground, mix } from '../../scenes/tones.ts';
import type { DrawnObject } from '../object.ts';
import { companion, floats, livesOutdoors } from '../poses.ts';
import { put, putSilhouette, scaleToFit } from '../put.ts';
import { chance, type Stage } from '../stage.ts';
import { mouse } from '../surprises.ts';

/** The hero in the light of one lamp. The others are shapes in the dark. */
export const grounds: readonly Ground[] = ['deep', 'brand', 'soft'];

export function suits(objects: readonly DrawnObject[], ratio: number): number {
  if (!objects.length || objects.some(livesOutdoors)) return 0;
  return ratio > 2.3 ? 0.6 : 0.8;
}

export function draw(stage: Stage): string {
  const { width, height, tall, wide, panorama, hero, first, tone } = stage;
  const x = width * (wide ? pick(stage, [0.36, 0.62]) : tall ? 0.5 : pick(stage, [0.46, 0.56]));
  const floor = height * 0.8;
  const foot = height * 0.89;
  const half = Math.min(width * (tall ? 0.5 : 0.4), height * (panorama ? 0.74 : 0.6));
  const lamp = height * (tall ? 0.1 : 0.13);
  const flying = floats(hero);
  const scale = scaleToFit(hero, half * 1.4, (foot - lamp) * 0.8);
  const light = lightOf(stage);
  return (
    rect(0, floor, width, height - floor, stage.scenery.near) +
    inTheDark(stage, x, half, foot) +
    fill(path`M${x - 44} ${lamp}L${x - half} ${foot}A${half} ${half * 0.16} 0 0 0 ${x + half} ${foot}L${x + 44} ${lamp}z`, light) +
    ellipse(x, foot, half, half * 0.16, poolOf(stage)) +
    put(stage, hero, {
      x,
      foot: foot + (flying ? -half * 0.16 : 4),
      scale,
      outfit: first,
      shadow: flying ? 'none' : 'floor',
      shadowColor: mix(poolOf(stage), tone.deep, 0.35),
    }) +
    (flying ? ellipse(x, foot, hero.width * scale * 0.34, half * 0.05, mix(poolOf(stage), tone.deep, 0.35)) : '') +
    lampAt(stage, x, lamp) +
    (chance(stage, 0.5) ? mouse(stage, x + half * 0.62, foot + 6, 0.62) : '')
  );
}

/** The cone of light: a step lighter than the room, so that what reads on the ground reads in it. */
function lightOf({ tone }: Stage): string {
  if (tone.on === 'soft') return tone.paper;
  return mix(tone.ground, tone.paper, 0.13);
}

function poolOf({ tone }: Stage): string {
  if (tone.on === 'soft') return tone.accentLight;
  return mix(tone.ground, tone.paper, 0.3);
}

function lampAt({ tone, scenery }: Stage, x: number, y: number): string {
  return (
    rect(x - 4, -6, 8, y - 20, scenery.line) +
    fill(path`M${x - 18} ${y - 34}h36l34 38h-104z`, tone.on === 'soft' ? tone.brand : tone.accent) +
    fill(path`M${x + 4} ${y - 34}h14l34 38h-40z`, tone.on === 'soft' ? tone.deep : tone.accentShade) +
    ellipse(x, y + 4, 26, 9, tone.paper)
  );
}

function inTheDark(stage: Stage, x: number, half: number, foot: number): string {
  const { width, height, tall, wide, panorama, objects, hero, tone } = stage;
  const color = tone.on === 'soft' ? tone.softShade : tone.on === 'deep' ? tone.groundLight : mix(tone.ground, tone.ink, 0.36);
  const others = objects.slice(1).filter((object) => object === companion([hero, object]));
  const size = height * (tall ? 0.26 : 0.5);
  const free = [x - half - size * 0.36, x + half + size * 0.36, x + half + size * 1.4, x - half - size * 1.3];
  const places = free.filter((place) => place > -size * 0.3 && place < width + size * 0.3).slice(0, panorama ? 4 : wide ? 3 : 2);
  return places
    .map((place, index) => {
      const object = others[index % Math.max(1, others.length)];
      if (!object || index >= others.length * 2) return '';
      return putSilhouette(stage, object, { x: place, foot: foot - 24, scale: scaleToFit(object, size, size * (index ? 0.8 : 1)) }, color);
    })
    .join('');
}
