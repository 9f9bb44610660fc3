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
  [
    'also where no list of terms is around it',
    '<p class="term">Credentials</p>',
    '<p class="term"><bdi class="fits word5.5">Credentials</bdi></p>',
  ],
  ['short words fit everywhere', '<h2>One guest at a time</h2>', '<h2>One guest at a time</h2>'],
  ['a word may break after its hyphen', '<h2>Wall-to-wall</h2>', '<h2>Wall-to-wall</h2>'],
  [
    'a short compound of a main heading doesn’t break',
    '<h1>Nine-String Studio</h1>',
    '<h1><bdi class="fits word6">Nine-String Studio</bdi></h1>',
  ],
  [
    'nor does a number',
    '<a class="value" href="tel:+1">207-555-0196</a>',
    '<a class="value" href="tel:+1"><bdi class="fits word7">207-555-0196</bdi></a>',
  ],
  ['digits that are no telephone number are words', '<h2>Sizes 10 12 14 16</h2>', '<h2>Sizes 10 12 14 16</h2>'],
  ['text is left alone', '<p class="lead">Responsibilities</p>', '<p class="lead">Responsibilities</p>'],
  [
    'the name beside a logo is fitted in both its lines, in the wider of the fonts that it may be set in',
    '<header><span class="logo-name plain">Two<br/>Brushes</span></header><main></main>',
    '<header><span class="logo-name plain"><bdi class="fits word4.5">Two<br/>Brushes</bdi></span></header><main></main>',
  ],
  [
    'an email address is fitted by its longest part, wherever it is',
    '<bdi class="whole-parts"><span class="nw">desk@</span><wbr/><span class="nw">example.</span><wbr/><span class="nw">com</span></bdi><main></main>',
    '<bdi class="fits word5"><span class="nw">desk@</span><wbr/><span class="nw">example.</span><wbr/><span class="nw">com</span></bdi><main></main>',
  ],
  ['a heading in pieces has sizes of its own', '<h1><span>Refrigeration</span> now</h1>', '<h1><span>Refrigeration</span> now</h1>'],
])('%s', (_what, markup, fitted) => {
  expect(fitWords(markup, lettering)).toBe(fitted);
});

test('capitals need more room, and no word gets letters too small to read', () => {
  const wordOf = (word: string, isUpper: boolean) => Number(/word(\d+)/.exec(fitWords(`<h2>${word}</h2>`, { ...lettering, isUpper }))?.[1]);
  expect(wordOf('Responsibilities', true)).toBeGreaterThan(wordOf('Responsibilities', false));
  expect(wordOf('Unterseebootsmaschinenbauingenieurswerkstatt', false)).toBe(17);
});

test('an email address doesn’t break at its hyphens', () => {
  const mail = (part: string) => fitWords(`<bdi class="whole-parts"><span class="nw">${part}@</span></bdi><main></main>`, lettering);
  expect(mail('bara-brith-bakery')).toContain('word11');
});

test('a name with a word too long for any line may break inside it', () => {
  const nameOf = (name: string) => fitWords(`<span class="logo-name plain w20">${name}</span><main></main>`, lettering);
  expect(nameOf('Unterseebootsmaschinenbauingenieurswerkstatt')).toContain('class="fits breaks word17"');
  expect(nameOf('Scheunenhochzeitshof')).not.toContain('breaks');
});
