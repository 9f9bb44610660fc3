import { expect, test } from 'vitest';
import { fitWords } from './fit-words.ts';

const lettering = { face: 'manrope', isUpper: false, classOf: (em: number) => `word${em}` };

test.each([
  [
    'a heading with a long word is fitted',
    '<h2 class="a">Adult memberships</h2>',
    '<h2 class="a"><bdi class="fits word7">Adult memberships</bdi></h2>',
  ],
  [
    'so is one that is a link',
    '<h3><a href="/a">Diagnóstico</a></h3>',
    '<h3><a href="/a"><bdi class="fits word6">Diagnóstico</bdi></a></h3>',
  ],
  [
    'so is a name set like a heading',
    '<p class="name h">Transportation</p>',
    '<p class="name h"><bdi class="fits word7.5">Transportation</bdi></p>',
  ],
  [
    'so is a term',
    '<dl><dt>Credentials</dt><dd>Credentials</dd></dl>',
    '<dl><dt><bdi class="fits word5.5">Credentials</bdi></dt><dd>Credentials</dd></dl>',
  ],
  ['short words fit everywhere', '<h2>One guest at a time</h2>', '<h2>One guest at a time</h2>'],
  ['a word may break after its hyphen', '<h2>Wall-to-wall</h2>', '<h2>Wall-to-wall</h2>'],
  ['text is left alone', '<p class="lead">Responsibilities</p>', '<p class="lead">Responsibilities</p>'],
  ['a heading in pieces has sizes of its own', '<h1><span>Refrigeration</span> now</h1>', '<h1><span>Refrigeration</span> now</h1>'],
])('%s', (_what, markup, fitted) => {
  expect(fitWords(markup, lettering)).toBe(fitted);
});

test('capitals need more room, and no word gets letters too small to read', () => {
  const wordOf = (word: string, isUpper: boolean) => Number(/word(\d+)/.exec(fitWords(`<h2>${word}</h2>`, { ...lettering, isUpper }))?.[1]);
  expect(wordOf('Responsibilities', true)).toBeGreaterThan(wordOf('Responsibilities', false));
  expect(wordOf('Unterseebootsmaschinenbauingenieurswerkstatt', false)).toBe(18);
});
