import { type Clause, captured } from '../clauses.ts';
import { eachPatternIn, patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/text.txt?raw';

const phrase = patternsIn(lines);
const [pairs, wheres] = [eachPatternIn(lines, 'quotedPair'), eachPatternIn(lines, 'where')];

/** Reads new wording that's given in quotes, with the old words in quotes or the place where it goes. */
export const readText: Reader = (clause) => {
  const { says } = clause;
  if (!says.includes('"')) return [];
  const where = placeIn(clause);
  if (!where && phrase('otherQuote').test(says) && !phrase('ofWords').test(says)) return [];
  const pair = pairs.find((pattern) => pattern.test(says));
  const [from, to] = [pair && captured(clause, pair, 'from'), captured(clause, pair ?? phrase('newQuote'), 'to')];
  if (!to || !(from || where)) return [];
  return [{ do: 'text', ...(from && { from: unquoted(from.typed) }), to: unquoted(to.typed), ...(where && { where }) }];
};

function placeIn(clause: Clause): string | undefined {
  const says = clause.says.replace(/"[^"]*"/g, (quote) => `"${'-'.repeat(quote.length - 2)}"`);
  const place = (pattern: RegExp) => captured({ ...clause, says }, pattern, 'where')?.typed;
  const kind = (['headline', 'introduction', 'about'] as const).find((name) => phrase(name).test(says));
  return place(phrase('beside')) ?? kind ?? wheres.map(place).find(Boolean);
}

function unquoted(text: string): string {
  return text.trim().replace(/^['"“”‘’]+|['"“”‘’]+$/g, '');
}
