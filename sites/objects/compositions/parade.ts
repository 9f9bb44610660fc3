import { nth } from '../../scenes/nth.ts';
import { fill, path, rect, repeat } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import type { DrawnObject } from '../object.ts';
import { canBe } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { chance, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** Things march one after the other between two borders, cut by both edges. */
export const grounds: readonly Ground[] = ['accent', 'brand', 'soft', 'deep'];

export function suits(objects: readonly DrawnObject[], ratio: number): number {
  const marching = objects.filter((object) => !canBe(object, 'emblem')).length;
  if (marching < (ratio > 1.6 ? 4 : 3)) return 0;
  return ratio > 1.6 ? 1.1 : 0.9;
}

export function draw(stage: Stage): string {
  const { height, tall, scenery, tone } = stage;
  const border = height * (tall ? 0.055 : 0.1);
  const files = tall ? 3 : 1;
  const room = (height - border * (files + 1)) / files;
  const second = tone.pop === scenery.front ? tone.brand : tone.pop;
  const bands = Array.from({ length: files + 1 }, (_, index) =>
    frieze(stage, index * (room + border), border, index % 2 ? second : scenery.front),
  );
  const marches = Array.from({ length: files }, (_, index) => march(stage, border + index * (room + border), room, index));
  return marches.join('') + bands.join('');
}

/** A band of teeth, waves or steps. */
function frieze(stage: Stage, y: number, height: number, color: string): string {
  const { width, variant, tone, scenery } = stage;
  const inlay =
    color === scenery.front ? (tone.dark ? tone.brand : tone.pop) : tone.dark ? tone.deep : tone.on === 'accent' ? tone.brand : tone.paper;
  const step = height * 1.2;
  const count = Math.ceil(width / step) + 1;
  const [top, low] = [y + height * 0.22, y + height * 0.78];
  const motifs = [
    () => repeat(count, (index) => path`M${index * step} ${low}l${step / 2} ${top - low} ${step / 2} ${low - top}z`),
    () => repeat(count, (index) => path`M${index * step} ${low}a${step * 0.42} ${low - top} 0 0 1 ${step * 0.84} 0z`),
    () =>
      repeat(
        count,
        (index) => path`M${index * step} ${low}v${top - low}h${step * 0.5}v${(low - top) / 2}h${step * 0.25}v${(low - top) / 2}z`,
      ),
  ];
  return rect(0, y, width, height, color) + fill(nth(motifs, variant)(), inlay);
}

function march(stage: Stage, top: number, room: number, file: number): string {
  const { width, tall, wide, panorama, objects, first, scenery, tone } = stage;
  const places = tall ? 2 : panorama ? 6 : wide ? 4 : 3;
  const step = width / (places - (tall ? 0.4 : 0.6));
  const foot = top + room * 0.93;
  const shift = step * (file % 2 ? -0.1 : tall ? 0.32 : 0.14);
  const walkers = Array.from({ length: places + (file % 2) }, (_, index) => {
    const position = (index + file * places) % objects.length;
    const object = nth(objects, position);
    const scale = scaleToFit(object, step * 0.88, room * 0.76);
    const high = (index + first) % 2 === 0;
    return put(stage, object, {
      x: shift + step * index,
      foot: foot - (high ? room * 0.07 : 0),
      scale,
      turn: high ? -4 : 4,
      outfit: (position + first) % 2,
      flip: file % 2 === 1,
      shadow: tall ? 'none' : 'wall',
    });
  });
  const ground = rect(0, foot - 8, width, top + room - foot + 10, scenery.near);
  const pace = fill(
    repeat(places + 1, (index) => path`M${shift + step * (index - 0.5) - 9} ${foot - 8}l9-15 9 15z`),
    tone.groundShade,
  );
  return ground + pace + walkers.join('') + (file === 0 && chance(stage, 0.4) ? bird(stage, shift + step * 0.5, foot - 6, 0.8) : '');
}
