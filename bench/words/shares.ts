import type { Line, SiteDocument } from '../../sites/document/document.ts';
import { linesIn } from '../../sites/document/lines.ts';
import { siteWords } from '../../sites/labels/site-words.ts';

/** Lines of a site's pages between header and footer, in order, without descriptions of pictures. */
export function linesOf(document: SiteDocument): Line[] {
  return linesIn(document.pages.map(({ sections }) => sections.map(({ props }) => props)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$’']+/gu) ?? [];

/** Share (0 to 1) of the words that come from the brief or the interview. */
export function ownShare(document: SiteDocument): number {
  const lines = linesOf(document);
  const count = (some: Line[]) => some.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return count(lines.filter(({ from }) => from === 'brief' || from === 'computed')) / count(lines);
}

/** Sections that are interface rather than text: every site's form says 'Send message'. */
const interfaceKinds = new Set(['form', 'call', 'contact']);

/** Labels and notes that every site of a language says, such as that its pictures are illustrations. */
const interfaceTexts = new Set(textsIn(siteWords));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

export interface Runs {
  /** Runs of five words, none across two lines. */
  all: Set<string>;
  /** Those of lines that we wrote: headings, guides and what interview answers are put into. */
  ours: Set<string>;
}

/** Guides are left out unless `withGuides`: a trade has five, and only sites of one state are kept from sharing them. */
export function runsOf(document: SiteDocument, withGuides = false): Runs {
  const pages = document.pages.filter(({ path }) => withGuides || !path.startsWith('/blog'));
  const lines = linesIn(pages.map(({ sections }) => sections.filter(({ kind }) => !interfaceKinds.has(kind)).map(({ props }) => props)));
  return { all: new Set(lines.flatMap(runs)), ours: new Set(lines.filter(isOurs).flatMap(runs)) };
}

/** Hours and prices are the owner's however they're written out; a sentence around an answer is ours. */
function isOurs({ text, from, fields }: Line): boolean {
  if (interfaceTexts.has(text)) return false;
  if (from === 'computed' && fields.every((field) => /^(?:business\.hours|services\.\d+\.)/.test(field))) return false;
  return from !== 'brief' || fields.some((field) => /^(?:interview|promises|business\.urgent)/.test(field));
}

function runs({ text }: Line): string[] {
  const words = wordsOf(text);
  return words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' '));
}

/** A site with fewer runs counts as this long: between two pages of a few lines, one shared note would be a third of all. */
const shortest = 100;

/** How many of the shorter site's runs the other site has too, as a share. What owners wrote themselves isn't compared. */
export function overlap(one: Runs, other: Runs): number {
  const [small, large] = one.all.size <= other.all.size ? [one, other] : [other, one];
  let shared = 0;
  for (const run of small.ours) if (large.ours.has(run)) shared++;
  return shared / Math.max(small.all.size, shortest);
}
