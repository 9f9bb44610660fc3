import { storable } from './tidy/storable.ts';

/** Far above any data that our pages send. Code that walks through data would overflow the stack at some thousands. */
const deepest = 32;

/** Parses JSON that a client sent, with storable text in all of it. Undefined if it isn't JSON or too deep. */
export function clientJson(text: string): unknown {
  try {
    return withStorableText(JSON.parse(text), 0);
  } catch {
    return undefined;
  }
}

function withStorableText(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) throw new RangeError('too deep');
  if (Array.isArray(value)) return value.map((item) => withStorableText(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), withStorableText(item, depth + 1)]));
}
