import { z } from 'zod';
import { plainWords } from '../../text/plain-letters.ts';
import data from './color-words.yaml';
import { hexOf, toneOf } from './lightness.ts';

const file = z.strictObject({
  colors: z.record(z.string().regex(/^#[0-9a-f]{6}$/), z.array(z.string()).min(1)),
  shades: z.record(z.string(), z.tuple([z.number().min(-1).max(1), z.number().positive()])),
  refusals: z.array(z.string()),
});

const { colors, shades, refusals } = file.parse(data);
const colorOf = new Map(Object.entries(colors).flatMap(([color, names]) => names.map((name): [string, string] => [name, color])));
const shadeOf = new Map(Object.entries(shades));
const refused = new Set(refusals);
const longestName = Math.max(...[...colorOf.keys()].map((name) => name.split(' ').length));

export interface DescribedLook {
  /** The colors it names, in its order. */
  colors: string[];
  /** Its other words. */
  rest: string;
}

/** Reads the colors that an owner's description of a look names. What they don't want is in neither part. */
export function readColors(style: string): DescribedLook {
  const look: { colors: string[]; rest: string[] } = { colors: [], rest: [] };
  for (const clause of plainWords(style).split(/[,.;:!?()]|\bbut\b|\bpero\b/)) {
    const words = clause.match(/[a-z]+/g) ?? [];
    const end = words.findIndex((word) => refused.has(word));
    readClause(end < 0 ? words : words.slice(0, end), look);
  }
  return { colors: [...new Set(look.colors)], rest: look.rest.join(' ') };
}

function readClause(words: string[], look: { colors: string[]; rest: string[] }): void {
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const shade = shadeOf.get(word);
    const named = colorAt(words, at) ?? (shade && shaded(colorAt(words, at + 1), shade));
    if (named) look.colors.push(named.color);
    else look.rest.push(word);
    at += named?.length ?? 1;
  }
}

interface Named {
  color: string;
  /** How many words name it. */
  length: number;
}

function colorAt(words: string[], at: number): Named | undefined {
  for (let length = longestName; length > 0; length--) {
    const color = colorOf.get(words.slice(at, at + length).join(' '));
    if (color) return { color, length };
  }
  return undefined;
}

function shaded(named: Named | undefined, [move, vivid]: [number, number]): Named | undefined {
  if (!named) return undefined;
  const { l, c, h } = toneOf(named.color);
  return { color: hexOf({ l: move < 0 ? l * (1 + move) : l + (1 - l) * move, c: c * vivid, h }), length: named.length + 1 };
}
