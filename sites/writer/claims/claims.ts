import { likeFirstPlace } from '../../brief/field-kinds.ts';
import type { Line } from '../../document/document.ts';
import type { DerivedBrief } from '../../interview/derived-brief.ts';
import { sentences } from '../../language/sentences.ts';
import { usEnglish } from '../../language/us-english.ts';
import { type ClaimKind, claimPatterns } from './claim-patterns.ts';
import { fieldTexts, hasField } from './field-texts.ts';
import { foreignNames, foreignNumbers } from './sourced-words.ts';

export interface Claim {
  kind: ClaimKind;
  /** The words that claim it. */
  text: string;
  index: number;
}

/** All claims in a text, in order, whether or not they're sourced (see `checkLine`). */
export function findClaims(text: string): Claim[] {
  const claims: Claim[] = [];
  for (const [kind, patterns] of Object.entries(claimPatterns) as [ClaimKind, RegExp[]][]) {
    for (const pattern of patterns) {
      for (const match of text.matchAll(pattern)) claims.push({ kind, text: match[0], index: match.index });
    }
  }
  return claims.sort((a, b) => a.index - b.index);
}

/**
 * What is wrong with a line, in sentences; none when all it says has a source. The owner's edits are theirs; what staff
 * typed may hold only numbers and claims that are somewhere in the brief. A line of
 * the brief must be the brief's words; a computed line may hold only numbers, prices, places and names of the fields it
 * names, and claims those fields can carry; a default line may claim nothing.
 */
export function checkLine(line: Line, derived: DerivedBrief): string[] {
  const { text, from, fields } = line;
  if (from === 'owner' || text === '') return [];
  if (from === 'staff') return notInBrief(text, derived);
  if (from === 'default') return findClaims(text).map((claim) => `"${claim.text}" makes a claim (${claim.kind}) that isn’t in the brief.`);
  const unknown = fields.filter((field) => !hasField(derived.brief, field));
  if (fields.length === 0 || unknown.length > 0) return [`"${text}" rests on ${unknown[0] ?? 'no field'}, which the brief does not have.`];
  const sources = fields.flatMap((field) => fieldTexts(derived, field));
  if (from === 'brief') {
    const source = sources.map(plain).join('');
    return sentences(text).flatMap((sentence) =>
      source.includes(plain(sentence)) ? [] : [`"${sentence}" is not what ${fields.join(', ')} says.`],
    );
  }
  return [
    ...foreignNumbers(text, sources).map((number) => `"${number}" in "${text}" is not in ${fields.join(', ')}.`),
    ...foreignNames(text, sources).map((name) => `"${name}" in "${text}" is not in ${fields.join(', ')}.`),
    ...findClaims(text)
      .filter((claim) => !isSaid(claim, sources) && !isCarried(claim, fields))
      .map((claim) => `"${claim.text}" makes a claim (${claim.kind}) that ${fields.join(', ')} doesn’t support.`),
  ];
}

/** Numbers and claims of a text that are in no answer, whichever it is. */
function notInBrief(text: string, derived: DerivedBrief): string[] {
  const fields = fieldsOf(derived.brief, '');
  const all = fields.flatMap((field) => fieldTexts(derived, field));
  return [
    ...foreignNumbers(text, all).map((number) => `"${number}" in "${text}" isn’t in any answer.`),
    ...findClaims(text)
      .filter((claim) => !isSaid(claim, all) && !isCarried(claim, fields))
      .map((claim) => `"${claim.text}" makes a claim (${claim.kind}) that isn’t in any answer.`),
  ];
}

/** Whether the sources have a claim: its words in any form, or its signs and digits, such as '★' and '#1', exactly. */
function isSaid({ text }: Claim, sources: string[]): boolean {
  return /\p{L}/u.test(text) ? sources.map(plain).join('').includes(plain(text)) : sources.some((source) => source.includes(text));
}

/** Paths of all answers, lists and groups as well as what is in them. */
function fieldsOf(value: unknown, path: string): string[] {
  const inner = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return [...(path ? [path] : []), ...inner.flatMap(([key, part]) => fieldsOf(part, path ? `${path}.${key}` : key))];
}

/** Fields that carry a kind of claim by their nature. */
const carriers: Partial<Record<ClaimKind, RegExp>> = {
  years: /^business\.founded$/,
  licensed: /^business\.licences/,
  award: /^proof\.awards/,
  price: /\.price(?:From|To)?$/,
  'round-the-clock': /^business\.hours/,
};

function isCarried({ kind }: Claim, fields: string[]): boolean {
  return fields.some((field) => carriers[kind]?.test(likeFirstPlace(field)));
}

function plain(text: string): string {
  return ` ${usEnglish(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()} `;
}
