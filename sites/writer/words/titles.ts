import { ended } from '../../../text/text-end.ts';
import type { Line, PageKind } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import { fold } from '../../language/fold.ts';
import { cutAtWord } from '../../language/sentences.ts';
import { foreignNames, foreignNumbers } from '../claims/sourced-words.ts';
import type { WriterContext } from '../context.ts';
import { leans } from './headline.ts';
import { pageLabel } from './page-label.ts';

interface Worded {
  text: string;
  fields: string[];
}

/** The trade with its place as the site names it: 'Plumber in Raleigh, NC', or the trade alone. */
export function tradeAndPlace(context: PlainContext): Line {
  const { trade, words } = context;
  const place = townAndState(context);
  const text = place ? words.titles.inPlace(trade.label, place.text) : trade.label;
  return computed(text, ...trade.fields, ...(place?.fields ?? []));
}

type PlainContext = Pick<WriterContext, 'trade' | 'words' | 'facts' | 'brief'>;

/** The headline of a site without words of its owner's: trade and place, and without a place the name, because a trade alone fits any business. */
export function plainHeadline(context: PlainContext): Line {
  return townAndState(context) ? tradeAndPlace(context) : fromBrief(context.facts.name, 'business.name');
}

/** Title of a page: its name, the trade with its place, the business, in at most 70 characters. */
export function pageTitle(context: WriterContext, page: PageKind): Line {
  if (page === 'contact' || (page === 'about' && context.language === 'en')) return nameTitle(context, page);
  const { facts } = context;
  const place = tradeAndPlace(context);
  const names = [facts.name, facts.shortName];
  const label = page === 'home' ? [] : [pageLabel(context, page)];
  const parts = [
    ...names.map((name) => [place.text, name]),
    // A long name often has the trade in it.
    ...names.map((name) => [nameAndTown(name, context)]),
    ...names.map((name) => [name]),
    // A name that no title has room for.
    [place.text],
    [context.trade.label],
  ];
  const forms = parts.map((part) => [...label.map(({ text }) => text), ...part].join(' | '));
  return computed(firstFitting(forms), ...label.flatMap(({ fields }) => fields), ...place.fields, 'business.name');
}

/** The whole name where a heading has room for it, else the short one. */
export function headingName({ name, shortName }: WriterContext['facts']): string {
  return name.length <= headingLimit ? name : shortName;
}

/** A longer name would take more than two lines of a heading on a phone. */
const headingLimit = 34;

/** 'Contact Hollis & Daughter Plumbing | Plumber in Raleigh, NC': these two are about the name. */
function nameTitle(context: WriterContext, page: 'about' | 'contact'): Line {
  const { facts, words } = context;
  const place = tradeAndPlace(context);
  const names = [facts.name, facts.shortName].map(words.titles[page]);
  const forms = [
    ...names.map((name) => `${name} | ${place.text}`),
    ...names.map((name) => nameAndTown(name, context)),
    ...names,
    ...[place.text, context.trade.label].map((what) => `${pageLabel(context, page).text} | ${what}`),
  ];
  return computed(firstFitting(forms), 'business.name', ...place.fields);
}

/** 'Hollis & Daughter, Raleigh, NC'. A name that has the town in it needs the state at most: 'Gutter Guys of Rochester, NY'. */
function nameAndTown(name: string, context: WriterContext): string {
  const { city, state } = context.facts;
  const isNamed = city !== undefined && ` ${fold(name)} `.includes(` ${fold(city)} `);
  const place = isNamed ? (fold(name).endsWith(fold(city)) ? state : undefined) : townAndState(context)?.text;
  return place ? `${name}, ${place}` : name;
}

/** Title of a post, with the business's name if the post is the owner's. */
export function postTitle(title: Line, { facts }: WriterContext): Line {
  if (title.from === 'default') return { ...title, text: cutTitle(title.text) };
  return computed(firstFitting([facts.name, facts.shortName].map((name) => `${title.text} | ${name}`)), ...title.fields, 'business.name');
}

/** Search engines cut longer titles. */
const titleLimit = 70;

function firstFitting(forms: string[]): string {
  return forms.find((form) => writtenLength(form) <= titleLimit) ?? cutTitle(forms[0] ?? '');
}

/** Length as written in the HTML, where an ampersand takes five characters. */
function writtenLength(text: string): number {
  return text.replace(/[&<>]/g, '&amp;').length;
}

/** The title cut at a word to fit as written. */
function cutTitle(text: string): string {
  return cutAtWord(text, titleLimit - (writtenLength(text) - text.length));
}

/** The sentences of a guide that a description may show: those before the first with a number or a name, which would look like the business's. */
export function plainStart(lines: Line[]): Line[] {
  const end = lines.findIndex(({ text }) => !isPlain(text));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Description for search results: whole sentences while they fit into 155 characters; a first one that does not is cut at a word. */
export function pageDescription(lines: (Line | undefined)[]): Line {
  const candidates = lines
    // A number or a name of a guide's title would look like one of the business's.
    .filter((line): line is Line => line !== undefined && line.text !== '' && (line.from !== 'default' || isPlain(line.text)))
    .map((line) => ({ ...line, text: ended(line.text) }));
  const [first, ...rest] = candidates;
  if (!first) throw new Error('A description needs a sentence.');
  const parts = [{ ...first, text: cutAtWord(first.text, descriptionLimit) }];
  for (const line of rest) if ([...parts, line].map(({ text }) => text).join(' ').length <= descriptionLimit) parts.push(line);
  const fields = [...new Set(parts.flatMap((line) => line.fields))];
  const text = parts.map((line) => line.text).join(' ');
  const [only] = parts;
  return parts.length === 1 && only && only.text === ended(first.text)
    ? { ...first, text }
    : { text, from: fields.length > 0 ? 'computed' : 'default', fields };
}

function isPlain(text: string): boolean {
  return foreignNumbers(text, []).length === 0 && foreignNames(text, []).length === 0;
}

const descriptionLimit = 155;

/** What an inner page is, for search results: 'Gallery: Fade Theory, barbershop in Nashville, TN.' */
export function pageAndPlace(context: WriterContext, page: PageKind): Line {
  const { facts, trade, words } = context;
  const label = pageLabel(context, page);
  const place = townAndState(context);
  // 'Hartley Funeral Home' has the trade in it.
  const isNamed = fold(facts.name).includes(fold(trade.noun));
  const what = isNamed ? place?.text : place ? words.titles.inPlace(trade.noun, place.text) : trade.noun;
  return computed(
    `${label.text}: ${[facts.name, what].filter(Boolean).join(', ')}`,
    'business.name',
    ...label.fields,
    ...(isNamed ? [] : trade.fields),
    ...(place?.fields ?? []),
  );
}

/** Sentences of the description that search results can show alone: none that leans on another or says what isn't done. */
export function describing({ sentences }: WriterContext): Line[] {
  const alone = sentences.filter(
    (sentence) => !leans.test(sentence) && !/^(?:there\s|no\s)|\b(?:don|doesn|isn|aren|can)[’']t\b|\bno\b/i.test(sentence),
  );
  return (alone.length > 0 ? alone : sentences.slice(0, 1)).map((sentence) => fromBrief(sentence, 'business.description'));
}

/** 'Call (919) 555-0148', the one action that search results can show. */
export function callLine({ facts, words }: WriterContext): Line | undefined {
  return facts.phone && computed(words.actions.call(facts.phone.display), 'business.phone');
}

/** The town with its state, the state alone, or nothing. */
export function townAndState({ facts, brief }: Pick<WriterContext, 'facts' | 'brief'>): Worded | undefined {
  const { address, serviceArea, state } = brief.business;
  if (!facts.city) return facts.state && state ? { text: facts.state, fields: ['business.state'] } : undefined;
  const cityField = address?.city ? 'business.address.city' : 'business.serviceArea.0';
  const stateField = address?.state ? 'business.address.state' : state ? 'business.state' : 'business.serviceArea.0';
  const hasState = facts.state && !facts.city.endsWith(facts.state) && (address?.state || state || serviceArea);
  return hasState
    ? { text: `${facts.city}, ${facts.state}`, fields: [...new Set([cityField, stateField])] }
    : { text: facts.city, fields: [cityField] };
}
