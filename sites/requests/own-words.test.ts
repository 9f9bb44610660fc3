import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inOwnWords } from './own-words.ts';
import { read } from './read-request.ts';
import { type Business, lostWords, misreadings, type Sample, subjectOf } from './samples/compare.ts';

/** A request with what goes to a person, word for word, and what's only a remark. */
interface WholeSample extends Sample {
  sent?: string[];
  asides?: string[];
}

const load = <Content>(name: string) => parse(readFileSync(new URL(`./samples/${name}.yaml`, import.meta.url), 'utf8')) as Content;
const businesses = load<Record<string, Business>>('businesses');
const subjects = Object.fromEntries(Object.entries(businesses).map(([name, business]) => [name, subjectOf(business)]));
const subjectNamed = (name: string) => subjects[name] ?? expect.fail(`No business is named ${name}.`);
const whole = load<WholeSample[]>('whole-requests');
const others = ['requests', 'owners-requests', 'rambling-requests', 'varied-requests'].flatMap((name) => load<Sample[]>(name));

test.each(whole)('$text', (sample) => {
  const found = read(sample.text, subjectNamed(sample.business));
  expect(misreadings(sample, found)).toEqual([]);
  const toPerson = inOwnWords(sample.text, found).filter(({ wish }) => wish.do === 'person');
  const words = (isAside: boolean) =>
    toPerson.filter((line) => (line.isAside ?? false) === isAside).map(({ spans: [span] }) => sample.text.slice(...(span ?? [])));
  expect(words(false)).toEqual(sample.sent ?? []);
  expect(words(true)).toEqual(sample.asides ?? []);
});

/** What a request's parts leave out: words in none of them. */
function leftOut(text: string, business: string): string[] {
  const found = read(text, subjectNamed(business));
  const spans = inOwnWords(text, found).flatMap((line) => line.spans);
  const isRemark = (span: [number, number]) => found.remarks.some(([start]) => start === span[0]);
  const greetings = found.chatter.filter((span) => !isRemark(span));
  expect(spans.every(([start, end]) => start >= 0 && start < end && end <= text.length)).toBe(true);
  return lostWords(text, [...spans, ...greetings]);
}

test.each([...whole, ...others])('every word is in a part, or in a greeting: $text', ({ text, business }) => {
  expect(leftOut(text, business)).toEqual([]);
});

test('whatever is typed, every word is in a part or in a greeting, and what goes to a person is one piece each', () => {
  const words = [...whole, ...others].flatMap(({ text }) => text.split(/\s+/));
  const anyText = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'grapheme' })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyText, fc.constantFrom(...Object.keys(businesses)), (all, business) => {
      const text = all.join(' ');
      expect(leftOut(text, business)).toEqual([]);
      const toPerson = inOwnWords(text, read(text, subjectNamed(business))).filter(({ wish }) => wish.do === 'person');
      expect(toPerson.every(({ spans }) => spans.length === 1)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['hi! can you make the font bigger, thanks', ['can you make the font bigger, thanks']],
  [
    'Make the font bigger (it’s tiny!) and add a chat box. And a video?',
    ['Make the font bigger (it’s tiny!)', 'and add a chat box.', 'And a video?'],
  ],
  ['the menu is hard to read. saturday 9 to 1. the font is ugly', ['the menu is hard to read.', 'the font is ugly']],
])('signs and joining words stay with their wish: %s', (text, sent) => {
  const lines = inOwnWords(text, read(text, subjectNamed('cafe-chattanooga'))).filter(({ wish }) => wish.do === 'person');
  expect(lines.map(({ spans: [span] }) => text.slice(...(span ?? [])))).toEqual(sent);
});
