import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';

/** A dispute or refund that staff must act on. */
export interface MoneyAlert {
  /** ID of the dispute or the refund. */
  id: string;
  orderId: string;
  /** `dispute`: a chargeback or inquiry that isn't closed. `refund`: a refund that failed and wasn't sent another way. */
  kind: 'dispute' | 'refund';
  amountCents: number;
  /** The provider's state of a dispute: 'needs_response', 'warning_under_review' and others. Empty for a refund. */
  state: string;
  /** When a dispute must be answered. */
  answerBy: Date | null;
}

/** Open disputes and owed refunds with their orders, including those of monthly bills. A refund that staff canceled isn't owed. */
const alerts = sql`(
  select dispute.id, coalesce(dispute.order_id, plan.order_id) as order_id, 'dispute' as kind, dispute.amount_cents, dispute.state, dispute.answer_by
  from disputes dispute left join bills bill on bill.id = dispute.bill_id left join plans plan on plan.id = bill.plan_id
  where dispute.closed_at is null
  union all
  select refund.id, coalesce(refund.order_id, plan.order_id), 'refund', refund.amount_cents, '', null
  from refunds refund left join bills bill on bill.id = refund.bill_id left join plans plan on plan.id = bill.plan_id
  where refund.state = 'failed' and refund.failure_reason is distinct from 'merchant_request'
    and not exists (select from refunds later where later.created_at > refund.created_at and later.state <> 'failed'
      and later.order_id is not distinct from refund.order_id and later.bill_id is not distinct from refund.bill_id
      and later.attempt_id is not distinct from refund.attempt_id))`;

interface AlertRow extends Record<string, unknown> {
  id: string;
  order_id: string;
  kind: MoneyAlert['kind'];
  amount_cents: number;
  state: string;
  answer_by: string | null;
}

/** All open disputes and owed refunds, or those of some orders, by answer-by day. */
export async function moneyAlerts(orderIds?: string[]): Promise<MoneyAlert[]> {
  const wanted = orderIds ? sql`where order_id = any(${sql.param(orderIds)}::uuid[])` : sql``;
  const { rows } = await db().execute<AlertRow>(sql`select * from ${alerts} alert ${wanted} order by answer_by nulls last, order_id`);
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    amountCents: row.amount_cents,
    state: row.state,
    answerBy: row.answer_by ? new Date(row.answer_by) : null,
  }));
}

/** SQL condition that's true for orders with a money alert. */
export function hasMoneyAlert(orderId: SQL): SQL {
  return sql`${orderId} in (select order_id from ${alerts} alert)`;
}

/** True if the provider is waiting for our answer to a dispute. */
export function needsAnswer({ state }: MoneyAlert): boolean {
  return state.endsWith('needs_response');
}
