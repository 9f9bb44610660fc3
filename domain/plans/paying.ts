import { and, desc, eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { dollars } from '../../content/dollars.ts';
import { type Connection, db } from '../../db/connect.ts';
import { bills, orderEvents, orders, plans } from '../../db/schema/index.ts';
import { notePaidByBank } from '../../outside/payments/bills.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { alignLocked, alignPlan } from './align-plan.ts';
import { runningPlanOf } from './queries.ts';
import { refusedAs } from './refusals.ts';
import { lockPlan } from './rows.ts';

export type Paid = Result<object, ReturnType<typeof refusedAs>>;

/** Charges the open bills of an owner's plan to their card now. */
export async function payNow(ownerId: string, projectId: string): Promise<Paid> {
  const plan = await runningPlanOf(ownerId, projectId);
  return plan ? chargeCard(plan.id) : refusedAs('nothing-unpaid');
}

/** Charges a plan's card now, on behalf of an admin. */
export async function chargeCardAsAdmin(planId: string, actor: string): Promise<Paid> {
  const outcome = await chargeCard(planId);
  await note(db(), planId, actor, 'plan.try', outcome.ok ? 'Manual card attempt: paid' : `Manual card attempt: ${outcome.message}`);
  return outcome;
}

async function chargeCard(planId: string): Promise<Paid> {
  if (!(await openBill(planId))) return refusedAs('nothing-unpaid');
  await alignPlan(planId, new Date(), { attemptNow: true });
  const open = await openBill(planId);
  if (!open) return { ok: true };
  return open.declineReason ? refusedAs('card-declined', { reason: open.declineReason }) : refusedAs('card-missing');
}

async function openBill(planId: string) {
  const [open] = await db()
    .select({ declineReason: bills.declineReason })
    .from(bills)
    .where(and(eq(bills.planId, planId), eq(bills.state, 'open')))
    .orderBy(desc(bills.periodStart))
    .limit(1);
  return open;
}

/** Records a bank payment of a bill; `why` is the bank's reference or how the admin knows. A suspended site comes back right away. */
export async function noteBankPayment(billId: string, actor: string, why: string, now: Date = new Date()): Promise<Paid> {
  const [known] = isId(billId) ? await db().select().from(bills).where(eq(bills.id, billId)) : [];
  if (!known) return refusedAs('bill-not-found');
  return db().transaction(async (tx) => {
    const plan = await lockPlan(tx, known.planId);
    const [bill] = await tx.select().from(bills).where(eq(bills.id, billId));
    if (!plan || bill?.state !== 'open') return refusedAs('bill-not-unpaid');
    await notePaidByBank(bill.providerInvoiceId);
    await note(tx, plan.id, actor, 'plan.bank-payment', `Monthly bill of ${dollars(bill.dueCents)} paid by bank: ${why}`);
    await alignLocked(tx, plan, now);
    return { ok: true };
  });
}

/** Writes to the order's history and the audit log. */
async function note(tx: Connection, planId: string, actor: string, action: string, reason: string): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .innerJoin(plans, eq(plans.orderId, orders.id))
    .where(eq(plans.id, planId));
  if (!order) return;
  await tx.insert(orderEvents).values({ orderId: order.id, actor, fromState: order.state, toState: order.state, reason });
  await recordAudit(tx, { actor, action, subject: `order:${order.id}`, detail: { reason } });
}
