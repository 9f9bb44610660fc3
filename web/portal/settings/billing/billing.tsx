import { data, redirect, redirectDocument } from 'react-router';
import { log } from '../../../../base/log.ts';
import { dollars } from '../../../../content/dollars.ts';
import { cancelService, undoCancellation } from '../../../../domain/cancellations/canceling.ts';
import { isId } from '../../../../domain/ids.ts';
import { withinLimit } from '../../../../domain/limits/limits.ts';
import { applyOwnCardChange, beginCardChange } from '../../../../domain/plans/card-changes.ts';
import { payNow } from '../../../../domain/plans/paying.ts';
import { plansOfProject } from '../../../../domain/plans/queries.ts';
import { cancellationSchema } from '../../../../domain/projects/schema.ts';
import { refundOwnOrder } from '../../../../domain/refunds/owner-refund.ts';
import { ownerRefundSchema } from '../../../../domain/refunds/schema.ts';
import { flashHeader, type Toast } from '../../../cookies/flash.ts';
import { fieldErrors, formText } from '../../../forms/checked-form.ts';
import { privateMeta } from '../../../meta/private-meta.ts';
import { viewerIn } from '../../../session/session.ts';
import { chosenProject, sameProject } from '../../chosen-project.ts';
import { ProjectChooser } from '../../project-chooser.tsx';
import type { Route } from './+types/billing';
import { BillList } from './bill-list.tsx';
import { billingData } from './billing-data.ts';
import { OrderList } from './order-list.tsx';
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
  return redirect(sameProject(request, '/portal/settings/billing'), { headers: { 'Set-Cookie': await flashHeader(toast) } });
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
