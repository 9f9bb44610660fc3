import type { Document } from '../../../../domain/documents/documents.ts';
import { documentLabel } from '../../../../domain/documents/schema.ts';
import type { ShownDocument } from './document-links.tsx';

/** The valid documents for an order's setup price, and for months that the page doesn't list. */
export function documentsOfOrder(all: Document[], orderId: string, shownBillIds: string[]): ShownDocument[] {
  return all
    .filter(
      (document) => document.orderId === orderId && !document.voidedAt && (!document.billId || !shownBillIds.includes(document.billId)),
    )
    .map(shownDocument);
}

/** The valid documents of a month. */
export function documentsOfBill(all: Document[], billId: string): ShownDocument[] {
  return all.filter((document) => document.billId === billId && !document.voidedAt).map(shownDocument);
}

function shownDocument({ id, series, number, totalCents, creditCents }: Document): ShownDocument {
  const cents = series === 'invoice' ? totalCents - creditCents : -totalCents;
  return { id, series, label: documentLabel({ series, number }), cents };
}
