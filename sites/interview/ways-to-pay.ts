import type { Chip, Question } from '../kinds/format.ts';

const asks = /^how (?:can|do) \p{L}+ pay\?$/iu;
const names = /^\{We\} take (?:cash|cards|checks)\b/;
const saysMore = /\{(?!We\})|\byou\b|\bover time\b|\binsurance\b/;

/** True for 'How can people pay?' if its chips name ways to pay, which a brief also lists. One chip may say something besides. */
export function asksWaysToPay({ ask, chips }: Pick<Question, 'ask' | 'chips'>): boolean {
  return asks.test(ask) && chips.filter(({ says = '' }) => names.test(says)).length >= chips.length - 1;
}

/** True for the chip 'We take cash and payment apps': it names ways to pay and says nothing else. */
export function namesWaysToPay({ says = '' }: Chip): boolean {
  return names.test(says) && !saysMore.test(says);
}
