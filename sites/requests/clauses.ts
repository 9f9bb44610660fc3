import { withoutEnd } from '../../text/text-end.ts';
import { nameEnd, rangesOfName } from './names-said.ts';
import { matchesOf, patternsIn } from './phrases.ts';
import type { Plain } from './plain.ts';
import lines from './words/clauses.txt?raw';

/** A part of a request that may say one thing, and where it is in the plain text. */
export interface Clause {
  start: number;
  end: number;
  /** Its words in plain form (see plain.ts), politeness before and after left out: 'can you please add X thanks' is 'add X'. */
  says: string;
  /** All of its words. */
  full: string;
  /** The words as typed, from one place in `says` to another. */
  typed: (from: number, to: number) => string;
  /** True if it's put as a request: 'can you', 'please'. */
  isRequest: boolean;
  isQuestion: boolean;
  /** True if it's in parentheses. */
  isAside: boolean;
  /** Number of the sentence it's in. */
  sentence: number;
}
type Range = [start: number, end: number];

const phrase = patternsIn(lines);
const askedFor = new RegExp(`^(?:${phrase('asking').source}) `);
const [politeWords, politeStart] = [
  new RegExp(`\\b(?:${phrase('polite').source})\\b`, 'g'),
  new RegExp(`^(?:(?:${phrase('polite').source})[ ,]+)+`),
];
const endsInDay = new RegExp(`(?:${phrase('day').source}) ?$`);
const sectionFirst = new RegExp(`^(?:${phrase('sectionWord').source})(?![\\w'])`);
const [days, daysSay] = [new RegExp(`^(?:${phrase('days').source})`), phrase('daysSay')];

/**
 * Splits a request into clauses: at the ends of sentences, at commas and conjunctions if what follows begins something new, and before a
 * request that nothing leads up to. `names` are known names in plain form, which begin an entry of a list.
 */
export function clausesOf(text: string, { plain, from, to }: Plain, names: readonly string[]): Clause[] {
  const isEntry = (rest: string) => sectionFirst.test(rest) || names.some((name) => nameEnd(rest, 0, name) !== undefined);
  const pairs = names.filter((name) => name.includes(' and ')).flatMap((name) => rangesOfName(name, plain));
  const held = [...rangesOf(phrase('whole'), plain), ...pairs];
  const stops = (pattern: RegExp, [start, end]: Range) =>
    rangesOf(pattern, plain.slice(start, end))
      .map(([at, next]): Range => [start + at, start + next])
      .filter(([at, next]) => !held.some(([first, last]) => at < last && next > first));
  return between([0, plain.length], stops(phrase('hardStop'), [0, plain.length])).flatMap((range, sentence) => {
    const maybe = stops(phrase('softStop'), range);
    const soft = maybe.filter(([at, next], index, all) => {
      const [said, rest] = [plain.slice(range[0], at), plain.slice(next, range[1])];
      if (!/\w/.test(plain.slice(all[index - 1]?.[1] ?? range[0], at).replace(politeWords, ''))) return false;
      if (plain[at] === ':' && phrase('beforeWording').test(said)) return false;
      const piece = plain.slice(all[index - 1]?.[1] ?? range[0], at);
      const goesOn = /^(?:and|or) (?:the|a|an|my|our|is|are|do|does|how|what)\b/.test(rest) && !phrase('strong').test(rest);
      const isAsked = phrase('questionFirst').test(plain.slice(range[0], range[1]).trim());
      if (isAsked && (goesOn || phrase('questionGoesOn').test(rest))) return false;
      const isAnd = plain[at] !== ',' && /\band\b/.test(rest.slice(0, 4)) && !phrase('pronounFirst').test(rest);
      if (isAnd && phrase('nameOnly').test(piece) && phrase('subjectFirst').test(rest.replace(/^and /, ''))) return false;
      if (isSpelling(said, rest)) return false;
      if (phrase('wording').test(said)) return phrase('afterWording').test(rest);
      if (phrase('anyWording').test(said)) return phrase('afterAnyWording').test(rest);
      return /[();]/.test(plain.slice(at, next)) || begins(rest, said, isEntry);
    });
    const sudden = stops(phrase('runOn'), range).filter(([at]) => !phrase('leadsUp').test(plain.slice(range[0], at)));
    const all = [...soft, ...sudden].sort(([first], [second]) => first - second);
    return between(range, all).flatMap(([start, end]) => clauseIn(start, end, sentence) ?? []);
  });

  function clauseIn(start: number, end: number, sentence: number): Clause | undefined {
    const [lead = ''] = /^[\s,.!?¿¡;:)*•-]*(?:\((?!\d))?(?:(?:and|but|plus|so|oh|ah|or|,)[\s,]+)*/.exec(plain.slice(start, end)) ?? [];
    const bare = withoutEnd(plain.slice(start + lead.length, end), /[\s,;:(.!?-]/);
    const tail = plain.slice(start + lead.length + bare.length, end);
    const [first, last] = [start + lead.length, end - tail.length];
    const full = plain.slice(first, last);
    if (!/[\p{L}\p{N}]/u.test(full)) return undefined;
    const [polite = ''] = phrase('politeness').exec(full) ?? [];
    const offset = polite.length < full.length ? polite.length : 0;
    let says = full.slice(offset);
    for (let more = phrase('after').exec(says); more; more = phrase('after').exec(says))
      says = withoutEnd(says.slice(0, more.index), /[\s,.!]/);
    return {
      ...{ start: first, end: last, says, full, sentence },
      typed: (one, other) => text.slice(from[first + offset + one], to[first + offset + other - 1]),
      isRequest: phrase('request').test(full.slice(0, offset)) || phrase('request').test(full.slice(offset + says.length)),
      isAside: /\([^)]*$/.test(plain.slice(Math.max(0, start - 2), first)),
      isQuestion: /\?/.test(tail) || /^\s*\?/.test(plain.slice(end)),
    };
  }
}

/** True for 'and it's Garner' after 'it says Gardner'. */
function isSpelling(said: string, rest: string): boolean {
  const [, wrong] = /\b(?:says?|have|has|spelled|wrote|put) (\w\w)\w*$/.exec(said) ?? [];
  const [, right] = /^(?:(?:and|but) )?it's (\w\w)\w*(?: |$|[.,!])/.exec(rest) ?? [];
  return wrong !== undefined && wrong === right;
}

/** True if what follows a comma or an 'and' begins something new. `said` is what the sentence has so far. */
function begins(rest: string, said: string, isEntry: (rest: string) => boolean): boolean {
  const bare = rest.replace(politeStart, '');
  if (days.test(bare))
    return daysSay.test(bare) && /\d|closed|noon|off\b/.test(said) && !(/^(?:and|or)\b/.test(rest) && endsInDay.test(said));
  // 'should be called Coffee and tea bar'
  const isInName = /^and\b/.test(rest) && phrase('naming').test(said);
  if (phrase('subjectFirst').test(bare) && !isInName && !/^or\b/.test(rest) && (said.split(' ').length > 2 || askedFor.test(said)))
    return true;
  // 'add wash and fold $20' is one.
  const isNewPrice = /\$\d/.test(rest.slice(0, 60)) && (!/^and\b/.test(rest) || /\b(?:it|them|that|those)$/.test(said));
  return (
    phrase('strong').test(rest) ||
    phrase('weak').test(bare) ||
    (phrase('priced').test(bare) && (/\d/.test(said) || isNewPrice) && !phrase('naming').test(said)) ||
    isEntry(bare)
  );
}

function rangesOf(pattern: RegExp, text: string): Range[] {
  return matchesOf(pattern, text).map(({ index, 0: { length } }) => [index, index + length]);
}

/** What's between the stops. */
function between([start, end]: Range, stops: Range[]): Range[] {
  return [...stops, [end, end] as Range].map(([at], index) => [stops[index - 1]?.[1] ?? start, at]);
}

/** What a named group of a pattern has of a clause, without what `end` matches after it. Undefined if it has nothing. */
export function captured({ says, typed }: Pick<Clause, 'says' | 'typed'>, pattern: RegExp, name: string, end?: RegExp) {
  const [start, stop] = pattern.exec(says)?.indices?.groups?.[name] ?? [0, 0];
  let plain = says.slice(start, stop);
  while (end?.test(plain)) plain = plain.replace(end, '');
  return plain ? { plain, typed: typed(start, start + plain.length), start } : undefined;
}
