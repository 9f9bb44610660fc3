import { data } from 'react-router';
import { dollars } from '../../../content/dollars.ts';
import { refundsForAdmin } from '../../../domain/refunds/queries.ts';
import { dropRefund, noteRefundSent, requestRefund } from '../../../domain/refunds/refunds.ts';
import { refundSchema, refundSentSchema } from '../../../domain/refunds/schema.ts';
import type { Toast } from '../../cookies/flash.ts';
import { type FieldErrors, fieldErrors } from '../../forms/checked-form.ts';
import { requireRecentAuth } from '../../session/recent-auth.ts';

type ActionOutcome = { toast: Toast } | { errors: FieldErrors; intent: string };

/**
 * An admin's changes to an order's refunds: request one, mark one as sent by bank, cancel one. All of them need a recent login.
 * Undefined for any other intent.
 */
export async function refundAction(
  request: Request,
  orderId: string,
  actor: string,
  { intent = '', ...fields }: Record<string, string>,
): Promise<ActionOutcome | undefined> {
  if (!refundIntents.includes(intent)) return undefined;
  const { refunds, refundables } = await refundsForAdmin(orderId);
  if (intent === 'refund') {
    const parsed = refundSchema.safeParse(fields);
    if (!parsed.success) return { intent, errors: fieldErrors(parsed.error) };
    const { billId, amount, method, reason } = parsed.data;
    if (!refundables.some((one) => one.billId === billId)) throw data(null, { status: 404 });
    await requireRecentAuth(request, { intent, billId, amount: fields.amount ?? '', method, reason });
    const outcome = await requestRefund(billId ? { billId } : { orderId }, { amountCents: amount, method, reason, actor });
    if (!outcome.ok) return { intent, errors: { amount: outcome.message } };
    const cents = dollars(outcome.amountCents);
    return done(method === 'card' ? `We’ll refund ${cents} to the card.` : `Refund of ${cents} added. Now send it from your bank.`);
  }
  const refundId = fields.refundId ?? '';
  if (!refunds.some(({ id }) => id === refundId)) throw data(null, { status: 404 });
  if (intent === 'refund-sent') {
    const parsed = refundSentSchema.safeParse(fields);
    if (!parsed.success) return { intent, errors: fieldErrors(parsed.error) };
    await requireRecentAuth(request, { intent, ...parsed.data });
    return (await noteRefundSent(refundId, actor, parsed.data.reference)) ? done('Refund marked as sent.') : over;
  }
  await requireRecentAuth(request, { intent, refundId });
  return (await dropRefund(refundId, actor)) ? done('Refund canceled.') : over;
}

const refundIntents = ['refund', 'refund-sent', 'refund-off'];

const done = (title: string): ActionOutcome => ({ toast: { type: 'success', title } });
const over: ActionOutcome = { toast: { type: 'error', title: 'This refund was already sent or canceled.' } };
