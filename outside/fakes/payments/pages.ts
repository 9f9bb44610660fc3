import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type Stripe from 'stripe';
import { type CardEntry, cardEntryProblem, expiryOf } from './card-entry.ts';
import { testCard, testCards } from './cards.ts';
import { answerBank, submitCard } from './checkout.ts';
import type { Context } from './context.ts';
import { dollars } from './dollars.ts';
import { atTime, timeHeader } from './past.ts';
import type { Purchase } from './store.ts';

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

/** The frame of every page. States that no card is charged. */
function page(title: string, body: unknown) {
  return html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} (test mode)</title><style>${raw(styles)}</style></head>
  <body><p class="test">TEST MODE: no card is charged here</p><main>${body}</main></body></html>`;
}

interface Shown {
  session: Stripe.Checkout.Session;
  purchase: Purchase;
  /** Address of this page's form. */
  action: string;
  typed?: CardEntry;
  /** Why the bank refused, in the provider's words. */
  declined: string | undefined;
  /** The invalid field, so the card wasn't tried. */
  wrong?: { field: keyof CardEntry; message: string } | undefined;
}

const exampleCard: CardEntry = { number: '4242 4242 4242 4242', expires: '12/34', cvc: '123' };

/** The page that takes a card, to pay or only to save it. */
function cardPage({ session, purchase, action, typed = exampleCard, declined, wrong }: Shown) {
  const field = (name: keyof CardEntry, label: string, numeric: boolean) => {
    const error = wrong?.field === name ? wrong.message : '';
    return html`<label>${label}<input name="${name}" value="${typed[name]}" autocomplete="off" required ${numeric ? raw('inputmode="numeric"') : ''} ${error ? raw(`aria-invalid="true" aria-describedby="wrong" autofocus`) : ''}>${error ? html`<span class="wrong" id="wrong" role="alert">${error}</span>` : ''}</label>`;
  };
  const total = session.amount_total ?? 0;
  const paying = session.mode === 'payment';
  return page(
    paying ? 'Checkout' : 'Save card',
    html`${paying ? html`<h1>${dollars(total)}</h1>${amounts(session, purchase)}` : html`<h1>Save card</h1><p class="what">${purchase.description ? `${purchase.description}. ` : ''}This page charges nothing.</p>`}
      ${declined ? html`<p class="error" role="alert">${declined} ${paying ? 'You weren’t charged.' : 'The card wasn’t saved.'}</p>` : ''}
      <form method="post" action="${action}">
        <label>Email<input name="email" type="email" value="${purchase.email ?? ''}" readonly></label>
        ${field('number', 'Card number', true)}
        <div class="two">${field('expires', 'Expires', false)}${field('cvc', 'CVC', true)}</div>
        <button>${paying ? `Pay ${dollars(total)}` : 'Save card'}</button>
      </form>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Cancel and go back</a></p>` : ''}
      <h2>Test cards</h2>
      <ul>${testCards.map((card) => html`<li><code>${card.number}</code> ${card.label}</li>`)}</ul>`,
  );
}

/** The purchase, and the parts of the total if there is a tax. */
function amounts(session: Stripe.Checkout.Session, { lines }: Purchase) {
  const names = html`<p class="what">${lines.map(({ name }) => name).join(', ')}</p>`;
  const taxes = lines.flatMap((line) => line.taxes);
  if (!taxes.length) return names;
  const row = (name: string, cents: number | null) => html`<div><dt>${name}</dt><dd>${dollars(cents ?? 0)}</dd></div>`;
  return html`${names}<dl class="sums">
    ${row('Subtotal', session.amount_subtotal)}
    ${taxes.map(({ name, percentage, amount }) => row(`${name} (${percentage}%)`, amount))}
    ${row('Total', session.amount_total)}
  </dl>`;
}

/** The bank's question after a card that needs confirmation. */
function questionPage({ session, purchase, action }: Shown) {
  const what = purchase.lines.map(({ name }) => name).join(', ');
  const [title, question] =
    session.mode === 'payment'
      ? ['Confirm the payment', `paying ${dollars(session.amount_total ?? 0)} for “${what}”`]
      : ['Confirm the card', 'saving this card for future payments'];
  return page(
    title,
    html`<h1>${title}</h1>
      <p>This is where your bank would ask you to confirm ${question}.</p>
      <form method="post" action="${action}/confirm"><button name="answer" value="yes">Yes, it’s me</button><button class="plain" name="answer" value="no">No</button></form>`,
  );
}

function receiptPage(charge: Stripe.Charge) {
  const row = (name: string, value: string) => html`<dt>${name}</dt><dd>${value}</dd>`;
  return page(
    'Receipt',
    html`<h1>Receipt</h1><dl>${row(charge.description ?? 'Payment', dollars(charge.amount))}${charge.amount_refunded ? row('Refunded', dollars(charge.amount_refunded)) : ''}${row('Paid by', charge.billing_details.email ?? '')}${row('Date', new Date(charge.created * 1000).toISOString().slice(0, 10))}</dl>`,
  );
}

const styles = `*{box-sizing:border-box}body{margin:0;background:#fcfbf8;color:#0b172c;font:1.0625rem/1.55 "Hanken Grotesk Variable",system-ui,sans-serif}
.test{margin:0;padding:.7rem 1rem;background:#ffb533;color:#0a1120;text-align:center;font-weight:700}
main{max-width:27rem;margin:0 auto;padding:clamp(2rem,6vw,4.5rem) 1.25rem}
h1{font:430 clamp(2.5rem,9vw,3.75rem)/1 "Newsreader Variable",Georgia,serif;letter-spacing:-.03em;margin:0 0 .5rem}
h2{font-size:.9375rem;margin:2.5rem 0 .5rem;padding-top:.75rem;border-top:1.5px solid #0b172c}
.what{margin:0 0 1.75rem;color:#44526b}.error{padding:.75rem 1rem;border:1.5px solid #c1291f;border-radius:8px;color:#c1291f;font-weight:600}
label{display:block;font-weight:600;font-size:.9375rem;margin-bottom:1.1rem}input{display:block;width:100%;min-height:3rem;margin-top:.35rem;padding:.6rem .85rem;font:inherit;font-weight:400;border:1.5px solid #76839a;border-radius:8px;background:#fff;color:inherit}
input[readonly]{background:#f5f3ee}input[aria-invalid]{border-color:#c1291f}.wrong{display:block;margin-top:.4rem;color:#c1291f}.wrong::before{content:"";display:inline-block;width:.5rem;height:.5rem;margin-right:.55rem;background:#c1291f;transform:rotate(45deg)}.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
button{width:100%;min-height:3.25rem;border:0;border-radius:8px;background:#0b172c;color:#fcfbf8;font:inherit;font-weight:600;line-height:1;cursor:pointer;margin-top:.25rem}button.plain{background:none;color:#0b172c;border:1.5px solid #76839a;margin-top:.75rem}
:focus-visible{outline:3px solid #0b172c;outline-offset:3px}ul{list-style:none;margin:0;padding:0}li{padding:.55rem 0;border-bottom:1px solid #e3ded3;font-size:.9375rem;color:#44526b}code{color:#0b172c;font-size:.9375rem;display:block}
a{color:inherit}dl{margin:1.5rem 0}.sums{margin:0 0 1.75rem}.sums div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-top:1px solid #e3ded3}.sums div:last-child{font-weight:600;border-top:1.5px solid #0b172c}.sums dt,.sums div:last-child dt{padding:0;border:0;font-weight:inherit}.sums dd{margin:0;font-variant-numeric:tabular-nums}dt{font-weight:600;padding-top:.75rem;border-top:1px solid #e3ded3}dd{margin:0 0 .75rem}`;
