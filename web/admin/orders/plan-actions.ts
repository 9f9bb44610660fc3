import { data } from 'react-router';
import type { Result } from '../../../base/result.ts';
import { endService } from '../../../domain/cancellations/canceling.ts';
import { markPaidSchema } from '../../../domain/orders/schema.ts';
import { chargeCardAsAdmin, noteBankPayment } from '../../../domain/plans/paying.ts';
import { plansOfOrder } from '../../../domain/plans/queries.ts';
import { endPlanSchema } from '../../../domain/plans/schema.ts';
import type { Toast } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors } from '../../forms/checked-form.ts';
import { requireRecentAuth } from '../../session/recent-auth.ts';

type ActionOutcome = { toast: Toast } | { errors: FieldErrors; intent: string };

/**
 * An admin's changes to an order's plan: record a bank payment, charge the card, end the plan. All of them need a recent login.
 * Undefined for any other intent.
 */
export async function planAction(
  request: Request,
  orderId: string,
  actor: string,
  { intent = '', planId = '', billId = '', ...fields }: Record<string, string>,
): Promise<ActionOutcome | undefined> {
  if (!planIntents.includes(intent)) return undefined;
  const view = (await plansOfOrder(orderId)).find(({ plan, bills }) =>
    intent === 'plan-bank-payment' ? bills.some(({ id }) => id === billId) : plan.id === planId,
  );
  if (!view) throw data(null, { status: 404 });
  switch (intent) {
    case 'plan-bank-payment': {
      const parsed = markPaidSchema.safeParse(fields);
      if (!parsed.success) return { intent, errors: fieldErrors(parsed.error) };
      const { reference, note } = parsed.data;
      await requireRecentAuth(request, { intent, billId, reference, note });
      return answer(await noteBankPayment(billId, actor, [reference, note].filter(Boolean).join(', ')), 'Marked as paid.');
    }
    case 'plan-try': {
      await requireRecentAuth(request, { intent });
      const charged = await chargeCardAsAdmin(planId, actor);
      return answer(charged.ok ? charged : { ...charged, message: `The card wasn’t charged. ${charged.message}` }, 'Paid by card.');
    }
    case 'plan-end': {
      const parsed = endPlanSchema.safeParse(fields);
      if (!parsed.success) return { intent, errors: fieldErrors(parsed.error) };
      await requireRecentAuth(request, { intent, ...parsed.data });
      return answer(await endService(view.plan.projectId ?? '', actor, parsed.data.reason), 'Service ended.');
    }
    default:
      return undefined;
  }
}

const planIntents = ['plan-bank-payment', 'plan-try', 'plan-end'];

function answer(outcome: Result, done: string): ActionOutcome {
  return { toast: outcome.ok ? { type: 'success', title: done } : { type: 'error', title: outcome.message } };
}
