import type { Line, PageKind } from '../../document.ts';
import type { WriterContext } from '../context.ts';
import { computed } from '../words/lines.ts';
import { uncapital, withArticle } from '../words/phrases.ts';
import { cutAtWord, ended } from '../words/sentences.ts';
import { tradeWords } from '../words/trade-words.ts';
import { mixes } from '../words/words.ts';

interface Worded {
  text: string;
  fields: string[];
}

/** The trade with its place as the site names it: 'Plumber in Raleigh, NC', or the trade alone. */
export function tradeAndPlace({ brief, pack, facts }: WriterContext): Line {
  const { label } = tradeWords(brief, pack);
  const place = placeOf(facts, brief);
  const text = place ? `${label.text} in ${place.text}` : label.text;
  return computed(text, ...label.fields, ...(place?.fields ?? []), ...(label.fields.length === 0 && !place ? ['business.trade'] : []));
}

/** Title of a page: what it is about, the place, the name, in at most 70 characters. */
export function pageTitle(context: WriterContext, page: PageKind): Line {
  const abouts = subjects(context, page, tradeWords(context.brief, context.pack).label);
  return titled(context, abouts, placeOf(context.facts, context.brief));
}

/** Title of a post; one of the trade's with a number in it leaves out the name. */
export function postTitle(title: Line, context: WriterContext): Line {
  return title.from === 'default' && !mixes(title.text) ? { ...title, text: cutTitle(title.text) } : titled(context, [title], undefined);
}

/** Search engines cut longer titles, so the place goes first, then the name is shortened, then left out. */
const titleLimit = 70;

function titled({ facts }: WriterContext, abouts: [Worded, ...Worded[]], place: Worded | undefined): Line {
  const tails = [facts.name, facts.shortName].map((name) => ` | ${name}`);
  const forms = tails.flatMap((tail) => [
    ...(place ? abouts.map((about) => ({ about, text: `${about.text} in ${place.text}${tail}`, fields: place.fields })) : []),
    ...abouts.map((about) => ({ about, text: `${about.text}${tail}`, fields: [] })),
  ]);
  const [shortest] = [...abouts].sort((a, b) => a.text.length - b.text.length);
  const about = shortest ?? abouts[0];
  const form = forms.find(({ text }) => writtenLength(text) <= titleLimit) ?? {
    about,
    text: cutTitle(about.text),
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
    .filter((line): line is Line => line !== undefined && line.text !== '' && (line.from !== 'default' || mixes(line.text)))
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

const descriptionLimit = 155;

/** What a page is about, in the forms of its title, best first. */
function subjects(context: WriterContext, page: PageKind, trade: Worded): [Worded, ...Worded[]] {
  const { offers, facts } = context;
  const noun = tradeWords(context.brief, context.pack).noun;
  const work = workOf(context);
  const named = offers.filter(({ own }) => own).slice(0, 2);
  const ofTrade = (text: string, words: Worded = trade): [Worded] => [{ text, fields: words.fields }];
  switch (page) {
    case 'home':
      return [trade];
    case 'about':
      return [{ text: `About ${facts.shortName}, ${noun.text}`, fields: [...noun.fields, 'business.name'] }];
    case 'services':
      return withFirst(named, ofTrade(`${trade.text} services`)[0]);
    case 'pricing':
      return ofTrade(`${trade.text} prices`);
    case 'shop':
      return ofTrade(`Shop: ${work.text}`, work);
    case 'gallery':
      return ofTrade(`Pictures: ${work.text}`, work);
    case 'booking':
      return ofTrade(`${trade.text} appointments`);
    case 'blog':
      return ofTrade(`Guides: ${work.text}`, work);
    case 'faq':
      return ofTrade(`Questions for ${withArticle(noun.text)}`, noun);
    case 'contact':
      return ofTrade(`Contact ${withArticle(noun.text)}`, noun);
  }
}

/** Two services, then each alone, then the trade's. */
function withFirst(named: { name: Worded }[], last: Worded): [Worded, ...Worded[]] {
  const [first, second] = named;
  if (!first) return [last];
  const both = second ? [{ text: `${first.name.text}, ${second.name.text}`, fields: [...first.name.fields, ...second.name.fields] }] : [];
  const [head = first.name, ...rest] = [...both, ...named.map(({ name }) => name), last];
  return [head, ...rest];
}

/** What is done, within a sentence: the pack's word, or for the general pack what the owner calls it. */
function workOf({ brief, pack }: WriterContext): Worded {
  const { label } = tradeWords(brief, pack);
  return pack.key === 'general' && label.fields.length > 0
    ? { text: uncapital(label.text), fields: label.fields }
    : { text: pack.work, fields: [] };
}

function placeOf(facts: WriterContext['facts'], brief: WriterContext['brief']): Worded | undefined {
  if (!facts.city) return undefined;
  const cityField = brief.business.address?.city ? 'business.address.city' : 'business.serviceArea.0';
  const stateField = brief.business.address?.state ? 'business.address.state' : 'business.serviceArea.0';
  return facts.state
    ? { text: `${facts.city}, ${facts.state}`, fields: [...new Set([cityField, stateField])] }
    : { text: facts.city, fields: [cityField] };
}
