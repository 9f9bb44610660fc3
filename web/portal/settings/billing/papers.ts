import type { Document } from '../../../../domain/documents/documents.ts';
import { documentLabel } from '../../../../domain/documents/schema.ts';
import type { Paper } from './paper-links.tsx';

/** The valid papers of an order's setup price, and those of months that stand nowhere else on the page. */
export function papersOfOrder(all: Document[], orderId: string, shownBillIds: string[]): Paper[] {
  return all
    .filter((paper) => paper.orderId === orderId && !paper.voidedAt && (!paper.billId || !shownBillIds.includes(paper.billId)))
    .map(paperOf);
}

/** The valid papers of one month. */
export function papersOfBill(all: Document[], billId: string): Paper[] {
  return all.filter((paper) => paper.billId === billId && !paper.voidedAt).map(paperOf);
}

function paperOf({ id, series, number, totalCents, creditCents }: Document): Paper {
  const cents = series === 'invoice' ? totalCents - creditCents : -totalCents;
  return { id, series, label: documentLabel({ series, number }), cents };
}
