import { circle, clip, fill, rect, repeat } from '../scenes/pen.ts';
import type { MarkParts } from './marks.ts';
import { shapes } from './shapes.ts';

/** A sign of plain shapes, for a name without Latin letters and a trade without a thing: arches, a sunrise, petals. */
export function patternMark(
  { shape, colors: { ground, figure, second }, id }: Pick<MarkParts, 'shape' | 'colors' | 'id'>,
  which: 0 | 1 | 2,
): string {
  const drawings = [
    fill('M20 100V52a30 30 0 0 1 60 0V100z', figure) +
      fill('M32 100V53a18 18 0 0 1 36 0V100z', second) +
      fill('M42 100V54a8 8 0 0 1 16 0V100z', ground),
    circle(50, 56, 25, second) + repeat(3, (index) => rect(0, 56 + index * 14, 100, 8, figure)),
    repeat(
      4,
      (index) => `<path transform="rotate(${index * 90} 50 50)" d="M50 50V22A28 28 0 0 1 78 50z" fill="${index % 2 ? second : figure}"/>`,
    ),
  ];
  return fill(shapes[shape].data, ground) + clip(id, shapes[shape].data, drawings[which] ?? '');
}
