import { type Quantity, quantitiesIn } from '../language/quantities.ts';
import { type ClaimKind, claimPatterns } from '../writer/claims/claim-patterns.ts';
import type { Fact, SlotLanguage } from './slot.ts';
import { type Sources, type Statement, withoutQuantities } from './sources.ts';
import { neutralWords } from './vocabulary.ts';
import { formsOf, wordsIn } from './word-forms.ts';

/** A claim in a text: its kind, and the words and numbers that make it. */
export interface SlotClaim {
  kind: ClaimKind;
  text: string;
  words: string[];
  quantities: Quantity[];
}

/** Claims in a text. Prices and percentages are left to the comparison of numbers. */
export function claimsIn(text: string, language: SlotLanguage): SlotClaim[] {
  return Object.entries(patternsOf(language)).flatMap(([kind, patterns]) =>
    patterns
      .flatMap((pattern) => text.match(pattern) ?? [])
      .filter((match) => !/^\$|^\d+(?:\.\d+)?\s?%?$/.test(match))
      .map((match) => claimOf(kind as ClaimKind, match, language)),
  );
}

function claimOf(kind: ClaimKind, text: string, language: SlotLanguage): SlotClaim {
  const quantities = quantitiesIn(text, { spanish: language === 'es' });
  // 'Will' is neutral in a question, but 'we will' promises.
  const words = wordsIn(withoutQuantities(text, quantities)).filter((word) => word === 'will' || !neutralWords[language].has(word));
  return { kind, text, words, quantities };
}

/** Why a claim of the text may not be used; undefined if for each one a cited fact makes the same claim. */
export function claimRefusal(text: string, sources: Sources): string | undefined {
  const [claim] = unsourcedIn(text, sources);
  return claim && `“${claim.text}” (${claim.kind}) isn’t claimed by a cited fact`;
}

/** Claims of the text that no fact of the sources makes. */
export function unsourcedIn(text: string, sources: Sources): SlotClaim[] {
  return claimsIn(text, sources.language).filter((claim) => !sources.facts.some((fact) => factHolds(fact, claim, sources)));
}

function factHolds(fact: Fact, claim: SlotClaim, { statements, language }: Sources): boolean {
  const own = statements.filter((statement) => statement.fact === fact);
  return carries(fact, claim.kind, language) && holdsWords(own, claim, language);
}

/** True if a clause of a fact makes a claim of this kind with these words. */
export function holdsClaim(statement: Statement, claim: SlotClaim, language: SlotLanguage): boolean {
  return carries({ ...statement.fact, text: statement.text }, claim.kind, language) && holdsWords([statement], claim, language);
}

function holdsWords(statements: Statement[], { words, quantities }: SlotClaim, language: SlotLanguage): boolean {
  const numbers = statements.flatMap((statement) => statement.quantities.map(({ value }) => value));
  return (
    quantities.every(({ value }) => numbers.includes(value)) &&
    words.every((word) =>
      formsOf(word, language).some((form) => statements.some(({ forms, implied }) => forms.has(form) || implied.has(form))),
    )
  );
}

function carries(fact: Fact, kind: ClaimKind, language: SlotLanguage): boolean {
  // What we do is compared as an action (roles.ts), and a promise needs its own word.
  if (kind === 'conduct') return true;
  if (carriers[kind]?.test(fact.field)) return true;
  return (patternsOf(language)[kind] ?? []).some((pattern) => fact.text.search(pattern) >= 0);
}

/** Fields that make a claim of a kind by what they are. */
const carriers: Partial<Record<ClaimKind, RegExp>> = {
  years: /^business\.founded$/,
  licensed: /^business\.licen[sc]es/,
  award: /^proof\.awards/,
};

function patternsOf(language: SlotLanguage): Partial<Record<ClaimKind, RegExp[]>> {
  return language === 'es' ? spanishPatterns : englishPatterns;
}

const promises =
  /\b(?:mak(?:e|es|ing) sure|count on|rest assured|rely on|ensur(?:e|es|ing)|promis\w+|pledg\w+|no matter (?:what|how|when)|whatever it takes|you can trust|see to it|take care of everything)\b/gi;
const results =
  /\b(?:heal(?:s|ed|ing)?|relie(?:f|ves?|ved)|results?|recover(?:y|s|ed)?|dismissed|acquitt\w+|settlements?|winning|gets? you|pain)\b/gi;

const englishPatterns: Partial<Record<ClaimKind, RegExp[]>> = {
  ...claimPatterns,
  conduct: [...claimPatterns.conduct, promises],
  outcome: [...claimPatterns.outcome, results],
  free: [...claimPatterns.free, /\bfree\b|\bno charge\b|\bcomplimentary\b|\bon the house\b|\bno obligation\b/gi],
  'same-day': [...claimPatterns['same-day'], /\bsame day\b|\bnext day\b|\btoday\b|\btomorrow\b|\bright away\b|\bimmediately\b/gi],
  'round-the-clock': [
    ...claimPatterns['round-the-clock'],
    /\bday (?:and|or) night\b|\bany (?:hour|time)\b|\bnights? (?:and|or) weekends?\b/gi,
  ],
};

const spanishPatterns: Partial<Record<ClaimKind, RegExp[]>> = {
  years: [/\baños de experiencia\b|\bdesde (?:18|19|20)\d\d\b|\bgeneraci(?:ón|ones)\b|\bcon experiencia\b/giu],
  licensed: [/\blicenciad[oa]s?\b|\bcon licencia\b|\blicencia\b/giu],
  insured: [/\basegurad[oa]s?\b|\bcon seguro\b|\bafianzad[oa]s?\b/giu],
  certified: [/\bcertificad[oa]s?\b|\bacreditad[oa]s?\b|\bcalificad[oa]s?\b/giu],
  award: [/\bpremi(?:o|os|ad[oa]s?)\b|\bgalardonad[oa]s?\b|\bvotad[oa]s?\b/giu],
  best: [/\bmejor(?:es)?\b|\bnúmero uno\b|\bexpert[oa]s?\b|\blíder(?:es)?\b|\bprimera clase\b/giu],
  guarantee: [/\bgarant\p{L}*/giu],
  'round-the-clock': [/\b24 horas\b|\b24\/7\b|\bdía y noche\b|\ba toda hora\b/giu],
  'same-day': [/\bmismo día\b|\bhoy mismo\b|\binmediat\p{L}*/giu],
  free: [/\bgratis\b|\bgratuit[oa]s?\b|\bsin costo\b|\bsin compromiso\b/giu],
  ownership: [/\b(?:negocio|empresa) familiar\b|\bde familia\b/giu],
  trust: [/\bconfianza\b|\bconfiables?\b|\bhonest[oa]s?\b|\bclientes (?:felices|satisfechos)\b/giu],
  count: [/\b(?:miles|cientos|docenas) de\b/giu],
  stars: [/\bestrellas?\b|\breseñas?\b/giu],
  outcome: [/\bsin dolor\b|\bcura\p{L}*|\bresultados?\b|\bganar su caso\b|\balivi\p{L}*/giu],
  conduct: [/\bnos aseguramos\b|\bprometemos\b|\bsiempre\b|\bnunca\b|\bpuede confiar\b/giu],
};
