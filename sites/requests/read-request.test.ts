import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, readRequest } from './read-request.ts';
import { type Business, lostWords, misreadings, type Sample, subjectOf } from './samples/compare.ts';

const load = <Content>(name: string) => parse(readFileSync(new URL(`./samples/${name}.yaml`, import.meta.url), 'utf8')) as Content;
const businesses = load<Record<string, Business>>('businesses');
/** Training samples by file, and how many of them are read right at least. */
const files: [name: string, right: number][] = [
  ['requests', 100],
  ['owners-requests', 88],
  ['rambling-requests', 83],
  ['more-requests', 621],
  ['paraphrases', 510],
  ['varied-requests', 232],
];
const samples = new Map(files.map(([name]) => [name, load<Sample[]>(name)]));
const subjects = Object.fromEntries(Object.entries(businesses).map(([name, business]) => [name, subjectOf(business)]));
const subjectNamed = (name: string) => subjects[name] ?? expect.fail(`No business is named ${name}.`);

/** What was read of each sample, once for all tests. */
const readings = new Map<Sample, ReturnType<typeof read>>();
function readingOf(sample: Sample): ReturnType<typeof read> {
  const reading = readings.get(sample) ?? read(sample.text, subjectNamed(sample.business));
  readings.set(sample, reading);
  return reading;
}

test.each(files)('%s: at least %d requests are read as a careful person does', (name, right) => {
  const all = samples.get(name) ?? [];
  const misread = all.flatMap((sample) => {
    const found = misreadings(sample, readingOf(sample));
    return found.length > 0 ? [`${sample.business}: ${sample.text}\n${found.join('\n')}`] : [];
  });
  expect(all.length - misread.length, misread.join('\n\n')).toBeGreaterThanOrEqual(right);
});

test.each(files)('%s: no word of a request is lost', (name) => {
  const losses = (samples.get(name) ?? []).map((sample) => {
    const { lines, chatter } = readingOf(sample);
    return { text: sample.text, lost: lostWords(sample.text, [...lines.flatMap(({ spans }) => spans), ...chatter]) };
  });
  expect(losses.filter(({ lost }) => lost.length > 0)).toEqual([]);
});

test('lines are in the order of the text, and underline the words they were read from', () => {
  const text =
    'Hi! can you make it look more modern? and add a service moving pianos $300, also im open saturday 9 to 1. Write something about my dad';
  const lines = readRequest(text, subjectNamed('piano-tuner-ogden'));
  expect(lines.map(({ wish, spans }) => [wish, ...spans.map((span) => text.slice(...span))])).toEqual([
    [{ do: 'look' }, 'can you make it look more modern'],
    [{ do: 'add-service', name: 'Moving pianos', price: '$300' }, 'add a service moving pianos $300'],
    [{ do: 'hours', days: { sat: [['09:00', '13:00']] } }, 'also im open saturday 9 to 1'],
    [{ do: 'person' }, 'Write something about my dad'],
  ]);
});

test('each wish that no rule reads is a line, what speaks of it stays with it, and greetings alone are none', () => {
  const text =
    'The menu jumps around when I scroll, it’s annoying, and could you add a chat box? It should be blue. Also the fonts are hard to read.';
  const lines = readRequest(text, subjectNamed('cafe-chattanooga'));
  expect(lines.map(({ wish, spans }) => [wish.do, ...spans.map((span) => text.slice(...span))])).toEqual([
    ['person', 'The menu jumps around when I scroll', 'it’s annoying'],
    ['person', 'could you add a chat box', 'It should be blue'],
    ['person', 'Also the fonts are hard to read'],
  ]);
  expect(readRequest('Hi there, thank you so much, it looks great!', subjectNamed('cafe-chattanooga'))).toEqual([]);
  expect(readRequest('', subjectNamed('cafe-chattanooga'))).toEqual([]);
});

test('any text can be read, with every word in a line or in chatter', () => {
  const words = [...samples.values()].flat().flatMap(({ text }) => text.split(/\s+/));
  const anyText = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'grapheme' })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyText, fc.constantFrom(...Object.values(subjects)), (all, subject) => {
      const text = all.join(' ');
      const { lines, chatter } = read(text, subject);
      const spans = [...lines.flatMap((line) => line.spans), ...chatter];
      expect(spans.every(([start, end]) => start >= 0 && start < end && end <= text.length)).toBe(true);
      expect(lostWords(text, spans)).toEqual([]);
    }),
    { examples: [[['ℹ'], subjectNamed('piano-tuner-ogden')]], numRuns: 200 },
  );
});

test.each([
  ['put jos cell 919-555-0177 for after 5pm', ['person']],
  ['Put Jo’s cell 919-555-0177 for after 5pm', ['person']],
  ['the number for Kayla is 919-555-0177', ['person']],
  ['call 919-555-0177 on weekends', ['person']],
  ['add a second number 919-555-0177', ['person']],
  ['also list 919-555-0177', ['person']],
  ['use jobs@hollis.example for applications', ['person']],
  ['put 919-555-0177 as well', ['person']],
  ['my new phone is 919-555-0177', ['phone']],
  ['also change the phone to 919-555-0177 please', ['phone']],
  ['put Tiffany’s number 919-555-0177 as the main one', ['phone']],
  ['take off the NO Amex thing', ['person']],
  ['remove the no checks part', ['person']],
  ['take off the reviews thing', ['hide']],
  ['The last step should say Tell us your address, how many bedrooms, and when it was last pumped', ['person']],
  ['How do I start should say Call us, tell us what you need, and we come out', ['person']],
  ['add a review from Earl P. ‘fast and dont stink’', ['person']],
  ['add a review from Earl P. "fast and dont stink"', ['person']],
  ['JOHN DEERE green and yellow', ['person']],
  ['make it John Deere green and yellow', ['person']],
  ['Carolina blue please', ['person']],
  ['Make it green and yellow', ['colors']],
  ['MORE BLUE PLEASE', ['colors']],
])('%j is read as %j, in one piece', (text, wishes) => {
  const { lines } = read(text, subjectNamed('plumber-raleigh'));
  expect(lines.map(({ wish }) => wish.do)).toEqual(wishes);
  expect(lines[0]?.spans.map((span) => text.slice(...span)).join('').length).toBeGreaterThan(text.length - 20);
});
