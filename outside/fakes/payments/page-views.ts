import { html, raw } from 'hono/html';
import type Stripe from 'stripe';
import type { CardEntry } from './card-entry.ts';
import { testCards } from './cards.ts';
import { dollars } from './dollars.ts';
import type { Purchase } from './store.ts';

/** The frame of every page. States that no card is charged. */
export function page(title: string, body: unknown) {
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
export function cardPage({ session, purchase, action, typed = exampleCard, declined, wrong }: Shown) {
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
export function questionPage({ session, purchase, action }: Shown) {
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

export function receiptPage(charge: Stripe.Charge) {
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
