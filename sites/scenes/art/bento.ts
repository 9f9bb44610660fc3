import { nth } from '../nth.ts';
import { circle, fill, path, rect, repeat, tenth } from '../pen.ts';
import type { Tones } from '../tones.ts';
import { type Field, type Generator, pick } from './generator.ts';

/** A grid of tiles, some double, each with a cut motif: quarter, sun, dot, stripes, leaf, dots, stairs, arch, steps, rings. */
export const bento: Generator = (tone, field) => {
  const { width, height, random } = field;
  const cell = width / height > 2 || height / width > 2 ? 133 : 100;
  const columns = Math.max(3, Math.min(7, Math.round(width / cell)));
  const rows = Math.max(3, Math.round(height / cell));
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  const pairs = tilePairs(tone);
  const used = new Set<string>();
  const free = (column: number, row: number) => !used.has(`${column},${row}`);
  let body = '';
  let last = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!free(column, row)) continue;
      const roomRight = column < columns - 1 && free(column + 1, row);
      const big = roomRight && row < rows - 1 && random() < 0.2;
      const double = !big && roomRight && random() < 0.12;
      const [across, down] = [big || double ? 2 : 1, big ? 2 : 1];
      for (let x = 0; x < across; x++) for (let y = 0; y < down; y++) used.add(`${column + x},${row + y}`);
      let pair = pick(field, pairs);
      while (pair[0] === last) pair = pick(field, pairs);
      last = pair[0];
      body += tile(
        field,
        pair,
        { x: column * cellWidth, y: row * cellHeight, width: cellWidth * across, height: cellHeight * down },
        double,
      );
    }
  }
  return { ground: tone.soft, body };
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Pair = readonly [back: string, figure: string];

function tilePairs(tone: Tones): readonly [Pair, ...Pair[]] {
  return [
    [tone.brand, tone.soft],
    [tone.soft, tone.brand],
    [tone.deep, tone.accent],
    [tone.accent, tone.deep],
    [tone.paper, tone.brand],
    [tone.brandMid, tone.deep],
    [tone.softShade, tone.paper],
    [tone.brand, tone.paper],
  ];
}

/** Motifs that stand on a floor, so they are never turned. */
const upright = [1, 6, 7];

function tile(field: Field, [back, figure]: Pair, box: Box, double: boolean): string {
  const { x, y, width, height } = box;
  const seeded = Math.floor(field.random() * motifs.length);
  const motif = double ? pick(field, [3, 4, 1, 5]) : seeded;
  const turn = double ? 0 : Math.floor(field.random() * 4) * 90;
  const ground = rect(x, y, width + 0.5, height + 0.5, back);
  const draw = nth(motifs, motif);
  if (!turn || upright.includes(motif) || Math.abs(width - height) >= 30) return ground + draw(box, figure, back);
  const drawn = draw({ x: 0, y: 0, width, height }, figure, back);
  const [toMiddle, back0] = [
    `translate(${tenth(x + width / 2)} ${tenth(y + height / 2)})`,
    `translate(${tenth(-width / 2)} ${tenth(-height / 2)})`,
  ];
  return `${ground}<g transform="${toMiddle}rotate(${turn})${back0}">${drawn}</g>`;
}

type Motif = (box: Box, figure: string, back: string) => string;

const motifs: Motif[] = [
  ({ x, y, ...box }, figure) => {
    const side = Math.min(box.width, box.height);
    return fill(path`M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`, figure);
  },
  ({ x, y, width, height }, figure, back) => {
    const side = Math.min(width, height);
    const sun = fill(path`M${x} ${y + height}a${width / 2} ${Math.min(width / 2, height)} 0 0 1 ${width} 0z`, figure);
    return side > 120 ? sun + circle(x + width / 2, y + height, side * 0.18, back) : sun;
  },
  ({ x, y, width, height }, figure) => circle(x + width / 2, y + height / 2, Math.min(width, height) * 0.34, figure),
  ({ x, y, width, height }, figure) => repeat(4, (index) => rect(x, y + ((index * 2 + 0.5) * height) / 8, width, height / 8, figure)),
  ({ x, y, width, height }, figure) =>
    fill(path`M${x} ${y}A${width} ${height} 0 0 1 ${x + width} ${y + height}A${width} ${height} 0 0 1 ${x} ${y}z`, figure),
  ({ x, y, width, height }, figure) =>
    repeat(9, (index) =>
      circle(
        x + width * (0.22 + (index % 3) * 0.28),
        y + height * (0.22 + Math.floor(index / 3) * 0.28),
        Math.min(width, height) * 0.075,
        figure,
      ),
    ),
  ({ x, y, width, height }, figure) =>
    fill(
      path`M${x} ${y + height}V${y + height * 0.66}h${width / 3}V${y + height * 0.33}h${width / 3}V${y}h${width / 3}V${y + height}z`,
      figure,
    ),
  ({ x, y, width, height }, figure, back) =>
    fill(
      path`M${x + width * 0.14} ${y + height}V${y + height * 0.52}a${width * 0.36} ${width * 0.36} 0 0 1 ${width * 0.72} 0V${y + height}z`,
      figure,
    ) +
    fill(
      path`M${x + width * 0.34} ${y + height}V${y + height * 0.56}a${width * 0.16} ${width * 0.16} 0 0 1 ${width * 0.32} 0V${y + height}z`,
      back,
    ),
  ({ x, y, width, height }, figure) =>
    fill(path`M${x} ${y}h${width / 2}v${height / 2}h${width / 2}v${height / 2}h${-width / 2}v${-height / 2}h${-width / 2}z`, figure),
  ({ x, y, width, height }, figure, back) =>
    repeat(3, (index) => {
      const edge = Math.min(width, height) * (0.94 - index * 0.3);
      return fill(path`M${x} ${y + height}v${-edge}a${edge} ${edge} 0 0 1 ${edge} ${edge}z`, index % 2 ? back : figure);
    }),
];
