import { withoutDays } from './days.ts';
import type { Clause, Sources, Statement } from './sources.ts';
import { isVerbForm } from './verbs.ts';
import { smallWords } from './vocabulary.ts';
import { formsOf, spelledOut } from './word-forms.ts';

/**
 * Refuses a word without the word that limits it in the facts: 'sessions' for 'first sessions', 'chargers' for 'Level 2 chargers', 'on
 * Main Street' for 'from Main Street'. `passage` may have said it before.
 */
export function modifierRefusal(clause: Clause, passage: string, sources: Sources): string | undefined {
  const { language } = sources;
  const claimedKeys = new Set(tokensOf(passage).flatMap((token) => keysOf(token, sources)));
  const own = tokensOf(clause.text);
  for (const [index, word] of own.entries()) {
    if (smallWords[language].has(word) || /\d/.test(word)) continue;
    const places = placesOf(word, sources);
    const lost = places.map(({ modifier }) => modifier);
    if (places.length > 0 && lost.every((modifier) => modifier && !keysOf(modifier, sources).some((key) => claimedKeys.has(key)))) {
      return `leaves out “${lost[0]}” before “${word}”`;
    }
    const preposition = own.slice(Math.max(0, index - 2), index).findLast((one) => sidedPrepositions.has(one));
    const others = places.flatMap(({ preposition: other }) => other ?? []);
    if (preposition && isName(word, clause.text) && others.length > 0 && !others.includes(preposition)) {
      return `says “${preposition} ${word}”, and the facts “${others[0]} ${word}”`;
    }
  }
  return undefined;
}

/** Prepositions that can't stand in for each other before a place. */
const sidedPrepositions = new Set('on in at from near behind inside outside above below opposite off en desde cerca'.split(' '));

interface Place {
  /** The word right before it that isn't small and no verb. */
  modifier: string | undefined;
  preposition: string | undefined;
}

/** Where facts have a word. Names of the business and its places limit nothing. */
function placesOf(word: string, { statements, language }: Sources): Place[] {
  const forms = formsOf(word, language);
  return statements.flatMap((statement) => {
    const tokens = tokensOf(statement.text);
    return tokens.flatMap((token, index) => {
      if (!formsOf(token, language).some((form) => forms.includes(form))) return [];
      const before = tokens[index - 1];
      const isModifier =
        !statement.isGlobal &&
        before !== undefined &&
        !isSmall(before, language) &&
        !isVerbForm(before) &&
        adjacent(statement, before, token);
      return [
        {
          modifier: isModifier ? before : undefined,
          preposition: tokens.slice(Math.max(0, index - 2), index).findLast((one) => sidedPrepositions.has(one)),
        },
      ];
    });
  });
}

/** Words that aren't adjectives or parts of a compound: small words, adverbs and what the other rules compare. */
function isSmall(word: string, language: Sources['language']): boolean {
  return smallWords[language].has(word) || (language === 'en' ? otherSmall : otherSmallSpanish).test(word);
}

const otherSmall =
  /^(?:and|or|before|after|until|within|over|under|about|around|up|down|off|away|back|only|just|also|always|never|usually|often|sometimes|still|more|most|some|all|any|every|each|if|when|unless|while|per|plus|without|during|near|behind|across|between|through|am|pm|\w+ly)$/;
const otherSmallSpanish = /^(?:antes|después|hasta|desde|sin|sobre|entre|cada|tod[oa]s?|sólo|solo|más|si|cuando|\p{L}+mente)$/u;

/** True if nothing but spaces and hyphens is between two words of a statement. */
function adjacent({ text }: Statement, first: string, second: string): boolean {
  const plain = spelledOut(text);
  const between = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(first)}[ \\-]+${RegExp.escape(second)}(?![\\p{L}\\p{N}])`, 'u');
  return between.test(plain);
}

function tokensOf(text: string): string[] {
  return spelledOut(text).match(/\p{L}+|\d[\d,.]*\d|\d/gu) ?? [];
}

function keysOf(token: string, { language }: Sources): string[] {
  return /\d/.test(token) ? [token] : formsOf(token, language);
}

function isName(word: string, text: string): boolean {
  return new RegExp(`(?<=\\p{L}\\s)${RegExp.escape(word.charAt(0).toUpperCase() + word.slice(1))}(?!\\p{L})`, 'u').test(text);
}

const windows =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|holidays?|season|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|mañanas?|tardes?|noches?)(?!\p{L})/giu;

/** How a statement opens that says where, for whom or when it holds: 'In Colorado you can', 'For small dogs the price'. */
const openings =
  /^(?:in|on|at|for|with|without|after|before|during|outside|inside|under|over|from|between|within|en|para|con|sin|durante)\s+((?:\S+\s+){1,6}?)(?=(?:we|you|i|the|an?|there|it|they|your|our|nosotros|usted|el|la|los|las)(?!\p{L}))/iu;

/** Refuses a statement without how it opens. */
export function openingRefusal(uses: Statement[][], passage: string, sources: Sources): string | undefined {
  const claimedKeys = new Set(tokensOf(passage).flatMap((token) => keysOf(token, sources)));
  const isKept = ({ text }: Statement) =>
    tokensOf(withoutDays(openings.exec(text)?.[1] ?? ''))
      .filter((token) => !smallWords[sources.language].has(token))
      .every((token) => keysOf(token, sources).some((key) => claimedKeys.has(key)));
  const lost = uses.map((statements) => statements.filter(({ isGlobal }) => !isGlobal)).find((own) => own.length > 0 && !own.some(isKept));
  return lost && `leaves out “${openings.exec(lost[0]?.text ?? '')?.[0].trim()}”`;
}

/** Refuses a statement without its season, part of the day or days of the week. `uses` are statements, one list for each thing said. */
export function windowRefusal(uses: Statement[][], passage: string, days: string[]): string | undefined {
  const claimedWindows = new Set((passage.match(windows) ?? []).map(plainWindow));
  for (const statements of uses) {
    const own = statements.filter(({ isGlobal }) => !isGlobal);
    if (own.length === 0) continue;
    const isKept = ({ text, days: ownDays }: Statement) =>
      (text.match(windows) ?? []).every((word) => (word === 'may' ? true : claimedWindows.has(plainWindow(word)))) &&
      (ownDays.length === 0 || ownDays.some((day) => days.includes(day)));
    if (!own.some(isKept)) return `leaves out when it holds (“${own[0]?.text.match(windows)?.[0] ?? own[0]?.days[0]}”)`;
  }
  return undefined;
}

function plainWindow(word: string): string {
  return word.toLowerCase().replace(/s$/, '');
}
