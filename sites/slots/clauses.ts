import { withoutEnd } from '../../text/text-end.ts';
import { sentences } from '../language/sentences.ts';
import { withoutDays } from './days.ts';
import { startsWithVerb, verbAt } from './verbs.ts';

/**
 * The statements of a text, each as a bag of words that belong together. A shared subject or verb is repeated: 'Baths and trims
 * start at $40' is 'Baths start at $40' and 'trims start at $40'. So a price can be compared with what it's the price of.
 */
export function clausesOf(text: string): string[] {
  return sentences(text).flatMap(clausesOfSentence);
}

function clausesOfSentence(sentence: string): string[] {
  if (deal.test(sentence)) return [sentence];
  const parts = partsOf(withoutEndMark(sentence));
  return parts.some((part) => verbAt(part) >= 0) ? distributed(parts) : grouped(parts);
}

/** 'Call before ten and we see you the same day': the second half holds only after the first. */
const deal =
  /^(?:please )?(?:call|text|email|order|book|bring|send|sign|buy|spend|refer|mention|show|come|llame|pida|traiga|compre)\b.*\s(?:and|y)\s(?:we|you|i|it|your|get|receive|le|nosotros|recibe)\b/i;

/** How a part starts that belongs to the clause before it, or after it at the start of a sentence. */
const attached =
  /^(?!(?:after|before|until) (?:that|this|then)\b)(?:if|when|whenever|unless|because|until|once|after|before|while|although|though|who|which|where|whichever|since|except|as|with|without|by|in|on|at|from|for|within|up to|over|under|to|including|excluding|plus|usually|weather permitting|depending|si|cuando|porque|hasta|aunque|excepto|salvo|con|sin|desde|en|para|por|más)(?![\p{L}\p{N}])/iu;

function withoutEndMark(sentence: string): string {
  const open = withoutEnd(sentence, /["”’')\]]/);
  const bare = withoutEnd(open, /[.!?…]/);
  return bare.length < open.length ? bare : sentence;
}

/** Parts of a sentence between commas and conjunctions. The 'and' of 'between $49 and $79' joins a range. */
function partsOf(sentence: string): string[] {
  return sentence
    .replace(/\b(between|entre)\s+(\S+)\s+(?:and|y)\s+(?=\$?\d)/giu, '$1 $2 to ')
    .split(
      /[,;:]\s+|(?:(?<!\s)\s+)?[()]\s*|(?<!\s)\s+[–—]\s+|(?<!\s)\s+(?:and|or|but|then|y|e|o|u|pero)\s+(?!up\b|more\b|less\b|above\b|under\b|over\b|older\b|younger\b|more\b|más\b|menos\b)/iu,
    )
    .map((part) =>
      part
        .replace(/^(?:and|or|but|so|then|y|o|pero)\s+/iu, '')
        .replace(/^on (?=(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*s? \p{L})/u, '')
        .trim(),
    )
    .filter((part) => part && !/^(?:and|or|but|so|then|y|o|pero)$/i.test(part));
}

/** Clauses of a sentence with a verb. */
function distributed(parts: string[]): string[] {
  const clauses: string[] = [];
  let subjects: string[] = [];
  let opening = '';
  let verb = '';
  /** Where the clauses of the last verb start. */
  let start = 0;
  for (const part of parts) {
    const at = goesOn(part, verb) ? 0 : verbAt(part);
    if (age.test(part) && at < 0) clauses.push(part);
    else if (isAttached(part, at)) {
      if (clauses.length === 0) opening += `${part} `;
      else clauses.splice(start, clauses.length, ...clauses.slice(start).map((clause) => `${clause} ${part}`));
    } else if (at < 0 && !verb) subjects.push(part);
    else if (at < 0) {
      // 'Baths start at $40, and trims at $15': the second price has its own noun.
      if (standsAlone(part)) clauses.push(`${opening}${part}`);
      else clauses.push(...subjects.map((subject) => `${opening}${subject} ${verb} ${sharedAmount(clauses.at(-1), part)}${part}`));
    } else {
      const words = part.split(/\s+/);
      const subject = words.slice(0, at).join(' ');
      const isPronoun = /^(?:i|we|you|they|he|she|it|that|there)['’]/i.test(words[at] ?? '');
      if (subject || !verb || isPronoun) subjects = [...(verb ? [] : subjects), subject];
      verb = words[at] ?? '';
      start = clauses.length;
      clauses.push(...subjects.map((one) => `${opening}${one} ${words.slice(at).join(' ')}`));
    }
  }
  return clauses.length > 0 ? clauses : [[opening, ...subjects].join(' ')];
}

/** True for a verb that shares the subject before it. After 'are', a word is more likely a noun: 'Our services are repair and …'. */
function goesOn(part: string, verb: string): boolean {
  return verb !== '' && !/^(?:is|are|was|were|\p{L}+['’](?:s|re|m))$/iu.test(verb) && verbAt(part) < 0 && startsWithVerb(part);
}

/** 'In business since 2011' at the end of a sentence is about the business, whatever comes before. */
const age = /^(?:in business|open|here|founded|established|serving)?\s?(?:since|in) (?:1[89]|20)\d\d$/i;

/** '$12' for the second town of 'Delivery costs $12 in Asheville and Weaverville'. */
function sharedAmount(clause: string | undefined, part: string): string {
  const amount = /\d/.test(part)
    ? undefined
    : /(?<!\S)(?=\S*\d)(\S+(?: (?:an?|per) \p{L}+)?) (?:in|on|for|within|at|to)(?!\p{L})/u.exec(clause ?? '')?.[1];
  return amount ? `${amount} ` : '';
}

/** 'When we work', 'with parts', 'Monday to Friday': what says more about a clause and isn't one. */
function isAttached(part: string, verb: number): boolean {
  if (verb >= 0) return attached.test(part) && !/^(?:on|in|at|for|from)\s/i.test(part);
  return (
    attached.test(part) ||
    withoutDays(part)
      .trim()
      .replace(/^(?:to|through|only|just|too|–|-)$/, '') === ''
  );
}

/**
 * Clauses of a note without a verb: 'Mon–Fri 8 am–5 pm, Sat 9 am–1 pm' has two, since each part has numbers of its own. A part that
 * starts with a number is of the thing at the start: 'Beard trim $15, $10 with a cut'.
 */
function grouped(parts: string[]): string[] {
  const clauses: string[] = [];
  const thing =
    /^\D*(?=\d)/
      .exec(parts.join(' '))?.[0]
      .replace(/(?:\$|from \$?|up to \$?)$/, '')
      .trim() ?? '';
  let open = '';
  for (const part of parts) {
    const isComplete = /\d/.test(part) || /^(?:closed|cerrado)\b/i.test(part);
    const isMore = !isComplete || (attached.test(part) && !/^(?:from|on|in|at|by|desde)\s/i.test(part));
    if (isMore && !open && clauses.length > 0) clauses.push(`${clauses.pop()} ${part}`);
    else open = [open, open || !/^(?:from |desde )?\$?\d/i.test(part) || clauses.length === 0 ? '' : thing, part].filter(Boolean).join(' ');
    if (isComplete && open) {
      clauses.push(open);
      open = '';
    }
  }
  return open ? [...clauses, open] : clauses;
}

function standsAlone(part: string): boolean {
  const number = part.search(/\d/);
  return number > 0 && /\p{L}{3,}/u.test(part.slice(0, number).replace(/\b(?:for|from|over|about|under|desde|hasta|para)\b/gi, ''));
}
