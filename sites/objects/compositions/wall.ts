import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { circle, rect } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import { boards, dots } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe, forWall } from '../poses.ts';
import { type Placing, put, scaleToFit } from '../put.ts';
import { between, type Stage } from '../stage.ts';
import { bird } from '../surprises.ts';

/** Things on a pegboard, each once. */
export const grounds: readonly Ground[] = ['brand', 'soft', 'accent'];

export function suits(objects: readonly DrawnObject[]): number {
  const [hero] = objects;
  if (!hero) return 0;
  const hanging = objects.filter(hangs);
  if (hanging.length < 2) return 0;
  return hangs(hero) ? 1.3 : 0.45;
}

export function draw(stage: Stage): string {
  const { width, height, tall, scenery, tone, variant } = stage;
  const edge = height * (tall ? 0.88 : 0.84);
  const wall = { x: 0, y: 0, width, height: edge };
  const standing = stage.objects.find((object) => canBe(object, 'table') && !canBe(object, 'flat', 'hung', 'emblem'));
  const columns = columnsOf(stage);
  const below = standing
    ? put(stage, standing, {
        x: (width * pick(stage, [1, columns - 1])) / columns,
        foot: edge + 8,
        scale: scaleToFit(standing, width * 0.3, height * 0.36),
        outfit: 1 - stage.first,
      })
    : bird(stage, width * between(stage, 0.1, 0.8), edge);
  return (
    (variant === 2 ? boards(wall, 66, tone.groundShade) : dots(wall, 40, 6, tone.groundShade)) +
    hung(stage, edge) +
    below +
    rect(0, edge, width, height - edge, scenery.front) +
    rect(0, edge, width, 12, scenery.frontShade)
  );
}

/** The objects in a grid, as big as their cells allow and true to each other's size. */
function hung(stage: Stage, edge: number): string {
  const { width, tall, scenery, thrift } = stage;
  const objects = forWall(stage.objects);
  const columns = columnsOf(stage);
  const rows = tall ? Math.min(thrift ? 2 : 3, Math.ceil(objects.length / columns)) : 1;
  const cell = { width: width / columns, height: (edge - 16) / rows };
  const largest = Math.max(...objects.map(longest));
  let drawing = '';
  for (let index = 0; index < Math.min(columns * rows, objects.length); index++) {
    const object = nth(objects, index);
    const [column, line] = [index % columns, Math.floor(index / columns)];
    const scale = scaleToFit(object, cell.width * 1.02, cell.height * 0.84) * (0.62 + (0.38 * longest(object)) / largest);
    const slack = rows > 1 ? 0 : Math.max(0, cell.height - 40 - object.height * scale);
    const top = 26 + line * cell.height + slack * (column % 2 ? 0.62 : 0.3);
    const placing: Placing = {
      x: cell.width * (column + 0.5) + between(stage, -0.06, 0.06) * cell.width,
      foot: top + object.height * scale,
      scale,
      turn: canBe(object, 'hung') && !canBe(object, 'flat') ? 0 : between(stage, -11, 11),
      flip: index % 3 === 2,
      outfit: (index + stage.first) % 2,
    };
    drawing += put(stage, object, placing);
    drawing += circle(placing.x, top - 4, 6, scenery.front);
  }
  return drawing;
}

function columnsOf({ objects, tall, wide, panorama }: Stage): number {
  return Math.min(tall ? 2 : panorama ? 5 : wide ? 4 : 3, forWall(objects).length);
}

function hangs(object: DrawnObject): boolean {
  return canBe(object, 'hung', 'flat');
}

function longest({ natural }: DrawnObject): number {
  return Math.max(natural.width, natural.height);
}
