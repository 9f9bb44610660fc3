import { butt, fill, offsetLine, type Point, place, rect, roundLine, stroke } from '../pen.ts';

/** A drop of water about 0,0 whose round part has the radius; `gleam` adds a highlight. */
export function drop(x: number, y: number, radius: number, color: string, gleam?: string): string {
  const shape = fill('M0-18C3-10 10-4 10 2.5A10 10 0 0 1-10 2.5C-10-4-3-10 0-18z', color);
  return place(x, y, radius / 10, shape + (gleam ? stroke('M-5 3A5 5 0 0 0-1 7.5', gleam, 2) : ''));
}

/** A pipe through points, rounded at its corners, with a cast shadow, a shaded side and a highlight. */
export function pipe(
  points: readonly Point[],
  thickness: number,
  radius: number,
  color: string,
  shade: string,
  light: string,
  shadow: string,
): string {
  return (
    stroke(roundLine(points, radius), shadow, thickness, `${butt} transform="translate(8 10)"`) +
    stroke(roundLine(points, radius), color, thickness, butt) +
    stroke(roundLine(offsetLine(points, -thickness * 0.32), radius), shade, thickness * 0.36, butt) +
    stroke(roundLine(offsetLine(points, thickness * 0.26), radius), light, thickness * 0.11, butt)
  );
}

/** A collar across a pipe; `upright` where the pipe runs up and down. */
export function collar(x: number, y: number, width: number, color: string, upright: 0 | 1 = 0): string {
  return upright ? rect(x - width / 2, y - 13, width, 26, color, 4) : rect(x - 13, y - width / 2, 26, width, color, 4);
}
