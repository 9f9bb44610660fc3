import { type Quantity, quantitiesIn } from '../language/quantities.ts';
import { foreignNames } from '../writer/claims/sourced-words.ts';
import { withoutDays } from './days.ts';
import type { Fact, SlotLanguage } from './slot.ts';
import { type Sources, withoutQuantities } from './sources.ts';
import { neutralWords, smallWords } from './vocabulary.ts';
import { formsOf, wordsIn } from './word-forms.ts';

const links =
  /\b(?:https?:\/\/|www\.)\S*[^\s.,;:?]|(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w-]|[\w-]\.)[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|co|us|io|app|shop|store|site|online|me|example|test)\b(?:\/[^\s.,;:?]*)?/gi;

/** The text without its links and email addresses, which are compared as a whole. */
export function withoutLinks(text: string): string {
  return text.replace(links, ' ');
}

/** Why a word, name or address may not be used; undefined if each one is in the cited facts. */
export function wordRefusal(text: string, sources: Sources): string | undefined {
  const whole = sources.facts.map((fact) => fact.text);
  const link = (text.match(links) ?? []).find((one) => !whole.some((source) => hasWhole(source, one)));
  if (link) return `“${link}” isn’t in the cited facts`;
  const plain = withoutLinks(text);
  const quantities = quantitiesIn(plain, { spanish: sources.language === 'es' });
  const code = quantities.find((one) => (one.kind === 'phone' || one.kind === 'code') && !isCited(one, sources));
  if (code) return `“${code.text}” isn’t in the cited facts`;
  const strange = wordsIn(withoutDays(withoutQuantities(plain, quantities))).find((word) => !isKnown(word, sources));
  if (strange) return `“${strange}” isn’t in the cited facts`;
  const name =
    foreignNames(withoutDays(plain), [
      ...whole,
      ...whole.flatMap((source) => source.split(/,\s*|\s(?=\d{5})/)),
      [...sources.known].join(' '),
    ])[0] ?? splitName(plain, sources);
  return name && `the name “${name}” isn’t in the cited facts`;
}

function isCited({ kind, value }: Quantity, { statements }: Sources): boolean {
  return statements.some(({ quantities }) => quantities.some((other) => other.kind === kind && other.value === value));
}

function hasWhole(source: string, link: string): boolean {
  const at = source.toLowerCase().indexOf(link.toLowerCase());
  return at >= 0 && !/[\w@-]/.test(source.charAt(at - 1)) && !/[\w@/-]/.test(source.charAt(at + link.length));
}

function isKnown(word: string, { known, language }: Sources): boolean {
  return neutralWords[language].has(word) || word.length === 1 || formsOf(word, language).some((form) => known.has(form));
}

/** Words in capitals side by side that no fact has side by side: 'Ana Ruiz' from Ana López and Luis Ruiz. */
function splitName(text: string, { facts, statements, language }: Sources): string | undefined {
  const sources = [...facts.map((fact) => fact.text), ...statements.map((statement) => statement.text)].map(
    (source) => ` ${plainName(source)} `,
  );
  const pairs = [
    ...text.matchAll(/(?<![\p{L}’'-])(?=(\p{Lu}[\p{L}’'-]*\.?(?<=(?:Dr|Mr|Mrs|Ms|St|Mt|Ft)\.|[\p{L}’'-])\s(?:&\s)?\p{Lu}[\p{L}’'-]*))/gu),
  ].map(([, pair = '']) => pair);
  return pairs.find((pair) => {
    const [first = ''] = wordsIn(pair);
    // A sentence may start with any small word: 'On Main Street'.
    return !smallWords[language].has(first) && !sources.some((source) => source.includes(` ${plainName(pair)} `));
  });
}

function plainName(text: string): string {
  return wordsIn(text).join(' ');
}

/** True if the text uses the fact: a word, number or day of it. A fact that's cited for nothing would count as shown. */
export function isUsed(fact: Fact, text: string, sources: Sources, language: SlotLanguage): boolean {
  const own = sources.statements.filter((statement) => statement.fact === fact);
  const words = wordsIn(text).filter((word) => !neutralWords[language].has(word));
  const values = quantitiesIn(text, { spanish: language === 'es' }).map(({ value }) => value);
  return (
    own.some(({ forms, implied }) => words.some((word) => formsOf(word, language).some((form) => forms.has(form) || implied.has(form)))) ||
    own.some(({ quantities }) => quantities.some(({ value }) => values.includes(value))) ||
    (text.match(links) ?? []).some((link) => hasWhole(fact.text, link))
  );
}
