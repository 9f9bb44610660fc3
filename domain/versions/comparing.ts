import type { Facts, Page, Section, SiteDocument } from '../../sites/document/document.ts';
import { sectionName } from './section-words.ts';

/** A text before and after; '' if there was none. */
export interface TextPair {
  was: string;
  now: string;
}

/** What differs in one place between two versions. */
export interface Difference {
  /** The page's path; '' for what every page shows. */
  page: string;
  pageLabel: string;
  /** The section's ID; '' for the page as a whole. */
  section: string;
  /** The place's name: 'Services: Drains'. */
  name: string;
  what: 'changed' | 'added' | 'removed';
  texts: TextPair[];
  /** Differences other than text: 'Different picture', 'Other colors'. */
  notes: string[];
}

/** The most texts listed for one place. The page itself shows the rest. */
const mostTexts = 6;

/** All differences between two versions of a site, in page order. What every page shows comes first. */
export function differences(before: SiteDocument, after: SiteDocument): Difference[] {
  const paths = [...new Set([...after.pages, ...before.pages].map(({ path }) => path))];
  return [...everyPage(before, after), ...paths.flatMap((path) => ofPage(pageAt(before, path), pageAt(after, path)))];
}

function ofPage(before: Page | undefined, after: Page | undefined): Difference[] {
  const page = after ?? before;
  if (!page) return [];
  const at = { page: page.path, pageLabel: page.label.text };
  if (!before || !after) return [{ ...at, section: '', name: 'The whole page', what: after ? 'added' : 'removed', texts: [], notes: [] }];
  const ids = [...new Set([...after.sections, ...before.sections].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const changes = ofSection(sectionWith(before, id), sectionWith(after, id));
    return changes ? [{ ...at, section: id, ...changes }] : [];
  });
}

function ofSection(before: Section | undefined, after: Section | undefined) {
  const section = after ?? before;
  if (!section) return undefined;
  const name = sectionName(section.kind, section.props);
  if (!before || !after) return { name, what: after ? ('added' as const) : ('removed' as const), texts: [], notes: [] };
  const texts = changedTexts(before.props, after.props, mostTexts);
  const notes = [
    ...(same(picturesIn(before.props), picturesIn(after.props)) ? [] : ['Different picture']),
    ...(before.variant === after.variant && before.band === after.band ? [] : ['Different layout']),
  ];
  return texts.length + notes.length > 0 ? { name, what: 'changed' as const, texts, notes } : undefined;
}

/** Facts, logo and design, which appear in the header, the footer, and elsewhere on pages. */
function everyPage(before: SiteDocument, after: SiteDocument): Difference[] {
  const texts = factLines.flatMap(([label, say]) => {
    const [was, now] = [say(before.facts), say(after.facts)];
    return was === now ? [] : [{ was: was && `${label}: ${was}`, now: now && `${label}: ${now}` }];
  });
  const notes = [
    ...(same(hoursOf(before.facts), hoursOf(after.facts)) ? [] : ['Different opening hours']),
    ...(same(before.logo, after.logo) ? [] : ['Different logo']),
    ...(same(before.theme, after.theme) ? [] : ['Different look']),
  ];
  return texts.length + notes.length > 0
    ? [{ page: '', pageLabel: 'Every page', section: '', name: 'Facts and look', what: 'changed', texts, notes }]
    : [];
}

/** The hours of every place. */
function hoursOf({ hours, otherPlaces = [] }: Facts): unknown {
  return [hours ?? null, ...otherPlaces.map((place) => place.hours ?? null)];
}

const factLines: [string, (facts: Facts) => string][] = [
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone?.display ?? ''],
  ['Email', ({ email }) => email ?? ''],
  ['Address', ({ address }) => Object.values(address ?? {}).join(', ')],
  ['Area', ({ serviceArea }) => serviceArea.join(', ')],
  [
    'Other locations',
    ({ otherPlaces = [] }) =>
      otherPlaces
        .map(({ name, address, phone }) => [name, ...Object.values(address ?? {}), phone?.display].filter(Boolean).join(', '))
        .join('. '),
  ],
];

/** The first texts that differ in a section, each removed one paired with an added one. */
export function changedTexts(before: unknown, after: unknown, most: number): TextPair[] {
  if (!before || !after) return [];
  const was = allTexts(before);
  const now = allTexts(after);
  const gone = was.filter((line) => !now.includes(line));
  const fresh = now.filter((line) => !was.includes(line));
  return Array.from({ length: Math.min(most, Math.max(gone.length, fresh.length)) }, (_, index) => ({
    was: gone[index] ?? '',
    now: fresh[index] ?? '',
  }));
}

function allTexts(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if ('text' in value && 'from' in value && typeof value.text === 'string') return [value.text];
  return Object.values(value).flatMap(allTexts);
}

/** A section's pictures without their descriptions, which are texts. */
function picturesIn(value: unknown): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  if ('kind' in value && 'alt' in value) return [{ ...value, alt: undefined }];
  return Object.values(value).flatMap(picturesIn);
}

function pageAt(document: SiteDocument, path: string): Page | undefined {
  return document.pages.find((page) => page.path === path);
}

function sectionWith(page: Page, id: string): Section | undefined {
  return page.sections.find((section) => section.id === id);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
