import { claimsIn, holdsClaim } from './claim-check.ts';
import { holdsQuantity } from './quantity-check.ts';
import type { Clause, Sources, Statement } from './sources.ts';
import { neutralWords } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/** Something in a clause that needs a source. */
export interface Item {
  text: string;
  /** Clauses of facts that have it. */
  sources: Statement[];
  /** Numbers, days, claims and names say something about what stands beside them. Plain words are what it's said about. */
  isSensitive: boolean;
  /** True if what stands beside it has to be in the same clause of a fact: claims, 'only' and the like. */
  isStrict: boolean;
  /** Numbers and days compete with others of their kind: two prices in one fact belong to different things. */
  competes: (statement: Statement) => boolean;
}

const word = { isSensitive: false, isStrict: false, competes: () => false };
const sensitive = { ...word, isSensitive: true };
const strict = { ...sensitive, isStrict: true };

/** Everything in a clause that needs a source. */
export function itemsOf(clause: Clause, sources: Sources): Item[] {
  const words = clause.words.filter((one) => !neutralWords[sources.language].has(one));
  return [
    ...words.map((one) => ({ ...word, text: one, sources: statementsWith(one, sources) })),
    ...numbersOf(clause, sources),
    ...claimsOf(clause, sources),
    ...namesOf(clause, sources),
  ];
}

/** Clauses of facts with a word. Those about the whole business count only if no other has it. */
export function statementsWith(one: string, { statements, language }: Sources): Statement[] {
  const forms = formsOf(one, language);
  const matching = statements.filter((statement) => forms.some((form) => statement.forms.has(form)));
  return matching.some(({ isGlobal }) => !isGlobal) ? matching.filter(({ isGlobal }) => !isGlobal) : matching;
}

function numbersOf(clause: Clause, { statements }: Sources): Item[] {
  // The other end of a range is in the same facts.
  const quantities = clause.quantities.filter(({ range }) => range?.side !== 'high');
  return [
    ...quantities.map((quantity) => ({
      ...sensitive,
      text: quantity.text,
      sources: statements.filter((statement) => holdsQuantity(statement, quantity, clause)),
      competes: (statement: Statement) => statement.quantities.some(({ kind }) => kind === quantity.kind),
    })),
    ...clause.days.map((day) => ({
      ...sensitive,
      text: day,
      sources: statements.filter(({ days }) => days.includes(day)),
      competes: (statement: Statement) => statement.days.length > 0,
    })),
  ];
}

/** Claims, and words such as 'always' and 'all'. */
function claimsOf(clause: Clause, { statements, language }: Sources): Item[] {
  return [
    ...claimsIn(clause.text, language).map((claim) => ({
      ...strict,
      text: claim.text,
      sources: statements.filter((statement) => holdsClaim(statement, claim, language)),
    })),
    ...clause.intensifiers.map((text) => {
      const having = statements.filter(({ intensifiers }) => intensifiers.includes(text));
      // In the name of a service, 'full' is part of the name.
      return { ...strict, text, sources: having, isStrict: !having.some(({ fact }) => fact.field.endsWith('.name')) };
    }),
  ];
}

/** Words with a capital inside the clause: who does it, or where. */
function namesOf(clause: Clause, sources: Sources): Item[] {
  const names = [...clause.text.matchAll(/(?<=[\p{L}\p{N},)]\s)\p{Lu}[\p{L}’'-]+/gu)].map(([name]) => name);
  return names.map((text) => ({ ...sensitive, text, sources: statementsWith(text.toLowerCase().replace(/['’]s$/, ''), sources) }));
}
