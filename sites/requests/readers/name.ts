import { type Clause, captured } from '../clauses.ts';
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
  const whole = wholeName(clause, reading.subject.name);
  if (whole) {
    reading.topic = { of: 'name' };
    return [{ do: 'name', to: whole }];
  }
  const to = named.map((pattern) => captured(clause, pattern, 'to', end)).find(Boolean);
  if (notIt.test(says.slice(0, to?.start ?? says.length))) return undefined;
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

/** A clause that's nothing but a name much like the current one: 'Daughter & Hollis Plumbing.' */
function wholeName({ says, typed }: Clause, name: string): string | undefined {
  const now = plainName(name);
  const words = says.match(/[a-z]{2,}/g) ?? [];
  const shared = words.filter((word) => now.includes(word) && word !== 'and').length;
  const isNew = says !== now && plainName(typed(0, says.length)) !== now;
  const isName = words.length > 1 && words.length < 7 && shared > 1 && shared * 3 >= words.length * 2 && !/\d|\bis\b|\bwe\b/.test(says);
  return isName && isNew && /^\p{Lu}/u.test(typed(0, 1)) ? typed(0, says.length) : undefined;
}
