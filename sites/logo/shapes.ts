import { disc, fill, path, polar } from '../scenes/pen.ts';

/** Room for a figure: a box about a point, and the longest diagonal of what fits in spite of cut corners. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  diagonal: number;
}

/** A shape that a mark lies on, as path data in a box of 100 by 100. */
export interface Shape extends Room {
  data: string;
}

export const shapes = {
  circle: { data: disc(50, 50, 48), x: 50, y: 50, width: 66, height: 66, diagonal: 76 },
  squircle: {
    data: 'M50 2C86 2 98 14 98 50C98 86 86 98 50 98C14 98 2 86 2 50C2 14 14 2 50 2z',
    x: 50,
    y: 50,
    width: 70,
    height: 66,
    diagonal: 88,
  },
  tile: {
    data: 'M23 3H77A20 20 0 0 1 97 23V77A20 20 0 0 1 77 97H23A20 20 0 0 1 3 77V23A20 20 0 0 1 23 3z',
    x: 50,
    y: 50,
    width: 70,
    height: 68,
    diagonal: 92,
  },
  square: { data: 'M4 4H96V96H4z', x: 50, y: 50, width: 70, height: 68, diagonal: 100 },
  arch: { data: 'M6 97V46a44 44 0 0 1 88 0V97z', x: 50, y: 54, width: 66, height: 64, diagonal: 84 },
  shield: {
    data: 'M50 2C63 10 77 13 92 13V50C92 75 73 91 50 99C27 91 8 75 8 50V13C23 13 37 10 50 2z',
    x: 50,
    y: 49,
    width: 62,
    height: 56,
    diagonal: 74,
  },
  hexagon: { data: 'M50 1L93 25.5V74.5L50 99L7 74.5V25.5z', x: 50, y: 50, width: 64, height: 60, diagonal: 78 },
  octagon: { data: 'M31 3H69L97 31V69L69 97H31L3 69V31z', x: 50, y: 50, width: 68, height: 66, diagonal: 84 },
  drop: { data: 'M3 50a47 47 0 1 1 47 47H3z', x: 50, y: 50, width: 64, height: 64, diagonal: 78 },
  leaf: { data: 'M50 3H97V50a47 47 0 0 1-47 47H3V50A47 47 0 0 1 50 3z', x: 50, y: 50, width: 64, height: 62, diagonal: 80 },
  seal: { data: scallops(16, 45, 6.4), x: 50, y: 50, width: 58, height: 58, diagonal: 70 },
  burst: { data: points(28, 49, 43.5), x: 50, y: 50, width: 58, height: 58, diagonal: 70 },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

export function filled({ data }: Pick<Shape, 'data'>, color: string): string {
  return fill(data, color);
}

/** A round edge of bumps. */
function scallops(count: number, radius: number, bump: number): string {
  const corners = Array.from({ length: count }, (_, index) => polar(50, 50, radius, (index * 360) / count));
  const end = corners.at(-1) ?? [0, 0];
  return `${path`M${end[0]} ${end[1]}`}${corners.map(([x, y]) => path`A${bump * 1.42} ${bump * 1.42} 0 0 1 ${x} ${y}`).join('')}z`;
}

/** A round edge of points. */
function points(count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * count }, (_, index) => polar(50, 50, index % 2 ? inner : outer, (index * 180) / count));
  return `M${corners.map(([x, y]) => path`${x} ${y}`).join('L')}z`;
}
