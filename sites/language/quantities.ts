import { isPronoun, numberWordPattern, valueOfWords } from './number-words.ts';

/** What is said about a number: a starting price, a limit, an estimate. `undefined` is an exact number. */
export type Bound = 'from' | 'up to' | 'about' | 'over' | 'under' | 'within' | 'since' | 'until' | 'before' | 'after';

/** A number in a text, with everything that decides what it means. */
export interface Quantity {
  kind: 'money' | 'percent' | 'time' | 'number' | 'phone' | 'code';
  /** Comparable value: dollars, minutes after midnight, digits of a phone number, a code as written. */
  value: string;
  /** As written, for messages. */
  text: string;
  at: number;
  end: number;
  /** End of its unit and rate. */
  extent: number;
  bound?: Bound | undefined;
  /** Unit of measure, such as 'minute'. */
  unit?: string | undefined;
  /** What a price or count is for: 'hour' in '$85 an hour'. */
  per?: string | undefined;
  /** Set on both ends of a range such as '2 to 3 days'. */
  range?: { low: string; high: string; side: 'low' | 'high' } | undefined;
}

const shapes: [kind: Quantity['kind'] | 'words' | 'article', pattern: string][] = [
  ['phone', String.raw`(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\s?\d{3}[\s.-]\d{4}|(?<!\d)\+?1?\d{10}(?!\d)|(?<![\d-])\d{3}-\d{4}(?![\d-])`],
  ['code', String.raw`\d+(?:st|nd|rd|th)(?!\p{L})|(?<![\p{L}\p{N}])[A-Za-z]{1,5}-?\d[\dA-Za-z]*(?:-\d+[A-Za-z]?)*(?![\p{L}\p{N}])`],
  ['money', String.raw`\$\s?\d+(?:,\d{3})*(?:\.\d{1,2})?k?|\d+(?:,\d{3})*(?:\.\d{1,2})?\s?(?:dollars|bucks|USD|dólares)(?!\p{L})`],
  ['percent', String.raw`\d+(?:\.\d+)?\s?(?:%|percent(?!\p{L})|por ciento)`],
  [
    'time',
    String.raw`\d{1,2}(?::\d{2})?\s?(?:[ap]\.\s?m\.|[ap]m(?!\p{L}))|\d{1,2}:\d{2}(?!\d)|(?<!\p{L})(?:noon|midnight|mediodía|medianoche)(?!\p{L})`,
  ],
  ['number', String.raw`\d+(?:,\d{3})*(?:\.\d+)?`],
  ['words', numberWordPattern],
  // 'about an hour' is a length, 'an hour' in '$85 an hour' a rate.
  [
    'article',
    String.raw`(?<=(?<!\p{L})(?:about|within|under|over|than|for|in|takes?|lasts?|around|nearly|almost|least)\s)an?(?=\s(?:hour|minute|day|week|month|year|mile|pound)(?!\p{L}))`,
  ],
];

const scanner = new RegExp(shapes.map(([name, pattern]) => `(?<${name}>${pattern})`).join('|'), 'giu');

/** All numbers of a text in order. `field` tells what a bare amount is: `priceFrom` makes '149' a price that starts there. */
export function quantitiesIn(text: string, { spanish = false, field = '' } = {}): Quantity[] {
  const quantities = [...text.matchAll(scanner)].flatMap((match) => quantityOf(match, text, spanish) ?? []);
  for (const [index, quantity] of quantities.entries()) joinRange(quantities[index - 1], quantity, text);
  for (const quantity of quantities) addMeaning(quantity, text, field);
  for (const quantity of quantities) shareRange(quantity, quantities);
  return quantities;
}

function quantityOf(match: RegExpExecArray, text: string, spanish: boolean): Quantity | undefined {
  const [kind, written] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
  if (!kind || written === undefined) return undefined;
  const end = match.index + written.length;
  const place = { text: written.trim(), at: match.index, end, extent: end };
  if (kind === 'article') return { kind: 'number', value: '1', ...place };
  if (kind === 'words') return wordQuantity(place, text, spanish);
  return { kind: kind as Quantity['kind'], value: comparable(kind, written), ...place };
}

function wordQuantity(place: Pick<Quantity, 'text' | 'at' | 'end' | 'extent'>, text: string, spanish: boolean): Quantity | undefined {
  const value = valueOfWords(place.text, spanish);
  if (value === undefined || (/^one$/i.test(place.text) && isPronoun(text, place.at))) return undefined;
  return { kind: 'number', value: String(value), ...place };
}

function comparable(kind: string, written: string): string {
  if (kind === 'code') return written.toUpperCase();
  if (kind === 'phone') return written.replace(/\D/g, '').slice(-10);
  if (kind === 'time') return minutesOf(written);
  const amount = Number(written.replace(/[^\d.]/g, '')) * (/k$/i.test(written) ? 1000 : 1);
  return String(amount);
}

/** Minutes after midnight. A time without am or pm is read on the 24-hour clock. */
function minutesOf(written: string): string {
  if (/noon|mediodía/i.test(written)) return String(12 * 60);
  if (/midnight|medianoche/i.test(written)) return String(24 * 60);
  const [hours = '0', minutes = '0'] = written.match(/\d+/g) ?? [];
  const half = /([ap])\.?\s?m/i.exec(written)?.[1]?.toLowerCase();
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  return String(hour * 60 + Number(minutes));
}

/** Connects '2' and '3' of '2 to 3 days'. In '8 to 5 pm' and '$150-200' the bare end takes its kind from the other. */
function joinRange(low: Quantity | undefined, high: Quantity, text: string): void {
  if (!low || low.kind === 'phone' || high.kind === 'phone') return;
  const between = text.slice(low.end, high.at);
  const isBetween = /^\s(?:and|y)\s$/i.test(between) && /\b(?:between|entre)\s+$/i.test(text.slice(0, low.at));
  if (!isBetween && !/^\s?(?:(?!up\s)\p{L}+\s)?(?:to|through|thru|a|hasta(?: las)?|a las|–|—|-)\s?$/iu.test(between)) return;
  if (low.kind === 'number' && high.kind === 'time') {
    const close = Number(high.value);
    const morning = Number(low.value) * 60;
    low.kind = 'time';
    // '1 to 5 pm' opens at 1 pm, '8 to 5 pm' in the morning: 8 pm would be after closing.
    low.value = String(morning + 720 < close ? morning + 720 : morning);
  }
  if (low.kind === 'money' && high.kind === 'number') high.kind = 'money';
  if (low.kind === 'number' && high.kind === 'percent') low.kind = 'percent';
  if (low.kind !== high.kind) return;
  const ends = { low: low.value, high: high.value };
  low.range = { ...ends, side: 'low' };
  high.range = { ...ends, side: 'high' };
}

function addMeaning(quantity: Quantity, text: string, field: string): void {
  const before = text.slice(Math.max(0, quantity.at - 40), quantity.at).toLowerCase();
  const after = text.slice(quantity.end, quantity.end + 40).toLowerCase();
  if (quantity.kind === 'number' && /\.price(?:From|To)?$/.test(field)) quantity.kind = 'money';
  quantity.bound = boundOf(quantity, before, after);
  // 'From 8 am to 5 pm' and 'between $49 and $79' are ranges and nothing more.
  if (quantity.range && (quantity.bound === 'from' || quantity.bound === 'until' || quantity.bound === 'up to')) quantity.bound = undefined;
  if (!quantity.range && quantity.kind === 'money' && !quantity.bound) {
    if (/\.priceFrom$/.test(field)) quantity.bound = 'from';
    if (/\.priceTo$/.test(field)) quantity.bound = 'up to';
  }
  if (field === 'business.founded') quantity.bound = 'since';
  if (quantity.kind === 'number') addUnit(quantity, after);
  quantity.per = perOf(quantity, after) ?? (quantity.kind === 'money' ? rateOf(before, after) : undefined);
}

const boundsBefore: [Bound, RegExp][] = [
  [
    'since',
    /\b(?:since|est\.|(?:established|founded|opened|started|begun|began)(?: \p{L}+){0,3} in|in business since|fundad[oa] en|desde)\s*$/u,
  ],
  [
    'from',
    /(?<!\p{L})(?:from|start(?:s|ing)?|starting (?:at|from)|starts? (?:at|from)|begins? (?:at|from)|at least|minimum(?: of)?|desde(?: las)?|a partir de(?: las)?|empiezan? en|como mínimo)\s*$/u,
  ],
  ['up to', /(?<!\p{L})(?:up to|as much as|as many as|at most|no more than|maximum(?: of)?|limit(?: is| of)?|hasta|máximo(?: de)?)\s*$/u],
  [
    'about',
    /(?<!\p{L})(?:about|around|roughly|approximately|approx\.?|nearly|almost|some|unos|unas|alrededor de|aproximadamente|casi)\s*$/u,
  ],
  ['over', /(?<!\p{L})(?:over|more than|above|older than|más de)\s*$/u],
  ['under', /(?<!\p{L})(?:under|less than|fewer than|below|younger than|menos de)\s*$/u],
  ['within', /(?<!\p{L})(?:within|in under|in less than|dentro de|en menos de)\s*$/u],
  ['until', /(?<!\p{L})(?:until|till|hasta las)\s*$/u],
  ['before', /(?<!\p{L})(?:before|by|antes de(?: las)?)\s*$/u],
  ['after', /(?<!\p{L})(?:after|después de(?: las)?)\s*$/u],
];

function boundOf(quantity: Quantity, before: string, after: string): Bound | undefined {
  const isYear = quantity.kind === 'number' && /^(?:1[89]|20)\d\d$/.test(quantity.value);
  if (/^\s?(?:\+|and up\b|or more\b|and above\b|minimum\b|y más\b|o más\b)/.test(after))
    return quantity.kind === 'time' ? undefined : 'from';
  if (/^\s?(?:and|or) (?:over|older|up)\b/.test(after)) return 'from';
  if (/^\s?(?:or less\b|(?:and|or) (?:under|younger)\b|maximum\b|max\b|o menos\b)/.test(after)) return 'up to';
  // '12 and under $24': the limit is that of 12.
  if (/\b(?:and|or) (?:under|over|older|younger|up)\s*$/.test(before)) return undefined;
  const bound = boundsBefore.find(([bound, pattern]) => (bound !== 'since' || isYear) && pattern.test(before))?.[0];
  if (quantity.kind === 'time' && bound === 'up to') return 'until';
  return bound;
}

const measures =
  'minute min|hour hr|day|night|week wk|month mo|year yr|mile mi|kilometer km|meter|foot feet ft|inch in|yard yd|acre|pound lb|ounce oz|ton|cent|gallon|quart|liter|degree|square|minuto|hora|día|noche|semana|mes|año|milla|pie|libra|galón';
const measureOf = new Map(
  measures.split('|').flatMap((group) => {
    const [name = '', ...others] = group.split(' ');
    return [name, ...others].flatMap((word): [string, string][] => [
      [word, name],
      [`${word}s`, name],
      [`${word}es`, name],
    ]);
  }),
);
measureOf.set('inches', 'inch').set('meses', 'mes');

function addUnit(quantity: Quantity, after: string): void {
  const [whole = '', word = ''] = /^\+?(?:\s|-|\sor\smore\s)?(\p{L}+)/u.exec(after) ?? [];
  // 'in' is a preposition more often than inches.
  quantity.unit = word === 'in' ? undefined : measureOf.get(word);
  if (quantity.unit) quantity.extent += whole.length;
}

/** The rate after a number. An amount may be for anything, '$40 a dog'; a count only for a time, '3 classes a week'. */
function perOf(quantity: Quantity, after: string): string | undefined {
  if (quantity.kind === 'time' || quantity.kind === 'phone' || quantity.kind === 'code') return undefined;
  const isAmount = quantity.kind === 'money' || quantity.kind === 'percent';
  const [whole, noun] = (isAmount ? amountRate : countRate).exec(after) ?? [];
  if (whole === undefined) return undefined;
  if (isAmount) quantity.extent += whole.length;
  return noun ? (measureOf.get(noun) ?? noun.replace(/s$/, '')) : 'each';
}

const amountRate =
  /^\s?(?:each|apiece|cada un[oa])(?!\s?\p{L})|^\+?(?:\s?\/\s?|\s(?:and up\s)?(?:per|an?|each|every|por|al?|la|cada)\s)(\p{L}{2,})/u;
const countRate = /^(?:-|\s)?\p{L}+\s(?:an?|per|each|al|por)\s(day|week|month|year|hour|night|visit|día|semana|mes|año)/u;

const rates: Record<string, string> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
};

const rateWords = Object.keys(rates).join('|');
const rateAfter = new RegExp(`^\\s(${rateWords})\\b`);
const rateBefore = new RegExp(`\\b(${rateWords})(?:\\s\\p{L}+){0,2}?(?:\\s(?:of|is|at|from))?[:\\s]*$`, 'u');

/** What 'monthly' in 'a monthly rate of $45' or '$45 monthly' says. */
function rateOf(before: string, after: string): string | undefined {
  const rate = rateAfter.exec(after) ?? rateBefore.exec(before);
  return rate?.[1] && rates[rate[1]];
}

/** The unit after '3' in '2 to 3 days' is that of '2' as well. */
function shareRange(quantity: Quantity, all: Quantity[]): void {
  if (quantity.range?.side !== 'low') return;
  const high = all[all.indexOf(quantity) + 1];
  quantity.unit ??= high?.unit;
  quantity.per ??= high?.per;
}
