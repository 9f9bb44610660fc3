import { Hono } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { testCard } from '../cards.ts';
import { answerBank, tryCard } from '../checkout.ts';
import type { Desk } from '../desk.ts';
import { type CardEntry, cardEntryProblem, expiryOf } from './card-entry.ts';
import { cardPage, questionPage } from './card-page.ts';
import { dollars, page } from './frame.ts';

const unknownCard = 'Your card was declined. In test mode only the cards listed below exist.';

/** The checkout page, its confirmation step, and the receipt, in plain HTML without script. `catchUp` does what is due first. */
export function checkoutPages(desk: Desk, catchUp: () => void): Hono {
  const app = new Hono();
  const sessionOf = (id: string) => {
    catchUp();
    return desk.books.get('checkout.session', id);
  };
  const shown = (session: Stripe.Checkout.Session) => ({
    session,
    purchase: desk.books.get('purchase', session.id) ?? { lines: [], description: null, metadata: {}, keepsCard: false, email: null },
    action: new URL(`${desk.pagesUrl}/checkout/${session.id}`).pathname,
  });
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });
  app.get('/checkout/:id', (context) => {
    const session = sessionOf(context.req.param('id'));
    if (!session) return context.html(page('Checkout', html`<h1>There is no such checkout</h1>`), 404);
    if (session.status === 'expired') return context.html(expired(session), 410);
    if (session.status === 'complete') return context.redirect(session.success_url ?? '/');
    const declined = lastError(desk, session);
    return context.html(cardPage({ ...shown(session), ...(declined ? { declined } : {}) }));
  });
  app.post('/checkout/:id', async (context) => {
    const form = await context.req.parseBody();
    const typed: CardEntry = { number: String(form.number ?? ''), expires: String(form.expires ?? ''), cvc: String(form.cvc ?? '') };
    const session = sessionOf(context.req.param('id'));
    if (!session) return context.notFound();
    if (session.status === 'expired') return context.html(expired(session), 410);
    if (session.status === 'complete') return context.redirect(session.success_url ?? '/', 303);
    const card = testCard(typed.number);
    const wrong = cardEntryProblem(typed) ?? (card ? undefined : { field: 'number' as const, message: unknownCard });
    if (wrong || !card) return context.html(cardPage({ ...shown(session), typed, ...(wrong ? { wrong } : {}) }), 422);
    tryCard(desk, session, { card, ...expiryOf(typed.expires) });
    desk.books.save();
    if (isComplete(session)) return context.redirect(session.success_url ?? '/', 303);
    if (card.challenge) return context.html(questionPage(shown(session)));
    const declined = lastError(desk, session);
    return context.html(cardPage({ ...shown(session), typed, ...(declined ? { declined } : {}) }), 402);
  });
  app.post('/checkout/:id/confirm', async (context) => {
    const { answer } = await context.req.parseBody();
    const session = sessionOf(context.req.param('id'));
    if (!session) return context.notFound();
    answerBank(desk, session, answer === 'yes');
    desk.books.save();
    // Back on the card page, which says what happened and takes the same card again or another.
    return context.redirect(isComplete(session) ? (session.success_url ?? '/') : `${desk.pagesUrl}/checkout/${session.id}`, 303);
  });
  app.get('/receipt/:id', (context) => {
    catchUp();
    const charge = desk.books.get('charge', context.req.param('id'));
    if (charge?.status !== 'succeeded') return context.notFound();
    return context.html(receipt(charge));
  });
  return app;
}

/** Asked anew: what was tried since may have changed it. */
function isComplete(session: Stripe.Checkout.Session): boolean {
  return session.status === 'complete';
}

function lastError(desk: Desk, session: Stripe.Checkout.Session): string | undefined {
  const payment = desk.books.get('payment_intent', String(session.payment_intent))?.last_payment_error;
  const setup = desk.books.get('setup_intent', String(session.setup_intent))?.last_setup_error;
  return (payment ?? setup)?.message;
}

function expired(session: Stripe.Checkout.Session) {
  return page(
    'Checkout',
    html`<h1>This checkout has expired</h1>${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back to your order</a></p>` : ''}`,
  );
}

function receipt(charge: Stripe.Charge) {
  const row = (name: string, value: string) => html`<dt>${name}</dt><dd>${value}</dd>`;
  return page(
    'Receipt',
    html`<h1>Receipt</h1><dl>${row(charge.description ?? 'Payment', dollars(charge.amount))}${charge.amount_refunded ? row('Given back', dollars(charge.amount_refunded)) : ''}${row('Paid by', charge.billing_details.email ?? '')}${row('On', new Date(charge.created * 1000).toISOString().slice(0, 10))}</dl>`,
  );
}
