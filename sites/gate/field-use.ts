import { normalText } from '../../text/normal-text.ts';
import { phoneDigits, phonesIn } from '../../text/phone.ts';
import type { Brief } from '../brief/brief.ts';
import { likeFirstPlace } from '../brief/field-kinds.ts';
import type { SiteDocument } from '../document/document.ts';
import { decidingFields, ownWordFields } from '../interview/answers.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import { usEnglish } from '../language/us-english.ts';
import { attribute, type ParsedPage } from './parsed-page.ts';
import type { PlacedLine } from './placed-lines.ts';

interface BuiltSite {
  derived: DerivedBrief;
  document: SiteDocument;
  lines: PlacedLine[];
  pages: ParsedPage[];
}

/** What became of each answer of the brief. */
export interface FieldUse {
  used: string[];
  unused: { field: string; reason: string }[];
  /** Neither on the site nor explained. */
  lost: string[];
}

/** Answers that shape the site but don't appear in it as words. */
const shaping =
  /^(?:pages|domain|look|business\.(?:trade|called|timeZone|urgent|traits)|language|kept|details\.booking\.(?:kind|link))(?:\.|$)/;

/** Sorts every answer of the brief: cited by a line, visible on a page, explained, or lost. */
export function fieldUse({ derived, document, lines, pages }: BuiltSite): FieldUse {
  const { unused } = document;
  const cited = new Set(lines.flatMap(({ line }) => line.fields));
  const text = comparable(pages.map((page) => page.text).join(' '));
  const digits = pages.map((page) => page.text.replace(/\D/g, '')).join(' ');
  const linked = new Set(pages.flatMap(({ elements }) => elements.flatMap((element) => attribute(element, 'href') ?? [])));
  const deciding = new Set(decidingFields(derived));
  const ownWords = new Set(ownWordFields(derived));
  const isUsed = ({ field, value }: Answer) =>
    shaping.test(field) ||
    deciding.has(field) ||
    (!ownWords.has(field) && isCited(field, cited)) ||
    (field.startsWith('business.links.') && linked.has(String(value))) ||
    (field === 'business.hours' ? Boolean(document.facts.hours) : isVisible(field, value, text, digits));
  const result: FieldUse = { used: [], unused: [...unused], lost: [] };
  for (const answer of answersOf(derived.brief)) {
    if (unused.some(({ field }) => isSameOrWithin(answer.field, field) || isSameOrWithin(field, answer.field))) continue;
    (isUsed(answer) ? result.used : result.lost).push(answer.field);
  }
  return result;
}

interface Answer {
  field: string;
  value: unknown;
}

/** Single answers with their paths. Hours, a photo and a quote's consent are one answer with what they belong to. */
function answersOf(brief: Brief): Answer[] {
  const answers: Answer[] = [];
  const walk = (value: unknown, path: string) => {
    if (value === undefined || value === null) return;
    const whole = likeFirstPlace(path) === 'business.hours' || /^photos\.\d+$/.test(path) || typeof value !== 'object';
    if (whole) {
      if (!/^proof\.quotes\.\d+\.consent$/.test(path)) answers.push({ field: path, value });
      return;
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  walk(brief, '');
  return answers;
}

function isSameOrWithin(field: string, outer: string): boolean {
  return field === outer || field.startsWith(`${outer}.`);
}

function isCited(field: string, cited: Set<string>): boolean {
  return [...cited].some(
    (path) => path === field || field.startsWith(`${path}.`) || (/^photos\.\d+$/.test(field) && path.startsWith(`${field}.`)),
  );
}

function isVisible(field: string, value: unknown, text: string, digits: string): boolean {
  if (likeFirstPlace(field) === 'business.phone')
    return phonesIn(String(value)).every((phone) => digits.includes(phoneDigits(phone).slice(-10)));
  return text.includes(comparable(String(value))) || text.includes(comparable(usEnglish(String(value))));
}

function comparable(text: string): string {
  return normalText(text).toLowerCase();
}
