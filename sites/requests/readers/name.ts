import { captured } from '../clauses.ts';
import { eachPatternIn, patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import { plainName } from '../services-named.ts';
import lines from '../words/name.txt?raw';

const phrase = patternsIn(lines);
const named = eachPatternIn(lines, 'named');

/** Reads another name of the business: 'name is X', or 'it's X now' if X is much like the current one. */
export const readName: Reader = (clause, { subject }) => {
  const { says } = clause;
  const to = named.map((pattern) => captured(clause, pattern, 'to', phrase('end'))).find(Boolean);
  if (!to || phrase('notIt').test(says.slice(0, to.start)) || phrase('notAName').test(to.plain)) return [];
  const words = (text: string) => new Set(plainName(text).match(/[a-z]{4,}/g) ?? []);
  const [main = '', ...others] = words(subject.name);
  const said = words(to.plain);
  const isLike = said.has(main) && to.plain.split(' ').length < 7 && (!/\bwe're\b/.test(says) || others.every((word) => said.has(word)));
  return phrase('isName').test(says) || isLike ? [{ do: 'name', to: to.typed }] : [];
};
