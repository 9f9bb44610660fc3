import { expect, test } from 'vitest';
import { z } from 'zod';
import phrases from './color-phrases.yaml';
import { readColors } from './color-words.ts';
import words from './color-words.yaml';
import { toneOf } from './lightness.ts';

const list = z.array(z.string());
const cases = z.record(z.string(), z.union([list, z.strictObject({ colors: list.optional(), refused: list })])).parse(phrases);
const { colors, materials } = words as Record<'colors' | 'materials', Record<string, string[]>>;
const named = [colors, materials].flatMap((names) => Object.entries(names));
const hexes = new Map(named.flatMap(([hex, names]) => names.map((name) => [name, hex])));
const hexesOf = (names: string[] = []) => names.map((name) => hexes.get(name) ?? name);

test.each(Object.entries(cases))('%s', (phrase, expected) => {
  const read = readColors(phrase);
  const wanted = Array.isArray(expected) ? { colors: expected, refused: [] } : expected;
  expect({ colors: read.colors, refused: read.refused }).toEqual({ colors: hexesOf(wanted.colors), refused: hexesOf(wanted.refused) });
});

/** What a name must look like: a hue in degrees, or how light it is. */
test.each<[string, { hue?: number; lightness?: [number, number]; chroma?: [number, number] }]>([
  ['amber', { hue: 76 }],
  ['honey', { hue: 71 }],
  ['indigo', { hue: 271 }],
  ['vermilion', { hue: 32 }],
  ['mostaza', { hue: 82 }],
  ['terracotta', { hue: 40 }],
  ['adobe', { hue: 45 }],
  ['sage', { hue: 145, chroma: [0.02, 0.07] }],
  ['oxblood', { hue: 22, lightness: [0.2, 0.4] }],
  ['plum', { hue: 315, lightness: [0.2, 0.45] }],
  ['seafoam', { hue: 168, lightness: [0.75, 0.9] }],
  ['verde botella', { hue: 162, lightness: [0.2, 0.42] }],
  ['azul rey', { hue: 264 }],
  ['vino', { hue: 10, lightness: [0.25, 0.42] }],
  ['butter', { hue: 95, lightness: [0.8, 0.95] }],
  ['slate', { chroma: [0, 0.04], lightness: [0.4, 0.6] }],
  ['basalt', { chroma: [0, 0.02], lightness: [0.2, 0.42] }],
  ['limestone', { chroma: [0.01, 0.05], lightness: [0.78, 0.9] }],
  ['wheat', { hue: 88 }],
  ['charcoal', { chroma: [0, 0.02], lightness: [0.2, 0.4] }],
  ['ivory', { chroma: [0, 0.03], lightness: [0.92, 1] }],
])('%s looks like its name', (name, { hue, lightness = [0, 1], chroma = [0, 0.4] }) => {
  const { l, c, h } = toneOf(hexes.get(name) ?? '');
  expect(hue === undefined || Math.abs(((h - hue + 540) % 360) - 180) < 12, `hue ${h}`).toBe(true);
  expect(l > lightness[0] && l < lightness[1], `lightness ${l}`).toBe(true);
  expect(c >= chroma[0] && c < chroma[1], `chroma ${c}`).toBe(true);
});

test('owners have at least 120 English and 60 Spanish names, and none twice', () => {
  const spanish = /^(?:azul|verde|rojo|rosa|amarill|morad|negr|blanc|gris|cafe|marron|color|naranja|dorad|plate|oro\b)/;
  const all = named.flatMap(([, names]) => names);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => spanish.test(name)).length).toBeGreaterThanOrEqual(60);
  expect(all.filter((name) => !spanish.test(name)).length).toBeGreaterThanOrEqual(120);
});
