import { data, redirectDocument } from 'react-router';
import { log } from '../../../../base/log.ts';
import { dollars } from '../../../../content/dollars.ts';
import { cancelService, undoCancellation } from '../../../../domain/cancellations/canceling.ts';
import { isId } from '../../../../domain/ids.ts';
import { withinLimit } from '../../../../domain/limits/limits.ts';
import type { OrderState } from '../../../../domain/orders/schema.ts';
import { applyOwnCardChange, beginCardChange } from '../../../../domain/plans/card-changes.ts';
import { payNow } from '../../../../domain/plans/paying.ts';
import { plansOfProject } from '../../../../domain/plans/queries.ts';
import { cancellationSchema } from '../../../../domain/projects/schema.ts';
import { refundOwnOrder } from '../../../../domain/refunds/owner-refund.ts';
import { ownerRefundSchema } from '../../../../domain/refunds/schema.ts';
import { redirectWithToast, type Toast } from '../../../cookies/flash.ts';
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Dot, type DotState } from '../../../ui/drawings/dot.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { Money } from '../../../words/money.tsx';
import { chosenProject, sameProject } from '../../chosen-project.ts';
import { ProjectChooser } from '../../project-chooser.tsx';
import type { Route } from './+types/billing';
import { type BillingData, billingData } from './billing-data.ts';
import { DocumentLinks } from './document-links.tsx';
import type { ShownBill } from './plan-data.ts';
import { ServicePart } from './service.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Billing');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const changeId = new URL(request.url).searchParams.get('card');
  // Back from the provider's page. What the provider reports counts, not that the page was opened.
  if (changeId !== null && project) throw await backWith(request, await afterCardPage(user.id, changeId, project.id));
  return billingData(user.id, project);
}

const unreachable = 'We can’t reach our payment provider right now. You weren’t charged. Please try again in a moment.';

async function afterCardPage(userId: string, changeId: string, projectId: string): Promise<Toast> {
  try {
    const applied = await applyOwnCardChange(userId, changeId);
    if (!applied) return { type: 'info', title: 'You didn’t add a new card.' };
    const [view] = await plansOfProject(userId, projectId);
    const declined = view?.bills.find(({ state, declineReason }) => state === 'open' && declineReason);
    if (declined) return { type: 'error', title: 'Your new card was declined.', description: declined.declineReason ?? '' };
    return applied.chargedCents > 0
      ? {
          type: 'success',
          title: 'Your new card is saved, and your bill is paid.',
          description: `We charged ${dollars(applied.chargedCents)}.`,
        }
      : { type: 'success', title: 'Your new card is saved.' };
  } catch (error) {
    log.error({ err: error, projectId }, 'change of card not read');
    return { type: 'info', title: 'Your new card will show up here in a moment.' };
  }
}

/** Refunds the setup price, cancels the service or undoes that, opens the page for another card, or charges an unpaid bill now. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { intent, projectId = '', reason = '' } = formText(await request.formData());
  const refused = (error: string, status: number) => data({ intent, error, reason }, { status });
  if (!isId(projectId)) throw data(null, { status: 404 });
  if (intent === 'change-card' || intent === 'pay-now') {
    const limit = await withinLimit(intent === 'pay-now' ? 'payNow' : 'cardChange', user.id);
    if (!limit.ok) return refused(limit.message, 429);
    try {
      if (intent === 'pay-now') {
        const paid = await payNow(user.id, projectId);
        return paid.ok
          ? done(request, 'Payment received. Thank you.')
          : backWith(request, { type: 'error', title: 'Your payment didn’t go through.', description: paid.message });
      }
      const page = await beginCardChange(user.id, projectId);
      return page.ok ? redirectDocument(page.url) : refused(page.message, 409);
    } catch (error) {
      log.error({ err: error, projectId }, 'plan not paid or card page not opened');
      return refused(unreachable, 502);
    }
  }
  const limit = await withinLimit('cancellation', user.id);
  if (!limit.ok) return refused(limit.message, 429);
  if (intent === 'undo-cancellation') {
    const outcome = await undoCancellation(user.id, projectId);
    return outcome.ok ? done(request, 'Done. Your site stays online.') : refused(outcome.message, 409);
  }
  if (intent === 'refund') {
    const parsed = ownerRefundSchema.safeParse({ reason });
    if (!parsed.success) return refused(fieldErrors(parsed.error).reason ?? '', 422);
    const refunded = await refundOwnOrder(user.id, projectId, parsed.data.reason);
    if (!refunded.ok) return refused(refunded.message, 409);
    return done(request, refunded.amountCents ? 'We’re sending your money back.' : 'Your order is closed.');
  }
  const parsed = cancellationSchema.safeParse({ reason });
  if (!parsed.success) return refused(fieldErrors(parsed.error).reason ?? '', 422);
  const outcome = await cancelService(user.id, projectId, parsed.data.reason);
  return outcome.ok ? done(request, 'Your service is canceled.') : refused(outcome.message, 409);
}

async function done(request: Request, title: string) {
  return backWith(request, { type: 'success', title });
}

async function backWith(request: Request, toast: Toast) {
  return redirectWithToast(sameProject(request, '/portal/settings/billing'), toast);
}

/** The service with its plan and how to end it, the monthly bills, and the orders. */
export default function Billing({ loaderData, actionData }: Route.ComponentProps) {
  const { service, bills, orders } = loaderData;
  const error = actionData?.error;
  const ofPlan = actionData?.intent === 'change-card' || actionData?.intent === 'pay-now';
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div className="grid gap-4">
        <ProjectChooser />
        {service && (
          <ServicePart
            service={service}
            errors={error ? { [ofPlan ? 'plan' : actionData?.intent === 'refund' ? 'refund' : 'cancel']: error } : {}}
            typed={actionData?.reason ?? ''}
          />
        )}
      </div>
      <div className="grid gap-8">
        {service?.runsSince && <BillList bills={bills} />}
        <OrderList orders={orders} />
      </div>
    </div>
  );
}

/** Every monthly bill with its invoice, newest first. */
function BillList({ bills }: { bills: BillingData['bills'] }) {
  return (
    <RuledSection title="Monthly bills">
      {bills.length === 0 && <p className="py-3 text-ui text-ink-2">Your first bill comes on the day your site goes live.</p>}
      <ul>
        {bills.map((bill) => {
          const [dot, words] = statusOf(bill);
          return (
            <li key={bill.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-ui">
              <span className="min-w-0">
                <b>{bill.month}</b> <Money cents={bill.totalCents} />
                <span className="block text-small text-ink-2">{detailOf(bill)}</span>
                <DocumentLinks documents={bill.documents} />
              </span>
              <span className="flex items-baseline gap-4 text-small">
                <Dot state={dot}>{words}</Dot>
              </span>
            </li>
          );
        })}
      </ul>
    </RuledSection>
  );
}

function statusOf({ state, failed, dueCents, refundedCents }: ShownBill): [DotState, string] {
  if (state === 'paid') return ['done', refundedCents > 0 && refundedCents === dueCents ? 'Refunded' : 'Paid'];
  if (state === 'open') return failed ? ['late', 'Payment failed'] : ['waiting', 'Unpaid'];
  return state === 'draft' ? ['active', 'Processing'] : ['idle', 'Not charged'];
}

function detailOf(bill: ShownBill) {
  const how = bill.method === 'bank' ? 'by bank transfer' : 'by card';
  return (
    <>
      {bill.state === 'paid' && (bill.method ? `Paid on ${bill.paidOn}, ${how}` : `Paid from your credit on ${bill.paidOn}`)}
      {bill.state === 'open' && (bill.failed ? 'Due now' : `Due ${bill.dueOn}`)}
      {bill.state === 'draft' && 'Updating...'}
      {(bill.state === 'void' || bill.state === 'uncollectible') && 'Nothing owed'}
      {bill.creditCents > 0 && bill.method && (
        <>
          , <Money cents={bill.creditCents} /> from your credit
        </>
      )}
      {bill.refundedCents > 0 && (
        <>
          , <Money cents={bill.refundedCents} /> refunded
        </>
      )}
    </>
  );
}

/** The user's orders, each with its invoice and credit notes, or a link to pay it. */
function OrderList({ orders }: { orders: BillingData['orders'] }) {
  return (
    <RuledSection title="Orders and invoices">
      {orders.length === 0 && (
        <p className="py-3 text-ui text-ink-2">
          No orders yet. Start by <Link to="/#picker">picking your pages</Link>.
        </p>
      )}
      <ul>
        {orders.map((order) => {
          const [dot, words] = orderWords[order.state];
          return (
            <li key={order.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-ui">
              <span className="min-w-0">
                <b>{order.label}</b> <Money cents={order.cents} />
                <span className="block text-small text-ink-2">
                  {order.paidOn && order.cents === 0
                    ? `Ordered on ${order.paidOn}. Nothing was due`
                    : `${order.paidOn ? `Paid on ${order.paidOn}` : `Placed on ${order.placedOn}`}, ${order.method === 'invoice' ? 'by invoice' : 'by card'}`}
                  {order.refundedCents > 0 && (
                    <>
                      , <Money cents={order.refundedCents} /> refunded
                    </>
                  )}
                  {order.onWayCents > 0 && (
                    <>
                      , <Money cents={order.onWayCents} /> on its way back
                    </>
                  )}
                </span>
                <DocumentLinks documents={order.documents} />
              </span>
              <span className="flex items-baseline gap-4 text-small">
                <Dot state={dot}>{words}</Dot>
                {order.payTo && (
                  <Link to={order.payTo} className="link">
                    Pay<span className="sr-only"> {order.label}</span>
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </RuledSection>
  );
}

/** Order states in the buyer's words. */
const orderWords: Record<OrderState, [DotState, string]> = {
  draft: ['idle', 'Not placed yet'],
  awaiting_payment: ['waiting', 'Waiting for your payment'],
  processing: ['active', 'Payment processing'],
  paid: ['done', 'Paid'],
  failed: ['late', 'Payment failed'],
  expired: ['idle', 'Expired (not paid)'],
  partly_refunded: ['done', 'Partially refunded'],
  refunded: ['done', 'Refunded'],
  canceled: ['idle', 'Canceled'],
};
