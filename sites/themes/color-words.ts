import { z } from 'zod';
import { plainWords } from '../../text/plain-letters.ts';
import data from './color-words.yaml';
import { hexOf, toneOf } from './lightness.ts';

const shade = z.tuple([z.number().min(-1).max(1), z.number().positive()]);

const file = z.strictObject({
  colors: z.record(z.string().regex(/^#[0-9a-f]{6}$/), z.array(z.string()).min(1)),
  shades: z.record(z.string(), shade),
  shadesAfter: z.record(z.string(), shade),
  refusals: z.array(z.string()),
  turns: z.array(z.string()),
  joints: z.array(z.string()),
  phrases: z.array(z.string()),
});

const { colors, shades, shadesAfter, refusals, turns, joints, phrases } = file.parse(data);
const plurals = (name: string) => [name, `${name}s`, `${name}es`];
const colorOf = new Map(Object.entries(colors).flatMap(([color, names]) => names.flatMap(plurals).map((name) => [name, color] as const)));
const shadeOf = new Map(Object.entries(shades));
const shadeAfterOf = new Map(Object.entries(shadesAfter));
const joining = new Set(joints);

type Sign = 'refusal' | 'turn' | 'phrase';
const signs = (names: string[], sign: Sign) => names.map((name) => [name, sign] as const);
const signOf = new Map([...signs(refusals, 'refusal'), ...signs(turns, 'turn'), ...signs(phrases, 'phrase')]);

export interface DescribedLook {
  /** The colors it names, in its order. */
  colors: string[];
  /** Its other words. */
  rest: string;
}

interface Reading {
  colors: string[];
  rest: string[];
  /** The colors that the last words read named. */
  latest: string[];
}

/** Reads the colors that an owner's description of a look names. What they don't want is in neither part. */
export function readColors(style: string): DescribedLook {
  const look: Reading = { colors: [], rest: [], latest: [] };
  for (const clause of plainWords(style)
    .replace(/[&+/]/g, ' and ')
    .split(/[,.;!?()]/))
    readClause(clause.match(/[a-z]+/g) ?? [], look);
  return { colors: [...new Set(look.colors)], rest: look.rest.join(' ') };
}

/** A refusal takes the next colors with it, or as the clause's last word those just before it. */
function readClause(words: string[], look: Reading): void {
  let isRefused = false;
  for (let at = 0; at < words.length; ) {
    const named = joinedAt(words, at);
    if (named) {
      look.latest = isRefused ? [] : named.colors;
      look.colors.push(...look.latest);
      isRefused = false;
      at += named.length;
      continue;
    }
    const { found, length } = longestAt(signOf, words, at) ?? { length: 1 };
    if (found === 'refusal' && at + length === words.length) look.colors = look.colors.filter((color) => !look.latest.includes(color));
    if (found === 'refusal' || found === 'turn') isRefused = found === 'refusal';
    else if (!isRefused) look.rest.push(...words.slice(at, at + length));
    look.latest = [];
    at += length;
  }
}

/** The colors named there, joined as in "red and white" or "red or white". */
function joinedAt(words: string[], at: number): { colors: string[]; length: number } | undefined {
  const first = colorAt(words, at);
  if (!first) return undefined;
  const joint = at + first.length;
  const more = joining.has(words[joint] ?? '') ? joinedAt(words, joint + 1) : undefined;
  return { colors: [first.color, ...(more?.colors ?? [])], length: first.length + (more ? 1 + more.length : 0) };
}

interface Named {
  color: string;
  /** How many words name it. */
  length: number;
}

/** The color named there with its shades: "soft sage green", "azul claro". */
function colorAt(words: string[], at: number): Named | undefined {
  if (longestAt(signOf, words, at)?.found === 'phrase') return undefined;
  const named = longestAt(colorOf, words, at);
  if (named) {
    const color = { color: named.found, length: named.length };
    const after = shadeAfterOf.get(words[at + named.length] ?? '');
    return after ? shaded(color, after) : color;
  }
  const before = shadeOf.get(words[at] ?? '');
  const next = before && colorAt(words, at + 1);
  return next && shaded(next, before);
}

function shaded({ color, length }: Named, [move, vivid]: [number, number]): Named {
  const { l, c, h } = toneOf(color);
  return { color: hexOf({ l: move < 0 ? l * (1 + move) : l + (1 - l) * move, c: c * vivid, h }), length: length + 1 };
}

const longestName = Math.max(...[...colorOf.keys(), ...signOf.keys()].map((name) => name.split(' ').length));

/** The longest of the names that starts there. */
function longestAt<T>(names: ReadonlyMap<string, T>, words: string[], at: number): { found: T; length: number } | undefined {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const found = names.get(words.slice(at, at + length).join(' '));
    if (found !== undefined) return { found, length };
  }
  return undefined;
}
