import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prettifyError, type ZodType } from 'zod';
import {
  claimFaults,
  headingFaults,
  interviewFaults,
  nameFaults,
  serviceFaults,
  textFaults,
  twice,
} from '../../tests/helpers/interview-rules.ts';
import { spanishFaults } from '../../tests/helpers/spanish-rules.ts';
import { readBrief } from '../brief/read-brief.ts';
import { families } from '../families/families.ts';
import probeFile from '../families/probes.yaml';
import { kindOfBrief } from '../interview/kind-of-brief.ts';
import { fileSchemas, type TradeFile } from '../kinds/format.ts';
import { fold } from '../language/fold.ts';
import { sentences } from '../language/sentences.ts';
import { serviceFor } from '../lexicon/services.ts';
import { foreignNames, foreignNumbers } from '../writer/claims/sourced-words.ts';
import { signatures } from './signature.ts';
import { type Guide, type Trade, tradeFiles, tradeKeys, trades } from './trades.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** What a folder may hold, and what a folder that a brief may be matched to has to hold. */
const allowed = ['trade.yaml', 'services.yaml', 'interview.yaml', 'spanish.yaml', 'sample.json', 'guides', 'drawings'];
const required = ['trade.yaml', 'services.yaml', 'interview.yaml', 'spanish.yaml'];

describe.each(folders)('%s', (key) => {
  const file = tradeFiles[`./${key}/trade.yaml`] as Partial<TradeFile> | undefined;

  test('holds what the schemas say, and no other files', () => {
    const [full, drawn] = fileSchemas['trade.yaml'].options;
    const schemas: Record<string, ZodType> = { ...fileSchemas, 'trade.yaml': file?.names ? full : drawn };
    const faults = Object.entries(tradeFiles).flatMap(([path, value]) => {
      const [, folder, name = ''] = path.split('/');
      if (folder !== key) return [];
      const { error } = schemas[name]?.safeParse(value) ?? {};
      return error ? [`${path}: ${prettifyError(error)}`] : [];
    });
    expect(faults).toEqual([]);
    const names = readdirSync(new URL(`${key}/`, import.meta.url));
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    if (file?.names) expect(names).toEqual(expect.arrayContaining(required));
  });

  test('names signature drawings that exist', () => {
    expect(signatures.map(({ name }) => name)).toEqual(expect.arrayContaining(file?.signatures ?? []));
  });
});

describe.each(trades)('$key', (trade) => {
  test('has names, headings and photos of good form', () => {
    expect(families.map((family) => family.key)).toContain(trade.family);
    expect(trade.schema).toMatch(/^[A-Z][A-Za-z]+$/);
    expect([
      ...nameFaults([...trade.names, ...trade.spanish]),
      ...headingFaults(trade.headings),
      ...Object.values(trade.noun).flatMap((noun) => textFaults('noun', noun, { max: 40 })),
      ...photoFaults(trade.photos),
      ...twice(trade.subjects).map((subject) => `the subject "${subject}" is listed twice`),
    ]).toEqual([]);
  });

  test('has services that are found by their names, and definitions that promise nothing', () => {
    expect(serviceFaults(trade.services)).toEqual([]);
    expect(trade.services.length).toBeGreaterThanOrEqual(9);
  });

  test('asks 8 to 12 questions whose answers say something', () => {
    expect(interviewFaults(trade.interview)).toEqual([]);
    expect(trade.interview.length).toBeGreaterThanOrEqual(8);
    expect(trade.interview.length).toBeLessThanOrEqual(12);
  });

  test('is all in Spanish too', () => {
    expect(trade.spanishWords && spanishFaults(trade.spanishWords, trade)).toEqual([]);
  });

  test('has guides of 400 to 700 words that claim nothing', () => {
    expect(trade.guides.flatMap((guide) => guideFaults(guide, trade))).toEqual([]);
  });

  test('finds what its probes say', () => {
    const probes = Object.entries((probeFile as Record<string, Record<string, string | null>>)[trade.key] ?? {});
    const found = probes.map(([words]) => [words, serviceFor(trade.services, words)?.name ?? null]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(probes));
  });
});

test('every probe is of a trade', () => {
  expect(trades.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(probeFile as object)));
});

test('no name is of two trades, no two drawings and no two guides share a name', () => {
  expect(twice(trades.flatMap(({ names, spanish }) => [...names, ...spanish].map(fold)))).toEqual([]);
  expect(twice(signatures.map(({ name }) => name))).toEqual([]);
  expect(twice(trades.flatMap(({ guides }) => guides.flatMap(({ titles }) => titles)))).toEqual([]);
});

test('within a family, one phrase means one service', () => {
  const meanings = new Map<string, string>();
  const clashes: string[] = [];
  for (const { key, family, services } of trades)
    for (const { name, match } of services)
      for (const phrase of match) {
        const place = `${family}: ${fold(phrase)}`;
        const other = meanings.get(place);
        if (other && other !== name) clashes.push(`${key}: "${phrase}" means ${name} here and ${other} in another trade of ${family}`);
        meanings.set(place, name);
      }
  expect(clashes).toEqual([]);
});

const samples = import.meta.glob<{ brief: unknown }>('./*/sample.json', { eager: true, import: 'default' });

test.each(Object.entries(samples))('%s is a brief of its trade that needs no correction', (path, { brief }) => {
  const reading = readBrief(brief);
  expect(reading).toMatchObject({ ok: true, notes: [] });
  const key = path.split('/')[1] ?? '';
  if (reading.ok && trades.some((trade) => trade.key === key)) expect(kindOfBrief(reading.brief).key).toBe(key);
});

test('every folder but general has a trade.yaml', () => {
  expect(folders.filter((key) => !tradeKeys(tradeFiles).includes(key))).toEqual(['general']);
});

function photoFaults(photos: readonly string[]): string[] {
  return [
    ...photos.flatMap((photo) => textFaults('photo', photo, { max: 70 })),
    ...twice(photos).map((photo) => `the photo "${photo}" is listed twice`),
  ];
}

function guideFaults({ titles, answer, blocks, service }: Guide, trade: Trade): string[] {
  const { services } = trade;
  const [firstSentence = ''] = sentences(answer);
  const isPlain = (text: string) => foreignNumbers(text, []).length === 0 && foreignNames(text, []).length === 0;
  const at = `guide "${titles[0]}"`;
  const texts = [answer, ...blocks.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
  const words = texts.join(' ').split(/\s+/).length;
  return [
    ...(words < 400 || words > 700 ? [`${at} has ${words} words`] : []),
    ...(blocks.length < 3 || blocks.length > 6 ? [`${at} has ${blocks.length} blocks`] : []),
    ...(blocks.some(({ paragraphs }) => paragraphs.length === 0) ? [`${at} has a heading without text`] : []),
    ...(firstSentence.length > 155 ? [`${at}: its first sentence is cut off in the page’s description: ${firstSentence}`] : []),
    ...(sentences(answer).some(isPlain) ? [] : [`${at} has no sentence without numbers and names for the page’s description`]),
    ...(service && !services.some(({ name }) => name === service) ? [`${at} belongs to "${service}", which is no service`] : []),
    ...twice(titles).map((title) => `${at}: "${title}" is listed twice`),
    ...[...titles, ...texts].flatMap((text) => claimFaults(at, text)),
    ...[...titles, ...texts].flatMap((text) => strangerFaults(at, text, trade)),
  ];
}

/** Words of a trade's names that mean something else in its guides: a place to train, a paper to sign, what cleans an oven. */
const innocent: Record<string, RegExp> = {
  gym: /\bthe gym\b|\bgym (?=rules|etiquette|plan)/gi,
  lawyer: /\bpower of attorney\b/gi,
  'house-cleaning': /\b(?:alkaline|different|enzyme|mix|oven|spray|two) cleaners?\b/gi,
};

/** The business publishes its guides. None sends readers to "your groomer", "a gym" or anyone they might compare or hire. */
function strangerFaults(at: string, text: string, { key, noun, names }: Trade): string[] {
  const called = [...Object.values(noun), ...names].map((name) => name.toLowerCase());
  const people = called.flatMap((name) => /^(?!.* and ).*?\b(mechanic|\w+(?:er|or|ist|ian|ey))s?$/.exec(name)?.[1] ?? []);
  const places = called.filter((name) => placeWords.test(name));
  const oneOf = (words: string[]) => `(?:${words.join('|') || '(?!)'})`;
  const patterns = [
    `${oneOf(people)}s?`,
    `(?:a|an|any|another|each|every|other|some|the|this|your) (?:[a-z]+ )?${oneOf(places)}`,
    `(?:${noun.many}|${oneOf(places)}s)`,
    'baristas?|caterers?|coach(?:es)?|colorists?|hygienists?|a pro|providers?',
    'hire|second opinions?|compar(?:e|ing) (?:companies|prices|quotes)|day pass(?:es)?',
  ];
  const strangers = text.replace(innocent[key] ?? /(?!)/g, '').match(new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'gi'));
  return (strangers ?? []).map((words) => `${at} speaks of a stranger ("${words}"): ${text}`);
}

/** How the name of a place of business ends. */
const placeWords =
  /\b(?:bakery|bar|bistro|box|cafe|clinic|club|company|diner|eatery|firm|gym|lounge|office|practice|restaurant|salon|service|shop|spa|studio|\w*house|\w+shop)$/;
