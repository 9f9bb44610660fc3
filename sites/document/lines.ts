import type { Line } from './document.ts';

export function isLine(value: object): value is Line {
  return 'text' in value && 'from' in value && 'fields' in value && Array.isArray(value.fields);
}

/** The lines in a part of a document, in order, without descriptions of pictures. */
export function linesIn(part: unknown): Line[] {
  if (!part || typeof part !== 'object') return [];
  if (isLine(part)) return [part];
  return Object.entries(part).flatMap(([key, inner]) => (key === 'alt' ? [] : linesIn(inner)));
}

/** The owner's own words, from the brief fields named. */
export function fromBrief(text: string, ...fields: string[]): Line {
  return { text, from: 'brief', fields };
}

/** Words derived from the brief fields named and nothing else. */
export function computed(text: string, ...fields: string[]): Line {
  return { text, from: 'computed', fields };
}

/** Neutral wording that says nothing about this business. */
export function neutral(text: string): Line {
  return { text, from: 'default', fields: [] };
}
