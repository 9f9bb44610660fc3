import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { documents, orders } from '../../db/schema/index.ts';
import { isId } from '../ids.ts';
import type { Document } from './documents.ts';
import { documentLabel } from './schema.ts';

/** A document by its id. */
export async function documentById(documentId: string): Promise<Document | undefined> {
  if (!isId(documentId)) return undefined;
  const [found] = await db().select().from(documents).where(eq(documents.id, documentId));
  return found;
}

/** Label of the void invoice that an invoice replaces, such as 'INV-0006'; '' for none. */
export async function replacedInvoice(tx: Connection, documentId: string): Promise<string> {
  const [found] = await tx.select({ about: documents.about }).from(documents).where(eq(documents.id, documentId));
  const replaces = found?.about.replaces;
  return replaces ? documentLabel({ series: 'invoice', number: replaces }) : '';
}

/** A document of a person's own orders. Another's and a missing one look the same. */
export async function documentOf(userId: string, documentId: string): Promise<Document | undefined> {
  if (!isId(documentId)) return undefined;
  const [found] = await db()
    .select({ document: documents })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.id, documentId), eq(orders.userId, userId)));
  return found?.document;
}

/** All invoices and credit notes of some orders and their months, oldest first. */
export async function documentsOfOrders(orderIds: string[], connection: Connection = db()): Promise<Document[]> {
  if (orderIds.length === 0) return [];
  return connection
    .select()
    .from(documents)
    .where(inArray(documents.orderId, orderIds))
    .orderBy(asc(documents.createdAt), asc(documents.id));
}

/** The valid invoice of an order's setup price. */
export async function invoiceOfOrder(orderId: string): Promise<Document | undefined> {
  const all = await documentsOfOrders([orderId]);
  return all.find(({ series, billId, voidedAt }) => series === 'invoice' && !billId && !voidedAt);
}
