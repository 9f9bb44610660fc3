import { and, desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { bills, mails, plans, projects } from '../../db/schema/index.ts';
import { refreshPayment } from '../../domain/billing/attempts.ts';
import { checkoutUrl } from '../../domain/billing/checkout.ts';
import { markPaid } from '../../domain/billing/mark-paid.ts';
import { ledgerOf } from '../../domain/ledger/ledger.ts';
import { collectBills } from '../../domain/plans/collect-bills.ts';
import { startPlan } from '../../domain/projects/monthly-plan.ts';
import type { Queue } from '../../jobs/queue.ts';
import { placedOrder } from '../harness/orders.ts';
import { runJobs } from './jobs.ts';
import { cards, type usePayments } from './payments.ts';
import { makePerson, type Person } from './people.ts';
import { projectNow } from './projects.ts';

/** A clock in the test's hand that begins at the present moment; what the provider and we call now. Timers run on. */
export function useClock() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());
  return { set: (to: Date) => void vi.setSystemTime(to), forward: (ms: number) => void vi.setSystemTime(Date.now() + ms) };
}

export interface Launched {
  owner: Person;
  projectId: string;
  orderId: string;
}

/** A paid project whose site is live, without the site itself: its plan has begun, and the provider doesn't know yet. */
export async function launchedProject(
  provider: ReturnType<typeof usePayments>,
  { by = 'card', prepare }: { by?: 'card' | 'bank'; prepare?: (orderId: string) => Promise<void> } = {},
): Promise<Launched> {
  const owner = await makePerson();
  const { order, secret } = await placedOrder({ userId: owner.id, email: owner.email, method: by === 'card' ? 'card' : 'invoice' });
  await prepare?.(order.id);
  if (by === 'card') {
    await provider.pay(await checkoutUrl(order, secret), cards.good);
    await refreshPayment(order.id);
  } else await markPaid(order.id, 'admin:test');
  const [project] = await db()
    .update(projects)
    .set({ name: 'Juniper & Salt', state: 'live', slug: `site-${order.number}`, liveSince: new Date() })
    .where(eq(projects.orderId, order.id))
    .returning();
  if (!project) throw new Error('The order made no project.');
  await db().transaction((tx) => startPlan(tx, project));
  return { owner, projectId: project.id, orderId: order.id };
}

/** Does what the worker would do with plans now: each minute's look, and every alignment that is waiting. */
export async function work(queue: Queue): Promise<void> {
  await collectBills();
  await runJobs(queue, 'align-plan');
}

/** The newest plan of a project as it is now. */
export async function planNow(projectId: string) {
  const [plan] = await db()
    .select()
    .from(plans)
    .where(eq(plans.projectId, projectId))
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(1);
  if (!plan) throw new Error('There is no plan.');
  return plan;
}

/** Its bills, the oldest first. */
export const billsNow = async (projectId: string) =>
  db().query.bills.findMany({ where: eq(bills.planId, (await planNow(projectId)).id), orderBy: [bills.periodStart, bills.createdAt] });

export const stateNow = async (projectId: string) => (await projectNow(projectId)).state;

/** The emails a person got about money from the day of their launch on, in order: the template, and its step where it has one. */
export async function lettersTo(userId: string): Promise<string[]> {
  const rows = await db()
    .select({ template: mails.template, props: mails.props })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        sql`${mails.template} in ('bill-paid', 'bill-failed', 'bill-due', 'plan-change', 'card-notice', 'service-change')`,
      ),
    )
    .orderBy(mails.createdAt, mails.id);
  return rows.map(({ template, props }) => {
    const { step, daysLate } = props as { step?: string; daysLate?: number };
    return [template, step, daysLate || undefined].filter(Boolean).join(' ');
  });
}

/** What the ledger says monthly bills of an order brought, in cents. */
export async function monthlyIn(orderId: string): Promise<number> {
  const entries = await ledgerOf(orderId);
  return entries.reduce((cents, { kind, amountCents }) => cents + (kind === 'monthly' ? amountCents : 0), 0);
}
