import { type Bound, type Quantity, quantitiesIn } from '../language/quantities.ts';
import type { Clause, Sources, Statement } from './sources.ts';
import { hasVerb } from './verbs.ts';
import { neutralWords } from './vocabulary.ts';
import { formsOf, wordsIn } from './word-forms.ts';

/** What limits a statement. A text that uses the statement keeps its limit. */
const hedges: [name: string, pattern: RegExp][] = [
  [
    'usually',
    /\b(?:usual(?:ly)?|normally|typically|generally|often|mostly|most of the time|tend to)\b|(?<!\p{L})(?:normalmente|generalmente|suele\w*|casi siempre)(?!\p{L})/iu,
  ],
  ['sometimes', /\b(?:sometimes|occasionally|at times|from time to time)\b|\ba veces\b/i],
  ['some', /\b(?:some|certain|selected|select|limited|most|many)\b|(?<!\p{L})(?:algun[oa]s|ciert[oa]s|la mayoría)(?!\p{L})/iu],
  ['part of', /\b(?:part|portion|half) of\b|\bparte de\b/i],
  ['may', /\b(?:may|might|could|possibly|possible|depending)\b|\bpuede que\b/i],
  ['if', /\b(?:if|as long as|provided|subject to|weather permitting)\b|(?<!\p{L})si(?!\p{L})/iu],
  ['when', /\b(?:when|whenever|once|while|in case of)\b|\bcuando\b/i],
  ['except', /\b(?:except|unless|excluding|other than|but not|apart from)\b|\b(?:excepto|salvo|menos los)\b/i],
  ['only', /\b(?:only|just|exclusively)\b|(?<!\p{L})(?:s[oó]lo|solamente|únicamente)(?!\p{L})/iu],
  ['until', /\b(?:until|till|while supplies last|until we sell out)\b|\bhasta que\b/i],
  ['by appointment', /\bby appointment\b|\bcon cita\b/i],
];

/** What else a price says: with parts on top, at least, not with tax. It counts anywhere in the fact of the price. */
const priceTerms: [name: string, pattern: RegExp][] = [
  ['plus', /\b(?:plus|extra|additional|in addition|on top|surcharge)\b|(?<!\p{L})(?:más|adicional|extra)(?!\p{L})/iu],
  ['minimum', /\bminimum\b|\bmínimo\b/i],
  ['deposit', /\bdeposit\b|\bdepósito\b/i],
  ['tax', /\btax(?:es)?\b|\bimpuestos?\b/i],
];

/** Claims that hold for exactly what their clause names: 'guarantee our labor', 'free delivery', 'the first visit is free'. */
const scoped =
  /\b(?:free|no (?:\w+ )?(?:charge|cost|fee)|half price|waived?|included?|includes|guarante\w*|warrant\w*|same[- ]day|certified|accredited|licen[sc]ed|insured|bonded|award\w*|off|discounts?|refund\w*)\b|(?<!\p{L})(?:gratis|gratuit[oa]s?|incluid[oa]s?|incluye\w*|garant\p{L}*|certificad[oa]s?|licenciad[oa]s?|asegurad[oa]s?|descuento)(?!\p{L})/giu;

interface Used {
  text: string;
  sources: Statement[];
  isSensitive: boolean;
}

/** A clause's sentence, and that sentence with the one before it, which says what 'it' is. */
export interface Surroundings {
  sentence: string;
  passage: string;
}

/** Why a clause says more than its facts, whose limits it leaves out; undefined if it keeps them. */
export function hedgeRefusal(items: Used[], clause: Clause, { sentence, passage }: Surroundings, sources: Sources): string | undefined {
  const said = saidIn(sentence, sources);
  for (const { text, sources: statements } of items) {
    const own = statements.filter(({ isGlobal }) => !isGlobal);
    if (own.length === 0) continue;
    const lost = hedges.find(([, pattern]) => own.every((one) => pattern.test(one.text)) && !pattern.test(sentence));
    if (lost) return `drops “${lost[0]}” beside “${text}”`;
    const limit = limitOf(own[0]);
    if (limit && own.every((one) => limitOf(one)?.value === limit.value) && !said.values.has(limit.value)) {
      return `drops “${limit.bound} ${limit.text}” beside “${text}”`;
    }
  }
  return termRefusal(clause, sentence, sources) ?? scopeRefusal(clause, scopeIn(clause, { sentence, passage }), items, sources);
}

/** The number that a statement holds up to, from or until. In a note with one price, it may be anywhere in the note. */
function limitOf(statement: Statement | undefined): Quantity | undefined {
  if (!statement) return undefined;
  const isNote = !hasVerb(statement.fact.text) && (statement.fact.text.match(/\$/g)?.length ?? 0) < 2;
  const all = isNote ? quantitiesIn(statement.fact.text, { field: statement.fact.field }) : statement.quantities;
  return all.find(({ kind, bound, range }) => kind !== 'money' && !range && bound !== undefined && limits.has(bound));
}

const limits = new Set<string>(['up to', 'over', 'under', 'within', 'until', 'before', 'after'] satisfies Bound[]);

function termRefusal({ quantities }: Clause, sentence: string, { statements }: Sources): string | undefined {
  for (const { kind, value, text } of quantities) {
    if (kind !== 'money') continue;
    const facts = statements.filter((one) => one.quantities.some((other) => other.kind === kind && other.value === value));
    const lost = priceTerms.find(
      ([, pattern]) => facts.length > 0 && facts.every(({ fact }) => pattern.test(fact.text)) && !pattern.test(sentence),
    );
    if (lost) return `drops “${lost[0]}” beside “${text}”`;
  }
  return undefined;
}

/** Where a price's clause must be complete: in its sentence, or in its own clause if the sentence has two prices. */
function scopeIn(clause: Clause, { sentence, passage }: Surroundings): string {
  const prices = sentence.match(/\$\s?\d/g)?.length ?? 0;
  return prices < 2 ? passage : `${passage.slice(0, passage.length - sentence.length)} ${clause.text}`;
}

/** Refuses a price or claim that leaves out part of its clause: 'the visit is free' from 'the first visit is free'. */
function scopeRefusal(clause: Clause, passage: string, items: Used[], sources: Sources): string | undefined {
  const said = saidIn(passage, sources);
  const statements = [...new Set(items.flatMap((item) => item.sources))];
  const lost = needsScope(clause).find(({ isIn }) => {
    const having = statements.filter(isIn);
    return having.length > 0 && !having.some((statement) => isSaid(statement, said, sources));
  });
  return lost && `leaves out what “${lost.text}” is for`;
}

/** Claims and amounts of a clause, each with what tells whether a statement has it. */
function needsScope(clause: Clause): { text: string; isIn: (statement: Statement) => boolean }[] {
  const claims = (clause.text.match(scoped) ?? []).map((text) => {
    const start = text.toLowerCase().slice(0, 5);
    return { text, isIn: (one: Statement) => (one.text.match(scoped) ?? []).some((claim) => claim.toLowerCase().startsWith(start)) };
  });
  const amounts = clause.quantities
    .filter(({ kind, bound }) => kind === 'money' || kind === 'percent' || bound === 'within')
    .map(({ text, value }) => ({ text, isIn: (one: Statement) => one.quantities.some((other) => other.value === value) }));
  return [...claims, ...amounts];
}

interface Said {
  forms: Set<string>;
  values: Set<string>;
}

function saidIn(text: string, { language }: Sources): Said {
  const values = quantitiesIn(text, { spanish: language === 'es' }).map(({ value }) => value);
  return { forms: new Set(wordsIn(text).flatMap((word) => formsOf(word, language))), values: new Set(values) };
}

/** Whether everything that a statement names is said. Prices cost, start and run: any verb will do. */
function isSaid(statement: Statement, said: Said, { language }: Sources): boolean {
  const words = statement.words.filter((word) => word.length > 1 && !neutralWords[language].has(word) && !priceVerbs.test(word));
  return (
    words.every((word) => formsOf(word, language).some((form) => said.forms.has(form))) &&
    statement.quantities.every(({ value }) => said.values.has(value))
  );
}

const priceVerbs =
  /^(?:costs?|starts?|starting|runs?|charges?|priced?|prices|rates?|pay|paid|is|are|from|cuestan?|cobramos|desde|precio|empiezan?)$/;
