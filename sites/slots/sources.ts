import { stateCode, stateNames } from '../addresses/us-states.ts';
import { type Quantity, quantitiesIn } from '../language/quantities.ts';
import { sentences } from '../language/sentences.ts';
import { clausesOf } from './clauses.ts';
import { daysIn, withoutDays } from './days.ts';
import type { Fact, SlotLanguage } from './slot.ts';
import { impliedWords, intensifiers, negations } from './vocabulary.ts';
import { formsOf, wordsIn } from './word-forms.ts';

/** One clause, of a text or of a fact, taken apart for comparison. */
export interface Clause {
  text: string;
  /** Words without numbers and days. */
  words: string[];
  quantities: Quantity[];
  days: string[];
  /** How often it says 'not'. */
  negations: number;
  intensifiers: string[];
}

/** A clause of a fact. */
export interface Statement extends Clause {
  fact: Fact;
  /** Facts about one thing have one group: name and price of a service. */
  group: string;
  /** True for what holds for the whole business: its name, trade and places. */
  isGlobal: boolean;
  /** Forms of its own words, and of those that what it is allows, such as 'open' for hours. */
  forms: Set<string>;
  implied: Set<string>;
}

/** Everything the cited facts say. */
export interface Sources {
  language: SlotLanguage;
  facts: Fact[];
  statements: Statement[];
  /** Forms of all words. */
  known: Set<string>;
}

/** Reads the cited facts. `all` is every fact of the brief: the unit of a price may be a fact that wasn't cited. */
export function sourcesOf(cited: Fact[], all: Fact[], language: SlotLanguage): Sources {
  const statements = cited.flatMap((fact) => statementsOf(fact, all, language));
  const sourceForms = new Set(statements.flatMap(({ forms, implied }) => [...forms, ...implied]));
  return { language, facts: cited, statements, known: sourceForms };
}

/** A clause taken apart. `field` is that of the fact it comes from. */
export function readClause(text: string, language: SlotLanguage, field = ''): Clause {
  const quantities = quantitiesIn(text, { spanish: language === 'es', field });
  return {
    text,
    words: wordsIn(withoutDays(withoutQuantities(text, quantities))),
    quantities,
    days: daysIn(text),
    negations: text.match(negations[language])?.length ?? 0,
    intensifiers: (withoutQuantities(text, quantities).match(intensifiers[language]) ?? []).map((word) => word.toLowerCase()),
  };
}

/** The text with blanks for its numbers, their units and rates. */
export function withoutQuantities(text: string, quantities: Quantity[]): string {
  return quantities.reduce((rest, { at, extent }) => rest.slice(0, at) + ' '.repeat(extent - at) + rest.slice(extent), text);
}

function statementsOf(fact: Fact, all: Fact[], language: SlotLanguage): Statement[] {
  const isGlobal = /^business\.(?:name|called|trade|address|serviceArea|state)(?:\.|$)/.test(fact.field);
  const implied = [...impliedWords(fact, language), ...(isGlobal ? stateWords(fact.text) : [])];
  return clausesOfFact(fact, isGlobal).map((text) => {
    const clause = readClause(text, language, fact.field);
    for (const quantity of clause.quantities) addSiblings(quantity, fact, all);
    return {
      ...clause,
      days: [...clause.days, ...fieldDays(fact.field)],
      fact,
      group: groupOf(fact.field),
      isGlobal,
      forms: allForms(clause.words, language),
      implied: allForms(implied, language),
    };
  });
}

function allForms(words: string[], language: SlotLanguage): Set<string> {
  return new Set(words.flatMap((word) => formsOf(word, language)));
}

/** A note about a person, 'Ana Ruiz, stylist, here since 2012', says all of one person. */
function clausesOfFact({ field, text }: Fact, isGlobal: boolean): string[] {
  if (isGlobal) return [text];
  return /^business\.people/.test(field) ? sentences(text) : clausesOf(text);
}

/** 'services.0.priceFrom' → 'services.0', 'business.hours.mon' → 'business.hours'. */
function groupOf(field: string): string {
  return /^.*?\.\d+(?=\.|$)/.exec(field)?.[0] ?? field.split('.').slice(0, 2).join('.');
}

function fieldDays(field: string): string[] {
  return /^business\.hours\.(\w{3})/.exec(field)?.slice(1) ?? [];
}

/** A state under its other name: 'NC' allows 'North Carolina'. */
function stateWords(text: string): string[] {
  return text.split(/,\s*|\s(?=[A-Z]{2}\b)/).flatMap((part) => {
    const code = stateCode(part.replace(/\d{5}.*$/s, '').trimEnd());
    return code ? [code.toLowerCase(), ...wordsIn(stateNames.find((name) => stateCode(name) === code) ?? '')] : [];
  });
}

/** Gives a price what other facts of its service say about it: its unit, and the other end of its range. */
function addSiblings(quantity: Quantity, fact: Fact, all: Fact[]): void {
  if (quantity.kind !== 'money' || !/\.price(?:From|To)?$/.test(fact.field)) return;
  const sibling = (name: string) => all.find(({ field }) => field === fact.field.replace(/price(?:From|To)?$/, name));
  const unit = sibling('priceUnit') ?? sibling('unit');
  quantity.per ??= unit && quantitiesIn(`$1 per ${unit.text.replace(/^(?:per|an?|each|\/)\s*/i, '')}`)[0]?.per;
  const amount = (name: string) => quantitiesIn(sibling(name)?.text ?? '', { field: 'x.price' })[0]?.value;
  const [low, high] = [amount('priceFrom'), amount('priceTo')];
  if (quantity.range || low === undefined || high === undefined) return;
  quantity.bound = undefined;
  if (low !== high) quantity.range = { low, high, side: fact.field.endsWith('To') ? 'high' : 'low' };
}
