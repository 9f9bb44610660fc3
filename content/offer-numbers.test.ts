import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files whose texts people read: a price or an hour of the offer in them is a word of `OfferWords`. */
const files = globSync([
  'content/**/*.{ts,md,yaml}',
  'web/visitor/**/*.{ts,tsx}',
  'web/api/*.{ts,tsx,html}',
  'emails/*.tsx',
  'domain/assistant/*.ts',
]).filter((file) => !/\.test\.tsx?$/.test(file));

/** Amounts, and hours and days that our promises are made of. */
const numbers =
  /\$\d[\d,]+(?:\.\d\d)?|\b(?:24|48|51)(?:[ -]| to \d+ |-\d+ )hours?\b|\b(?:within|inside) (?:a|one) day\b|\blate after \d+|\b14 days\b/gi;

/** What may stand as it is, with the reason. */
const allowed: { file: RegExp; text: string; because: string }[] = [
  ...['$3,000', '$5,000'].map((text) => ({
    file: /^content\/(?:home\.ts|articles\/)/,
    text,
    because: 'what agencies charge',
  })),
  ...['$120', '$30', '$40', '$800'].map((text) => ({
    file: /value-vs-price\.md$/,
    text,
    because: 'what the reader earns in the worked example',
  })),
  ...['14 days', '24 hours', '48 hours', 'late after 51'].map((text) => ({
    file: /^content\/legal\/terms\/[\d-]+\.md$/,
    text,
    because: 'what buyers accept: the numbers of its day, whatever is set later',
  })),
  {
    file: /^(?:web\/visitor\/auth|emails)\/(?:new-email|verify-by-link|verify-email)\.tsx$/,
    text: '24 hours',
    because: 'how long a mailed link works',
  },
  { file: /^content\/legal\/privacy\.md$/, text: 'within a day', because: 'when counters of network addresses end' },
];

test('no text names a price or an hour of the offer by itself', () => {
  expect(files.length).toBeGreaterThan(150);
  const literal = files.flatMap((file) =>
    (withoutComments(readFileSync(file, 'utf8')).match(numbers) ?? [])
      .map((text) => text.replace(/,$/, ''))
      .filter((text) => !allowed.some((one) => one.file.test(file) && one.text === text))
      .map((text) => `${file}: ${text}`),
  );
  expect(literal).toEqual([]);
});

test('numbers of the offer are found where they are, and every exception is in use', () => {
  for (const text of ['$299 once', 'a 24-hour draft', 'in 48 hours', '48-51 hours', '48 to 51 hours', 'within a day', 'late after 51'])
    expect(text.match(numbers), text).not.toBeNull();
  const unused = allowed.filter(({ file, text }) => !files.some((one) => file.test(one) && readFileSync(one, 'utf8').includes(text)));
  expect(unused).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
