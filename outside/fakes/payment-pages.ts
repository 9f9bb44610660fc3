import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type CardEntry, cardEntryProblem } from './card-entry.ts';
import type { CardOutcome } from './payment-server.ts';
import type { FakeBooks, FakeSession } from './payment-store.ts';

interface Till {
  books: FakeBooks;
  pay: (sessionId: string, outcome: CardOutcome) => FakeSession | undefined;
  /** The answer to the bank's question. Without a question that waits, nothing happens. */
  confirm: (sessionId: string, isOwner: boolean) => FakeSession | undefined;
}

/** Card numbers that the provider's own test mode knows, and what each does here. */
const cards: { number: string; label: string; outcome: CardOutcome }[] = [
  { number: '4242 4242 4242 4242', label: 'Goes through', outcome: 'success' },
  { number: '4000 0000 0000 0002', label: 'Is declined', outcome: 'decline' },
  { number: '4000 0025 0000 3155', label: 'Asks for a confirmation', outcome: 'challenge' },
  { number: '4000 0000 0000 0077', label: 'Is confirmed a few seconds later', outcome: 'slow' },
];

/** The checkout page, its confirmation step, and the receipt, in plain HTML without script. */
export function checkoutPages(till: Till): Hono {
  const app = new Hono();
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
    const session = till.books.sessions[context.req.param('id')];
    if (!session) return context.html(page('Checkout', html`<h1>There is no such checkout</h1>`), 404);
    if (session.status === 'expired') return context.html(expired(session), 410);
    if (session.status === 'complete') return context.redirect(session.success_url);
    return context.html(checkout(session, { declined: lastError(till.books, session) }));
  });
  app.post('/checkout/:id', async (context) => {
    const form = await context.req.parseBody();
    const typed: CardEntry = { number: String(form.number ?? ''), expires: String(form.expires ?? ''), cvc: String(form.cvc ?? '') };
    const known = till.books.sessions[context.req.param('id')];
    const card = cards.find(({ number }) => digitsOf(number) === digitsOf(typed.number));
    if (known?.status === 'open') {
      const wrong = cardEntryProblem(typed) ?? (card ? undefined : { field: 'number' as const, message: unknownCard });
      if (wrong) return context.html(checkout(known, { typed, wrong }), 422);
    }
    const session = till.pay(context.req.param('id'), card?.outcome ?? 'decline');
    if (!session) return context.notFound();
    if (session.status === 'complete') return context.redirect(session.success_url, 303);
    if (session.status === 'expired') return context.html(expired(session), 410);
    if (card?.outcome === 'challenge') return context.html(challenge(session));
    return context.html(checkout(session, { typed, declined: lastError(till.books, session) }), 402);
  });
  app.post('/checkout/:id/confirm', async (context) => {
    const { answer } = await context.req.parseBody();
    const session = till.confirm(context.req.param('id'), answer === 'yes');
    if (!session) return context.notFound();
    // Back on the card page, which says what happened and takes the same card again or another.
    return context.redirect(session.status === 'complete' ? session.success_url : session.url, 303);
  });
  app.get('/receipt/:id', (context) => {
    const session = till.books.sessions[context.req.param('id')];
    if (session?.payment_status !== 'paid') return context.notFound();
    return context.html(
      page(
        'Receipt',
        html`<h1>Receipt</h1><dl><dt>${session.description}</dt><dd>${dollars(session)}</dd><dt>Paid by</dt><dd>${session.customer_email ?? ''}</dd><dt>On</dt><dd>${new Date(session.created * 1000).toISOString().slice(0, 10)}</dd></dl>`,
      ),
    );
  });
  return app;
}

function expired(session: FakeSession) {
  return page('Checkout', html`<h1>This checkout has expired</h1><p><a href="${session.cancel_url}">Back to your order</a></p>`);
}

interface Shown {
  typed?: CardEntry;
  /** The bank's no, in the provider's words. */
  declined?: string;
  /** The field that kept the card from being tried. */
  wrong?: { field: keyof CardEntry; message: string };
}

const unknownCard = 'Your card was declined. In test mode only the four cards listed below exist.';
const testCard: CardEntry = { number: '4242 4242 4242 4242', expires: '12/34', cvc: '123' };

function checkout(session: FakeSession, { typed = testCard, declined, wrong }: Shown) {
  const field = (name: keyof CardEntry, label: string, numeric: boolean) => {
    const said = wrong?.field === name ? wrong.message : '';
    return html`<label>${label}<input name="${name}" value="${typed[name]}" autocomplete="off" required ${numeric ? raw('inputmode="numeric"') : ''} ${said ? raw(`aria-invalid="true" aria-describedby="wrong" autofocus`) : ''}>${said ? html`<span class="wrong" id="wrong" role="alert">${said}</span>` : ''}</label>`;
  };
  return page(
    'Checkout',
    html`<h1>${dollars(session)}</h1>
      <p class="what">${session.description}</p>
      ${declined ? html`<p class="error" role="alert">${declined} Nothing was charged.</p>` : ''}
      <form method="post" action="${new URL(session.url).pathname}">
        <label>Email<input name="email" type="email" value="${session.customer_email ?? ''}" readonly></label>
        ${field('number', 'Card number', true)}
        <div class="two">${field('expires', 'Expires', false)}${field('cvc', 'CVC', true)}</div>
        <button>Pay ${dollars(session)}</button>
      </form>
      <p><a href="${session.cancel_url}">Back without paying</a></p>
      <h2>Cards of the test mode</h2>
      <ul>${cards.map((card) => html`<li><code>${card.number}</code> ${card.label}</li>`)}</ul>`,
  );
}

function challenge(session: FakeSession) {
  return page(
    'Confirm the payment',
    html`<h1>Confirm the payment</h1>
      <p>A bank would ask you here whether you are paying ${dollars(session)} for “${session.description}”.</p>
      <form method="post" action="${new URL(session.url).pathname}/confirm"><button name="answer" value="yes">Yes, it is me</button><button class="plain" name="answer" value="no">No</button></form>`,
  );
}

function lastError(books: FakeBooks, session: FakeSession): string {
  return (session.payment_intent && books.intents[session.payment_intent]?.last_payment_error?.message) || '';
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

function dollars(session: FakeSession): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: session.currency }).format(session.amount_total / 100);
}

function page(title: string, body: unknown) {
  return html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} (test mode)</title><style>${raw(styles)}</style></head>
  <body><p class="test">TEST MODE: no card is charged here</p><main>${body}</main></body></html>`;
}

const styles = `*{box-sizing:border-box}body{margin:0;background:#fcfbf8;color:#0b172c;font:1.0625rem/1.55 "Hanken Grotesk Variable",system-ui,sans-serif}
.test{margin:0;padding:.7rem 1rem;background:#ffb533;color:#0a1120;text-align:center;font-weight:700}
main{max-width:27rem;margin:0 auto;padding:clamp(2rem,6vw,4.5rem) 1.25rem}
h1{font:430 clamp(2.5rem,9vw,3.75rem)/1 "Newsreader Variable",Georgia,serif;letter-spacing:-.03em;margin:0 0 .5rem}
h2{font-size:.9375rem;margin:2.5rem 0 .5rem;padding-top:.75rem;border-top:1.5px solid #0b172c}
.what{margin:0 0 1.75rem;color:#44526b}.error{padding:.75rem 1rem;border:1.5px solid #c1291f;border-radius:8px;color:#c1291f;font-weight:600}
label{display:block;font-weight:600;font-size:.9375rem;margin-bottom:1.1rem}input{display:block;width:100%;min-height:3rem;margin-top:.35rem;padding:.6rem .85rem;font:inherit;font-weight:400;border:1.5px solid #76839a;border-radius:8px;background:#fff;color:inherit}
input[readonly]{background:#f5f3ee}input[aria-invalid]{border-color:#c1291f}.wrong{display:block;margin-top:.4rem;color:#c1291f}.wrong::before{content:"";display:inline-block;width:.5rem;height:.5rem;margin-right:.55rem;background:#c1291f;transform:rotate(45deg)}.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
button{width:100%;min-height:3.25rem;border:0;border-radius:8px;background:#0b172c;color:#fcfbf8;font:600 1.0625rem/1 inherit;font-family:inherit;cursor:pointer;margin-top:.25rem}button.plain{background:none;color:#0b172c;border:1.5px solid #76839a;margin-top:.75rem}
:focus-visible{outline:3px solid #0b172c;outline-offset:3px}ul{list-style:none;margin:0;padding:0}li{padding:.55rem 0;border-bottom:1px solid #e3ded3;font-size:.9375rem;color:#44526b}code{color:#0b172c;font-size:.9375rem;display:block}
a{color:inherit}dl{margin:1.5rem 0}dt{font-weight:600;padding-top:.75rem;border-top:1px solid #e3ded3}dd{margin:0 0 .75rem}`;
