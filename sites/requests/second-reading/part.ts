import { addressesModel } from '../../slots/instructions.ts';
import type { Line } from '../read-request.ts';

/** A part of a request that the rules left for a person: words in a row. */
export interface Part {
  id: string;
  words: string;
  /** Where it begins in the text. */
  start: number;
  /** Its clauses, in the text. */
  spans: Line['spans'];
}

/** Limits what one request can cost. */
const mostParts = 8;
/** What may be between two clauses of a part: signs, and a word that joins them. */
const joint = /^[^\p{L}\p{N}]*(?:\p{L}{1,4}[^\p{L}\p{N}]+)?$/u;

/**
 * The parts that a model may read: those for a person. The sure readings and what asks for nothing aren't among them. There are none if
 * the text speaks to a model.
 */
export function partsOf(text: string, lines: readonly Line[]): Part[] {
  if (addressesModel(text)) return [];
  const others = lines.filter(({ wish }) => wish.do !== 'person').flatMap(({ spans }) => spans);
  const runs = lines.filter(({ wish }) => wish.do === 'person').flatMap(({ spans }) => runsOf(text, spans));
  return runs
    .map((spans) => ({ spans, start: spans[0]?.[0] ?? 0, end: spans.at(-1)?.[1] ?? 0 }))
    .filter(({ start, end }) => !others.some(([from, to]) => from < end && to > start))
    .slice(0, mostParts)
    .map(({ spans, start, end }, index) => ({ id: String(index + 1), words: text.slice(start, end), start, spans }));
}

/** Clauses that follow each other directly are one run. */
function runsOf(text: string, spans: Line['spans']): Line['spans'][] {
  const runs: Line['spans'][] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last && joint.test(text.slice(last.at(-1)?.[1], span[0]))) last.push(span);
    else runs.push([span]);
  }
  return runs;
}
