import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageChoices, pagesPerSite } from '../../content/site-pages.ts';
import { sceneTrades } from '../../sites/trades/scenes.ts';
import { tradeFiles, tradeKeys } from '../../sites/trades/trades.ts';
import { sharedPart, wordRuns } from '../../tests/helpers/likeness.ts';
import { usualWords } from '../../tests/helpers/prose.ts';
import { filled } from '../filled.ts';
import { publicPagesFrom } from '../public-pages.ts';
import { citiesByState, citiesFrom, cityBySlug, cities as unfilled } from './cities.ts';
import type { City, CityFile } from './city.ts';
import { nearestCities } from './nearest-cities.ts';
import { stateNames } from './states.ts';

const cities = filled([...unfilled], usualWords);

/** The cities of the specification. */
const slugs =
  'jacksonville orlando tampa miami fort-myers charlotte raleigh greensboro durham winston-salem nashville memphis knoxville chattanooga clarksville st-george provo-orem bend cape-coral naples-marco-island sarasota boise port-st-lucie colorado-springs charleston the-villages greeley destin coeur-d-alene boulder fort-collins bozeman dover daphne-fairhope-foley logan kennewick-richland midland punta-gorda deltona-daytona-beach palm-bay-melbourne myrtle-beach-conway springfield lakeland-winter-haven ogden-clearfield fayetteville-springdale-rogers';

/** All the texts of a city, each by itself. */
function textsOf(city: City): string[] {
  const { headline, lead, regionText, tradesText, seasonText, localTip } = city;
  const sets = city.sampleSets.map(({ why }) => why);
  return [headline, lead, regionText, tradesText, seasonText, localTip, ...sets, ...city.faq.flatMap((one) => [one.question, one.answer])];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d$]+(?:'\p{L}+)?/gu) ?? [];
}

const countWords = (text: string) => wordsOf(text).length;
const ownWords = (city: City) => wordsOf(textsOf(city).join('\n'));
const repeated = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index);

function city(slug: string): City {
  const found = cities.find((one) => one.slug === slug);
  if (!found) throw new Error(`No city ${slug}.`);
  return found;
}

const files = import.meta.glob<CityFile>('./*.yaml', { eager: true, import: 'default' });
const text = z.string().min(1);
const cityFile: z.ZodType<CityFile> = z.strictObject({
  name: text,
  state: z.enum(Object.keys(stateNames) as (keyof typeof stateNames)[]),
  region: text,
  timeZone: text,
  latitude: z.number(),
  longitude: z.number(),
  headline: text,
  lead: text,
  nearbyTowns: z.array(text),
  regionText: text,
  tradesText: text,
  seasonText: text,
  localTip: text,
  sampleSets: z.tuple([sampleSet(), sampleSet()]),
  faq: z.array(z.strictObject({ question: text, answer: text })),
  head: z.strictObject({ title: text, description: text, keywords: z.array(text) }),
});

function sampleSet() {
  const page = z.enum(pageChoices.map(({ key }) => key).filter((key) => key !== 'home'));
  return z.strictObject({
    trade: z.enum(tradeKeys(tradeFiles)),
    why: text,
    pages: z.tuple([z.literal('home'), page, page, page, page]),
  });
}

test.each(Object.entries(files))('%s has every field of a city and no other', (_, file) => {
  expect(cityFile.safeParse(file).error).toBeUndefined();
});

test('one more file is one more city: in its state’s list, among nearest cities and in the sitemap', () => {
  const boise = files['./boise.yaml'] as CityFile;
  const asheville: CityFile = { ...boise, name: 'Asheville', state: 'NC', latitude: 35.6, longitude: -82.55 };
  const all = citiesFrom({ ...files, './asheville.yaml': asheville });
  const added = all.find(({ slug }) => slug === 'asheville') as City;
  expect(citiesByState(all).find(({ state }) => state.code === 'NC')?.cities).toContain(added);
  expect(nearestCities(city('charlotte'), 5, all).map((near) => near.city)).toContain(added);
  expect(publicPagesFrom({ articles: [], services: [], cities: all }).map(({ path }) => path)).toContain('/locations/asheville');
});

test('the cities are the 45 of the specification', () => {
  expect(cities.map(({ slug }) => slug)).toEqual(slugs.split(' ').sort());
  expect(cityBySlug('boise')?.name).toBe('Boise');
  expect(cityBySlug('atlantis')).toBeUndefined();
});

test('every state lists its own cities once, the main markets first', () => {
  const groups = citiesByState();
  expect(groups.slice(0, 3).map(({ state }) => state.name)).toEqual(['Florida', 'North Carolina', 'Tennessee']);
  expect(groups.flatMap((group) => group.cities)).toHaveLength(45);
  expect(groups.find(({ state }) => state.code === 'ID')?.cities.map(({ name }) => name)).toEqual(['Boise', "Coeur d'Alene"]);
  expect(repeated(groups.map(({ state }) => state.code))).toEqual([]);
});

test('no two cities share a headline, a lead, a head or a sentence', () => {
  const heads = cities.map(({ head }) => head);
  const sentences = cities.flatMap((one) =>
    textsOf(one)
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((sentence) => countWords(sentence) > 3),
  );
  expect(repeated(cities.map(({ headline }) => headline))).toEqual([]);
  expect(repeated(cities.map(({ lead }) => lead))).toEqual([]);
  expect(repeated(heads.map(({ path }) => path))).toEqual([]);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  expect(repeated(heads.map(({ keywords }) => keywords.join()))).toEqual([]);
  expect(repeated(sentences)).toEqual([]);
});

test.each(cities)('the head of $slug fits search results and names the place', (one) => {
  const { path, title, description, keywords } = one.head;
  expect(path).toBe(`/locations/${one.slug}`);
  expect(title.length).toBeLessThanOrEqual(55);
  expect(title).toContain(one.name.split(/,| and /)[0]);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(keywords.length).toBeGreaterThanOrEqual(4);
  expect(repeated([...keywords])).toEqual([]);
});

test.each(cities)('$slug says enough, and each text is as long as its place on the page', (one) => {
  expect(ownWords(one).length).toBeGreaterThanOrEqual(350);
  expect(countWords(one.headline)).toBeLessThanOrEqual(9);
  expect(countWords(one.localTip)).toBeGreaterThanOrEqual(40);
  expect(countWords(one.localTip)).toBeLessThanOrEqual(70);
  expect([3, 4]).toContain(one.faq.length);
  for (const { question, answer } of one.faq) {
    expect(question).toMatch(/[?]$/);
    expect(countWords(answer), question).toBeGreaterThanOrEqual(35);
    expect(countWords(answer), question).toBeLessThanOrEqual(80);
  }
  expect(one.nearbyTowns.length).toBeGreaterThanOrEqual(5);
  expect(repeated([...one.nearbyTowns, one.name])).toEqual([]);
});

test.each(cities)('the offer of $slug is the one of the price list', ({ lead }) => {
  expect(lead.match(/\$\d+/g)?.toSorted()).toEqual(['$29', '$299']);
  for (const [, hours] of lead.matchAll(/(\d+)[ -]hour/g)) expect(hours).toBe('24');
});

test.each(cities)('the sample sets of $slug are five different pages for two trades', ({ sampleSets }) => {
  const known = pageChoices.map(({ key }) => key);
  for (const { pages } of sampleSets) {
    expect(pages).toHaveLength(pagesPerSite);
    expect(pages[0]).toBe('home');
    expect(repeated([...pages])).toEqual([]);
    expect(known).toEqual(expect.arrayContaining([...pages]));
  }
  expect(sampleSets[0].trade).not.toBe(sampleSets[1].trade);
});

test('many trades are samples, each more than once and none too often, and nearly all have drawings', () => {
  const uses = cities.flatMap(({ sampleSets }) => sampleSets.map(({ trade }) => trade));
  const trades = [...new Set(uses)].sort();
  const counts = trades.map((trade) => uses.filter((use) => use === trade).length);
  expect(trades.length).toBeGreaterThanOrEqual(27);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  expect(trades.filter((trade) => !sceneTrades.includes(trade))).toEqual(['mover', 'pest-control', 'pool-service', 'tutor']);
});

test.each(cities)('the clock of $slug belongs to its place on the map', ({ timeZone, longitude, latitude }) => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date('2026-01-15T12:00:00Z'));
  const offset = Number(/GMT([+-]\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')?.[1]);
  // A zone's clock runs by a meridian every 15 degrees; these cities lie within a zone's width of theirs.
  expect(Math.abs(offset * 15 - longitude)).toBeLessThan(15);
  expect(latitude).toBeGreaterThan(24);
  expect(latitude).toBeLessThan(49);
});

test('the clocks along the borders of the zones are right', () => {
  const zone = (slug: string) => city(slug).timeZone;
  expect(['destin', 'nashville', 'memphis', 'clarksville', 'midland'].map(zone)).toEqual(Array(5).fill('America/Chicago'));
  expect(['knoxville', 'chattanooga', 'punta-gorda', 'dover'].map(zone)).toEqual(Array(4).fill('America/New_York'));
  expect(['coeur-d-alene', 'bend', 'kennewick-richland'].map(zone)).toEqual(Array(3).fill('America/Los_Angeles'));
  expect(zone('boise')).toBe('America/Boise');
});

test('the nearest cities are others of the list, nearest first, at their real distance', () => {
  for (const one of cities) {
    const near = nearestCities(one, 4);
    expect(near).toHaveLength(4);
    expect(near.some((other) => other.city === one)).toBe(false);
    expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).toSorted((a, b) => a - b));
  }
  expect(nearestCities(city('cape-coral'), 3).map((near) => near.city.slug)).toEqual(['fort-myers', 'punta-gorda', 'naples-marco-island']);
  expect(nearestCities(city('logan'), 1)[0]?.city.slug).toBe('ogden-clearfield');
  // Straight line between the two downtowns, as maps give it.
  const toMemphis = nearestCities(city('nashville'), 45).find((near) => near.city.slug === 'memphis');
  expect(toMemphis?.miles).toBeGreaterThan(190);
  expect(toMemphis?.miles).toBeLessThan(202);
});

test('no city’s text mentions a startup rate, because only the operator sets one', () => {
  expect(cities.filter((one) => /startup rate|our label/i.test(textsOf(one).join(' '))).map(({ slug }) => slug)).toEqual([]);
});

test.each(cities)('$slug is written in plain words and claims no rank', (one) => {
  const words = [...textsOf(one), one.head.description].join('\n');
  expect(words).not.toMatch(
    /\b(?:nestled|vibrant|bustling|thriving|hidden gem|heart of|world-class|cutting-edge|state-of-the-art|seamless|one-stop|look no further|second to none|boasts?|elevate|unlock|game-changer|passionate|leverag\w+|#1|number one|award-winning|leading|population)\b/i,
  );
  expect(words).not.toMatch(/\b(?:colour|centre|neighbour|licence|grey|organis|realis|favour|programme|metre|tyre)\w*/i);
  expect(words).not.toMatch(/[!—–…“”’]/);
  expect(words).not.toMatch(/ {2}| \n|\s[.,;:?]/);
});

/** What a city page says in every city: its headings, labels, the line on calls and the note on samples. */
const frame =
  'Start My Site. What we know about doing business here. Region. Trades. Busy season. Calls. Office hours Monday to Friday 9 to 6. Support 10am to 6pm daily. Good to know. Two sample sets for local businesses. Home Services Pricing Booking Contact. Home About Gallery FAQ Contact. We made both as samples. They’re not customers. Asked here. Nearby. View All 45 Cities. First draft within 24 hours, $299 once and $29 a month.';

/** Words that any two English texts share. */
const small = new Set(
  'a an and any are as at be but by can do does for from has have how if in is it its more no not of on one or our out say says so than that the their them there they this to up we what when where which who will with you your'.split(
    ' ',
  ),
);

/** Share of the smaller text's runs of five words that stand in the other text too. */
function sharedRuns(one: string[], other: string[]): number {
  return sharedPart(runsOf(one), runsOf(other));
}

const runsOf = (words: string[]) => wordRuns(words.join(' '));

/** Cosine of the two texts' bags of words, small words left out. */
function wordCosine(one: string[], other: string[]): number {
  const bag = (words: string[]) =>
    Map.groupBy(
      words.filter((word) => !small.has(word)),
      (word) => word,
    );
  const [a, b] = [bag(one), bag(other)];
  const times = (word: string, words: Map<string, string[]>) => words.get(word)?.length ?? 0;
  const length = (words: Map<string, string[]>) => Math.hypot(...[...words.values()].map((same) => same.length));
  return [...a.keys()].reduce((sum, word) => sum + times(word, a) * times(word, b), 0) / (length(a) * length(b));
}

test('any two city pages are different texts', () => {
  const own = cities.map(ownWords);
  const framed = own.map((words) => [...words, ...wordsOf(frame)]);
  const pairs = cities.flatMap((_, one) => cities.slice(one + 1).map((_, step) => [one, one + 1 + step] as const));
  expect(pairs).toHaveLength((45 * 44) / 2);
  const highest = (measure: typeof sharedRuns, texts: string[][]) =>
    Math.max(...pairs.map(([one, other]) => measure(texts[one] ?? [], texts[other] ?? [])));
  // The product's limit for whole pages is 60%.
  expect(highest(sharedRuns, own)).toBeLessThan(0.03);
  expect(highest(wordCosine, own)).toBeLessThan(0.45);
  expect(highest(sharedRuns, framed)).toBeLessThan(0.25);
  expect(highest(wordCosine, framed)).toBeLessThan(0.6);
});

test('the measures of likeness see a copied page', () => {
  const boise = ownWords(city('boise'));
  const renamed = boise.map((word) => (word === 'boise' ? 'nampa' : word));
  expect(sharedRuns(boise, renamed)).toBeGreaterThan(0.8);
  expect(wordCosine(boise, renamed)).toBeGreaterThan(0.9);
});
