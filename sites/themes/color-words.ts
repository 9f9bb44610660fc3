import { z } from 'zod';
import { plainWords } from '../../text/plain-letters.ts';
import data from './color-words.yaml';
import { hexOf, toneOf } from './lightness.ts';

const shade = z.tuple([z.number().min(-1).max(1), z.number().positive()]);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const names = z.record(color, z.array(z.string()).min(1));

const file = z.strictObject({
  colors: names,
  materials: names,
  groups: z.record(z.string(), z.array(color).min(2)),
  emoji: z.record(z.string(), z.string()),
  shades: z.record(z.string(), shade),
  shadesAfter: z.record(z.string(), shade),
  refusals: z.array(z.string()),
  reversals: z.array(z.string()),
  turns: z.array(z.string()),
  littles: z.array(z.string()),
  trims: z.array(z.string()),
  mains: z.array(z.string()),
  joints: z.array(z.string()),
  articles: z.array(z.string()),
  phrases: z.array(z.string()),
});

const words = file.parse(data);

interface Name {
  colors: string[];
  /** It's a thing that has the color: right before a color it only describes it. */
  isThing: boolean;
}

const plurals = (name: string) => [name, `${name}s`, `${name}es`];
const namesIn = (list: Record<string, string[]>, isThing: boolean) =>
  Object.entries(list).flatMap(([color, of]) => of.flatMap(plurals).map((name): [string, Name] => [name, { colors: [color], isThing }]));
const nameOf = new Map<string, Name>([
  ...namesIn(words.materials, true),
  ...namesIn(words.colors, false),
  ...Object.entries(words.groups).map(([name, colors]): [string, Name] => [name, { colors, isThing: false }]),
]);
const shadeOf = new Map(Object.entries(words.shades));
const shadeAfterOf = new Map(Object.entries(words.shadesAfter));
const joining = new Set(words.joints);
const articles = new Set(words.articles);

type Sign = 'refusal' | 'reversal' | 'turn' | 'little' | 'trim' | 'main' | 'phrase';
const signs = (names: string[], sign: Sign) => names.map((name) => [name, sign] as const);
const signOf = new Map([
  ...signs(words.refusals, 'refusal'),
  ...signs(words.reversals, 'reversal'),
  ...signs(words.turns, 'turn'),
  ...signs(words.littles, 'little'),
  ...signs(words.trims, 'trim'),
  ...signs(words.mains, 'main'),
  ...signs(words.phrases, 'phrase'),
]);

export interface DescribedLook {
  /** The colors it names, the strongest first: in its order, but what it calls the main color leads and touches come last. */
  colors: string[];
  /** The colors it doesn't want. */
  refused: string[];
  /** Its other words, without what it says not to be. */
  rest: string;
}

interface Reading extends Record<'mains' | 'colors' | 'littles' | 'refused' | 'rest', string[]> {
  /** The colors that the last words read named. */
  latest: string[];
  /** The colors that the last words read refused. */
  latestRefused: string[];
}

/** Reads the colors that an owner's description of a look names. What they don't want isn't in its rest either. */
export function readColors(style: string): DescribedLook {
  const look: Reading = { mains: [], colors: [], littles: [], refused: [], rest: [], latest: [], latestRefused: [] };
  const plain = withoutEmoji(plainWords(style)).replace(/[&+/]/g, ' and ');
  for (const [opening, text] of clausesOf(plain)) {
    const clause = text.match(/#[0-9a-f]{6}\b|[a-z]+/g) ?? [];
    const explained = opening === '(' && isOnlyColor(clause) ? look.latest.at(-1) : undefined;
    if (explained) forget(explained, look);
    readClause(clause, look);
  }
  const named = [...look.mains, ...look.colors, ...look.littles];
  const refused = [...new Set(look.refused)];
  return { colors: [...new Set(named)].filter((color) => !refused.includes(color)), refused, rest: look.rest.join(' ') };
}

function withoutEmoji(style: string): string {
  return [...style].map((sign) => (words.emoji[sign] ? ` ${words.emoji[sign]} ` : sign)).join('');
}

/** Clauses with the mark before each. */
function clausesOf(style: string): [opening: string, clause: string][] {
  const parts = ['', ...style.split(/([,.;!?()\n])/)];
  return parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as [string, string]] : []));
}

/** True for a color with its shades, "dark navy" or "the bianchi green". In parentheses after another color it says which one is meant. */
function isOnlyColor(clause: string[]): boolean {
  const color = clause.filter((word) => !articles.has(word));
  return color.length > 0 && joinedAt(color, 0)?.length === color.length;
}

/** A refusal takes the next colors with it, or as the clause's last word those just before it. */
function readClause(clause: string[], look: Reading): void {
  let sign: Sign | undefined;
  for (let at = 0; at < clause.length; ) {
    const named = joinedAt(clause, at);
    if (named) {
      note(named.colors, sign, look);
      sign = undefined;
      at += named.length;
      continue;
    }
    const { found, length } = longestAt(signOf, clause, at) ?? { length: 1 };
    if (found === 'trim' && at > 0) lessen(look);
    if (found === 'refusal' && at + length === clause.length) refuse(look);
    if (found === 'reversal') unrefuse(look);
    const isDenial = found === 'phrase' && signOf.get(clause[at] ?? '') === 'refusal';
    if (found === 'refusal' || found === 'turn') sign = found;
    else if (sign !== 'refusal') {
      if (found === 'little' || found === 'main') sign = found;
      if (!isDenial) look.rest.push(...clause.slice(at, at + length));
    }
    look.latest = [];
    look.latestRefused = [];
    at += length;
  }
}

function note(colors: string[], sign: Sign | undefined, look: Reading): void {
  const list = sign === 'refusal' ? look.refused : sign === 'little' ? look.littles : sign === 'main' ? look.mains : look.colors;
  list.push(...colors);
  look.latest = sign === 'refusal' ? [] : colors;
  look.latestRefused = sign === 'refusal' ? colors : [];
}

function forget(color: string, look: Reading): void {
  for (const list of ['mains', 'colors', 'littles'] as const) look[list] = look[list].filter((other) => other !== color);
}

/** The color just named turns out to be a lesser one. */
function lessen(look: Reading): void {
  const color = look.latest.at(-1);
  if (!color) return;
  forget(color, look);
  look.littles.push(color);
}

function refuse(look: Reading): void {
  for (const color of look.latest) forget(color, look);
  look.refused.push(...look.latest);
}

function unrefuse(look: Reading): void {
  look.refused = look.refused.filter((color) => !look.latestRefused.includes(color));
  look.colors.push(...look.latestRefused);
}

interface Named {
  colors: string[];
  /** How many words name them. */
  length: number;
}

/** The colors named there, joined as in "red and white" or "red or white". */
function joinedAt(clause: string[], at: number): Named | undefined {
  const first = colorAt(clause, at);
  if (!first) return undefined;
  const joint = at + first.length;
  const more = joining.has(clause[joint] ?? '') ? joinedAt(clause, joint + 1) : undefined;
  return { colors: [...first.colors, ...(more?.colors ?? [])], length: first.length + (more ? 1 + more.length : 0) };
}

/** The color named there with its shades: "soft sage green", "azul claro", or by its code. */
function colorAt(clause: string[], at: number): Named | undefined {
  const word = clause[at] ?? '';
  if (word.startsWith('#')) return { colors: [word], length: 1 };
  if (longestAt(signOf, clause, at)?.found === 'phrase') return undefined;
  const name = longestAt(nameOf, clause, at);
  if (name) {
    const { found, length } = name;
    const described = found.isThing ? colorAt(clause, at + length) : undefined;
    if (described) return { ...described, length: described.length + length };
    const named = { colors: found.colors, length };
    const after = shadeAfterOf.get(clause[at + length] ?? '');
    return after ? shaded(named, after) : named;
  }
  const before = shadeOf.get(word);
  const next = before && colorAt(clause, at + 1);
  return next && shaded(next, before);
}

function shaded({ colors, length }: Named, [move, vivid]: [number, number]): Named {
  const moved = colors.map((color) => {
    const { l, c, h } = toneOf(color);
    return hexOf({ l: move < 0 ? l * (1 + move) : l + (1 - l) * move, c: c * vivid, h });
  });
  return { colors: moved, length: length + 1 };
}

const longestName = Math.max(...[...nameOf.keys(), ...signOf.keys()].map((name) => name.split(' ').length));

/** The longest of the names that starts there. */
function longestAt<T>(names: ReadonlyMap<string, T>, clause: string[], at: number): { found: T; length: number } | undefined {
  for (let length = Math.min(longestName, clause.length - at); length > 0; length--) {
    const found = names.get(clause.slice(at, at + length).join(' '));
    if (found !== undefined) return { found, length };
  }
  return undefined;
}
