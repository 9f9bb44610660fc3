import { fill, path } from '../pen.ts';

/** A four-pointed gleam. `pinch` is how much of the radius its waist keeps. */
export function star(x: number, y: number, radius: number, colour: string, pinch = 0.13): string {
  const waist = radius * pinch;
  return fill(
    path`M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}Q${x + waist} ${y + waist} ${x} ${y + radius}Q${x - waist} ${y + waist} ${x - radius} ${y}Q${x - waist} ${y - waist} ${x} ${y - radius}z`,
    colour,
  );
}
