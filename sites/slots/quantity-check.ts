import type { Quantity } from '../language/quantities.ts';
import type { Clause, Sources, Statement } from './sources.ts';
import { smallWords } from './vocabulary.ts';
import { wordsIn } from './word-forms.ts';

/** Why a number of a clause may not be used; undefined if a cited fact has it with the same meaning. */
export function quantityRefusal(clause: Clause, sources: Sources): string | undefined {
  for (const quantity of clause.quantities) {
    if (sources.statements.some((statement) => holdsQuantity(statement, quantity, clause))) continue;
    const isThere = sources.statements.some(({ quantities }) => quantities.some((other) => isSameNumber(quantity, other)));
    return isThere ? `changes what “${quantity.text}” means` : `“${quantity.text}” isn’t in the cited facts`;
  }
  const strange = clause.days.find((day) => !sources.statements.some(({ days }) => days.includes(day)));
  return strange && `the day “${strange}” isn’t in the cited facts`;
}

/** True if a fact has this number with the same bound, unit, rate and range. */
export function holdsQuantity(statement: Statement, quantity: Quantity, clause: Clause): boolean {
  return statement.quantities.some(
    (other) =>
      isSameNumber(quantity, other) &&
      quantity.unit === other.unit &&
      quantity.per === other.per &&
      isSameReach(quantity, other, clause.text) &&
      isOfSameThing(quantity, clause.text, other, statement.text),
  );
}

function isSameNumber(one: Quantity, other: Quantity): boolean {
  return one.kind === other.kind && one.value === other.value;
}

/** True if both are exact, or both start, end or extend there. One end of a range may be named with 'from' or 'up to'. */
function isSameReach(quantity: Quantity, source: Quantity, text: string): boolean {
  if (quantity.range) {
    const { low, high, side } = quantity.range;
    return source.range?.low === low && source.range.high === high && source.range.side === side && quantity.bound === source.bound;
  }
  if (!source.range) return quantity.bound === source.bound;
  if (quantity.kind === 'time') return isRightEnd(quantity, source.range.side, text);
  return quantity.bound === (source.range.side === 'low' ? 'from' : 'up to');
}

/** Opening times open, closing times close. */
function isRightEnd({ at, bound }: Quantity, side: 'low' | 'high', text: string): boolean {
  const closes =
    bound === 'until' ||
    /(?<!\p{L})(?:clos\w+|until|till|by|to|end\w*|cierra\w*|cerramos|hasta|a)\s+(?:(?:at|a|las|la)\s+){0,3}$/iu.test(text.slice(0, at));
  return closes
    ? side === 'high' && (bound === undefined || bound === 'until')
    : side === 'low' && (bound === undefined || bound === 'from');
}

/** How many words beside a plain number say what it counts or names. */
const reach = 2;

/** True unless a plain number has other words beside it: 'Loop 410' is no '410 loops away', 'four rooms' no crew of four. */
function isOfSameThing(quantity: Quantity, text: string, source: Quantity, sourceText: string): boolean {
  if (quantity.kind !== 'number' || quantity.unit || quantity.range) return true;
  const own = besides(quantity, text);
  const others = besides(source, sourceText);
  return others.length === 0 || others.some((word) => own.some((one) => stemmed(one) === stemmed(word)));
}

function besides({ at, extent }: Quantity, text: string): string[] {
  const before = wordsIn(text.slice(0, at)).slice(-reach);
  const after = wordsIn(text.slice(extent)).slice(0, reach);
  return [...before, ...after].filter((word) => !smallWords.en.has(word) && !smallWords.es.has(word));
}

function stemmed(word: string): string {
  return word.replace(/(?:es|s)$/, '');
}
