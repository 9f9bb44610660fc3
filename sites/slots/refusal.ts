import { sentences } from '../language/sentences.ts';
import { claimRefusal } from './claim-check.ts';
import { formRefusal } from './form-check.ts';
import { isInstruction, isReview } from './instructions.ts';
import { languageRefusal } from './language-check.ts';
import { meaningRefusal } from './meaning-check.ts';
import type { Fact, Slot, SlotAnswer } from './slot.ts';
import { isUsed, withoutLinks, wordRefusal } from './source-check.ts';
import { type Sources, sourcesOf } from './sources.ts';
import { wordingRefusal } from './wording-check.ts';

/** Words in a row that a text may not share with a neighbor. */
const shingleWords = 5;

/**
 * Why a text may not be used, in a few words; undefined if it may. `facts` are all facts of the brief, `neighbors` texts that the
 * site or sites nearby already have. Whatever can't be proved from the cited facts is refused. The page
 * keeps its own text unless an answer is accepted.
 */
export function refusalOf(answer: SlotAnswer, slot: Slot, facts: Fact[], neighbors: readonly string[]): string | undefined {
  const cited = citedFacts(answer, slot, facts);
  if (typeof cited === 'string') return cited;
  const form = formRefusal(answer.text, slot) ?? languageRefusal(answer.text, slot.language, cited, facts);
  if (form) return form;
  const text = answer.text.replace(/’/g, "'");
  // The business's own name may be anything: 'Best Friends Grooming'. It claims nothing in a sentence.
  const unnamed = withoutNames(text, cited, slot);
  const sources = sourcesOf(cited, facts, slot.language);
  return (
    wordingRefusal(unnamed, cited, slot.language) ??
    wordRefusal(text, sources) ??
    claimRefusal(unnamed, sources) ??
    statementRefusal(unnamed, sources) ??
    unusedRefusal(cited, answer.text, sources) ??
    neighborRefusal(answer.text, neighbors)
  );
}

/** The cited facts, or why they may not be cited. */
function citedFacts({ id, facts: ids }: SlotAnswer, slot: Slot, facts: Fact[]): Fact[] | string {
  if (id !== slot.id) return `is for the slot “${id}”`;
  if (ids.length === 0) return 'cites no fact';
  const cited: Fact[] = [];
  for (const factId of new Set(ids)) {
    const fact = facts.find((one) => one.id === factId);
    if (!fact) return `cites the fact “${factId}”, which doesn’t exist`;
    if (!slot.facts.includes(factId)) return `cites the fact “${factId}”, which isn’t for this slot`;
    if (isInstruction(fact)) return `cites “${factId}”, which reads like an instruction`;
    if (isReview(fact)) return `cites “${factId}”, which is a customer’s review`;
    cited.push(fact);
  }
  return cited;
}

/** The text with 'it' for the name of the business and for its places. */
function withoutNames(text: string, cited: Fact[], slot: Slot): string {
  const names = cited
    .filter(({ field }) => /^business\.(?:name|address|serviceArea|state)(?:\.|$)/.test(field))
    .map((fact) => fact.text.replace(/’/g, "'").replace(/[.]$/, ''))
    .sort((one, other) => other.length - one.length);
  const stand = slot.language === 'es' ? 'Eso' : 'It';
  return names
    .filter((name) => name.length > 2)
    .reduce(
      (rest, name) => rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'gu'), stand),
      withoutLinks(text),
    );
}

function statementRefusal(text: string, sources: Sources): string | undefined {
  const all = sentences(text);
  for (const [index, sentence] of all.entries()) {
    const refusal = meaningRefusal({ sentence, passage: `${all[index - 1] ?? ''} ${sentence}` }, sources);
    if (refusal) return refusal;
  }
  return undefined;
}

/** A field that's cited for nothing would count as shown. Two sentences of one field may be cited together. */
function unusedRefusal(cited: Fact[], text: string, sources: Sources): string | undefined {
  const used = new Set(cited.filter((fact) => isUsed(fact, text, sources, sources.language)).map(({ field }) => field));
  const unused = cited.find(({ field }) => !used.has(field));
  return unused && `cites “${unused.id}” without using it`;
}

function neighborRefusal(text: string, neighbors: readonly string[]): string | undefined {
  const own = shinglesOf(text);
  const shared = neighbors.flatMap((neighbor) => [...shinglesOf(neighbor)]).find((shingle) => own.has(shingle));
  return shared && `repeats a neighbor (“${shared}”)`;
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [];
  return new Set(words.slice(shingleWords - 1).map((_, index) => words.slice(index, index + shingleWords).join(' ')));
}
