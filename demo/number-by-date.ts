import { asc, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../db/connect.ts';
import { documents, orders, users } from '../db/schema/index.ts';

/**
 * Deals out the numbers of these people's invoices and credit notes again, in the order of their dates: they were issued for one
 * person after the other. Documents of others keep their numbers. Only for the demo, before anyone got one of these documents.
 */
export async function numberByDate(emails: string[]): Promise<void> {
  await db().transaction(async (tx) => {
    const issued = await tx
      .select({ id: documents.id, series: documents.series, number: documents.number, about: documents.about })
      .from(documents)
      .innerJoin(orders, eq(orders.id, documents.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(inArray(users.email, emails))
      .orderBy(asc(documents.issuedOn), asc(documents.createdAt), asc(documents.number));
    const moved = (['invoice', 'credit_note'] as const).flatMap((series) => {
      const inOrder = issued.filter((document) => document.series === series);
      const numbers = inOrder.map(({ number }) => number).sort((one, other) => one - other);
      return inOrder.map((document, place) => ({ ...document, to: numbers[place] }));
    });
    const invoices = new Map(moved.filter(({ series }) => series === 'invoice').map(({ number, to }) => [number, to]));
    const rows = moved.map(({ id, to, about }) => ({
      id,
      number: to,
      about: {
        ...about,
        ...(about.corrects && { corrects: invoices.get(about.corrects) }),
        ...(about.replaces && { replaces: invoices.get(about.replaces) }),
      },
    }));
    // No two documents may have one number even between two rows of an update, so each takes its new one as a negative first.
    await tx.execute(sql`update ${documents} set number = -moved.number, about = moved.about
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved(id uuid, number int, about jsonb) where ${documents}.id = moved.id`);
    await tx.execute(sql`update ${documents} set number = -number where number < 0`);
  });
}
