import { fill, path } from '../pen.ts';

/** A four-pointed gleam. */
export function star(x: number, y: number, radius: number, color: string): string {
  const waist = radius * 0.13;
  return fill(
    path`M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}Q${x + waist} ${y + waist} ${x} ${y + radius}Q${x - waist} ${y + waist} ${x - radius} ${y}Q${x - waist} ${y - waist} ${x} ${y - radius}z`,
    color,
  );
}
