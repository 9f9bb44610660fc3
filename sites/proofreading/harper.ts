import type { LocalLinter } from 'harper.js';
import { LRUCache } from 'lru-cache';
import { thirdPerson } from './rules/agreement.ts';
import { beginsSentence } from './rules/rule.ts';
import { slipsOf } from './slips.ts';

/**
 * Rules of harper.js that find errors and no matters of taste, with what the owner is told. Everything else it knows
 * (style, readability, numbers as words, brand names) is off, which also makes it several times faster.
 */
const accepted: Record<string, string> = {
  AnA: 'Grammar',
  AdjectiveDoubleDegree: 'Grammar',
  ItsContraction: 'Apostrophe',
  ModalOf: 'Grammar',
  OpenCompounds: 'Spelling',
  PronounInflectionBe: 'Grammar',
  PronounVerbAgreement: 'Grammar',
  RegularIrregulars: 'Spelling',
  RepeatedWords: 'Repeated word',
  SimplePastToPastParticiple: 'Grammar',
  ThenThan: 'Word mix-up',
  TheirToThere: 'Word mix-up',
};
/** Only these repeat by mistake: 'mahi mahi' and 'bye bye' are right. */
const neverTwice = /^(?:the|an?|to|of|and|in|is|are|for|with|we|you|your|our|on|it|at) /i;

/** A pronoun that is a subject. In 'requests beyond it are' the subject is another word. */
const isSubject =
  /(?:\b(?:we|they|he|she|i)\s(?:\w+ly\s|just\s|also\s|always\s)?|(?:^|[.!?:;,(\n]\s{0,3}|\b(?:and|or|but|because|if|when|so|that|as|while|where|what|how)\s)(?:you|it)\s(?:\w+ly\s|just\s|also\s|always\s)?)$/i;

/** 'Can he and she have one room?' is right. */
const isOneOfTwo = /\b(?:we|they|he|she|i|you|it) (?:and|or) (?:we|they|he|she|i|you|it)\s$/i;

interface Checkers {
  grammar: LocalLinter;
  spelling: LocalLinter;
}
let loading: Promise<Checkers | undefined> | undefined;

/** The checkers, loaded once when first needed; undefined if they can't be, and then our own rules do without them. */
function checkers(): Promise<Checkers | undefined> {
  loading ??= load().catch(() => {
    warn();
    return undefined;
  });
  return loading;
}

/** Loads the checkers ahead of the first text. */
export async function loadCheckers(): Promise<void> {
  await checkers();
}

let hasWarned = false;

/** Says once that texts are tidied without harper.js. It has no text of an owner. */
function warn(): void {
  if (!hasWarned) process.emitWarning('harper.js failed. Text is tidied without it.', 'EditorWarning');
  hasWarned = true;
}

/** What a checker finds, or undefined if it fails. Then our own rules do without it. */
async function lintsOf<Lints>(check: Promise<Lints>): Promise<Lints | undefined> {
  return check.catch(() => {
    warn();
    return undefined;
  });
}

async function load(): Promise<Checkers> {
  const [{ LocalLinter, Dialect }, { slimBinary }] = await Promise.all([import('harper.js'), import('harper.js/slimBinary')]);
  const linterOf = async (rules: readonly string[]) => {
    const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
    const all = Object.keys(await linter.getLintConfig());
    await linter.setLintConfig(Object.fromEntries(all.map((rule) => [rule, rules.includes(rule)])));
    return linter;
  };
  const grammar = await linterOf(Object.keys(accepted));
  const spelling = await linterOf(['SpellCheck']);
  return { grammar, spelling };
}

/** One thing that harper.js would change. Places count characters, not code units. */
interface Edit {
  rule: string;
  start: number;
  end: number;
  found: string;
  becomes: string;
}
/** Edits by text. A text that needs none comes back unchanged in the next round, and costs nothing then. */
const cache = new LRUCache<string, readonly Edit[]>({ max: 2000 });

/** The text with the grammar that harper.js finds put right. `leave` are words in lower case that stay. */
export async function correctedGrammar(text: string, leave: ReadonlySet<string>): Promise<{ text: string; what: string[] }> {
  const edits = cache.get(text) ?? (await editsOf(text));
  const letters = [...text];
  const what: string[] = [];
  let limit = letters.length;
  for (const { rule, start, end, found, becomes } of edits) {
    if (end > limit || !isSafe(rule, found, letters.slice(0, start).join(''), leave)) continue;
    letters.splice(start, end - start, becomes);
    limit = start;
    what.unshift(accepted[rule] ?? 'Grammar');
  }
  return { text: letters.join(''), what };
}

/** What harper.js would change, from the end of the text to its start. */
async function editsOf(text: string): Promise<readonly Edit[]> {
  const linter = (await checkers())?.grammar;
  // Names of services and the like have no grammar to check.
  if (!linter || text.split(' ', 4).length < 4) return [];
  const byRule = await lintsOf(linter.organizedLints(text, { language: 'plaintext' }));
  if (!byRule) return [];
  const edits = Object.entries(byRule).flatMap(([rule, lints]) => lints.flatMap((lint) => editOf(lint, rule)));
  edits.sort((a, b) => b.start - a.start);
  cache.set(text, edits);
  return edits;
}

/** What a finding would change, if anything. Frees the memory that it holds. */
function editOf(lint: Awaited<ReturnType<LocalLinter['lint']>>[number], rule: string): Edit[] {
  const { start, end } = lint.span();
  const problem = lint.get_problem_text();
  const becomes = lint.suggestions()[0]?.get_replacement_text();
  lint.free();
  if (becomes === undefined) return [];
  // harper.js makes AN of a capital A.
  return [{ rule, start, end, found: problem, becomes: problem === 'A' ? 'An' : becomes }];
}

function isSafe(rule: string, found: string, before: string, leave: ReadonlySet<string>): boolean {
  if (/\d|[\ue000-\uf8ff]/u.test(found) || leave.has(found.toLowerCase())) return false;
  if (rule === 'RepeatedWords') return neverTwice.test(found);
  if (rule.startsWith('Pronoun') && (!isSubject.test(before) || isOneOfTwo.test(before) || !isVerb(found))) return false;
  return beginsSentence(before) || !/^\p{Lu}/u.test(found) || found === 'I';
}

/** 'she touch' is a verb without its s, 'she crab soup' a dish. */
function isVerb(word: string): boolean {
  return /(?:s|n't)$|^(?:is|am|are|was|were)$/i.test(word) || thirdPerson.has(word.toLowerCase());
}

/** The dictionary’s result for a word: known, or the words that may have been meant (may be empty). */
type Verdict = readonly string[] | 'known';
const verdicts = new LRUCache<string, Verdict>({ max: 20_000 });

/** Which of these words the dictionary doesn't have, each with the words that may have been meant, nearest first. */
export async function unknownWords(words: readonly string[]): Promise<Map<string, readonly string[]>> {
  const fresh = words.filter((word) => !verdicts.has(word));
  if (fresh.length > 0) await lookUp(fresh);
  return new Map(
    words.flatMap((word): [string, readonly string[]][] => {
      const verdict = verdicts.get(word);
      return verdict === undefined || verdict === 'known' ? [] : [[word, verdict]];
    }),
  );
}

/** Those of the words that the dictionary has as they are written. None if there's no dictionary. */
export async function knownWords(words: readonly string[]): Promise<Set<string>> {
  await unknownWords(words);
  return new Set(words.filter((word) => verdicts.get(word) === 'known'));
}

async function lookUp(words: readonly string[]): Promise<void> {
  const linter = (await checkers())?.spelling;
  if (!linter) return;
  const near = await lintsOf(nearDictionary(linter, words));
  // A paragraph each, so no word is read as the start of another's sentence.
  const lints = near && (await lintsOf(linter.lint(near.join('\n\n'), { language: 'plaintext' })));
  if (!lints) return;
  for (const word of words) verdicts.set(word, near.includes(word) ? 'known' : []);
  for (const lint of lints) {
    verdicts.set(
      lint.get_problem_text(),
      lint.suggestions().map((suggestion) => suggestion.get_replacement_text()),
    );
    lint.free();
  }
}

/**
 * The words that the dictionary has in some case, or after one slip. harper.js takes two seconds for the first word that's like none of its
 * own, only to suggest what no one meant.
 */
async function nearDictionary(linter: LocalLinter, words: readonly string[]): Promise<string[]> {
  const near: string[] = [];
  for (const word of words) if (!letters.test(word) || (await hasAny(linter, [word, ...slipsOf(word)]))) near.push(word);
  return near;
}

/** What harper.js reads as one word. */
const letters = /^\p{Script=Latin}+(?:'\p{Script=Latin}+)*$/u;

async function hasAny(linter: LocalLinter, words: readonly string[]): Promise<boolean> {
  for (const word of words) if (await linter.isLikelyEnglish(word)) return true;
  return false;
}
