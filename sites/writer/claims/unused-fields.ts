import type { Brief } from '../../brief/brief.ts';
import { valueAt } from '../../document/at-path.ts';
import { type Facts, type Picture, pageNames, type SiteDocument } from '../../document/document.ts';
import { isLine, linesIn } from '../../document/lines.ts';
import { decidingFields, isNamed, isOfAnotherKind, ownWordFields, questionOf } from '../../interview/answers.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { contentWords } from '../../language/alike.ts';
import { fold } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { usEnglish } from '../../language/us-english.ts';
import { refusalWords } from '../../pictures/refusals.ts';
import { saysLess } from '../material/answers.ts';
import { urgentAnswer } from '../material/promises.ts';
import { saysOnlyWeek } from '../material/said-week.ts';
import { type BriefPhoto, leftOutPhotos } from '../pictures/site-pictures.ts';
import { firstPart } from '../words/trade-words.ts';

/** A brief field that appears nowhere on the site, with the reason in a sentence. */
interface Unused {
  field: string;
  reason: string;
}

/**
 * Every leaf of the brief that no line, fact, link, page, color or picture of the document uses. The reasons are written for
 * the owner to read.
 */
export function unusedFields({
  derived,
  document,
  photos,
}: {
  derived: DerivedBrief;
  document: Omit<SiteDocument, 'unused'>;
  photos: BriefPhoto[];
}): Unused[] {
  const { brief } = derived;
  const leftOut = leftOutPhotos(brief, photos);
  const used = usedFields(derived, document, photos, leftOut);
  const unsaid = unsaidOwnWords(derived, document);
  const { hours, otherPlaces = [] } = brief.business;
  const closed = [
    ...(hours && !document.facts.hours ? ['business.hours'] : []),
    ...otherPlaces.flatMap((place, index) =>
      place.hours && !document.facts.otherPlaces?.[index]?.hours ? [`business.otherPlaces.${index}.hours`] : [],
    ),
  ];
  return [
    ...[...leafPaths(brief), ...closed]
      .filter((field) => unsaid.has(field) || !isCovered(field, used))
      .map((field) => {
        const refusal = leftOut.get(field.split('.').slice(0, 2).join('.'));
        return { field, reason: refusal ? refusalWords[refusal] : reasonFor(field, derived) };
      }),
    ...unsaidSentences(brief, document),
    ...unsaidTrade(brief, document),
    ...unsaidPhone(document),
    ...missingPages(brief, document),
  ];
}

/** Picked pages that would be empty, each with the one that the site has in its place. */
function missingPages({ pages: picked }: Brief, { pages }: Omit<SiteDocument, 'unused'>): Unused[] {
  const names = pageNames('en');
  return pages.flatMap(({ kind, standsFor }) =>
    standsFor
      ? [
          {
            field: `pages.${picked.indexOf(standsFor)}`,
            reason: `There’s nothing to put on ${names[standsFor]} yet, so your site has ${names[kind]} in its place.`,
          },
        ]
      : [],
  );
}

/** The second phone number, which only the ways to reach the business show. Header and footer have the first one. */
function unsaidPhone({ facts, pages }: Omit<SiteDocument, 'unused'>): Unused[] {
  const { otherPhone } = facts;
  if (!otherPhone || linesIn(pages).some(({ text }) => text.includes(otherPhone.display))) return [];
  return [{ field: 'business.phone', reason: 'No page you picked has room for a second phone number.' }];
}

/** What a trade is explained by, 'low water' of 'landscaper, low water', if no page says it. */
function unsaidTrade({ business: { trade, called } }: Brief, { pages, trade: { label } }: Omit<SiteDocument, 'unused'>): Unused[] {
  const first = firstPart(trade);
  const said = contentWords([called ?? first, ...linesIn(pages).map(({ text }) => text)].join(' '));
  const isSaid = first === trade || [...contentWords(trade)].every((word) => said.has(word));
  return isSaid ? [] : [{ field: 'business.trade', reason: `Headings say “${label.text}”. No page says the rest of “${trade}”.` }];
}

/** Sentences of the description that no page has room for. */
function unsaidSentences({ business }: Brief, { pages, facts }: Omit<SiteDocument, 'unused'>): Unused[] {
  const siteText = fold(
    linesIn(pages)
      .flatMap(({ text, fields }) => (fields.includes('business.description') ? [text] : []))
      .join(' '),
  );
  return sentences(business.description).flatMap((sentence, index) =>
    siteText.includes(fold(sentence)) || (facts.hours && saysOnlyWeek(sentence, facts.hours))
      ? []
      : [{ field: `business.description.${index}`, reason: `There was no room for this sentence on the pages you picked: “${sentence}”` }],
  );
}

/** Answers in the owner's own words that no line about their question says. */
function unsaidOwnWords(derived: DerivedBrief, { pages }: Omit<SiteDocument, 'unused'>): Set<string> {
  const lines = linesIn(pages);
  const isSaid = (path: string) => {
    const typed = fold(usEnglish(String(valueAt(derived.brief, path))));
    // Units of a detail may be said in other words: '10 lbs' as '10 pounds'.
    const parts = (path.endsWith('.detail') && typed.match(/\d+/g)) || [typed];
    const field = path.split('.').slice(0, 2).join('.');
    return lines.some(({ text, fields }) => fields.includes(field) && parts.every((part) => fold(text).includes(part)));
  };
  return new Set(ownWordFields(derived).filter((path) => !isSaid(path)));
}

/** Paths of all single values of a brief: `business.name`, `services.0.priceFrom`. */
export function leafPaths(value: unknown, path = ''): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, item]) => leafPaths(item, path ? `${path}.${key}` : key));
}

function usedFields(
  derived: DerivedBrief,
  document: Omit<SiteDocument, 'unused'>,
  photos: BriefPhoto[],
  leftOut: ReadonlyMap<string, unknown>,
): Set<string> {
  const { brief } = derived;
  const used = new Set<string>([
    'pages',
    'look.colors',
    'details.booking.kind',
    'business.traits',
    'language',
    'kept',
    'confirmed',
    'look.chosen',
    'look.headline',
    'look.opening',
    'look.order',
    'look.pageNames',
    'look.variants',
    'look.tuning',
  ]);
  const shown = new Set<string>();
  const visit = (value: unknown) => {
    if (!value || typeof value !== 'object') return;
    if (isLine(value)) for (const field of value.fields) used.add(field);
    if (isPhoto(value)) shown.add(value.photo.id);
    if ('href' in value && value.href === brief.details?.booking?.link) used.add('details.booking.link');
    if ('mark' in value && value.mark === brief.look?.logoDesign) used.add('look.logoDesign');
    for (const item of Object.values(value)) visit(item);
  };
  visit([document.pages, document.actions, document.trade, document.logo]);
  for (const field of factFields(document.facts)) used.add(field);
  // The same photo twice has one ID, and one of the two may be left out.
  for (const { field, photo } of photos) if (shown.has(photo.id) && !leftOut.has(field)) used.add(field);
  const { description, founded } = brief.business;
  if (founded && description.includes(String(founded))) used.add('business.founded');
  for (const field of decidingFields(derived)) used.add(field);
  return used;
}

/** Fields that header, footer and structured data show on every page. */
function factFields(facts: Facts): string[] {
  const values: [string, unknown][] = [
    ['business.name', facts.name],
    ['business.phone', facts.phone],
    ['business.email', facts.email],
    ['business.address', facts.address],
    ['business.hours', facts.hours],
    ['business.timeZone', facts.timeZone],
    ['business.licences', facts.licences.length],
    ['business.serviceArea', facts.serviceArea.length],
    ['business.links', facts.links.length],
  ];
  return values.filter(([, value]) => value).map(([field]) => field);
}

/** A field counts as used when it or what it belongs to is named. A consent or a right is used with what it allows. */
function isCovered(field: string, used: Set<string>): boolean {
  const parts = field.split('.');
  if (parts.some((_, index) => used.has(parts.slice(0, index + 1).join('.')))) return true;
  if (field.endsWith('.consent')) return used.has(field.replace(/consent$/, 'text'));
  return /^services\.\d+\.priceUnit$/.test(field) && used.has(field.replace(/Unit$/, 'From'));
}

/** Why a field is used nowhere, most particular first. */
const reasons: [RegExp, string | ((derived: DerivedBrief, index: number) => string)][] = [
  [/^proof\.quotes\.(\d+)\./, 'It isn’t confirmed that the customer agreed to be quoted, so we don’t show the quote.'],
  [
    /^photos\.(\d+)\./,
    ({ brief }, index) =>
      brief.photos?.[index]?.rights === true
        ? 'The photo was not uploaded, or no section had room for it.'
        : 'You haven’t confirmed permission to use this photo, so we don’t show it.',
  ],
  [
    /^interview\.(\d+)\./,
    (derived, index) =>
      isOfAnotherKind(derived, index)
        ? 'We only ask this of another kind of business, so your site doesn’t say it.'
        : needsDetail(derived, index)
          ? 'Add the detail that this answer asks for, and your site says it.'
          : isInPayments(derived, index)
            ? 'Your list of the ways to pay says the same more exactly.'
            : ownWordFields(derived).some((path) => path.startsWith(`interview.${index}.answers.`))
              ? 'No page you picked has room for your own words.'
              : 'Your site says the same elsewhere, or no page you picked has a place for it.',
  ],
  [/^promises\./, 'Your answer in the interview says the same more exactly.'],
  [/^business\.trade$/, 'The site uses your own word for it.'],
  [/^look\.logo$/, 'No logo was uploaded, so we made one from the name.'],
  [/^look\.logoDesign$/, 'Your site shows the logo you uploaded instead.'],
  [/^look\.tone$/, 'We used it to choose the theme. It isn’t shown on the site.'],
  [/^look\.(?:style|mood)$/, 'We used it to choose the theme and colors. It isn’t shown on the site.'],
  [/^domain\./, 'It decides the address of the site, not what’s on it.'],
  [/^details\.pricing\./, 'None of the five pages is Pricing.'],
  [
    /^details\.blog\./,
    ({ brief }) =>
      brief.pages.includes('blog') ? 'A post needs text. We don’t make a page from a title alone.' : 'None of the five pages is Blog.',
  ],
  [/^details\.booking\./, 'None of the five pages is Booking.'],
  [/^details\.faq\./, 'There was no room for another question on the pages you picked.'],
  [/^details\.shop\./, 'There was no room for this product on the pages you picked.'],
  [
    /^business\.tagline$/,
    ({ brief: { look } }) =>
      look?.headline || look?.opening
        ? 'You chose another headline, and no other section had room for it.'
        : 'It’s too long for a headline, and no other section had room for it.',
  ],
  [
    /^business\.urgent$/,
    ({ brief, answered }) =>
      brief.business.urgent === 'no'
        ? 'The site doesn’t mention urgent calls.'
        : !brief.business.phone
          ? 'There’s no phone number to call.'
          : urgentAnswer(answered)
            ? 'Your answer in the interview says the same more exactly.'
            : 'There was no room for it on the pages you picked.',
  ],
  [/^business\.(?:otherPlaces\.\d+\.)?hours/, 'You didn’t enter hours for any day.'],
  [/^business\.founded$/, 'There was no room for the year on the pages you picked.'],
  [/^business\.languages\./, 'We only list languages when there’s more than one.'],
  [/^services\.\d+\.description$/, 'There was no room for the description on the pages you picked.'],
];

/** Whether an answer of the interview has a chip whose detail is missing. */
function needsDetail({ brief, kind }: DerivedBrief, index: number): boolean {
  const entry = brief.interview?.[index];
  const chips = entry && questionOf(kind, entry.question)?.chips;
  return !entry?.detail && (chips ?? []).some((chip) => chip.detail && entry?.answers.some((answer) => isNamed(chip, answer)));
}

function isInPayments({ brief, answered }: DerivedBrief, index: number): boolean {
  const fact = answered.find(({ field }) => field === `interview.${index}`);
  return fact !== undefined && saysLess(fact, brief);
}

function reasonFor(field: string, derived: DerivedBrief): string {
  for (const [pattern, reason] of reasons) {
    const match = pattern.exec(field);
    if (match) return typeof reason === 'string' ? reason : reason(derived, Number(match[1]));
  }
  return 'None of the five pages had room for it.';
}

function isPhoto(value: object): value is Extract<Picture, { kind: 'photo' }> {
  return 'kind' in value && value.kind === 'photo' && 'photo' in value;
}
