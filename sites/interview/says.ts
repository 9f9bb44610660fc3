import { ended, withoutEnd } from '../../text/text-end.ts';
import type { Chip } from '../kinds/format.ts';
import { siteWords } from '../labels/site-words.ts';
import type { Language } from '../language/language.ts';
import { capital } from '../language/phrases.ts';
import type { Voice } from '../language/voice.ts';
import { dollars } from '../prices/dollars.ts';

const persons: Record<Voice, Record<string, string>> = {
  we: { We: 'We', we: 'we', our: 'our', us: 'us' },
  I: { We: 'I', we: 'I', our: 'my', us: 'me' },
};

export interface Saying {
  voice: Voice;
  language: Language;
  detail?: string | undefined;
}

/** A sentence or short form of a chip with the owner's voice and detail in it. Undefined if it needs a detail that's missing. */
export function said(pattern: string, chip: Chip, { voice, language, detail }: Saying): string | undefined {
  const value = detail && detailText(detail, chip, language);
  if (chip.detail && pattern.includes(`{${chip.detail}}`) && !value) return undefined;
  // 'cash, cards and {list}' with several in the list.
  const isLonger = chip.detail === 'list' && value !== detail?.trim() && pattern.includes(', ');
  const listed = isLonger ? pattern.replace(/ (?:and|y) \{list\}/, ', {list}') : pattern;
  const text = spoken(language === 'es' ? spanishClock(listed, chip, value) : listed, voice).replace(
    /\{([^{}]*)\}/g,
    (whole, name: string) => {
      if (name === chip.detail) return value ?? '';
      return persons[voice][name] ?? whole;
    },
  );
  // A verb form can open a Spanish sentence: '{Cobramos|Cobro} ...' is written with its capital, a detail is not.
  const opened = language === 'es' || /^\{/.test(pattern) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return opened.replace(/\.\.$/, '.');
}

/** The forms of a text in the owner's voice: '{Reparamos|Reparo}', '{The owner does|I do}'. */
export function spoken(text: string, voice: Voice): string {
  return text.replace(/\{([^{|}]*)\|([^{}]*)\}/g, (_, several: string, one: string) => (voice === 'we' ? several : one));
}

/** A whole sentence of a chip, with its end mark. A lead time with a comma is said alone: 'A year, more for June.' */
export function saidSentence(pattern: string, chip: Chip, saying: Saying): string | undefined {
  const text = standsAlone(pattern, saying) ? capital(saying.detail ?? '') : said(pattern, chip, saying);
  return text && ended(text);
}

/** The short form of a chip. None for a lead time that's said alone. */
export function saidShort(pattern: string, chip: Chip, saying: Saying): string | undefined {
  return standsAlone(pattern, saying) ? undefined : said(pattern, chip, saying);
}

/** 'Please book {text} ahead' with 'a year, more for June'. Only a lead time is an answer by itself. */
function standsAlone(pattern: string, { detail = '' }: Saying): boolean {
  return /\{text\} (?:ahead|antes|de anticipación)\.?$/u.test(pattern) && /\p{L}, /u.test(detail);
}

/** 'a las {time}' → 'a la 1:30 pm' and 'al mediodía': Spanish articles agree with the hour. */
function spanishClock(pattern: string, chip: Chip, value: string | undefined): string {
  if (chip.detail !== 'time' || !value) return pattern;
  if (/^(?:el |al )?(?:mediod[ií]a|noon)$/i.test(value))
    return pattern.replace(/\ba las \{time\}/, 'al mediodía').replace(/\blas \{time\}/, 'el mediodía');
  return /^1(?!\d)/.test(value) ? pattern.replace(/\blas \{time\}/, 'la {time}') : pattern;
}

/** 'fishing license, lunch' → 'fishing license and lunch'. A list that has its last word joined stays. */
function enumerated(list: string, language: Language): string {
  const parts = list.split(/,\s+/);
  const isJoined = /[;:]|(?<!\p{L})(?:and|or|y|e|o|u|ni|nor|plus)(?!\p{L})|[&+]/iu.test(parts.at(-1) ?? '');
  return isJoined ? list : siteWords[language].list(parts);
}

/** The detail as it reads within a sentence: an amount has its sign, and nothing ends with a period of its own. */
function detailText(detail: string, chip: Chip, language: Language): string {
  const bare = withoutEnd(detail.trim(), /[.,;]/);
  if (chip.detail === 'list') return enumerated(bare, language);
  if (chip.detail === 'number')
    return /^(\d[\d,.]*)\s*(?:lbs?|pounds?|libras?|days?|hours?|hrs?|minutes?|mins?|people|guests|miles?)$/i.exec(bare)?.[1] ?? bare;
  if (chip.detail === 'time') return bare.replace(/^(?:a )?las? (?=\d)/i, '');
  if (chip.detail !== 'amount') return bare;
  const amount = /^\$?\s*(\d[\d,]*(?:\.\d{1,2})?)$/.exec(bare)?.[1];
  return amount
    ? dollars(amount.replaceAll(',', ''))
    : bare.replace(/(?<![\d$]|\d,)(\d+(?:,\d{3})*(?:\.\d{2})?)(?=\s*(?:$|-|–|to\b|per\b|an?\b|\/))/, '$$$1');
}
