import { isDeepStrictEqual } from 'node:util';
import type { Input, Typed } from './input.ts';
import type { Outcome } from './outcome.ts';

/** Faults by what they do to people. */
export const faultKinds = {
  lost: 'inputs lost',
  refused: 'inputs refused that are right, or without a reason next to the field',
  garbled: 'inputs garbled',
  unasked: 'inputs taken that needed a question',
  held: 'drafts held back by how their owner typed',
} as const;
export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  kind: FaultKind;
  words: string;
}

/** Everything that's wrong with what became of an input. */
export function faultsOf(input: Input, outcome: Outcome): Fault[] {
  if (outcome.status === 0 || outcome.status >= 500) return [{ kind: 'lost', words: `answered with ${outcome.status || 'nothing'}` }];
  return outcome.taken ? faultsOfTaken(input, outcome) : faultsOfRefused(input, outcome);
}

function faultsOfRefused(input: Input, { status, reasons, kept }: Outcome): Fault[] {
  const reason = input.isFormWide ? (reasons[''] ?? '') : reasonFor({ ...input.typed, ...(input.file && { file: '' }) }, reasons);
  const all = Object.values(reasons).filter(Boolean).join(' | ');
  const lost = Object.entries(kept ? input.typed : {}).filter(
    ([name, value]) => typeof value === 'string' && kept?.[name] !== undefined && plain(kept[name]) !== plain(value),
  );
  return [
    ...lost.map(([name]): Fault => ({ kind: 'lost', words: `the form comes back with ${quoted(kept?.[name])} in ${name}` })),
    ...(isSentence(reason) ? [] : [{ kind: 'refused' as const, words: `${status} without a reason next to the field: ${quoted(all)}` }]),
    ...(input.refused || input.mayRefuse ? [] : [{ kind: 'refused' as const, words: `refused: ${quoted(reason || all)}` }]),
    ...(input.refused && isSentence(reason) && !matches(reason, input.refused)
      ? [{ kind: 'refused' as const, words: `the reason isn’t ${input.refused}: ${quoted(reason)}` }]
      : []),
  ];
}

function faultsOfTaken(input: Input, outcome: Outcome): Fault[] {
  const { seen, stored, held } = outcome;
  if (input.refused) return [{ kind: 'unasked', words: `taken, but the reason should be ${input.refused}` }];
  const wanted = [input.shown ?? (input.stored ? [] : Object.values(input.typed).flat())].flat().filter((text) => text.trim());
  const own = seen.filter(({ isShared }) => !isShared);
  const places = seen.filter(({ text }) => text !== '');
  const missing = wanted.filter((text) => !places.some((place) => shows(place.text, text)));
  const wrong = Object.entries(input.stored ?? {}).filter(([key, value]) => !isDeepStrictEqual(stored[key], value));
  const never = [input.never ?? []].flat().flatMap((text) => own.flatMap((place) => found(place.text, text, place.where)));
  return [
    ...missing.map((text): Fault => ({ kind: 'lost', words: `${quoted(text)} isn’t shown` })),
    ...(outcome.isUnmailed && !input.mayBeSpam ? [{ kind: 'lost' as const, words: 'no email about it was sent' }] : []),
    ...wrong.map(([key]): Fault => ({ kind: 'garbled', words: `${key} is stored as ${quoted(JSON.stringify(stored[key]))}` })),
    ...firsts(never, 1).map((words): Fault => ({ kind: 'garbled', words })),
    ...firsts(
      own.flatMap((place) => garbage(place.text, input).map((words) => `${words} (${place.where})`)),
      2,
    ).map((words): Fault => ({ kind: 'garbled', words })),
    ...dialFaults(input, outcome),
    ...(input.host !== undefined && outcome.host !== input.host
      ? [{ kind: 'garbled' as const, words: `its address is ${outcome.host}, not ${input.host}` }]
      : []),
    ...Object.entries(input.data ?? {}).flatMap(([key, value]): Fault[] => {
      const says = valuesAt(outcome.data ?? [], key);
      return says.every((one) => isDeepStrictEqual(one, value)) && says.length > 0
        ? []
        : [{ kind: 'garbled', words: `structured data: ${key} is ${quoted(JSON.stringify(says[0]))}` }];
    }),
    ...(input.replyTo !== undefined && addressIn(outcome.replyTo) !== input.replyTo
      ? [{ kind: 'garbled' as const, words: `Reply-To is ${quoted(outcome.replyTo ?? '')}` }]
      : []),
    ...(input.inPdf !== undefined && !shows(outcome.pdf?.replaceAll('\n', '') ?? '', input.inPdf)
      ? [{ kind: 'lost' as const, words: `the invoice is billed to ${quoted(/Billed to([\s\S]{0,60})/.exec(outcome.pdf ?? '')?.[1])}` }]
      : []),
    ...(input.inCsv !== undefined && !outcome.cells?.some((cell) => isCell(cell, input.inCsv ?? ''))
      ? [{ kind: 'garbled' as const, words: `in the CSV file: ${quoted(outcome.cells?.slice(2).join(' | '))}` }]
      : []),
    ...firsts(held, 2).map((words): Fault => ({ kind: 'held', words })),
  ];
}

function dialFaults({ dials }: Input, { seen }: Outcome): Fault[] {
  if (!dials) return [];
  return firsts(
    seen
      .filter(({ isShared }) => !isShared)
      .flatMap((place) => {
        const own = [...new Set(place.dials)];
        const wrong = own.filter((href) => !dials.includes(href));
        // A place without any link to dial may show the number as text.
        const missing = own.length > 0 ? dials.filter((href) => !own.includes(href)) : [];
        return [
          ...wrong.map((href) => `dials ${href} (${place.where})`),
          ...missing.map((href) => `doesn’t dial ${href} (${place.where})`),
        ];
      }),
    2,
  ).map((words): Fault => ({ kind: 'garbled', words }));
}

function addressIn(header = ''): string {
  return /<([^<>]+)>$/.exec(header)?.[1] ?? header;
}

/** A guard against formulas may stand before words, but not before a phone number. */
function isCell(cell: string, wanted: string): boolean {
  return cell === wanted || (/[a-z]/i.test(wanted) && !wanted.startsWith("'") && cell === `'${wanted}`) || cell.trim() === wanted;
}

const firsts = (words: string[], count: number) => [...new Set(words)].slice(0, count);

/** The sentences next to the typed fields. Neither phone nor email is said at one of the two. */
function reasonFor(typed: Typed, reasons: Record<string, string>): string {
  const roots = Object.keys(typed).flatMap((name) => [name, name.replace(/\.(?:\d+|street|city|state|zip|price|listed)\b.*$/, '')]);
  const near = Object.entries(reasons).filter(
    ([field]) => field !== '' && roots.some((root) => field === root || field.startsWith(`${root}.`)),
  );
  const reach = roots.some((root) => root === 'phone' || root === 'email') ? (reasons.reach ?? reasons.email ?? reasons.phone ?? '') : '';
  return (
    near.map(([, words]) => words).join(' ') ||
    reach ||
    (Object.keys(typed).length > 2 ? Object.values(reasons).join(' ') : '')
  ).trim();
}

function isSentence(text: string): boolean {
  return text.split(/\s+/).length >= 3;
}

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? plain(text).includes(plain(wanted)) : wanted.test(plain(text));
}

function shows(text: string, wanted: string): boolean {
  return plain(text).includes(plain(wanted));
}

function found(text: string, unwanted: string | RegExp, where: string): string[] {
  const said = plain(text);
  const at = typeof unwanted === 'string' ? said.indexOf(plain(unwanted)) : said.search(unwanted);
  return at < 0 ? [] : [`${quoted(said.slice(Math.max(0, at - 20), at + 30))} (${where})`];
}

/** Text for comparisons: NFC, without hidden signs, straight quotes, plain hyphens, single spaces. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replaceAll('\u2011', '-')
    .replace(/[\0\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const damage: [RegExp, string][] = [
  [/\ufffd/, 'a replacement character'],
  [/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u200e\u200f]/, 'a hidden sign'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/, 'a control character'],
  [/Ã[\u0080-\u00bf]|â€|Â[\u00a0-\u00bf]/, 'wrongly decoded letters'],
  [/\[object |\bundefined\b|\bNaN\b/, 'a word of the machine'],
];
/** Signs that no one wants to see, unless the text is about them. */
const loose: [RegExp, string][] = [
  [/&(?:amp|nbsp|quot|lt|gt|apos|#x?[\da-f]+);/i, 'an HTML entity'],
  [/(?<![.\s])\.\.(?!\.)/, 'two periods'],
  [/,\s*,/, 'two commas'],
  [/[\p{L}\d] +[,;](?=\s)/u, 'a space before a comma'],
  [/[!?]\.(?=\s|$)/m, 'a period after another sign'],
  [/[•▪‣\uf0b7]/, 'a bullet'],
];

/** Doors to what the public reads. Other texts are for one reader, who reads them as they were typed. */
const toSites = new Set(['brief', 'fact', 'first look']);
const wordsToOne = new Set(['message', 'body', 'words']);

/** What's broken in a text that people read. */
function garbage(text: string, { door, typed, literal }: Input): string[] {
  const asTyped = toSites.has(door) ? [] : Object.entries(typed).flatMap(([field, value]) => (wordsToOne.has(field) ? value : []));
  return [...damage, ...(literal ? [] : loose)].flatMap(([pattern, what]) => {
    if (asTyped.some((words) => pattern.test(words.toWellFormed()))) return [];
    const match = pattern.exec(text);
    return match ? [`${what}: ${quoted(text.slice(Math.max(0, match.index - 15), match.index + 20))}`] : [];
  });
}

/** All values at a key of structured data, at any depth. */
function valuesAt(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner] : valuesAt(inner, key)));
}

/** A text for a line of the report: escaped where it can't be seen, and cut. */
export function quoted(text: string | undefined): string {
  const seen = (text ?? 'nothing')
    .replace(/\s*\n\s*/g, ' ⏎ ')
    .replace(/[^\P{C}]|\u00a0/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `“${seen.length > 90 ? `${seen.slice(0, 89)}…` : seen}”`;
}
