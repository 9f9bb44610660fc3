import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { invoiceOfOrder } from '../../../domain/documents/queries.ts';
import { payableStates } from '../../../domain/orders/schema.ts';
import { projectOfOrder } from '../../../domain/projects/queries.ts';
import { orderCookieHeader, orderOfRequest } from '../../cookies/order-cookie.ts';
import { privateMeta } from '../../page-meta.ts';
import { viewerContext } from '../../session.ts';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { Money } from '../../words/money.tsx';
import type { PageHandle } from '../layout.tsx';
import type { Route } from './+types/payment-success';
import { askProvider } from './ask-provider.ts';
import { BuildStages } from './build-stages.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { withoutOrder } from './no-order.ts';
import { orderSummary } from './order-summary.ts';

export const handle = { opening: 'paper', quiet: true } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privateMeta('Your order');

/** An unfinished state is read again at this interval, and less often after a minute. */
const pollMs = 1500;
const latePollMs = 15_000;
const lateAfterMs = 60_000;

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
  return {
    state: order.state,
    email: order.email,
    termsVersion: order.termsVersion,
    hasInvoice: Boolean(await invoiceOfOrder(order.id)),
    paidAt: order.paidAt?.toISOString() ?? null,
    summary: await orderSummary(order),
    signedIn: Boolean(viewer),
    project: project ? { state: project.state, briefDone: Boolean(project.briefSubmittedAt) } : null,
  };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const { state, email, termsVersion, hasInvoice, paidAt, summary, signedIn, project } = loaderData;
  const making = project?.briefDone && ['scheduled', 'drafting'].includes(project.state);
  const unfinished = state === 'processing' || Boolean(making);
  usePolling(unfinished);

  if (state === 'processing') {
    return (
      <CheckoutFrame title="Almost there." order={summary} lead="Your bank is confirming the payment. This page updates by itself.">
        <p className="flex items-center gap-3 font-semibold" role="status">
          <Spinner /> Waiting for your bank
        </p>
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame
      title={
        state === 'refunded'
          ? 'Your payment was refunded.'
          : summary.totalCents === 0
            ? 'We got your order. Thank you.'
            : 'Payment received. Thank you.'
      }
      order={summary}
      paid
      lead={state === 'refunded' ? 'We emailed you the credit note.' : `Your receipt is on its way to ${email}.`}
    >
      <DefinitionRows
        className="max-w-prose"
        rows={[
          summary.totalCents
            ? { label: 'Paid', value: <Money cents={summary.totalCents} exact /> }
            : { label: 'Amount due', value: 'Nothing was due' },
          ...(paidAt
            ? [
                {
                  label: summary.totalCents ? 'On' : 'Ordered on',
                  value: new Date(paidAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: brand.timeZone }),
                },
              ]
            : []),
          ...(hasInvoice
            ? [
                {
                  label: 'Invoice',
                  value: (
                    <Link to="/payment/invoice.pdf" document>
                      Open PDF
                    </Link>
                  ),
                },
              ]
            : []),
          ...(termsVersion
            ? [{ label: 'Terms you accepted', value: <Link to={`/terms/${termsVersion}`}>Version {termsVersion}</Link> }]
            : []),
        ]}
      />
      <BuildStages project={project} />
      <div className="mt-9">
        {!signedIn ? (
          <>
            <LinkButton to="/auth?next=%2Fonboarding" size="large">
              Create your account
              <ArrowRight size={20} aria-hidden="true" />
            </LinkButton>
            <p className="mt-3 max-w-prose text-small text-ink-2">
              Sign up with {email} so we can attach your order. Next is the brief. It takes about ten minutes.
            </p>
          </>
        ) : project?.briefDone ? (
          <LinkButton to="/portal" size="large">
            {project.state === 'draft_ready' ? 'See your draft' : 'Open your project'}
            <ArrowRight size={20} aria-hidden="true" />
          </LinkButton>
        ) : (
          <LinkButton to="/onboarding" size="large">
            Start your brief
            <ArrowRight size={20} aria-hidden="true" />
          </LinkButton>
        )}
      </div>
    </CheckoutFrame>
  );
}

function usePolling(unfinished: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!unfinished) return;
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const late = Date.now() - startedAt > lateAfterMs;
      timer = setTimeout(
        () => {
          void revalidate();
          wait();
        },
        late ? latePollMs : pollMs,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [unfinished, revalidate]);
}
