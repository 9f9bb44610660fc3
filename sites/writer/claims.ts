import type { Brief } from '../brief.ts';
import type { Line } from '../document.ts';
import { usEnglish } from '../us-english.ts';
import { type ClaimKind, claimPatterns } from './claim-patterns.ts';
import { fieldTexts, hasField } from './field-texts.ts';
import { sentences } from './sentences.ts';
import { foreignNames, foreignNumbers } from './sourced-words.ts';

export interface Claim {
  kind: ClaimKind;
  /** The words that claim it. */
  text: string;
  index: number;
}

/** Every claim in a text, in order. Says nothing about whether the claim is true or sourced (see check-line.ts). */
export function findClaims(text: string): Claim[] {
  const found: Claim[] = [];
  for (const [kind, patterns] of Object.entries(claimPatterns) as [ClaimKind, RegExp[]][]) {
    for (const pattern of patterns) {
      for (const match of text.matchAll(pattern)) found.push({ kind, text: match[0], index: match.index });
    }
  }
  return found.sort((a, b) => a.index - b.index);
}

/**
 * What is wrong with a line, in sentences; none when all it says has a source. The owner's edits are theirs. A line of
 * the brief must be the brief's words; a computed line may hold only numbers, prices, places and names of the fields it
 * names, and claims those fields can carry; a default line may claim nothing.
 */
export function checkLine(line: Line, brief: Brief): string[] {
  const { text, from, fields } = line;
  if (from === 'owner' || text === '') return [];
  if (from === 'default')
    return findClaims(text).map((claim) => `"${claim.text}" claims something (${claim.kind}) that the brief does not say.`);
  const unknown = fields.filter((field) => !hasField(brief, field));
  if (fields.length === 0 || unknown.length > 0) return [`"${text}" rests on ${unknown[0] ?? 'no field'}, which the brief does not have.`];
  const sources = fields.flatMap((field) => fieldTexts(brief, field));
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
      .filter(
        (claim) => !(plain(sources.join(' ')).includes(plain(claim.text)) || fields.some((field) => carriers[claim.kind]?.test(field))),
      )
      .map((claim) => `"${claim.text}" claims something (${claim.kind}) that ${fields.join(', ')} cannot carry.`),
  ];
}

/** Fields that carry a kind of claim by their nature. */
const carriers: Partial<Record<ClaimKind, RegExp>> = {
  years: /^business\.founded$/,
  licensed: /^business\.licences/,
  award: /^proof\.awards/,
  price: /\.price(?:From|To)?$/,
  'round-the-clock': /^business\.hours/,
};

function plain(text: string): string {
  return ` ${usEnglish(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()} `;
}
