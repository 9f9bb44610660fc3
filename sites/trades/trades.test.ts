import { expect, test } from 'vitest';
import { prettifyError, type ZodType } from 'zod';
import { readBrief } from '../read-brief.ts';
import { detailCount } from '../scenes/scenes.ts';
import { signatures } from '../scenes/signature.ts';
import { themes as allThemes } from '../themes/theme.ts';
import { findClaims } from '../writer/claims/claims.ts';
import { fileSchemas, type Guide, type GuideFile, generalSchemas, type TradeFile, type TradePack } from './pack.ts';
import { packs, tradeFiles, tradeKeys } from './packs.ts';

const slots = ['name', 'short', 'trade', 'city', 'place', 'state', 'phone', 'service', 'day'];
/** Stricter than the gate: brags, sums and punctuation that a pack's neutral voice can do without. */
const refused = [
  /\blicen[sc]ed\b|\binsured\b|\bcertified\b|\baccredited\b|\bguarantee|\bwarrant/i,
  /\bfree\b(?! of | from )|\baffordable\b|\bdiscount/i,
  /\bprofessional|\bhigh[- ]quality\b|\bfriendly\b|\bskilled\b|\bhassle\b|\bseamless|\bstunning\b|\bpassion|\bamazing\b/i,
  /\bwe (promise|show|offer|charge|accept|specialize|pride|respond|guarantee)\b|\bour (team|experts|technicians)\b/i,
  /[$€£%★]|\bpercent\b|\bdollars?\b/i,
  /[!\u2014\u2013\u2019]|"/,
];

/** Everything a visitor may read; stems are never shown. */
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, part]) => (key === 'stems' ? [] : strings(part)))
      : [];
/** The one sentence every booking has to carry. */
const isStanding = (sentence: string) => /\ba request until we reply\b/.test(sentence);
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const guideWords = (guide: Guide) =>
  wordCount([guide.answer, ...guide.blocks.flatMap((block) => [block.heading, ...block.paragraphs])].join(' '));
const shingles = (text: string) => {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' '));
};

/** Every list of wordings of a pack, with a name for the failure message. */
function wordingLists(pack: TradePack): [string, string[]][] {
  return [
    ['call', pack.call],
    ['ask', pack.ask],
    ['headlines', pack.headlines],
    ['callText', pack.callText],
    ...Object.entries(pack.headings).map(([key, list]): [string, string[]] => [`headings.${key}`, list]),
    ...Object.entries(pack.leads).map(([key, list]): [string, string[]] => [`leads.${key}`, list]),
    ...pack.services.map((service): [string, string[]] => [`service ${service.name}`, service.text]),
    ...pack.questions.map((item): [string, string[]] => [`answer to ${item.question}`, item.answer]),
    ...pack.guides.map((guide): [string, string[]] => [`guide ${guide.title[0]}`, guide.title]),
  ];
}

test.each(tradeKeys(tradeFiles))('the files of %s hold what their schemas say', (key) => {
  const schemas: Record<string, ZodType> = key === 'general' ? generalSchemas : fileSchemas;
  const faults = Object.entries(tradeFiles).flatMap(([path, value]) => {
    const [, folder = '', file = ''] = path.split('/');
    if (folder !== key) return [];
    const { error } = schemas[file]?.safeParse(value) ?? { error: undefined };
    if (!schemas[file]) return [`${path}: no such file belongs to a trade`];
    return error ? [`${path}: ${prettifyError(error)}`] : [];
  });
  expect(faults).toEqual([]);
});

const themeNames = allThemes.all.map(({ name }) => name);

test('themes and signature drawings that a trade names exist, and no two drawings share a name', () => {
  const drawings = signatures.map(({ name }) => name);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const key of tradeKeys(tradeFiles)) {
    const { themes = {}, signatures: borrowed = [] } = tradeFiles[`./${key}/trade.yaml`] as TradeFile;
    expect(themeNames, key).toEqual(expect.arrayContaining(Object.keys(themes)));
    expect(drawings, key).toEqual(expect.arrayContaining(borrowed));
  }
});

test.each(Object.entries(import.meta.glob<{ brief: unknown }>('./*/sample.json', { eager: true, import: 'default' })))(
  '%s is a brief that needs no correction',
  (_, { brief }) => {
    expect(readBrief(brief)).toMatchObject({ ok: true, notes: [] });
  },
);

test('every folder has a trade.yaml', () => {
  const folders = Object.keys(tradeFiles).map((path) => path.split('/')[1] ?? '');
  expect([...new Set(folders)]).toEqual(tradeKeys(tradeFiles));
});

test.each(packs)('$key has lower-case stems, and drawings and guides that exist', (pack) => {
  for (const { name, detail = 0 } of pack.services) expect(detail, name).toBeLessThan(detailCount(pack.scene));
  const stems = [...pack.stems, ...pack.services.flatMap((service) => service.stems)];
  expect(stems.filter((stem) => stem !== stem.toLowerCase() || stem.trim() === '')).toEqual([]);
  const guides = Object.entries(tradeFiles).filter(([path]) => path.startsWith(`./${pack.key}/guides/`));
  for (const [path, guide] of guides)
    expect(
      pack.services.flatMap((one) => one.stems),
      path,
    ).toContain((guide as GuideFile).service);
});

test.each(packs)('$key has different wordings of every slot, one of them without slots', (pack) => {
  for (const [name, list] of wordingLists(pack)) {
    expect(new Set(list).size, name).toBe(list.length);
    expect(
      list.some((text) => !text.includes('{')),
      name,
    ).toBe(true);
  }
  const headings = Object.values(pack.headings).flat();
  expect(headings.filter((text, at) => headings.indexOf(text) !== at)).toEqual([]);
});

test.each(packs)('$key knows its slots', (pack) => {
  const used = strings(pack).flatMap((text) => [...text.matchAll(/\{([^}]*)\}?/g)].map((match) => match[1]));
  expect(used.filter((slot) => !slots.includes(slot ?? ''))).toEqual([]);
});

test.each(packs)('$key claims nothing about the business', (pack) => {
  const found = strings(pack).flatMap((text) => [
    ...findClaims(text).map((claim) => `${claim.kind} (${claim.text}): ${text}`),
    ...refused.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern}: ${text}`),
  ]);
  expect(found).toEqual([]);
});

test.each(packs)('$key says one thing in really different words', (pack) => {
  const shared = wordingLists(pack).flatMap(([name, list]) => {
    const all = list.flatMap((text) => [...new Set(shingles(text))]);
    return all.filter((shingle, at) => all.indexOf(shingle) !== at).map((shingle) => `${name}: ${shingle}`);
  });
  expect(shared).toEqual([]);
});

test.each(packs)('$key has short headlines, questions of every group, and a request in every booking policy', (pack) => {
  for (const headline of pack.headlines) expect(wordCount(headline), headline).toBeLessThan(10);
  expect(pack.questions.length).toBeGreaterThanOrEqual(10);
  expect(new Set(pack.questions.map((item) => item.group)).size).toBe(4);
  for (const policy of pack.bookingPolicy) expect(policy.join(' ')).toMatch(/request/i);
});

test.each(packs)('$key has guides of 400 to 700 words', (pack) => {
  for (const guide of pack.guides) {
    expect(guideWords(guide), guide.title[0]).toBeGreaterThanOrEqual(400);
    expect(guideWords(guide), guide.title[0]).toBeLessThanOrEqual(700);
    expect(guide.blocks.length, guide.title[0]).toBeGreaterThanOrEqual(3);
    expect(guide.blocks.length, guide.title[0]).toBeLessThanOrEqual(6);
  }
});

test('no two packs share a headline, a guide title, a stem or a long sentence', () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  const claim = (key: string, what: string) => {
    const owner = owners.get(what);
    if (owner && owner !== key) clashes.push(`${owner} and ${key}: ${what}`);
    owners.set(what, key);
  };
  for (const pack of packs) {
    // The general pack gives way to a trade of its own.
    if (pack.key !== 'general') for (const stem of pack.stems) claim(pack.key, `stem ${stem}`);
    if (!tradeFiles[`./${pack.key}/sentences.yaml`]) continue;
    for (const text of [...pack.headlines, ...pack.guides.flatMap((guide) => guide.title)]) claim(pack.key, text);
    const sentences = strings(pack).flatMap((text) => text.split(/(?<=[.?])\s+/));
    for (const sentence of new Set(sentences)) if (wordCount(sentence) >= 6 && !isStanding(sentence)) claim(pack.key, sentence);
  }
  expect(clashes).toEqual([]);
});

test.each(packs)("$key asks beside its forms for nothing that a form can't take", (pack) => {
  const { ask, callText, leads, steps, ready, bookingPolicy, services } = pack;
  const asked = strings([ask, callText, leads, steps, ready, bookingPolicy, services.map(({ before }) => before)]);
  expect(asked.filter((line) => /\b(?:send|attach|upload|add)\b[^.]*\b(?:photo|picture)/i.test(line))).toEqual([]);
  expect(ready.filter((line) => /\b(?:photo|picture)/i.test(line) && !/\bto bring along$/.test(line))).toEqual([]);
});
