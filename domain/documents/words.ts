import { dateOf } from '../../content/business-clock.ts';
import { dateInWords } from '../../time/day-in-words.ts';
import type { Document } from './documents.ts';

/** A document's status. */
export interface DocumentStatus {
  state: 'paid' | 'open' | 'void';
  /** In a line: 'Paid on November 3, 2026 by card'. */
  words: string;
}

/** The status line that a document prints. */
export function documentStatus({ series, paidAt, paidBy, voidedAt, dueOn, ...document }: Document): DocumentStatus {
  const { payBy } = document.about;
  if (voidedAt) return { state: 'void', words: `Void since ${dateOf(voidedAt)}. Nothing is owed on it.` };
  if (series === 'credit_note')
    return paidAt
      ? { state: 'paid', words: `Refunded on ${dateOf(paidAt)}${by(paidBy, payBy === 'bank' ? 'by' : 'to')}` }
      : { state: 'open', words: payBy === 'bank' ? 'Refund due by bank transfer' : 'Refund on its way to the card' };
  if (paidAt && document.totalCents === 0) return { state: 'paid', words: 'Nothing was due' };
  if (paidAt) return { state: 'paid', words: `Paid on ${dateOf(paidAt)}${by(paidBy, 'by')}` };
  if (document.totalCents - document.creditCents === 0) return { state: 'open', words: 'Nothing is due' };
  if (dueOn) return { state: 'open', words: `Due on ${dateInWords(dueOn)}` };
  return { state: 'open', words: 'Charged to the card on file' };
}

function by(how: string | null, word: 'by' | 'to'): string {
  return how ? ` ${word} ${how}` : '';
}
