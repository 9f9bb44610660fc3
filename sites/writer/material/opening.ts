import { ended } from '../../../text/text-end.ts';
import type { Line, PageKind } from '../../document/document.ts';
import { fromBrief } from '../../document/lines.ts';
import { contentWords } from '../../language/alike.ts';
import { fold } from '../../language/fold.ts';
import { quantitiesIn } from '../../language/quantities.ts';
import { fitting } from '../../language/sentences.ts';
import { isCategory, priceLinesIn } from '../../prices/listed-prices.ts';
import { isFurtherDown } from '../sentences/classify.ts';
import { type Headline, leans, runsOn } from '../words/headline.ts';
import { type Point, varied } from './points.ts';

/** What the first screen says of the owner's words and facts, and what it leaves for the rest of the site. */
export interface Opening {
  lead?: Line;
  /** None, or two to four. */
  facts: Point[];
  /** Sentences of the description that it hasn't used. */
  rest: string[];
  /** Facts that it hasn't used. */
  points: Point[];
}

interface OpeningRequest {
  headline: Headline | undefined;
  /** The description's sentences that the headline leaves and no other place says. */
  sentences: string[];
  /** The lead that a model wrote, if there is one. */
  written: Line | undefined;
  points: Point[];
  /** What customers must know before they come. */
  beforeComing?: Point[];
  pages: readonly PageKind[];
  spanish: boolean;
}

export function openingOf({ headline, sentences, written, points, beforeComing = [], pages, spanish }: OpeningRequest): Opening {
  // A written lead replaces the sentences, so the rest of the site has to say all of them.
  const used = written ? [] : leadSentences(sentences);
  const lead = written ?? (used.length > 0 ? fromBrief(used.join(' '), 'business.description') : undefined);
  const openingText = `${headline?.line.text ?? ''} ${lead?.text ?? ''}`;
  const needed = beforeComing.filter(({ term, text = term }) => !says(openingText, text.text));
  const isNeeded = ({ term }: Point) => needed.some(({ term: other, text = other }) => says(text.text, term.text));
  const own = [...needed, ...points.filter((point) => !isListed(point, pages) && !isNeeded(point))];
  const fresh = own.filter((point) => !repeats(point, openingText, spanish));
  // One fact alone would look lost, so a repeated one is better than none.
  const chosen = varied(fresh.length > 1 ? fresh : own, 4);
  const facts = chosen.length > 1 || needed.length > 0 ? chosen : [];
  const said = new Set(facts.flatMap(({ term, text = term }) => fold(text.text)));
  return {
    ...(lead ? { lead } : {}),
    facts,
    rest: sentences.filter((sentence) => !used.includes(sentence) && !said.has(fold(sentence))),
    points: points.filter((point) => !facts.includes(point)),
  };
}

/** 'We're not responsible for lost buttons' is no reason to come. */
const disclaims = /(?<!\p{L})not? (?:be )?responsible for|(?<!\p{L})no (?:nos hacemos|me hago) responsable/iu;

/** 'Furnace Repair in Terre Haute, IN.' is the heading of a page that was copied, and says no more than the headline. */
function isPageHeading(sentence: string): boolean {
  if (!/^[^.!?:,]{3,60} in [^.!?:,]{2,30}, [A-Z]{2}\.?$/.test(sentence)) return false;
  return sentence.split(' ').every((word) => /^[\p{Lu}&]/u.test(word) || ['in', 'and', 'of', 'for', 'the'].includes(word));
}

/** As many whole sentences as a first screen holds, without those that belong further down and those that lean on them. */
function leadSentences(sentences: string[]): string[] {
  const prices = priceLinesIn(sentences);
  const fit = sentences.filter((sentence, index) => {
    const before = sentences[index - 1];
    // 'Price list' above prices is their heading.
    const isPriceList = prices.has(sentence) || (isCategory(sentence) && prices.has(sentences[index + 1] ?? ''));
    if (isPriceList || disclaims.test(sentence) || isPageHeading(sentence)) return false;
    return !isFurtherDown(sentence) && !runsOn(sentence) && !(before && isFurtherDown(before) && leans.test(sentence));
  });
  const [first] = fit;
  return first === undefined || first.length > 260 ? [] : fitting(fit, 170).map(ended);
}

/** Without a contact page the home page has a section that lists the languages. */
function isListed({ key }: Point, pages: readonly PageKind[]): boolean {
  return key === 'languages' && !pages.includes('contact');
}

/** True if a text has another in it, word for word. */
function says(text: string, other: string): boolean {
  return ` ${fold(text)} `.includes(` ${fold(other)} `);
}

/** 'Member of ASHI' under 'I’m a member of ASHI' says nothing more, nor does 'Since 2006' under 'in her home since 2006' or 'Up to 6 children' under 'children, six at a time'. */
function repeats({ key, term, text }: Point, openingText: string, spanish: boolean): boolean {
  if (!text && says(openingText, term.text)) return true;
  const numbers = quantitiesIn(term.text, { spanish });
  const values = new Set(quantitiesIn(openingText, { spanish }).map(({ value }) => value));
  if (numbers.length === 0 || !numbers.every(({ value }) => values.has(value))) return false;
  const words = contentWords(openingText);
  return key === 'founded' || [...contentWords(term.text)].some((word) => words.has(word));
}
