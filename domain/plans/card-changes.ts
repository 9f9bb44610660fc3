import { addMinutes, startOfSecond } from 'date-fns';
import { and, eq, gte, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { type Connection, db } from '../../db/connect.ts';
import { bills, cardChanges } from '../../db/schema/index.ts';
import { cardChangeStatus, createCardChange, expireCheckout } from '../../outside/payments/checkout.ts';
import { useCard as payWith } from '../../outside/payments/customers.ts';
import { isId } from '../ids.ts';
import { alignLocked, alignPlan } from './align-plan.ts';
import { notifyCard } from './news.ts';
import { planSubject } from './plan-subject.ts';
import { runningPlanOf } from './queries.ts';
import { refusedAs } from './refusals.ts';
import { cardColumns, lockPlan, type Plan, setPlan } from './rows.ts';

/** How long the provider's page accepts a card. The provider's minimum is 30 minutes. */
const pageMinutes = 35;

/**
 * Returns the address of the provider's page where an owner enters a new card for their bills. Each plan has one open page
 * at a time; a recent one is reused.
 */
export async function beginCardChange(ownerId: string, projectId: string, now: Date = new Date()): Promise<Result<{ url: string }>> {
  const runningPlan = await runningPlanOf(ownerId, projectId);
  if (!runningPlan) return refusedAs('plan-not-found');
  if (!runningPlan.providerSubscriptionId) await alignPlan(runningPlan.id, now);
  return db().transaction(async (tx) => {
    const plan = await lockPlan(tx, runningPlan.id);
    if (!plan?.providerCustomerId || plan.state === 'ended') return refusedAs('plan-ended');
    const open = await openChange(tx, plan.id);
    const url =
      (open && (await urlOfOpen(tx, plan, open, now))) ?? (await newPage(tx, plan, plan.providerCustomerId, ownerId, projectId, now));
    return { ok: true, url };
  });
}

type CardChange = typeof cardChanges.$inferSelect;

async function openChange(tx: Connection, planId: string): Promise<CardChange | undefined> {
  const open = await tx.query.cardChanges.findFirst({ where: and(eq(cardChanges.planId, planId), eq(cardChanges.state, 'open')) });
  return open;
}

/** The open page's address, if it can be reused. One that was used or expires soon is settled first, so two cards never race. */
async function urlOfOpen(tx: Connection, plan: Plan, open: CardChange, now: Date): Promise<string | undefined> {
  const { state } = await cardChangeStatus(open.sessionId ?? '');
  if (state === 'open' && open.sessionUrl && addMinutes(open.createdAt, pageMinutes / 2) > now) return open.sessionUrl;
  if (state === 'open') await expireCheckout(open.sessionId ?? '');
  await settle(tx, plan, open, now);
  return undefined;
}

async function newPage(tx: Connection, plan: Plan, customerId: string, userId: string, projectId: string, now: Date): Promise<string> {
  const [made] = await tx.insert(cardChanges).values({ planId: plan.id, userId, createdAt: now }).returning();
  if (!made) throw new Error('The change of the card could not be stored.');
  const back = `${env().appUrl}/portal/settings/billing?project=${projectId}`;
  const { sessionId, url } = await createCardChange({
    attemptId: made.id,
    planId: plan.id,
    customerId,
    successUrl: `${back}&card=${made.id}`,
    cancelUrl: back,
    expiresAt: addMinutes(now, pageMinutes),
  });
  await tx.update(cardChanges).set({ sessionId, sessionUrl: url }).where(eq(cardChanges.id, made.id));
  return url;
}

/**
 * Asks the provider about a card change, and if there is a new card, charges open bills to it right away. Both the webhook
 * and the owner's return call this, in any order and repeatedly. Returns false for an unknown change.
 */
export async function applyCardChange(changeId: string, now: Date = new Date()): Promise<boolean> {
  const [known] = isId(changeId) ? await db().select().from(cardChanges).where(eq(cardChanges.id, changeId)) : [];
  if (!known) return false;
  await db().transaction(async (tx) => {
    const plan = await lockPlan(tx, known.planId);
    const open = plan && (await openChange(tx, plan.id));
    if (plan && open?.id === changeId) await settle(tx, plan, open, now);
  });
  return true;
}

/**
 * The same for the owner returning from the provider's page. Returns what was charged to the new card, in cents, or undefined if they
 * entered none. Ignores changes of others.
 */
export async function applyOwnCardChange(
  ownerId: string,
  changeId: string,
  now: Date = new Date(),
): Promise<{ chargedCents: number } | undefined> {
  if (!isId(changeId)) return undefined;
  const own = and(eq(cardChanges.id, changeId), eq(cardChanges.userId, ownerId));
  if ((await db().$count(cardChanges, own)) === 0) return undefined;
  await applyCardChange(changeId, now);
  const [change] = await db()
    .select()
    .from(cardChanges)
    .where(and(own, eq(cardChanges.state, 'done')));
  return change && { chargedCents: await chargedSince(change) };
}

/**
 * What was charged to a card since a change was begun, in cents: the webhook may have applied it before its owner returned. Counts from
 * the start of that second, because the provider's times have no milliseconds.
 */
async function chargedSince({ planId, createdAt }: CardChange): Promise<number> {
  const byCard = and(eq(bills.planId, planId), eq(bills.method, 'card'), gte(bills.paidAt, startOfSecond(createdAt)));
  const [charged] = await db()
    .select({ cents: sql<number>`coalesce(sum(${bills.dueCents}), 0)::int` })
    .from(bills)
    .where(byCard);
  return charged?.cents ?? 0;
}

async function settle(tx: Connection, plan: Plan, change: CardChange, now: Date): Promise<void> {
  const { state, paymentMethodId } = await cardChangeStatus(change.sessionId ?? '');
  if (state === 'open') return;
  await tx.update(cardChanges).set({ state, updatedAt: now }).where(eq(cardChanges.id, change.id));
  if (state === 'expired' || !paymentMethodId || !plan.providerCustomerId || plan.state === 'ended') return;
  const card = cardColumns(await payWith(plan.providerCustomerId, paymentMethodId));
  await setPlan(tx, plan.id, card);
  const changed = { ...plan, ...card };
  await alignLocked(tx, changed, now, { attemptNow: true });
  await notifyCard(tx, await planSubject(tx, changed), 'changed', change.id);
}
