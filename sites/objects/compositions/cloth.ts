import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { define, fill, path, rect, repeat, stroke } from '../../scenes/pen.ts';
import type { Ground } from '../../scenes/tones.ts';
import type { DrawnObject } from '../object.ts';
import { put, scaleToFit } from '../put.ts';
import { between, type Stage } from '../stage.ts';
import { ladybug } from '../surprises.ts';

/** A cloth printed with one to three things, with a hem and a fringe. One print is in the other colors. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent', 'paper'];

export function suits(objects: readonly DrawnObject[]): number {
  return objects.length > 1 ? 0.4 : 0;
}

export function draw(stage: Stage): string {
  const { width, height, tone, scenery } = stage;
  const hem = height * 0.84;
  const trim = tone.pop === scenery.front ? tone.brand : tone.pop;
  const fringe = hem + height * 0.06 + 9;
  const threads = repeat(Math.ceil(width / 24), (index) => path`M${index * 24 + 10} ${fringe + 1}v${height * 0.05 + (index % 2) * 4}`);
  return (
    prints(stage, hem) +
    folds(stage, hem) +
    rect(0, hem, width, height * 0.06, scenery.front) +
    rect(0, fringe - 9, width, 9, trim) +
    rect(0, fringe, width, height - fringe, scenery.near) +
    stroke(threads, scenery.front, 7) +
    ladybug(stage, width * between(stage, 0.3, 0.8), hem + height * 0.03, 0.8, trim, 80)
  );
}

/** The objects in rows, each row half a step beside the one above. */
function prints(stage: Stage, hem: number): string {
  const { width, height, thrift, objects } = stage;
  const printed = objects.slice(0, thrift ? 2 : 3);
  const step = Math.round(Math.max(pick(stage, [118, 134, 150]), Math.sqrt((width * height * 0.84) / (26 - thrift * 3))));
  const [rows, columns] = [Math.ceil(height / step) + 1, Math.ceil(width / step) + 1];
  const tilt = pick(stage, [0, 0, 14, -18]);
  const odd = {
    row: Math.floor(between(stage, 1, Math.max(2, rows - 2))),
    column: Math.floor(between(stage, 1, Math.max(2, columns - 1))),
  };
  const stamps = printed.map((object, index) => stamp(stage, object, step * 0.74, index + stage.first));
  const oddStamp = stamp(stage, stage.hero, step * 0.74, 1 + stage.first);
  let drawing = stamps.map(({ drawn }) => drawn).join('') + oddStamp.drawn;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * step + (row % 2) * step * 0.5 - step * 0.1, row * step * 0.86 + step * 0.3];
      if (y - step / 2 > hem) continue;
      const turn = (row + column) % 2 ? tilt : -tilt;
      const { id } =
        row === odd.row && column === odd.column ? oddStamp : nth(stamps, (column + row * (stamps.length === 3 ? 2 : 1)) % stamps.length);
      drawing += `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''}"/>`;
    }
  }
  return drawing + (printed.length < 3 ? specks(stage, step, hem) : '');
}

/** An object about 0,0, kept for the prints. */
function stamp(stage: Stage, object: DrawnObject, side: number, outfit: number): { id: string; drawn: string } {
  const id = stage.nextId();
  const scale = scaleToFit(object, side, side);
  return {
    id,
    drawn: define(id, put(stage, object, { x: 0, foot: (object.height * scale) / 2, scale, outfit: outfit % 2, shadow: 'none' })),
  };
}

/** A dot between each two prints. */
function specks({ width, tone }: Stage, step: number, hem: number): string {
  const lines = repeat(
    Math.ceil((hem - step * 0.3) / (step * 0.86)),
    (row) => path`M${Math.round(step * (row % 2 ? 0.9 : 0.4))} ${Math.round(row * step * 0.86 + step * 0.3)}H${width}`,
  );
  return stroke(lines, tone.groundShade, 12, ` stroke-dasharray="0 ${step}"`);
}

function folds({ width, height, tone }: Stage, hem: number): string {
  const fold = (index: number) =>
    path`M${width * (0.2 + index * 0.3)} 0q${-14 - index * 4} ${height * 0.4} 4 ${hem}h22q-14 ${-height * 0.5} 6 ${-hem}z`;
  return fill(repeat(3, fold), tone.groundShade, ' opacity=".35"');
}
