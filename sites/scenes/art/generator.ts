import type { Tones } from '../tones.ts';

/** What a generator fills, in units whose short side is 400. */
export interface Field {
  width: number;
  height: number;
  random: () => number;
}

/** Draws a field; `ground` lies behind everything. */
export type Generator = (tone: Tones, field: Field) => { ground: string; body: string };

/** One of a list, by the field's next random number. */
export function pick<T>(field: Field, list: readonly [T, ...T[]]): T {
  return list[Math.floor(field.random() * list.length)] ?? list[0];
}
