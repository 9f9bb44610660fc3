import { useEffect, useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { privateHeads } from '../../../content/private-heads.ts';
import { checkoutEndsAt } from '../../../domain/billing/checkout.ts';
import { cardHasPaid } from '../../../domain/orders/queries.ts';
import { orderLabel, payableStates } from '../../../domain/orders/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { minuteMs } from '../../../time/units.ts';
import { orderCookieHeader, orderOfRequest } from '../../cookies/order-cookie.ts';
import { formText } from '../../forms/checked-form.ts';
import { privatePageMeta } from '../../meta/page-meta.ts';
import { clientAddressContext, viewerContext } from '../../session/session.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Money } from '../../words/money.tsx';
import type { Route } from './+types/payment';
import { CheckoutFrame, type OrderSummary } from './checkout-frame.tsx';
import { goToCurrentOrder } from './current-order.ts';
import { withoutOrder } from './no-order.ts';
import { openCheckout } from './open-checkout.ts';
import { orderSummary } from './order-summary.ts';
import { urlOfOwnPage } from './own-page.ts';
import { usePolling } from './use-polling.ts';

export const meta: Route.MetaFunction = ({ matches }) => privatePageMeta(privateHeads.payment, matches);

/** How long a buyer's return is followed by news of their payment. */
const newsMs = 20_000;

/** An order to pay. Its resume link (?order=) works on any device. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const current = await orderOfRequest(request);
  if (!current) throw await withoutOrder('/payment', context.get(viewerContext)?.user.id);
  const { order, secret } = current;
  const linked = new URL(request.url).searchParams.has('order');
  // The secret leaves the address bar right away and stays in the cookie.
  if (linked) throw redirect('/payment', { headers: { 'Set-Cookie': await orderCookieHeader(secret) } });
  if (order.state === 'draft') throw redirect('/payment-choice');
  const userId = context.get(viewerContext)?.user.id;
  await goToCurrentOrder(order, userId);
  const { orderDays, bankDetails } = await readSettings();
  const ended = order.state === 'expired' || order.state === 'canceled';
  if (!ended && !payableStates.includes(order.state)) throw redirect('/payment-success');
  return {
    state: order.state,
    ended,
    paidLate: ended && (await cardHasPaid(order.id)),
    receiptUrl: order.receiptUrl,
    number: order.number,
    summary: await orderSummary(order),
    ownPage: ended ? undefined : await urlOfOwnPage(request, userId),
    method: order.method,
    declineReason: order.declineReason,
    orderDays,
    bankDetails,
    heldUntil: ended ? null : ((await checkoutEndsAt(order.id))?.toISOString() ?? null),
  };
}

/**
 * Redirects to the provider's page and holds the shown start day. If that day was taken meanwhile, the buyer is notified first, and
 * the next day is held for them. Only the provider's status proves a payment, not the browser's return.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const current = await orderOfRequest(request);
  if (!current) throw await withoutOrder('/payment', context.get(viewerContext)?.user.id);
  const { day = '', total = '' } = formText(await request.formData());
  return openCheckout(request, current.order.id, { day, total }, context.get(clientAddressContext));
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { state, ended, number, summary, method, declineReason, orderDays } = loaderData;
  // Whoever comes back from the provider may be here before its news of a declined card. New data would drop what an action answered.
  usePolling(!ended && state !== 'failed' && !actionData, newsMs);
  const busy = useNavigation().state === 'submitting';
  const total = summary.totalCents;
  const byInvoice = method === 'invoice' && Boolean(summary.invoice);
  if (loaderData.paidLate) return <CardPaidEndedOrder {...loaderData} />;
  if (ended) {
    return (
      <CheckoutFrame
        title="This order is closed"
        order={summary}
        ended
        lead={
          state === 'expired'
            ? `Orders close if they’re not paid within ${orderDays} days. You weren’t charged.`
            : 'This order was replaced or canceled before payment. You weren’t charged.'
        }
      >
        <Link to="/#picker">Pick your pages again</Link>
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame
      title={method === 'invoice' ? 'We’re waiting for your payment' : total === 0 ? 'Nothing to pay today' : 'Pay by card'}
      order={summary}
      ownPage={loaderData.ownPage}
      lead={
        method === 'invoice'
          ? `We emailed you ${summary.invoice ? `invoice ${summary.invoice}` : 'the invoice'} with payment instructions. It’s due ${summary.invoiceDue}. We keep ${orderLabel(number)} for ${orderDays} days. You can also pay by card.`
          : total === 0
            ? 'Nothing is due today. We keep a card on file for your monthly price. You’ll enter it on our payment provider’s secure page.'
            : 'You’ll enter your card on our payment provider’s secure page.'
      }
    >
      {state === 'failed' && declineReason && (
        <Notice state="late" title="Your payment didn’t go through" className="mb-6 max-w-prose">
          {declineReason} You weren’t charged. Try the same card again or use a different one.
        </Notice>
      )}
      {actionData && (
        <Notice state="late" title={actionData.title} className="mb-6 max-w-prose">
          {actionData.text}
        </Notice>
      )}
      {loaderData.heldUntil && total > 0 && <HoldClock until={loaderData.heldUntil} day={summary.startDay} />}
      {method === 'invoice' && <BankDetails lines={loaderData.bankDetails} order={orderLabel(number)} invoice={summary.invoice} />}
      {byInvoice && (
        <p className="mb-4">
          <LinkButton to="/payment/invoice.pdf" document size="large">
            View invoice
          </LinkButton>
        </p>
      )}
      <Form method="post" reloadDocument>
        <HiddenFields fields={{ day: summary.startDay, total }} />
        <Button type="submit" size="large" look={byInvoice ? 'secondary' : 'primary'} busy={busy && 'One moment...'}>
          {total === 0 ? (
            'Add a card for monthly billing'
          ) : (
            <span>
              {state === 'failed' ? 'Try again:' : 'Pay'} <Money cents={total} />
              {byInvoice && ' by card instead'}
            </span>
          )}
        </Button>
      </Form>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-2">
        {state === 'failed' && method === 'card' && total > 0 && (
          <Link to="/payment-choice" className="link font-semibold">
            Get an invoice instead
          </Link>
        )}
        <Link to="/payment-choice">Change name, email or payment method</Link>
      </p>
    </CheckoutFrame>
  );
}

/** Shown if the card was charged before we could end the order. */
function CardPaidEndedOrder({ number, summary, receiptUrl }: { number: number; summary: OrderSummary; receiptUrl: string | null }) {
  return (
    <CheckoutFrame
      title="We’re refunding this payment"
      order={summary}
      ended
      lead={
        <>
          Your card was charged <Money cents={summary.totalCents} exact /> for {orderLabel(number)}, which had just closed. We’re refunding
          all of it to the same card. You don’t need to do anything.
        </>
      }
    >
      {receiptUrl && (
        <Link to={receiptUrl} newTab document>
          View receipt
        </Link>
      )}
    </CheckoutFrame>
  );
}

/** Where to send a bank transfer, as the operator wrote it, or who will say. */
function BankDetails({ lines, order, invoice }: { lines: string; order: string; invoice: string }) {
  return (
    <section aria-labelledby="bank-transfer" className="mb-6 max-w-prose border-y border-line py-4">
      <h2 id="bank-transfer" className="ui-heading">
        Pay by bank transfer
      </h2>
      {lines ? (
        <>
          <p className="mt-2 whitespace-pre-line text-ui">{lines}</p>
          <p className="mt-2 text-small text-ink-2">Reference: {invoice || order}</p>
        </>
      ) : (
        <p className="mt-2 text-ui text-ink-2">
          We’ll email you our bank details within one business day. Until then, you can pay by card, or ask at{' '}
          <Link to={`mailto:${brand.email}`}>{brand.email}</Link>.
        </p>
      )}
    </section>
  );
}

/**
 * Counts down how long the start day is held for the open checkout. Screen readers hear the whole minutes that are left at five
 * minutes, at one and at the end, and can read the time at any moment.
 */
function HoldClock({ until, day }: { until: string; day: string }) {
  const [leftMs, setLeftMs] = useState<number>();
  useEffect(() => {
    const look = () => setLeftMs(Math.max(0, Date.parse(until) - Date.now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (leftMs === undefined) return null;
  const minutes = Math.ceil(leftMs / minuteMs);
  return (
    <div className="mb-6 max-w-prose text-ui">
      <p role="timer" aria-live="off">
        {leftMs > 0 ? (
          <>
            We’re holding {dayInWords(day)} for you for <b className="tabular-nums">{clockText(leftMs)}</b>.
          </>
        ) : (
          <>We no longer hold {dayInWords(day)} for you. You can still pay, and we’ll show you the start day first.</>
        )}
      </p>
      <p className="sr-only" role="status">
        {leftMs === 0
          ? 'Your start day is no longer held.'
          : minutes === 5 || minutes === 1
            ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`
            : ''}
      </p>
    </div>
  );
}

/** 754,000 ms: '12:34'. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
