import { type Clause, captured } from '../clauses.ts';
import { phrasesIn } from '../phrases.ts';
import type { Reader, Reading } from '../reader.ts';
import lines from '../words/text.txt?raw';

interface Words {
  from?: string;
  to: string;
}

const { one, each } = phrasesIn(lines);
const places = (['headline', 'introduction', 'about'] as const).map((place) => [place, one(place)] as const);
const [newWords, pairs, quotedPairs, olds, wheres] = ['new-words', 'pair', 'quoted-pair', 'old', 'where'].map(each) as [
  RegExp[],
  RegExp[],
  RegExp[],
  RegExp[],
  RegExp[],
];
/** 'Coffee worth the walk is perfect' is praise. */
const judged = /\b(?:is|looks|sounds|feels) (?:[a-z]+ )?(?:perfect|great|good|fine|weird|off|bad|wrong|nice|too)\b/;
const [openText, fragment, besidePlace] = [one('open-text'), one('fragment'), one('beside')];
const [bareNew, current, opinion] = [one('bare-new'), one('current'), one('opinion')];
const [newQuote, completion, otherPair, headlineWrong] = [one('new-quote'), one('completion'), one('other-pair'), one('headline-wrong')];
const [ofWords, otherQuote, otherValue, notOld, vague, end] = ['of-words', 'other-quote', 'other-value', 'not-old', 'vague', 'end'].map(
  one,
) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];

/** Reads new wording if the words themselves are given, and for which old ones. */
export const readText: Reader = (clause, reading) => {
  const { says } = clause;
  const { topic, subject, last } = reading;
  if (last?.do === 'text' && isMoreText(clause, reading)) {
    last.to = `${last.to}. ${clause.typed(0, says.length)}`;
    return 'more';
  }
  const own = placeIn(clause);
  const before = topic?.of === 'text' ? topic : undefined;
  const where = own ?? before?.where;
  const isQuoted = /"/.test(says);
  if (isQuoted && !own && otherQuote.test(says) && !ofWords.test(says)) return undefined;
  const hasService = !/\bspell/.test(says) && subject.services.some((name) => says.includes(name.toLowerCase()));
  const isSaid = (pair: Words) => !hasService && (where || ofWords.test(says) || isProper(pair));
  const words = isQuoted
    ? (pairIn(clause, quotedPairs) ?? (before?.name || where ? newIn(clause, [newQuote], before?.name) : undefined))
    : ((own === 'headline' || (!where && otherValue.test(says))
        ? undefined
        : [pairIn(clause, pairs)].find((pair) => pair && isSaid(pair))) ??
      (own && !current.test(says) ? (newIn(clause, newWords) ?? bareNewIn(clause)) : undefined));
  const completed = words ?? (before && !/@|\$\d|\d{3}[ -]\d{4}/.test(says) ? newIn(clause, [completion], before.name) : undefined);
  if (completed) {
    reading.topic = undefined;
    return [{ do: 'text', ...sameKind(completed), ...(where ? { where } : {}) }];
  }
  if (own && says.split(' ').length < 5 && /^(?:in|on|under|at|for) /.test(says)) {
    reading.topic = { of: 'text', where: own };
    return 'waits';
  }
  if (own !== 'headline' || isQuoted || current.test(says)) return oldIn(clause, reading, where);
  reading.topic = { of: 'text', where };
  return headlineWrong.test(says) ? 'waits' : undefined;
};

/** 'One dog at a time.' after 'Headline: No cages.' */
export function isMoreText({ says, typed }: Clause, { unread, isJoined, last, lastSays = '' }: Reading): boolean {
  const isOpen =
    (openText.test(lastSays) && !/"/.test(lastSays)) || (last?.do === 'text' && last.to?.toLowerCase().endsWith(`. ${lastSays}`));
  return Boolean(isOpen) && unread === 0 && !isJoined && fragment.test(says) && /^\p{Lu}/u.test(typed(0, 1));
}

/** 'change artisan to homemade', when no other reader knows what that is. */
export const readOtherText: Reader = (clause) => {
  const pair = pairIn(clause, [otherPair]);
  return pair && !notOld.test((pair.from ?? '').toLowerCase()) ? [{ do: 'text', ...pair }] : undefined;
};

function pairIn(clause: Clause, patterns: RegExp[]): Words | undefined {
  return patterns
    .map((pattern) => newIn(clause, [pattern], unquoted(captured(clause, pattern, 'from')?.typed), patterns === quotedPairs))
    .find((pair) => pair?.from);
}

function newIn(clause: Clause, patterns: RegExp[], from?: string, isQuoted = false): Words | undefined {
  const to = patterns
    .map((pattern) => captured(clause, pattern, 'to', end))
    .find((one) => one && (isQuoted || !(vague.test(one.plain) || opinion.test(one.plain))));
  return to && { ...(from ? { from } : {}), to: unquoted(to.typed.trim()) };
}

/** 'Headline Hair that grows out pretty'. Other words after it say what's wrong with it. */
function bareNewIn(clause: Clause): Words | undefined {
  const words = newIn(clause, [bareNew]);
  return words && /^\p{Lu}/u.test(words.to) && words.to.includes(' ') && !judged.test(words.to) ? words : undefined;
}

function oldIn(clause: Clause, reading: Reading, where: string | undefined): 'waits' | undefined {
  const from = olds.map((pattern) => captured(clause, pattern, 'from', /[.,!]$/)).find(Boolean);
  if (!from || from.plain.split(' ').length > 12) return undefined;
  reading.topic = { of: 'text', name: unquoted(from.typed), where };
  return 'waits';
}

/** For 'it says tuning since 1998' and '1989', the old words are the number too. */
function sameKind({ from, to }: Words): Words {
  const unit = /^\d+( \w+)?$/.exec(to);
  const number = unit && from ? new RegExp(`(?<!\\d)\\d+${RegExp.escape(unit[1] ?? '')}`).exec(from)?.[0] : undefined;
  return { ...(from ? { from: number ?? from } : {}), to };
}

function placeIn(clause: Clause): string | undefined {
  const says = clause.says.replace(/"[^"]*"/g, (quote) => `"${'-'.repeat(quote.length - 2)}"`);
  const other = wheres.map((pattern) => captured({ ...clause, says }, pattern, 'where')).find(Boolean);
  const beside = captured({ ...clause, says }, besidePlace, 'where');
  if (beside) return beside.typed;
  return places.find(([, pattern]) => pattern.test(says))?.[0] ?? other?.typed;
}

/** Names may be put right without saying that they're words of the site: 'it's Hollis, not Holis'. */
function isProper({ from = '', to }: Words): boolean {
  return /^\p{Lu}/u.test(from) && /^\p{Lu}/u.test(to) && from.slice(0, 2).toLowerCase() === to.slice(0, 2).toLowerCase();
}

function unquoted<Text extends string | undefined>(text: Text): Text {
  return text?.replace(/^['"“”‘’]+|['"“”‘’]+$/g, '') as Text;
}
