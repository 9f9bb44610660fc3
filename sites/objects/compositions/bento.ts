import { pick } from '../../scenes/art/generator.ts';
import { nth } from '../../scenes/nth.ts';
import { circle, clip, fill, path, rect } from '../../scenes/pen.ts';
import { type Ground, type GroundTones, onGround } from '../../scenes/tones.ts';
import { type Area, box, stripes } from '../backdrops.ts';
import type { DrawnObject } from '../object.ts';
import { canBe } from '../poses.ts';
import { put, scaleToFit } from '../put.ts';
import { chance, type Stage, sceneryOn } from '../stage.ts';
import { bird, butterfly } from '../surprises.ts';

/** Panels side by side, each with an object and a ground of its own. */
export const grounds: readonly Ground[] = ['soft', 'brand', 'accent'];

export function suits(objects: readonly DrawnObject[]): number {
  return objects.length > 3 ? 1.2 : objects.length > 2 ? 0.8 : 0;
}

type Cell = readonly [column: number, row: number, columns: number, rows: number];

const grids: Record<'panorama' | 'wide' | 'tall', readonly Cell[]> = {
  panorama: [
    [0, 0, 2, 2],
    [2, 0, 1, 1],
    [2, 1, 1, 1],
    [3, 0, 1, 2],
    [4, 0, 2, 1],
    [4, 1, 2, 1],
  ],
  wide: [
    [0, 0, 2, 2],
    [2, 0, 1, 1],
    [2, 1, 1, 1],
    [3, 0, 1, 2],
  ],
  tall: [
    [0, 0, 2, 2],
    [0, 2, 1, 1],
    [1, 2, 1, 1],
    [0, 3, 2, 1],
  ],
};

/** For frames near the square; the seed picks. The first cell is the largest, because it's the hero's. */
const squareGrids: readonly [readonly Cell[], ...(readonly Cell[])[]] = [
  [
    [1, 0, 2, 2],
    [0, 0, 1, 2],
    [0, 2, 2, 1],
    [2, 2, 1, 1],
  ],
  [
    [0, 0, 2, 2],
    [2, 0, 1, 1],
    [2, 1, 1, 1],
    [0, 2, 1, 1],
    [1, 2, 2, 1],
  ],
  [
    [0, 0, 2, 3],
    [2, 0, 1, 1],
    [2, 1, 1, 2],
  ],
];

/** Grounds of the panels, in their order. */
const panelGrounds: Partial<Record<Ground, readonly Ground[]>> = {
  soft: ['soft', 'brand', 'accent', 'paper', 'deep'],
  brand: ['brand', 'accent', 'soft', 'deep', 'paper'],
  accent: ['accent', 'deep', 'paper', 'brand', 'soft'],
};

export function draw(stage: Stage): string {
  const cells = cellsFor(stage);
  const columns = Math.max(...cells.map(([column, , across]) => column + across));
  const rows = Math.max(...cells.map(([, row, , down]) => row + down));
  const [width, height] = [stage.width / columns, stage.height / rows];
  return cells
    .map(([column, row, across, down], index) => {
      const area = { x: column * width, y: row * height, width: across * width + 0.5, height: down * height + 0.5 };
      const on = nth(panelGrounds[stage.tone.on] ?? [stage.tone.on], index % 5);
      return clip(stage.nextId(), box(area), panel(stage, area, { on, index, big: across * down > 1, cells: cells.length }));
    })
    .join('');
}

function cellsFor(stage: Stage): readonly Cell[] {
  if (stage.panorama && stage.objects.length > 2 && !stage.thrift) return grids.panorama;
  if (stage.wide) return grids.wide;
  if (stage.tall) return grids.tall;
  return stage.objects.length < 3 ? nth(squareGrids, 2) : pick(stage, squareGrids);
}

interface Panel {
  on: Ground;
  index: number;
  big: boolean;
  cells: number;
}

function panel(stage: Stage, area: Area, { on, index, big, cells }: Panel): string {
  const tone = onGround(stage.tone, on);
  const { objects, variant, first, quiet } = stage;
  const back = rect(area.x, area.y, area.width, area.height, tone.ground) + motif(tone, area, (index + variant) % 4);
  if (index >= objects.length) return index === cells - 1 && !quiet ? back + guest(stage, tone, area) : back;
  const object = nth(objects, index);
  const lies = canBe(object, 'flat', 'emblem') && !canBe(object, 'table');
  const scale = scaleToFit(object, area.width * (big ? 0.86 : 1.02), area.height * (big ? 0.92 : 1.06)) * (lies ? 0.88 : 1);
  const [middle, centre] = [area.x + area.width / 2, area.y + area.height / 2];
  return (
    back +
    put(stage, object, {
      x: middle,
      foot: lies ? centre + (object.height * scale) / 2 : area.y + area.height * (big ? 0.93 : 1.06),
      scale,
      on,
      outfit: (index + first) % 2,
      turn: lies && !canBe(object, 'emblem', 'hung') ? pick(stage, [0, 24, -28]) : 0,
      shadow: big || cells < 5 ? 'wall' : 'none',
    })
  );
}

function motif(tone: GroundTones, area: Area, number: number): string {
  const { x, y, width, height } = area;
  const [middle, foot] = [x + width / 2, y + height];
  if (number === 0)
    return circle(middle, y + height * 0.54, Math.min(width, height) * 0.4, tone.dark ? tone.groundShade : tone.groundLight);
  if (number === 1) {
    const rise = Math.min(width / 2, height / 2);
    return fill(path`M${x} ${foot}V${y + height / 2}A${width / 2} ${rise} 0 0 1 ${x + width} ${y + height / 2}V${foot}z`, tone.groundShade);
  }
  if (number === 2) return stripes(area, 40, 10, tone.groundShade);
  return rect(x, y + height * 0.74, width, height * 0.26, tone.groundShade);
}

/** The last panel of a small set: a bird or a butterfly. */
function guest(stage: Stage, tone: GroundTones, { x, y, width, height }: Area): string {
  const own: Stage = { ...stage, tone, scenery: sceneryOn(tone) };
  const [middle, centre] = [x + width / 2, y + height / 2];
  if (chance(stage, 0.5)) return bird(own, middle, centre + 40, 1.6);
  return butterfly(own, middle, centre, 1.5, tone.on === 'accent' ? tone.brand : tone.accent, tone.dark ? tone.paper : tone.deep);
}
