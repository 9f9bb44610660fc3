import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { type bills, plans } from '../../db/schema/index.ts';
import type { Card } from '../../outside/payments/customers.ts';

export type Plan = typeof plans.$inferSelect;
export type Bill = typeof bills.$inferSelect;

/** Locks a plan against other changes. Rows that reference it can still be written. */
export async function lockPlan(tx: Connection, planId: string): Promise<Plan | undefined> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId)).for('no key update');
  return plan;
}

export async function setPlan(tx: Connection, planId: string, set: Partial<typeof plans.$inferInsert>): Promise<void> {
  await tx
    .update(plans)
    .set({ ...set, updatedAt: new Date() })
    .where(eq(plans.id, planId));
}

/** The card columns of a plan; null without a card. */
export function cardColumns(card: Card | undefined) {
  return {
    paymentMethodId: card?.paymentMethodId ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpMonth: card?.expMonth ?? null,
    cardExpYear: card?.expYear ?? null,
  };
}
