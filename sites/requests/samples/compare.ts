import { plainLetters } from '../../../text/plain-letters.ts';
import { type DayName, dayNames, type PageKind } from '../../document/document.ts';
import { parsePrice } from '../../prices/price-text.ts';
import type { read } from '../read-request.ts';
import type { DayHours, Subject, Wish } from '../wish.ts';

/** A request with what a careful person reads in it. */
export interface Sample {
  business: string;
  text: string;
  reads: Record<string, unknown>[];
}
/** A business of the samples. Hours of a day are as in '09:00-12:00,13:00-17:00'. */
export interface Business {
  name: string;
  services: string[];
  towns: string[];
  hours: Partial<Record<DayName, string>>;
  pages: PageKind[];
}

export function subjectOf({ hours, ...business }: Business): Subject {
  return { ...business, hours: Object.fromEntries(Object.entries(hours).map(([day, spans]) => [day, hoursOf(spans)])) };
}

function hoursOf(spans: string): DayHours {
  if (spans === '24h') return '24h';
  return spans === 'closed' ? [] : spans.split(',').map((span) => span.split('-') as [string, string]);
}

/** What was read otherwise than a careful person does, and words that no one read. Empty if all is well. */
export function misreadings({ text, reads }: Sample, { lines, chatter }: ReturnType<typeof read>): string[] {
  const wishes = lines.map(({ wish }) => keyOf(wish));
  const expected = reads.map((wish) => keyOf(wish as Wish));
  const missing = expected.filter((wish) => !wishes.some((other) => isSame(wish, other)));
  const extra = wishes.filter((wish) => !expected.some((other) => isSame(wish, other)));
  const isShort =
    lines.filter(({ wish }) => !loose.has(wish.do)).length !== reads.filter((wish) => !loose.has(wish.do as Wish['do'])).length;
  const lost = lostWords(text, [...lines.flatMap(({ spans }) => spans), ...chatter]);
  return [
    ...missing.map((wish) => `  missing ${JSON.stringify(wish)}`),
    ...extra.map((wish) => `  extra   ${JSON.stringify(wish)}`),
    ...(isShort && missing.length + extra.length === 0 ? ['  not as many wishes'] : []),
    ...(lost.length > 0 ? [`  lost    ${lost.join(' ')}`] : []),
  ];
}

/** Only whether there is one of these counts. */
const loose = new Set<Wish['do']>(['person', 'question']);
const joining =
  /^(?:and|but|also|then|plus|so|oh|ah|or|y|e|pero|o|tambien|también|n|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|period|comma|colon|\d{1,2})$/i;

/** Words in none of the places, but for those that only join others. The letter 'ʼ' is an apostrophe. */
export function lostWords(text: string, spans: [number, number][]): string[] {
  return [...text.matchAll(/(?:(?!ʼ)[\p{L}\p{N}])+/gu)]
    .filter(({ 0: { length }, index }) => !spans.some(([start, end]) => start < index + length && index < end))
    .flatMap(([word]) => (joining.test(word.replace(/(.)(?<!\1.)\1+$/, '$1')) ? [] : word));
}

type Key = { do: string } & Record<string, string>;

/** A wish as comparable words. */
function keyOf(wish: Wish | Record<string, unknown>): Key {
  return Object.fromEntries(
    Object.entries(wish).map(([field, value]) => [field, field === 'do' ? value : textOf(field, value, wish.do as string)]),
  ) as Key;
}

function textOf(field: string, value: unknown, wish: string): string {
  if (wish === 'phone') return String(value).replace(/\D/g, '');
  if (wish === 'add-service' && field === 'name') return inflected(plain(String(value)));
  if (field === 'days') return dayNames.flatMap((name) => dayText(name, (value as Record<string, unknown>)[name])).join(' ');
  if (field === 'price') return priceOf(String(value));
  if (Array.isArray(value))
    return value
      .map((one) => plain(String(one)))
      .sort()
      .join(', ');
  return plain(String(value));
}

/** A price as the form has it. Words around an amount that aren't read as its unit don't count: '225 installed'. */
function priceOf(text: string): string {
  const price = parsePrice(text);
  const [amount] = /\d[\d,.]*/.exec(text) ?? [];
  return JSON.stringify(amount && /[a-z]/i.test(price.priceFrom ?? '') ? parsePrice(amount) : price);
}

/** Names of new services may differ in the endings of words. */
function inflected(name: string): string {
  return name.replace(/\b([a-z]{3,}?)(?:e?s|ing|e)?\b/g, '$1');
}

function dayText(name: DayName, hours: unknown): string[] {
  if (hours === undefined) return [];
  if (!Array.isArray(hours)) return [`${name} ${hours}`];
  return [`${name} ${hours.length === 0 ? 'closed' : hours.map((span) => span.join('-')).join(',')}`];
}

function plain(text: string): string {
  return plainLetters(text)
    .replace(/&/g, ' and ')
    .replace(/\b(?:the|an?)\b(?!-)|[^\w@#+/-]+/g, ' ')
    .trim()
    .replace(/ +/g, ' ');
}

function isSame(one: Key, other: Key): boolean {
  if (one.do !== other.do) return false;
  if (loose.has(one.do as Wish['do'])) return true;
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return fields.every((field) => {
    const [a = '', b = ''] = [one[field], other[field]];
    // Old words tell where new ones go.
    if (field === 'where' && one.do === 'text' && one.from && (!a || !b)) return !/^(?:headline|introduction|about)$/.test(a || b);
    const isLoose = field === 'what' || (field === 'where' && one.do === 'move');
    return (
      a === b ||
      (isLoose && a.split(' ').some((word) => word.length > 2 && b.split(' ').includes(word) && !/^(?:before|after)$/.test(word)))
    );
  });
}
