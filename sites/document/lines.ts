import type { Line } from './document.ts';

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
