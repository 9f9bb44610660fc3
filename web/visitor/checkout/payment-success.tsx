import { redirect } from 'react-router';
import { privateHeads } from '../../../content/private-heads.ts';
import { siteAddress } from '../../../domain/addresses.ts';
import { invoiceOfOrder } from '../../../domain/documents/queries.ts';
import { payableStates } from '../../../domain/orders/schema.ts';
import { spentMs } from '../../../domain/projects/clock.ts';
import { projectOfOrder } from '../../../domain/projects/queries.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { newestVersion, previewOrigin } from '../../../domain/versions/versions.ts';
import { hourMs } from '../../../time/units.ts';
import { orderCookieHeader, orderOfRequest } from '../../cookies/order-cookie.ts';
import { privatePageMeta } from '../../meta/page-meta.ts';
import { viewerContext } from '../../session/session.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { Money } from '../../words/money.tsx';
import type { PageHandle } from '../layout.tsx';
import type { Route } from './+types/payment-success';
import { askProvider } from './ask-provider.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { withoutOrder } from './no-order.ts';
import { orderSummary } from './order-summary.ts';
import { PaidMoment } from './paid-moment.tsx';
import { usePolling } from './use-polling.ts';

export const handle = { opening: 'night', quiet: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => privatePageMeta(privateHeads.paymentSuccess, matches);

/** The state comes from the server, which asks the provider if the webhook hasn't arrived yet. A reload changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const first = await orderOfRequest(request);
  if (!first) throw await withoutOrder('/payment-success', context.get(viewerContext)?.user.id);
  if (new URL(request.url).searchParams.has('order'))
    throw redirect('/payment-success', { headers: { 'Set-Cookie': await orderCookieHeader(first.secret) } });
  if ([...payableStates, 'processing'].includes(first.order.state)) await askProvider(first.order.id);
  const { order } = (await orderOfRequest(request)) ?? first;
  if (order.state === 'draft') throw redirect('/payment-choice');
  if ([...payableStates, 'expired', 'canceled'].includes(order.state)) throw redirect('/payment');
  const viewer = context.get(viewerContext);
  const project = viewer && order.userId === viewer.user.id ? await projectOfOrder(viewer.user.id, order.id) : undefined;
  const draft = project?.firstDraftAt ? await newestVersion(project.id, true) : undefined;
  const { draftHours } = await readSettings();
  return {
    state: order.state,
    email: order.email,
    termsVersion: order.termsVersion,
    hasInvoice: Boolean(await invoiceOfOrder(order.id)),
    paidAt: order.paidAt?.toISOString() ?? null,
    summary: await orderSummary(order),
    signedIn: Boolean(viewer),
    project: project
      ? {
          id: project.id,
          state: project.state,
          briefDone: Boolean(project.briefSubmittedAt),
          spentMs: Math.max(0, spentMs(project)),
          promiseMs: draftHours * hourMs,
          draft: draft
            ? {
                origin: previewOrigin(draft.previewToken),
                address: project.slug ? siteAddress(project).replace(/^https?:\/\//, '') : project.name,
              }
            : null,
        }
      : null,
  };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { state, summary, project } = loaderData;
  usePolling(state === 'processing' || Boolean(project?.briefDone && ['scheduled', 'drafting'].includes(project.state)));
  if (state === 'processing') {
    return (
      <CheckoutFrame
        tone="night"
        title="Almost there."
        order={summary}
        lead="Your bank is confirming the payment. This page updates by itself."
      >
        <p className="flex items-center gap-3 font-semibold" role="status">
          <Spinner /> Waiting for your bank
        </p>
      </CheckoutFrame>
    );
  }
  if (state === 'refunded' || project?.state === 'canceled') {
    const isRefunded = state === 'refunded';
    return (
      <CheckoutFrame
        tone="night"
        title={isRefunded ? 'Your payment was refunded.' : 'This project has ended.'}
        order={summary}
        ended
        lead={isRefunded ? 'We emailed you the credit note.' : undefined}
      >
        <p>
          {isRefunded && (
            <>
              We refunded <Money cents={summary.totalCents} exact />. Your bank may take a few days to show it.
            </>
          )}
          {project && (
            <>
              {' '}
              Payments and refunds are listed under <Link to="/portal/settings/billing">Billing</Link>.
            </>
          )}
        </p>
      </CheckoutFrame>
    );
  }
  return <PaidMoment order={loaderData} />;
}
