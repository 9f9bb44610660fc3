import { withoutEnd } from '../../../text/text-end.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import type { Traits } from '../../interview/traits.ts';
import type { Noun } from '../../kinds/format.ts';
import { doubtfulAdjectives, properAdjectives, tradeAcronyms, tradeNames } from '../../language/capital-words.ts';
import { fold } from '../../language/fold.ts';
import type { Language } from '../../language/language.ts';
import { capital } from '../../language/phrases.ts';
import type { Voice } from '../../language/voice.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { legalForms } from '../material/facts.ts';

/** How a site names its trade, with the brief fields that say so. */
export interface TradeWords {
  /** For headings and titles: 'Mobile dog groomer'. */
  label: string;
  /** Within a sentence: 'mobile dog groomer'. */
  noun: string;
  fields: string[];
}

/** What the owner calls the trade if that's a noun for it; else our noun. A business that no name fits keeps its owner's words. */
export function tradeWords({ brief, kind, language, voice, traits }: Omit<DerivedBrief, 'answered' | 'formOfAddress'>): TradeWords {
  const { called, trade, name } = brief.business;
  const fields = [called ? 'business.called' : 'business.trade'];
  const typed = called ?? (language === 'es' ? spanishName(trade, kind, traits) : undefined) ?? trade;
  const first = called ? called : firstPart(typed);
  const own = called && isName(called, name) ? called : joinedBySlash(plainCase(first), language);
  const required = language === 'es' ? kind.spanish?.noun : undefined;
  if (required) return { label: capital(required), noun: required, fields };
  const isOwn = called || !kind.noun || language === 'es' || namesNoun(first, kind.noun) || namesSomeone(first);
  const noun = isOwn || !kind.noun ? own : (ownNoun(kind.noun, voice, traits) ?? own);
  return { label: capital(noun), noun, fields };
}

/**
 * What a trade is called before it's explained: 'law firm' of 'law firm: wills, probate', 'doula' of 'doula (birth + postpartum)',
 * 'landscaper' of 'landscaper, low water', 'senior dog rescue nonprofit' of the same with '501c3'. A list of trades stays whole.
 */
export function firstPart(typed: string): string {
  const [bare = ''] = typed
    .replace(/\([^()]*\)/g, ' ')
    .replace(/ {2,}/g, ' ')
    .split(/[:;(]| [-–—] /);
  const [head = '', ...further] = bare.split(',').map((part) => part.trim());
  const isExplained = further.length > 0 && (namesSomeone(head) || (further.length === 1 && head.includes(' ')));
  const named = isExplained ? head : bare.trim();
  const before = named.replace(/ \d\w*(?: (?:locations|stores|shops))?$/, '');
  const isWhole = !leadsOn.has(fold(before).split(' ').at(-1) ?? '') && (before.includes(' ') || namesSomeone(before));
  return (isWhole ? before : named) || typed;
}

/** Words that lead on to a number: 'auto repair since 1987' isn't 'auto repair since'. */
const leadsOn = new Set('since est established for from of in at level over with until serving desde de en'.split(' '));

/** 'salón de uñas' of 'nail salon': the trade's Spanish name if its owner wrote one of its English names, and if it may be a place. */
function spanishName(words: string, { trade, noun, spanish }: Kind, traits: Traits): string | undefined {
  if (!trade || noun?.business !== trade.noun.business || !mayBeCalled(noun.business, traits)) return undefined;
  const folded = fold(words);
  const isEnglish = [...trade.names, ...Object.values(trade.noun)].some((name) => fold(name) === folded);
  return isEnglish && !trade.spanish.includes(folded) ? spanish?.called : undefined;
}

/** 'income tax / multiservicios' → 'income tax y multiservicios'. A heading has no slash. */
function joinedBySlash(words: string, language: Language): string {
  const spelled = language === 'es' ? words : words.replace(/(?<!\S)w\/(?= ?\p{L})/giu, 'with ');
  return spelled.replace(/(?<=\p{L}\p{L} ?)\/(?= ?\p{L}\p{L})/gu, language === 'es' ? ' y ' : ' and ').replace(/ {2,}/g, ' ');
}

/** Whether a business is called by a name, which keeps its capitals: by the beginning of its own, or by 'Juniper & Co.' */
function isName(called: string, name: string): boolean {
  return name.startsWith(called) || legalForms.test(called);
}

/** 'plumber' for one person, 'plumbing company' for a business of several. */
function ownNoun({ one, business }: Noun, voice: Voice, traits: Traits): string | undefined {
  const nouns = voice === 'I' ? [one, business] : [business, one];
  return nouns.find((noun) => mayBeCalled(noun, traits));
}

/** One that only goes to its customers is no salon: it's a 'dog groomer'. */
function mayBeCalled(noun: string, { place }: Traits): boolean {
  return place !== 'go' || !placeAtEnd.test(noun);
}

const placeAtEnd = /\b(?:salon|shop|store|studio|clinic|center|parlor|lounge|gym|bakery)$/;

/** Whether the words end with a noun for the kind: 'family restaurant' does, 'plumbing' doesn't. */
function namesNoun(words: string, noun: Noun): boolean {
  const folded = ` ${fold(words)}`;
  return Object.values(noun).some((form) => folded.endsWith(` ${fold(form)}`));
}

/** Whether the words end with someone or a place: 'pool cleaner', 'immigration attorney', 'ice cream parlor'. */
function namesSomeone(words: string): boolean {
  const last = fold(words).split(' ').at(-1) ?? '';
  return /(?:er|or|ist|ian|attorney)$/.test(last) && !things.has(last);
}

const things = new Set(
  'laser transfer decor christ simulator trailer order sewer rooter power door lumber dumpster muffler soccer list labor pastor charter printer'.split(
    ' ',
  ),
);

const proper = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...properAdjectives, doubtfulAdjectives, ...tradeNames].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** 'Mobile Dog Groomer.' → 'mobile dog groomer', 'hvac contractor' → 'HVAC contractor', 'Thai Restaurant' → 'Thai restaurant'. */
function plainCase(words: string): string {
  const bare = withoutEnd(words.trim(), /[.,;!]/);
  const shouted = bare === bare.toUpperCase() && /\s/.test(bare);
  return bare
    .split(/(\s+|\/(?!c\b)|-)/i)
    .map((word) => {
      const acronym = tradeAcronyms.get(word.toLowerCase());
      if (acronym) return acronym;
      if (word === 'I' || (!shouted && /\p{Lu}/u.test(word.slice(1)))) return word;
      return word.toLowerCase();
    })
    .join('')
    .replace(proper, (name) => name.replace(/\p{L}+/gu, capital));
}
