import type { PageRead } from './page.ts';

/** What became of an input. */
export interface Outcome {
  status: number;
  taken: boolean;
  /** Sentences by field, '' for those that stand above the form. */
  reasons: Record<string, string>;
  /** What the fields of the refusing page hold. Undefined if the answer isn't a page. */
  kept?: Record<string, string>;
  stored: Record<string, unknown>;
  /** What people read of it. */
  seen: Seen[];
  /** Failed quality checks that keep the draft from its owner. */
  held: string[];
  host?: string;
  data?: unknown[];
  replyTo?: string;
  /** The text of the PDF. */
  pdf?: string;
  /** The email about it never came. */
  isUnmailed?: boolean;
  /** Its row in the CSV file. */
  cells?: string[];
  /** What can only be read once the emails are out. */
  later?: () => Promise<Partial<Pick<Outcome, 'seen' | 'replyTo' | 'isUnmailed'>>>;
}

export interface Seen {
  where: string;
  text: string;
  dials: string[];
  /** Others' texts are in it, too, so it only counts for what has to be shown. */
  isShared?: boolean;
}

export function outcome(status: number, more: Partial<Outcome> = {}): Outcome {
  return { status, taken: false, reasons: {}, stored: {}, seen: [], held: [], ...more };
}

export function seenOn(where: string, page: Pick<PageRead, 'text' | 'dials'>, isShared = false): Seen {
  return { where, text: page.text, dials: page.dials, ...(isShared && { isShared }) };
}
