import type { Brief } from '../../brief.ts';
import { languageOf } from '../../language/language.ts';
import { fold } from '../../lexicon/fold.ts';
import type { Noun } from '../../lexicon/format.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { capital } from './phrases.ts';
import { voiceOfBrief } from './voice.ts';

/** How a site names its trade, with the brief fields that say so. */
export interface TradeWords {
  /** For headings and titles: 'Mobile dog groomer'. */
  label: string;
  /** Within a sentence: 'mobile dog groomer'. */
  noun: string;
  fields: string[];
}

/** What the owner calls the trade if that's a noun for it; else our noun. A business that no name fits keeps its owner's words. */
export function tradeWords(brief: Brief, kind: Kind): TradeWords {
  const { called, trade } = brief.business;
  const fields = [called ? 'business.called' : 'business.trade'];
  const own = plainCase(called ?? trade);
  const required = languageOf(brief) === 'es' ? kind.spanish?.noun : undefined;
  if (required) return { label: capital(required), noun: required, fields };
  const noun =
    called || !kind.noun || languageOf(brief) === 'es' || namesNoun(trade, kind.noun) || namesSomeone(trade)
      ? own
      : ownNoun(kind.noun, brief);
  return { label: capital(noun), noun, fields };
}

/** 'plumber' for one person, 'plumbing company' for a business of several. */
function ownNoun({ one, business }: Noun, brief: Brief): string {
  return voiceOfBrief(brief) === 'I' ? one : business;
}

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

/** Words that keep their capital within a sentence. */
const proper =
  /^(?:I|American|Mexican|Italian|Chinese|Thai|Japanese|Korean|Vietnamese|Indian|Greek|French|German|Spanish|English|Irish|Cuban|Colombian|Salvadoran|Peruvian|Brazilian|Ethiopian|Lebanese|Mediterranean|Cajun|Creole|Hawaiian|Texan|Southern|Christian|Catholic|Baptist|Methodist|Lutheran|Jewish|Montessori|Pilates|Swedish|Airbnb|Tesla|Apple|Harley|Volkswagen|Toyota|Honda|Ford)\b/i;

/** 'Mobile Dog Groomer.' → 'mobile dog groomer', 'hvac contractor' → 'HVAC contractor'. */
function plainCase(words: string): string {
  const bare = words.trim().replace(/[.,;!]+$/, '');
  const shouted = bare === bare.toUpperCase() && /\s/.test(bare);
  return bare
    .split(/(\s+|\/|-)/)
    .map((word) => {
      if (acronyms.has(word.toUpperCase())) return word.toUpperCase();
      if (proper.test(word)) return capital(word.toLowerCase());
      if (!shouted && /\p{Lu}/u.test(word.slice(1))) return word;
      return word.toLowerCase();
    })
    .join('');
}

const acronyms = new Set('HVAC AC RV BBQ DJ MC TV IT CPA CPR ENT EV ATV UTV CNC DUI EMS GED ABA DME NGO PC 3D SEO CDL CSA'.split(' '));
