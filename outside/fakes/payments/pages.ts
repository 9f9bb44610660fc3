import { Hono } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { type CardEntry, cardEntryProblem, expiryOf } from './card-entry.ts';
import { testCard } from './cards.ts';
import { answerBank, submitCard } from './checkout.ts';
import type { Context } from './context.ts';
import { cardPage, page, questionPage, receiptPage } from './page-views.ts';
import { atTime, timeHeader } from './past.ts';

const unknownCard = 'Your card was declined. In test mode, only the cards listed below work.';

/**
 * The checkout page, its confirmation step and the receipt, in HTML without scripts. `catchUp` runs what is due first. Only our demo
 * pays in the past: visitors' headers name no time.
 */
export function checkoutPages(context: Context, { catchUp, isForVisitors }: { catchUp: () => void; isForVisitors: boolean }): Hono {
  const app = new Hono();
  const { store, pagesUrl } = context;
  const sessionOf = (id: string) => {
    catchUp();
    return store.get('checkout.session', id);
  };
  const shown = (session: Stripe.Checkout.Session) => {
    const purchase = store.get('purchase', session.id);
    if (!purchase) throw new Error(`The checkout ${session.id} sells nothing.`);
    return { session, purchase, action: new URL(`${pagesUrl}/checkout/${session.id}`).pathname, declined: lastError(context, session) };
  };
  app.use(async (http, next) => {
    await next();
    http.header('Cache-Control', 'no-store');
    http.header('X-Content-Type-Options', 'nosniff');
    http.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });
  app.use('/checkout/:id', async (http, next) => {
    const session = sessionOf(http.req.param('id'));
    if (!session) return http.html(page('Checkout', html`<h1>Checkout not found</h1>`), 404);
    if (session.status === 'expired') return http.html(expired(session), 410);
    if (session.status === 'complete') return http.redirect(session.success_url ?? '/', 303);
    return next();
  });
  app.get('/checkout/:id', (http) => {
    const session = sessionOf(http.req.param('id'));
    return session ? http.html(cardPage(shown(session))) : http.notFound();
  });
  app.post('/checkout/:id', async (http) => {
    const form = await http.req.parseBody();
    const typed: CardEntry = { number: String(form.number ?? ''), expires: String(form.expires ?? ''), cvc: String(form.cvc ?? '') };
    const session = sessionOf(http.req.param('id'));
    if (!session) return http.notFound();
    const card = testCard(typed.number);
    const wrong = cardEntryProblem(typed) ?? (card ? undefined : { field: 'number' as const, message: unknownCard });
    if (wrong || !card) return http.html(cardPage({ ...shown(session), typed, wrong, declined: undefined }), 422);
    const time = isForVisitors ? undefined : http.req.header(timeHeader);
    atTime(context, time, () => submitCard(context, session, { card, ...expiryOf(typed.expires) }));
    store.save();
    if (isComplete(session)) return http.redirect(session.success_url ?? '/', 303);
    return card.challenge ? http.html(questionPage(shown(session))) : http.html(cardPage({ ...shown(session), typed }), 402);
  });
  app.post('/checkout/:id/confirm', async (http) => {
    const { answer } = await http.req.parseBody();
    const session = sessionOf(http.req.param('id'));
    if (!session) return http.notFound();
    answerBank(context, session, answer === 'yes');
    store.save();
    // If the bank declined, the card page says so and accepts another attempt.
    return http.redirect(isComplete(session) ? (session.success_url ?? '/') : `${pagesUrl}/checkout/${session.id}`, 303);
  });
  app.get('/receipt/:id', (http) => {
    catchUp();
    const charge = store.get('charge', http.req.param('id'));
    return charge?.status === 'succeeded' ? http.html(receiptPage(charge)) : http.notFound();
  });
  return app;
}

/** A function, so the compiler doesn't assume that the status is still the one checked before. */
function isComplete(session: Stripe.Checkout.Session): boolean {
  return session.status === 'complete';
}

function lastError({ store }: Context, session: Stripe.Checkout.Session): string | undefined {
  const payment = store.get('payment_intent', session.payment_intent)?.last_payment_error;
  return (payment ?? store.get('setup_intent', session.setup_intent)?.last_setup_error)?.message;
}

function expired(session: Stripe.Checkout.Session) {
  const back = session.cancel_url ? html`<p><a href="${session.cancel_url}">Back to your order</a></p>` : '';
  return page('Checkout', html`<h1>This checkout has expired</h1>${back}`);
}
