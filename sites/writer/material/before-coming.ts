import { phonesIn } from '../../../text/phone.ts';
import type { Line } from '../../document/document.ts';
import { fromBrief, neutral } from '../../document/lines.ts';
import type { SiteWords } from '../../labels/format.ts';
import { fold, hasPhrase } from '../../language/fold.ts';
import { capital } from '../../language/phrases.ts';
import { unended } from '../../language/sentences.ts';
import { sureKind } from '../sentences/classify.ts';
import { leans } from '../words/headline.ts';
import phraseFile from './before-coming.yaml';
import type { PlacedSentence } from './placed-sentences.ts';
import type { Point } from './points.ts';

interface Said {
  placed: readonly PlacedSentence[];
  /** The description's other sentences, without those of the headline. */
  sentences: readonly string[];
  words: SiteWords;
}

type Need = 'when' | 'where' | 'payment';

/**
 * What customers must know before they come, in the owner's own short sentences: season and odd hours, where to meet, cash only. Up to one
 * of each.
 */
export function beforeComing({ placed, sentences, words }: Said): Point[] {
  const texts = [...placed.map(({ sentences: own }) => own), ...sentences.map((sentence) => [sentence])];
  const labels = { where: words.headings.location[0] ?? '', payment: words.placed.payment };
  const labelOf = (need: Need, text: string) =>
    need !== 'when' ? labels[need] : sureKind(text) === 'hours' ? words.placed.hours : words.placed.logistics;
  const facts = texts.flatMap((own) => {
    const text = own.map(capital).join(' ');
    const need = needOf(text);
    return need && text.length <= longestFact ? [{ need, text }] : [];
  });
  return needs.flatMap((need) => {
    const [first] = facts
      .filter((one) => one.need === need)
      .sort((one, other) => Number(daysIn(other.text) > 0) - Number(daysIn(one.text) > 0) || one.text.length - other.text.length);
    return first ? [{ key: need, ...factOf(fromBrief(first.text, 'business.description'), labelOf(need, first.text)) }] : [];
  });
}

const needs: readonly Need[] = ['when', 'where', 'payment'];
/** Characters that a first screen has room for in one of its facts, and that are set without a label. */
const longestFact = 100;
const longestTerm = 44;

function factOf(line: Line, label: string): Pick<Point, 'term' | 'text'> {
  return line.text.length <= longestTerm ? { term: { ...line, text: unended(line.text) } } : { term: neutral(label), text: line };
}

const phrases = Object.fromEntries(
  Object.entries(phraseFile as Record<string, string>).map(([key, text]) => [key, text.split(',').map((one) => fold(one.trim()))]),
);

/** 'Thursday through Sunday in those months' and 'When it hails, we answer at 4' say nothing by themselves of when to come. */
const refersBack = /(?<!\p{L})(?:those|these|that|then|esos|esas|ese|esa)(?!\p{L})|^(?:when|cuando)(?!\p{L})/iu;

function needOf(text: string): Need | undefined {
  const words = fold(text);
  const has = (key: string) => countIn(words, key) > 0;
  if (leans.test(text) || refersBack.test(text) || text.endsWith('?') || has('never') || phonesIn(text).length > 0) return undefined;
  if (has('payment')) return 'payment';
  if (has('where')) return 'where';
  return has('when') || (has('beside') && has('open')) || isHours(text) ? 'when' : undefined;
}

/** A long sentence without a number tells more than when: 'We sing, pray for each other and eat together on Wednesdays'. */
function isHours(text: string): boolean {
  return daysIn(text) > 1 || ((text.length <= longestTerm || /\d/.test(text)) && sureKind(text) === 'hours');
}

/** How many months, weekdays and holidays a text names. */
function daysIn(text: string): number {
  const words = fold(text);
  const [days, months] = [countIn(words, 'weekdays'), countIn(words, 'months')];
  const allDays = days + countIn(words, 'shortWeekdays');
  return (allDays > 1 ? allDays : days) + (months > 0 ? months + countIn(words, 'monthNames') : 0);
}

/** How many phrases of a list some folded words have. */
function countIn(words: string, key: string): number {
  return phrases[key]?.filter((phrase) => hasPhrase(words, phrase)).length ?? 0;
}
