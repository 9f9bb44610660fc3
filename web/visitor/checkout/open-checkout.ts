import { data, redirect, redirectDocument } from 'react-router';
import { log } from '../../../base/log.ts';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { checkoutUrl, promiseStartDay } from '../../../domain/billing/checkout.ts';
import { CodeRefused } from '../../../domain/discounts/redemption.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { isDay, payableStates } from '../../../domain/orders/schema.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { orderOfRequest } from '../../cookies/order-cookie.ts';
import { askProvider } from './ask-provider.ts';
import { withinTime } from './within-time.ts';

/** The start day and the total in cents as the buyer saw them. */
interface Seen {
  day: string;
  total: string;
}

/**
 * Redirects to the provider's page for the request's order and holds the start day that the buyer saw. If that day was taken or the
 * price changed, returns what changed, and the buyer continues if they like. `address` is the client's.
 */
export async function openCheckout(request: Request, orderId: string, seen: Seen, address: string) {
  const limit = await withinLimit('checkout', address);
  if (!limit.ok) return data({ title: 'Please wait', text: limit.message }, { status: 429 });
  return withinTime(openNow(request, orderId, seen, address), openingMs, tryAgain);
}

/** How long the buyer waits for the payment provider. The request continues, so the next click finds its result. */
const openingMs = 12_000;

const tryAgain = () =>
  data(
    { title: 'Something went wrong', text: 'We couldn’t open the payment page. You weren’t charged. Please try again in a moment.' },
    { status: 502 },
  );

async function openNow(request: Request, orderId: string, { day, total }: Seen, address: string) {
  // If the provider is down, opening the checkout below reports it.
  await askProvider(orderId);
  const fresh = await orderOfRequest(request);
  if (!fresh || !payableStates.includes(fresh.order.state)) throw redirect('/payment-success');
  const changed = total !== String(fresh.order.totalCents) ? 'The price changed after you opened this page.' : undefined;
  try {
    const promise = await promiseStartDay(fresh.order.id, day, address);
    const otherPrice = promise.codeRefused ?? changed;
    const moved = promise.kept ? undefined : { from: day, to: promise.day };
    if (otherPrice || moved) return data(await explainChange(request, otherPrice, moved), { status: 409 });
    return redirectDocument(await checkoutUrl(fresh.order, fresh.secret));
  } catch (error) {
    if (error instanceof CodeRefused) return data(await explainChange(request, error.message, undefined), { status: 409 });
    log.error({ err: error, orderId: fresh.order.id }, 'checkout not opened');
    return tryAgain();
  }
}

/** Tells the buyer that price or start day changed, before they pay. */
async function explainChange(
  request: Request,
  otherPrice: string | undefined,
  moved: { from: string; to: string } | undefined,
): Promise<{ title: string; text: string }> {
  const price = dollarsAndCents((await orderOfRequest(request))?.order.totalCents ?? 0);
  const held = moved && dayInWords(moved.to);
  const lost =
    moved &&
    (isDay(moved.from) ? `${dayInWords(moved.from)} is no longer available.` : 'Your start day changed after you opened this page.');
  return {
    title: otherPrice ? `The price is now ${price}` : `Your start day is now ${held}`,
    text: [
      otherPrice,
      lost,
      'You weren’t charged.',
      held ? `We’re holding ${held} for you. Continue if that works.` : `Continue if you’re fine with ${price}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
