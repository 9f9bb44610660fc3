import { captured } from '../clauses.ts';
import { phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import { plainName } from '../services-named.ts';
import lines from '../words/name.txt?raw';

const { one, each } = phrasesIn(lines);
const [end, isName, notIt, notAName, wrong, named] = [
  one('end'),
  one('is-name'),
  one('not-it'),
  one('not-a-name'),
  one('wrong'),
  each('named'),
];

/** Reads another name of the business: 'name is X', or 'it's X now' if X is much like the current one. */
export const readName: Reader = (clause, reading) => {
  const { says } = clause;
  if (notIt.test(says)) return undefined;
  const to = named.map((pattern) => captured(clause, pattern, 'to', end)).find(Boolean);
  const words = (text: string) => new Set(plainName(text).match(/[a-z]{4,}/g) ?? []);
  const [main = '', ...others] = words(reading.subject.name);
  const [isSaid, said] = [isName.test(says) || reading.topic?.of === 'name', words(to?.plain ?? '')];
  const isLike =
    said.has(main) && (to?.plain.split(' ').length ?? 0) < 7 && (!/\bwe're\b/.test(says) || others.every((word) => said.has(word)));
  const isNew = to && (isSaid || isLike) && !notAName.test(to.plain);
  if (!isNew && !wrong.test(says)) return undefined;
  reading.topic = { of: 'name' };
  return isNew ? [{ do: 'name', to: to.typed }] : 'waits';
};
