import { and, eq, isNull, lt } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { refunds } from '../../db/schema/index.ts';
import { createRefund, type RefundStatus } from '../../outside/payments/refunds.ts';
import { minuteMs } from '../../time/units.ts';
import { withRefund } from './refund-subject.ts';
import { settleRefund } from './settle.ts';

/** Longer than a refund's own job retries. */
const jobRetriesMs = 30 * minuteMs;

/** Enqueues card refunds again whose job failed before the provider accepted them. Returns how many. */
export async function sendWaitingRefunds(now: Date = new Date()): Promise<number> {
  const waiting = await db()
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.method, 'card'),
        eq(refunds.state, 'pending'),
        isNull(refunds.providerRefundId),
        lt(refunds.createdAt, new Date(now.getTime() - jobRetriesMs)),
      ),
    );
  for (const { id } of waiting) await enqueue(db(), 'send-refund', { refundId: id }, { key: id });
  return waiting.length;
}

/**
 * Has the provider refund a card, under the refund's id, so a repeated job refunds nothing twice. A permanent refusal fails
 * the refund; the job retries anything else.
 */
export async function sendRefund(refundId: string, now: Date = new Date()): Promise<void> {
  await withRefund(refundId, async (tx, subject, refund) => {
    if (refund.state !== 'pending' || refund.method !== 'card' || !subject.paymentId) return;
    const status = await asked({ refundId, paymentId: subject.paymentId, amountCents: refund.amountCents });
    await settleRefund(tx, subject, refund, {
      state: status.state,
      providerRefundId: status.providerRefundId,
      failureReason: status.failureReason,
      actor: 'provider',
      now,
    });
  });
}

async function asked(request: {
  refundId: string;
  paymentId: string;
  amountCents: number;
}): Promise<Partial<RefundStatus> & Pick<RefundStatus, 'state'>> {
  try {
    return await createRefund(request);
  } catch (error) {
    const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
    if (!isFinalRefusal(statusCode)) throw error;
    return { state: 'failed', failureReason: code ?? message ?? 'unknown' };
  }
}

/** Whether the provider would refuse the same request again. It wouldn't after too many requests (429) or one that's still running (409). */
export function isFinalRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
}
