import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { briefSteps, uploadLimits } from '../domain/briefs/schema.ts';
import { mostAddresses } from '../domain/email-addresses/schema.ts';
import { listLimits } from '../sites/brief/limits.ts';
import { pageKinds } from '../sites/document/document.ts';
import { logoDesigns } from '../sites/document/logo-designs.ts';
import { languages } from '../sites/language/language.ts';
import { themes } from '../sites/themes/theme.ts';
import { trades } from '../sites/trades/trades.ts';
import { inWords, productFacts, productWords } from './product-facts.ts';

test('each fact is that of its registry', () => {
  expect(productFacts).toEqual({
    ...productFacts,
    trades: trades.length,
    themes: themes.all.length,
    logos: logoDesigns.length,
    briefSteps: briefSteps.map(({ label }) => label),
    photos: uploadLimits.photos,
    photoMegabytes: uploadLimits.bytes / 1024 / 1024,
    services: listLimits.services,
    products: listLimits['details.shop'],
    places: listLimits['business.serviceArea'],
    quotes: listLimits['proof.quotes'],
    ownQuestions: listLimits['details.faq'],
    openings: listLimits['business.hours.day'],
    emailAddresses: mostAddresses,
  });
  const names = new Intl.DisplayNames('en', { type: 'language' });
  expect(productFacts.siteLanguages).toEqual(languages.map((language) => names.of(language)));
  const known = trades.map(({ noun }) => noun.many);
  expect(productFacts.someTrades.filter((trade) => !known.includes(trade))).toEqual([]);
});

test('words are written as texts write them', () => {
  expect(productWords()).toMatchObject({
    siteLanguages: 'English or Spanish',
    briefSteps: 'eight',
    pageKinds: inWords(pageKinds.length),
    photoSize: '25 MB',
    photoFormats: 'JPEG, PNG, WebP, AVIF or HEIC',
  });
  const pages = productWords().pageList.split(/, | and /);
  expect(pages).toHaveLength(pageKinds.length);
  expect(pages.slice(0, 6)).toEqual(['Home', 'About', 'Services', 'Contact', 'Booking', 'Shop (Shell)']);
});

const files = globSync(['content/**/*.{ts,md,yaml}', 'web/visitor/**/*.{ts,tsx}', 'emails/*.tsx', 'domain/assistant/*.ts']).filter(
  (file) => !/\.test\.tsx?$|product-facts\.ts$|site-pages\.ts$/.test(file),
);

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen|twenty)`;
/** Numbers and lists that a registry has. */
const facts = [
  String.raw`\b(?!(?:two|three|2|3) )${number} (?:trades|kinds of business(?:es)?|themes|looks|(?:short )?steps)\b`,
  String.raw`\bup to ${number} (?:photos|pictures|services|products|items|places|towns|entries|times|openings|questions|of them|of your own|for the whole)\b`,
  String.raw`\bup to ${number}(?:,| fit)|\b${number} (?:entries|places) of that kind\b`,
  String.raw`\b\d+ MB each\b`,
  String.raw`\b(?:JPE?G|PNG|WebP|AVIF)(?:,| or) (?:JPE?G|PNG|WebP|AVIF|HEIC)\b`,
  String.raw`\bHome, About, Services, Contact, Booking\b`,
  String.raw`\b(?:ten|10) (?:kinds|page kinds)\b|\b(?:five|5) (?:pages )?(?:of|from|out of) (?:ten|10)\b|\boutside the ten\b`,
  String.raw`\b(?:in|write in|are in) (?:US )?English\b|\bsecond language\b`,
  String.raw`\bauto repair, baker(?:y|ies)\b|\bplumbers, electricians, \w+`,
].map((pattern) => new RegExp(pattern, 'gi'));

const factsIn = (text: string) => facts.flatMap((pattern) => text.match(pattern) ?? []);

/** What may stand as it is, with the reason. */
const allowed: { file: RegExp; text: RegExp; because: string }[] = [
  { file: /^content\/legal\/terms\//, text: /./, because: 'what buyers accept: the facts of its day, whatever is built later' },
];

test('no text writes a number or a list of the product by itself', () => {
  expect(files.length).toBeGreaterThan(150);
  const literal = files.flatMap((file) =>
    factsIn(
      readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .replace(/\s+/g, ' '),
    )
      .filter((text) => !allowed.some((one) => one.file.test(file) && one.text.test(text)))
      .map((text) => `${file}: ${text}`),
  );
  expect(literal).toEqual([]);
});

test.each([
  '**Eighteen trades.** Auto repair',
  'Six themes',
  'up to 30 photos',
  'Up to twelve services',
  'up to 24 of them',
  '25 MB each',
  'as JPEG, PNG',
  'Ten kinds',
  'Eight steps, about ten minutes',
  'We write sites in US English.',
  'Auto repair, bakeries, barbers',
  'Up to six fit.',
])('a text that wrote “%s” would be caught', (text) => {
  expect(factsIn(text)).not.toEqual([]);
});
