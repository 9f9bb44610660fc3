import { type Clause, captured } from '../clauses.ts';
import type { Found } from '../found.ts';
import { eachPatternIn, patternsIn } from '../phrases.ts';
import type { Reader, Topic } from '../reader.ts';
import lines from '../words/text.txt?raw';

interface Words {
  from?: string;
  to: string;
}

const phrase = patternsIn(lines);
const [quotedPairs, pairs] = [eachPatternIn(lines, 'quotedPair'), eachPatternIn(lines, 'pair')];
const [newWords, wheres, olds] = [eachPatternIn(lines, 'newWords'), eachPatternIn(lines, 'where'), eachPatternIn(lines, 'old')];

/** Reads new wording, with the old words or the place where it goes. Without quotes, only forms that can't mean anything else count. */
export const readText: Reader = (clause, { subject, topic }) => {
  const { says } = clause;
  // 'The license should say Bonded only on the about page'
  if (!says.includes('"') && phrase('onlyThere').test(says)) return [];
  const where = placeIn(clause);
  const hasService = !/\bspell/.test(says) && subject.services.some((name) => says.includes(name.toLowerCase()));
  const words = says.includes('"') ? quotedIn(clause, where) : plainIn(clause, where, hasService);
  const all = words ?? (topic?.old && completed(clause, topic.old));
  return all ? [{ do: 'text', ...(where && { where }), ...all }] : [];
};

/** What a clause says of words that the next one may have new ones for: 'the headline is too long', 'it says artisan'. */
export function oldTextIn(clause: Clause): Topic['old'] {
  const from = olds.map((pattern) => captured(clause, pattern, 'from', phrase('end'))?.typed).find(Boolean);
  const where = placeIn(clause);
  const isOther =
    phrase('headline').test(from ?? '') || (!clause.says.includes('"') && phrase('otherValue').test(from?.toLowerCase() ?? ''));
  if (from && from.split(' ').length < 13 && !isOther) return { from: unquoted(from), ...(where && { where }) };
  return where === 'headline' && !clause.says.includes('"') ? { where } : undefined;
}

/** 'One dog at a time' after 'Headline: No cages': may be more of it. */
export function isMoreText({ says, typed }: Clause, { wish, clauses }: Found): boolean {
  const isOpen = wish.do === 'text' && !wish.from && !clauses.some((clause) => clause.says.includes('"'));
  return isOpen && phrase('fragment').test(says) && /^\p{Lu}/u.test(typed(0, 1));
}

/** 'Say cares for instead', after what the old words are. */
function completed(clause: Clause, { from, where }: NonNullable<Topic['old']>): Words | undefined {
  const isQuoted = clause.says.includes('"');
  const words = newIn(clause, [phrase(isQuoted ? 'quotedCompletion' : 'completion')], isQuoted || undefined);
  const isSure =
    isQuoted || !words || (from ? !/\b(?:it|that)'s\b/.test(clause.says) || isLike(from, words.to) : /^\p{Lu}/u.test(words.to));
  return words && isSure ? { ...(from && { from: sameKind(from, words.to) }), ...words, ...(where && { where }) } : undefined;
}

/** For 'it says since 2011' and '2001', the old words are the number too. */
function sameKind(from: string, to: string): string {
  return (/^\d+$/.test(to) && /\d+/.exec(from)?.[0]) || from;
}

function isLike(from: string, to: string): boolean {
  return from.slice(0, 2).toLowerCase() === to.slice(0, 2).toLowerCase() || (/\d/.test(from) && /\d/.test(to));
}

/** Reads 'change artisan to homemade', when no other reader knows what that is. */
export const readOtherText: Reader = (clause) => {
  const pair = pairIn(clause, [phrase('otherPair')]);
  return pair && !phrase('notOld').test(pair.from?.toLowerCase() ?? '') ? [{ do: 'text', ...pair }] : [];
};

function quotedIn(clause: Clause, where: string | undefined): Words | undefined {
  const { says } = clause;
  if (!where && phrase('otherQuote').test(says) && !phrase('ofWords').test(says)) return undefined;
  return pairIn(clause, quotedPairs, true) ?? (where ? newIn(clause, [phrase('newQuote')], true) : undefined);
}

function plainIn(clause: Clause, where: string | undefined, hasService: boolean): Words | undefined {
  const { says } = clause;
  const pair = hasService || where === 'headline' || (!where && phrase('otherValue').test(says)) ? undefined : pairIn(clause, pairs);
  // Names may be put right without saying that they're words of the site: 'it's Hollis, not Holis'.
  const isName = pair?.from && /^\p{Lu}/u.test(pair.from) && /^\p{Lu}/u.test(pair.to) && isLike(pair.from, pair.to);
  if (pair && (where || phrase('ofWords').test(says) || isName)) return pair;
  return where && !phrase('current').test(says) ? newIn(clause, newWords) : undefined;
}

function pairIn(clause: Clause, patterns: RegExp[], isQuoted?: true): Words | undefined {
  for (const pattern of patterns) {
    const [from, words] = [captured(clause, pattern, 'from'), newIn(clause, [pattern], isQuoted)];
    if (from && words) return { from: sameKind(unquoted(from.typed), words.to), ...words };
  }
  return undefined;
}

function newIn(clause: Clause, patterns: RegExp[], isQuoted?: true): Words | undefined {
  const to = patterns
    .map((pattern) => captured(clause, pattern, 'to', isQuoted ? undefined : phrase('end')))
    .find((one) => one && (isQuoted || !(phrase('vague').test(one.plain) || phrase('opinion').test(one.plain))));
  return to && { to: unquoted(to.typed) };
}

function placeIn(clause: Clause): string | undefined {
  const says = clause.says.replace(/"[^"]*"/g, (quote) => `"${'-'.repeat(quote.length - 2)}"`);
  const place = (pattern: RegExp) => captured({ ...clause, says }, pattern, 'where')?.typed;
  const kind = (['headline', 'introduction', 'about'] as const).find((name) => phrase(name).test(says));
  return place(phrase('beside')) ?? kind ?? wheres.map(place).find(Boolean);
}

function unquoted(text: string): string {
  return text.trim().replace(/^['"“”‘’]+|['"“”‘’]+$/g, '');
}
