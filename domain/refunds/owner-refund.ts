import { and, eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type Connection, db } from '../../db/connect.ts';
import { approvals, orders, projects } from '../../db/schema/index.ts';
import { moveOrder } from '../orders/states.ts';
import { lockedProjectOf } from '../projects/queries.ts';
import { endBeforeLaunch } from './end-project.ts';
import { leftCents, lockSubject, ofOrder } from './refund-subject.ts';
import { requestRefundOf } from './refunds.ts';
import { refusedAs } from './refusals.ts';

export type OwnerRefund = Result<{ amountCents: number }, ReturnType<typeof refusedAs>>;

/**
 * Refunds what's left of the setup price to an owner who hasn't approved a version, and ends the project. Bank payments are
 * refunded by bank.
 */
export async function refundOwnOrder(ownerId: string, projectId: string, reason: string): Promise<OwnerRefund> {
  return db().transaction(async (tx) => {
    const orderId = await ownPaidOrder(tx, ownerId, projectId);
    const subject = orderId ? await lockSubject(tx, { orderId }) : undefined;
    if (!subject?.order.paidAt) return refusedAs('project-not-found');
    const project = await lockedProjectOf(tx, ownerId, projectId);
    if (!project || project.orderId !== orderId) return refusedAs('project-not-found');
    if (await tx.$count(approvals, eq(approvals.projectId, projectId))) return refusedAs('version-approved');
    const actor = `user:${ownerId}`;
    const why = reason || 'Refund before approval';
    const method = subject.paymentId ? 'card' : 'bank';
    if (subject.order.totalCents > 0) {
      const outcome = await requestRefundOf(tx, subject, { method, actor, reason: why });
      return outcome.ok ? { ok: true, amountCents: outcome.amountCents } : outcome;
    }
    // Nothing was paid, so the order only ends.
    if (!(await endBeforeLaunch(tx, orderId, actor, why))) return refusedAs('project-not-found');
    await moveOrder(tx, orderId, 'canceled', { actor, reason: why });
    return { ok: true, amountCents: 0 };
  });
}

/** The amount that a project's owner could refund themselves; undefined if they can't. */
export async function ownerRefundOf(ownerId: string, projectId: string): Promise<{ cents: number; byCard: boolean } | undefined> {
  const [row] = await db()
    .select({ order: orders })
    .from(projects)
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  if (!row?.order.paidAt || (await db().$count(approvals, eq(approvals.projectId, projectId)))) return undefined;
  const subject = ofOrder(row.order);
  const cents = await leftCents(db(), subject);
  return cents > 0 || subject.paidCents === 0 ? { cents, byCard: Boolean(subject.paymentId) } : undefined;
}

async function ownPaidOrder(tx: Connection, ownerId: string, projectId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(projects)
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  return row?.id;
}
