import { clausesOf } from './clauses.ts';
import { daysIn } from './days.ts';
import { hedgeRefusal, type Surroundings } from './hedges.ts';
import { type Item, itemsOf, statementsWith } from './items.ts';
import { modifierRefusal, openingRefusal, windowRefusal } from './modifiers.ts';
import { holdsQuantity, quantityRefusal } from './quantity-check.ts';
import { orderRefusal, personRefusal } from './roles.ts';
import { type Clause, readClause, type Sources, type Statement } from './sources.ts';
import { neutralWords, smallWords } from './vocabulary.ts';

/**
 * Why a sentence says something else than the facts, though its words are theirs: a price of another service, a lost 'not' or
 * 'from', a promise without its condition. Undefined if it says what they say.
 */
export function meaningRefusal(place: Surroundings, sources: Sources): string | undefined {
  for (const text of clausesOf(place.sentence)) {
    const clause = readClause(text, sources.language);
    const refusal = clauseRefusal(clause, place, sources) ?? itemRefusal(clause, place, sources);
    if (refusal) return refusal;
  }
  return undefined;
}

function clauseRefusal(clause: Clause, { passage }: Surroundings, sources: Sources): string | undefined {
  return (
    quantityRefusal(clause, sources) ??
    intensityRefusal(clause, sources) ??
    negationRefusal(clause, sources) ??
    personRefusal(clause, sources) ??
    orderRefusal(clause, sources) ??
    modifierRefusal(clause, passage, sources)
  );
}

function itemRefusal(clause: Clause, place: Surroundings, sources: Sources): string | undefined {
  const items = itemsOf(clause, sources);
  const uses = items.map((item) => item.sources);
  return (
    mixedRefusal(items, clause.negations > 0 ? 'negated' : 'plain') ??
    hedgeRefusal(items, clause, place, sources) ??
    windowRefusal(uses, place.passage, daysIn(place.passage)) ??
    openingRefusal(uses, place.passage, sources)
  );
}

/** Refuses two things in one clause that no fact says of each other. */
function mixedRefusal(items: Item[], tone: 'negated' | 'plain'): string | undefined {
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (one.text === other.text || one.sources.length === 0 || other.sources.length === 0) continue;
      if (!areTogether(one, other, tone)) return `“${one.text}” and “${other.text}” are of different facts`;
    }
  }
  return undefined;
}

function areTogether(one: Item, other: Item, tone: 'negated' | 'plain'): boolean {
  if (one.sources.every(({ isGlobal }) => isGlobal) || other.sources.every(({ isGlobal }) => isGlobal)) return true;
  if (one.sources.some((statement) => other.sources.includes(statement) && (tone === 'plain' || statement.negations > 0))) return true;
  const pairs = one.sources.flatMap((source) => other.sources.map((second): [Statement, Statement] => [source, second]));
  // What a service's description says, it says of its name.
  if (pairs.some(([first, second]) => first.group === second.group && [first, second].some(({ fact }) => fact.field.endsWith('.name'))))
    return true;
  if (tone === 'negated' || one.isStrict || other.isStrict) return false;
  const isPlain = !one.isSensitive && !other.isSensitive;
  return pairs.some(([first, second]) => {
    // Two clauses of one answer: 'openings for toddlers, a waitlist for infants'.
    if (isPlain && first.fact.field === second.fact.field) return false;
    if (first.group === second.group) return !one.competes(second) && !other.competes(first);
    // Words of the description may stand beside those of any other fact, words of two services or two people may not.
    return isPlain && (!isNumbered(first.group) || !isNumbered(second.group));
  });
}

function isNumbered(group: string): boolean {
  return /\.\d+$|^promises\./.test(group);
}

/** Refuses 'always', 'all' or 'only' that no cited fact has, or has less often. */
function intensityRefusal({ intensifiers }: Clause, { statements }: Sources): string | undefined {
  const word = intensifiers.find(
    (one) => !statements.some((statement) => timesIn(statement.intensifiers, one) >= timesIn(intensifiers, one)),
  );
  return word && `“${word}” says more than the facts`;
}

function timesIn(list: string[], word: string): number {
  return list.filter((one) => one === word).length;
}

/** Refuses a 'not' that the facts don't have there, and words that facts only have with a 'not'. */
function negationRefusal(clause: Clause, sources: Sources): string | undefined {
  const { statements, language } = sources;
  const words = clause.words
    .filter((word) => !smallWords[language].has(word))
    .map((word) => ({ word, sources: statementsWith(word, sources) }));
  const days = clause.days.map((day) => ({ word: day, sources: statements.filter((statement) => statement.days.includes(day)) }));
  const ownStatements = [...words, ...days].filter((one) => one.sources.some(({ isGlobal }) => !isGlobal));
  if (clause.negations === 0) {
    const flipped = ownStatements.find((one) => one.sources.every(({ negations }) => negations > 0));
    return flipped && `drops a “not” of the facts (“${flipped.word}”)`;
  }
  const isDenied = ({ sources: own }: { sources: Statement[] }) => own.some(({ negations }) => negations === clause.negations);
  if (
    !ownStatements.some(isDenied) &&
    !clause.quantities.some((one) => isDenied({ sources: statements.filter((source) => holdsQuantity(source, one, clause)) }))
  )
    return 'says “not” where no cited fact does';
  const strange = ownStatements.find((one) => !neutralWords[language].has(one.word) && !isDenied(one));
  return strange && `says “not” of “${strange.word}”, and the facts don’t`;
}
