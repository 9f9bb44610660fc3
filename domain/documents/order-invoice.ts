import { eq } from 'drizzle-orm';
import { pageLabel } from '../../content/site-pages.ts';
import type { Connection } from '../../db/connect.ts';
import { discountCodes, discountUses, type orders, projects } from '../../db/schema/index.ts';
import type { Buyer, DocumentLine } from './schema.ts';

export type Order = typeof orders.$inferSelect;

/** Lines of an order's invoice: the setup price and the discount. */
export async function linesOfOrder(tx: Connection, order: Order): Promise<DocumentLine[]> {
  const pages = order.pages.map((key) => pageLabel(key)).join(', ');
  const setup = { text: 'Five-page website, one-time setup', note: pages, cents: order.setupCents };
  if (order.discountCents === 0) return [setup];
  const [used] = await tx
    .select({ code: discountCodes.code })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.id, discountUses.codeId))
    .where(eq(discountUses.orderId, order.id));
  return [setup, { text: 'Discount', note: used ? `Code ${used.code}` : '', cents: -order.discountCents }];
}

/** Who an order's documents go to. */
export async function buyerOf(tx: Connection, order: Order): Promise<Buyer> {
  const [project] = await tx.select({ name: projects.name }).from(projects).where(eq(projects.orderId, order.id));
  return { name: order.name ?? '', business: project?.name ?? '', email: order.email ?? '' };
}
