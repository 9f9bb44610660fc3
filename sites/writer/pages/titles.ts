import type { Line, PageKind } from '../../document.ts';
import { foreignNames, foreignNumbers } from '../claims/sourced-words.ts';
import type { WriterContext } from '../context.ts';
import { leans } from '../words/headline.ts';
import { computed, fromBrief } from '../words/lines.ts';
import { cutAtWord, ended } from '../words/sentences.ts';

interface Worded {
  text: string;
  fields: string[];
}

/** The trade with its place as the site names it: 'Plumber in Raleigh, NC', or the trade alone. */
export function tradeAndPlace(context: WriterContext): Line {
  const { trade, words } = context;
  const place = placeOf(context);
  const text = place ? words.titles.inPlace(trade.label, place.text) : trade.label;
  return computed(text, ...trade.fields, ...(place?.fields ?? []));
}

/** Title of a page: what it is about, the place, the name, in at most 70 characters. */
export function pageTitle(context: WriterContext, page: PageKind): Line {
  return page === 'about' || page === 'contact' ? nameTitle(context, page) : titled(context, subjects(context, page), placeOf(context));
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
  const forms = [...names.map((name) => `${name} | ${place.text}`), ...names];
  const text = forms.find((form) => writtenLength(form) <= titleLimit) ?? cutTitle(names[0] ?? '');
  return computed(text, 'business.name', ...place.fields);
}

/** Title of a post. */
export function postTitle(title: Line, context: WriterContext): Line {
  return title.from === 'default' ? { ...title, text: cutTitle(title.text) } : titled(context, [title], undefined);
}

/** Search engines cut longer titles, so the place goes first, then the name is shortened, then left out. */
const titleLimit = 70;

function titled({ facts, words }: WriterContext, abouts: [Worded, ...Worded[]], place: Worded | undefined): Line {
  const tails = [...new Set([facts.name, facts.shortName])].map((name) => ` | ${name}`);
  const forms = tails.flatMap((tail) => [
    ...(place ? abouts.map((about) => ({ about, text: words.titles.inPlace(about.text, place.text) + tail, fields: place.fields })) : []),
    ...abouts.map((about) => ({ about, text: about.text + tail, fields: [] })),
  ]);
  // A name too long for any title leaves the place, without which no one would know whose page it is.
  const placed = place ? abouts.map((about) => ({ about, text: words.titles.inPlace(about.text, place.text), fields: place.fields })) : [];
  const [shortest] = [...abouts].sort((a, b) => a.text.length - b.text.length);
  const about = shortest ?? abouts[0];
  const form = [...forms, ...placed].find(({ text }) => writtenLength(text) <= titleLimit) ?? {
    about,
    text: cutTitle(`${about.text} | ${facts.shortName}`),
    fields: [],
  };
  return computed(form.text, ...new Set([...form.about.fields, ...form.fields, 'business.name']));
}

/** Characters as they stand in the HTML, where an ampersand takes five. */
function writtenLength(text: string): number {
  return text.replace(/[&<>]/g, '&amp;').length;
}

/** The title cut at a word to fit as written. */
function cutTitle(text: string): string {
  return cutAtWord(text, titleLimit - (writtenLength(text) - text.length));
}

/** Description for search results: whole sentences while they fit into 155 characters; a first one that does not is cut at a word. */
export function pageDescription(lines: (Line | undefined)[]): Line {
  const given = lines
    // A number or a name of a guide's title would look like one of the business's.
    .filter((line): line is Line => line !== undefined && line.text !== '' && (line.from !== 'default' || isPlain(line.text)))
    .map((line) => ({ ...line, text: ended(line.text) }));
  const [first, ...rest] = given;
  if (!first) throw new Error('A description needs a sentence.');
  const taken = [{ ...first, text: cutAtWord(first.text, descriptionLimit) }];
  for (const line of rest) if ([...taken, line].map(({ text }) => text).join(' ').length <= descriptionLimit) taken.push(line);
  const fields = [...new Set(taken.flatMap((line) => line.fields))];
  const text = taken.map((line) => line.text).join(' ');
  const [only] = taken;
  return taken.length === 1 && only && only.text === ended(first.text)
    ? { ...first, text }
    : { text, from: fields.length > 0 ? 'computed' : 'default', fields };
}

function isPlain(text: string): boolean {
  return foreignNumbers(text, []).length === 0 && foreignNames(text, []).length === 0;
}

const descriptionLimit = 155;

/** Longer names of two services don't fit a title with place and name. */
const longestNamed = 28;

/** What a page is about, in the forms of its title, best first. */
function subjects({ offers, words, trade, pageLabels }: WriterContext, page: PageKind): [Worded, ...Worded[]] {
  if (page === 'home') return [{ text: trade.label, fields: trade.fields }];
  const label: Worded = { text: pageLabels[page], fields: [] };
  const ofTrade = { text: words.titles.page(label.text, trade), fields: trade.fields };
  // Where no one says 'services', what's offered says most: 'Sunday worship and Sunday school'.
  const isUsual = page !== 'services' || (pageLabels.services === words.pages.services && !ofTrade.text.endsWith('service services'));
  const named = offers.map(({ name }) => name).filter(({ text }) => text.length <= longestNamed && !/,|\s(?:and|y|&)\s/i.test(text));
  const two = named.slice(0, 2);
  return isUsual || two.length < 2
    ? [ofTrade, label]
    : [{ text: words.list(two.map(({ text }) => text)), fields: two.flatMap(({ fields }) => fields) }, ...two, label];
}

/** What an inner page is, for search results: 'Hair salon gallery in Nashville, TN'. */
export function pageAndPlace(context: WriterContext, page: PageKind): Line {
  const { words, trade, pageLabels } = context;
  const place = placeOf(context);
  const text = words.titles.page(pageLabels[page], trade);
  return computed(place ? words.titles.inPlace(text, place.text) : text, ...trade.fields, ...(place?.fields ?? []));
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

function placeOf({ facts, brief }: WriterContext): Worded | undefined {
  const { address, serviceArea, state } = brief.business;
  if (!facts.city) return facts.state && state ? { text: facts.state, fields: ['business.state'] } : undefined;
  const cityField = address?.city ? 'business.address.city' : 'business.serviceArea.0';
  const stateField = address?.state ? 'business.address.state' : state ? 'business.state' : 'business.serviceArea.0';
  const hasState = facts.state && !facts.city.endsWith(facts.state) && (address?.state || state || serviceArea);
  return hasState
    ? { text: `${facts.city}, ${facts.state}`, fields: [...new Set([cityField, stateField])] }
    : { text: facts.city, fields: [cityField] };
}
