import { expect, test } from 'vitest';
import { sourcesOf } from './helpers/brand-reads.ts';
import { patternsFromData } from './helpers/built-patterns.ts';
import { productSources } from './helpers/product-patterns.ts';
import { readSources } from './helpers/source-code.ts';

test('no regular expression is built from data', () => {
  expect(patternsFromData(productSources(readSources().values()))).toEqual([]);
});

test.each([
  ['a parameter', 'export function has(text, name) { return new RegExp(name).test(text); }'],
  ['a part that is not escaped', 'export const has = (text, name) => RegExp(`(?:${name})s?`).test(text);'],
  ['escaping by hand', "export function has(text, name) { return new RegExp(name.replace(/[.*]/g, '\\\\$&')).test(text); }"],
  ['a variable of a module', "let name = ''; export const has = (text) => new RegExp(name).test(text);"],
  ['a list of data', "export const any = (text, names) => new RegExp(names.join('|')).test(text);"],
  [
    'a maker that is given data',
    'const whole = (source) => new RegExp(source); const a = whole(`a`); export const has = (text, name) => whole(name).test(text);',
  ],
  ['a method', 'export class Names { has(text, name) { return new RegExp(name).test(text); } }'],
  ['a text as a pattern', 'export function has(text, name) { return text.match(`${name}s`); }'],
])('%s is found', (_, code) => {
  expect(patternsFromData(sourcesOf({ 'sites/names.ts': code }))).not.toEqual([]);
});

test.each([
  ['while a module is loaded', "const names = ['a', 'b']; export const any = new RegExp(names.map((name) => `${name}s`).join('|'));"],
  ['of constants', "const names = ['a']; export function has(text) { return new RegExp(`^${names.join('|')}$`).test(text); }"],
  ['of escaped text', 'export const has = (text, name) => new RegExp(`\\\\b${RegExp.escape(name)}s?`).test(text);'],
  [
    'of escaped parts',
    "export const has = (text, name) => { const source = name.split(' ').map(RegExp.escape).join('[ -]'); return new RegExp(source).test(text); };",
  ],
  [
    'by a maker that is called while modules are loaded',
    'export function whole(source) { return new RegExp(`^${source}$`); } export const a = whole(`a|b`);',
  ],
  ['as a copy of a pattern', 'export const all = (pattern: RegExp, text) => [...text.matchAll(new RegExp(pattern.source, `g`))];'],
])('a pattern %s may stay', (_, code) => {
  expect(patternsFromData(sourcesOf({ 'sites/names.ts': code }))).toEqual([]);
});
