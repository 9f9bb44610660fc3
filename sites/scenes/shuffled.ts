import { random } from './random.ts';

/** The items in an order that the seed decides. */
export function shuffled<T>(seed: string, items: readonly T[]): T[] {
  const next = random(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
